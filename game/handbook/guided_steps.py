"""The guide through a first game: a sentence or two for each step, told when it is due or has happened."""

from enum import Enum, auto
from typing import NamedTuple

from game.rules.counting import (
    FIFTEEN,
    FOR_FIFTEEN,
    FOR_GO,
    FOR_HEELS,
    FOR_LAST,
    FOR_THIRTY_ONE,
    SHORTEST_RUN,
    THIRTY_ONE,
    for_alike,
)
from game.rules.forms import Form
from game.rules.in_words import number_word
from game.sheets.sheets import Thing


class News(Enum):
    """What comes for the first time."""

    CUT_FOR_DEAL = auto()
    CUT_PACK = auto()
    DEAL = auto()
    OWN_CRIB = auto()
    THEIR_CRIB = auto()
    CUT_STARTER = auto()
    STARTER = auto()
    HEELS = auto()
    PLAY = auto()
    MADE_FIFTEEN = auto()
    MADE_PAIR = auto()
    MADE_RUN = auto()
    MADE_THIRTY_ONE = auto()
    SAY_GO = auto()
    GO = auto()
    FOR_GO = auto()
    LAST_CARD = auto()
    THREE_FOR_LAST = auto()
    NEW_COUNT = auto()
    HAND = auto()
    CRIB = auto()
    COUNT = auto()
    COUNT_CARD = auto()
    CALL_MUGGINS = auto()
    END = auto()


class Step(NamedTuple):
    """What is told once: a title, a sentence or two, the thing on the table, and what the hands do now."""

    title: str
    words: str
    thing: Thing
    keys: str = ""


CUTS = "{left} {right}, then {fire}."


def guide_words(form: Form, starter: str, target: int) -> dict[News, Step]:
    """Return the words of each step, by the rules of this form and the hole that wins."""
    return {
        **_before_the_play(form, starter),
        **_in_the_play(form),
        **_scores(starter),
        **_from_the_show_on(starter, target),
    }


def _before_the_play(form: Form, starter: str) -> dict[News, Step]:
    cards = "a card" if form.laid_away == 1 else f"{number_word(form.laid_away)} cards"
    side = "your side's" if form.partners else "yours"
    together = "one of use there" if form.laid_away == 1 else "two that go together"
    no_gift = "no five" if form.laid_away == 1 else "no five and no pair"
    picks = "{fire} or a click."
    return {
        News.CUT_FOR_DEAL: Step(
            "The cut", "Cut the deck. The low card deals; an ace is low.", Thing.DECK, CUTS
        ),
        News.CUT_PACK: Step("The cut", "Cut the deck before the deal. Any place will do.", Thing.DECK, CUTS),
        News.DEAL: Step(
            "The deal",
            "{table.dealer}. The crib is the dealer's: one more hand, counted last.",
            Thing.DEALER,
        ),
        News.OWN_CRIB: Step(
            "Your crib" if side == "yours" else "The crib",
            f"The crib is {side} this time. Discard {together}.",
            Thing.CRIB,
            picks,
        ),
        News.THEIR_CRIB: Step(
            "Their crib",
            f"The crib counts for them now. Discard {cards}: {no_gift}.",
            Thing.CRIB,
            picks,
        ),
        News.CUT_STARTER: Step(
            f"The {starter}", f"Cut the deck again: it turns up the {starter}.", Thing.DECK, CUTS
        ),
        News.STARTER: Step(
            f"The {starter}",
            f"The {starter} counts with every hand and the crib. Nobody plays it.",
            Thing.STARTER,
        ),
    }


def _in_the_play(form: Form) -> dict[News, Step]:
    over = (
        "The count starts over from zero, with the cards that are left."
        if form.played_out
        else "That is the end of the count, and in this game of the play."
    )
    return {
        News.PLAY: Step(
            "The play",
            f"Play a card. They are added up, to {THIRTY_ONE} at most; face cards are ten.",
            Thing.HAND,
            "{fire} or a click.",
        ),
        News.SAY_GO: Step(
            "Go", f"No card of yours fits under {THIRTY_ONE}: say go.", Thing.HAND, "{go} does it."
        ),
        News.GO: Step(
            "Go",
            f"No card fits under {THIRTY_ONE}: that is a go, and the others play on.",
            Thing.PLATE,
        ),
        News.NEW_COUNT: Step("A new count", over, Thing.COUNT),
        News.COUNT_CARD: Step(
            "Your count", "Say what your card makes: {table.says}.", Thing.HAND, "Then {fire}."
        ),
    }


def _scores(starter: str) -> dict[News, Step]:
    fifteen, thirty_one, go = map(number_word, (FOR_FIFTEEN, FOR_THIRTY_ONE, FOR_GO))
    return {
        News.HEELS: Step(
            "His heels",
            f"The {starter} is a jack: {number_word(FOR_HEELS)} points for the dealer, for his heels.",
            Thing.PLATE,
        ),
        News.MADE_FIFTEEN: Step("Fifteen", f"The count is {FIFTEEN}: {fifteen} points.", Thing.PLATE),
        News.MADE_PAIR: Step(
            "A pair",
            f"The same rank twice in a row: a pair, {number_word(for_alike(2))} points. "
            f"A third would be {number_word(for_alike(3))}.",
            Thing.PLATE,
        ),
        News.MADE_RUN: Step(
            "A run",
            f"{number_word(SHORTEST_RUN).capitalize()} or more in a row, in any order: a point a card.",
            Thing.PLATE,
        ),
        News.MADE_THIRTY_ONE: Step(
            "Thirty-one", f"{THIRTY_ONE} exactly: {thirty_one} points, and the count is over.", Thing.PLATE
        ),
        News.FOR_GO: Step(
            "One for the go", f"Nobody can go on: {go} point for whoever played last.", Thing.PLATE
        ),
        News.LAST_CARD: Step("One for last", f"The last card of all: {go} point.", Thing.PLATE),
        News.THREE_FOR_LAST: Step(
            "Three for last",
            f"{number_word(FOR_LAST).capitalize()} points for whoever does not have the first crib.",
            Thing.PLATE,
        ),
    }


def _from_the_show_on(starter: str, target: int) -> dict[News, Step]:
    return {
        News.HAND: Step(
            "The show",
            f"Hands are counted with the {starter}: fifteens, then runs and pairs. The dealer's comes later.",
            Thing.SHOW,
        ),
        News.CRIB: Step("The crib", "Last comes the crib, counted like a hand, for the dealer.", Thing.SHOW),
        News.COUNT: Step("Your count", "Type what the cards make.", Thing.SHOW, "Then {fire}."),
        News.CALL_MUGGINS: Step(
            "Muggins",
            "If a point was missed, call muggins for it, and it's yours. If not, go on.",
            Thing.PLATE,
        ),
        News.END: Step(
            "The end",
            f"{target} wins: nothing after it counts. You know the game now. {{help}} has all the rules.",
            Thing.PLATE,
        ),
    }
