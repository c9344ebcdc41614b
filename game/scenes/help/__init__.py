"""Help at any moment: the rules of the form and house in play."""
