"""A look is one machine's appearance: its picture, its colours, its places."""
