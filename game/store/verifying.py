"""Was a game dealt as its seal promised? The seal, shown before the cut, is the SHA-256 of the seed."""

from pathlib import Path

from game.rules.errors import CribbageError, quoted
from game.rules.game import Game
from game.rules.pack import seal
from game.store.finished import read_game


def verify(path: Path) -> tuple[bool, list[str]]:
    """Whether all is as promised, and what is to be said of it."""
    try:
        saved = read_game(path)
    except CribbageError as error:
        return False, [str(error)]
    try:
        game = Game.from_lines(saved.lines, saved.above)
    except CribbageError as error:
        return False, [f"This game was not dealt from its seed, or it was changed: {error}"]
    promised = saved.extras.get("seal", "")
    told = [f"seed {game.seed}", f"seal {seal(game.seed)}", *([f"word {game.word}"] if game.word else [])]
    if promised != game.seal:
        return False, [*told, f"The seal kept with the game is another: '{quoted(promised)}'."]
    if game.outcome is None:
        return False, [*told, "The game is not over; its cards are as promised so far."]
    if game.word:
        told.append("The word was mixed into the seed after the seal was shown, so that no card was chosen.")
    return True, [*told, f"All {game.deals} deals and {len(game.moves)} moves are as the seal promised."]
