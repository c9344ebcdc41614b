"""The Amiga's own rules, told anew in their order and their terms; its Help key shows them."""

from game.handbook.help_page import About, Page, drawn, prose
from game.rules.cards import parse_cards

_GAME = prose(
    "Cribbage is among the oldest games of cards. It is for two above all, though three or four can play "
    "it. Its forms are Five-Card, Six-Card and Seven-Card Cribbage, by the number of cards dealt to a "
    "player. These pages begin with the Five-Card game: a simple one, and in the opinion of many the best "
    "of the three. A * marks whatever the others do differently.",
    "In each of them you try to reach a number of points before your opponent. Five-Card Cribbage is 61 "
    "up *. The board with its holes and pegs shows both players at any moment how they stand, and that "
    "nobody has scored wrongly.",
    "The players cut for deal, and the lower card is the dealer; the Ace ranks as low. The non-dealer "
    'gets three points at once. They are called "Three for Last" *, and make up to him for not having the '
    "deal.",
)
_CRIB = [
    "# The Crib",
    *prose(
        "The dealer deals five cards to each player, face down. Each discards two of them, and these four "
        "are set aside as the Crib. Whatever it scores goes to the dealer.",
        "So the two players discard by different principles. The non-dealer throws cards that should be "
        "useless to his opponent and keeps those that are useful to himself. The dealer wants a good hand "
        "and a good Crib.",
    ),
    "",
    "# The Start",
    *prose(
        "When the Crib has been set aside, the non-dealer cuts the pack to the dealer, who reveals a "
        'card: the "Start". It matters at the end of the hand. If it is a Jack, the dealer gets 2 points '
        'at once, "Two For His Heels".',
    ),
]
_PLAY = [
    "Each player now has three cards. Beginning with the non-dealer, they lay them face up in turn, for "
    "as many points as they can. A Court card has a pip value of 10.",
    "",
    "1 Pairs. A card of the same denomination as the one your opponent has just played is a Pair: 2 points.",
    "2 Pairs Royal. The third of a denomination in succession is 6 points, because three cards make three "
    "pairs.",
    "3 Double Pairs Royal. The fourth is 12 points, because four make six.",
    "4 Runs or Sequences. If the last three cards can be put in sequence, in whatever order they were "
    "laid, the third is a Run of three: 3 points. A Run of four, five or six is as many points as it has "
    "cards, even if there was no Run before it:",
    *drawn(parse_cards("5H 3C 6D"), parse_cards("4S")),
    "5 Fifteen. A card that brings the pips to fifteen is 2 points. A 4 laid on a 6 and a 5 is a Fifteen "
    "and a Run of three: 5 points in all.",
    "6 Thirty-one. The pip total may not go beyond it. Making it exactly is 2 points. A 6 laid on a 10, a "
    "9 and a 6 is Thirty-one and a Pair: 4 points. No more cards are played after it *.",
    '7 One for Last. If you can lay no card without passing thirty-one, you say "Go". If your opponent '
    'cannot either, he says "Go" too. If he can, he does, and scores "One for Last", or 2 if he makes '
    "thirty-one. That ends the Play.",
]
_SHOW = [
    "The non-dealer shows his hand first, then the dealer shows his. Last of all the dealer turns up the "
    "Crib and shows it too, for himself. The Start counts with all three.",
    "",
    "1 Fifteens. Any cards that make fifteen are 2 points, a Court card counting 10. A card may be in "
    "several of them, as long as the others with it differ. Fifteen four:",
    *drawn(parse_cards("TH 5C 5S")),
    "2 Pairs. Any two of a denomination are 2 points. Fifteen eight and two Pairs, 12 points:",
    *drawn(parse_cards("9H 9C 6D 6S")),
    "3 Pairs Royal. Any three of a denomination are 6 points. With three 3s and a 9 there are three "
    "Fifteens too: 12 points.",
    "4 Double Pairs Royal. Any four are 12 points.",
    "5 Runs. Any cards in sequence are a Run of three, four or five. A card may be in two or three Runs: "
    "3, 3, 4, 5 has two Runs of three, 6 points, besides its Fifteen and its Pair.",
    "6 Flushes. They are not scored in the Play. If the three cards of a hand are of one suit, that is 3 "
    "points; with the Start of the same suit it is a Flush of Four. In the Crib only a Flush of Five is "
    "scored.",
    '7 His Nob. A Jack of the suit of the Start, in hand or Crib, is "One for His Nob".',
    "The highest score of Five-Card Cribbage is 29, and only a Crib can have it:",
    *drawn(parse_cards("JH 5C 5D 5S"), parse_cards("5H")),
]
_OTHERS = [
    "# 6- and 7-Card Cribbage: the *",
    "1 Five-Card Cribbage is 61 up, Six-Card Cribbage 121 up, twice around the board, and Seven-Card "
    "Cribbage 181 up, three times around it.",
    "2 Three for Last is scored at Five-Card Cribbage alone.",
    '3 With six or seven cards all of them are played out. After a thirty-one or a "Go" the other player '
    "leads off again. So at Seven-Card Cribbage there can be three of them, and a last card that scores "
    "One for Last.",
    "",
    "# Four players",
    "North and South are partners against East and West, as at Whist. Each throws one card into the Crib, "
    "so each is dealt one card less: four, five or six.",
    "",
    "# Three players",
    "The original says that three can play, and not how: what they are dealt, and what they throw, is "
    "missing. So this table seats two or four. HOYLE tells it, and seats three.",
    "",
    "# General",
    "The computer does much of the work and all of the scoring. Seeing your opportunities, and taking "
    "them, is still up to you. {back} terminates the game at any time, and {help} brings these rules.",
]
PAGES = (
    Page("CRIBBAGE", _GAME, About.GAME),
    Page("THE CRIB AND THE START", _CRIB, About.CRIB),
    Page("POINTS SCORED IN PLAY", _PLAY, About.PLAY),
    Page("THE SHOW", _SHOW, About.SHOW),
    Page("6 AND 7 CARDS, 4 PLAYERS", _OTHERS, About.GAME),
)
