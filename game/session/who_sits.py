"""Who sits down: people and players in any seat, with names that tell them apart."""

from collections.abc import Sequence
from typing import NamedTuple

from game.club.one_number import shipmate_for
from game.players.levels import LEVELS, the_player
from game.players.seating import is_player, player_class
from game.players.shipmate import NAME as SHIPMATE
from game.rules.errors import LONGEST_NAME
from game.rules.forms import Form
from game.rules.in_words import capital, listed
from game.rules.preset import Preset
from game.rules.presets import PRESETS
from game.rules.voice import ME, YOU
from game.session.session import FIRST_RIVAL, Session
from game.store.judged import NOBODY, JudgedGames
from game.store.setting_words import ENGINE, PERSON
from game.store.settings import Settings
from game.table import Sitter, told_apart
from game.values import replace

GUEST = "GUEST"
"""The name of a second human who has given none."""

SHORTER = {"LANDLUBBER": "LUBBER"}
"""Names of players that leave no room for a letter."""


def seat_words(settings: Settings, form: Form, level: str) -> list[str]:
    """Return `person` or a level for each seat; where nothing is said, one person against this level."""
    words = [_seat_word(settings, seat, level) for seat in range(form.seats)]
    return words if PERSON in words else [PERSON, *words[1:]]


def _seat_word(settings: Settings, seat: int, level: str) -> str:
    if seat < len(settings.seats) and is_seated(settings.seats[seat]):
        return settings.seats[seat]
    people = 0 if settings.seats else max(1, len(settings.names))
    return PERSON if seat < people else level


def is_seated(word: str) -> bool:
    """Tell whether somebody sits down under a word: a person, a level, or a program."""
    return word in (PERSON, *LEVELS) or word.startswith(f"{ENGINE}:")


def person_name(settings: Settings, person: int, initials: str) -> str:
    """Return the name of a human, counted from the lower edge."""
    if person < len(settings.names) and settings.names[person]:
        return settings.names[person]
    return GUEST if person else initials or YOU


def chosen_sitters(session: Session) -> list[Sitter]:
    """Return who is to sit where, as the settings have it, seat by seat."""
    chosen = seat_words(session.settings, session.form, session.level)
    words = [shipmate_here(session) if word == SHIPMATE else word for word in chosen]
    source = PRESETS[session.settings.preset]
    return _told_apart([_sitter(session.settings, source, words, seat) for seat in range(session.form.seats)])


def shipmate_here(session: Session) -> str:
    """Return the word for the shipmate of whoever plays here."""
    judged = JudgedGames(session.run_options.saves)
    return shipmate_for(judged.of(session.settings.initials or NOBODY))


def players_alone(source: Preset, form: Form, level: str) -> list[Sitter]:
    """Seat nobody but players of one level: the one at the lower edge plays in your place."""
    words = [PERSON, *[level] * (form.seats - 1)]
    return _told_apart([Sitter(YOU, level), *(_player(source, words, seat) for seat in range(1, form.seats))])


def _told_apart(sitters: Sequence[Sitter]) -> list[Sitter]:
    """Tell them apart; several players of one sort have the letters of their seats behind their names."""
    names = [sitter.name for sitter in sitters]
    several = {sitter.name for sitter in sitters if sitter.level and names.count(sitter.name) > 1}
    lettered = [
        f"{SHORTER.get(name, name)[: LONGEST_NAME - 2]} {letter}" if name in several else name
        for name, letter in zip(names, "ABCD", strict=False)
    ]
    return [replace(sitter, name=name) for sitter, name in zip(sitters, told_apart(lettered), strict=True)]


def _sitter(settings: Settings, source: Preset, words: Sequence[str], seat: int) -> Sitter:
    if words[seat] != PERSON:
        return _player(source, words, seat)
    return Sitter(person_name(settings, words[:seat].count(PERSON), settings.initials))


def _player(source: Preset, words: Sequence[str], seat: int) -> Sitter:
    """Return a player: several of one sort by their seats, where the source names these; the source's own by
    the source's name, and any other by its level."""
    others, level, voice = [word for word in words if word != PERSON], words[seat], source.manner.voice
    if others[1:] and len({*others}) == 1 and voice.seats and level in LEVELS:
        return Sitter(voice.seats[seat], level)
    is_own = voice.rival and all(is_originals(source, word) for word in others)
    return Sitter(voice.rival.upper() if is_own else player_class(level).title.upper()[:LONGEST_NAME], level)


def names_to_sit_down(sitters: Sequence[Sitter]) -> list[str]:
    """Name them before they sit down: whoever will be YOU at the table has his own name behind it."""
    is_alone = sum(one.is_person for one in sitters) == 1
    return [
        f"{YOU} ({one.name})" if is_alone and one.is_person and one.name != YOU else one.name
        for one in sitters
    ]


def is_originals(source: Preset, level: str) -> bool:
    """Tell whether a level is the one that the original itself plays at, and so bears its name."""
    return level == source.level


def who_is_behind(sitters: Sequence[Sitter]) -> list[str]:
    """Say which player plays under the names that an original gives; one called ME speaks for himself."""
    behind: dict[str, list[str]] = {}
    for one in sitters:
        level = one.level if one.level in LEVELS and one.name != ME else None
        if level and not one.name.startswith(LEVELS[level].title.upper()):
            behind.setdefault(level, []).append(one.name)
    return [f"{capital(the_player(level))} plays as {listed(names)}." for level, names in behind.items()]


class Arrivals(NamedTuple):
    """Who sits down at the next table in place of whom, and the first rival if he may stay."""

    words: str
    may_stay: str = ""
    is_to_stay: bool = False
    """Whether that is usual: whoever has lost to him need not meet a stronger one."""


def arrivals(session: Session) -> Arrivals:
    """Compare the next table with the last; the rival of a first game may stay where nobody was asked for."""
    before, settings = session.match.seated, session.settings
    is_asked_for = settings.level != PRESETS[settings.preset].level
    may_stay = not is_asked_for and any(one.level == FIRST_RIVAL for one in before)
    left, came = _called(before, [] if session.duplicate else chosen_sitters(session))
    if not left or not came or left == came:
        return Arrivals("")
    first = left[0] if len(left) == 1 else FIRST_RIVAL.upper()
    ending = "s" if len(came) == 1 else ""
    comes = f"want{ending} to sit" if may_stay else f"sit{ending}"
    words = f"{listed(came)} {comes} down in place of {listed(left)}."
    return Arrivals(words, first, session.match.was_lost) if may_stay else Arrivals(words)


def _called(*tables: Sequence[Sitter]) -> list[list[str]]:
    """Name the players of each table, by what they are where they are several, or one is called ME."""
    players = [[one for one in table if one.level and is_player(one.level)] for table in tables]
    if all(len(ones) == 1 and ones[0].name != ME for ones in players):
        return [[one.name for one in ones] for ones in players]
    return [sorted({player_class(one.level).title.upper() for one in ones if one.level}) for ones in players]
