"""The game of cribbage: nothing here knows of a screen, a clock or a file."""
