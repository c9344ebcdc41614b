"""Values: what they hold, that they stay as they are, and that nothing of them is written too early."""

import copy
import pickle
import subprocess
import sys

import pytest

from game.values import FEW, fresh, frozen, mutable, parts, replace
from tests.sources import HOUSE


@frozen
class Peg:
    """Where a peg stands."""

    side: int
    hole: int = 0
    names: tuple[str, ...] = ()

    @property
    def is_home(self) -> bool:
        return self.hole == 121


@frozen
class Nothing:
    """A value without parts."""


@frozen
class Bet:
    """A value that looks at itself when it is made."""

    stake: int

    def __post_init__(self) -> None:
        if self.stake < 0:
            raise ValueError("nobody bets less than nothing")


@mutable
class Pile:
    """Something that changes."""

    cards: list[str] = fresh(default_factory=list)
    count: int = 0


def test_a_value_holds_what_it_is_given_and_what_is_usual() -> None:
    assert parts(Peg(1)) == {"side": 1, "hole": 0, "names": ()}
    assert Peg(1, names=("ANN",)) == Peg(1, 0, ("ANN",)) != Peg(1)
    assert Peg(0, 121).is_home
    assert repr(Peg(1, 5)) == "Peg(side=1, hole=5, names=())"
    assert len({Peg(1), Peg(1, 0), Peg(2)}) == 2
    assert Nothing() == Nothing()
    match Peg(1, 7):
        case Peg(side, hole):
            assert (side, hole) == (1, 7)


@pytest.mark.parametrize("given", [(), (1, 2, (), 4)])
def test_it_is_given_what_it_has_parts_for(given: tuple[int, ...]) -> None:
    @frozen
    class Unused:
        """Nothing was ever made of it."""

        side: int
        hole: int = 0
        names: tuple[str, ...] = ()

    for kind in (Peg, Unused):
        with pytest.raises(TypeError):
            kind(*given)  # type: ignore[arg-type]


def test_a_value_never_changes() -> None:
    peg = Peg(1)
    with pytest.raises(AttributeError, match="never changes"):
        peg.hole = 2  # type: ignore[misc]
    with pytest.raises(AttributeError, match="never changes"):
        del peg.hole
    assert replace(peg, hole=2) == Peg(1, 2)
    assert peg == Peg(1)
    with pytest.raises(TypeError):
        replace(peg, board=2)


def test_it_is_looked_at_whenever_one_is_made() -> None:
    with pytest.raises(ValueError, match="nobody"):
        Bet(-1)
    with pytest.raises(ValueError, match="nobody"):
        replace(Bet(1), stake=-1)


def test_a_copy_is_its_equal_even_in_another_process() -> None:
    for value in (Peg(1, 2, ("ANN",)), Nothing(), Pile(["5H"], 5)):
        assert copy.copy(value) == pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value


def test_what_changes_has_parts_of_its_own() -> None:
    one, other = Pile(), Pile()
    one.cards.append("5H")
    one.count = 5
    assert (one, other) == (Pile(["5H"], 5), Pile())
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    with pytest.raises(AttributeError):
        one.places = 2  # type: ignore[attr-defined]


def test_code_is_written_for_those_alone_of_which_there_are_many() -> None:
    @mutable
    class Card:
        rank: int
        suits: list[int] = fresh(default_factory=list)

    first = vars(Card)["__init__"]
    for _ in range(FEW // 4):
        made = [Card(1, [2]), Card(1, suits=[2]), Card(suits=[2], rank=1), Card(1)]
        assert [card.suits for card in made] == [[2], [2], [2], []]
    assert vars(Card)["__init__"] is first
    assert Card(1, [2]) == made[0] != Card(1)
    assert vars(Card)["__init__"] is not first


def test_it_reads_hardly_anything() -> None:
    probe = "import sys; before = {*sys.modules}; import game.values; print(*{*sys.modules} - before)"
    ran = subprocess.run([sys.executable, "-c", probe], cwd=HOUSE, capture_output=True, text=True, check=True)
    assert {*ran.stdout.split()}.isdisjoint({"dataclasses", "inspect", "re", "typing"})


@pytest.mark.parametrize("before", [0, FEW])
def test_many_are_made_like_few(before: int) -> None:
    """The code for many is written after so many."""

    @frozen
    class Hole:
        number: int
        side: int = 0

    @mutable
    class Board:
        holes: list[Hole] = fresh(default_factory=list)

    for number in range(before):
        assert Board([Hole(number)]) == Board([Hole(number=number)])
    assert [Hole(5), Hole(5, side=1), Hole(side=2, number=6)] == [Hole(5, 0), Hole(5, 1), Hole(6, 2)]
    assert Board().holes is not Board().holes
    assert {Hole(1), Hole(1, 1)} != {Hole(1)}
    for given, named in (
        ((1, 2), {"side": 1}),
        ((), {}),
        ((1, 2, 3), {}),
        ((1,), {"number": 1}),
        ((1,), {"far": 1}),
        ((), {"side": 1}),
    ):
        with pytest.raises(TypeError, match="__init__"):
            Hole(*given, **named)
