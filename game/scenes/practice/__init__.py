"""Practice on the real table: questions with their answers, the drill, and the cards from the other side."""
