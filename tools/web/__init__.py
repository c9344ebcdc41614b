"""The page on which the game is played in a browser, and how it is built."""
