"""What opens first, and the one door to the rooms behind the title."""

from game.scenes.front.title import OfferGuide, Title
from game.scenes.front.window_session import WindowSession
from game.scenes.scene import Scene, Way


def first_scene(session: WindowSession) -> Scene:
    """What is seen when the program starts."""
    options = session.run_options
    if options.begin and not (options.demo or options.replay) and session.settings.guide == "ask":
        return OfferGuide(session, is_first=True)
    ways = {Way.REPLAY: options.replay, Way.DEMO: options.demo, Way.NEW_GAME: options.begin}
    return open_scene(session, next((way for way, is_wished in ways.items() if is_wished), Way.TITLE))


def open_scene(session: WindowSession, way: Way) -> Scene:
    """The scene that a way leads to; the rooms are read when the first is entered: the title stands
    a tenth of a second sooner."""
    if way is Way.TITLE:
        return Title(session)
    from game.scenes.front.rooms import ROOMS

    return ROOMS[way](session)
