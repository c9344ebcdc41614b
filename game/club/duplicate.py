"""Duplicate: a word brings the same cards to everybody, and one line tells somebody's play of them."""

import re
from collections.abc import Iterator, Sequence
from hashlib import sha256

from game.club.other_tables import FORM, HOUSE
from game.players.levels import BEST
from game.players.player import Thought
from game.players.seating import player_class
from game.rules.cards import Card, cards_text
from game.rules.game import Game
from game.rules.moves import LayAway, Move
from game.table import Sitter, Table
from game.values import frozen, replace

NO_CUTS = replace(HOUSE, starter_from_top=True)
"""Nobody cuts, so that everybody gets the same starters too."""
FIRST = "crib-duplicate"
_LINE = re.compile(
    rf"{FIRST} 1 ([a-z0-9-]{{1,40}}) ([a-z]{{1,20}}) ([A-Z0-9-]{{1,10}}) "
    r"(\d{1,3})-(\d{1,3}) ([0-9a-f]{1,200}\.[0-9a-f]{1,200}) [0-9a-f]{8}"
)
SHEET_DEALS = 9
NEEDS_WORD = "It takes a word in letters from A to Z, or a date, such as monday or 1987-11-18."
LINES = "duplicates.txt"
"""Where the lines of one's own games are kept."""


class NotThatGame(ValueError):
    """A line that does not hold; the sentence says why."""


def plain_word(text: str) -> str:
    """Return a word or a date as it stands in a line: small letters, figures and dashes."""
    return "-".join(re.findall(r"[a-z0-9]+", text.lower()))[:40]


def duplicate_game(word: str) -> Game:
    """Return the game of a word, before its first move; the word says who deals first."""
    dealer = sha256(word.encode()).digest()[0] % 2
    return Game(FORM, NO_CUTS, f"duplicate {word}", dealer=dealer)


def duplicate_table(word: str, you: Sitter, rival: str = BEST) -> Table:
    """Return the table at which a word is played."""
    return Table(duplicate_game(word), [you, Sitter(player_class(rival).title.upper(), rival)])


def moves_of(game: Game) -> str:
    """Return each side's choices as places among the legal choices: a figure each, and no card."""
    again = game.begun_again()
    found: list[list[str]] = [[], []]
    for seat, move in game.moves:
        allowed = again.legal(seat)
        if len(allowed) > 1:
            found[seat].append(f"{_place(allowed, move):x}")
        again.apply(seat, move)
    return ".".join(map("".join, found))


def _place(allowed: Sequence[Move], move: Move) -> int:
    """Find a move among the legal choices; in what order cards were discarded tells nothing."""
    return [*map(_told, allowed)].index(_told(move))


def _told(move: Move) -> Move | frozenset[Card]:
    return frozenset(move.cards) if isinstance(move, LayAway) else move


@frozen
class PlayedDuplicate:
    """What somebody made of a word's cards."""

    word: str
    rival: str
    who: str
    scores: tuple[int, int]
    moves: str

    @property
    def spread(self) -> int:
        return self.scores[0] - self.scores[1]

    def __str__(self) -> str:
        """Write its line, which ends with a check that a letter changed on the way does not agree with."""
        own, other = self.scores
        words = f"{FIRST} 1 {self.word} {self.rival} {self.who} {own}-{other} {self.moves}"
        return f"{words} {sha256(words.encode()).hexdigest()[:8]}"

    @classmethod
    def parse(cls, text: str) -> "PlayedDuplicate":
        """Read the text of `str`; `NotThatGame` if it is something else."""
        line = " ".join(text.split())
        if not (found := _LINE.fullmatch(line)):
            raise NotThatGame(f"Not a duplicate line: one begins '{FIRST} 1'.")
        word, rival, who, own, other, moves = found.groups()
        one = cls(word, rival, who, (int(own), int(other)), moves)
        if str(one) != line:
            raise NotThatGame(f"{who}'s line was changed on the way: ask for it again.")
        return one

    def think_game(self) -> Thought[Game]:
        """Play it again, the rival by itself; `NotThatGame` if that makes another line."""
        try:
            table = duplicate_table(self.word, Sitter(self.who), self.rival)
        except KeyError:
            raise NotThatGame(f"{self.who}'s line names '{self.rival}', who isn't a player here.") from None
        choices = iter(self.moves.partition(".")[0])
        while (seat := table.turn) is not None:
            allowed = table.game.legal(seat)
            if seat or len(allowed) == 1:
                table.answer(seat, (yield from table.think(seat)) if seat else allowed[:1])
            elif (at := int(next(choices, "f"), 16)) < len(allowed):
                table.apply(seat, allowed[at])
            else:
                raise NotThatGame(f"{self.who}'s line is cut short, or was changed.")
        if played_by(self.who, self.word, self.rival, table.game) != self:
            raise NotThatGame(
                f"{self.who}'s line was changed: the score, or the way {self.rival} plays, doesn't fit."
            )
        return table.game


def played_by(who: str, word: str, rival: str, game: Game) -> PlayedDuplicate:
    """Return the line of a game that is over."""
    assert game.outcome
    own, other = game.outcome.scores
    return PlayedDuplicate(word, rival, who, (own, other), moves_of(game))


def match_points(results: Sequence[PlayedDuplicate]) -> list[tuple[int, PlayedDuplicate]]:
    """Return all with their points, the best first: two for each who made less, one for each as much."""
    found = []
    for one in results:
        others = [two.spread for two in results if two is not one]
        found.append((sum((one.spread > spread) + (one.spread >= spread) for spread in others), one))
    return sorted(found, key=lambda row: (-row[0], -row[1].spread))


def sheet(word: str) -> Iterator[str]:
    """Return nine deals of a word, for whoever makes up the hands at real tables, on one page."""
    game = duplicate_game(word)
    yield f"CRIB: nine deals of '{word}' for two."
    yield "The same at every table: lay both hands face down, and the starter to one side."
    yield ""
    for deal in range(SHEET_DEALS):
        pack = game.pack(str(deal + 1))
        dealer = "NORTH" if (game.dealer + deal) % 2 else "SOUTH"
        hands = pack[0:12:2], pack[1:12:2]
        yield f"Deal {deal + 1}: {dealer} deals. Starter {pack[12]}."
        yield f"    non-dealer  {cards_text(tuple(sorted(hands[0])))}"
        yield f"    dealer      {cards_text(tuple(sorted(hands[1])))}"
        yield "    pegged ____ / ____   hands ____ / ____   crib ____   score ____ / ____"
        yield ""
