"""A table of people and players: who leaves it and when, whose turn it is, and what may be taken back."""

import pytest

from game.players.champ import Champ
from game.players.deckhand import Deckhand
from game.players.player import GaveUp, Thought, player_seed, think_through
from game.rules.cards import Card
from game.rules.events import Phase
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import ChooseTarget, Claim, Cut, LayAway
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
        here.answer(here.turn, think_through(here.think(here.turn)))
    assert here.is_over
    assert len({*left}) == 2
    assert not here.unasked
    assert here.news() == ()


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


def test_a_target_that_was_given_is_asked_of_nobody() -> None:
    here = table("target_after_cut=yes target=91", "- deckhand")
    assert not here.unasked
    here.has_target = True
    assert here.unasked == (ChooseTarget(91),)


def gives_up(*_: object) -> Thought[Card]:
    raise GaveUp("too hot in here")
    yield


def test_whoever_sits_down_is_ready_and_the_champ_sits_in_for_who_gives_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready, told = list[tuple[str, Form]](), list[str]()
    for kind in (Deckhand, Champ):
        monkeypatch.setattr(kind, "get_ready", lambda form, kind=kind: ready.append((kind.name, form)))
    monkeypatch.setattr(Deckhand, "think_play", gives_up)
    here = table(levels="deckhand -")
    monkeypatch.setattr(here.journal, "tell", told.append)
    for seat in (1, 0):
        lay_away(here, seat)
    here.apply(1, Cut(9))
    here.apply(1, here.game.legal(1)[0])
    (move,) = think_through(here.think(0))
    assert move in here.game.legal(0)
    assert told == ["A can't play on: too hot in here. The champ sits in."]
    assert ready == [("deckhand", here.game.form), ("champ", here.game.form)]
    assert here.players[0].seed == player_seed(here.game.seed, 0)  # type: ignore[union-attr]


def test_a_curtain_is_drawn_where_another_persons_hand_is_looked_at() -> None:
    for levels, looks_on, drawn in (
        *(("- -", None, True), ("- -", 0, True), ("- -", 1, False)),
        *(("deckhand -", None, False), ("deckhand -", 0, False)),
    ):
        here = table(levels=levels)
        assert here.needs_curtain(1, here.question(1), looks_on) is drawn
        lay_away(here, 1)
        lay_away(here, 0)
        assert not here.needs_curtain(1, here.question(1), looks_on), "a cut is no hand"


def test_people_are_those_whom_no_player_plays_for_and_their_sides_theirs() -> None:
    sitters = [Sitter(name, level) for name, level in zip("ABCD", (None, "bsd", "bsd", None), strict=True)]
    here = Table(Game(FORMS["four-handed"], House(), "people", dealer=0), sitters)
    assert here.people == (0, 3)
    assert here.sides_of_people == {0, 1}
    assert table(levels="deckhand -").sides_of_people == {1}
    assert table().sides_of_people == set()


def test_a_game_that_is_begun_again_is_begun_by_who_sat_there_first() -> None:
    """After a cut for partners everybody sat elsewhere; the players are new, and remember nothing."""
    here = Table(
        Game(FORMS["four-handed"], House.parse("cut_for_partners=yes undo=yes"), "again 1"),
        [Sitter(name, level) for name, level in zip("ABCD", ("bsd", None, "bsd", None), strict=True)],
    )
    before, cutters = here.players, here.sitters
    while not here.game.deals:
        seat = here.game.waiting[0]
        here.apply(seat, here.game.legal(seat)[3 * seat])
    assert here.sitters != cutters
    with here.taking_back() as stay:
        assert here.sitters == cutters
        assert all(one is None or one is not other for one, other in zip(here.players, before, strict=True))
        for seat, move in stay:
            here.apply(seat, move)
    assert here.sitters != cutters
