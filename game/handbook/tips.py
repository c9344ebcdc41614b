"""Tips with the game's own figures: discards from the players' tables, traps counted by the rules, par."""

from functools import lru_cache

from game.handbook.help_page import About, Page, drawn
from game.handbook.texts import Passages
from game.players.par import positions
from game.players.tables.odds import cribs_seen_from, self_play_odds
from game.players.tables.show_odds import Unseen
from game.rules.cards import parse_cards
from game.rules.counting import peg, points
from game.rules.forms import FORMS, Form
from game.rules.house import House
from game.rules.spoken import rank_in_figures

# One card of each suit, since two of a suit might make a flush.
_GIFTS = {2: ("5C 5D", "5C JD", "2C 3D", "7C 8D", "AC 4D"), 1: ("5C", "JC", "7C", "2C")}
_SAFE = {2: ("TC KD", "9C KD", "6C KD", "AC KD", "2C QD"), 1: ("KC", "AC", "QC", "TC")}


TRAPS = "ten_cards", "others"
"""What not to leave: for a ten-card, and for others."""


def traps(kind: str) -> list[list[str]]:
    """Return what not to leave: the words, the cards on the table, and the card that is played on them."""
    return [line.split(" | ") for line in Passages("tips").lines(kind)]


@lru_cache(maxsize=256)  # pairs of cards in the tips of each form
def _crib_average(form: str, cards: str, *, ours: bool) -> float:
    """Return the average crib with these cards in it, for the dealer or for the player at his left."""
    at = FORMS[form].seats - 1 if ours else 0
    laid = parse_cards(cards)
    return cribs_seen_from(self_play_odds(form), at, Unseen(laid), FORMS[form].from_pack).mean(laid)


def tip_pages(form: Form, house: House) -> list[Page]:
    """Return the pages of tips for a game."""
    texts = Passages("tips")
    return [
        texts.page(
            About.DISCARDS,
            first=texts.words("crib_first" if form.kept == 3 else "hand_first"),
            rows=_discards(form),
        ),
        texts.page(
            About.PEGGING,
            partner=texts.words("before_partner") if form.partners else "",
            **{kind: _drawn_traps(kind) for kind in TRAPS},
        ),
        texts.page(About.SCORE, par=_par_rows(form, house)),
    ]


def _discards(form: Form) -> list[str]:
    """Show good and poor discards with their average in either crib."""
    lines = ["\tin your crib\tin theirs"]
    for heading, choices in (("good for you", _GIFTS), ("safe in theirs", _SAFE)):
        lines += [*[""] * (len(lines) > 1), f"# {heading}"]
        for text in choices[form.laid_away]:
            averages = [_crib_average(form.name, text, ours=ours) for ours in (True, False)]
            lines.append("\t".join([_ranks(text), *(f"{average:.1f}" for average in averages)]))
    return lines


def _ranks(cards: str) -> str:
    return " and ".join(rank_in_figures(card.rank) for card in parse_cards(cards))


def _drawn_traps(kind: str) -> list[str]:
    """Draw traps of the pegging, each with the card that springs it."""
    lines: list[str] = []
    for words, left, answer in traps(kind):
        cards = parse_cards(left)
        scores = peg((*cards, *parse_cards(answer)))
        lines += [f"# {points(scores)}: {words}", *drawn(cards, parse_cards(answer))]
    return lines


def _par_rows(form: Form, house: House) -> list[str]:
    """Tabulate the par after each deal, for two."""
    if form.sides > 2:
        return []
    first, other = (positions(form.name, house.target_of(form), deals=deals) for deals in (True, False))
    both = zip(first, other, strict=False)  # until one of them is out
    rows = [f"deal {deal}\t{one:.0f}\t{two:.0f}" for deal, (one, two) in enumerate(both, 1)]
    return [f"par after\tfirst dealer\t{'other team' if form.partners else 'opponent'}", *rows]
