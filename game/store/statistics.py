"""The statistics of one game, taken from its log by playing it again, and the averages of each form."""

from datetime import datetime
from functools import lru_cache
from itertools import combinations

from game.rules.cards import PACK, Cards, are_known, cards_text
from game.rules.counting import points, show_points
from game.rules.events import Dealt, Event, HandShown, Pegged
from game.rules.game import Game
from game.rules.log import read_log
from game.rules.outcome import Win
from game.rules.presets import PRESETS
from game.store.criblog import LoggedGame
from game.store.kept_game import CLUB, SEED, TURNED, WIRE, KeptGame
from game.store.setting_words import PERSON, as_chosen
from game.store.usual_figures import EXPECTED
from game.store.wasco_line import WITH_HINTS, WITH_SEED, GameRecord, PointsInHands, fits


@lru_cache(maxsize=256)  # hands of the games that are recorded again, as while a disk is full
def dealt_value(cards: Cards, kept: int) -> float:
    """Average the best these cards could hold."""
    starters = [card for card in PACK if card not in cards]
    best = max(
        sum([show_points(hand, starter) for starter in starters]) for hand in combinations(cards, kept)
    )
    return best / len(starters)


OWN_RULES = "own"


class Statistics:
    """What each side of one game had."""

    def __init__(self, saved: KeptGame) -> None:
        log = read_log(saved.lines)
        self.game = Game.begun(log.heading)
        sides = self.game.form.sides
        self.pegged = [0] * sides
        self.hands: list[list[HandShown]] = [[] for _ in range(sides)]
        self.cribs: list[list[HandShown]] = [[] for _ in range(sides)]
        self.luck = [0.0] * sides
        events = [*self.game.opening]
        for _, (seat, move) in log.moves:
            events += self.game.apply(seat, move)
        for event in events:
            self._see(event)
        self.levels = [saved.seats[place].partition(" ")[0] for place in self.game.places]

    def _see(self, event: Event) -> None:
        form = self.game.form
        match event:
            case Dealt(_, _, hands):
                for seat, cards in enumerate(hands):
                    if not are_known(cards):
                        continue  # nobody saw all of them
                    self.luck[form.side(seat)] += dealt_value(cards, form.kept) - EXPECTED[form.name].dealt
            case HandShown(seat, crib):
                (self.cribs if crib else self.hands)[form.side(seat)].append(event)
            case Pegged(_, side, holes, _, reason) if reason.is_pegging:
                self.pegged[side] += holes

    @property
    def player(self) -> int | None:
        """The seat whose record it is: the first that a person sits in."""
        return self.levels.index(PERSON) if PERSON in self.levels else None

    def opponents(self, seat: int) -> str:
        """Name who sits in the other seats, from the left."""
        others = self.game.form.round_from(seat)[1:]
        kinds = dict.fromkeys(as_chosen(self.levels[other]) for other in others)
        return "/".join(kind for kind in kinds if fits("level", kind)) or "-"

    def best_hand(self, side: int) -> str:
        best = max(self.hands[side], key=lambda shown: points(shown.scores), default=None)
        if best is None:
            return "-"
        return f"{points(best.scores)}:{cards_text(best.cards)}+{best.starter}".replace(" ", "")


def record_of(saved: KeptGame) -> GameRecord | None:
    """Return the line that a game leaves in WASCO; none if it is not over, or nobody's."""
    statistics = Statistics(saved)
    game, seat = statistics.game, statistics.player
    if game.outcome is None or seat is None or not fits("initials", saved.initials):
        return None
    first = game.form.side(seat)
    order = [(first + step) % game.form.sides for step in range(game.form.sides)]
    return GameRecord(
        saved.initials,
        _as_saved(saved, "begun") or now(),
        game.form.name,
        (_as_saved(saved, "preset") or _preset(game)) + _marks(saved),
        statistics.opponents(seat),
        _result(game, first),
        tuple(game.scores[side] for side in order),
        game.deals,
        tuple(statistics.pegged[side] for side in order),
        tuple(_tally(statistics.hands[side]) for side in order),
        tuple(_tally(statistics.cribs[side]) for side in order),
        statistics.best_hand(first),
        tuple(statistics.luck[side] for side in order),
        game.seed,
    )


def logged_at_bsd(saved: KeptGame) -> LoggedGame | None:
    """Return the line that a game leaves in BSD's log, if somebody played it there against the program alone.

    None where the cards were chosen, or others took part."""
    if saved.source != "bsd" or {SEED, TURNED, CLUB, WIRE} & saved.extras.keys():
        return None
    statistics, begun = Statistics(saved), _as_saved(saved, "begun")
    outcome, levels = statistics.game.outcome, statistics.levels
    if not (outcome and begun and len(levels) == 2 and levels.count(PERSON) == 1):
        return None
    won = outcome.seat != statistics.player
    return LoggedGame(begun, outcome.worth * won, outcome.worth * (not won))


def _marks(saved: KeptGame) -> str:
    """Mark the words behind its preset."""
    return WITH_SEED * (SEED in saved.extras) + WITH_HINTS * bool(saved.hints)


def _as_saved(saved: KeptGame, name: str) -> str:
    """Return the saved game's word, if nobody has spoilt it."""
    word = saved.extras.get(name, "")
    return word if fits(name, word) else ""


def now() -> str:
    """Return this second, as WASCO writes it."""
    return datetime.now().isoformat(timespec="seconds")


def _tally(shown: list[HandShown]) -> PointsInHands:
    return PointsInHands(sum(points(one.scores) for one in shown), len(shown))


def _preset(game: Game) -> str:
    names = (name for name, preset in PRESETS.items() if preset.plays(game.form.name, game.house))
    return next(names, OWN_RULES)


def _result(game: Game, side: int) -> str:
    """Say won or lost, and how badly."""
    assert game.outcome, "the game is over"
    word, how = "won" if game.outcome.winner == side else "lost", game.outcome.how(side)
    return word if how is Win.PLAIN else f"{word}-{how.value.replace(' ', '-')}"
