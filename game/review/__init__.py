"""The review of a game: what was given away and by whom, in words for any screen."""
