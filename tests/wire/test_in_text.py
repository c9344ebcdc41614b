"""A friend far away in lines of text: what may be typed while nothing is asked, and the offer in words."""

import io
import queue
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("nacl")

from game.session.far_wish import FarWish
from game.session.run_options import RunOptions
from game.store.kept_game import BY_WIRE, read_game
from game.store.settings import Settings
from game.terminal import far_away_in_lines
from game.terminal.conversation import NOTHING_BEHIND, Hangup
from game.terminal.far_away_in_lines import (
    ALONE,
    MEANWHILE,
    SAVED,
    TO_PLAY_AGAIN,
    FarGame,
    FarInText,
    PatientInput,
)
from game.terminal.scenes_in_lines import BETWEEN_GAMES
from game.terminal.shared_words import NO_GAME
from game.wire.faults import Guilty
from game.wire.party import Party
from game.wire.side import Side
from game.wire.states import States
from tests.wire.programs import LOOPBACK
from tests.wire.test_bad_calls import until
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

ENOUGH = 60.0  # seconds


def in_text(
    folder: Path, wish: FarWish, monkeypatch: pytest.MonkeyPatch, *typed: str, demo: bool = False
) -> FarInText:
    folder.mkdir(exist_ok=True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    settings = Settings(level="deckhand", form="five-card") if demo else Settings()
    return FarInText(settings, RunOptions(folder, demo=demo), wish)


def beside(monkeypatch: pytest.MonkeyPatch, text: FarInText, friend: AtTable) -> None:
    """Whenever the terminal waits, the friend goes on."""
    poll, until = text.far.carrier.poll, time.monotonic() + ENOUGH

    def both(patience: float = 0.0) -> None:
        assert time.monotonic() < until, "it waits for ever"
        friend.step()
        poll(patience and 0.001)

    monkeypatch.setattr(text.far.carrier, "poll", both)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[AtTable]:
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"))
    yield host
    host.far.leave()


def guest_of(host: AtTable, folder: Path, monkeypatch: pytest.MonkeyPatch, *typed: str) -> FarInText:
    """Somebody at a terminal who was invited; the host goes on whenever he waits."""
    wish = FarWish(False, str(host.far.invitations[0]))
    guest = in_text(folder / "guest", wish, monkeypatch, *typed)
    beside(monkeypatch, guest, host)
    return guest


def test_a_patient_input_hears_one_line_after_the_other() -> None:
    hears, moments = PatientInput(io.StringIO("5h\n  say so it is\n10c\n")), iter(range(1000))
    hears.meanwhile = moments.__next__  # type: ignore[assignment]  # ends, and so does the test
    assert hears.readline(80) == "5h\n"
    while not (words := hears.typed_ahead({"say"})):
        time.sleep(0.01)
        next(moments)
    assert words == "say so it is"
    assert hears.typed_ahead({"say"}) is None
    assert hears.readline(80) == "10c\n"


class Terminal:
    """Somebody types there, line by line."""

    def __init__(self, *lines: str) -> None:
        self.lines: queue.Queue[str] = queue.Queue()
        self.type(*lines)

    def type(self, *lines: str) -> None:
        for line in lines:
            self.lines.put(f"{line}\n")

    def readline(self, *_: object) -> str:
        return self.lines.get()

    def isatty(self) -> bool:
        return True


def test_what_is_typed_while_nobody_is_asked_is_answered_at_once_and_the_words_behind_it_are_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = in_text(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"), monkeypatch)
    monkeypatch.setattr(table.hears, "_hears", Terminal("foo", "say I am here", "", "table", "quit"))
    assert table.run()
    assert [words for _, words in table.far.party.talk.lines] == ["I am here"]
    told = capsys.readouterr().out
    assert told.count(MEANWHILE.format(waits=table.far.status)) == 2, "for a wrong word, and for none"
    assert f"{NO_GAME}\n" in told


def test_while_a_friend_is_waited_for_the_table_is_told_and_no_hint(
    host: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    step = host.step
    monkeypatch.setattr(host, "step", lambda: host.table.news() if host.table else step())
    guest, terminal = guest_of(host, tmp_path, monkeypatch), Terminal()
    monkeypatch.setattr(guest.hears, "_hears", terminal)

    def type_all() -> bool:
        terminal.type("table", "hint", "ask", "quit")
        return True

    monkeypatch.setattr(guest.conversation, "agrees", lambda *_, **__: True)
    monkeypatch.setattr(far_away_in_lines, "SLOW", -1.0)
    monkeypatch.setattr(guest, "_says_whose_move", type_all)
    assert guest.run()
    told = capsys.readouterr().out
    assert "DECKHAND 0, YOU 0, of 61.\nNo cards have been dealt.\n" in told
    assert told.count(MEANWHILE.format(waits="It is DECKHAND's move.")) == 2


def test_who_waits_can_talk_and_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = FarWish(True, f"{LOOPBACK}:0")
    table = in_text(tmp_path / "host", wish, monkeypatch, "say I am here", "quit")
    assert table.run(), "who leaves has done nothing wrong"
    assert [words for _, words in table.far.party.talk.lines] == ["I am here"]
    assert "Table open" in capsys.readouterr().out


def test_an_offer_is_read_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"), match="5")
    guest = guest_of(host, tmp_path, monkeypatch, "no")
    assert guest.run()
    assert not guest.far.is_agreed
    told = capsys.readouterr().out
    assert (
        "DECKHAND offers five cards to 61, best of 5.\nStakes: 1 game a win.\nNext game: cut again.\n" in told
    )
    assert "Sit down? Yes or no, or Enter for yes: no\nThe seat stays free. Goodbye!\n" in told
    assert "=" not in told
    assert "partners" not in told
    host.far.leave()


def test_who_says_yes_to_an_offer_sits_down(
    host: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = guest_of(host, tmp_path, monkeypatch, "yes", "quit")
    assert guest.run()
    assert guest.far.is_agreed


def test_who_comes_back_invites_nobody_and_hears_whose_move_it_is(
    pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    until(lambda: all(side.table and side.table.game.deals for side in pair), *pair)
    invitation = str(pair[0].far.invitations[0])
    for side in pair:
        side.far.leave()
    folder = pair[0].far.session.run_options.saves
    assert in_text(folder, FarWish(True, invitation), monkeypatch, "quit").run()
    told = capsys.readouterr().out
    assert "Send your friend" not in told
    assert re.search(r"sit at the table\.\n(Your move: .*|It is .* move\.)\n.* of 61\.\n", told)
    assert " cuts the " not in told, "nothing from before is told again"
    assert f"The game is saved. Continue with --text --wait {invitation}" in told
    assert "move" in told.splitlines()[-1]


def test_ctrl_c_ends_it_as_everywhere_and_says_how_to_go_on(
    host: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = guest_of(host, tmp_path, monkeypatch)

    def press_ctrl_c(*_: object, **__: object) -> None:  # no signal: whoever runs the tests may ignore it
        raise KeyboardInterrupt

    monkeypatch.setattr(far_away_in_lines, "play_scene", press_ctrl_c)
    monkeypatch.setattr(guest.conversation, "agrees", lambda *_, **__: True)
    with pytest.raises(KeyboardInterrupt):
        guest.run()
    assert "The game is saved. Continue with --text --call" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("is_guilty", [False, True])
def test_a_game_ends_with_its_score_or_with_whose_program_broke_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], is_guilty: bool
) -> None:
    host = in_text(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"), monkeypatch, demo=True)
    friend = AtTable(tmp_path / "guest", FarWish(False, str(host.far.invitations[0])), level="landlubber")
    step = friend.step

    def bent() -> None:
        step()
        if is_guilty and friend.table and friend.table.game.deals:
            host.far.party.guilty = Guilty(1, 7, "two answers")

    monkeypatch.setattr(friend, "step", bent)
    beside(monkeypatch, host, friend)
    assert host.run() is not is_guilty
    told = capsys.readouterr().out.splitlines()
    name = host.far.party.name_of(1)
    if is_guilty:
        assert f"{name}'s program broke the rules: line 7: two answers. The game counts for nobody." in told
        return
    table = friend.table
    assert table
    scores = " to ".join(map(str, sorted(table.game.scores, reverse=True)))
    assert [line for line in told if line.endswith(f" wins, {scores}.")], told
    assert "The line is up again." not in told
    at = told.index("Every deal was audited, and the cards were fair.")
    assert told[at + 1 : at + 3] == [SAVED, TO_PLAY_AGAIN]
    (path,) = tmp_path.glob("host/games/0*.txt")
    assert read_game(path).extras[BY_WIRE] == f"with {name}; every deal was audited"


def test_who_ends_a_game_waits_for_the_other_however_many_letters_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = in_text(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"), monkeypatch)
    letters = iter(range(200))
    monkeypatch.setattr(host.far.carrier, "poll", lambda _: next(letters, None))
    monkeypatch.setattr(Party, "is_told", property(lambda _: next(letters, None) is None))
    host._see_them_off()
    assert next(letters, None) is None
    host.far.leave()


def test_words_work_at_an_offer_and_while_a_friend_is_waited_for(
    host: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = guest_of(host, tmp_path, monkeypatch, "help", "help nobs", "seal", "home", "learn", "no")
    assert guest.run()
    told = capsys.readouterr().out
    assert "say: talk with your friend" in told
    assert "guide: each step" not in told
    assert "the jack" in told
    assert told.count("?\n") == 0, "the offer itself asks, and nothing before it"
    assert NO_GAME in told
    assert NOTHING_BEHIND in told
    assert ALONE in told


def test_a_question_stands_once_below_news_and_trouble_that_come_together(
    host: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = guest_of(host, tmp_path, monkeypatch)
    monkeypatch.setattr(guest.far, "news", lambda: ["It is late."])
    guest.session.complaints.append("The disk is full.")
    guest.conversation._open = "Sit down? "
    guest._tell_news()
    guest.far.leave()
    assert capsys.readouterr().out == "\nIt is late.\nThe disk is full.\nSit down? "


def test_back_does_not_hang_up_on_a_friend(
    host: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = guest_of(host, tmp_path, monkeypatch, "yes", "back", "options", "learn", "help", "score", "quit")
    assert guest.run()
    told = capsys.readouterr().out
    assert f"{BETWEEN_GAMES} {FarGame.only_leave}" in told, "home leads nowhere"
    assert ALONE in told
    assert "say: talk with your friend" in told
    assert "YOU 0, of 61." in told


def test_who_waits_for_long_is_told_for_whom(
    host: AtTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(far_away_in_lines, "SLOW", -1.0)
    step = host.step
    monkeypatch.setattr(host, "step", lambda: host.table.news() if host.table else step())
    guest = guest_of(host, tmp_path, monkeypatch, "yes")
    tell = guest._says_whose_move

    def tell_and_leave() -> bool:
        if tell():
            raise Hangup
        return False

    monkeypatch.setattr(guest, "_says_whose_move", tell_and_leave)
    assert guest.run()
    assert "It is DECKHAND's move.\n" in capsys.readouterr().out


def test_who_has_decided_waits_for_the_other_even_if_that_is_not_yet_on_its_way(
    pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: all(side.table and side.table.game.deals for side in pair), *pair)
    monkeypatch.setattr(Side, "undecided", None)
    for speaker in (0, 1):
        monkeypatch.setattr(States, "speaker", speaker)
        first, second = (side.far for side in pair)
        assert first.whose_move == f"It is {first.party.name_of(1)}'s move."
        assert second.whose_move == f"It is {second.party.name_of(0)}'s move."
