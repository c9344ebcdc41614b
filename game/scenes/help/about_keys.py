"""Help on the keys, which are another matter in each house."""

from game.handbook.page_parts import prose
from game.rules.house import House


def keys(house: House) -> list[str]:
    """What the hands can do, for this house."""
    lines = [
        "\tkeyboard\tkeypad\tpad or joystick",
        "point\tarrows\t8 2 4 5 6\tstick, hat or d-pad",
        "the button\tEnter, Space\tEnter\tA",
    ]
    if house.go_by_hand:
        lines.append("go\t0, G\t0\tup and the button, Y")
    if house.counting.in_play:
        lines.append("take his heels\tup, the button\t8, the button\tup, the button")
        lines.append("peg, call muggins\tdown, the button\t2, the button\tdown, the button")
    if house.counting.by_players:
        lines.append("a number\t0 to 9, up, down\t0 to 9\tup, down")
    return [
        *lines,
        "back, leave\tEsc\t-\tB, start",
        "help\tF1, H, ?\t/\tselect",
        "hint\tF2, Tab\t+\tX",
        "scores before\tPage Up, Page Down\t9 3\tleft shoulder",
        "fast\t.\t.\tright shoulder",
        "take back\tBackspace\t*\ta stick pushed in",
        "sound on, off\tM",
        "full screen\tAlt+Enter, F11",
        "",
        *prose(
            "The mouse works everywhere: click a card, a line or a word.",
            "Any press hurries what is moving along; it never plays a card for you.",
        ),
    ]
