"""The law of the American Cribbage Congress: players announce, peg and watch for themselves."""

from game.rules.house import COUNTINGS, House, Undo
from game.rules.outcome import STAKES
from game.rules.preset import Manner, Muggins, Preset
from game.rules.voice import HOUSE, Voice

VOICE = Voice(
    rival="Opponent",
    starter="starter card",
    beside_starter="starter",
    cut_for_deal="Cut for deal: low card deals",
    deals_first="Low card: your deal|Low card: {name}'s deal",
    tie="Tie: cut again",
    discard="Discard {number} to the crib",
    confirm="{fire}: discard to the crib",
    discarded="|{NAME}: discarded",
    crib="Your crib|Dealer's crib",
    starter_cut="Starter card: {card}",
    heels="two for his heels",
    play="Play, and say the count",
    play_and_count="Play, and say the count",
    fifteen="fifteen for two",
    pair="pair for two",
    three_alike="three of a kind for six",
    four_alike="four of a kind for twelve",
    run="run of {length} for {length}",
    scored="{items}",
    scored_together="{items}",
    past_31="Over 31: say go if none fits",
    can_play="You can play: that is a renege",
    pegs="pegs {n}",
    nothing_at_all="nineteen (zero)",
    no_flush="",
    count_hand="Your hand:",
    count_crib="Your crib:",
    count_card="Your card:",
    counts_aloud=True,
    claimed="{word}",
    claimed_in_play="{number} for {word}",
    for_so_many="for {word}",
    counts="{NAME} says {word}",
    too_high="Overpeg: {costs}",
    too_low="Muggins: {costs}",
    untaken=HOUSE.too_low,
    explanation="",
    ended="You are in the game hole|{name} is in the game hole",
    skunk="skunk",
    double_skunk="double skunk",
    again="Next game, loser deals?",
)
PRESET = Preset(
    "acc",
    "ACC",
    whence="tournaments of today",
    known_as="The law of the American Cribbage Congress",
    about="Nothing is done for you: say go, count what you play and what you hold, take your own "
    "heels, and watch your opponent's count. A win is two game points, a skunk three.",
    house=House(stakes=STAKES["2-3-3"], counting=COUNTINGS["acc"], go_by_hand=True, undo=Undo.NO),
    muggins=Muggins(
        COUNTINGS["acc-without-muggins"],
        COUNTINGS["acc"],
        "What your opponent misses is yours if you call it",
    ),
    manner=Manner(VOICE, explains=False, hints=False, discards_in_turn=True),
    level="champ",
)
