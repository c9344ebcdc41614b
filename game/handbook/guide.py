"""When the guide explains each step of a first game: once, when it is due or has happened."""

from collections.abc import Callable

from game.coaching.coach import Analysis, Coach, best_of
from game.handbook.guided_steps import (
    CUTS,
    DISCARDS,
    EXAMPLES,
    OUR_SIDE,
    THEIR_SIDE,
    Advice,
    News,
    Step,
    Told,
    advised,
    guide_words,
    held_by,
    lead_of,
    news_of,
    part_of,
)
from game.rules.cards import Cards
from game.rules.counting import Reason, Scores
from game.rules.events import (
    CountCleared,
    Dealt,
    Event,
    HandShown,
    LaidAway,
    Pegged,
    Phase,
    Played,
    StarterCut,
    WentGo,
    Won,
)
from game.rules.in_words import together
from game.rules.question import Question, WhatItCounts, WhatToLayAway, WhatToPlay, WhereToCut, WhetherItStands
from game.rules.voice import ME
from game.sheets.sheets import Thing
from game.values import replace

_AFTER: dict[type[Event], News] = {
    Dealt: News.DEAL,
    StarterCut: News.STARTER,
    WentGo: News.GO,
    CountCleared: News.NEW_COUNT,
    Won: News.END,
}
_PEGGED = {
    Reason.HEELS: News.HEELS,
    Reason.GO: News.FOR_GO,
    Reason.LAST_CARD: News.LAST_CARD,
    Reason.THREE_FOR_LAST: News.THREE_FOR_LAST,
}
_CUTS = {
    Phase.CUT_FOR_DEAL: News.CUT_FOR_DEAL,
    Phase.CUT_PACK: News.CUT_PACK,
    Phase.CUT_STARTER: News.CUT_STARTER,
}
TOGETHER, WITH_GUIDE = 2, 6
"""How many hands are counted together, and how many in two deals, before the table counts alone."""


class Guide:
    """Tells every step once, and remembers what it told; `leave` is called when it is no longer wanted."""

    def __init__(self, coach: Coach, starter: str, leave: Callable[[], None]) -> None:
        """Take the coach of its table: guide and hint are of one mind."""
        self._table, self._coach, self._starter, self._leave = coach.table, coach, starter, leave
        self._known: set[News] = set()
        self._explained: list[Dealt] = []
        """The deals in which it explains a discard."""
        self._counted: list[HandShown] = []
        self._advised: Analysis | None = None
        """The discard of this deal that it gave advice on."""
        self._counts = not coach.table.game.house.counting.by_players
        self.told: list[tuple[Step, int]] = []
        """Each with the seat whose thing it is about."""
        self._own_way: tuple[Step, int] | None = None
        """What it said of a discard of this deal that was another."""
        self.is_gone = False

    def leave(self) -> None:
        """Leave: no more is told, in this game and in others."""
        self.is_gone = True
        self._leave()

    def come_back(self) -> None:
        """Come back in the same game, with all that was told in it."""
        self.is_gone = False

    def take_back(self) -> None:
        """Forget what it said of a discard that is taken back."""
        if self._own_way and not self._table.game.deal.laid_away[self._own_way[1]]:
            self.told.remove(self._own_way)
            self._known.discard(News.OWN_WAY)
            self._own_way = None

    @property
    def was_taken_up(self) -> bool:
        """Whether it knows what was explained before the game was left, and has told nothing since."""
        return bool(self._known and not self.told)

    def explains_discard(self, dealt: Dealt) -> bool:
        """Tell whether it explains a discard of this deal, or has done so before that was taken back."""
        whose = {self._whose_crib(seat) for seat in self._table.people}
        if dealt not in self._explained and not whose <= self._known:
            self._explained.append(dealt)
        return dealt in self._explained and not self.is_gone

    def counts(self, shown: HandShown) -> bool:
        """Tell whether the guide counts this hand, in the place of the table."""
        if shown not in self._counted and self._counts and shown.scores and not self.is_gone:
            self._counted.append(shown)
        return shown in self._counted[:WITH_GUIDE] and not self.is_gone

    def speaks_of(self, shown: HandShown) -> bool:
        """Tell whether it counts this hand, or says something of it."""
        return self.counts(shown) or not (self.is_gone or self._of_event(shown) in self._known)

    def counts_alone(self, shown: HandShown) -> bool:
        """Tell whether whoever plays counts this hand: the third, and of the next deal the own one."""
        at = self._counted.index(shown)
        return at == TOGETHER or (at > TOGETHER and not shown.crib and shown.seat in self._table.people)

    def counts_last(self, shown: HandShown) -> bool:
        """Tell whether the table counts all hands after this one."""
        return self._counted.index(shown) == WITH_GUIDE - 1

    def skip(self, event: Event) -> None:
        """Count what was explained before a game was left as told, so that it does not come again."""
        if news := self._of_event(event):
            self._know(news, getattr(event, "seat", None))
        match event:
            case Dealt():
                self._known |= {*CUTS} - {News.CUT_STARTER}
            case LaidAway(seat):
                own = {*EXAMPLES, News.PARTNER, self._whose_crib(seat)}
                self._known |= own if seat in self._table.people else set()
            case StarterCut():
                self._known.add(News.CUT_STARTER)
            case Played(seat, card, count) if seat in self._table.people:
                self._known |= {News.PLAY, News.LEAD} if count == card.pips else {News.PLAY}
            case HandShown():
                self.counts(event)

    def after(self, event: Event) -> bool:
        """Tell whether there is something to tell of the last event."""
        seat = event.outcome.seat if isinstance(event, Won) else getattr(event, "seat", None)
        seat = event.dealer if isinstance(event, Dealt) else seat
        if isinstance(event, Dealt):
            self._advised = self._own_way = None
        scores = event.scores if isinstance(event, Pegged) else ()
        if not self._tell(self._of_event(event), seat, scores):
            return False
        if isinstance(event, Won):
            self.leave()
        return True

    def _of_event(self, event: Event) -> News | None:
        match event:
            case HandShown(scores=()):
                return News.NOTHING
            case HandShown(crib=crib):
                return News.CRIB if crib else News.HAND
            case LaidAway(seat, cards) if self._advised and seat == self._advised.view.seat:
                return None if self._advised.judgment(cards).is_best else News.OWN_WAY
            case Pegged(reason=Reason.PLAY, scores=scores):
                return next((news for news in map(news_of, scores) if news not in self._known), None)
            case Pegged(seat, reason=Reason.GO) if (
                News.FOR_GO in self._known and (seat,) == self._table.people
            ):
                return News.FOR_OWN_GO
            case Pegged(reason=reason):
                return _PEGGED.get(reason)
        return _AFTER.get(type(event))

    def asked(self, asked: Question, seat: int) -> bool:
        """Tell whether there is something to tell of somebody's question now."""
        news = self._of_question(asked, seat)
        return self._tell(news, self._partner_of(seat) if news is News.PARTNER else seat)

    def advised(self, seat: int, marked: Cards = ()) -> Advice | None:
        """Say in short what is still to discard, where it explains that or has done so in this deal."""
        news, analysis = self._whose_crib(seat), self._coach.analysis(seat)
        is_said = not self.is_gone and (news not in self._known or analysis is self._advised)
        return advised(self._of(news, seat), marked) if is_said else None

    def _of_question(self, asked: Question, seat: int) -> News | None:
        game = self._table.game
        match asked:
            case WhereToCut(Phase.CUT_FOR_DEAL) if game.house.cuts_for_partners(game.form):
                return News.CUT_FOR_PARTNERS
            case WhereToCut(phase):
                return _CUTS[phase]
            case WhatToLayAway():
                before = *EXAMPLES, *[News.PARTNER] * bool(game.form.partners)
                return next((one for one in before if one not in self._known), self._whose_crib(seat))
            case WhatItCounts(shown):
                return News.COUNT if shown else News.COUNT_CARD
            case WhetherItStands() | WhatToPlay(lets_stand=True) if News.CALL_MUGGINS not in self._known:
                return News.CALL_MUGGINS
            case WhatToPlay(fits=(), goes_by_hand=True):
                return News.SAY_GO
            case WhatToPlay() if News.PLAY not in self._known:
                return News.PLAY
            case WhatToPlay() if News.LEAD not in self._known and self._leads(seat):
                return News.LEAD
            case WhatToPlay(pegs=True):
                return News.COUNT_CARD
            case _:
                return None

    def _whose_crib(self, seat: int) -> News:
        game = self._table.game
        is_own = game.dealer is not None and game.form.side(game.dealer) == game.form.side(seat)
        return News.OWN_CRIB if is_own else News.THEIR_CRIB

    def _partner_of(self, seat: int) -> int:
        form = self._table.game.form
        return next(one for one in range(form.seats) if one != seat and form.side(one) == form.side(seat))

    def _leads(self, seat: int) -> bool:
        """Tell whether the first card of a play is this seat's, and the coach has a choice to make."""
        return not self._table.game.view(seat).played and self._coach.may_be_asked(seat)

    def _tell(self, news: News | None, seat: int | None, scores: Scores = ()) -> bool:
        if news is None or news in self._known or self.is_gone:
            return False
        self._know(news, seat)
        game = self._table.game
        people = self._table.people or (0,)
        at = people[0] if seat is None else seat
        if news in DISCARDS:
            self._advised = self._coach.analysis(at)
        of = replace(self._of(news, at), scores=scores)
        step = guide_words(game.form, self._starter, game.target, of)[news]
        if news is News.PLAY and game.view(at).played:
            step = step._replace(thing=Thing.PLAYED)
        self.told.append((step._replace(place=part_of(news)), at))
        self._own_way = self.told[-1] if news is News.OWN_WAY else self._own_way
        return True

    def _know(self, news: News, seat: int | None) -> None:
        """Remember what was told; whoever was told of his own go is not told of it again."""
        self._known.add(news)
        if news is News.FOR_GO and (seat,) == self._table.people:
            self._known.add(News.FOR_OWN_GO)

    def _of(self, news: News, seat: int) -> Told:
        """Say of whom a step speaks, and what the coach would keep."""
        game, names, people = self._table.game, self._table.names, self._table.people
        by_name = {ME: "your opponent"}
        called = ["you" if (at,) == people else by_name.get(name, name) for at, name in enumerate(names)]
        of = Told(
            name=called[seat],
            is_you=(seat,) == people,
            side=self._side_of(seat),
            dealer=called[game.dealer] if news is News.HEELS else "",
        )
        if news in (*EXAMPLES, *DISCARDS):
            told = self._of_discard(of, self._coach.analysis(seat))
            return replace(told, held=(*held_by(told.kept), *held_by((*told.kept, *told.thrown))))
        if news is News.LEAD:
            analysis = self._coach.analysis(seat)
            analysis.finish()
            return replace(of, lead=lead_of(analysis.options, analysis.view.hand))
        if news is News.OWN_WAY and self._advised:
            cost = self._advised.judgment(tuple(game.deal.laid_away[seat])).cost
            return replace(self._of_discard(of, self._advised), cost=cost)
        return of

    def _side_of(self, seat: int) -> str:
        """Say of partners for whom one of them scores."""
        form, people = self._table.game.form, self._table.people
        if not form.partners:
            return ""
        if len(people) == 1:
            return OUR_SIDE if form.side(seat) == form.side(people[0]) else THEIR_SIDE
        return together([self._table.names[one] for one in sorted((seat, self._partner_of(seat)))])

    def _of_discard(self, of: Told, analysis: Analysis) -> Told:
        thrown, ahead_in = best_of(analysis)
        kept = {*analysis.view.hand} - {*thrown}
        told = replace(of, ahead_in=ahead_in, crib_is_ours=analysis.view.crib_is_ours)
        return replace(told, kept=tuple(sorted(kept)), thrown=tuple(sorted(thrown)))
