"""Answers a position in the terminal, or runs one of our players as an engine for another program."""

import sys

from game.coaching.ask import answer_lines
from game.coaching.how_long import HowLong, NoSuchLength
from game.commands.printing import put, say
from game.commands.words import DONE, Misspelled, Words
from game.engines.our_chair import answers
from game.players.levels import LEVELS
from game.players.seating import is_player
from game.rules.cards import letters
from game.rules.in_words import listed
from game.session.playing_out import plays_out


def ask(words: Words) -> int:
    """Answer a position, every choice with its price."""
    try:
        how_long = HowLong.parse(words["--rollout"]) if "--rollout" in words else None
    except NoSuchLength as error:
        raise Misspelled(f"--rollout takes {error}") from None
    plays = plays_out(how_long, say) if how_long else None
    for line in answer_lines(words["--ask"], lambda cards: listed([*map(letters, cards)]), plays):
        put(line)
    return DONE


def engine(words: Words) -> int:
    """Run a player for another program, an answer for each question."""
    level = words["--engine"].lower()
    if not is_player(level):
        raise Misspelled(f"--engine must be one of {', '.join(LEVELS)}, not '{words['--engine']}'.")
    for answer in answers(level, sys.stdin or ()):
        put(answer)
    return DONE
