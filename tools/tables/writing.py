"""The players' tables as they lie in `assets/odds`; `game.players.tables.odds` reads them."""

import json
from array import array
from math import log2

from game.players.tables.odds import LOG_NOUGHT, LOG_STEPS, POINT_STEPS, WEIGHT_STEPS, FormOdds


def habit_bytes(sharpness: float, by_stage: list[list[float]]) -> bytes:
    """Write the sharpness in a line, then two bytes for each weight."""
    steps = [round(WEIGHT_STEPS * weight) for weights in by_stage for weight in weights]
    return f"{sharpness:.4f}\n".encode() + array("h", steps).tobytes()


def odds_bytes(odds: FormOdds) -> bytes:
    """Write the tables as they lie in the file: one line of JSON, then the large ones as bytes."""
    pegged = sorted(odds.pegged.items())
    small = {
        "habit": [round(weight, 4) for weight in odds.habit],
        "sharpness": odds.sharpness,
        "laid": [[round(value, 4) for value in weights.values()] for weights in odds.laid],
        "bonus": [[round(points, 3) for points in bonus.values()] for bonus in odds.bonus],
        "hands": [_listed(hands) for hands in odds.hands],
        "crib": _listed(odds.crib),
        "pegged": [[*points, round(chance, 6)] for points, chance in pegged],
    }
    large = bytearray()
    for weights in odds.kept:
        large += bytes(map(_log_byte, weights.values()))
    for means in odds.pegging:
        for side in (0, 1):
            large += bytes(min(255, round(POINT_STEPS * pair[side])) for pair in means.values())
    large += array("H", odds.win).tobytes()
    return json.dumps(small, separators=(",", ":")).encode() + b"\n" + bytes(large)


def _listed(odds: dict[int, float]) -> list[list[float]]:
    return [[points, round(chance, 6)] for points, chance in sorted(odds.items())]


def _log_byte(value: float) -> int:
    """Return a tendency on a scale of sixteen steps to the double; nought for one that never occurs."""
    return 0 if value <= 0 else max(1, min(255, round(LOG_STEPS * log2(value)) + LOG_NOUGHT))
