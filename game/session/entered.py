"""A game of a real board, written down line by line: what was seen of it, and what stood on the board."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date, timedelta
from functools import lru_cache

from game.players.never_seen import crib_counts, crib_words, mean_crib
from game.players.tables.odds import form_odds, place
from game.rules.cards import PACK, Card, Cards, cards_text, in_one_word, parse_cards
from game.rules.errors import LONGEST_NAME, CribbageError, IllegalMove, quoted
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import AUTOMATIC, House, Undo
from game.rules.in_words import so_many
from game.rules.log import Heading
from game.rules.moves import Cut, LayAway, Play
from game.rules.presets import PRESETS
from game.rules.spoken import whose
from game.rules.voice import HOUSE, YOU
from game.store.kept_game import ENTERED, KeptGame
from game.values import frozen, replace

FORM = FORMS["six-card"]
RULES = [name for name, preset in PRESETS.items() if FORM.name in preset.forms]
LIFTED = 20
"""How deep the starter is put into its pack."""
NOT_SEEN, PARTED = "?", " / "
FRIEND = "FRIEND"
"""Whoever sat opposite and has no name."""
EXAMPLE = "5H 6H 7H 8H 9H TH / 9H TH / AC / 5H 2C 6H KS ... / ? / 34-25"
DEAL_WRITTEN = f"A deal is written like this: {EXAMPLE}"
HEAD = ("names", "date", "place", "rules", "muggins", "dealt")
NOT_OVER = "The game isn't over."
_SEATS = (0, 1)
_DAYS_AGO = {"": 0, "today": 0, "yesterday": 1}
_MOST_IN_A_HAND, _MOST_IN_A_PLACE = 29, 60
_NUMBER = re.compile(r"deal \d+:? ", re.IGNORECASE)


class WrittenWrongly(CribbageError):
    """A line of a real game that cannot be so; the sentence says what it is like."""


@frozen
class EnteredDeal:
    """A deal as it was seen: your six cards, your discards, the starter, the cards in order, their discards
    and the board after it, where somebody saw them."""

    hand: Cards
    laid: Cards
    starter: Card
    played: Cards
    theirs: Cards = ()
    board: tuple[int, ...] = ()

    @classmethod
    def of(cls, parts: Sequence[Cards], board: tuple[int, ...] = ()) -> "EnteredDeal":
        """Return the deal of these parts; the last may be still to come."""
        hand, laid, (starter,), played, theirs, *_ = *parts, ()
        return cls(hand, laid, starter, played, theirs, board)

    @property
    def parts(self) -> list[Cards]:
        """Its cards, in the parts in which they are typed."""
        return [self.hand, self.laid, (self.starter,), self.played, self.theirs]

    def __str__(self) -> str:
        return PARTED.join([parts_text(self.parts), "-".join(map(str, self.board)) or NOT_SEEN])

    @classmethod
    def parse(cls, text: str) -> "EnteredDeal":
        """Read the text of `str(deal)`, with or without its number as a list has it."""
        *cards, board = (part.strip() for part in _NUMBER.sub("", text).split(PARTED.strip()))
        if len(cards) != len(HOW_MANY):
            raise WrittenWrongly(DEAL_WRITTEN)
        parts = [read_cards(part, *many) for part, many in zip(cards, HOW_MANY, strict=True)]
        return cls.of(parts, read_board(board))


HOW_MANY = ((6, 6), (2, 2), (1, 1), (1, 8), (0, 2))
"""The fewest and the most cards of each part of a deal."""
DISCARDS, PLAYED = 1, 3
"""Which parts those are."""
_WHERE = ("in your hand", "in the crib", "the starter", "among those played")


def parts_text(parts: Iterable[Cards]) -> str:
    """Write parts of a deal in a line."""
    return PARTED.join(cards_text(part) or NOT_SEEN for part in parts)


def read_cards(text: str, fewest: int, most: int) -> Cards:
    """Read cards, as many as there may be; none where they stand for what nobody saw."""
    cards = parse_cards("" if text.strip() == NOT_SEEN else text)
    if not fewest <= len(cards) <= most:
        range_of = f"{fewest} to {most}" if fewest else f"up to {most}"
        wanted = str(most) if fewest == most else range_of
        raise WrittenWrongly(f"Type {wanted} card{'s' * (most > 1)}, not {len(cards)}.")
    return cards


def check_so_far(parts: Sequence[Cards]) -> None:
    """Refuse the last part of a deal where its cards cannot be beside those before it."""
    *before, cards = parts
    if len(before) == DISCARDS:
        if not {*cards} <= {*before[0]}:
            raise WrittenWrongly(
                f"You discard two of your own six cards, such as {cards_text(before[0][:2])}."
            )
        return
    own = {*before[0]} if before else set()
    free = own - {*before[DISCARDS]} if len(before) == PLAYED else set()
    for card in cards:
        if card in {card for part in before for card in part} - free:
            raise WrittenWrongly(f"{card} is elsewhere already: {_WHERE[_place(before, card)]}.")


def _place(parts: Sequence[Cards], card: Card) -> int:
    """Return in which part a card is; what was played or discarded is in the hand as well."""
    return max(at for at, part in enumerate(parts) if card in part)


def read_board(text: str) -> tuple[int, ...]:
    """Read the scores on the board, `34-25`; nothing where nobody wrote them down."""
    words = text.replace(":", "-").replace(" ", "-").split("-") if text.strip(f" {NOT_SEEN}") else []
    if words and not (
        len(words) == len(_SEATS) and all(word.isdecimal() and len(word) < 4 for word in words)
    ):
        raise WrittenWrongly(f"'{quoted(text)}' is not a score. Type both, yours first, such as 34-25.")
    return tuple(map(int, words))


@frozen
class EnteredGame:
    """The deals so far, and all else that was written down."""

    names: tuple[str, str] = (YOU, FRIEND)
    day: str = ""
    place: str = ""
    rules: str = "champ"
    muggins: bool = False
    dealer: int = 0
    deals: tuple[EnteredDeal, ...] = ()

    # As lines.

    def to_lines(self) -> list[str]:
        """Write what was written down, line by line."""
        facts = (", ".join(self.names), self.day, self.place, self.rules, "yes" if self.muggins else "no")
        head = zip(HEAD, (*facts, self.names[self.dealer]), strict=True)
        return [f"{word} {fact}".rstrip() for word, fact in head] + list(map(str, self.deals))

    @classmethod
    def from_lines(cls, lines: Sequence[str]) -> "EnteredGame":
        """Read the text of `to_lines`; `CribbageError` says which line cannot be so."""
        game = cls()
        for at, line in enumerate(lines):
            game = game.with_kept_line(at, line)
        return game

    def with_line(self, at: int, line: str) -> "EnteredGame":
        """Return it with another line there, or one more deal, as somebody types it now."""
        game = self.with_kept_line(at, line)
        if at < len(HEAD) and game.day > str(date.today()):
            raise WrittenWrongly(f"{game.day} is still to come. Type the day you played, such as 1987-11-18.")
        return game

    def with_kept_line(self, at: int, line: str) -> "EnteredGame":
        """Return the same as it was typed once: the day was a day then, whatever the clock says now."""
        if at >= len(HEAD):
            deals = list(self.deals)
            deals[at - len(HEAD) : at - len(HEAD) + 1] = [EnteredDeal.parse(line)]
            return replace(self, deals=tuple(deals))
        word, _, fact = line.partition(" ")
        if word != HEAD[at]:
            word, fact = HEAD[at], line
        return _HEADS[word](self, fact.strip())

    def by_name(self, scores: Sequence[int]) -> list[str]:
        """Write both scores, each behind its name."""
        return [f"{name} {score}" for name, score in zip(self.names, scores, strict=True)]

    # As a game.

    @property
    def house(self) -> House:
        """The source's rules, but for what nobody could do at a real board."""
        house = PRESETS[self.rules].house
        return replace(
            house,
            counting=AUTOMATIC,
            go_by_hand=False,
            undo=Undo.NO,
            starter_from_top=False,
            cut_before_deal=False,
            target_after_cut=False,
        )

    def game(self) -> Game:
        """Return the game as far as it goes; `CribbageError` names what cannot have been."""
        return self._played(self.boards())

    def boards(self) -> dict[int, tuple[int, ...]]:
        """Return the board after each deal whose score the cards do not tell."""
        boards: dict[int, tuple[int, ...]] = {}
        for at, deal in enumerate(self.deals):
            if deal.board:
                self._check_board(at, boards)
                boards[at] = deal.board
            elif self._is_hidden(at):
                boards[at] = self._on_average(at, boards)
        return boards

    def counted(self, at: int, boards: dict[int, tuple[int, ...]]) -> Game:
        """Return the game after a deal as its cards count, but for a crib that nobody saw."""
        so_far = replace(self, deals=self.deals[: at + 1])
        return _counted(so_far, tuple((deal, board) for deal, board in boards.items() if deal < at))

    def _check_board(self, at: int, boards: dict[int, tuple[int, ...]]) -> None:
        """Refuse a board that no count can give."""
        game, board = self.counted(at, boards), self.deals[at].board
        crib = _MOST_IN_A_HAND if self._is_hidden(at) else 0
        before = boards.get(at - 1) or (self.counted(at - 1, boards).scores if at else (0, 0))
        for side, score in enumerate(board):
            more = crib if side == self._dealer_of(at) else 0
            most = min(game.target, game.scores[side] + more + _MOST_IN_A_HAND)
            if not before[side] <= score <= most:
                told = " and ".join(self.by_name(game.scores))
                raise WrittenWrongly(
                    f"By the cards it is {told} after deal {at + 1}: {score} for {self.names[side]} cannot "
                    "be. Type the board, yours first, such as 34-25, or ? if nobody knows."
                )
        if min(board) == game.target:
            raise WrittenWrongly(f"Only one of you can be at {game.target}.")

    def _on_average(self, at: int, boards: dict[int, tuple[int, ...]]) -> tuple[int, ...]:
        """Return the scores with the crib that nobody saw at its average."""
        game, deal, dealer = self.counted(at, boards), self.deals[at], self._dealer_of(at)
        scores = [*game.scores]
        if game.outcome:
            return ()
        known = (*deal.hand, *deal.played)
        crib = mean_crib(
            form_odds(FORM.name), place(FORM, 1, dealer), (*deal.laid, *deal.theirs), deal.starter, known
        )
        scores[dealer] += round(crib)
        if scores[dealer] + _MOST_IN_A_HAND - round(crib) >= game.target:
            raise WrittenWrongly(
                f"Nobody saw the crib of deal {at + 1}, and it may have ended the game: type the board after "
                "it, yours first, such as 121-97."
            )
        return tuple(scores)

    def _is_hidden(self, at: int) -> bool:
        return len(self.deals[at].theirs) < FORM.laid_away

    def _dealer_of(self, at: int) -> int:
        return (self.dealer + at) % FORM.seats

    def _played(self, boards: dict[int, tuple[int, ...]]) -> Game:
        packs, unseen = {}, {}
        hands = [self._hands(deal) for deal in self.deals]
        for at, (deal, (both, _, never_seen)) in enumerate(zip(self.deals, hands, strict=True)):
            packs[str(at + 1)] = _pack(self._dealer_of(at), both, deal.starter)
            if never_seen:
                unseen[str(at + 1)] = never_seen
        on_board = tuple((str(at + 1), board) for at, board in boards.items() if board)
        first = in_one_word(self.deals[0].hand) if self.deals else ""
        seed = " ".join(f"entered {self.day} {' '.join(self.names)} {first}".split())
        game = Game.begun(
            Heading(
                FORM, self.house, seed, self.dealer, "", tuple(packs.items()), tuple(unseen.items()), on_board
            )
        )
        for at, (deal, (both, laid, _)) in enumerate(zip(self.deals, hands, strict=True)):
            if game.outcome:
                raise WrittenWrongly(f"The game was over before deal {at + 1}.")
            self._play(game, deal, both, laid)
            if not game.outcome and game.deals == at + 1:
                raise WrittenWrongly(f"Deal {at + 1} is not over: type all cards that were played.")
        return game

    def _play(self, game: Game, deal: EnteredDeal, hands: tuple[Cards, Cards], laid: Cards) -> None:
        """Play a deal, of which the second side laid these cards away."""
        for seat, cards in enumerate((deal.laid, laid)):
            game.apply(seat, LayAway(cards))
        game.apply(game.waiting[0], Cut(LIFTED))
        for card in deal.played:
            if game.outcome:
                return
            seat = next(seat for seat in _SEATS if card in hands[seat])
            if seat not in game.waiting:
                raise WrittenWrongly(f"{card}: it was {whose(HOUSE, self.names[1 - seat])} turn.")
            try:
                game.apply(seat, Play(card))
            except IllegalMove as error:
                raise WrittenWrongly(f"{card}: {error}") from None

    def _hands(self, deal: EnteredDeal) -> tuple[tuple[Cards, Cards], Cards, Cards]:
        """Return both hands of six, what the second discards, and which of its cards nobody saw."""
        seen = (*deal.hand, deal.starter, *deal.played, *deal.theirs)
        own = {*deal.hand} - {*deal.laid}
        shown = [card for card in deal.played if card not in own]
        for most, _ in enumerate(deal.parts, 1):
            check_so_far(deal.parts[:most])
        if len(shown) > FORM.kept:
            raise WrittenWrongly(f"They played {len(shown)} cards of four: {cards_text(tuple(shown))}.")
        missing = FORM.dealt - len(shown) - len(deal.theirs)
        unseen = tuple(card for card in PACK if card not in seen)[:missing]
        laid = (*deal.theirs, *unseen[FORM.kept - len(shown) :])  # the others they kept, and never showed
        return (deal.hand, (*shown, *deal.theirs, *unseen)), laid, unseen

    # What the board tells beside the cards.

    def notes(self) -> list[str]:
        """Say where other points were pegged than the cards gave, and what nobody saw."""
        boards, told = self.boards(), list[str]()
        for at, deal in enumerate(self.deals):
            told += self._miscounts(at, boards) if deal.board else []
            if self._is_hidden(at) and (at in boards or deal.board):
                told.append(self._crib_note(at, boards))
        return told

    def notes_since(self, before: "EnteredGame") -> list[str]:
        """Return those of its notes that it did not have before."""
        had = before.notes()
        return [note for note in self.notes() if note not in had]

    def _miscounts(self, at: int, boards: dict[int, tuple[int, ...]]) -> Iterator[str]:
        game, board = self.counted(at, boards), self.deals[at].board
        apart = [score - true for score, true in zip(board, game.scores, strict=True)]
        for side, wrong in enumerate(apart):
            is_crib = self._is_hidden(at) and side == self._dealer_of(at)
            if not wrong or is_crib:
                continue
            if game.outcome and game.target not in board:
                if side == game.outcome.winner:
                    yield f"Deal {at + 1}: {self.names[side]} was out by the cards, and pegged too few."
                continue
            is_taken = self.muggins and apart[1 - side] == -wrong
            if is_taken and wrong > 0:
                continue  # it is told with what the other side missed
            few = f"{so_many(abs(wrong), 'point')} too {'many' if wrong > 0 else 'few'}"
            taken = f": {self.names[1 - side]} took {-wrong} by muggins" * is_taken
            yield f"Deal {at + 1}: {self.names[side]} pegged {few}{taken}."

    def _crib_note(self, at: int, boards: dict[int, tuple[int, ...]]) -> str:
        dealer = self._dealer_of(at)
        part = "all of " if self.deals[at].theirs else ""
        crib = f"{part}{whose(HOUSE, self.names[dealer])} crib"
        if not self.deals[at].board:
            before = self.counted(at, boards).scores[dealer]
            return f"Deal {at + 1}: nobody saw {crib}. It counts {boards[at][dealer] - before}, its average."
        game = self.counted(at, boards)
        if game.outcome:
            return f"Deal {at + 1}: nobody saw {whose(HOUSE, self.names[1])} discards."
        deal = self.deals[at]
        counts = crib_counts((*deal.laid, *deal.theirs), deal.starter, (*deal.hand, *deal.played))
        told = crib_words(self.names[dealer], deal.board[dealer] - game.scores[dealer], counts)
        return f"Deal {at + 1}: nobody saw {crib}. {told}"

    # As it is kept.

    def kept(self) -> KeptGame:
        """Return it as a game among those saved; `CribbageError` where it isn't over."""
        game = self.game()
        if not game.outcome:
            raise WrittenWrongly(f"{NOT_OVER} {', '.join(self.by_name(game.scores))}.")
        sitters = tuple(f"person {name}" for name in self.names)
        facts = {"begun": f"{self.day}T00:00:00", "preset": self.rules, "place": self.place}
        facts |= {f"{ENTERED}{at}": line for at, line in enumerate(self.to_lines())}
        return KeptGame(
            sitters, "", tuple(game.to_lines()), {name: fact for name, fact in facts.items() if fact}
        )

    @classmethod
    def of(cls, kept: KeptGame) -> "EnteredGame | None":
        """Return what was written down of a saved game; nothing where it was played here."""
        lines = [line for name, line in kept.extras.items() if name.startswith(ENTERED)]
        return cls.from_lines(lines) if lines else None


@lru_cache(maxsize=64)  # each deal is asked for again with every answer that is typed after it
def _counted(game: EnteredGame, boards: tuple[tuple[int, tuple[int, ...]], ...]) -> Game:
    return game._played(dict(boards))


def _pack(dealer: int, hands: tuple[Cards, Cards], starter: Card) -> Cards:
    """Return a pack from which it is dealt so."""
    first = FORM.left_of(dealer)
    dealt = [card for pair in zip(hands[first], hands[1 - first], strict=True) for card in pair]
    rest = [card for card in PACK if card not in {*dealt, starter}]
    return (*dealt, *rest[:LIFTED], starter, *rest[LIFTED:])


# The lines above the deals.


def _with_names(game: EnteredGame, text: str) -> EnteredGame:
    found = text.replace(",", " ").upper().split() or [*EnteredGame().names]
    if max(map(len, found)) > LONGEST_NAME:
        raise WrittenWrongly(f"A name has at most {LONGEST_NAME} letters, such as ANN or BOB.")
    if len(found) != len(_SEATS) or found[0] == found[1] or not text.isprintable():
        raise WrittenWrongly("Type two different names, yours first, such as ANN BOB.")
    return replace(game, names=(found[0], found[1]))


def _with_day(game: EnteredGame, text: str) -> EnteredGame:
    days_ago = _DAYS_AGO.get(text.lower())
    try:
        day = date.fromisoformat(text) if days_ago is None else date.today() - timedelta(days_ago)
        return replace(game, day=str(day))
    except ValueError:
        raise WrittenWrongly(f"'{quoted(text)}' is not a day. Type one such as 1987-11-18.") from None


def _with_place(game: EnteredGame, text: str) -> EnteredGame:
    if not text.isprintable() or len(text) > _MOST_IN_A_PLACE:
        raise WrittenWrongly(f"A place is one line of at most {_MOST_IN_A_PLACE} letters, such as Portland.")
    return replace(game, place=text)


def _with_rules(game: EnteredGame, text: str) -> EnteredGame:
    if text and text.lower() not in RULES:
        raise WrittenWrongly(f"Rules are one of {', '.join(RULES)}, not '{quoted(text)}'.")
    return replace(game, rules=text.lower() or EnteredGame().rules)


def _with_muggins(game: EnteredGame, text: str) -> EnteredGame:
    if text.lower() not in ("", "y", "yes", "n", "no"):
        raise WrittenWrongly("Type yes or no.")
    return replace(game, muggins=text.lower() in ("y", "yes"))


def _with_dealer(game: EnteredGame, text: str) -> EnteredGame:
    words = {"ME": 0, "": 0, game.names[0]: 0, "THEM": 1, game.names[1]: 1}
    if text.upper() not in words:
        raise WrittenWrongly(f"Type {game.names[0]} or {game.names[1]}.")
    return replace(game, dealer=words[text.upper()])


_HEADS: dict[str, Callable[[EnteredGame, str], EnteredGame]] = dict(
    zip(HEAD, (_with_names, _with_day, _with_place, _with_rules, _with_muggins, _with_dealer), strict=True)
)
