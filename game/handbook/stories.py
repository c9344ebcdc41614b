"""What is worth knowing around the board: the opponents, the history, table talk, and each original."""

from game.handbook.help_page import About, Page, prose
from game.players.levels import LEVELS
from game.rules.in_words import number_word
from game.rules.outcome import SKUNK_MARGIN
from game.rules.presets import PRESETS

WEAKNESSES = {
    "landlubber": "Keep your ten-cards: it hands you fifteens.",
    "deckhand": "It steps into every trap of TIPS: PEGGING.",
    "bsd": "It takes any pair. Lead from two of a kind and make three.",
    "skipper": "It plays for points even when you need one hole. Peg out while it hopes for a hand.",
    "champ": "It forgets you after each game. Surprise it in the first deals.",
    "shipmate": "None but yours. Get better, and it follows.",
}


def opponents() -> list[str]:
    """Introduce each opponent, weakest first, with a weakness to play on."""
    lines: list[str] = []
    for name, player in LEVELS.items():
        lines += [f"# {player.title}", *prose(player.character, WEAKNESSES.get(name, "")), ""]
    return lines[:-1]


def history() -> list[str]:
    """Tell where the game comes from."""
    return [
        "# The poet",
        *prose(
            "Sir John Suckling, poet, soldier and gambler, gave cribbage its crib in the 1630s. His game "
            "had five cards, and you can play it here: choose HOYLE or AMIGA."
        ),
        "",
        "# Noddy",
        *prose(
            "He built on noddy, an older English game. It had pairs, fifteens and runs, and a jack named "
            "knave noddy: your nobs is what is left of him."
        ),
        "",
        "# Lurch",
        *prose(
            "The lurch is older yet. A loser who was not halfway home was in the lurch, and paid double. "
            f"Americans say skunk, from {number_word(SKUNK_MARGIN)} points behind."
        ),
        "",
        "# Muggins",
        *prose(
            "Muggins is a simpleton. Miss your points, and whoever calls muggins takes them. BSD lets you "
            "lose them in silence; LOADSTAR pockets them without a word."
        ),
    ]


TALK = (
    ("pone", "the player who is not dealing"),
    ("starter, start, cut", "the card turned up for everybody"),
    ("his heels", "a jack turned up: two for the dealer"),
    ("his nobs", "the jack of the starter's suit in your hand: one"),
    ("go", "you can't play without passing thirty-one"),
    ("pair royal", "three of a kind, six points"),
    ("double pair royal", "four of a kind, twelve points"),
    ("double run", "a run with a pair in it, eight points with three ranks"),
    ("ten-card", "any ten, jack, queen or king"),
    ("magic eleven", "two cards that make eleven: a ten-card away from 21"),
    ("nineteen", "zero, since no hand of four counts nineteen"),
    ("street", "thirty holes of the board"),
    ("stink hole", "the hole before the last, 120"),
    ("game hole", "the last hole, the one that wins"),
    ("peg out", "win with points pegged in the play"),
    ("count out", "win with the points of a hand"),
    ("play on, play off", "go for points, or deny them"),
    ("muggins", "points you missed, taken by whoever calls them"),
    ("skunk", "a win by thirty-one or more"),
    ("lurch", "a loser less than halfway home"),
)
"""Twenty words, and their meaning."""


def table_talk() -> list[str]:
    """Explain twenty words that players use."""
    return [f"{word}: {meaning}." for word, meaning in TALK]


ORIGINALS = {
    "champ": (
        "EEP_Tech of Wichita, Kansas, 1987. For a PC with EGA colors, given away on disks.",
        "Its record file, WASCO, had to be on the active drive. Colors washed out on many monitors, so the "
        "manual tells you to turn the knobs. A card you discard fades. It gives no reason for a go: you can "
        "see it.",
        "In 1987 you typed CRIB ABC to keep a record. Here, type your initials under Options.",
    ),
    "loadstar": (
        "Robert B. Cook, for LOADSTAR 128, the magazine on disk for the Commodore 128.",
        "Its manual talks to sailors and landlubbers. You press FIRE for everything. Fast mode blanks the "
        "screen while it thinks, and Quit was the reset button.",
        "Say your own go, then play with muggins: the computer takes whatever you miss.",
    ),
    "amiga": (
        "Cribbage v1.0 for the Commodore Amiga. Its rules name no author.",
        "It likes five cards best, and gives the non-dealer three for last. Four play as partners. Help "
        "shows the rules at any moment: that is a key of the machine.",
        "Five cards to 61: a short game, and the crib is bigger than your hand.",
    ),
    "bsd": (
        "cribbage(6), part of Berkeley Unix since 1980, for any terminal in the machine room.",
        "You count everything yourself, and it waits without mercy. Nineteen stands for zero. Count too "
        "high and it takes two; a skunk is two games, a double skunk four.",
        "Leave -e explain off, and count a whole game without a mistake.",
    ),
    "hoyle": (
        "Hoyle's Games Modernized, from the days of ivory and bone pegs.",
        "Two, three or four play, with five, six or seven cards. The deck is cut before each deal. A "
        "loser under halfway is lurched and pays double.",
        "Three players, five cards, 61 points: everybody gangs up on the leader.",
    ),
    "acc": (
        "The American Cribbage Congress, whose rules hold at every tournament today.",
        "Nobody helps you. You say go, count your pegs, take your heels and call muggins on the other "
        "team. A win is two game points, a skunk three.",
        "Play without the coach, and call muggins on the deckhand. It miscounts.",
    ),
}
"""Who made each original and on what, its quirks, and what to try first; by the name of the preset."""


def original(preset: str) -> list[str]:
    """Tell of one original."""
    made, quirks, first = ORIGINALS[preset]
    return ["# Who made it", made, "", "# Its quirks", quirks, "", "# Try this first", first]


def story_pages() -> list[Page]:
    """Return the pages that belong to no one game."""
    return [
        Page("OPPONENTS", opponents(), About.OPPONENTS),
        Page("HISTORY", history(), About.HISTORY),
        Page("TABLE TALK", table_talk(), About.TALK),
        *(Page(PRESETS[name].title, original(name), About.ORIGINALS) for name in PRESETS),
    ]
