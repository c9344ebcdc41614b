"""Make `benchmark/rules/`: hands and plays with what each counts, drawn from a written seed.

`python -m tools.yardstick.rules`"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.rules.cards import PACK, Card, Cards
from game.rules.counting import Score, peg, points, show
from game.rules.events import Pegged, Phase
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.moves import Move, Play
from game.rules.position_line import game_words
from game.rules.presets import PRESETS

FOLDER = Path(__file__).parents[2] / "benchmark" / "rules"
SEED, HANDS, PLAYS = "crib rules 1", 5_000, 2_000
_RICH = 0.3


def _items(scores: tuple[Score, ...]) -> list[list[object]]:
    return [[score.kind.value, score.points, _run(score.cards)] for score in scores]


def _run(cards: Cards) -> str:
    return "".join(map(str, cards))


def _drawn(random: Random, size: int) -> list[Card]:
    """Draw any cards, or some of few ranks or one suit, among which there is more to be counted."""
    if random.random() > _RICH:
        return random.sample(PACK, size)
    ranks = random.sample(range(1, 14), 4)
    suit = random.choice(PACK).suit
    some = [card for card in PACK if card.rank in ranks or (card.suit is suit and random.random() < 1 / 3)]
    return random.sample(some, size)


def hands() -> Iterator[dict[str, object]]:
    """Yield hands and cribs of three to five cards with their starter."""
    random = Random(f"{SEED} hands")
    for _ in range(HANDS):
        *hand, starter = _drawn(random, random.choice((4, 5, 5, 5, 6)))
        crib = len(hand) == 4 and random.random() < 1 / 3
        scores = show(hand, starter, crib=crib)
        yield {
            "hand": _run(tuple(hand)),
            "starter": str(starter),
            "crib": crib,
            "points": points(scores),
            "items": _items(scores),
        }


def plays() -> Iterator[dict[str, object]]:
    """Yield the play of a deal, card by card, of every form in every house that plays it."""
    random = Random(f"{SEED} plays")
    settings = [
        (FORMS[form], preset.house.with_setting("counting", "automatic"))
        for preset in PRESETS.values()
        for form in preset.forms
    ]
    for number in range(PLAYS):
        form, house = settings[number % len(settings)]
        game = Game(form, house.with_setting("target_after_cut", "no"), f"{SEED} {number}", dealer=0)
        steps: list[list[object]] = []
        while game.phase is not Phase.PLAY:
            seat = random.choice(game.waiting)
            game.apply(seat, random.choice(game.legal(seat)))
        kept, starter = [_run(tuple(hand)) for hand in game.deal.hands], str(game.deal.starter)
        while game.phase is Phase.PLAY and game.deals == 1:
            seat = game.waiting[0]
            move = random.choice(game.legal(seat))
            steps.append(_step(game, seat, move))
        words = game_words(game.view(0))
        yield {"game": words, "dealer": 0, "starter": starter, "hands": kept, "play": steps}


def _step(game: Game, seat: int, move: Move) -> list[object]:
    """Return a seat's card or go, the count with it, and the points pegged for it: seat, holes, why."""
    count = game.view(seat).count + (move.card.pips if isinstance(move, Play) else 0)
    pile = [card for _, card in game.view(seat).pile]
    items = _items(peg([*pile, move.card])) if isinstance(move, Play) else []
    pegged = [
        [event.seat, event.holes, event.reason.value]
        for event in game.apply(seat, move)
        if isinstance(event, Pegged) and event.reason.is_pegging
    ]
    return [seat, str(move), count, items, pegged]


def main() -> None:
    """Write both files anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, rows in (("hands", hands()), ("plays", plays())):
        text = "".join(f"{json.dumps(row, separators=(',', ':'))}\n" for row in rows)
        (FOLDER / f"{name}.jsonl").write_text(text, encoding="ascii")


if __name__ == "__main__":
    main()
