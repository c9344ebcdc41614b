"""What each original says of its own game, told anew in its order and its terms."""

from game.handbook.help_page import Page
from game.handbook.texts import HANDBOOK, pages
from game.rules.forms import Form
from game.rules.house import House
from game.rules.presets import PRESETS

OWN_RULES = "own_rules"
"""Their folder: a file for each preset that has pages of its own."""


def own_pages(source: str, form: Form, house: House) -> list[Page]:
    """Return an original's own pages, where it has any and its own game is played."""
    preset = PRESETS.get(source)
    if not preset or not preset.plays(form.name, house):
        return []
    if not (HANDBOOK / OWN_RULES / f"{source}.txt").exists():
        return []  # the tournament's rules are those of the pages behind
    return [page._replace(section=preset.title) for page in pages(f"{OWN_RULES}/{source}")]
