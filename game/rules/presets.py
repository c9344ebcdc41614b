"""The games of the five sources, and of the tournament players, each with its forms and house rules."""

from dataclasses import dataclass

from game.rules.forms import FORMS
from game.rules.house import House, NextDeal
from game.rules.results.stakes import LURCH, PLAIN, STAKES
from game.rules.who_counts import COUNTINGS


@dataclass(frozen=True, slots=True)
class Preset:
    """One source: the forms it plays (the first by choice), the targets it knows, the rules of its house."""

    name: str
    title: str
    house: House
    forms: tuple[str, ...] = ("six-card",)
    targets: tuple[int, ...] = ()  # none: each form's own


_TWO_HANDED = ("six-card", "five-card", "seven-card")
_PARTNERS = ("four-handed", "four-handed-five-card", "four-handed-seven-card")

PRESETS = {
    preset.name: preset
    for preset in (
        Preset("champ", "CHAMP '87", House(stakes=PLAIN, next_deal=NextDeal.CUT)),
        Preset(
            "loadstar",
            "LOADSTAR 128",
            House(stakes=PLAIN, next_deal=NextDeal.CUT, go_by_hand=True),
            targets=(121, 91, 61),
        ),
        Preset(
            "amiga",
            "AMIGA V1.0",
            House(stakes=PLAIN, next_deal=NextDeal.CUT),
            forms=(*_TWO_HANDED, *_PARTNERS),
        ),
        Preset(
            "bsd",
            "BSD",
            House(stakes=STAKES["1-2-4"], counting=COUNTINGS["bsd"], nineteen=True),
            targets=(121, 61),
        ),
        Preset(
            "hoyle",
            "HOYLE",
            House(stakes=LURCH, cut_before_deal=True, cut_for_partners=True),
            forms=tuple(FORMS),
        ),
        Preset(
            "acc",
            "ACC",
            House(stakes=STAKES["2-3-3"], counting=COUNTINGS["acc"], go_by_hand=True),
        ),
    )
}
