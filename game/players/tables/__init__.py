"""What players know beforehand: odds read from `assets/odds`, and counts by rank alone."""
