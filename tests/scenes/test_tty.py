"""The terminal obeys its machine in every scene: eighty columns of letters, each in one of a few glows."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from string import ascii_letters, digits
from tempfile import TemporaryDirectory

import pygame
import pytest
from pygame import Rect, Surface

from game.devices.button import Button
from game.devices.keyboard import key_names
from game.machines.power import switched_on
from game.machines.tty.cloth import SHOWN_LINE
from game.machines.tty.machine import MACHINE
from game.machines.tty.plans import (
    BOARDS,
    COUNTING,
    FANNED,
    LISTED,
    LOGS,
    NAMES_OF_PEGS,
    SAYS,
    TTY_PAGES,
    TTY_TABLE,
    Glow,
)
from game.machines.tty.plans import RIGHT as OWN_CARDS
from game.paint.looks.grain import DOWN, SHADES, UP
from game.paint.looks.look import drawings
from game.paint.looks.monitor import Ink, Point
from game.paint.pages.charts import LEVELS, evened
from game.paint.pages.race import _LetterRace
from game.paint.pages.title_page import WORD
from game.paint.screen import Screen
from game.paint.table.layout import Layout
from game.practice.items import items_of
from game.rules.cadence import CountStep
from game.rules.cards import Card, parse_cards
from game.rules.counting import Kind
from game.rules.in_words import as_sentence, number_word
from game.rules.voice import YOU
from game.scenes.table.guide_balloon import GuideBalloon
from game.sheets.charts import Curve, Graph, Scale, Share, Sums
from game.sheets.page_parts import Grid, Part
from game.sheets.pages import PageSheet
from game.sheets.sheets import (
    WHY_LETTERS,
    AdviceSheet,
    BalloonSheet,
    BoxSheet,
    ButtonsSheet,
    EndingSheet,
    Figures,
    NumberSheet,
    TableSheet,
    Thing,
    TitleSheet,
)
from game.sheets.spots import ButtonSpot, CardSpot, LineSpot
from game.sheets.table_state import (
    AmongPlayed,
    BoardLine,
    CountPanel,
    CutShown,
    Ending,
    Flight,
    InHand,
    OnPack,
    Pegs,
    PlayedCard,
    ReasonLine,
    SeatTop,
    SpreadPack,
    TableState,
)
from game.values import replace
from tests.paint.axes import left_of
from tests.paint.tables import TABLES
from tests.paint.written import written_lines
from tests.scenes.at_the_show import counting
from tests.scenes.driver import at_home, when_asked
from tests.scenes.every_scene import EVERY_SCENE, drawn, scene_on
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment
from tests.scenes.shown import shown

COLUMNS, LINES, WIDE, HIGH = 80, 24, 8, 14
BARS = "│▏"
"""In the middle of a letter, and between two."""


@cache
def letters() -> set[bytes]:
    """Where each letter of the terminal has its dots."""
    sheet = drawings(MACHINE.look, MACHINE.look.folder / "glyphs.txt")
    shapes = [[[dot == "#" for dot in row] for row in drawing.rows] for drawing in sheet.values()]
    large = [
        [[dot == "#" for dot in row] for row in sheet[letter].rows]
        for letter in WORD + ascii_letters + digits + "&':,?" + NAMES_OF_PEGS
    ]
    halves = [_quarter(shape, right, below) for shape in large for right in (0, 1) for below in (0, 1)]
    underlined = [[*shape[:-1], [True] * WIDE] for shape in shapes]
    shades = [[[dot == "#" for dot in row] for row in sheet[shade].rows] for shade in SHADES]
    cuts = [HIGH - level * HIGH // LEVELS for level in range(LEVELS, -1, -1)]
    bars = [
        [row if above <= at < below else [False] * WIDE for at, row in enumerate(shade)]
        for shade in shades
        for above, below in combinations(cuts, 2)
    ]
    drawn = (*shapes, *halves, *underlined, *bars)
    return {bytes(dot for row in shape for dot in row) for shape in drawn}


def _quarter(shape: list[list[bool]], right: int, below: int) -> list[list[bool]]:
    """Return a cell of a letter of double height and width, as such terminals have lines of them."""
    return [
        [shape[below * HIGH // 2 + row // 2][right * WIDE // 2 + column // 2] for column in range(WIDE)]
        for row in range(HIGH)
    ]


@cache
def is_letter(cell: bytes) -> bool:
    """A letter in one glow on the dark tube, or dark on one glow."""
    inks = set(cell)
    if not inks <= {Glow.DARK, max(inks)}:
        return False
    lit = bytes(ink != Glow.DARK for ink in cell)
    return lit in letters() or bytes(not dot for dot in lit) in letters()


def strange_cells(surface: Surface) -> list[Point]:
    """Where no letter stands, by column and line."""
    pixels, across = pygame.image.tobytes(surface, "P"), COLUMNS * WIDE

    def cell(column: int, line: int) -> bytes:
        starts = range(line * HIGH * across + column * WIDE, (line + 1) * HIGH * across, across)
        return b"".join(pixels[start : start + WIDE] for start in starts)

    places = [(column, line) for line in range(LINES) for column in range(COLUMNS)]
    return [place for place in places if not is_letter(cell(*place))]


@pytest.mark.parametrize("name", EVERY_SCENE)
def test_everything_is_a_letter_in_one_glow(name: str) -> None:
    picture = drawn(MACHINE.name, name).surface
    inside = MACHINE.look.inside
    assert inside.size == (COLUMNS * WIDE, LINES * HIGH)
    assert not strange_cells(picture.subsurface(inside).copy())
    edges = picture.copy()
    edges.fill(int(Glow.DARK), inside)
    assert set(pygame.image.tobytes(edges, "P")) == {Glow.DARK}


def test_what_friends_say_stands_below_their_names_and_no_score_among_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, lines = defaultdict[int, list[str]](list), written_lines(monkeypatch)
    EVERY_SCENE["friends talk"](tmp_path, Screen(MACHINE))
    for words, area in lines:
        if area.left < COLUMNS // 2 * WIDE:
            written[area.top // HIGH].append(words)
    theirs, own = (
        next(row for row in range(14, 20) if f" {name} " in written[row])
        for name in ("BARTHOLOM2", "CLEMENTINE")
    )
    said = {row: [words for words in line if len(words) > 1] for row, line in written.items()}
    assert [said[theirs + line] for line in (1, 2)] == [
        ["nice one. I owe you a cup of tea"],
        ["is that your crib again??"],
    ]
    assert said[own + 1] == ["it is. no hurry"]
    assert said[own + 2][0].endswith("you are nearly home")
    assert said[own + 2][0].startswith("<")
    assert all("thirty-one" not in words for row in range(theirs, own + 3) for words in written[row])


def test_each_question_has_a_prompt_with_a_cursor_and_one_line_of_keys(tmp_path: Path) -> None:
    home, screen = when_asked(Moment.LAY_AWAY, tmp_path, machine="tty", preset="acc"), InkScreen(MACHINE)
    home.stack.draw(screen)
    words = screen.words
    message = next(line for line in words if line == home.top.message)
    at = (1 + len(message) + 1) * WIDE + MACHINE.look.inside.left, 7 + 22 * HIGH
    assert screen.surface.get_at_mapped(at) == Glow.NORMAL, "a cursor behind it"
    assert {"F1 help", "Esc leave"} <= {*words}
    assert any(home.top.told[-1].startswith(line) for line in words if len(line) > 8), "what has happened"


def test_pegged_names_who_and_how_much(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="tty"), InkScreen(MACHINE)
    home.answer_until(lambda: home.top.deal == 2)
    home.until_asked(Moment.LAY_AWAY)
    home.stack.draw(screen)
    reason = next(one for one in reversed(home.top.reasons) if one.points)
    assert any(line.startswith(f"{reason.who} ") and f" {reason.points} " in line for line in screen.words)


def test_the_words_below_the_hand_of_the_title_have_a_row_of_their_own(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "title", tmp_path)
    (words,) = screen.areas_of("that is twenty-nine")
    assert [one.words for one in screen.lines if one.area.top == words.top] == ["that is twenty-nine"]
    assert all(one.area.top > words.bottom for one in screen.lines if one.words.startswith("What now?"))


def test_a_mouse_at_rest_in_the_middle_points_at_no_command() -> None:
    screen = shown(Screen(switched_on(MACHINE.name)), TitleSheet([f"Command {at}" for at in range(10)], 0))
    across, down = screen.surface.get_size()
    assert all(screen.spot_at((across // 2, y)) is None for y in range(down))
    assert {spot for y in range(down) if (spot := screen.spot_at((across // 4, y)))} == {*screen.spots}


def test_a_question_over_the_table_leaves_board_and_cards_whole(tmp_path: Path) -> None:
    screens = [scene_on(Screen(MACHINE), name, tmp_path) for name in ("discard", "quit_question")]
    screens[0].show([sheet.at_rest() for sheet in screens[0].sheets])  # no card is pointed at below it
    within = MACHINE.look.inside.topleft
    for area in (
        MACHINE.look.table.board,
        Rect(OWN_CARDS * WIDE, 0, (COLUMNS - OWN_CARDS) * WIDE, 21 * HIGH),
    ):
        before, asked = (screen.surface.subsurface(area.move(within)) for screen in screens)
        assert pygame.image.tobytes(before, "P") == pygame.image.tobytes(asked, "P")


@pytest.mark.parametrize("rows", range(3, 21))
def test_as_many_lines_are_from_each_mark_of_a_curve_to_the_next(rows: int) -> None:
    scale, area = Scale(-4, 2, [(at, f"{at}") for at in range(-4, 3)]), Rect(0, 0, 0, rows * HIGH)
    lines, over = divmod(evened(MACHINE.look, scale, area).height, HIGH)
    assert not over
    assert lines == (rows if rows < 7 else 7 if rows < 13 else 13 if rows < 19 else 19)


def test_of_two_curves_each_has_a_strip_of_its_own_below_its_name(tmp_path: Path) -> None:
    """One over the other they were not to be told apart."""
    written = areas("record 5", tmp_path)
    assert "+" not in written
    assert written["the others"].top - written["you"].top >= 8 * HIGH, "and no sign, which both would share"
    assert written["+25"].top == written["the others"].top + HIGH, "the last one of that name"


LONG_HAND, ITS_STARTER = "4H 5C 5D 6S", "6D"


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize(("seat", "is_crib"), [(0, False), (1, False), (0, True)])
def test_a_long_list_of_a_count_is_whole_and_lies_over_no_card(seat: int, dealer: int, is_crib: bool) -> None:
    counted, starter = parse_cards(LONG_HAND), Card.parse(ITS_STARTER)
    cards: list[Card | None] = [*counted]
    others: list[Card | None] = [*parse_cards("8H 9D QC KH")]
    steps = [CountStep(each.name, each.cards, each.total) for each in items_of(counted, starter, [*Kind])]
    seats = [SeatTop(name, cards if of == seat and not is_crib else others) for of, name in enumerate("AB")]
    panel = CountPanel(seat, is_crib, "A hand", [step.words for step in steps], steps[-1].total, steps)
    top = TableState(seats, [Pegs(), Pegs()], dealer=dealer, starter=starter, count_panel=panel, pack=True)
    top.crib = cards if is_crib else [None] * 4
    screen = shown(Screen(MACHINE), TableSheet(top))
    rows = range(LISTED.top, LISTED.bottom, HIGH)
    assert len(steps) > len(rows) // 2
    for row in rows:
        found = {screen.spot_at((left, row + HIGH // 2)) for left in range(0, COLUMNS * WIDE, WIDE)}
        assert not any(isinstance(spot, CardSpot) for spot in found)
        assert set(
            pygame.image.tobytes(screen.surface.subsurface(Rect(0, row, LISTED.right, HIGH)), "P")
        ) != {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_guide_says_stands_in_the_whole_frame_of_what_was_pegged(seats: int) -> None:
    top = top_of(seats)
    sheet = BalloonSheet(
        "the play",
        "Make 15.",
        "",
        Thing.HAND,
        0,
        top,
        ["Next", "Guide off"],
        always="F1 help   Esc guide off",
    )
    screen = shown(Screen(MACHINE), TableSheet(top), sheet)
    foot = Rect(LOGS[seats].left, LOGS[seats].bottom - HIGH, LOGS[seats].width, HIGH)
    line = screen.surface.subsurface(foot.move(MACHINE.look.inside.topleft))
    assert {*pygame.image.tobytes(line, "P")} == {Glow.DARK, Glow.NORMAL}


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("table three_seats", "the play"),
        ("table four_seats", "the play"),
        ("table four_seats_dealt", "the deal"),
    ],
)
def test_the_sheet_of_many_is_headed_by_what_is_done(name: str, heading: str, tmp_path: Path) -> None:
    written = areas(name, tmp_path)
    assert written["left"].top == written[heading].top


def test_few_cards_of_a_play_lie_as_far_apart_as_those_of_the_open_count() -> None:
    axis = MACHINE.look.table.by_seats[3].played
    lefts = [left_of(axis, index, 5, 3, MACHINE.look.cards.size[0]) for index in range(5)]
    assert lefts[1] - lefts[0] == lefts[4] - lefts[3] == 4 * WIDE


@pytest.mark.parametrize(("name", "bars"), [("three_seats", 1), ("four_seats", 2)])
def test_a_bar_stands_between_all_counts_of_a_play(name: str, bars: int) -> None:
    screen = shown(InkScreen(MACHINE), TableSheet(TABLES[name]()))
    row = next(one.area.top for one in screen.lines if one.words == "count" and one.area.left < 10 * WIDE)
    drawn_bars = [one.area.left for one in screen.lines if one.words in BARS and one.area.top == row]
    assert len(set(drawn_bars)) == bars


def test_the_board_of_three_is_that_of_two_with_one_side_more(tmp_path: Path) -> None:
    of_two, of_three = (on_board(name, tmp_path / name) for name in ("discard", "table three_seats"))
    assert of_three["O ANNABELLE1"].topleft == of_two["O SEAT0, lap 1"].topleft
    assert "X BARTHOLOM2 ── T CHRISTINA3" in of_three
    for row in (range(5, 35, 5), range(35, 65, 5)):
        assert len({of_three[str(number)].top for number in row}) == 1
        assert all(of_three[str(number)].left == of_two[str(number)].left for number in row)


def on_board(name: str, folder: Path) -> dict[str, Rect]:
    room = BOARDS[3].move(MACHINE.look.inside.topleft)
    folder.mkdir()
    lines = scene_on(InkScreen(MACHINE), name, folder).lines
    return {one.words.strip(): one.area for one in lines if room.contains(one.area)}


@pytest.mark.parametrize(
    ("names", "lower"),
    [
        (("BEN", "MUM"), "X BEN, lap 2 ── T MUM, lap 1"),
        (("BARTHOLOM2", "SKIPPER"), "X BARTHOLOM2 ── T SKIPPER"),
    ],
)
def test_the_board_of_three_tells_the_laps_of_all_or_of_none(names: tuple[str, str], lower: str) -> None:
    top = TABLES["three_seats"]()
    top.target, top.pegs[1] = 121, Pegs(70, 61)
    top.seats[1].name, top.seats[2].name = names
    words = [words.strip() for words in shown(InkScreen(MACHINE), TableSheet(top)).words]
    assert lower in words
    assert any(one.startswith("O ") and ("lap" in one) == ("lap" in lower) for one in words)


def test_cards_still_held_in_a_replay_are_dim_and_headed_apart_from_the_play(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "replay", tmp_path)
    (head,) = screen.areas_of("left")
    held = [one for one in screen.lines if one.words in ("6D", "9H", "6H", "9C")]
    assert min(one.area.left for one in held) == head.left
    assert {one.ink for one in held} == {Glow.DIM}


def test_old_counts_of_a_play_give_way_before_the_open_one() -> None:
    axis, later = MACHINE.look.table.by_seats[4].played, (4, 8, 12)
    for number in range(13, 17):
        wide = MACHINE.look.cards.size[0]
        lefts = [left_of(axis, at, number, 12, wide, later=later, of=16) for at in range(number)]
        closed, still_open = lefts[1] - lefts[0], [after - left for left, after in pairwise(lefts[12:])]
        assert closed >= 3 * WIDE
        assert all(step >= closed for step in still_open)
        assert lefts[-1] + 3 * WIDE * (number < 16) <= SAYS * WIDE, "nobody thinks after the last"


@pytest.mark.parametrize(("turn", "is_pointed_at"), [(0, True), (1, False)])
def test_no_card_is_pointed_at_in_the_turn_of_another(turn: int, is_pointed_at: bool) -> None:
    seats = [SeatTop("YOU", [*parse_cards("5H 9C")]), SeatTop("BEN", [None])]
    top = TableState(seats, [Pegs(), Pegs()], dealer=0, turn=turn, cursor=InHand(0, 0))
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    card = screen.spotting.areas(CardSpot)[0].move(MACHINE.look.inside.topleft)
    assert (screen.surface.get_at_mapped(card.topleft) == Glow.BOLD) == is_pointed_at


def test_a_crib_of_four_has_a_place_for_each_card_while_they_are_laid_away() -> None:
    surface, card = drawn(MACHINE.name, "table four_seats_dealt").surface, MACHINE.look.cards.size
    places = MACHINE.look.table.by_seats[4].turned_to(0)
    corners = [Rect(places.laying_away[2].cards.point(at, 4), card) for at in range(4)]
    for corner in corners:
        cell = surface.subsurface(corner.topleft, (WIDE, HIGH))
        assert any(cell.get_at_mapped((x, y)) for x in range(WIDE) for y in range(HIGH))
    assert Rect(places.pack, card).collidelist(corners) == -1
    assert all(one.right < after.left for one, after in pairwise([*corners, Rect(places.pack, card)]))


@pytest.mark.parametrize("held", [5, 7])
def test_where_many_sit_open_cards_lie_clear_of_those_still_hidden(held: int) -> None:
    open_cards = parse_cards("3S 9D")
    hand: list[Card | None] = [*open_cards, *[None] * (held - 2)]
    seats = [SeatTop(name, hand) for name in ("YOU", "WEST", "NORTH", "EAST")]
    screen = InkScreen(MACHINE)
    screen.show([TableSheet(TableState(seats, [Pegs(), Pegs()], partners=True, dealer=0))])
    assert not screen.faults


def test_a_card_right_after_one_of_the_same_player_does_not_run_into_it() -> None:
    cards = parse_cards("4C 4D 4H AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 5C 5D 5H 5S")
    seats = [SeatTop(name, [None]) for name in ("YOU", "WEST", "NORTH", "EAST")]
    played = [PlayedCard(1, card) for card in cards]
    top = TableState(seats, [Pegs(), Pegs()], partners=True, dealer=0, played=played, counted=17, count=5)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    assert not screen.faults


def test_old_cards_of_two_lie_on_the_grid_of_a_hand() -> None:
    """With three columns from one to the next those of a player who plays every other card are six apart."""
    axis = MACHINE.look.table.by_seats[2].played
    lefts = [left_of(axis, index, 5, 3, MACHINE.look.cards.size[0]) for index in range(3)]
    assert [after - left for left, after in pairwise(lefts)] == [3 * WIDE, 3 * WIDE]


@pytest.mark.parametrize("number", [6, 7])
def test_an_old_card_below_the_next_of_its_player_shows_its_suit(number: int) -> None:
    cards = parse_cards("2C KD QH JS TC 9D 8H 7S")[:number]
    seats = [SeatTop("YOU", [None]), SeatTop("BEN", [None])]
    played = [PlayedCard(int(at < 3), card) for at, card in enumerate(cards)]
    top = TableState(seats, [Pegs(), Pegs()], dealer=0, played=played, counted=number - 1, count=7)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    suits = {one.words for one in screen.lines if one.words in {card.suit.letter for card in cards}}
    assert suits >= {"D", "S"}, "the king and the jack"
    assert not screen.faults


def test_the_open_count_of_two_never_closes_up_for_those_before() -> None:
    axis = MACHINE.look.table.by_seats[2].played
    for counted in range(8):
        lefts = [left_of(axis, index, 8, counted, MACHINE.look.cards.size[0]) for index in range(8)]
        assert all(after - left >= 3 * WIDE for left, after in pairwise(lefts[counted:]))
        assert all(after - left >= 3 * WIDE for left, after in pairwise(lefts[:counted]))


def top_of(players: int, hand: Sequence[Card | None] = ()) -> TableState:
    """A table of so many, before anything was pegged; each holds this hand."""
    seats = [SeatTop(name, [*hand]) for name in ("YOU", "WEST", "NORTH", "EAST")[:players]]
    return TableState(seats, [Pegs()] * (3 if players == 3 else 2), partners=players == 4)


def areas(name: str, folder: Path) -> dict[str, Rect]:
    """Return where each line of a scene was written."""
    screen = scene_on(InkScreen(MACHINE), name, folder)
    return {one.words: one.area for one in screen.lines}


def test_a_box_over_a_short_list_lies_as_high_as_any_box(tmp_path: Path) -> None:
    written = areas("one_kept_game", tmp_path)
    told = written["ANN against COMPUTER"].unionall([written["Replay it"], written["Review it"]])
    assert abs(told.centery - MACHINE.look.inside.centery) < MACHINE.look.cell[1]


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("show", "SEAT0's hand"),
        ("claim", "how many?"),
        ("muggins", "how many missed?"),
        ("discard", "SEAT0's crib"),
    ],
)
def test_a_line_is_below_each_heading(name: str, heading: str, tmp_path: Path) -> None:
    area = areas(name, tmp_path)[heading]
    foot = drawn(MACHINE.name, name).surface.subsurface(Rect(area.left, area.bottom - 1, area.width, 1))
    assert Glow.DARK not in pygame.image.tobytes(foot, "P")


def test_a_count_tells_its_sums_and_that_more_is_to_come(tmp_path: Path) -> None:
    written = areas("show", tmp_path)
    large = MACHINE.look.inside.left + 41 * WIDE, written["so far:"].top - 1
    assert drawn(MACHINE.name, "show").surface.get_at_mapped(large) == Glow.BOLD, "the sum is two lines high"
    assert written["8"].right == large[0] + WIDE, "it ends where the sums do"
    assert written["so far:"].top == written["SEAT0's hand"].top


@pytest.mark.parametrize(("is_crib", "bright"), [(False, (0,)), (True, ())])
def test_no_hand_is_bright_but_the_one_that_is_counted(is_crib: bool, bright: tuple[int, ...]) -> None:
    cards = parse_cards("4H 5C 6D KS")
    top = TableState([SeatTop(name, [*cards]) for name in "AB"], [Pegs(), Pegs()], dealer=0)
    top.starter, top.crib = Card.parse("KD"), [*cards]
    top.count_panel = CountPanel(0, is_crib, "Cards", [], None, [])
    screen = shown(Screen(MACHINE), TableSheet(top))
    within, spotting = MACHINE.look.inside.topleft, screen.spotting
    for area in spotting.areas(CardSpot):
        spot = screen.spot_at(area.move(within).center)
        assert isinstance(spot, CardSpot)
        inks = {*pygame.image.tobytes(screen.surface.subsurface(area.move(within)), "P")}
        is_quiet = isinstance(spot.place, InHand) and spot.place.seat not in bright
        assert (Glow.BOLD in inks) is not is_quiet


def test_what_a_player_says_is_beside_the_cards_of_the_play(tmp_path: Path) -> None:
    written = areas("table three_seats", tmp_path)
    assert written["thinking...."].left - written["QH"].right <= 3 * WIDE
    assert "  " not in written  # no bar without a word


@pytest.mark.parametrize("later", [(5,), (5, 9), (5, 9, 12)])
def test_no_card_of_a_full_sheet_touches_the_line_before_the_next_count(later: Sequence[int]) -> None:
    """Not even one that begins a count with a ten."""
    top, cards = TABLES["four_seats"](), parse_cards("6H 9C QD AD 2H TD 9H JC 2S TC 8S KD TS KH 8D AS")
    top.kept, top.counted = 4, later[-1]
    top.played = [PlayedCard((at + 1) % 4, card) for at, card in enumerate(cards[: later[-1] + 2])]
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    last = screen.areas_of("count")[0].bottom
    bars = [one for one in screen.lines if one.words in BARS and one.area.bottom <= last]
    edges = {(one.area.left + WIDE // 2 * (one.words == "│"), one.area.top) for one in bars}
    assert len({left for left, _ in edges}) == len(later)
    written = [one.area for one in screen.lines if one.words not in f"{BARS}·"]
    for left, upper in edges:
        around = Rect(left - WIDE, upper, 2 * WIDE, HIGH)
        assert not around.inflate(-2, 0).collidelistall(written)


@pytest.mark.parametrize("name", ["table three_seats", "table four_seats", "discard"])
def test_the_letter_of_whoever_is_to_move_shines_apart_from_the_name(name: str, tmp_path: Path) -> None:
    lines = scene_on(InkScreen(MACHINE), name, tmp_path).lines
    (turn,) = (one for one in lines if one.words in ("your turn", "thinking...."))
    row = [one for one in lines if one.area.top == turn.area.top and one.words.isalnum()]
    letter, named = next(pair for pair in pairwise(row) if pair[0].words in NAMES_OF_PEGS)
    assert letter.ink == named.ink == Glow.BOLD
    assert named.area.left == letter.area.right + WIDE


@pytest.mark.parametrize("at", range(6))
def test_no_bar_of_the_card_pointed_at_runs_into_one_below_it(at: int) -> None:
    seats = [
        SeatTop("YOU", [*parse_cards("2H 5D 5S 5C JC KD")], says="your turn"),
        SeatTop("BEN", [None] * 6),
    ]
    screen = InkScreen(MACHINE)
    screen.show([TableSheet(TableState(seats, [Pegs(), Pegs()], dealer=0, turn=0, cursor=InHand(0, at)))])
    card = screen.spotting.areas(CardSpot)[at].move(MACHINE.look.inside.topleft)
    edges = [screen.surface.get_at_mapped((x, card.bottom - 1)) for x in (card.left, card.right - 1)]
    below = [screen.surface.get_at_mapped((x, card.bottom)) for x in range(card.left, card.right)]
    assert edges == [Glow.BOLD] * 2
    assert set(below) == {Glow.DARK}


def test_whose_deal_it_is_is_told_without_a_bar() -> None:
    seats = [SeatTop("YOU", [*parse_cards("2H 5D")]), SeatTop("BEN", [None] * 2)]
    screen = shown(InkScreen(MACHINE), TableSheet(TableState(seats, [Pegs(), Pegs()], dealer=0, turn=0)))
    deals = next(one.area for one in screen.lines if one.words == "deal")  # as one says of YOU
    assert screen.surface.get_at_mapped(deals.move(MACHINE.look.inside.topleft).topleft) == Glow.DARK


def test_no_page_of_the_rules_takes_two_rows_of_the_contents(tmp_path: Path) -> None:
    written = areas("help 4", tmp_path)
    names = "How to play", "Crib and starter", "The play", "Runs in the play"
    tops = [written[name].top for name in names]
    assert tops == [*range(tops[0], tops[0] + len(names) * HIGH, HIGH)]


def test_the_count_and_its_name_are_one_rectangle_below_the_starter() -> None:
    """A figure has two columns for each digit, and so the name has six letters with its colon: as wide."""
    top, seats = TABLES["thirty_one"](), TTY_TABLE.by_seats[2]
    (name,) = shown(InkScreen(MACHINE), TableSheet(top)).areas_of("count:")
    box = seats.counter.move(MACHINE.look.inside.topleft)
    assert box.size == (6 * WIDE, 3 * HIGH)
    assert box.left == name.left
    assert box.right == name.right == MACHINE.look.inside.left + seats.pack[0] + MACHINE.look.cards.size[0]


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_the_name_of_the_count_of_many_fills_its_box_clear_of_the_starters(name: str) -> None:
    top = TABLES[name]()
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (count,), (starter,) = screen.areas_of("count:"), screen.areas_of(top.voice.beside_starter)
    assert count.width == TTY_TABLE.by_seats[len(top.seats)].counter.width
    assert count.left - starter.right == 2 * WIDE


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_the_hand_of_many_is_named_in_the_row_of_the_crib_until_a_card_stands_in_it(name: str) -> None:
    """It stood jammed below the own row of the sheet."""
    top, rows = TABLES[name](), list[int]()
    top.played, top.counted, top.starter, top.count, top.is_gathered = [], 0, None, None, False
    top.seats[0].hand = [*parse_cards("5H 9C 3D KS")]
    for chosen in (set[int](), {2}, {0}):
        top.seats[0].faded = chosen
        screen = shown(InkScreen(MACHINE), TableSheet(top))
        (hand,), (deck,) = screen.areas_of("your hand"), screen.areas_of("deck")
        rows.append((deck.top - hand.top) // HIGH)
    assert rows == [0, 0, 1]


def test_a_count_is_marked_inside_its_rows_where_items_are_out_of_sight() -> None:
    steps = [CountStep("a pair", parse_cards("5H 5C"), total) for total in range(2, 14, 2)]
    seats = [SeatTop(name, [*parse_cards("5H 5C 5D KS")]) for name in "ABC"]
    panel = CountPanel(0, False, "A hand", ["a pair"], 2, steps[:5], steps[5:])
    top = TableState(seats, [Pegs()] * 3, starter=Card.parse("5S"), count_panel=panel)
    screen, listed = shown(InkScreen(MACHINE), TableSheet(top)), COUNTING[3].show.count_panel
    assert UP not in screen.words
    (below,) = screen.areas_of(DOWN)
    top.count_panel = replace(panel, steps=steps, to_come=())
    screen.show([TableSheet(top)])
    (mark,) = screen.areas_of(UP)
    assert mark.top == screen.areas_of("4")[0].top, "the first that is seen"
    assert mark.right == below.right == listed.right
    assert below.bottom - mark.top == listed.height, "the last that is seen"
    assert DOWN not in screen.words


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_a_row_is_free_below_the_item_that_is_read_last(name: str) -> None:
    """What was told before it lay right below its bar."""
    top, told = TABLES[name](), "A hand: 5H 5C."
    steps = [CountStep("a pair", parse_cards("5H 5C"), total) for total in range(2, 14, 2)]
    top.count_panel, top.told = CountPanel(0, False, "A hand", ["a pair"], 12, steps), (told,)
    assert told in shown(InkScreen(MACHINE), TableSheet(top)).words
    top.lit = frozenset(steps[-1].cards)
    assert told not in shown(InkScreen(MACHINE), TableSheet(top)).words


@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_a_key_that_the_guide_has_told_stands_before_no_word(machine: str) -> None:
    screen, top = InkScreen(switched_on(machine)), TABLES["three_seats"]()
    for hands, is_told in (("", False), ("{fire} cuts", True)):
        screen.show([TableSheet(replace(top, hands=hands)), ButtonsSheet(["CUT"], hands=hands)])
        keyed = [words for words in screen.words if words.strip().lower() == "return cut"]
        assert bool(keyed) != is_told


@pytest.mark.parametrize("total", [2, 6])
def test_a_total_told_at_once_is_called_so_and_a_sum_of_those_read_so_far(total: int) -> None:
    hand = parse_cards("4H 5C 6D KS")
    steps = [
        CountStep(each.name, each.cards, each.total) for each in items_of(hand, Card.parse("KD"), [*Kind])
    ]
    seats = [SeatTop(name, [*hand]) for name in "AB"]
    panel = CountPanel(0, False, "A hand", [steps[0].words], total, steps[:1], steps[1:])
    screen = shown(
        InkScreen(MACHINE),
        TableSheet(TableState(seats, [Pegs(), Pegs()], starter=Card.parse("KD"), count_panel=panel)),
    )
    assert ("total:" in screen.words) == (total == 6)
    assert ("so far:" in screen.words) == (total == 2)


@pytest.mark.parametrize(
    ("name", "words"), [("claim", "dim: no hand has it"), ("partners", "left"), ("partners", "the play")]
)
def test_signs_and_columns_are_explained(name: str, words: str, tmp_path: Path) -> None:
    assert words in areas(name, tmp_path)


def test_any_number_of_points_may_be_missed(tmp_path: Path) -> None:
    """No hand counts 19, but one of 20 may have been called 1."""
    assert not [words for words in areas("muggins", tmp_path) if words.startswith("dim")]


def test_who_deals_is_told_behind_a_name_that_leaves_room_for_it(tmp_path: Path) -> None:
    written = areas("partners", tmp_path)
    assert written["deals"].left == written["D"].right + WIDE
    assert areas("table four_seats", tmp_path)["deals"].left > written["8S"].left, "or behind the cards"


def test_what_has_happened_stands_where_scores_will_until_there_is_one(tmp_path: Path) -> None:
    home, screen = when_asked(Moment.LAY_AWAY, tmp_path, machine="tty"), InkScreen(MACHINE)
    home.stack.draw(screen)
    assert not home.top.reasons
    assert " so far" in screen.words
    assert {"You cut the", home.top.told[-1]} <= {
        words for line in screen.words for words in (line, line[:11])
    }


@pytest.mark.parametrize("name", ["table four_seats_shown", "show"])
def test_a_mark_stands_below_each_card_that_is_counted(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    marks = [one.area for one in screen.lines if one.words in ("x", "·") and one.area.left > OWN_CARDS * WIDE]
    cards = [
        area for area in screen.spotting.areas(CardSpot) if area.bottom <= min(area.top for area in marks)
    ]
    assert len({area.left for area in marks}) >= 5
    assert {area.left for area in marks} <= {area.left + 2 * WIDE for area in cards}


@pytest.mark.parametrize("name", ["partners", "three handed", "table three_seats", "table four_seats"])
def test_who_sits_where_is_told_beside_the_hand(name: str, tmp_path: Path) -> None:
    written = areas(name, tmp_path)
    across = next(area for words, area in written.items() if {*words} & {*"┬┼"})
    crib = next(area for words, area in written.items() if "crib" in words.lower() and area.top > HIGH)
    assert across.top >= written["your hand"].top
    assert written["your hand"].left < across.left
    assert across.right < crib.left or across.top >= crib.bottom


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_who_sits_where_stays_in_its_place_as_the_hand_shrinks(name: str) -> None:
    lefts = set[int]()
    for held in range(5):
        top, screen = TABLES[name](), InkScreen(MACHINE)
        top.seats[0].hand, top.cursor = [*parse_cards("5H 9C 3D KS")[:held]], None
        screen.show([TableSheet(top)])
        lefts |= {one.area.left for one in screen.lines if {*one.words} & {*"┬┼"}}
        assert not screen.faults
    assert len(lefts) == 1


@pytest.mark.parametrize(
    ("name", "prompt"),
    [
        ("discard", "Discard one more"),
        ("claim", "SEAT0: how many?"),
        ("muggins", "SEAT1 counts"),
        ("cut_for_deal", "Cut a card"),
        ("table four_seats", "Play a card"),
    ],
)
def test_each_prompt_and_its_keys_begin_in_the_first_column(name: str, prompt: str, tmp_path: Path) -> None:
    written = areas(name, tmp_path)
    asked = next(area for words, area in written.items() if words.startswith(prompt))
    assert asked.left == WIDE
    keys = [area.left for area in written.values() if area.top == asked.bottom]
    assert min(keys, default=WIDE) == WIDE


@pytest.mark.parametrize("seats", [3, 4])
def test_the_log_of_more_than_two_ends_where_the_starter_and_the_count_do(seats: int) -> None:
    places = MACHINE.look.table.by_seats[seats]
    shown = (MACHINE.look.table.counting or {})[seats]
    count = places.counter.right
    assert LOGS[seats].right == count == shown.pack[0] + MACHINE.look.cards.size[0]


@pytest.mark.parametrize("held", range(1, 6))
def test_no_card_held_lies_over_the_own_crib(held: int) -> None:
    places, wide = MACHINE.look.table.by_seats[2], MACHINE.look.cards.size[0]
    last = places.seats[0].hand.point(held - 1, held)[0] + wide
    assert last <= places.cribs[0].cards.point(0, 4)[0]


def test_the_log_is_framed_from_below_the_board_to_the_own_plate(tmp_path: Path) -> None:
    written, (own, board) = areas("thirty_one", tmp_path), (LOGS[2], MACHINE.look.table.board)
    assert (own.left, own.right) == (board.left, board.right)
    assert own.top == board.bottom + HIGH
    assert own.bottom + MACHINE.look.inside.top == written["SEAT0"].bottom
    assert written[" pegged"].top == own.top + MACHINE.look.inside.top


def test_beside_a_box_over_a_list_no_marks_of_the_list_stay(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "show", tmp_path)
    screen.show([BoxSheet(["Quit this game?"], ["Keep playing", "Title", "Quit CRIB"], 0)])
    first = LISTED.move(0, MACHINE.look.inside.top)
    beside = Rect(LOGS[2].right, first.top, MACHINE.look.size[0] - LOGS[2].right, 3 * HIGH)
    assert {*pygame.image.tobytes(screen.surface.subsurface(beside), "P")} == {Glow.DARK}


@pytest.mark.parametrize("name", ["three_seats", "four_seats_shown"])
def test_a_box_leaves_hands_and_pegged_in_sight_where_many_sit(name: str) -> None:
    screen = InkScreen(MACHINE)
    box = BoxSheet(["Quit this game?"], ["Keep playing", "Title", "Quit CRIB"], 0)
    screen.show([TableSheet(TABLES[name]()), box])
    (asked,) = screen.areas_of("Quit this game?")
    assert asked.right < LOGS[3].left
    assert asked.bottom < BOARDS[2].bottom


@pytest.mark.parametrize("name", ["tutor", "quit_question"])
def test_a_box_over_the_log_leaves_no_scrap_of_its_frame(name: str) -> None:
    row = LOGS[2].bottom - HIGH + MACHINE.look.inside.top
    line = drawn(MACHINE.name, name).surface.subsurface(Rect(0, row, LOGS[2].right, HIGH))
    assert Glow.NORMAL not in pygame.image.tobytes(line, "P")


def test_a_box_over_the_log_is_as_wide_as_it() -> None:
    rows = LOGS[2].move(0, MACHINE.look.inside.top)
    beside = drawn(MACHINE.name, "tutor").surface.subsurface(Rect(0, rows.top, LOGS[2].left, rows.height))
    assert {*pygame.image.tobytes(beside, "P")} == {Glow.DARK}


def test_the_guide_speaks_where_the_log_stands() -> None:
    screen, top = InkScreen(MACHINE), TableState([SeatTop("YOU"), SeatTop("ME")], [Pegs(), Pegs()])
    words = "Fives make fifteen with tens."
    screen.show([TableSheet(top), BalloonSheet("Fives", words, "1 of 8", Thing.HAND, 0, top, ["Next"])])
    seen = {one.words: one.area for one in screen.lines}
    assert LOGS[2].contains(seen[words].move(0, -MACHINE.look.inside.top))


@pytest.mark.parametrize("is_crib", [False, True])
def test_the_name_of_a_crib_goes_with_it_where_it_is_counted(is_crib: bool) -> None:
    seats = [SeatTop("YOU"), SeatTop("BEN")]
    top = TableState(seats, [Pegs(), Pegs()], dealer=0, crib=[*parse_cards("5H 6S 7S 8S")], pack=True)
    top.count_panel, top.is_gathered = CountPanel(0, is_crib, "Your crib"), True
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    crib = min(screen.spotting.areas(CardSpot), key=lambda area: area.left).move(0, MACHINE.look.inside.top)
    (name,) = (one.area for one in screen.lines[1:] if "crib" in one.words.lower())
    assert name.bottom == crib.top


@pytest.mark.parametrize("name", ["answer", "coach_cards", "coach_keeps"])
def test_the_box_of_the_coach_begins_above_the_cards_and_clear_of_the_board(name: str) -> None:
    gap = Rect((OWN_CARDS - 1) * WIDE, MACHINE.look.inside.top + 2 * HIGH, WIDE, 12 * HIGH)
    assert {*pygame.image.tobytes(drawn(MACHINE.name, name).surface.subsurface(gap), "P")} == {Glow.DARK}


@pytest.mark.parametrize("seats", [3, 4])
def test_the_log_beside_the_board_is_as_high(seats: int) -> None:
    assert (LOGS[seats].top, LOGS[seats].bottom) == (BOARDS[seats].top, BOARDS[seats].bottom)


def test_no_figure_is_lit_that_return_would_not_take(tmp_path: Path) -> None:
    for name, inside in (("claim", Glow.DARK), ("muggins", Glow.BOLD)):
        zero = areas(name, tmp_path)[" 0"]
        assert drawn(MACHINE.name, name).surface.get_at_mapped(zero.topleft) == inside


def test_cards_of_a_page_lie_right_below_their_heading(tmp_path: Path) -> None:
    """The first line of a card is its edge, in the middle of a row."""
    screen = scene_on(InkScreen(MACHINE), "help 13", tmp_path)
    (heading,) = screen.areas_of("One of the counting drill")
    (beside,) = screen.areas_of("Return turns up")
    assert beside.top - HIGH == heading.bottom, "two rows beside the middle of four"


def test_the_hands_of_three_lie_whole_and_apart_at_the_end() -> None:
    plan = MACHINE.look.table.ending
    hands = [*plan.plates[3], plan.starters[3]]
    assert all(hand.width >= 4 * MACHINE.look.cards.size[0] for hand in hands[:3])
    assert all(after.left - hand.right >= 4 * WIDE for hand, after in pairwise(hands))


def test_a_key_that_is_an_arrow_is_no_letter() -> None:
    sheet = drawings(MACHINE.look, MACHINE.look.folder / "glyphs.txt")
    assert all(sheet[arrow].rows != sheet[letter].rows for arrow, letter in zip("↑↓←→", "^v<>", strict=True))


def test_arrows_are_named_in_words(tmp_path: Path) -> None:
    assert "Up Down" in areas("review_moves", tmp_path)
    assert {"Up review", "Down records"} <= areas("game_over", tmp_path).keys()


def test_a_claim_has_its_heading_and_its_other_keys_stand_in_the_line_of_keys(tmp_path: Path) -> None:
    """Beside the figures they were read as figures."""
    written = areas("claim", tmp_path)
    assert written["dim: no hand has it"].top == written["how many?"].top
    keys = [written[words] for words in ("Up", "Down set", "Backspace erase", "Return done")]
    assert {key.top for key in keys} == {written["F1 help"].top}
    assert [after.left - key.right for key, after in pairwise(keys)] == [WIDE, 3 * WIDE, 3 * WIDE]
    assert keys[0].left > written["Esc leave"].right


def test_beside_a_claim_stands_what_each_mistake_costs(tmp_path: Path) -> None:
    written = areas("claim", tmp_path)
    costs = written["too high: they get 2; too low: the rest is lost"]
    assert costs.top == next(area.top for words, area in written.items() if words.endswith("how many?"))


def test_what_mistakes_cost_stands_off_a_claim_of_two_figures(tmp_path: Path) -> None:
    home = when_asked(Moment.SHOW, tmp_path, preset="hoyle", house="counting=hoyle")
    home.answer()  # the other's count stands
    home.until_asked(Moment.SHOW)
    home.click(ButtonSpot("1"))
    home.click(ButtonSpot("6"))
    screen = home.drawn(InkScreen(MACHINE))
    (typed,) = (one for one in screen.areas_of("16") if one.top == screen.areas_of("YOU: how many?")[0].top)
    (costs,) = screen.areas_of("too high: they get the extra; too low: they call muggins")
    assert costs.left - typed.right >= 4 * WIDE


@pytest.mark.parametrize(
    ("name", "words"), [("answer", "Return next"), ("drill", "Return next"), ("replay", "Return play")]
)
def test_what_goes_on_has_its_key_before_it(name: str, words: str, tmp_path: Path) -> None:
    assert words in areas(name, tmp_path)


def test_the_bar_of_the_games_says_which_is_on_the_table(tmp_path: Path) -> None:
    written = areas("choose_game acc", tmp_path)
    assert written["On the table: ACC"].top == written["CHOOSE A GAME"].top


def test_the_crib_lies_beside_a_long_count_of_two(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "show", tmp_path)
    (crib,), (starter,) = screen.areas_of("SEAT0's crib"), screen.areas_of("starter")
    assert crib.top < starter.top
    assert crib.right == starter.right


def test_while_a_hand_is_read_a_line_says_what_was_read_and_a_key_that_goes_on(tmp_path: Path) -> None:
    written = areas("show", tmp_path)
    read, key = written["Fifteen two, four, six, eight."], written["Return all at once"]
    assert (read.top + HIGH, key.top) == (key.top, written["F1 help"].top)


@pytest.mark.parametrize(
    ("name", "words"),
    [("cut_for_deal", "Left Right move"), ("cut_for_deal", "Return cut"), ("starter", "Return cut")],
)
def test_the_line_of_keys_says_with_which_the_deck_is_cut(name: str, words: str, tmp_path: Path) -> None:
    """Each key with its word apart, so that all keys are bright."""
    assert words in areas(name, tmp_path)


@pytest.mark.parametrize("name", ["partners", "table three_seats", "table four_seats_shown"])
def test_what_the_letters_at_the_holes_mean_stands_in_a_frame_in_play_and_count(
    name: str, tmp_path: Path
) -> None:
    written = areas(name, tmp_path)
    (told,) = (area for words, area in written.items() if ": lurch" in words or ": skunk" in words)
    frame = LOGS[3 if "three" in name else 4].move(MACHINE.look.inside.topleft)
    assert told.bottom == frame.bottom


def test_bars_of_a_record_are_as_high_as_their_figures(tmp_path: Path) -> None:
    """No bar of twice as many is taken for one of as many and a half."""
    screen = scene_on(InkScreen(MACHINE), "record 2", tmp_path)
    surface = screen.surface
    axis = min(line.area.top for line in screen.lines if SHADES[1] in line.words)
    highs = []
    for figure in "123":
        at = next(area for area in screen.areas_of(figure) if area.top < axis)
        column = [surface.get_at_mapped((at.left + 2, down)) for down in range(at.bottom, axis)]
        highs.append(sum(ink != Glow.DARK for ink in column))
    assert highs == [highs[0] * number for number in (1, 2, 3)]


@pytest.mark.parametrize("lit", [False, True])
def test_a_card_taken_in_a_lesson_stands_higher_and_dark_as_one_chosen_in_a_game_does(lit: bool) -> None:
    cards = parse_cards("5H 6S")
    top = TableState([SeatTop("YOU", [*cards]), SeatTop("BEN", [None, None])], [Pegs(), Pegs()])
    top.lit, top.cursor = frozenset(cards if lit else ()), InHand(0, 0)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    pointed, other = (area.move(MACHINE.look.inside.topleft) for area in screen.spotting.areas(CardSpot)[:2])
    hand = MACHINE.look.table.by_seats[2].seats[0].hand
    assert pointed.top == other.top == hand.top + MACHINE.look.inside.top - HIGH * lit
    edges = [screen.surface.get_at_mapped(area.topleft) for area in (pointed, other)]
    assert edges == [Glow.BOLD, Glow.DARK]


def test_a_card_lit_quietly_is_in_reverse_inside_its_edge_alone() -> None:
    cards = parse_cards("2C 5D 5S JC QH KH")
    seats = [SeatTop("YOU", [*cards], says="your turn"), SeatTop("BEN", [None] * 6)]
    for cursor in (InHand(0, 1), None):
        top = TableState(seats, [Pegs(), Pegs()], dealer=0, turn=0, cursor=cursor, lit_quietly=cards[1:3])
        screen = shown(InkScreen(MACHINE), TableSheet(top))
        areas = [area.move(MACHINE.look.inside.topleft) for area in screen.spotting.areas(CardSpot)[1:3]]
        corners = [screen.surface.get_at_mapped(area.topleft) for area in areas]
        insides = [screen.surface.get_at_mapped(area.move(WIDE, HIGH).topleft) for area in areas]
        assert corners == [Glow.BOLD if cursor else Glow.DARK, Glow.DARK], "no slab touches a word above"
        assert insides == [Glow.NORMAL] * 2


def test_cards_whose_count_is_asked_for_lie_as_they_are_and_none_looks_chosen() -> None:
    hand = parse_cards("5D 5S JC QH")
    top = TableState([SeatTop("YOU", [*hand]), SeatTop("BEN", [None] * 4)], [Pegs(), Pegs()], dealer=0)
    top.count_panel, top.lit_quietly = CountPanel(0, False, ""), (*hand,)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    areas = [area.move(MACHINE.look.inside.topleft) for area in screen.spotting.areas(CardSpot)[:4]]
    insides = {screen.surface.get_at_mapped(area.move(WIDE, HIGH).topleft) for area in areas}
    assert insides == {Glow.DARK}


@pytest.mark.parametrize(
    ("name", "whose"),
    [("show", "your crib"), ("four_seats_shown", "DOMINIQUE4's hand")],
)
@pytest.mark.parametrize("is_asked", [False, True])
def test_whose_cards_are_counted_is_said_right_above_them(name: str, whose: str, is_asked: bool) -> None:
    top = TABLES[name]()
    if is_asked and top.count_panel:
        top.count_panel = CountPanel(top.count_panel.seat, top.count_panel.is_crib, "")
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    cards = [area.move(MACHINE.look.inside.topleft) for area in screen.spotting.areas(CardSpot)]
    first = next(area for area in screen.areas_of(whose) if area.left > COLUMNS * WIDE // 2)
    assert (first.left, first.bottom) in {(card.left, card.top) for card in cards}


def test_whose_turn_it_is_is_marked_clear_of_the_board_and_six_cards_end_below_the_deck() -> None:
    places = TTY_TABLE.by_seats[2]
    own = places.seats[0]
    assert own.plate.band.left - WIDE > BOARDS[2].right, "a column is free before the mark"
    assert own.hand.point(5, 6)[0] == places.pack[0]


def test_a_word_that_is_spelled_is_no_second_bar_below_the_title() -> None:
    screen = InkScreen(MACHINE)
    with TemporaryDirectory() as folder:
        scene_on(screen, "spelling", Path(folder))
    (word,) = (line.area for line in screen.lines if "AN_" in line.words)
    assert screen.surface.get_at_mapped(word.topleft) == Glow.DARK


def test_a_card_on_its_way_to_a_sheet_hides_no_other_row() -> None:
    top, rows = TABLES["four_seats"](), set[int]()
    flight = Flight(Card.parse("QH"), InHand(1, 0), AmongPlayed(1, len(top.played)), 0.5)
    lying, flying = (shown(InkScreen(MACHINE), TableSheet(top, some)) for some in ((), (flight,)))
    for y in range(MACHINE.look.monitor.size[1]):
        row = Rect(0, y, COLUMNS * WIDE, 1)
        seen = {pygame.image.tobytes(one.surface.subsurface(row), "P") for one in (lying, flying)}
        rows |= {(y - MACHINE.look.inside.top) // HIGH} if len(seen) > 1 else set()
    assert len(rows) == 1


@pytest.mark.parametrize(
    ("name", "typed"), [("discard", "a card (5d)"), ("three handed", "a card (5d)"), ("confirm", "")]
)
def test_a_card_is_typed_is_told_behind_the_keys_that_stay(name: str, typed: str, tmp_path: Path) -> None:
    written = areas(name, tmp_path)
    told = [words for words in written if words.startswith("a card (")]
    assert told == [typed] * bool(typed)
    help_key, leave = written["F1 help"], written["Esc leave"]
    assert help_key.left == WIDE
    assert all(written[words].topleft == (leave.right + 3 * WIDE, leave.top) for words in told)


def test_the_figures_to_choose_from_in_a_lesson_stand_in_its_box() -> None:
    screen, top = InkScreen(MACHINE), TableState([SeatTop("YOU"), SeatTop("ME")], [Pegs(), Pegs()])
    answers = ["1", "2", "3", "Show me", "Leave"]
    screen.show([TableSheet(top), BalloonSheet("Pairs", "How many?", "2 of 8", Thing.HAND, 0, top, answers)])
    box, areas = LOGS[2], screen.spotting.areas(LineSpot)
    assert all(box.contains(area) for area in areas)
    figures, others = ({area.top for area in row} for row in (areas[:3], areas[3:]))
    assert max(figures) < min(others)
    assert others == {box.bottom - 2 * HIGH}, "they end it"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_happened_is_still_read_below_the_box_of_the_guide(players: int) -> None:
    top = top_of(players)
    top.told, top.message = ("WEST: fifteen two.",), "Your card"
    screen = InkScreen(MACHINE)
    balloon = BalloonSheet(
        "fifteen", "WEST made 15: two points.", "", Thing.HAND, 0, top, ["next", "guide off"]
    )
    screen.show([TableSheet(top), balloon])
    row = Rect(0, MACHINE.look.inside.top + 21 * HIGH, COLUMNS * WIDE, HIGH)
    assert Glow.NORMAL in pygame.image.tobytes(screen.surface.subsurface(row), "P")
    assert all(LOGS[players].contains(area) for area in screen.spotting.areas(LineSpot))


def test_what_is_typed_longer_than_its_pane_begins_with_a_sign_of_it(tmp_path: Path) -> None:
    """It begins with a whole word."""
    assert any(words.startswith("<at the score, you") for words in areas("friends talk", tmp_path))
    assert areas("friends talk", tmp_path).keys() >= {"Return send", "Esc say nothing"}


def test_what_a_key_behind_a_message_does_is_dim_as_in_the_line_of_keys(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "replay", tmp_path)
    row = next(one.area.top for one in screen.lines if one.words.startswith("Deal 2, step"))
    inks = {one.words: one.ink for one in screen.lines if one.area.top == row}
    assert [inks.pop(words) for words in ("deals", "to", "pace")] == [MACHINE.look.inks.crib] * 3
    assert {*inks.values()} == {Glow.BOLD}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_figure_of_a_claim_lies_over_a_card(players: int) -> None:
    top, screen = top_of(players, parse_cards("4H 5C 6D KS")), Screen(MACHINE)
    top.starter, top.pack, top.dealer = Card.parse("KD"), True, 1
    top.count_panel = CountPanel(0, False, "Your hand", [], None, [])
    screen.show([TableSheet(top), NumberSheet("YOU: how many?", "", "", players, True, True)])
    areas_of = screen.spotting.areas
    figures = [area for area in areas_of(ButtonSpot) if area.top < 21 * HIGH]
    assert len(figures) == 10
    assert all(area.collidelist(areas_of(CardSpot)) < 0 for area in figures)


def test_the_starter_of_three_is_named_below_the_frame_of_what_is_pegged() -> None:
    top = top_of(3, [None] * 4)
    top.starter, top.pack, top.dealer = Card.parse("KD"), True, 1
    top.count_panel = CountPanel(0, False, "Your hand", [], None, [])
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    label = screen.areas_of("starter")[0]
    edges = [one.area for one in screen.lines if one.words.startswith("╚═")]
    assert edges
    assert all(label.top != edge.top for edge in edges if edge.right > label.left)


@pytest.mark.parametrize("word", ["m muggins", "p peg", "Up heels", "0 go"])
def test_each_word_in_the_line_of_keys_stands_behind_its_key(word: str) -> None:
    keys = {mark: MACHINE.keys.get(name, name) for mark, name in key_names().items()}
    sheet = ButtonsSheet(["GO", "HEELS", "MUGGINS", "PEG"]).named(keys)
    screen = shown(InkScreen(MACHINE), sheet)
    assert word in screen.words


def test_keys_for_a_number_lie_over_no_word_to_click(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="tty", preset="acc", seed=3), InkScreen(MACHINE)
    home.answer_until(lambda: bool(home.top.count_panel and home.top.count_panel.words and home.is_asked))
    home.stack.draw(screen)
    keys = screen.spotting.areas(ButtonSpot)
    assert len(keys) > 4
    assert not any(one.words.startswith("0123") for one in screen.lines)
    stops = home.scene.stops(screen.sheets, screen.spots)
    assert {*stops} <= {*screen.spots}, "one button stops at nothing unseen"
    assert all(one.collidelist([other for other in keys if other is not one]) < 0 for one in keys)


def test_the_sign_of_earlier_scores_stands_in_the_frame(tmp_path: Path) -> None:
    sign = next(area for words, area in areas("three handed", tmp_path).items() if words == "▲")
    assert sign.right == LOGS[3].right


def test_no_word_of_the_log_stands_alone(tmp_path: Path) -> None:
    assert "121." not in areas("discard", tmp_path)


def test_a_box_over_the_cut_of_four_begins_below_their_cards(tmp_path: Path) -> None:
    """Corners of two of them stood out beside it."""
    home = at_home(tmp_path, machine="tty", preset="hoyle", form="four-handed")
    screen, inside = InkScreen(MACHINE), MACHINE.look.inside
    cut = Rect(inside.left, inside.top + (1 + SHOWN_LINE) * HIGH, inside.width, 5 * HIGH)
    home.until_still()
    seen = []
    for _ in range(2):
        seen.append(pygame.image.tobytes(home.drawn(screen).surface.subsurface(cut), "P"))
        home.press(Button.BACK)
    assert "Quit this game?" in screen.words
    assert seen[0] == seen[1]


def test_the_guide_lies_over_no_fan_and_no_name_of_the_cut(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="tty", guide="yes", preset="acc"), InkScreen(MACHINE)
    home.until_scene(GuideBalloon)
    home.stack.draw(screen)
    said = next(one.area for one in screen.lines if one.words.startswith("Cut the deck"))
    assert said.top >= MACHINE.look.table.cloth.bottom


@pytest.mark.parametrize("number", [1, 8, 14])
def test_a_row_of_air_is_below_the_bar_of_a_help_page_and_a_column_at_its_edge(
    number: int, tmp_path: Path
) -> None:
    written = areas(f"help {number}", tmp_path)
    above = MACHINE.look.inside.top + HIGH
    assert not [words for words, area in written.items() if area.top == above]
    assert max(area.right for area in written.values()) < COLUMNS * WIDE


@pytest.mark.parametrize("number", [8, 12, 14])
def test_no_line_of_a_page_touches_its_keys(number: int, tmp_path: Path) -> None:
    foot = MACHINE.look.inside.top + 22 * HIGH
    written = areas(f"help {number}", tmp_path)
    assert not [words for words, area in written.items() if area.top == foot and area.left > 22 * WIDE]


def test_the_end_of_a_game_asks_in_the_middle(tmp_path: Path) -> None:
    written = areas("game_over", tmp_path)
    asked = next(area for words, area in written.items() if words.startswith("Type initials"))
    keys = written["Return play again"].unionall([written[words] for words in ("Up review", "Esc title")])
    assert keys.centerx == asked.centerx == COLUMNS * WIDE // 2


@pytest.mark.parametrize(("below", "glow"), [(0, Glow.BOLD), (1, Glow.NORMAL)])
def test_the_letter_of_a_winner_shines_for_who_sits_below(below: int, glow: Ink) -> None:
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(121), Pegs(90)], below=below)
    screen = shown(
        Screen(MACHINE),
        EndingSheet(
            top, Ending(0, "YOU WIN", "121 to 90: by 31.", ""), [(["YOU"], [0, 121]), (["BEN"], [0, 90])]
        ),
    )
    heading = MACHINE.look.table.ending.heading.move(MACHINE.look.inside.topleft)
    letter = Rect(heading.centerx - len("O YOU WIN") * WIDE, heading.top, 2 * WIDE, 2 * HIGH)
    assert {*pygame.image.tobytes(screen.surface.subsurface(letter), "P")} == {Glow.DARK, glow}


def test_the_hand_of_the_title_lies_in_a_fan_whose_every_card_is_read(tmp_path: Path) -> None:
    screen, cards = scene_on(InkScreen(MACHINE), "title", tmp_path), MACHINE.look.pages.title.fan
    for _, (left, top) in cards:
        corner = Rect(left + WIDE, MACHINE.look.inside.top + top + HIGH, WIDE, 2 * HIGH)
        assert any(one.area.topleft == corner.topleft and one.words in "5J" for one in screen.lines)
    apart = {(after[0] - before[0], after[1] - before[1]) for (_, before), (_, after) in pairwise(cards[:-1])}
    assert apart == {(3 * WIDE, 2 * HIGH)}


@pytest.mark.parametrize("number", [8, 9, 10])
def test_the_commands_of_the_title_end_above_its_rule(number: int) -> None:
    lines = [f"{words} game" for words in "abcdefghij"[:number]]
    screen = shown(InkScreen(MACHINE), TitleSheet(lines, 0))
    tops = [one.area.top for one in screen.lines if one.words.endswith(" game")]
    assert len({*tops}) == number
    assert max(tops) < MACHINE.look.inside.top + 21 * HIGH


def test_the_title_says_what_the_figures_of_a_match_are() -> None:
    lines = ["Continue game", "Next game: 0-3", "Game: champ '87"]
    screen = shown(InkScreen(MACHINE), TitleSheet(lines, 0, notes=["ABC 15", "to 61", "rules"]))
    assert {"ABC 15", "games won: 0 to 3", "champ '87"} <= {*screen.words}


@pytest.mark.parametrize(("names", "mark"), [("AB", "HOUSE RULES"), ("A" * 17, "HOUSE")])
def test_the_mark_of_a_house_has_two_words_where_there_is_room(names: str, mark: str) -> None:
    screen = InkScreen(MACHINE)
    screen.show([TableSheet(TABLES["thirty_one"]()), ButtonsSheet([*names], "", ["HOUSE"])])
    assert mark in screen.words


def test_the_command_that_return_takes_is_the_brightest_of_the_title(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "title", tmp_path)
    (chosen,), (other,) = screen.areas_of("new game"), screen.areas_of("options")
    inks = [{*pygame.image.tobytes(screen.surface.subsurface(one), "P")} for one in (chosen, other)]
    assert inks == [{Glow.DARK, Glow.BOLD}, {Glow.DARK, Glow.NORMAL}]


def test_three_columns_are_between_a_command_of_the_title_and_what_it_is_about(tmp_path: Path) -> None:
    """After two, "more ways to play" went on with "friends"."""
    written = areas("title", tmp_path)
    assert written["friends, the club, the champ"].left - written["more ways to play"].right == 3 * WIDE


@pytest.mark.parametrize(("name", "plan"), [("partners", "B C ─┼─ D YOU"), ("three handed", "B ─┬─ C YOU")])
def test_who_sits_where_is_read_in_rows_below_the_names_of_what_lies_beside_it(
    name: str, plan: str, tmp_path: Path
) -> None:
    """A name in their row seemed to be one of them."""
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    (named,) = screen.areas_of("start")
    below = [
        one for one in screen.lines if one.area.left > 30 * WIDE and named.bottom <= one.area.top < 20 * HIGH
    ]
    assert " ".join(one.words for one in below if one.words in plan) == plan


def test_the_rule_of_the_title_ends_above_the_edge_of_the_last_card() -> None:
    surface, last = drawn(MACHINE.name, "title").surface, max(at for _, at in MACHINE.look.pages.title.fan)
    top, right = MACHINE.look.inside.top, last[0] + FANNED[0]
    assert any(surface.get_at_mapped((right - 1, top + 4 * HIGH + y)) for y in range(HIGH))
    assert not any(surface.get_at_mapped((right, top + 4 * HIGH + y)) for y in range(HIGH))


@pytest.mark.parametrize("name", ["answer", "coach_keeps"])
def test_the_coach_has_its_heads_in_one_row_and_its_arrow_within_the_frame(name: str, tmp_path: Path) -> None:
    written = areas(name, tmp_path)
    assert written["to win"].top == written["hand"].top
    assert written["▼"].right == LOGS[2].right, "in the frame"


def test_all_that_lies_below_the_board_of_two_is_a_line_apart_from_it() -> None:
    assert {area.top for area in (LOGS[2], TTY_TABLE.advice[2])} == {BOARDS[2].bottom + HIGH}


@pytest.mark.parametrize("name", ["answer", "coach_cards", "coach_keeps"])
def test_the_coach_lies_over_no_card_and_not_over_the_board(name: str, tmp_path: Path) -> None:
    box, screen = TTY_TABLE.advice[2], scene_on(InkScreen(MACHINE), name, tmp_path)
    assert box.collidelist(screen.spotting.areas(CardSpot)) < 0
    assert box.top >= BOARDS[2].bottom
    assert all(box.right <= crib.owner.left for crib in TTY_TABLE.by_seats[2].laying_away), (
        "it is seen whose it is"
    )


@pytest.mark.parametrize(("ahead", "behind"), [(121, 118), (100, 90)])
def test_of_two_bars_in_a_race_that_of_more_points_is_higher(ahead: int, behind: int) -> None:
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(ahead), Pegs(behind)])
    series = [(["YOU"], [0, ahead]), (["BEN"], [0, behind])]
    screen = InkScreen(MACHINE)
    screen.show([EndingSheet(top, Ending(0, "YOU WIN", "121 to 118: by 3.", ""), series)])
    tops = []
    for shade in ("██", "▒▒"):
        rows = [one.area.move(MACHINE.look.inside.topleft) for one in screen.lines if one.words == shade]
        cell = min(rows, key=lambda row: (row.left, row.top))
        inks = [screen.surface.get_at_mapped((cell.left + 1, cell.top + down)) for down in range(HIGH)]
        tops.append(cell.top + next(down for down, ink in enumerate(inks) if ink != Glow.DARK))
    assert tops[0] < tops[1]


@pytest.mark.parametrize("hole", [20, 30, 41])
def test_a_line_of_a_race_is_where_its_bar_ends_and_goes_on_above_lower_ones(
    hole: int,
) -> None:
    pegs = [Pegs(hole), Pegs(hole - 4), Pegs(61)]
    seats = [SeatTop(name) for name in ("YOU", "BEN", "CAT")]
    top = TableState(seats, pegs, target=61, lines=(BoardLine(hole, ""),))
    series = [([seat.name], [0, pegs[side].front]) for side, seat in enumerate(seats)]
    screen = shown(InkScreen(MACHINE), EndingSheet(top, Ending(2, "CAT WINS", "61 to 30 to 5.", ""), series))
    plot, surface = TTY_PAGES.race.plot, screen._picture.canvas.surface
    foot = screen.areas_of(" deal")[0].top - 3 * HIGH

    def inked(left: int) -> set[int]:
        lines = range(plot.top + HIGH, foot)  # below that of the target
        return {down for down in lines for at in range(WIDE) if surface.get_at_mapped((left + at, down))}

    line = inked(plot.right - WIDE)
    bars = [plot.left + (6 + 4 * side) * WIDE for side in range(2)]  # after the winner's
    assert abs(min(inked(bars[0])) - min(line)) <= 3
    assert line <= inked(bars[1]), "above the lower one"


def test_the_race_has_seven_rows_and_one_of_air_above_three_lines_for_a_friend(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "game_over", tmp_path)
    foot = next(one.area.top for one in screen.lines if one.words.startswith("Your discard"))
    tops = [min(area.top for area in screen.areas_of(words)) for words in (" race to 121", "YOU", " deal")]
    assert [(foot - top) // HIGH for top in tops] == [8, 3, 2], "the deals in the frame"


@pytest.mark.parametrize("name", ["game_over", "three handed over", "partners over"])
def test_no_bar_of_a_race_breaks_its_frame(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    (title,) = [one.area for one in screen.lines if one.words.startswith(" race to ")]
    plot = TTY_PAGES.race.plot.move(MACHINE.look.inside.topleft)
    edge = Rect(plot.left, title.top, plot.width, HIGH)
    lit = {screen.surface.get_at_mapped((at, edge.bottom - 2)) for at in range(edge.left, edge.right)}
    assert lit == {Glow.DARK}


@pytest.mark.parametrize("name", ["table three_seats", "table four_seats"])
def test_who_sits_round_the_table_is_apart_from_whose_the_crib_is(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    (label,) = [one.area for one in screen.lines if one.words.startswith("crib: ")]
    across = next(one.area for one in screen.lines if " ─" in one.words)
    backs = [area for area in screen.spotting.areas(CardSpot) if area.top > label.top]
    assert all(not area.inflate(4 * WIDE, 0).colliderect(across) for area in backs)
    above = [one.area for one in screen.lines if one.area.top == label.top and one.words == "CHRISTINA3"]
    assert all(area.right + 2 * WIDE < label.left for area in above)


@pytest.mark.parametrize(("name", "owner"), [("drill", "YOU"), ("show", "SEAT0")])
def test_whose_hand_is_counted_stands_above_it(name: str, owner: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    card = screen.spotting.areas(CardSpot)[0].move(MACHINE.look.inside.topleft)
    assert [area.bottom for area in screen.areas_of(owner)] == [card.top]


def test_the_note_of_a_line_is_as_bright_as_its_card(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "options", tmp_path)
    inks = {one.words: one.ink for one in screen.lines}
    assert inks["Choose the rules, the cards and"] == inks["named WASCO."] == Glow.NORMAL


def _four_seats_and_one_row() -> TableState:
    top = TABLES["four_seats_shown"]()
    assert top.count_panel
    (step,) = top.count_panel.steps
    top.count_panel = replace(top.count_panel, steps=[replace(step, rows=())])
    return top


def test_nobody_has_a_partner_before_the_cut(tmp_path: Path) -> None:
    home = at_home(tmp_path, machine="tty", preset="hoyle", form="four-handed")
    screen = InkScreen(MACHINE)
    home.answer_until(lambda: home.is_asked)
    home.stack.draw(screen)
    assert not any(" & " in words for words in screen.words)
    assert {" YOU", " B", " C", " D"} <= {*screen.words}, "without the letter of any pegs"
    home.answer_until(lambda: home.top.dealer is not None)
    home.stack.draw(screen)
    assert any(" & " in words for words in screen.words)


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_no_heading_stands_over_nothing_before_the_deal(name: str) -> None:
    top = TABLES[name]()
    for seat in top.seats:
        seat.hand = []
    words = shown(InkScreen(MACHINE), TableSheet(top)).words
    assert not {"your hand", "left"} & {*words}


def test_the_marks_of_a_table_have_one_place_and_leave_it_to_the_keys_of_a_count() -> None:
    visit, screen = counting("counting=hoyle"), InkScreen(MACHINE)
    visit.context.acting.speaker.muted = True
    visit.stack.draw(screen)
    assert "Up" in screen.words
    assert "SILENT" not in screen.words
    assert not screen.faults
    screen = shown(InkScreen(MACHINE), TableSheet(visit.top), ButtonsSheet([], marks=["SILENT"]))
    (mark,) = screen.areas_of("SILENT")
    assert mark.right == MACHINE.look.table.buttons.right


def test_the_keys_of_a_count_hide_no_word_of_the_table(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="tty", preset="acc", form="three-handed"), InkScreen(MACHINE)
    home.answer_until(lambda: home.is_asked and bool(home.top.count_panel))
    home.stack.draw(screen)
    assert "Esc leave" in screen.words
    assert not screen.faults


def test_a_question_is_headed_by_its_name_and_not_as_if_it_were_pegged() -> None:
    top = TABLES["discard"]()
    top.reasons = [ReasonLine(None, "Review: 1 of 3", is_divider=True), ReasonLine(None, "Which card?")]
    words = shown(InkScreen(MACHINE), TableSheet(top)).words
    assert " Review: 1 of 3" in words
    assert " pegged" not in words


def test_what_has_happened_is_not_said_again_by_what_is_asked() -> None:
    top = TABLES["thirty_one"]()
    top.told, top.message = (*top.told, "Nothing was missed."), "Nothing was missed"
    words = shown(InkScreen(MACHINE), TableSheet(top)).words
    assert sum("Nothing was missed" in each for each in words) == 1


def test_who_deals_is_told_while_the_dealer_speaks() -> None:
    top = TABLES["thirty_one"]()
    top.dealer = 1
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (deals,), (says,) = screen.areas_of("deals"), screen.areas_of("says 31")
    assert deals.top == says.top
    assert says.left - deals.right == 2 * WIDE


@pytest.mark.parametrize("name", ["WEST", "NORTH", "CHRISTINA3"])
def test_who_deals_stands_clear_of_the_cards_that_are_left(name: str) -> None:
    top = TABLES["four_seats_dealt"]()
    top.seats[top.dealer or 0].name = name
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (deals,), (left,) = screen.areas_of("deals"), screen.areas_of("left")
    assert deals.right < left.left or deals.left > left.right


def test_hands_bars_and_scores_of_an_ending_have_one_order(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "three handed over", tmp_path)
    winner_first = ["B", "C", "YOU"]

    def in_order(words: Iterable[str], *, is_down: bool = False) -> list[int]:
        areas = [screen.areas_of(each)[-1] for each in words]
        return [area.top if is_down else area.left for area in areas]

    for places in (
        in_order(["X B 8", "T C not counted", "O YOU 2"]),
        in_order(bar * 3 for bar in "█▒░"),
        in_order((bar * 2 for bar in "█▒░"), is_down=True),
        in_order(winner_first, is_down=True),
    ):
        assert places == sorted(set(places))


@pytest.mark.parametrize("name", ["table three_seats", "table four_seats", "table four_seats_shown"])
def test_a_ten_has_one_name_in_a_hand_and_in_a_row(name: str, tmp_path: Path) -> None:
    """A card is 10 on its face: it is no T in its row, and stands apart from the card before it."""
    written = areas(name, tmp_path)
    tens = [area for words, area in written.items() if words in {"10H", "10S", "10D", "10C"}]
    assert tens
    assert not {"TH", "TS", "TD", "TC"} & written.keys()
    cards = [area for words, area in written.items() if words[-1] in "CDHS" and len(words) in (2, 3)]
    for ten in tens:
        assert all(card.right < ten.left for card in cards if card.top == ten.top and card.left < ten.left)


@pytest.mark.parametrize("number", [7, 16, 20, 24])
def test_a_ten_of_the_play_touches_no_dot_and_strikes_no_bar(number: int) -> None:
    seats = [SeatTop(name, [None]) for name in ("YOU", "WEST", "NORTH", "EAST")]
    cards = [Card.parse(name) for name in ["TC", "9D", "TH", "5S", "7D", "TC", "TS", "QH"] * 3][:number]
    played = [PlayedCard((at + 1) % 4, card) for at, card in enumerate(cards)]
    top = TableState(seats, [Pegs(), Pegs()], partners=True, dealer=0, played=played, counted=number // 4 * 4)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    signs = [one.area for one in screen.lines if one.words == "·"]
    tens = [one.area for one in screen.lines if one.words[:2] == "10" and one.words[2:]]
    assert tens
    assert not [ten for ten in tens if ten.inflate(2, 0).collidelistall(signs)]
    assert not screen.faults


def test_a_ten_that_leads_a_late_count_is_whole() -> None:
    """The bar before the count stood on its first figure."""
    seats = [SeatTop(name, []) for name in ("YOU", "WEST", "NORTH", "EAST")]
    cards = [Card.parse(name) for name in ["TC", "9D", "QH", "TS", "9H", "KD"] * 3][:16]
    played = [PlayedCard((at + 1) % 4, card) for at, card in enumerate(cards)]
    top = TableState(seats, [Pegs(), Pegs()], partners=True, dealer=0, played=played, counted=16)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    assert "│" in screen.words
    tens = [Rect(area.topleft, (2 * WIDE, HIGH)) for name in ("10C", "10S") for area in screen.areas_of(name)]
    assert len(tens) == 6
    assert len({pygame.image.tobytes(screen.surface.subsurface(ten), "P") for ten in tens}) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_the_sum_of_a_count_lies_over_no_hand(players: int) -> None:
    top, screen = top_of(players, parse_cards("4H 5C 6D 10S KS")), InkScreen(MACHINE)
    top.starter, top.pack, top.dealer = Card.parse("KD"), True, 1
    top.count_panel = CountPanel(1, False, "WEST's hand", ["fifteen two", "fifteen four"], 4, [])
    screen.show([TableSheet(top)])
    assert [*screen.faults] == []
    assert len(screen.areas_of("KS")) == players - 1, "the hand that is counted lies there as cards"


def test_what_happened_ends_in_dots_where_it_is_cut() -> None:
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(), Pegs()])
    top.told, top.message = (f"BEN: {'fifteen four, and pair, ' * 4}",), "Your card"
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    told = [one for one in screen.lines if one.words.startswith("BEN: ")]
    assert [one.words.endswith("...") for one in told] == [True]
    assert told[0].area.right <= (COLUMNS - 1) * WIDE


@pytest.mark.parametrize(
    ("told", "row"),
    [
        (
            "LANDLUBBER: 8 points -- 6 for fifteens (AS 4C QH, AS 4S QH, 4C 4S 6S AS), 2 for the pair. Now 8",
            "LANDLUBBER: 8 points -- 6 for fifteens, 2 for the pair. Now 8",
        ),
        (
            "EAST: Fifteen ten, a Pairs Royal 16, three Runs of three 25. Now 181 for WEST & EAST.",
            "EAST: Fifteen ten, a Pairs Royal 16, three Runs of three 25.",
        ),
    ],
)
def test_a_count_that_is_told_has_no_dots_where_whole_sentences_of_it_have_room(told: str, row: str) -> None:
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(), Pegs()], told=(told,))
    assert shown(InkScreen(MACHINE), TableSheet(top)).areas_of(row)


def test_what_a_hand_made_stays_where_its_count_is_cut() -> None:
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(), Pegs()])
    counted = "YOU have fifteen two, fifteen four, fifteen six, a run is nine, a flush thirteen and his nobs"
    top.told = (f"{counted} is fourteen. Now 17.",)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    told = next(one for one in screen.lines if one.words.startswith("YOU have"))
    assert told.words.endswith("... Now 17.")
    assert told.area.right <= (COLUMNS - 1) * WIDE


def test_a_count_is_not_cut_behind_a_dash() -> None:
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(), Pegs()])
    counted = "BEN: Fifteen two, fifteen four, fifteen six, a double run of four--fourteen"
    top.told = (f"{counted}, and one for his nobs is fifteen. Now 25.",)
    (told,) = (
        one for one in shown(InkScreen(MACHINE), TableSheet(top)).lines if one.words.startswith("BEN:")
    )
    assert told.words.endswith("four... Now 25.")


def test_what_a_hand_made_stands_off_five_cards_of_it_and_off_the_last_column() -> None:
    top, hand = TABLES["seven_cards"](), parse_cards("AH 6S 8H 9D KC")
    steps = [CountStep("fifteen", hand[:2], 2 * at) for at in range(1, 9)]
    top.seats[0].hand, top.seats[1].hand = [*hand], [*parse_cards("5H 5D 5C JS KS")]
    top.seats[0].name, top.dealer, top.crib, top.played = YOU, 1, [], []
    top.reasons = [ReasonLine(0, "", who=YOU, kind="hand", points=14)]
    top.count_panel = CountPanel(1, False, "A hand", [step.words for step in steps], 16, steps)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (last,), (made,) = screen.areas_of("KC"), screen.areas_of("= 14")
    assert last.right + WIDE <= made.left
    assert made.right <= screen.machine.look.inside.left + (COLUMNS - 1) * WIDE


def test_the_ten_of_a_deck_is_named_as_on_its_face_and_keeps_off_the_nine(tmp_path: Path) -> None:
    written = areas("desk empty", tmp_path)
    assert "T♣" not in written
    row = [written[f"{rank}♣"] for rank in ("9", "10", "J", "Q")]
    assert [after.left - before.right for before, after in pairwise(row)] == [WIDE] * 3


@pytest.mark.parametrize("name", ["a game waits", "another game"])
def test_a_box_on_a_ground_of_its_own_has_the_bar_of_a_page(name: str) -> None:
    row = Rect(0, MACHINE.look.inside.top, COLUMNS * WIDE, 1)
    assert {*pygame.image.tobytes(drawn(MACHINE.name, name).surface.subsurface(row), "P")} == {Glow.NORMAL}


def test_what_stands_before_the_sum_of_a_long_count_is_clear_of_the_longest_heading() -> None:
    top, screen = top_of(2, parse_cards("4H 5C 6D KS")), InkScreen(MACHINE)
    first, *others = [CountStep(f"item {number}", (), 2 * number) for number in range(1, 12)]
    top.count_panel = CountPanel(1, False, "BARTHOLOM2's hand", [first.words], 2, [first], others)
    screen.show([TableSheet(top)])
    (read,), (title,) = screen.areas_of("so far:"), screen.areas_of("BARTHOLOM2's hand")
    assert read.top == title.top
    assert read.left > title.right


def test_a_count_of_four_lies_in_air() -> None:
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    screen.show([TableSheet(top)])
    (total,) = screen.areas_of("total:")
    listed = total.bottom
    cards = [area.move(MACHINE.look.inside.topleft) for area in screen.spotting.areas(CardSpot)]
    assert max(card.bottom for card in cards if card.top < listed) <= listed - HIGH


def test_below_a_long_count_of_the_other_the_own_hand_is_written_beside_the_name() -> None:
    top, screen = top_of(2, parse_cards("4H 5C 6D KS")), InkScreen(MACHINE)
    first, *others = [CountStep(f"item {number}", (), 2 * number) for number in range(1, 9)]
    top.count_panel = CountPanel(1, False, "WEST's hand", [first.words], 2, [first], others)
    screen.show([TableSheet(top)])
    own = [one for one in screen.lines if one.words in ("4H", "5C", "6D", "KS")]
    assert {one.area.top for one in own} == {screen.areas_of(top.seats[0].name)[-1].top}
    assert {one.ink for one in own} == {Glow.DIM}


@pytest.mark.parametrize("name", ["help_page", "help 1", "help 13"])
def test_no_page_of_the_contents_touches_the_line_beside_them(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    edge = screen.areas_of("│")[0]
    in_line = ("│", UP, DOWN)
    beside = [one.area for one in screen.lines if one.words not in in_line and one.area.right <= edge.right]
    assert len(beside) > 12
    assert max(area.right for area in beside) < edge.left


@pytest.mark.parametrize("players", [3, 4])
def test_the_coach_of_more_than_two_lies_over_nothing_of_the_play(players: int) -> None:
    box, places = TTY_TABLE.advice[players], TTY_TABLE.by_seats[players]
    assert all(box.bottom <= seat.played - HIGH for seat in places.seats), "nor over the heads of the sheet"


def test_a_reason_of_the_coach_that_breaks_badly_is_told_whole() -> None:
    """With a word to a row it needs one row more than others as long: that of the details."""
    words = [letter * 26 for letter in "abcd"]
    assert len(" ".join(words)) <= WHY_LETTERS
    heads = {
        "hand": False,
        "crib": False,
        "you peg": True,
        "they peg": True,
        "points": False,
        "to win": False,
    }
    figures = [Figures(head, ["1.0"], is_detail) for head, is_detail in heads.items()]
    screen = InkScreen(MACHINE)
    screen.show([AdviceSheet("COACH", ["2H KD"], figures, None, 0, " ".join(words), seats=2)])
    assert {*words} <= {*screen.words}


def test_three_lines_of_the_guide_leave_its_answers_their_row_among_four() -> None:
    top, words = top_of(4), "The starter counts with every hand. " * 2
    screen = shown(
        InkScreen(MACHINE),
        TableSheet(top),
        BalloonSheet("start", words, "", Thing.HAND, 0, top, ["next", "guide off"]),
    )
    inside = LOGS[4].move(MACHINE.look.inside.topleft)
    assert sum("starter" in one.words or "hand." in one.words for one in screen.lines) == 3
    assert all(inside.contains(screen.areas_of(words)[0]) for words in ("next", "guide off"))


@pytest.mark.parametrize("players", [3, 4])
def test_a_hand_of_many_is_counted_apart_from_the_frame_above_and_the_names(players: int) -> None:
    assert TTY_TABLE.counting
    places = TTY_TABLE.counting[players]
    assert places.pack[1] - HIGH >= LOGS[players].bottom, "its name"
    assert places.show.count_panel.top - 2 * HIGH > max(seat.played for seat in places.seats)


@pytest.mark.parametrize("to_come", [0, 3])
@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_all_five_items_of_a_count_of_many_can_be_read(name: str, to_come: int) -> None:
    top, cards, starter = TABLES[name](), parse_cards("4H 5C 6D 6S"), Card.parse("5D")
    items = [*items_of(cards, starter, [*Kind])][:5]
    steps = [CountStep(f"item {number}", each.cards, each.total) for number, each in enumerate(items)]
    for seat, others in zip(top.seats, ("4H", "9H 8H", "AH 2H", "TC JC"), strict=False):
        seat.says, seat.hand = "", [*parse_cards(others)]
    top.seats[0].hand, top.starter, top.lit = [*cards], starter, frozenset(steps[-1].cards)
    words = [step.words for step in steps]
    title, total, more = "ANNABELLE1's hand", steps[-1].total, steps[:to_come]
    top.count_panel = CountPanel(0, False, title, words, total, steps, more)
    top.cursor = None
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    assert not screen.faults
    assert {*words[to_come:]} <= {*screen.words}


def test_the_figures_of_a_count_stand_in_fives(tmp_path: Path) -> None:
    written = areas("claim", tmp_path)
    lefts = [written[f"{number}"].left // WIDE for number in range(20, 30)]
    assert [after - left for left, after in pairwise(lefts)] == [3, 3, 3, 3, 5, 3, 3, 3, 3]


@pytest.mark.parametrize("name", ["four_seats_dealt", "four_seats"])
def test_who_sits_where_is_told_before_the_play_as_in_it(name: str) -> None:
    screen = shown(InkScreen(MACHINE), TableSheet(TABLES[name]()))
    assert any(" ─┼─ " in one.words for one in screen.lines)
    assert not screen.faults


def test_who_sits_where_leaves_its_place_to_hands_that_lie_open_before_the_play() -> None:
    """Two for his heels may win, and who deals was written over who sits at the right."""
    top = TABLES["four_seats_shown"]()
    top.dealer, top.count_panel, top.is_gathered, top.lit = 2, None, False, frozenset()
    for seat, name in zip(top.seats, ("YOU", "WEST", "NORTH", "EAST"), strict=True):
        seat.name, seat.says, seat.hand = name, "", seat.hand[:4]
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    assert not screen.faults


@pytest.mark.parametrize(
    ("seat", "says", "read"),
    [(1, "8", "says 8"), (0, "8", "say 8"), (1, "eight", "eight"), (0, "your turn", "your turn")],
)
def test_a_count_that_is_called_reads_like_no_score(seat: int, says: str, read: str) -> None:
    top = TABLES["thirty_one"]()
    top.seats[seat].says, top.seats[0].name = says, "YOU"
    assert read in shown(InkScreen(MACHINE), TableSheet(top)).words


@pytest.mark.parametrize("says", ["muggins: 5", "muggins: 12!", "MUGGINS: 12"])
def test_what_is_said_in_the_show_is_whole_beside_whose_crib_waits(says: str) -> None:
    top = TABLES["show"]()
    top.seats[1].name, top.seats[1].says, top.dealer = "LANDLUBBER", says, 1
    top.count_panel = CountPanel(0, False, "YOUR HAND", ("three",), 3)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (said,) = screen.areas_of(says)
    cribs = [one for one in screen.lines if "crib" in one.words and one.area.top == said.top]
    assert [one.area.left > said.right for one in cribs] == [True]
    assert not screen.faults


@pytest.mark.parametrize("number", range(12, 17))
def test_no_bar_behind_the_last_count_strikes_what_is_said(number: int) -> None:
    seats = [SeatTop(name, [None], says="your turn") for name in ("YOU", "WEST", "NORTH", "EAST")]
    cards = [Card.parse(name) for name in ["9C", "9D", "JH", "QS"] * 4][:number]
    played = [PlayedCard((at + 1) % 4, card) for at, card in enumerate(cards)]
    top = TableState(seats, [Pegs(), Pegs()], partners=True, dealer=0, played=played, counted=number)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    said = min(area.left for area in screen.areas_of("your turn"))
    bars = [one.area for one in screen.lines if one.words == "│" and one.area.left > said - 3 * WIDE]
    assert all(bar.right < said for bar in bars if bar.top == screen.areas_of("your turn")[0].top)


@pytest.mark.parametrize(("last", "reads"), [("9S TC", "28"), ("9S AS", "nineteen")])
def test_a_count_with_no_room_behind_the_last_card_is_in_figures_off_it(last: str, reads: str) -> None:
    top, cards = top_of(3), parse_cards(f"TD 7D JD 3H KC 9C 4H AC 4C 9H {last}")
    top.played = [PlayedCard(at % 3, card) for at, card in enumerate(cards)]
    top.kept, top.dealer, top.starter, top.counted = 4, 0, Card.parse("2S"), 9
    top.seats[2].says = number_word(top.running_counts[-1])
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (row,) = screen.areas_of("NORTH")
    card, said = [one for one in screen.lines if one.area.top == row.top and one.words != "·"][-2:]
    assert said.words == reads
    assert card.area.right + WIDE <= said.area.left


def test_a_lit_card_of_the_help_is_off_the_words_beside_it(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "help 4", tmp_path)
    (words,) = screen.areas_of("three is five")
    before = Rect(words.left - 2 * WIDE, words.top, 2 * WIDE, HIGH)
    assert {*pygame.image.tobytes(screen.surface.subsurface(before), "P")} == {Glow.DARK}


def test_a_single_row_of_words_is_in_the_middle_of_its_cards_in_the_help(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "help 4", tmp_path)
    (before,), (single,), (after,) = map(screen.areas_of, ("fifteen two", "a run of five", "the second"))
    assert single.top - HIGH == (before.top + after.top) // 2, "beside three rows each"


def test_pegs_stand_apart_before_the_first_hole() -> None:
    screen = InkScreen(MACHINE)
    screen.show([TableSheet(TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(), Pegs()]))])
    first = [one.area for one in screen.lines if "·····" in one.words]
    for side in "OX":
        pegs = [area for area in screen.areas_of(side) if area.right <= first[0].left]
        back, front = sorted(pegs, key=lambda area: area.left)
        assert front.left - back.right == WIDE
        assert front.right == first[0].left


def test_the_line_of_a_lurch_is_drawn_through_three_rows_of_bars(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "partners over", tmp_path)
    (line,) = (one.area for one in screen.lines if len(one.words) > 40 and not one.words.strip("─"))
    tops = {area.top for words in ("23", "121") for area in screen.areas_of(words)}
    assert min(tops) - line.top >= 2 * HIGH


@pytest.mark.parametrize(("name", "hole"), [("three handed over", "30"), ("partners over", "60")])
def test_the_line_of_a_lurch_is_named_right_beside_its_number(name: str, hole: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    assert screen.areas_of(f"{hole} lurch")
    swatch = next(one.area for one in screen.lines if one.words and not one.words.strip("█"))
    assert swatch.left > MACHINE.look.inside.left + TTY_PAGES.race.area.left, "clear of the frame"


def test_the_scores_of_a_race_stand_below_its_bars() -> None:
    """Of two deals of nearly as many points the bars are as high as each other."""
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(121), Pegs(92)])
    series = [(["YOU"], [0, 99, 101, 121]), (["BEN"], [0, 40, 91, 92])]
    screen = InkScreen(MACHINE)
    screen.show([EndingSheet(top, Ending(0, "YOU WIN", "121 to 92: by 29.", ""), series)])
    rows = [[screen.areas_of(f"{score}")[-1] for score in scores[1:]] for _, scores in series]
    names = [screen.areas_of(words)[-1] for (words,), _ in series]
    assert [{area.top for area in row} for row in rows] == [{name.top} for name in names]
    assert [area.right for area in rows[0]] == [area.right for area in rows[1]]


def test_a_bar_of_the_last_score_of_a_lurch_ends_below_its_line(tmp_path: Path) -> None:
    series, line = [(["YOU"], [0, 121]), (["BEN"], [0, 60])], BoardLine(60, "L", "lurch")
    screen = scene_on(InkScreen(MACHINE), "game_over", tmp_path)
    race = _LetterRace(screen._picture, TTY_PAGES.race, series, TableState([], [], lines=[line]))
    assert race._bar_level_of(60) < race._level_of_line(60) < race._bar_level_of(61)


def test_a_bar_below_a_line_amid_a_row_rises_into_that_row(tmp_path: Path) -> None:
    series, line = [(["YOU"], [0, 121]), (["BEN"], [0, 54])], BoardLine(60, "L", "lurch")
    screen = scene_on(InkScreen(MACHINE), "game_over", tmp_path)
    race = _LetterRace(screen._picture, TTY_PAGES.race, series, TableState([], [], lines=[line]))
    assert race._level_of_line(60) % LEVELS
    assert race._bar_level_of(43) < race._bar_level_of(54) < race._level_of_line(60)


def test_a_bar_of_the_very_hole_of_a_lurch_reaches_a_line_at_the_edge_of_a_row(tmp_path: Path) -> None:
    series, line = [(["YOU"], [0, 121]), (["BEN"], [0, 36])], BoardLine(36, "L", "lurch")
    screen = scene_on(InkScreen(MACHINE), "game_over", tmp_path)
    race = _LetterRace(screen._picture, TTY_PAGES.race, series, TableState([], [], lines=[line]))
    assert race._bar_level_of(35) < race._bar_level_of(36) == race._level_of_line(36) < race._bar_level_of(37)


def test_a_pair_whose_names_have_no_room_before_its_scores_is_the_letter_of_its_pegs() -> None:
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(121), Pegs(92)])
    series = [(["ANNABELLE1", "CHRISTINA3"], [0, 121]), (["BEN", "ANN"], [0, 92])]
    screen = InkScreen(MACHINE)
    screen.show([EndingSheet(top, Ending(0, "YOU WIN", "121 to 92: by 29.", ""), series)])
    assert [*screen.faults] == []
    assert screen.areas_of("BEN & ANN")[0].left == screen.areas_of("O")[-1].left


def test_air_is_above_each_part_of_a_record(tmp_path: Path) -> None:
    written = areas("record 1", tmp_path)
    assert written[" Best hand"].top not in {area.bottom for area in written.values()}


def test_the_table_lies_there_when_the_target_is_asked_for_after_the_cut(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="tty", preset="loadstar"), InkScreen(MACHINE)
    home.answer_until(lambda: home.is_asked and "points: which" in home.top.prompt)
    home.stack.draw(screen)
    assert " so far" in screen.words
    assert any(words.endswith("the deal.") for words in screen.words)


def test_a_row_of_air_is_between_a_name_and_its_cut_card(tmp_path: Path) -> None:
    name = next(area for words, area in areas("cards_cut", tmp_path).items() if words.startswith(" X "))
    row = Rect(0, name.bottom, COLUMNS * WIDE, HIGH)
    line = drawn(MACHINE.name, "cards_cut").surface.subsurface(row)
    assert {*pygame.image.tobytes(line, "P")} == {Glow.DARK}


def cut_at(depths: Sequence[int]) -> TableSheet:
    """Return a table at which seats have cut so deep."""
    cuts = [CutShown(*cut) for cut in zip(range(4), depths, parse_cards("7H TD 7D TS"), strict=False)]
    return TableSheet(top_of(4), spread=SpreadPack(52, shown=cuts))


def marks_of(depths: Sequence[int]) -> list[Rect]:
    """Return where the cards that seats have cut are named above the pack."""
    screen = shown(InkScreen(MACHINE), cut_at(depths))
    assert not screen.faults
    marks = [area for card in ("7H", "10D", "7D", "10S") for area in screen.areas_of(card)]
    assert len(marks) == len(depths)
    near = [Rect(area.left - WIDE, area.top, 6 * WIDE, HIGH) for area in marks]
    assert all(not one.colliderect(other) for one, other in combinations(near, 2))
    return marks


@pytest.mark.parametrize("depths", [(26, 45, 46), (26, 43, 46), (30, 28, 26), (25, 26, 27), (26, 29, 34)])
def test_packets_cut_side_by_side_stand_out_a_line_further_than_each_other(
    depths: tuple[int, int, int],
) -> None:
    lines = sorted({area.top for area in marks_of(depths)})
    assert all(below - above == HIGH for above, below in pairwise(lines))


def test_no_back_shows_under_a_packet_that_stands_out_furthest() -> None:
    first, _ = sorted(marks_of((26, 29)), key=lambda area: area.top)
    surface = shown(InkScreen(MACHINE), cut_at((26, 29))).surface
    below = surface.subsurface(Rect(first.bottomleft, (2 * WIDE, HIGH)))
    assert {*pygame.image.tobytes(below, "P")} == {Glow.DARK}


@pytest.mark.parametrize("depths", [(26, 28, 19, 24), (26, 18, 39, 18), (26, 26, 26, 26), (30, 27, 24, 21)])
def test_four_cards_cut_close_to_each_other_are_named_below_those_shown(depths: tuple[int, ...]) -> None:
    foot = MACHINE.look.inside.top + (SHOWN_LINE + 2) * HIGH + MACHINE.look.cards.size[1]
    assert all(area.top >= foot for area in marks_of(depths))


@pytest.mark.parametrize(
    ("name", "cards"),
    [("cards_cut", "KH 6C"), ("cut four_seats", "2D 3H 4S"), ("cut three_seats", "2D 3H")],
)
def test_each_packet_that_was_cut_bears_its_card(name: str, cards: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    marks = [area for card in cards.split() for area in screen.areas_of(card) if area.top > 9 * HIGH]
    assert len(marks) == len(cards.split())
    assert len({mark.top for mark in marks}) == 1, "all stand out upward, wherever who cut them sits"
    assert not screen.faults


def test_the_name_of_the_one_to_cut_is_in_reverse(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "cut four_seats", tmp_path)
    assert [one.ink for one in screen.lines if one.words == " ANNABELLE1"] == [Glow.DARK]


def test_whose_deal_it_is_is_said_once_below_the_table(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "deal", tmp_path)
    foot = MACHINE.look.inside.top + 21 * HIGH
    told = [one.words for one in screen.lines if one.area.top >= foot]
    assert sum("deal" in words for words in told) == 1


@pytest.mark.parametrize("name", ["deal", "answer", "drill", "replay"])
def test_no_cursor_stands_where_nothing_is_asked(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    cells = [
        Rect(column * WIDE, 22 * HIGH, WIDE, HIGH).move(MACHINE.look.inside.topleft) for column in range(80)
    ]
    seen = [pygame.image.tobytes(screen.surface.subsurface(cell), "P") for cell in cells]
    assert bytes([Glow.NORMAL]) * len(seen[0]) not in seen


def test_the_keys_of_the_cut_stay_where_they_are(tmp_path: Path) -> None:
    asked, told = (areas(name, tmp_path / name)["Esc leave"] for name in ("cut_for_deal", "cards_cut"))
    assert asked == told


def test_the_bar_of_the_choice_pointed_at_ends_where_its_chance_does(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "desk", tmp_path)
    first, second = (screen.areas_of(words)[-1] for words in ("80.5", "78.4"))
    right = COLUMNS * WIDE
    inks = [
        [
            screen.surface.get_at_mapped((at, area.top + y))
            for y in range(HIGH)
            for at in range(area.right, right)
        ]
        for area in (first, second)
    ]
    assert {*inks[0]} == {*inks[1]}, "drawn as any other"


def test_the_bars_of_the_desk_have_a_scale(tmp_path: Path) -> None:
    written = areas("desk", tmp_path)
    marks = [written[words] for words in ("76%", "78%", "80%")]
    assert {mark.top for mark in marks} == {written["to win"].top}
    assert [mark.left for mark in marks] == sorted(mark.left for mark in marks)
    assert written["74%"].left == written["to win"].right + 2 * WIDE, "or both read as one"


def test_a_dot_stands_where_each_item_begins_that_is_still_to_come(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "show", tmp_path)
    (first,) = screen.areas_of("fifteen two")
    assert sum(area.left == first.left for area in screen.areas_of("·")) == 4, "four are read of eight"
    assert sum(one.words.startswith(" · · ·") for one in screen.lines) == 4, "they alone lead to sums"


def test_a_lesson_is_named_in_the_uppermost_line(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="tty", guide="ask", begin=False), InkScreen(MACHINE)
    for _ in range(2):
        home.press(Button.FIRE)
    home.stack.draw(screen)
    assert any(words.startswith(" LEARN TO PLAY  1 of 8: ") for words in screen.words)


@pytest.mark.parametrize("name", ["coach_cards", "coach_first_figures", "coach_keeps"])
def test_the_coach_leaves_the_board(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    assert not screen.faults
    seen = drawn(MACHINE.name, name).surface
    table = drawn(MACHINE.name, "tutor").surface
    area = MACHINE.look.table.board.move(MACHINE.look.inside.topleft)
    board, as_it_was = (pygame.image.tobytes(one.subsurface(area), "P") for one in (seen, table))
    assert board == as_it_was


@pytest.mark.parametrize("name", ["help 3", "help 14", "review_moves"])
def test_a_mark_of_more_lines_has_a_column_of_its_own(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    marks = [one.area for one in screen.lines if one.words in (UP, DOWN)]
    assert marks
    for mark in marks:
        beside = [one.area for one in screen.lines if one.area.top == mark.top and one.area != mark]
        assert max(area.right for area in beside) < mark.left
        assert mark.right < COLUMNS * WIDE


def test_a_mark_of_more_rows_hides_no_figure_of_a_list_as_wide_as_its_part() -> None:
    heads = ("", "player", "points", "record", "spread")
    rows = [(f"{place}", "JUDGE", "3", "1-1", "-23") for place in range(1, 31)]
    parts = [[Part("CARD", Grid(("game",), [["1"]]), share=6), Part("EVENING", Grid(heads, rows), share=5)]]
    screen = shown(InkScreen(MACHINE), PageSheet("NIGHT", "", parts, ""))
    (mark,) = screen.areas_of(DOWN)
    assert max(area.right for area in screen.areas_of("-23")) < mark.left


def test_the_title_says_that_letters_choose_and_that_esc_leads_out(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "title", tmp_path)
    assert "What now? (n)" in screen.words
    assert {"Esc", " quit"} <= {*screen.words}


def test_a_box_on_a_ground_of_its_own_has_a_line_of_keys(tmp_path: Path) -> None:
    assert {"Arrows", " choose", "Return", " select", "Esc", " back"} <= {*areas("a game waits", tmp_path)}


@pytest.mark.parametrize("name", ["three handed", "answer"])
def test_a_mark_that_there_is_more_leaves_no_gap_in_a_frame(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    marks = [one.area for one in screen.lines if one.words in (UP, DOWN)]
    assert marks
    for area in marks:
        assert screen.surface.get_at_mapped((area.right - 1, area.centery)) != Glow.DARK


def test_the_scores_above_the_table_are_not_told_again_below_them(tmp_path: Path) -> None:
    for name in ("discard", "deal"):
        screen = scene_on(InkScreen(MACHINE), name, tmp_path / name)
        assert not any("of 121" in words for words in screen.words)
    assert "to 121" in " ".join(screen.words)


def _four_seats_and_two_rows() -> TableState:
    top = _four_seats_and_one_row()
    assert top.count_panel
    top.count_panel = replace(top.count_panel, steps=[*top.count_panel.steps] * 2)
    return top


@pytest.mark.parametrize(
    "rows", [_four_seats_and_one_row, _four_seats_and_two_rows, TABLES["four_seats_shown"]]
)
def test_a_crib_that_waits_to_be_counted_is_a_row_below_the_seats(rows: Callable[[], TableState]) -> None:
    """It lay below a short list, to the right of its name, and was hidden by a longer one."""
    screen = shown(InkScreen(MACHINE), TableSheet(rows()))
    (crib,), (own,) = screen.areas_of("CHRISTINA3's crib ####"), screen.areas_of("ANNABELLE1")
    assert crib.topleft == own.bottomleft
    assert not screen.faults


@pytest.mark.parametrize("rows", [_four_seats_and_one_row, _four_seats_and_two_rows])
def test_each_hand_of_a_show_of_many_is_in_its_row(rows: Callable[[], TableState]) -> None:
    """The own one lay below a short list, right under its lit row, and left its own row empty."""
    top = rows()
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (row,) = screen.areas_of("ANNABELLE1")
    written = [one.words for one in screen.lines if one.area.top == row.top]
    assert [words for words in ("3D", "3S", "5H", "9C", "KD") if words not in written] == []


def test_his_nobs_is_marked_below_the_starter_too() -> None:
    top = _four_seats_and_one_row()
    assert top.count_panel
    (step,) = top.count_panel.steps
    top.count_panel = replace(top.count_panel, steps=[replace(step, cards=(Card.parse("JC"),))])
    assert len(shown(InkScreen(MACHINE), TableSheet(top)).areas_of("x")) == 2


def test_a_count_is_not_read_again_below_its_score() -> None:
    top = _four_seats_and_one_row()
    top.message, top.waits, top.told = "", False, ("DOMINIQUE4: now 10.",)
    words = as_sentence(", ".join(top.count_panel.words if top.count_panel else ()))
    assert shown(InkScreen(MACHINE), TableSheet(top)).areas_of(words)
    top.reasons = [*top.reasons, ReasonLine(1, "a run", who="DOMINIQUE4", points=10, kind="hand")]
    assert not shown(InkScreen(MACHINE), TableSheet(top)).areas_of(words)


def test_a_hand_that_was_counted_has_its_total_behind_it() -> None:
    top = TABLES["four_seats_shown"]()
    counts = [ReasonLine(1, "one for last", who="ANNABELLE1", points=1)]
    counts += [ReasonLine(1, "fifteen two", who="DOMINIQUE4", points=2, kind="hand")]
    top.reasons = [ReasonLine(None, "", is_divider=True), *counts]
    assert top.count_panel
    top.count_panel = replace(top.count_panel, seat=1)
    top.turn = 1
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    tops = [{one.top for one in screen.areas_of(name)} for name in ("DOMINIQUE4", "ANNABELLE1")]
    names = dict(zip(("DOMINIQUE4", "ANNABELLE1"), map(min, tops), strict=True))
    assert [area.top for area in screen.areas_of("= 2")] == [names["DOMINIQUE4"]]
    assert [area.top for area in screen.areas_of("= 0")] == [names["ANNABELLE1"]]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("table three_seats", "L: lurch"),
        ("table four_seats", "D: double skunk, S: skunk"),
        ("friends talk", "D: double skunk, S: skunk"),
        ("show", "D: double skunk, S: skunk"),
    ],
)
def test_what_a_letter_at_a_hole_stands_for_is_told_once(name: str, words: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    told = [one.words for one in screen.lines if ": lurch" in one.words or ": skunk" in one.words]
    assert [one.strip() for one in told] == [words]


def test_no_cursor_stands_below_what_is_typed_to_a_friend(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "friends talk", tmp_path)
    (asked,) = screen.areas_of("Play a card")
    after = [screen.surface.get_at_mapped((left, asked.centery)) for left in range(asked.right, 640)]
    assert {*after} == {Glow.DARK}


def test_why_a_number_is_asked_for_again_is_a_sentence() -> None:
    screen = shown(InkScreen(MACHINE), NumberSheet("How many?", "", "", 2, refusal="Muggins: 2 for YOU"))
    assert "Muggins: 2 for YOU. How many?" in screen.words


def test_the_coach_says_that_the_best_is_first_below_heads_in_one_glow(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "coach_cards", tmp_path)
    assert " WHICH CARD, BEST FIRST" in {one.words.rstrip() for one in screen.lines}
    heads = [next(one.area for one in screen.lines if one.words.strip() == head) for head in ("card", "now")]
    glows = [{*pygame.image.tobytes(screen.surface.subsurface(head), "P")} for head in heads]
    assert glows == [{Glow.DARK, Glow.BOLD}] * 2


def test_a_table_of_the_help_keeps_its_heads_as_it_is_read_on(tmp_path: Path) -> None:
    lines = scene_on(InkScreen(MACHINE), "help 9", tmp_path).lines
    (heads,) = (one.area for one in lines if "in your crib" in one.words)
    assert heads.bottom <= next(one.area.top for one in lines if one.words.startswith("5 and "))


def test_the_frame_of_choose_a_game_is_as_wide_for_each_of_them_and_in_the_middle(tmp_path: Path) -> None:
    for preset in ("champ", "acc"):
        screen = scene_on(InkScreen(MACHINE), f"choose_game {preset}", tmp_path / preset)
        frame = next(one.area for one in screen.lines if one.words.startswith("╔"))
        assert (frame.left, frame.right) == (2 * WIDE, (COLUMNS - 2) * WIDE)


def test_the_line_of_keys_says_how_to_choose_on_the_coachs_page(tmp_path: Path) -> None:
    keys = areas("coach_keeps", tmp_path)
    assert keys["Up Down choose"].top == keys["Esc back"].top


def shaded_from(screen: InkScreen, columns: Sequence[int]) -> list[int]:
    """Return how many dots are lit in these columns of letters, below the bars of a page."""
    foot = Rect(0, 3 * HIGH, COLUMNS * WIDE, 18 * HIGH)
    seen = screen.surface.subsurface(foot)
    strips = [seen.subsurface((column * WIDE, 0, WIDE, foot.height)) for column in columns]
    return [foot.height * WIDE - pygame.image.tobytes(strip, "P").count(Glow.DARK) for strip in strips]


def test_a_line_of_the_scale_lies_on_the_row_that_is_nearest(tmp_path: Path) -> None:
    """Whatever moves a curve off a line moves no line: a cost of 2.8 lies nearer to 2.1 than to 3.6."""
    screen = scene_on(InkScreen(MACHINE), "record 6", tmp_path)
    names = ["SKIPPER (2.1)", "BSD (2.8)", "DECKHAND (3.6)"]
    skipper, bsd, deckhand = (screen.areas_of(name)[0].top // HIGH for name in names)
    assert (bsd - skipper, deckhand - bsd) == (1, 2)


def test_a_game_is_one_step_however_few_there_are() -> None:
    graph = Graph([Curve("", [0, -1, -2], has_points=True)], Scale(-3, 1, [(-3, "-3"), (1, "+1")]))
    screen = shown(InkScreen(MACHINE), PageSheet("PARTS", "", [[Part("", graph)]], "{back} back"))
    assert len({*shaded_from(screen, range(10, 40))}) == 1
    assert len({*shaded_from(screen, range(45, 75))}) == 1
    assert shaded_from(screen, [20]) < shaded_from(screen, [60])


def test_nothing_won_has_no_bar() -> None:
    sums = Sums([[Share("won", "0, skunks 0", 0, 0)], [Share("lost", "2, skunks 0", 2, 1)]])
    screen = shown(InkScreen(MACHINE), PageSheet("PARTS", "", [[Part("", sums)]], "{back} back"))
    assert screen.areas_of("won")
    assert screen.areas_of("0, skunks 0")
    assert not [one.words for one in screen.lines if one.words.strip("█") == "" and one.words]


def test_the_contents_end_a_row_above_the_keys_and_their_sign_lies_in_the_line(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "help_page", tmp_path)
    (sign,) = screen.areas_of(DOWN)
    (keys,) = screen.areas_of("Esc")
    assert sign.bottom == keys.top - HIGH
    assert screen.surface.get_at_mapped(sign.move(MACHINE.look.inside.topleft).topleft) == Glow.BOLD


def test_a_card_that_is_dealt_flies_over_the_name_of_the_crib() -> None:
    look, seats = MACHINE.look, [SeatTop(name, []) for name in "AB"]
    tops = [TableState(seats, [Pegs(), Pegs()], dealer=dealer, pack=True) for dealer in (0, 1)]
    owner = Layout(look, tops[0]).crib.owner
    flights = [Flight(None, OnPack(), InHand(0, 0), step / 20) for step in range(20)]
    ways = [Rect(Layout(look, tops[0]).on_its_way(one), look.cards.size) for one in flights]
    flight, way = next(pair for pair in zip(flights, ways, strict=True) if pair[1].colliderect(owner))
    over = Rect(look.on_grid(way.topleft), way.size)
    screens = [shown(InkScreen(MACHINE), TableSheet(top, (flight,))) for top in tops]
    lies = over.clip(owner).move(look.inside.topleft)
    assert len({pygame.image.tobytes(one.surface.subsurface(lies), "P") for one in screens}) == 1


def test_keys_are_as_bright_at_the_table_as_on_a_page(tmp_path: Path) -> None:
    for name in ("title", "discard", "claim", "help_page"):
        screen = scene_on(InkScreen(MACHINE), name, tmp_path)
        assert Glow.BOLD in [one.ink for one in screen.lines if one.words == "Esc"], name


@pytest.mark.parametrize("items", [2, 6])
def test_the_own_crib_stays_above_in_the_show_however_long_a_count_is(items: int) -> None:
    top = TABLES["show"]()
    top.dealer, top.count_panel = 0, CountPanel(1, False, "HAND", ("pair",) * items, 3)
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (named,) = (one.area for one in screen.lines if "crib" in one.words and one.area.left > 40 * WIDE)
    assert named.top // HIGH == 1
    assert not screen.faults


def test_what_is_counted_is_named_once() -> None:
    for name, whose in (("show", "your crib"), ("four_seats_shown", "DOMINIQUE4's hand")):
        assert len(shown(InkScreen(MACHINE), TableSheet(TABLES[name]())).areas_of(whose)) == 1


@pytest.mark.parametrize("name", ["claim", "three handed claim", "partners claim"])
def test_the_figures_of_a_claim_are_right_below_its_cards(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    (asked,) = (one.area for one in screen.lines if one.words in ("how many?", "how many missed?"))
    seats = {"claim": 2, "three handed claim": 3, "partners claim": 4}[name]
    first = Rect(COUNTING[seats].show.cards.point(0, 4), MACHINE.look.cards.size)
    assert asked.topleft == first.move(MACHINE.look.inside.topleft).bottomleft


def test_what_was_missed_of_a_count_told_aloud_has_its_figures(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "muggins aloud", tmp_path)
    (asked,) = screen.areas_of("how many missed?")
    below_two_rows = COUNTING[2].show.count_panel.move(0, 2 * HIGH)
    assert asked.top == below_two_rows.top + MACHINE.look.inside.top + HIGH
    assert "29" in screen.words


@pytest.mark.parametrize("pales", [False, True])
def test_a_line_stands_before_the_open_count_of_two_where_old_cards_stay_bright(*, pales: bool) -> None:
    top = replace(TABLES["thirty_one"](), pales_counted=pales)
    lines = shown(InkScreen(MACHINE), TableSheet(top)).lines
    assert any(one.words == "│" and one.area.left > 43 * WIDE for one in lines) is not pales


@pytest.mark.parametrize("counted", [5, 6])
def test_a_line_parts_bright_old_cards_from_the_next_before_it_lies_there_and_when_it_is_close(
    counted: int,
) -> None:
    played = [PlayedCard(at % 2, card) for at, card in enumerate(parse_cards("5D 8D 2D 3C 6D 2S KC KS"))]
    for number in range(counted, 8):
        top = replace(top_of(2), played=played[:number], counted=counted, pales_counted=False)
        screen = shown(InkScreen(MACHINE), TableSheet(top))
        last, new = (Layout(MACHINE.look, top).point(AmongPlayed(0, at))[0] for at in (counted - 1, counted))
        lines = {area.left for area in screen.areas_of("│")} & {*range(last, new)}
        assert len(lines) == 1, number


@pytest.mark.parametrize("says", ["", "26", "go"])
def test_the_crib_of_another_is_called_alike_whatever_that_seat_says(says: str) -> None:
    top = replace(TABLES["thirty_one"](), dealer=1)
    top.seats[1].says = says
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    assert [words for words in screen.words if words.endswith("crib")] == ["crib"]


def test_the_row_of_whoever_counts_says_so_when_that_seat_says_nothing() -> None:
    top = replace(top_of(3), dealer=0, count_panel=CountPanel(1, False, "WEST's hand"))
    assert "counts" in shown(InkScreen(MACHINE), TableSheet(top)).words


def test_what_has_happened_besides_stands_below_the_scores() -> None:
    top = replace(TABLES["thirty_one"](), told=("COMPUTER: ten of diamonds, 20.", "CLEMENTINE: 30.", "Go."))
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    (heading,), (below,) = screen.areas_of(" so far"), screen.areas_of("COMPUTER: ten of diamonds, 20.")
    assert below.top == heading.top + HIGH


def test_what_the_best_hand_counts_stands_apart_from_the_name_of_its_starter(tmp_path: Path) -> None:
    written = areas("records", tmp_path)
    starter, first = (
        next(area for words, area in written.items() if words.startswith(begins))
        for begins in ("starter", "8 in fifteens")
    )
    assert first.top - starter.bottom == HIGH


def test_a_long_count_of_four_has_a_row_for_each_line_down_to_the_prompt() -> None:
    assert TTY_TABLE.counting
    assert {TTY_TABLE.counting[seats].show.count_panel.bottom for seats in (3, 4)} == {21 * HIGH}


def test_what_a_win_is_worth_stands_clear_of_the_hands_below_it() -> None:
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(61), Pegs(28)], target=61)
    ending = Ending(0, "YOU WIN", "61 to 28: by 33, with the crib.", "Lurched: pays double.")
    series = [(["YOU"], [0, 61]), (["BEN"], [0, 28])]
    screen = shown(InkScreen(MACHINE), EndingSheet(top, ending, series))
    told = next(one.area for one in screen.lines if one.words.endswith(ending.worth))
    names = TTY_TABLE.ending.plates[2][0].move(MACHINE.look.inside.topleft)
    assert names.top - told.bottom >= HIGH


def test_the_lit_word_to_click_stands_behind_its_key(tmp_path: Path) -> None:
    assert "Return discard" in areas("confirm", tmp_path)


@pytest.mark.parametrize("name", ["game_over", "three handed over"])
def test_an_ending_has_a_free_line_below_its_race(name: str, tmp_path: Path) -> None:
    lines = scene_on(InkScreen(MACHINE), name, tmp_path).lines
    (edge,) = (one.area for one in lines if one.words.strip() == "deal")
    assert not [one.words for one in lines if one.area.top == edge.bottom and one.words.strip()]


def test_a_free_line_parts_what_was_typed_from_the_name_of_the_game(tmp_path: Path) -> None:
    surface = scene_on(InkScreen(MACHINE), "title", tmp_path).surface
    line = Rect(0, MACHINE.look.inside.top + HIGH, surface.get_width(), HIGH)
    assert not any(pygame.image.tobytes(surface.subsurface(line), "P"))


def test_a_chip_is_as_wide_as_its_word(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "hand_of_the_day", tmp_path)
    chip = next(one.area for one in screen.lines if one.words == "best")
    beside = [screen.surface.get_at_mapped((x, chip.top)) for x in (chip.left - 1, chip.left, chip.right)]
    assert beside == [Glow.DARK, Glow.NORMAL, Glow.DARK]


@pytest.mark.parametrize(
    ("name", "before", "row"), [("record 1", "Pegging", "Crib"), ("review_moves", "160", "160")]
)
def test_bars_of_a_row_keep_off_those_above_them(name: str, before: str, row: str, tmp_path: Path) -> None:
    """All were as high as the row, and stood on each other."""
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    (left,), (line,) = screen.areas_of(before), screen.areas_of(row)
    letter, surface = range(left.right + 2 * WIDE, left.right + 3 * WIDE), screen.surface
    rows = range(line.top - HIGH, line.bottom)
    lit = "".join(" #"[any(surface.get_at_mapped((x, y)) for x in letter)] for y in rows)
    assert "   #" in lit
