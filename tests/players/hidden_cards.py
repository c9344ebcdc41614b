"""Games that one seat cannot tell apart: what it has not seen lies otherwise."""

from collections.abc import Iterator
from random import Random

from game.rules.cards import PACK, Card
from game.rules.errors import CribbageError
from game.rules.events import Phase
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, Move
from tests.rules.scripted_packs import ScriptedPacks

Moves = list[tuple[int, Move]]


def with_other_hidden_cards(game: Game, seat: int, rng: Random) -> Game:
    """A game that this seat cannot tell from the other."""
    own = game.deal.hands[seat]
    others = [card for card in PACK if card not in own]
    rng.shuffle(others)
    size = game.form.dealt
    hands = [others[at * size : (at + 1) * size] for at in range(game.form.seats)]
    hands[seat] = own
    pack: list[Card] = []
    for turn in range(size):
        for at in game.form.round_from(game.form.left_of(game.dealer)):
            pack.append(hands[at][turn])
    return Game(game.form, game.house, game.seed, dealer=game.dealer, packs=ScriptedPacks({"1": tuple(pack)}))


def amid_the_play(rng: Random, form: Form = FORMS["six-card"]) -> tuple[Game, Moves]:
    """A game in its first deal after some cards, and what has been done."""
    game = Game(form, House(), f"hidden {rng.random()}", dealer=rng.randrange(form.seats))
    moves: Moves = []
    to_play = rng.randrange(6)
    while to_play or game.phase is not Phase.PLAY:
        seat = game.waiting[0]
        to_play -= game.phase is Phase.PLAY
        moves.append((seat, rng.choice(game.legal(seat))))
        game.apply(*moves[-1])
    return game, moves


def replayed_with_other_hidden_cards(game: Game, moves: Moves, seat: int, rng: Random) -> Game | None:
    """The same moves with what this seat has not seen shuffled anew, if they can be made so too."""
    seen = game.view(seat)
    shown = {*seen.kept, *seen.laid_away, seen.starter, *(card for _, card in seen.played)}
    hidden = [card for card in PACK if card not in shown]
    changed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    pack = tuple(changed.get(card, card) for card in game.pack("1"))
    twin = Game(game.form, game.house, game.seed, dealer=game.dealer, packs=ScriptedPacks({"1": pack}))
    try:
        for mover, made in moves:
            if isinstance(made, LayAway):
                made = LayAway(tuple(changed.get(card, card) for card in made.cards))
            twin.apply(mover, made)
    except CribbageError:  # somebody said go who could have played these cards
        return None
    return twin


def twins(rng: Random, form: Form = FORMS["six-card"]) -> Iterator[tuple[Game, Game]]:
    """Games amid the play with a choice, each with another that whoever is to play cannot tell from it."""
    while True:
        game, moves = amid_the_play(rng, form)
        seat = game.waiting[0]
        twin = replayed_with_other_hidden_cards(game, moves, seat, rng)
        if not twin or twin.deal.hands == game.deal.hands or len(game.view(seat).playable) < 2:
            continue
        if twin.view(seat) == game.view(seat):  # else somebody could play where the other said go
            yield game, twin
