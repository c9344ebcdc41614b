"""The words that a game alone and one far away share, and the desk that one of them opens."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.coaching.ask import answer_lines
from game.coaching.how_long import HowLong, NoSuchLength
from game.rules.cards import Card, Cards
from game.rules.errors import InvalidPosition
from game.rules.game import Game
from game.rules.in_words import capital, listed
from game.rules.log import Heading
from game.rules.position_line import position_line
from game.rules.position_typed import EXAMPLE as SUCH_A_HAND
from game.rules.position_typed import HOW_TO_ASK, completed, names_cards
from game.scenes.front.setting_rows import SettingRows
from game.session.playing_out import plays_out
from game.session.telling import CardNames, scores_line
from game.terminal.conversation import BACK_WORD, SWITCHED, Word
from game.terminal.help_in_lines import help_lines
from game.terminal.session_in_lines import SessionInLines
from game.terminal.spoken_tutor import call_tutor

NO_GAME = "You aren't in a game now."
GAME_WAITS = "Not here. Go back to your game first."
EXAMPLE = Card.parse("TH")
NOTHING_ASKED = "No position now. Ask when you discard or play."
DESK = f"Position? Such as {SUCH_A_HAND}, or Enter to go back:"
DESK_HOW = (
    HOW_TO_ASK,
    "5, 5000-deals or 0.5% before it plays it out: five seconds, so many deals, till it is that exact.",
    "In the play: 3C 3S 6S 9C mine 0-0 laid=TSJC starter=8H played=them:2H. In a game position types it.",
)
THE_DESK = ("champ", "the champ")
"""What is typed behind ask for the desk itself, as the window calls it; ask alone is of this moment first."""
KEPT_AS = "Words are {switched}, and stay so: Options calls them {line}, as the window does."
AGAIN = "again"
"""What is typed for the same position once more: behind ask the one at the table, at the desk the last."""
LEFT = ("", BACK_WORD, "no", "leave")
"""What leads from the desk back to where it was asked for."""


def shared_words(session: SessionInLines) -> dict[str, Word]:
    """Return the words that mean the same wherever lines are typed; of a game that there is none now."""
    conversation, cards = session.conversation, session.cards
    kept_as = SettingRows(session).large_print()

    def turn(text: str) -> None:
        session.change("big_index", SWITCHED.get(text.lower(), not cards.are_words()))
        tables = "Tables stand in columns." if cards.in_columns else "Tables are told in sentences."
        example = f"Hands read like this: {cards.row([EXAMPLE])}. {tables}"
        session.complain(
            example, KEPT_AS.format(switched="on" if cards.are_words() else "off", line=kept_as.words)
        )

    def ask(text: str) -> None:
        if session.amid and (refused := session.amid.why_no_hints):
            conversation.say(refused)
            return
        position = _moment(session) if text.lower() in ("", AGAIN) else text
        if not position or text.lower() in THE_DESK:
            at_the_desk(session)
        else:
            conversation.say(*_asked_about(position, cards, conversation.say))

    def none_here(otherwise: str = NO_GAME) -> str:
        return GAME_WAITS if session.table and not session.table.is_over else otherwise

    return {
        **dict.fromkeys(("table", "hint", "undo"), lambda _: conversation.say(none_here())),
        "score": lambda _: conversation.say(scores_line(session.table) if session.table else NO_GAME),
        "again": lambda _: conversation.say(*conversation.again() or [none_here()]),
        "position": lambda _: conversation.say(none_here(NOTHING_ASKED)),
        "ask": ask,
        "tutor": partial(call_tutor, session),
        "words": turn,
        "home": conversation.go_home,
    }


def tell_help(
    session: SessionInLines, wanted: str, here: Sequence[str], about: Game | Heading | None = None
) -> None:
    """Tell the help of a game, or of the one that is chosen."""
    settings = session.settings
    form, house = (about.form, about.house) if about else (session.form, settings.house_rules)
    voice = session.manner_of(settings.preset).voice
    session.conversation.say(*help_lines(form, house, voice, wanted, session.cards, here))


def at_the_desk(session: SessionInLines) -> None:
    """Answer one position after the other, till whoever asks goes back."""
    conversation, cards = session.conversation, session.cards
    say, before, how = conversation.say, "", "\n".join(DESK_HOW)
    with conversation.aside(*LEFT, "ask"):
        while True:
            with conversation.answering([AGAIN] * bool(before)):
                text = conversation.ask(DESK, str, how).lower()
            if text in LEFT:
                return
            text = text.removeprefix("ask").strip()
            text = before if text == AGAIN else completed(text, before)
            before = text if names_cards(text) else before
            say(*_asked_about(text, cards, say))


def _moment(session: SessionInLines) -> str:
    """Note a hint and return the moment at the table in a line, where the coach may be asked of it."""
    context = session.amid
    if session.conversation.is_aside or not (context and context.coach):
        return ""
    coach, seat = context.coach, context.table.turn
    if seat is None or not coach.may_be_asked(seat):
        return ""
    coach.hint(seat)
    return position_line(coach.table.game.view(seat), coach.table.stand)


def _asked_about(text: str, cards: CardNames, say: Callable[[str], object]) -> Iterator[str]:
    """Answer a position as the desk does, or say how to ask."""

    def names(chosen: Cards) -> str:
        return listed([cards.row([card]) for card in sorted(chosen)])

    try:
        how_long, position = _how_long(text)
        plays = plays_out(how_long, say) if how_long else None
        yield from map(capital, answer_lines(position, names, plays, in_columns=cards.in_columns))
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
