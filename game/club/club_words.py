"""What the club says and hangs on its wall, in words for any screen."""

from collections.abc import Iterator, Sequence

from game.club.book import Evening, Season
from game.club.night import YOU, round_mark, round_words
from game.club.scoring import Result, Standing, game_points, pins
from game.players.characters import CHARACTERS

CARD_HEADS = "game\topponent\tpoints\t+\t-"
BRACKET_HEADS = "round\tmatch\t\tgames"
STANDING_HEADS = "place\tplayer\tpoints\twon\tspread"


def name_of(player: str, you: str) -> str:
    """Return the name of somebody; you by your initials."""
    return you if player == YOU else CHARACTERS[player].name.upper()


def introduction(evening: Evening, number: int, rival: str) -> list[str]:
    """Return which game comes next, against whom, and his words when he sits down."""
    who = CHARACTERS[rival]
    greeting = f'"{who.line}"' if who.line else ""
    words = f"{round_words(evening.event, number)}: you play {who.name.upper()} of {who.town}."
    return [words, *filter(None, [greeting])]


def card_row(result: Result, is_signed: bool) -> str:
    """Return a game as it stands on a scorecard; before you have written it, only whom you met."""
    who = CHARACTERS[result.rival].name.upper()
    if not is_signed:
        return f"{round_mark(result.round)}\t{who}\t\t\t"
    spread = (str(result.spread), "") if result.spread > 0 else ("", str(-result.spread))
    return "\t".join((round_mark(result.round), who, str(game_points(result.spread)), *spread))


def card_rows(evening: Evening) -> list[str]:
    """Return your scorecard, row by row, and its sum."""
    rows = [card_row(one, one.round in evening.signed) for one in evening.yours]
    own = evening.your_standing
    return [*rows, f"\ttotal\t{own.points}\t{own.spread:+}\t"]


def standing_rows(standings: Sequence[Standing], you: str, most: int = 40) -> list[str]:
    """Return how all stand, row by row."""
    return [
        f"{place}\t{name_of(one.player, you)}\t{one.points}\t{one.won}\t{one.spread:+}"
        for place, one in enumerate(standings[:most], 1)
    ]


def bracket_rows(evening: Evening, you: str) -> list[str]:
    """Return the bracket, match by match, with the games that each has won."""
    return [
        f"{tie.round}\t{name_of(tie.player, you)}\t{name_of(tie.rival, you)}\t{tie.won[0]}-{tie.won[1]}"
        if tie.rival
        else f"{tie.round}\t{name_of(tie.player, you)}\t\twaits"
        for tie in evening.ties
    ]


def end_of_evening(evening: Evening, you: str) -> Iterator[str]:
    """Say how it ended."""
    own, place = evening.your_standing, evening.place
    best = name_of(evening.standings[0].player, you)
    yield f"{evening.event.title}: {best} is first with {evening.standings[0].points} points."
    yield (
        f"You finish {place} of {len(evening.standings)}: {own.points} points, "
        f"{own.won} of {own.played} won, spread {own.spread:+}."
    )
    if evening.ties:
        winner = name_of(evening.ties[-1].winner, you)
        yield f"{winner} {'win' if winner == YOU.upper() else 'wins'} the tournament."
    if own.won == own.played:
        yield "A grand slam: you won every game. The house stands up."
    if evening.kind == "night":
        need = "goes on the year's list" if own.qualifies else "is short of the 12 that go on the year's list"
        yield f"Your night {need}."


def season_lines(season: Season, life: Season, year: str) -> Iterator[str]:
    """Add up the evenings of a year, and of all years."""
    yield (
        f"Your {year}: {season.nights} at the club, {season.won} games won, spread {season.spread:+}, "
        f"{season.on_the_list} points on the list."
    )
    if earned := pins(life.on_the_list):
        yield f"Your pins, for {life.on_the_list} points in all: {', '.join(earned)}."
    if life.grand_slams:
        yield f"Grand slams: {life.grand_slams}."
