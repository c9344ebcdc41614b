"""Random legal games, checked after every move: `python -m tests.rules.random_games --games 20000`."""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from game.rules.cards import PACK
from game.rules.counting import Reason
from game.rules.errors import IllegalMove
from game.rules.events import Ask, Dealt, Event, HandShown, Pegged, Phase, Played, StarterCut, Won
from game.rules.forms import FORMS, TARGETS, Form
from game.rules.game import Game
from game.rules.house import COUNTINGS, House, NextDeal
from game.rules.moves import (
    Accept,
    CallMuggins,
    ChooseTarget,
    Claim,
    Cut,
    LayAway,
    Move,
    Play,
    SayGo,
    TakeHeels,
)
from game.rules.outcome import STAKES
from game.rules.presets import PRESETS
from game.rules.view import View
from tests.rules.cards_in import cards_in
from tests.rules.count_watch import CountWatch
from tests.rules.told_deal import Told

Settings = tuple[Form, House]
ANSWERS: dict[Ask, tuple[type[Move], ...]] = {
    Ask.CUT: (Cut,),
    Ask.TARGET: (ChooseTarget,),
    Ask.LAY_AWAY: (LayAway,),
    Ask.PLAY: (Play, SayGo),
    Ask.COUNT: (Claim,),
    Ask.CALL_MUGGINS: (Accept,),
}
_CHANGING = [name for name in View.__match_args__ if name not in ("form", "house", "past")]


def every_setting() -> list[Settings]:
    """Every form and target of every preset."""
    return [
        (FORMS[form], preset.house if target is None else preset.house.with_setting("target", str(target)))
        for preset in PRESETS.values()
        for form in preset.forms
        for target in (preset.targets or (None,))
    ]


def any_setting(random: Random) -> Settings:
    """Any form in a house that agreed on anything at all."""
    house = House(
        target=random.choice((None, *TARGETS)),
        three_for_last=random.choice((None, True, False)),
        go_by_hand=random.random() < 0.5,
        counting=random.choice(tuple(COUNTINGS.values())),
        nineteen=random.random() < 0.5,
        stakes=random.choice(tuple(STAKES.values())),
        next_deal=random.choice(tuple(NextDeal)),
        cut_before_deal=random.random() < 0.3,
        cut_for_partners=random.random() < 0.5,
        stink_hole=random.random() < 0.3,
        target_after_cut=random.random() < 0.3,
        starter_from_top=random.random() < 0.3,
    )
    return random.choice(tuple(FORMS.values())), house


def state(game: Game) -> tuple[object, ...]:
    """All that two equal games have alike."""
    seats = range(game.form.seats)
    return (
        game.phase,
        game.waiting,
        tuple(game.scores),
        game.outcome,
        game.deals,
        tuple(game.moves),
        tuple(game.view(seat) for seat in seats),
        tuple(game.legal(seat) for seat in seats),
        tuple(game.to_take_back(seat) for seat in seats),
    )


def play_out(game: Game, random: Random, moves: int) -> None:
    """Make so many random moves, or fewer if the game ends."""
    for _ in range(moves):
        if not game.waiting:
            return
        game.apply(*choose(game, random))


def choose(game: Game, random: Random) -> tuple[int, Move]:
    """A random legal move; counts and calls are right more often than not, so that games end."""
    seat = random.choice(game.waiting)
    legal = game.legal(seat)
    assert legal, f"the game waits for seat {seat}, who can do nothing"
    dealer_moves = game.legal(game.dealer) if game.phase is Phase.PLAY else ()
    if TakeHeels() in dealer_moves and random.random() < 0.5:
        return game.dealer, TakeHeels()
    claims = [move for move in legal if isinstance(move, Claim)]
    if claims and random.random() < 0.8:
        return seat, min(claims, key=lambda claim: abs(claim.points - random.choice((0, 0, 2, 4, 8))))
    if Accept() in legal and random.random() < 0.7:
        return seat, Accept()
    return seat, random.choice(legal)


def refusal(game: Game, seat: int, move: Move) -> str:
    """What the game says to an illegal move; nothing if it takes it."""
    try:
        game.apply(seat, move)
    except IllegalMove as refused:
        return str(refused)
    return ""


class Watched:
    """A game under the eyes of someone who adds up the pegs and counts the cards."""

    def __init__(self, game: Game, random: Random) -> None:
        self.game = game
        self.random = random
        self.added = [0] * game.form.sides
        self.wins = 0
        self.moves = 0
        self.refused = 0
        self.counts = CountWatch()
        self.told: list[Told] = []
        assert not cards_in((game.form, game.house))
        self._add_up(game.opening)
        self.check()

    def play(self) -> None:
        """Play to the end, checking after every move, and play the log again."""
        while self.game.waiting:
            if self.random.random() < 0.1:
                self._refuse_something()
            seat, move = choose(self.game, self.random)
            events = self.game.apply(seat, move)
            self._add_up(events)
            self.counts.follow(seat, move, events)
            self.moves += 1
            self.check()
        self._check_end()
        assert state(Game.from_lines(self.game.to_lines())) == state(self.game)

    def _add_up(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Pegged):
                assert event.holes
                assert event.side == self.game.form.side(event.seat)
                self.added[event.side] += event.holes
                assert event.total == self.added[event.side]
            if isinstance(event, Dealt):
                self.told.append(Told(event.dealer))
            elif isinstance(event, StarterCut | Played | HandShown):
                self.told[-1].hear(event)
            self.wins += isinstance(event, Won)
        assert not self.wins or isinstance(events[-1], Won), "something was told after the win"

    def check(self) -> None:
        """All that holds after every move."""
        game = self.game
        assert self.added == game.scores
        assert all(0 <= score <= game.target for score in game.scores)
        assert bool(game.waiting) == (game.outcome is None) == (game.phase is not Phase.OVER)
        assert len(set(game.waiting)) == len(game.waiting)
        for seat in range(game.form.seats):
            asked = game.asks(seat)
            assert (asked is not None) == (seat in game.waiting)
            assert asked is None or isinstance(game.legal(seat)[0], ANSWERS[asked])
            self._check_view(seat)
        if game.deals and game.phase is not Phase.CUT_PACK:
            self._check_pack()

    def _check_view(self, seat: int) -> None:
        view = self.game.view(seat)
        assert view.form is self.game.form
        assert view.house is self.game.house
        rest = [getattr(view, name) for name in _CHANGING]
        own = {*view.hand, *view.kept, *view.laid_away}
        assert view.seat == seat
        assert len(view.past) == max(0, self.game.deals - 1)
        assert [*view.past] == [told.as_past() for told in self.told[: len(view.past)]]
        open_cards = {card for _, card in view.played} | ({view.starter} if view.starter else set())
        asked = {self.game.asks(at) for at in range(self.game.form.seats)}
        assert (view.claimed is not None) == (Ask.CALL_MUGGINS in asked)
        assert not view.to_count or self.game.phase is Phase.SHOW
        if view.to_count:
            open_cards |= {*view.to_count.cards}
        assert cards_in(rest) <= own | open_cards
        if self.game.phase not in (Phase.CUT_FOR_DEAL, Phase.CHOOSE_TARGET, Phase.CUT_PACK):
            deal = self.game.deal
            dealt = {*deal.hands[seat], *deal.laid_away[seat], *(c for s, c in deal.played if s == seat)}
            assert own <= dealt
            shown = view.to_count.cards if view.to_count else ()
            assert open_cards <= {*(card for _, card in deal.played), deal.starter, *shown}
            assert {*shown} <= {*deal.crib, *(card for kept in deal.kept for card in kept)}

    def _check_pack(self) -> None:
        deal = self.game.deal
        places = [card for hand in deal.hands for card in hand]
        places += [card for _, card in deal.played]
        places += [*deal.crib, *deal.stock]
        assert len(places) == 52
        assert set(places) == set(PACK)
        assert deal.starter is None or deal.starter in deal.stock

    def _refuse_something(self) -> None:
        game = self.game
        seat = self.random.randrange(-1, game.form.seats + 1)
        move = self._any_move()
        legal = game.legal(seat) if 0 <= seat < game.form.seats else ()
        if move in legal or (isinstance(move, LayAway) and LayAway(move.cards[::-1]) in legal):
            return
        before = state(game)
        sentence = refusal(game, seat, move)
        assert sentence.endswith("."), f"seat {seat} was told '{sentence}' of {move} in {game.phase}"
        assert state(game) == before
        self.refused += 1

    def _any_move(self) -> Move:
        random = self.random
        moves: tuple[Move, ...] = (
            Cut(random.randrange(-2, 55)),
            ChooseTarget(random.choice((0, 60, 61, 91, 121, 181))),
            LayAway(tuple(random.choices(PACK, k=random.randrange(4)))),
            Play(random.choice(PACK)),
            SayGo(),
            TakeHeels(),
            Claim(random.randrange(-2, 50)),
            CallMuggins(random.randrange(-2, 50)),
            Accept(),
        )
        return random.choice(moves)

    def _check_end(self) -> None:
        outcome = self.game.outcome
        assert outcome is not None
        assert self.wins == 1
        if outcome.reason is not Reason.HEELS:  # taken while another counts, they leave it open
            self.counts.check()
        assert [side for side, score in enumerate(self.game.scores) if score == self.game.target] == [
            outcome.winner
        ]
        assert outcome.scores == tuple(self.game.scores)
        assert all(beaten.score < self.game.target for beaten in outcome.beaten)


def watched_game(setting: Settings, seed: str) -> Watched:
    """One game from the first cut, or from a dealer already known, watched to its end."""
    random = Random(seed)
    form, house = setting
    dealer = random.choice((None, *range(form.seats)))
    watched = Watched(Game(form, house, seed, dealer=dealer), random)
    watched.play()
    return watched


def main() -> None:
    """Play as many games as are asked for, presets and odd houses in turn, and say what was seen."""
    parser = argparse.ArgumentParser(description="Play random legal games, checking after every move.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="crib")
    arguments = parser.parse_args()
    settings = every_setting()
    random = Random(arguments.seed)
    count: Counter[str] = Counter()
    begun = time.perf_counter()
    for number in range(arguments.games):
        setting = settings[number // 2 % len(settings)] if number % 2 else any_setting(random)
        watched = watched_game(setting, f"{arguments.seed} {number}")
        count.update(moves=watched.moves, refused=watched.refused, deals=watched.game.deals)
        count.update(counts=watched.counts.settled)
    seconds = time.perf_counter() - begun
    print(
        f"{arguments.games} games, {count['deals']} deals, {count['moves']} moves, "
        f"{count['counts']} counts by players, "
        f"{count['refused']} illegal moves refused, all as they should be, in {seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
