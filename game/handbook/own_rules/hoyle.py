"""Hoyle's Games Modernized on cribbage, told anew in its order and its terms."""

from game.handbook.help_page import About, Page, drawn, prose
from game.rules.cards import parse_cards

_GAME = [
    *prose(
        "Cribbage is in the first place for two; three can play it, and four, two against two as at "
        "whist. For two there are three games, named by the cards dealt: five-card to 61 points, six-card "
        'to 121, seven-card to 181. A loser with less than half of them is "lurched", and pays double.',
    ),
    "",
    "# The board",
    *prose(
        "Pegs of ivory or bone mark the score, in two rows of thirty holes for either side. The board "
        "lies cross-wise between the players. Both start at the same end, go up the outer row and down "
        "the inner, once, twice or thrice, to the game-hole. The hinder peg passes the foremost by the "
        "points made.",
    ),
    "",
    "# The deal",
    *prose(
        "We begin with five cards. Cut for deal, the lowest dealing: ace is low, king high, and a court "
        "card counts ten. The non-dealer cuts the shuffled pack. Five cards to each, one at a time; and "
        'the non-dealer scores "three for last", against the advantage of the first deal.',
    ),
    "",
    "# The crib and the start",
    *prose(
        "Each lays out two cards for crib, at the dealer's right hand. The non-dealer then lifts part of "
        'the pack, and the dealer turns up the card below: the start. A knave is "two for his heels".',
    ),
]
_PLAY = [
    *prose(
        "Pairs. A card like the adversary's last is two. A court card pairs only with its own.",
        "Pairs-royal. A third of them is six. Double pairs-royal. The fourth is twelve.",
        "Sequences, or runs. Three or more in succession, of any suit and in any order, count one for "
        "each card. On a five and a four, a three is a run of three; on that a six or a two makes four. "
        "Seven, ace to seven, is the most:",
    ),
    *drawn(parse_cards("5C 3D 2S 6H"), parse_cards("4C")),
    *prose(
        "Fifteen or thirty-one. A card that makes either with those already played is two.",
        'A player who can go no further without passing thirty-one says "Go". His opponent plays what he '
        'can: two if he makes thirty-one exactly, one if not, for "last card". At five-card cribbage that '
        "ends the hand.",
    ),
]
_SHOW = [
    *prose(
        "From the non-dealer on, each shows his cards, and reckons them with the turn-up card; the dealer "
        "then the crib.",
        "Fifteens first, two for each, in every way they combine. Three fives and a tenth card are four: "
        '"fifteen eight".',
        'Pairs next, pair-royal, double pair-royal: "and six for a pair-royal, fourteen".',
        "Then sequences: a point a card. One card twice over is a double run, six, and two for its pair; "
        "with fifteens apart, eight. Two cards twice over are four runs; one thrice, a treble run, nine, "
        "and a pair-royal.",
        "A flush: the three cards of the hand are three points, with the turn-up four. In crib all five "
        "must be of a suit.",
        'A knave of the suit of the start: one "for his nob".',
        "The highest is twenty-nine:",
    ),
    *drawn(parse_cards("JH 5C 5D 5S"), parse_cards("5H")),
]
_LAY_OUT = [
    "# The lay out",
    *prose(
        "At five cards the crib is more than the hand. A dealer should feed it, and a non-dealer baulk "
        "it, even at the cost of the hand. Pairs help it most, then two cards that make fifteen or lie in "
        "sequence, then those but one apart, and a five. King and ace help least: throw one with a card "
        "far from it, no knave, no two of a suit.",
    ),
    "",
    "# The play",
    *prose(
        "Lead an ace, two, three or four: no fifteen follows. A five is the worst. With a pair of low "
        "ones lead one of them. Two cards that make five are good, too: on a tenth card you have fifteen.",
        "Second, make fifteen if you can. Play no close card unless you can follow up. Keep off five and "
        "twenty-one, and do not leave a number that a like card takes to fifteen or thirty-one.",
        "The non-dealer makes six a deal, the dealer eleven: seventeen or eighteen for two deals. Whoever "
        'has that is "home", and plays off; whoever is behind plays on.',
    ),
]
_OTHERS = [
    "# Six-card cribbage",
    *prose(
        "Two are laid out, four stay in hand, and nobody scores three for last. All cards are played out. "
        'The player who did not score for the "go" leads again, and the last card of all is one. Twice '
        "round the board, 121.",
    ),
    "",
    "# Seven-card cribbage",
    *prose("The same with seven dealt and five in hand. Thrice round the board, 181."),
    "",
    "# Three-handed",
    *prose(
        "Five cards each, one of each hand for crib, and one from the top of the pack. The player at the "
        "dealer's left has the first lead and the first show, and deals next. The book's board has three "
        "sides.",
    ),
    "",
    "# Four-handed",
    *prose(
        "Partners face each other. The two lowest cuts play the two highest, and the lowest deals. Five "
        "cards each, one of them for crib. The dealer's left leads, and the cards are played out. "
        "Partners may not consult in the play, but may help each other count, and one of them marks for "
        "both. Twice round, 121.",
    ),
]
PAGES = (
    Page("CRIBBAGE", _GAME, About.GAME),
    Page("IN COURSE OF PLAY", _PLAY, About.PLAY),
    Page("THE SHOW", _SHOW, About.SHOW),
    Page("ADVICE", _LAY_OUT, About.DISCARDS),
    Page("OTHER FORMS", _OTHERS, About.GAME),
)
