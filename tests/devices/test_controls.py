import pygame
import pytest

from game.devices.button import STEPS_BEFORE_REPEAT, Button, Click, Hover, LetGo, NamedKey, Press, Pull
from game.devices.controls import Hands

Event = pygame.event.Event


def key(code: int, kind: int = pygame.KEYDOWN) -> Event:
    """A key going down, or up."""
    return Event(kind, key=code, mod=0, unicode="")


def repeats(hands: Hands, steps: int = STEPS_BEFORE_REPEAT) -> list[Press]:
    """What repeats in so many steps of the clock."""
    return [press for _ in range(steps) for press in hands.tick()]


def test_gestures_come_in_the_order_in_which_they_were_made() -> None:
    events = [
        key(pygame.K_RIGHT),
        Event(pygame.MOUSEMOTION, pos=(3, 4)),
        Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=pygame.BUTTON_LEFT),
        key(pygame.K_RETURN),
    ]
    expected = [Press(Button.RIGHT), Hover((3, 4)), Click((5, 6)), Press(Button.FIRE)]
    assert Hands().read(events) == expected


def test_where_a_key_is_to_be_named_the_mouse_points_and_clicks_as_ever() -> None:
    events = [
        Event(pygame.MOUSEMOTION, pos=(3, 4)),
        Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=pygame.BUTTON_LEFT),
        key(pygame.K_F5),
    ]
    assert Hands().read(events, by_name=True) == [
        Hover((3, 4)),
        Click((5, 6)),
        NamedKey("f5", Button.POSITION),
    ]


def test_the_right_button_is_pulled_and_let_go() -> None:
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    events = [Event(kind, pos=(5, 6), button=pygame.BUTTON_RIGHT) for kind in kinds]
    gestures = Hands().read(events)
    assert gestures == [Pull((5, 6)), LetGo((5, 6))]


@pytest.mark.parametrize("up", [pygame.K_UP, pygame.K_KP8])
@pytest.mark.parametrize("fire", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_up_held_and_fire_is_go_on_the_keys_as_on_the_stick(up: int, fire: int) -> None:
    hands = Hands()
    _, pressed = hands.read([key(up), key(fire)])
    assert isinstance(pressed, Press)
    assert (pressed.button, pressed.fired) == (Button.GO, True)
    hands.read([key(fire, pygame.KEYUP), key(up, pygame.KEYUP)])
    assert [press.button for press in hands.read([key(fire)]) if isinstance(press, Press)] == [Button.FIRE]


@pytest.mark.parametrize(("turned", "button"), [(1, Button.EARLIER), (-2, Button.LATER)])
def test_the_wheel_reads_back_and_on(turned: int, button: Button) -> None:
    assert Hands().read([Event(pygame.MOUSEWHEEL, y=turned)]) == [Press(button)]
    assert Hands().read([Event(pygame.MOUSEWHEEL, y=0)]) == []


@pytest.mark.parametrize(
    "event",
    [
        Event(pygame.QUIT),
        Event(pygame.WINDOWEXPOSED),
        Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=pygame.BUTTON_X1),
        Event(pygame.MOUSEBUTTONUP, pos=(5, 6), button=pygame.BUTTON_LEFT),
        Event(pygame.TEXTINPUT, text="h"),
        Event(pygame.JOYBUTTONDOWN, instance_id=99, joy=99, button=0),
        Event(pygame.JOYDEVICEREMOVED, instance_id=99),
        key(pygame.K_F6),
    ],
)
def test_other_events_are_passed_over(event: Event) -> None:
    assert Hands().read([event]) == []


@pytest.mark.parametrize(
    ("code", "press"),
    [
        (pygame.K_UP, Press(Button.UP)),
        (pygame.K_KP2, Press(Button.DOWN, digit=2)),
    ],
)
def test_an_arrow_held_repeats(code: int, press: Press) -> None:
    hands = Hands()
    hands.read([key(code)])
    assert repeats(hands) == [press]


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_0, pygame.K_ESCAPE, pygame.K_BACKSPACE])
def test_a_decision_never_repeats(code: int) -> None:
    hands = Hands()
    hands.read([key(code)])
    assert repeats(hands, 200) == []


def test_release_drops_the_keys_held() -> None:
    hands = Hands()
    hands.read([key(pygame.K_UP)])
    hands.release()
    assert repeats(hands) == []


def test_a_window_that_loses_the_hands_drops_the_keys_held() -> None:
    hands = Hands()
    assert hands.read([key(pygame.K_UP), Event(pygame.WINDOWFOCUSLOST)]) == [Press(Button.UP)]
    assert repeats(hands) == []


def test_the_keys_can_be_others() -> None:
    hands = Hands()
    hands.follow({(pygame.K_x, False): Button.FIRE}, {})
    assert hands.read([key(pygame.K_x), key(pygame.K_RETURN)]) == [Press(Button.FIRE, letter="X")]


def test_real_keys_of_the_queue(window: None) -> None:  # noqa: ARG001
    pygame.event.post(key(pygame.K_KP8))
    assert Press(Button.UP, digit=8) in Hands().read(pygame.event.get())


def test_while_a_key_is_chosen_it_does_nothing_but_give_its_name() -> None:
    hands = Hands()
    events = [key(pygame.K_RETURN), key(pygame.K_LSHIFT), key(pygame.K_q)]
    assert hands.read(events, by_name=True) == [NamedKey("return", Button.FIRE), NamedKey("q")]
    assert repeats(hands) == []


def test_other_keys_are_followed_at_once() -> None:
    hands = Hands()
    hands.follow({(pygame.K_x, False): Button.FIRE}, {})
    assert hands.read([key(pygame.K_x), key(pygame.K_RETURN)]) == [Press(Button.FIRE, letter="X")]


def test_the_wheel_pressed_down_tells_the_cards() -> None:
    event = Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=pygame.BUTTON_MIDDLE)
    assert Hands().read([event]) == [Press(Button.TELL)]
