"""Lines of a duplicate compared: who did best with the same cards, and in which deals, beside the champ."""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

from game.club.duplicate import NotThatGame, PlayedDuplicate, duplicate_table, match_points, played_by
from game.players.levels import BEST
from game.players.player import Thought
from game.rules.cards import Cards, letters
from game.rules.game import Game
from game.rules.moves import LayAway
from game.table import Sitter, told_apart

CHAMP = "CHAMP"
BY_DEALS = "Deal by deal: the discard, what the deal brought, and the score after it."


class DealMade(NamedTuple):
    """What somebody made of one deal."""

    laid: Cards
    brought: int
    """The own points less the others'."""
    scores: tuple[int, ...]


def deals_of(game: Game) -> list[DealMade]:
    """Return what the first seat made of each deal."""
    again, laid = game.begun_again(), list[Cards]()
    after: list[tuple[int, ...]] = []
    for seat, move in game.moves:
        if not seat and isinstance(move, LayAway):
            laid.append(move.cards)
        deal = again.deals
        again.apply(seat, move)
        if again.deals > deal or again.outcome:
            after.append(tuple(again.scores))
    spreads = [own - other for own, other in after]
    brought = [now - before for before, now in zip([0, *spreads], spreads, strict=False)]
    return [DealMade(*one) for one in zip(laid, brought, after, strict=True)]


def think_compared(lines: Sequence[str]) -> Thought[list[str]]:
    """Compare the lines of a word, one after the other; a line that fails is said and left out."""
    told, held = list[str](), list[tuple[PlayedDuplicate, Game]]()
    for line in lines:
        yield
        try:
            one = PlayedDuplicate.parse(line)
            if any(one == other for other, _ in held):
                continue
            game = yield from one.think_game()
        except NotThatGame as error:
            told.append(str(error))
            continue
        if held and (one.word, one.rival) != (held[0][0].word, held[0][0].rival):
            told.append(f"{one.who} played different cards: '{one.word}', against {one.rival}.")
        else:
            held.append((one, game))
    if not held:
        return told
    first = held[0][0]
    champ = yield from _champs(first.word, first.rival)
    return [*told, *_ranked(held), "", *_by_deals([*held, champ])]


def _champs(word: str, rival: str) -> Thought[tuple[PlayedDuplicate, Game]]:
    """Let the champ play the same cards, against whom everybody played."""
    table = duplicate_table(word, Sitter(CHAMP, BEST), rival)
    while (seat := table.turn) is not None:
        table.answer(seat, (yield from table.think(seat)))
    return played_by(CHAMP, word, rival, table.game), table.game


def _ranked(held: Sequence[tuple[PlayedDuplicate, Game]]) -> Iterator[str]:
    first = held[0][0]
    yield f"The cards of '{first.word}', against {first.rival}: match points, score, spread."
    for points, one in match_points([one for one, _ in held]):
        yield f"{points:4}  {one.who:10} {one.scores[0]:3}-{one.scores[1]:<3}  {one.spread:+}"


def _by_deals(held: Sequence[tuple[PlayedDuplicate, Game]]) -> Iterator[str]:
    """Tell what each made of every deal, and then who won and lost most where."""
    names = told_apart([one.who for one, _ in held])
    made = {name: deals_of(game) for name, (_, game) in zip(names, held, strict=True)}
    dealer = held[0][1].first_dealer or 0
    yield BY_DEALS
    for at in range(max(map(len, made.values()))):
        yield f"Deal {at + 1}, {'they deal' if (dealer + at) % 2 else 'you deal'}:"
        for who, deals in made.items():
            if at < len(deals):
                laid, brought, scores = deals[at]
                discard = " ".join(map(letters, sorted(laid)))
                yield f"      {who:10} {discard:8} {brought:+4}   {scores[0]}-{scores[1]}"
    if len(made) > 1:
        yield ""
        yield from (_best_and_worst(who, made) for who in made)


def _best_and_worst(who: str, made: dict[str, list[DealMade]]) -> str:
    """Say in which deals somebody won and lost most against the others."""
    apart = {}
    for at, one in enumerate(made[who]):
        others = [deals[at].brought for other, deals in made.items() if other != who and at < len(deals)]
        if others:
            apart[at + 1] = one.brought - fmean(others)
    best, worst = max(apart, key=lambda deal: apart[deal]), min(apart, key=lambda deal: apart[deal])
    won, lost = f"deal {best} ({apart[best]:+.0f})", f"deal {worst} ({apart[worst]:+.0f})"
    return f"{who} won most on the others in {won}, and lost most in {lost}."
