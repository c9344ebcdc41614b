"""The judge: what each choice was worth, what was given away, and how much of a game was luck."""
