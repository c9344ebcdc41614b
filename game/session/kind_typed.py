"""A kind of game by its name, as people type it: hoyle three, amiga partners, four players."""

from game.rules.forms import FORMS
from game.rules.presets import PRESETS
from game.session import typed

KINDS = {
    f"{game}{typed.without_signs(FORMS[form].title)}": f"{name} {form}"
    for name, preset in PRESETS.items()
    for form in preset.forms
    for game in (f"{name} ", "")
}
"""The kinds of each game by its name; one that is named alone is of the last that has it, as by `--form`."""
SHORTEST_KIND = 5
FOUR, PARTNERS = "four cards", "partners"


def kind_typed(text: str) -> str:
    """Return the game and the form that are meant, or nothing where none is; `NotUnderstood` says of which
    more must be typed."""
    kind = _kind_meant(text)
    if len(kind) < SHORTEST_KIND or not any(name.startswith(kind) for name in KINDS):
        return ""
    return typed.word_of(KINDS, "", meant=_kind_meant)(text)


def _kind_meant(text: str) -> str:
    """Write what is typed as the kinds are written: four at a table are partners, and so is who plays with
    four cards."""
    words = typed.without_signs(text).removesuffix("-handed")
    if PARTNERS in words:
        return words
    if words.endswith(FOUR):
        return words.replace(FOUR, f"{PARTNERS} {FOUR}")
    game, _, number = words.removesuffix(" players").rpartition(" ")
    is_four = number == "four" or (game and number == "4")  # a 4 alone is the number of a line
    return f"{game} {PARTNERS}".strip() if is_four else words
