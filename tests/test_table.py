"""A table of people and players: who leaves it and when, whose turn it is, and what may be taken back."""

import pytest

from game.players.deckhand import Deckhand
from game.players.player import think_through
from game.rules.events import Phase
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Claim, Cut, LayAway
from game.table import Sitter, Table


def table(house: str = "usual", levels: str = "deckhand deckhand") -> Table:
    sitters = [
        Sitter(name, level.strip("-") or None) for name, level in zip("ABC", levels.split(), strict=False)
    ]
    form = FORMS["five-card" if len(sitters) == 2 else "three-handed"]
    return Table(Game(form, House.parse(house), "a table", dealer=0), sitters)


def lay_away(here: Table, seat: int) -> None:
    form = here.game.form
    here.apply(seat, LayAway(here.game.view(seat).hand[: form.laid_away]))


def test_players_leave_when_the_game_is_over_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[str] = []
    monkeypatch.setattr(Deckhand, "leave", lambda player: left.append(player.seed))
    here = table()
    while here.turn is not None:
        assert not left
        here.apply(here.turn, think_through(here.think(here.turn)))
    assert here.is_over
    assert len({*left}) == 2


@pytest.mark.parametrize(
    ("undo", "counts", "may"),
    [("no", False, 0), ("friendly", False, 1), ("friendly", True, 0), ("yes", True, 1)],
)
def test_what_is_taken_back_is_what_house_and_record_let(undo: str, counts: bool, may: int) -> None:
    here = table(f"undo={undo}", "- -")
    here.counts |= counts
    assert not here.to_take_back
    lay_away(here, 1)
    assert len(here.to_take_back) == may


def test_it_is_the_latest_move_of_a_person_that_is_taken_back() -> None:
    here = table("undo=yes", "- -")
    for seat in (1, 0):
        lay_away(here, seat)
    assert here.to_take_back == range(1, 2)
    assert not table("undo=yes").to_take_back


def test_a_dealer_who_is_a_player_discards_before_a_person_but_where_they_discard_in_turn() -> None:
    here = table(levels="deckhand -")
    assert here.turn == 0
    here.discards_in_turn = True
    assert here.turn == 1
    assert table(levels="- deckhand").turn == 1


def test_a_settled_cut_and_the_first_card_of_a_count_are_asked_of_nobody() -> None:
    here = table("counting=acc", "- -")
    assert not here.unasked
    for seat in (1, 0):
        lay_away(here, seat)
    here.cuts = {(1, Phase.CUT_STARTER): 7}
    assert here.unasked == (Cut(7),)
    here.answer(1, here.unasked)
    assert not here.unasked
    here.apply(1, here.game.legal(1)[0])
    assert here.unasked == (Claim(0),)


@pytest.mark.parametrize(
    ("levels", "first"), [("deckhand - -", 1), ("- deckhand -", 0), ("deckhand deckhand -", 2)]
)
def test_a_person_chooses_the_target_before_any_player(levels: str, first: int) -> None:
    assert table("target_after_cut=yes", levels).turn == first
