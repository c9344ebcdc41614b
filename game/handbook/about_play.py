"""Help on the play of the cards: what a card pegs, the go, and runs with examples."""

from game.handbook.page_parts import drawn, priced, prose
from game.rules.cards import parse_cards
from game.rules.counting import peg, points
from game.rules.forms import Form
from game.rules.house import House
from game.rules.spoken import aloud

# The last card of each pegs with those before it.
EXAMPLES = ("4C 6D 5S", "3H 5C 6D 7S 4C", "2C 3D 3S 4H")


def what_a_card_pegs(house: House) -> list[str]:
    """The table of scores."""
    lines = [
        *prose(
            "The player at the dealer's left lays a card, then the next, and so on, and the cards are added "
            "up as they fall: court cards are ten, aces one. A card pegs for all that it makes:"
        ),
        "",
        *priced(
            ("the count comes to fifteen", 2),
            ("the count comes to thirty-one", 2),
            ("the same rank as the card before", 2),
            ("a third of that rank in a row", 6),
            ("a fourth", 12),
            ("three or more that make a run", "1 a card"),
            ("the last card short of thirty-one, or the last of all", 1),
        ),
    ]
    if house.counting.in_play:
        lines += ["", *prose("You say yourself what each card of yours pegs; a go pegs itself.")]
    return lines


def the_go(form: Form, house: House) -> list[str]:
    """Who cannot play, who plays on, and when the count begins again."""
    others = "the other" if form.seats == 2 else "every other player in turn"
    must = (
        f"Nobody may pass 31, and nobody may hold back a card that fits. Who cannot play says go, and "
        f"{others} plays on as long as a card fits. Whoever lays the last card pegs one, or two for 31."
    )
    by_hand = (
        "Go is said by hand here. The table refuses a go while a card fits, and a card that would pass 31."
    )
    if form.played_out:
        after = (
            "Then the count begins again from nothing, led by the next player who has cards, until all are "
            "played."
        )
    else:
        after = "At 31, or when nobody can play, the play is over: cards still in hand are not played."
    return ["# The go", *prose(must, *([by_hand] if house.go_by_hand else []), after)]


def runs() -> list[str]:
    """Runs in the play, counted by the rules themselves."""
    lines = prose(
        "The cards of a run may fall in any order, whoever laid them, as long as nothing comes between: "
        "a rank twice among them breaks the run. Queen, king, ace is no run. The last card of each row pegs:"
    )
    for text in EXAMPLES:
        cards = parse_cards(text)
        scores = peg(cards)
        words = f"{points(scores)}: {aloud(scores)}" if scores else "nothing: the second three breaks the run"
        lines += [f"# {words}", *drawn(cards[:-1], cards[-1:])]
    return lines
