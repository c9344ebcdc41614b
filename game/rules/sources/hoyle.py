"""Hoyle's Games Modernized: the book of the club and the drawing room, its pack and its knaves."""

from game.rules.cadence import InOneBreath, Terms
from game.rules.counting import Kind
from game.rules.house import AUTOMATIC, COUNTINGS, House
from game.rules.outcome import LURCH
from game.rules.preset import Manner, Muggins, Preset
from game.rules.voice import Voice

_CADENCE = InOneBreath(
    Terms(
        fifteen="fifteen {sum}",
        fifteens="fifteen {sum}",
        pair="pair",
        pairs="{times} pairs",
        triple="pair-royal",
        quadruple="twelve for the double pair-royal",
        run="run of {length}",
        runs="{times} runs of {length}",
        flush="a flush",
        nobs="one for his nob",
        repeated=(
            "double run of {length}",
            "run of {length} thrice repeated",
            "run of {length} four times repeated",
        ),
        triple_alone="a pair-royal",
    ),
    (Kind.FIFTEEN, Kind.PAIR, Kind.RUN, Kind.FLUSH, Kind.NOBS),
)
VOICE = Voice(
    source="hoyle",
    rival="Adversary",
    seats=("A", "B", "C", "D"),
    starter="start",
    beside_starter="start",
    jack="knave",
    pack="pack",
    cut_for_deal="Cut for deal, the lowest dealing",
    deals_first="Low card: you deal|Low card: {name} deals",
    tie="Equal cards: cut once more",
    which_target="How far round the board: {targets}?",
    target_chosen="The game is {target} up",
    three_for_last="three for last: three holes",
    cut_pack="Cut the pack",
    pack_cut="You cut {depth} cards from the pack|{name} cuts {depth} cards from the pack",
    discard="Lay out {cards} for crib",
    confirm="{fire}: lay out for crib",
    discarded="|{name}: {number} laid out",
    has_discarded="|laid out",
    cut_starter="Cut for the start",
    starter_cut="Turned up for start: {card}",
    heels="two for his heels: a knave",
    play="Your card",
    counts_in_words=True,
    fifteen="fifteen, and two",
    thirty_one="thirty-one exactly, and two",
    pair="two for a pair",
    three_alike="six for a pair-royal",
    four_alike="twelve for a double pair-royal",
    run="{length} for a run of {length}",
    joins="; ",
    scored="{items}",
    scored_together="{items}: {word}",
    go_pegged="one for last card",
    last_pegged="one for last card",
    new_count="You lead again|{name} leads again",
    past_31="That would pass thirty-one",
    cadence=_CADENCE,
    explains=_CADENCE.told,
    nothing="nothing",
    no_flush="No flush in crib",
    claimed_in_play="{said}",
    for_so_many="{said}",
    call="How many were missed?",
    muggins="{said} more!",
    for_muggins="{points} that another missed",
    ended="Game: you are in the game-hole|Game: {name} in the game-hole",
    lurch="lurched: pays double",
    worth="{scores}",
    worth_more="{scores}: {how}",
)
PRESET = Preset(
    "hoyle",
    "HOYLE",
    whence="a book",
    known_as="The game of the old rule books, with pegs of ivory or bone",
    about="Five, six or seven cards; three players, each for himself; four, whose partners are cut "
    "for. A loser not half way home is lurched and pays double. You may count for yourselves, if "
    "wanted.",
    house=House(stakes=LURCH, cut_before_deal=True, cut_for_partners=True),
    forms=("five-card", "six-card", "seven-card", "three-handed", "four-handed"),
    muggins=Muggins(
        AUTOMATIC,
        COUNTINGS["hoyle"],
        "Everybody counts; what is missed can be called, what is too much costs",
    ),
    manner=Manner(VOICE, ivory_pegs=True, discards_in_turn=True),
    level="skipper",
)
