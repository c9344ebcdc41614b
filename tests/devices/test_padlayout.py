import pytest

from game.devices.button import Button
from game.devices.pad_layout import (
    WITH_HAT,
    WITH_HAT_AND_TRIGGERS,
    WITHOUT_HAT,
    PadLayout,
    layout_for,
    read_pads,
)


@pytest.mark.parametrize(
    ("buttons", "hats", "layout"),
    [
        (2, 0, WITH_HAT),
        (11, 1, WITH_HAT),
        (12, 1, WITH_HAT_AND_TRIGGERS),
        (13, 1, WITH_HAT_AND_TRIGGERS),
        (10, 0, WITH_HAT),
        (15, 0, WITHOUT_HAT),
        (16, 0, WITHOUT_HAT),
    ],
)
def test_the_layout_is_told_from_what_the_pad_has(buttons: int, hats: int, layout: PadLayout) -> None:
    assert layout_for(buttons, hats, {}) == layout


def test_a_button_wished_for_has_its_new_place_alone() -> None:
    wishes, complaints = read_pads({"fire": ["1"], "help": ["9", "2"]})
    assert complaints == ()
    layout = layout_for(11, 1, wishes)
    assert layout[1] is Button.FIRE
    assert layout[7] is Button.BACK
    assert layout[9] is layout[2] is Button.HELP
    assert not {0, 6} & layout.keys()


def test_what_cannot_be_is_told() -> None:
    wishes, complaints = read_pads({"fyre": ["1"], "fire": ["x", "1"], "go": ["1"]})
    assert wishes == {1: Button.FIRE}
    assert complaints == (
        "Unknown button 'fyre'.",
        "Unknown pad button 'x'. Pad buttons are numbers from 0.",
        "Pad button 1 can't be go too.",
    )


def test_the_three_layouts_are_these() -> None:
    """The button by its number: face, shoulders, then select, start and the sticks pushed in."""
    face = {0: Button.FIRE, 1: Button.BACK, 2: Button.HINT, 3: Button.GO}
    shoulders = {4: Button.EARLIER, 5: Button.FAST}
    rest = (Button.HELP, Button.BACK, Button.BACKSPACE, Button.TELL)
    assert layout_for(11, 1, {}) == face | shoulders | dict(zip((6, 7, 9, 10), rest, strict=True))
    assert layout_for(12, 1, {}) == face | shoulders | dict(zip((8, 9, 10, 11), rest, strict=True))
    directions = dict(zip(range(11, 15), (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT), strict=True))
    others = {9: Button.EARLIER, 10: Button.FAST}
    assert layout_for(15, 0, {}) == face | others | directions | dict(zip((4, 6, 7, 8), rest, strict=True))
