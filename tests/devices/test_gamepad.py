"""Pads plugged in, worked and pulled out, by real events from SDL."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.devices.button import STEPS_BEFORE_REPEAT, Button, Gesture, PadLost, Press
from game.devices.controls import Hands
from tests.devices.virtual_pad import VirtualPad

A, B, X, Y, SHOULDER, SELECT, START, MAKERS_OWN, STICK_PUSHED_IN = 0, 1, 2, 3, 5, 6, 7, 8, 9
GO_BY_STICK = Press(Button.GO, fired=True)
DIRECTIONS = {"up": Button.UP, "down": Button.DOWN, "left": Button.LEFT, "right": Button.RIGHT}


@pytest.fixture
def hands(window: None) -> Hands:  # noqa: ARG001
    """Hands that have looked for pads and found none yet."""
    hands = Hands()
    hands.open_pads()
    read(hands)
    return hands


@pytest.fixture
def pad(hands: Hands) -> Iterator[VirtualPad]:
    """A pad that the hands have found."""
    with VirtualPad() as pad:
        read(hands)
        yield pad


def read(hands: Hands) -> list[Gesture]:
    """What the hands make of all that has happened since the last time."""
    return hands.read(pygame.event.get())


def test_a_pad_there_before_the_game_is_found_once(window: None) -> None:  # noqa: ARG001
    pygame.joystick.init()
    with VirtualPad("Early") as pad:
        hands = Hands()
        hands.open_pads()
        assert read(hands) == []
        pad.press(A)
        assert read(hands) == [Press(Button.FIRE)]


def test_a_pad_is_found_even_when_its_event_was_lost(window: None) -> None:  # noqa: ARG001
    pygame.joystick.init()
    with VirtualPad("Early") as pad:
        pygame.event.clear()
        hands = Hands()
        hands.open_pads()
        pad.press(A)
        assert read(hands) == [Press(Button.FIRE)]


def test_a_pad_is_lost_by_name(hands: Hands) -> None:
    with VirtualPad("Champ") as pad:
        assert read(hands) == []
        pad.unplug()
        assert read(hands) == [PadLost("Champ")]


def test_a_pad_pulled_out_before_it_was_read_is_no_error(hands: Hands) -> None:
    nobody = pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0)
    assert hands.read([nobody]) == []


def test_a_pad_plugged_in_again_works_again(hands: Hands) -> None:
    for _ in range(2):
        with VirtualPad() as pad:
            assert read(hands) == []
            pad.press(A)
            assert read(hands) == [Press(Button.FIRE)]
        read(hands)


@pytest.mark.parametrize("push", [VirtualPad.push, VirtualPad.hat])
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_stick_and_hat_point(
    hands: Hands, pad: VirtualPad, direction: str, push: Callable[[VirtualPad, str], None]
) -> None:
    push(pad, direction)
    assert read(hands) == [Press(DIRECTIONS[direction])]


@pytest.mark.parametrize(("button", "direction"), list(enumerate(DIRECTIONS, start=11)))
def test_the_direction_pad_as_buttons(hands: Hands, button: int, direction: str) -> None:
    with VirtualPad(buttons=16, hats=0) as pad:
        read(hands)
        pad.press(button)
        assert read(hands) == [Press(DIRECTIONS[direction])]


@pytest.mark.parametrize(
    ("number", "button"),
    [
        (A, Button.FIRE),
        (B, Button.BACK),
        (X, Button.HINT),
        (Y, Button.GO),
        (SHOULDER, Button.FAST),
        (SELECT, Button.HELP),
        (START, Button.BACK),
        (STICK_PUSHED_IN, Button.BACKSPACE),
    ],
)
def test_every_button_is_heard_once(hands: Hands, pad: VirtualPad, number: int, button: Button) -> None:
    pad.press(number)
    assert read(hands) == [Press(button)]
    pad.release(number)
    assert read(hands) == []


def test_buttons_without_a_meaning_press_nothing(hands: Hands, pad: VirtualPad) -> None:
    pad.press(MAKERS_OWN)
    assert read(hands) == []


def test_triggers_are_no_stick(hands: Hands) -> None:
    with VirtualPad(axes=6) as pad:
        read(hands)
        for axis in (2, 3, 4, 5):
            pad.axis(axis, -1.0)
        assert read(hands) == []


@pytest.mark.parametrize("push", [VirtualPad.push, VirtualPad.hat])
def test_up_then_fire_is_go(hands: Hands, pad: VirtualPad, push: Callable[[VirtualPad, str], None]) -> None:
    push(pad, "up")
    assert read(hands) == [Press(Button.UP)]
    pad.press(A)
    assert read(hands) == [GO_BY_STICK]


def test_up_then_fire_is_go_with_the_direction_pad_as_buttons(hands: Hands) -> None:
    with VirtualPad(buttons=16, hats=0) as pad:
        read(hands)
        pad.press(11)
        assert read(hands) == [Press(Button.UP)]
        pad.press(A)
        assert read(hands) == [GO_BY_STICK]


@pytest.mark.parametrize("direction", ["down", "left", "right"])
def test_fire_with_the_stick_elsewhere_is_fire(hands: Hands, pad: VirtualPad, direction: str) -> None:
    pad.push(direction)
    read(hands)
    pad.press(A)
    assert read(hands) == [Press(Button.FIRE)]


def test_fire_after_up_was_let_go_is_fire(hands: Hands, pad: VirtualPad) -> None:
    pad.push("up")
    read(hands)
    pad.push("rest")
    pad.press(A)
    assert read(hands) == [Press(Button.FIRE)]


def test_only_fire_becomes_go(hands: Hands, pad: VirtualPad) -> None:
    pad.push("up")
    read(hands)
    pad.press(B)
    assert read(hands) == [Press(Button.BACK)]


def test_up_on_one_pad_and_fire_on_another_is_fire(hands: Hands, pad: VirtualPad) -> None:
    with VirtualPad("Second") as second:
        read(hands)
        pad.push("up")
        second.press(A)
        assert Press(Button.FIRE) in read(hands)


def test_a_direction_held_repeats(hands: Hands, pad: VirtualPad) -> None:
    pad.push("right")
    read(hands)
    assert [hands.tick() for _ in range(STEPS_BEFORE_REPEAT)][-1] == [Press(Button.RIGHT)]
    pad.push("rest")
    read(hands)
    assert not any(hands.tick() for _ in range(100))


def test_a_pad_pulled_out_lets_go_of_what_it_held(hands: Hands, pad: VirtualPad) -> None:
    pad.push("left")
    read(hands)
    pad.unplug()
    # SDL lets the stick go first; other systems may not.
    lost = [event for event in pygame.event.get() if event.type == pygame.JOYDEVICEREMOVED]
    assert hands.read(lost) == [PadLost("Pad")]
    assert not any(hands.tick() for _ in range(100))


def test_a_button_for_a_direction_repeats_until_it_is_let_go(hands: Hands) -> None:
    with VirtualPad(buttons=16, hats=0) as pad:
        read(hands)
        pad.press(12)
        read(hands)
        assert [hands.tick() for _ in range(STEPS_BEFORE_REPEAT)][-1] == [Press(Button.DOWN)]
        pad.release(12)
        read(hands)
        assert not any(hands.tick() for _ in range(100))


def test_stick_and_hat_go_their_own_ways(hands: Hands, pad: VirtualPad) -> None:
    pad.push("up")
    read(hands)
    pad.hat("right")
    assert read(hands) == [Press(Button.RIGHT)]
    pad.hat("rest")
    assert read(hands) == []
    pad.press(A)
    assert read(hands) == [GO_BY_STICK]


def test_a_stick_still_pushed_after_release_says_nothing_until_it_has_been_at_rest(
    hands: Hands, pad: VirtualPad
) -> None:
    pad.push("up")
    read(hands)
    hands.release()
    pad.push("up", 0.9)
    assert read(hands) == []
    assert not any(hands.tick() for _ in range(100))
    pad.press(A)
    assert read(hands) == [Press(Button.FIRE)]
    pad.push("rest")
    pad.push("up")
    read(hands)
    pad.push("rest")
    read(hands)
    pad.push("up")
    assert read(hands) == [Press(Button.UP)]


def test_five_pads_at_once(hands: Hands) -> None:
    pads = [VirtualPad(f"Pad {number}") for number in range(5)]
    assert read(hands) == []
    for pad in pads:
        pad.press(A)
        assert read(hands) == [Press(Button.FIRE)]
    for pad in pads:
        pad.unplug()
    assert sum(isinstance(gesture, PadLost) for gesture in read(hands)) == 5


def test_one_of_two_pads_pulled_out_leaves_the_other_working(hands: Hands) -> None:
    with VirtualPad("First") as first, VirtualPad("Second") as second:
        read(hands)
        first.unplug()
        assert read(hands) == [PadLost("First")]
        second.press(A)
        assert read(hands) == [Press(Button.FIRE)]


def test_a_joystick_with_two_buttons_and_no_hat(hands: Hands) -> None:
    with VirtualPad("Old", buttons=2, hats=0) as pad:
        read(hands)
        pad.push("up")
        pad.press(A)
        assert read(hands) == [Press(Button.UP), GO_BY_STICK]


def test_a_player_works_the_pad_from_inside_a_program(hands: Hands) -> None:
    def player(pad: VirtualPad) -> Iterator[None]:
        yield from pad.hint("right")
        yield from pad.tap(A)
        yield from pad.call_go()

    with VirtualPad(player=player):
        gestures = [gesture for _ in range(20) for gesture in read(hands)]
    right, fire, up = (Press(button) for button in (Button.RIGHT, Button.FIRE, Button.UP))
    assert gestures == [right, fire, up, GO_BY_STICK]


def test_what_goes_wrong_inside_a_player_is_not_lost(hands: Hands) -> None:
    def player(pad: VirtualPad) -> Iterator[None]:
        pad.axis(7, 1.0)  # there is none
        yield

    with pytest.raises(AssertionError), VirtualPad(player=player):  # noqa: PT012
        read(hands)
        read(hands)
