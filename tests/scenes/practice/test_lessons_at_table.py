"""Learn to play, on each machine: by keys, mouse and one switch, left, skipped and done again."""

import re
from itertools import combinations, permutations
from pathlib import Path

import pytest
from pygame import Rect

from game.devices.button import Button, Press
from game.machines import names
from game.machines.power import switched_on
from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import fitted
from game.paint.looks.monitor import Ink, Point
from game.paint.pages.balloon import line_around
from game.paint.pages.balloon_place import place_balloon
from game.paint.screen import Screen
from game.paint.table.layout import Layout
from game.paint.table.things import spoken_of, things
from game.practice.learn import LESSONS, Pick
from game.rules.cards import Card, Cards, parse_cards
from game.rules.spoken import rank_word
from game.scenes.box import Box
from game.scenes.help_pages import Help
from game.scenes.practice.drill_scene import DrillScene
from game.scenes.practice.learn_list import AfterTheLast, LearnList
from game.scenes.practice.lesson_scene import HINTS, PICKS, TAKES, TYPES, LessonScene
from game.scenes.practice.two_discards import TwoDiscards
from game.scenes.scene import Way
from game.scenes.table.game_scene import GameScene
from game.sheets.page_parts import Words
from game.sheets.pages import PageSheet
from game.sheets.sheets import KEYS, BalloonSheet, TableSheet, Thing
from game.sheets.spots import CardSpot, LineSpot
from game.sheets.table_state import InHand
from game.store.practice_files import PracticeNotes
from tests.scenes.balloons import balloon_of, what_is_wrong
from tests.scenes.driver import Home, at_home
from tests.scenes.ink import InkScreen
from tests.scenes.shown import only_sheet

THE_PLAY = 7
"""The lesson in which many cards lie there: its balloons may point at the card last played."""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A player who has never played, at the title."""
    return at_home(tmp_path, guide="ask", begin=False)


def lesson(home: Home) -> LessonScene:
    return home.on(LessonScene)


def open_lesson(home: Home, number: int) -> LessonScene:
    """Choose a lesson in the list by its place."""
    home.press(Button.FIRE)
    assert isinstance(home.scene, LearnList)
    home.click(LineSpot(number - 1))
    return lesson(home)


def asked_for_a_number(home: Home) -> LessonScene:
    """Come to the hand that is counted alone."""
    scene = open_lesson(home, 5)
    while not scene.entry:
        home.press(Button.HINT)
    return scene


def go_through(home: Home) -> None:
    """Do what the lesson asks as Show me does it, till it is over."""
    now = lesson(home)
    for _ in range(100):
        if isinstance(home.scene, TwoDiscards):
            home.press(Button.FIRE)
        elif home.scene is not now:
            return
        else:
            home.press(Button.HINT)
    raise AssertionError("the lesson never ended")


def test_the_space_bar_goes_on_as_return_does(home: Home) -> None:
    open_lesson(home, 1)
    home.stack.press(Press(Button.FIRE, letter=" ", typed=" "))
    assert lesson(home).course.words.startswith("Take the cards")


def found(home: Home) -> list[Cards]:
    """Return what was found of the search that goes on."""
    search = lesson(home).course.search
    return search.found if search else []


def take(home: Home, cards: str) -> None:
    """Type cards, letter by letter."""
    for letter in cards.replace(" ", ""):
        digit = int(letter) if letter.isdecimal() else None
        home.stack.press(Press(None, digit=digit, letter=None if digit is not None else letter, typed=letter))


def test_the_first_line_of_the_title_leads_to_the_first_lesson(home: Home) -> None:
    home.press(Button.FIRE, Button.FIRE)
    assert lesson(home).course.lesson is LESSONS[0]


def test_all_eight_follow_one_another_and_lead_to_the_first_game(home: Home) -> None:
    open_lesson(home, 1)
    for at in range(len(LESSONS)):
        assert lesson(home).at == at
        go_through(home)
    assert isinstance(home.scene, AfterTheLast)
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.session.settings.guide == "yes"


def test_after_the_last_a_harder_count_may_come(home: Home) -> None:
    open_lesson(home, 8)
    go_through(home)
    home.press(Button.DOWN, Button.FIRE)
    assert isinstance(home.scene, DrillScene)


def test_what_was_done_is_remembered_and_the_next_one_is_lit(home: Home, tmp_path: Path) -> None:
    open_lesson(home, 1)
    go_through(home)
    home.press(Button.BACK)
    for scene in (home.scene, at_home(tmp_path, guide="ask", begin=False).stack._open_scene(Way.LEARN)):
        assert isinstance(scene, LearnList)
        assert (scene.done, scene.chosen) == ({0}, 1)


def test_one_may_be_skipped_left_and_done_again(home: Home) -> None:
    open_lesson(home, 3)
    home.press(Button.BACK)
    assert isinstance(home.scene, LearnList)
    assert not home.scene.done
    for _ in range(2):
        home.click(LineSpot(2))
        go_through(home)
        home.press(Button.BACK)
    assert home.scene.done == {2}


def test_cards_are_taken_by_the_highlight_and_a_fifteen_is_pegged(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    home.press(Button.FIRE, Button.RIGHT, Button.FIRE)
    assert scene.top.pegs[0].front == 2
    assert scene.course.words == "Five and queen: fifteen for 2. Take another: 3 left."
    assert [reason.text for reason in scene.top.reasons] == ["1. Fifteens", "Fifteen: 5 Q for 2"]


@pytest.mark.parametrize("machine", ["amiga", "c128", "tty"])
def test_a_card_that_is_taken_stands_higher_than_one_that_is_pointed_at(home: Home, machine: str) -> None:
    scene, look = open_lesson(home, 1), switched_on(machine).look
    home.press(Button.FIRE)
    assert Layout(look, scene.top).rise(InHand(0, 0)) == 0
    home.press(Button.FIRE)
    assert Layout(look, scene.top).rise(InHand(0, 0)) == look.table.chosen_raised > look.table.raised
    assert Layout(look, scene.top).rise(InHand(0, 1)) == 0
    spoken_of = next(things(look, balloon_of(scene)))
    assert spoken_of.top == Layout(look, scene.top).hand(0).top - look.table.chosen_raised


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_only_the_card_that_is_pointed_at_has_a_frame(home: Home, machine: str) -> None:
    screen, scene = Screen(switched_on(machine)), open_lesson(home, 1)
    look, framed = screen.machine.look, list[bool]()
    for _ in range(2):
        home.drawn(screen)
        sheet = balloon_of(scene)
        line = line_around(look, sheet.top, place_balloon(look, sheet)[1].thing)
        corner = line.right - 1, line.bottom - 1
        framed.append(screen.surface.get_at_mapped(corner) == look.inks.lit)
        home.press(Button.FIRE)
    assert framed == [True, False]


def test_cards_are_taken_by_the_mouse_beside_the_words(home: Home) -> None:
    scene, screen = open_lesson(home, 1), Screen(switched_on("ega"))
    home.press(Button.FIRE)
    home.stack.draw(screen)
    for at in (0, 2):
        assert CardSpot(InHand(0, at)) in screen.spots
        home.click(CardSpot(InHand(0, at)))
    assert scene.top.pegs[0].front == 2


@pytest.mark.parametrize("way", [Button.LEFT, Button.RIGHT, CardSpot(InHand(0, 1))])
def test_whoever_points_at_cards_that_cannot_be_taken_is_told_how_it_goes_on(
    way: Button | CardSpot, home: Home
) -> None:
    scene = open_lesson(home, 1)
    said = scene.course.words
    for _ in range(2):
        home.click(way) if isinstance(way, CardSpot) else home.press(way)
        assert (scene.course.words, scene.chosen) == (f"{said} {{fire}} goes on.", 0)


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1))
def test_on_the_c128_too_a_band_says_which_lesson_it_is(number: int, home: Home) -> None:
    open_lesson(home, number)
    screen = home.drawn(InkScreen(switched_on("c128")))
    said = f"LEARN TO PLAY  {number} of 8: {LESSONS[number - 1].title.upper()}"
    assert said in {words.strip() for words in screen.words}


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_the_way_out_and_the_hint_are_told_once(home: Home, machine: str, number: int) -> None:
    """Both stood as answers, and again among the keys."""
    now, screen = open_lesson(home, number), InkScreen(switched_on(machine))
    while home.scene is now or isinstance(home.scene, TwoDiscards):
        if home.scene is now and not now.entry:
            home.stack.redraw()
            told = " ".join(home.drawn(screen).words).lower()
            assert told.count("leave") == 1 >= told.count("hint"), told
        home.press(Button.FIRE if isinstance(home.scene, TwoDiscards) else Button.HINT)


def test_the_card_that_is_pointed_at_first_is_not_the_answer(home: Home) -> None:
    scene = open_lesson(home, 4)
    while not scene.cards:
        home.press(Button.HINT)
    home.press(Button.FIRE)
    assert scene.course.was_wrong


def test_at_a_terminal_the_keys_of_a_number_keep_off_the_words_at_the_foot(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, write = list[Rect](), Canvas.text
    screen = Screen(switched_on("tty"))
    foot = screen.machine.look.table.buttons

    def text_drawn(canvas: Canvas, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None:
        area = Rect(at, (canvas.look.width(words.rstrip()), canvas.look.cell[1]))
        drawn.extend([area] if area.colliderect(foot) else [])
        write(canvas, at, words, ink, back)

    asked_for_a_number(home)
    monkeypatch.setattr(Canvas, "text", text_drawn)
    home.stack.redraw()
    home.stack.draw(screen)
    assert len(drawn) > len(KEYS)
    apart = [(area, other) for area, other in combinations(drawn, 2) if area.topleft != other.topleft]
    assert not [area for area, other in apart if area.colliderect(other)], "but a key and what it does"


def test_the_list_of_a_hand_has_whatever_the_lesson_pegged(home: Home) -> None:
    scene = open_lesson(home, 4)
    while home.scene is scene:
        panel, front = scene.top.count_panel, scene.top.pegs[0].front
        assert panel
        assert (panel.total or 0) + (9 if scene.top.starter == Card.parse("6D") else 0) == front
        assert len(panel.steps) == len(panel.words)
        home.press(Button.HINT)


def test_a_wrong_choice_says_its_sum_and_may_be_tried_again(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    take(home, "10S 7D")
    assert scene.course.words == "That makes 17, not 15. Try others."
    assert not scene.course.taken
    take(home, "5H 10S")
    assert scene.top.pegs[0].front == 2


def test_the_same_fifteen_does_not_score_twice(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    take(home, "5H 10S 5H 10S")
    assert scene.course.words == "You have that one. Take another: 3 left."
    assert scene.top.pegs[0].front == 2


def test_a_number_is_answered_by_its_key_and_a_wrong_one_again(home: Home) -> None:
    scene = open_lesson(home, 2)
    home.stack.press(Press(None, digit=2))
    assert isinstance(scene.course.task, Pick)
    assert scene.course.words == f"2? {scene.course.task.wrong}"
    assert scene.chosen == 1, "there the arrows go on"
    home.stack.press(Press(None, digit=3))
    assert scene.course.task is None


@pytest.mark.parametrize("first", [Button.FIRE, Button.RIGHT, Button.LEFT, Button.UP])
def test_no_answer_is_lit_until_somebody_comes_to_the_first_and_the_last_is_beside_it(
    first: Button, home: Home
) -> None:
    scene = open_lesson(home, 2)
    assert isinstance(scene.course.task, Pick)
    asked, lit = scene.course.words, [scene.chosen]
    home.press(first)
    lit.append(scene.chosen)
    assert (lit, scene.course.words) == ([None, 0], asked), "whoever just presses on has answered nothing"
    home.press(Button.FIRE)
    assert (scene.chosen, scene.course.words) == (0, f"1? {scene.course.task.wrong}")
    home.stack.press(Press(None, digit=7))
    assert scene.course.words == "7 is not an answer. Choose 1, 2 or 3."
    home.press(Button.UP)
    assert scene.chosen == len(scene.answers) - 1


def test_a_letter_is_the_answer_that_it_begins_whatever_else_its_key_does(home: Home) -> None:
    scene = open_lesson(home, 8)
    while not isinstance(scene.course.task, Pick):
        home.press(Button.FIRE)
    home.stack.press(Press(Button.TELL, letter="T", typed="t"))
    assert scene.course.words.startswith("They? They deal,")


def test_what_is_found_stays_lit_and_what_is_left_is_told_after_a_slip(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    take(home, "5H")
    assert scene.course.words == "Five: 5 so far."
    take(home, "QD")
    assert scene.top.lit == {*parse_cards("5H QD")}
    take(home, "QD 10S")
    assert scene.course.words == "That makes 20, not 15. Take another: 3 left."
    assert not scene.top.lit


def test_the_foot_names_the_keys_of_what_is_lit(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    for keys in (TAKES, PICKS, TAKES):
        assert scene.top.message == keys
        assert all(key in keys for key in ("{fire}", "{hint}", "{back}"))
        home.press(Button.DOWN)


@pytest.mark.parametrize("machine", names())
def test_the_keys_are_told_at_the_foot_of_every_machine(machine: str, home: Home) -> None:
    scene, screen, drawn = open_lesson(home, 1), Screen(switched_on(machine)), list[bytes]()
    home.press(Button.FIRE)
    for message in (scene.top.message, ""):
        scene.top.message = message
        home.stack.redraw()
        home.stack.draw(screen)
        drawn.append(screen.surface.get_buffer().raw)
    assert drawn[0] != drawn[1]


def test_his_nobs_is_in_the_count_of_the_hand(home: Home) -> None:
    scene = open_lesson(home, 4)
    while home.scene is scene and not scene.course.words.endswith("That makes 5."):
        home.press(Button.HINT)
    assert scene.top.count_panel
    assert (scene.top.count_panel.total, scene.top.pegs[0].front) == (5, 14)


def test_in_every_lesson_who_does_not_deal_leads(home: Home) -> None:
    scene = open_lesson(home, 7)
    while not scene.top.played:
        home.press(Button.HINT)
    assert scene.top.played[0].seat != scene.top.dealer


def test_a_hand_is_counted_alone_and_a_wrong_count_says_where_to_look(home: Home) -> None:
    scene = asked_for_a_number(home)
    home.number(10)
    assert scene.course.words == "10 is too low. Did you see every fifteen and the pair?"
    home.number(13)
    assert scene.course.words.startswith("13 is too high")
    home.number(12)
    assert scene.course.words == "Right: 12. Seven and the eight of hearts: fifteen for 2."
    for _ in range(5):
        home.press(Button.FIRE)
    assert scene.top.count_panel
    assert scene.top.count_panel.total == 12


def test_fire_without_a_number_is_told_once_that_one_is_missing(home: Home) -> None:
    scene = asked_for_a_number(home)
    assert scene.top.message == TYPES
    home.press(Button.FIRE)
    assert (scene.course.words, scene.top.message) == ("Type a number, then {fire}.", HINTS)
    home.number(3)
    assert (scene.course.words, scene.top.message) == ("3 is too low. Did you see every fifteen?", TYPES)


def test_the_list_of_a_count_tells_how_many_items_are_to_come(home: Home) -> None:
    scene, seen = open_lesson(home, 5), list[tuple[int, int]]()
    while not scene.entry:
        home.press(Button.HINT)
        if (panel := scene.top.count_panel) and panel.steps:
            seen.append((len(panel.steps), len(panel.to_come)))
    assert seen[:5] == [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)]


def test_two_discards_lie_side_by_side_and_the_better_one_is_marked(home: Home) -> None:
    open_lesson(home, 6)
    home.press(Button.FIRE)
    take(home, "2C 7S")
    page = only_sheet(home.on(TwoDiscards), PageSheet)
    titles = [(part.title, part.is_now) for part in page.rows[1]]
    assert titles == [("Discard 2 7", False), ("Discard 2 3", True)]
    (words,) = (part.content for row in page.rows for part in row if isinstance(part.content, Words))
    assert words.lines[0].startswith("2 3 brings ")
    assert page.footer.startswith("{fire} go on   {back} "), "both in one form"
    home.press(Button.FIRE)
    assert lesson(home).course.words.startswith("Your crib counts for you")
    assert lesson(home).course.words not in words.lines


def test_the_best_discards_lie_in_the_crib_and_others_stay_in_the_hand(home: Home) -> None:
    scene = open_lesson(home, 6)
    assert scene.course.thing is Thing.CRIB, "its places are seen while they are told of"
    home.press(Button.FIRE)
    take(home, "2C 3D")
    home.press(Button.FIRE)
    assert [*map(str, scene.top.crib)] == ["2C", "3D"]
    assert (len(scene.course.hand), scene.course.thing) == (4, Thing.CRIB)
    home.press(Button.FIRE)
    assert (scene.top.crib, len(scene.course.hand)) == ([], 6), "dealt anew"
    take(home, "2C 3D")
    home.press(Button.FIRE)
    assert (scene.top.crib, len(scene.course.hand)) == ([], 6)


@pytest.mark.parametrize("number", [3, 4, 5])
def test_the_last_item_of_a_hand_says_what_it_makes(number: int, home: Home) -> None:
    scene, made = open_lesson(home, number), set[str]()
    while home.scene is scene:
        made |= {*re.findall(r"That makes (\d+)\.$", scene.course.words)}
        home.press(Button.HINT)
    assert made == {3: {"10"}, 4: {"9", "5"}, 5: {"14", "12"}}[number]


def test_what_the_play_pegs_is_written_as_the_table_writes_it(home: Home) -> None:
    scene = open_lesson(home, THE_PLAY)
    while home.scene is scene:
        home.press(Button.HINT)
    _, heels, fifteen, go, pair, three_alike, thirty_one = (reason.text for reason in scene.top.reasons)
    assert (heels, fifteen, go) == ("Two for his heels", "Fifteen two", "One for the go")
    assert (pair, three_alike) == ("A pair is two", "Three of a kind is six")
    assert thirty_one == "Thirty-one for two"


def test_a_card_over_31_is_refused_with_its_sum(home: Home) -> None:
    scene = open_lesson(home, 7)
    home.press(Button.FIRE, Button.FIRE, Button.FIRE)
    take(home, "10C")
    assert scene.course.words == "The ten makes 20, not 15. Try another card."
    take(home, "5H")
    home.press(Button.FIRE, Button.FIRE)
    take(home, "7D")
    assert scene.course.words == "That would make 32: over 31. Try another card."
    take(home, "3H")
    assert scene.top.count == 28


def test_one_switch_stops_at_every_card_and_every_answer(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    cards = [CardSpot(InHand(0, at)) for at in range(6)]
    assert scene.stops(scene.picture(), []) == [*cards, LineSpot(0), LineSpot(1)]


def test_nothing_is_lit_but_the_card_where_one_is_to_be_taken(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    assert balloon_of(scene).chosen is None
    home.press(Button.DOWN)
    assert (balloon_of(scene).chosen, scene.top.cursor) == (0, None)


def test_a_voice_hears_the_cards_first_and_no_score_twice(home: Home) -> None:
    scene = open_lesson(home, 1)
    assert balloon_of(scene).heard.startswith("Your cards: [5H], [QD], [10S]")
    home.press(Button.FIRE, Button.HINT)
    table, *_ = scene.picture()
    assert isinstance(table, TableSheet)
    assert all(reason.is_heard or reason.is_divider for reason in table.top.reasons)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 6, 7, 8])
def test_while_cards_are_asked_for_the_words_leave_a_row_to_the_keys(number: int, home: Home) -> None:
    """On the C-128, whose rows at the foot are for both."""
    scene, look = open_lesson(home, number), switched_on("c128").look
    while home.scene is scene or isinstance(home.scene, TwoDiscards):
        words = fitted(scene.course.words, look.columns_in(look.table.message))
        assert not scene.course.task or len(words) <= 2, scene.course.words
        home.press(Button.FIRE if isinstance(home.scene, TwoDiscards) else Button.HINT)


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("machine", names())
def test_every_word_fits_on_every_machine(home: Home, machine: str, number: int) -> None:
    scene, screen = open_lesson(home, number), Screen(switched_on(machine))
    while home.scene is scene or isinstance(home.scene, TwoDiscards):
        seen = [screen.show([sheet]) for sheet in home.scene.picture()]
        assert all(one.rows >= one.of for one in seen), scene.course.words
        if home.scene is scene and not scene.cards and not scene.entry:
            before = scene.course.words
            home.press(Button.FIRE) if scene.course.task else home.stack.press(
                Press(None, letter="X", typed="X")
            )
            seen = [screen.show([sheet]) for sheet in scene.picture()]
            assert all(one.rows >= one.of for one in seen), scene.course.words
            scene.course.words = before
        home.press(Button.FIRE if isinstance(home.scene, TwoDiscards) else Button.HINT)


@pytest.mark.parametrize("number", range(1, 9))
def test_any_key_does_no_harm(home: Home, number: int) -> None:
    presses = [Press(button) for button in Button if button is not Button.BACK]
    presses += [Press(None, digit=digit, typed=str(digit)) for digit in range(10)]
    presses += [Press(None, letter=letter, typed=letter) for letter in "ABCDEFGHIJKMNOPQRSTUVWXYZ"]
    open_lesson(home, number)
    for at in range(400):
        if not isinstance(home.scene, LessonScene | TwoDiscards | Box):
            home.press(Button.BACK)
            break
        home.stack.press(presses[(at * 7 + number) % len(presses)])
        home.scene.picture()


def test_a_lesson_left_is_taken_up_where_it_was_and_the_list_points_at_it(home: Home, tmp_path: Path) -> None:
    scene = open_lesson(home, 3)
    home.press(Button.FIRE, Button.HINT, Button.HINT)
    words, sets = scene.course.words, found(home)
    home.press(Button.BACK)
    tomorrow = at_home(tmp_path, guide="ask", begin=False).stack._open_scene(Way.LEARN)
    for scene_list in (home.scene, tomorrow):
        assert isinstance(scene_list, LearnList)
        assert (scene_list.chosen, scene_list._lines()[2].value_words) == (2, "begun")
    home.press(Button.FIRE)
    assert (lesson(home).course.words, found(home)) == (words, sets)
    assert lesson(home).top.pegs[0].front == 3


@pytest.mark.parametrize("closes", ["back", "window"])
def test_a_lesson_remembers_which_fifteens_were_found(closes: str, home: Home, tmp_path: Path) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    for cards in ("8C", "7D", "5H", "QD"):
        take(home, cards)
    words, sets = scene.course.words, found(home)
    home.press(Button.BACK) if closes == "back" else home.stack.close()
    tomorrow = at_home(tmp_path, guide="ask", begin=False)
    open_lesson(tomorrow, 1)
    assert (lesson(tomorrow).course.words, found(tomorrow)) == (words, sets)
    go_through(tomorrow)
    assert len(found(tomorrow)) == 0
    assert lesson(tomorrow).at == 1


def test_what_0_6_0_wrote_of_a_lesson_left_is_still_read(home: Home, tmp_path: Path) -> None:
    PracticeNotes(tmp_path).add("left 1 at 3 2026-11-25")
    open_lesson(home, 1)
    assert len(found(home)) == 2


def test_what_is_typed_while_next_is_lit_is_answered_and_the_words_stay(home: Home) -> None:
    scene = open_lesson(home, 1)
    words = scene.course.words
    for sign in "5Q7":
        take(home, sign)
        assert scene.course.words == f"{words} {{fire}} goes on."
    home.press(Button.FIRE)
    assert scene.course.words == "Take the cards of one fifteen."


def test_where_people_type_h_opens_no_help_while_next_is_lit(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.stack.is_typed_at = True
    home.stack.press(Press(Button.HELP, letter="H", typed="h"))
    assert home.scene is scene
    assert scene.course.words.endswith("{fire} goes on.")


@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_what_is_typed_of_a_card_is_seen_in_the_strip(machine: str, home: Home) -> None:
    scene, screen = open_lesson(home, 1), Screen(switched_on(machine))
    home.press(Button.FIRE)
    drawn = set[bytes]()
    for _ in range(2):
        home.stack.redraw()
        home.stack.draw(screen)
        drawn.add(screen.surface.get_buffer().raw)
        take(home, "8")
    assert scene.top.typed
    assert len(drawn) == 2


@pytest.mark.parametrize("way", [Button.LEFT, Button.RIGHT])
def test_right_on_next_never_leads_out(way: Button, home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(way)
    assert scene.answers[scene.chosen or 0] == "Next"
    home.press(Button.DOWN)
    assert scene.answers[scene.chosen or 0] == "Leave"


def test_two_of_a_kind_are_a_pair_and_no_run(home: Home) -> None:
    scene = open_lesson(home, 3)
    home.press(Button.FIRE)
    take(home, "4D 4S")
    assert scene.course.words.startswith("Two of a kind are a pair.")


def test_a_hint_tells_where_to_look_and_a_second_one_shows(home: Home) -> None:
    scene = open_lesson(home, 2)
    assert isinstance(scene.course.task, Pick)
    hint, why = scene.course.task.hint, scene.course.task.why
    home.press(Button.HINT)
    assert (scene.course.words, scene.course.task is None) == (hint, False)
    home.press(Button.HINT)
    assert scene.course.words == why


@pytest.mark.parametrize(
    ("machine", "cards"),
    [("amiga", "5H"), ("amiga", "5H QD"), ("amiga", "8C"), ("amiga", "7D"), ("ega", "8C")],
)
def test_the_tail_leads_to_a_card_that_is_taken(machine: str, cards: str, home: Home) -> None:
    scene, look = open_lesson(home, 1), switched_on(machine).look
    home.press(Button.FIRE)
    take(home, cards)
    sheet = balloon_of(scene)
    _, placed = place_balloon(look, sheet)
    assert placed.tail
    (x, _), layout = placed.tail[1], Layout(look, sheet.top)
    lit = [layout.area(place) for place, card in layout.cards() if card in sheet.top.lit]
    assert any(card.left <= x < card.right for card in lit), "no gap between cards"


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_tail_of_a_hint_leads_to_the_card_that_it_names(machine: str, home: Home) -> None:
    scene, look = open_lesson(home, 1), switched_on(machine).look
    home.press(*[Button.FIRE, *[Button.HINT] * 3])
    assert "queen" in scene.course.words
    sheet = balloon_of(scene)
    _, placed = place_balloon(look, sheet)
    assert placed.tail
    queen = Rect(Layout(look, sheet.top).point(InHand(0, 1)), look.cards.size)
    assert queen.left <= placed.tail[1][0] < queen.right


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_what_the_count_is_is_told_beside_the_count(machine: str, home: Home) -> None:
    scene, look = open_lesson(home, THE_PLAY), switched_on(machine).look
    home.press(Button.FIRE)
    sheet = balloon_of(scene)
    assert "The sum is the count" in sheet.words
    _, placed = place_balloon(look, sheet)
    assert placed.tail
    assert placed.thing == Layout(look, sheet.top).places.counter


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_answers_to_a_question_lie_in_a_row(machine: str, home: Home) -> None:
    scene, look = open_lesson(home, 2), switched_on(machine).look
    shape, _ = place_balloon(look, balloon_of(scene))
    assert len(shape.choices) == 5
    assert not shape.is_stacked


def test_a_hint_points_at_the_card_that_it_names(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    take(home, "5H 10S")
    assert scene.top.lit
    home.press(Button.HINT)
    assert isinstance(scene.top.cursor, InHand)
    card = scene.course.hand[scene.top.cursor.index]
    assert f"the {rank_word(card.rank)}:" in scene.course.words
    assert not scene.top.lit


def test_a_hint_goes_on_from_the_cards_that_are_taken(home: Home) -> None:
    scene = open_lesson(home, 1)
    home.press(Button.FIRE)
    take(home, "8C")
    home.press(Button.HINT)
    assert scene.course.words == "Look at the seven: which card makes 15 with it?"
    assert scene.top.lit == {Card.parse("8C")}
    assert balloon_of(scene).about == (Card.parse("7D"),)
    sheet, look = balloon_of(scene), switched_on("ega").look
    assert [*spoken_of(look, sheet)] == [Layout(look, sheet.top).area(InHand(0, 5))]
    home.press(Button.HINT)
    assert scene.course.words.startswith("Seven and eight: fifteen for 2."), "and shows the same"


def test_the_cards_that_a_hint_of_a_count_names_are_lit(home: Home) -> None:
    scene = asked_for_a_number(home)
    home.press(Button.HINT)
    assert "What else?" in scene.course.words
    assert scene.course.own_count
    assert scene.top.lit == {*scene.course.own_count.hinted}
    home.number(1)
    assert not scene.top.lit, "it was wrong"


@pytest.mark.parametrize("cards", ["2C 3D", "3D KD"])
def test_what_a_crib_is_for_is_told_beside_it(cards: str, home: Home) -> None:
    scene = open_lesson(home, 6)
    home.press(Button.FIRE)
    take(home, cards)
    assert scene.course.words.startswith("Your crib counts for you")
    assert scene.course.thing is Thing.CRIB


def test_a_run_says_what_it_still_needs_and_nothing_stale(home: Home) -> None:
    scene = open_lesson(home, 3)
    home.press(Button.FIRE)
    take(home, "3H KD")
    assert scene.course.words.startswith("These are not in a row,")
    take(home, "3H")
    assert scene.course.words == "Three: 2 more for a run."
    take(home, "3H")
    assert scene.course.words == "Take the cards of a run."


def test_the_score_of_a_lesson_never_goes_back(home: Home) -> None:
    scene, before = open_lesson(home, 2), 0
    while home.scene is scene:
        assert scene.top.pegs[0].front >= before
        before = scene.top.pegs[0].front
        home.press(Button.HINT)
    assert before == 18


def test_once_all_are_done_the_list_leads_to_the_first_game_and_to_the_drill(home: Home) -> None:
    open_lesson(home, 1)
    for _ in LESSONS:
        go_through(home)
    home.press(Button.BACK)
    assert isinstance(home.scene, LearnList)
    assert home.scene.rows[home.scene.chosen].words == "Play your first game"
    home.press(Button.DOWN, Button.FIRE)
    assert isinstance(home.scene, DrillScene)
    home.press(Button.BACK)
    assert isinstance(home.scene, LearnList)
    home.press(Button.UP, Button.FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.session.settings.guide == "yes"


@pytest.mark.parametrize(
    ("number", "page"),
    [(1, "THE SHOW"), (6, "CRIB AND STARTER"), (7, "THE PLAY"), (8, "HOW TO PLAY")],
)
def test_help_in_a_lesson_is_open_at_its_rule(number: int, page: str, home: Home) -> None:
    open_lesson(home, number)
    home.press(Button.HELP)
    assert only_sheet(home.on(Help), PageSheet).title == page


@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1))
@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_every_balloon_of_a_lesson_points_at_its_matter_and_hides_nothing(
    machine: str, number: int, tmp_path: Path
) -> None:
    switched, wrong = switched_on(machine), list[str]()
    home = at_home(tmp_path, guide="ask", begin=False, machine=machine)
    now = open_lesson(home, number)
    while home.scene is now or isinstance(home.scene, TwoDiscards):
        for sheet in home.scene.picture():
            if isinstance(sheet, BalloonSheet):
                sheet = sheet.named(switched.words.by_mark)
                wrong += what_is_wrong(switched.look, sheet, elsewhere=number == THE_PLAY)
        home.press(Button.FIRE if isinstance(home.scene, TwoDiscards) else Button.HINT)
    assert wrong == []


def test_a_card_that_they_play_is_what_is_spoken_of(home: Home) -> None:
    now, seen = open_lesson(home, THE_PLAY), dict[str, Thing]()
    while home.scene is now:
        seen[now.course.words] = now.course.thing
        home.press(Button.HINT)
    (thing,) = (thing for words, thing in seen.items() if words.startswith("They lead"))
    assert thing is Thing.PLAYED


def at_a_terminal(folder: Path, number: int) -> tuple[Home, InkScreen]:
    home = at_home(folder, guide="ask", begin=False, machine="tty")
    home.stack.is_typed_at = True
    open_lesson(home, number)
    return home, InkScreen(switched_on("tty"))


def test_a_terminal_asks_for_a_card_as_one_is_typed(tmp_path: Path) -> None:
    home, screen = at_a_terminal(tmp_path, 1)
    home.press(Button.FIRE)
    home.stack.draw(screen)
    assert "Your card? (5h)" in screen.words
    take(home, "1")
    home.stack.draw(screen)
    assert "Card: 1" in screen.words
    assert not [words for words in screen.words if "leaves" in words]


@pytest.mark.parametrize("order", [*permutations(("5H QD", "10S 5H", "8C 7D", "2C 8C 5H"))], ids=" ".join)
def test_in_whatever_order_fifteens_are_found_and_left_a_terminal_lists_all_four(
    order: tuple[str, ...], tmp_path: Path
) -> None:
    """Until the lesson speaks of the next cards: two rows of words leave them room."""
    home, screen = at_a_terminal(tmp_path, 1)
    home.press(Button.FIRE)
    for number, cards in enumerate(order, 1):
        take(home, cards)
        assert len(found(home)) == number % len(order)
        home.press(Button.BACK)
        home, screen = at_a_terminal(tmp_path, 1)
    for _ in range(2):
        home.stack.draw(screen)
        assert len([words for words in screen.words if words.startswith("Fifteen: ")]) == len(order)
        home.press(Button.FIRE)


@pytest.mark.parametrize("number", [7, 8])
@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_no_crib_is_named_in_cells_where_nobody_discards(home: Home, machine: str, number: int) -> None:
    open_lesson(home, number)
    home.press(Button.HINT)
    screen = home.drawn(InkScreen(switched_on(machine)))
    assert not [words for words in screen.words if "crib" in words.lower()]


def test_the_keys_of_cards_stand_below_what_is_asked_on_the_terminal(home: Home) -> None:
    open_lesson(home, 6)
    home.press(Button.FIRE)
    screen = InkScreen(switched_on("tty"))
    home.stack.redraw()
    home.stack.draw(screen)
    (asked,), (keys,) = screen.areas_of("Your card? (2c)"), screen.areas_of("Left Right choose a card")
    assert keys.top == asked.bottom


@pytest.mark.parametrize("machine", ["c128", "tty"])
def test_the_keys_of_a_lesson_are_brighter_than_what_they_do(home: Home, machine: str) -> None:
    """All of the line was as bright, as on no other page."""
    open_lesson(home, 1)
    home.press(Button.FIRE)
    screen = home.drawn(InkScreen(switched_on(machine)))
    (ink,) = (one.ink for one in screen.lines if one.words.lower() == "return take it")
    assert ink == switched_on(machine).look.inks.older_reasons
