from game.devices.button import STEPS_BEFORE_REPEAT, STEPS_BETWEEN_REPEATS, Button, Held, Press

UP, LEFT = Press(Button.UP), Press(Button.LEFT)


def ticks(held: Held, steps: int) -> list[tuple[int, Press]]:
    """Each repeat, with the step at which it came."""
    return [(step, press) for step in range(1, steps + 1) for press in held.tick()]


def test_a_direction_waits_and_then_repeats_evenly() -> None:
    held = Held()
    held.hold("key", UP)
    first = STEPS_BEFORE_REPEAT
    assert ticks(held, first + 2 * STEPS_BETWEEN_REPEATS) == [
        (first, UP),
        (first + STEPS_BETWEEN_REPEATS, UP),
        (first + 2 * STEPS_BETWEEN_REPEATS, UP),
    ]


def test_repeating_stops_when_the_place_lets_go() -> None:
    held = Held()
    held.hold("key", UP)
    ticks(held, STEPS_BEFORE_REPEAT)
    held.let_go("key")
    assert ticks(held, 100) == []
    assert not held.has(Button.UP)


def test_only_the_newest_direction_repeats_after_a_wait_of_its_own() -> None:
    held = Held()
    held.hold("one key", UP)
    ticks(held, STEPS_BEFORE_REPEAT - 1)
    held.hold("another", LEFT)
    assert ticks(held, STEPS_BEFORE_REPEAT) == [(STEPS_BEFORE_REPEAT, LEFT)]


def test_the_older_direction_waits_anew_when_the_newer_is_let_go() -> None:
    held = Held()
    held.hold("one key", UP)
    held.hold("another", LEFT)
    ticks(held, STEPS_BEFORE_REPEAT - 1)
    held.let_go("another")
    assert ticks(held, STEPS_BEFORE_REPEAT) == [(STEPS_BEFORE_REPEAT, UP)]


def test_letting_go_of_what_was_not_held_leaves_the_wait_alone() -> None:
    held = Held()
    held.hold("key", UP)
    ticks(held, STEPS_BEFORE_REPEAT - 1)
    held.let_go("another")
    assert ticks(held, 1) == [(1, UP)]
