"""One decision of the yardstick, with all its choices played out; every process finds it by this module."""

from collections.abc import Iterator
from random import Random

from game.players.champ import Champ
from game.players.player import player_seed, think_through
from game.players.seating import player_class
from game.players.weigh.option import Options
from game.players.weigh.rollouts import RolledOut, Rollouts
from game.players.weigh.weighing import Decision, careful_options, decision
from game.rules.cards import Cards, in_one_word
from game.rules.events import Ask
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut, LayAway, Move, Play
from game.rules.position_line import position_line
from game.rules.view import View
from game.values import replace

KINDS: dict[str, type[LayAway | Play]] = {"discards": LayAway, "cards": Play}
LEVELS = ("landlubber", "deckhand", "bsd", "skipper", "champ")
LOOK, STEP = 500, 500
CLOSE, WANTED = 0.02, 0.003
_SURELY = 3.0


def _moved(game: Game, seat: int, players: list[Champ]) -> Move:
    view, player = game.view(seat), players[seat]
    match game.asks(seat):
        case Ask.LAY_AWAY:
            return LayAway(player.lay_away(view))
        case Ask.PLAY:
            return Play(player.play(view))
        case _:
            return Cut(player.cut(view))


def drawn(seed: str, kind: str, number: int) -> View:
    """Draw a decision of a game between two players from all of its kind, without the deals before."""
    random = Random(f"{seed} {kind} {number}")
    form = FORMS["six-card"]
    game = Game(form, House(), f"yardstick {seed} {kind} {number}", dealer=number % 2)
    sitters = [player_class(random.choice(LEVELS)) for _ in range(form.seats)]
    for sitter in sitters:
        sitter.get_ready(form)
    players = [sitter(player_seed(game.seed, seat)) for seat, sitter in enumerate(sitters)]
    found: list[Decision] = []
    while game.waiting:
        seat = game.waiting[0]
        move = _moved(game, seat, players)  # type: ignore[arg-type]
        decided = decision(game, seat, move)
        if decided and isinstance(decided.move, KINDS[kind]):
            found.append(decided)
        game.apply(seat, move)
    return replace(random.choice(found).view, past=())


def played_out(view: View, options: Options, most: int) -> Iterator[tuple[RolledOut, int]]:
    """Play out every choice; those near the best in so many deals that they can be told from it."""
    rollouts = Rollouts(view, [option.cards for option in options])
    think_through(rollouts.think(LOOK))
    first = rollouts.results()
    near = [one for one in first if one.behind - _SURELY * one.behind_error <= CLOSE]
    yield from ((one, LOOK) for one in first if one not in near)
    rollouts = Rollouts(view, [one.cards for one in near])
    deals = LOOK
    while True:
        think_through(rollouts.think(deals))
        open_still = [one for one in rollouts.results() if one.behind <= CLOSE and one.behind_error > WANTED]
        if not open_still or deals >= most:
            break
        deals = min(deals + STEP, most)
    yield from ((one, deals) for one in rollouts.results())


def item(seed: str, kind: str, most: int, number: int) -> list[str]:
    """Write the lines of one decision."""
    view = drawn(seed, kind, number)
    options = think_through(careful_options(view))
    alike = {option.cards: option.alike for option in options}
    found = sorted(played_out(view, options, most), key=lambda one: (one[0].behind, one[0].cards))
    rows = [
        f"  {_names(alike[one.cards])} {one.chance:.4f} {one.error:.4f} "
        f"{one.behind:.4f} {one.behind_error:.4f} {deals}"
        for one, deals in found
    ]
    return [f"{position_line(view)} # {number}", *rows]


def _names(alike: tuple[Cards, ...]) -> str:
    return ",".join(map(in_one_word, alike))
