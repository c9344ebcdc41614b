"""The review of a game: the cost and by whom, in words for any screen."""
