"""Print every text of the game, to be read through and aloud: `python -m tools.texts [WORD]`.

First the strings of each file as they are written, then the help and the menus' notes as each machine says
them, then each preset's own words. A word keeps to the files, machines and presets that have it in their
name. The last line says how long the sentences are."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from game import machines
from game.handbook.rule_pages import coach_pages, rule_pages
from game.handbook.stories import story_pages
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.forms import FORMS
from game.rules.house import RULES
from game.rules.presets import PRESETS
from game.scenes.help_pages import keys_page, the_table
from game.sheets.pages import reading_page
from game.values import parts

GAME = Path(__file__).parent.parent / "game"
HAS_WORDS = re.compile(r"[A-Za-z]{2,}\W+[A-Za-z]|^[A-Z][a-z]{2,}|[a-z]{3,}[.!?]$")
SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+")
Text = tuple[str, str]  # where it stands, and the text


def of_file(path: Path) -> Iterator[Text]:
    """Yield the strings of a file that hold words, but no docstrings; what is filled in has its braces."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    parts = {
        id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            text = ast.unparse(node)[2:-1]
        elif (
            isinstance(node, ast.Constant) and isinstance(node.value, str) and not {id(node)} & (told | parts)
        ):
            text = node.value
        else:
            continue
        if HAS_WORDS.search(text):
            yield f"{path.relative_to(GAME)}:{node.lineno}", " ".join(text.split())


def of_machine(name: str) -> Iterator[Text]:
    """Yield the help as one machine says it, of the preset that came on it."""
    screen = Screen(switched_on(name))
    preset = next((one for one in PRESETS.values() if one.machine == name), PRESETS["champ"])
    for page in (the_table(preset.house, ""), keys_page(preset.house), *coach_pages()):
        screen.show([reading_page(page.title, page.lines, "")])
        yield from ((f"{name}, {page.title}", line) for line in screen.in_full.split(". "))


def of_preset(name: str) -> Iterator[Text]:
    """Yield a preset's card, the handbook of its game, and its own words at the table."""
    preset = PRESETS[name]
    yield f"{name}, card", preset.about
    rules = rule_pages(FORMS[preset.forms[0]], preset.house, preset.manner.voice)
    for page in (*rules, *story_pages()):
        yield from ((f"{name}, {page.title}", line) for line in page.lines if HAS_WORDS.search(line))
    for phrase, words in parts(preset.manner.voice).items():
        yield f"{name}, {phrase}", str(words)


def all_texts() -> Iterator[Text]:
    """Yield every text with its place."""
    for path in sorted(GAME.rglob("*.py")):
        yield from of_file(path)
    yield from ((f"house rule {name}", f"{rule.words}: {rule.note}") for name, rule in RULES.items())
    for name in machines.names():
        yield from of_machine(name)
    for name in PRESETS:
        yield from of_preset(name)


def words_a_sentence(texts: list[str]) -> tuple[float, int]:
    """Return how many words the sentences have on average, and how many sentences there are."""
    sentences = [one for text in texts for one in SENTENCE_ENDS.split(text) if len(one.split()) > 2]
    return sum(len(one.split()) for one in sentences) / max(1, len(sentences)), len(sentences)


def main(wanted: str = "") -> None:
    """Print them, and how long they are."""
    texts = [(place, text) for place, text in all_texts() if wanted in place]
    for place, text in texts:
        print(f"{place}\t{text}")
    average, number = words_a_sentence([text for _, text in texts if text[-1:] in ".!?"])
    print(f"{number} sentences, {average:.1f} words each")


if __name__ == "__main__":
    main(*sys.argv[1:2])
