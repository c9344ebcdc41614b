from dataclasses import replace
from pathlib import Path

import pytest

from game.rules.house import House
from game.rules.presets import PRESETS
from game.store.setting_words import word_of
from game.store.settings import (
    FILE_NAME,
    LARGEST_WINDOW,
    LEAST_WINDOW,
    ROWS,
    Settings,
    load_settings,
    save_settings,
)


def changed() -> Settings:
    return Settings(
        initials="ABC",
        preset="hoyle",
        form="three-handed",
        target=61,
        level="bsd",
        house="go_by_hand=yes stakes=1-2-3",
        names=("ANN", "BÖB THE 2"),
        speed=5,
        wait=False,
        volume=0,
        muted=True,
        picture="square",
        window_width=1280,
        keys={"fire": ["return", ","], "go": ["g"]},
        pads={"fire": ["3"]},
    )


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    assert save_settings(tmp_path, changed()) is None
    assert load_settings(tmp_path) == (changed(), [])


@pytest.mark.parametrize("is_there", [True, False])
def test_what_somebody_else_wrote_meanwhile_stays(is_there: bool, tmp_path: Path) -> None:
    """A second window, or an editor: whoever saves last keeps what was changed there."""
    if is_there:
        save_settings(tmp_path, Settings(keys={"go": ["g"]}))
    first, second = (load_settings(tmp_path)[0] for _ in range(2))
    first.speed, first.volume, first.keys["fire"] = 5, 1, ["return"]
    save_settings(tmp_path, first)
    second.volume = 9
    second.keys.clear()  # taken away here
    for _ in range(2):
        save_settings(tmp_path, second)
        assert load_settings(tmp_path) == (Settings(speed=5, volume=9, keys={"fire": ["return"]}), [])
    second.volume = 6
    save_settings(tmp_path, second)
    assert load_settings(tmp_path)[0].volume == 6


@pytest.mark.parametrize("line", ["speed = 5", "house = go_by_hand=yes stakes=1-2-3", "key.fire = return ,"])
def test_a_line_deleted_by_hand_meanwhile_has_its_standard_value(line: str, tmp_path: Path) -> None:
    save_settings(tmp_path, changed())
    running, _ = load_settings(tmp_path)
    text = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    (tmp_path / FILE_NAME).write_text(text.replace(f"{line}\n", ""), encoding="utf-8")
    without, _ = load_settings(tmp_path)
    for volume in (9, 8):
        running.volume = volume
        save_settings(tmp_path, running)
        assert load_settings(tmp_path) == (replace(without, volume=volume), [])


def test_a_torn_file_has_lost_nothing_for_whoever_is_running(tmp_path: Path) -> None:
    save_settings(tmp_path, changed())
    running, _ = load_settings(tmp_path)
    text = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    for end in ("\nkey.fire", "# Your own keys", "names", "house", "initials"):
        (tmp_path / FILE_NAME).write_text(text[: text.index(end)], encoding="utf-8")
        save_settings(tmp_path, running)
        assert load_settings(tmp_path) == (changed(), []), end


def test_every_setting_has_its_own_line() -> None:
    names = {line.partition("=")[0].strip() for line in changed().to_lines() if not line.startswith("#")}
    of_this_run = {"keys", "pads", "_kept", "_until_the_end", "has_named_opponent"}
    assert vars(Settings()).keys() - of_this_run <= names


def test_without_a_file_all_is_as_usual(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), [])


def test_what_older_versions_kept_is_not_complained_of(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("cover = amiga\nown_word = yes\nspeed = 5\n")
    assert load_settings(tmp_path) == (Settings(speed=5), [])


def test_a_person_may_edit_it_on_windows(tmp_path: Path) -> None:
    text = (
        "\ufeff# mine\r\n\r\nspeed=5\r\n  Muted".replace("Muted", "muted  =  YES")
        + "\r\nkey.fire = space, return"
    )
    (tmp_path / FILE_NAME).write_bytes(text.encode())
    settings, complaints = load_settings(tmp_path)
    assert complaints == []
    assert (settings.speed, settings.muted, settings.keys) == (5, True, {"fire": ["space", "return"]})


@pytest.mark.parametrize(
    "line",
    [
        "speed = quick",
        "speed = ²",
        "speed",
        "volume = -1",
        "muted = perhaps",
        "initials = ABCD",
        "initials = ../",
        "form = eight-card",
        "house = go_by_hand=often",
        "names = A\x07B",
        "whatever = 3",
        "_until_the_end = 3",
        "to_lines = 3",
    ],
)
def test_a_line_that_cannot_be_read_leaves_the_usual_and_is_told(line: str) -> None:
    settings, complaints = Settings.from_lines(["volume = 3", line])
    assert settings == Settings(volume=3)
    assert len(complaints) == 1
    assert line.split()[0] in complaints[0]


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("speed = 6", "speed", 5),
        ("speed = 0", "speed", 1),
        ("speed = 03", "speed", 3),
        ("window_width = 0001280", "window_width", 1280),
        ("volume = " + "9" * 5000, "volume", 10),
        ("window_width = 16000", "window_width", LARGEST_WINDOW[0]),
        ("window_height = 16000", "window_height", LARGEST_WINDOW[1]),
        ("window_height = 1", "window_height", LEAST_WINDOW[1]),
    ],
)
def test_what_is_out_of_reason_is_read_as_its_limit(line: str, name: str, value: int) -> None:
    settings, complaints = Settings.from_lines([line])
    assert complaints == []
    assert getattr(settings, name) == value


def test_a_file_far_too_long_is_kept_aside_at_once(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("names = " + "A" * (2 << 20))
    settings, [complaint] = load_settings(tmp_path)
    assert settings == Settings()
    assert complaint == "Can't read settings.txt. It is saved as settings.not-understood.txt."


def test_a_broken_file_is_kept_beside_and_told_of_once(tmp_path: Path) -> None:
    broken = b"speed = 5\nspeed = fast\n\x00\xff\xfe\n"
    (tmp_path / FILE_NAME).write_bytes(broken)
    settings, complaints = load_settings(tmp_path)
    assert settings.speed == 5
    assert len(complaints) == 1
    assert (tmp_path / "settings.not-understood.txt").read_bytes() == broken
    assert load_settings(tmp_path) == (settings, [])


def test_a_second_broken_file_does_not_take_the_place_of_the_first(tmp_path: Path) -> None:
    for text in ("one = 1", "two = 2"):
        (tmp_path / FILE_NAME).write_text(text)
        load_settings(tmp_path)
    kept = sorted(path.read_text() for path in tmp_path.glob("*not-understood*"))
    assert kept == ["one = 1", "two = 2"]


def test_commas_that_part_nothing_are_no_keys() -> None:
    settings, complaints = Settings.from_lines(["key.fire = return, ,, space , g,"])
    assert (settings.keys, complaints) == ({"fire": ["return", "space", ",", "g"]}, [])


def test_what_cannot_be_saved_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "Can't write settings.txt" in str(save_settings(tmp_path / "file" / "folder", Settings()))


def test_what_is_chosen_for_now_is_not_remembered(tmp_path: Path) -> None:
    settings = Settings(volume=3)
    with settings.for_now():
        settings.muted = True
        settings.speed = 5
        settings.speed = 4
    settings.volume = 7
    save_settings(tmp_path, settings)
    assert load_settings(tmp_path)[0] == Settings(volume=7)


def test_what_is_changed_again_is_remembered(tmp_path: Path) -> None:
    settings = Settings()
    with settings.for_now():
        settings.speed = 5
    settings.speed = 1
    save_settings(tmp_path, settings)
    assert load_settings(tmp_path)[0].speed == 1


def test_the_house_has_the_rules_of_the_preset_and_ones_own() -> None:
    assert Settings(preset="bsd").house_rules.nineteen
    house = Settings(preset="champ", target=61, house="go_by_hand=yes").house_rules
    assert house == House.parse("go_by_hand=yes stakes=plain next_deal=cut target=61")


def test_a_first_game_is_against_the_opponent_of_its_source() -> None:
    settings = Settings()
    assert settings.level == PRESETS[settings.preset].level


def test_a_house_that_is_as_usual_is_that_of_the_source() -> None:
    settings, complaints = Settings.from_lines(["preset = bsd", "house = usual"])
    assert complaints == []
    assert settings.house_rules == Settings(preset="bsd").house_rules


def test_opponents_of_a_level_take_every_seat_that_is_no_persons() -> None:
    settings = Settings(seats=("person", "champ", "person", "bsd"))
    settings.play_against("landlubber")
    assert settings.seats == ("person", "landlubber", "person", "landlubber")


def test_a_setting_is_changed_by_its_name_to_a_value_of_its_type() -> None:
    settings = Settings()
    settings.change("volume", 3)
    assert settings == Settings(volume=3)
    with pytest.raises(KeyError):
        settings.change("to_lines", 3)
    with pytest.raises(TypeError, match="muted"):
        settings.change("muted", 1)


@pytest.mark.parametrize("name", ROWS)
def test_what_is_usual_reads_back(name: str) -> None:
    usual = ROWS[name].default
    assert ROWS[name].metadata["reader"](word_of(usual)) == usual


def test_a_name_is_cut_to_its_plate() -> None:
    assert Settings.from_lines(["names = ANN, BARTHOLOMEW THE 2ND"]) == (
        Settings(names=("ANN", "BARTHOLOME")),
        [],
    )
