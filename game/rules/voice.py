"""A voice: what one source says at the table, phrase by phrase. Those that it leaves out are the house's own.

A phrase has up to three forms, with `|` between them: said of whoever reads it, said by the program of itself
(where there are three), and said of anybody else. An empty form is silence."""

from collections.abc import Callable, Sequence

from game.rules.cadence import Cadence, TableTalk
from game.rules.cards import JACK, KING, RANKS, Card, Suit
from game.rules.counting import Score
from game.rules.in_words import AND, NAMESAKES, number_word
from game.values import frozen

YOU = "YOU"
"""The name that means whoever reads it."""
ME = "ME"
"""What BSD's program calls itself."""
_BEHIND = ("", *(f" {letter}" for letter in NAMESAKES))
"""What stands behind the name of the program's own player, where there are several."""
_OF_SEVERAL = {"has ": "have ", "is ": "are ", "wins": "win"}
"""What partners do, by what one does."""
_COURT = dict(zip(range(JACK, KING + 1), ("jack", "queen", "king"), strict=True))
RANK_WORDS = {rank: number_word(rank) for rank in RANKS} | {1: "ace"} | _COURT
TABLE_TALK = TableTalk()


class _Facts(dict[str, object]):
    """What stands in a phrase for something else; the marks of keys, such as {fire}, stay as they are."""

    def __missing__(self, mark: str) -> str:
        return f"{{{mark}}}"


@frozen
class Voice:
    """The names, the phrases and the cadence of one source."""

    # Names.
    source: str = ""
    """Whose it is: the name of a preset, whose own rules the help begins with."""
    rival: str = ""
    """What the only opponent is called; without it, by his level."""
    seats: tuple[str, ...] = ()
    """What several opponents are called, seat by seat; the first is a person's."""
    signs_plates: bool = False
    """Whether the initials of whoever is called you stand on a plate."""
    starter: str = "starter"
    beside_starter: str = "starter"
    """What stands by the card turned up."""
    jack: str = "jack"
    capital_courts: bool = False
    """Whether it is the Ace, the Jack, the Queen and the King, as these sources write them."""
    pack: str = "deck"
    shouts_cards: bool = False
    """Whether a card is an ACE of SPADES."""
    count_box: str = "COUNT"
    point: str = "{n} point"
    many_points: str = "{n} points"

    # Before the deal.
    cut_for_deal: str = "Cut for the deal"
    names_heights: bool = False
    """Whether a cut is low, in the middle or high."""
    cut_card: str = "You cut the {card}|{name} cuts the {card}"
    deals_first: str = "Low cut: you deal|Low cut: {name} deals"
    tie: str = "A tie: cut again"
    which_target: str = "Play to how many: {targets}"
    target: str = "{target}"
    target_chosen: str = "The game is to {target}"
    three_for_last: str = "three for last"
    cut_pack: str = "Cut the deck"
    pack_cut: str = "You cut {depth} cards from the deck|{name} cuts {depth} cards from the deck"

    # The deal.
    deal: str = "Your deal|{name}'s deal"
    discard: str = "Discard {cards} to {whose} crib"
    take_back: str = "{fire}: take this card back"
    confirm: str = "{fire}: discard to {whose} crib"
    discarded: str = "|{name} discards"
    has_discarded: str = "|discarded"
    """The same on a plate."""
    crib: str = "Your crib|{name}'s crib"
    cut_starter: str = "Cut for the {starter}"
    starter_cut: str = "The {starter}: {card}"
    heels: str = "two for his heels"

    # The play.
    play: str = "Play a card"
    others_play: str = "{name} to play"
    """Whose play it is, where several others might be thinking."""
    play_and_count: str = "Play a card; a number pegs"  # the words beside it leave no room for more
    or_go: str = ", or {go} for go"
    your_turn: str = "your turn"
    running: str = "Count"
    """What the count is called before its number, in the text edition."""
    count_said: str = "{count}"
    counts_in_words: bool = False
    played: str = "{NAME}: {card}, {count}"
    fifteen: str = "fifteen two"
    thirty_one: str = "thirty-one for two"
    pair: str = "a pair"
    three_alike: str = "three of a kind"
    four_alike: str = "four of a kind"
    run: str = "a run of {length}"
    joins: str = " and "
    scored: str = "{items}{worth}"
    """One by itself: "a pair is two", but "fifteen two", whose name says so."""
    scored_together: str = "{items} is {word}"
    go: str = "{NAME}: go"
    go_pegged: str = "one for the go"
    last_pegged: str = "one for last"
    new_count: str = "New count: you lead|New count: {name} leads"
    past_31: str = "That card goes over 31"
    can_play: str = "You can play a card"
    not_held: str = "You don't have {card}"
    no_such_rank: str = "You have no {word}"
    ambiguous: str = "You have more than one {word}: type the suit too"
    not_understood: str = "'{word}' is not a card: type rank and suit, such as 5h"
    no_such_total: str = "Nothing here can count {said}"
    not_a_number: str = "'{word}' is not a number: type figures, such as 4"
    last_card: str = ""
    """What is said of a last card that plays itself."""
    pegged: str = "{NAME}: {why}. Now {total}"
    pegs: str = "{points}"
    """What stands on a plate where partners share a score."""

    # The show.
    hand: str = "Your hand|{name}'s hand"
    counting: str = "count|counts"
    cadence: Cadence = TABLE_TALK
    hand_told: str = "{told}"
    crib_told: str = "{told}"
    names_counted: bool = False
    """Whether the cards of each score are named where there is room."""
    nothing: str = "no score"
    nothing_at_all: str = ""
    """The same of a hand that could count nineteen."""
    no_flush: str = "No flush: the {starter} doesn't match"
    as_counted: str = "{points}"
    count_hand: str = "{NAME}: how many?"
    count_crib: str = "{NAME}: how many?"
    count_card: str = "{NAME}: how many for your card?"
    counts_aloud: bool = False
    """Whether a claim is told item by item, as it is said, and not as a number alone."""
    claimed: str = "I count {said}"
    claimed_in_play: str = "{count} for {said}"
    for_so_many: str = "{count} for {said}"
    """The same on a plate."""
    counts: str = "{NAME} counts {said}"
    call: str = "Muggins: how many missed?"
    count_again: str = "{said} is too high: count again"
    too_high: str = "{name} said {said}. It is {true}: {costs}."
    too_low: str = "{name} said {said}. It is {true}: {costs}."
    untaken: str = ""
    """A low count that nobody may take; too_low, where it has no words of its own."""
    tells_every_mistake: bool = False
    """Whether a miscount is told that wins all the same."""
    paid: str = "{n} for {NAME}"
    paid_back: str = "{NAME} {n} back"
    lost: str = "{n} lost"
    explanation: str = "It counts {true}: {told}"
    explains: Callable[[Sequence[Score]], str] = TABLE_TALK.told
    """How a hand is told after a miscount."""
    muggins: str = "muggins: {said}!"
    nothing_missed: str = "Nothing was missed"
    called_falsely: str = "You called {said}: nothing was missed|{NAME} called {said}: nothing was missed"
    less_missed: str = "Only {points} to take"
    """What is said of a call for more than was missed."""
    missed: str = "Missed: {told}"
    for_muggins: str = "{points} by muggins"
    for_miscount: str = "{points} for the miscount"
    for_board: str = "the board's count"
    for_back: str = "{points} back for the miscount"
    now: str = "{NAME}: now {total}"
    """The score after points that have just been told."""

    # The end.
    wins: str = "YOU WIN|{NAME} WINS"
    ended: str = "You win|{NAME} wins"
    lurch: str = "a lurch"
    skunk: str = "a skunk"
    double_skunk: str = "a double skunk"
    worth: str = "{scores}: {worth}"
    worth_more: str = "{scores}: {how} counts {in_words}"
    again: str = "Another game?"
    loser_deals: str = "The loser deals"
    last_deals: str = "You came last, and deal|{name} came last, and deals"
    """The same where several have lost."""
    leave: str = "Quit this game?"
    instructions: str = ""
    """The questions before the first game."""

    # Whatever happens.
    waiting: str = "{fire} goes on"
    thinking: str = ""

    def say(self, phrase: str, name: str = "", /, **facts: object) -> str:
        """Fill in a phrase, in the form for whoever it is about."""
        yours, *others = phrase.split("|")
        mine = len(others) > 1 and name == self.rival.upper()
        form = yours if name == YOU or not others else others[0] if mine else others[-1]
        called = self.called(name)
        if AND in called:
            for of_one, of_several in _OF_SEVERAL.items():
                form = form.replace(f"{{name}} {of_one}", f"{{name}} {of_several}")
                form = form.replace(f"{{NAME}} {of_one}", f"{{NAME}} {of_several}")
        if called[-1:] in ("s", "S"):
            form = form.replace("{name}'s", "{name}'").replace("{NAME}'S", "{NAME}'")
        return form.format_map(_Facts(facts, name=called, NAME=name))

    def on_plate(self, phrase: str, name: str, /, **facts: object) -> str:
        """Say the same beside the name."""
        words = self.say(phrase, name, **facts)
        return words.removeprefix(name).removeprefix(self.called(name)).lstrip(": ")

    def called(self, name: str) -> str:
        """Call a name within a sentence: that of the program is no shout there."""
        if name == YOU:
            return "You"
        rivals = {f"{self.rival.upper()}{behind}": f"{self.rival}{behind}" for behind in _BEHIND}
        return rivals.get(name, name)

    def named(self, card: Card) -> str:
        """Name a card as it is called: `ten of hearts`."""
        rank = self.jack if card.rank == JACK else RANK_WORDS[card.rank]
        suit = Suit(card.suit).name.lower()
        if self.shouts_cards:
            return f"{rank.upper()} of {suit.upper()}"
        is_capital = self.capital_courts and (card.rank in _COURT or card.rank == 1)
        return f"{rank.capitalize() if is_capital else rank} of {suit}"

    def points(self, number: int) -> str:
        """Say n points: `1 point`, `2 points`."""
        return (self.point if number == 1 else self.many_points).format(n=number)

    def counted(self, count: int) -> str:
        """Say a running count."""
        return number_word(count) if self.counts_in_words else str(count)


HOUSE = Voice()
"""What is said where no source is at the table."""
