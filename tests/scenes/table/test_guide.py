"""The guide explains each step of a first game when it comes, once, and leaves when it is sent away."""

from collections.abc import Callable, Iterator
from itertools import chain, islice, product
from math import dist
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.devices.button import Button, Press
from game.handbook.guide import WITH_GUIDE, Guide
from game.handbook.guided_steps import (
    COLUMNS,
    CUTS,
    DISCARDS,
    EXAMPLES,
    ROWS,
    News,
    Step,
    Told,
    advised,
    guide_words,
    held_by,
    part_of,
)
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.brushes.page_text import balanced
from game.paint.looks.card_plan import CardStyle, Faces
from game.paint.looks.look import Look
from game.paint.pages.balloon import line_around
from game.paint.pages.balloon_place import (
    AIR,
    BASE,
    is_crossing,
    is_seen,
    place_balloon,
    place_in,
    shape_of,
)
from game.paint.pages.balloon_place import LONG as LONG_TAIL
from game.paint.screen import Screen
from game.paint.table.buttons import number_pad
from game.paint.table.cloth_picture import crib_tag
from game.paint.table.free_room import (
    better_seen,
    closed_piles,
    gadgets,
    labels,
    open_cards,
    written_on_plates,
)
from game.paint.table.layout import CRIB_CARDS, Layout
from game.paint.table.reasons import slip
from game.paint.table.things import AROUND, added_to, itself, things
from game.players.weigh.option import PointsFrom
from game.rules.cards import Card, parse_cards
from game.rules.counting import Reason, peg
from game.rules.events import Pegged
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.in_words import listed
from game.rules.presets import PRESETS
from game.rules.spoken import rank_in_figures
from game.rules.voice import HOUSE
from game.scenes.box import Quit
from game.scenes.front.title import OfferGuide, Title
from game.scenes.help_pages import Help
from game.scenes.pace import DEAF_STEPS
from game.scenes.scene import Scene
from game.scenes.table.acting import Acting, Movement
from game.scenes.table.beside import SHOWS_MORE
from game.scenes.table.discard import HIDES_LIGHT
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import NO_HINT_NOW, GameScene
from game.scenes.table.guide_balloon import IS_THE_HINT, GuideBalloon
from game.scenes.table.guided import ANSWERS, TURN_OFF, OffBox
from game.scenes.table.guided_count import TYPES, GuidedCount
from game.scenes.table.input import CountEntry
from game.sheets.sheets import BalloonSheet, BoxSheet, NumberSheet, TableSheet, Thing
from game.sheets.spots import HELP, ButtonSpot, CardSpot, LineSpot
from game.sheets.table_state import AmongPlayed, ForCrib, InCrib, InHand, OnPack, Pegs, SeatTop, TableState
from game.sheets.table_told import newest_told
from game.values import replace
from tests.conftest import CheckText
from tests.paint.tables import TABLES
from tests.scenes.balloons import balloon_of, log_of, open_cards_under, what_is_wrong
from tests.scenes.driver import LONG, Home, at_home
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment, moment

FIRE, DOWN = Button.FIRE, Button.DOWN
BY_THE_TABLE = {News.COUNT, News.COUNT_CARD, News.CALL_MUGGINS}
"""Steps that come only where the players count."""
OF_PARTNERS = {News.CUT_FOR_PARTNERS, News.PARTNER}
BY_CHANCE = {
    *(News.HEELS, News.MADE_FIFTEEN, News.MADE_PAIR, News.MADE_RUN, News.MADE_THIRTY_ONE),
    *(News.MADE_THREE, News.MADE_FOUR),
    *(
        News.NOTHING,
        News.FOR_GO,
        News.FOR_OWN_GO,
        News.LAST_CARD,
        News.LEAD,
        News.OWN_CRIB,
        News.THEIR_CRIB,
        News.OWN_WAY,
        News.SAY_GO,
        News.GO,
        News.NEW_COUNT,
    ),
}
"""Steps that come when the cards bring them."""


def balloon(home: Home) -> GuideBalloon:
    return home.on(GuideBalloon)


def play_guided(home: Home, hold: Callable[[GameContext, GuideBalloon], None] = lambda *_: None) -> list[str]:
    """A whole game, with all that the guide says; what is told is acknowledged by fire."""
    told, context = [], home.context
    for scene in balloons(home):
        hold(context, scene)
        told.append(scene.words)
    return told


def guided(home: Home) -> Iterator[GuideBalloon | GuidedCount]:
    """Play a whole game, and stop at all that the guide says."""
    for _ in range(LONG):
        scene = home.scene
        if isinstance(scene, GuideBalloon):
            yield scene
            home.press(FIRE)
        elif isinstance(scene, GuidedCount):
            yield scene
            if scene.entry:
                home.number(scene.total)
            else:
                home.press(FIRE)
        elif isinstance(scene, GameOver):
            return
        elif home.is_asked:
            home.answer()
        elif home.context.acting.mover.waits:
            home.press(FIRE)
        if isinstance(home.scene, GameScene):
            home.tick()
    raise AssertionError("the game never ended")


def until_counting(home: Home) -> GuidedCount:
    """Play to the first hand that the guide lets one count alone."""
    return next(scene for scene in guided(home) if isinstance(scene, GuidedCount) and scene.entry)


def balloons(home: Home) -> Iterator[GuideBalloon]:
    """Play a whole game, and stop at each of its balloons."""
    return (scene for scene in guided(home) if isinstance(scene, GuideBalloon))


def until_told(home: Home, *news: News) -> GuideBalloon:
    """Play until it tells one of these."""
    return next(scene for scene in balloons(home) if scene.step.news in news)


def at_first_balloon(folder: Path, **settings: Any) -> Home:
    """A game in which the guide has just begun to speak."""
    home = at_home(folder, guide="yes", seed=3, **settings)
    home.until(lambda: isinstance(home.scene, GuideBalloon))
    return home


def at_a_discard(folder: Path, **settings: Any) -> Home:
    """A game in which the guide says what to discard: the 8 and the jack of hearts."""
    home = at_home(folder, guide="yes", seed=3, **settings)
    until_told(home, *DISCARDS)
    return home


@pytest.mark.parametrize("form", ["four-handed", "six-card"])
def test_a_cut_for_partners_is_not_told_as_one_for_the_deal_alone(form: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="hoyle", form=form, guide="yes", seed=3)
    first = next(balloons(home))
    is_of_partners = "The two lowest are partners" in first.step.words
    assert is_of_partners == (form == "four-handed")
    assert "lowest deals" in first.step.words or not is_of_partners


@pytest.mark.parametrize("form", ["four-handed", "four-handed-seven-card"])
def test_partners_are_told_of_each_other_and_score_for_their_side(form: str, tmp_path: Path) -> None:
    home, told = at_home(tmp_path, preset="hoyle", form=form, guide="yes", seed=3), list[str]()
    context = home.context
    for scene in balloons(home):
        told.append(scene.words)
        if scene.step.news is News.PARTNER:
            assert scene.seat == 2
            assert scene.words.startswith(f"{context.table.names[2]}, opposite, plays with you: ")
    discard = next(at for at, words in enumerate(told) if words.startswith("Discard "))
    assert "counts for both" in told[discard - 1]
    assert [words for words in told if "for your side" in words]
    assert not [words for words in told if "points for you." in words or "points: " in words]


def test_the_foot_is_never_empty_while_it_speaks(tmp_path: Path) -> None:
    """And asks for no card that fire would not play."""
    for scene in guided(at_home(tmp_path, guide="yes")):
        assert scene.top.message == scene.foot or isinstance(scene, GuidedCount), scene.words
        assert scene.top.message


def test_while_it_speaks_no_plate_asks_for_attention_beside_next(tmp_path: Path) -> None:
    home, turns = at_home(tmp_path, guide="yes"), set[int | None]()
    for scene in guided(home):
        turns.add(scene.top.turn)
        assert not any(map(scene.top.is_lit, range(2)))
    assert {0, 1} <= turns
    home = at_first_balloon(tmp_path)
    home.press(FIRE)
    assert home.top.is_lit(0)


def test_on_the_c128_a_seat_says_it_is_to_act_in_no_box_beside_next(tmp_path: Path) -> None:
    screen, home = Screen(switched_on("c128")), at_a_discard(tmp_path, machine="c128")
    look = screen.machine.look
    plate = Layout(look, balloon(home).top).places.seats[0].plate.area.move(look.inside.topleft)

    def has_box() -> bool:
        drawn = home.drawn(screen).surface
        row = {drawn.get_at_mapped((x, plate.top)) for x in range(plate.left, plate.right)}
        return look.inks.plate.now in row

    assert not has_box()
    home.press(FIRE)
    assert has_box()


def test_what_scores_is_said_before_a_discard_speaks_of_it(tmp_path: Path) -> None:
    told = [scene.step.news for scene in balloons(at_home(tmp_path, guide="yes", seed=3))]
    at = told.index(News.DEAL)
    assert told[at + 1 : at + 3] == [News.WORTH, News.WORTH_TOO]
    assert told[at + 3] in DISCARDS


@pytest.mark.parametrize(
    ("hand", "fifteen", "other"),
    [
        ("4H 5D 6C 7H", "4H 5D 6C", ("run", "4H 5D 6C 7H")),
        ("7H 7D 8D QC", "7D 8D", ("pair", "7H 7D")),
        ("2H 4H 8H KH", "", ("flush", "2H 4H 8H KH")),
        ("2H 2D 2C KC", "", None),
        ("AH 3D 8D QC", "", None),
        ("AH 2D 2C 10C", "", ("pair", "2D 2C")),
    ],
)
def test_what_scores_is_shown_in_the_hand_if_it_has_any(
    hand: str, fifteen: str, other: tuple[str, str] | None
) -> None:
    """Of more than three cards a fifteen has no room, and three of a kind are no pair."""
    words = guide_words(FORMS["six-card"], "starter", 121, Told(held=held_by(parse_cards(hand))))
    first, second = words[News.WORTH], words[News.WORTH_TOO]
    assert ({*first.cards}, "like your" in first.words) == ({*parse_cards(fifteen)}, bool(fifteen))
    kind, cards = other or ("", "")
    assert {*second.cards} == {*parse_cards(cards)}
    assert second.words.endswith(f"Here: a {kind}." if other else "one a card.")
    for step in (first, second):
        assert len(balanced(step.words, COLUMNS - 1)) <= ROWS, step.words


@pytest.mark.parametrize(("machine", "seed"), [("amiga", 3), ("amiga", 5), ("ega", 3), ("ega", 5)])
def test_what_scores_points_at_the_cards_of_its_example_alone(
    machine: str, seed: int, tmp_path: Path
) -> None:
    look, told = switched_on(machine).look, list[News]()
    for scene in balloons(at_home(tmp_path, machine=machine, guide="yes", seed=seed)):
        if scene.step.news not in EXAMPLES:
            continue
        sheet, hand = balloon_of(scene), scene.top.seats[0].hand
        assert {*scene.step.cards} == scene.top.lit <= {*hand}
        placed, layout = place_balloon(look, sheet)[1], Layout(look, sheet.top)
        assert placed.tail
        led = Rect(placed.tail[1], (1, 1)).inflate(4, 8)
        at = [card for at, card in enumerate(hand) if layout.area(InHand(0, at)).colliderect(led)]
        assert {*at} <= scene.top.lit
        told.append(scene.step.news)
    assert told == [*EXAMPLES]


def test_a_run_is_shown_with_all_cards_of_the_hand_that_go_on_with_it() -> None:
    """Those to keep may be but a part of it."""
    kept, thrown = parse_cards("4H 5D 6C 7H"), parse_cards("8H JD")
    of = Told(kept=kept, thrown=thrown, held=(*held_by(kept), *held_by((*kept, *thrown))))
    assert guide_words(FORMS["six-card"], "starter", 121, of)[News.WORTH_TOO].cards == parse_cards(
        "4H 5D 6C 7H 8H"
    )


@pytest.mark.parametrize("seed", [3, 5])
def test_on_the_pc_no_balloon_lies_over_a_card_before_a_crib_is_full(seed: int, tmp_path: Path) -> None:
    """Whosever it is, it lies above, and its name beside its cards, so that there is room below."""
    look, told = switched_on("ega").look, 0
    for scene in balloons(at_home(tmp_path, machine="ega", guide="yes", seed=seed)):
        if scene.step.news is News.STARTER:
            break
        sheet = balloon_of(scene)
        paper, cards = place_balloon(look, sheet)[1].area, Layout(look, sheet.top).cards()
        hidden = [place for place, _ in cards if Layout(look, sheet.top).area(place).colliderect(paper)]
        assert not hidden, sheet.words
        told += scene.step.news in DISCARDS
    assert told == 1


@pytest.mark.parametrize(
    ("is_off", "makes_room"), [(True, [False, False, False]), (False, [True, True, False])]
)
def test_on_the_pc_a_crib_lies_by_its_dealer_unless_a_discard_is_explained(
    is_off: bool, makes_room: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, seen, look = at_home(tmp_path, machine="ega", guide="yes", seed=3), [], switched_on("ega").look
    answer, by_dealer = home.answer, look.table.by_seats[2].laying_away

    def note() -> None:
        is_discard = moment(home.scene) is Moment.LAY_AWAY
        seen.extend([Layout(look, home.top).crib != by_dealer[home.top.dealer or 0]] * is_discard)
        answer()

    monkeypatch.setattr(home, "answer", note)
    if is_off:
        next(balloons(home))
        home.press(Button.BACK)
        home.tick(DEAF_STEPS)
        home.press(DOWN, FIRE)
    play_guided(home)
    assert seen[:3] == makes_room


def test_on_the_pc_the_name_of_a_crib_lies_on_none_of_its_cards(tmp_path: Path) -> None:
    layout = Layout(switched_on("ega").look, balloon(at_a_discard(tmp_path, machine="ega")).top)
    assert layout.crib.owner.collidelist(layout.crib_laid_open) < 0


def test_on_the_pc_a_run_is_explained_over_no_card_of_either_hand(tmp_path: Path) -> None:
    """These stay at the left as they grow small, and any card of the run says which one it is."""
    look = switched_on("ega").look
    sheet = balloon_of(until_told(at_home(tmp_path, guide="yes", seed=3, machine="ega"), News.MADE_RUN))
    layout, placed = Layout(look, sheet.top), place_balloon(look, sheet)[1]
    assert [*map(len, (seat.hand for seat in sheet.top.seats))] == [1, 1]
    assert placed.area.collidelist([layout.area(place) for place, _ in layout.cards()]) < 0


@pytest.mark.parametrize(("machine", "seed"), [("amiga", 3), ("amiga", 5), ("ega", 3)])
def test_beside_a_balloon_words_on_plates_and_closed_cards_are_whole(
    machine: str, seed: int, tmp_path: Path
) -> None:
    """Its tail leads where a plate is empty."""
    screen, seen = Screen(switched_on(machine)), 0
    look, home = screen.machine.look, at_home(tmp_path, machine=machine, guide="yes", seed=seed)
    for scene in guided(home):
        sheet = balloon_of(scene)
        area, layout = place_balloon(look, sheet)[1].area, Layout(look, sheet.top)
        beside = [layout.area(place) for place, card in layout.cards() if not card]
        beside += written_on_plates(look, sheet.top)
        beside = [one for one in beside if not one.colliderect(area)]
        both = list[list[bytes]]()
        for sheets in ([TableSheet(sheet.top)], [TableSheet(sheet.top), sheet]):
            screen.show(sheets)
            both.append([pygame.image.tobytes(screen.surface.subsurface(one), "P") for one in beside])
        assert both[0] == both[1], sheet.words
        seen += len(beside)
    assert seen


@pytest.mark.parametrize("seed", [3, 5])
def test_on_the_amiga_a_tail_is_whole_before_a_plate(seed: int, tmp_path: Path) -> None:
    screen, crossed = Screen(switched_on("amiga")), list[News]()
    look, home = screen.machine.look, at_home(tmp_path, guide="yes", seed=seed, machine="amiga")
    for scene in balloons(home):
        sheet = balloon_of(scene)
        led, plate = place_balloon(look, sheet)[1].tail, Layout(look, sheet.top).places.seats[0].plate.area
        if not led or not is_crossing([plate], led, Rect(led[1], (1, 1))):
            continue
        screen.show([TableSheet(sheet.top), sheet])
        drawn, inside = screen.surface.subsurface(look.inside), sum(x for x, _ in led) // 3
        rows = {drawn.get_at_mapped((inside, y)) for y in range(led[0][1], plate.centery)}
        assert rows == {look.inks.paper.paper}, sheet.words
        crossed.append(scene.step.news)
    assert crossed == [*EXAMPLES]


def test_the_count_stands_there_from_the_words_that_speak_of_it_on(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=3)
    scene = until_told(home, News.PLAY)
    assert (scene.top.count, scene.top.played) == (0, [])
    home.press(FIRE, FIRE)
    assert home.top.count == 0
    home.answer()
    home.until(lambda: bool(home.top.played))
    (led,) = home.top.played
    assert led.card
    assert home.top.count == led.card.pips


@pytest.mark.parametrize("machine", names())
def test_the_keys_of_a_number_are_told_once_where_they_have_a_line(machine: str, tmp_path: Path) -> None:
    """The pad wrote its own over those of the guide, on the terminal."""
    home, screen = at_home(tmp_path, guide="yes", machine=machine), InkScreen(switched_on(machine))
    balloon, pad = until_counting(home).picture()
    screen.show([*home.stack._scenes[-2].picture(), balloon])
    guides = [line.area for line in screen.lines]
    screen.show([pad])
    assert not [line.words for line in screen.lines if line.area.collidelist(guides) >= 0]


@pytest.mark.parametrize("seed", [3, 5])
def test_no_line_runs_over_cards_that_are_lit_while_a_hand_is_counted(seed: int, tmp_path: Path) -> None:
    home, seen = at_home(tmp_path, guide="yes", seed=seed, machine="ega"), 0
    with_it, without = (Screen(switched_on("ega")) for _ in range(2))
    for scene in guided(home):
        if not isinstance(scene, GuidedCount) or not scene.top.lit or scene.shown.crib:
            continue
        home.stack.draw(with_it)
        without.show(home.stack._scenes[-2].picture())
        lit = (
            place for place, card in Layout(with_it.machine.look, scene.top).cards() if card in scene.top.lit
        )
        for place in lit:
            area = Layout(with_it.machine.look, scene.top).area(place)
            upper = Rect(area.left, area.top - with_it.machine.look.table.lit_raised, area.width, 20)
            one, other = (
                pygame.image.tobytes(each.surface.subsurface(upper), "P") for each in (with_it, without)
            )
            assert one == other, scene.words
            seen += 1
    assert seen


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_beside_the_title_of_a_show_its_part_has_room(machine: str, tmp_path: Path) -> None:
    look = switched_on(machine).look
    for scene in guided(at_home(tmp_path, machine=machine, guide="yes", seed=3)):
        sheet = balloon_of(scene)
        if isinstance(scene, GuidedCount):
            assert place_in(look, sheet, place_balloon(look, sheet)[1].area.width) == sheet.place, sheet.words


def test_a_tail_begins_at_its_own_balloon(tmp_path: Path) -> None:
    """Also where the one that would reach a card of an example is too long."""
    look = switched_on("amiga").look
    home = at_home(tmp_path, machine="amiga", preset="amiga", form="five-card", guide="yes", seed=2)
    for scene in balloons(home):
        _, area, _, led = place_balloon(look, balloon_of(scene))[1]
        assert not led or area.inflate(2, 2).collidepoint(led[0]), scene.words
        if scene.step.news in DISCARDS:
            break


def test_whoever_is_asked_to_count_is_the_only_one_who_counts(tmp_path: Path) -> None:
    home, said = at_home(tmp_path, guide="yes", seed=3), dict[tuple[int, bool], set[str]]()
    for scene in guided(home):
        if isinstance(scene, GuidedCount):
            is_asked, at = scene.entry is not None, scene.shown.seat
            said.setdefault((at, is_asked), set()).add(scene.top.seats[at].says)
        if len(said) == 4:
            break
    assert (said[0, True], said[1, True]) == ({"count"}, {""})
    assert said[1, False] >= {"counts"}


@pytest.mark.parametrize(("preset", "form"), [("champ", "six-card"), ("amiga", "five-card")])
def test_each_step_says_which_part_of_a_deal_it_belongs_to(preset: str, form: str, tmp_path: Path) -> None:
    """In their order until the next deal; what may come at any time says nothing of it."""
    parts = list[str]()
    for scene in guided(at_home(tmp_path, preset=preset, form=form, guide="yes", seed=3)):
        parts.append(balloon_of(scene).place)
        if isinstance(scene, GuidedCount) and scene.shown.crib:
            break
    assert parts == sorted(parts)
    assert [*dict.fromkeys(parts)] == [f"Part {at} of 6" for at in range(1, 7)]
    assert part_of(News.END) == ""


def test_beside_a_long_title_the_part_stands_in_short(tmp_path: Path) -> None:
    home, look = at_home(tmp_path, guide="yes", seed=3, machine="amiga"), switched_on("amiga").look
    sheet, wide = balloon_of(until_told(home, News.WORTH)), 4 * look.cell[0]
    said = ("", "3/6", "3 of 6")
    places = [place_in(look, sheet, wide + look.width(f"{sheet.title}  {words}")) for words in said]
    assert (sheet.place, *places) == ("Part 3 of 6", *said)


def test_no_step_needs_more_than_the_two_rows_at_the_foot(tmp_path: Path) -> None:
    """A third one hides which key goes on."""
    for preset, seed in (("champ", 3), ("hoyle", 5)):
        for scene in balloons(at_home(tmp_path / preset, guide="yes", seed=seed, preset=preset)):
            assert len(balanced(scene.words, COLUMNS - 1)) <= ROWS, scene.words


def words_of(context: GameContext) -> dict[News, Step]:
    game = context.table.game
    return guide_words(game.form, context.voice.starter, game.target)


@pytest.mark.parametrize(
    ("preset", "unseen"),
    [
        ("champ", {*OF_PARTNERS, News.CUT_PACK, News.THREE_FOR_LAST, *BY_THE_TABLE}),
        ("hoyle", {*OF_PARTNERS, News.THREE_FOR_LAST, *BY_THE_TABLE}),
        ("acc", {*OF_PARTNERS, News.CUT_PACK, News.THREE_FOR_LAST}),
    ],
)
def test_every_step_of_a_game_is_explained_once(preset: str, unseen: set[News], tmp_path: Path) -> None:
    home = at_home(tmp_path, preset=preset, guide="yes", seed=3)
    said = list[News]()
    play_guided(home, lambda _, scene: said.append(scene.step.news))
    assert len({*said}) == len(said)
    assert {News.DEAL, News.STARTER, News.PLAY, News.END} <= {*said}
    assert {*News} - unseen - BY_CHANCE - {News.HAND, News.CRIB} <= {*said}
    assert not {*said} & unseen
    assert home.session.settings.guide == "no"


def test_why_a_hand_counts_nothing_is_said_before_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, waited = at_home(tmp_path, guide="yes", seed=4, wait=True), list[int | None]()
    press, top = home.press, home.context.top

    def pressed(*buttons: Button) -> None:
        if top.count_panel and isinstance(home.scene, GameScene):
            waited.append(top.count_panel.total)
        press(*buttons)

    monkeypatch.setattr(home, "press", pressed)
    until_told(home, News.NOTHING)
    assert 0 not in waited


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_hand_counted_alone_has_one_place_from_its_question_on(machine: str, tmp_path: Path) -> None:
    home, look = at_home(tmp_path, machine=machine, guide="yes", seed=3), switched_on(machine).look
    counts, areas = (one for one in guided(home) if isinstance(one, GuidedCount)), list[Rect]()
    asked = next(one for one in counts if one.entry)
    for one in chain([asked], counts):
        if one is not asked:
            break
        areas.append(place_balloon(look, balloon_of(one))[1].area)
    assert len(areas) > 1
    assert areas == [areas[0]] * len(areas)


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_mark_below_a_deck_that_is_cut_is_seen_beside_its_balloon(machine: str, tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine=machine, guide="yes", seed=3), Screen(switched_on(machine))
    cut, look, seen = next(guided(home)), screen.machine.look, list[bytes]()
    (left, top), (wide, high), fan = Layout(look, cut.top).fan, look.cards.size, look.table.fan
    below = Rect(left + 2 * wide, top + high + fan.lifted, 2 * wide, fan.gap + look.cell[1])
    home.stack.draw(screen)
    for sheets in ([*home.stack._scenes[-2].picture(), *cut.picture()], home.stack._scenes[-2].picture()):
        screen.show(sheets)
        seen.append(pygame.image.tobytes(screen.surface.subsurface(below), "P"))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("seed", [3, 5])
def test_a_go_is_told_beside_whoever_says_it_and_not_at_the_card_played_last(
    seed: int, tmp_path: Path
) -> None:
    home, look = at_home(tmp_path, guide="yes", seed=seed), switched_on(USUAL).look
    sheet = balloon_of(until_told(home, News.GO))
    layout, (_, placed) = Layout(look, sheet.top), place_balloon(look, sheet)
    assert placed.tail
    assert placed.thing in (layout.places.seats[sheet.seat].plate.area, layout.hand(sheet.seat))


@pytest.mark.parametrize("machine", ["amiga", "ega"])
@pytest.mark.parametrize("seed", [2, 4, 5, 8])
def test_a_new_count_is_told_over_no_open_card(seed: int, machine: str, tmp_path: Path) -> None:
    """Rather over backs or the log; no tail is a needle: its figure has a line around it."""
    home, look = at_home(tmp_path, guide="yes", seed=seed, machine=machine), switched_on(machine).look
    sheet = balloon_of(until_told(home, News.NEW_COUNT))
    _, placed = place_balloon(look, sheet)
    layout = Layout(look, sheet.top)
    assert placed.thing == layout.places.counter
    assert placed.area.collidelist([layout.area(place) for place, card in layout.cards() if card]) < 0
    assert not placed.tail or dist(*placed.tail[:2]) < LONG_TAIL


@pytest.mark.parametrize("machine", ["amiga", "ega"])
@pytest.mark.parametrize(("form", "seed"), [("three-handed", 1), ("four-handed", 1), ("four-handed", 3)])
def test_a_new_count_of_many_is_told_over_no_card_to_play_and_its_tail_is_at_the_figure(
    form: str, seed: int, machine: str, tmp_path: Path
) -> None:
    home = at_home(tmp_path, guide="yes", seed=seed, machine=machine, preset="hoyle", form=form, begin=True)
    look, sheet = switched_on(machine).look, balloon_of(until_told(home, News.NEW_COUNT))
    layout, (_, placed) = Layout(look, sheet.top), place_balloon(look, sheet)
    assert not placed.area.colliderect(layout.hand(0))
    assert placed.thing == layout.places.counter
    assert placed.tail
    assert Rect(placed.tail[1], (1, 1)).inflate(16, 16).colliderect(layout.places.counter)
    assert dist(*placed.tail[:2]) < LONG_TAIL
    assert place_in(look, sheet, placed.area.width).endswith("5 of 6")


@pytest.mark.parametrize("seed", [7, 11])
def test_the_play_is_told_at_the_card_on_the_table_or_at_whoever_played_it(seed: int, tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=seed, machine="amiga", preset="hoyle", form="three-handed")
    look, sheet = switched_on("amiga").look, balloon_of(until_told(home, News.PLAY))
    layout, (_, placed), seat = Layout(look, sheet.top), place_balloon(look, sheet), sheet.top.played[-1].seat
    assert placed.tail
    assert placed.thing in (
        layout.area(AmongPlayed(seat, len(sheet.top.played) - 1)),
        layout.places.seats[seat].plate.area,
    )


def test_on_the_pc_the_lines_that_open_the_log_are_part_of_it(tmp_path: Path) -> None:
    """Else a balloon that lies over them leaves half of one in sight."""
    home, look = at_home(tmp_path, guide="yes", seed=5, begin=True), switched_on("ega").look
    top = balloon_of(until_told(home, News.STARTER)).top
    assert slip(look, look.table.reasons, replace(top, reasons=[])).height > look.cell[1]


def test_on_the_pc_no_balloon_cuts_the_tag_of_a_crib(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=3, preset="hoyle", form="four-handed", begin=True)
    machine = switched_on("ega")
    look, screen = machine.look, Screen(machine)
    for scene in guided(home):
        sheet = balloon_of(scene)
        tag = crib_tag(look, sheet.top, Layout(look, sheet.top))
        area = place_balloon(look, sheet)[1].area
        if area.colliderect(tag) and not area.contains(tag):
            end = tag.right - 2, tag.top + 2
            assert not area.collidepoint(end)
            assert not is_paper(home.drawn(screen).surface, *end, look)
            return
    raise AssertionError("no balloon lies there")


@pytest.mark.parametrize("seed", [6, 16])
def test_on_the_pc_the_line_around_a_new_count_is_whole(seed: int, tmp_path: Path) -> None:
    home, look = at_home(tmp_path, guide="yes", seed=seed), switched_on("ega").look
    _, placed = place_balloon(look, balloon_of(until_told(home, News.NEW_COUNT)))
    assert not placed.area.colliderect(placed.thing.inflate(2 * AROUND, 2 * AROUND))
    assert placed.tail


def test_the_foot_gives_no_advice_before_it_is_explained(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="hoyle", form="four-handed", guide="yes", seed=3)
    said = balloons(home)
    partner = next(one for one in said if one.step.news is News.PARTNER)
    assert partner.top.message == partner.foot
    assert not partner.top.lit_quietly
    assert next(said).step.news in DISCARDS
    home.press(FIRE)
    assert home.top.message.startswith("Discard ")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", [3, 5])
def test_the_play_is_explained_before_the_first_own_card(preset: str, seed: int, tmp_path: Path) -> None:
    """Also where a player may call muggins first."""
    scene = until_told(at_home(tmp_path, preset=preset, guide="yes", seed=seed), News.PLAY)
    assert 0 not in {played.seat for played in scene.top.played}


def test_three_for_last_is_explained_where_it_is_given(tmp_path: Path) -> None:
    said = list[News]()
    home = at_home(tmp_path, preset="amiga", form="five-card", guide="yes", seed=3)
    play_guided(home, lambda _, scene: said.append(scene.step.news))
    assert said.count(News.THREE_FOR_LAST) == 1


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_three_for_last_is_told_over_nothing_of_the_cut(machine: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="amiga", form="five-card", guide="yes", seed=3, machine=machine)
    sheet, look = balloon_of(until_told(home, News.THREE_FOR_LAST)), switched_on(machine).look
    layout, (_, placed) = Layout(look, sheet.top), place_balloon(look, sheet)
    cut = [layout.cut_card(0), layout.cut_card(1), look.table.fan.verdict]
    assert placed.area.collidelist(cut) < 0


def hold_against_the_table(context: GameContext, scene: GuideBalloon) -> None:
    """Each sentence is about something that lies there, has happened, and is so in this game."""
    top, table = context.top, context.table
    game = table.game
    (step, _), said = scene.guide.told[-1], scene.words
    news = step.news
    match news:
        case News.DEAL:
            assert top.dealer == game.dealer
            assert all(seat.hand for seat in top.seats)
        case News.OWN_CRIB | News.THEIR_CRIB:
            assert table.turn in table.people
            assert (game.dealer in table.people) == (news is News.OWN_CRIB)
            assert "discard" in said.lower()
        case News.STARTER:
            assert top.starter is not None
            assert context.voice.starter in said
        case News.MADE_FIFTEEN | News.MADE_THIRTY_ONE:
            assert top.count == (15 if news is News.MADE_FIFTEEN else 31)
        case News.NEW_COUNT:
            assert top.counted == len(top.played) > 0
        case News.GO:
            assert any(seat.says for seat in top.seats) or top.played
        case News.PLAY:
            assert table.turn in table.people
        case News.END:
            assert game.outcome
            assert max(pegs.front for pegs in top.pegs) == game.target


@pytest.mark.parametrize("preset", PRESETS)
def test_in_each_original_every_sentence_is_true_when_it_comes(
    preset: str, tmp_path: Path, check_text: CheckText
) -> None:
    home, steps = at_home(tmp_path, preset=preset, guide="yes", seed=5), list[str]()

    def hold(context: GameContext, scene: GuideBalloon) -> None:
        hold_against_the_table(context, scene)
        sheet = balloon_of(scene)
        whose = f"{sheet.thing.name.lower()} of {sheet.top.seats[sheet.seat].name}"
        steps.append(f"{sheet.title}, at the {whose}: {sheet.words} {scene.step.keys}".strip())

    told = play_guided(home, hold)
    assert len(told) > 8
    check_text(f"guide_of_{preset}", steps)


OVER_CARDS = {
    ("amiga", "four-handed"): 2,
    ("amiga", "four-handed-seven-card"): 3,
    ("ega", "seven-card"): 3,
    ("ega", "three-handed"): 3,
}
"""How many balloons of a whole game may lie over a part of an open card, at the most, but for cards of
counts that are over."""


@pytest.mark.parametrize(
    ("preset", "form", "seed"),
    [
        ("champ", "six-card", 3),
        pytest.param("champ", "six-card", 9, marks=pytest.mark.slow),
        ("acc", "six-card", 5),
        pytest.param("amiga", "five-card", 5, marks=pytest.mark.slow),
        pytest.param("hoyle", "seven-card", 3, marks=pytest.mark.slow),
        ("hoyle", "three-handed", 3),
        ("hoyle", "four-handed", 5),
        pytest.param("amiga", "four-handed-five-card", 5, marks=pytest.mark.slow),
        pytest.param("amiga", "four-handed-seven-card", 3, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_every_balloon_points_at_its_matter_and_hides_nothing(
    machine: str, preset: str, form: str, seed: int, tmp_path: Path
) -> None:
    screen, wrong, places = switched_on(machine), list[str](), dict[Scene, set[object]]()
    over_cards = list[str]()
    home = at_home(tmp_path, guide="yes", seed=seed, machine=machine, preset=preset, form=form)
    for scene in guided(home):
        sheet = balloon_of(scene).named(screen.words.by_mark)
        amiss = what_is_wrong(screen.look, sheet)  # of its gadgets ACC has one alone, at the right end
        may_hide = preset == "acc" or (machine == "amiga" and sheet.thing in (Thing.COUNT, Thing.SPEECH))
        wrong += [one for one in amiss if not (may_hide and one.endswith("hides ['gadgets']"))]
        is_asked = isinstance(scene, GuidedCount) and scene.entry
        panel = sheet.top.count_panel
        is_slip = is_asked or PRESETS[preset].house.counting.by_players
        assert not panel or panel.words or is_slip or not panel.title
        paper = place_balloon(screen.look, sheet)[1].area
        is_over = sheet.thing is Thing.COUNT and not sheet.top.count and len(sheet.top.seats) > 2
        over_cards += [sheet.words] * bool(not is_over and open_cards_under(screen.look, sheet.top, paper))
        if sheet.says_here:
            places.setdefault(scene, set()).add(str(paper))
    assert wrong == []
    assert len(over_cards) <= OVER_CARDS.get((machine, form), 0), over_cards
    assert {len(areas) for areas in places.values()} <= {1}, "one place for all items of a hand"


@pytest.mark.parametrize("seed", [1, 2])
def test_a_balloon_about_a_go_leaves_the_card_of_whoever_says_it(seed: int, tmp_path: Path) -> None:
    """One alone is seen to be left."""
    look, home = switched_on("ega").look, at_home(tmp_path, preset="champ", guide="yes", seed=seed)
    sheet = balloon_of(until_told(home, News.GO))
    hand, (_, placed) = Layout(look, sheet.top).hand(sheet.seat), place_balloon(look, sheet)
    assert hand
    assert not placed.area.colliderect(hand)


@pytest.mark.parametrize("seed", [3, 7, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (5, 9))])
def test_on_the_amiga_no_tail_is_a_needle_or_lies_over_a_label(seed: int, tmp_path: Path) -> None:
    look = switched_on("amiga").look
    home = at_home(tmp_path, guide="yes", seed=seed, machine="amiga")
    for scene in guided(home):
        sheet = balloon_of(scene)
        _, placed = place_balloon(look, sheet)
        led = placed.tail
        assert not led or dist(*led[:2]) <= LONG_TAIL, sheet.words
        if led and isinstance(scene, GuidedCount) and sheet.top.lit:
            assert not placed.has_tail_over([*labels(look, sheet.top)]), sheet.words


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_among_many_no_tail_lies_over_a_word_of_whose_turn_it_is(form: str, tmp_path: Path) -> None:
    look = switched_on("amiga").look
    home = at_home(tmp_path, guide="yes", seed=3, machine="amiga", preset="hoyle", form=form)
    for scene in balloons(home):
        _, placed = place_balloon(look, sheet := balloon_of(scene))
        if placed.tail:
            assert not is_crossing([*better_seen(look, sheet.top)], placed.tail, placed.thing), sheet.words
        if scene.step.news in (News.PLAY, News.LEAD):
            break


@pytest.mark.parametrize(
    ("form", "news"),
    [
        ("three-handed", News.MADE_THIRTY_ONE),
        ("four-handed", News.MADE_FIFTEEN),
        ("four-handed", News.FOR_GO),
    ],
)
def test_on_the_amiga_a_score_of_many_is_told_over_no_card_and_no_word(
    form: str, news: News, tmp_path: Path
) -> None:
    """Rather in a narrow balloon in a corner, with a tail to the card that made it."""
    look = switched_on("amiga").look
    home = at_home(tmp_path, guide="yes", seed=3, machine="amiga", preset="hoyle", form=form, begin=True)
    sheet = balloon_of(until_told(home, news))
    layout, placed = Layout(look, sheet.top), place_balloon(look, sheet)[1]
    assert placed.area.collidelist([layout.area(place) for place, _ in layout.cards()]) < 0
    assert (place_in(look, sheet, placed.area.width) == sheet.place) == (news is News.MADE_THIRTY_ONE)
    assert placed.tail
    assert not is_crossing([*better_seen(look, sheet.top)], placed.tail, placed.thing)


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_a_partner_is_framed_with_his_cards_and_no_hand_is_hidden(machine: str, tmp_path: Path) -> None:
    look = switched_on(machine).look
    home = at_home(tmp_path, guide="yes", seed=3, machine=machine, preset="hoyle", form="four-handed")
    sheet = balloon_of(until_told(home, News.PARTNER))
    layout, placed = Layout(look, sheet.top), place_balloon(look, sheet)[1]
    assert placed.thing == layout.places.seats[2].plate.area.union(layout.hand(2))
    assert placed.area.collidelist([layout.hand(seat) for seat in range(4)]) < 0
    assert place_in(look, sheet, placed.area.width) == (sheet.place if machine == "amiga" else "3 of 6")


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_on_the_pc_no_balloon_hides_a_card_or_whose_crib_it_is_before_the_play(
    form: str, tmp_path: Path
) -> None:
    """The crib leaves it the room above the own hand."""
    look = switched_on("ega").look
    home = at_home(tmp_path, guide="yes", seed=3, machine="ega", preset="hoyle", form=form)
    for scene in balloons(home):
        if scene.step.news in (News.PLAY, News.LEAD):
            break
        layout, placed = Layout(look, (sheet := balloon_of(scene)).top), place_balloon(look, sheet)[1]
        assert placed.area.collidelist([layout.area(place) for place, _ in layout.cards()]) < 0, sheet.words
        assert placed.area.collidelist([*labels(look, sheet.top)]) < 0, sheet.words
        assert not placed.has_tail_over([*labels(look, sheet.top)]), sheet.words


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_on_the_amiga_closed_cards_stay_on_the_table_beside_a_balloon(form: str, tmp_path: Path) -> None:
    """Whoever seems to hold none would be out of cards."""
    screen, beside = Screen(switched_on("amiga")), 0
    look = screen.machine.look
    home = at_home(tmp_path, guide="yes", seed=3, machine="amiga", preset="hoyle", form=form)
    for scene in balloons(home):
        area, drawn = place_balloon(look, sheet := balloon_of(scene))[1].area, home.drawn(screen).surface
        for pile in closed_piles(Layout(look, sheet.top)):
            for edge in ((pile.left + 2, y) for y in (pile.top + 9, pile.bottom - 9)):  # of its first card
                if area.colliderect(pile) and not area.collidepoint(edge):
                    assert is_paper(drawn, *edge, look), sheet.words
                    beside += 1
        if scene.step.news is News.PLAY:
            break
    assert beside


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_on_the_amiga_no_crib_is_hidden_while_it_is_said_what_counts_with_it(
    form: str, tmp_path: Path
) -> None:
    look = switched_on("amiga").look
    home = at_home(tmp_path, guide="yes", seed=3, machine="amiga", preset="hoyle", form=form)
    sheet = balloon_of(until_told(home, News.STARTER))
    layout, placed = Layout(look, sheet.top), place_balloon(look, sheet)[1]
    crib = [layout.area(place) for place, _ in layout.cards() if isinstance(place, InCrib)]
    assert crib
    assert placed.area.collidelist(crib) < 0
    assert placed.tail


@pytest.mark.parametrize(("form", "news"), [("three-handed", News.WORTH), ("four-handed", News.THEIR_CRIB)])
def test_on_the_pc_no_balloon_hides_what_was_agreed(form: str, news: News, tmp_path: Path) -> None:
    """It lay over these words rather than over places where no card is."""
    home, look = at_home(tmp_path, preset="hoyle", form=form, guide="yes", seed=3), switched_on("ega").look
    sheet = balloon_of(until_told(home, news))
    area = place_balloon(look, sheet)[1].area
    assert not area.colliderect(look.table.reasons)
    assert place_in(look, sheet, area.width) == sheet.place


def test_on_the_pc_of_a_crib_no_place_is_hidden_while_it_is_said_who_gets_it(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="hoyle", form="four-handed", guide="yes", seed=3)
    sheet, look = balloon_of(until_told(home, News.DEAL)), switched_on("ega").look
    placed = place_balloon(look, sheet)[1]
    assert placed.tail
    assert placed.area.collidelist(Layout(look, sheet.top).crib_laid_open) < 0


@pytest.mark.parametrize("form", ["six-card", "three-handed", "four-handed"])
def test_on_the_amiga_a_line_around_a_thing_runs_into_nothing_beside_it(form: str, tmp_path: Path) -> None:
    """A cut is between plates, a count below words to click, a pack below the title, a hand above a list."""
    look = switched_on("amiga").look
    home = at_home(tmp_path, guide="yes", seed=3, machine="amiga", form=form)
    for scene in guided(home):
        sheet = balloon_of(scene)
        top, (_, placed) = sheet.top, place_balloon(look, sheet)
        if sheet.thing not in (Thing.DECK, Thing.COUNT, Thing.SHOW, Thing.HAND):
            continue
        line, show = line_around(look, top, placed.thing), Layout(look, top).places.show
        beside = [*gadgets(look, top), *[show.count_panel.inflate(0, 2)] * bool(top.count_panel)]
        beside += [look.table.message, *(seat.plate.area for seat in Layout(look, top).places.seats)]
        assert line.collidelist([one for one in beside if not one.colliderect(placed.thing)]) < 0, sheet.words
        assert line.contains(placed.thing)
        assert look.table.cloth.contains(line)
        if sheet.thing is Thing.SHOW:
            break


def test_on_the_amiga_frames_of_two_rows_of_played_cards_cut_no_card(tmp_path: Path) -> None:
    look = switched_on("amiga").look
    home = at_home(tmp_path, guide="yes", seed=3, machine="amiga")
    top = until_told(home, News.MADE_RUN).top
    frames = [*open_cards(look, top)]
    rows = {frame.top for frame in frames if frame.height > look.cards.size[1]}
    assert len(rows) == 2
    for frame in frames:
        others = (one for one in frames if one.top not in range(frame.top - 4, frame.top + 5))
        assert all(one.clip(frame).height <= look.table.lit_raised for one in others)


def test_of_the_pack_nothing_is_hidden_where_backs_of_a_hand_can_be(tmp_path: Path) -> None:
    look = switched_on("ega").look
    home = at_home(tmp_path, guide="yes", seed=3, machine="ega", preset="hoyle", form="three-handed")
    sheet = balloon_of(until_told(home, *DISCARDS))
    assert not place_balloon(look, sheet)[1].area.colliderect(Layout(look, sheet.top).area(OnPack()))


@pytest.mark.parametrize(("preset", "seed"), [("loadstar", 5), ("champ", 8)])
def test_beside_a_balloon_log_and_plates_are_whole_and_no_edge_of_a_pile_is_left(
    preset: str, seed: int, tmp_path: Path
) -> None:
    look, with_it, without = switched_on("ega").look, *(Screen(switched_on("ega")) for _ in range(2))
    home, plates, piles = at_home(tmp_path, guide="yes", seed=seed, machine="ega", preset=preset), 0, 0
    for scene in guided(home):
        sheet = balloon_of(scene).named(with_it.machine.words.by_mark)
        layout, area = Layout(look, sheet.top), place_balloon(look, sheet)[1].area
        home.stack.draw(with_it)
        for log in log_of(look, sheet.top):
            assert sheet.thing is Thing.COUNT or not area.colliderect(log), sheet.words
            left = (log.left + 1, log.bottom - 1)
            assert with_it.surface.get_at_mapped(left) == look.inks.plate.back, sheet.words
        without.show(home.stack._scenes[-2].picture())
        before, after = without.surface, with_it.surface
        owner, (wide, high) = layout.crib.owner, look.cards.size
        if owner.top in {seat.plate.area.top for seat in layout.places.seats}:
            seen = [pygame.image.tobytes(one.subsurface(owner), "P") for one in (before, after)]
            assert seen[0] == seen[1], sheet.words
            plates += 1
        for place, card in layout.cards():
            back = Rect(layout.point(place), (wide, high))
            if not card and area.clip(back).width == wide and back.top < area.top < back.top + high // 5:
                edge = back.left + wide // 8, back.top  # beside a tail
                assert before.get_at(edge) != after.get_at(edge), sheet.words
                piles += 1
    assert plates
    assert piles


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_while_it_counts_it_lies_over_no_half_of_a_card_that_is_read(machine: str, tmp_path: Path) -> None:
    """Hands that wait lie closed then, each with its indices."""
    look = switched_on(machine).look
    wide, high = look.cards.size
    for scene in guided(at_home(tmp_path, guide="yes", seed=3, machine=machine)):
        if isinstance(scene, GuidedCount):
            sheet = balloon_of(scene)
            layout, paper = Layout(look, sheet.top), place_balloon(look, sheet)[1].area
            open_cards = [layout.point(place) for place, card in layout.cards() if card]
            hidden = [at for at in open_cards if Rect(at, (wide // 2, high)).colliderect(paper)]
            assert not hidden, f"{sheet.words} at {paper}"


def test_on_the_pc_a_long_count_leaves_both_hands_as_they_lie(tmp_path: Path) -> None:
    """Its list has no more rows than a short one while the balloon lies above it."""
    look, longest = switched_on("ega").look, 0
    for scene in guided(at_home(tmp_path, guide="yes", seed=6, machine="ega")):
        if isinstance(scene, GuidedCount) and scene.top.lit and not scene.shown.crib:
            sheet, layout = balloon_of(scene), Layout(look, scene.top)
            assert layout.hand(0).width == layout.hand(1).width
            assert not open_cards_under(look, sheet.top, place_balloon(look, sheet)[1].area), sheet.words
            longest = max(longest, len(scene._read_out))
    assert longest == 6


def test_on_the_pc_only_the_own_hand_lies_closed_beside_a_crib_and_opens_once_it_is_counted(
    tmp_path: Path,
) -> None:
    look, cribs = switched_on("ega").look, 0
    for scene in guided(at_home(tmp_path, guide="yes", seed=3, machine="ega")):
        if not isinstance(scene, GuidedCount) or not scene.shown.crib:
            continue
        cribs, own, other = cribs + 1, scene.top.below, 1 - scene.top.below
        wide = {seat: Layout(look, scene.top).hand(seat).width for seat in (own, other)}
        assert wide[own] < wide[other]
        scene.end()
        assert Layout(look, scene.top).hand(own).width == wide[other]
        break
    assert cribs


@pytest.mark.parametrize(
    ("preset", "form"),
    [
        ("hoyle", "three-handed"),
        ("hoyle", "four-handed"),
        ("amiga", "four-handed-five-card"),
        ("amiga", "four-handed-seven-card"),
    ],
)
def test_no_hand_of_many_lies_below_another_plate_or_past_the_cloth(
    preset: str, form: str, tmp_path: Path
) -> None:
    """Whether it waits, has been counted, or lies closed for words beside it."""
    look, counted = switched_on("ega").look, set[int]()
    for scene in guided(at_home(tmp_path, guide="yes", seed=5, machine="ega", preset=preset, form=form)):
        layout, panel = Layout(look, scene.top), scene.top.count_panel
        hands = [(place, card) for place, card in layout.cards() if isinstance(place, InHand)]
        for place, card in hands:
            area, plate = Rect(layout.point(place), look.cards.size), layout.places.seats[place.seat].plate
            assert look.table.cloth.contains(area), f"{card} of seat {place.seat} at {area}"
            if place.seat and not layout.comes_to_be_counted(place.seat):
                assert plate.area.left <= area.left, f"{card} of seat {place.seat} at {area}"
                assert area.right <= plate.area.right, f"{card} of seat {place.seat} at {area}"
        own = {layout.point(place)[0] for place, _ in hands if place.seat == 0 and place.index == 0}
        if panel and not panel.is_crib and panel.seat:
            counted |= own
    assert len(counted) == 1, "the own hand stays where it is while others count"


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_line_around_a_deck_goes_round_the_cards_below_the_upper_one(
    machine: str, tmp_path: Path
) -> None:
    look, sheet = (
        switched_on(machine).look,
        balloon_of(until_told(at_home(tmp_path, guide="yes", seed=3), News.CUT_STARTER)),
    )
    deck, upper = next(things(look, sheet)), Layout(look, sheet.top).area(OnPack())
    assert all(deck.contains(upper.move(layer)) for layer in look.table.pack_layers)


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_on_the_pc_no_tail_is_too_short_to_be_seen(form: str, tmp_path: Path) -> None:
    home, look = at_home(tmp_path, preset="hoyle", form=form, guide="yes", seed=3), switched_on("ega").look
    for scene in islice(balloons(home), 12):
        _, area, _, led = place_balloon(look, balloon_of(scene))[1]
        assert led is None or is_seen(look, area, led[1]), scene.words


def test_on_the_pc_a_count_alone_is_asked_on_the_slip_of_its_list(tmp_path: Path) -> None:
    """Its keys lay on bare cloth, with nothing that said whose count it was."""
    home, screen = at_home(tmp_path, guide="yes", seed=3), InkScreen(switched_on("ega"))
    panel, table = until_counting(home).top.count_panel, home.stack.below
    assert panel
    assert table
    screen.show(table.picture())
    assert panel.title.upper() in screen.words


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_on_the_pc_a_count_of_many_is_told_below_its_list_and_over_no_card(form: str, tmp_path: Path) -> None:
    home, look = at_home(tmp_path, preset="hoyle", form=form, guide="yes", seed=3), switched_on("ega").look
    told = (balloon_of(scene) for scene in guided(home) if isinstance(scene, GuidedCount))
    counts = [*islice(told, 9)]
    for sheet in counts:
        placed = place_balloon(look, sheet)[1]
        assert placed.area.top > Layout(look, sheet.top).places.show.cards.point(0, 1)[1]
        assert not open_cards_under(look, sheet.top, placed.area), sheet.words
    starter = next(sheet for sheet in counts if "counted with" in sheet.words)
    led = place_balloon(look, starter)[1].tail
    assert led
    assert abs(led[1][0] - Layout(look, starter.top).area(OnPack()).centerx) <= BASE


@pytest.mark.parametrize("news", [News.HAND, News.CRIB])
@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_on_the_pc_no_line_is_drawn_around_a_list_that_is_not_laid_yet(
    form: str, news: News, tmp_path: Path
) -> None:
    """Where players count for themselves it stood around nothing at all."""
    rules: dict[str, Any] = {"form": form, "house": "counting=hoyle"}
    home, look = at_home(tmp_path, preset="hoyle", guide="yes", seed=3, **rules), switched_on("ega").look
    sheet = balloon_of(until_told(home, news))
    placed, layout = place_balloon(look, sheet)[1], Layout(look, sheet.top)
    assert not layout.places.show.count_panel.contains(placed.thing)
    assert not open_cards_under(look, sheet.top, placed.area)


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_keys_of_a_count_lie_beside_its_words(machine: str, tmp_path: Path) -> None:
    look, asked = switched_on(machine).look, 0
    for scene in guided(at_home(tmp_path, guide="yes", seed=11, machine=machine)):
        paper = place_balloon(look, balloon_of(scene))[1].area
        keys = [one for one in scene.picture() if isinstance(one, NumberSheet)]
        assert not any(paper.colliderect(number_pad(look, one).area) for one in keys)
        asked += len(keys)
    assert asked


def test_on_the_amiga_no_line_of_the_list_is_left_above_the_keys_of_a_count(tmp_path: Path) -> None:
    screen, look = Screen(switched_on("amiga")), switched_on("amiga").look
    home = at_home(tmp_path, guide="yes", seed=11, machine="amiga")
    scene = next(one for one in guided(home) if isinstance(one, GuidedCount) and one.entry)
    screen.show([*home.stack._scenes[-2].picture(), *scene.picture()])
    (pad,) = (number_pad(look, one).area for one in scene.picture() if isinstance(one, NumberSheet))
    bar = Layout(look, scene.top).places.show.count_panel.top + look.cell[1]
    above = product(range(pad.left, pad.right), range(bar + 2, pad.top + 4))
    assert {screen.surface.get_at_mapped(at) for at in above} == {look.inks.panel.back}


@pytest.mark.parametrize("machine", names())
def test_for_weak_eyes_and_one_switch_it_says_as_much(machine: str, tmp_path: Path) -> None:
    """In the rows at the foot, the pane or the balloon, in large print and high contrast."""
    screen = InkScreen(switched_on(machine, contrast=True), CardStyle(faces=Faces.LARGE))
    home = at_home(tmp_path, guide="yes", seed=5, machine=machine, one_button=1)
    for scene in guided(home):
        table = home.stack._scenes[-2].picture()
        seen = screen.show([*table, *scene.picture()])
        assert seen.rows >= seen.of, scene.words
        assert {LineSpot(at, words) for at, words in enumerate(scene.choices)} <= {*screen.spots}
    assert [fault for fault in screen.faults if "BalloonSheet" in fault] == []


def test_a_hint_that_is_not_due_brings_no_old_box_but_a_sentence(tmp_path: Path) -> None:
    home = at_first_balloon(tmp_path)
    home.press(FIRE, Button.HINT)
    assert isinstance(home.scene, GameScene)
    assert home.top.message == NO_HINT_NOW


def test_the_key_of_a_hint_takes_no_words_away(tmp_path: Path) -> None:
    """What it advises is the hint, and stays lit; elsewhere there is none before it is read."""
    home = at_first_balloon(tmp_path / "cut")
    scene = balloon(home)
    home.press(Button.HINT)
    assert (home.scene, scene.top.message) == (scene, scene.foot)
    home = at_a_discard(tmp_path / "discard")
    scene = balloon(home)
    assert scene.top.message == scene.foot, "the foot does not say it a second time"
    home.press(Button.HINT)
    assert (home.scene, scene.top.message) == (scene, IS_THE_HINT)
    assert scene.top.lit == {*parse_cards("8H JH")}
    home.press(FIRE)
    assert home.top.message == f"Discard the 8 and the jack{HIDES_LIGHT}"


def test_a_score_that_it_tells_of_is_not_told_at_the_foot_as_well(tmp_path: Path) -> None:
    scene = until_told(at_home(tmp_path, guide="yes", seed=3), News.MADE_RUN)
    assert scene.top.reasons
    assert not newest_told(scene.top)


def test_nothing_on_the_table_is_lit_while_it_speaks(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=3)
    scene = next(one for one in balloons(home) if one.top.turn == 0 and one.step.thing is Thing.HAND)
    while isinstance(home.scene, GuideBalloon):
        assert scene.top.cursor is None
        home.press(FIRE)
    assert home.top.cursor is not None


def test_the_cards_to_discard_are_lit_until_it_is_read(tmp_path: Path) -> None:
    home = at_a_discard(tmp_path)
    scene = balloon(home)
    assert scene.words.startswith("Discard the 8 and the jack")
    assert scene.top.lit == {*parse_cards("8H JH")}
    home.press(FIRE)
    assert home.top.lit == frozenset()


@pytest.mark.parametrize(
    ("news", "cards"), [(News.MADE_RUN, "2C 3C 4H"), (News.MADE_PAIR, "JC JD"), (News.LAST_CARD, "3H")]
)
def test_all_cards_that_score_are_lit_while_it_tells_of_them(news: News, cards: str, tmp_path: Path) -> None:
    """And go out after it: what they are lit by runs below no card that lies over them."""
    home = at_home(tmp_path, guide="yes", seed=3)
    top = until_told(home, news).top
    assert top.lit == {*parse_cards(cards)}
    home.press(FIRE)
    assert not top.lit


@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_where_it_draws_no_line_what_it_speaks_of_is_lit(machine: str, tmp_path: Path) -> None:
    """Crib, starter and count, and a deck: but one that lies spread only where it is cut."""
    home, screen = at_home(tmp_path, machine=machine, guide="yes", seed=3), Screen(switched_on(machine))
    look, spoken_of = screen.machine.look, set[News]()
    left, top = look.inside.topleft
    for scene in balloons(home):
        sheet, is_pointed_at = scene.picture()[0], not scene.top.pack
        assert isinstance(sheet, BalloonSheet)
        if sheet.thing in (Thing.DECK, Thing.CRIB, Thing.STARTER, Thing.COUNT) and not is_pointed_at:
            is_named = machine == "tty" and sheet.thing is Thing.CRIB and not sheet.top.crib
            lit = [[*itself(look, sheet)][-1 if is_named else 0]]
        else:
            lit = [*added_to(look, sheet)]
        drawn = home.drawn(screen).surface
        for area in lit:
            inks = pygame.image.tobytes(drawn.subsurface(area.move(left, top)), "P")
            assert inks.count(int(look.inks.paper.lit)) > len(inks) / 8, scene.words
            spoken_of.add(scene.step.news)
        if scene.step.news is News.LAST_CARD:
            break
    assert spoken_of >= {News.DEAL, News.CUT_STARTER, News.STARTER, News.PLAY, News.MADE_THIRTY_ONE}


def test_of_a_spread_deck_a_terminal_lights_the_packet_from_edge_to_edge(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="tty", guide="yes", seed=3), Screen(switched_on("tty"))
    scene = until_told(home, News.CUT_FOR_DEAL)
    look, drawn = screen.machine.look, home.drawn(screen).surface
    deck, lit = Layout(look, scene.top).spread.move(look.inside.topleft), int(look.inks.paper.lit)
    for line in (deck.top, deck.bottom):
        row = [at for at in range(deck.left, deck.right) if drawn.get_at_mapped((at, line)) == lit]
        assert row[-1] - row[0] + 1 == look.cards.size[0]
        assert row[0] <= deck.centerx <= row[-1]  # the one that is drawn out
    whole = balloon_of(until_told(home, News.CUT_STARTER))
    assert [*itself(look, whole)] == [Layout(look, whole.top).area(OnPack())]


def test_cards_to_discard_are_lit_on_a_terminal_as_those_that_score(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="tty", guide="yes", seed=3), Screen(switched_on("tty"))
    shares = list[float]()
    for news in (News.WORTH, News.THEIR_CRIB):
        scene = until_told(home, news)
        layout, drawn = Layout(screen.machine.look, scene.top), home.drawn(screen).surface
        lit = [place for place, card in layout.cards() if card in scene.top.lit]
        for place in lit:
            area = layout.area(place).move(screen.machine.look.inside.topleft)
            inks = pygame.image.tobytes(drawn.subsurface(area), "P")
            shares.append(inks.count(int(screen.machine.look.inks.paper.lit)) / len(inks))
    assert len(shares) == 5
    assert max(shares) - min(shares) < 0.05


def test_starter_and_crib_are_lit_while_it_is_said_when_they_count(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=3)
    starter = until_told(home, News.STARTER).top.lit
    first = next(scene for scene in guided(home) if isinstance(scene, GuidedCount))
    assert starter == {first.shown.starter} == first.top.lit
    home.press(FIRE)
    assert first.top.lit == {*parse_cards("7H 8H")}
    crib = next(one for one in guided(home) if isinstance(one, GuidedCount) and one.shown.crib)
    assert crib.top.lit == {*crib.shown.cards}, "no tail to the starter speaks of it"
    home.press(FIRE)
    assert not crib.top.lit, "it is asked, and not read"


def test_a_click_on_a_card_closes_it_and_takes_the_card(tmp_path: Path) -> None:
    home = at_a_discard(tmp_path)
    home.click(CardSpot(InHand(0, 2)))
    assert home.top.seats[0].faded == {2}


def test_the_first_hands_are_counted_item_by_item_and_the_third_by_you(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=3)
    asked, read = 0, []
    for scene in guided(home):
        if not isinstance(scene, GuidedCount):
            continue
        if scene.entry:
            home.stack.press(Press(None, digit=9))
            assert scene.entry.digits == "9", "the first figure counts, however quick"
            scene.entry.clear()
        if scene.entry and not asked:
            asked += 1
            assert scene.top.message == "Type the points or {up} {down}, then {fire}"
            home.number(scene.total + 1)
            assert "is too high" in scene.words
            assert scene.entry
        elif panel := scene.top.count_panel:
            read.append((len(panel.words), len(scene.top.lit)))
    assert asked == 1
    assert [items for items, _ in read].count(1) == WITH_GUIDE, "each hand of two deals has a first item"
    assert all(lit >= 1 for items, lit in read if items)


def test_a_hand_that_the_guide_counted_is_pegged_as_ever(tmp_path: Path) -> None:
    with_guide, without = at_home(tmp_path / "a", guide="yes", seed=3), at_home(tmp_path / "b", seed=3)
    play_guided(with_guide)
    without.answer_until(lambda: isinstance(without.scene, GameOver))
    assert with_guide.game.scores == without.game.scores


def test_what_was_read_waits_for_no_other_press_and_its_sum_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the last card, of which it has just spoken, nor a hand that it has counted."""
    home, waited, wait = at_home(tmp_path, guide="yes", seed=3, wait=True), list[str](), Acting.wait

    def noted(acting: Acting, words: str) -> Movement:
        waited.append(acting.top.told[-1])
        yield from wait(acting, words)

    monkeypatch.setattr(Acting, "wait", noted)
    scene = until_told(home, News.OWN_CRIB)
    assert waited == ["Low cut: Champ deals."]
    sums = [line for line in scene.top.told if ": now " in line]
    assert sums == ["YOU: now 12.", "CHAMP: now 14.", "CHAMP: now 22."]


@pytest.mark.parametrize("preset", ["champ", "acc", "bsd"])
def test_the_foot_repeats_what_to_discard_until_it_is_done(preset: str, tmp_path: Path) -> None:
    home = at_a_discard(tmp_path, preset=preset)
    advice, _, _ = balloon(home).words.partition(": ")
    home.press(FIRE)
    assert home.top.message == f"{advice}{HIDES_LIGHT}"
    home.press(Button.LEFT, FIRE, Button.RIGHT)
    assert home.top.message == f"{advice}{HIDES_LIGHT}", "another card is marked"
    home.press(Button.BACKSPACE)
    home.go_to("JH")
    home.press(FIRE)
    assert (advice, home.top.message) == ("Discard the 8 and the jack", f"Discard the 8{HIDES_LIGHT}")
    home.press(FIRE)
    assert "Discard the 8" not in home.top.message, "it is done"


def test_the_advised_cards_keep_a_light_until_both_are_marked(tmp_path: Path) -> None:
    home = at_a_discard(tmp_path)
    home.press(FIRE)
    assert home.top.lit_quietly == parse_cards("8H JH")
    assert home.top.seats[0].hand[home.at.input.at] == Card.parse("8H"), "it points at the first"  # type: ignore[union-attr]
    home.press(Button.LEFT, FIRE)
    assert home.top.lit_quietly == parse_cards("8H JH")
    home.press(FIRE)
    assert home.top.lit_quietly == ()
    home.press(Button.BACKSPACE)
    assert home.top.lit_quietly == parse_cards("8H JH"), "the choice is open again"


def test_when_one_advised_card_is_chosen_the_cursor_is_on_the_other(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=5)
    until_told(home, *DISCARDS)
    home.press(FIRE, FIRE)
    hand, (first, other) = home.top.seats[0].hand, home.top.lit_quietly
    assert hand.index(other) > hand.index(first) + 1
    assert home.top.cursor == InHand(0, hand.index(other))


def test_the_key_of_a_hint_puts_out_the_light_of_advice_and_then_hints(tmp_path: Path) -> None:
    home = at_a_discard(tmp_path)
    home.press(FIRE, Button.HINT)
    assert home.top.lit_quietly == ()
    assert home.top.message.startswith("Discard two cards to ")
    home.press(Button.HINT)
    home.tick()
    assert home.top.message == f"Their crib would like a fifteen{SHOWS_MORE}"
    home.press(Button.RIGHT)
    assert home.top.lit_quietly == (), "it stays dark"


@pytest.mark.parametrize("machine", names())
def test_the_light_of_advice_is_seen_beside_what_is_pointed_at(machine: str, tmp_path: Path) -> None:
    home, screen = at_a_discard(tmp_path, machine=machine), Screen(switched_on(machine))
    home.press(FIRE, Button.LEFT)
    looks = [seen_of(home, screen, "JH")]
    home.go_to("JH")
    looks.append(seen_of(home, screen, "JH"))
    home.press(Button.HINT, Button.LEFT)
    looks.append(seen_of(home, screen, "JH"))
    assert len({*looks}) == len(looks), "lit, lit and pointed at, dark"


def seen_of(home: Home, screen: Screen, card: str) -> bytes:
    """Return the pixels of a card of the own hand, with what is around it."""
    home.stack.draw(screen)
    place = InHand(0, home.top.seats[0].hand.index(Card.parse(card)))
    layout = Layout(screen.machine.look, home.top.snapshot())
    frame = screen.machine.look.table.cursor_frame
    area = Rect(layout.point(place), screen.machine.look.cards.size).inflate(frame)
    return pygame.image.tobytes(screen.surface.subsurface(area.clip(screen.surface.get_rect())), "RGB")


def test_a_hint_repeats_what_the_guide_says_to_discard(tmp_path: Path) -> None:
    home = at_a_discard(tmp_path)
    advice, _, _ = balloon(home).words.partition(": ")
    home.press(FIRE, FIRE, FIRE, Button.HINT)
    home.tick()
    assert home.top.message == advice
    assert home.top.asides[-1:] == (f"{advice}.",)


def test_what_to_discard_is_said_in_the_deals_in_which_it_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, asked = at_home(tmp_path, guide="yes", seed=3), list[str]()
    answer = home.answer

    def note() -> None:
        asked.extend([home.top.message] * (moment(home.scene) is Moment.LAY_AWAY))
        answer()

    monkeypatch.setattr(home, "answer", note)
    play_guided(home)
    assert [words.startswith("Discard the ") for words in asked[:4]] == [True, True, False, False]
    assert asked[2].startswith("Discard two cards to ")


@pytest.mark.parametrize(
    ("hand", "thrown", "said"),
    [
        ("4H 5D 6C 7H 8H JH", "8H JH", "Discard the 8 and the jack"),
        ("4H 5D 6C 7H QD QH", "QD QH", "Discard the two queens"),
        ("4H 5D 6C QS QD QH", "QD QH", "Discard the queens of diamonds and hearts"),
        ("4H 7D 7C QS QD AH", "7D QD", "Discard 7D and QD"),
    ],
)
@pytest.mark.parametrize("machine", names())
def test_what_to_discard_has_room_at_the_foot(
    machine: str, hand: str, thrown: str, said: str, tmp_path: Path
) -> None:
    cards = parse_cards(thrown)
    assert advised(Told(thrown=cards, kept=tuple({*parse_cards(hand)} - {*cards}))).words == said
    home, screen = at_a_discard(tmp_path, machine=machine), InkScreen(switched_on(machine))
    home.press(FIRE, FIRE, Button.LEFT)
    home.top.message = f"{said}{HIDES_LIGHT}"
    home.stack.draw(screen)
    assert not screen.faults


def test_the_first_point_for_an_own_go_is_told_after_an_opponents(tmp_path: Path) -> None:
    home, said = at_home(tmp_path, guide="yes", seed="5"), list[str]()
    play_guided(home, lambda _, scene: said.append(scene.words))
    their_point = said.index("No card fits. CHAMP played last: the go is one point.")
    assert their_point < said.index("This time you played last: the point for the go is yours.")


def test_an_own_go_that_was_told_first_is_told_once(tmp_path: Path) -> None:
    home, said = at_home(tmp_path, guide="yes", seed="1"), list[str]()
    play_guided(home, lambda _, scene: said.append(scene.words))
    assert "No card fits. You played last: the go is one point." in said
    assert not [words for words in said if words.startswith("This time")]


def test_what_the_hands_do_stands_at_the_foot_until_a_card_is_chosen(tmp_path: Path) -> None:
    home, screen = at_a_discard(tmp_path), InkScreen(switched_on("ega"))
    scene = balloon(home)
    assert scene.step.keys not in scene.top.prompt, "Enter only closes the balloon"
    for press in (FIRE, Button.RIGHT):
        home.press(press)
        home.stack.draw(screen)
        assert any(words.endswith("← →, then Enter") for words in screen.words)
    home.press(FIRE)
    assert not scene.top.hands


def test_where_one_deck_lies_nothing_is_said_of_arrows() -> None:
    words = guide_words(FORMS["six-card"], "starter", 121)
    assert {words[news].keys for news in (News.CUT_PACK, News.CUT_STARTER)} == {"{fire} cuts"}
    assert "{table.cuts}" in words[News.CUT_FOR_DEAL].keys, "the cards lie in a row there"


@pytest.mark.parametrize(("machine", "keys"), [("c128", "↑ ↓"), ("tty", "left right")])
def test_the_keys_of_a_cut_lead_along_the_deck_as_it_is_drawn(
    machine: str, keys: str, tmp_path: Path
) -> None:
    home = at_first_balloon(tmp_path, machine=machine)
    home.press(FIRE)
    screen = home.drawn(InkScreen(switched_on(machine)))
    assert keys in " ".join(screen.words).lower()


def test_what_hides_the_light_begins_a_row_where_the_advice_takes_one(tmp_path: Path) -> None:
    home, screen = at_a_discard(tmp_path, machine="c128"), InkScreen(switched_on("c128"))
    home.press(FIRE, FIRE)
    home.top.message = f"Discard the queen and the king{HIDES_LIGHT}"
    home.stack.draw(screen)
    assert {"Discard the queen and the king", "F2 hides it"} <= {*screen.words}


@pytest.mark.parametrize("machine", ["tty", "c128"])
def test_the_foot_says_which_key_goes_on_while_the_guide_asks_nothing(machine: str, tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, guide="yes", seed=3, machine=machine), InkScreen(switched_on(machine))
    for scene in balloons(home):
        home.stack.draw(screen)
        assert [words for words in screen.words if words.lower() == "return goes on"], scene.words
        if scene.step.news is News.NEW_COUNT:
            return


def test_another_discard_than_the_advised_one_is_priced_once(tmp_path: Path) -> None:
    """Below a heading that says of which discard the sentence speaks."""
    home = at_home(tmp_path, guide="yes", seed=3)
    told = [scene.step for scene in balloons(home) if scene.step.news is News.OWN_WAY]
    assert [(step.title, step.words) for step in told] == [
        (
            "A better discard",
            "The 8 and the jack would win 11 more games in 100: their crib gets less.",
        )
    ]


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        (0.004, "Just as good as discarding the 10 and the king."),
        (0.006, "The 10 and the king would win 1 more game in 100: you would keep 6 points."),
        (0.122, "The 10 and the king would win 12 more games in 100: you would keep 6 points."),
    ],
)
def test_a_discard_of_ones_own_is_priced_in_games_of_a_hundred(cost: float, said: str) -> None:
    of = Told(kept=parse_cards("4H 5D 6C 7S"), thrown=parse_cards("10C KD"), cost=cost)
    assert guide_words(FORMS["six-card"], "starter", 121, of)[News.OWN_WAY].words == said


def test_a_long_price_of_a_discard_leaves_out_the_reason() -> None:
    of = Told(kept=parse_cards("8H JD 10C KS"), thrown=parse_cards("8C QS"), cost=0.122)
    said = guide_words(FORMS["six-card"], "starter", 121, of)[News.OWN_WAY].words
    assert said == "The 8 of clubs and the queen would win 12 more games in 100."


def test_what_was_told_before_a_game_was_left_never_comes_again(tmp_path: Path) -> None:
    home = at_home(tmp_path, initials="ANN", guide="yes", seed=3)
    before = []
    for scene in guided(home):
        before.append(scene.words)
        if len(before) > 10:
            break
    again = at_home(tmp_path, begin=False, initials="ANN", guide="yes")
    again.tick()
    again.press(FIRE)
    after = [scene.words for scene in balloons(again)]
    assert not {*before[:-1]} & {*after}


@pytest.mark.parametrize(("line", "is_kept"), [("guided yes\n", True), ("", False)])
def test_a_first_game_goes_on_in_its_own_words_though_the_guide_is_gone(
    line: str, is_kept: bool, tmp_path: Path
) -> None:
    """One that an older version kept has no line of it, and is told in those of its source."""
    home = at_home(tmp_path, guide="yes", seed=3)
    voice = home.context.voice
    until_told(home, *DISCARDS)
    kept = tmp_path / "unfinished.txt"
    kept.write_text(kept.read_text().replace("guided yes\n", line))
    again = at_home(tmp_path, begin=False, guide="no")
    again.tick()
    again.press(FIRE)
    assert (again.context.voice == voice) == is_kept


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_every_word_has_room_in_the_rows_at_the_foot(machine: str, preset: str) -> None:
    screen, source = Screen(switched_on(machine)), PRESETS[preset]
    for name in source.forms:
        form = FORMS[name]
        seats = [SeatTop(f"SEAT{seat}") for seat in range(form.seats)]
        top = TableState(seats, [Pegs() for _ in range(form.sides)], dealer=0)
        made = [Told(scores=peg(parse_cards(pile))) for pile in ("", "5H 5C 5D", "4H 5C 6C", "10H 6C 7C 8C")]
        made += [Told(side="their side")] * form.partners
        told = [guide_words(form, source.manner.voice.starter, 121, of) for of in made]
        for step in (step for steps in told for step in steps.values()):
            sheet = BalloonSheet(step.title, step.words, "", step.thing, 0, top, ANSWERS)
            seen = screen.show([sheet])
            assert seen.rows >= seen.of, step.words


@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_where_it_has_no_balloon_the_part_of_a_deal_stands_on_the_table(machine: str, tmp_path: Path) -> None:
    """On the C-128 it ends the line of its keys."""
    home, screen = at_home(tmp_path, guide="yes", seed=3, machine=machine), InkScreen(switched_on(machine))
    for scene in guided(home):
        home.drawn(screen)
        sheet = balloon_of(scene)
        place = sheet.place
        if machine == "c128":
            place = place.removeprefix("Part ").upper()
        written = {words.strip() for words in screen.words}
        assert place in written, scene.words
        assert not [fault for fault in screen.faults if place in fault]
        if isinstance(scene, GuidedCount):
            break


def test_the_terminals_uppermost_line_says_the_score_at_the_show_too(tmp_path: Path) -> None:
    screen, home = Screen(switched_on("tty")), at_home(tmp_path, guide="yes", seed=3, machine="tty")
    scene = next(scene for scene in guided(home) if isinstance(scene, GuidedCount))
    left = screen.machine.look.width(f" {balloon_of(scene).place} ")
    row = (left, 0, screen.surface.get_width() - left, screen.machine.look.cell[1])
    screen.show([TableSheet(scene.top.snapshot())])
    before = screen.surface.subsurface(row).copy()
    screen.show(scene.picture())
    assert pygame.image.tobytes(screen.surface.subsurface(row), "P") == pygame.image.tobytes(before, "P")


def test_on_the_terminal_its_frame_is_as_high_at_each_step(tmp_path: Path) -> None:
    """It ends below the most words of one, and no lower where its answers end it."""
    home, screen = at_home(tmp_path, guide="yes", seed=3, machine="tty"), Screen(switched_on("tty"))
    (left, _), look = screen.machine.look.inside.topleft, screen.machine.look
    pane, rows, words = look.table.guide[2], {True: set[int](), False: set[int]()}, set[int]()
    for scene in guided(home):
        is_asked = isinstance(scene, GuidedCount) and bool(scene.entry)
        if is_asked or (isinstance(scene, GuideBalloon) and scene.step.news not in CUTS):
            drawn, side = home.drawn(screen).surface, left + pane.left + look.cell[0] // 2
            inks = [drawn.get_at_mapped((side, look.inside.top + y)) for y in range(pane.top, pane.bottom)]
            rows[is_asked].add(sum(ink != look.inks.ground for ink in inks) // look.cell[1])
            words.add(len(balanced(scene.words, pane.width // look.cell[0] - 4)))
        if is_asked:
            break
    assert len(rows[False]) == 1 < len(words)
    assert rows[True] == rows[False]


def test_the_help_lies_over_what_it_says_and_leaves_it_there(tmp_path: Path) -> None:
    home, kinds = at_home(tmp_path, guide="yes", seed=3), set[type]()
    for scene in guided(home):
        if type(scene) not in kinds or (isinstance(scene, GuidedCount) and scene.entry):
            kinds.add(type(scene))
            home.press(Button.HELP)
            assert isinstance(home.scene, Help)
            home.press(Button.BACK)
            assert home.stack.top is scene
        if isinstance(scene, GuidedCount) and scene.entry:
            return
    raise AssertionError("nobody was asked to count")


@pytest.mark.parametrize("way", [Button.LEFT, Button.RIGHT, CardSpot(InHand(0, 1))])
def test_whoever_points_at_cards_that_are_counted_is_told_how_it_goes_on(
    way: Button | CardSpot, tmp_path: Path
) -> None:
    home = at_home(tmp_path, guide="yes", seed=3)
    scene = next(scene for scene in guided(home) if isinstance(scene, GuidedCount))
    for _ in range(2):
        home.click(way) if isinstance(way, CardSpot) else home.press(way)
        assert scene.words == "Each hand is counted with the starter, the dealer's last. {fire} goes on."
    home.press(FIRE)
    assert scene.top.lit


@pytest.mark.parametrize("done", [Button.FIRE, ButtonSpot("OK")])
def test_fire_without_a_number_is_told_that_one_is_missing(done: Button | ButtonSpot, tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=3)
    scene = until_counting(home)
    home.click(done) if isinstance(done, ButtonSpot) else home.press(done)
    assert (scene.words, scene.top.message) == ("Type a number first; {hint} gives a hint.", TYPES)
    home.press(Button.HINT)
    home.press(FIRE)
    assert scene.words == "Type a number first; {hint} shows what it counts."
    home.stack.press(Press(None, digit=0))
    home.press(FIRE)
    assert scene.top.message == TYPES


def test_a_press_that_came_before_its_words_takes_none_of_them_away(tmp_path: Path) -> None:
    home = at_first_balloon(tmp_path)
    scene = balloon(home)
    for _ in range(2):
        home.stack.press(Press(FIRE))
        home.stack.click(None)
        assert home.scene is scene
    home.press(FIRE)
    assert isinstance(home.scene, GameScene)


def test_who_knows_the_game_sends_it_away(tmp_path: Path) -> None:
    home = at_first_balloon(tmp_path)
    home.press(Button.BACK)
    for button in (DOWN, FIRE):
        home.stack.press(Press(button))
    assert home.on(OffBox).chosen == 0, "no hammering turns it off"
    home.tick(DEAF_STEPS)
    home.press(DOWN, FIRE)
    assert home.session.settings.guide == "no"
    assert play_guided(home) == []


def test_who_is_to_count_alone_sends_it_away_as_well(tmp_path: Path) -> None:
    """Its key was told, and did nothing."""
    home = at_home(tmp_path, guide="yes", seed=3)
    counted = until_counting(home)
    home.press(Button.BACK)
    assert home.on(OffBox)
    home.tick(DEAF_STEPS)
    home.press(Button.BACK)
    assert home.on(GuidedCount) is counted, "it asks again"
    assert counted.entry
    home.press(Button.BACK)
    home.tick(DEAF_STEPS)
    home.press(DOWN, FIRE)
    assert home.session.settings.guide == "no"
    assert home.top.count_panel
    assert not home.top.count_panel.to_come, "the table has read the whole count"


@pytest.mark.parametrize("machine", names())
def test_whether_it_is_to_leave_is_asked_in_a_box_that_points_at_nothing(
    machine: str, tmp_path: Path
) -> None:
    """It was asked under the heading of what was told, with a hand that pointed at the crib."""
    screen, home = Screen(switched_on(machine)), at_a_discard(tmp_path, machine=machine)
    said = balloon(home)
    home.press(Button.BACK)
    home.drawn(screen)
    *below, box = screen.sheets
    assert isinstance(box, BoxSheet)
    assert box.lines[0] == "Turn the guide off?"
    assert not any(isinstance(sheet, BalloonSheet) for sheet in below)
    home.tick(DEAF_STEPS)
    home.press(Button.BACK)
    assert home.scene is said


@pytest.mark.parametrize("machine", names())
def test_no_press_alone_silences_it(machine: str, tmp_path: Path) -> None:
    """At none of its steps, whatever is pressed, and whatever was pointed at before fire."""
    one_by_one = [Press(button) for button in Button] + [Press(None, letter=letter) for letter in "gnktq"]
    stops = 12
    for number, press in enumerate(one_by_one):
        home, seen = at_home(tmp_path / str(number), guide="yes", seed=3, machine=machine), 0
        for scene in guided(home):
            seen += 1
            if isinstance(scene, GuidedCount) and scene.entry:
                continue
            home._let_hear()
            home.stack.press(press)
            if home.scene is scene:
                home.press(FIRE)
            assert home.session.settings.guide == "yes", (scene.words, press)
            if home.scene is not scene and not isinstance(home.scene, GameScene | GuideBalloon | GuidedCount):
                break  # a page over the table
            if seen > stops or (isinstance(home.scene, GameScene) and not home.is_asked):
                break
            if isinstance(home.scene, GameScene) and home.top.seats[0].faded:
                break  # it has taken a card


@pytest.mark.parametrize("way", [Button.LEFT, Button.RIGHT, Button.UP, DOWN, Button.EARLIER])
def test_what_points_at_cards_or_reads_back_is_left_to_the_table(way: Button, tmp_path: Path) -> None:
    """As the words say: left or right, then fire."""
    home = at_first_balloon(tmp_path)
    home.press(way)
    assert isinstance(home.scene, GameScene)
    home.press(FIRE)
    assert home.session.settings.guide == "yes"


def test_it_asks_to_keep_what_the_hint_would(tmp_path: Path) -> None:
    home, discards = at_home(tmp_path, guide="yes", seed=3), 0
    context = home.context
    for scene in balloons(home):
        if scene.step.news in DISCARDS:
            discards += 1
            assert context.coach
            best, *_ = context.coach.analysis(0).options
            named = listed([f"the {rank_in_figures(card.rank)}" for card in sorted(best.cards)])
            assert scene.words.startswith(f"Discard {named}: ")
    assert discards == 2


@pytest.mark.parametrize(
    ("news", "kept", "ahead_in", "why"),
    [
        (News.OWN_CRIB, "4H 5D 6C 7S", None, "keep a fifteen and a run of four for 6."),
        (News.OWN_CRIB, "2H 4H 8H QH", None, "keep a flush for 4."),
        (News.THEIR_CRIB, "JH 3D 5D 9C", None, "keep a fifteen for 2."),
        (News.THEIR_CRIB, "7H 7D 8D 8C", None, "keep four fifteens and two pairs for 12."),
        (News.THEIR_CRIB, "3H 3D 3C 9C", None, "keep three fifteens and three of a kind for 12."),
        (News.THEIR_CRIB, "6D 7C 8C 8H", None, "keep two fifteens, two runs and a pair for 12."),
        (News.THEIR_CRIB, "AH 3D 8D QC", None, "the rest goes with most starters."),
        (News.OWN_CRIB, "4H 5D 7C JS", PointsFrom.CRIB, "keep a fifteen, and help your crib."),
        (News.THEIR_CRIB, "4H 5D 7C JS", PointsFrom.CRIB, "keep a fifteen; they get little."),
        (News.THEIR_CRIB, "2H 4D 6C 6S", PointsFrom.PEGGED, "keep a pair, and cards that play well."),
        (
            News.THEIR_CRIB,
            "6D 7C 8C 8H",
            PointsFrom.CRIB,
            "you keep 12 points and help their crib least.",
        ),
        (News.OWN_CRIB, "2H 4D 6C 8S", PointsFrom.CRIB, "your crib gains most."),
        (News.THEIR_CRIB, "2H 4D 6C 8S", PointsFrom.PEGGED, "the rest plays well."),
    ],
)
def test_a_discard_is_named_with_its_reason(
    news: News, kept: str, ahead_in: PointsFrom | None, why: str
) -> None:
    of = Told(
        kept=tuple(sorted(parse_cards(kept))),
        thrown=parse_cards("10C KD"),
        ahead_in=ahead_in,
        crib_is_ours=news is News.OWN_CRIB,
    )
    words = guide_words(FORMS["six-card"], "starter", 121, of)[news].words
    assert words == f"Discard the 10 and the king: {why}"


@pytest.mark.parametrize("form", ["six-card", "four-handed"])
@pytest.mark.parametrize("seed", [3, 5, 6])
def test_the_first_lead_is_the_coachs_with_a_true_reason(seed: int, form: str, tmp_path: Path) -> None:
    home, led = at_home(tmp_path, preset="hoyle", form=form, guide="yes", seed=seed), 0
    context = home.context
    for scene in balloons(home):
        if "Try the " in scene.words:
            assert context.coach
            led += 1
            analysis = context.coach.analysis(0)
            best, *others = analysis.options
            (card,), ranks = best.cards, [one.rank for one in analysis.view.hand]
            named, why = scene.words.split("Try the ")[1].split(": ")
            assert (named, [*scene.top.lit]) == (rank_in_figures(card.rank), [card])
            assert not scene.top.played
            assert scene.words.startswith("You lead. ")
            home.press(FIRE)
            assert home.top.lit_quietly == (card,), "it stays lit until a card is played"
            assert home.top.cursor == InHand(0, home.top.seats[0].hand.index(card)), "fire plays it"
            home.answer()
            home.until(lambda: bool(context.top.played))
            assert not context.top.lit_quietly
            assert {
                "if they pair it, you make it three.": ranks.count(card.rank) > 1,
                "nobody makes fifteen on it.": card.rank < 5,
                "they score on it least often.": best.answered <= min(one.answered for one in others),
                "your other cards are better kept.": True,
            }[why]
    assert led == 1


def test_of_two_of_a_rank_the_discard_says_which() -> None:
    of = Told(kept=parse_cards("5C 8C 9C KC"), thrown=parse_cards("4S 8S"))
    words = guide_words(FORMS["six-card"], "starter", 121, of)[News.OWN_CRIB].words
    assert words.startswith("Discard the 4 and the 8 of spades: ")


@pytest.mark.parametrize(
    ("pile", "news", "title", "said"),
    [
        ("7H 8C", News.MADE_FIFTEEN, "Fifteen", "You made the count 15: two points."),
        (
            "5H 5C 5D",
            News.MADE_FIFTEEN,
            "Fifteen",
            "You made the count 15: two points. With three of a kind: eight.",
        ),
        (
            "5H 5C 5D",
            News.MADE_THREE,
            "Three of a kind",
            "Three of a kind are three pairs: six points for you. With the fifteen: eight.",
        ),
        (
            "4H 4C 4D 4S",
            News.MADE_FOUR,
            "Four of a kind",
            "Four of a kind are six pairs: twelve points for you.",
        ),
        ("7H 7C", News.MADE_PAIR, "A pair", "The same rank twice: two points for you. A third would be six."),
        (
            "AH 7H 7C",
            News.MADE_PAIR,
            "A pair",
            "The same rank twice: two points for you. With the fifteen: four.",
        ),
        (
            "4H 5C 6C",
            News.MADE_RUN,
            "A run",
            "Three or more in a row, any order: a point a card for you. With the fifteen: five.",
        ),
        (
            "10H 6C 7C 8C",
            News.MADE_THIRTY_ONE,
            "Thirty-one",
            "31 exactly: two points for you. With a run of three: five.",
        ),
    ],
)
def test_of_a_card_that_makes_two_things_the_sum_is_told(
    pile: str, news: News, title: str, said: str
) -> None:
    of = Told(is_you=True, scores=peg(parse_cards(pile)))
    step = guide_words(FORMS["six-card"], "starter", 121, of)[news]
    assert (step.title, step.words) == (title, said)


@pytest.mark.parametrize("first", [0, 1])
def test_each_kind_of_score_is_explained_once_whoever_makes_it(first: int, tmp_path: Path) -> None:
    """Three of a kind after a pair, too; a point for a go once to each side."""
    piles = {"A pair": "7H 7C", "Three of a kind": "4H 4C 4D", "Four of a kind": "4H 4C 4D 4S"}
    piles |= {"A run": "2H 3C 4C", "Fifteen": "KH 5C", "Thirty-one": "KH KC AC JH"}
    scores = [(Reason.PLAY, peg(parse_cards(cards))) for cards in piles.values()]
    scores += [(reason, ()) for reason in (Reason.HEELS, Reason.GO, Reason.LAST_CARD)]
    guide = balloon(at_a_discard(tmp_path)).guide
    said = list[str]()
    for reason, made in scores:
        for seat in (first, 1 - first) * 2:
            if guide.after(Pegged(seat, seat, 1, 1, reason, made)):
                said.append(guide.told[-1][0].title)
    assert said == [*piles, "His heels", *["One for the go"] * (1 + first), "One for last"]


def test_his_heels_are_told_of_partners_in_a_sentence_of_their_own() -> None:
    told = {
        of.side: guide_words(FORMS["four-handed"], "starter", 121, of)[News.HEELS].words
        for of in (Told(dealer="you"), Told(dealer="you", side="your side"))
    }
    assert told[""].endswith(": two points for you, the dealer.")
    assert told["your side"].endswith(": two points for you, the dealer, and your side.")


def test_of_a_go_nothing_is_said_that_may_not_be_so() -> None:
    """Whether you can play on, and what BSD's program calls itself."""
    of = Told(name="your opponent")
    words = guide_words(FORMS["six-card"], "starter", 61, of)[News.GO].words
    assert words.startswith("Your opponent can't play: go. Whoever can, plays on;")


def test_a_letter_is_the_tables_and_a_double_click_turns_nothing_off(tmp_path: Path) -> None:
    home = at_first_balloon(tmp_path)
    home.click(LineSpot(1))
    home.stack.click(LineSpot(1))
    home.on(OffBox)
    home.tick(DEAF_STEPS)
    home.click(LineSpot(0))
    assert isinstance(home.scene, GuideBalloon)
    home._let_hear()
    for letter in "GT":
        home.stack.press(Press(None, letter=letter, typed=letter))
    assert home.session.settings.guide == "yes"
    assert isinstance(home.scene, GameScene)


def test_at_the_end_there_is_nothing_left_to_turn_off(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=3)
    *_, last = balloons(home)
    assert (last.step.news, last.choices) == (News.END, ("Next",))


def test_every_point_of_a_first_game_has_its_reason(tmp_path: Path) -> None:
    """Even of a go, which CHAMP leaves to a beep: the first game is at the house's own table."""
    home = at_home(tmp_path, preset="champ", guide="yes", seed=3)
    scene = until_told(home, News.LAST_CARD, News.FOR_GO)
    assert scene.top.reasons[-1].text in ("One for the go", "One for last")


def test_the_first_game_is_at_the_houses_own_table_and_confirms_a_discard(tmp_path: Path) -> None:
    """The highlight goes on after the first card, and a hurried press would take whatever it is on."""
    home = at_home(tmp_path, preset="champ", guide="yes", seed=3, initials="ANN")
    assert home.context.confirms_discard
    assert home.context.voice == replace(HOUSE, rival="Champ", signs_plates=True)
    assert home.top.seats[0].on_plate == "ANN", "as in all games after it"
    for _ in guided(home):
        pass
    assert home.session.manner_of("champ").voice == PRESETS["champ"].manner.voice


def test_esc_asks_while_the_guide_is_there_and_knows_the_way_to_the_title(tmp_path: Path) -> None:
    """At an original that ends at once."""
    home = at_first_balloon(tmp_path, preset="champ", machine="ega")
    home.press(FIRE, Button.BACK)
    assert isinstance(home.scene, Quit)
    home.press(DOWN, FIRE)
    assert isinstance(home.scene, Title)


def test_it_is_offered_before_the_first_game_and_never_again(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, guide="ask")
    home.tick()
    home.press(DOWN, FIRE)
    assert isinstance(home.scene, OfferGuide)
    home.press(Button.BACK)
    assert isinstance(home.scene, Title)
    home.press(FIRE, DOWN, FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.session.settings.guide == "no"


def test_a_newcomer_who_just_presses_on_has_it_at_once(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, guide="ask")
    home.press(DOWN, FIRE, FIRE)
    home.until(lambda: isinstance(home.scene, GuideBalloon))


def test_a_game_gone_on_with_is_explained_from_there_on(tmp_path: Path) -> None:
    home = at_home(tmp_path, initials="ANN")
    home.answer_until(lambda: len(home.game.moves) > 4)
    again = at_home(tmp_path, begin=False, initials="ANN", guide="yes")
    again.tick()
    again.press(FIRE)
    again.until(lambda: isinstance(again.scene, GuideBalloon))
    assert isinstance(again.scene, GuideBalloon)
    words = words_of(home.context)
    assert balloon(again).words not in (words[News.CUT_FOR_DEAL].words, words[News.DEAL].words)


def test_the_words_are_those_of_the_form(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="amiga", form="five-card")
    words = guide_words(home.game.form, "start", 61)
    assert "turned up is the start." in words[News.CUT_STARTER].words
    assert "in this game of the play" in words[News.NEW_COUNT].words
    assert "61 wins" in words[News.END].words


@pytest.mark.parametrize("machine", names())
def test_each_machine_fills_in_every_word(machine: str, tmp_path: Path) -> None:
    screen, top = Screen(switched_on(machine)), at_home(tmp_path).context.top
    steps = guide_words(FORMS["six-card"], "starter", 121)
    for step in steps.values():
        screen.show([BalloonSheet(step.title, step.words, "1 of 1", step.thing, 0, top, ["Next"])])
        assert "{" not in screen.news()


@pytest.mark.parametrize(
    ("people", "seat", "to"), [((1, 0), None, 1), ((1, 0), 0, 0), ((), None, 0), ((), 1, 1)]
)
def test_a_step_is_told_to_whom_it_happens_or_to_the_first(
    people: tuple[int, ...], seat: int | None, to: int
) -> None:
    game = Game(FORMS["six-card"], House(), "guide")
    table = SimpleNamespace(game=game, people=people, names=["A", "B"])
    guide = Guide(SimpleNamespace(table=table), "champ", list)  # type: ignore[arg-type]
    assert guide._tell(News.STARTER, seat)
    assert not guide._tell(News.STARTER, seat)
    assert [told for _, told in guide.told] == [to]


@pytest.mark.parametrize(("machine", "written"), [("c128", "ESC guide off"), ("tty", "Esc guide off")])
def test_its_words_to_click_are_written_as_those_of_the_table(
    machine: str, written: str, tmp_path: Path
) -> None:
    home = at_first_balloon(tmp_path, machine=machine)
    screen = home.drawn(InkScreen(switched_on(machine)))
    assert written in {words.strip() for words in screen.words}


@pytest.mark.parametrize("seats", [3, 4])
def test_on_the_amiga_the_frame_of_a_crib_holds_each_place_a_card_is_to_take(seats: int) -> None:
    look, top = switched_on("amiga").look, TableState([SeatTop("YOU")] * seats, [Pegs()], crib=[None])
    sheet = BalloonSheet("The crib", "It fills.", "Part 2 of 6", Thing.CRIB, 0, top, ["Next"])
    frame, layout = next(things(look, sheet)), Layout(look, top)
    assert all(frame.contains(layout.area(ForCrib(at))) for at in range(CRIB_CARDS))


@pytest.mark.parametrize("seed", [3, 5])
def test_the_frame_of_a_lit_card_is_whole_beside_a_balloon(seed: int, tmp_path: Path) -> None:
    """On the Amiga the window of scores, over which it lies, casts its shadow there."""
    home, screen, seen = (
        at_home(tmp_path, machine="amiga", guide="yes", seed=seed),
        Screen(switched_on("amiga")),
        0,
    )
    for scene in guided(home):
        sheet, look = balloon_of(scene), screen.machine.look
        _, area, thing, _ = place_balloon(look, sheet)[1]
        if sheet.thing is not Thing.PLAYED or not area.colliderect(Layout(look, sheet.top).reasons_window):
            continue
        lit = thing.move(0, -look.table.lit_raised)
        for frame in filter(lambda one: one.contains(lit), open_cards(look, sheet.top)):
            screen.show([TableSheet(sheet.top)])
            edges = (
                Rect(frame.right - 2, frame.top + 3, 2, frame.height - 6),
                Rect(thing.left, frame.top, thing.width // 2, 1),
            )
            clear = [edge for edge in edges if not area.union(area.move(look.shadow)).colliderect(edge)]
            before = [pygame.image.tobytes(screen.surface.subsurface(edge), "P") for edge in clear]
            home.stack.draw(screen)
            now = [pygame.image.tobytes(screen.surface.subsurface(edge), "P") for edge in clear]
            seen += 1
            assert now == before, sheet.words
    assert seen


def test_return_goes_on_stands_in_the_row_of_the_prompt_on_the_terminal(tmp_path: Path) -> None:
    screen, home = InkScreen(switched_on("tty")), at_home(tmp_path, guide="yes", seed=3, machine="tty")
    home.tick()
    assert isinstance(home.scene, GuideBalloon)
    home.stack.draw(screen)
    look = screen.machine.look
    assert screen.areas_of("Return goes on")[-1].top == look.inside.top + look.table.message.top


@pytest.mark.parametrize(("machine", "first"), [("tty", "F2 hint, then show me"), ("c128", "SHOW ME")])
def test_a_count_in_cells_says_what_its_hint_key_does(machine: str, first: str, tmp_path: Path) -> None:
    """On the C-128 once it gives no hint; before, both have no room."""
    screen = InkScreen(switched_on(machine))
    home = at_home(tmp_path, guide="yes", seed=3, machine=machine)
    asked = until_counting(home)
    for told in (first, "F2 show me"):
        screen.show([TableSheet(asked.top), asked.picture()[0]])
        assert told in {words.strip() for words in screen.words}
        home.press(Button.HINT)


def test_on_the_c128_a_number_is_asked_for_in_one_ink(tmp_path: Path) -> None:
    screen, home = InkScreen(switched_on("c128")), at_home(tmp_path, guide="yes", seed=3, machine="c128")
    asked, inks = until_counting(home), screen.machine.look.inks
    screen.show([TableSheet(asked.top), asked.picture()[0]])
    (line,) = [one.area for one in screen.lines if one.words.startswith("Type the points")]
    assert {*pygame.image.tobytes(screen.surface.subsurface(line), "P")} == {inks.lit, inks.ground}


def test_on_the_terminal_no_key_of_the_first_cut_is_told_twice(tmp_path: Path) -> None:
    screen, home = InkScreen(switched_on("tty")), at_home(tmp_path, guide="yes", seed=3, machine="tty")
    home.tick()
    home.press(Button.FIRE)
    home.until_still()
    home.drawn(screen)
    assert isinstance(home.scene, GameScene)
    assert sum("Return" in words for words in screen.words) == 1


def test_on_the_terminal_the_keys_of_the_guide_always_begin_their_line(tmp_path: Path) -> None:
    """What goes on stands where the prompt does, and no key has a second name."""
    screen, home = InkScreen(switched_on("tty")), at_home(tmp_path, guide="yes", seed=3, machine="tty")
    table, seen = screen.machine.look.table, set[bool]()
    for scene in guided(home):
        home.drawn(screen)
        is_asked = isinstance(scene, GuidedCount) and scene.entry is not None
        helps, goes_on = screen.spotting.area(ButtonSpot(HELP)), screen.spotting.area(LineSpot(0))
        assert getattr(helps, "topleft", None) == table.buttons.topleft
        if not is_asked:  # or its figures lie over these words
            words = {words.strip() for words in screen.words}
            assert {"F1 help", "Esc guide off" if TURN_OFF in scene.choices else "Esc next"} <= words
            assert not {"next", "guide off"} & words
            assert getattr(goes_on, "topleft", None) == table.message.topleft
        seen.add(is_asked)
    assert seen == {False, True}


def test_on_the_terminal_the_part_of_the_deal_is_told_as_long_as_the_guide_is_there(tmp_path: Path) -> None:
    """It turned to the name of the program and back, and was still the cut's after a card was played."""
    home = at_home(tmp_path, guide="yes", seed=3, machine="tty")
    home.until_scene(GuideBalloon)
    top = home.on(GuideBalloon).top
    told = [top.part]
    while len(told) < 9:
        match home.scene:
            case GuidedCount(entry=CountEntry(), total=total):
                home.number(total)
            case GuideBalloon() | GuidedCount():
                home.press(FIRE)
            case _:
                home.step_on()
        told += [top.part] * (top.part != told[-1])
    assert told == [f"Part {part} of 6" for part in (1, 2, 3, 4, 5, 6, 3, 4, 5)]
    assert f" {top.part}" in home.drawn(InkScreen(switched_on("tty"))).words[0]


def test_a_count_is_asked_as_without_the_guide_once_it_has_spoken(tmp_path: Path) -> None:
    """What it says has room beside the keys; then these and the question have their own place."""
    home, counts = at_home(tmp_path, preset="hoyle", guide="yes", seed=3, house="counting=hoyle"), set[News]()
    amiga = switched_on("amiga").look
    for scene in balloons(home):
        if scene.step.news not in {News.COUNT, News.CALL_MUGGINS}:
            continue
        counts.add(scene.step.news)
        told = replace(scene.top.count_panel, is_guided=True, is_asked=True)
        assert balloon_of(scene).top.count_panel == told
        assert not [*what_is_wrong(amiga, balloon_of(scene))]
        home.press(FIRE)
        (asked,) = (one for one in home.scene.picture() if isinstance(one, NumberSheet))
        assert not asked.is_guided
        if len(counts) == 2:
            return


def test_on_the_amiga_the_keys_of_the_guide_stand_in_one_line(tmp_path: Path) -> None:
    """Also where the table waits for a press: they are no two messages."""
    screen, scene = InkScreen(switched_on("amiga")), balloon(at_first_balloon(tmp_path))
    scene.top.waits = True
    screen.show([TableSheet(scene.top)])
    assert any("goes on" in words and "guide off" in words for words in screen.words)


@pytest.mark.parametrize(("preset", "form"), [("champ", "six-card"), ("hoyle", "four-handed")])
def test_on_the_c128_part_words_and_keys_are_one_box_whose_rows_never_move(
    preset: str, form: str, tmp_path: Path
) -> None:
    """And what goes on is told once, as a key to click; nothing of a hand is covered until it has gone on."""
    machine = switched_on("c128")
    home = at_home(tmp_path, machine="c128", preset=preset, form=form, guide="yes", seed=3)
    screen = InkScreen(machine)
    first, last = (machine.look.inside.top + row * machine.look.cell[1] for row in (22, 24))
    for scene in guided(home):
        if isinstance(scene, GuidedCount) and scene.entry:
            return
        home.drawn(screen)
        rows = {line.words.strip(): line.area.top for line in screen.lines if line.area.top >= first}
        sheet = balloon_of(scene)
        assert rows.get(sheet.title.upper(), first) == first
        assert rows[sheet.place.removeprefix("Part ").upper()] == last
        assert rows["RETURN goes on"] == rows["ESC guide off"] == last, scene.words
        assert "NEXT" not in rows
        assert {at for words, at in rows.items() if words in sheet.words} <= {first, first + 8}


@pytest.mark.parametrize("seed", [3, 5])
def test_on_the_amiga_a_tail_to_a_list_ends_at_the_line_that_is_read(seed: int, tmp_path: Path) -> None:
    screen, ends = Screen(switched_on("amiga")), list[int]()
    look, home = screen.machine.look, at_home(tmp_path, guide="yes", seed=seed, machine="amiga")
    for scene in guided(home):
        if not isinstance(scene, GuidedCount) or scene.entry or not balloon_of(scene).says_here:
            continue
        home.drawn(screen)
        sheet = balloon_of(scene)
        placed = place_balloon(look, sheet)[1]
        if not placed.tail or placed.tail[1][0] >= placed.area.left:
            continue
        left, drawn = placed.area.left, screen.surface.subsurface(look.inside)
        tip = [y for y in range(placed.area.top, placed.area.bottom) if is_paper(drawn, left - 2, y, look)]
        line = next(y for y in range(150, 235) if drawn.get_at_mapped((300, y)) == look.inks.panel.bar)
        assert min(abs(y - line) for y in tip) <= look.cell[1] + 4, scene.words
        ends.append(line)
    assert len({*ends}) > 1


def is_paper(drawn: pygame.Surface, x: int, y: int, look: Look) -> bool:
    """Tell whether a point of a balloon's own paper is seen there."""
    return drawn.get_at_mapped((x, y)) == look.inks.paper.paper


@pytest.mark.parametrize("seed", [3, 9, 47])
def test_on_the_amiga_a_new_count_is_told_beside_its_figure(seed: int, tmp_path: Path) -> None:
    """Rather over gadgets, which are not seen in part."""
    home, look = at_home(tmp_path, guide="yes", seed=seed, machine="amiga"), switched_on("amiga").look
    sheet = balloon_of(until_told(home, News.NEW_COUNT))
    placed, layout = place_balloon(look, sheet)[1], Layout(look, sheet.top)
    assert placed.tail
    assert dist(*placed.tail[:2]) < LONG_TAIL
    assert placed.area.right < layout.places.counter.left
    assert Rect(placed.tail[1], (1, 1)).inflate(16, 16).colliderect(layout.places.counter)


@pytest.mark.parametrize("more", ["", "QD"])
def test_on_the_amiga_an_own_go_is_told_close_to_it(more: str, tmp_path: Path) -> None:
    home, look = at_home(tmp_path, guide="yes", seed=5, machine="amiga"), switched_on("amiga").look
    sheet = balloon_of(until_told(home, News.GO))
    sheet.top.seats[0].hand.extend(Card.parse(card) for card in more.split())
    placed = place_balloon(look, sheet)[1]
    assert placed.tail
    assert dist(*placed.tail[:2]) < LONG_TAIL


def test_a_number_refused_is_no_longer_told_once_another_is_typed(tmp_path: Path) -> None:
    home = at_home(tmp_path, guide="yes", seed=3)
    scene = until_counting(home)
    asked = scene.words
    for figure, told in ((9, asked), (9, "29 at most."), (8, asked)):
        scene.type_in(Press(None, digit=figure))
        assert scene.words == told


def test_on_the_pc_choices_stand_clear_of_the_lower_edge_of_their_paper() -> None:
    sheet = BalloonSheet("Go", "Say go.", "1 of 8", Thing.BOARD, 0, TABLES["show"](), ["Next", "Guide off"])
    shape = shape_of(switched_on("ega").look, sheet, 30)
    ends = switched_on("ega").look.cell[1] + AIR // 2 + shape.choices[0].bottom
    assert shape.size[1] - ends >= AIR
