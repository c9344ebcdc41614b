"""Curves are seen in a large window, too."""

from collections.abc import Sequence
from itertools import groupby, pairwise, product

import pytest
from pygame import Rect
from pygame.image import tobytes

from game.machines.power import switched_on
from game.paint.brushes.card_art import CardArt
from game.paint.brushes.picture import Picture
from game.paint.looks.grain import SHADES
from game.paint.pages.charts import PLOTS, draw_graph
from game.paint.pages.race import AXIS_GAP, MOST_CELLS, draw_chart
from game.paint.screen import Screen
from game.sheets.charts import Bar, Bars, Curve, Graph, Scale
from game.sheets.pages import chart_page
from game.sheets.sheets import EndingSheet, EndingWords
from game.sheets.table_state import BoardLine, Ending, Pegs, SeatTop, TableState
from tests.scenes.ink import InkScreen

AREA, LABELED = Rect(64, 42, 480, 200), Rect(64, 42, 160, 112)


def empty(machine: str) -> Picture:
    look = switched_on(machine).look
    return Picture(look, CardArt(look))


def race(machine: str, target: int, **curves: Sequence[int]) -> Picture:
    """A picture of its own, with nothing but the race of these players."""
    picture, series = empty(machine), [([name], scores) for name, scores in curves.items()]
    draw_chart(picture, picture.look.pages.race, series, TableState([], [], target))
    return picture


def graph(machine: str, scale: Scale, *curves: Sequence[float], area: Rect = AREA) -> Picture:
    """A picture of its own, with nothing but these curves."""
    picture = empty(machine)
    picture.clear(picture.look.inks.panel.back)
    draw_graph(picture, [Curve("", values) for values in curves], scale, area)
    return picture


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_curve_throws_a_shade_down_to_zero(machine: str) -> None:
    picture = graph(machine, Scale(-2, 2, []), [1.0, 1.0])
    quarter, shaded = AREA.height // 4, []
    for row in range(4):
        part = Rect(AREA.left + 40, AREA.top + row * quarter + 8, 80, quarter - 16)
        dots = product(range(part.left, part.right), range(part.top, part.bottom))
        inks = [picture.canvas.surface.get_at_mapped(dot) for dot in dots]
        shaded.append(inks.count(picture.look.inks.figures.grid) * 4 == len(inks))
    assert shaded == [False, True, False, False]


def test_every_curve_is_seen_on_tall_pixels() -> None:
    """A line as thin as a pixel is lost beside the shade of the first one."""
    picture = graph("ega", Scale(-2, 2, []), [0.0, 0.0], [1.0, 1.0])
    column = [picture.canvas.surface.get_at_mapped((AREA.centerx, y)) for y in range(AREA.top, AREA.bottom)]
    first, other = picture.look.inks.figures.curves[:2]
    assert column.count(first) > column.count(other) > 1


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_curve_alone_is_thinner_where_it_is_flat_for_dots_are_tall(machine: str) -> None:
    steep_area, scale = Rect(AREA.topleft, (20, AREA.height)), Scale(-2, 2, [])
    flat, steep = graph(machine, scale, [1.0, 1.0]), graph(machine, scale, [-2.0, 2.0], area=steep_area)
    down = [flat.canvas.surface.get_at_mapped((AREA.centerx, y)) for y in range(AREA.top, AREA.bottom)]
    middle = steep_area.centery
    across = [steep.canvas.surface.get_at_mapped((x, middle)) for x in range(AREA.left, AREA.left + 20)]
    assert 1 < down.count(flat.look.inks.figures.curves[0]) < across.count(flat.look.inks.figures.curves[0])


def test_a_lower_cost_is_nearer_to_the_top() -> None:
    picture, rows = graph("ega", Scale(10, 0, []), [8.0, 2.0]), range(AREA.top, AREA.bottom)
    inks = picture.look.inks.figures
    first, last = (
        next(y for y in rows if picture.canvas.surface.get_at_mapped((x, y)) == inks.curves[0])
        for x in (AREA.left + 2, AREA.right - 2)
    )
    assert first > last
    below = [picture.canvas.surface.get_at_mapped((AREA.centerx + x, AREA.bottom - 8)) for x in range(4)]
    assert inks.grid in below, "the shade falls to the foot"


def in_letters(*values: float) -> Picture:
    high = 9 * switched_on("tty").look.cell[1]
    return graph("tty", Scale(0, 100, []), values, area=Rect(64, 0, 320, high))


def tops(picture: Picture) -> list[int]:
    """Return how high the shade of letters begins in each column, in dots."""
    surface, (wide, high) = picture.canvas.surface, picture.look.cell
    ink = picture.look.inks.figures.curves[0]
    columns = (
        [y for y in range(9 * high) for x in range(left, left + wide) if surface.get_at_mapped((x, y)) == ink]
        for left in range(64, 64 + 40 * wide, wide)
    )
    return [min(dots) for dots in columns]


def test_a_curve_of_letters_is_cut_inside_a_row() -> None:
    """A row is an eighth of the scale; a quarter of it is seen."""
    high = switched_on("tty").look.cell[1]
    even, little, half = ({*tops(in_letters(*[value] * 9))} for value in (50.0, 53.0, 56.25))
    assert [len(even), len(little), len(half)] == [1, 1, 1]
    assert 0 < even.pop() - little.copy().pop() <= high // 2
    assert little.pop() - half.pop() > 0


def test_a_curve_of_letters_rises_evenly_and_reaches_each_value() -> None:
    high = switched_on("tty").look.cell[1]
    rising = tops(in_letters(0.0, 100.0))
    assert rising == sorted(rising, reverse=True)
    assert max(before - after for before, after in pairwise(rising)) <= high // 2
    peak = tops(in_letters(*[0.0] * 3, 100.0, *[0.0] * 20))
    assert min(peak) == min(rising), "one high value between two columns"


def labeled(machine: str, values: list[float], monkeypatch: pytest.MonkeyPatch) -> tuple[Picture, Rect]:
    """Draw a curve whose middle value has a label; return the picture without it, and where it lies."""
    look, papers = switched_on(machine).look, list[Rect]()
    picture, plot = Picture(look, CardArt(look)), PLOTS[type(look.grain)]
    picture.clear(look.inks.panel.back)
    monkeypatch.setattr(plot, "label", lambda *given, **_: papers.append(given[2]))
    plot(picture, LABELED, Scale(0, 100, []), [Curve("", values, labels={1: "3"})]).draw()
    return picture, papers[0]


@pytest.mark.parametrize("machine", ["amiga", "c128", "ega", "tty"])
@pytest.mark.parametrize("values", [[90.0, 20.0, 80.0], [50.0, 50.0, 50.0], [20.0, 40.0, 90.0], [50, 99, 50]])
def test_a_label_hides_nothing_of_its_curve(
    machine: str, values: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    picture, paper = labeled(machine, values, monkeypatch)
    dots = product(range(paper.left, paper.right), range(paper.top, paper.bottom))
    ink = picture.look.inks.figures.curves[0]
    assert not any(picture.canvas.surface.get_at_mapped(dot) == ink for dot in dots)


@pytest.mark.parametrize("machine", ["amiga", "c128", "ega"])
def test_the_label_of_a_dip_is_below_it(machine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, paper = labeled(machine, [75.0, 25.0, 75.0], monkeypatch)
    assert paper.top >= LABELED.bottom - LABELED.height // 4
    assert paper.left <= LABELED.centerx <= paper.right


@pytest.mark.parametrize("machine", ["amiga", "c128", "ega"])
@pytest.mark.parametrize(("labeled_at", "has_room"), [(20, False), (38, True), (39, True)])
def test_a_curve_leaves_a_label_near_its_end_room_beside_it(
    machine: str, labeled_at: int, has_room: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the PC and the Amiga it stood on the frame of its chart."""
    picture, ends = empty(machine), list[int]()
    monkeypatch.setattr(PLOTS[type(picture.look.grain)], "label", lambda *_, **__: None)
    for labels in ({}, {labeled_at: "1"}):
        picture.clear(picture.look.inks.panel.back)
        draw_graph(picture, [Curve("", [75.0] * 40, labels=labels)], Scale(0, 100, []), LABELED)
        ink, row = picture.look.inks.figures.curves[0], LABELED.top + LABELED.height // 4
        ends.append(max(x for x in range(320) if picture.canvas.surface.get_at_mapped((x, row)) == ink))
    assert (ends[0] - ends[1] == picture.look.cell[0]) is has_room


def test_a_label_on_a_curve_of_letters_is_in_the_column_of_its_value(monkeypatch: pytest.MonkeyPatch) -> None:
    picture, paper = labeled("tty", [90.0, 10.0, *[90.0] * 3], monkeypatch)
    seen, ink = picture.canvas.surface, picture.look.inks.figures.curves[0]
    low = LABELED.bottom - 26
    lefts = range(LABELED.left, LABELED.right, 8)
    filled = [left for left in lefts if any(seen.get_at_mapped((left + x, low)) == ink for x in range(8))]
    assert [left for left in lefts if left not in filled] == [paper.left]


def test_of_two_labels_in_one_column_of_letters_the_higher_stands_on_its_bar() -> None:
    """It hung in the air: the column had but the lower value."""
    peaks = set[int]()
    for labels in ({40: "1"}, {40: "1", 41: "2"}):
        picture, values = empty("tty"), [50.0] * 100
        values[40:42] = 75.0, 10.0
        draw_graph(picture, [Curve("", values, labels=labels)], Scale(0, 100, []), LABELED)
        ink, dots = picture.look.inks.figures.curves[0], product(range(LABELED.bottom), range(LABELED.right))
        peaks.add(next(y for y, x in dots if picture.canvas.surface.get_at_mapped((x, y)) == ink))
    assert len(peaks) == 1


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_of_several_labels_the_one_that_is_pointed_at_alone_is_lit(machine: str) -> None:
    """All were yellow, and nothing told which of them stood opened below."""
    looks = set()
    for lit in (1, None, 3):
        picture = empty(machine)
        curve = Curve("", [90.0, 20.0, 80.0, 10.0, 60.0], labels={1: "1", 3: "2"}, lit=lit)
        PLOTS[type(picture.look.grain)](picture, LABELED, Scale(0, 100, []), [curve]).draw()
        looks.add(tobytes(picture.canvas.surface, "P"))
    assert len(looks) == 3


def test_bars_of_letters_are_solid_above_the_line_and_pale_below() -> None:
    screen = InkScreen(switched_on("tty"))
    screen.show([chart_page("MARGINS", ["won, lost"], Bars([Bar("A", 3, 0), Bar("B", 0, 2)]), "")])
    seen = {one.words: one.area for one in screen.lines}
    solid, pale = (next(seen[words] for words in seen if shade in words) for shade in SHADES[:2])
    assert solid.width == pale.width
    for bar, figure, label in ((solid, "3", "A"), (pale, "2", "B")):
        assert {seen[words].left - bar.left for words in (figure, label)} == {bar.width // 2 - 4}


def test_bars_of_letters_go_from_the_line_to_their_figures_without_a_gap() -> None:
    screen, ground = InkScreen(switched_on("tty")), switched_on("tty").look.inks.ground
    bars = Bars([Bar("JAN", 3, 4), Bar("MAR", 2, 1)])
    screen.show([chart_page("MONTHS", ["won, lost", "from then to now"], bars, "")])
    for above, below in (("3", "4"), ("2", "1")):
        (top,), (foot,) = screen.areas_of(above), screen.areas_of(below)
        column = range(top.bottom, foot.top)
        dots = [[screen.surface.get_at_mapped((top.left + at, row)) for at in range(8)] for row in column]
        assert all(any(ink != ground for ink in row) for row in dots)
        assert len(column) == (int(above) + int(below)) * top.height, "a row for each game"


def test_a_figure_of_letters_stands_clear_of_the_label_below_it() -> None:
    screen = InkScreen(switched_on("tty"))
    bars = Bars([Bar("JAN", 1, 4), Bar("MAR", 3, 0)])
    screen.show([chart_page("MONTHS", ["won, lost", "from then to now"], bars, "")])
    (figure,), (label,) = screen.areas_of("4"), screen.areas_of("JAN")
    assert label.top - figure.bottom >= label.height


def test_labels_stand_below_the_middle_of_their_bars_on_cells() -> None:
    screen, bars = InkScreen(switched_on("c128")), [Bar(f"{at}+", at, 0) for at in range(1, 9)]
    screen.show([chart_page("MARGINS", ["won, lost"], Bars(bars), "")])
    for at in range(1, 9):
        (number,), (label,) = screen.areas_of(str(at)), screen.areas_of(f"{at}+")
        assert number.centerx == label.centerx


def test_bars_on_cells_grow_as_their_numbers_do() -> None:
    """In whole rows a 3 was two rows taller than a 2, and that one taller than a 1."""
    screen, bars = InkScreen(switched_on("c128")), [Bar("JAN", 1, 5), Bar("FEB", 2, 0), Bar("MAR", 3, 0)]
    screen.show([chart_page("MONTHS", ["won, lost"], Bars(bars), "")])
    one, two, three = (screen.areas_of(number)[0].top for number in ("1", "2", "3"))
    assert abs((one - two) - (two - three)) <= 1


@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_where_not_all_bars_are_labeled_the_newest_is(machine: str) -> None:
    months = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")
    bars = [Bar(month, 1, 0) for month in months * 2]
    screen = InkScreen(switched_on(machine))
    screen.show([chart_page("MONTHS", ["won, lost"], Bars(bars), "")])
    assert [words for words in screen.words if words in months][-1] == "DEC"


def test_figures_stand_right_at_the_ends_of_their_bars_on_cells() -> None:
    screen, figures = InkScreen(switched_on("c128")), switched_on("c128").look.inks.figures
    screen.show([chart_page("MONTHS", ["won, lost"], Bars([Bar("JAN", 1, 3), Bar("MAR", 4, 2)]), "")])
    for number, ink, way in (("1", figures.up, 1), ("4", figures.up, 1), ("3", figures.down, -1)):
        (figure,) = screen.areas_of(number)
        edge = figure.bottom if way > 0 else figure.top - 2
        assert screen.surface.get_at_mapped((figure.centerx, edge)) == ink, number


def test_an_axis_ends_as_far_from_its_first_bar_as_from_its_last() -> None:
    screen, figures = InkScreen(switched_on("c128")), switched_on("c128").look.inks.figures
    screen.show([chart_page("MARGINS", ["won, lost"], Bars([Bar(f"{at}+", 9, 0) for at in range(8)]), "")])
    wide, high = screen.surface.get_size()
    rows = [[screen.surface.get_at_mapped((x, y)) for x in range(wide)] for y in range(high)]
    at, axis = next(one for one in enumerate(rows) if one[1].count(figures.axis) > wide // 2)
    first, end = axis.index(figures.axis), wide - axis[::-1].index(figures.axis)
    above = rows[at - 1][first:end]
    assert above.index(figures.up) == above[::-1].index(figures.up) > 0


@pytest.mark.parametrize("machine", ["amiga", "ega"])
@pytest.mark.parametrize(("won", "lines"), [(5, 5), (14, 2), (40, 8)])
def test_bars_stand_before_the_lines_of_a_scale(machine: str, won: int, lines: int) -> None:
    """A line for each of many would be a scale that nobody can read."""
    screen, grid = Screen(switched_on(machine)), switched_on(machine).look.inks.figures.grid
    screen.show([chart_page("MARGINS", ["won, lost"], Bars([Bar("A", won, 0), Bar("B", 0, 0)]), "")])
    wide, high = screen.surface.get_size()
    across, chart = range(wide // 2, wide), range(high // 8, high)
    rows = [[screen.surface.get_at_mapped((x, y)) for x in across] for y in chart]
    assert sum(row.count(grid) > wide // 4 for row in rows) == lines


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_lines_behind_bars_are_numbered_from_the_axis_up_and_down(machine: str) -> None:
    screen = InkScreen(switched_on(machine))
    screen.show([chart_page("MARGINS", ["won, lost"], Bars([Bar("A", 12, 0), Bar("B", 0, 7)]), "")])
    numbers = sorted((one.area.top, one.words) for one in screen.lines if one.area.right < 64)
    assert [words for _, words in numbers if words.isdecimal()] == ["10", "5", "0", "5"]


def test_a_dip_is_drawn_where_letters_have_no_column_for_each_value() -> None:
    ground, area = switched_on("tty").look.inks.ground, Rect(64, 42, 11 * 8, 140)
    for dip in range(1, 40):
        picture = empty("tty")
        draw_graph(
            picture, [Curve("", [0.1 if at == dip else 0.6 for at in range(41)])], Scale(0, 1, []), area
        )
        at_third = picture.canvas.seen(Rect(area.left, area.top + area.height * 2 // 3, area.width, 1))
        assert bytes([ground] * 8) in at_third, dip


def test_columns_of_letters_are_numbered_where_steps_look_even() -> None:
    columns = [(at / 10, f"{at + 1}") for at in range(10)]
    picture = empty("tty")
    plot = PLOTS[type(picture.look.grain)]
    for wide, numbered in ((27, ["1", "3", "5", "7", "9"]), (60, [words for _, words in columns])):
        drawn = plot(picture, Rect(64, 42, (wide + 1) * 8, 140), Scale(0, 1, [], columns))
        assert [words for _, words in drawn.columns] == numbered


@pytest.mark.parametrize("machine", ["amiga", "c128", "ega", "tty"])
def test_the_numbers_of_many_columns_do_not_touch(machine: str) -> None:
    columns = [(at / 20, f"{at + 1}") for at in range(20)]
    screen = InkScreen(switched_on(machine))
    screen.show([chart_page("CHANCE", [], Graph([Curve("", [0.5] * 80)], Scale(0, 1, [], columns)), "")])
    numbers = [one.area for one in screen.lines if one.words.isdecimal()]
    assert len(numbers) > 6
    assert all(one.right < other.left for one, other in pairwise(numbers))


def test_zero_is_numbered_where_not_every_line_is() -> None:
    """It stood between two lines with a number, and had none."""
    screen, marks = InkScreen(switched_on("c128")), [(at, f"{at:+}" if at else "0") for at in range(-3, 2)]
    screen.show([chart_page("WON", ["far"] * 12, Graph([Curve("", [0, -1, -2])], Scale(-3, 1, marks)), "")])
    assert "0" in screen.words
    assert "+1" not in screen.words


def chances(machine: str, columns: Sequence[tuple[float, str]]) -> InkScreen:
    screen, marks = InkScreen(switched_on(machine)), [(0, "0%"), (1, "100%")]
    graph = Graph([Curve("", [0.5] * 80)], Scale(0, 1, marks, columns, "deal"))
    screen.show([chart_page("CHANCE", [], graph, "")])
    return screen


@pytest.mark.parametrize("deals", [7, 9, 11])
def test_on_cells_the_numbers_of_a_chart_are_evenly_apart(deals: int) -> None:
    numbers = [
        one.area
        for one in chances("c128", [(at / (deals + 0.25), f"{at + 1}") for at in range(9)]).lines
        if one.words.isdecimal()
    ]
    assert len({other.left - one.left for one, other in pairwise(numbers)}) == 1


@pytest.mark.parametrize("machine", ["amiga", "c128", "ega", "tty"])
def test_the_first_number_is_a_letter_off_the_word_that_tells_what_it_counts(machine: str) -> None:
    screen = chances(machine, [(at / 9, f"{at + 1}") for at in range(9)])
    (word,), (first,) = screen.areas_of("deal"), screen.areas_of("1")
    assert first.left - word.right >= screen.machine.look.cell[0]


def test_a_number_stands_below_its_line_of_dots_where_a_cell_has_two_inks() -> None:
    """Lines lay between letters, each off its number by another step, and in pieces around a curve."""
    columns = [(at / 9, f"{at + 1}") for at in range(9)]
    screen = InkScreen(switched_on("c128"))
    screen.show([chart_page("CHANCE", [], Graph([Curve("", [0.9] * 80)], Scale(0, 1, [], columns)), "")])
    numbers = [one.area for one in screen.lines if one.words.isdecimal()]
    grid = switched_on("c128").look.inks.figures.grid
    for number in numbers:
        above = Rect(number.left, number.top - 3 * number.height, number.width, 2 * number.height)
        dots = product(range(above.width), range(above.top, above.bottom))
        drawn = [
            across for across, y in dots if screen.surface.get_at_mapped((above.left + across, y)) == grid
        ]
        assert drawn == [number.width // 2] * 4


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_first_month_stands_clear_of_the_lowest_mark(machine: str) -> None:
    scale = Scale(-1, 1, [(-1, "-1"), (0, "0"), (1, "+1")], [(0, "JAN"), (0.5, "JUN")])
    screen = InkScreen(switched_on(machine))
    screen.show([chart_page("WON MINUS LOST", [], Graph([Curve("", [0.0, 1.0])], scale), "")])
    (mark,), (month,) = screen.areas_of("-1"), screen.areas_of("JAN")
    assert month.top >= mark.bottom


def test_bars_of_a_race_are_whole_and_as_high_as_scores_where_a_cell_has_one_ink() -> None:
    """Curves changed their color from cell to cell, and of three close by one alone was seen."""
    picture = race("c128", 61, YOU=[0, 12, 49], B=[0, 10, 61], C=[0, 11, 51])
    look, plot = picture.look, picture.look.pages.race.plot
    inks = {side: colors.words for side, colors in enumerate(look.inks.sides)}
    columns = [picture.canvas.seen(Rect(x, plot.top, 1, plot.height)) for x in range(plot.left, look.size[0])]
    runs = [(ink, [*run]) for ink, run in groupby(columns, lambda column: column[-1]) if ink in inks.values()]
    assert [ink for ink, _ in runs] == [inks[side] for side in (1, 2, 0)] * 2, "whoever won at the left"
    assert len({len(run) for _, run in runs}) == 1
    heights = [{column.count(ink) for column in run} for ink, run in runs]
    (full,) = heights[3]
    for height, score in zip(heights, (10, 11, 12, 61, 51, 49), strict=True):
        assert height <= {score * full // 61, score * full // 61 + 1}


def test_dots_of_a_scale_never_wear_the_ink_of_a_bar() -> None:
    picture = race("c128", 61, YOU=[0, 59], B=[0, 30])
    look = picture.look
    plot, you = look.pages.race.plot, look.inks.sides[0].words
    rows = [picture.canvas.seen(Rect(plot.left, y, 200, 1)) for y in range(plot.top, plot.bottom)]
    assert {row.count(you) for row in rows} == {0, MOST_CELLS * look.cell[0]}


def test_a_side_that_made_next_to_nothing_has_no_bar_of_letters() -> None:
    """It ended the program, at the end of the game."""
    dots = []
    for score in (0, 2, 9):
        picture = race("tty", 121, YOU=[0, score], BEN=[0, 121])
        look, plot = picture.look, picture.look.pages.race.plot
        above_scores = Rect(plot.left, plot.top, plot.width, plot.height - 3 * look.cell[1])
        dots.append(picture.canvas.seen(above_scores).count(look.inks.on_felt))
    assert dots[0] == dots[1] < dots[2]


def test_the_race_takes_the_whole_width_where_names_are_long() -> None:
    """The plates above wear the same inks: at the ends of the curves the scores do."""
    ends = []
    for name in ("BEN", "LANDLUBBER"):
        picture = race("c128", 121, YOU=[0, 10, 76], **{name: [0, 30, 121]})
        look, words = picture.look, picture.look.inks.race.words
        row = Rect(0, look.pages.race.plot.bottom + AXIS_GAP, look.size[0], look.cell[1])
        columns = [
            x for x in range(row.width) if words in picture.canvas.seen(Rect(x, row.top, 1, row.height))
        ]
        ends.append(columns[-1])
    assert ends[1] >= ends[0]


@pytest.mark.parametrize(("score", "is_seen"), [(1, False), (40, True)])
def test_in_the_race_no_edge_of_a_peg_looks_out_below_another(score: int, is_seen: bool) -> None:
    picture = race("ega", 61, YOU=[0, 0, 49], B=[0, score, 61])
    plot = picture.look.pages.race.plot.copy()
    plot.width -= plot.width // 5  # without the ends of the curves
    inks = picture.canvas.seen(plot)
    assert (picture.look.palette.names["LIGHT_BLUE"] in inks) == is_seen


@pytest.mark.parametrize("machine", ["amiga", "c128", "ega", "tty"])
@pytest.mark.parametrize("sentences", [1, 9])
def test_the_deal_in_which_the_game_turned_stands_out_where_it_is_told(machine: str, sentences: int) -> None:
    """A sentence that has no room is not told."""
    screen, top = Screen(switched_on(machine)), TableState([SeatTop("YOU"), SeatTop("BEN")], [Pegs(), Pegs()])
    series = [(["YOU"], [0, 40, 121]), (["BEN"], [0, 70, 90])]
    pictures = []
    for turned in (0, 2):
        words = EndingWords(["The game turned in deal 2."] * sentences, turned, turn_told=sentences - 1)
        screen.show([EndingSheet(top, Ending(0, "YOU WIN", "", ""), series, words)])
        pictures.append(tobytes(screen.surface, "P"))
    assert (pictures[0] != pictures[1]) == (sentences == 1)


@pytest.mark.parametrize(("value", "row"), [(0.51, 6), (0.709, 8), (0.74, 9), (0.33, 4), (0.0, 0), (1.0, 12)])
def test_letters_stand_on_a_line_of_the_scale_only_for_what_it_says(value: float, row: int) -> None:
    look = switched_on("tty").look
    wide, high = look.cell
    area = Rect(8 * wide, 3 * high, 61 * wide, 13 * high)
    marks = [(share / 4, f"{25 * share}%") for share in range(5)]
    plot = PLOTS[type(look.grain)](Picture(look, CardArt(look)), area, Scale(0, 1, marks))
    assert (plot.area.bottom - plot.at(0, value)[1]) // high == row


@pytest.mark.parametrize("machine", ["ega", "amiga"])
@pytest.mark.parametrize(("ours", "theirs"), [((12, 20, 61), (9, 18, 25)), ((40, 50, 61), (35, 45, 55))])
def test_the_line_of_a_lurch_has_its_name_wherever_curves_run(
    machine: str, ours: Sequence[int], theirs: Sequence[int]
) -> None:
    screen, pegs = InkScreen(switched_on(machine)), [Pegs(ours[-1]), Pegs(theirs[-1])]
    top = TableState([SeatTop("YOU"), SeatTop("BEN")], pegs, target=61, lines=[BoardLine(30, "L", "lurch")])
    screen.show(
        [EndingSheet(top, Ending(0, "YOU WIN", "", ""), [(["YOU"], [0, *ours]), (["BEN"], [0, *theirs])])]
    )
    assert screen.areas_of("lurch")
