"""The Amiga's sampled voices: each swings about silence, is as loud as it should be, and dies away."""

from itertools import islice, pairwise

import pytest

from game.devices.notes import PIECE
from game.devices.tunes import RATE
from game.machines.amiga.sounds import LOUD, SAMPLES, sampled_voices

A_BREATH = RATE // 20
LOUDNESS = {
    "wood": (0.95, 0.13, 0.02, 0.0, 0.0, 0.0),
    "bar": (0.80, 0.44, 0.27, 0.17, 0.11, 0.07),
    "slap": (0.90, 0.08, 0.01, 0.0, 0.0, 0.0),
    "pluck": (0.70, 0.32, 0.26, 0.22, 0.19, 0.16),
}
"""The loudest swing of each twentieth of a second, of an a."""


def heard(name: str, seconds: float) -> list[float]:
    return [*islice(SAMPLES[name](440.0), round(seconds * RATE))]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_voice_swings_about_silence_and_dies_away(name: str) -> None:
    levels = heard(name, 0.3)
    breaths = [levels[at : at + A_BREATH] for at in range(0, 6 * A_BREATH, A_BREATH)]
    assert [max(map(abs, breath)) for breath in breaths] == pytest.approx(LOUDNESS[name], abs=0.03)
    assert abs(sum(breaths[0])) / A_BREATH < 0.1


def test_a_card_on_the_table_is_a_hiss_with_a_knock_below_it() -> None:
    """Not a thump: most swings are short."""
    levels = heard("slap", 0.02)
    turns = sum(one * other < 0 for one, other in pairwise(levels))
    assert turns > len(levels) / 10


def test_a_tune_comes_in_pieces_that_a_speaker_can_play() -> None:
    pieces = [*sampled_voices("CARD")]
    assert {len(piece) for piece in pieces[:-1]} == {PIECE}
    assert 0 < len(pieces[-1]) <= PIECE
    assert LOUD / 4 < max(max(map(abs, piece)) for piece in pieces) < 1 << 15
