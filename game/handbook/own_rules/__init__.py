"""What each original says of its own game: a file for each, told anew in its order and its terms."""

from game.handbook.help_page import Page
from game.handbook.own_rules import amiga, bsd, champ, hoyle, loadstar
from game.rules.forms import Form
from game.rules.house import House
from game.rules.presets import PRESETS

OWN_RULES = {
    "champ": champ.PAGES,
    "loadstar": loadstar.PAGES,
    "amiga": amiga.PAGES,
    "bsd": bsd.PAGES,
    "hoyle": hoyle.PAGES,
}
"""By the name of the preset; the tournament's rules are those of the pages behind."""


def own_pages(source: str, form: Form, house: House) -> list[Page]:
    """Return an original's own pages, where its own game is played."""
    preset = PRESETS.get(source)
    if not preset or not preset.plays(form.name, house):
        return []
    return [page._replace(section=preset.title) for page in OWN_RULES.get(source, ())]
