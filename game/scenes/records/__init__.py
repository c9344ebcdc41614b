"""The record in pictures, and games that are looked at again."""
