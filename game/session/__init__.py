"""A session, with or without a picture: who sits down, the match, and the unfinished games."""
