"""The screen reader: it speaks whatever is new in the picture, and all of it on request."""

from game.devices.speech import Speech
from game.paint.screen import Screen
from game.scenes.box import Notice
from game.scenes.stack import Stack

NO_VOICE = ("No speech program found.", "", "On Linux, install espeak-ng or speech-dispatcher.")


class ScreenReader:
    """The picture in words, and its voice."""

    def __init__(self, stack: Stack, screen: Screen, speech: Speech, *, wanted: bool) -> None:
        self.stack, self.screen, self.speech = stack, screen, speech
        self.listens = wanted

    def begin(self) -> None:
        """Say in writing, before the first picture, that nothing can speak where speech is wanted."""
        if self.listens:
            self._complain()

    def want(self, wanted: bool) -> None:
        """Speak from now on, or no longer; where nothing can speak, that is said in writing."""
        if wanted and not self.listens:
            self._complain()
        self.listens = wanted

    def announce(self) -> None:
        if self.listens:
            self.speech.say(self.screen.news())

    def tell_all(self) -> None:
        """Speak all that the picture says, whether or not speech is wanted otherwise."""
        if not self._complain():
            self.speech.say(self.screen.in_full)

    def _complain(self) -> bool:
        if not self.speech.engine:
            self.stack.lay_over(Notice(*NO_VOICE))
        return not self.speech.engine
