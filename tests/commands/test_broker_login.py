"""A password for a broker comes from a file, the environment or a prompt, and never from the command line."""

import io
import sys
from pathlib import Path

import pytest

from game.commands import broker_login
from game.commands.broker_login import PASSWORD, login_of
from game.commands.commandline import main
from game.commands.words import Misspelled

BROKER = "mqtts://broker.example.org"


class Keys(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def nobody_at_the_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PASSWORD, raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO())


@pytest.mark.parametrize("word", [BROKER, f"{BROKER}:8883", "mqtt://10.0.0.7", "broker", ""])
def test_a_broker_that_wants_nobody_s_name_is_taken_as_it_is(word: str) -> None:
    assert login_of(word) == word


@pytest.mark.parametrize(
    "word", ["mqtts://ann:tea@broker.example.org", "mqtt://ann:@there:1883", "mqtt://:tea@there"]
)
def test_a_password_on_the_command_line_is_refused(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--text", "--wait", "--via", word]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        "Anybody on this machine can read a password in --via. Leave it out, and CRIB asks"
    )
    assert "tea" not in said
    assert said.count("\n") == 1


def test_it_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PASSWORD, "t@a:b/c")
    assert login_of("mqtts://ann@there:8883") == "mqtts://ann:t%40a%3Ab%2Fc@there:8883"
    assert login_of("mqtts://an%20n@there") == "mqtts://an%20n:t%40a%3Ab%2Fc@there"
    assert login_of(BROKER) == BROKER


def test_it_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "broker"
    file.write_text("\n mqtts://ann:t%40a@there \nand a note\n")
    assert login_of(str(file)) == "mqtts://ann:t%40a@there"
    for spoilt in ("", "no address", "\0" * 5000):
        file.write_text(spoilt)
        with pytest.raises(
            Misspelled, match="broker has no address of a broker, such as mqtts://NAME:PASSWORD"
        ):
            login_of(str(file))


def test_it_is_asked_for_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def typed(words: str) -> str:
        asked.append(words)
        return "tea"

    monkeypatch.setattr(broker_login, "getpass", typed)
    monkeypatch.setattr(sys, "stdin", Keys())
    assert login_of("mqtt://ann@there:1883") == "mqtt://ann:tea@there:1883"
    assert asked == ["Password of ann at there:1883: "]


@pytest.mark.parametrize("keys", [io.StringIO(), None, Keys()])
def test_where_nobody_can_be_asked_it_says_what_works(
    monkeypatch: pytest.MonkeyPatch, keys: io.StringIO | None
) -> None:
    def ended(_: str) -> str:
        raise EOFError

    monkeypatch.setattr(broker_login, "getpass", ended)
    monkeypatch.setattr(sys, "stdin", keys)
    with pytest.raises(Misspelled, match=f"ann at there needs a password: set {PASSWORD}, or use --via FILE"):
        login_of("mqtt://ann@there")
