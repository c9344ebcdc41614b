"""What people type: cards, numbers, heights, and choices from a list."""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import TypeVar

from game.rules.card_meant import in_letters
from game.rules.cards import Card, Cards, card_typed, is_whole, ranks_text
from game.rules.errors import InvalidCard, is_number, quoted
from game.rules.in_words import either, number_word
from game.rules.pack import HEIGHTS, depth_at

T = TypeVar("T")

MOST_DIGITS = 4


class NotUnderstood(ValueError):
    """An answer that is none; the sentence lists the possible answers."""


_NUMBERS = {number_word(number): str(number) for number in range(50)}


def cards_of(hand: Sequence[Card], text: str, *, suits_matter: bool = True) -> Cards:
    """Read cards as `5h jd`, `5H,JD`, `5 h and j d`, `10h th` or `ten of hearts`; a rank alone will do if the
    hand has one of it, if all of it are named, or if suits do not matter."""
    words = in_letters(text).split()
    if not words:
        raise NotUnderstood("Type cards as rank and suit, such as 5h.")
    found: list[Card] = []
    try:
        for word in words:
            alike = [card for card in hand if card.rank == card_typed(_one_of_each(hand), word).rank]
            left = [card for card in hand if card not in found]
            if alike and not is_whole(word.upper()) and not {*alike} & {*left}:
                raise NotUnderstood(f"You have no other {ranks_text(alike[:1])}.")
            is_clear = not suits_matter or words.count(word) == len(alike)
            found.append(card_typed(_one_of_each(left) if is_clear else left, word))
    except InvalidCard as error:
        raise NotUnderstood(str(error)) from None
    return tuple(found)


def _one_of_each(hand: Sequence[Card]) -> list[Card]:
    """Return the first card of each rank."""
    return [*{card.rank: card for card in reversed(hand)}.values()]


def is_numbered(line: str, words: Container[str]) -> bool:
    """Tell whether a line is one of these words, alone or with a number behind it."""
    word, _, number = line.lower().partition(" ")
    return word in words and (not number or is_number(number, MOST_DIGITS))


def in_figures(text: str) -> str:
    """Write a number in words as figures, and anything else as it is."""
    return _NUMBERS.get(text.lower().replace(" ", "-"), text)


def number(text: str, such_as: str = "4") -> int:
    """Read a number in figures, or in words as far as players count."""
    text = in_figures(text)
    if not text:
        raise NotUnderstood(f"Type a number, such as {such_as}.")
    if not is_number(text, MOST_DIGITS):
        raise NotUnderstood(f"'{quoted(text)}' is not a number. Type one, such as {such_as}.")
    return int(text)


def number_to(most: int) -> Callable[[str], int]:
    """Read a number from one up; nothing for the first."""

    def read(text: str) -> int:
        found = number(text) if text else 1
        if not 1 <= found <= most:
            raise NotUnderstood(f"Type a number from 1 to {most}.")
        return found

    return read


def height_named(text: str) -> str:
    """Return the height whose beginning is typed, if it is one."""
    return next((height for height in HEIGHTS if height.startswith(text.lower())), "")


def depth(depths: range, *, names_heights: bool) -> Callable[[str], int]:
    """Read where to cut: a height or the beginning of it, a number of cards, or nothing for the middle.

    Heights are told of where the table names them."""
    wanted = "low, middle, high or a number" if names_heights else "a number, or Enter"

    def read(text: str) -> int:
        if height := height_named(text or "middle"):
            return depth_at(depths, height)
        try:
            return number(text)
        except NotUnderstood:
            raise NotUnderstood(f"'{quoted(text)}' is not a cut. Type {wanted}.") from None

    return read


def _no_choice(text: str, wanted: str) -> NotUnderstood:
    return NotUnderstood(f"'{quoted(text)}' is not a choice. Type {wanted}.")


def one_of(choices: Mapping[str, T], usual: T) -> Callable[[str], T]:
    """Read one of several by its number, its name or the beginning of it; nothing for the standard one."""
    numbered = {str(place): choice for place, choice in enumerate(choices.values(), 1)}
    several = f"a number from 1 to {len(choices)}, a name from the list, or back"
    wanted = "1 or back" if len(choices) == 1 else several
    named = word_of(choices, usual, wanted)

    def read(text: str) -> T:
        figure = in_figures(text)
        if not figure.isdecimal() or text in choices:
            return named(text)
        text = figure
        if text not in numbered:  # a date that begins so is not meant
            raise _no_choice(text, wanted)
        return numbered[text]

    return read


def is_short_for(text: str, name: str) -> bool:
    """Tell whether each word typed begins a word of the name, in this order; a number is a whole one."""
    words = iter(without_signs(name).split())
    return all(
        any(word == one or (word.startswith(one) and not one.isdecimal()) for word in words)
        for one in without_signs(text).split()
    )


def without_signs(text: str) -> str:
    """Write it small, with neither commas nor quotation marks, as whoever types it may do."""
    return " ".join(text.lower().replace(",", " ").replace('"', " ").split())


def word_of(
    choices: Mapping[str, T], usual: T, wanted: str = "", meant: Callable[[str], str] = str
) -> Callable[[str], T]:
    """Read one of several by the beginnings of words of its name; nothing for the standard one.

    `meant`: what is typed, in the words of the names."""
    wanted = wanted or either([*choices])

    def read(text: str) -> T:
        if not text:
            return usual
        words = meant(text).lower()
        found = [name for name in choices if name.lower().startswith(words)]
        found = found or [name for name in choices if is_short_for(words, name.lower())]
        found = [name for name in found if name.lower() == words] or found
        if not found:
            raise _no_choice(text, wanted)
        if len(found) > 1:
            raise NotUnderstood(f"'{quoted(text)}' could be {either(found)}. Type more of it.")
        return choices[found[0]]

    return read
