"""The options, in groups: how a game goes, what is heard, what is seen, and what the hands do."""
