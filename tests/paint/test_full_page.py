"""Pages of parts: on every machine titles are whole, shares have their figures, and lists are seen."""

import re
from itertools import count, groupby, takewhile
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.machines import names
from game.machines.power import switched_on
from game.paint.looks.grain import DOWN
from game.paint.pages.part_grid import columns_apart
from game.paint.pages.part_painters import rows_wanted
from game.paint.screen import Screen
from game.rules.cards import PACK, Card, parse_cards
from game.sheets.charts import Compared, Comparison, Share, Sums
from game.sheets.columns import column_starts, is_figures, to_the_end
from game.sheets.page_parts import Choices, Grid, Hand, Leaders, Part, Words
from game.sheets.pages import MenuSheet, PageSheet
from game.sheets.spots import LineSpot, PartSpot
from game.values import replace
from tests.paint.written import Line, written_lines
from tests.scenes.every_scene import scene_on
from tests.scenes.ink import InkScreen
from tests.scenes.shown import shown

LONG = "AH 4H over AH 7D: your crib counts 1.6 points more than theirs, and you peg better besides"
SHARES = (
    [Share("your moves", "206.6", 206.6, 0), Share("left over", "16.1", 16.1)],
    [Share("theirs", "222.7", 222.7, 1)],
)


WHY = Part("", Words(["why"]))


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    return written_lines(monkeypatch)


@pytest.mark.parametrize("machine", names())
def test_a_page_cuts_no_title_and_no_figure_and_shows_the_row_that_counts(
    machine: str, written: list[Line]
) -> None:
    rows = [[f"player {number}", str(number)] for number in range(9)]
    listed = Grid(("who", "points"), [*rows, ["all", "36"]], lit=7, last_is_total=True)
    choices = Part("", Leaders([("Sit down", ""), ("Go home", "")], 0), is_now=True)
    parts = [[Part("", Sums(SHARES))], [Part(LONG, Words(["why"]))], [Part("THE EVENING", listed)], [choices]]
    Screen(switched_on(machine)).show([PageSheet("CLUB", "", parts)])
    lines = [words.strip() for words, _ in written]
    assert LONG in " ".join(lines)
    assert re.search(r"left over +16\.1", " ".join(lines)), "figures alone say not of what"
    assert {"player 7", "36", "Go home"} <= {*lines}


def test_in_letters_a_small_piece_of_a_sum_has_a_row_and_a_bar_no_longer_than_it_is() -> None:
    taken = [Share("your moves", "2.07", 2.07, 0), Share("the rest", "0.16", 0.16, brief="rest")]
    came = [
        Share("theirs", "1.60", 1.6, 1),
        Share("the cards", "0.14", 0.14, brief="cards"),
        Share("the end", "0.00", 0.001, brief="end"),
    ]
    screen = shown(InkScreen(switched_on("tty")), PageSheet("REVIEW", "", [[Part("", Sums([taken, came]))]]))
    rows = [*screen.areas_of("your moves"), *screen.areas_of("the rest")]
    assert rows[0].bottom == rows[1].top
    bars = {
        one.area.topleft: len(one.words) for one in screen.lines if one.words and not one.words.strip("█▒░")
    }
    own, rest, theirs, cards, end = (bars[at] for at in sorted(bars))
    assert len({left for left, _ in bars}) == 2, "a column for each sum"
    assert [round(own * part / 2.07) for part in (0.16, 1.6, 0.14)] == [rest, theirs, cards]
    assert end == 1
    figures = {screen.areas_of(one.figure)[0].right: one.figure for one in (*taken, *came)}
    assert len(figures) == 2, "they end beside the bars of their column"


def test_on_cells_pieces_are_to_scale_and_small_ones_have_their_names_below() -> None:
    """A piece of 0.14 was as wide as one of 0.49, and neither said of what."""
    taken = [Share("your moves took", "2.07", 2.07, 0), Share("the rest", "0.16", 0.16, brief="rest")]
    came = [
        Share("the start", "0.49", 0.49, brief="start"),
        Share("theirs gave", "1.60", 1.6, 1),
        Share("the cards", "0.14", 0.14, brief="cards"),
    ]
    screen = shown(InkScreen(switched_on("c128")), PageSheet("REVIEW", "", [[Part("", Sums([taken, came]))]]))
    look, inks = screen.machine.look, screen.machine.look.inks
    rows = [screen.areas_of(words)[0].top for words in (taken[0].words, came[1].words)]
    for top, side, size in zip(rows, (0, 1), (2.07, 1.6), strict=True):
        line = screen.surface.subsurface(Rect(look.inside.left, top + look.cell[1] - 1, look.inside.width, 1))
        drawn = pygame.image.tobytes(line, "P")
        wide = drawn.rindex(inks.sides[side].words) + 1 - drawn.index(inks.sides[side].words)
        assert abs(wide - look.inside.width * 38 // 40 * size / 2.23) <= look.cell[0]
    assert screen.areas_of("the rest 0.16")[0].top == rows[0] + look.cell[1]
    start, cards = (screen.areas_of(words)[0] for words in ("the start 0.49", "the cards 0.14"))
    assert start.top == cards.top == rows[1] + look.cell[1]
    assert start.right < cards.left


def test_a_bar_in_want_of_room_has_brief_names_for_its_small_pieces() -> None:
    bar = [
        Share("your moves", "1.05", 1.05, 0),
        Share("the rest took", "0.13", 0.13, brief="rest"),
        Share("the cards took", "0.12", 0.12, brief="cards"),
        Share("the end", "0.13", 0.13, brief="end"),
    ]
    screen = shown(InkScreen(switched_on("c128")), PageSheet("REVIEW", "", [[Part("", Sums([bar]))]]))
    assert not screen.faults
    assert screen.areas_of("rest 0.13")


def test_on_cells_a_piece_of_nobodys_is_no_empty_trough_and_has_its_ink_in_the_words_below() -> None:
    bar = [Share("the start", "54", 54), Share("your moves gave", "160", 160, 0), Share("the play", "5", 5)]
    screen = shown(InkScreen(switched_on("c128")), PageSheet("REVIEW", "", [[Part("", Sums([bar]))]]))
    inks, ((start,), (play,)) = screen.machine.look.inks, (screen.areas_of(one.words) for one in bar[::2])
    assert screen.surface.get_at_mapped((start.left, start.top - 4)) == inks.figures.words != inks.button
    assert inks.figures.words in pygame.image.tobytes(screen.surface.subsurface(play), "P")


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_where_pixels_are_free_a_small_piece_is_to_scale_and_named_below(machine: str) -> None:
    """Bad luck of 2 was drawn a seventh of what moves of 207 had."""
    bar = [Share("your moves cost", "207", 207, 0), Share("the play took", "2", 2, 1)]
    screen = shown(InkScreen(switched_on(machine)), PageSheet("REVIEW", "", [[Part("", Sums([bar]))]]))
    own, play = (screen.areas_of(one.words)[0] for one in bar)
    look = screen.machine.look
    drawn = pygame.image.tobytes(screen.surface.subsurface(Rect(0, own.top + 1, look.size[0], 1)), "P")
    assert 0 < drawn.count(look.inks.sides[1].inlay) < own.width / 10
    assert play.top >= own.bottom
    edge = drawn.index(look.inks.sides[0].inlay)
    assert play.right + look.cell[0] <= look.size[0] - edge
    assert len({*pygame.image.tobytes(screen.surface.subsurface(play), "P")}) == 2, "blue on blue"


@pytest.mark.parametrize("machine", ["ega", "amiga", "c128"])
def test_words_of_two_small_pieces_are_no_sentence(machine: str) -> None:
    """On the C-128 the cards took 12 the play took 14."""
    took = Share("the cards took", "12", 12, 1), Share("the play took", "14", 14, 1)
    sums = Sums([[Share("your moves cost", "207", 207, 0), *took]])
    screen = shown(InkScreen(switched_on(machine)), PageSheet("REVIEW", "", [[Part("", sums)]]))
    cards, play = (screen.areas_of(one.words)[0] for one in took)
    assert cards.top == play.top
    assert play.left - cards.right >= 2 * screen.machine.look.cell[0]


@pytest.mark.parametrize("machine", ["ega", "amiga", "c128"])
def test_what_is_nothing_leaves_no_letter_on_its_sum(machine: str) -> None:
    bar = [Share("won", "0, skunks 0", 0, 0), Share("lost", "2, skunks 0", 2, 1)]
    screen = shown(InkScreen(switched_on(machine)), PageSheet("RECORD", "", [[Part("", Sums([bar]))]]))
    assert [words.strip() for words in screen.words if "skunks" in words] == ["lost 2, skunks 0"]


@pytest.mark.parametrize("machine", ["ega", "amiga", "tty"])
def test_keys_stand_closer_before_any_of_them_is_left_out(machine: str) -> None:
    keys = ["Enter put", "F2 next part", "U undo", "R play", "C copy", "M match", "S say", "Esc back"]
    assert 78 < len("   ".join(keys)) <= 86
    screen = shown(InkScreen(switched_on(machine)), PageSheet("ASK", "", [[WHY]], "   ".join(keys)))
    assert all(any(key.split()[1] in line.words for line in screen.lines) for key in keys)


@pytest.mark.parametrize("machine", names())
@pytest.mark.parametrize("by_hand", [False, True])
def test_a_list_that_is_too_long_shows_what_is_around_its_row_and_leaves_room_for_the_rest(
    machine: str, by_hand: bool, written: list[Line]
) -> None:
    rows = [[f"row {number}", "x"] for number in range(40)]
    listed = Grid(("who", "won"), [*rows, ["all", "y"]], lit=20, last_is_total=True, by_hand=by_hand)
    choices = Part("", Leaders([("Sit down", ""), ("Go home", "")], 0), is_now=True)
    parts = [[Part("THE EVENING", listed)], [Part("", Words(["who is next"]))], [choices]]
    Screen(switched_on(machine)).show([PageSheet("CLUB", "", parts)])
    lines = [words.strip() for words, _ in written]
    assert {"row 19", "row 20", "row 21", "all", "who is next", "Go home"} <= {*lines}
    assert "row 0" not in lines


@pytest.mark.parametrize("machine", [name for name in names() if switched_on(name).look.grid != (1, 1)])
def test_a_row_of_air_is_above_a_part_where_letters_fill_their_cells(
    machine: str, written: list[Line]
) -> None:
    rows = [[str(number)] for number in range(30)]
    parts = [[Part("FIRST", Grid(("who",), rows))], [Part("SECOND", Words(["words"]))]]
    screen = shown(Screen(switched_on(machine)), PageSheet("CLUB", "", parts))
    (second,) = [area.top for words, area in written if words.strip() == "SECOND"]
    high = screen.machine.look.cell[1]
    assert not any(Rect(0, area.top, 1, high).colliderect(0, second - high, 1, high) for _, area in written)


def test_in_cells_a_list_with_a_page_of_its_own_gives_way_to_air(written: list[Line]) -> None:
    """On a tournament day the scorecard, the standings, the face and the menu had no row between them."""
    rows = [[str(number)] for number in range(30)]
    card, board = (Part(name, Grid(("who",), rows), is_beside=True) for name in ("CARD", "EVENING"))
    face, choices = Part("", Words(["words"] * 4)), Part("", Leaders([("line", "")] * 6, 0), is_now=True)
    parts = [[card], [board], [face], [choices]]
    shown(Screen(switched_on("c128")), PageSheet("DAY", "", parts, "{up} {down} choose   {back} leave"))
    tops = {words.strip(): area.top for words, area in written}
    assert "CARD" not in tops
    assert tops["EVENING"] == 16, "a row below the bar"


def test_a_list_of_which_none_is_chosen_is_not_clicked() -> None:
    screen = Screen(switched_on("ega"))
    told = Part("WHO SITS WHERE", Leaders([("ABC", "here"), ("XYZ", "not here")]))
    screen.show([PageSheet("PLAY A FRIEND", "", [[told], [Part("", Leaders([("Hang up", "")], 0))]])])
    assert [spot for spot in screen.spots if isinstance(spot, PartSpot)] == [PartSpot(1, 0)]


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_a_card_lies_in_the_middle_of_its_cloth_if_nothing_is_told_beside_it(machine: str) -> None:
    screen = Screen(switched_on(machine))
    hands = [Part("starter", Hand(parse_cards("AH"))), Part("hand", Hand(parse_cards("5H 5S 7D QS")))]
    screen.show([PageSheet("CARDS", "", [hands])])
    wide, high = screen.surface.get_size()
    points = ((left, top) for left in range(wide) for top in range(high))
    row = next(top for left, top in points if screen.spot_at((left, top)) == PartSpot(0, 0)) + 10
    places = [x for x in range(wide) if screen.spot_at((x, row)) == PartSpot(0, 0)]
    inks = [screen.surface.get_at_mapped((x, row)) for x in range(wide)]
    cloth = inks[places[0] - 2]
    left = next(n for n in range(wide) if inks[places[0] - 2 - n] != cloth)
    right = next(n for n in range(wide) if inks[places[-1] + 2 + n] != cloth)
    assert abs(left - right) <= 1


def test_of_a_raised_card_no_corner_is_seen_above_the_next() -> None:
    """It looked like a notch in the one, or a flag on the other."""
    screen, cards = Screen(switched_on("ega")), parse_cards("AH 5H 5S 7D QS KC")
    hand = Hand(cards, lit=frozenset(cards[:1]), fanned=True)
    screen.show([PageSheet("CARDS", "", [[Part("your hand", hand)]])])
    wide, high = screen.surface.get_size()
    points = ((left, top) for left in range(wide) for top in range(high))
    left, top = next(point for point in points if screen.spot_at(point) == PartSpot(0, 1))
    assert screen.surface.get_at_mapped((left + 4, top - 1)) == switched_on("ega").look.inks.felt
    assert screen.surface.get_at_mapped((left - 4, top)) == switched_on("ega").look.inks.paper.lit


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_what_is_over_of_a_page_parts_the_rows_of_a_table_and_not_a_note_from_its_frame(machine: str) -> None:
    screen, high = InkScreen(switched_on(machine)), switched_on(machine).look.cell[1]
    table = Grid(("", "par"), [(f"row {at}", "8.1") for at in range(9)])
    screen.show(
        [PageSheet("PAR", "", [[Part("Figures", table)], [Part("", Words(["A note."]))]], "{back} back")]
    )
    rows, (note,), (keys,) = (
        (screen.areas_of(f"row {at}") for at in (3, 4)),
        *map(screen.areas_of, ("A note.", "Esc")),
    )
    (one,), (other,) = rows
    assert other.top - one.top == high * 3 // 2
    assert keys.top - note.bottom < 2 * high


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_cards_lie_in_the_middle_of_their_cloth_where_they_are_told_of_beside(machine: str) -> None:
    """Below them was a void."""
    screen = InkScreen(switched_on(machine))
    hand = Hand(parse_cards("AH 5H 5S 7D"), fanned=True, below=[f"told {at}" for at in range(12)])
    screen.show([PageSheet("CARDS", "", [[Part("best hand", hand)]])])
    cards, told = screen.spotting.area(PartSpot(0, 0)), screen.areas_of("told 0") + screen.areas_of("told 11")
    assert cards
    assert abs(cards.centery - told[0].union(told[-1]).centery) <= screen.machine.look.cell[1]


@pytest.mark.parametrize("parts", [1, 2])
def test_a_fan_and_the_plate_below_it_have_as_much_cloth_on_opposite_sides(parts: int) -> None:
    """Told of beside, it lay to the left; told of below, it hung from the title."""
    screen = InkScreen(switched_on("ega"))
    told = [f"told {at}   {at}" for at in range(5)]
    hand = Hand(parse_cards("AH 5H 5S 7D 5C"), words={4: "starter"}, fanned=True, has_cut=True, below=told)
    screen.show([PageSheet("CARDS", "", [[Part("best hand", hand), Part("", Words(["more"]))][:parts]])])
    (plate,), seen, felt = screen.areas_of("starter"), screen.surface, screen.machine.look.inks.felt
    first, last = (screen.spotting.area(PartSpot(0, at)) for at in (0, 4))
    assert first
    assert last

    def cloth(at: tuple[int, int], step: tuple[int, int]) -> int:
        """Count pixels of cloth from a place on."""
        line = ((at[0] + n * step[0], at[1] + n * step[1]) for n in count())
        return sum(1 for _ in takewhile(lambda point: seen.get_at_mapped(point) == felt, line))

    across = cloth((first.left - 2, first.centery), (-1, 0)), cloth((last.right + 2, last.centery), (1, 0))
    down = cloth((plate.centerx, last.top - 2), (0, -1)), cloth((plate.centerx, plate.bottom + 1), (0, 1))
    assert abs(across[0] - across[1]) <= 2
    assert abs(down[0] - down[1]) <= 2


@pytest.mark.parametrize("machine", names())
def test_the_last_keys_of_a_board_end_where_those_above_them_do(machine: str) -> None:
    """They were as narrow as a letter; where pixels are free rows stand no farther apart than that."""
    screen = Screen(switched_on(machine))
    keys = Choices(("A", "B", "C", "D", "E", "F", "ERASE", "DONE"), 0, across=3)
    screen.show([PageSheet("NAME", "", [[Part("AN_", keys, is_now=True)]])])
    at = [screen.spotting.area(PartSpot(0, key)) or Rect(0, 0, 0, 0) for key in range(8)]
    step = screen._look.cell[0]
    assert at[6].left == at[0].left
    assert 0 <= at[2].right - at[7].right <= step
    if screen._look.grain.is_fine:
        assert at[3].top - at[0].bottom <= screen._look.cell[1]


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_word_is_written_as_large_as_the_keys_it_is_spelled_with(machine: str) -> None:
    screen, keys, seen = Screen(switched_on(machine)), Choices(("A", "B"), 0, across=1), list[list[bytes]]()
    for word in ("AN_", "___"):
        screen.show([PageSheet("NAME", "", [[Part(word, keys, is_now=True)]])])
        wide, high = screen.surface.get_size()
        rows = (screen.surface.subsurface((0, y, wide, 1)) for y in range(high))
        seen.append([pygame.image.tobytes(row, "P") for row in rows])
    differ = [y for y, (one, other) in enumerate(zip(*seen, strict=True)) if one != other]
    assert differ[-1] - differ[0] > screen.machine.look.cell[1]


@pytest.mark.parametrize("machine", names())
def test_the_heads_of_figures_end_above_them(machine: str) -> None:
    screen = InkScreen(switched_on(machine))
    heads = "".join(Comparison.figures("you", "avg", "+/-")).strip()
    compared = Part("Points a deal", Comparison([Compared("Hand", 8, 8.07)]), heads)
    screen.show([PageSheet("AVERAGE", "", [[compared]])])
    (head,) = screen.areas_of(f" {heads}")
    wide = switched_on(machine).look.cell[0]
    ends = [head.left + wide * (1 + heads.index(words) + len(words)) for words in ("you", "avg", "+/-")]
    assert ends == [screen.areas_of(figures)[0].right for figures in ("  8.00", "  8.07", "  -0.07")]


def test_the_mark_of_more_lines_stands_between_them_and_a_drawn_frame() -> None:
    screen = InkScreen(switched_on("ega"))
    lines = [(f"line {at}", "value") for at in range(40)]
    screen.show([MenuSheet("LINES", lines, 0, is_list=True)])
    (mark,) = screen.areas_of(DOWN)
    area = screen.spotting.area(LineSpot(0)) or Rect(0, 0, 0, 0)
    assert area.right + 2 <= mark.left
    frame, row = screen.machine.look.inks.panel.frame, range(mark.right - 1, mark.right + 8)
    line = next(x for x in row if screen.surface.get_at_mapped((x, mark.centery)) == frame)
    assert line - mark.right >= 2


def test_two_choices_of_two_cards_stand_further_apart_than_cards_do() -> None:
    """Side by side they read as one choice of four."""
    grid = Grid(("", "[4D] [7D]", "[AD] [KD]", "cost"), [("hand", "4.0", "9.3", "1")])
    starts = column_starts([8, 5, 5, 4], 8, 27)
    assert starts == [0, 9, 15, 21]
    assert columns_apart(grid, starts, [8, 5, 5, 4], 27) == [0, 9, 16, 23]
    assert columns_apart(grid, starts, [8, 5, 5, 4], 25) == starts, "there is no room"


def test_figures_of_two_single_cards_stand_further_apart_than_their_letters_do() -> None:
    """Chances to win ran together."""
    grid = Grid(("", "[3C]", "[7C]"), [("you peg later", "18.1%", "88.4%")])
    widths, starts = [13, 5, 5], [0, 14, 20]
    assert columns_apart(grid, starts, widths, 26) == [0, 14, 21]
    assert columns_apart(grid, starts, widths, 25) == starts, "there is no room"


def test_a_dash_stands_among_figures_as_a_figure_does() -> None:
    assert is_figures(["33±37", "-", ""])
    assert not is_figures(["-", ""])


def test_heads_that_would_run_together_stand_apart() -> None:
    """All of them or none: one gap that is wider parts what belongs together."""
    grid = Grid(("who", "champ's", "cost", "crib"), [("DOT", "13.55", "12.7", "theirs")])
    widths = [3, 7, 4, 6]
    assert columns_apart(grid, column_starts(widths, 0), widths, 26) == [0, 5, 14, 20]
    assert columns_apart(grid, column_starts(widths, 0), widths, 25) == [0, 4, 12, 17], (
        "there is room for two"
    )
    ranked = replace(grid, heads=("", "champ's", "cost", "crib"))
    assert columns_apart(ranked, column_starts(widths, 0), widths, 25) == [0, 4, 13, 19], (
        "nothing runs together with no head"
    )


def test_a_rank_stands_off_its_suit_in_the_deck_of_the_desk_on_the_pc(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(switched_on("ega")), "desk", tmp_path)
    two_of_diamonds = screen.spotting.area(PartSpot(0, PACK.index(Card.parse("2D"))))
    assert two_of_diamonds
    red = screen.machine.look.inks.sides[0].inlay
    left, top, wide, tall = two_of_diamonds
    rows = (screen.surface.subsurface(Rect(left, top + down, wide, 1)) for down in range(tall))
    has_red = [red in pygame.image.tobytes(row, "P") for row in rows]
    high = [(is_red, len([*found])) for is_red, found in groupby(has_red)]
    assert [is_red for is_red, _ in high] == [False, True, False, True, False]
    assert high[2][1] >= 2


def test_the_last_column_of_a_list_reaches_its_right_end() -> None:
    """Up to a letter for each gap was left over there, and stood bare."""
    widths, room = [8, 5, 5, 4], 39
    starts = to_the_end(column_starts(widths, 8, room), widths, room)
    assert starts[-1] + widths[-1] == room - 1
    apart = [after - at - wide for at, after, wide in zip(starts, starts[1:], widths, strict=False)]
    assert max(apart) - min(apart) == 1
    close = column_starts(widths, 1)
    assert to_the_end(close, widths, room) == close, "far from it they stay together"


def test_the_last_column_of_the_records_reaches_their_right_end_on_the_pc(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(switched_on("ega")), "records", tmp_path)
    (skunks,) = screen.areas_of("17 : 10")
    assert screen.machine.look.size[0] - skunks.right <= 4 * screen.machine.look.cell[0]


def test_prose_keeps_its_rows_where_it_is_broken_into_fewer() -> None:
    look = switched_on("amiga").look
    assert rows_wanted(look, Words(["why"], least=2), 40) == rows_wanted(look, Words(["why " * 15]), 40) == 2


def test_the_places_of_a_hand_reach_as_far_as_its_cards(tmp_path: Path) -> None:
    """The last of six was as narrow as those over which another lies."""
    ends = []
    for name in ("desk empty", "desk"):
        surface = scene_on(Screen(switched_on("ega")), name, tmp_path).surface
        row = [surface.get_at_mapped((x, 180)) for x in range(12, 332)]
        ends.append(max(x for x, ink in enumerate(row) if ink != row[-1]))
    assert ends[0] == ends[1]
