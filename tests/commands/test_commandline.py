import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.assets import PIP
from game.commands import start_game
from game.commands.commandline import main
from game.commands.start_game import choose, open_window
from game.commands.words import DONE, FAILED, NOT_UNDERSTOOD
from game.session.far_wish import FarWish
from game.session.run_options import RunOptions
from game.session.session import Session
from game.session.who_sits import chosen_sitters
from game.store.settings import Settings
from game.window import opening
from game.window.window import NoDisplay, NoShot
from tests.store.games import saved_game


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, RunOptions]]:
    """Instead of a window: what the game would have been opened with."""
    games: list[tuple[Settings, RunOptions]] = []

    def open_game(settings: Settings, run_options: RunOptions) -> int:
        games.append((settings, run_options))
        return DONE

    monkeypatch.setattr(start_game, "open_window", open_game)
    return games


# What is not understood.


@pytest.mark.parametrize(
    "words",
    [
        ["--record", ""],
        ["ABCD"],
        ["../"],
        ["A B"],
        ["Ä"],
        ["²"],
        ["ABC/../", "/R"],
        ["", "/R"],
        ["/R"],
        ["--form", "sixcard"],
        ["--preset", "chump"],
        ["--level", "captain"],
        ["--target", "100"],
        ["--speed", "0"],
        ["--speed", "²"],
        ["--frames", "0"],
        ["--seed", "  "],
        ["--preset", "champ", "--form", "five-card"],
        ["--count", "5H 5H 5D JC", "--starter", "5C"],
        ["--count", "5H 5S 5D JC", "--starter", "5H"],
        ["--count", "5H 5S", "--starter", "5C"],
        ["--count", "5H 5S 5D 0C", "--starter", "5C"],
        ["--count", "5H 5S 5D JC"],
        ["--replay", "no-such-file"],
    ],
)
def test_values_that_cannot_be_are_exit_code_2(
    words: list[str], run: Any, opened: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == NOT_UNDERSTOOD
    assert opened == []
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().split("\n")) == 1


@pytest.mark.parametrize(
    ("words", "needs"),
    [
        (["--saves", ""], "--saves needs FOLDER"),
        (["--saves="], "--saves needs FOLDER"),
        (["--wait", "--via", ""], "--via needs mqtts://BROKER"),
        (["--replay", ""], "--replay needs FILE"),
    ],
)
def test_an_option_given_nothing_is_not_taken_for_one_left_out(
    words: list[str], needs: str, opened: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == NOT_UNDERSTOOD
    assert opened == []
    assert capsys.readouterr().err == f"{needs} after it.\n"


# The game.


def test_the_game_is_opened_with_what_was_asked_for(
    run: Any, opened: list[tuple[Settings, RunOptions]]
) -> None:
    game = "--record abc --preset hoyle --form three-handed --target 61 --level bsd"
    ways = "--speed 5 --mute --speech --fullscreen --frames 90 --screenshot x.png"
    assert run(*game.split(), *ways.split(), "--seed", " my  words ") == DONE
    [(settings, run_options)] = opened
    assert (settings.preset, settings.form, settings.target) == ("hoyle", "three-handed", 61)
    assert (settings.level, settings.speed, settings.muted, settings.full_screen) == ("bsd", 5, True, True)
    assert settings.speech
    assert (run_options.initials, run_options.seed, run_options.frames) == ("ABC", "my words", 90)
    assert settings.initials == "ABC"
    assert (run_options.screenshot, run_options.begin, run_options.demo) == (Path("x.png"), True, False)


def test_without_words_the_title_is_seen(run: Any, opened: list[tuple[Settings, RunOptions]]) -> None:
    assert run() == DONE
    [(settings, run_options)] = opened
    assert settings == Settings()
    assert not run_options.begin
    assert not run_options.demo
    assert (run_options.seed, run_options.initials) == (None, "")


@pytest.mark.parametrize(
    ("kept", "words", "opens"),
    [
        ("", ["--form", "three-handed"], ("hoyle", "three-handed")),
        ("preset = hoyle\nform = three-handed\n", ["--preset", "bsd"], ("bsd", "six-card")),
        ("preset = champ\nform = three-handed\n", ["--level", "bsd"], ("champ", "three-handed")),
    ],
)
def test_a_form_brings_rules_that_know_it_and_they_a_form(
    kept: str,
    words: list[str],
    opens: tuple[str, str],
    run: Any,
    opened: list[tuple[Settings, RunOptions]],
    tmp_path: Path,
) -> None:
    """What the house rules allow stays."""
    (tmp_path / "settings.txt").write_text(kept)
    assert run(*words) == DONE
    assert (opened[0][0].preset, opened[0][0].form) == opens


def test_a_level_takes_the_seat_of_another(
    run: Any, opened: list[tuple[Settings, RunOptions]], tmp_path: Path
) -> None:
    (tmp_path / "settings.txt").write_text("seats = person, champ\n")
    assert run("--level", "landlubber") == DONE
    sitters = chosen_sitters(Session(*opened[0]))
    assert [sitter.level for sitter in sitters] == [None, "landlubber"]


def test_other_initials_may_be_chosen_after_those_that_were_given(
    run: Any, opened: list[tuple[Settings, RunOptions]]
) -> None:
    assert run("ABC") == DONE
    session = Session(*opened[0])
    assert session.settings.initials == "ABC"
    session.change("initials", "")
    assert session.settings.initials == ""


def test_a_preset_brings_its_own_rules_unless_it_was_played_last(
    run: Any, opened: list[tuple[Settings, RunOptions]], tmp_path: Path
) -> None:
    kept = "preset = hoyle\nform = five-card\ntarget = 91\nhouse = nineteen=yes\n"
    (tmp_path / "settings.txt").write_text(kept)
    assert run("--preset", "bsd") == DONE
    assert run("--preset", "hoyle") == DONE
    (other, _), (same, _) = opened
    assert (other.target, other.house, other.explain) == (0, "", False)
    assert (same.form, same.target, same.house) == ("five-card", 91, "nineteen=yes")


def test_a_kept_game_is_opened_to_be_looked_at(
    run: Any, opened: list[tuple[Settings, RunOptions]], tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("\n".join(saved_game().to_lines()) + "\n")
    assert run("--replay", str(path)) == DONE
    assert opened[0][1].replay == path


def test_complaints_are_said_and_handed_on(
    run: Any, opened: list[tuple[Settings, RunOptions]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.txt").write_text("speed = quick\n")
    assert run() == DONE
    [complaint] = opened[0][1].complaints
    assert complaint in capsys.readouterr().err


# Where there is no window.


@pytest.mark.parametrize(("error", "code"), [(NoDisplay("no screen"), None), (NoShot("no picture"), FAILED)])
def test_a_window_that_cannot_be_opened_is_told_and_a_terminal_may_do(
    error: Exception, code: int | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(opening, "open_meanwhile", refuse)
    assert open_window(Settings(), RunOptions(Path())) is code
    assert capsys.readouterr().err == f"{error}\n"


@pytest.mark.parametrize(
    ("words", "is_seen", "agrees", "plays"),
    [
        ((), True, True, True),
        ((), True, False, False),
        ((), False, True, False),
        (("--demo",), True, True, False),
        (("--text",), False, False, True),
    ],
)
def test_without_a_window_it_plays_in_a_terminal_where_somebody_agrees(
    run: Any,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    is_seen: bool,
    agrees: bool,
    plays: bool,
) -> None:
    played: list[object] = []

    def play(*said: object) -> int:
        played.append(said)
        return DONE

    monkeypatch.setattr(start_game, "open_window", lambda *_: None)
    monkeypatch.setattr(start_game, "is_terminal", lambda: is_seen)
    monkeypatch.setattr(start_game, "agrees", lambda _: agrees)
    monkeypatch.setattr(start_game, "_play_in_text", play)
    assert run(*words) == (DONE if plays else FAILED)
    assert bool(played) is plays


def test_a_source_that_has_not_the_form_that_is_set_brings_its_own() -> None:
    settings = Settings(preset="hoyle", form="four-handed-five-card")
    choose(settings, {"--preset": "hoyle"})
    assert settings.form == "five-card"
    settings.preset = "bsd"
    choose(settings, {"--form": "three-handed"})
    assert settings.preset == "hoyle"


# The desk, and what is read of nothing kept.


@pytest.mark.parametrize(
    ("words", "friend"),
    [
        ((), None),
        (("--wait", "47000"), FarWish(True, "47000")),
        (("--call", "crib1:x"), FarWish(False, "crib1:x")),
        (("--watch", "crib1w:x"), FarWish(False, "crib1w:x", looks_on=True)),
    ],
)
def test_who_waits_calls_or_looks_on(
    run: Any, opened: list[tuple[Settings, RunOptions]], words: tuple[str, ...], friend: FarWish | None
) -> None:
    assert run(*words) == DONE
    assert opened[0][1].friend == friend


@pytest.mark.parametrize(("is_well", "code"), [(True, DONE), (False, FAILED)])
def test_a_game_with_a_friend_in_text_has_its_code(
    run: Any, monkeypatch: pytest.MonkeyPatch, is_well: bool, code: int
) -> None:
    pytest.importorskip("nacl")
    monkeypatch.setattr("game.terminal.far_away_in_lines.FarInText.run", lambda _: is_well)
    assert run("--text", "--wait") == code


@pytest.mark.parametrize(
    ("own", "prefix", "advice"),
    [
        (".venv/bin/python", "/usr", "crib opens it."),
        (".venv/bin/python", "/elsewhere", f"{PIP} pygame-ce gets it."),
        ("", "/usr", f"{PIP} pygame-ce gets it."),
    ],
)
def test_without_pygame_it_says_which_python_has_it(
    own: str, prefix: str, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start_game, "OWN_PYTHON", own)
    monkeypatch.setattr(start_game, "COMMAND", "crib")
    monkeypatch.setattr(sys, "prefix", prefix)
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    assert start_game._without_pygame().endswith(f"does not have: {advice}")


@pytest.mark.parametrize("closed", ["stdin", "stdout"])
@pytest.mark.parametrize("word", ["--text", "--enter"])
def test_a_game_in_text_needs_what_is_typed_and_what_is_read(
    word: str, closed: str, run: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, closed, None)
    assert run(word) == FAILED
    assert capsys.readouterr().err == "Nowhere to type: standard input or output is closed.\n"


def test_only_without_pygame_is_there_no_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for missing in ("pygame", "another"):
        finder = SimpleNamespace(find_spec=partial(_lacks, missing))
        monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
        monkeypatch.delitem(sys.modules, "game.window.opening", raising=False)
        with pytest.raises(ModuleNotFoundError) if missing == "another" else nullcontext():
            assert open_window(Settings(), RunOptions(Path())) is None
        assert ("needs pygame-ce" in capsys.readouterr().err) == (missing == "pygame")
        monkeypatch.undo()


def _lacks(module: str, name: str, *_: object) -> None:
    if name == "game.window.opening":
        raise ModuleNotFoundError(f"No module named '{module}'", name=module)
