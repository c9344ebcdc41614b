"""Club nights, tournament days and duplicate deals: who meets whom, the points, and the season's book."""
