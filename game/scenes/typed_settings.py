"""What is typed at a menu of settings: a line, a value of one, or a line and its value."""

import re
from collections.abc import Iterator, Sequence
from typing import Protocol

from game.rules.errors import quoted
from game.rules.in_words import either
from game.session.typed import NotUnderstood, is_short_for, without_signs

_ALIKE = {"on": "yes", "off": "no", "yes": "on", "no": "off"}
"""What somebody types who means the other, where a line has only that."""
ON_OR_OFF = tuple(_ALIKE)
_OFF = {"off", "no"}
MOST_NAMED = 5
"""How many meanings are named of what could be several."""


class Line(Protocol):
    """A line of such a menu."""

    words: str
    takes_letters: bool

    @property
    def offered(self) -> Sequence[str]: ...
    @property
    def value_words(self) -> str: ...


class NoSuchValue(NotUnderstood):
    """A value that the line `at` has not; the sentence names those that it has."""

    def __init__(self, sentence: str, at: int) -> None:
        super().__init__(sentence)
        self.at = at


Value = tuple[int, str]
"""The place of a line, and the words of its value."""


def value_meant(typed: str, lines: Sequence[Line], chosen: int, *, is_asked: bool = False) -> Value | None:
    """Return the value that is typed, alone or behind its line; nothing where a line alone is, or neither.

    What could be a line as well, or values of several, is refused, and so is what its line cannot be.
    `is_asked`: the values of the chosen line were just named, and what can be one of them is."""
    text, names = without_signs(typed), [line.words.strip() for line in lines]
    is_line = text in map(without_signs, names)
    is_word_asked = is_asked and lines[chosen].takes_letters
    if is_asked and not (is_word_asked or is_line) and len(found := _values_of(lines[chosen], text)) == 1:
        return chosen, found[0]
    if is_line or text in map(str, range(1, len(lines) + 1)):
        return None
    values = _values_behind_lines(text, lines)
    if not values and is_word_asked:
        if text.split()[0] in {name.lower().split()[0] for name in names}:  # another line, by its name
            _refuse_value(text, lines)
        return chosen, typed
    named = [] if values else [name for name in names if is_short_for(text, name.lower())]
    values = values or _values_alone(text, lines, chosen)
    if not values and not named:
        _refuse_value(text, lines)
    if not values:
        return None
    meanings = [*named, *(f"{names[at]}: {words}" for at, words in values)]
    if len(meanings) > MOST_NAMED:
        example = f"{names[values[0][0]]} {values[0][1]}".lower()
        raise NotUnderstood(f"'{quoted(typed)}' could be many things. Type more, such as {example}.")
    if len(meanings) > 1:
        raise NotUnderstood(f"'{quoted(typed)}' could be {either(meanings)}. Type more of it.")
    return values[0]


def _values_behind_lines(text: str, lines: Sequence[Line]) -> list[Value]:
    """List the values behind the name of a line, of which as many words are typed as can be."""
    for named, value in _lines_named(text, lines):
        if found := [(at, words) for at in named for words in _values_of(lines[at], value)]:
            return found
    return []


def _lines_named(text: str, lines: Sequence[Line]) -> Iterator[tuple[list[int], str]]:
    """Yield the places of the lines that the first words can name, most words first, and what follows."""
    typed = text.split()
    for many in reversed(range(1, len(typed))):
        name, value = " ".join(typed[:many]), " ".join(typed[many:])
        numbered = enumerate(lines, 1)
        named = [n for n, line in numbered if name == str(n) or is_short_for(name, line.words.lower())]
        yield [n - 1 for n in named], value


def _refuse_value(text: str, lines: Sequence[Line]) -> None:
    """Tell what the line can be that is named before a value which it has not."""
    for named, value in _lines_named(text, lines):
        name = text.removesuffix(value).strip()
        begins = [at for at in named if without_signs(lines[at].words).startswith(name)]
        if len(found := begins or named) == 1 and (line := lines[found[0]]).offered:
            can_be = f"{line.words.strip()} can be"
            told = values_named(f"'{quoted(value)}' will not do.", can_be, line)
            raise NoSuchValue(told, found[0])


def values_named(told: str, asked: str, line: Line, present: str = "") -> str:
    """Name the values of a line behind what is told, but for the present one; long ones have a line and a
    number each."""
    if not _are_long(line):
        return f"{told} {asked} {either([words for words in line.offered if words != present])}."
    name = line.words.strip().lower()
    how = f"{told} Type some words of one of these, or {name} and its number:"
    return "\n".join([how, *_value_lines(line)])


def values_told(line: Line) -> Sequence[str]:
    """Tell all that a line can be."""
    can_be = f"{line.words.strip()} can be"
    return [f"{can_be}:", *_value_lines(line)] if _are_long(line) else [f"{can_be} {either(line.offered)}."]


def _value_lines(line: Line) -> Sequence[str]:
    """Return a line for each value."""
    return [f"{number}: {words}" for number, words in enumerate(line.offered, 1)]


def _are_long(line: Line) -> bool:
    """Whether a value has so much to say that it cannot stand among others in a sentence."""
    return any(";" in words for words in line.offered)


def _values_alone(text: str, lines: Sequence[Line], chosen: int) -> list[Value]:
    """List the values of the chosen line that begin so, or else those of any line with these very words.

    A number alone is a value that begins with it, or none: it may mean a line that there is not."""
    if text.isdecimal():
        values = [(at, one) for at, line in enumerate(lines) for one in line.offered]
        return [(at, one) for at, one in values if without_signs(one).split()[:1] == [text]]
    return [(chosen, one) for one in _values_of(lines[chosen], text)] or [
        (at, one)
        for at, line in enumerate(lines)
        for one in line.offered
        if _are_among(text.split(), re.findall(r"[\w-]+", one.lower()))
    ]


def _are_among(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether all that was typed stands there; one of several may be meant by its name."""
    return all(one in words or f"{one}s" in words for one in typed)


def _values_of(line: Line, text: str) -> list[str]:
    """List the values of a line that a text can mean: the one that it spells out, or has in a row, first."""
    if line.takes_letters:
        return [text]
    if _are_long(line) and text in map(str, range(1, len(line.offered) + 1)):
        return [line.offered[int(text) - 1]]
    found = [one for one in line.offered if is_short_for(text, one.lower())]
    if not found and text in _ALIKE:
        return [one for one in line.offered if without_signs(one) == _ALIKE[text]] or _on(line, text)
    spelled = [one for one in found if without_signs(one) == text]
    return spelled or [one for one in found if text in without_signs(one)] or found


def _on(line: Line, text: str) -> list[str]:
    """Return the value that switches on a line of several: what is on stays so, else it is the first that is
    not off, if one is."""
    values = [one for one in line.offered if without_signs(one) not in _OFF]
    values.sort(key=lambda one: one != line.value_words)
    return values[:1] if text not in _OFF and len(values) < len(line.offered) else []
