"""A game looked at again, both ways."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.devices.button import Button, Press
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.forms import FORMS
from game.rules.voice import HOUSE
from game.scenes.front.title import Title
from game.scenes.front.window_session import WindowSession
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.records.replay import BACK, ON, PLAY, STEP_SECONDS, OpenMove, Replay, manner_at
from game.session.run_options import RunOptions
from game.sheets.spots import ButtonSpot
from game.store.kept_game import GUIDED, KeptGame
from game.store.settings import Settings
from game.values import replace
from tests.conftest import CheckPicture
from tests.scenes.driver import Ear, Home, Visit
from tests.scenes.ink import InkScreen
from tests.scenes.replays import replayed
from tests.scenes.shown import draw
from tests.store.games import finished_game, saved_game


@pytest.fixture
def replay() -> Replay:
    return replayed(saved_game())


def to_the_end(hands: Visit, replay: Replay) -> int:
    before = -1
    while replay.at > before:
        before = replay.at
        hands.press(Button.RIGHT)
    return replay.at


def scores(replay: Replay) -> list[int]:
    return [pegs.front for pegs in replay.pictures[replay.at].top.pegs]


@pytest.mark.parametrize("form", sorted(FORMS))
def test_every_form_is_seen_to_its_end(form: str) -> None:
    replay = replayed(saved_game(form=form))
    to_the_end(Visit(replay, Ear()), replay)
    assert scores(replay) == finished_game(form=form).scores
    draw(replay, Screen(switched_on(USUAL)))


def test_players_of_one_name_are_told_apart() -> None:
    seats = "person ANN", "person BOB", "person ANN", "person BOB"
    replay = replayed(replace(saved_game(form="four-handed"), seats=seats))
    top = replay.pictures[replay.at].top
    assert [seat.name for seat in top.seats] == ["ANN", "BOB", "ANN B", "BOB C"]
    assert top.initials == ["A", "O", "B", "C"]


def test_cards_of_an_old_count_are_pale_whatever_the_table_was(replay: Replay) -> None:
    assert not manner_at(saved_game()).pales_counted
    assert all(frame.top.pales_counted for frame in replay.pictures)


def test_nothing_of_it_is_heard_while_it_is_read(replay: Replay) -> None:
    pygame.mixer.quit()
    to_the_end(Visit(replay, Ear()), replay)
    assert not pygame.mixer.get_init(), "a device opened once more would cut off the tune of the first"


def test_the_way_back_shows_the_same_pictures(replay: Replay) -> None:
    hands = Visit(replay, Ear())
    hands.press(Button.UP)
    assert replay.at == 0
    there = [repr(replay.pictures[0].top)]  # with the number of the step
    for _ in range(200):
        hands.press(Button.RIGHT)
        there.append(repr(replay.pictures[replay.at].top))
    back = [there[-1]]
    for _ in range(200):
        hands.press(Button.LEFT)
        back.append(repr(replay.pictures[replay.at].top))
    assert back[::-1] == there
    assert len(set(there)) == len(there)
    hands.press(Button.LEFT)
    assert replay.at == 0


def test_up_and_down_turn_to_other_deals(replay: Replay) -> None:
    hands = Visit(replay, Ear())
    seen = [replay.deal]
    for _ in range(finished_game().deals - 1):
        hands.press(Button.DOWN)
        seen.append(replay.deal)
    assert seen == list(range(1, finished_game().deals + 1))
    at = replay.at
    hands.press(Button.DOWN)
    assert replay.at == at
    hands.press(Button.RIGHT, Button.UP)
    assert replay.at == at
    hands.press(Button.UP)
    assert replay.deal == finished_game().deals - 1


def test_a_hand_is_shown_in_the_deal_it_belongs_to(replay: Replay) -> None:
    to_the_end(Visit(replay, Ear()), replay)
    for before, picture in pairwise(replay.pictures):
        assert picture.deal >= before.deal
        if picture.deal > before.deal:
            assert sum(len(seat.hand) for seat in picture.top.seats) == 12


def test_the_mouse_steps_too(replay: Replay) -> None:
    hands = Visit(replay, Ear())
    first = replay.at
    hands.stack.click(ButtonSpot(ON))
    assert (replay.at, replay.is_playing) == (first + 1, False)
    hands.stack.click(ButtonSpot(BACK))
    assert replay.at == first
    hands.stack.click(ButtonSpot(PLAY))
    assert replay.is_playing
    hands.stack.click(None)
    assert not replay.is_playing


def test_it_opens_at_the_first_cards_and_plays_by_itself_to_the_end(replay: Replay) -> None:
    hands = Visit(replay, Ear())
    assert replay.deal == 1
    assert sum(len(seat.hand) for seat in replay.pictures[replay.at].top.seats) == 12
    first = replay.at
    hands.tick(round(STEP_SECONDS * STEPS_A_SECOND) - 1)
    assert replay.at == first
    hands.tick()
    assert replay.at == first + 1
    hands.until(lambda: not replay.is_playing)
    assert scores(replay) == finished_game().scores


def test_fire_stops_it_and_digits_choose_the_pace(replay: Replay) -> None:
    hands = Visit(replay, Ear())
    hands.press(Button.FIRE)
    first = replay.at
    hands.tick(10 * STEPS_A_SECOND)
    assert replay.at == first
    steps = []
    for digit in (1, 3, 5):
        hands.press(Button.FIRE)
        hands.stack.press(Press(None, digit=digit))
        at = replay.at
        steps.append(hands.until(lambda at=at: replay.at > at))  # type: ignore[misc]
        hands.press(Button.FIRE)
    assert steps == sorted(steps, reverse=True)
    assert len(set(steps)) == 3


def test_the_reasons_can_be_read_back(replay: Replay) -> None:
    hands = Visit(replay, Ear())
    hands.press(*[Button.RIGHT] * 40)
    here = replay.pictures[replay.at].top
    assert len(here.reasons) > 4
    hands.press(Button.EARLIER, Button.EARLIER)
    assert here.reasons_back == 4
    hands.press(Button.LATER)
    assert here.reasons_back == 2
    hands.press(Button.RIGHT, Button.LEFT)
    assert replay.pictures[replay.at].top.reasons_back == 0


def test_all_cards_lie_open_and_nobody_thinks(replay: Replay) -> None:
    top = replay.pictures[replay.at].top
    assert all(card for seat in top.seats for card in seat.hand)
    assert all(len(seat.hand) == 6 for seat in top.seats)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("champ", "6 points -- 6 for fifteens"),
        ("amiga", "Go, 1"),
        ("bsd", "ANN gets one point for last"),
        ("hoyle", "Fifteen four, and pair--six in all"),
    ],
)
def test_it_is_told_in_the_words_of_its_own_table(source: str, words: str) -> None:
    saved = saved_game()
    replay = replayed(KeptGame(saved.seats, "", saved.lines, {"preset": source}))
    to_the_end(Visit(replay, Ear()), replay)
    assert words in [reason.text for reason in replay.pictures[replay.at].top.reasons]


def test_a_first_game_with_the_guide_is_told_in_the_words_it_was_played_in() -> None:
    saved = saved_game()
    extras = {"preset": "champ", GUIDED: "yes"}
    assert manner_at(replace(saved, extras=extras)).voice.count_box == HOUSE.count_box
    assert manner_at(replace(saved, extras={"preset": "champ"})).voice.count_box == "TOTAL"


@pytest.mark.parametrize("opens", [None, lambda _: None], ids=["alone", "from a review"])
@pytest.mark.parametrize("machine", names())
def test_its_buttons_touch_neither_each_other_nor_the_edge(machine: str, opens: OpenMove | None) -> None:
    screen = Screen(switched_on(machine))
    draw(replayed(saved_game(), opens), screen)
    look, spots = screen.machine.look, [spot for spot in screen.spots if isinstance(spot, ButtonSpot)]
    placed = [(area, spot.name) for spot in spots if (area := screen.spotting.area(spot))]
    assert len(placed) >= 4 + bool(opens)
    for place, name in placed:
        others = [other for other, _ in placed if other != place]
        assert place.inflate(look.cell[0], 0).collidelist(others) < 0, name
        assert place.right < look.size[0] or place.width > look.width(name), name


def test_the_terminal_tells_each_key_once_with_what_it_does(replay: Replay) -> None:
    screen = InkScreen(switched_on("tty"))
    draw(replay, screen)
    asked = screen.machine.look.table.message.top
    told = " ".join(line.words for line in screen.lines if line.area.top >= asked)
    assert "Left step back" in told
    assert "Right step on" in told
    assert told.count("Down") == 1


def test_from_the_command_line_it_leads_to_the_title(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("\n".join(saved_game().to_lines()) + "\n")
    hands = Home(WindowSession(Settings(), RunOptions(tmp_path, replay=path), Ear()))
    assert isinstance(hands.scene, Replay)
    hands.press(Button.FIRE, Button.BACK)
    assert isinstance(hands.scene, Title)


def test_a_game_left_half_way_is_seen_as_far_as_it_went() -> None:
    saved = saved_game()
    half = replayed(type(saved)(saved.seats, "", saved.lines[:40], saved.extras))
    to_the_end(Visit(half, Ear()), half)
    assert half.game.outcome is None
    assert scores(half) == half.game.scores


def test_picture_of_a_replay(replay: Replay, check_picture: CheckPicture) -> None:
    Visit(replay, Ear()).press(*[Button.RIGHT] * 8)
    screen = Screen(switched_on(USUAL))
    draw(replay, screen)
    check_picture(screen.surface, "replay")
