"""What is copied here can be pasted anywhere."""

import pygame


def copy_text(text: str) -> bool:
    """Whether this system took it."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError):
        return False
    return True
