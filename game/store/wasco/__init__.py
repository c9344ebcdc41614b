"""WASCO, the record of games played under initials."""
