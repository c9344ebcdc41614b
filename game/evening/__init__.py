"""One evening, with or without a picture: who sits down, the match, and the games that wait."""
