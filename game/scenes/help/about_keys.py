"""Help on the keys, which are another matter in each house."""

from game.handbook.page_parts import prose
from game.rules.house import House


def keys(house: House) -> list[str]:
    """What the hands can do, for this house."""
    lines = [
        "\tkeyboard\tkeypad\tpad or joystick",
        "point\t{move}\t{keypad.move}\tstick, hat or d-pad",
        "the button\t{keys.fire}\t{keypad.fire}\t{pad.fire}",
    ]
    if house.go_by_hand:
        lines.append("go\t{keys.go}\t{keypad.go}\tup and the button, {pad.go}")
    if house.counting.in_play:
        lines.append("take his heels\t{up}, the button\t{keypad.up}, the button\tup, the button")
        lines.append("peg, call muggins\tP, M\t{keypad.down}, the button\tdown, the button")
    if house.counting.by_players:
        lines.append("a number\t0 to 9, {up}, {down}\t0 to 9\tup, down")
    return [
        *lines,
        "back, leave\t{keys.back}\t{keypad.back}\t{pad.back}",
        "help\t{keys.help}\t{keypad.help}\t{pad.help}",
        "hint\t{keys.hint}\t{keypad.hint}\t{pad.hint}",
        "scores before\t{earlier}\t{keypad.earlier}\t{pad.earlier}",
        "scores after\t{later}\t{keypad.later}\t{pad.earlier} + down",
        "fast\t{keys.fast}\t{keypad.fast}\t{pad.fast}",
        "take back\t{backspace}\t{keypad.backspace}\t{pad.backspace}",
        "tell the cards\t{keys.tell}\t{keypad.tell}\t{pad.tell}",
        f"sound on, off\t{{keys.mute}}{', but not in the play' * house.counting.in_play}",
        "another machine\t{keys.machine}",
        "full screen\t{keys.full_screen}",
        "",
        *prose(
            "The mouse works everywhere, and cards can be typed: 5h, 10c, jd. "
            "Any press hurries what is moving along; it never plays a card for you.",
        ),
    ]
