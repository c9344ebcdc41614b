"""What is answered before a game and between two: a word, a kind of game by its name, or a line."""

from collections.abc import Callable, Iterable, Mapping

from game.rules.position_typed import is_position
from game.rules.presets import PRESETS
from game.scenes.front.choose_game import Seats
from game.scenes.front.more_ways import WAYS
from game.scenes.front.options import play
from game.scenes.front.window_session import WindowSession
from game.scenes.practice.practice_list import ABOUT as PRACTICED
from game.scenes.records.kept_games import DEEDS
from game.scenes.scene import Scene, Way
from game.session import typed
from game.session.kind_typed import kind_typed
from game.session.typed import NotUnderstood
from game.sheets.spots import LineSpot
from game.terminal.help_in_lines import A_REAL_BOARD

YES, NO, CHOOSE, LEARN = "yes", "no", "choose", "learn"
PLAY = "play it"
"""The words of the question, which are a yes, too."""

ENTER_HOW = f"Enter alone takes the standard answer; {A_REAL_BOARD}"


def called_here(words: str) -> str:
    """Return the name here of a line that the window's list calls so: friend is play a friend."""
    return words.lower().removeprefix("play a ")


ROOMS: dict[str, tuple[Way, LineSpot | None]] = {
    "practice": (Way.PRACTICE, None),
    "records": (Way.RECORDS, None),
    "options": (Way.OPTIONS, None),
    "house rules": (Way.HOUSE_RULES, None),
    "more": (Way.MORE_WAYS, None),
    **{
        called_here(words): (way, LineSpot(line))
        for way, lines in ((Way.PRACTICE, PRACTICED), (Way.MORE_WAYS, WAYS))
        for line, words in enumerate(lines)
    },
}
"""What may be looked at before a game and between two: a room, or by its name a line of its list."""
LISTS: Mapping[str, Callable[[WindowSession], Scene]] = {
    **dict.fromkeys(("seats", "hot seat"), Seats),
    "match": play,
}
"""What lies further down than one list, and is asked for here by whoever wants it, by its whole name."""
GAMES = {preset.title: name for name, preset in PRESETS.items()}


def read_answer(own: Iterable[str], wanted: str) -> Callable[[str], str]:
    """Read a word of these or of any such question, a kind of game, such as hoyle three, a position, or a
    saved game or a lesson by its number; nothing is a yes."""
    answers = {word: word for word in (YES, NO, *own, *DEEDS, *ROOMS)} | GAMES | {PLAY: YES}
    read_word = typed.word_of(answers, YES, wanted, called_here)

    def read(text: str) -> str:
        if text.lower() in LISTS:
            return text.lower()
        if text.lower() == "enter":
            raise NotUnderstood(ENTER_HOW)
        try:
            return read_word(text)
        except NotUnderstood:
            if typed.is_numbered(text, {*DEEDS, LEARN}) or is_position(text):
                return text
            if kind := kind_typed(text):
                return kind
            raise

    return read


def names_a_game(answer: str) -> bool:
    """Tell whether it is a game by its name, with a kind of it or without."""
    return answer.partition(" ")[0] in PRESETS


_LEADS_ON = {CHOOSE, *DEEDS, *ROOMS, *LISTS}
FIRST_OF_WHAT_LEADS_ON = {name.split()[0] for name in (*_LEADS_ON, *PRESETS)}
"""The first words of what leads somewhere between games."""


def comes_between(text: str) -> bool:
    """Tell whether it leads somewhere between games: a room, or a game with or without its kind."""
    return called_here(text) in _LEADS_ON or names_a_game(text.lower())
