"""What is said at the table: each sentence is made here from an event or a question and a voice, for the
window and its plates, the text edition, speech and the list of scores alike."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from game.rules.cadence import QUADRUPLE, TRIPLE, CountStep
from game.rules.cards import Card, letters
from game.rules.counting import HAND_TOTALS, NINETEEN, Kind, Reason, Score, points
from game.rules.errors import IllegalMove
from game.rules.events import Claimed, CountSettled, HandShown, Paid, Pegged
from game.rules.forms import Form
from game.rules.in_words import after_colon, as_sentence, capital, number_word, so_many, together
from game.rules.outcome import Outcome, Stakes, Win
from game.rules.voice import HOUSE, RANK_WORDS, YOU, Voice


def whose(voice: Voice, name: str) -> str:
    """Name whom something belongs to."""
    return voice.say("your|{name}'s", name)


def without_dashes(words: str) -> str:
    """Write the same in letters that every machine and terminal has."""
    return words.replace("—", "--")


COSTS = (Reason.MUGGINS, Reason.PENALTY)
"""What is pegged for somebody else's count."""


def claim_told(voice: Voice, claim: Claimed, name: str) -> str:
    """Say a claim that is not settled yet."""
    word = number_word(claim.said) if claim.said else voice.nothing
    return voice.say(voice.counts, name, said=claim.said, word=word)


def refused(voice: Voice, error: IllegalMove) -> str:
    """Say why a move will not do: in the voice's own words, where it has any."""
    if not error.phrase:
        return str(error)
    facts = {
        name: in_letters(voice, fact) if isinstance(fact, Card) else fact
        for name, fact in error.facts.items()
    }
    return voice.say(getattr(voice, error.phrase), **facts)


# The deal, the play and the show.


def discarded(voice: Voice, name: str, number: int) -> str:
    """Tell that somebody has put cards in the crib."""
    cards = "one card" if number == 1 else f"{number_word(number)} cards"
    return voice.say(voice.discarded, name, cards=cards, number=number_word(number))


def why(voice: Voice, pegged: Pegged, name: str, target: int) -> str:
    """Say the reason for points, as it stands within a sentence."""
    if pegged.scores and pegged.reason is Reason.PLAY:
        return made(voice, pegged.scores, name)
    if pegged.scores:
        needed = pegged.holes if pegged.total == target else None
        return hand_told(voice, pegged.scores, name, crib=pegged.reason is Reason.CRIB, needed=needed)
    number = abs(pegged.holes)
    facts = {"n": number, "points": voice.points(number), "starter": voice.starter}
    back = pegged.reason is Reason.PENALTY and pegged.holes < 0
    return voice.say(voice.for_back if back else _phrase_for(voice, pegged.reason), name, **facts)


def _phrase_for(voice: Voice, reason: Reason) -> str:
    return {
        Reason.THREE_FOR_LAST: voice.three_for_last,
        Reason.HEELS: voice.heels,
        Reason.GO: voice.go_pegged,
        Reason.LAST_CARD: voice.last_pegged,
        Reason.MUGGINS: voice.for_muggins,
        Reason.PENALTY: voice.for_miscount,
        Reason.BOARD: voice.for_board,
    }.get(reason, voice.as_counted)


def made(voice: Voice, scores: Sequence[Score], name: str) -> str:
    """Say the scores of one card, and what they are worth."""
    items = [scored(voice, score) for score in scores]
    number, kind, card = points(scores), scores[0].kind, scores[0].cards[-1]
    phrase = voice.scored if len(items) == 1 else voice.scored_together
    word = number_word(number)
    worth = "" if kind.is_sum else f" is {word}"
    facts = {"n": number, "word": word, "points": voice.points(number), "worth": worth}
    return voice.say(phrase, name, items=voice.joins.join(items), card=voice.named(card), **facts)


def scored(voice: Voice, score: Score) -> str:
    """Name one score of a card."""
    return _made_of(voice, score).format(length=number_word(score.points), n=score.points)


def _made_of(voice: Voice, score: Score) -> str:
    match score.kind:
        case Kind.FIFTEEN:
            return voice.fifteen
        case Kind.THIRTY_ONE:
            return voice.thirty_one
        case Kind.RUN:
            return voice.run
        case _:
            return {TRIPLE: voice.three_alike, QUADRUPLE: voice.four_alike}.get(score.points, voice.pair)


def steps(voice: Voice, scores: Sequence[Score], needed: int | None = None) -> list[CountStep]:
    """Count item by item; no steps where the voice tells a total alone."""
    return voice.cadence.steps(scores, needed)


def nothing(voice: Voice, cards: Sequence[Card]) -> str:
    """Say of cards that they count nothing: nineteen, where no hand of its size can count that."""
    return (NINETEEN not in HAND_TOTALS[len(cards)] and voice.nothing_at_all) or voice.nothing


def aloud(voice: Voice, scores: Sequence[Score], cards: Sequence[Card], needed: int | None = None) -> str:
    """Count a whole hand, or as much of it as is needed for the game."""
    return voice.cadence.told(scores, needed) if scores else nothing(voice, cards)


def hand_told(
    voice: Voice,
    scores: Sequence[Score],
    name: str,
    *,
    crib: bool,
    cards: Sequence[Card] = (),
    needed: int | None = None,
) -> str:
    """Tell a hand or crib with all that is said of it; `cards` are needed where it may count nothing."""
    return voice.say(
        voice.crib_told if crib else voice.hand_told, name, told=aloud(voice, scores, cards, needed)
    )


def no_flush(voice: Voice, shown: HandShown) -> str:
    """Say why four of a suit in the crib are worth nothing, or nothing if they are not there."""
    suits = {card.suit for card in shown.cards}
    is_one = shown.crib and len(suits) == 1 and shown.starter.suit not in suits
    return voice.say(voice.no_flush, starter=voice.starter) if is_one else ""


def no_peg_tells(voice: Voice, shown: HandShown, name: str) -> Iterator[str]:
    """Say why a hand counts nothing, or a crib less than it seems to."""
    if words := no_flush(voice, shown):
        yield words
    if not shown.scores:
        yield capital(hand_told(voice, (), name, crib=shown.crib, cards=shown.cards))


def said_of_count(voice: Voice, said: int, running: int | None, name: str, *, on_plate: bool = False) -> str:
    """Say a seat's own count; or its card, in the play, if it says anything."""
    facts = {"said": said, "word": number_word(said) if said else voice.nothing, "points": voice.points(said)}
    if running is None:
        return voice.say(voice.claimed, name, **facts)
    facts |= {"count": voice.counted(running), "number": number_word(running)}
    phrase = voice.for_so_many if on_plate else voice.claimed_in_play
    return voice.say(phrase, name, **facts) if said else ""


def scores_said(said: int, scores: Sequence[Score]) -> Sequence[Score]:
    """Return the items of a hand that make a claim of n points, or none if nothing does."""
    ways: dict[int, Sequence[Score]] = {0: ()}
    for score in scores:
        for total, way in [*ways.items()]:
            now = total + score.points
            ways[now] = max(ways.get(now, ()), (*way, score), key=len)
    return ways.get(said, ())


def claimed_aloud(voice: Voice, said: int, shown: HandShown, name: str) -> str:
    """Say a hand as its seat counts it."""
    if not voice.counts_aloud:
        return said_of_count(voice, said, None, name)
    if not said:
        return nothing(voice, shown.cards)
    named = scores_said(said, shown.scores)
    return voice.cadence.told(named) if named else number_word(said)


def explanation(voice: Voice, settled: CountSettled) -> str:
    """Explain the true count, where that is said and it was not."""
    true = points(settled.scores)
    if not (settled.scores and voice.explanation and settled.said != true):
        return ""
    told, is_within = voice.explains(settled.scores), voice.explanation == HOUSE.explanation
    return _it_counts(true, told) if is_within else voice.say(voice.explanation, told=told)


SUM_AT_END = re.compile(r"(?:—| is |, making |: )[a-z-]+(?: in all)?$")


def _it_counts(true: int, told: str) -> str:
    """Tell first what it counts, and then why, without the sum once more."""
    return HOUSE.say(HOUSE.explanation, true=true, told=after_colon(SUM_AT_END.sub("", told)))


def missed(settled: CountSettled) -> Sequence[Score]:
    """Return what was not counted, once somebody has called it; who only missed it hears nothing."""
    return items_missed(settled) if settled.was_open and settled.paid else ()


def items_missed(settled: CountSettled) -> Sequence[Score]:
    """Return the items that a low count left out; where no items make that count, all of them."""
    named = scores_said(settled.said, settled.scores)
    return [score for score in settled.scores if score not in named]


def less_missed(voice: Voice, right: int, counts: int = 0) -> str:
    """Say how much less was missed than somebody called; where nothing was, what the hand counts, if any."""
    if right:
        return voice.say(voice.less_missed, points=voice.points(right))
    return f"{voice.nothing_missed}: it counts {number_word(counts)}" if counts else voice.nothing_missed


def left_out(voice: Voice, settled: CountSettled, *, in_play: bool, cards: str = "") -> str:
    """Name the items that a low count left out, with their cards if given; where no items make that count,
    name all."""
    left, scores = items_missed(settled), settled.scores
    told = after_colon(made(voice, left, "") if in_play else voice.explains(left))
    if points(scores) - points(left) == settled.said:
        return voice.say(voice.missed, told=f"{told} ({cards})" if cards else told)
    return _it_counts(points(scores), told)


def miscount(
    voice: Voice, settled: CountSettled, names: Sequence[str], sides: Sequence[str], form: Form, room: int
) -> str:
    """Tell a miscount and its cost; nothing for a right count.

    A count that brings the game home costs nothing, and few sources tell it. `room` is what its side has left
    to the target; an open count has pegged by now."""
    said, true = settled.said, points(settled.scores)
    pegs = 0 if settled.was_open else min(said, true)
    if said == true or (pegs >= room and not voice.tells_every_mistake):
        return ""
    costs = [
        f"{_cost(voice, sides[form.side(paid.seat)], paid.holes)}{_why_he(settled, paid, form)}"
        for paid in settled.paid
    ]
    if not costs:
        costs = [voice.say(voice.lost, n=true - said) if said < true else "nothing lost"]
    gained = sum(paid.holes for paid in settled.paid if paid.seat != settled.seat)
    facts = {"said": said, "true": true, "n": gained or abs(true - said), "gained": gained}
    low = (not settled.paid and voice.untaken) or voice.too_low
    phrase = low if said < true else voice.too_high
    return voice.say(phrase, names[settled.seat], costs=", ".join(costs), points=voice.points(true), **facts)


def _why_he(settled: CountSettled, paid: Paid, form: Form) -> str:
    """Say why this one of several others has the points."""
    if form.sides == 2 or paid.seat == settled.seat:
        return ""
    return ", who called" if settled.was_open else ", who sits next"


def _cost(voice: Voice, side: str, holes: int) -> str:
    return voice.say(voice.paid if holes > 0 else voice.paid_back, side, n=abs(holes))


# The end.


def ended(voice: Voice, outcome: Outcome, sides: Sequence[str], people: Collection[int]) -> str:
    """Say who won, as the source does; people who all play for one side are `you`."""
    name = YOU if [*people] == [outcome.winner] else sides[outcome.winner]
    facts = {"scores": scores_words(outcome), "target": max(outcome.scores)}
    return as_sentence(voice.say(voice.ended, name, **facts))


_WON = {
    Reason.HEELS: "with his heels",
    Reason.PLAY: "in the play",
    Reason.GO: "on a go",
    Reason.LAST_CARD: "with the last card",
    Reason.THREE_FOR_LAST: "with three for last",
    Reason.HAND: "with {whose} hand",
    Reason.CRIB: "with {whose} crib",
    Reason.MUGGINS: "with muggins",
    Reason.PENALTY: "on a miscount",
    Reason.BOARD: "on the board",
}


def how_won(outcome: Outcome, names: Sequence[str]) -> str:
    """Say by how much a game was won and what brought the last points: `by 33, with your hand`."""
    name = names[outcome.seat]
    is_named = name == YOU or len(names) > len(outcome.scores)
    how = _WON[outcome.reason].format(whose=whose(HOUSE, name) if is_named else "the")
    return f"by {outcome.margin}, {how}"


def winners(voice: Voice, names: Sequence[str]) -> str:
    """Say who won, for a heading."""
    return voice.say(voice.wins, *names) if len(names) == 1 else f"{together(names)} WIN"


def scores_words(outcome: Outcome) -> str:
    """Write the scores, the winner's first."""
    losers = (beaten.score for beaten in outcome.beaten)
    return " to ".join(map(str, (outcome.scores[outcome.winner], *losers)))


def how_well(voice: Voice, win: Win) -> str:
    """Name a win by how badly the other was beaten; nothing of a plain one."""
    return {Win.LURCH: voice.lurch, Win.SKUNK: voice.skunk, Win.DOUBLE_SKUNK: voice.double_skunk}.get(win, "")


def worth_words(voice: Voice, outcome: Outcome, unit: str, winner: str) -> str:
    """Say the worth of the win, and its title by how badly the last was beaten."""
    worst = outcome.beaten[-1].win
    phrase = voice.worth if worst is Win.PLAIN else voice.worth_more
    worth = so_many(outcome.worth, unit)
    in_words = worth.replace(f"{outcome.worth}", number_word(outcome.worth))
    facts = {"scores": scores_words(outcome), "worth": worth, "in_words": in_words}
    return voice.say(phrase, winner, how=voice.say(how_well(voice, worst), winner), **facts)


def worth_alone(voice: Voice, outcome: Outcome, unit: str, winner: str) -> str:
    """Say the same where the scores have just been told; nothing of a single win.

    What a source has no words for is said in the house's: it knows no skunk, but its house rules do."""
    if outcome.worth == 1:
        return ""
    told = (worth_words(one, outcome, unit, winner) for one in (voice, HOUSE))
    alone = (words.removeprefix(scores_words(outcome)).lstrip(": ") for words in told)
    return capital(next(filter(None, alone)))


def worth_for(voice: Voice, outcome: Outcome, unit: str, winner: str) -> str:
    """Say the same, and whose game points these are, where no name stands above it."""
    whose = f" for {'you' if winner == YOU else voice.called(winner)}" if unit == GAME_POINT else ""
    worth = worth_alone(voice, outcome, unit, winner)
    return worth and f"{worth}{whose}"


def unit_of(stakes: Stakes) -> str:
    """Name the unit of wins: tournaments give points for a game."""
    return "game" if stakes.plain == 1 else GAME_POINT


GAME_POINT = "game point"


# Outside of any table.


def in_words(card: Card) -> str:
    """Name a card as it is called where no source is at the table."""
    return HOUSE.named(card)


def rank_word(rank: int) -> str:
    """Name a rank as it is called: `ten`."""
    return RANK_WORDS[rank]


def rank_in_figures(rank: int) -> str:
    """Name a rank as it is written beside points: `10`, but `queen`."""
    return RANK_WORDS[rank] if rank in _LETTERED else str(rank)


_LETTERED = (1, 11, 12, 13)


def a_rank(rank: int) -> str:
    """Name one card of a rank: an ace, a two."""
    word = rank_word(rank)
    return f"{'an' if word[0] in 'ae' else 'a'} {word}"


def plural(noun: str) -> str:
    """Name several of a noun."""
    return f"{noun}es" if noun.endswith("x") else f"{noun}s"


def in_letters(voice: Voice, card: Card) -> str:
    """Write a card as it is written in a row."""
    return str(card) if voice.shouts_cards else letters(card)
