"""What players know beforehand: odds loaded from `assets/odds`, and counts by rank alone."""
