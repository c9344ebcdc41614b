"""CRIBBAGE 128 by Robert B. Cook, for the Commodore 128: the computer, its button and its four dots."""

from game.rules.cadence import ByKind, Terms
from game.rules.counting import Kind
from game.rules.house import ASKED_TARGETS, AUTOMATIC, COUNTINGS, House, NextDeal
from game.rules.in_words import listed
from game.rules.outcome import PLAIN
from game.rules.preset import Manner, Muggins, Preset
from game.rules.voice import Voice

_CADENCE = ByKind(
    Terms(
        fifteen="{n} for the 15",
        fifteens="{n} for 15's",
        pair="{n} for the pair",
        pairs="{n} for the pairs",
        triple="{n} for the triplet",
        quadruple="{n} for the quadruplet",
        run="{n} for the sequence",
        runs="{n} for sequences",
        flush="{n} for the flush",
        nobs="{n} for His Nobs",
    ),
    (Kind.FIFTEEN, Kind.RUN, Kind.FLUSH, Kind.PAIR, Kind.NOBS),
    "{items}: {total} total point{s}",
)
VOICE = Voice(
    source="loadstar",
    rival="Computer",
    capital_courts=True,
    cut_for_deal="Cut the deck for the deal",
    names_heights=True,
    deals_first="You win the deal|{name} wins the deal",
    which_target="{targets} points: which?",
    target_chosen="The game is to {target} points",
    discard="Discard {cards} to the crib",
    confirm="{fire} discards these cards",
    discarded="|{name} has discarded",
    starter_cut="Starter: {card}",
    heels="{points} for His Nibs",
    play="Your turn to play a card",
    or_go=", or {go}: Go",
    fifteen="15",
    thirty_one="31",
    pair="Pair",
    three_alike="Triplet",
    four_alike="Quadruplet",
    run="{length}-card sequence",
    joins=", ",
    scored="{points}: {items}",
    scored_together="{points}: {items}",
    go="{NAME}: Go",
    go_pegged="{points} for a Go",
    last_pegged="{points} for the last card",
    new_count="The play starts again: you lead|The play starts again: {name} leads",
    past_31="The total would be more than 31",
    can_play="You are able to play a card",
    cadence=_CADENCE,
    nothing="No points",
    no_flush="No flush: starter suit does not match",
    count_hand="Count your points:",
    count_crib="Count your points:",
    claimed="{points}",
    count_again="Too HIGH: count again",
    too_low="Too LOW: computer adds {n} to his score|Too LOW: you add {n} to your score|Too LOW: {costs}",
    explanation="{told}",
    explains=_CADENCE.told,
    muggins="MUGGINS: {said}",
    for_muggins="{points} for MUGGINS",
    ended="You win|The computer wins|{name} wins",
    worth="{scores}",
    worth_more="{scores}",
    waiting="press the button",
    leave="RUN/STOP: quit this game?",
    thinking="thinking....",
)
PRESET = Preset(
    "loadstar",
    "LOADSTAR 128",
    whence="Commodore 128",
    known_as="CRIBBAGE 128, from a magazine that came on disks",
    about="Cut low, in the middle or high, then choose "
    f"{listed([*map(str, ASKED_TARGETS)], 'or')}. You say go: {{go}}, or "
    "up and the button. In fast mode ({fast}) it thinks in the dark. With muggins you count, and it "
    "takes what you miss.",
    house=House(
        stakes=PLAIN,
        next_deal=NextDeal.CUT,
        go_by_hand=True,
        target_after_cut=True,
        starter_from_top=True,
    ),
    targets=ASKED_TARGETS[::-1],
    muggins=Muggins(AUTOMATIC, COUNTINGS["loadstar"], "You count, and your opponent takes what you miss"),
    manner=Manner(VOICE, blanks=True, points_by_figures=True, boxes_dealer=True),
    level="deckhand",
    machine="c128",
)
