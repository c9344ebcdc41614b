"""The same packs and cuts with the deal turned: each seat has the cards of the one to its right."""

from random import Random

import pytest

from game.practice.position import other_side
from game.rules.cards import Cards
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut
from game.table import Sitter, Table

PEOPLE = ("person ANN", "bsd BEN", "skipper CY", "champ DEE")


def played(table: Table, seed: str) -> dict[int, tuple[list[Cards], str]]:
    """The hands of each deal by seat, and its starter; moves are made by chance where no cut is settled."""
    chance, seen = Random(seed), dict[int, tuple[list[Cards], str]]()
    while table.game.waiting:
        game, seat = table.game, table.game.waiting[0]
        table.answer(seat, table.unasked or (chance.choice(game.legal(seat)),))
        if not table.game.outcome and table.game.deals and (starter := table.game.view(0).starter):
            deal = game.deal
            both = zip(deal.kept, deal.laid_away, strict=True)
            hands = [tuple(sorted(kept + laid)) for kept, laid in both]
            seen[game.deals] = hands, str(starter)
    return seen


@pytest.mark.parametrize("form", ["six-card", "three-handed", "four-handed"])
@pytest.mark.parametrize("house", ["", "cut_before_deal=yes", "starter_from_top=yes target_after_cut=yes"])
def test_the_others_have_the_cards_and_the_starter_is_the_same(form: str, house: str) -> None:
    row = FORMS[form]
    cutters = PEOPLE[: row.seats]
    first = Table(Game(row, House.parse(house), "seed", word="word"), [Sitter.parse(who) for who in cutters])
    before = played(first, "a")
    turned = other_side(first.game, cutters)
    table = Table(Game.begun(turned.heading), [Sitter.parse(who) for who in turned.seats], cuts=turned.cuts)
    assert table.game.seal == first.game.seal
    after = played(table, "b")
    for deal in before.keys() & after.keys():
        hands, starter = before[deal]
        assert after[deal][1] == starter
        assert [after[deal][0][row.left_of(seat)] for seat in range(row.seats)] == hands
    assert len(before.keys() & after.keys()) > 2


def test_who_was_moved_by_the_cut_for_partners_stays_there() -> None:
    row = FORMS["four-handed"]
    game = Game(row, House.parse("cut_for_partners=yes"), "2")
    while not game.deals:
        game.apply(game.waiting[0], Cut(9))
    first = Table(game.begun_again(), [Sitter.parse(who) for who in PEOPLE])
    for seat, move in game.moves:
        first.apply(seat, move)
    turned = other_side(game, PEOPLE)
    assert turned.seats == tuple(map(str, first.sitters)) != PEOPLE
    assert turned.heading.dealer == row.left_of(game.dealer)
