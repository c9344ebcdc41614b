"""The file of a habit that was learnt by stage of the play."""

from array import array

from game.players.tables.features import FINER_FEATURES, STAGES

_STEPS = 500  # to a point


def habit_bytes(sharpness: float, by_stage: list[list[float]]) -> bytes:
    """The sharpness in a line, then two bytes for each weight."""
    steps = [round(_STEPS * weight) for weights in by_stage for weight in weights]
    return f"{sharpness:.4f}\n".encode() + array("h", steps).tobytes()


def read_habit(data: bytes) -> tuple[float, list[list[float]]]:
    """Sharpness and weights of a file."""
    line, _, large = data.partition(b"\n")
    weights = [step / _STEPS for step in array("h", large)]
    rows = [weights[at : at + FINER_FEATURES] for at in range(0, STAGES * FINER_FEATURES, FINER_FEATURES)]
    return float(line), rows
