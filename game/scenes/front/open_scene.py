"""Which scene opens first, and the import of the rooms behind the title."""

from game.scenes.front.title import Title
from game.scenes.front.window_session import WindowSession
from game.scenes.scene import Scene, Way


def first_scene(session: WindowSession) -> Scene:
    """Return the first scene: a game that was asked for begins with its cut."""
    options = session.run_options
    ways = {
        Way.FRIEND: options.friend,
        Way.CLUB: options.club,
        Way.REPLAY: options.replay,
        Way.DEMO: options.demo,
        Way.NEW_GAME: options.begin,
    }
    return open_scene(session, next((way for way, is_wished in ways.items() if is_wished), Way.TITLE))


def open_scene(session: WindowSession, way: Way) -> Scene:
    """Open the scene of a way."""
    if way in (Way.TITLE, Way.UNFINISHED_GAME):
        session.duplicate = ""  # nobody who goes there sits down to the cards of a word
    if way is Way.TITLE:
        return Title(session)
    from game.scenes.front.rooms import ROOMS

    return ROOMS[way](session)
