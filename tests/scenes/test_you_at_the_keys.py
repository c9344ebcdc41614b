"""Who sits alone at the keys is you in every sentence of a source; two people are not."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from game.rules.events import Event
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Claim, Move
from game.rules.presets import PRESETS
from game.scenes.table.game_over import GameOver
from game.scenes.table.typed_prompts import AgainPrompt
from game.session.telling import EventLines, scores_line
from game.sheets.table_state import Pegs, SeatTop, TableState
from game.sheets.table_told import happened
from game.table import Sitter, Table
from game.values import replace
from tests.scenes.driver import at_home
from tests.scenes.seen_in_a_game import seen_in_a_game

NOBODY, INITIALS = Sitter("YOU"), Sitter("ABC")
TWO = (Sitter("ANN"), Sitter("BOB"))
YOURS = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)
GAMES = [
    *((preset.name, form, preset.house) for preset in PRESETS.values() for form in preset.forms),
    *(
        (preset.name, preset.forms[0], replace(preset.house, counting=preset.muggins.with_muggins))
        for preset in PRESETS.values()
        if preset.muggins
    ),
]


def chosen(table: Table, seat: int, chance: Random) -> Move:
    """A legal move; a count is often wrong."""
    moves = table.game.legal(seat)
    return chance.choice([move for move in moves if not isinstance(move, Claim) or move.points < 12] or moves)


def told(preset: str, form: str, house: House, people: Sequence[Sitter]) -> list[str]:
    """All lines of a whole game, and the scores after each deal of moves."""
    source, seats = PRESETS[preset], FORMS[form].seats
    rivals = [
        Sitter(source.manner.voice.rival.upper() if seats == 2 else f"RIVAL {seat}", "landlubber")
        for seat in range(len(people), seats)
    ]
    table = Table(Game(FORMS[form], house, "you at the keys"), [*people, *rivals])
    lines = EventLines(table, source.manner)
    chance = Random(preset)

    def of(events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            yield from lines.lines(event)

    found = [*of(table.game.opening)]
    while (seat := table.turn) is not None:
        found += of(table.apply(seat, chosen(table, seat, chance)))
    return [*found, scores_line(table)]


@pytest.mark.parametrize(("preset", "form", "house"), GAMES)
def test_initials_change_no_sentence(preset: str, form: str, house: House) -> None:
    lines = told(preset, form, house, [INITIALS])
    assert lines == told(preset, form, house, [NOBODY])
    assert any(map(YOURS.search, lines))


def test_what_is_written_after_a_name_has_that_of_the_plate() -> None:
    top = TableState([SeatTop("YOU", signed="ABC"), SeatTop("CHAMP")], [Pegs(), Pegs()])
    top.told = ("YOU: six of hearts, 9.",)
    assert happened(top) == "ABC: six of hearts, 9."
    top.told = ("You cut the ten of clubs.",)
    assert happened(top) == "You cut the ten of clubs."


@pytest.mark.parametrize(("preset", "form", "house"), GAMES)
def test_of_two_people_each_has_a_name(preset: str, form: str, house: House) -> None:
    lines = told(preset, form, house, TWO)
    assert not [*filter(YOURS.search, lines)]
    assert all(any(sitter.name in line for line in lines) for sitter in TWO)


@pytest.mark.parametrize("preset", PRESETS)
def test_initials_change_nothing_at_the_table_but_the_champs_plate(preset: str, tmp_path: Path) -> None:
    source, seen, plates = PRESETS[preset], dict[str, set[str]](), set[str]()
    for initials in ("", "ABC"):
        home = at_home(
            tmp_path / f"folder {initials}",
            preset=preset,
            form=source.forms[0],
            target=61,
            level="deckhand",
            machine="source",
            wait=True,
            speed=4,
            initials=initials,
        )
        seen[initials] = seen_in_a_game(home, source.machine)
        assert isinstance(home.scene, GameOver | AgainPrompt)
        plates = {seat.on_plate for seat in home.scene.context.top.seats}
    assert ("ABC" in plates) == (preset == "champ")
    assert not [words for words in seen["ABC"] if "ABC" in words]
    assert seen["ABC"] <= seen[""]
