"""The coach's page over the table, and the box in which the tutor asks."""
