"""The judge: what each choice was worth, and what was given away."""
