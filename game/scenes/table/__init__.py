"""A game at the table: questions asked and answered, events acted out, and what stands beside them."""
