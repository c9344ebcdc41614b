"""The end of a game: how it was won, the race, and what next."""

import re
from itertools import pairwise, product
from pathlib import Path

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.machines import USUAL, names
from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.paint.pages.game_ending import race_above, told_rows, worth_in
from game.paint.pages.race import AXIS_GAP, in_rows, is_above
from game.paint.screen import Screen
from game.rules.cards import Card, parse_cards
from game.rules.counting import Reason, show_points
from game.rules.outcome import STAKES, outcome_of
from game.rules.presets import PRESETS
from game.rules.spoken import how_won, scores_words, unit_of, worth_alone, worth_words
from game.rules.voice import HOUSE
from game.scenes.front.title import Title
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.records.record_list import Records
from game.scenes.records.review_page import ReviewPage
from game.scenes.spelling import DONE, Spelling
from game.scenes.table.game_over import AGAIN, RECORDS, REVIEW, TITLE, TOLD_EVERY, GameOver
from game.scenes.table.game_scene import GameScene
from game.sheets.sheets import EndingSheet, EndingWords
from game.sheets.spots import SIGN, ButtonSpot, PartSpot
from game.sheets.table_state import BoardLine, Ending, Pegs, SeatTop, TableState
from game.store.ended_games import EndedGames
from game.store.wasco_file import Wasco
from game.values import replace
from tests.scenes.driver import Home, at_home, at_the_end
from tests.scenes.every_scene import scene_on
from tests.scenes.ink import InkScreen

LONGEST = (
    "Your discard of the 7 and the queen cost you most: 17 games in 100.",
    "Next time discard the jack and the king.",
    "The game turned in deal 10.",
)
"""The longest lines there are to tell a friend."""


@pytest.fixture
def over(tmp_path: Path) -> Home:
    return at_the_end(tmp_path)


def over_scene(visit: Home) -> GameOver:
    return visit.on(GameOver)


@pytest.mark.parametrize("machine", names())
def test_a_mouse_puts_initials_below_the_game(over: Home, machine: str) -> None:
    screen = over.drawn(Screen(switched_on(machine)))
    assert ButtonSpot(SIGN) in screen.spots
    over.stack.hover(ButtonSpot(SIGN))
    assert over_scene(over).top.message == "Choose initials to save this game: ___"
    over.click(ButtonSpot(SIGN))
    signs = over.on(Spelling).signs
    for sign in ("B", DONE):
        over.stack.draw(screen)
        spot = PartSpot(0, signs.index(sign))
        assert spot in screen.spots
        over.click(spot)
    assert over_scene(over).top.message.startswith("Saved under B.")


def test_on_the_pc_it_is_told_that_they_are_saved_where_they_were_asked_for(over: Home) -> None:
    over.press(Button.LEFT, *[Button.FIRE] * 5)
    screen = over.drawn(InkScreen(switched_on("ega")))
    [told] = (line for line in screen.lines if line.words.startswith("Saved under AAA."))
    assert told.area.left >= screen.machine.look.table.ending.sign.left


def test_on_the_pc_initials_are_asked_for_in_a_field_below_the_next_steps(over: Home) -> None:
    """At the left below the log nobody looked."""
    machine = switched_on("ega")
    screen = over.drawn(InkScreen(machine))
    look, (field,) = machine.look, screen.areas_of("Type initials to save this game: ___")
    assert field.left > look.table.cloth.left
    assert 0 <= field.top - look.table.ending.buttons.bottom < look.cell[1]
    sign = look.table.ending.sign
    ends = (screen.surface.get_at_mapped((at, field.top)) for at in (sign.left, sign.right - 1))
    assert {*ends} == {look.inks.plate.now}, "as wide as all that stands above it"


@pytest.mark.parametrize("word", [AGAIN, TITLE])
def test_initials_that_were_typed_count_for_whoever_clicks_the_way_on(over: Home, word: str) -> None:
    for letter in "ABC":
        over.stack.press(Press(None, letter=letter))
    over.click(ButtonSpot(word))
    assert not isinstance(over.scene, GameOver)
    assert [record.initials for record in Wasco(over.session.run_options.saves).latest()] == ["ABC"]


def test_who_clicks_on_reads_why_his_game_could_not_be_saved(over: Home) -> None:
    over.session.run_options.saves.joinpath("WASCO").mkdir()
    over.stack.press(Press(None, letter="A"))
    over.click(ButtonSpot(AGAIN))
    assert over_scene(over).top.message.startswith("Can't write WASCO")
    over.click(ButtonSpot(AGAIN))
    assert isinstance(over.scene, GameScene)


def test_a_pad_puts_initials_below_the_game(over: Home) -> None:
    """The line is to the left of the first word."""
    over.press(Button.LEFT, Button.FIRE)
    over.press(Button.FIRE, Button.RIGHT, Button.DOWN, Button.FIRE)
    over.press(Button.UP, Button.UP, Button.FIRE)
    assert over_scene(over).top.message.startswith("Saved under AK.")


def test_a_whole_word_has_its_end_under_the_button(over: Home) -> None:
    over.press(Button.LEFT, *[Button.FIRE] * 5)
    assert over_scene(over).top.message.startswith("Saved under AAA.")


@pytest.mark.parametrize(
    ("seat", "reason", "names", "words"),
    [
        (0, Reason.HAND, ("YOU", "BEN"), "by 23, with your hand"),
        (1, Reason.CRIB, ("YOU", "BEN"), "by 23, with the crib"),
        (1, Reason.PLAY, ("YOU", "BEN"), "by 23, in the play"),
        (0, Reason.HEELS, ("ANN", "BEN"), "by 23, with his heels"),
        (3, Reason.HAND, ("YOU", "BEN", "CID", "DOT"), "by 23, with DOT's hand"),
    ],
)
def test_by_how_much_it_was_won_and_with_what(
    seat: int, reason: Reason, names: tuple[str, ...], words: str
) -> None:
    side = seat % 2
    outcome = outcome_of((121, 98) if side == 0 else (98, 121), side, seat, reason, STAKES["plain"])
    assert how_won(outcome, names) == words


@pytest.mark.parametrize(
    ("stakes", "loser", "words"),
    [
        ("plain", 60, "121 to 60: 1 game"),
        ("1-2-4", 120, "121 to 120: 1 game"),
        ("1-2-4", 90, "121 to 90: a skunk counts two games"),
        ("1-2-4", 60, "121 to 60: a double skunk counts four games"),
        ("2-3-3", 120, "121 to 120: 2 game points"),
        ("lurch", 60, "121 to 60: a lurch counts two games"),
    ],
)
def test_what_a_win_counts_is_said_in_games_or_points(stakes: str, loser: int, words: str) -> None:
    outcome = outcome_of((121, loser), 0, 0, Reason.CRIB, STAKES[stakes])
    assert worth_words(HOUSE, outcome, unit_of(STAKES[stakes]), "ANN") == words


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("loser", "told"), [(90, "skunk"), (100, "")])
def test_a_skunk_is_told_wherever_the_house_rules_know_it(preset: str, loser: int, told: str) -> None:
    outcome = outcome_of((121, loser), 0, 0, Reason.CRIB, STAKES["1-2-4"])
    words = worth_alone(PRESETS[preset].manner.voice, outcome, "game", "ANN")
    assert told in words.casefold() if told else not words


@pytest.mark.parametrize("reason", Reason)
def test_there_are_words_for_every_way_to_win(reason: Reason) -> None:
    outcome = outcome_of((121, 100), 0, 0, reason, STAKES["plain"])
    assert how_won(outcome, ("ANN", "BEN")).startswith("by 21, ")


def test_the_winner_and_the_margin_stay_on_the_table(over: Home) -> None:
    outcome = over.game.outcome
    assert outcome
    ending = over_scene(over).ending
    assert ending
    assert ending.side == outcome.winner
    names = [seat.name for seat in over.top.seats]
    assert ending.sentence == f"{scores_words(outcome)}: {how_won(outcome, names)}."


def test_an_ear_hears_no_sentence_of_the_ending_end_twice(over: Home) -> None:
    ending, *_ = over_scene(over).picture()
    assert ".." not in "".join(words for _, words in ending.said())


def test_the_seed_is_never_shown(tmp_path: Path) -> None:
    visit = at_home(tmp_path, seed="4711")
    while not isinstance(visit.scene, GameOver):
        assert not any("4711" in reason.text for reason in visit.top.reasons)
        visit.step_on()
    assert "4711" not in visit.told()


def test_the_race_goes_from_the_start_to_the_game_hole(over: Home) -> None:
    race = over.context.race
    assert race[0] == (0, 0)
    assert race[-1] == tuple(over.game.scores)
    assert max(race[-1]) == over.game.target
    assert race == sorted(race)
    assert len(race) == over.game.deals + 1


def test_the_tune_says_who_won(over: Home) -> None:
    assert over.game.outcome
    assert over.ear.heard[-1] is (Tune.LOSE if over.game.outcome.winner else Tune.WIN)


@pytest.mark.parametrize(
    "hasty", [(Button.RIGHT, Button.FIRE), (Button.FIRE, Button.FIRE), (Button.BACK,), (Button.DOWN,)]
)
def test_for_a_second_nothing_presses_the_ending_away(tmp_path: Path, hasty: tuple[Button, ...]) -> None:
    visit = at_home(tmp_path)
    visit.answer_until(lambda: isinstance(visit.scene, GameOver))
    for _ in range(9):
        visit.press(*hasty)
        visit.click(ButtonSpot(TITLE))
        visit.tick(STEPS_A_SECOND // 10)
        assert isinstance(visit.scene, GameOver)
    visit.tick(STEPS_A_SECOND // 10)
    visit.press(Button.BACK)
    assert isinstance(visit.scene, Title)


def test_fire_plays_again(over: Home) -> None:
    game = over.game
    over.press(Button.FIRE)
    assert over.game is not game
    assert not over.game.moves


def test_up_reviews_the_game_and_back_leads_back(over: Home) -> None:
    game = over.game
    over.press(Button.UP)
    assert over.on(ReviewPage).review.game is game
    over.press(Button.BACK)
    assert isinstance(over.scene, GameOver)


def test_back_goes_to_the_title(over: Home) -> None:
    over.press(Button.BACK)
    assert isinstance(over.scene, Title)


def test_other_buttons_do_nothing(over: Home) -> None:
    for button in (Button.LEFT, Button.GO, Button.HINT, Button.FAST):
        over.press(button)
    assert isinstance(over.scene, GameOver)


@pytest.mark.parametrize(
    ("name", "leads_to"),
    [(AGAIN, GameScene), (REVIEW, ReviewPage), (RECORDS, Records), (TITLE, Title)],
)
def test_the_mouse_does_the_same(name: str, leads_to: type[object], over: Home) -> None:
    assert over_scene(over).names == (AGAIN, REVIEW, RECORDS, TITLE)
    over.stack.click(None)
    assert isinstance(over.scene, GameOver)
    over.click(ButtonSpot(name))
    assert isinstance(over.scene, leads_to)


def test_the_chart_can_be_drawn_for_every_number_of_sides(tmp_path: Path) -> None:
    for form in ("three-handed", "four-handed"):
        visit = at_the_end(tmp_path, preset="hoyle", form=form)
        visit.stack.draw(Screen(switched_on(USUAL)))


def test_the_loser_deals_the_next_game_where_the_house_says_so(tmp_path: Path) -> None:
    visit = at_the_end(tmp_path, house="next_deal=loser")
    outcome = visit.game.outcome
    assert outcome
    visit.press(Button.FIRE)
    assert visit.game.dealer == 1 - outcome.winner


def typed(*letters: str) -> list[Press]:
    return [Press(None, letter=letter) for letter in letters]


def test_a_game_that_is_nobodys_can_be_kept_under_three_letters(over: Home, tmp_path: Path) -> None:
    for press in (*typed(*"HATE"), Press(Button.BACKSPACE), *typed("M")):
        over.stack.press(press)
    assert over.top.message.endswith("HAM")
    over.press(Button.FIRE)
    assert [record.initials for record in Wasco(tmp_path).latest()] == ["HAM"]
    assert "initials HAM" in EndedGames(tmp_path).paths[0].read_text().splitlines()
    assert isinstance(over.scene, GameOver)
    over.stack.press(*typed("X"))
    assert "X" not in over.top.message
    over.press(Button.FIRE)
    assert isinstance(over.scene, GameScene)


def test_initials_typed_while_their_line_is_lit_leave_a_word_lit(over: Home) -> None:
    over.press(Button.LEFT)
    over.stack.press(*typed("H"))
    over.press(Button.FIRE)
    assert over.top.message.startswith("Saved under H.")
    over.press(Button.RIGHT, Button.LEFT, Button.FIRE)
    assert isinstance(over.scene, GameScene)


@pytest.mark.parametrize("sign", ["", "6"])
def test_the_keypad_moves_beside_the_initials_with_num_lock_and_without(over: Home, sign: str) -> None:
    keypad = [Press(Button.RIGHT, 6, typed=sign), Press(Button.RIGHT, 5, typed=sign)]
    for press in (Press(None, 6), Press(Button.GO, 0), *keypad):
        over.stack.press(press)
    assert over.top.message.endswith(": 60_")
    over.stack.press(Press(Button.UP, 8, typed=sign))
    assert isinstance(over.scene, ReviewPage)


def test_the_keypad_moves_over_the_letters(over: Home) -> None:
    over.press(Button.LEFT, Button.FIRE)
    over.stack.press(Press(Button.RIGHT, 6))
    over.press(Button.FIRE)
    over.press(Button.BACK)
    assert over.top.message.endswith(": B__")


def test_a_record_is_told_in_the_line_below(tmp_path: Path) -> None:
    visit = at_home(tmp_path, initials="ANN")
    visit.until_scene(GameOver)
    visit.session.unfinished.news = "A record for ANN: widest win."
    scene = GameOver(visit.context)
    assert visit.top.message == "A record for ANN: widest win."
    assert "record" not in scene.ending.sentence


def test_no_question_stands_over_the_buttons_that_answer_it(over: Home) -> None:
    assert AGAIN in over_scene(over).names
    assert "?" not in over.top.message


def test_enter_goes_past_the_line(over: Home, tmp_path: Path) -> None:
    assert "___" in over.top.message
    over.press(Button.FIRE)
    assert isinstance(over.scene, GameScene)
    assert Wasco(tmp_path).latest() == []


def test_whoevers_game_it_is_already_is_not_asked(tmp_path: Path) -> None:
    visit = at_the_end(tmp_path, initials="ANN")
    assert "_" not in visit.top.message


def test_at_rest_it_waits_for_a_hand_and_in_a_demo_for_the_next(tmp_path: Path) -> None:
    for demo in (False, True):
        home = at_home(tmp_path / str(demo), demo=demo, begin=not demo)
        home.until_scene(GameOver)
        assert home.scene.is_still is not demo


@pytest.mark.usefixtures("faint_judge")
def test_what_a_friend_is_told_stands_below_the_race_as_soon_as_all_is_reviewed(over: Home) -> None:
    scene = over_scene(over)
    (half_done,) = scene.words.sentences
    assert re.fullmatch(r"Reviewing your game: \d+%", half_done)
    while scene.idle():
        pass
    over.tick(TOLD_EVERY)
    told = list(scene.words.sentences)
    assert len(told) <= 4
    assert re.match(r"(Your (discard|play) of the|No move of yours) ", told[0])
    assert re.match(r"Next time (discard|play) the ", told[1])
    assert told[scene.words.turn_told] == f"The game turned in deal {scene.words.turned}."
    assert re.fullmatch(r"You (rose|fell) from \d+ to \d+ games? in 100 there\.", told[3])
    heard = [words for sheet in scene.picture() for _, words in sheet.said()]
    assert told == [words for words in heard if words in told]


def test_what_has_no_room_below_the_race_is_left_out_whole() -> None:
    told = [
        "Your discard of the 2 and the 4 cost you most: 8 games in 100.",
        *["It has no room at all. " * 4] * 2,
    ]
    for name in names():
        rows = told_rows(switched_on(name).look, told)
        assert " ".join(rows).endswith(("100.", "at all.")), name


def test_a_long_name_of_four_keeps_off_the_word_beside_it() -> None:
    """On the terminal what the last hand counts touched what the starter is called."""
    there = [SeatTop(name, [*parse_cards("5H 5S 5D JC")]) for name in ("ANN", "BEN", "CY", "MAXIMILIAN")]
    top = TableState(there, [Pegs(), Pegs()], partners=True, starter=Card.parse("5C"), dealer=0)
    series, screen = [(["ANN", "CY"], [0, 40]), (["BEN", "DAN"], [0, 30])], InkScreen(switched_on("tty"))
    screen.show([EndingSheet(top, Ending(0, "ANN & CY WIN", "", "", (29,) * 5), series, EndingWords())])
    (beside,) = screen.areas_of("starter")
    (name,) = [one.area for one in screen.lines if "MAXI" in one.words and one.area.top == beside.top]
    assert name.right < beside.left


MADE = ["You made 25 in hands,", "9 in cribs,", "15 pegging."]


@pytest.mark.parametrize(
    ("machine", "seats", "rows"),
    [
        ("ega", 2, 1),
        ("amiga", 2, 1),
        ("tty", 2, 1),
        ("ega", 3, 1),
        ("amiga", 3, 3),
        ("tty", 3, 1),
        ("c128", 2, 0),
    ],
)
def test_what_you_made_stands_above_how_far_the_review_is(machine: str, seats: int, rows: int) -> None:
    """On the C-128 its rows would touch."""
    there = [SeatTop("YOU"), SeatTop("BEN"), SeatTop("CAROL")][:seats]
    top, series = TableState(there, [Pegs()] * seats), [([seat.name], [0, 40]) for seat in there]
    words = EndingWords(["Reviewing your game: 0%"], made=MADE)
    screen = InkScreen(switched_on(machine))
    screen.show([EndingSheet(top, Ending(0, "YOU WIN", "", ""), series, words, reviewed=0)])
    seen = {one.words: one.area for one in screen.lines}
    told = [seen[row] for row in (" ".join(MADE), *MADE) if row in seen]
    assert len(told) == rows
    assert all(area.bottom <= seen[words.sentences[0]].top for area in told)


def test_the_last_hands_have_their_totals(over: Home) -> None:
    ending = over_scene(over).ending
    starter = over.top.starter
    laid = [*(seat.hand for seat in over.top.seats), over.top.crib]
    for cards, total in zip(laid, ending.totals, strict=True):
        seen = [card for card in cards if card]
        assert starter
        assert total is None or total == show_points(seen, starter, crib=cards is over.top.crib)
    assert any(total is not None for total in ending.totals)


def test_a_hand_that_was_not_counted_any_more_has_no_total(tmp_path: Path) -> None:
    """It stood there with its points, as if these had been pegged."""
    home = at_the_end(tmp_path, preset="hoyle", form="three-handed")
    outcome, totals = home.game.outcome, over_scene(home).ending.totals
    assert outcome
    assert outcome.reason is Reason.HAND
    assert home.game.dealer == 2
    assert outcome.seat == 1, "the dealer would have counted after that"
    assert [total is None for total in totals] == [False, False, True, True]


def test_the_race_names_each_side_as_the_plates_do(tmp_path: Path) -> None:
    visit = at_home(tmp_path, initials="ANN")
    visit.until_scene(GameOver)
    (sheet,) = [one for one in visit.scene.picture() if isinstance(one, EndingSheet)]
    assert [name for names, _ in sheet.series for name in names] == [
        seat.on_plate for seat in visit.top.seats
    ]
    assert "ANN" in sheet.series[0][0]


def test_who_plays_under_initials_has_them_wherever_scores_and_games_are_told(tmp_path: Path) -> None:
    visit = at_home(tmp_path, initials="ANN")
    visit.until_scene(GameOver)
    told = [reason.who for reason in visit.top.reasons if reason.who]
    won = [reason.text for reason in visit.top.reasons if " game" in reason.text or ": 1" in reason.text]
    assert {*told} == {"ANN", "CHAMP"}
    assert not [words for words in won if "YOU" in words]


def test_words_on_a_line_of_the_board_are_no_curves_neighbors() -> None:
    series = [(["YOU"], [0, 10, 20, 61]), (["B"], [0, 40, 45, 50])]
    assert is_above(series, 45, 0.3)
    assert not is_above(series, 45, 0.4)
    assert not is_above(series, 30, 0.2)


def _race_of(scene: GameOver) -> EndingSheet:
    (sheet,) = [one for one in scene.picture() if isinstance(one, EndingSheet)]
    return sheet


@pytest.mark.usefixtures("faint_judge")
@pytest.mark.parametrize("machine", names())
def test_while_the_game_is_reviewed_a_bar_grows(machine: str, over: Home) -> None:
    sheet, screen = _race_of(over_scene(over)), Screen(switched_on(machine))
    assert sheet.reviewed < 1
    seen = set[bytes]()
    for share in (0.2, 0.6):
        screen.show([replace(sheet, reviewed=share)])
        seen.add(bytes(screen.surface.get_buffer().raw))
    assert len(seen) == 2


@pytest.mark.usefixtures("faint_judge")
@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_bar_has_an_outlined_trough_before_it_grows(machine: str, over: Home) -> None:
    sheet, screen, look = _race_of(over_scene(over)), Screen(switched_on(machine)), switched_on(machine).look
    empty, full = (_at_a_share(screen, sheet, share) for share in (0, 0.9999))
    bar = [at for at in product(*map(range, look.size)) if empty.get_at(at) != full.get_at(at)]
    (left, top), (right, bottom) = bar[0], bar[-1]
    trough = {empty.get_at_mapped(at) for at in bar}
    edges = [(left - 1, top), (left, top - 1), (right, bottom + 1)]
    assert {empty.get_at_mapped(at) for at in edges} == {look.inks.race.grid}
    assert len(trough | {look.inks.race.grid}) == 2, "one color inside"


def _at_a_share(screen: Screen, sheet: EndingSheet, share: float) -> Surface:
    screen.show([replace(sheet, reviewed=share)])
    return screen.surface.copy()


def test_names_that_are_long_have_rows_of_their_own() -> None:
    assert in_rows(["ANN", "BEN"], 10) == ["ANN & BEN"]
    assert in_rows(["BARTHOLOM1", "MONTGOMERY"], 12) == ["BARTHOLOM1", "MONTGOMERY"]


def test_a_long_name_at_the_end_of_a_curve_has_its_score_on_the_pc(over: Home) -> None:
    names, scores = (["LANDLUBBER"], ["YOU"]), ([0, 60, 121], [0, 50, 76])
    screen = InkScreen(switched_on("ega"))
    screen.show([replace(_race_of(over_scene(over)), series=[*zip(names, scores, strict=True)])])
    assert {"LANDLUBBER 121", "YOU 76"} <= {*screen.words}
    assert [*screen.faults] == []


def test_the_buttons_reach_across_the_cloth_on_the_pc(over: Home) -> None:
    screen, row = Screen(switched_on("ega")), switched_on("ega").look.table.ending.buttons
    screen.show(over.scene.picture())
    places = [area for area in screen.spotting.areas(ButtonSpot) if area.colliderect(row)]
    places.sort(key=lambda area: area.left)
    assert len(places) == 4
    assert places[0].left == row.left
    assert row.right - len(places) < places[-1].right <= row.right


def test_a_worth_that_has_no_room_loses_its_name_alone() -> None:
    assert worth_in("A LURCH: 2 games to ANN", 40) == "A LURCH: 2 games to ANN"
    assert worth_in("A LURCH: 2 games to ANN", 20) == "A LURCH: 2 games"


@pytest.mark.parametrize("machine", names())
def test_long_names_and_lines_leave_all_words_of_an_ending_whole(machine: str, over: Home) -> None:
    sheet = _race_of(over_scene(over))
    names = ["BARTHOLOM1", "MONTGOMERY"], ["LANDLUBBER", "BOATSWAIN2"]
    lines = [BoardLine(90, "S", "skunk"), BoardLine(60, "D", "double skunk")]
    scores = [[0, 30, 50, 61, 80, 100, 121], [0, 20, 59, 60, 61, 62, 70]]
    top = replace(sheet.top, lines=lines)
    screen = InkScreen(switched_on(machine))
    screen.show([replace(sheet, top=top, series=list(zip(names, scores, strict=True)))])
    assert [*screen.faults] == []


def test_above_three_rows_of_words_the_race_takes_the_room_of_its_title() -> None:
    look = switched_on(USUAL).look
    race, usual = race_above(look, 3, look.pages.race), look.pages.race
    assert race.plot.top - race.area.top < usual.plot.top - usual.area.top
    assert race.plot.height >= 4 * look.cell[1]


@pytest.mark.parametrize("machine", names())
def test_what_is_told_stands_apart_from_the_numbers_of_the_deals(machine: str) -> None:
    look = switched_on(machine).look
    race = race_above(look, 3, look.pages.race)
    inside = look.cell[1] if look.grain.has_only_letters else -AXIS_GAP
    numbers = race.plot.bottom - inside + look.cell[1]
    assert numbers < look.pages.race.area.bottom - 3 * look.cell[1]


def test_the_crib_that_won_is_seen_at_the_end_of_four_on_the_pc(tmp_path: Path) -> None:
    visit = at_home(tmp_path, preset="hoyle", form="four-handed")
    visit.until_scene(GameOver)
    assert all(visit.top.crib)
    screen = InkScreen(switched_on("ega"))
    screen.show(visit.scene.picture())
    assert "C's crib 6" in screen.words
    assert "Start" in screen.words, "the word of its table"
    assert "B 4" in screen.words
    assert "THE RACE" in screen.words, "over its curves, where there is no room above them"
    assert any(words.startswith("You two: ") for words in screen.words)
    look = switched_on("ega").look
    for plate in look.table.ending.small[4]:
        card = plate.right - look.stroke[0] - 1, plate.top + look.stroke[1]
        assert screen.surface.get_at_mapped(card) == look.inks.paper.paper, "no room: small cards"


def test_the_starter_of_four_is_seen_on_every_machine(tmp_path: Path) -> None:
    visit = at_home(tmp_path, preset="hoyle", form="four-handed")
    visit.until_scene(GameOver)
    for machine in names():
        screen, seen = Screen(switched_on(machine)), set[bytes]()
        for starter in ("5H", "KS"):
            visit.top.starter = Card.parse(starter)
            screen.show(visit.scene.picture())
            seen.add(bytes(screen.surface.get_buffer().raw))
        assert len(seen) == 2, machine


@pytest.mark.parametrize("machine", names())
def test_the_longest_lines_leave_the_race_its_room(machine: str) -> None:
    look = switched_on(machine).look
    has_room = look.columns > 40
    assert " ".join(told_rows(look, LONGEST)).endswith("deal 10." if has_room else "the king.")
    race = race_above(look, len(told_rows(look, LONGEST)), look.pages.race)
    assert race.area.bottom < look.pages.race.area.bottom
    assert race.area.contains(race.plot)
    assert race.plot.height >= 3 * look.cell[1]


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_the_amiga_tells_of_more_than_two_beside_a_race_that_names_its_lines(
    tmp_path: Path, form: str
) -> None:
    visit, screen = at_home(tmp_path, preset="hoyle", form=form), InkScreen(switched_on("amiga"))
    visit.until_scene(GameOver)
    *below, sheet = [one for one in visit.scene.picture() if isinstance(one, EndingSheet)]
    screen.show([*below, replace(sheet, words=replace(sheet.words, sentences=LONGEST), reviewed=1)])
    assert "lurch" in screen.words, "its race is not low"
    rows = told_rows(screen.machine.look, LONGEST, len(visit.top.seats))
    assert " ".join(rows) == " ".join(LONGEST)
    scored = [words for words in screen.words if words.endswith(f" {visit.top.target}")]
    won = max((area for words in scored for area in screen.areas_of(words)), key=lambda area: area.top)
    told = screen.machine.look.table.ending.told[len(visit.top.seats)]
    assert 0 < told.left - won.right < 6 * screen.machine.look.cell[0], "what names leave is the curves'"
    (race,), beside = screen.areas_of("THE RACE"), [screen.areas_of(row)[0] for row in rows]
    assert all(area.left > race.right and area.bottom > race.top for area in beside)


@pytest.mark.parametrize("rows", [1, 2])
def test_a_row_of_air_is_below_a_race_that_less_is_told_of(rows: int, tmp_path: Path) -> None:
    visit, screen = at_home(tmp_path, preset="hoyle", form="three-handed"), InkScreen(switched_on("tty"))
    visit.until_scene(GameOver)
    *below, sheet = [one for one in visit.scene.picture() if isinstance(one, EndingSheet)]
    told = ["Your discard of the pair of 8s cost you most: 7 games in 100.", "The game turned in deal 6."]
    screen.show([*below, replace(sheet, words=replace(sheet.words, sentences=told[:rows]), reviewed=1)])
    foot = next(words for words in screen.words if words.startswith("╚"))
    (first,), (frame,) = screen.areas_of(told[0]), screen.areas_of(foot)
    assert first.top - frame.bottom >= screen.machine.look.cell[1]


def test_where_there_is_room_each_sentence_begins_a_row() -> None:
    told = ["Your discard of the 2 and the 4 cost you most: 8 games in 100.", "Next time discard the 9."]
    for name in ("c128", "tty"):
        assert told[1] in told_rows(switched_on(name).look, told)


def test_short_sentences_share_a_row_before_a_long_one_is_torn() -> None:
    told = [
        "Your discard of the 3 and the 6 cost you most: 15 games in 100.",
        "Next time discard the jack and the queen.",
        "The game turned in deal 1.",
        "You fell from 54 to 24 games in 100 there.",
    ]
    assert told_rows(switched_on("tty").look, told) == [*told[:2], " ".join(told[2:])]


@pytest.mark.parametrize("machine", names())
def test_no_last_word_stands_alone_below_the_race(machine: str) -> None:
    told = [
        "Your discard of the pair of 8s cost you most: 7 games in 100.",
        "Next time discard the 2 and the queen.",
        "The game turned in deal 6.",
    ]
    assert " " in told_rows(switched_on(machine).look, told)[-1]


@pytest.mark.parametrize(("machine", "scene"), [("ega", "partners over"), ("amiga", "game_over")])
def test_a_race_that_has_no_row_for_its_title_has_it_in_its_top_line(
    tmp_path: Path, machine: str, scene: str
) -> None:
    screen = scene_on(InkScreen(switched_on(machine)), scene, tmp_path)
    assert "THE RACE" in screen.words
    assert [*screen.faults] == []


def test_a_race_keeps_its_title_where_a_curve_is_below_it_until_it_ends(tmp_path: Path) -> None:
    """Of five deals the fourth, right of it, was looked at."""
    screen = scene_on(InkScreen(switched_on("ega")), "partners over", tmp_path)
    (sheet,) = (sheet for sheet in screen.sheets if isinstance(sheet, EndingSheet))
    for leads, is_titled in (([0, 24, 48, 72, 114, 121], True), ([0, 24, 48, 116, 118, 121], False)):
        series = [(["YOU"], [0, 20, 40, 60, 80, 95]), (["B"], leads)]
        screen.show([replace(sheet, series=series)])
        assert ("THE RACE" in screen.words) is is_titled


@pytest.mark.parametrize("machine", names())
@pytest.mark.parametrize("scene", ["game_over", "three handed over", "partners over"])
def test_what_is_told_of_the_last_cards_has_one_form_without_colons_and_dashes(
    machine: str, scene: str, tmp_path: Path
) -> None:
    """`LANDLUBBER 10` stood beside `Their crib --`, and in the next game `LANDLUBBER: 4`."""
    screen = scene_on(InkScreen(switched_on(machine)), scene, tmp_path)
    told = re.compile(r".*([A-Z]|crib)(:?) ([12]?\d|--|no count|not counted)")
    found = [match for match in map(told.fullmatch, screen.words) if match]
    assert len(found) >= 2
    assert not any(match[2] or match[3] == "--" for match in found)


def test_on_the_pc_what_a_hand_counts_is_of_another_ink_than_its_name(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(switched_on("ega")), "game_over", tmp_path)
    plate = EGA.table.ending.plates[2][0]
    name, figure = (one for one in screen.lines if plate.contains(one.area))
    assert name.words.endswith(f" {figure.words}")
    assert name.area.right == figure.area.right
    assert figure.ink != name.ink


def test_on_the_pc_the_words_beside_a_race_are_as_far_from_its_frame_at_both_sides() -> None:
    """The target stood two dots from it."""
    race, wide = EGA.pages.race, EGA.cell[0]
    before = race.plot.left - wide - EGA.width("121") - race.area.left
    beyond = race.area.right - race.plot.right - wide - EGA.width("LANDLUBBER 121")
    assert before == beyond


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_pc_the_plates_above_the_last_cards_are_as_far_apart_from_edge_to_edge(seats: int) -> None:
    """The starter stood off the others, and short of the banner's end."""
    plan = switched_on("ega").look.table.ending
    row = [*plan.plates[seats], *filter(None, [plan.cribs.get(seats)]), plan.starters[seats]]
    gaps = [after.left - before.right for before, after in pairwise(row)]
    assert max(gaps) - min(gaps) <= 1
    assert (row[0].left, row[-1].right) == (plan.banner.left, plan.banner.right)


@pytest.mark.parametrize("area", [EGA.table.ending.banner, EGA.table.reasons, EGA.pages.race.area])
def test_on_the_pc_all_pegs_are_of_ivory_if_those_of_the_board_are(tmp_path: Path, area: Rect) -> None:
    """They were painted in the banner, before the reasons and in the race."""
    screen = scene_on(InkScreen(switched_on("ega")), "three handed over", tmp_path)
    (sheet,) = (sheet for sheet in screen.sheets if isinstance(sheet, EndingSheet))
    pegs = [screen.surface.subsurface(area).copy()]
    screen.show([replace(sheet, top=replace(sheet.top, ivory_pegs=False))])
    pegs.append(screen.surface.subsurface(area))
    assert len({tobytes(drawn, "P") for drawn in pegs}) == 2


def test_no_line_of_a_street_runs_through_what_a_line_of_the_stakes_is_called(tmp_path: Path) -> None:
    """In the low race of partners one stood out at both sides of "lurch"."""
    screen = scene_on(InkScreen(switched_on("ega")), "partners over", tmp_path)
    (lurch,) = screen.areas_of("lurch")
    beside = [screen.surface.get_at_mapped((lurch.right + 2, y)) for y in range(lurch.top, lurch.bottom)]
    assert EGA.inks.race.grid not in beside


def test_where_a_street_has_no_line_in_a_race_none_but_those_with_a_number_have_one(tmp_path: Path) -> None:
    """In the low race of partners there was one at 30, and none at 90."""
    screen = scene_on(InkScreen(switched_on("ega")), "partners over", tmp_path)
    (lurch,), area = screen.areas_of("lurch"), EGA.pages.race.area
    column = [screen.surface.get_at_mapped((lurch.right + 2, y)) for y in range(area.top, area.bottom)]
    assert column.count(EGA.inks.race.grid) == 2
