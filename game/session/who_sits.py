"""Who sits down: people and players in any seat, with names that tell them apart."""

from collections.abc import Sequence

from game.players.levels import LEVELS
from game.rules.forms import Form
from game.rules.spoken import YOU
from game.session.session import Session
from game.store.setting_words import LONGEST_NAME, PERSON
from game.store.settings import Settings
from game.table import Sitter


def seat_words(settings: Settings, form: Form, level: str) -> list[str]:
    """`person` or a level for each seat; where nothing is said, one person against players of this level."""
    words = [_seat_word(settings, seat, level) for seat in range(form.seats)]
    return words if PERSON in words else [PERSON, *words[1:]]


def _seat_word(settings: Settings, seat: int, level: str) -> str:
    if seat < len(settings.seats) and settings.seats[seat] in (PERSON, *LEVELS):
        return settings.seats[seat]
    people = 0 if settings.seats else max(1, len(settings.names))
    return PERSON if seat < people else level


def person_name(settings: Settings, person: int, initials: str) -> str:
    """What a person is called, counted from the lower edge."""
    if person < len(settings.names) and settings.names[person]:
        return settings.names[person]
    return initials or YOU if person == 0 else f"{YOU} {person + 1}"


def chosen_sitters(session: Session) -> list[Sitter]:
    """Who is to sit where, as the settings have it, seat by seat."""
    words = seat_words(session.settings, session.form, session.level)
    return [
        _sitter(session.settings, words, seat, session.settings.initials)
        for seat in range(session.form.seats)
    ]


def players_alone(form: Form, level: str) -> list[Sitter]:
    """Nobody but players of one level."""
    words = [level] * form.seats
    return [_player(words, seat) for seat in range(form.seats)]


def _sitter(settings: Settings, words: Sequence[str], seat: int, initials: str) -> Sitter:
    if words[seat] != PERSON:
        return _player(words, seat)
    return Sitter(person_name(settings, words[:seat].count(PERSON), initials))


def _player(words: Sequence[str], seat: int) -> Sitter:
    level = words[seat]
    title = LEVELS[level].title.upper()
    number = f" {words[:seat].count(level) + 1}" if words.count(level) > 1 else ""
    return Sitter(f"{title[: LONGEST_NAME - len(number)]}{number}", level)
