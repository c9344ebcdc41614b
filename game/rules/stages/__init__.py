"""The moments of a game: in each, other seats must act and other moves are allowed."""
