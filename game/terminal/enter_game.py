"""A game of a real board, typed in deal by deal: it is kept and can be reviewed like any other."""

from collections.abc import Callable
from datetime import date
from functools import partial
from random import Random
from typing import TypeVar

from game.rules.cards import PACK, Card, Cards, cards_text, parse_cards
from game.rules.errors import CribbageError
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House, Undo
from game.rules.moves import Cut, LayAway, Play
from game.rules.pack import DealtPacks
from game.rules.view import SeatCards
from game.session import typed
from game.session.session import Session
from game.session.typed import NotUnderstood
from game.store.kept_game import KeptGame
from game.terminal.conversation import Conversation, Hangup
from game.values import frozen

T = TypeVar("T")
FORM, HOUSE = FORMS["six-card"], House(undo=Undo.NO)
LIFTED = 20
"""How deep the starter is put into its pack."""
WORDS = "Type cards such as 5h 10d js. undo takes back the last answer, table lists the deals so far."
KEPT = "The game is over and saved. The records and --review show it."
NOT_KEPT = "The game isn't over, so it isn't saved."
_SEATS = (0, 1)


class _UndoneError(Exception):
    """The last answer is asked again."""


@frozen
class EnteredDeal:
    """A deal as it was seen: both hands, the discards, the starter, the cards in order."""

    hands: tuple[Cards, Cards]
    laid: tuple[Cards, Cards]
    starter: Card
    played: Cards

    def pack(self, dealer: int) -> Cards:
        """Return a pack from which it is dealt so."""
        first = FORM.left_of(dealer)
        dealt = [card for pair in zip(self.hands[first], self.hands[1 - first], strict=True) for card in pair]
        rest = [card for card in PACK if card not in {*dealt, self.starter}]
        return (*dealt, *rest[:LIFTED], self.starter, *rest[LIFTED:])


class EnteredGame:
    """The deals so far; the game is made anew from them."""

    def __init__(self, dealer: int) -> None:
        self.dealer, self.deals = dealer, list[EnteredDeal]()

    def game(self) -> Game:
        """Return the game as far as it was entered; an `IllegalMove` names the impossible."""
        dealers = [(self.dealer + at) % FORM.seats for at in range(len(self.deals))]
        packs = {str(at + 1): deal.pack(dealers[at]) for at, deal in enumerate(self.deals)}
        game = Game(FORM, HOUSE, f"entered {date.today()}", dealer=self.dealer, packs=DealtPacks(packs))
        for deal in self.deals:
            for seat in _SEATS:
                game.apply(seat, LayAway(deal.laid[seat]))
            game.apply(game.waiting[0], Cut(LIFTED))
            for card in deal.played:
                if game.outcome:
                    break
                game.apply(next(seat for seat in _SEATS if card in deal.hands[seat]), Play(card))
        return game


class EnterGame:
    """Asks for a game, and keeps it."""

    def __init__(self, session: Session, conversation: Conversation) -> None:
        self.session, self.conversation = session, conversation
        self.entered = EnteredGame(0)
        conversation.words |= {
            "undo": self._undo,
            "table": self._table,
            "quit": self._quit,
            "leave": self._quit,
        }

    def run(self) -> None:
        """Ask until the game is won, and keep it."""
        self.conversation.say(WORDS)
        try:
            mine = self._ask("Who dealt first? me, or them:", typed.word_of({"me": 0, "them": 1}, 0))
            self.entered = EnteredGame(mine)
            while not (game := self.entered.game()).outcome:
                self._next_deal(game)
        except Hangup:
            self.conversation.say(NOT_KEPT)
            return
        sitters = ("person YOU", "person THEM")
        kept = KeptGame(sitters, "", tuple(game.to_lines()), {"preset": "champ"})
        for trouble in (self.session.unfinished.begin(kept), self.session.unfinished.finish()):
            self.session.tell(trouble)
        self.conversation.say(KEPT, *self.session.complaints)

    def _next_deal(self, game: Game) -> None:
        """Ask one deal, answer by answer; after undo ask the one before again."""
        self.conversation.say(f"Deal {game.deals}, {game.scores[0]} to {game.scores[1]}.")
        answers: list[Cards] = []
        while len(answers) < len(_QUESTIONS):
            question, fewest, most = _QUESTIONS[len(answers)]
            try:
                answers.append(self._ask(question, partial(_cards, fewest, most)))
                if len(answers) == len(_QUESTIONS):
                    self._settle(answers)
            except _UndoneError:
                if not answers:
                    del self.entered.deals[-1:]
                    return
                answers.pop()
            except CribbageError as error:
                self.conversation.say(str(error))
                answers.pop()

    def _settle(self, answers: list[Cards]) -> None:
        """Add the deal, if the rules allow it; cards nobody saw are any of those left."""
        hand, laid, (starter,), played, theirs = answers
        own = {*hand} - {*laid}
        seen = {*hand, starter, *played, *theirs}
        spare = Random(cards_text(hand)).sample([card for card in PACK if card not in seen], 2 * FORM.dealt)
        kept = [card for card in played if card not in own]
        laid_by_them = (*theirs, *spare)[: FORM.laid_away]
        kept += [card for card in spare if card not in laid_by_them][: FORM.kept - len(kept)]
        self.entered.deals.append(
            EnteredDeal((hand, (*kept, *laid_by_them)), (laid, laid_by_them), starter, played)
        )
        try:
            game = self.entered.game()
            if not game.outcome and game.deals == len(self.entered.deals):
                raise CribbageError("The play is not over: type all cards that were played.")
        except (CribbageError, StopIteration, ValueError) as error:
            self.entered.deals.pop()
            raise CribbageError(str(error) or "These cards can't have been dealt that way.") from None

    def _ask(self, question: str, read: Callable[[str], T]) -> T:
        return self.conversation.ask(question, read)

    def _undo(self, _: str) -> None:
        raise _UndoneError

    def _quit(self, _: str) -> None:
        raise Hangup

    def _table(self, _: str) -> None:
        """List all deals that were entered."""
        for at, deal in enumerate(self.entered.deals, 1):
            held, play = cards_text(deal.hands[0]), _played(deal)
            self.conversation.say(
                f"{at}: you {held}; laid {cards_text(deal.laid[0])}; {deal.starter}; {play}."
            )


_QUESTIONS = (
    ("Your six cards:", FORM.dealt, FORM.dealt),
    ("Which two did you discard?", FORM.laid_away, FORM.laid_away),
    ("The starter:", 1, 1),
    ("All cards played, in order:", 1, FORM.seats * FORM.kept),
    ("Their two discards, or Enter if nobody saw them:", 0, FORM.laid_away),
)


def _played(deal: EnteredDeal) -> str:
    who: SeatCards = tuple((int(card not in deal.hands[0]), card) for card in deal.played)
    return ", ".join(f"{('you', 'they')[seat]} {card}" for seat, card in who)


def _cards(fewest: int, most: int, text: str) -> Cards:
    try:
        cards = parse_cards(text)
    except CribbageError as error:
        raise NotUnderstood(str(error)) from None
    if not fewest <= len(cards) <= most:
        wanted = str(most) if fewest == most else f"{fewest} to {most}"
        raise NotUnderstood(f"Type {wanted} cards, not {len(cards)}.")
    return cards
