"""The game as lines of text: for whoever cannot see the picture, has only a terminal, or likes it."""
