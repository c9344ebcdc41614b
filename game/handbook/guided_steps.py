"""The guide through a first game: a few short sentences for each step, told when it comes."""

from enum import Enum, auto

from game.rules.cadence import number_word
from game.rules.counting import FOR_FIFTEEN, FOR_GO, FOR_HEELS, THIRTY_ONE, for_alike
from game.rules.forms import Form
from game.rules.house import House


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


def guide_words(form: Form, house: House, starter: str) -> dict[News, str]:
    """What is told of each step, by the rules of this form and house."""
    laid, them = ("a card", "it") if form.laid_away == 1 else (f"{number_word(form.laid_away)} cards", "they")
    fifteen, pair = number_word(FOR_FIFTEEN), number_word(for_alike(2))
    side = "your side's" if form.partners else "your own"
    hand_too = " Here go is said by hand: {go}, or up and the button." if house.go_by_hand else ""
    after = "" if form.played_out else " Here the play is over then."
    return {
        News.CUT_FOR_DEAL: "Everybody cuts a card. The lowest deals, and has the first crib. Ace is low.",
        News.CUT_PACK: "The pack is cut before the deal. Low, in the middle or high: it is all one.",
        News.DEAL: "{table.dealer}, who has the crib of this deal: a second hand, counted last.",
        News.LAY_AWAY: f"Lay {laid} away into the crib. In {side} crib {them} will count for you, in any "
        "other against you. Keep cards that make fifteen, pairs and runs.",
        News.CUT_STARTER: f"Now the pack is cut for the {starter}, the card that belongs to every hand.",
        News.STARTER: f"The {starter} lies on the pack. It counts with every hand and with the crib, and is "
        f"not played. A jack is {number_word(FOR_HEELS)} for the dealer.",
        News.PLAY: f"Play a card. All cards are added up, to {THIRTY_ONE} and no further; court cards are "
        f"ten. Who makes fifteen or {THIRTY_ONE} has {fifteen} points, a pair {pair}, a run a point for each "
        "card.",
        News.PEG: f"The first points. The front peg is the score; the first at {house.target_of(form)} wins. "
        "What it was for stands {table.reasons}.",
        News.GO: "Who has no card that fits says go, and the others play on. The last card is "
        f"{number_word(FOR_GO)}."
        f"{hand_too}",
        News.NEW_COUNT: f"The count begins again from nothing, with the cards that are left.{after}",
        News.HAND: f"Now the hands are counted, each with the {starter}: {fifteen} for every fifteen and "
        "every pair, a point a card for runs and flushes. The dealer's comes last.",
        News.CRIB: "The crib, at last. It is counted like a hand, for the dealer.",
        News.COUNT: "Here you count for yourself. Type what the cards make, then press the button.",
        News.COUNT_CARD: "Say yourself what your card makes: type it over the card, then press the button.",
        News.CALL_MUGGINS: "If a point was missed, call muggins for it, and it is yours. If not, go on.",
        News.END: "The game hole: nothing after it counts. You know the game now, and the guide leaves you. "
        "{help} has all the rules.",
    }
