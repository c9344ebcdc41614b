"""Ask the champ: cards are put down by keys, letters and mouse; what is asked follows, and is answered."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from game import machines
from game.coaching.laid_out import LaidOut
from game.devices.button import Button, Press
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.cards import PACK, parse_cards
from game.rules.forms import FORMS
from game.rules.house import House
from game.scenes.front import ask_scene
from game.scenes.front.ask_scene import DECK, DIALS, HAND, AskScene
from game.scenes.help_pages import RulesHelp
from game.scenes.rows import RowScene
from game.sheets.marks import small_cards
from game.sheets.page_parts import Grid, Hand
from game.sheets.pages import PageSheet
from game.sheets.spots import PartSpot
from game.values import replace
from tests import pictures
from tests.scenes.driver import Ear, Visit, at_home
from tests.scenes.ink import InkScreen
from tests.scenes.shown import only_sheet, page_seen

HELD = "AH 4H 5H 5S 7D QS"


def visit() -> tuple[Visit, AskScene]:
    scene = AskScene(LaidOut(FORMS["six-card"], House(), scores=(78, 74)), "six cards, 121, CHAMP '87")
    return Visit(scene, Ear()), scene


def typed(visit: Visit, cards: str) -> None:
    """Cards as people type them: the letters of their keys, whatever these do elsewhere."""
    for card in parse_cards(cards):
        for sign in str(card).replace("T", "10"):
            digit = int(sign) if sign.isdecimal() else None
            button = Button.GO if sign == "0" else Button.HELP if sign == "H" else None
            visit.stack.press(Press(button, digit, None if digit is not None else sign))


def thought_out(scene: AskScene) -> None:
    for _ in range(100_000):
        if not scene.idle():
            return
    raise AssertionError("it thinks for ever")


def at_the_desk(cards: str, *buttons: Button, then: str = "") -> Visit:
    """Cards laid out, and what is asked thought out."""
    home, scene = visit()
    typed(home, cards)
    home.press(*buttons)
    typed(home, then)
    thought_out(scene)
    return home


def played_out(deals: int = 100) -> Visit:
    """The same, and its choices played out a few times."""
    home, scene = visit()
    typed(home, HELD)
    thought_out(scene)
    scene.a_time = deals
    scene.champ.play_out(scene.a_time)
    thought_out(scene)
    return home


ANSWERS = 5
"""Where the ranked choices stand among the parts of the page."""


def answers(scene: AskScene) -> Grid | None:
    page = page_of(scene)
    parts = [part.content for row in page.rows for part in row]
    return found if isinstance(found := parts[ANSWERS], Grid) else None


def answered(scene: AskScene) -> Grid:
    """What stands there when all is thought out."""
    thought_out(scene)
    grid = answers(scene)
    assert grid
    return grid


def page_of(scene: AskScene) -> PageSheet:
    return only_sheet(scene, PageSheet)


def test_small_cards_on_the_pc_stand_apart_and_a_rank_off_its_suit() -> None:
    """Or a ten reads as two letters."""
    _, scene = visit()
    screen = Screen(switched_on("ega"))
    screen.show(scene.picture())
    paper, surface = int(screen.machine.look.inks.paper.paper), screen.surface
    for at in range(1, len(PACK)):  # the first is lit
        place = screen.spotting.area(PartSpot(DECK, at))
        assert place
        edges = [(x, place.centery) for x in (place.left, place.right - 1)]
        assert paper not in [surface.get_at_mapped(edge) for edge in edges]
        within = place.inflate(-8, -4)
        rows = [
            {surface.get_at_mapped((x, y)) for x in range(within.left, within.right)}
            for y in range(within.top, within.bottom)
        ]
        assert {paper} in rows[4:-4], PACK[at]


def test_cards_are_typed_and_the_best_choice_comes_first() -> None:
    home, scene = visit()
    typed(home, HELD)
    assert scene.champ.asks == "discard?"
    assert scene.table.line == "scores=78:74 dealer=me hand=AH4H5H5S7DQS"
    grid = answered(scene)
    assert grid.heads == ["discard", "crib", "hand", "pegging", "to win"]
    said = home.drawn(InkScreen(switched_on("ega"))).words
    assert "discard?" not in said, "the score's head asked it, and the answers are below"
    assert len(grid.rows) == 5
    assert next(iter(grid.rows[0])) == "[AH] [4H]"


def test_a_crib_of_the_others_counts_against_ones_own() -> None:
    for mine, sign in ((True, "+"), (False, "-")):
        home, scene = visit()
        scene.table = replace(scene.table, mine=mine)
        typed(home, HELD)
        grid = answered(scene)
        assert {[*row][1][0] for row in grid.rows} == {sign}


def test_too_few_cards_are_not_asked_about() -> None:
    home, scene = visit()
    typed(home, "AH 4H 10S")
    assert scene.champ.asks == "too few cards"
    page = page_of(scene)
    assert [part.at_right for row in page.rows for part in row].count(scene.champ.asks) == 0
    assert [part.title for row in page.rows for part in row].count(scene.champ.asks) == 1
    assert answers(scene) is None
    assert not scene.idle()


def test_a_card_of_the_play_with_discards_starter_and_pile() -> None:
    home, scene = visit()
    typed(home, f"{HELD} KD")
    assert scene.champ.asks == "discard 2"
    assert "{fire} put" in page_of(scene).footer
    home.press(Button.HINT)
    assert "{left} {right} turn   {fire} add 5" in page_of(scene).footer
    home.press(Button.UP)
    assert "{fire} change" in page_of(scene).footer
    home.press(Button.HINT)
    assert scene.part == HAND
    assert "{fire} discard" in page_of(scene).footer
    home.press(Button.FIRE, Button.RIGHT, Button.FIRE)
    assert "{fire} keep" in page_of(scene).footer
    home.press(Button.RIGHT)
    assert "{fire} to pile" in page_of(scene).footer
    assert scene.champ.asks == "not your turn"
    typed(home, "JS 5H 4D")
    assert scene.champ.asks == "card?"
    assert scene.table.count == 19
    grid = answered(scene)
    assert grid.heads[0] == "card"


def test_after_thirty_one_a_new_count_begins() -> None:
    home, scene = visit()
    typed(home, f"{HELD} KD")
    home.press(Button.HINT, Button.HINT, Button.RIGHT, Button.FIRE, Button.RIGHT, Button.FIRE)
    for pile, asks in (("JS", "card?"), ("QS", "not your turn"), ("10C", "card?"), ("AH", "not your turn")):
        typed(home, pile)
        assert scene.champ.asks == asks
    assert scene.table.count == 0


def test_the_other_side_says_go() -> None:
    home, scene = visit()
    typed(home, "AH 2H 3H 5S 7D QS KD")
    home.press(Button.HINT, Button.HINT, Button.RIGHT, Button.RIGHT, Button.RIGHT, Button.FIRE)
    home.press(Button.RIGHT, Button.FIRE)
    typed(home, "JS QS 4D")
    assert scene.champ.asks == "card?"
    typed(home, "AH")
    assert scene.champ.asks == "not your turn"
    home.press(Button.GO)
    assert scene.champ.asks == "card?"


def test_a_space_or_return_after_a_typed_card_takes_no_other() -> None:
    home, scene = visit()
    space = Press(Button.FIRE, None, " ")
    typed(home, "4H")
    home.stack.press(space)
    typed(home, "5H")
    home.press(Button.FIRE)
    assert scene.table.hand == tuple(parse_cards("4H 5H"))
    home.stack.press(space)
    assert scene.table.hand == tuple(parse_cards("4H 5H AC"))


def test_undo_goes_back_to_the_empty_table() -> None:
    home, scene = visit()
    typed(home, "AH 4H")
    home.stack.press(Press(None, None, "U"))
    assert scene.table.hand == tuple(parse_cards("AH"))
    home.press(Button.BACKSPACE, Button.BACKSPACE)
    assert scene.table == LaidOut(FORMS["six-card"], House(), scores=(78, 74))


def test_dials_turn_and_figures_are_typed() -> None:
    home, scene = visit()
    home.press(Button.HINT)
    assert scene.part == DIALS
    home.press(Button.RIGHT)
    assert scene.table.scores == (79, 74)
    for figure in (1, 2, 0):
        home.stack.press(Press(Button.GO if figure == 0 else None, figure))
    assert scene.table.scores == (120, 74)
    home.press(Button.RIGHT)
    assert scene.table.scores == (120, 74)
    home.press(Button.DOWN, Button.FIRE, Button.DOWN, Button.LEFT)
    assert scene.table.scores == (120, 79)
    assert not scene.table.mine


def test_typed_figures_keep_no_key_from_what_it_does() -> None:
    home, scene = visit()
    type_figures(home)
    home.press(Button.FIRE)
    assert scene.table.scores[0] > 12


def type_figures(home: Visit) -> None:
    home.press(Button.HINT)
    for figure in (1, 2):
        home.stack.press(Press(None, figure))


def test_the_mouse_takes_cards_from_the_deck_and_lays_them_away() -> None:
    home, scene = visit()
    for at in (0, 5, 10, 15, 20, 25):
        home.stack.click(PartSpot(DECK, at))
    assert scene.champ.asks == "discard?"
    home.stack.click(PartSpot(HAND, 0))
    assert len(scene.table.laid) == 1
    home.stack.click(PartSpot(DIALS, 2))
    assert not scene.table.mine


def test_played_out_it_tells_how_sure_it_is_and_ends() -> None:
    home, scene = visit()
    typed(home, HELD)
    thought_out(scene)
    scene.a_time = 200
    home.stack.press(Press(None, None, "R"))
    grid = answered(scene)
    assert all(one.error > 0 for one in grid.estimates)
    assert re.fullmatch(r"200 deals: lead [\d.]+ ±[\d.]+", page_of(scene).at_right)
    assert scene.is_still
    home.stack.press(Press(None, None, "R"))
    thought_out(scene)
    assert page_of(scene).at_right.startswith("400 deals: ")


def test_sentence_lit_cards_and_rows_always_name_the_same_best() -> None:
    home, scene = visit()
    scene.a_time = 400
    scene.table = replace(scene.table, scores=(45, 60))
    typed(home, "5H 5S JD QC KS 2H")
    thought_out(scene)
    scene.champ.play_out(scene.a_time)
    bests, heads = set(), set()
    while not scene.is_still:
        scene.idle()
        grid, page = answers(scene), page_of(scene)
        assert grid
        first = parse_cards(next(iter(grid.rows[0])).replace("[", "").replace("]", ""))
        answered, hand = page.rows[2][0], page.rows[1][0].content
        assert isinstance(hand, Hand)
        assert hand.lit == frozenset(first)
        cards = small_cards(first)
        assert answered.title.startswith((f"{cards} over ", f"{cards} or ")), "with little cards"
        bests.add(cards)
        heads.add(answered.longest)
    assert len(bests) > 1
    assert heads == {73}


def test_it_says_each_500_deals_how_far_it_is() -> None:
    home, scene = visit()
    typed(home, HELD)
    thought_out(scene)
    scene.a_time, told = 1100, []
    scene.champ.play_out(scene.a_time)
    while not scene.is_still:
        scene.idle()
        told.append(page_of(scene).at_right)
    assert [*dict.fromkeys(told)][1:-1] == ["0 of 1,100 deals", "500 of 1,100 deals", "1,000 of 1,100 deals"]


def test_the_line_is_copied_or_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    home, scene = visit()
    typed(home, HELD)
    copied: list[str] = []

    def takes(line: str) -> bool:
        copied.append(line)
        return True

    monkeypatch.setattr(ask_scene, "copy_text", takes)
    home.stack.press(Press(None, None, "C"))
    assert copied == [scene.table.line]
    assert scene.said == "The line is copied."
    monkeypatch.setattr(ask_scene, "copy_text", lambda _: False)
    home.stack.press(Press(None, None, "C"))
    assert scene.said == scene.table.line


def test_nothing_is_kept(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    before = sorted(tmp_path.rglob("*"))
    home.stack.lay_over(AskScene(LaidOut(FORMS["six-card"], House()), ""))
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("is_typed", [False, True])
def test_it_leads_back_to_the_list_it_was_opened_from(is_typed: bool, tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.take_line("More ways to play")
    home.press(Button.FIRE)
    assert isinstance(home.scene, AskScene)
    if is_typed:
        type_figures(home)
    home.press(Button.BACK)
    assert home.on(RowScene).title == "MORE WAYS TO PLAY"


@pytest.mark.parametrize("machine", machines.names())
def test_the_desk_on_every_machine(machine: str, redraw: bool) -> None:
    home = played_out(400)
    screen = home.drawn(Screen(switched_on(machine)))
    rgb = screen.machine.look.palette.rgb
    pictures.check(screen.surface, f"ask_{machine}", rgb=rgb, redraw=redraw)


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_nothing_on_the_desk_moves_when_the_answers_come(machine: str) -> None:
    areas = []
    for cards in ("", HELD):
        home, scene = visit()
        typed(home, cards)
        thought_out(scene)
        screen = home.drawn(InkScreen(switched_on(machine)))
        parts = (DECK, DIALS, HAND)
        areas.append([screen.spotting.area(PartSpot(part, 1)) for part in parts])
    empty, answered = areas
    assert empty[:2] == answered[:2]
    assert empty[2]
    assert answered[2]
    assert empty[2].left == answered[2].left


def test_four_choices_are_seen_below_the_deck_of_a_c128() -> None:
    screen = at_the_desk("AH 4H 5H 5S 7D QS").drawn(InkScreen(switched_on("c128")))
    assert sum(isinstance(spot, PartSpot) and spot.part == ANSWERS for spot in screen.spots) >= 4
    assert not screen.faults


def test_no_share_above_the_bars_runs_into_the_head_of_the_figures() -> None:
    visit, screen = at_the_desk("AH 4H 5H 5S 7D QS"), InkScreen(switched_on("ega"))
    visit.stack.draw(screen)
    (head,), high = screen.areas_of("to win"), screen.machine.look.cell[1]
    shares = [
        line.area
        for line in screen.lines
        if line.words.endswith("%") and abs(line.area.top - head.top) < high
    ]
    assert shares
    assert all(share.left - head.right >= 2 * screen.machine.look.cell[0] for share in shares)


@pytest.mark.parametrize("name", ["ega", "amiga", "tty"])
def test_the_first_share_above_the_bars_stands_where_they_begin(name: str) -> None:
    visit, screen = at_the_desk("AH 4H 5H 5S 7D QS"), InkScreen(switched_on(name))
    visit.stack.draw(screen)
    (head,) = screen.areas_of("to win")
    shares = [area for area in screen.areas_of("74%") if abs(area.top - head.top) < area.height]
    assert len(shares) == 1
    assert shares[0].left - head.right <= 2 * screen.machine.look.cell[0]


@pytest.mark.parametrize("machine", ["ega", "amiga", "tty"])
def test_shares_above_the_bars_do_not_crowd(machine: str) -> None:
    """75% and 76% stood as close as two words."""
    screen = at_the_desk("AH 4H 5H 5S 7D QS").drawn(InkScreen(switched_on(machine)))
    shares = sorted(
        (*line.area.topleft, line.area.right) for line in screen.lines if re.fullmatch(r"\d+%", line.words)
    )
    assert len(shares) >= 3
    gaps = [after[0] - before[2] for before, after in pairwise(shares)]
    assert min(gaps) > screen.machine.look.cell[0]


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_share_stands_over_the_middle_of_its_dotted_line(machine: str) -> None:
    screen = at_the_desk("AH 4H 5H 5S 7D QS").drawn(InkScreen(switched_on(machine)))
    (share,) = screen.areas_of("78%")
    below = [(share.centerx, share.bottom + down) for down in range(4 * share.height)]
    dots = [screen.surface.get_at_mapped(at) for at in below].count(screen.machine.look.inks.panel.frame)
    assert dots >= share.height // 2


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_the_first_share_is_as_far_from_the_next_one_as_all_are(machine: str) -> None:
    screen = at_the_desk("AH 4H 5H 5S 7D QS").drawn(InkScreen(switched_on(machine)))
    (head,) = screen.areas_of("76%")
    shares = sorted(
        one.area.centerx for one in screen.lines if one.words[-1] == "%" and one.area.top == head.top
    )
    assert len({round((after - before) / 2) for before, after in pairwise(shares)}) == 1


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_the_hand_the_starter_and_the_pile_lie_level(machine: str) -> None:
    visit = at_the_desk("AH 4H 5H 5S 7D QS KD", then="JS 5H 4D")
    screen = visit.drawn(Screen(switched_on(machine)))
    firsts = (screen.spotting.area(PartSpot(part, 0)) for part in range(HAND, HAND + 3))
    assert len({first.top for first in firsts if first}) == 1


def test_help_at_the_desk_explains_the_figures_of_its_rows() -> None:
    """It told of the records and of replays, and of nothing that stands there."""
    home, _ = visit()
    home.press(Button.HELP)
    assert any("your chance to win" in line for line in page_seen(home.on(RulesHelp)).lines)
