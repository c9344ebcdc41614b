"""How the tables of the players are made: by self-play, again and again, until nothing changes."""
