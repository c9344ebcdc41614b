"""The way to a friend far away: the page that waits or calls, and from there the table."""

from game.rules.errors import CribbageError
from game.scenes.box import Box
from game.scenes.front.friend_page import FriendOrCall, FriendPage
from game.scenes.front.window_host import FarHost
from game.scenes.front.window_session import WindowSession
from game.scenes.scene import Scene, StartOver, Way
from game.scenes.table.far_scene import FarScene, take_up
from game.scenes.table.game_scene import lead_to_the_end
from game.session.far_away import FarAway, wish_to_go_on
from game.session.far_wish import FarWish
from game.session.looking_on import far_away
from game.store.kept_game import KeptGame
from game.wire.wire_file import open_tables


def friend_page(session: WindowSession, kept: KeptGame | None) -> Scene:
    """Go on with a game that waits, do what the command line asked for, or ask who calls."""

    def table(far: FarAway) -> Scene:
        host = FarHost(session, far.sit_down(), session.settings.preset, after=Way.FRIEND)
        context = host.lay_table(far.match)
        return take_up(FarScene(context, far, lead_to_the_end))

    def page(wish: FarWish) -> Scene:
        return FriendPage(session, far_away(session, wish), table)

    if isinstance(session.far, FarAway) and session.far.goes_on:
        return FriendPage(session, session.far, table)
    wished, session.has_asked = session.run_options.friend, True
    try:
        wish = wish_to_go_on(session, kept) if kept else None if session.has_called else wished
        session.has_called = True
        return page(wish) if wish else FriendOrCall(page, open_tables(session.run_options.saves))
    except CribbageError as error:
        return Box([str(error)], [("To the title", StartOver(Way.TITLE))], is_first=True)
