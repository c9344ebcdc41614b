"""The review of a game: the chance to win, questions, all decisions, and the luck of the cards."""
