"""What is the same at both tables, what a deal costs, and that no other table takes the line away."""

import time
from pathlib import Path

import pytest

pytest.importorskip("nacl")

from game.review.review_text import review_lines
from game.review.reviewing import Reviewing
from game.rules.game import Game
from game.rules.question import WhatToPlay
from game.scenes.front.open_scene import first_scene, open_scene
from game.scenes.front.window_session import WindowSession
from game.scenes.table.far_scene import FarScene
from game.session.far_away import UNSEEN, FarAway
from game.session.far_wish import FarWish
from game.session.run_options import RunOptions
from game.store.kept_game import read_game
from game.store.settings import Settings
from game.wire.encryption import Cipher
from tests.scenes.driver import Ear, Visit
from tests.wire.programs import LOOPBACK
from tests.wire.test_at_the_window import Friend, seat_both
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

ENOUGH = 60.0  # seconds
MOST_SECONDS, MOST_BYTES = 0.6, 24_000
"""Of a deal, of both sides together: four times as long as was measured, and not twice as much."""
DEALS = 2


def play(host: AtTable, guest: AtTable, deals: int = 99) -> None:
    until = time.monotonic() + ENOUGH
    while time.monotonic() < until and not (host.is_over and guest.is_over):
        host.step()
        guest.step()
        if host.table and host.table.game.deals > deals:
            return
    assert host.is_over
    assert guest.is_over


def review_at(side: AtTable) -> list[str]:
    """Every line of it, whoever comes first, and whichever of them is a friend here."""
    kept = read_game(next((side.far.session.run_options.saves / "games").glob("0*")))
    game = Game.from_lines(kept.lines)
    review = Reviewing(lambda: game, kept.seats)
    review.finish()
    return sorted(line.casefold().replace("the ", "") for line in review_lines(review))


@pytest.mark.slow
@pytest.mark.usefixtures("faint_judge")
def test_both_reviews_tell_the_same(tmp_path: Path) -> None:
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"))
    guest = AtTable(tmp_path / "guest", FarWish(False, str(host.far.invitations[0])), level="landlubber")
    play(host, guest)
    reviews = [review_at(side) for side in (host, guest)]
    assert reviews[0] == reviews[1]
    assert len(reviews[0]) > 30
    for side in (guest, host):
        side.far.leave()


def test_a_deal_costs_little(pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []
    encrypt = Cipher.sealed

    def counted(self: Cipher, lines: list[str]) -> bytes:
        letter = encrypt(self, lines)
        sent.append(len(letter))
        return letter

    monkeypatch.setattr(Cipher, "sealed", counted)
    began = time.process_time()
    play(*pair, deals=DEALS)
    seconds = (time.process_time() - began) / DEALS
    print(f"a deal: {seconds:.3f} s of processor, {len(sent) // DEALS} letters, {sum(sent) // DEALS} bytes")
    assert sum(sent) / DEALS < MOST_BYTES
    assert seconds < MOST_SECONDS


def test_a_table_of_bsd_holds_the_line_on_the_terminal(tmp_path: Path) -> None:
    """There that game is typed at, in a scene of its own, which would not look after the line."""
    options = RunOptions(tmp_path / "window", demo=True, friend=FarWish(True, f"{LOOPBACK}:0"))
    options.saves.mkdir()
    settings = Settings(level="bsd", preset="bsd", machine="tty", speed=5, wait=False)
    ear = Ear()
    session = WindowSession(settings, options, ear)
    session.pace.fast = True
    window = Visit(first_scene(session), ear, lambda way: open_scene(session, way))
    friend = Friend(tmp_path / "friend", str(window.scene.far.invitations[0]))  # type: ignore[attr-defined]
    seat_both(window, friend)
    until = time.monotonic() + ENOUGH
    while window.game.deals < 2 and time.monotonic() < until:
        friend.step()
        window.stack.tick()
        assert isinstance(window.scene, FarScene)
    assert window.game.deals == 2
    friend.far.leave()
    session.hang_up()


def test_an_answer_of_several_moves_waits_whole_for_a_friend_who_is_away(tmp_path: Path) -> None:
    """Whoever comes back first may answer, and nothing is said before the other was heard."""
    house = {"form": "six-card", "house": "counting=acc go_by_hand=yes"}
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"), **house)
    invitation = str(host.far.invitations[0])
    guest = AtTable(tmp_path / "guest", FarWish(False, invitation), **house)
    until = time.monotonic() + ENOUGH
    while not is_to_play(host) and time.monotonic() < until:
        guest.step()
        host.step()
    host.far.leave()
    host.far, host.table = FarAway(host.far.session, FarWish(True, invitation)), None
    assert host.far.poll()
    host.table = table = host.far.sit_down()
    table.news()
    seat, before = table.turn, len(table.game.moves)
    assert seat is not None
    asked = table.question(seat)
    assert isinstance(asked, WhatToPlay)
    answer = asked.play(asked.fits[0])
    assert len(answer) > 1
    table.answer(seat, answer)
    assert table.turn is None
    assert host.far.whose_move == UNSEEN, "it is not the friend's, who has nothing to answer"
    while len(table.game.moves) < before + len(answer) and time.monotonic() < until:
        guest.step()
        host.step()
    assert [move for _, move in table.game.moves[before:]][: len(answer)] == [*answer]
    for side in (guest, host):
        side.far.leave()


def is_to_play(side: AtTable) -> bool:
    """Whether it is asked for a card, and something can be played."""
    table = side.table
    asked = table.question(table.turn) if table and table.turn is not None else None
    return isinstance(asked, WhatToPlay) and bool(asked.fits)
