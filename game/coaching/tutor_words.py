"""What the tutor says before a costly move is made."""

from game.players.weigh.judgement import Judgement, Mark

THINK_AGAIN, PLAY_IT, SHOW_ME = "Think again", "Play it", "Show me"
MARK_WORDS = {
    Mark.NONE: "",
    Mark.DOUBTFUL: "doubtful",
    Mark.ERROR: "an error",
    Mark.BLUNDER: "a blunder",
}


def cost_words(judgement: Judgement) -> str:
    """What a choice gives away."""
    return f"{100 * judgement.cost:.1f} % of a game"


def objection_words(judgement: Judgement) -> str:
    """One sentence, which names no card."""
    return f"This is {MARK_WORDS[judgement.mark]}: it gives away {cost_words(judgement)}."
