"""Views written down by hand, and views met in games."""

from collections.abc import Iterator
from random import Random

from game.players.player import Player
from game.players.weigh.weighing import Decision, decision
from game.rules.cards import PIPS, Card, parse_cards
from game.rules.events import Phase
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut, LayAway, Move, Play
from game.rules.view import View


def laying_view(hand: str, *, dealer: bool, form: str = "six-card", scores: tuple[int, ...] = (0, 0)) -> View:
    """Seat 0 before it lays away."""
    return View(FORMS[form], House(), 0, 0 if dealer else 1, scores, hand=parse_cards(hand))


def playing_view(hand: str, pile: str = "", *, starter: str = "KS") -> View:
    """Seat 0 to play: the pile was laid in turn, the last card by seat 1; who leads is pone."""
    cards = parse_cards(pile)
    seats = tuple((len(cards) - at) % 2 for at in range(len(cards)))
    laid = tuple(zip(seats, cards, strict=True))
    own = tuple(card for seat, card in laid if seat == 0)
    dealer = len(cards) % 2 ^ 1
    return View(
        FORMS["six-card"],
        House(),
        0,
        dealer,
        (0, 0),
        hand=parse_cards(hand),
        kept=parse_cards(hand) + own,
        starter=Card.parse(starter),
        pile=laid,
        played=laid,
        count=sum(PIPS[card.rank] for card in cards),
        cards_left=(len(parse_cards(hand)), 4 - (len(cards) - len(own))),
    )


def fits(view: View) -> bool:
    """Whether a player can be asked."""
    return not view.kept or bool(view.playable)


def move(player: Player, view: View) -> object:
    """What a player does with a view."""
    return player.play(view) if view.kept else player.lay_away(view)


def answer(player: Player, game: Game, seat: int) -> Move:
    """What a player does when the game waits for it."""
    view = game.view(seat)
    if game.phase is Phase.LAY_AWAY:
        return LayAway(player.lay_away(view))
    if game.phase is Phase.PLAY:
        return Play(player.play(view))
    return Cut(player.cut(view))


def views(form: Form, number: int, seed: str) -> Iterator[View]:
    """Views of seats that must choose, met in games played at random."""
    rng = Random(seed)
    found = 0
    while found < number:
        game = Game(form, House(), f"{seed} {rng.random()}")
        while game.waiting and found < number:
            seat = game.waiting[0]
            if game.phase in (Phase.LAY_AWAY, Phase.PLAY):
                yield game.view(seat)
                found += 1
            game.apply(seat, rng.choice(game.legal(seat)))


def decisions(game: Game) -> Iterator[Decision]:
    """All decisions of a game, from its first move on."""
    again = game.begun_again()
    for seat, move in game.moves:
        made = decision(again, seat, move)
        if made:
            yield made
        again.apply(seat, move)
