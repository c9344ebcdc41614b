"""The manners of each source at the table: its words and ways that are no rules."""

from dataclasses import dataclass

from game.rules.presets import PRESETS


@dataclass(frozen=True, slots=True)
class Manner:
    """What it calls the card turned up, and what it does in its own way."""

    starter: str = "starter"
    blanks: bool = False
    """Whether the fast mode switches the picture off."""
    explains: bool = True
    """Whether the right count is read after a player's own."""
    tells_goes: bool = True
    """Whether a go is among the reasons."""


PLAIN_MANNER = Manner()
MANNERS = {
    "champ": Manner(starter="cut", tells_goes=False),  # CRIB.DOC: an obvious go needs no reason
    "loadstar": Manner(blanks=True),
    "amiga": Manner(starter="start"),
    "bsd": Manner(explains=False),  # only when asked to, as cribbage -e
    "hoyle": Manner(starter="start"),
    "acc": PLAIN_MANNER,
}


def as_it_comes(preset: str) -> dict[str, object]:
    """The settings with which a source comes out of its drawer."""
    return {
        "preset": preset,
        "form": PRESETS[preset].forms[0],
        "target": 0,
        "house": "",
        "explain": MANNERS[preset].explains,
    }
