"""What is new is told in lines: of a table what has happened since, of a page what has changed on it."""

from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from game.handbook.guided_steps import Step
from game.scenes.scene import Scene, ToldInLines
from game.scenes.table.game_scene import GameScene
from game.scenes.table.guide_balloon import GuideBalloon
from game.sheets.sheet import Said, Sheet
from game.sheets.sheets import AdviceSheet, BalloonSheet, BoxSheet, TableSheet
from game.sheets.table_state import TableState
from game.sheets.teller import Teller
from game.terminal.conversation import Conversation

A_SCREEN = 22
"""How many lines of a page are told before "More?"."""


class NewsOfScenes:
    """Tells scenes and their tables, each thing once."""

    def __init__(self, conversation: Conversation, teller: Teller) -> None:
        self.conversation, self._teller = conversation, teller
        self.lines_said = 0
        self.breaks_off = False
        """Whether whoever heard the last page has left it before its end."""
        self._known: WeakKeyDictionary[Scene, dict[Said, str]] = WeakKeyDictionary()
        """What was told of each scene: whoever comes back to it hears only what has changed."""
        self._table: object = None
        self._came_to: object = None
        """The scene of the table that was told last."""
        self._heard: Sequence[str] = ()
        self._asides: Sequence[str] = ()
        """What was heard of it so far: by everybody, and by one person alone."""
        self._explained: list[tuple[Step, str]] = []
        """What the guide has told."""

    @property
    def game(self) -> GameScene | None:
        """The scene of the table that was told last, if a game is played there."""
        return self._table if isinstance(self._table, GameScene) else None

    def tell(self, scene: Scene, sheets: Sequence[Sheet]) -> None:
        """Tell what has changed: of a table the lines since the last, of a sheet what is new on it."""
        for table in tables_on(sheets):
            self._come_to_the_table(scene, table)
            self.tell_table(table)
        if scene.asks_line.words and isinstance(sheets[-1], BoxSheet):
            return  # the question says all
        over = [sheet for sheet in sheets if isinstance(sheet, BoxSheet | BalloonSheet)]
        now = {thing: words for sheet in over or sheets for thing, words in sheet.told(self._teller)}
        known = self._known.get(scene, {})
        new = [words for thing, words in now.items() if words and known.get(thing) != words]
        is_for_one = self._is_beside(sheets) or _is_of_a_hand(scene, sheets)
        self._tell_page(new, self.say if is_for_one else self._tell)
        if isinstance(scene, GuideBalloon):
            self._explained += [(scene.step, line) for line in new]
        self._known[scene] = now

    def forget(self, scene: Scene, thing: Said) -> None:
        """Let a thing of a scene be told again, even if it has not changed."""
        self._known.get(scene, {}).pop(thing, None)

    def _come_to_the_table(self, scene: Scene, table: TableState) -> None:
        """Hear what was told before its scene began, and how it lies where that was told to nobody."""
        if not isinstance(scene, ToldInLines) or (scene, scene.told_before) == self._came_to:
            return
        if isinstance(scene, GameScene) and scene is not self._table:
            self.conversation.forget()  # the room that led to it is not told again there
        self._table, self._came_to = scene, (scene, scene.told_before)
        self._take_back(scene.told_before)
        if not scene.lies_already:
            return
        if scene.told_before:
            self.conversation.told += self._named(latest_deal(scene.told_before))
            self.say(*self._teller.lying(table))
        else:
            self.tell_table(table)
            self._tell(*self._teller.lying(table))

    def _take_back(self, lines: Sequence[str]) -> None:
        """Forget what was told of a move that is taken back."""
        taken, told = self._named(self._heard[len(lines) :]), self.conversation.told
        if taken and told[-len(taken) :] == taken:
            del told[-len(taken) :]
        self._heard = lines
        guide = self.game.context.guide if self.game else None
        kept = [step for step, _ in guide.told] if guide else []
        for step, line in self._explained:
            if step not in kept and line in told:
                self.conversation.unsay(line)
        self._explained = [(step, line) for step, line in self._explained if step in kept]

    def tell_table(self, table: TableState) -> None:
        """Tell the lines since those that were heard."""
        heard, self._heard = len(self._heard), table.told
        self._tell(*self._named(table.told[heard:]))
        heard, self._asides = len(self._asides), table.asides
        self.say(*self._named(table.asides[heard:]))

    def _named(self, lines: Sequence[str]) -> list[str]:
        return [*map(self._teller.named, lines)]

    def _tell_page(self, lines: Sequence[str], tell: Callable[..., None]) -> None:
        """Tell a screenful, and another as long as more is wanted."""
        self.breaks_off = False
        for first in range(0, len(lines), A_SCREEN):
            if first and not self.conversation.wants_more():
                self.breaks_off = True
                return
            tell(*lines[first : first + A_SCREEN])

    def _is_beside(self, sheets: Sequence[Sheet]) -> bool:
        """Whether the coach or a box speaks at a table: what happened is told again, not their words."""
        return bool(self.game) and any(isinstance(sheet, AdviceSheet | BoxSheet) for sheet in sheets)

    def _tell(self, *lines: str) -> None:
        self.lines_said += len(lines)
        self.conversation.tell(*lines)

    def say(self, *lines: str) -> None:
        """Say what one person alone may hear, so that nobody else hears it again."""
        self.lines_said += len(lines)
        self.conversation.say(*lines)


def _is_of_a_hand(scene: Scene, sheets: Sequence[Sheet]) -> bool:
    """Tell whether the guide speaks of a hand that others at this terminal may not see."""
    several = any(table.looks_on is not None for table in tables_on(sheets))
    return several and isinstance(scene, GuideBalloon) and scene.step.is_of_a_hand


def tables_on(sheets: Sequence[Sheet]) -> list[TableState]:
    """Return the tables of a picture."""
    return [sheet.top for sheet in sheets if isinstance(sheet, TableSheet)]


def latest_deal(lines: Sequence[str]) -> Sequence[str]:
    """Return the lines since the last empty one, which parts the deals."""
    begins = [at for at, line in enumerate(lines) if not line]
    return lines[begins[-1] :] if begins else lines
