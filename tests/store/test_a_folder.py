"""What becomes of a folder of saved games, step by step, as it is written down in tests/texts."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from game.store import ended_games, statistics
from game.store import unfinished as module
from game.store.kept_game import KeptGame
from game.store.unfinished import UnfinishedGames
from game.values import replace
from tests.conftest import CheckText
from tests.store.games import saved_game
from tests.store.test_unfinished import HEADING, heading_of

THEN = "2026-11-18T20:15:00"


class Folder:
    """Everything in it, and what each program says of it."""

    def __init__(self, path: Path) -> None:
        self.path, self.told = path, list[str]()
        self.known: dict[str, str] = {}

    def tell(self, step: str, games: UnfinishedGames, *said: object) -> None:
        """Tell the files that are others than before: the lines of each, and how it ends."""
        self.told.append(f"{step}: {' '.join(map(str, said))}".rstrip())
        found = {}
        for file in sorted(self.path.rglob("*")):
            if file.is_file() and not file.name.endswith(".lock"):
                lines = file.read_bytes().decode("latin-1").split("\n")
                found[str(file.relative_to(self.path))] = (
                    f"{len(lines)} lines to {lines[-1]!r} from {lines[-2:-1]}"
                )
        self.told += [
            f"  {name}: {text[:150]}" for name, text in found.items() if text != self.known.get(name)
        ]
        self.told += [f"  gone: {name}" for name in self.known if name not in found]
        self.known = found
        self.told += [f"  ! {sentence}" for sentence in games.complaints]
        games.complaints.clear()
        unsigned = games.unsigned and games.unsigned.name
        self.told.append(f"  unsigned {unsigned} news {games.news!r}")

    def waits(self, games: UnfinishedGames) -> list[KeptGame]:
        found = sorted(games.look(), key=lambda one: one.place or self.path)
        for one in found:
            lines = f"{len(one.lines)} lines, whole {one.is_whole}, {one.trouble}"
            self.told.append(f"waits {one.path.name} of {one.initials!r}: {lines}")
        return found


def spoil(folder: Path) -> None:
    """Lay games there that were cut off, edited, or never were any."""
    saved = saved_game()
    whole = "\n".join(saved.to_lines()) + "\n"
    (folder / "unfinished-3.txt").write_text(whole.replace("play", "plai", 1))
    (folder / "unfinished-4.txt").write_bytes(b"\xff\x00 nothing\n")
    (folder / "unfinished-5.txt").write_text(whole)
    (folder / "unfinished-6.txt").write_text("\n".join(replace(saved, initials="").to_lines()) + "\n")
    (folder / "unfinished-7.txt").write_text(whole[:-9])
    (folder / "unfinished-8.txt").write_text(f"{whole}0 play 5H\n")


def test_the_story_of_a_folder_is_this(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, check_text: CheckText
) -> None:
    monkeypatch.setattr(module, "now", lambda: THEN)
    monkeypatch.setattr(statistics, "now", lambda: THEN)
    monkeypatch.setattr(ended_games, "date", SimpleNamespace(today=lambda: "2026-11-18"))
    folder, saved = Folder(tmp_path), saved_game()
    one = UnfinishedGames(tmp_path)
    folder.tell("begun", one, one.begin(heading_of(saved)))
    folder.tell("moves", one, {one.append(line) for line in saved.lines[HEADING:][:12]})
    folder.tell("noted", one, one.note("hints", "3"))
    folder.tell("taken back", one, one.rewrite(saved.lines[: HEADING + 8]))
    folder.tell("another", one, one.begin(replace(heading_of(saved), initials="XYZ")))
    spoil(tmp_path)
    folder.tell("looked", one, len(folder.waits(one)))
    two = UnfinishedGames(tmp_path)
    for kept in folder.waits(two):
        folder.tell(f"taken up {kept.path.name}", two, two.take_up(kept))
    folder.tell("finished", two, two.finish())
    for kept in folder.waits(two):
        folder.tell(f"given up {kept.path.name}", two, two.give_up(kept))
    folder.tell("the last", two, two.begin(replace(heading_of(saved), initials="")))
    folder.tell("moves", two, {two.append(line) for line in saved.lines[HEADING:]})
    folder.tell("finished", two, two.finish(), two.sign("NEW") if two.unsigned else "")
    folder.tell("nothing", two, two.finish(), len(folder.waits(two)))
    check_text("a_folder", folder.told)
