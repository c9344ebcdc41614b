"""Who gets home first: what a keep, an end of the play or a deal to come is worth in games won."""
