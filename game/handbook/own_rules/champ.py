"""Cribbage Champ's own paper, told anew: its rules by number and letter, and its points."""

from game.handbook.help_page import About, Page, drawn, prose
from game.rules.cards import parse_cards

_DEAL = prose(
    "1. Two players, a deck of 52 cards, and 121 points to win. A cribbage board keeps the score, like a "
    "race. Both cut a card, and the low cut deals first (Ace is low). After that the deal alternates.",
    "2. Each player gets six cards and discards two of them into the crib, face down. The crib is a third "
    "hand of four cards, and the dealer scores it.",
    "3. The non-dealer cuts the deck, and the dealer turns up the card at the cut. It lies face up on the "
    "deck and is called the cut. If it is a Jack, the dealer scores two points.",
)
_PLAY = [
    "4. The players face their cards one at a time:",
    "",
    "a) An Ace counts 1, a face card 10, any other card its pips. Suits don't matter here.",
    "b) The non-dealer plays first, then they alternate. The cards add up to a running total, and a "
    "player says it as he plays. It may not exceed 31.",
    "c) A total of 15 scores two points.",
    "d) A total of 31 scores two points.",
    "e) If the last two, three or four cards are of the same rank, that scores 2, 6 or 12 points. After "
    "2H the 2C scores two, then the 2S six, and then the 9D two more, for the total is 15.",
    "f) If the last cards form a run of three or more, that scores its length. Ace is low and King is "
    "high: no run goes round the corner. On 4 and 6 the 5 scores five, two for 15 and three for the run; "
    "the 7 after it scores four:",
    *drawn(parse_cards("4C 6D 5S"), parse_cards("7H")),
    "g) At 31 everything starts over with a total of 0, runs and pairs too.",
    'h) Who is out of cards, or can play none without passing 31, says "go". The other one plays on alone '
    'by a) to f) until he can\'t. At 31 he scores two points; below it he scores one, for "the go".',
    "i) After g) or h) play starts over, as long as anybody has cards. The player who said go plays "
    "first, or the one who did not hit 31.",
]
_HANDS = [
    "5. When all cards are faced, the hands are scored: the non-dealer's, the dealer's, and the crib for "
    "the dealer. The cut is the fifth card of each hand.",
    "",
    "a) Each pair is 2 points. So three of a kind score 6, and four of a kind 12.",
    "b) Each run of three or more scores its length. The shorter runs inside a run of four don't score.",
    "c) Each set of cards that makes 15 is 2 points.",
    "",
    "14 points: 6 for fifteens, 6 points for runs, and 2 points for the pair.",
    *drawn(parse_cards("4D 4H 5S 6D"), parse_cards("KC")),
    "d) A flush: four cards of one suit score 4 points without the cut, five score 5. In the crib only "
    "five score.",
    "e) The Jack of the suit of the cut is his Nobs: 1 point.",
    "",
    "6. The moment somebody has 121 points, the game is over.",
]
_POINTS = [
    "1) WASCO, the file of the record, had to be on the active drive. Here it lies with your saved games.",
    "2) Colors are not the same on all monitors. If they look washed out, turn brightness and contrast.",
    "3) A card fades to a lighter shade when you discard it. If it doesn't, turn the contrast down.",
    "4) The reason for every score stands below the board on the left. A go is obvious, and has none.",
    '5) A beep tells you that you have a "go".',
    "6) {back} is the way out in the middle of a game.",
    "7) CRIB and your initials, say CRIB ABC, keeps a record of your game in WASCO. One to three letters "
    "or digits will do. Without initials nothing is recorded.",
    "8) CRIB /V shows the record. CRIB ABC /R removes that of ABC, CRIB /X everybody's.",
]
PAGES = (
    Page("RULES FOR TWO", _DEAL, About.GAME),
    Page("PEG PLAY", _PLAY, About.PLAY),
    Page("SCORING THE HANDS", _HANDS, About.SHOW),
    Page("A FEW POINTS", _POINTS, About.GAME),
)
