"""Cards fly from where they lay: from a hand that has moved up since, and from the show to the pack."""

from pathlib import Path

import pytest

from game.machines.power import switched_on
from game.paint.table.layout import Layout
from game.sheets.table_state import OnPack
from tests.scenes.driver import at_home


@pytest.mark.parametrize("preset", ["champ", "hoyle"])
@pytest.mark.parametrize("machine", ["ega", "amiga", "c128"])
def test_a_card_flies_from_where_it_lay(tmp_path: Path, machine: str, preset: str) -> None:
    look, visit = switched_on(machine).look, at_home(tmp_path, demo=True, speed=3, preset=preset)
    lay, flown, is_gathered = set[tuple[float, float]](), 0, False
    while not is_gathered:
        visit.tick()
        layout, flights = Layout(look, visit.top), visit.context.acting.flights
        begun = [flight for flight in flights if not flight.progress and flight.start != OnPack()]
        assert {layout.on_its_way(flight) for flight in begun} <= lay
        is_gathered, flown = any(flight.end == OnPack() for flight in begun), flown + len(begun)
        if not flights:
            lay = {layout.point(place) for place, _ in layout.cards()}
    assert flown >= 2 * 2 + 4 + 8 + 12
