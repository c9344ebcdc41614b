"""What is said at the table: the same words for a picture and for a line of text."""
