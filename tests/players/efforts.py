"""An effort for tests: as little as will do."""

from game.players.search.situation import Effort

LITTLE = Effort(work=20_000, work_on_lead=20_000, deals_drawn=60, deals_played=12, shows=10)
