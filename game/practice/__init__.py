"""Practice: positions to choose in, hands to count, what comes again and when, and what is said of it."""
