"""The hands and the speaker: keys, pads and mouse become buttons; notes become sound."""
