from array import array
from fractions import Fraction
from itertools import groupby, pairwise

import pytest

from game.devices.notes import SWING, InvalidTune, Note, read_tune, wave
from game.devices.tunes import RATE, Tune


def run_lengths(samples: "array[int]") -> list[int]:
    """How many samples the wave stays at one level each time."""
    return [len(list(run)) for _, run in groupby(samples)]


def pitches(text: str) -> list[float]:
    """The pitches of a tune, to a tenth of a hertz."""
    return [round(note.pitch, 1) for note in read_tune(text)]


def lengths(text: str) -> list[Fraction]:
    """How long each note of a tune is, in seconds."""
    return [note.seconds for note in read_tune(text)]


def test_pitches_are_those_of_the_piano() -> None:
    assert pitches("a4 c4 c5 a0 c8") == [440.0, 261.6, 523.3, 27.5, 4186.0]


def test_sharps_and_flats_meet() -> None:
    assert pitches("c#5 f#3 b#4") == pitches("db5 gb3 c5")


def test_a_rest_has_no_pitch() -> None:
    assert pitches("r:4") == [0.0]


def test_lengths_follow_the_tempo_from_where_it_stands() -> None:
    assert lengths("c4:4 t60 c4:4 c4:8 t240 c4:1") == [
        Fraction(1, 2),
        Fraction(1),
        Fraction(1, 2),
        Fraction(1),
    ]


def test_a_dot_makes_half_as_long_again() -> None:
    assert lengths("t60 c4:4. c4:8.") == [Fraction(3, 2), Fraction(3, 4)]


def test_a_length_left_out_is_the_last_one_and_a_quarter_at_first() -> None:
    assert lengths("t60 c4 d4:8 e4 r") == [Fraction(1), Fraction(1, 2), Fraction(1, 2), Fraction(1, 2)]


def test_no_words_are_no_notes() -> None:
    assert read_tune("") == ()
    assert len(wave(())) == 0


@pytest.mark.parametrize(
    "word", ["h4", "c9", "c", "C4", "c4:0", "c4:", "c4.", "c##4", "r4", "t0", "t", "c4,", "4c"]
)
def test_a_word_that_is_no_note_is_named(word: str) -> None:
    with pytest.raises(InvalidTune, match="is not a note") as mistake:
        read_tune(f"t180 c4:8 {word} d4")
    assert f"'{word}'" in str(mistake.value)


@pytest.mark.parametrize("tune", Tune)
def test_a_wave_is_as_long_as_its_notes_to_the_sample(tune: Tune) -> None:
    notes = read_tune(tune.value)
    assert len(wave(notes)) == round(sum(note.seconds for note in notes) * RATE)


def test_many_short_notes_do_not_drift() -> None:
    third_of_a_sample = Note(0.0, Fraction(1, 3 * RATE))
    assert len(wave([third_of_a_sample] * 3000)) == 1000


def test_a_note_swings_as_often_as_its_pitch_says() -> None:
    samples = wave(read_tune("t60 a4:4"))
    rises = sum(before < after for before, after in pairwise(samples))
    assert rises == 439  # the first of the 440 begins high


def test_a_note_is_high_as_long_as_low() -> None:
    samples = wave([Note(441.0, Fraction(1))])
    assert set(samples) == {SWING, -SWING}
    assert sum(samples) == 0


def test_a_rest_is_silence() -> None:
    assert set(wave(read_tune("r:4"))) == {0}


@pytest.mark.parametrize("tune", Tune)
def test_no_step_is_larger_than_the_swing_from_low_to_high(tune: Tune) -> None:
    steps = {abs(before - after) for before, after in pairwise(wave(read_tune(tune.value)))}
    assert steps <= {0, SWING, 2 * SWING}


def test_a_new_note_takes_the_wave_up_where_the_last_one_left_it() -> None:
    """No half wave at a border is shorter or longer than its notes' own, whatever the border's place."""
    low, high = 300.0, 700.0
    for thousandths in range(1, 60):
        samples = wave([Note(low, Fraction(thousandths, 1000)), Note(high, Fraction(1, 20))])
        whole_runs = run_lengths(samples)[:-1]
        assert min(whole_runs) >= int(RATE / high / 2)
        assert max(whole_runs) <= RATE / low / 2 + 1


def test_a_note_cut_in_two_sounds_like_one() -> None:
    whole = wave([Note(523.25, Fraction(1, 10))])
    assert wave([Note(523.25, Fraction(37, 1000)), Note(523.25, Fraction(63, 1000))]) == whole


@pytest.mark.parametrize("tune", Tune)
def test_every_tune_can_be_heard_on_a_small_speaker(tune: Tune) -> None:
    sounding = [note for note in read_tune(tune.value) if note.pitch]
    assert sounding
    assert all(60 < note.pitch < 2000 for note in sounding)


@pytest.mark.parametrize("tune", Tune)
def test_a_note_struck_twice_is_heard_twice(tune: Tune) -> None:
    assert all(before.pitch != after.pitch for before, after in pairwise(read_tune(tune.value)))


def test_what_ticks_is_short_and_a_tune_for_the_winner_is_not_long() -> None:
    def seconds(tune: Tune) -> float:
        return len(wave(read_tune(tune.value))) / RATE

    assert all(seconds(tune) < 0.03 for tune in (Tune.FIRE, Tune.CARD, Tune.PEG))
    assert seconds(Tune.THINKING) < 0.2
    assert 2 < seconds(Tune.WIN) < 4
