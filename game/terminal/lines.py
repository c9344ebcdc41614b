"""What is told in lines of a game that waits, and of the table as it lies."""

from collections.abc import Iterator, Sequence

from game.rules.events import Phase
from game.rules.preset import Manner
from game.rules.spoken import as_sentence
from game.rules.view import SeatCards, View
from game.session.telling import CardNames
from game.store.kept_game import KeptGame, how_it_stands, which_rules, who_plays, whose_game
from game.table import Table


def waiting_line(waiting: KeptGame) -> str:
    """Write a saved game in one line."""
    return f"{whose_game(waiting)}: {who_plays(waiting)}, {how_it_stands(waiting)}. {which_rules(waiting)}."


def table_lines(table: Table, seat: int | None, manner: Manner, cards: CardNames) -> Iterator[str]:
    """Tell the table, and this seat's own knowledge of the crib."""
    game, names = table.game, table.names
    if not game.deals or game.phase is Phase.CUT_PACK:
        yield "No cards have been dealt."
        return
    voice = manner.voice
    yield as_sentence(voice.say(voice.deal, names[game.dealer]))
    view = game.view(seat or 0)
    if view.starter:
        yield f"The {voice.starter}: {voice.named(view.starter)}."
    yield from _play_lines(view, names, cards)
    if view.laid_away and seat is not None:
        yield f"You discarded {cards.hand(view.laid_away)}."


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
