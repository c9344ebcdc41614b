"""Help on the cards: what they peg in the play, what a hand counts in the show, and a few words of advice."""

from game.handbook.page_parts import drawn, priced, prose
from game.rules.cards import PACK, TEN, Card, parse_cards
from game.rules.counting import (
    FIFTEEN,
    FOR_FIFTEEN,
    FOR_GO,
    FOR_NOBS,
    FOR_THIRTY_ONE,
    SHORTEST_RUN,
    THIRTY_ONE,
    for_alike,
    peg,
    points,
    show,
)
from game.rules.forms import Form
from game.rules.house import House
from game.rules.spoken import aloud, number_word

# The last card of each pegs with those before it.
RUN_EXAMPLES = ("4C 6D 5S", "3H 5C 6D 7S 4C", "2C 3D 3S 4H")


def what_a_card_pegs(house: House) -> list[str]:
    """The table of scores."""
    lines = [
        *prose(
            "The player at the dealer's left lays a card, then the next, and so on, and the cards are added "
            "up as they fall: court cards are ten, aces one. A card pegs for all that it makes:"
        ),
        "",
        *priced(
            ("the count comes to fifteen", FOR_FIFTEEN),
            ("the count comes to thirty-one", FOR_THIRTY_ONE),
            ("the same rank as the card before", for_alike(2)),
            ("a third of that rank in a row", for_alike(3)),
            ("a fourth", for_alike(4)),
            (f"{number_word(SHORTEST_RUN)} or more that make a run", "1 a card"),
            ("the last card short of thirty-one, or the last of all", FOR_GO),
        ),
    ]
    if house.counting.in_play:
        lines += ["", *prose("You say yourself what each card of yours pegs; a go pegs itself.")]
    return lines


def the_go(form: Form, house: House) -> list[str]:
    """Who cannot play, who plays on, and when the count begins again."""
    others = "the other" if form.seats == 2 else "every other player in turn"
    go, most = number_word(FOR_GO), number_word(FOR_THIRTY_ONE)
    must = (
        f"Nobody may pass {THIRTY_ONE}, and nobody may hold back a card that fits. Who cannot play says go, "
        f"and {others} plays on as long as a card fits. Whoever lays the last card pegs {go}, or {most} for "
        f"{THIRTY_ONE}."
    )
    by_hand = (
        "Go is said by hand here. The table refuses a go while a card fits, and a card that would pass "
        f"{THIRTY_ONE}."
    )
    if form.played_out:
        after = (
            "Then the count begins again from nothing, led by the next player who has cards, until all are "
            "played."
        )
    else:
        after = (
            f"At {THIRTY_ONE}, or when nobody can play, the play is over: cards still in hand are not played."
        )
    return ["# The go", *prose(must, *([by_hand] if house.go_by_hand else []), after)]


def runs() -> list[str]:
    """Runs in the play, counted by the rules themselves."""
    lines = prose(
        "The cards of a run may fall in any order, whoever laid them, as long as nothing comes between: "
        "a rank twice among them breaks the run. Queen, king, ace is no run. The last card of each row pegs:"
    )
    for text in RUN_EXAMPLES:
        cards = parse_cards(text)
        scores = peg(cards)
        words = f"{points(scores)}: {aloud(scores)}" if scores else "nothing: the second three breaks the run"
        lines += [f"# {words}", *drawn(cards[:-1], cards[-1:])]
    return lines


# Hands and starters by the cards kept; the last of each is the best there is.
HAND_EXAMPLES = {
    3: (("7D 6H 6S", "5C"), ("KD 5H 5S", "5C"), ("5H 5S 5D", "5C")),
    4: (("4D 4H 5S 6D", "KC"), ("9C 6D 5H 4S", "4C"), ("5H 5S 5D JC", "5C")),
    5: (("7C 8D 8S 9H JC", "KC"), ("2H 4H 6H 8H TH", "KH"), ("4H 4S 5H 5S 6H", "6S")),
}
BEST_CRIB = ("5H 5S 5D JC", "5C")


def the_show(form: Form, starter: str) -> list[str]:
    """The order, and what counts."""
    kept = form.kept
    return [
        *prose(
            "The hands are counted in turn from the dealer's left, the dealer's last, and then the crib. "
            "Each is pegged before the next: who is out first has won. "
            f"The {starter} counts as a card of each."
        ),
        "",
        *priced(
            ("every set of cards that adds up to fifteen", FOR_FIFTEEN),
            (f"every run of {number_word(SHORTEST_RUN)} or more", "1 a card"),
            ("a pair", for_alike(2)),
            ("three of a rank", for_alike(3)),
            ("four of a rank", for_alike(4)),
            (f"all {kept} cards in hand of one suit", kept),
            (f"the same with the {starter}", kept + 1),
            (f"the jack of the {starter}'s suit", FOR_NOBS),
        ),
        "",
        *prose(
            f"In the crib only five of a suit, with the {starter}, are a flush. Of a long run the shorter "
            "ones in it do not count, but two ways through a run are two runs: 4 5 5 6 counts six and the "
            f"pair. The jack of the {starter}'s suit is {number_word(FOR_NOBS)} for his nobs; one turned up "
            "was heels, and is no nobs.",
            _nineteen(kept),
        ),
    ]


def _nineteen(kept: int) -> str:
    if kept == max(HAND_EXAMPLES):
        return "Nothing is sometimes called nineteen; but hands as long as these can hold a true nineteen."
    return "Nothing is sometimes called nineteen, since no hand can count that."


def hands_to_count(form: Form) -> list[str]:
    """Two hands of the size that is played, counted aloud by the rules themselves."""
    first, second, _ = HAND_EXAMPLES[form.kept]
    return [*_example(*first), "", *_example(*second)]


def the_best(form: Form) -> list[str]:
    """The best hand there is, and the best crib where it has more cards."""
    lines = _example(*HAND_EXAMPLES[form.kept][-1])
    if form.kept < len(parse_cards(BEST_CRIB[0])):
        lines += ["", "The crib has a card more, and so the best count of all:", "", *_example(*BEST_CRIB)]
    return lines


def _example(hand: str, starter: str) -> list[str]:
    cards, turned_up = parse_cards(hand), Card.parse(starter)
    scores = show(cards, turned_up)
    return [*drawn(cards, (turned_up,)), f"{points(scores)}: {aloud(scores)}"]


_A_DEAL = {
    3: "In a deal the dealer makes about eleven on the whole and the other player six.",
    4: "In a deal the dealer makes about sixteen on the whole and the other player ten.",
    5: "In a deal more is made than in the shorter games: no lead is safe.",
}


def advice(form: Form) -> list[str]:
    """How to lay away, how to play, and when to take chances."""
    crib = "Count what each choice leaves in hand before you look at the crib."
    if form.kept == 3:
        crib = "The crib holds more cards than the hand: think of it first."
    together = " What your partner lays and plays helps you both." if form.partners else ""
    pace = _A_DEAL[form.kept] if form.seats == 2 else "Look at the pegs before every deal."
    return [
        "# Laying away",
        *prose(
            f"{crib} Fives are the best cards there are: keep them, or give them to your own side's crib "
            "only. Pairs, neighbours, and two cards that make fifteen are gifts to a crib."
        ),
        "",
        "# Playing",
        *prose(
            f"Lead from a pair: if it is paired, you make three of a rank for {number_word(for_alike(3))}. A "
            "four or lower is a safe lead, since nothing makes fifteen of it; a five is the worst. Do not "
            f"leave a count of {FIFTEEN - TEN} or {THIRTY_ONE - TEN}: "
            f"there are {number_word(sum(card.pips == TEN for card in PACK))} tens in the pack.{together}"
        ),
        "",
        "# The state of the game",
        *prose(
            f"{pace} If you are ahead, play off: break runs, do not pair. If you are behind, play on: take "
            "every chance at a run or a pair, and invite more."
        ),
    ]
