"""How the champ comes to know another seat: from what was shown, during a game and for that game alone."""

import pytest

from game.players.champ import Champ
from game.players.levels import LEVELS
from game.players.player import Player
from game.players.search.opponent_model import PRIOR, STYLES, glance, likely_by_style, shares_after
from game.players.search.situation import habit_of
from game.players.tables.odds import form_odds
from game.players.tables.show_odds import rank_key
from game.rules.cards import parse_cards
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.log import read_log
from game.rules.view import PastDeal
from game.values import replace
from tests.conftest import FAINT
from tests.players.positions import answer, fits, views
from tests.players.test_champ import EVERY_FORM

SIX_CARD = FORMS["six-card"]
HABIT = habit_of(form_odds("six-card"))
THUMB, GREEDY, CARELESS, BEGINNING = 3, 4, 6, 7


def past(level: str, seed: str, form: Form = SIX_CARD) -> tuple[PastDeal, ...]:
    """What was seen in a game against this level, which sits in seat 1."""
    game = Game(form, House(), seed, dealer=0)
    players: list[Player] = [LEVELS["deckhand"](), *(LEVELS[level](seed) for _ in range(form.seats - 1))]
    while game.waiting:
        seat = game.waiting[0]
        game.apply(seat, answer(players[seat], game, seat))
    return game.view(0).past


def shares(deals: tuple[PastDeal, ...], seat: int = 1, form: str = "six-card") -> tuple[float, ...]:
    return shares_after(form, deals, seat, habit_of(form_odds(form)))


def test_nothing_is_known_of_a_stranger() -> None:
    assert shares(()) == PRIOR
    assert sum(PRIOR) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("level", "styles"),
    [("bsd", {THUMB}), ("deckhand", {CARELESS, GREEDY}), ("landlubber", {BEGINNING})],
)
def test_after_a_few_deals_a_level_is_known_by_its_play(level: str, styles: set[int]) -> None:
    games = [shares(past(level, seed)[:6]) for seed in ("a", "b", "c", "d")]
    assert all(sum(known) == pytest.approx(1.0) for known in games)
    assert sum(known[style] for known in games for style in styles) / len(games) > 0.6


def test_it_is_learned_deal_by_deal() -> None:
    deals = past("bsd", "deal by deal")
    sure = [shares(deals[:number])[THUMB] for number in (0, 1, 4)]
    assert sure[0] < sure[1] < sure[2]


def test_what_had_to_be_played_tells_nothing() -> None:
    fours = parse_cards("4C 4D 4H 4S")
    hands = (parse_cards("8C 8D 8H 8S"), fours)
    played = tuple((at % 2, hands[at % 2][at // 2]) for at in range(8))
    forced = PastDeal(1, parse_cards("KS")[0], hands, played)
    assert shares((forced,)) == pytest.approx(PRIOR)


@EVERY_FORM
def test_every_form_can_be_learned(form: Form) -> None:
    deals = past("deckhand", "forms", form)[:2]
    assert deals
    for seat in range(form.seats):
        assert sum(shares(deals, seat, form.name)) == pytest.approx(1.0)


def test_every_style_plays_some_card() -> None:
    pile = HABIT.piles.empty
    for cards in ("5C 6D 7H KS", "2C 2D JH", "AC 3D"):
        hand = rank_key(parse_cards(cards))
        for chances in likely_by_style(glance(HABIT, pile, hand, 4)):
            assert sum(chances) == pytest.approx(1.0)


def test_the_styles_are_met_as_often_as_all_players() -> None:
    assert sum(style.share for style in STYLES) == pytest.approx(1.0)


def test_the_champ_plays_otherwise_against_whom_he_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Champ, "effort", FAINT)
    deals = past("deckhand", "knows")
    met = [
        (view, replace(view, past=deals[:4]))
        for view in views(SIX_CARD, 300, "knows")
        if view.kept and fits(view)
    ]
    champ = LEVELS["champ"]("a")
    assert any(champ.play(stranger) != champ.play(known) for stranger, known in met)


def test_what_was_learned_stands_in_the_replay_as_in_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Champ, "effort", FAINT)
    game = Game(SIX_CARD, House(), "learned", dealer=0)
    players = Champ("a"), LEVELS["bsd"]("b")
    while game.deals < 6:
        seat = game.waiting[0]
        game.apply(seat, answer(players[seat], game, seat))
    shares_after.cache_clear()
    log = read_log(game.to_lines())
    again, champ = Game.begun(log.heading), Champ("a")
    for _, (seat, made) in log.moves:
        if seat == 0:
            assert answer(champ, again, seat) == made
        again.apply(seat, made)
    assert shares(again.view(0).past)[THUMB] > 0.5
