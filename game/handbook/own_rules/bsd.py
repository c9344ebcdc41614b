"""BSD's instructions, told anew: the Hoyle that came with the program, and its manual page."""

from game.handbook.help_page import About, Page, drawn, prose
from game.rules.cards import parse_cards

_GAME = [
    *prose(
        "Sir John Suckling (1609-1642) is said to have made it, out of an older game called Noddy. Hands "
        "then had five cards; six is nearly all that has changed.",
    ),
    "",
    "# Players and cards",
    *prose(
        "Two. 52 cards, from the king down to the ace. King, queen, jack and ten count 10 each, and are "
        "tenth cards; an ace counts 1, any other its index.",
    ),
    "",
    "# The board",
    *prose(
        "Four rows of thirty holes, two for a player, and game holes besides, where his two pegs stand at "
        "first. A score moves the rear peg past the other: the distance is what was made. Down the outer "
        'row and up the inner one is "once around", 61 points; "twice around" is 121.',
    ),
    "",
    "# Deal and discard",
    *prose(
        "The lower card deals; equal cards are drawn again. Six cards each, one at a time, nondealer "
        "first. After that the deal alternates, and it is an advantage.",
        "Both lay away two cards, face down. These four are the crib, and count for the dealer, so "
        "nondealer gives balking cards: what is least likely to score there.",
    ),
    "",
    "# The starter",
    *prose(
        "Nondealer cuts, at least four cards to a packet, and the card turned up is the starter. A jack "
        "gives the dealer 2 at once, for his heels.",
    ),
]
_PLAY = [
    *prose(
        "Nondealer lays a card and says its value. Dealer lays one and says both together, and so on in "
        "turn, up to 31 and no further. Exactly 31 pegs 2.",
        'Whoever cannot play says "Go". His opponent lays what he still can, and pegs 1, or 2 instead if '
        "it comes to 31. The one who did not lay the last card leads again, from zero. The last card of "
        "all is a go too; so dealer pegs 1 in the play at the least.",
    ),
    "",
    "# What else pegs",
    *prose(
        "Fifteen: 2, for a count of 15.",
        "Pair: 2, for the rank just played. A third is pair royal, 6, a fourth double pair royal, 12. "
        "Tenth cards pair by rank.",
        "Run: 1 for each card, for three or more played last that can be put in sequence, in any order "
        "and suit. This is 4:",
    ),
    *drawn(parse_cards("5C 2D 4S"), parse_cards("3H")),
    *prose("It does not matter who played the cards. A new count makes all of it new."),
]
_SHOW = [
    *prose(
        "Nondealer's hand first, then dealer's, then the crib. The starter belongs to all of them: five "
        "cards each.",
        "Fifteen: 2 for each combination of cards that makes it. Pair: 2 for each. Run: 1 a card, for each.",
        "Flush: four of a suit in hand are 4; five, with the starter, are 5 in hand or crib. No four in "
        "the crib.",
        "His nobs: 1 for the jack of the starter's suit.",
        "Each separate grouping counts. So pair royal is 6 and double pair royal 12; and without its "
        "fifteens a double run is 8, with four cards in it 10, a triple run 15, a quadruple run 16.",
        "29 is the highest there is:",
    ),
    *drawn(parse_cards("JH 5C 5D 5S"), parse_cards("5H")),
    *prose(
        'Nothing counts 19, 25, 26 or 27, and "I have nineteen" is an old way to say zero. Most count '
        'fifteens first, then runs, then pairs. This one is "Fifteen 6 and 8 is 14.":',
    ),
    *drawn(parse_cards("9C 6D 4H 4S"), parse_cards("5C")),
]
_SCORING = [
    *prose(
        "Scores go on the board in order: heels, play, nondealer's hand, dealer's hand, crib. Nondealer "
        "if he counts out he has won, whatever the dealer still holds.",
        "In a game to 121 whoever fails to reach 61 is lurched, and loses double. The program has skunks "
        "instead.",
        "Muggins: in some places an opponent takes the points that you don't claim, if he sees them.",
    ),
    "",
    "# Irregularities",
    *prose(
        "A card faced in the pack or in dealing, or a pack that is not whole: the same dealer deals "
        "again. A hand with a wrong number of cards: its opponent chooses between a new deal and 2 "
        "points. A wrong crib: nondealer pegs 2. The program makes no such errors.",
        "Points that you forget to peg are lost with the next card. Points that you peg too many go back, "
        "and your opponent pegs 2.",
    ),
    "",
    "# Strategy",
    *prose(
        "Kings and aces balk best, tenth cards if they are not near each other, and otherwise any two "
        "cards three ranks apart.",
        "A 4 is the safest lead: nobody makes fifteen on it. 7 and 8 are the most dangerous, and a trap "
        "when close cards stand behind them. Play on with close cards, or when far behind; off without "
        "them, or well ahead.",
    ),
]
_PROGRAM = [
    *prose(
        "It asks for a long game, to 121, or a short one, to 61, and you cut for the first crib. "
        "Afterwards the loser of a game has it.",
        "Discard two cards, one a line. You cut the starter if it is not your crib, and the number you "
        "type is the place you cut: the old program took any card.",
        "A card is a rank and a suit: kd, k d, king of diamonds; k alone, if only one king will do. "
        "Return alone at a number is the least of them.",
        "Count your own hand, and your crib. Too high: the true count, and 2 for it. Too low: what you "
        "missed is lost. 19 is 0.",
        "Won by 31 or more is a skunk, two games; by 61 or more a double skunk, four.",
        "-e explains a count that was wrong, -q says less, -r cuts for you. --view-records has the log.",
    ),
]
PAGES = (
    Page("CRIBBAGE", _GAME, About.GAME),
    Page("THE PLAY", _PLAY, About.PLAY),
    Page("SHOWING", _SHOW, About.SHOW),
    Page("SCORING, STRATEGY", _SCORING, About.SCORE),
    Page("THE PROGRAM", _PROGRAM, About.COUNTING),
)
