"""Values: what they hold, that they stay as they are, and that nothing of them is written too early."""

import copy
import pickle

import pytest

from game.values import fresh, frozen, mutable, parts, replace
from tests.programs import python


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


def test_a_default_that_can_change_is_refused() -> None:
    """Whoever changed it would change it for all of them."""
    for kind in (frozen, mutable):
        with pytest.raises(TypeError, match="holes would share"):

            @kind
            class Board:
                holes: list[int] = []  # noqa: RUF012


def test_it_is_given_each_part_once() -> None:
    for given, named in (
        ((1, 2), {"hole": 1}),
        ((), {}),
        ((1, 2, (), 4), {}),
        ((1,), {"side": 1}),
        ((1,), {"far": 1}),
        ((), {"hole": 1}),
    ):
        with pytest.raises(TypeError, match="__init__"):
            Peg(*given, **named)  # type: ignore[arg-type]


def test_it_reads_hardly_anything() -> None:
    probe = "import sys; before = {*sys.modules}; import game.values; print(*{*sys.modules} - before)"
    ran = python("-c", probe)
    assert ran.returncode == 0
    assert {*ran.stdout.split()}.isdisjoint({"dataclasses", "inspect"})
