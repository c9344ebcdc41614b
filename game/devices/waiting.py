"""Waits for a press: looks often enough that none feels late, and sleeps between two looks."""

from time import monotonic, sleep

import pygame

GLANCE = 0.015  # seconds between two looks


def wait_for_a_hand(seconds: float) -> None:
    """Wait until an event is there or this time is over."""
    until = monotonic() + seconds
    while not pygame.event.peek() and (left := until - monotonic()) > 0:
        sleep(min(left, GLANCE))
