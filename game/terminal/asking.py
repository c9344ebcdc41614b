"""What is asked of a position that is typed, and the words that a game alone and one far away share."""

from collections.abc import Callable, Iterator

from game.coaching.ask import answer_lines
from game.coaching.how_long import HowLong, NoSuchLength
from game.rules.cards import Card
from game.rules.errors import InvalidPosition
from game.session.playing_out import plays_out
from game.session.telling import CardNames, scores_line
from game.table import Table
from game.terminal.conversation import Conversation, Word, hang_up

NO_GAME = "You aren't in a game now."
EXAMPLE = Card.parse("TH")
NOTHING_ASKED = "No position now. Ask when you discard or play."
ASK_HOW = "Type ask and a position, such as: ask 5S 6D 7C 8H KH KD mine 45-60. ask 5 and a position plays it"
ASK_HOW += " out for five seconds, ask 5000-deals or ask 0.5% as long as that takes."
ASK_HOW += " Type position for this moment's line."


def shared_words(
    conversation: Conversation, cards: CardNames, table: Callable[[], Table | None]
) -> dict[str, Word]:
    """Return the words that mean the same wherever lines are typed; of a game that there is none now."""

    def score(_: str) -> None:
        last = table()
        conversation.say(scores_line(last) if last else NO_GAME)

    def turn(_: str) -> None:
        cards.turn()
        tables = "Tables stand in columns." if cards.in_columns else "Tables are told in sentences."
        conversation.say(f"Hands read like this: {cards.row([EXAMPLE])}. {tables}")

    return {
        **dict.fromkeys(("table", "hint", "undo"), lambda _: conversation.say(NO_GAME)),
        "score": score,
        "again": lambda _: conversation.say(*conversation.again() or [NO_GAME]),
        "position": lambda _: conversation.say(NOTHING_ASKED),
        "ask": lambda text: conversation.say(*asked_about(text, cards, conversation.say)),
        "words": turn,
        **dict.fromkeys(("quit", "leave"), hang_up),
    }


def asked_about(text: str, cards: CardNames, say: Callable[[str], object]) -> Iterator[str]:
    """Answer a position as the desk does, or how to ask."""
    if not text:
        yield ASK_HOW
        return
    try:
        how_long, position = _how_long(text)
        plays = plays_out(how_long, say) if how_long else None
        yield from answer_lines(position, cards.hand, plays)
    except NoSuchLength as error:
        yield f"Type {error}"
    except InvalidPosition as error:
        yield str(error)


LENGTHS = ("%", "deals", "sec", "seconds")


def _how_long(text: str) -> tuple[HowLong | None, str]:
    """Take from the front of it how long it is to be played out, if it begins so."""
    first, _, rest = text.partition(" ")
    is_length = first.isdecimal() or (first[:1].isdecimal() and first.lower().endswith(LENGTHS))
    return (HowLong.parse(first), rest) if is_length else (None, text)
