"""What people and sides are called in a sentence."""

from collections.abc import Sequence

from game.rules.spoken import together
from game.table import Table


def listed(words: Sequence[str], conjunction: str = "and") -> str:
    """Words with commas, and the conjunction before the last."""
    *first, last = words
    return f"{', '.join(first)} {conjunction} {last}" if first else last


def seat_names(table: Table) -> list[str]:
    """Who sits where."""
    return [sitter.name for sitter in table.sitters]


def side_names(table: Table) -> list[str]:
    """Each side by the names that play for it."""
    form, names = table.game.form, seat_names(table)
    return [
        together([name for seat, name in enumerate(names) if form.side(seat) == side])
        for side in range(form.sides)
    ]


def holes(number: int) -> str:
    """A number of holes, forward or back."""
    words = f"{abs(number)} hole{'' if abs(number) == 1 else 's'}"
    return words if number > 0 else f"{words} back"


def as_sentence(words: str) -> str:
    """Words with a capital, and a full stop unless they end in one or are called out."""
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '!')) else '.'}"
