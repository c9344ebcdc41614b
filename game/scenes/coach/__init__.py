"""The coach beside a question, his page over the table, and the box in which the tutor asks."""
