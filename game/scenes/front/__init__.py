"""The scenes before a game: the title, the choice of a game, options, and the seats."""
