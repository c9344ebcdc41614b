"""Nothing is said by color or sound alone: in four grays all states differ, and what is heard is seen."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from game.devices.button import Button
from game.devices.tunes import Tune
from game.machines import names
from game.machines.power import switched_on
from game.paint.looks.card_plan import CardStyle, Faces, SuitInks
from game.paint.screen import Screen
from game.rules.cards import Card
from game.rules.moves import SayGo
from game.scenes.table.beside import THINKING
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.sheets.charts import Bar, Bars
from game.sheets.pages import MenuSheet, chart_page, reading_page
from game.sheets.sheets import LESS, MORE, BoxSheet, ButtonsSheet, NumberSheet, TableSheet, TitleSheet
from game.sheets.table_state import InHand, TableState
from game.values import replace
from tests.paint.tables import TABLES
from tests.scenes.driver import LONG, Home, at_home
from tests.scenes.seen import Moment, moment

Change = Callable[[TableState], object]
GRAYS = 4

each_machine = pytest.mark.parametrize("name", names())


def in_grays(screen: Screen) -> bytes:
    """What is left of the picture where there are no colors, and few steps from dark to bright."""
    surface = screen.surface
    palette = [tuple(surface.get_palette_at(number))[:3] for number in range(256)]
    grays = bytes((299 * red + 587 * green + 114 * blue) * GRAYS // 255_001 for red, green, blue in palette)
    return bytes(surface.get_buffer().raw).translate(grays)


def drawn(screen: Screen, table: str, change: Change = lambda _: None) -> bytes:
    top = deepcopy(TABLES[table]())
    change(top)
    screen.show([TableSheet(top)])
    return in_grays(screen)


def put(**values: object) -> Change:
    def change(top: TableState) -> None:
        for name, value in values.items():
            assert getattr(top, name) != value
            setattr(top, name, value)

    return change


def exchange_pegs(top: TableState) -> None:
    top.pegs.reverse()


def exchange_reasons(top: TableState) -> None:
    top.reasons[:] = [line._replace(side=1 - (line.side or 0)) for line in top.reasons]


def other_suit(top: TableState) -> None:
    top.seats[0].hand[0] = Card.parse("5D")


def no_turn(top: TableState) -> None:
    """As the table has it: the words go with the turn."""
    top.turn, top.seats[0].says = None, ""


def other_turn(top: TableState) -> None:
    no_turn(top)
    top.turn, top.seats[1].says = 1, THINKING


def choose_another(top: TableState) -> None:
    top.seats[0].faded = {1, 3}


def read_on(top: TableState) -> None:
    assert top.count_panel
    top.count_panel = replace(
        top.count_panel, words=top.count_panel.words[:-1], steps=top.count_panel.steps[:-1]
    )


STATES: dict[str, tuple[str, Change]] = {
    "the card pointed at": ("four_seats", put(cursor=InHand(0, 0))),
    "no card pointed at": ("four_seats", put(cursor=None)),
    "cards chosen for the crib": ("discard", lambda top: top.seats[0].faded.clear()),
    "one card chosen instead of another": ("discard", choose_another),
    "whose turn it is": ("four_seats", other_turn),
    "nobody's turn": ("four_seats", no_turn),
    "who deals": ("discard", put(dealer=1)),
    "cards of a count that is over": ("thirty_one", put(counted=0)),
    "cards being counted": ("show", put(lit=frozenset())),
    "what is being read of a count": ("show", read_on),
    "the count": ("thirty_one", put(count=30)),
    "whose peg it is": ("thirty_one", exchange_pegs),
    "whose score it was": ("thirty_one", exchange_reasons),
    "the suit of a card": ("thirty_one", other_suit),
    "where a skunk ends": ("thirty_one", put(lines=())),
    "the message": ("four_seats", put(message="")),
}


@each_machine
@pytest.mark.parametrize("contrast", [False, True], ids=["usual", "high contrast"])
def test_the_states_of_a_table_differ_without_colors(name: str, contrast: bool) -> None:
    screen = Screen(switched_on(name, contrast=contrast))
    for what, (table, change) in STATES.items():
        assert drawn(screen, table) != drawn(screen, table, change), what


@each_machine
def test_what_is_chosen_or_pointed_at_differs_without_colors(name: str) -> None:
    screen = Screen(switched_on(name))
    lines = [("Volume", "6"), ("Silence", "no")]
    draw: list[Callable[[int], object]] = [
        lambda at: screen.show([MenuSheet("SOUND", lines, at)]),
        lambda at: screen.show([BoxSheet(["Leave?"], ["Keep playing", "Quit"], at)]),
        lambda at: screen.show([TitleSheet(["New game", "Quit"], at)]),
        lambda at: screen.show([NumberSheet("How many?", "1", [MORE, LESS][at])]),
        lambda at: screen.show([ButtonsSheet(["GO", "HELP"], ["GO", "HELP"][at])]),
        lambda at: screen.show([chart_page("MARGINS", [], Bars([Bar("1", 2 - 2 * at, 2 * at)]), "")]),
    ]
    for number, paint in enumerate(draw):
        seen = []
        for at in (0, 1):
            screen.show([TableSheet(TABLES["thirty_one"]())])
            paint(at)
            seen.append(in_grays(screen))
        assert seen[0] != seen[1], number


# Sound.

SOON = 90
"""Steps within which it is seen what a tune was for."""


def table_of(home: Home) -> str:
    """All that lies and is written on the table, and what flies over it."""
    return repr((home.context.top, home.context.acting.flights)) if isinstance(home.scene, GameScene) else ""


def go_on(home: Home) -> None:
    """One step, with a mistake where one can be made."""
    if home.is_asked:
        if moment(home.scene) is Moment.PLAY and home.game.legal(home.at.asked or 0)[0] != SayGo():
            home.press(Button.GO)
        if home.is_asked:
            home.answer()
    elif isinstance(home.scene, GameScene) and home.context.acting.mover.waits:
        home.press(Button.FIRE)
    home.tick()


@pytest.mark.parametrize(("preset", "form"), [("loadstar", "six-card"), ("acc", "six-card")])
def test_what_is_heard_is_seen(preset: str, form: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset=preset, form=form, target=61, wait=True, speed=4)
    unseen: list[tuple[Tune, str, int]] = []
    heard: set[Tune] = set()
    now = table_of(home)
    for step in range(LONG):
        before, so_far = now, len(home.ear.heard)
        go_on(home)
        now, tunes = table_of(home), home.ear.heard[so_far:]
        heard |= {*tunes}
        unseen += [(tune, before, step) for tune in tunes if tune is not Tune.THINKING]
        unseen = [(tune, was, when) for tune, was, when in unseen if was == now]
        assert not [tune for tune, _, when in unseen if when + SOON < step]
        assert Tune.THINKING not in tunes or home.context.voice.thinking in now
        if isinstance(home.scene, GameOver):
            break
    assert heard >= {Tune.CUT, Tune.CARD, Tune.PEG}
    assert (Tune.THINKING in heard) == (preset == "loadstar")
    assert heard & {Tune.WIN, Tune.LOSE}
    assert Tune.ERROR in heard  # go by hand is tried in vain


def test_silence_is_seen_on_the_table(tmp_path: Path) -> None:
    home = at_home(tmp_path, muted=True)
    home.until_still()
    home.ear.muted = True
    assert "SILENT" in home.context.marks


# Large letters and four colors, wherever there are cards.

ONE_PHOSPHOR = "tty"
KINDS = {"large": CardStyle(faces=Faces.LARGE), "four colors": CardStyle(SuitInks.FOUR_COLORS)}
PLACES: dict[str, Callable[[Screen], object]] = {
    "the table": lambda screen: screen.show([TableSheet(TABLES["show"]())]),
    "the title": lambda screen: screen.show([TitleSheet(["New game"], 0)]),
    "a page": lambda screen: screen.show([reading_page("COUNTING", ["= 5C 5D + 6H"])]),
}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("kind", KINDS)
def test_cards_are_as_chosen_on_every_page(kind: str, place: str, name: str) -> None:
    if name == ONE_PHOSPHOR and (kind == "four colors" or place == "the title"):
        return  # it has no colors, and letters alone on its title
    pictures = set()
    for style in (CardStyle(), KINDS[kind]):
        screen = Screen(switched_on(name), style)
        PLACES[place](screen)
        pictures.add(bytes(screen.surface.get_buffer().raw))
    assert len(pictures) == 2
