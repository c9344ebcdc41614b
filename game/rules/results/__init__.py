"""What came of a game: the outcome, what a win is worth, and the match it belongs to."""
