"""CRIBBAGE 128's own rules, and how its program works, told anew."""

from game.handbook.help_page import About, Page, drawn, prose
from game.rules.cards import parse_cards

_GAME = prose(
    "Score 61, 91 or 121 points before your opponent does; you settle which before you play. Two, three "
    "or four can play Cribbage, but here it is you against the computer, and the computer keeps the "
    "board.",
    "Cut the deck to see who deals. Six cards go to each, face down, and each discards two of them into "
    'the "crib", which lies aside, face down, and belongs to the dealer.',
    'The top card of the deck is turned over: the "starter". If it\'s a Jack, the dealer gets 2 points for '
    '"His Nibs". (Some call this one "His Nobs", too.)',
    "Face cards count as 10's, Aces as 1's, all others what they show. The non-dealer plays a card and "
    "calls its value. The dealer plays one, and calls both together.",
    'So it goes, in turn, to 31. If you can\'t play, you say "Go", and the other plays as long as he can. '
    'Exactly 31 is 2 points. If nobody gets there, the last to play says "Go", for 1 point.',
    "Then the count starts at 0, if there are any cards, and again if need be. The very last card is 1 "
    "point, or 2 if it makes 31; never 3.",
    "Last, the hands: the non-dealer counts his, the dealer his, and then the crib. Counting first can be "
    "first out.",
)
_PLAY = [
    *prose(
        '1 point for a "Go", 2 for "31".',
        "2 points for a total of exactly 15.",
        '2 points for a "Pair", the same rank as the card before. Kings pair with Kings: face cards are '
        "10's only to be added.",
        '6 points for the third at once, a "Triplet" (or "Pairs Royal"). 12 for the fourth, a '
        '"Quadruplet" (or "Double Pairs Royal").',
        "3 points for a card that makes a sequence with the two before it, in any order: 6, 8, then 7. "
        "Each card more is 1 point more. After 6, 8 and 9 nobody had a thing, and the 7 fills a four-card "
        "sequence:",
    ),
    *drawn(parse_cards("6C 8D 9S"), parse_cards("7H")),
    *prose(
        "An Ace is 1 and no neighbor of the King. Suits don't matter, and flushes wait for the hands.",
    ),
]
_HANDS = [
    *prose(
        "The starter counts in both hands and in the crib.",
        "15's: 2 points for every combination that adds up to 15. Two face cards and a 5 are 4 points.",
        "Pairs 2, Triplets 6, Quadruplets 12. The higher one takes the place of the pairs in it.",
        "Sequences: a point for each card of it. Two 4's, a 5 and a 6 make two of them, 6 points, and the "
        "pair comes on top. This is 16 total points -- 12 for sequences, 4 for the pairs:",
    ),
    *drawn(parse_cards("3C 4D 4H 5S"), parse_cards("5C")),
    *prose(
        "Flushes: 4 points for four cards of one suit, 5 with the starter. The crib has to match the "
        "starter.",
        "His Nobs: 1 point for the Jack of the starter's suit.",
        "Count them in this order: 15's, Sequences, Flushes, Pairs, and His Nobs to end with.",
        "Penalties for mistakes, and there are many among humans, don't exist here. Only MUGGINS does.",
    ),
]
_PROGRAM = prose(
    "Cut for the deal first: {up} and {down} for low, in the middle or high, then {fire}. Whose deal it "
    "is shows under the cards. After a tie, cut again. 'press the button' always means {fire}.",
    "Choose 61, 91 or 121 points in the same way.",
    "Cards are dealt, and the computer looks for its best hand: 'thinking....' {fast} sends it into fast "
    "mode, and the screen goes dark meanwhile.",
    "When it has discarded, you do: {left} and {right} (4 and 5) move to a card, {fire} discards it. Two "
    "of them go to the crib.",
    "Cards are played like that, too. The box at the lower right has the total. Can't play? {up}, then "
    "{fire}, or 0, for GO. You have to see that for yourself. A card too many, or a GO too early, is an "
    "error.",
    "MUGGINS is for whoever wants it. You count your points and type the number. Too HIGH: you count "
    "again. Too LOW: you keep what you said, and the computer adds the rest to his own score!",
    "Quit only comes at the end, it says. Here {back} does it at any time.",
)
PAGES = (
    Page("THE RULES OF CRIBBAGE", _GAME, About.GAME),
    Page("SCORING DURING THE PLAY", _PLAY, About.PLAY),
    Page("SCORING AFTER THE PLAY", _HANDS, About.SHOW),
    Page("HOW THE PROGRAM WORKS", _PROGRAM, About.GAME),
)
