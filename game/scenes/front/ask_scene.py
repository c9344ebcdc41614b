"""Ask the champ: cards are put down by hand, and every choice is told with its worth."""

from collections.abc import Sequence

from game.coaching.laid_out import LaidOut
from game.devices.button import DIRECTIONS, Button, Press
from game.devices.clipboard import copy_text
from game.handbook.help_page import About
from game.players.champ import Champ
from game.players.weigh.rollouts import MOST_DEALS
from game.rules.cards import PACK, Card, is_whole, typed_on
from game.rules.errors import InvalidPosition
from game.rules.in_words import capital
from game.rules.match_length import Stand
from game.rules.position_line import position_line
from game.rules.position_reader import WrongWord, read_stand
from game.rules.position_typed import A_MATCH, match_word
from game.scenes.box import Notice, TypedBox
from game.scenes.front.asked_champ import NOT_SURE, ROOM, AskedChamp
from game.scenes.help_pages import RulesHelp
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene, TakeOff, Way
from game.sheets.page_parts import Deck, Dial, Dials, Hand, Part, Words
from game.sheets.pages import LEADS_BACK, PageSheet
from game.sheets.sheet import Sheet
from game.sheets.spots import PartSpot, Spot
from game.values import replace

DECK, DIALS, HAND = range(3)
TURNED = (DECK, DIALS, HAND)
"""What the hands can be on."""
SUITS_OF_DECK = 4
_FASTER, _MOST_FIGURES = 5, 3
AS_WELL = ("Set the score, and whose deal it is.", "The champ then ranks every discard here, the best first.")
WHICH_MATCH = ("How the match stands, yours first:", "best of 5, 2-1 or first to 12, 4-6")
FOOTER = f"{{fire}} put   {{hint}} next part   U undo   R play   C copy   M match   {{back}}{LEADS_BACK}"
FOOTER_OF_DIALS = "{left} {right} turn   " + FOOTER.replace("C copy   ", "")


class AskScene(Scene):
    """Parts that are walked through: the deck, the dials, the hand; nothing of it is kept."""

    def __init__(self, start: LaidOut, title: str) -> None:
        super().__init__()
        self.table, self.title = start, title
        self._before: list[LaidOut] = []
        self.part, self.at = DECK, dict.fromkeys(TURNED, 0)
        self.typed = self.said = ""
        self._has_typed_card = False
        self.stand: Stand | None = None
        """How its match stands, if it is a game of one."""
        self.a_time = MOST_DEALS
        """How many deals are played out at a press."""
        Champ.get_ready(start.form)
        self.champ = AskedChamp(start, self.stand)

    # The question, and its answer.

    def _change(self, table: LaidOut) -> None:
        if table != self.table:
            self._before.append(self.table)
            self.table = table
            self._look()

    def _look(self) -> None:
        """Look at the table: it asks another question now."""
        self.champ = AskedChamp(self.table, self.stand)

    def idle(self) -> bool:
        """Have the champ think a slice, as often as there is time."""
        goes_on, is_news = self.champ.think()
        self.stale |= is_news
        return goes_on

    @property
    def is_still(self) -> bool:
        return self.champ.is_still

    # The hands.

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        """Tell whether the press continues a card or a score, or stands for a word of the footer."""
        is_one = bool(self._typed_on(press)) or press.letter in ("U", "R", "C", "M")
        return is_one or (at_keyboard and press.is_one_of("TH"))

    def _typed_on(self, press: Press) -> str:
        sign = press.sign
        if press.button in DIRECTIONS or not sign:
            return ""
        if self.part == DIALS:
            figures = self.typed + sign
            return figures if figures.isdecimal() and len(figures) <= _MOST_FIGURES else ""
        typed = typed_on(self.typed, sign)
        return typed if len(typed) > len(self.typed) or not press.button else ""

    def press(self, press: Press) -> Answer:
        self.said = ""
        typed, had_typed_card = self._typed_on(press), self._has_typed_card
        self._has_typed_card = bool(typed) and self.part != DIALS
        if typed:
            self._type(typed)
            return STAY
        before, self.typed = self.typed, ""
        if had_typed_card and press.chosen:
            return STAY  # it ends what was typed, as at the table
        match press.button, press.letter:
            case (Button.BACK, _):
                return GoTo(Way.MORE_WAYS)
            case (Button.BACKSPACE, _) | (_, "U"):
                if not before and self._before:
                    self.table = self._before.pop()
                    self._look()
            case _, ("R" | "C" | "M" as letter):
                return self._do(letter)
            case Button.GO, _:
                self._change(replace(self.table, they_go=not self.table.they_go))
            case (Button.HINT | Button.LATER, _):
                self._next_part(1)
            case Button.EARLIER, _:
                self._next_part(-1)
            case _:
                self._walk_or_take(press)
        return STAY

    def _do(self, letter: str) -> Answer:
        """Do what a letter of the footer stands for."""
        if letter == "M":
            return LayOver(TypedBox(WHICH_MATCH, ("Set it", self._set_match), ""))
        if letter == "R":
            self.champ.play_out(self.a_time)
        else:
            self.copy()
        return STAY

    def _set_match(self, text: str) -> Answer:
        """Set how the match stands, from how anybody types it; nothing typed is no match."""
        try:
            self.stand = read_stand(f"match={match_word(text)}") if text.strip() else None
        except WrongWord as error:
            return LayOver(Notice(f"{capital(error.reason)} Such as: {A_MATCH}."))
        except InvalidPosition as error:
            return LayOver(Notice(str(error)))
        self._look()
        return TakeOff()

    def _type(self, typed: str) -> None:
        if self.part == DIALS:
            self.typed = typed
            whose = self.at[DIALS]
            if whose < len(self.table.scores):
                self._change(self.table.score(whose, int(typed)))
        elif is_whole(typed):
            self.typed = ""
            self._change(self.table.put(Card.parse(typed)))
        else:
            self.typed = typed

    def _next_part(self, step: int) -> None:
        self.part = TURNED[(TURNED.index(self.part) + step) % len(TURNED)]

    def _walk_or_take(self, press: Press) -> None:
        if press.button not in DIRECTIONS:
            if press.chosen:
                self._take()
        elif self.part == DECK:
            self.at[DECK] = (self.at[DECK] + press.across * SUITS_OF_DECK + press.down) % len(PACK)
        elif self.part == HAND:
            self.at[HAND] = (self.at[HAND] + press.across + press.down) % max(1, len(self.table.hand))
        elif press.across:
            self._turn(press.across)
        else:
            self.at[DIALS] = (self.at[DIALS] + press.down) % (len(self.table.scores) + 1)

    def _turn(self, step: int) -> None:
        whose = self.at[DIALS]
        if whose < len(self.table.scores):
            self._change(self.table.score(whose, self.table.scores[whose] + step))
        else:
            self._change(replace(self.table, mine=not self.table.mine))

    def _take(self) -> None:
        if self.part == DECK:
            self._change(self.table.put(PACK[self.at[DECK]]))
        elif self.part == HAND and self.table.hand:
            change = self.table.put if self._is_to_play(self._in_hand) else self.table.lay
            self._change(change(self._in_hand))
        elif self.part == DIALS:
            self._turn(_FASTER if self.at[DIALS] < len(self.table.scores) else 1)

    def _is_to_play(self, card: Card) -> bool:
        is_laid_out = self.table.starter and len(self.table.laid) == self.table.form.laid_away
        return bool(is_laid_out) and card not in self.table.laid

    @property
    def _takes(self) -> str:
        """What fire does with a card, or with a dial."""
        if self.part == DIALS:
            return f"add {_FASTER}" if self.at[DIALS] < len(self.table.scores) else "change"
        if self.part != HAND or not self.table.hand:
            return "put"
        if self._in_hand in self.table.laid:
            return "keep"
        return "to pile" if self._is_to_play(self._in_hand) else "discard"

    @property
    def _in_hand(self) -> Card:
        return self.table.hand[self.at[HAND] % len(self.table.hand)]

    def click(self, spot: Spot | None) -> Answer:
        if isinstance(spot, PartSpot) and spot.part in TURNED:
            self.part, self.typed = spot.part, ""
            if spot.part != HAND or spot.index < len(self.table.hand):
                self.at[spot.part] = spot.index
                self._take()
        return STAY

    def copy(self) -> None:
        """Copy the position's line, for wherever it can be pasted."""
        line = position_line(self.champ.view, self.stand) if self.champ.view else self.table.line
        self.said = "The line is copied." if copy_text(line) else line

    def help(self) -> Scene:
        """Explain the figures: they are those of the coach's rows."""
        return RulesHelp(self.table.house, About.COACH)

    # What is seen.

    def picture(self) -> Sequence[Sheet]:
        table, typed = self.table, f" {self.typed}_" if self.typed else ""
        deck = Deck(table.used, PACK[self.at[DECK]] if self.part == DECK else None)
        starter = Hand([table.starter] if table.starter else [], 1, is_small=True)
        pile = Hand(table.pile, fanned=True, is_small=True)
        many = f"{len(table.hand)} of {table.form.dealt}"
        now, answers = {part: self.part == part for part in TURNED}, self.champ.answers()
        longest = (ROOM + len(NOT_SURE)) * bool(answers)
        said = self.said or self.champ.why() or self.champ.asks
        rows = [
            [
                Part(f"the deck{typed}", deck, share=4, is_now=now[DECK], is_dark=True),
                Part("the score", self._dials(), self._in_match, share=3, is_now=now[DIALS], is_dark=True),
            ],
            [
                Part("your hand", self._hand(), many, share=11, is_now=now[HAND]),
                Part("starter", starter, share=3),
                Part("pile", pile, f"count {table.count}", share=6),
            ],
            [Part(said, answers or Words(self._lacking()), longest=longest)],
        ]
        match = [self.stand.length.words, self._in_match] if self.stand else [self.title]
        at_right = ", ".join(filter(None, match))
        footer = FOOTER_OF_DIALS if self.part == DIALS else FOOTER
        title = "PLAYED OUT" if self.champ.lead() else "ASK THE CHAMP"
        return [PageSheet(title, self.champ.how_far() or at_right, rows, footer.replace("put", self._takes))]

    @property
    def _in_match(self) -> str:
        """In a match the chance to win it with the best choice."""
        ranked = self.champ.ranked
        if not ranked or not ranked.options or not ranked.match_chance:
            return ""
        return f"match {ranked.match_chance(ranked.options[0].chance):.0%}"

    def _dials(self) -> Dials:
        table, most = self.table, self.table.house.target_of(self.table.form)
        return Dials(
            (Dial("YOU", table.scores[0], most, 0), Dial("THEM", table.scores[1], most, 1)),
            self.at[DIALS] if self.part == DIALS else None,
            ("DEALER", ("you", "they"), 0 if table.mine else 1),
        )

    def _hand(self) -> Hand:
        """Lay out the hand, with the best answer lit and a word below what has left it."""
        table, options = self.table, ranked.options if (ranked := self.champ.ranked) else ()
        best = {*options[0].cards} if options else set()
        words = {at: word for at, card in enumerate(table.hand) if (word := self._word(card))}
        cursor = self.at[HAND] if self.part == HAND else None
        lit = frozenset(best & {*table.kept, *table.hand})
        return Hand(table.hand, table.form.dealt, words, lit, cursor, is_small=True)

    def _word(self, card: Card) -> str:
        return "crib" if card in self.table.laid else "pile" if card in self.table.pile else ""

    def _lacking(self) -> Sequence[str]:
        """Tell the next steps, where nothing is asked."""
        form = self.table.form
        if len(self.table.hand) < form.dealt:
            put = f"Put {form.dealt} cards into your hand, from the deck or by typing them: 5h, 10d, js."
            return (put, *AS_WELL)
        if self.table.starter and len(self.table.laid) < form.laid_away:
            return [f"Go to your hand and mark the {form.laid_away} cards that went to the crib."]
        pile = "Put down the cards that were played; 0: they said go."
        return [self.champ.asks if self.champ.view else pile]
