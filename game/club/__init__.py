"""Club nights, tournament days and duplicate deals: who meets whom, what it counts, and the season's book."""
