"""What is told in writing beside the table: how far the game is, what has happened, and the latest scores."""

from collections.abc import Sequence

from game.rules.cards import named_card
from game.rules.counting import Reason
from game.rules.in_words import after_colon, capital
from game.rules.voice import HOUSE
from game.sheets.marks import SCORES_MARK, with_signs
from game.sheets.table_state import ReasonLine, TableState

GAMES_WON, GAME_POINTS = "Games won", "Game points"
"""The head of how a match stands."""


def stage(top: TableState) -> str:
    """Tell how far the game is, or before its first deal which it is, and to how many."""
    told = "The show" if top.count_panel else f"Deal {top.deal}" if top.deal else top.form
    return f"{told}, {top.target} up".removeprefix(", ")


def opening(top: TableState) -> Sequence[ReasonLine]:
    """Tell what is played, and what came before the first score."""
    if not top.form:
        return ()
    lines = [f"{line.letter} at {line.hole}: {line.name}" for line in top.lines]
    about = ReasonLine(None, f"{top.target} up. {', '.join(lines)}".strip(" ."))
    deal = ReasonLine(None, f"Deal {1 if top.reasons else top.deal}", is_divider=True)
    kind = ReasonLine(None, top.form, is_divider=True)
    return [kind, about, *top.before, *[deal] * bool(top.deal)]


def letters_told(top: TableState) -> str:
    """Tell what the initials at the holes stand for."""
    return ", ".join(f"{line.initial}: {line.name}" for line in sorted(top.lines) if line.name)


def seen_from_above(top: TableState) -> Sequence[str]:
    """Write who sits round the table in lines, oneself below."""
    own, before, *above, after = (top.seats[top.below - at].on_plate for at in range(len(top.seats), 0, -1))
    wide = max(len(before), len(after))
    across = f"{before:>{wide}} ─{'┼' if above else '┬'}─ {after:{wide}}"
    return (*above, across, own)


def chosen_told(top: TableState) -> Sequence[str]:
    """Name the cards that somebody chooses for the crib, in words, and in letters for less room."""
    if top.turn is None:
        return ()
    seat = top.seats[top.turn]
    cards = [card for at, card in enumerate(seat.hand) if card and at in seat.faded]
    return [capital(", ".join(map(name, cards))) for name in (top.voice.named, named_card) if cards]


# Scores.


def scores_title(top: TableState) -> str:
    """Name the list of scores and of what friends say, and the deal."""
    return f"Scores{' and talk' * top.has_talk}{f', deal {top.deal}' * bool(top.deal)}"


def scores_sentence(scores: Sequence[str], target: int) -> str:
    """Put scores in the sentence that the telling of a deal ends with."""
    return f"{', '.join(scores)}, of {target}."


def newest_told(top: TableState) -> Sequence[str]:
    """Tell a score just made, with a name before it, and without for less room; or how a match stands."""
    latest = top.reasons[: len(top.reasons) - top.reasons_back][-1 - len(top.pegs) :]
    if not latest or latest[-1].is_divider:
        return ()
    if latest[0].text in (GAMES_WON, GAME_POINTS):
        won = [line.text.replace(":", "").partition(" game")[0] for line in latest[1:]]
        return [f"{latest[0].text}: {', '.join(reversed(won))}."]
    text, heard = latest[-1].text, "".join(top.told[1 - len(top.seats) :]) or latest[-1].text
    if top.is_score_old or (top.turn == top.below and text not in heard):
        return ()
    return [_with_name(top, latest[-1]), text]


def latest_scores(top: TableState) -> Sequence[str]:
    """Tell the last two scores, each with its name, and whether a hand or a crib was counted."""
    return [_with_name(top, one, one.kind) for one in top.reasons if one.side is not None][-2:]


def _with_name(top: TableState, reason: ReasonLine, kind: str = "") -> str:
    name = reason.who or ("" if reason.side is None else top.side_names()[reason.side])
    named = ", ".join(filter(None, [name, kind]))
    told = reason.text if reason.keeps_capital else after_colon(reason.text)
    return reason.text if reason.text.startswith(name) else f"{named}: {told}"


def hand_counted(top: TableState, seat: int) -> str:
    """Tell what a hand has pegged, or that it is counted now."""
    if top.dealer is None or not (panel := top.count_panel):
        return ""
    order = [(top.dealer + at) % len(top.seats) for at in range(1, len(top.seats) + 1)]
    if not panel.is_crib and order.index(seat) >= order.index(panel.seat):
        return HOUSE.say(HOUSE.counting, top.seats[seat].on_plate) * (seat == panel.seat)
    begun = max((at for at, reason in enumerate(top.reasons) if reason.is_divider), default=0)
    shown = [one for one in top.reasons[begun:] if one.kind == Reason.HAND.value]
    return f"= {sum(one.points for one in shown if one.who == top.seats[seat].on_plate)}"


# What has happened.


def told_beside_scores(top: TableState) -> Sequence[str]:
    """Tell what has happened without the scores, where these are written."""
    return [_signed(top, with_signs(line.partition(SCORES_MARK)[0])) for line in top.told]


def _signed(top: TableState, line: str) -> str:
    """Write whose line it is as the plates do: a label is no sentence, in which who plays is you."""
    name, colon, told = line.partition(": ")
    plates = {seat.name: seat.on_plate for seat in top.seats}
    return f"{plates.get(name, name)}{colon}{told}"


def _told_lately(top: TableState) -> Sequence[str]:
    """Tell that, or nothing after a discard that goes without saying, as one's own does."""
    return [] if top.told == top.told_by_then else told_beside_scores(top)


def happened(top: TableState) -> str:
    """Tell what has happened last, unless what is asked says it."""
    words = "".join(_told_lately(top)[-1:]).removeprefix(f"{top.prompt}. ")
    return "" if top.prompt.startswith(words.rstrip(".")) else words


def happened_besides(top: TableState) -> Sequence[str]:
    """Tell what has happened in this deal and is written nowhere else, as a score is, the latest last."""
    declared = top.verdict.heading if top.verdict else ""
    written = [*filter(None, [top.prompt, declared, *(score.text for score in top.reasons[-1:])])]
    lines = [line.rstrip(".") for line in _told_lately(top)]
    begun = max((at for at, line in enumerate(lines) if not line), default=-1) + 1
    return [line for line in lines[begun:] if not any(line in one or one in line for one in written)]


def in_turn(top: TableState, score: Sequence[str]) -> Sequence[str]:
    """Put the newest score before or after what has happened besides, as it came."""
    lately = happened_besides(top)
    latest = [line.rstrip(".") for line in told_beside_scores(top)[-1:]]
    return [*score, *lately] if latest == [*lately[-1:]] else [*lately, *score]
