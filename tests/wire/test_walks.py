"""Walks at the page of the line, before a friend is there and after: what is seen is written down."""

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

pytest.importorskip("nacl")

from game.rules.forms import FORMS
from game.rules.house import House
from game.scenes.box import Notice
from game.scenes.front import friend_page
from game.scenes.front.friend_page import FriendOrCall, FriendPage
from game.scenes.scene import LayOver, Scene, TakeOff
from game.session.far_wish import FarWish
from game.wire.faults import Guilty
from tests.scenes.driver import Home, at_home
from tests.scenes.test_walks import Walk, nothing_from_outside

__all__ = ["nothing_from_outside"]
NEAR = 0.1  # seconds


class Invited:
    def __init__(self, words: str) -> None:
        self.words = words

    @property
    def for_onlookers(self) -> "Invited":
        return Invited(f"{self.words} to watch")

    def __str__(self) -> str:
        return self.words


class Line:
    """A line as the page asks it: who is there, what was offered, and who sits where."""

    def __init__(
        self,
        *,
        waits: bool,
        seated: Sequence[tuple[int, str]] = (),
        trouble: str = "",
        looks_on: bool = False,
    ) -> None:
        self.waits, self.looks_on, self.status = waits, looks_on, "nobody yet"
        self.invitations = [Invited("crib1:ANN"), Invited("crib1:BEN")]
        self.others = ["192.0.2.7"] if waits else []
        self.offer = SimpleNamespace(house=House(), form=FORMS["five-card"]) if seated else None
        self.is_agreed, self.offered_match = False, "best of 5" if seated else ""
        self.carrier = SimpleNamespace(trouble=trouble)
        self.trouble = trouble
        slots = [
            SimpleNamespace(side=side, peer=side != 2, read_at=10 - NEAR * side, sent_at=9.8 + NEAR * side)
            for side in range(3)
        ]
        there, news = (slots, ["ANN calls"]) if seated else ([], [])
        own = {"own_seats": [1] if seated else [], "who": lambda _: "person BEN"}
        self.party = SimpleNamespace(slots=there, now=10.0, seated=seated, me=1, news=news, **own)
        self.polls = 0

    def poll(self) -> bool:
        """Sit down at the five-hundredth look, where that was agreed."""
        self.polls += 1
        self.party.now += 0.01
        return self.is_agreed and self.polls > 500

    def agree(self) -> None:
        self.is_agreed = True


SEATS = (0, "person ANN"), (1, "person BEN"), (2, "person CARL DEE")
LINES = {
    "waits": lambda: Line(waits=True),
    "waits for more": lambda: Line(waits=True, seated=SEATS),
    "calls": lambda: Line(waits=False, seated=SEATS),
    "lost": lambda: Line(waits=False, trouble="The line is dead."),
    "looks on": lambda: Line(waits=False, looks_on=True),
}


@pytest.mark.parametrize("name", LINES)
def test_a_page_of_the_line_is_seen_heard_and_left(name: str, tmp_path: Path) -> None:
    def start(folder: Path) -> Home:
        home = at_home(folder, begin=False)
        page = FriendPage(LINES[name](), lambda _: Notice("They sit down."))  # type: ignore[arg-type]
        home.stack.lay_over(page)
        return home

    Walk(start, tmp_path, name).go()


def test_who_waits_and_who_calls_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friend_page, "pasted_text", lambda: "crib1:CARL")

    def opened(wish: FarWish) -> Scene:
        if wish.words == "broken":
            raise Guilty(0, 1, "That is no line.")
        return Notice(f"{wish}")

    def start(folder: Path) -> Home:
        home = at_home(folder, begin=False)
        home.stack.lay_over(FriendOrCall(opened, ["crib1:ANN"]))
        return home

    Walk(start, tmp_path, "friend").go()


def test_each_answer_leads_to_what_is_wished() -> None:
    wishes: list[FarWish] = []

    def opened(wish: FarWish) -> Scene:
        wishes.append(wish)
        return Notice("")

    for box in (FriendOrCall(opened, ["crib1:ANN", "crib1:BEN"]), FriendOrCall(opened)):
        assert isinstance(box.choose(len(box.answers) - 1), TakeOff)
        box.choose(0)
        box.choose(len(box.answers) - 2)
        assert isinstance(box.choose(1), LayOver)
    assert wishes == [FarWish(True, ""), FarWish(True, "crib1:ANN"), FarWish(True, "")]
