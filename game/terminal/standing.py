"""How the game stands: the scores, and what lies on the table for everybody to see."""

from collections.abc import Iterator, Sequence

from game.evening.waiting_games import how_it_stands, which_rules, who_plays, whose_game
from game.rules import spoken
from game.rules.events import Phase
from game.rules.presets import Manner
from game.rules.view import SeatCards, View
from game.store.waiting import Waiting
from game.table import Table
from game.terminal.card_names import CardNames
from game.terminal.names import seat_names, side_names


def scores_line(table: Table) -> str:
    """The score of each side, and the hole that wins."""
    scores = [f"{name} {score}" for name, score in zip(side_names(table), table.game.scores, strict=True)]
    return f"{', '.join(scores)}, of {table.game.target}."


def waiting_line(waiting: Waiting) -> str:
    """A game that waits, in one line."""
    stand = how_it_stands(waiting, between=" to ")
    return f"{whose_game(waiting)} waits: {who_plays(waiting)}, {stand}. {which_rules(waiting)}."


def whose_crib(table: Table, seat: int) -> str:
    """Whose crib it is, to whoever sits here."""
    dealer, form = table.game.dealer, table.game.form
    if dealer == seat:
        return "your own"
    partner = "your partner " if form.side(dealer) == form.side(seat) else ""
    return f"{partner}{table.sitters[dealer].name}'s"


def table_lines(table: Table, seat: int | None, manner: Manner, cards: CardNames) -> Iterator[str]:
    """What lies on the table, and what this seat alone knows of the crib."""
    game, names = table.game, seat_names(table)
    if not game.deals or game.phase is Phase.CUT_PACK:
        yield "No cards have been dealt."
        return
    yield f"{spoken.to_deal(names[game.dealer], game.deals)}."
    view = game.view(seat or 0)
    if view.starter:
        yield f"The {manner.starter}: {spoken.in_words(view.starter)}."
    yield from _play_lines(view, names, cards)
    if view.laid_away and seat is not None:
        yield f"You laid away {cards.hand(view.laid_away)}."


def _play_lines(view: View, names: Sequence[str], cards: CardNames) -> Iterator[str]:
    closed = view.played[: len(view.played) - len(view.pile)]
    if closed:
        yield f"Played before: {_by_seats(closed, names, cards)}."
    if view.pile:
        yield f"The count: {_by_seats(view.pile, names, cards)}, {view.count}."
    for seat in sorted(view.called_go):
        yield f"{names[seat]} said go."
    left = [f"{name} {number}" for name, number in zip(names, view.cards_left, strict=True)]
    yield f"Cards left: {', '.join(left)}."


def _by_seats(played: SeatCards, names: Sequence[str], cards: CardNames) -> str:
    return ", ".join(f"{names[seat]} {cards.row([card])}" for seat, card in played)
