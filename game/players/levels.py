"""The players by name, weakest first."""

from game.players.bsd import Bsd
from game.players.champ import Champ
from game.players.deckhand import Deckhand
from game.players.landlubber import Landlubber
from game.players.player import Player
from game.players.skipper import Skipper

_ALL: tuple[type[Player], ...] = (Landlubber, Deckhand, Bsd, Skipper, Champ)

LEVELS: dict[str, type[Player]] = {player.name: player for player in _ALL}
