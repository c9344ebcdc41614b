"""What is worth knowing around the board: the opponents, the history, table talk, and each original."""

from game.handbook.help_page import About, Page, prose
from game.handbook.texts import filled, pages, sections
from game.players.levels import LEVELS
from game.rules.in_words import number_word
from game.rules.outcome import SKUNK_MARGIN
from game.rules.presets import PRESETS


def opponents() -> list[str]:
    """Introduce each opponent, weakest first, with a weakness to play on."""
    weaknesses = {key: lines for key, _, lines in sections("weaknesses")}
    lines: list[str] = []
    for name, player in LEVELS.items():
        lines += [f"# {player.title}", *prose(player.character, *weaknesses.get(name, [""])), ""]
    return lines[:-1]


def story_pages() -> list[Page]:
    """Return the pages that belong to no one game."""
    told = {key: lines for key, _, lines in sections("originals")}
    skunk = number_word(SKUNK_MARGIN)
    return [
        Page("OPPONENTS", opponents(), About.OPPONENTS),
        *(page._replace(lines=filled(page.lines, skunk=skunk)) for page in pages("stories")),
        *(Page(preset.title, [*told[name]], About.ORIGINALS) for name, preset in PRESETS.items()),
    ]
