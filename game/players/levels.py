"""The players by name, weakest first."""

from game.players.bsd import Bsd
from game.players.champ import Champ
from game.players.deckhand import Deckhand
from game.players.landlubber import Landlubber
from game.players.player import Player

LEVELS: dict[str, type[Player]] = {player.name: player for player in (Landlubber, Deckhand, Bsd, Champ)}
