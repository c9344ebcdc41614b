"""What is told in lines: names, hands, the scores, and each event in the words of the table."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import assert_never

from game.rules import spoken
from game.rules.cards import Card, are_known
from game.rules.counting import Reason, points, show_points
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
    Played,
    StarterCut,
    TargetChosen,
    WentGo,
    Won,
)
from game.rules.house import NextDeal
from game.rules.in_words import as_sentence, capital, listed, so_many, together
from game.rules.match import Match
from game.rules.match_words import match_words, won_words
from game.rules.preset import Manner
from game.rules.voice import HOUSE
from game.sheets.marks import SCORES_MARK, marked, marked_hand, marked_sets
from game.sheets.table_told import scores_sentence
from game.sheets.teller import Teller
from game.table import Table


class CardNames:
    """How the cards that are marked in lines are told: in letters unless words are asked for."""

    def __init__(self, are_words: Callable[[], bool] = lambda: False, *, is_seen: bool = True) -> None:
        """Take whether hands are told in words now; `is_seen`: columns can be."""
        self.voice, self.are_words, self._is_seen = HOUSE, are_words, is_seen

    @property
    def in_columns(self) -> bool:
        """Whether tables are told in columns: down a pipe nobody sees them."""
        return self._is_seen and not self.are_words()

    def row(self, cards: Iterable[Card]) -> str:
        """Name cards in the order in which they lie, with commas, so that a voice rests between them."""
        return ", ".join(map(self._named, cards)) or "none"

    @property
    def teller(self) -> Teller:
        """Who tells lines and sheets with their cards named so."""
        return Teller(self.row, lambda: self.in_columns)

    def _named(self, card: Card) -> str:
        return self.voice.named(card) if self.are_words() else spoken.in_letters(self.voice, card)


def side_names(table: Table) -> list[str]:
    """Name each side by those who play for it."""
    form, names = table.game.form, table.names
    return [
        together([name for seat, name in enumerate(names) if form.side(seat) == side])
        for side in range(form.sides)
    ]


def scores_line(table: Table, at: Sequence[int] = ()) -> str:
    """Tell the score of each side, now or as it was, and the hole that wins."""
    pegged = zip(side_names(table), at or table.game.scores, strict=True)
    return scores_sentence([f"{name} {score}" for name, score in pegged], table.game.target)


ONE_COUNT = "In this game the play ends after one count: the other cards stay in hand"


class EventLines:
    """What is told of each event. Nothing hidden is told: not what was dealt, nor what was discarded, but
    where all hands are open."""

    def __init__(self, table: Table, manner: Manner) -> None:
        self.table, self.manner, self.voice = table, manner, manner.voice
        self.are_open = False
        """Whether all cards are seen, as they are in a game looked at again."""
        self.scores = [0] * table.game.form.sides
        """As they are told: the game itself may be further on."""
        self.last_to_play: int | None = None
        self.then: Event | None = None
        """What comes after the event that is told, where that is known."""
        self.gone: list[str] = []
        """Who said go in a round that is told with its last."""
        self.running = 0
        self.was_cut = False
        self.played = Counter[int]()
        """How many cards each seat has played of this deal."""
        self.shown: HandShown | None = None
        self.counted = set[int]()
        """Whose hands of this deal have been shown."""
        self.claim = ""
        """What was said of an open count, until its points are told with it."""
        self.score_owed = ""
        """The score after a call of muggins, which comes behind what was called."""
        self.is_told = False
        """Whether the points pegged next have just been told."""
        self.is_read = False
        """Whether the guide has read the hand item by item, with its sum."""
        self.knows_one_count = False
        """Whether it was told that the play ends with cards in hand."""

    def lines(self, event: Event, then: Event | None = None) -> Iterator[str]:
        """Tell an event before `then`, mostly in one line, or none for what goes without saying. A deal
        begins with an empty one."""
        self.then = then
        if isinstance(event, Dealt):
            yield ""
        yield from (spoken.without_dashes(as_sentence(words)) for words in self._told(event) if words)

    def room(self, seat: int) -> int:
        """Return how many holes its side has left, as far as its scores were told."""
        game = self.table.game
        return game.target - self.scores[game.form.side(seat)]

    def _name(self, seat: int) -> str:
        return self.table.names[seat]

    def _say(self, phrase: str, seat: int, **facts: object) -> str:
        return self.voice.say(phrase, self._name(seat), **facts)

    def _told(self, event: Event) -> Iterator[str]:
        voice = self.voice
        match event:
            case CutForDeal() | CutTied() | DealerChosen() | PackCut() | StarterCut():
                yield from self.of_a_cut(event)
            case TargetChosen(seat, target):
                yield self._say(voice.target_chosen, seat, target=target)
            case Dealt():
                yield from self._dealt(event)
            case LaidAway(seat, cards):
                told = spoken.discarded(voice, self._name(seat), len(cards))
                if self._is_seen(cards):  # most sources say nothing of your own discard
                    said = told.rstrip(".") or self._say(DISCARDED, seat)
                    told = f"{said} ({marked_hand(cards)})"
                yield told
            case Played() | WentGo() | CountCleared():
                yield from self._of_the_play(event)
            case HandShown() | Claimed() | CountAgain() | MugginsCalled() | CountSettled():
                yield from self._of_a_count(event)
            case Pegged():
                self.scores[event.side] = event.total
                words = self._pegged(event)
                is_owed = event.reason is Reason.MUGGINS and isinstance(self.then, CountSettled)
                self.score_owed = words * is_owed
                yield words * (not is_owed)
            case Won(outcome):
                sides, people = side_names(self.table), self.table.sides_of_people
                yield spoken.ended(voice, outcome, sides, people)
            case _:
                assert_never(event)

    def ended(self, match: Match | None) -> Iterator[str]:
        """Tell how it ended, and how a match stands with it; of two, no scores that the source has told."""
        table, voice, sides = self.table, self.voice, side_names(self.table)
        outcome = table.game.outcome
        assert outcome, "it was played to the end"
        is_told = len(sides) == 2 and "{scores}" in voice.ended
        how = f"Won {spoken.how_won(outcome, table.names)}."
        yield how if is_told else f"{scores_line(table)} {how}"
        yield from self._not_counted()
        unit = spoken.unit_of(table.game.house.stakes)
        if worth := spoken.worth_for(voice, outcome, unit, sides[outcome.winner]):
            yield as_sentence(worth)
        if match:
            yield match_words(match, sides) or won_words(match, sides)

    def _not_counted(self) -> Iterator[str]:
        """Tell the people, once it is over, what their hands would have counted that nobody came to."""
        deal = self.table.game.deal
        if not deal.starter:
            return
        for seat in self.table.people:
            kept = deal.kept[seat]
            if kept and seat not in self.counted and are_known(kept):
                cards, starter = marked_hand(kept), marked([deal.starter])
                counts = so_many(show_points(kept, deal.starter), "point")
                hand = self._say(self.voice.hand, seat)
                yield f"{hand}, not counted: {cards}, with {starter}, {counts}."

    @property
    def loser_deals(self) -> bool:
        """Whether nobody cut because a game was lost before this one."""
        is_so = self.table.game.house.next_deal is NextDeal.LOSER
        return is_so and self.table.match is not None and not self.was_cut

    def _dealt(self, event: Dealt) -> Iterator[str]:
        self.shown = None
        self.counted.clear()
        self.played.clear()
        if event.number == 1 and self.loser_deals:
            has_two = self.table.game.form.sides == 2
            yield self._say(self.voice.loser_deals if has_two else self.voice.last_deals, event.dealer)
        deal = self._say(self.voice.deal, event.dealer)
        yield f"{as_sentence(deal)}{SCORES_MARK}{scores_line(self.table, self.scores)}"
        if event.from_pack:
            yield f"A card from the {self.voice.pack} begins the crib"
        for seat, hand in enumerate(event.hands):
            if self._is_seen(hand):
                yield f"{self._say(self.voice.hand, seat)}: {marked_hand(hand)}"

    def _is_seen(self, cards: Iterable[Card]) -> bool:
        """Whether cards that a game hides are told: those lie open, and somebody has written them down."""
        return self.are_open and are_known(cards)

    def of_a_cut(self, event: CutForDeal | CutTied | DealerChosen | PackCut | StarterCut) -> Iterator[str]:
        """Tell a cut, and what came of it."""
        voice = self.voice
        match event:
            case CutForDeal(seat, _, card):
                self.was_cut = True
                yield voice.say(
                    voice.cut_card, self.table.called(self.table.cutters[seat]), card=voice.named(card)
                )
            case CutTied():
                yield voice.tie
            case DealerChosen(dealer, _):
                if self.table.game.form.partners:
                    yield " against ".join(side_names(self.table))
                if self.table.game.form.seats > 2:
                    yield f"Around the table: {', '.join(self.table.names)}"
                yield self._say(voice.deals_first, dealer)
            case PackCut(seat, depth):
                yield self._say(voice.pack_cut, seat, depth=depth)
            case StarterCut(seat, _, card):
                yield self._say(voice.starter_cut, seat, card=voice.named(card), starter=voice.starter)

    def _of_the_play(self, event: Played | WentGo | CountCleared) -> Iterator[str]:
        voice = self.voice
        match event:
            case Played(seat, card, count):
                self.last_to_play, self.running = seat, count
                self.played[seat] += 1
                if voice.last_card and self.played[seat] == self.table.game.form.kept:
                    yield f"{self._say(voice.last_card, seat)}: {voice.named(card)}, {count}"
                    return
                yield self._say(voice.played, seat, card=voice.named(card), count=voice.counted(count))
            case WentGo(seat):
                # Who played last needs no go of his own to hear that it is his.
                says_both = self.table.game.house.go_by_hand or self.manner.both_say_go
                if seat != self.last_to_play or says_both:
                    self.gone.append(self._name(seat))
                is_last = self.table.game.form.seats == 2 or not isinstance(self.then, WentGo)
                if self.gone and is_last:
                    yield voice.say(voice.go, listed(self.gone))
                    self.gone.clear()
            case CountCleared(leader):
                yield self._say(voice.new_count, leader)

    def _of_a_count(
        self, event: HandShown | Claimed | CountAgain | MugginsCalled | CountSettled
    ) -> Iterator[str]:
        voice = self.voice
        match event:
            case HandShown():
                if self._ends_early:
                    self.knows_one_count = True
                    yield ONE_COUNT
                self.shown = event
                if not event.crib:
                    self.counted.add(event.seat)
                yield from self._shown(event)
            case Claimed(seat, said):
                words, self.is_told = self._words(seat, said), False
                self.claim = words if said else ""
                if not said:
                    yield self._called_out(seat, words)
            case CountAgain(seat, said):
                self.claim = ""
                yield self._called_out(seat, self._words(seat, said))
                yield self._say(voice.count_again, seat, said=said)
            case MugginsCalled(seat, said, right):
                self.is_told = said == right
                yield self._called_out(seat, self._say(voice.muggins, seat, said=said))
                if right < said:
                    yield spoken.less_missed(voice, right, points(self.shown.scores) if self.shown else 0)
            case CountSettled():
                yield from self._settled(event)

    @property
    def _ends_early(self) -> bool:
        """Whether the play has just ended with cards in hand, for the first time in a game where it does."""
        form = self.table.game.form
        are_left = sum(self.played.values()) < form.seats * form.kept
        return not (form.played_out or self.counted or self.knows_one_count) and are_left

    def _shown(self, event: HandShown) -> Iterator[str]:
        voice = self.voice
        cards, starter = marked_hand(event.cards), marked([event.starter])
        yield f"{self._say(voice.crib if event.crib else voice.hand, event.seat)}: {cards}, with {starter}"
        if not self.table.game.house.counting.by_players:
            for words in spoken.no_peg_tells(voice, event, self._name(event.seat)):
                yield self._called_out(event.seat, words)

    def _words(self, seat: int, said: int) -> str:
        """Say the seat's own count of its cards, or of the card it has just played."""
        if self.shown:
            return spoken.claimed_aloud(self.voice, said, self.shown, self._name(seat))
        return spoken.said_of_count(self.voice, said, self.running, self._name(seat))

    def _called_out(self, seat: int, words: str) -> str:
        return words and f"{self._name(seat)}: {capital(words)}"

    def _settled(self, event: CountSettled) -> Iterator[str]:
        """Read the right count where the source does that and no peg tells it; then its cost, which a program
        that is typed at tells first."""
        voice, explains = self.voice, self.manner.explains
        is_right = event.said == points(event.scores)
        is_told_again = is_right and (event.scores or explains)
        if not (event.was_open or is_told_again):
            yield self._called_out(event.seat, self._words(event.seat, event.said))
        is_peg_silent = not event.scores or not self.table.sitters[event.seat].is_person
        if self.shown and (explains or (is_right and self.manner.is_typed and is_peg_silent)):
            tells = [*spoken.no_peg_tells(voice, self.shown, self._name(event.seat))]
            yield from tells if is_right or event.scores else tells[:-1]  # its cost tells that it is 0
        is_called = event.was_open and bool(event.paid)
        is_pegged = event.said > points(event.scores) and not self.manner.is_typed  # its peg tells the hand
        is_explained = self.shown and explains and not (is_called or is_pegged)
        told = [spoken.explanation(voice, event) if is_explained else self._missed(event)]
        if not is_called and (explains or not event.was_open):
            names, sides = self.table.names, side_names(self.table)
            told.append(
                spoken.miscount(voice, event, names, sides, self.table.game.form, self.room(event.seat))
            )
            is_silent = not (explains or voice.counts_aloud)
            self.is_told = not event.was_open and (is_silent or bool(event.paid))
        yield from reversed(told) if self.manner.is_typed else told
        yield self.score_owed
        self.score_owed = ""

    def _missed(self, settled: CountSettled) -> str:
        """Say what somebody has called, with its cards, unless these are all that lie in the count."""
        left = spoken.missed(settled)
        cards = marked_sets(score.cards for score in left if self.shown or not score.kind.is_sum)
        return spoken.left_out(self.voice, settled, in_play=not self.shown, cards=cards) if left else ""

    def _pegged(self, event: Pegged) -> str:
        """Tell points with a claim or their reason, or the score alone where a count was just told."""
        name = self._name(event.seat)
        side = f" for {side_names(self.table)[event.side]}" if self.table.game.form.partners else ""
        total = f"{event.total}{side}"
        is_hand = event.reason in (Reason.HAND, Reason.CRIB)
        is_own = is_hand and not event.scores
        if (is_hand and self.is_read) or (self.is_told and (is_own or event.reason in spoken.COSTS)):
            return self._say(self.voice.now, event.seat, total=total)
        words, self.claim = self.claim or self._why(event, name), ""
        return self._say(self.voice.pegged, event.seat, why=as_sentence(words).rstrip("."), total=total)

    def _why(self, event: Pegged, name: str) -> str:
        """Say the reason for points, of a hand with the cards of each score where the source names them."""
        words = spoken.why(self.voice, event, name, self.table.game.target)
        is_hand = event.reason in (Reason.HAND, Reason.CRIB)
        if is_hand and self.voice.names_counted:
            for step in spoken.steps(self.voice, event.scores):
                words = words.replace(
                    step.words, f"{step.words} ({marked_sets(row.cards for row in step.listed)})"
                )
        return words


DISCARDED = "You discard|I discard|{NAME}: discarded"
"""Of cards that all may see, where a source says nothing of it."""
_TOLD_WITH_THE_COUNT = (Reason.HAND, Reason.CRIB, Reason.PENALTY)


class MessageLines:
    """What a program that is typed at writes of each event: no reasons, and nothing of most cards."""

    def __init__(self, told: EventLines) -> None:
        """Take the lines in which each event has been told before it is written."""
        self.told, self.voice = told, told.voice

    def lines(self, event: Event) -> Iterator[str]:
        """Write an event, mostly in one line or none."""
        yield from filter(None, self._written(event))

    def _written(self, event: Event) -> Iterator[str]:
        voice, told, names = self.voice, self.told, self.told.table.names
        match event:
            case CutForDeal() | CutTied() | StarterCut():
                yield from told.of_a_cut(event)
            case Dealt(1, dealer) if told.loser_deals:
                yield voice.say(voice.loser_deals, names[dealer])
            case WentGo(seat) if seat != told.last_to_play:
                yield voice.say(voice.go, names[seat])
            case Pegged(seat, reason=reason) if reason not in _TOLD_WITH_THE_COUNT:
                yield capital(spoken.why(voice, event, names[seat], told.table.game.target))
            case CountSettled():
                yield from self._counted(event, names)
            case Won(outcome):
                how = spoken.how_well(voice, outcome.beaten[-1].win)
                yield voice.say(how or voice.wins, names[outcome.seat])

    def _counted(self, settled: CountSettled, names: Sequence[str]) -> Iterator[str]:
        """Write of its own hand the total alone; of yours the mistake."""
        voice, told = self.voice, self.told
        assert told.shown, "the cards lie there"
        if told.table.sitters[settled.seat].is_person:
            room = told.room(settled.seat)
            yield spoken.miscount(voice, settled, names, names, told.table.game.form, room)
            if told.manner.explains:
                yield spoken.explanation(voice, settled)
        else:
            shown, name = told.shown, names[settled.seat]
            yield spoken.hand_told(voice, settled.scores, name, crib=shown.crib, cards=shown.cards)
