"""How the players' tables in `assets/odds` are made: by self-play, again and again, until nothing changes."""
