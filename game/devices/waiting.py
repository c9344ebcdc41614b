"""Waiting for a hand: a look often enough that no press feels late, and sleep between."""

from time import monotonic, sleep

import pygame

GLANCE = 0.015  # seconds between two looks


def wait_for_a_hand(seconds: float) -> None:
    """Wait until an event is there or this time is over."""
    until = monotonic() + seconds
    while not pygame.event.peek() and (left := until - monotonic()) > 0:
        sleep(min(left, GLANCE))
