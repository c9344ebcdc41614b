"""Everything that touches a file in saves/."""
