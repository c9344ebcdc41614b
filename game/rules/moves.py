"""Moves: all that a seat can do, each with a text form for the log."""

from game.rules.cards import Card, Cards, cards_text, parse_cards
from game.rules.errors import CribbageError, InvalidMove, quoted, whole_number
from game.values import frozen


@frozen
class Cut:
    """Lift `depth` cards: to cut for deal, to cut the pack before the deal, or to cut the starter."""

    depth: int

    def __str__(self) -> str:
        return f"cut {self.depth}"


@frozen
class ChooseTarget:
    """Say which hole wins, where that is asked after the cut for deal."""

    target: int

    def __str__(self) -> str:
        return f"target {self.target}"


@frozen
class LayAway:
    """Put these cards in the crib."""

    cards: Cards

    def __str__(self) -> str:
        return f"lay {cards_text(self.cards)}"


@frozen
class Play:
    """Play a card on the running count."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@frozen
class SayGo:
    """Say go, where go is called by hand."""

    def __str__(self) -> str:
        return "go"


@frozen
class TakeHeels:
    """Take two for his heels, where players peg for themselves (S3)."""

    def __str__(self) -> str:
        return "heels"


@frozen
class Claim:
    """Say the points of the cards, where players count for themselves."""

    points: int

    def __str__(self) -> str:
        return f"claim {self.points}"


@frozen
class CallMuggins:
    """Claim points that the other side did not see."""

    points: int

    def __str__(self) -> str:
        return f"muggins {self.points}"


@frozen
class Accept:
    """Let the other side's count stand."""

    def __str__(self) -> str:
        return "accept"


Move = Cut | ChooseTarget | LayAway | Play | SayGo | TakeHeels | Claim | CallMuggins | Accept

Moves = tuple[Move, ...]
"""What one answer means, in the order in which it is made."""


def cards_chosen(moves: Moves) -> Cards:
    """Return the cards that an answer discards or plays, lowest first, if it is about any."""
    for move in moves:
        if isinstance(move, LayAway | Play):
            return tuple(sorted(move.cards)) if isinstance(move, LayAway) else (move.card,)
    return ()


_BARE: dict[str, Move] = {"go": SayGo(), "heels": TakeHeels(), "accept": Accept()}


def parse_move(text: str) -> Move:
    """Read the text of `str(move)`."""
    word, _, rest = text.strip().partition(" ")
    try:
        match word:
            case "cut":
                return Cut(whole_number(rest))
            case "target":
                return ChooseTarget(whole_number(rest))
            case "lay":
                return LayAway(parse_cards(rest))
            case "play":
                return Play(Card.parse(rest))
            case "claim":
                return Claim(whole_number(rest))
            case "muggins":
                return CallMuggins(whole_number(rest))
            case _:
                return _BARE[text.strip()]
    except CribbageError as error:
        raise InvalidMove(f"'{quoted(text.strip())}' is not a move: {error}") from None
    except (KeyError, ValueError):
        raise InvalidMove(f"'{quoted(text.strip())}' is not a move.") from None
