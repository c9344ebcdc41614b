"""Whole games by what the questions say: `python -m tests.terminal.play_games --games 200`."""

import argparse
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from game.players.levels import LEVELS
from game.rules.game import Game
from game.rules.house import RULES
from game.rules.presets import PRESETS
from game.store.ended_games import EndedGames
from game.store.kept_game import read_game
from tests.terminal.reader import Reader
from tests.terminal.talk import Pipe, PseudoTerminal

STOPS = ("cut", "lay away", "play", "count", "muggins", "curtain", "another", "another")


def play_game(number: int, folder: Path) -> tuple[str, int]:
    """One game of any kind by a program of its own, broken off now and then; its name and moves."""
    random = Random(f"terminal {number}")
    preset = random.choice([*PRESETS.values()])
    form, level = random.choice(preset.forms), random.choice([*LEVELS])
    (folder / "settings.txt").write_text("\n".join(_settings(random)) + "\n")
    program = Pipe if random.random() < 0.5 else PseudoTerminal
    reader = Reader(number, until=random.choice(STOPS))
    words = ["--text", "--preset", preset.name, "--form", form, "--level", level, "--seed", str(number)]
    _talk(program, words, reader, folder)
    if not EndedGames(folder).paths:
        reader.until = "another"
        _talk(program, ["--text"], reader, folder)
    (path,) = EndedGames(folder).paths
    game = Game.from_lines(read_game(path).lines)
    assert game.outcome
    return f"{preset.name} {form}", len(game.moves)


def _talk(kind: type[Pipe | PseudoTerminal], words: list[str], reader: Reader, folder: Path) -> None:
    program = kind(*words, saves=folder)
    code = program.play(reader.answer)
    said = program.said.decode()
    assert code == 0, said
    assert "Traceback" not in said
    assert said.isascii()
    assert "\x1b" not in said


def _settings(random: Random) -> list[str]:
    """Any people at the table, and now and then any rule of the house."""
    people = random.choice([1, 1, 2, 4])
    lines = ["names = " + ", ".join(["ANN", "BEN", "CY", "DI"][:people])]
    if random.random() < 0.5:
        names = random.sample([name for name in RULES if name != "target"], 2)
        rules = [f"{name}={random.choice(RULES[name].in_words)[0]}" for name in names]
        lines.append(f"house = {' '.join(rules)}")
    return lines


def main() -> None:
    """Play, and tell how many of each kind and how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    begun, played, moves = time.perf_counter(), Counter[str](), 0
    for number in range(parser.parse_args().games):
        with tempfile.TemporaryDirectory() as folder:
            name, made = play_game(number, Path(folder))
            played[name] += 1
            moves += made
    took = time.perf_counter() - begun
    for name, games in sorted(played.items()):
        print(f"{name:32} {games}")
    print(f"{sum(played.values())} games, {moves} moves, {took:.0f} seconds")


if __name__ == "__main__":
    main()
