"""What is told in lines: names, hands, how the game stands, and each event in the words of the table."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from game.rules import spoken
from game.rules.cards import Card, letters
from game.rules.counting import points
from game.rules.events import (
    Claimed,
    CountAgain,
    CountCleared,
    CountSettled,
    CutForDeal,
    CutTied,
    DealerChosen,
    Dealt,
    Event,
    HandShown,
    LaidAway,
    MugginsCalled,
    PackCut,
    Pegged,
    Phase,
    Played,
    StarterCut,
    TargetChosen,
    WentGo,
    Won,
)
from game.rules.presets import Manner
from game.rules.spoken_events import miscount, pegged_aloud
from game.rules.view import SeatCards, View
from game.store.kept_game import KeptGame, how_it_stands, which_rules, who_plays, whose_game
from game.table import Table


class CardNames:
    """What has just happened is told in words; hands are spelt in letters unless words are asked for."""

    def __init__(self) -> None:
        self.are_words = False

    def hand(self, cards: Iterable[Card]) -> str:
        """Cards that lie together, lowest first."""
        return self.row(sorted(cards))

    def row(self, cards: Iterable[Card]) -> str:
        """Cards in the order in which they lie, with commas, so that a voice rests between them."""
        return (
            ", ".join(spoken.in_words(card) if self.are_words else letters(card) for card in cards) or "none"
        )


def seat_names(table: Table) -> list[str]:
    """Who sits where."""
    return [sitter.name for sitter in table.sitters]


def side_names(table: Table) -> list[str]:
    """Each side by the names that play for it."""
    form, names = table.game.form, seat_names(table)
    return [
        spoken.together([name for seat, name in enumerate(names) if form.side(seat) == side])
        for side in range(form.sides)
    ]


def holes(number: int) -> str:
    """A number of holes, forward or back."""
    words = f"{abs(number)} hole{'' if abs(number) == 1 else 's'}"
    return words if number > 0 else f"{words} back"


def as_sentence(words: str) -> str:
    """Words with a capital, and a full stop unless they end in one or are called out."""
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '!')) else '.'}"


def scores_line(table: Table) -> str:
    """The score of each side, and the hole that wins."""
    scores = [f"{name} {score}" for name, score in zip(side_names(table), table.game.scores, strict=True)]
    return f"{', '.join(scores)}, of {table.game.target}."


def waiting_line(waiting: KeptGame) -> str:
    """A game that waits, in one line."""
    return f"{whose_game(waiting)}: {who_plays(waiting)}, {how_it_stands(waiting)}. {which_rules(waiting)}."


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


class EventLines:
    """What is told of each event. Nothing hidden is told: not what was dealt, nor what was laid away."""

    def __init__(self, table: Table, manner: Manner, cards: CardNames) -> None:
        self.table = table
        self.manner = manner
        self.cards = cards
        self.last_to_play: int | None = None
        self.running = 0
        self.shown: HandShown | None = None

    def _name(self, seat: int) -> str:
        return self.table.sitters[seat].name

    def lines(self, event: Event) -> Iterator[str]:
        """Mostly one; none for what goes without saying."""
        match event:
            case CutForDeal() | CutTied() | DealerChosen() | PackCut() | StarterCut():
                yield from self._of_a_cut(event)
            case TargetChosen(_, target):
                yield spoken.target_chosen(target)
            case Dealt(number, dealer):
                self.shown = None
                yield f"{spoken.to_deal(self._name(dealer), number)}. {scores_line(self.table)}"
                if event.from_pack:
                    yield "A card from the pack begins the crib."
            case LaidAway(seat, cards):
                yield f"{self._name(seat)}: {spoken.number_word(len(cards))} laid away."
            case Played() | WentGo() | CountCleared():
                yield from self._of_the_play(event)
            case HandShown() | Claimed() | CountAgain() | MugginsCalled() | CountSettled():
                yield from self._of_a_count(event)
            case Pegged():
                yield self._pegged(event)
            case Won(outcome):
                yield "The game is over."
                yield spoken.outcome_words(
                    outcome, side_names(self.table), seat_names(self.table), self.table.sides_of_people
                )
            case _:
                assert_never(event)

    def _of_a_cut(self, event: CutForDeal | CutTied | DealerChosen | PackCut | StarterCut) -> Iterator[str]:
        match event:
            case CutForDeal(seat, _, card):
                yield f"{self.table.cutters[seat].name}: {spoken.in_words(card)}."
            case CutTied():
                yield spoken.A_TIE
            case DealerChosen(dealer, _):
                if self.table.game.form.partners:
                    yield spoken.partners(side_names(self.table))
                yield spoken.has_low_card(self._name(dealer))
            case PackCut(seat, depth):
                yield f"{self._name(seat)}: {depth} cards cut from the pack."
            case StarterCut(_, _, card):
                yield f"The {self.manner.starter}: {spoken.in_words(card)}."

    def _of_the_play(self, event: Played | WentGo | CountCleared) -> Iterator[str]:
        match event:
            case Played(seat, card, count):
                self.last_to_play, self.running = seat, count
                yield f"{self._name(seat)}: {spoken.in_words(card)}, {count}."
            case WentGo(seat):
                # Who played last needs no go of his own to hear that it is his.
                if seat != self.last_to_play or self.table.game.house.go_by_hand:
                    yield f"{self._name(seat)}: go."
            case CountCleared(leader):
                yield f"The count begins again, {self._name(leader)} to lead."

    def _of_a_count(
        self, event: HandShown | Claimed | CountAgain | MugginsCalled | CountSettled
    ) -> Iterator[str]:
        match event:
            case HandShown():
                self.shown = event
                yield from self._shown(event)
            case Claimed(seat, said):
                yield from self._said(seat, said)
            case CountAgain(seat, said):
                yield from self._said(seat, said)
                yield spoken.too_many(said)
            case MugginsCalled(seat, said, right):
                yield f"{self._name(seat)}: {spoken.muggins_called(said)}"
                if not right:
                    yield spoken.NOTHING_TO_CALL
            case CountSettled():
                yield from self._settled(event)

    def _shown(self, event: HandShown) -> Iterator[str]:
        what = "the crib" if event.crib else "the hand"
        cards, starter = self.cards.hand(event.cards), self.cards.row([event.starter])
        yield f"{self._name(event.seat)}, {what}: {cards}, with {starter}."
        if not self.table.game.house.counting.by_players:
            yield from self._no_peg_tells(event)

    def _no_peg_tells(self, shown: HandShown) -> Iterator[str]:
        """Why a hand counts nothing, or a crib less than it seems to."""
        if shown.crib and (
            no_flush := spoken.flush_that_counts_nothing(shown.cards, shown.starter, self.manner.starter)
        ):
            yield as_sentence(no_flush)
        if not shown.scores:
            yield f"{self._name(shown.seat)}: {spoken.nothing_aloud(shown.cards)}."

    def _said(self, seat: int, said: int) -> Iterator[str]:
        if words := spoken.count_said(said, None if self.shown else self.running):
            yield f"{self._name(seat)}: {words}."

    def _settled(self, event: CountSettled) -> Iterator[str]:
        """The right count is read where the source does that and no peg tells it; then what it cost."""
        true = points(event.scores)
        if not event.was_open:
            yield from self._said(event.seat, event.said)
        if self.shown and self.manner.explains:
            yield from self._no_peg_tells(self.shown)
            if event.scores and (event.was_open or event.said < true):
                yield f"It counts {true}: {spoken.aloud(event.scores)}."
        names, sides = seat_names(self.table), side_names(self.table)
        if words := miscount(event, names, sides, self.table.game.form):
            yield words

    def _pegged(self, event: Pegged) -> str:
        side = f" for {side_names(self.table)[event.side]}" if self.table.game.form.partners else ""
        words = pegged_aloud(event, self.table.game.target)
        return as_sentence(f"{self._name(event.seat)}: {holes(event.holes)}, to {event.total}{side}: {words}")
