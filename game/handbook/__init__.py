"""The handbook: the rules of the form and house in play, in paragraphs that any screen can show."""
