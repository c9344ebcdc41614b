"""The worked hands on each original's own machine: every row of a count has room in its box."""

import re
from itertools import pairwise, product
from textwrap import wrap

import pytest
from pygame import Rect

from game.machines.power import switched_on
from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import fitted
from game.paint.looks.card_plan import CardStyle, SuitInks
from game.paint.screen import Screen
from game.paint.table.buttons import number_pad
from game.paint.table.count_list import (
    FIFTEENS,
    CountRow,
    count_rows,
    in_one_way,
    lay_on_paper,
    listed_area,
    rows_to_come,
    suits_of,
)
from game.paint.table.reasons import reasons_room
from game.rules import spoken
from game.rules.cadence import CountStep
from game.rules.cards import Card, Suit, parse_cards
from game.rules.counting import Reason, points
from game.rules.events import Pegged
from game.rules.presets import PRESETS
from game.rules.voice import YOU, Voice
from game.sheets.message_window import WIDTH
from game.sheets.sheets import NumberSheet, TableSheet
from game.sheets.table_said import table_said
from game.sheets.table_state import CountPanel, Pegs, ReasonLine, SeatTop, TableState
from game.values import replace
from tests.paint.tables import TABLES
from tests.paint.written import written_lines
from tests.rules.hands import TWELVE, counted
from tests.scenes.ink import InkScreen
from tests.scenes.shown import shown

DIGITS = {"three": "3", "four": "4", "five": "5"}
LISTS = [(preset, hand) for preset in ("loadstar", "amiga", "hoyle", "acc") for hand in TWELVE]


@pytest.mark.parametrize(("preset", "hand"), LISTS)
def test_every_item_of_a_count_is_written_whole(
    preset: str, hand: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is drawn is caught where it is drawn: within the picture, over nothing else, and all of it."""
    voice, text = PRESETS[preset].manner.voice, hand.partition(" + ")
    cards, starter = parse_cards(text[0]), Card.parse(text[2])
    steps = [
        replace(step, words=spoken.without_dashes(step.words)) for step in spoken.steps(voice, counted(hand))
    ]
    drawn = written_lines(monkeypatch)
    screen = Screen(switched_on(PRESETS[preset].machine))
    seats = [SeatTop("YOU", [*cards]), SeatTop(voice.rival.upper(), [None] * 4)]
    panel = CountPanel(0, False, "YOUR HAND", tuple(s.words for s in steps), points(counted(hand)), steps)
    top = TableState(seats, [Pegs(), Pegs()], dealer=1, starter=starter, voice=voice)
    said = ""
    for read in range(1, len(steps) + 1):
        top.count_panel = _as_far_as(panel, read)
        drawn.clear()
        screen.show([TableSheet(top)])
        said += "".join(words for words, _ in drawn).replace(" ", "").lower()
    assert all(screen.surface.get_rect().contains(area) for words, area in drawn if words)
    for row in (row for step in steps for row in step.listed):
        core = row.words.lower().removeprefix("and ").removeprefix("a ").removeprefix("twelve for ")
        if FIFTEENS.match(core):
            assert core.replace(" ", "") in said or "fifteen" in said
            continue
        if preset == "loadstar":  # its list has the sums, and no points before an item
            core = re.sub(r"^\d+ for (?:the )?", "", core)
        for word in (
            core.partition("--")[0].partition(" is ")[0].partition(", making")[0].partition(": ")[0].split()
        ):
            if word == "the":
                continue  # a row that is short does without
            in_figures = DIGITS.get(word, word)  # where its cards need the room
            assert {word.rstrip(",:") in said, in_figures in said} != {False}, f"{word} of {row.words}"
    board = screen.machine.look.table.board  # its numbers are carved, each with its shadow
    beside = [(area, words) for words, area in drawn if not board.contains(area)]
    for at, (area, words) in enumerate(beside):
        over = [other for box, other in beside[:at] if other.strip() and box.colliderect(area)]
        assert not (words.strip() and over), f"{words} over {over} at {area}"


@pytest.mark.parametrize("hand", TWELVE)
def test_the_champs_reason_stands_below_the_board(hand: str) -> None:
    look, voice = switched_on("ega").look, PRESETS["champ"].manner.voice
    scores = counted(hand)
    room = reasons_room(look, look.table.reasons)
    words = spoken.why(voice, Pegged(0, 0, points(scores), 40, Reason.HAND, scores), YOU, 121)
    assert all(len(word) <= room for word in words.split())
    assert len(fitted(words, room)) <= look.rows_in(look.table.reasons)


@pytest.mark.parametrize("hand", TWELVE)
def test_bsds_explanation_fits_its_window(hand: str) -> None:
    voice = PRESETS["bsd"].manner.voice
    told = voice.say(voice.explanation, told=voice.explains(counted(hand)))
    assert all(len(line) <= WIDTH for line in wrap(told, WIDTH))
    assert len(wrap(told, WIDTH)) <= 3


def test_a_line_that_names_its_side_is_not_called_by_it_twice() -> None:
    top = TableState([SeatTop("YOU"), SeatTop("CHAMP")], [Pegs(), Pegs()])
    top.reasons += [ReasonLine(1, "CHAMP: 1 game"), ReasonLine(0, "2 points: pair")]
    assert {"CHAMP: 1 game", "YOU: 2 points: pair"} <= {words for _, words in table_said(top, None)}


def _a_hand(*counted: tuple[str, str, int]) -> CountPanel:
    steps = [CountStep(words, parse_cards(cards), total) for words, cards, total in counted]
    return CountPanel(0, False, "A hand", [step.words for step in steps], steps[-1].total, steps)


def _as_far_as(every: CountPanel, read: int) -> CountPanel:
    """A count of which so many items are read."""
    return replace(every, steps=every.steps[:read], words=every.words[:read], to_come=every.steps[read:])


VOICES = [PRESETS[name].manner.voice for name in ("hoyle", "loadstar", "amiga", "acc", "champ")]


@pytest.mark.parametrize("voice", VOICES, ids=[voice.source for voice in VOICES])
def test_each_score_has_a_row_however_many_of_them_are_told_in_one_breath(voice: Voice) -> None:
    """Four cards beside `fifteen four` were read as a wrong sum."""
    scores = counted("4D 4H 5S 6D + KC")
    steps = spoken.steps(voice, scores)
    rows = [*count_rows(CountPanel(0, False, "A hand", [step.words for step in steps], 14, steps))]
    assert sorted(row.cards for row in rows) == sorted(score.cards for score in scores)
    assert [row.sum for row in rows][:3] == ["2", "4", "6"]
    assert rows[-1].sum == "14"


@pytest.mark.parametrize("voice", VOICES, ids=[voice.source for voice in VOICES])
def test_in_brief_no_row_ends_with_the_sum_that_stands_beside_it(voice: Voice) -> None:
    """*His nobs nine 9* told it twice."""
    steps = spoken.steps(voice, counted("2S 3S 4S JC + AC"))
    told = count_rows(CountPanel(0, False, "A hand", [step.words for step in steps], 9, steps))
    rows = [row.in_brief(5) for row in told]
    assert rows[-1].sum == "9"
    assert not [row.words for row in rows if row.words.endswith("nine")]


def test_a_finger_goes_down_the_rows_of_a_breath() -> None:
    """Three rows that were lit at once did not say which of them was read."""
    steps = spoken.steps(PRESETS["hoyle"].manner.voice, counted("4D 4H 5S 6D + KC"))
    panel = CountPanel(0, False, "A hand", [steps[0].words], 4, steps[:1], steps[1:], unread=1)
    assert [(row.words, row.is_lit) for row in count_rows(panel)] == [
        ("fifteen two", False),
        ("fifteen four", True),
    ]
    assert [row.words for row in rows_to_come(panel)][:2] == ["fifteen six", "pair"]
    assert panel.rows == (2, 4)
    assert panel.is_part
    assert [*panel.read] == ["fifteen four"], "what is written grows with the sum in the box"
    read = replace(panel, total=6, unread=0)
    assert [*read.read] == ["fifteen six"]
    assert [row.is_lit for row in count_rows(read)] == [False, False, True]


def test_each_row_of_a_count_ends_with_the_sum_so_far() -> None:
    panel = _a_hand(("four for fifteens", "7C 8H 7D", 4), ("three for the run", "7C 8H 9S", 7))
    assert [row.sum for row in count_rows(panel)] == ["4", "7"]


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written at the right end of a row."""
    ends: list[str] = []
    monkeypatch.setattr(Canvas, "right", lambda _canvas, _area, words, _ink: ends.append(words))
    return ends


def _counted_on_the_pc(hand: str, starter: str, panel: CountPanel) -> Screen:
    seats = [SeatTop("YOU", [*parse_cards(hand)]), SeatTop("CHAMP", [None] * 4)]
    top = TableState(seats, [Pegs(), Pegs()], dealer=1, starter=Card.parse(starter), count_panel=panel)
    return shown(Screen(switched_on("ega")), TableSheet(top))


def test_on_the_pc_a_row_ends_with_its_own_points_and_the_total_stands_beside_it(ends: list[str]) -> None:
    """A sum of seven behind his nobs is read as if he counted seven."""
    panel = _a_hand(("fifteen six", "7C 8H 7D 8S", 6), ("and his nobs is seven", "JC", 7))
    _counted_on_the_pc("7C 8H 7D JC", "8C", panel)
    assert [words for words in ends if words.startswith("+")] == ["+6", "+1"]
    told = _a_hand(("6 for 15's", "7C 8H", 6), ("1 for His Nobs", "JC", 7))
    assert [row.with_points().sum for row in count_rows(told)] == ["6", "7"], "its words begin with them"


def test_on_the_pc_one_item_stands_amid_the_room_of_the_list() -> None:
    top, screen = TABLES["four_seats_shown"](), InkScreen(switched_on("ega"))
    top.count_panel = _a_hand(("run of four", "TC JC QS KC", 4))
    screen.show([TableSheet(top)])
    item = next(line.area for line in screen.lines if "run of four" in line.words)
    look = screen.machine.look
    room, title = (
        listed_area(look, look.table.by_seats[4].show, top.count_panel),
        look.table.count_panel.title,
    )
    assert abs(item.centery - (room.top + title + room.bottom) // 2) <= 2


def test_rows_are_written_in_figures_where_that_makes_room_for_the_gaps_of_the_cards_of_one() -> None:
    rows = [
        CountRow(parse_cards("TC JC JD QS KC"), "double run of four", "+10", 10),
        CountRow(parse_cards("TC TD TH"), "three of a kind", "+6", 6),
    ]
    assert [row.words for row in in_one_way(rows, 36)] == ["double run of 4", "3 of a kind"]
    assert in_one_way(rows, 40) == rows == in_one_way(rows, 30)


def test_on_the_pc_who_is_asked_for_a_count_is_named_by_its_title_alone() -> None:
    asked = NumberSheet("ANN: how many?", "", has_slip=True, is_of_count=True, whose="ANN")
    assert [*number_pad(switched_on("ega").look, asked).lines] == ["How many?", "_"]
    by_another = replace(asked, whose="BOB")
    assert [*number_pad(switched_on("ega").look, by_another).lines] == ["ANN: how many?", "_"]


def test_a_brief_row_keeps_the_capital_of_its_voice() -> None:
    told = ("Fifteen four", "six", "Run of three")
    rows = [CountRow(parse_cards("7C 8H"), words, "4", 2) for words in told]
    assert [row.in_brief(5).words for row in rows] == ["Fifteen", "fifteen", "Run of 3"]


def test_a_long_hand_on_the_pc_is_listed_in_rows_up_over_the_free_cloth(ends: list[str]) -> None:
    items = [(f"item {at}", "5H QH", 2 * at) for at in range(1, 9)]
    look, screen = switched_on("ega").look, _counted_on_the_pc("5D 5S JC QH", "5H", _a_hand(*items))
    assert ends.count("+2") == len(items)
    show, hand = look.table.by_seats[2].show, look.table.by_seats[2].seats[1].hand
    listed = listed_area(look, show, _a_hand(*items))
    assert listed.bottom == show.count_panel.bottom
    assert listed.top > hand.top + look.cards.size[1]
    below_title = listed.centerx, listed.top + look.table.count_panel.title - 1
    assert screen.surface.get_at_mapped(below_title) == look.inks.sides[0].words, "a dark title has an edge"


@pytest.mark.parametrize("read", range(3, 7))
def test_a_long_count_that_cannot_reach_up_has_two_columns_on_the_pc(read: int) -> None:
    """All of it is seen from the first item on, and what is read stands on the bar in either of them."""
    words = "fifteen two", "four", "six", "eight", "three of a kind", "double double run"
    items = [(name, "5H QH", 2 * at) for at, name in enumerate(words, 1)]
    every = replace(_a_hand(*items), is_crib=True)
    top = TABLES["show"]()
    top.count_panel = _as_far_as(every, read)
    look, screen = switched_on("ega").look, InkScreen(switched_on("ega"))
    screen.show([TableSheet(top)])
    assert {*words} <= {*screen.words}
    assert screen.words.count("+2") == len(words)
    assert [*screen.faults] == []
    area, plan, surface = look.table.by_seats[2].show.count_panel, look.table.count_panel, screen.surface
    within = product(range(area.left, area.right), range(area.top + plan.title, area.bottom))
    bar = [left for left, upper in within if surface.get_at_mapped((left, upper)) == look.inks.lit]
    assert (min(bar) == area.left + plan.margin[0] - look.cell[0] // 2) == (read <= 3)


def test_the_words_of_a_wide_list_begin_close_to_its_widest_cards() -> None:
    top, screen = TABLES["show"](), InkScreen(switched_on("ega"))
    top.count_panel = _a_hand(("fifteen two", "5H JC", 2), ("fifteen four", "5H 5D 5S", 4))
    screen.show([TableSheet(top)])
    (words,), cards = screen.areas_of("fifteen four"), screen.areas_of("5♠")
    letter = screen.machine.look.cell[0]
    assert 2 * letter <= words.left - max(card.right for card in cards if card.top == words.top) <= 3 * letter


@pytest.mark.parametrize("read", [1, 4])
def test_four_items_at_four_seats_keep_their_cards_and_the_title_has_none(read: int) -> None:
    every = _a_hand(
        ("fifteen two", "7C 8H", 2), ("four", "7C 8S", 4), ("six", "7D 8H", 6), ("pair", "8H 8S", 8)
    )
    top, screen = TABLES["four_seats_shown"](), InkScreen(switched_on("ega"))
    top.count_panel, top.lit = _as_far_as(every, read), frozenset(every.steps[read - 1].cards)
    screen.show([TableSheet(top)])
    listed = [line.words for line in screen.lines if line.area.top > 180 and line.area.left > 224]
    assert all(any(card in line for line in listed) for card in ("7♣", "7♦", "8♥", "8♠"))
    assert "7♣ 8♥" not in listed
    rows = [area for step in every.steps for area in screen.areas_of(step.words)]
    assert len({area.left for area in rows}) == 1
    assert len({area.top for area in rows}) == 4
    assert [*screen.faults] == []


def test_rows_of_two_columns_begin_in_line_with_a_gap_before_their_words_and_fill_the_panel() -> None:
    """Slips that lay close stood out to both sides, at the frame and at the words, over an empty row."""
    hands = "AD 4S TD", "AD 4S KH", "AH 4S TD", "AH 4S KH", "AC 4S TD"
    top, screen = TABLES["four_seats_shown"](), InkScreen(switched_on("ega"))
    top.count_panel = _a_hand(*(("fifteen two", cards, 2) for cards in hands))
    screen.show([TableSheet(top)])
    look, show = screen.machine.look, screen.machine.look.table.by_seats[4].show
    listed, words = listed_area(look, show, top.count_panel), screen.areas_of("fifteen")
    first, last = (
        [area for card in cards for area in screen.areas_of(card) if listed.contains(area)]
        for cards in (("A♦", "A♥", "A♣"), ("10♦", "K♥"))
    )
    begun = sorted({area.left for area in first})
    assert len(begun) == 2, "one line in each column"
    assert begun[0] >= listed.left + look.table.count_panel.margin[0]
    ends = [max(card.right for card in last if card.right < word.right) for word in words]
    assert min(word.left - end for word, end in zip(words, ends, strict=True)) >= look.cell[0]
    assert listed.bottom - max(word.bottom for word in words) < look.cell[1] // 2


def test_a_list_that_is_short_of_room_says_once_what_an_item_is_worth() -> None:
    rows = [CountRow((), words, f"+{n}", n) for words, n in (("run of three", 3), ("one for his nob", 1))]
    assert [row.briefest().words for row in rows] == ["run", "his nob"]


@pytest.mark.parametrize(("read", "seen"), [(1, 8), (12, 8), (13, 5)])
def test_the_longest_count_of_four_players_is_listed_too_in_columns_that_move_on(
    read: int, seen: int
) -> None:
    """Told in sentences its last rows alone had room, broken in the middle of an item."""
    words = [*["fifteen"] * 5, "pair", "pair", *["run of three"] * 6]
    items = [(f"a {name} is {2 * at}", "5H QH", 2 * at) for at, name in enumerate(words, 1)]
    top, screen = TABLES["four_seats_shown"](), InkScreen(switched_on("ega"))
    top.count_panel = _as_far_as(_a_hand(*items), read)
    screen.show([TableSheet(top)])
    assert screen.words.count("+2") == seen
    assert screen.words.count("Q♥") == seen, "each has its cards"
    assert ("more →" in screen.words) == (read < len(words))
    assert [*screen.faults] == []


@pytest.mark.parametrize("style", SuitInks)
def test_on_the_pc_the_cards_of_a_list_lie_on_paper_in_the_inks_of_their_suits(style: SuitInks) -> None:
    """White on black, clubs and spades were nearly alike, and red was not seen. What is to come is gray."""
    look, top = switched_on("ega").look, TABLES["show"]()
    steps = [CountStep("fifteen two", parse_cards(cards), 2) for cards in ("5H JC", "5D JS")]
    top.count_panel = CountPanel(0, False, "YOUR HAND", ("fifteen two",), 2, steps[:1], steps[1:])
    screen = shown(Screen(switched_on("ega"), CardStyle(suits=style)), TableSheet(top))
    inside = look.table.by_seats[2].show.count_panel.move(0, look.table.count_panel.title)
    half = (inside.height - look.table.count_panel.title) // 2
    read, to_come = (
        screen._picture.canvas.seen(Rect(inside.left + 14, inside.top + row * half, 46, half - 3))
        for row in (0, 1)
    )
    suits = look.inks.suits[style]
    assert {look.inks.paper.paper, suits[Suit.HEARTS], suits[Suit.CLUBS]} <= {*read}
    assert look.inks.paper.paper not in to_come
    assert look.inks.paper.on_gray[look.inks.paper.paper] in to_come


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_five_cards_that_lie_close_in_a_list_use_what_room_there_is(
    machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their ranks lost the left edge, and their clubs were blots."""
    picture = shown(Screen(switched_on(machine)), TableSheet(TABLES["show"]()))._picture
    area, drawn = Rect(200, 60, 12 * picture.look.cell[0], picture.look.cell[1]), written_lines(monkeypatch)
    lay_on_paper(picture.canvas, area, "A♣2♣3♣3♥6♦", suits_of(picture), faded=False)
    assert {after.area.left - before.area.right for before, after in pairwise(drawn)} == {4}
    assert drawn[0].area.left == area.left
    assert drawn[-1].area.right == area.right
    beside = area.left - 1, area.centery
    assert picture.canvas.surface.get_at_mapped(beside) == picture.look.inks.paper.paper


@pytest.mark.parametrize(("read", "mark"), [(1, "▼"), (8, "▲")])
def test_on_the_amiga_a_list_that_is_longer_than_its_window_says_that_there_is_more(
    read: int, mark: str
) -> None:
    every = _a_hand(*((f"fifteen {2 * at}", "7C 8H", 2 * at) for at in range(1, 9)))
    top, screen = TABLES["four_seats_shown"](), InkScreen(switched_on("amiga"))
    top.count_panel = _as_far_as(every, read)
    screen.show([TableSheet(top)])
    window = screen.machine.look.table.by_seats[4].show.count_panel
    seen = [sign for sign in "▲▼" for area in screen.areas_of(sign) if area.colliderect(window)]
    assert seen == [mark]
    assert not [fault for fault in screen.faults if mark in fault]
