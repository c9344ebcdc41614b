"""What is asked and what may be answered is what the rules allow: all of it, and nothing else.

`python -m tests.rules.test_question --games 3000` plays more games than the suite does."""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from game.rules.cards import PACK
from game.rules.counting import MOST_POINTS
from game.rules.errors import IllegalMove
from game.rules.game import Game
from game.rules.log import read_log
from game.rules.moves import Accept, CallMuggins, Claim, LayAway, Move, Moves, Play, TakeHeels
from game.rules.question import (
    GoesWithoutSaying,
    Question,
    WhatItCounts,
    WhatToLayAway,
    WhatToPlay,
    WhereToCut,
    WhetherItStands,
    WhichTarget,
    question,
)
from game.table import Sitter, Table
from tests.rules.positions import at_play
from tests.rules.random_games import Settings, any_setting, every_setting

CALLS = range(1, MOST_POINTS + 1)


def test_a_count_that_nothing_can_make_is_refused_before_it_is_said() -> None:
    """At a table far away it is not the rules that say why."""
    with pytest.raises(IllegalMove, match="Nothing here can count 26"):
        WhatItCounts(None, frozenset({0, 12, 28})).say(26)


def answers_in_play(asked: WhatToPlay) -> Iterator[Moves]:
    yield from (asked.play(card, said) for card in asked.fits for said in asked.totals)
    if not asked.fits:
        yield asked.go()
    yield from map(asked.call, CALLS if asked.claim else ())
    if asked.heels:
        yield asked.take_heels()


def answers(asked: Question) -> Iterator[Moves]:
    """Everything that can be answered."""
    match asked:
        case WhereToCut(_, depths):
            yield from map(asked.at, depths)
        case WhichTarget(targets):
            yield from map(asked.choose, targets)
        case WhatToLayAway(hand, number):
            yield from map(asked.lay_away, combinations(hand, number))
        case WhatToPlay():
            yield from answers_in_play(asked)
        case WhatItCounts(_, totals):
            yield from map(asked.say, totals)
        case WhetherItStands():
            yield asked.stand()
            yield from map(asked.call, CALLS)
            if asked.heels:
                yield asked.take_heels()
        case GoesWithoutSaying(moves):
            yield moves


def out_of_question(game: Game, seat: int) -> set[Move]:
    """What the rules allow and nobody is asked: to call the first card of a count, which makes nothing,

    and heels where the dealer is asked nothing, who may take them with the first card."""
    view = game.view(seat)
    is_first = len(view.pile) == 1 and not view.to_count
    is_silent = isinstance(question(view), GoesWithoutSaying | None)
    kinds = (CallMuggins,) * is_first + (TakeHeels,) * is_silent
    return {move for move in game.legal(seat) if isinstance(move, kinds)}


class Asked:
    """A game played by answers alone, each of them compared with what the rules allow."""

    def __init__(self, game: Game, random: Random) -> None:
        self.game, self.random = game, random
        self.seen: Counter[str] = Counter()

    def play(self) -> None:
        while self.game.waiting:
            for seat in range(self.game.form.seats):
                self._compare(seat)
            seat = self.random.choice(self.game.waiting)
            asked = question(self.game.view(seat))
            assert asked
            self._answer(seat, asked)
        assert self.game.outcome

    def _compare(self, seat: int) -> None:
        """Before the first move of an answer."""
        asked = question(self.game.view(seat))
        assert (asked is not None) == (seat in self.game.waiting)
        first = {moves[0] for moves in answers(asked)} if asked else set()
        assert first == set(self.game.legal(seat)) - out_of_question(self.game, seat), (asked, seat)

    def _answer(self, seat: int, asked: Question) -> None:
        """Make one of the answers, and compare what could have followed each move of it."""
        every = [*answers(asked)]
        chosen = self._choose(every)
        self.seen[type(asked).__name__] += 1
        self.seen["several moves"] += len(chosen) > 1
        for place, move in enumerate(chosen):
            if place:
                could_follow = {moves[place] for moves in every if moves[:place] == chosen[:place]}
                assert could_follow == set(self.game.legal(seat)) - {TakeHeels()}, (asked, chosen)
            self.game.apply(seat, move)

    def _choose(self, every: list[Moves]) -> Moves:
        """Counts and calls are modest more often than not, so that games end."""
        modest = [
            moves
            for moves in every
            if not any(
                isinstance(move, CallMuggins) or (isinstance(move, Claim) and move.points > 2)
                for move in moves
            )
        ]
        return self.random.choice(modest if modest and self.random.random() < 0.8 else every)


def play_one(setting: Settings, seed: str) -> Asked:
    random = Random(seed)
    form, house = setting
    asked = Asked(Game(form, house, seed, dealer=random.choice((None, *range(form.seats)))), random)
    asked.play()
    return asked


@pytest.mark.parametrize("setting", every_setting(), ids=lambda setting: f"{setting[0].name}")
def test_every_legal_move_is_an_answer_in_every_preset(setting: Settings) -> None:
    play_one(setting, "question")


@pytest.mark.parametrize("game", range(20))
def test_every_legal_move_is_an_answer_in_any_house(game: int) -> None:
    play_one(any_setting(Random(game)), f"any {game}")


@pytest.mark.slow
def test_thousands_of_games() -> None:
    many(3000)


def many(games: int) -> Counter[str]:
    settings, random, seen = every_setting(), Random("questions"), Counter[str]()
    for number in range(games):
        setting = settings[number // 2 % len(settings)] if number % 2 else any_setting(random)
        seen += play_one(setting, f"questions {number}").seen
    return seen


def sorted_(move: Move) -> Move:
    """Cards may be laid away in any order."""
    return LayAway(tuple(sorted(move.cards))) if isinstance(move, LayAway) else move


LOGS = sorted(Path(__file__).parent.parent.rglob("seeded_games/*.txt"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_move_of_an_old_log_is_an_answer(path: Path) -> None:
    log = read_log(path.read_text(encoding="ascii").splitlines())
    game = Game.begun(log.heading)
    for line, (seat, move) in log.moves:
        asked = question(game.view(seat))
        assert asked
        assert any(sorted_(move) in map(sorted_, moves) for moves in answers(asked)), f"line {line}"
        game.apply(seat, move)
    assert game.outcome


# One answer that settles more than the rules ask at once.

PEGGED = "counting=acc"


def at_the_second_card() -> Table:
    """A has played a deuce and said nothing; B is next to play."""
    position = at_play("six-card", "2H 4D 6C 8S", "2S 5D 7C 9S", house=PEGGED)
    table = Table(position.game, [Sitter("A"), Sitter("B")])
    asked = question(table.game.view(0))
    assert isinstance(asked, WhatToPlay)
    for move in asked.play(asked.hand[0]):
        table.apply(0, move)
    return table


def test_a_card_lets_a_count_stand_and_says_its_own() -> None:
    asked = question(at_the_second_card().game.view(1))
    assert isinstance(asked, WhatToPlay)
    assert asked.claim is None, "a first card cannot be called"
    deuce = asked.hand[0]
    assert asked.play(deuce, 2) == (Accept(), Play(deuce), Claim(2))
    assert asked.fits
    with pytest.raises(IllegalMove, match="still play"):
        asked.go()


def test_what_will_not_do_is_refused_before_anything_is_made() -> None:
    table = at_the_second_card()
    asked, before = question(table.game.view(1)), table.game.to_lines()
    assert isinstance(asked, WhatToPlay)
    stranger = next(card for card in PACK if card not in asked.hand)
    refused: list[Callable[[], Moves]] = [
        lambda: asked.play(stranger),
        lambda: asked.play(asked.hand[0], 15),
        lambda: asked.call(2),
    ]
    for answer in refused:
        with pytest.raises(IllegalMove):
            answer()
    assert table.game.to_lines() == before


def main() -> None:
    parser = argparse.ArgumentParser(description="Play random games by answers alone.")
    parser.add_argument("--games", type=int, default=1000)
    seen = many(parser.parse_args().games)
    print(", ".join(f"{number} {what}" for what, number in sorted(seen.items())))


if __name__ == "__main__":
    main()
