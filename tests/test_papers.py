"""What the papers send their reader to is there."""

import pkgutil
import re

import pytest

from tests.sources import HOUSE

PAPERS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "PHILOSOPHY.md", "PROTOCOL.md")
ONLY_WHERE_INSTALLED = {"game/assets"}
FOLDERS = {path.name for path in HOUSE.iterdir() if path.is_dir()} - {"saves", ".venv"}


def code(paper: str) -> str:
    """All that a paper says in the letters of code."""
    text = (HOUSE / paper).read_text(encoding="utf-8")
    return "\n".join(
        block or words for block, words in re.findall(r"```\w*\n(.*?)```|`(.+?)`", text, re.DOTALL)
    )


@pytest.mark.parametrize("paper", PAPERS)
def test_every_path_exists(paper: str) -> None:
    for word in re.findall(r"[\w.*/-]+", code(paper)):
        if word in ONLY_WHERE_INSTALLED:
            continue
        if word.split("/")[0] in FOLDERS or re.fullmatch(r"\w+\.(py|md|toml)", word):
            assert (HOUSE / word).exists() or [*HOUSE.glob(word)], f"{paper} speaks of {word}"


@pytest.mark.parametrize("paper", PAPERS)
def test_every_link_leads_somewhere(paper: str) -> None:
    text = (HOUSE / paper).read_text(encoding="utf-8")
    chapters = {f"#{name.lower().replace(' ', '-')}" for name in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    for link in re.findall(r"\]\(([^:)]+)\)", text):
        assert link in chapters or (HOUSE / link).exists(), f"{paper} links {link}"


@pytest.mark.parametrize("paper", PAPERS)
def test_every_module_and_every_name_in_it_is_there(paper: str) -> None:
    for word in re.findall(r"(?<![\w/])(?:game|tests)(?:\.\w+)+", code(paper)):
        assert pkgutil.resolve_name(word), f"{paper} speaks of {word}"


def test_the_example_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(
        r"```python\n(.*?)```", (HOUSE / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert example
    exec(example[1], {})
    assert "121" in capsys.readouterr().out


def test_the_readme_links_the_other_papers() -> None:
    readme = (HOUSE / "README.md").read_text(encoding="utf-8")
    for paper in ("ARCHITECTURE.md", "CONTRIBUTING.md", "PHILOSOPHY.md", "game/rules/RULINGS.md"):
        assert f"]({paper})" in readme
