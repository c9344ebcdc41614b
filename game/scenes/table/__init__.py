"""A game at the table: questions asked and answered, events acted out, and the things beside them."""
