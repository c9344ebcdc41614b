"""CRIBBAGE v1.0 for the Amiga: five cards by choice, British, and fond of capitals."""

from game.rules.cadence import ItemByItem, Terms
from game.rules.counting import Kind
from game.rules.house import House, NextDeal
from game.rules.outcome import PLAIN
from game.rules.preset import Leaving, Manner, Preset
from game.rules.voice import Voice

_CADENCE = ItemByItem(
    Terms(
        fifteen="Fifteen {sum}",
        fifteens="Fifteen {sum}",
        pair="a Pair",
        pairs="{times} Pairs",
        triple="a Pairs Royal",
        quadruple="a Double Pairs Royal",
        run="a Run of {length}",
        runs="{times} Runs of {length}",
        flush="a Flush of {Length}",
        nobs="One for His Nob",
        flush_of_three="a Flush",
    ),
    (Kind.FIFTEEN, Kind.PAIR, Kind.RUN, Kind.FLUSH, Kind.NOBS),
)
VOICE = Voice(
    source="amiga",
    rival="Computer",
    seats=("SOUTH", "WEST", "NORTH", "EAST"),
    starter="Start",
    beside_starter="Start",
    capital_courts=True,
    pack="pack",
    count_box="PIPS",
    running="Pips",
    cut_for_deal="Cut for deal: the lower card is the dealer",
    deals_first="You are the dealer|{name} is the dealer",
    tie="Equal cards: cut again",
    which_target="{targets}?",
    target="{target} up",
    target_chosen="{target} up",
    three_for_last="Three for Last",
    cut_pack="Cut the pack",
    pack_cut="You cut {depth} cards from the pack|{name} cuts {depth} cards from the pack",
    discard="Discard {cards} for the Crib",
    confirm="{fire}: discard for the Crib",
    discarded="|{name}: {cards} discarded",
    crib="Your Crib|{name}'s Crib",
    cut_starter="Cut the pack for the Start",
    starter_cut="The Start: {card}",
    heels="Two For His Heels",
    play="Lay a card",
    fifteen="Fifteen",
    thirty_one="Thirty-one",
    pair="a Pair",
    three_alike="a Pairs Royal",
    four_alike="a Double Pairs Royal",
    run="Run of {length}",
    joins=", ",
    scored="{items}, {n}",
    scored_together="{items}, {n}",
    go="{NAME}: Go",
    go_pegged="Go, {n}",
    last_pegged="One for Last",
    new_count="You lead off again|{name} leads off again",
    past_31="The total may not exceed thirty-one",
    cadence=_CADENCE,
    nothing="No score",
    no_flush="No Flush: five of a suit wanted",
    ended="You have won: {target} up|{name} has won: {target} up",
    explains=_CADENCE.told,
    worth="{scores}",
    worth_more="{scores}",
    waiting="click, or {fire}",
    leave="Terminate the game?",
)
PRESET = Preset(
    "amiga",
    "AMIGA V1.0",
    whence="Amiga",
    known_as="Cribbage v1.0, the game with the Help key",
    about="Five cards, which many like best, six or seven; two players, or four seated as at whist. "
    "Three for last in the five-card game, whose play ends at the first go. Help shows the rules at any "
    "time.",
    house=House(stakes=PLAIN, next_deal=NextDeal.CUT),
    forms=(
        "five-card",
        "six-card",
        "seven-card",
        "four-handed",
        "four-handed-five-card",
        "four-handed-seven-card",
    ),
    manner=Manner(VOICE, discards_in_turn=True, both_say_go=True, leaving=Leaving.BY_REQUESTER),
    level="skipper",
    machine="amiga",
)
