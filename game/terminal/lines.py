"""What is told in a line of a game that waits."""

from game.store.kept_game import KeptGame, how_it_stands, which_rules, who_plays, whose_game


def waiting_line(waiting: KeptGame) -> str:
    """Write a saved game in one line."""
    return f"{whose_game(waiting)}: {who_plays(waiting)}, {how_it_stands(waiting)}. {which_rules(waiting)}."
