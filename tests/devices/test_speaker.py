"""The speaker on a sound device that nobody hears, and on none."""

from array import array
from collections.abc import Iterator

import pygame
import pytest

from game import machines
from game.devices.speaker import Speaker
from game.devices.tunes import RATE, SMALL, Tune
from game.machines.power import switched_on


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Speaker]:
    """A speaker with a sound device."""
    pygame.mixer.quit()  # a program that ran before may have left it open
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield Speaker()
    pygame.mixer.quit()


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> Speaker:
    """A speaker on a machine without sound."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    return Speaker()


def sounding() -> pygame.mixer.Sound | None:
    """What the one voice plays."""
    return pygame.mixer.Channel(0).get_sound()


def seconds() -> float:
    """How long the sound is that the voice plays."""
    sound = sounding()
    assert sound
    return sound.get_length()


def loudness() -> float:
    """How loud the sound is that the voice plays."""
    sound = sounding()
    assert sound
    return sound.get_volume()


def test_the_device_is_opened_by_the_first_tune_in_the_waves_own_format(speaker: Speaker) -> None:
    assert pygame.mixer.get_init() is None
    speaker.play(Tune.GO)
    assert pygame.mixer.get_init() == (RATE, -16, 1)


def test_a_mixer_open_in_another_format_is_opened_anew(speaker: Speaker) -> None:
    pygame.mixer.init(44_100, -16, 2)
    speaker.play(Tune.GO)
    assert pygame.mixer.get_init() == (RATE, -16, 1)
    assert seconds() == pytest.approx(0.25, abs=0.001)


@pytest.mark.parametrize("tune", Tune)
def test_every_tune_plays(speaker: Speaker, tune: Tune) -> None:
    speaker.play(tune)
    assert pygame.mixer.Channel(0).get_busy()


def test_a_tune_is_made_once(speaker: Speaker) -> None:
    speaker.play(Tune.GO)
    first = sounding()
    speaker.play(Tune.ERROR)
    speaker.play(Tune.GO)
    assert sounding() is first


def test_a_new_tune_takes_the_place_of_the_last(speaker: Speaker) -> None:
    speaker.play(Tune.WIN)
    speaker.play(Tune.GO)
    assert seconds() < 0.5
    assert not pygame.mixer.Channel(1).get_busy()


@pytest.mark.parametrize("tick", sorted(SMALL, key=str))
def test_a_tick_does_not_cut_off_a_tune(speaker: Speaker, tick: Tune) -> None:
    speaker.play(Tune.WIN)
    speaker.play(tick)
    assert seconds() > 2


def test_a_tick_follows_a_tick(speaker: Speaker) -> None:
    speaker.play(Tune.THINKING)
    speaker.play(Tune.PEG)
    assert seconds() < 0.02


def test_a_tick_is_heard_once_the_tune_is_over(speaker: Speaker) -> None:
    speaker.play(Tune.WIN)
    pygame.mixer.stop()
    assert sounding() is None
    speaker.play(Tune.PEG)
    assert seconds() < 0.02


@pytest.mark.parametrize(("volume", "kept"), [(-1, 0), (0, 0), (7, 7), (10, 10), (11, 10)])
def test_the_volume_stays_between_0_and_10(volume: int, kept: int) -> None:
    assert Speaker(volume).volume == kept
    speaker = Speaker()
    speaker.volume = volume
    assert speaker.volume == kept


def test_the_volume_changes_what_is_heard_and_what_comes(speaker: Speaker) -> None:
    speaker.volume = 10
    speaker.play(Tune.WIN)
    assert loudness() == 1
    speaker.volume = 5
    assert loudness() == pytest.approx(0.25, abs=0.01)
    speaker.play(Tune.GO)
    assert loudness() == pytest.approx(0.25, abs=0.01)


def test_mute_is_silence_and_leaves_the_volume(speaker: Speaker) -> None:
    speaker.muted = True
    speaker.play(Tune.WIN)
    assert loudness() == 0
    assert speaker.muted
    speaker.muted = False
    assert loudness() > 0
    assert speaker.volume == 6


@pytest.mark.parametrize("tune", Tune)
def test_without_a_device_every_tune_is_silent(deaf: Speaker, tune: Tune) -> None:
    deaf.play(tune)
    deaf.volume = 3
    deaf.muted = True
    assert pygame.mixer.get_init() is None


def test_without_a_device_it_is_tried_only_once(deaf: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    deaf.play(Tune.GO)
    monkeypatch.setattr(pygame.mixer, "init", pytest.fail)
    deaf.play(Tune.GO)


def test_without_a_mixer_every_tune_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame.mixer, "quit", missing)
    Speaker().play(Tune.GO)


def spoken(_: str) -> Iterator["array[int]"]:
    """Two pieces, whatever the tune."""
    yield from (array("h", [1] * RATE), array("h", [2] * RATE))


def test_voices_are_made_a_piece_at_a_time_while_nothing_is_played(speaker: Speaker) -> None:
    speaker.speak_with(spoken)
    assert not speaker.get_ready()  # nobody knows yet whether there is a sound device
    speaker.open()
    for _ in range(3 * len(Tune)):
        assert speaker.get_ready()
    assert not speaker.get_ready()


def test_what_is_played_before_it_is_ready_is_made_at_once(speaker: Speaker) -> None:
    speaker.speak_with(spoken)
    speaker.open()
    speaker.get_ready()
    speaker.play(Tune.FIRE)
    assert seconds() == pytest.approx(2)


@pytest.mark.parametrize("machine", machines.names())
def test_no_piece_of_a_voice_takes_long(machine: str) -> None:
    voices = switched_on(machine).voices
    pieces = [piece for tune in Tune for piece in voices(tune.name)] if voices else []
    assert max(map(len, pieces), default=0) < RATE
    assert all(pieces)
