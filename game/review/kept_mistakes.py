"""What people gave away much by in a game that is over comes again."""

from datetime import date
from pathlib import Path

from game.practice.boxes import collect
from game.review.reviewing import Reviewing
from game.store.mistakes import Mistakes
from game.store.setting_words import PERSON


def keep_mistakes(folder: Path, review: Reviewing) -> str | None:
    """Of a game that is judged to its end; what went wrong comes back as a sentence."""
    people = {seat for seat, who in enumerate(review.seats) if who.partition(" ")[0] == PERSON}
    names = [review.name(seat) for seat in range(len(review.seats))]
    judged = [(one.decision, one.judgement) for one in review.of(people)]
    return Mistakes(folder).add(collect(review.game, judged, names, date.today()))
