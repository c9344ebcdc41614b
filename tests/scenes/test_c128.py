"""The C-128 obeys its machine in every scene: its sixteen colors, two in a cell, sprites of one above."""

import re
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest
from pygame import Rect, Surface

from game.devices.button import Button
from game.machines.c128 import board, cloth
from game.machines.c128.board import FIRST
from game.machines.c128.cloth import fly_card
from game.machines.c128.machine import MACHINE
from game.machines.c128.plans import (
    BOARDS_BY_SEATS,
    COUNTED,
    HALF,
    MESSAGES,
    REASONS_BY_SEATS,
    THEIR_SCORE,
    TOTAL,
    WAITING,
    VicColor,
    cells,
)
from game.paint.brushes.canvas import Canvas, draw_panel, drawing
from game.paint.brushes.card_art import CardArt
from game.paint.brushes.picture import Picture
from game.paint.looks.board_plan import in_fives, lap_words
from game.paint.looks.card_plan import USUAL_CARDS, CardStyle, Faces, SuitInks
from game.paint.looks.grain import DOWN, UP
from game.paint.looks.inks import PanelInks
from game.paint.looks.look import drawings
from game.paint.looks.monitor import CLEAR, Ink, Point
from game.paint.pages import page_layout
from game.paint.pages.page_layout import PaintedPage
from game.paint.pages.strip import broken
from game.paint.screen import Screen
from game.paint.table import buttons
from game.paint.table.board import peg
from game.paint.table.layout import Layout
from game.paint.table.plates import DEALS, in_figures
from game.rules.cadence import CountStep
from game.rules.cards import PACK, Card, named_card, parse_cards
from game.rules.counting import peg as peg_scores
from game.rules.counting import points
from game.rules.in_words import capital, number_word
from game.rules.presets import PRESETS
from game.rules.spoken import made
from game.rules.voice import HOUSE
from game.scenes.front.choose_game import ChooseGame
from game.scenes.front.keys_page import KeysPage
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.table.beside import THINKING
from game.scenes.table.game_scene import GameScene
from game.sheets.marks import HEADING_MARK, small_cards
from game.sheets.page_parts import Deck, Dial, Dials, Part
from game.sheets.pages import MenuSheet, PageSheet, reading_page
from game.sheets.sheets import (
    DONE,
    BalloonSheet,
    BoxSheet,
    ButtonsSheet,
    NumberSheet,
    TableSheet,
    Thing,
    TitleSheet,
)
from game.sheets.spots import ButtonSpot, CardSpot, LineSpot
from game.sheets.table_state import (
    AmongPlayed,
    CountPanel,
    ForCrib,
    InCrib,
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
from tests.paint.page_rows import page_rows
from tests.paint.tables import TABLES
from tests.paint.written import written_lines
from tests.scenes.driver import at_home, when_asked
from tests.scenes.every_scene import EVERY_SCENE, drawn, scene_on
from tests.scenes.front.test_unfinished_list import leave
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment
from tests.scenes.shown import shown
from tests.scenes.test_pictures import MOMENTS

WIDE, HIGH, CELL = 320, 200, 8
SPRITE, MOST_SPRITES = (24, 21), 8
FRAME = set("╔═╗║╚╝▲▼")


class Word(NamedTuple):
    """A line that was written, and the panel that was drawn last before it."""

    area: Rect
    words: str
    panel: Rect | None

    @property
    def is_on_its_frame(self) -> bool:
        """Whether words that stand on a panel run over its sides, or the edges above and below."""
        if not self.panel or not self.panel.colliderect(self.area) or FRAME & set(self.words):
            return False
        letter = self.area.width // max(len(self.words), 1)
        inside = self.panel.inflate(-2 * letter, 0)
        return not inside.contains(self.area)


class Watch:
    """Remembers what is written and filled on a picture."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[Word] = []
        self.fills: list[Rect] = []
        self.panel: Rect | None = None
        text, fill = Canvas.text, Canvas.fill

        def watched_text(canvas: Canvas, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None:
            if words.strip() and canvas.surface.get_size() == canvas.look.size:
                left = at[0] + canvas.look.width(words[: -len(words.lstrip())])
                area = Rect(left, at[1], canvas.look.width(words.strip()), canvas.look.cell[1])
                self.words.append(Word(area, words, self.panel))
            text(canvas, at, words, ink, back)

        def watched_fill(canvas: Canvas, area: Rect, ink: Ink) -> None:
            if canvas.surface.get_size() == canvas.look.size:
                self.fills.append(Rect(area))
                self.panel = None if area.size == canvas.look.size else self.panel
            fill(canvas, area, ink)

        def watched_panel(canvas: Canvas, area: Rect, inks: PanelInks, title: str = "") -> None:
            self.panel = Rect(area)
            self.fills.append(self.panel)
            draw_panel(canvas, area, inks, title)

        monkeypatch.setattr(Canvas, "text", watched_text)
        monkeypatch.setattr(Canvas, "fill", watched_fill)
        for module in (buttons, page_layout):
            monkeypatch.setattr(module, "draw_panel", watched_panel)

    def clipped(self, whole: Rect) -> list[object]:
        """What runs over the edge of the picture, or over the frame of the panel that it stands on."""
        over = [word for word in self.words if not whole.contains(word.area) or word.is_on_its_frame]
        return [*over, *(area for area in self.fills if not whole.contains(area))]


class Sprites:
    """Catches the sprites, so that the cells below them can be seen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shapes: list[Surface] = []
        monkeypatch.setattr(cloth, "lay_sprite", self._catch)

    def _catch(self, canvas: Canvas, shape: Surface, at: Point, times: int = 2) -> None:
        self.shapes.append(shape)


def numbers(surface: Surface) -> bytes:
    """The colors by their numbers."""
    return pygame.image.tobytes(surface, "P")


def crowded(pixels: bytes) -> list[Point]:
    """The cells with more than two colors, by column and row."""
    return [
        (column, row)
        for row in range(HIGH // CELL)
        for column in range(WIDE // CELL)
        if len(
            set().union(
                *(pixels[(row * CELL + line) * WIDE + column * CELL :][:CELL] for line in range(CELL))
            )
        )
        > 2
    ]


@pytest.mark.parametrize("name", EVERY_SCENE)
def test_two_colors_a_cell_sprites_of_one_and_nothing_over_an_edge(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sprites, watch, screen = Sprites(monkeypatch), Watch(monkeypatch), Screen(MACHINE)
    EVERY_SCENE[name](tmp_path, screen)
    assert watch.words or watch.fills
    assert not watch.clipped(Rect(0, 0, WIDE, HIGH))
    whole, inside = screen.surface, MACHINE.look.inside
    assert whole.get_size() == (384, 240)
    assert whole.get_bitsize() == 8
    assert max(numbers(whole)) < 16
    assert inside.size == (WIDE, HIGH)
    assert not crowded(numbers(whole.subsurface(inside).copy()))
    border = {whole.get_at_mapped((x, y)) for x in range(384) for y in (0, 19, 220, 239)}
    assert len(border) == 1
    assert len(sprites.shapes) <= MOST_SPRITES
    for shape in sprites.shapes:
        assert shape.get_width() <= SPRITE[0]
        assert shape.get_height() <= SPRITE[1]
        assert len(set(numbers(shape)) - {CLEAR}) == 1


def test_the_highlight_changes_its_color_and_nothing_is_drawn_anew(tmp_path: Path) -> None:
    """As the machine's cursor does, and less often than three times a second."""
    screen = scene_on(Screen(MACHINE), "discard", tmp_path)
    lit = screen.surface.copy()
    steps = next(step for step in range(1, 60) if screen.blinks(1))
    assert steps >= STEPS_A_SECOND // 3
    changed = {
        (before, after)
        for before, after in zip(numbers(lit), numbers(screen.surface), strict=True)
        if before != after
    }
    assert changed == {(VicColor.YELLOW, VicColor.LIGHT_BLUE)}, "white is lost on cards, a red on red ones"
    assert not any(screen.blinks(1) for _ in range(steps - 1))
    assert screen.blinks(1)
    assert numbers(screen.surface) == numbers(lit)


def test_the_highlight_ends_where_the_next_card_begins() -> None:
    """It frames what is seen of a card, and leaves the next one its rank."""
    top, screen = TABLES["four_seats"](), Screen(MACHINE)
    top.seats[top.below].hand = [*parse_cards("2C 3D 4H 5S 6C 7D")]
    for index in range(6):
        top.cursor = InHand(top.below, index)
        screen.show([TableSheet(top)])
        blinking, layout = screen._picture.blinking, Layout(MACHINE.look, top)
        assert blinking
        end = layout.point(InHand(top.below, index + 1))[0] if index < 5 else 0
        end = end or layout.point(top.cursor)[0] + MACHINE.look.cards.size[0]
        assert (
            abs(blinking.at[0] + blinking.shapes[0].get_width() - end) <= MACHINE.look.table.cursor_frame[0]
        )


def test_the_highlight_of_the_deck_hides_its_edge() -> None:
    """It left slivers of it, at the left and at the right."""
    top, screen = TABLES["discard"](), Screen(MACHINE)
    top.pack, top.starter, top.cursor = True, None, OnPack()
    screen.show([TableSheet(top)])
    places, inside = Layout(MACHINE.look, top).places, MACHINE.look.inside.topleft
    row = Rect(places.pack, (MACHINE.look.cards.size[0], 1)).move(inside).move(-1, 2 * CELL)
    seen = numbers(screen.surface.subsurface(row))
    assert bytes([VicColor.YELLOW, VicColor.WHITE]) in seen


def test_the_highlight_rests_where_nobody_comes(tmp_path: Path) -> None:
    """As it was at first; what is drawn anew blinks again."""
    screen = scene_on(Screen(MACHINE), "discard", tmp_path)
    lit = screen.surface.copy()
    while any(screen.blinks(1) for _ in range(60)):
        pass
    assert numbers(screen.surface) == numbers(lit)
    EVERY_SCENE["discard"](tmp_path, screen)
    assert any(screen.blinks(1) for _ in range(60))


def test_the_highlight_of_a_card_that_is_lit_is_not_yellow_first() -> None:
    top, screen = TABLES["discard"](), Screen(MACHINE)
    card = top.seats[top.below].hand[0]
    assert card
    top.cursor = InHand(top.below, 0)
    inks = []
    for top.lit in (frozenset[Card](), frozenset({card})):
        screen.show([TableSheet(top)])
        assert screen._picture.blinking
        inks.append(screen._picture.blinking.shapes[0].get_at_mapped((0, 0)))
    assert inks == [VicColor.YELLOW, VicColor.LIGHT_BLUE]


def test_a_question_over_the_table_stops_it(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "discard", tmp_path)
    screen.show([BoxSheet(["Quit this game?"], ["Keep playing"])])
    assert not any(screen.blinks(1) for _ in range(100))


def test_fast_and_thinking_there_is_nothing_but_border(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="loadstar"), Screen(MACHINE)
    home.until(lambda: home.is_asked)
    home.stack.draw(screen)
    border = screen.surface.get_at_mapped((0, 0))
    home.press(Button.FAST)
    home.answer_until(lambda: isinstance(home.scene, GameScene) and home.scene.is_blank)
    home.stack.draw(screen)
    assert set(numbers(screen.surface)) == {border}


def test_what_the_computer_says_stands_in_reverse() -> None:
    """Black on white, as `thinking....` does."""
    screen, top = Screen(MACHINE), TABLES["discard"]()
    seat = 1 - top.below
    top.seats[seat].says = THINKING
    screen.show([TableSheet(top)])
    says = MACHINE.look.table.by_seats[2].seats[1].plate.word
    inks = numbers(screen.surface.subsurface(says.move(MACHINE.look.inside.topleft)).copy())
    assert set(inks) == {VicColor.BLACK, VicColor.WHITE}
    assert inks.count(VicColor.WHITE) > inks.count(VicColor.BLACK)


def test_who_played_a_card_is_told_where_no_card_lies_over_it() -> None:
    """Each letter is whole: black on the color of the side, in a cell of its own at the foot of its card."""
    screen = Screen(MACHINE)
    top = TABLES["four_seats"]()
    top.cursor = None
    screen.show([TableSheet(top)])
    layout, sides = Layout(MACHINE.look, top), MACHINE.look.inks.sides
    for index, (seat, _) in enumerate(top.played):
        if index < top.counted:
            continue
        left, upper = layout.point(AmongPlayed(seat, index))
        cell = Rect(left, upper + 4 * CELL, CELL, CELL).move(MACHINE.look.inside.topleft)
        assert {*numbers(screen.surface.subsurface(cell).copy())} == {
            VicColor.BLACK,
            sides[top.side(seat)].words,
        }


@pytest.mark.parametrize(
    ("name", "card", "edge"), [("confirm", 0, VicColor.BLACK), ("coach_keeps", 3, VicColor.RED)]
)
def test_a_card_chosen_for_the_crib_stands_a_cell_higher_and_all_of_it_is_seen(
    name: str, card: int, edge: int, tmp_path: Path
) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    left, top = MACHINE.look.inside.topleft
    row = [screen.surface.get_at_mapped((left + x, top + 16 * CELL)) for x in range(WIDE)]
    assert {*row[(1 + 4 * card) * CELL : (5 + 4 * card) * CELL]} == {edge}
    assert row[-1] == MACHINE.look.inks.felt


def test_of_an_old_card_under_another_only_the_index_is_seen() -> None:
    screen, top = Screen(MACHINE), TABLES["four_seats"]()
    screen.show([TableSheet(top)])
    layout = Layout(MACHINE.look, top)
    points = [layout.point(AmongPlayed(seat, at)) for at, (seat, _) in enumerate(top.played[: top.counted])]
    for left, upper in points:
        body = Rect(left + 1, upper + 2 * CELL, CELL - 1, CELL).move(MACHINE.look.inside.topleft)
        assert {*numbers(screen.surface.subsurface(body).copy())} == {VicColor.LIGHT_GRAY}


def test_an_old_card_has_an_edge_in_the_ink_of_its_suit() -> None:
    """Or a row of them is one field of gray."""
    screen, top = Screen(MACHINE), TABLES["four_seats"]()
    screen.show([TableSheet(top)])
    layout, (across, down) = Layout(MACHINE.look, top), MACHINE.look.inside.topleft
    for at, (seat, card) in enumerate(top.played[: top.counted]):
        left, upper = layout.point(AmongPlayed(seat, at))
        edge = {
            screen.surface.get_at_mapped((left + across, upper + down + line)) for line in range(3 * CELL)
        }
        assert card
        assert edge == {VicColor.RED if card.suit.letter in "DH" else VicColor.BLACK}


@pytest.mark.parametrize("faces", [Faces.LARGE, None])
@pytest.mark.parametrize(("seats", "counted"), [("three_seats", 9), ("four_seats", 8), ("four_seats", 12)])
def test_old_cards_of_many_lie_in_one_row_a_column_each(
    seats: str, counted: int, faces: Faces | None
) -> None:
    """In two rows, which filled as they came, the last of the upper row stuck out under the lower one."""
    top, screen = TABLES[seats](), Screen(MACHINE, *([CardStyle(faces=faces)] if faces else []))
    cards = parse_cards("8S AH KH 9H 10S AS 4H QH 8C AC 9D JC 4C AD 4D")[: counted + 3]
    top.played[:] = [PlayedCard((at + 1) % len(top.seats), card) for at, card in enumerate(cards)]
    top.counted = counted
    layout = Layout(MACHINE.look, top)
    points = [layout.point(AmongPlayed(seat, at)) for at, (seat, _) in enumerate(top.played)]
    left = layout.places.played.left
    assert points[:counted] == [(left + CELL * at, 11 * CELL) for at in range(counted)]
    assert points[counted][0] - points[counted - 1][0] >= 2 * CELL
    screen.show([TableSheet(top)])
    felt = Rect(CELL, 17 * CELL, 5 * CELL, 1).move(MACHINE.look.inside.topleft)
    assert VicColor.GRAY not in {*numbers(screen.surface.subsurface(felt).copy())}


def test_the_numbers_of_both_ways_have_inks_of_their_own_on_plain_wood() -> None:
    """5 and 55 beside each other, both black, were read as 555."""
    surface, gap = drawn("c128", "table four_seats").surface, FIRST + in_fives(10)[0] + 1
    for left, ink in ((gap - 3, VicColor.BLACK), (gap + 1, VicColor.WHITE)):
        area = cells(left, BOARDS_BY_SEATS[4].numbers, 3).move(MACHINE.look.inside.topleft)
        assert {*numbers(surface.subsurface(area).copy())} == {VicColor.ORANGE, ink}


def test_old_cards_of_many_that_do_not_pale_lie_apart_from_the_open_count() -> None:
    top = TABLES["four_seats"]()
    top.pales_counted = False
    layout = Layout(MACHINE.look, top)
    points = [layout.point(AmongPlayed(seat, at)) for at, (seat, _) in enumerate(top.played)]
    assert points[top.counted][0] - points[top.counted - 1][0] == 2 * CELL


def test_the_list_of_a_count_has_what_is_still_to_come_in_its_columns(tmp_path: Path) -> None:
    visit, screen = MOMENTS["show"](tmp_path), InkScreen(MACHINE)
    visit.stack.draw(screen)
    panel = visit.top.count_panel
    assert panel
    assert panel.to_come, "the hand is not read to its end"
    assert "SUM" in screen.words
    for step in (*panel.steps, *panel.to_come):
        assert any(words.strip() == str(step.total) for words in screen.words), step.total
    assert "3 of a kind" in screen.words


def test_a_list_of_a_count_keeps_its_columns_as_it_grows() -> None:
    """A second run of three, which makes ten, has its cards as the first has."""
    steps = [
        CountStep("fifteen is two", parse_cards("7S 8H"), 2),
        CountStep("a run of three is seven", parse_cards("7S 8H 9D"), 7),
        CountStep("a run of three is ten", parse_cards("7S 8S 9D"), 10),
        CountStep("a run of four is fourteen", parse_cards("6C 7S 8S 9D"), 14),
    ]
    top, lefts = TABLES["show"](), set()
    for number in range(1, len(steps) + 1):
        words = tuple(step.words for step in steps[:number])
        read, coming, top.cursor = tuple(steps[:number]), tuple(steps[number:]), None
        top.count_panel = CountPanel(0, False, "Your hand", words, read[-1].total, read, coming)
        screen = shown(InkScreen(MACHINE), TableSheet(top))
        lefts |= {
            area.left for words in ("fifteen", "run of 3", "run of 4") for area in screen.areas_of(words)
        }
    assert len(lefts) == 1
    assert "7♠8♠9♦run of 3" in "".join(screen.words)
    assert "6♣7♠8♠9♦run of 4" in "".join(screen.words)


def test_each_item_of_a_count_has_one_row_and_all_words_begin_below_one_another() -> None:
    """A fifteen is called just that beside its sum, and five cards are all of them."""
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    hand = (("fifteen two", "5H TD", 2), ("four", "5C TD", 4), ("three of a kind is ten", "5H 5S 5C", 10))
    steps = [CountStep(words, parse_cards(cards), total) for words, cards, total in hand]
    steps.append(CountStep("and a flush is fifteen", parse_cards("2H 4H 6H 8H KH"), 15))
    told = tuple(step.words for step in steps)
    top.count_panel = CountPanel(0, False, "YOUR HAND", told, 15, steps)
    top.seats[0].hand[:] = parse_cards("2H 4H 6H 8H")
    screen.show([TableSheet(top)])
    words = [area for name in ("fifteen", "3 of a kind", "flush") for area in screen.areas_of(name)]
    assert len({area.left for area in words}) == 1
    assert [after.top - before.top for before, after in pairwise(words)] == [2 * CELL] * 3
    assert "5♣5♥5♠" in "".join(screen.words)
    assert "all5" in "".join(screen.words)


def test_a_hand_without_points_has_no_heading_of_sums() -> None:
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    top.count_panel = CountPanel(0, False, "YOUR HAND", ["No points"], 0)
    screen.show([TableSheet(top)])
    assert "No points" in screen.words
    assert "SUM" not in screen.words


@pytest.mark.parametrize("cards", ["TC JC JD QS KC", "AH 2H TH"])
def test_cards_of_a_count_have_a_row_of_their_own_where_words_leave_them_none(cards: str) -> None:
    """A long name of an item, of whomever, stands in the row below them, and the list names its sum."""
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    step = CountStep("double run of four is ten", parse_cards(cards), 10)
    top.count_panel = CountPanel(3, False, "DOMINIQUE4'S HAND", (step.words,), 10, (step,))
    screen.show([TableSheet(top)])
    (words,), (title,) = screen.areas_of("double run of 4"), screen.areas_of("SUM")
    assert "".join(map(named_card, sorted(step.cards))) in "".join(screen.words)
    suits = sorted(area.left for sign in "♣♦♥♠" for area in screen.areas_of(sign))
    assert min(after - before for before, after in pairwise(suits)) == 3 * CELL, "there is a gap after each"
    assert words.top == title.top + 3 * CELL, "a row of air, and one of cards, lie between"


@pytest.mark.parametrize("items", [1, 5, 9])
def test_a_count_has_the_room_of_the_scores_of_many_until_it_is_read(items: int) -> None:
    """It had three rows of its own above them."""
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    steps = [CountStep("a pair", parse_cards("5H 5S"), 2 * number) for number in range(1, items + 1)]
    top.count_panel = CountPanel(3, False, "DOMINIQUE4'S HAND", ("a pair",), 2, steps[:1], steps[1:])
    top.reasons = [ReasonLine(1, "a run of 7", who="BARTHOLOM2", points=7)]
    screen.show([TableSheet(top)])
    assert not screen.areas_of("LAST SCORES")
    assert len(screen.areas_of("pair")) == items


def test_at_a_table_of_two_the_scores_keep_their_place_while_a_hand_is_listed() -> None:
    """As its list began they leaped over the board, and back as it ended."""
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    top.count_panel = CountPanel(1, False, "", ("a pair",), 8)
    top.reasons = [ReasonLine(1, f"{number} points", who="B") for number in range(1, 5)]
    screen.show([TableSheet(top)])
    board = MACHINE.look.table.board.move(MACHINE.look.inside.topleft)
    assert sum(line.area.bottom <= board.top and "points" in line.words for line in screen.lines) == 4


def test_where_scores_alone_tell_a_hand_of_many_they_have_the_room_of_its_list() -> None:
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    top.count_panel = CountPanel(1, False, "", [], 8)
    top.reasons = [ReasonLine(1, f"{number} points", who="B") for number in range(1, 9)]
    screen.show([TableSheet(top)])
    panel = Layout(MACHINE.look, top).places.show.count_panel.move(MACHINE.look.inside.topleft)
    assert sum(panel.contains(line.area) and "points" in line.words for line in screen.lines) == 8


def test_what_is_asked_in_the_play_stands_below_what_happened_last() -> None:
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    asked, happened = top.message, f"{top.seats[3].name}: go."
    top.told = (happened,)
    screen.show([TableSheet(top)])
    assert screen.areas_of(asked)[0].top == screen.areas_of(happened)[0].bottom
    top.message = "That card goes over 31, and it is not the one that was asked for"
    screen.show([TableSheet(top)])
    assert happened not in screen.words, "the question needs both rows"


def test_while_another_thinks_the_message_tells_the_last_score_whole_or_not_at_all() -> None:
    """Below the cloth a gray bar stood empty; who is to play is not told as the original."""
    top, screen = TABLES["three_seats"](), InkScreen(MACHINE)
    top.is_bare = True
    screen.show([TableSheet(top)])
    assert "ANNABELLE1: a pair is two" in screen.words
    top.is_score_old = True
    screen.show([TableSheet(top)])
    assert "ANNABELLE1: a pair is two" not in screen.words, "a card was played since"
    top.is_score_old = False
    top.reasons = [ReasonLine(0, "fifteen two, " * 8, who="ANNABELLE1")]
    screen.show([TableSheet(top)])
    message = MACHINE.look.table.message.move(MACHINE.look.inside.topleft)
    assert not any(message.contains(line.area) for line in screen.lines)


def test_a_hand_of_one_s_own_that_waits_is_called_that_at_every_table() -> None:
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    screen.show([TableSheet(top)])
    assert "YOUR HAND" in screen.words
    assert "ANNABELLE1'S" not in screen.words


@pytest.mark.parametrize("starter", ["starter", "start", "cut", "starter card"])
@pytest.mark.parametrize("rival", ["LANDLUBBER", "B"])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_crib_is_named_above_it_and_the_starter_above_the_starter(
    dealer: int, rival: str, starter: str
) -> None:
    top, screen = TABLES["thirty_one"](), InkScreen(MACHINE)
    top.seats[1].name, top.dealer = rival, dealer
    top.voice = replace(top.voice, starter=starter)
    screen.show([TableSheet(top)])
    (crib,) = screen.areas_of(next(words for words in screen.words if words.endswith("CRIB")))
    (name,) = screen.areas_of(starter.upper().removesuffix(" CARD"))
    card = Rect(Layout(MACHINE.look, top).places.pack, MACHINE.look.cards.size)
    lies = Layout(MACHINE.look, top).point(InCrib(0))[0] + MACHINE.look.inside.left
    assert abs(crib.centerx - (lies + 7 * CELL // 2)) <= CELL, "the name is above the four cards"
    assert name.bottom == card.move(MACHINE.look.inside.topleft).top + 1, "the foot of capitals is empty"
    beyond = card.right + MACHINE.look.inside.left + HALF
    assert name.centerx == card.centerx + MACHINE.look.inside.left or name.right == beyond
    assert name.left - crib.right >= 2 * CELL, "or both are read as one phrase"


@pytest.mark.parametrize("words", ["STARTER", "YOUR CRIB"])
def test_capitals_over_cards_melt_into_nothing_above_them(words: str) -> None:
    """White ones stood right below what is said, on white paper, and yellow ones below a name at its turn."""
    screen = InkScreen(MACHINE)
    screen.show([TableSheet(TABLES["show"]())])
    (written,) = (line for line in screen.lines if line.words == words and line.area.left < 200)
    above = written.area.move(0, -1)
    above.height = 1
    assert written.ink not in numbers(screen.surface.subsurface(above).copy())


def test_a_card_that_waits_below_the_one_counted_ends_in_its_own_ink() -> None:
    """White words of the guide, right below its paper, were read as a part of it."""
    screen = InkScreen(MACHINE)
    screen.show([TableSheet(TABLES["four_seats_shown"]())])
    (waits,) = screen.areas_of("YOUR HAND")
    foot = Rect(waits.left, MACHINE.look.table.cloth.bottom + MACHINE.look.inside.top - 1, waits.width, 1)
    assert VicColor.WHITE not in numbers(screen.surface.subsurface(foot).copy())


def test_reasons_leave_the_cloth_where_nothing_is_told_and_a_count_has_its_panel_to_the_end() -> None:
    felt, (left, top) = MACHINE.look.inks.felt, MACHINE.look.inside.topleft
    below_reason = cells(18, 1, 22, 3).move(left, top)
    assert {*numbers(drawn("c128", "thirty_one").surface.subsurface(below_reason))} == {felt}
    below_items = cells(19, 19, 21, 3).move(left, top)
    assert {*numbers(drawn("c128", "table show").surface.subsurface(below_items))} == {VicColor.BLACK}


def test_a_card_of_which_little_is_seen_shows_its_corner_alone_on_every_page() -> None:
    art = CardArt(MACHINE.look, faces=MACHINE.faces)
    face = art.face(Card.parse("8S"))
    assert art.covered(face, 3 * CELL) is face
    for name, at in (("three handed over", (CELL, 7 * CELL)), ("records", (2 * CELL, 20 * CELL))):
        below_its_suit = Rect(at, (CELL - 2, CELL)).move(MACHINE.look.inside.topleft)
        assert {*numbers(drawn("c128", name).surface.subsurface(below_its_suit))} == {VicColor.WHITE}, name


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_a_raised_card_touches_no_crib(cards: int) -> None:
    layout = Layout(MACHINE.look, TABLES["thirty_one"]())
    hand = layout.places.seats[0].hand
    last = hand.point(cards - 1, cards)[0] + MACHINE.look.cards.size[0]
    assert last <= layout.point(ForCrib(0))[0]


def test_a_hand_is_called_a_hand_before_there_is_a_list_of_it() -> None:
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    top.count_panel = CountPanel(top.below, is_crib=False, title="")
    screen.show([TableSheet(top)])
    assert "YOUR HAND" in [words.strip() for words in screen.words]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_is_drawn_in_the_words_of_every_source(preset: str, tmp_path: Path) -> None:
    """Not all of them have a name for the starter."""
    home, screen = when_asked(Moment.PLAY, tmp_path, preset=preset, machine="c128"), InkScreen(MACHINE)
    home.stack.draw(screen)
    assert home.top.starter
    assert not screen.faults


def test_a_frame_has_its_corners_where_its_lines_run() -> None:
    corners = {letter: drawing(MACHINE.look, letter).rows for letter in "╔╗╚╝"}
    across, down = (drawing(MACHINE.look, letter).rows for letter in "═║")
    for letter, rows in corners.items():
        side, end = (-1 if letter in "╔╚" else 0), (-1 if letter in "╔╗" else 0)
        assert [row[side] for row in rows] == [row[side] for row in across]
        assert rows[end] == down[end]


def test_everybody_has_a_place_for_the_cut_card_from_the_first_moment(tmp_path: Path) -> None:
    visit, screen = MOMENTS["cut_for_deal"](tmp_path), InkScreen(MACHINE)
    visit.stack.draw(screen)
    for seat in visit.top.seats:
        (name,) = screen.areas_of(seat.name)
        left = MACHINE.look.inside.left + cloth.SHOWN_CARD[2] * CELL
        for across in (0, MACHINE.look.cards.size[0] - 2):
            corner = Rect(left + across, name.bottom + MACHINE.look.cards.size[1] - 1, 2, 1)
            hollow = {*numbers(screen.surface.subsurface(corner))}
            assert hollow == {MACHINE.look.inks.felt, MACHINE.look.inks.shadow}


def test_the_plates_tell_the_lap_where_the_board_is_gone_round_twice(tmp_path: Path) -> None:
    home, screen = when_asked(Moment.PLAY, tmp_path, machine="c128"), InkScreen(MACHINE)
    home.top.pegs = [Pegs(70, 60), Pegs(60, 50)]
    home.stack.redraw()
    home.stack.draw(screen)
    assert {"LAP 1", "LAP 2"} <= {*screen.words}
    assert lap_words(0, 61) == ""


def test_a_back_is_the_same_lying_and_flying() -> None:
    look = MACHINE.look
    art = Picture(look, CardArt(look, USUAL_CARDS, MACHINE.faces, MACHINE.back)).art
    canvas = Canvas(look, look.palette.plain(look.inks.felt, look.cards.size))
    fly_card(canvas, art.back(), (0, 0))
    assert pygame.image.tobytes(canvas.surface, "P") == pygame.image.tobytes(art.back(), "P")


@pytest.mark.parametrize("card", parse_cards("5H 9C QS"))
def test_a_face_that_flies_has_its_frame_and_every_pip(card: Card) -> None:
    """All that is drawn on it in its own ink is as it lies."""
    look = MACHINE.look
    face = Picture(look, CardArt(look, USUAL_CARDS, MACHINE.faces, MACHINE.back)).art.face(card)
    canvas, ink = (
        Canvas(look, look.palette.plain(look.inks.felt, look.cards.size)),
        face.get_at_mapped((0, 0)),
    )
    fly_card(canvas, face, (0, 0))
    lying, flying = ([one == ink for one in numbers(drawn)] for drawn in (face, canvas.surface))
    assert lying == flying


def test_letters_tell_who_played_each_card_of_many_old_ones_too() -> None:
    """Nobody knew whose the gray ones were; and a cell apart, or "DABCDBC" was read as a word."""
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    screen.show([TableSheet(top)])
    foot = MACHINE.look.inside.top + 12 * CELL
    told = [line for line in screen.lines if line.words in top.initials and line.area.top > foot]
    tags = sorted(told, key=lambda line: line.area.left)
    assert [line.words for line in tags] == [top.initials[seat] for seat, _ in top.played]
    assert all(one.area.top != other.area.top for one, other in pairwise(tags[: top.counted]))


@pytest.mark.parametrize(
    ("name", "told"),
    [("YOU", "YOU & CHLOE"), ("SKIPPY", "SKIPPY & CHLOE"), ("ANNABELLE1", "ANNABELLE1 & CHLOE")],
)
def test_both_partners_are_told_on_the_plate_of_their_score(name: str, told: str) -> None:
    """By name, however long; and who plays against them in the row of the others' score."""
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.seats[top.below].name, top.seats[2].name = name, "CHLOE"
    screen.show([TableSheet(top)])
    own = [words.strip() for words in screen.words if "&" in words]
    assert own == [told[told.index("&") :], "BARTHOLOM2 & DOMINIQUE4"]
    assert told.partition(" &")[0] in screen.words


@pytest.mark.parametrize("seats", ["three_seats", "four_seats"])
def test_the_heights_of_a_cut_are_clear_of_the_names(seats: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), f"cut {seats}", tmp_path)
    (middle,) = (line.area for line in screen.lines if line.words.strip() == "MIDDLE")
    (name,) = screen.areas_of("CHRISTINA3")
    assert abs(middle.top - name.top) >= 2 * CELL


@pytest.mark.parametrize("seats", ["thirty_one", "four_seats"])
def test_cards_of_old_counts_lie_in_rows_whoever_played_them(seats: str) -> None:
    """At a table of two they were staggered, and looked like torn paper."""
    layout, top = Layout(MACHINE.look, TABLES[seats]()), TABLES[seats]()
    old = [layout.point(AmongPlayed(seat, at)) for at, (seat, _) in enumerate(top.played[: top.counted])]
    assert len({upper for _, upper in old}) == 1


def test_headings_of_a_list_have_an_ink_of_their_own_and_their_cells_to_themselves(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "house_rules", tmp_path)
    (heading,) = screen.areas_of("DEAL")
    cells_of_it = heading.inflate(0, 2 * CELL)
    inks = MACHINE.look.inks.panel
    assert {*numbers(screen.surface.subsurface(cells_of_it))} == {inks.back, inks.title}


def test_between_the_details_of_a_choice_and_its_reason_there_is_a_blank_row(tmp_path: Path) -> None:
    lines = scene_on(InkScreen(MACHINE), "coach_cards", tmp_path).lines
    (details,) = (line.area for line in lines if line.words.startswith("you peg later"))
    (reason,) = (line.area for line in lines if line.words == " over")
    assert reason.top - details.top == 2 * CELL


def test_words_of_the_guide_keep_off_the_edge_where_rows_are_free() -> None:
    screen, top = InkScreen(MACHINE), TABLES["discard"]()
    words = f"{'a' * 20} {'b' * 18} {'c' * 18} {'d' * 6}."
    screen.show([TableSheet(top), BalloonSheet("Fives", words, "1 of 8", Thing.HAND, 0, top, ["Next"])])
    (first,) = (line.area for line in screen.lines if line.words.startswith("a" * 20))
    assert first.right <= MACHINE.look.inside.right - CELL


@pytest.mark.parametrize("name", ["discard", "four_seats_dealt"])
def test_the_guide_lights_whose_crib_it_is_and_no_cloth_beside_that(name: str) -> None:
    screen, top = InkScreen(MACHINE), TABLES[name]()
    screen.show([TableSheet(top)])
    (label,) = screen.areas_of(next(words for words in screen.words if words.endswith("CRIB")))
    screen.show([TableSheet(top), BalloonSheet("", "C deals.", "2 of 6", Thing.CRIB, 0, top, ["Next"])])
    row = screen.surface.subsurface(label.inflate(4 * CELL, 0))
    inks = numbers(row.copy())
    lit = {at % row.width for at, ink in enumerate(inks) if ink == MACHINE.look.inks.paper.lit}
    assert (min(lit), max(lit), label.left % CELL) == (2 * CELL, row.width - 2 * CELL - 1, 0)


@pytest.mark.parametrize(
    ("name", "called"), [("game_over", "CUT"), ("three handed over", "START"), ("partners over", "START")]
)
def test_a_short_name_of_the_starter_stands_over_it_at_the_ending(
    name: str, called: str, tmp_path: Path
) -> None:
    (area,) = scene_on(InkScreen(MACHINE), name, tmp_path).areas_of(called)
    starter = MACHINE.look.table.ending.starters[2].move(MACHINE.look.inside.topleft)
    assert area.centerx == starter.left + MACHINE.look.cards.size[0] // 2
    assert area.right < MACHINE.look.inside.right


def test_at_the_end_of_four_every_plate_is_as_wide_as_the_hand_below_it() -> None:
    step, (wide, _) = CELL, MACHINE.look.cards.size
    assert {plate.width for plate in MACHINE.look.table.ending.plates[4]} == {3 * step + wide}


@pytest.mark.parametrize("record", ["record 3", "record 5"])
def test_the_last_number_below_a_curve_is_off_the_edge(record: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), record, tmp_path)
    (last,) = screen.areas_of("35")
    assert last.right <= MACHINE.look.inside.right - CELL


def test_no_letter_touches_the_arrow_of_scores_before() -> None:
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    top.reasons = [ReasonLine(0, "points", who="B"), ReasonLine(0, f"{'a' * 11} Fifteen, and a pair " * 2)]
    screen.show([TableSheet(top)])
    (arrow,) = screen.areas_of(UP)
    beside = [line.area for line in screen.lines if line.words != UP and line.area.top == arrow.top]
    assert all(not area.colliderect(arrow.move(-CELL, 0)) for area in beside)


def test_the_shelf_as_a_list_tells_its_own_arrows_and_has_no_hole(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, begin=False), InkScreen(MACHINE)
    home.stack.lay_over(ChooseGame(home.session))
    home.stack.draw(screen)
    assert any("look" in words for words in screen.words)
    assert not [words for words in screen.words if "←" in words]


def test_nothing_hops_as_one_looks_along_the_shelf(tmp_path: Path) -> None:
    """However many rows a game's words take, all lines stay where they are, and all words have room."""
    home, screen, places = at_home(tmp_path, begin=False), InkScreen(MACHINE), set[tuple[Point, ...]]()
    home.stack.lay_over(ChooseGame(home.session))
    for _ in PRESETS:
        home.stack.draw(screen)
        places.add(tuple(area.topleft for area in screen.spotting.areas(LineSpot)))
        home.press(Button.DOWN)
    assert len(places) == 1
    assert not screen.faults


def test_a_mark_of_the_table_is_whole_or_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, told = Screen(MACHINE), written_lines(monkeypatch)
    buttons = ("GO", "MUGGINS", "PEG", "HELP", "LEAVE")
    for marks in (["SILENT"], ["FAST", "SILENT", "HOUSE"]):
        screen.show([TableSheet(TABLES["thirty_one"]()), ButtonsSheet(buttons, "", marks)])
    assert [(area.left >= 0, words) for words, area in told if "SILENT" in words] == [
        (True, "SILENT"),
        (True, "FAST SILENT"),
    ]


@pytest.mark.parametrize("name", ["club night", "records", "desk", "hand_of_the_day", "parts list"])
def test_no_bar_of_the_border_s_ink_cuts_a_page_in_two(name: str) -> None:
    """Below the title and above the keys, in its first and last column, a page has none of it."""
    surface, inside = drawn(MACHINE.name, name).surface, MACHINE.look.inside
    border = surface.get_at_mapped((0, 0))
    keys = MACHINE.look.pages.text.footer_rows * CELL + page_layout.OFF_EDGE
    rows = range(inside.top + CELL, inside.bottom - keys)
    ends = [(column, row) for row in rows for column in (inside.left, inside.right - 1)]
    assert not [at for at in ends if surface.get_at_mapped(at) == border]


def test_the_way_back_does_not_stand_alone_below_the_other_keys(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "help 3", tmp_path)
    keys = [words for words in screen.words if words in {"RETURN", "ESC", " more", " back"}]
    assert keys == ["RETURN", " more", "ESC", " back"]
    rows = {one.words: one.area.top for one in screen.lines}
    assert rows["RETURN"] == rows["ESC"]


def test_no_word_to_click_touches_the_edge_at_the_ending(tmp_path: Path) -> None:
    screen, row = scene_on(Screen(MACHINE), "game_over", tmp_path), MACHINE.look.table.buttons
    areas = [area for area in screen.spotting.areas(ButtonSpot) if area.top == row.top]
    assert areas
    assert all(area.left >= CELL and area.right <= WIDE - CELL for area in areas)


def test_nothing_on_a_plate_abuts() -> None:
    """The longest name, what is said on its paper, that it deals and the score lie beside one another."""
    plate = MACHINE.look.table.by_seats[2].seats[0].plate
    paper = plate.word.inflate(CELL, 0)
    for left, right in pairwise([plate.name.inflate(CELL, 0), paper, plate.chip]):
        assert right.left >= left.right
    lap = Rect(0, plate.score.top, len("LAP 1") * CELL, CELL).move(plate.score.left - CELL // 2, 0)
    assert lap.left - lap.width - plate.chip.right >= CELL
    assert plate.chip.width == len(DEALS) * CELL
    assert plate.name.width == 10 * CELL
    assert plate.word.width == len(THINKING) * CELL


@pytest.mark.parametrize("name", ["B", "COMPUTER", "ANNABELLE1"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dealer_is_told_at_every_table_and_no_name_is_told_twice(seats: int, name: str) -> None:
    """By a word a cell behind the name, or by two cards; in place of the peg where neither has room."""
    names = ("YOU", name, "WEST", "EAST")[:seats]
    screen, is_of_partners = InkScreen(MACHINE), seats == 4
    is_tight = is_of_partners and name == "ANNABELLE1"
    pegs = [Pegs()] * (2 if is_of_partners else seats)
    tops = [SeatTop(each, [None]) for each in names]
    screen.show([TableSheet(TableState(tops, pegs, partners=is_of_partners, dealer=1))])
    (written,) = screen.areas_of(name)
    beside = written.left // CELL * CELL - CELL if is_tight else (written.right // CELL + 2) * CELL
    (mark,) = screen.areas_of(DEALS) or [Rect((beside, written.top), (CELL, CELL))]
    inks = (VicColor.CYAN, VicColor.BLACK) if is_of_partners else (VicColor.BROWN, VicColor.CYAN)
    assert {*numbers(screen.surface.subsurface(mark).copy())} == {*inks}
    assert mark.left - written.right >= CELL or mark.right <= written.left
    assert (DEALS in screen.words) == (seats == 2 or name == "B")
    assert all(screen.words.count(each) == 1 for each in names)


@pytest.mark.parametrize(("name", "is_told"), [("EAST", True), ("NORTH", False), ("ANNABELLE1", False)])
def test_whoever_deals_at_a_table_of_four_it_is_told_alike(name: str, is_told: bool) -> None:
    """It was a word beside a short name and two cards beside a long one."""
    for dealer in range(4):
        screen, tops = InkScreen(MACHINE), [SeatTop(each, [None]) for each in ("YOU", "B", name, "D")]
        screen.show([TableSheet(TableState(tops, [Pegs()] * 2, partners=True, dealer=dealer))])
        assert (DEALS in screen.words) == is_told


def test_the_letter_at_a_line_stands_apart_from_the_number_of_its_hole() -> None:
    surface = drawn("c128", "discard").surface
    beside = cells(FIRST + in_fives(30)[0] + 1, BOARDS_BY_SEATS[2].numbers, 2)
    number, letter = (
        {*numbers(surface.subsurface(cell.move(MACHINE.look.inside.topleft)))}
        for cell in (Rect(beside.topleft, (CELL, CELL)), Rect(beside.move(CELL, 0).topleft, (CELL, CELL)))
    )
    assert number == {MACHINE.look.inks.wood.face}
    assert letter == {MACHINE.look.inks.wood.words, MACHINE.look.inks.wood.light}


def test_each_word_to_click_stands_behind_its_key_and_whole_on_its_ground(tmp_path: Path) -> None:
    """UNDO alone had no key; and where they are close, the next one cut off the left edge of its ground."""
    screen, inks = scene_on(InkScreen(MACHINE), "confirm", tmp_path), MACHINE.look.inks
    assert {"DEL UNDO", "F1 HELP", "ESC LEAVE"} <= {*screen.words}
    for words in ("DEL UNDO", "F1 HELP", "ESC LEAVE"):
        (area,) = screen.areas_of(words)
        for beside in (area.left - 1, area.right):
            assert screen.surface.get_at_mapped((beside, area.top)) == inks.button


def test_the_keys_below_a_page_touch_nothing_above_them() -> None:
    surface, inside = drawn("c128", "options").surface, MACHINE.look.inside
    above = Rect(inside.left, inside.bottom - CELL - 2, inside.width, 2)
    assert {*numbers(surface.subsurface(above))} == {MACHINE.look.inks.panel.head}


def test_of_partners_whose_hand_is_counted_is_said_beside_a_start() -> None:
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    top.voice, top.seats[3].name = PRESETS["amiga"].manner.voice, "NORTH"
    top.count_panel = CountPanel(3, False, "NORTH'S HAND", ["a Pair"], 2)
    screen.show([TableSheet(top)])
    assert {"NORTH'S HAND", "NORTH'S COUNT", "START"} <= {words.strip() for words in screen.words}


def test_scores_of_the_last_deal_hide_no_card_to_choose_from() -> None:
    """Their faces were blank strips from the second deal on."""
    top = TABLES["four_seats_dealt"]()
    top.reasons = [ReasonLine(0, "Fifteen two", who="YOU", points=2)]
    lefts = [Layout(MACHINE.look, top).point(InHand(top.below, at))[0] for at in range(6)]
    assert {right - left for left, right in pairwise(lefts)} == {4 * CELL}


def test_of_partners_the_names_stay_together_and_that_one_deals_stands_before_the_lap() -> None:
    screen, tops = InkScreen(MACHINE), [SeatTop(each, [None]) for each in ("YOU", "B", "D", "C")]
    screen.show([TableSheet(TableState(tops, [Pegs()] * 2, partners=True, dealer=0))])
    deals = screen.areas_of(DEALS)[0]
    row = sorted((line.area.left, line.words.strip()) for line in screen.lines if line.area.top == deals.top)
    assert [words for _, words in row] == ["YOU", "& D", DEALS, "LAP 1", "0"]


@pytest.mark.parametrize("seats", ["three_seats", "four_seats_dealt"])
def test_what_a_seat_says_touches_no_edge_of_the_picture(seats: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch, top = Watch(monkeypatch), TABLES[seats]()
    for seat in top.seats[1:]:
        seat.says, seat.hand[:] = "two laid", [None, None]
    Screen(MACHINE).show([TableSheet(top)])
    said = [word.area for word in watch.words if word.words in ("two laid", "laid")]
    assert len(said) == len(top.seats) - 1
    assert all(area.top >= CELL and area.right <= WIDE - CELL // 2 for area in said)


def test_the_paper_of_what_is_said_at_a_table_of_three_keeps_off_the_edge(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch, top = Watch(monkeypatch), TABLES["three_seats"]()
    top.seats[2].says = THINKING
    Screen(MACHINE).show([TableSheet(top)])
    (said,) = (word.area for word in watch.words if word.words == THINKING)
    assert said.right <= WIDE - CELL


def test_what_a_seat_says_without_room_beside_its_hand_stands_in_the_message() -> None:
    """It covered the backs of the hand."""
    top, screen = TABLES["four_seats_dealt"](), InkScreen(MACHINE)
    top.message, top.hands, top.seats[1].says = "", "", "discarded"
    top.reasons.clear()
    screen.show([TableSheet(top)])
    (said,) = (one for one in screen.lines if "discarded" in one.words)
    assert (said.words, said.area.top) == ("BARTHOLOM2: discarded", MESSAGES.top + MACHINE.look.inside.top)


def test_what_one_of_partners_says_keeps_a_letter_off_both_names() -> None:
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.seats[top.below].name, top.seats[2].name, top.seats[top.below].says = "YOU", "CHAMP 3", "two laid"
    screen.show([TableSheet(top)])
    said, names = (
        next(one.area for one in screen.lines if words in one.words) for words in ("laid", "CHAMP 3")
    )
    assert said.left - CELL // 2 - names.right >= CELL


def test_wood_shows_between_a_long_name_that_is_lit_and_what_it_says() -> None:
    top, screen = TABLES["thirty_one"](), InkScreen(MACHINE)
    seat = top.seats[top.below]
    seat.name, seat.says, top.turn = "CLEMENTINE", "your turn", top.below
    screen.show([TableSheet(top)])
    (name,), (said,) = screen.areas_of("CLEMENTINE"), screen.areas_of("your turn")
    assert said.left - HALF - (name.right + HALF) >= HALF


def test_a_crib_that_waits_is_called_a_crib_however_long_the_name() -> None:
    for name in ("ROYAL", "LANDLUBBER"):
        top, screen = TABLES["show"](), InkScreen(MACHINE)
        top.crib[:], top.dealer, top.seats[1].name = [None] * 4, 1, name
        top.count_panel = CountPanel(0, False, "YOUR HAND", ["pair"], 2)
        screen.show([TableSheet(top)])
        at = WAITING.move(MACHINE.look.inside.topleft).move(0, 1).topleft
        (told,) = (one.words for one in screen.lines if one.area.topleft == at)
        assert told == "THEIR CRIB", "as on the table"


def test_the_list_of_a_count_calls_one_s_own_hand_as_the_label_beside_it_does() -> None:
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    top.seats[0].name, top.count_panel = "SEAT0", CountPanel(0, False, "SEAT0'S HAND", ["pair"], 2)
    screen.show([TableSheet(top)])
    assert [*map(len, map(screen.areas_of, ("YOUR HAND", "YOUR COUNT")))] == [1, 1], "nothing is said twice"
    assert "SEAT0'S HAND" not in screen.words


@pytest.mark.parametrize("dealer", ["B", "WEST", "NORTH", "BARTHOLOM2"])
def test_whose_the_crib_is_runs_into_no_name_of_the_deck(dealer: str) -> None:
    top, screen = TABLES["four_seats_dealt"](), InkScreen(MACHINE)
    top.dealer = 1
    top.seats[1].name = dealer
    screen.show([TableSheet(top)])
    crib, *decks = (one.area for one in screen.lines if "CRIB" in one.words or one.words == "DECK")
    assert decks
    assert all(deck.left - crib.right >= CELL for deck in decks)


@pytest.mark.parametrize(("name", "counted"), [("four_seats_shown", "DOMINIQUE4"), ("show", "YOUR CRIB")])
def test_whose_cards_are_counted_is_read_apart_from_the_name_of_the_starter(name: str, counted: str) -> None:
    """A letter apart, both in white on the cloth, they read as one phrase."""
    top, screen = TABLES[name](), InkScreen(MACHINE)
    screen.show([TableSheet(top)])
    [*_, area], panel = screen.areas_of(counted), top.count_panel
    assert panel
    colors = {VicColor.BLACK, MACHINE.look.inks.sides[top.side(panel.seat)].words}
    assert {*numbers(screen.surface.subsurface(area).copy())} == colors


def test_a_score_claimed_in_points_alone_is_told_among_many_with_what_was_counted() -> None:
    """`+12` stood there bare, as if one knew not for what."""
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.reasons = [ReasonLine(1, "12 points", who="BARTHOLOM2", points=12, kind="hand")]
    screen.show([TableSheet(top)])
    assert screen.areas_of("Hand")


@pytest.mark.parametrize("name", ["thirty_one", "three_seats", "four_seats"])
@pytest.mark.parametrize("counted", [0, 4])
def test_no_card_that_is_played_touches_whose_crib_it_is(name: str, counted: int) -> None:
    """The sixth of low cards stood against `THEIR CRIB`, and the last ones of partners against theirs."""
    top, screen = TABLES[name](), InkScreen(MACHINE)
    cards, top.dealer, top.counted = [*top.played, *top.played], 1, counted
    for number in range(counted + 1, len(cards)):
        top.played = cards[:number]
        screen.show([TableSheet(top)])
        (label,) = screen.areas_of(next(words for words in screen.words if words.endswith("CRIB")))
        before, layout = (
            label.move(-MACHINE.look.inside.left - 1, -MACHINE.look.inside.top - 1),
            Layout(MACHINE.look, top),
        )
        areas = (layout.area(AmongPlayed(seat, at)) for at, (seat, _) in enumerate(top.played))
        assert not any(area.colliderect(before) for area in areas)


def test_a_crib_has_an_owner_however_long_the_name() -> None:
    for seats in ("three_seats", "four_seats"):
        top, screen = TABLES[seats](), InkScreen(MACHINE)
        screen.show([TableSheet(top)])
        letter = top.initials[top.dealer or 0]
        (crib,), (starter,) = screen.areas_of(f"{letter}'S CRIB"), screen.areas_of("STARTER")
        assert starter.left - crib.right >= CELL
        pile = Layout(MACHINE.look, top).area(InCrib(0)).unionall([Layout(MACHINE.look, top).area(InCrib(3))])
        assert abs(crib.centerx - pile.move(MACHINE.look.inside.topleft).centerx) <= CELL, "above its pile"


@pytest.mark.parametrize("name", ["options", "discard", "quit_question", "confirm"])
def test_the_frame_for_one_button_cuts_nothing_beside_it(name: str, tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), name, tmp_path)
    before, left_upper = screen.surface.copy(), MACHINE.look.inside.topleft
    for spot in screen.spots:
        screen.frame(spot)
        area = screen.spotting.area(spot)
        assert area
        now = screen.surface.copy()
        assert numbers(now) != numbers(before), spot
        now.blit(before, area.move(left_upper), area.move(left_upper))
        assert numbers(now) == numbers(before), spot
        screen.surface.blit(before, (0, 0))


def test_an_example_of_the_help_has_room_beside_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reason ends before the figures, which end before the edge."""
    watch, screen = Watch(monkeypatch), Screen(MACHINE)
    why = "fifteen two and a run of three is five"
    screen.show([reading_page("RUNS", ["Words", f"# 5: {why}", "= 3H 5C 6D 7S+4C"])])
    written = [word for word in watch.words if word.words and word.words in why]
    assert " ".join(word.words for word in written) == why
    assert all(word.area.right <= WIDE - 5 * CELL for word in written)
    assert len({word.area.left for word in written}) == 1


def test_a_narrow_list_names_the_first_figure_of_each_row() -> None:
    heads, cells = "deal\tbegan, ended\tdealt, starter", "4\t50.0%, 48.3%\t-11.2%, +10.4%"
    rows = page_rows(MACHINE.look, [heads, cells, "10\t50.0%, 48.3%\tthe hand of the dealer, then his crib"])
    assert [row.strip() for row in rows][:3] == [
        f"{HEADING_MARK}deal: 4",
        "began, ended: 50.0%, 48.3%",
        "dealt, starter: -11.2%, +10.4%",
    ]
    assert page_rows(MACHINE.look, [heads, cells])[1].split() == [*cells.replace("\t", " ").split()]


@pytest.mark.parametrize("name", TABLES)
def test_the_target_stands_over_the_game_hole(name: str) -> None:
    """And the same table to another number has another plate."""
    screen, top = Screen(MACHINE), TABLES[name]()
    screen.show([TableSheet(top)])
    plate = cells(0, BOARDS_BY_SEATS[len(top.seats)].numbers - 1, 3).move(MACHINE.look.inside.topleft)
    before = screen.surface.subsurface(plate).copy()
    assert set(numbers(before)) == {MACHINE.look.inks.wood.words, MACHINE.look.inks.wood.light}
    top.target += 10
    screen.show([TableSheet(top)])
    assert numbers(screen.surface.subsurface(plate).copy()) != numbers(before)


def test_a_game_to_91_ends_in_a_yellow_hole_of_the_street() -> None:
    """And the winner's peg stands in it."""
    screen, top = Screen(MACHINE), TABLES["thirty_one"]()
    top.target = 91
    screen.show([TableSheet(top)])
    place = FIRST + in_fives(30)[0], BOARDS_BY_SEATS[2].streets[0][1]
    hole = cells(*place, 1).move(MACHINE.look.inside.topleft)
    assert set(numbers(screen.surface.subsurface(hole).copy())) == {VicColor.BLACK, VicColor.YELLOW}
    top.pegs[0] = Pegs(91, 80)
    screen.show([TableSheet(top)])
    assert VicColor.ORANGE in numbers(screen.surface.subsurface(hole).copy())


@pytest.mark.parametrize("seats", ["three_seats", "four_seats_dealt"])
def test_no_words_of_a_seat_lie_over_what_its_cards_are(seats: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They stand beside its hand, or if there is no room, in the message."""
    watch, top = Watch(monkeypatch), TABLES[seats]()
    for seat in top.seats[1:]:
        seat.says, seat.hand[:] = THINKING, parse_cards("5H 9C 3D 3C AC KS")[: len(seat.hand)]
    Screen(MACHINE).show([TableSheet(top)])
    said = [word.area for word in watch.words if word.words == THINKING]
    hands = [Layout(MACHINE.look, top).hand(seat) for seat in range(1, len(top.seats))]
    assert len(said) == (len(hands) if seats == "three_seats" else 0)
    assert not [area for area in said if area.collidelist(hands) >= 0]


def test_the_count_has_a_row_of_its_own_above_its_figures_at_every_table() -> None:
    """No frame runs through its caption, however low the box is."""
    inks = MACHINE.look.inks.counter
    for name in ("thirty_one", "three_seats", "four_seats"):
        screen, top = Screen(MACHINE), TABLES[name]()
        screen.show([TableSheet(top)])
        box = Layout(MACHINE.look, top).places.counter.move(MACHINE.look.inside.topleft)
        rows = [Rect(box.left + 1, box.top + 1, box.width - 2, 3), Rect(box.topleft, (box.width, 2 * CELL))]
        air, caption = ({*numbers(screen.surface.subsurface(row).copy())} for row in rows)
        assert air == {inks.back}
        assert caption == {inks.title, inks.back}


def test_the_list_of_a_count_keeps_off_the_starter_and_cards_that_wait_are_seen() -> None:
    top = TABLES["show"]()
    layout, size = Layout(MACHINE.look, top), MACHINE.look.cards.size
    starter = Rect(layout.places.pack, size)
    panel, total = layout.places.show.count_panel, layout.places.show.total
    assert panel.left - CELL // 2 - starter.right == CELL // 2
    assert total.right == starter.right, "below it the sum ends with it"
    points = [layout.point(InHand(top.below, index))[0] for index in range(len(top.seats[top.below].hand))]
    assert {after - before for before, after in pairwise(points)} == {2 * CELL}
    assert total.left - points[-1] - size[0] >= CELL


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_two_scores_of_many_are_seen_as_soon_as_a_card_of_one_s_own_is_played(name: str) -> None:
    """Points have a column, so that words need not say them; felt lies between their box and the count."""
    top, screen = TABLES[name](), InkScreen(MACHINE)
    del top.seats[top.below].hand[3:]
    top.reasons = [ReasonLine(0, text, who="B", points=2) for text in ("Fifteen, and two", "One")]
    screen.show([TableSheet(top)])
    assert {"LAST SCORES", "Fifteen", "One"} <= {*screen.words}
    assert Layout(MACHINE.look, top).places.counter.left - REASONS_BY_SEATS[len(top.seats)].right == CELL


@pytest.mark.parametrize(("says", "seen"), [("twenty-five", "25"), ("2 points", "+2"), ("go", "go")])
def test_a_number_said_at_a_table_of_four_stands_beside_the_backs(says: str, seen: str) -> None:
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.seats[1].hand[:], top.seats[1].says = [None] * 3, says
    screen.show([TableSheet(top)])
    hand = Layout(MACHINE.look, top).hand(1).move(MACHINE.look.inside.topleft)
    assert all(area.left >= hand.right + CELL for area in screen.areas_of(seen))
    assert says == seen or says not in screen.words


def test_who_scored_is_told_by_name_where_many_play() -> None:
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.reasons = [ReasonLine(1, "a pair for two", who="BARTHOLOM2", points=2)]
    top.reasons.append(ReasonLine(0, "2 points: total = 31", who="YOU", points=2))
    screen.show([TableSheet(top)])
    told = {words.replace(" ", "") for words in screen.words}
    assert {"LASTSCORES", "BARTHOLOM2+2", "YOU+2", "total=31"} <= told
    top.reasons = [ReasonLine(1, "8 points", who="BARTHOLOM2", points=8)]
    screen.show([TableSheet(top)])
    told = {words.replace(" ", "") for words in screen.words}
    assert "BARTHOLOM2+8" in told, "and nothing else of a hand that somebody counted"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("pile", ["QH 4S 9D 4D 4C", "QH 9S 3H 3D 3C 3S", "9H 8S 4D 3H 2S 5D"])
def test_who_scored_stands_above_the_longest_reason(preset: str, pile: str) -> None:
    top, screen, scores = TABLES["four_seats"](), InkScreen(MACHINE), peg_scores(parse_cards(pile))
    words = capital(made(PRESETS[preset].manner.voice, scores, "BARTHOLOM2"))
    top.reasons = [ReasonLine(1, words, who="BARTHOLOM2", points=points(scores))]
    screen.show([TableSheet(top)])
    assert f"BARTHOLOM2+{points(scores)}" in {words.replace(" ", "") for words in screen.words}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Thirty-one for two and pair for two", {"Thirty-one and", "pair"}),
        (
            "Thirty-one exactly, and two; six for a pair-royal: eight",
            {"Thirty-one", "exactly; pair-", "royal"},
        ),
        ("BARTHOLOM2 gets 4 points playing QUEEN of SPADES", {"Playing QUEEN", "of SPADES"}),
    ],
)
def test_a_long_reason_leaves_out_what_stands_above_it(said: str, told: set[str]) -> None:
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.reasons = [ReasonLine(1, said, who="BARTHOLOM2", points=4)]
    screen.show([TableSheet(top)])
    assert told <= set(screen.words)


def test_keys_stand_apart_where_the_question_leaves_room_and_are_keys_anywhere() -> None:
    """Where they lie close, a line of the ground is between two of them."""
    asked, look = "counts 12. Muggins: how many missed?", MACHINE.look
    pitch = look.pages.number.step[1]
    assert pitch > look.pages.number.key[1] > CELL + 1  # with air above and below their letters
    short, rest = f"SEAT1 {asked}", "and nothing of all this is ever taken back, nor is it given"
    long = f"Muggins: how many missed?, {rest}"
    for question, apart in (("YOU: how many?", pitch), (short, CELL + 4), (long, CELL + 2)):
        screen = shown(Screen(MACHINE), TableSheet(TABLES["show"]()), NumberSheet(question, "", "8"))
        seven, four = (screen.spotting.area(ButtonSpot(name)) for name in "74")
        assert seven
        assert four
        assert four.top - seven.top == apart
        edge = four.move(look.inside.topleft)
        assert screen.surface.get_at_mapped(edge.topleft) == look.inks.panel.head
        assert screen.surface.get_at_mapped((edge.left, edge.top - 1)) == look.inks.panel.back


def test_all_choices_of_the_review_are_seen_with_the_words_below_them(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "review_menu", tmp_path)
    assert len(screen.spotting.areas(LineSpot)) == 7


def test_answers_of_a_question_stand_apart() -> None:
    answers = ["Keep playing", "Title", "Quit CRIB"]
    screen = shown(InkScreen(MACHINE), BoxSheet(["Quit this game?"], answers))
    tops = [screen.areas_of(words)[0].top for words in answers]
    assert {below - above for above, below in pairwise(tops)} == {2 * CELL}


def test_a_long_question_leaves_a_row_between_its_frame_and_the_keys(tmp_path: Path) -> None:
    """Its lower edge was that of the page, and of the keys."""
    screen = scene_on(InkScreen(MACHINE), "another game", tmp_path)
    keys = max(line.area.top for line in screen.lines)
    row = Rect(MACHINE.look.inside.left, keys - CELL, WIDE, HALF)
    assert {*numbers(screen.surface.subsurface(row))} == {MACHINE.look.inks.ground}


def test_the_lines_of_the_title_stand_in_its_middle(tmp_path: Path) -> None:
    """They gave way to the hand that points at them, by a letter."""
    screen = scene_on(InkScreen(MACHINE), "title", tmp_path)
    assert {line.centerx for line in screen.spotting.areas(LineSpot)} == {WIDE // 2}


def test_what_is_to_be_played_stands_in_white_at_the_end_of_its_line_of_the_title(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "title", tmp_path)
    (name,), (value,) = screen.areas_of("Game"), screen.areas_of("CHAMP '87")
    assert name.top == value.top
    assert {*numbers(screen.surface.subsurface(value).copy())} == {VicColor.DARK_GRAY, VicColor.WHITE}


@pytest.mark.parametrize("name", ["choose_game acc", "quit_question", "a game waits", "review_menu"])
def test_the_bar_is_as_high_on_every_line(tmp_path: Path, name: str) -> None:
    areas = scene_on(Screen(MACHINE), name, tmp_path).spotting.areas(LineSpot)
    assert len({area.height for area in areas}) == 1
    assert all(area.height <= CELL + 1 for area in areas)


def test_what_is_said_at_a_table_of_four_stands_above_the_name_and_hides_no_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Half a cell of paper is beside it; a hand is seen down to the names, which lie on the board."""
    watch, top = Watch(monkeypatch), TABLES["four_seats_dealt"]()
    for seat in top.seats[1:]:
        seat.says = "go"
    Screen(MACHINE).show([TableSheet(top)])
    said = [word.area for word in watch.words if word.words == "go"]
    assert len(said) == 3
    for area, places in zip(said, MACHINE.look.table.by_seats[4].seats[1:], strict=True):
        plate, last = places.plate.area, Rect(places.hand.point(5, 6), MACHINE.look.cards.size)
        assert area.bottom == plate.top == THEIR_SCORE.top - CELL
        assert area.left >= last.right + CELL
        *_, paper = (fill for fill in watch.fills if fill.top == area.top and fill.contains(area))
        assert plate.left <= paper.left == area.left - CELL // 2
        assert area.right + CELL // 2 == paper.right <= max(plate.right, places.plate.word.right)


def test_no_more_cards_fly_than_there_are_sprites() -> None:
    assert 2 * cloth.MOST_FLYING + 1 <= MOST_SPRITES


def test_backs_that_overlap_lie_apart() -> None:
    """Each has an outline around its white edge."""
    look = MACHINE.look
    back = Picture(look, CardArt(look, USUAL_CARDS, MACHINE.faces, MACHINE.back)).art.back()
    assert back.get_at_mapped((0, 20)) == VicColor.BLUE
    assert back.get_at_mapped((2, 20)) == VicColor.WHITE


def test_what_is_read_of_a_count_is_told_below_it(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "show", tmp_path)
    assert {"fifteen two, four, six,", "eight"} <= {*screen.words}


def test_the_deck_has_its_name_until_the_starter_has(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "discard", tmp_path)
    assert "DECK" in screen.words


def test_the_title_tells_of_the_line_that_is_pointed_at(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, begin=False), InkScreen(MACHINE)
    home.press(Button.DOWN)
    home.stack.draw(screen)
    assert {"Twenty-nine!", "six sets of rules, or yours"} <= {words.strip() for words in screen.words}


def test_what_the_title_tells_of_a_line_is_in_the_frame_of_its_lines() -> None:
    """Below it there would be no room, where a game waits and there are nine."""
    screen = InkScreen(MACHINE)
    lines = [f"line {number}" for number in range(9)]
    screen.show([TitleSheet(lines, footer="ESC quit", notes=["12-5, deal 2"] * len(lines))])
    (last,), (told,) = screen.areas_of("line 8"), screen.areas_of(" 12-5, deal 2")
    assert told.top == last.bottom
    assert told.bottom + CELL <= MACHINE.look.inside.bottom - 2 * CELL


def test_a_short_name_has_room_at_the_crib_of_three() -> None:
    places = MACHINE.look.table.by_seats[3]
    assert MACHINE.look.columns_in(places.cribs[0].owner) == len("ANN's crib")
    assert not places.cribs[0].owner.colliderect(places.counter)


def test_what_is_said_of_a_hand_that_is_counted_is_clear_of_the_next_one() -> None:
    """It stands over the place that the hand has left."""
    counted, others = parse_cards("AD 7S 8S 9S"), parse_cards("2H 5H 5S 8C")
    seats = [SeatTop("YOU", []), SeatTop("B", [*counted], says="counts"), SeatTop("C", [*others])]
    top = TableState(seats, [Pegs()] * 3, dealer=1, count_panel=CountPanel(1, False, "B'S HAND", ["pair"]))
    screen = shown(InkScreen(MACHINE), TableSheet(top))
    nearest = min(area.left for area in screen.spotting.areas(CardSpot) if area.left >= WIDE // 2)
    assert screen.areas_of("counts")[0].right - MACHINE.look.inside.left <= nearest - CELL


def test_nothing_is_told_of_a_count_below_the_pad_that_asks_for_muggins() -> None:
    panel = CountPanel(1, False, "B'S HAND", ["fifteen two", "four", "and a run of three is seven"], 7)
    seats = [SeatTop("YOU", [None]), SeatTop("B", [*parse_cards("2D 3D 4D TS")])]
    for turn, is_told in ((1, True), (0, False)):
        screen = InkScreen(MACHINE)
        screen.show([TableSheet(TableState(seats, [Pegs(), Pegs()], turn=turn, count_panel=panel))])
        below = [one.area for one in screen.lines if one.area.top >= MACHINE.look.inside.top + 22 * CELL]
        assert bool(below) == is_told


@pytest.mark.parametrize("name", ["table three_seats", "partners", "discard"])
def test_the_starter_or_the_deck_has_its_name_where_the_crib_leaves_room(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    assert {"STARTER", "START", "DECK"} & {*screen.words}
    assert not screen.faults


@pytest.mark.parametrize("says", ["go", "twenty-five"])
def test_what_is_said_beside_a_hand_keeps_off_the_next_one(says: str) -> None:
    seats = [SeatTop("YOU", []), SeatTop("B", [None] * 3, says=says), SeatTop("C", [None] * 3)]
    screen = shown(InkScreen(MACHINE), TableSheet(TableState(seats, [Pegs()] * 3, dealer=1)))
    nearest = min(area.left for area in screen.spotting.areas(CardSpot) if area.left >= WIDE // 2)
    (area,) = (*screen.areas_of(says), *screen.areas_of(in_figures(says)))[:1]
    assert area.right - MACHINE.look.inside.left <= nearest - CELL


def test_a_claim_that_has_no_room_beside_a_hand_of_three_is_its_number() -> None:
    """`I` stood alone in the screen's first row."""
    seats = [SeatTop("YOU", []), SeatTop("B", [None] * 4, says="I count 2"), SeatTop("C", [None] * 4)]
    screen = shown(InkScreen(MACHINE), TableSheet(TableState(seats, [Pegs()] * 3, dealer=1)))
    assert "2" in screen.words
    assert "I" not in screen.words


def test_of_partners_cards_of_a_team_lie_in_one_row_one_s_own_in_the_lower() -> None:
    """As at a table of two: their height told whose turn it had been, and no more."""
    top = TABLES["four_seats"]()
    layout = Layout(MACHINE.look, top)
    now = [(seat, at) for at, (seat, _) in enumerate(top.played) if at >= top.counted]
    rows = {(top.side(seat), layout.point(AmongPlayed(seat, at))[1]) for seat, at in now}
    own = top.side(top.below)
    assert rows == {(own, 12 * CELL), (1 - own, 11 * CELL)}
    after_a_go = [layout.point(AmongPlayed(seat, len(top.played)))[1] for seat in range(len(top.seats))]
    assert after_a_go[0] == after_a_go[2] != after_a_go[1] == after_a_go[3]


def test_a_card_of_which_little_is_seen_shows_rank_and_suit_alone() -> None:
    shown = drawn("c128", "table four_seats_shown").surface
    inside, paper = MACHINE.look.inside.topleft, MACHINE.look.inks.paper
    lit_jack = cells(4, 12, 2).move(inside)
    beside, below = lit_jack.move(CELL, 2).topleft, lit_jack.move(1, 2 * CELL).topleft
    for area in (Rect(beside, (CELL, 4 * CELL)), Rect(below, (CELL - 1, 2 * CELL))):
        assert {*numbers(shown.subsurface(area))} == {paper.lit}


def test_above_the_plate_of_one_of_three_cards_of_two_to_eight_show_whole_pips() -> None:
    top, look = TABLES["three_seats"](), MACHINE.look
    seats = Layout(look, top).places.seats
    other = seats[top.below - 1]
    last = other.plate.area.top - other.hand.top - 1
    for card in (card for card in PACK if 2 <= card.rank <= 8):
        face = CardArt(look, faces=MACHINE.faces).face(card)
        row = numbers(face.subsurface((1, last, look.cards.size[0] - 2, 1)))
        assert {*row} == {look.inks.paper.paper}, card


def test_large_print_shows_of_a_covered_card_its_left_half_alone() -> None:
    look, screen = MACHINE.look, Screen(MACHINE, CardStyle(faces=Faces.LARGE))
    screen.show([TableSheet(TABLES["show"]())])
    deuce = cells(3, 12, 3).move(look.inside.topleft)
    beside = Rect(deuce.move(2 * CELL, 1).topleft, (CELL, look.cards.size[1] - 2))
    assert {*numbers(screen.surface.subsurface(beside))} == {look.inks.paper.lit}


def test_a_tag_above_a_cut_card_has_its_name_in_the_middle() -> None:
    screen = drawn("c128", "cut_for_deal").surface
    tag = cells(cloth.SHOWN_CARD[2] - 1, 10, 6).move(MACHINE.look.inside.topleft)
    seen = numbers(screen.subsurface(tag))
    letters = [at for at in range(tag.width) if VicColor.BLACK in seen[at :: tag.width]]
    assert abs(letters[0] - (tag.width - 1 - letters[-1])) <= 1


def test_at_a_cut_whoever_plays_against_one_sits_above_clear_of_the_heading(tmp_path: Path) -> None:
    screen, upper = scene_on(InkScreen(MACHINE), "cards_cut", tmp_path), MACHINE.look.inside.top
    (own,), (other,) = screen.areas_of("YOU"), screen.areas_of("CHAMP")
    assert upper + 2 * CELL == other.top < own.top


def test_the_keys_of_the_title_stand_on_its_ground(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "title", tmp_path)
    row = Rect(MACHINE.look.inside.left, screen.areas_of("RETURN")[0].top, WIDE, CELL)
    assert {*numbers(screen.surface.subsurface(row).copy())} == {VicColor.DARK_GRAY, VicColor.WHITE}


def test_a_key_that_waits_for_a_figure_has_a_dotted_edge(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "claim", tmp_path)
    key = screen.spotting.area(ButtonSpot(DONE))
    assert key
    key.move_ip(MACHINE.look.inside.topleft)
    edge = numbers(screen.surface.subsurface(Rect(key.left, key.top, key.width, 1)).copy())
    assert [{*edge[::2]}, {*edge[1::2]}] == [{VicColor.LIGHT_GREEN}, {VicColor.DARK_GRAY}]


def test_few_rows_of_a_count_stand_in_air_and_their_red_suits_are_red() -> None:
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    screen.show([TableSheet(top)])
    tops = [area.top for area in screen.areas_of("fifteen")]
    assert tops[1] - tops[0] == 2 * CELL
    named = cells(19, 12, 6, 2).move(MACHINE.look.inside.topleft)
    inks = {*numbers(drawn("c128", "drill").surface.subsurface(named))}
    assert VicColor.LIGHT_RED in inks


@pytest.mark.parametrize(("items", "apart"), [(4, 2), (5, 1), (6, 1)])
def test_items_of_a_count_stand_apart_where_the_last_keeps_off_the_edge(items: int, apart: int) -> None:
    """Five with air above each would end at the edge of the panel, or at the talk below it."""
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    steps = [CountStep("fifteen", parse_cards("5H TD"), 2 * at) for at in range(1, items + 1)]
    top.count_panel = CountPanel(0, False, "YOUR HAND", [step.words for step in steps], 2 * items, steps)
    screen.show([TableSheet(top)])
    (heading,), rows = screen.areas_of("SUM"), screen.areas_of("fifteen")
    assert [after.top - before.top for before, after in pairwise(rows)] == [apart * CELL] * (items - 1)
    assert rows[0].top == heading.top + 2 * CELL, "below the heading there is air"
    assert rows[-1].bottom < MACHINE.look.inside.top + MACHINE.look.table.cloth.bottom


@pytest.mark.parametrize("number", [5, 12])
def test_a_count_longer_than_its_panel_is_told_from_its_first_item_on(number: int) -> None:
    """What is left out of it are those after the first."""
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    items = ", ".join(number_word(2 * at) for at in range(2, number))
    top.reasons[:] = [ReasonLine(0, f"fifteen two, {items}, three of a kind is thirty")]
    screen.show([TableSheet(top)])
    panel = REASONS_BY_SEATS[2].move(MACHINE.look.inside.topleft)
    told = [one.words for one in screen.lines if panel.contains(one.area)]
    assert any(words.startswith("fifteen two") for words in told)
    assert " ".join(told).rstrip().endswith("thirty")


def test_marks_of_a_list_keep_off_the_bar_of_its_chosen_line() -> None:
    lines = [(f"Rule {number}", "no") for number in range(20)]
    for chosen in (0, 10, 19):
        screen = shown(InkScreen(MACHINE), MenuSheet("HOUSE RULES", lines, chosen))
        (row,) = screen.areas_of(f"Rule {chosen}")
        marks = [area for mark in (UP, DOWN) for area in screen.areas_of(mark)]
        assert marks
        assert all(area.top != row.top for area in marks)


def test_the_place_of_a_page_is_that_of_the_tab_that_is_lit(tmp_path: Path) -> None:
    """And which keys open the others is told beside it."""
    screen = scene_on(InkScreen(MACHINE), "options 5", tmp_path)
    assert "4 of 5: press 1 to 5" in screen.words


def test_keys_in_two_rows_of_as_many_begin_below_one_another(tmp_path: Path) -> None:
    """Each row was in the middle by itself, and the second stood where no key above it does."""
    screen = scene_on(InkScreen(MACHINE), "title", tmp_path)
    lefts = {words: screen.areas_of(words)[0].left for words in ("Arrows", "RETURN", "F1", "ESC")}
    assert (lefts["Arrows"], lefts["RETURN"]) == (lefts["F1"], lefts["ESC"])


def test_keys_of_the_title_keep_off_the_edge_where_its_lines_leave_a_row(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "title", tmp_path)
    assert screen.areas_of("ESC")[0].bottom == MACHINE.look.inside.bottom - CELL


def test_keys_of_the_title_keep_off_the_edge_below_a_game_to_continue(tmp_path: Path) -> None:
    """Its lines leave no whole row, and what hung below the last key ran into the border."""
    leave(tmp_path, "ANN")
    home = at_home(tmp_path, begin=False, initials="ANN")
    home.stack.draw(screen := InkScreen(MACHINE))
    assert screen.areas_of("ESC")[0].bottom == MACHINE.look.inside.bottom - CELL // 2


def test_figures_at_a_scale_are_no_column(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "records", tmp_path)
    marks = [one.area for one in screen.lines if re.fullmatch(r"[+-]\d", one.words)]
    tops = sorted(area.top for area in marks if area.left < MACHINE.look.inside.left + 6 * CELL)
    assert tops
    assert all(after - before >= 2 * CELL for before, after in pairwise(tops))


def test_above_a_count_the_heading_of_its_sums_has_another_ink_than_whose_it_is() -> None:
    """Of a long name they are but a letter apart."""
    screen = shown(Screen(MACHINE), TableSheet(TABLES["four_seats_shown"]()))
    ends = [cells(left, 11, wide).move(MACHINE.look.inside.topleft) for left, wide in ((19, 17), (37, 3))]
    whose, sums = ({*numbers(screen.surface.subsurface(area))} for area in ends)
    (bar,) = whose & sums
    assert bar == VicColor.CYAN
    assert len(whose) == len(sums) == 2


def test_a_pad_leaves_in_sight_whose_cards_are_counted_and_asks_for_their_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch, top = Watch(monkeypatch), TABLES["show"]()
    top.count_panel = CountPanel(0, False, "YOUR HAND", [], None)
    drawn_counts: list[object] = []
    monkeypatch.setattr(board, "draw_count", lambda *told: drawn_counts.append(told[1:]))
    Screen(MACHINE).show([TableSheet(top), NumberSheet("YOU: how many?", "", "8")])
    assert COUNTED.move(0, 1).topleft in [
        word.area.topleft for word in watch.words if word.words.strip() == "YOUR HAND"
    ]
    assert not drawn_counts, "what is typed has its field"


def test_the_box_of_a_sum_is_seen_once_it_is_counted_and_keys_once_they_do_something() -> None:
    """A question mark stood beside the field, and OK was lit before there was anything to take."""
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    top.count_panel = CountPanel(0, False, "YOUR HAND", [], None)
    box = TOTAL.move(MACHINE.look.inside.topleft)
    for digits, is_key in (("", False), ("12", True)):
        screen.show([TableSheet(top), NumberSheet("How many?", digits, "8", is_total=True)])
        assert MACHINE.look.inks.counter.back not in numbers(screen.surface.subsurface(box))
        (area,) = screen.areas_of("OK")
        edge = screen.surface.get_at_mapped((area.left - 1, area.top))
        assert (edge == MACHINE.look.inks.panel.head) is is_key
    top.count_panel = replace(top.count_panel, total=12)
    screen.show([TableSheet(top)])
    assert MACHINE.look.inks.counter.back in numbers(screen.surface.subsurface(box))


@pytest.mark.parametrize(
    ("name", "begins"),
    [("quit_question", "Quit this game?"), ("tutor", "Blunder!"), ("another game", "ANN has")],
)
def test_a_question_stands_as_far_below_its_frame_as_above_its_foot(
    name: str, begins: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first row stood against the frame."""
    watched = Watch(monkeypatch)
    scene_on(Screen(MACHINE), name, tmp_path)
    first, _, panel = next(word for word in watched.words if word.words.strip().startswith(begins))
    assert panel
    assert first.top - panel.top >= 2 * CELL


def test_a_kept_game_has_its_score_in_its_row_and_its_card_below_that(tmp_path: Path) -> None:
    """The score stood alone below the date; with room beside the names, a hole was above the card."""
    lines = scene_on(InkScreen(MACHINE), "kept games", tmp_path).lines
    game, score, card = (
        next(line.area for line in lines if words in line.words) for words in ("ANN - ", "90-121", "ANN ag")
    )
    assert score.top == game.top
    assert card.top - game.bottom < 5 * CELL


def test_a_question_hides_no_card_that_is_chosen() -> None:
    screen, top = Screen(MACHINE), TABLES["discard"]()
    screen.show([TableSheet(top), BoxSheet(["Quit this game?"], ["Keep playing", "Title", "Quit CRIB"])])
    with_box = screen.surface.copy()
    screen.show([TableSheet(top)])
    raised = Rect(Layout(MACHINE.look, top).point(InHand(0, 1)), MACHINE.look.cards.size)
    raised = raised.move(0, -CELL).move(MACHINE.look.inside.topleft)
    assert numbers(with_box.subsurface(raised)) == numbers(screen.surface.subsurface(raised))


@pytest.mark.parametrize("name", ["show", "four_seats_shown"])
def test_below_a_question_over_a_count_there_is_no_shred_of_it(name: str) -> None:
    """The word above its total was cut in half, and a row of its list was left."""
    screen, top = Screen(MACHINE), TABLES[name]()
    screen.show([TableSheet(top), BoxSheet(["Quit this game?"], ["Keep playing", "Title", "Quit CRIB"])])
    layout = Layout(MACHINE.look, top)
    waits = max((layout.area(place) for place, _ in layout.cards()), key=lambda area: (area.top, area.right))
    beside = Rect(waits.right, waits.top, MACHINE.look.size[0] - waits.right, waits.height)
    seen = screen.surface.subsurface(beside.clip(MACHINE.look.table.cloth).move(MACHINE.look.inside.topleft))
    assert {*numbers(seen)} == {MACHINE.look.inks.felt}


@pytest.mark.parametrize("name", ["thirty_one", "three_seats", "four_seats"])
def test_a_question_leaves_one_s_own_hand_in_sight_while_it_is_played(name: str) -> None:
    screen, top = Screen(MACHINE), TABLES[name]()
    screen.show(
        [TableSheet(top), BoxSheet(["Quit this game?", "", "It is saved."], ["Yes", "Title", "Quit"])]
    )
    with_box = screen.surface.copy()
    screen.show([TableSheet(top)])
    hand = Layout(MACHINE.look, top).hand(top.below).move(MACHINE.look.inside.topleft).inflate(-CELL, -CELL)
    assert numbers(with_box.subsurface(hand)) == numbers(screen.surface.subsurface(hand))


def test_a_short_question_and_its_keys_leave_the_rows_below_the_cloth_free() -> None:
    """A guide has its words there."""
    for question in ("How many?", "SEAT1 counts 12. Muggins: how many missed?"):
        pad = buttons.number_pad(MACHINE.look, NumberSheet(question, "", "8"))
        assert pad.fits(MACHINE.look, CELL)
        assert not pad.area.colliderect(MACHINE.look.table.message)


@pytest.mark.parametrize("call", sorted({preset.manner.voice.call for preset in PRESETS.values()}))
@pytest.mark.parametrize("name", ["C", "SEAT1", "BARTHOLOM2"])
def test_what_is_typed_of_a_miss_stands_below_its_question(name: str, call: str) -> None:
    plain = f"{name} counts 24. {call}"
    sheet = NumberSheet(f"{plain[:-1]}, or 0?", "0", "8", plain=plain)
    pad = buttons.number_pad(MACHINE.look, sheet)
    assert pad.lines == ["How many missed?", "", "0_"]
    assert pad.fits(MACHINE.look, CELL)


def test_the_scores_of_the_desk_stand_on_gauges_beside_its_deck_and_the_dealer_apart() -> None:
    screen = InkScreen(MACHINE)
    dials = Dials((Dial("YOU", 121, 121, 0), Dial("THEM", 0, 121, 1)), 0, ("DEALER", ("you", "they"), 1))
    screen.show([PageSheet("", "", [[Part("the deck", Deck(), share=4), Part("the score", dials)]], "")])
    (heading,) = screen.areas_of(" the score")
    others = [screen.areas_of(words)[0] for words in ("YOU   121", "THEM    0", "DEAL", "they")]
    assert [one.top - heading.top for one in others] == [2 * CELL, 3 * CELL, 5 * CELL, 5 * CELL]
    you, them = (numbers(screen.surface.subsurface(one)) for one in others[:2])
    assert [{*you}, {*them}] == [{VicColor.WHITE, VicColor.BLACK}, {VicColor.CYAN, VicColor.BLACK}]
    assert [you[0], them[0]] == [VicColor.WHITE, VicColor.BLACK]


@pytest.mark.parametrize(
    ("style", "usual", "in_a_bar"),
    [
        (USUAL_CARDS, {VicColor.WHITE, VicColor.LIGHT_RED}, {VicColor.BLACK, VicColor.RED}),
        (CardStyle(SuitInks.FOUR_COLORS), {VicColor.WHITE, VicColor.RED, VicColor.BLACK}, None),
    ],
)
def test_small_cards_among_words_need_paper_for_four_colors_alone(
    style: CardStyle, usual: set[int], in_a_bar: set[int] | None
) -> None:
    look, cards = MACHINE.look, small_cards(parse_cards("5H KS"))
    page = PaintedPage(Picture(look, CardArt(look, style)))
    for row, ink in enumerate((look.inks.panel.words, look.inks.panel.bar_words)):
        page.picture.canvas.fill(cells(0, row, 40), VicColor.PURPLE)
        page.words_with_cards(cards, (CELL, row * CELL), ink)
        seen = {*numbers(page.picture.canvas.surface.subsurface(cells(0, row, 40)))}
        assert seen - {int(VicColor.PURPLE)} == (in_a_bar if row and in_a_bar else usual)


def test_the_winner_of_an_ending_is_seen_in_its_frame_and_on_its_plate() -> None:
    surface, side = drawn("c128", "game_over").surface, MACHINE.look.inks.sides[1]
    plan = MACHINE.look.table.ending
    left, top = MACHINE.look.inside.topleft
    assert surface.get_at_mapped((left + 1, top + 20)) == side.words
    winner, other = (plate.move(left, top) for plate in plan.plates[2])
    assert surface.get_at_mapped(winner.move(-1, -1).bottomright) == side.words
    assert surface.get_at_mapped(other.move(-1, -1).bottomright) == MACHINE.look.inks.plate.back
    free = cells(0, 21, 40).move(left, top + HALF).clip(cells(0, 21, 40).move(left, top))
    assert {*numbers(surface.subsurface(free))} == {MACHINE.look.inks.race.panel.back}
    assert {*numbers(surface.subsurface(winner))} == {side.words, MACHINE.look.inks.counter.back}


def test_the_pegs_of_a_race_stand_apart_at_the_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each hid a cell of the curves, and of those that end close by only one was seen."""
    pegs = [peg(MACHINE.look, side) for side in range(3)]
    laid: list[Point] = []

    def blit(_: Canvas, shape: Surface, at: Point) -> None:
        if any(shape is one for one in pegs):
            laid.append(at)

    monkeypatch.setattr(Canvas, "blit", blit)
    EVERY_SCENE["three handed over"](tmp_path, Screen(MACHINE))
    race = MACHINE.look.pages.race.area
    ends = sorted(at for at in {*laid} if race.collidepoint(at))
    assert len(ends) == 3
    assert len({left for left, _ in ends}) == 1
    assert all(after - before >= 2 * CELL for (_, before), (_, after) in pairwise(ends))


@pytest.mark.parametrize("name", ["three handed over", "partners over"])
def test_deals_of_a_race_are_numbered_evenly(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    below = cells(0, 15, 40, 3).move(MACHINE.look.inside.topleft)
    lefts = [area.left for deal in "123456" for area in screen.areas_of(deal) if below.contains(area)]
    assert len(lefts) == 6
    assert len({after - before for before, after in pairwise(lefts)}) == 1


def test_the_starters_name_is_clear_of_the_last_hand_at_an_ending() -> None:
    plan = MACHINE.look.table.ending
    assert all(plan.starters[seats].left - plates[-1].right >= CELL for seats, plates in plan.plates.items())


def test_the_cursor_on_the_deck_is_seen_on_white_paper() -> None:
    screen = shown(InkScreen(MACHINE), PageSheet("", "", [[Part("the deck", Deck(cursor=PACK[0]))]], ""))
    assert MACHINE.look.inks.lit in numbers(screen.surface.subsurface(MACHINE.look.inside))


def test_a_line_of_a_scale_is_of_dots() -> None:
    seen = drawn("c128", "review_chances").surface
    grid, shapes = MACHINE.look.inks.figures.grid, numbers(seen)
    assert bytes([grid]) * CELL not in shapes


def test_a_box_over_the_title_leaves_its_name() -> None:
    title, notice = drawn("c128", "title").surface, drawn("c128", "notice").surface
    above = cells(0, 0, 40, 10).move(MACHINE.look.inside.topleft)
    assert numbers(title.subsurface(above)) == numbers(notice.subsurface(above))


def test_between_a_key_and_what_it_does_there_is_air(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    page = KeysPage(home.session)
    room = MACHINE.look.columns - 2 * MACHINE.look.pages.menu.margin
    for line in range(page.size):
        words, value = page.line(line)
        assert len(words) + 1 + len(value) <= room


def test_scores_have_all_the_room_beside_a_hand_while_nothing_is_added_up() -> None:
    top, screen = TABLES["three_seats"](), Screen(MACHINE)
    top.count = None
    screen.show([TableSheet(top)])
    beside = cells(18, 17, 22, len(top.reasons)).move(MACHINE.look.inside.topleft)
    assert VicColor.GREEN not in numbers(screen.surface.subsurface(beside))


def test_every_hand_and_the_crib_have_their_sum_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[object] = []
    monkeypatch.setattr(board, "draw_count", lambda *told: boxes.append(told[1]))
    top = TABLES["show"]()
    for seat, is_crib in ((1, False), (0, False), (0, True)):
        top.count_panel = CountPanel(seat, is_crib, "COUNT", ["pair"] * 10, 2)
        Screen(MACHINE).show([TableSheet(top)])
    assert boxes == [TOTAL] * 3


def test_a_table_as_the_original_asks_nothing_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes: list[object] = []
    monkeypatch.setattr(board, "draw_count", lambda *told: boxes.append(told[3]))
    top = TABLES["show"]()
    for words, total in ((("pair",), None), (("pair",), 2)):
        top.count_panel = CountPanel(0, False, "YOUR HAND", words, total)
        Screen(MACHINE).show([TableSheet(top)])
    assert boxes == [2]


def test_cards_that_wait_lie_below_whose_they_are_tucked_under_the_message() -> None:
    """They are no part of the hand above; the crib is there once the own hand is taken up."""
    (left, upper), look = MACHINE.look.inside.topleft, MACHINE.look
    top = TABLES["show"]()
    top.crib[:] = [None] * 4
    for seat, whose in ((1, "YOUR HAND"), (0, "YOUR CRIB")):
        top.count_panel, screen = CountPanel(seat, False, "COUNT", ["pair"], 2), InkScreen(MACHINE)
        screen.show([TableSheet(top)])
        assert screen.areas_of(whose)[0].topleft == WAITING.move(left, upper + 1).topleft
        message = screen.surface.subsurface(cells(0, 22, 1).move(left, upper))
        assert {*numbers(message)} == {look.inks.ground}
        back = {*numbers(screen.surface.subsurface(cells(0, 18, 4, 4).move(left, upper)))}
        assert (back == {VicColor.WHITE, VicColor.BLUE}) == (seat == 0)


@pytest.mark.parametrize("name", ["cut_for_deal", "cut three_seats", "cut four_seats"])
def test_the_board_lies_below_the_deck_that_is_cut(name: str) -> None:
    """All of its streets are seen, and half of the cloth is not bare."""
    seen, rows = drawn("c128", name).surface, BOARDS_BY_SEATS[3 if "three" in name else 2]
    streets = [row for pair in rows.streets for row in pair]
    upper = MACHINE.look.table.cloth.bottom // CELL - (max(streets) - min(streets) + 1)
    for row in range(upper, upper + len(streets) + 1):
        end = cells(39, row, 1).move(MACHINE.look.inside.topleft)
        assert MACHINE.look.inks.felt not in numbers(seen.subsurface(end)), row


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_that_is_cut_ends_above_the_board(seats: int) -> None:
    streets = [row for pair in BOARDS_BY_SEATS[seats].streets for row in pair]
    upper = MACHINE.look.table.cloth.bottom // CELL - (MACHINE.look.table.board.bottom // CELL - min(streets))
    assert upper >= cloth.FOOT[seats]


def test_the_deck_to_be_cut_has_the_back_of_its_cards() -> None:
    seen, back = drawn("c128", "cut_for_deal").surface, CardArt(MACHINE.look).back()
    corner = cells(cloth.PACK_LEFT[2] + 1, 1, 1).move(MACHINE.look.inside.topleft)
    assert numbers(seen.subsurface(corner)) == numbers(back.subsurface((0, 0, CELL, CELL)))


def test_what_a_seat_says_has_air_on_its_paper_beside_the_letters() -> None:
    screen = shown(InkScreen(MACHINE), TableSheet(TABLES["discard"]()))
    seen, (word,) = screen.surface, screen.areas_of("discarded")
    for beside in (word.left - CELL // 2, word.right):
        paper = seen.subsurface(Rect(beside, word.top, CELL // 2, CELL))
        assert {*numbers(paper)} == {MACHINE.look.inks.plate.now}


def test_the_first_row_of_a_count_that_is_read_stands_apart_from_its_title() -> None:
    screen, top = Screen(MACHINE), TABLES["show"]()
    assert top.count_panel
    top.count_panel = replace(top.count_panel, steps=top.count_panel.steps[:1])
    screen.show([TableSheet(top)])
    areas = [cells(20, row, 20).move(MACHINE.look.inside.topleft) for row in (11, 12, 13)]
    pixels = [numbers(screen.surface.subsurface(area)) for area in areas]
    ground = [max(set(seen), key=seen.count) for seen in pixels]
    assert ground == [VicColor.YELLOW, VicColor.BLACK, VicColor.YELLOW]


def test_behind_the_verdict_of_a_cut_that_is_over_the_board_is_seen(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="loadstar", machine="c128")
    home.until_still()
    home.press(Button.FIRE)
    home.until_still()
    assert home.top.verdict
    screen = Screen(MACHINE)
    home.stack.redraw()
    home.stack.draw(screen)
    board_area = BOARDS_BY_SEATS[2].area.move(MACHINE.look.inside.topleft)
    assert MACHINE.look.inks.wood.face in numbers(screen.surface.subsurface(board_area))


def test_a_small_spade_is_one_leaf_and_a_small_club_three() -> None:
    """At the middle of their height a spade is whole from side to side; a club has gaps."""
    faces = drawings(MACHINE.look, MACHINE.look.folder / "faces.txt")
    spade, club = (
        pygame.mask.from_surface(faces[name].surface(VicColor.BLACK)) for name in ("spades", "clubs")
    )
    assert all(spade.get_at((across, 2)) for across in range(6))
    assert not all(club.get_at((across, 2)) for across in range(6))


def test_a_zero_has_a_stroke_that_no_capital_has() -> None:
    """Names end in figures: a SEAT0 would be read as SEATO."""
    letters = drawings(MACHINE.look, MACHINE.look.folder / "glyphs.txt")
    zero, capital = (pygame.mask.from_surface(letters[one].surface(VicColor.BLACK)) for one in "0O")
    assert zero.overlap_area(capital, (0, 0)) < min(zero.count(), capital.count())
    stroke = (4, 2), (3, 3), (2, 4)
    assert all(map(zero.get_at, stroke))
    assert not any(map(capital.get_at, stroke))


def test_a_hand_of_two_says_what_it_is_where_its_name_has_no_room() -> None:
    """Above its list there is room for it, beside the heading of its sums."""
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    assert top.count_panel
    top.seats[1].name = "LANDLUBBER"
    top.count_panel = replace(top.count_panel, seat=1, is_crib=False, title="LANDLUBBER'S HAND")
    screen.show([TableSheet(top)])
    assert [*map(len, map(screen.areas_of, ("THEIR HAND", "LANDLUBBER'S HAND", "SUM")))] == [1, 1, 1]


@pytest.mark.parametrize("told", [1, 2, 3, 4])
def test_rows_of_scores_are_as_close_however_many_are_told(told: int) -> None:
    """And their slip is clear of a hand of four or five cards beside it."""
    top, screen = TABLES["three_seats"](), InkScreen(MACHINE)
    top.reasons = [ReasonLine(at % 3, f"row {at}") for at in range(told)]
    top.seats[0].hand[:] = parse_cards("5H 9C 2D 3D KS")
    screen.show([TableSheet(top)])
    (first,) = screen.areas_of("row 0")
    assert [screen.areas_of(f"row {at}")[0].top - first.top for at in range(told)] == [
        at * CELL for at in range(told)
    ]
    beside = cells(14, 17, 1, 5).move(MACHINE.look.inside.topleft)
    assert {*numbers(screen.surface.subsurface(beside))} == {MACHINE.look.inks.felt}


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_the_scores_of_many_stand_still_while_a_hand_is_played_and_have_no_empty_rows(name: str) -> None:
    top, screen, inside = TABLES[name](), InkScreen(MACHINE), MACHINE.look.inside.topleft
    top.reasons = [ReasonLine(0, "A pair", who="B", points=2)]
    lefts, box = set(), REASONS_BY_SEATS[len(top.seats)].move(inside)
    for cards in range(1, 6):
        top.seats[top.below].hand[:] = [*PACK[:cards]]
        screen.show([TableSheet(top)])
        lefts.add(screen.areas_of("A pair")[0].left)
    below = Rect(box.left, box.top + 3 * CELL, box.width, box.height - 3 * CELL)
    assert lefts == {box.left + CELL + HALF}, "a gap behind the peg"
    assert {*numbers(screen.surface.subsurface(below))} == {MACHINE.look.inks.felt}


def test_words_that_are_longer_than_felt_beside_backs_stand_above_each_other() -> None:
    """They lay on the backs of whoever had laid out."""
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.seats[1].hand[:], top.seats[1].says = [None] * 4, "laid out"
    screen.show([TableSheet(top)])
    hand = Layout(MACHINE.look, top).hand(1).move(MACHINE.look.inside.topleft)
    (laid,), (out,) = screen.areas_of("laid"), screen.areas_of("out")
    assert hand.right + CELL <= laid.left == out.left
    assert out.top - laid.top == CELL


def test_felt_shows_on_both_sides_of_what_seats_of_four_say() -> None:
    """The paper of the second met the backs of the third, and that of the third the edge."""
    top, screen = TABLES["four_seats_dealt"](), InkScreen(MACHINE)
    for seat in top.seats[1:]:
        seat.hand[:], seat.says = [None] * 4, "laid out"
    screen.show([TableSheet(top)])
    hands = [Layout(MACHINE.look, top).hand(seat).move(MACHINE.look.inside.topleft) for seat in (1, 2, 3)]
    ends = [*(hand.left for hand in hands[1:]), MACHINE.look.inside.right]
    said = sorted(screen.areas_of("laid"), key=lambda area: area.left)
    assert [word.left - CELL - hand.right for word, hand in zip(said, hands, strict=True)] == [0, 0, 0]
    assert all(word.right + CELL <= end for word, end in zip(said, ends, strict=True)), "half of it paper"


def test_what_a_seat_has_said_is_no_part_of_its_plate_while_the_guide_speaks() -> None:
    """A paper of the plate's wood ran into it."""
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.partners, top.is_explained, top.seats[3].says = True, True, "go"
    screen.show([TableSheet(top)])
    (said,) = screen.areas_of("go")
    assert {*numbers(screen.surface.subsurface(said))} == {MACHINE.look.inks.felt, MACHINE.look.inks.on_felt}


def test_plates_of_four_lie_apart_and_one_whose_turn_it_is_keeps_the_ink_of_its_team() -> None:
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.partners, top.turn, top.seats[1].says = True, 1, "thinking...."
    screen.show([TableSheet(top)])
    plates = [seat.plate.area for seat in Layout(MACHINE.look, top).places.seats[1:]]
    assert all(after.left - before.right == CELL for before, after in pairwise(plates))
    seen = {*numbers(screen.surface.subsurface(plates[0].move(MACHINE.look.inside.topleft)))}
    assert {MACHINE.look.inks.sides[top.side(1)].words, MACHINE.look.inks.plate.now} <= seen


@pytest.mark.parametrize(("total", "told"), [(7, True), (4, False)])
def test_a_count_that_is_pegged_says_where_it_took_its_side(total: int, told: bool) -> None:
    """As long as the pegs have not gone all the way, or what is typed is asked, nothing is told."""
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    assert top.count_panel
    top.count_panel, top.message = replace(top.count_panel, total=total), HOUSE.waiting
    screen.show([TableSheet(top)])
    assert ("Seven takes you to 116 of 121" in screen.words) == told
    if told:
        (event,) = screen.areas_of("Seven takes you to 116 of 121")
        assert event.top == MESSAGES.top + MACHINE.look.inside.top, "what goes on from it stands below"
    assert not screen.faults
    for top.message in ("How many?", ""):
        screen.show([TableSheet(top)])
        assert not screen.areas_of("Seven takes you to 116 of 121")


@pytest.mark.parametrize(
    ("partner", "told"),
    [
        ("D", "Seven takes YOU & D to 116 of 181"),
        ("ANNABELLE1 AND BETTY", "Seven takes you both to 116 of 181"),
    ],
)
def test_a_count_of_partners_says_that_it_took_both(partner: str, told: str) -> None:
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.partners, top.pegs, top.count, top.message = True, [Pegs(116, 109), Pegs()], None, HOUSE.waiting
    top.seats[0].name, top.seats[2].name = "YOU", partner
    top.count_panel = CountPanel(2, is_crib=False, title="", total=7)
    screen.show([TableSheet(top)])
    assert told in screen.words


def test_the_scores_stand_beside_a_hand_that_has_no_list() -> None:
    """CHAMP tells a hand among them, and the cloth beside it was bare."""
    top, screen = TABLES["show"](), InkScreen(MACHINE)
    top.count_panel = CountPanel(0, is_crib=False, title="", total=7)
    screen.show([TableSheet(top)])
    (heading,) = (line.area for line in screen.lines if line.words.strip() == "LAST SCORES")
    place = MACHINE.look.table.by_seats[2].show.count_panel.move(MACHINE.look.inside.topleft)
    assert heading.topleft == (place.left + MACHINE.look.table.reasons_indent, place.top)


def test_no_last_word_of_the_guide_stands_alone_where_even_rows_have_room() -> None:
    """The first row was filled, although the narrower last one had room for half of the words."""
    assert [*broken("31 exactly: two points for you.", (28, 24))] == ["31 exactly:", "two points for you."]
    assert len(broken("Ace, five and nine: fifteen for 2, and no more.", (30, 9))[0]) > 24


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("says", ["eighteen", "18"])
def test_at_a_table_of_more_than_two_a_count_is_said_alike_on_every_plate(seat: int, says: str) -> None:
    """It was a word where there was room, and a figure beside it."""
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.partners, top.seats[seat].says = True, says
    screen.show([TableSheet(top)])
    assert "18" in screen.words
    assert not {"eighteen", "says", "says 18", "say 18"} & {*screen.words}


def test_no_tag_at_the_cut_tells_partners_before_they_are_cut_for() -> None:
    top = TableState([SeatTop(name) for name in ("YOU", "B", "C", "D")], [Pegs(), Pegs()], partners=True)
    for top.cuts_for_partners, top.dealer, inks in ((True, None, 1), (True, 1, 2), (False, None, 2)):
        screen = shown(InkScreen(MACHINE), TableSheet(top, spread=SpreadPack(52, range(0), None, ())))
        names = [screen.areas_of(seat.name)[0] for seat in top.seats]
        tags = {screen.surface.get_at_mapped((name.left - 1, name.top)) for name in names}
        assert len(tags) == inks


@pytest.mark.parametrize("seats", [2, 3])
def test_a_short_name_at_the_cut_is_on_a_tag_as_wide_as_its_card(seats: int) -> None:
    names = ["YOU", "B", "C"][:seats]
    top = TableState([SeatTop(name) for name in names], [Pegs()] * seats)
    screen = shown(InkScreen(MACHINE), TableSheet(top, spread=SpreadPack(52, range(0), None, ())))
    (name,) = screen.areas_of("YOU")
    row = [screen.surface.get_at_mapped((at, name.top)) for at in range(screen.surface.get_width())]
    lit = [at for at, ink in enumerate(row) if ink == row[name.left - 1]]
    assert lit[-1] - lit[0] + 1 == MACHINE.look.cards.size[0]


def test_felt_shows_between_the_plates_of_three() -> None:
    """The score of one stood at the peg of the next."""
    left, right = (seat.plate for seat in MACHINE.look.table.by_seats[3].seats[1:])
    assert right.area.left - left.area.right == CELL
    assert left.score.right == left.area.right - CELL


def test_at_the_cut_a_person_is_called_as_on_the_plate() -> None:
    """The box told what JDG had cut, whose tag said YOU."""
    top = TableState([SeatTop("YOU", signed="JDG"), SeatTop("SKIPPER")], [Pegs()] * 2)
    screen = shown(InkScreen(MACHINE), TableSheet(top, spread=SpreadPack(52, range(0), None, ())))
    assert "JDG" in screen.words
    assert "YOU" not in screen.words


def test_a_rank_of_the_deck_has_air_at_its_left() -> None:
    """It stood at the edge of what is lit under it."""
    seen = drawn("c128", "desk").surface
    lit = [x for x in range(seen.get_width()) if seen.get_at_mapped((x, 52)) == VicColor.LIGHT_GREEN]
    inside = [x for x in lit if MACHINE.look.inside.left <= x < MACHINE.look.inside.right]
    assert {*range(inside[0], inside[0] + CELL // 2)} <= {*inside}
