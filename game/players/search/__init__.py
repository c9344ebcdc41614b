"""How the champ thinks: a situation, a belief, a search of the play, the race home."""
