"""What the moments of one game share: what lies on the table, pace, thoughts and counts."""
