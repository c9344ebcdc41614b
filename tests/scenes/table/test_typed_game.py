"""BSD on its terminal: every line typed as cribbage(6) asks for it, and the screen that it draws."""

from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.machines.power import switched_on
from game.machines.tty.plans import TTY_PALETTE
from game.machines.tty.typed_table import BOARD
from game.paint.screen import Screen
from game.rules.card_meant import card_meant
from game.rules.cards import Card
from game.rules.counting import Reason, show_points
from game.rules.errors import IllegalMove
from game.rules.events import Won
from game.rules.outcome import STAKES, outcome_of
from game.rules.presets import PRESETS
from game.rules.question import WhatItCounts, WhatToLayAway, WhatToPlay, WhereToCut
from game.rules.voice import HOUSE
from game.scenes.box import Quit
from game.scenes.front.title import Title
from game.scenes.help_pages import Help
from game.scenes.pace import DEAF_TO_ALL_STEPS
from game.scenes.scene import Scene
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.scenes.table.typed_game import TypedGame
from game.scenes.table.typed_input import TypedCards, TypedInput, as_listed
from game.scenes.table.typed_prompts import AgainPrompt, OpeningPrompt, QuitPrompt, SignPrompt
from game.sheets.message_window import ROWS, WIDTH
from game.sheets.sheets import EndingSheet
from game.sheets.spots import CardSpot
from game.store.wasco_file import Wasco
from tests import pictures
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import latest

VOICE = PRESETS["bsd"].manner.voice
SPACE = Press(Button.FIRE, letter=" ")
RETURN = Press(Button.FIRE)


def typed(home: Home, line: str) -> None:
    """Type a line; `|` is Return, `_` the space bar."""
    signs = {"|": RETURN, "_": SPACE, " ": SPACE}
    for sign in line:
        digit = int(sign) if sign.isdecimal() else None
        letter = sign.upper() if sign.isalpha() else None
        home.stack.press(signs.get(sign) or Press(None, digit, letter))


def at_terminal(tmp_path: Path, **settings: object) -> Home:
    """A game of BSD, asked what comes before the first cut, which Return alone answers."""
    usual: dict[str, object] = {"preset": "bsd", "level": "bsd", "machine": "source", "wait": True}
    home = at_home(tmp_path, begin=True, demo=False, **usual | settings)
    home.stack.is_typed_at = True
    while isinstance(home.scene, OpeningPrompt):
        typed(home, "|")
    return home


def game(home: Home) -> TypedGame:
    return home.on(TypedGame)


def waits(home: Home) -> bool:
    return isinstance(home.scene, TypedGame) and home.scene.acting.mover.waits


def asked(home: Home) -> TypedInput | None:
    """What is asked now, if anything is."""
    scene = home.scene
    if not isinstance(scene, TypedGame) or scene.messages.typed is None:
        return None
    return scene.turn if isinstance(scene.turn, TypedInput) else None


def is_asked(home: Home, kind: type[object]) -> bool:
    turn = asked(home)
    return turn is not None and isinstance(turn.asked, kind)


def until_asked(home: Home, kind: type[object] = object) -> TypedInput:
    """Read whatever waits, answer what else is asked, until this is."""
    for _ in range(20_000):
        turn = asked(home)
        if turn and isinstance(turn.asked, kind):
            return turn
        if waits(home):
            typed(home, "_")
        elif turn:
            typed(home, answer(turn))
        home.tick()
    raise AssertionError(f"it was never asked for {kind.__name__}")


def answer(turn: TypedInput) -> str:
    """A line that serves."""
    match turn.asked:
        case WhatToLayAway():
            return f"{hand_of(turn)[0]}|"
        case WhatToPlay(fits=fits):
            return f"{fits[0]}|"
        case WhatItCounts(shown=shown) if shown:
            return f"{show_points(shown.cards, shown.starter, crib=shown.crib)}|"
        case _:
            return "|"


def hand_of(turn: TypedInput) -> list[Card | None]:
    assert isinstance(turn, TypedCards)
    return turn.hand


def rows(home: Home) -> list[str]:
    return game(home).messages.rows


# The lines.


HAND = [*map(Card.parse, ("5H", "5S", "TD", "QC"))]


@pytest.mark.parametrize("line", ["5h", "5 h", "5 of hearts", "five of hearts", "five hearts", "5  of h"])
def test_a_card_is_named_in_any_of_these_ways(line: str) -> None:
    assert card_meant(HAND, line, VOICE) == Card.parse("5H")


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("5", VOICE.ambiguous),
        ("7", VOICE.no_such_rank),
        ("5c", VOICE.not_held),
        ("", VOICE.not_understood),
        ("hearts", VOICE.not_understood),
        ("5hh", VOICE.not_understood),
    ],
)
def test_a_line_that_will_not_do_is_told_why(line: str, refusal: str) -> None:
    with pytest.raises(IllegalMove) as error:
        card_meant(HAND, line, VOICE)
    assert str(error.value) == refusal


def test_a_one_with_its_suit_is_an_ace() -> None:
    ace = Card.parse("AS")
    assert card_meant([*HAND, ace], "1s", VOICE) == card_meant([*HAND, ace], "1 of spades", VOICE) == ace


@pytest.mark.parametrize(("line", "card"), [("10", "TD"), ("t", "TD"), ("ten", "TD"), ("q", "QC")])
def test_a_rank_alone_will_do_where_one_card_has_it(line: str, card: str) -> None:
    assert card_meant(HAND, line, VOICE) == Card.parse(card)


# The hands: a line, and Return.


def test_each_discard_is_a_line_of_its_own_and_is_gone_at_once(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    turn = until_asked(home, WhatToLayAway)
    first, second, *_ = hand_of(turn)
    typed(home, f"{first}|")
    assert len(hand_of(turn)) == 5
    typed(home, f"{second}|")
    home.tick(3)
    assert {*home.game.view(0).laid_away} == {first, second}
    assert len(home.top.seats[0].hand) == 4


def test_what_erases_brings_the_first_discard_back(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    turn = until_asked(home, WhatToLayAway)
    before = [*hand_of(turn)]
    typed(home, f"{before[2]}|5")
    home.press(Button.BACKSPACE)
    assert len(hand_of(turn)) == 5
    home.press(Button.BACKSPACE)
    assert hand_of(turn) == before


def test_a_card_is_played_by_one_line_and_the_last_plays_itself(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    lines = 0
    turn = until_asked(home, WhatToPlay)
    while isinstance(turn.asked, WhatToPlay):
        lines += 1
        assert len(turn.asked.hand) > 1
        typed(home, answer(turn))
        turn = until_asked(home)
    assert lines == 3
    assert VOICE.say(VOICE.last_card, "YOU") in rows(home)


def test_only_return_cuts_and_so_does_a_number(tmp_path: Path) -> None:
    for line, depth in (("|", None), ("7|", 7)):
        home = at_terminal(tmp_path / str(depth))
        assert isinstance(until_asked(home).asked, WhereToCut)
        typed(home, line)
        home.tick()
        assert depth is None or str(home.game.moves[-1][1]).endswith("7")
        assert home.game.moves


def test_a_right_count_waits_for_nothing_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    turn = until_asked(home, WhatItCounts)
    shown = home.scene.scenes.counts.shown if isinstance(home.scene, TypedGame) else None
    assert shown
    true = show_points(shown.cards, shown.starter, crib=shown.crib)
    typed(home, f"{true + 2}|")
    home.until(lambda: waits(home))
    assert any(row.startswith("Really only") for row in rows(home))
    turn = until_asked(home, WhatItCounts)
    typed(home, answer(turn))
    scores = home.game.scores
    home.tick(2)
    assert home.game.scores[0] >= scores[0]


def test_bad_input_rings_once_and_asks_again(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home, WhatToLayAway)
    home.ear.heard.clear()
    typed(home, "hello|")
    assert home.ear.heard == [Tune.ERROR]
    assert VOICE.not_understood in rows(home)
    assert asked(home)


def test_arrows_write_a_card_and_space_takes_it(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    turn = until_asked(home, WhatToLayAway)
    home.press(Button.RIGHT, Button.RIGHT)
    assert game(home).messages.typed == str(hand_of(turn)[1]).lower()
    typed(home, "_")
    assert len(hand_of(turn)) == 5


@pytest.mark.parametrize(("line", "told"), [("44", "0 to 29 only -- try again"), ("x3", VOICE.not_a_number)])
def test_a_count_that_is_none_is_refused_as_briefly_as_a_card(line: str, told: str, tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home, WhatItCounts)
    typed(home, f"{line}|")
    assert told in rows(home)
    assert is_asked(home, WhatItCounts)


@pytest.mark.parametrize(
    ("score", "told"), [(91, "I WON!"), (90, "I SKUNKED YOU!"), (60, "I DOUBLE SKUNKED YOU!")]
)
def test_a_skunk_is_told_in_place_of_the_win(score: int, told: str, tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    outcome = outcome_of((score, 121), 1, 1, Reason.PLAY, STAKES["1-2-4"])
    assert [*game(home).written.lines(Won(outcome))] == [told]


def test_the_space_bar_alone_reads_on(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home)
    typed(home, "|")
    home.until(lambda: waits(home))
    typed(home, "xq5")
    assert waits(home)
    assert latest(game(home).messages).endswith(VOICE.waiting)
    typed(home, "_")
    assert not waits(home)


def test_typing_ahead_is_not_lost(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home)
    typed(home, "|_")
    home.until(lambda: is_asked(home, WhatToLayAway))


# To leave, to be helped, to play again.


@pytest.mark.parametrize("key", ["y", "n", "x"])
def test_two_keys_leave_and_any_other_plays_on(key: str, tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home, WhatToLayAway)
    home.press(Button.BACK)
    assert isinstance(home.scene, QuitPrompt)
    typed(home, key)
    if key == "y":
        assert home.stack.top is None
        assert (tmp_path / "unfinished.txt").exists()
    else:
        home.stack.draw(Screen(switched_on("tty")))
        home.until(lambda: home.stack.stale)  # nothing is drawn but what has changed
        assert asked(home)
        assert latest(game(home).messages).startswith("Discard a card -->")


def test_the_first_help_is_a_line_of_keys_and_the_second_the_rules(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home, WhatToLayAway)
    assert not game(home).messages.keys
    home.press(Button.HELP)
    keys = game(home).messages.keys
    assert keys.format(help="F1", hint="F2", machine="F9", back="Esc").endswith("Esc quit")
    assert len(keys.format(help="F1", hint="F2", machine="F9", back="Esc")) < BOARD, (
        "the messages begin there"
    )
    home.press(Button.HELP)
    assert isinstance(home.scene, Help)


def test_a_hint_stands_in_the_window(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home, WhatToLayAway)
    before = game(home).messages.newest
    home.press(Button.HINT)
    home.until(lambda: game(home).messages.newest != before)
    assert asked(home)
    assert not [row for row in rows(home) if "{" in row], "no key is named there"


def until_signed(home: Home) -> None:
    """Play to the end by lines alone; what is typed ahead of it is no answer to the question there."""
    for _ in range(50_000):
        if not isinstance(home.scene, TypedGame):
            break
        if waits(home):
            typed(home, "_")
        elif turn := asked(home):
            typed(home, answer(turn))
        if isinstance(home.scene, TypedGame):
            assert max(map(len, rows(home))) <= WIDTH
            assert len(rows(home)) == ROWS
        home.tick()
    last = home.scene
    typed(home, "5h|y")
    assert (home.scene, home.scene.is_still) == (last, False)
    home.tick(DEAF_TO_ALL_STEPS)


def test_a_whole_game_is_played_by_typed_lines_alone(tmp_path: Path) -> None:
    home = at_terminal(tmp_path, target=61, has_target=True)
    until_signed(home)
    assert all(map(home.on(SignPrompt).types, (Press(None, letter="H"), Press(None, digit=5))))
    assert not home.scene.types(RETURN)
    typed(home, "abc|")
    assert [record.initials for record in Wasco(tmp_path).latest()] == ["ABC"]
    assert isinstance(home.scene, AgainPrompt)
    typed(home, "_")
    assert isinstance(home.scene, AgainPrompt)
    typed(home, "n")
    assert isinstance(home.scene, Title)


# Around it.


def test_the_length_is_asked_before_each_game_and_the_instructions_once(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd", machine="source")
    prompts: list[str] = []
    for key in ("x", "S"):
        prompts.append(home.on(OpeningPrompt).words)
        typed(home, key)
    assert prompts[0] == VOICE.instructions
    assert game(home).context.table.game.target == 61


def test_the_first_messages_of_a_game_stand_below_what_was_asked_before_it(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd", machine="source")
    typed(home, "nS")
    until_asked(home)
    assert rows(home)[:3] == [f"{VOICE.instructions} N", "Long (121) or Short (61)? S", VOICE.cut_for_deal]
    until_asked(home, WhatToLayAway)
    assert [row for row in rows(home) if row] == [VOICE.discard]


def test_what_was_asked_in_vain_leaves_no_trace_in_another_game(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd", machine="source")
    home.press(Button.BACK)
    home.press(Button.FIRE)
    assert [row for row in home.on(OpeningPrompt).messages.rows if row] == ["Long (121) or Short (61)?"]


def test_a_figure_for_the_length_is_told_which_letters_there_are(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd", machine="source")
    typed(home, "n61")
    scene = home.on(OpeningPrompt)
    rows = [row for row in scene.messages.rows if row]
    assert rows[-2:] == ["Type L for 121 or S for 61.", scene.words]
    typed(home, "s")
    assert game(home).context.table.game.target == 61


def test_a_length_named_for_this_run_is_not_asked_for(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd", machine="source", target=61, has_target=True)
    typed(home, "n")
    assert game(home).context.table.game.target == 61


def test_the_game_goes_on_on_another_machine_and_back(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    turn = until_asked(home, WhatToLayAway)
    hand = [*hand_of(turn)]
    typed(home, f"{hand[0]}|")
    home.session.change("machine", "ega")
    home.tick(2)
    assert type(home.scene) is GameScene
    assert home.top.messages is None
    assert home.top.seats[0].hand == hand
    home.press(Button.BACK)
    assert home.on(Quit).lines[0] == HOUSE.leave
    home.press(Button.BACK)
    home.session.change("machine", "tty")
    home.tick(2)
    assert asked(home)
    assert rows(home).count(VOICE.discard) == 1


def test_a_pad_answers_each_question(tmp_path: Path) -> None:
    """Left and right write its letters as the question has them."""
    home = at_home(tmp_path, preset="bsd", machine="source")
    home.press(Button.RIGHT, Button.FIRE)
    assert isinstance(home.scene, OpeningPrompt)
    home.press(Button.LEFT, Button.RIGHT, Button.FIRE)
    assert game(home).context.table.game.target == 61
    until_signed(home)
    home.press(Button.FIRE, Button.LEFT, Button.FIRE, Button.FIRE)
    until_asked(home)
    home.press(Button.BACK, Button.RIGHT, Button.FIRE)
    assert isinstance(home.scene, TypedGame)
    home.press(Button.BACK, Button.LEFT, Button.BACK)
    assert isinstance(home.scene, TypedGame)
    home.press(Button.BACK, Button.LEFT, Button.FIRE)
    assert home.stack.top is None


def test_a_return_behind_the_letter_of_an_answer_answers_nothing_more(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=True, demo=False, preset="bsd", level="bsd", machine="source", wait=True)
    home.stack.is_typed_at = True
    typed(home, "n|")
    assert latest(home.on(OpeningPrompt).messages).startswith("Long (121) or Short (61)?")
    typed(home, "s|")
    until_signed(home)
    typed(home, "|n|")
    assert isinstance(home.scene, Title)
    typed(home, "|")
    assert isinstance(home.scene, OpeningPrompt)


def test_a_pad_signs_a_game(tmp_path: Path) -> None:
    home = at_terminal(tmp_path, target=61, has_target=True)
    until_signed(home)
    home.press(Button.RIGHT, Button.RIGHT, Button.FIRE, Button.UP, Button.FIRE, Button.FIRE)
    assert [record.initials for record in Wasco(tmp_path).latest()] == ["B"]
    assert isinstance(home.scene, AgainPrompt)


def test_initials_are_asked_for_again_where_the_record_cannot_be_written(tmp_path: Path) -> None:
    home = at_terminal(tmp_path, target=61, has_target=True)
    until_signed(home)
    wasco = tmp_path / "WASCO"
    wasco.mkdir()
    typed(home, "abc|")
    scene = home.on(SignPrompt)
    assert any(row.startswith("Can't write WASCO") for row in scene.messages.rows)
    wasco.rmdir()
    typed(home, "abc|")
    assert isinstance(home.scene, AgainPrompt)
    assert [record.initials for record in Wasco(tmp_path).latest()] == ["ABC"]


def moved(home: Home) -> Scene:
    """Switch on a machine that has no window of messages; the scene there."""
    home.session.change("machine", "ega")
    home.tick(2)
    return home.scene


def test_another_machine_asks_nothing_before_a_game(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd", machine="source")
    assert home.on(OpeningPrompt).is_still
    assert type(moved(home)) is GameScene


def test_the_question_to_quit_is_gone_on_another_machine(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home, WhatToLayAway)
    home.press(Button.BACK)
    assert isinstance(home.scene, QuitPrompt)
    assert type(moved(home)) is GameScene
    assert home.top.messages is None


@pytest.mark.parametrize("prompt", [SignPrompt, AgainPrompt])
def test_a_game_that_was_asked_about_at_its_end_has_an_ending_on_another_machine(
    prompt: type[SignPrompt | AgainPrompt], tmp_path: Path
) -> None:
    home = at_terminal(tmp_path, target=61, has_target=True)
    until_signed(home)
    if prompt is AgainPrompt:
        typed(home, "|")
    assert isinstance(home.scene, prompt)
    scene = moved(home)
    assert isinstance(scene, GameOver)
    [ending, _] = scene.picture()
    assert isinstance(ending, EndingSheet)
    assert (ending.top.messages, ending.may_sign) == (None, True)
    assert not ending.top.played


@pytest.mark.parametrize(
    "settings",
    [{"machine": "ega"}, {"one_button": 10}, {"seats": ("person", "person")}, {"house": "go_by_hand=yes"}],
    ids=str,
)
def test_elsewhere_the_usual_table_stands(settings: dict[str, object], tmp_path: Path) -> None:
    home = at_terminal(tmp_path, **settings)
    assert not isinstance(home.scene, TypedGame)


def test_with_r_nobody_is_asked_for_cuts(tmp_path: Path) -> None:
    home = at_terminal(tmp_path, random_cut=True)
    assert isinstance(until_asked(home).asked, WhatToLayAway)


def test_with_q_no_instructions_are_offered(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd", machine="source", short_messages=True)
    assert home.on(OpeningPrompt).words == "L or S?"


def test_of_one_rank_spades_lie_first_and_clubs_last(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    turn = until_asked(home, WhatToLayAway)
    hand = [*map(Card.parse, ("5C", "5D", "5H", "5S", "4C", "KS"))]
    hand_of(turn)[:] = sorted(hand, key=as_listed)
    assert " ".join(map(str, hand_of(turn))) == "4C 5S 5H 5D 5C KS"
    typed(home, "5h|")
    home.press(Button.BACKSPACE)
    assert " ".join(map(str, hand_of(turn))) == "4C 5S 5H 5D 5C KS"


def test_a_card_that_waits_for_its_score_lies_there_on_another_machine(tmp_path: Path) -> None:
    home = at_terminal(tmp_path, seed=3)
    for _ in range(20_000):
        if held := game(home).held:
            break
        if waits(home):
            typed(home, "_")
        elif turn := asked(home):
            typed(home, answer(turn))
        home.tick()
    assert held
    assert held.card not in [played.card for played in home.top.played]
    home.session.change("machine", "ega")
    home.tick()
    assert held.card in [played.card for played in home.top.played]


def test_with_q_it_says_less(tmp_path: Path) -> None:
    home = at_terminal(tmp_path, short_messages=True)
    quiet = PRESETS["bsd"].manner.quiet
    assert quiet
    until_asked(home, WhatToLayAway)
    assert any(row.startswith(quiet.discard) for row in rows(home))


def test_the_demo_plays_on_it_too(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, demo=True, preset="bsd", machine="source")
    assert isinstance(home.scene, TypedGame)
    home.until(lambda: bool(home.game.outcome))


def test_the_newest_lines_are_heard_where_speech_is_on(tmp_path: Path) -> None:
    home = at_terminal(tmp_path)
    until_asked(home, WhatToLayAway)
    screen = home.drawn(Screen(switched_on("tty")))
    assert VOICE.discard.rstrip(" ->") in screen.news()
    typed(home, "zz|")
    home.stack.draw(screen)
    assert VOICE.not_understood in screen.news()


@pytest.mark.parametrize(
    ("name", "moment"),
    [("cut", WhereToCut), ("discard", WhatToLayAway), ("play", WhatToPlay), ("count", WhatItCounts)],
)
def test_the_screen_at_each_prompt(name: str, moment: type[object], tmp_path: Path, redraw: bool) -> None:
    """Nothing is lit and nothing can be clicked but the own cards."""
    home = at_terminal(tmp_path, seed=9)
    until_asked(home, moment)
    screen = home.drawn(Screen(switched_on("tty")))
    assert all(isinstance(spot, CardSpot) for spot in screen.spots)
    pictures.check(screen.surface, f"tty_bsd_{name}", redraw=redraw, rgb=TTY_PALETTE.rgb)
