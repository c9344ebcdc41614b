"""Look for positions that teach one thing each: `python -m tools.lessons` prints the rows of the lessons.

A position teaches something if the best choice is clearly better than the one that a beginner would take, and
if the coach says so by the pattern that is taught."""

from collections.abc import Iterator

from game.coaching.reasons import because
from game.players.player import think_through
from game.players.weigh.option import Option, Options
from game.players.weigh.weighing import careful_options, quick_options
from game.practice.lessons import LessonPosition
from game.rules.view import View

CLEARLY, BEST_BY = 0.02, 0.006  # of a game: what the lesson is worth, and how far the best stands out
THINGS = {
    "Keep what counts in the hand": (0, "the hand keeps"),
    "A flush is worth keeping": (0, "since you keep a flush"),
    "No five to their crib": (0, "their crib; the five would feed it"),
    "No pair to their crib": (0, "their crib; would feed it pair"),
    "No fifteen to their crib": (0, "their crib; the fifteen would feed it"),
    "No neighbors to their crib": (0, "their crib; the start of a run would feed it"),
    "A pair for your own crib": (0, "your crib; feeds it pair"),
    "A five for your own crib": (0, "your crib; a five feeds it"),
    "A fifteen for your own crib": (0, "your crib; a fifteen feeds it"),
    "Neighbors for your own crib": (0, "your crib; the start of a run feeds it"),
    "Near home, play off": (0, "play off"),
    "Near home, play on": (0, "play on"),
    "Lead below five": (3, "nobody makes fifteen on a card below five"),
    "Never lead a five": (3, "a five led"),
    "Lead from a pair": (3, "meets your other one"),
    "Not to twenty-one": (5, "any ten makes 31 of 21"),
    "Not to five": (4, "any ten makes 15 of 5"),
    "Don't open a run for them": (4, "opens a run"),
    "A pair can be tripled": (4, "is a pair to be tripled"),
    "Take the points": (4, "more at once"),
}


def tempting(view: View, options: Options) -> Iterator[Option]:
    """Yield a beginner's choices: any other card, the most in the hand, or the next best."""
    if view.kept:
        yield from options[1:]
    else:
        yield max(options, key=lambda option: option.hand)
        yield options[1]


def teaches(lesson: LessonPosition, phrase: str) -> bool:
    """Tell whether the best is better for the reason that is taught."""
    view = lesson.position.view
    if view.kept and len({card.rank for card in view.playable}) < 3:
        return False
    wants_pair, words = phrase.endswith(" pair"), phrase.removesuffix(" pair").split("; ")
    glance = () if "Near home" in lesson.name else (quick_options,)
    for think in (*glance, careful_options):
        options = think_through(think(view))
        best, second = options[:2]
        if best.chance - second.chance < BEST_BY:
            return False
        told = [
            because(view, best, other)
            for other in tempting(view, options)
            if other is not best and best.chance - other.chance >= CLEARLY
        ]
        if not any(
            all(word in one for word in words) and (not wants_pair or "a pair of" in one) for one in told
        ):
            return False
    return True


def main() -> None:
    """Print a row for each thing."""
    for name, (moves, phrase) in THINGS.items():
        near = "Near home" in name
        for number in range(20_000):
            scores = (90 + number % 29, 90 + number % 31) if near else (0, 0)
            dealer = moves % 2 if moves else number // 2 % 2
            lesson = LessonPosition(name, number, dealer, moves, scores)
            try:
                view = lesson.position.view
            except StopIteration:
                continue
            if moves and (view.seat not in _to_move(lesson)):
                continue
            if teaches(lesson, phrase):
                print(f"    {lesson!r},", flush=True)
                break
        else:
            print("    # nothing found:", name, flush=True)


def _to_move(lesson: LessonPosition) -> tuple[int, ...]:
    return lesson.position.reached().waiting


if __name__ == "__main__":
    main()
