"""What the scenes of one game share: events acted out, pace, thoughts and counts."""
