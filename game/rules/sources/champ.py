"""Cribbage Champ by EEP_Tech, 1987, as its CRIB.DOC tells of it: points by kind, and no word too many."""

from game.rules.cadence import ByKind, Terms
from game.rules.counting import Kind
from game.rules.house import House, NextDeal
from game.rules.outcome import PLAIN
from game.rules.preset import Leaving, Manner, Preset
from game.rules.voice import Voice

VOICE = Voice(
    source="champ",
    rival="Champ",
    signs_plates=True,
    starter="cut",
    beside_starter="cut",
    capital_courts=True,
    count_box="TOTAL",
    running="Total",
    cut_for_deal="Cut a card: the low cut deals",
    tie="The same: cut again",
    target_chosen="{target} points win",
    cut_pack="Cut the deck first",
    discard="Discard {cards} into the crib",
    confirm="{fire}: into the crib",
    discarded="|{NAME}: discarded",
    cut_starter="Cut the deck",
    starter_cut="The cut: {card}",
    heels="{points}: the cut is a Jack",
    play="Your play",
    fifteen="total = 15",
    thirty_one="total = 31",
    pair="pair",
    three_alike="three of a kind",
    four_alike="four of a kind",
    run="run of {n}",
    joins=", ",
    scored="{points}: {items}",
    scored_together="{points}: {items}",
    go_pegged="{points} for the go",  # in the text edition: in the window a beep tells it (P7)
    last_pegged="{points} for the go",
    new_count="Total 0: you lead|Total 0: {name} leads",
    past_31="Total over 31: not allowed",
    cadence=ByKind(
        Terms(
            fifteen="{n} for the fifteen",
            fifteens="{n} for fifteens",
            pair="{n} for the pair",
            pairs="{n} for the pairs",
            triple="{n} for three of a kind",
            quadruple="{n} for four of a kind",
            run="{n} for the run",
            runs="{n} for runs",
            flush="{n} for the flush",
            nobs="{n} for his Nobs",
        ),
        (Kind.FIFTEEN, Kind.RUN, Kind.PAIR, Kind.FLUSH, Kind.NOBS),
        "{points} -- {items}",
        total_first=True,
    ),
    names_counted=True,
    nothing="0 points",
    no_flush="No flush: crib needs 5 cards",
    ended="You win, {scores}|{name} wins, {scores}",
    worth="",
    worth_more="",
    waiting="Press a key",
    leave="{back} again leaves",
)
PRESET = Preset(
    "champ",
    "CHAMP '87",
    whence="PC, 1987",
    known_as="Cribbage Champ, given away free in Wichita, Kansas",
    about="Six cards, 121. It counts and says go for you, and beeps when the go is yours. Each score "
    "but a go has its reason {table.reasons}. Under your initials games are kept in a file named WASCO.",
    house=House(stakes=PLAIN, next_deal=NextDeal.CUT),
    manner=Manner(
        VOICE,
        counts_below=True,
        pales_counted=False,
        tells_goes=False,
        beeps_for_a_go=True,
        leaving=Leaving.AT_ONCE,
    ),
    level="champ",
)
