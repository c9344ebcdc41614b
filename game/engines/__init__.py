"""The engine's chair: programs in any language that play by a few lines, and our players in that chair."""
