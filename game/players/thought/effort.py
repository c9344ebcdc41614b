"""How hard the champ thinks about a card."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """How many hands and deals are looked at; whoever has the time takes more of them."""

    work: int = 135_000  # of a search, or thereabouts, as `Foresight` counts it
    work_on_lead: int = 150_000  # before any card is known
    pilot_hands: int = 5  # of the other player's, looked at first to learn what each of them costs
    fewest_hands: int = 8
    most_hands: int = 240
    weighed_hands: int = 600  # held against the play so far; the likeliest of them
    deals_drawn: int = 1000  # where there is too much to search
    deals_played: int = 160
    shows: int = 60  # that stand for all: one alone would tell more of its own luck than of the card
