"""An engine for CRIB: it keeps what counts most, and plays what makes fifteen or thirty-one."""

import itertools
import re
import sys

PIPS = {rank: min(at, 10) for at, rank in enumerate("A23456789TJQK", 1)}


def worth(cards: list[str]) -> int:
    """Count pairs and fifteens; runs, flushes and nobs are for you to add."""
    pairs = sum(one[0] == other[0] for one, other in itertools.combinations(cards, 2))
    groups = (group for size in range(2, 6) for group in itertools.combinations(cards, size))
    return 2 * pairs + 2 * sum(sum(PIPS[card[0]] for card in group) == 15 for group in groups)


def move(words: dict[str, str]) -> str:
    """Answer a position."""
    hand = re.findall("..", words.get("hand", ""))
    if ("laid" in words or not hand) and "starter" not in words:
        return "cut 20"
    if "starter" not in words:
        laid = max(
            itertools.combinations(hand, 2), key=lambda two: worth([card for card in hand if card not in two])
        )
        return "lay " + "".join(laid)
    count = int(words.get("count", "0"))
    fits = [card for card in hand if count + PIPS[card[0]] <= 31]
    best: str = max(fits, key=lambda card: (count + PIPS[card[0]] in (15, 31), PIPS[card[0]]))
    return f"play {best}"


for line in sys.stdin:
    word, *rest = line.split()
    answer = move(dict(each.split("=", 1) for each in rest)) if word == "move" else "ok"
    print("engine Minimal of CRIB; forms six-card" if word == "crib-engine" else answer, flush=True)
