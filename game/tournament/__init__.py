"""Matches between players over thousands of games: `python -m game.tournament champ bsd --games 20000`."""
