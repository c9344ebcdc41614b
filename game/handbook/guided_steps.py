"""The guide through a first game: a few short sentences for each step, told when it has happened."""

from enum import Enum, auto
from typing import NamedTuple

from game.rules.counting import FOR_FIFTEEN, FOR_GO, FOR_HEELS, THIRTY_ONE, for_alike
from game.rules.forms import Form
from game.rules.house import House, Low
from game.rules.in_words import number_word
from game.sheets.sheets import Thing


class News(Enum):
    """What comes for the first time."""

    CUT_FOR_DEAL = auto()
    CUT_PACK = auto()
    DEAL = auto()
    LAY_AWAY = auto()
    CUT_STARTER = auto()
    STARTER = auto()
    PLAY = auto()
    PEG = auto()
    GO = auto()
    NEW_COUNT = auto()
    HAND = auto()
    CRIB = auto()
    COUNT = auto()
    COUNT_CARD = auto()
    CALL_MUGGINS = auto()
    END = auto()


class Step(NamedTuple):
    """What is told once: a title, a few sentences, and the thing on the table that they are about."""

    title: str
    words: str
    thing: Thing


def guide_words(form: Form, house: House, starter: str, target: int) -> dict[News, Step]:
    """Return the words of each step, by the rules of this form and house and the hole that wins."""
    return _before_the_play(form, starter) | _in_the_play(form, house, target) | _from_the_show_on(starter)


def number_of_steps(house: House) -> int:
    """Count the steps that come in a game of this house."""
    only_there = {
        News.CUT_PACK: house.cut_before_deal,
        News.CUT_STARTER: not house.starter_from_top,
        News.COUNT: house.counting.by_players,
        News.COUNT_CARD: house.counting.in_play,
        News.CALL_MUGGINS: house.counting.low is Low.CALLED,
    }
    return sum(only_there.get(news, True) for news in News)


def _before_the_play(form: Form, starter: str) -> dict[News, Step]:
    cards, them = (
        ("a card", "it") if form.laid_away == 1 else (f"{number_word(form.laid_away)} cards", "they")
    )
    side = "your side's" if form.partners else "your own"
    return {
        News.CUT_FOR_DEAL: Step(
            "The cut", "Cut the deck. The low card deals and has the first crib; an ace is low.", Thing.DECK
        ),
        News.CUT_PACK: Step("The cut", "Cut the deck before the deal. Any place will do.", Thing.DECK),
        News.DEAL: Step(
            "The deal",
            "{table.dealer}. The crib is the dealer's: one more hand, counted last.",
            Thing.DEALER,
        ),
        News.LAY_AWAY: Step(
            "The crib",
            f"Discard {cards} to the crib. In {side} crib {them} will count for you, in others against you.",
            Thing.CRIB,
        ),
        News.CUT_STARTER: Step(
            f"The {starter}",
            f"Cut the deck. The card that turns up, the {starter}, belongs to every hand.",
            Thing.DECK,
        ),
        News.STARTER: Step(
            f"The {starter}",
            f"This is the {starter}. It counts with every hand and the crib, and nobody plays it. A jack "
            f"is {number_word(FOR_HEELS)} for the dealer.",
            Thing.STARTER,
        ),
    }


def _in_the_play(form: Form, house: House, target: int) -> dict[News, Step]:
    fifteen, pair = number_word(FOR_FIFTEEN), number_word(for_alike(2))
    hand_too = " Here you say it yourself: {go}." if house.go_by_hand else ""
    after = "" if form.played_out else " In this game the play is over then."
    return {
        News.PLAY: Step(
            "The count",
            f"Play a card. The count goes up to {THIRTY_ONE} and no further; face cards are ten. Make "
            f"fifteen or {THIRTY_ONE} for {fifteen} points, a pair for {pair}, a run for a point a card.",
            Thing.HAND,
        ),
        News.PEG: Step(
            "Points",
            f"{{table.score}}; {target} wins. The reason is {{table.reasons}}.",
            Thing.PLATE,
        ),
        News.GO: Step(
            "Go",
            f"If you can't play, say go, and the others play on. The last card is {number_word(FOR_GO)}."
            f"{hand_too}",
            Thing.PLATE,
        ),
        News.NEW_COUNT: Step(
            "A new count",
            f"The count starts over from zero, with the cards that are left.{after}",
            Thing.COUNT,
        ),
    }


def _from_the_show_on(starter: str) -> dict[News, Step]:
    fifteen = number_word(FOR_FIFTEEN)
    return {
        News.HAND: Step(
            "The show",
            f"Count each hand with the {starter}: {fifteen} for a fifteen or pair, one a card in a run or "
            "flush.",
            Thing.SHOW,
        ),
        News.CRIB: Step("The crib", "Last comes the crib, counted like a hand, for the dealer.", Thing.SHOW),
        News.COUNT: Step(
            "Your count", "Here you count for yourself. Type what the cards make, then {fire}.", Thing.SHOW
        ),
        News.COUNT_CARD: Step(
            "Your count", "Say what your card makes: {table.says}, then {fire}.", Thing.HAND
        ),
        News.CALL_MUGGINS: Step(
            "Muggins",
            "If a point was missed, call muggins for it, and it's yours. If not, go on.",
            Thing.PLATE,
        ),
        News.END: Step(
            "The end",
            "That's the game hole: nothing after it counts. You know the game now, so the guide signs off. "
            "{help} has all the rules.",
            Thing.PLATE,
        ),
    }
