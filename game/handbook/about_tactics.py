"""A few words of advice."""

from game.handbook.page_parts import prose
from game.rules.forms import Form

_A_DEAL = {
    3: "In a deal the dealer makes about eleven on the whole and the other player six.",
    4: "In a deal the dealer makes about sixteen on the whole and the other player ten.",
    5: "In a deal more is made than in the shorter games: no lead is safe.",
}


def advice(form: Form) -> list[str]:
    """How to lay away, how to play, and when to take chances."""
    crib = "Count what each choice leaves in hand before you look at the crib."
    if form.kept == 3:
        crib = "The crib holds more cards than the hand: think of it first."
    together = " What your partner lays and plays helps you both." if form.partners else ""
    pace = _A_DEAL[form.kept] if form.seats == 2 else "Look at the pegs before every deal."
    return [
        "# Laying away",
        *prose(
            f"{crib} Fives are the best cards there are: keep them, or give them to your own side's crib "
            "only. Pairs, neighbours, and two cards that make fifteen are gifts to a crib."
        ),
        "",
        "# Playing",
        *prose(
            "Lead from a pair: if it is paired, you make three of a rank for six. A four or lower is a safe "
            "lead, since nothing makes fifteen of it; a five is the worst. Do not leave a count of 5 or 21: "
            f"there are sixteen tens in the pack.{together}"
        ),
        "",
        "# The state of the game",
        *prose(
            f"{pace} If you are ahead, play off: break runs, do not pair. If you are behind, play on: take "
            "every chance at a run or a pair, and invite more."
        ),
    ]
