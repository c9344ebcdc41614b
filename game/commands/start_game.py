"""The command line opens the window, or talks in the terminal, as its words choose."""

import os
import sys

from game import machines
from game.assets import COMMAND, OWN_PYTHON, PIP
from game.commands.printing import agrees, is_terminal, say, typed_and_printed, unheard
from game.commands.words import (
    DONE,
    FAILED,
    MOST_FRAMES,
    OF_BSD,
    Misspelled,
    Words,
    cards_word,
    choice_of,
    game_of,
    initials_of,
    number_of,
    path_of,
    seed_of,
)
from game.interrupts import end_at_once, hear
from game.players.levels import BEST, LEVELS
from game.rules.forms import FORMS, TARGETS
from game.rules.in_words import listed
from game.rules.presets import PRESETS
from game.session.far_wish import NEEDS_WIRE, FarWish
from game.session.run_options import RunOptions
from game.store.folder import choose_folder
from game.store.setting_words import ENGINE, match_word, opponent_word
from game.store.settings import AS_THE_SOURCE, TUTOR_WORDS, Settings, load_settings

STRAIGHT_TO_THE_TABLE = {"--duplicate", "--match", "--record", "--new", "--preset", "--seed"}
ASKS_FOR_A_NEW_GAME = {*STRAIGHT_TO_THE_TABLE, "--form", "--level", "--target", "--muggins"} - {"--record"}
CHOSEN = {*ASKS_FOR_A_NEW_GAME, *STRAIGHT_TO_THE_TABLE}
NEEDS_A_WINDOW = {"--demo", "--replay", "--frames", "--screenshot"}


def prepare(words: Words, version: str) -> tuple[Settings, RunOptions]:
    """Read the settings, as the words change them, and what this run is asked for."""
    folder, complaints = choose_folder(path_of(words, "--saves"))
    settings, more = load_settings(folder)
    choose(settings, words)
    run_options = RunOptions(
        folder,
        version=version,
        initials=initials_of(words, "--record"),
        seed=seed_of(words),
        demo="--demo" in words,
        club=_club_of(words),
        duplicate=_duplicate_of(words),
        friend=_friend_of(words),
        begin=bool(words.keys() & STRAIGHT_TO_THE_TABLE),
        anew=bool(words.keys() & ASKS_FOR_A_NEW_GAME),
        has_target="--target" in words,
        frames=number_of(words, "--frames", 1, MOST_FRAMES) if "--frames" in words else None,
        screenshot=path_of(words, "--screenshot"),
        replay=game_of(words),
        complaints=(*complaints, *more),
    )
    return settings, run_options


def play(words: Words, version: str) -> int:
    """Open the window and play; where there is none, a terminal does as well.

    Ctrl-C is heard once the game is there: what others do when they are read may swallow it."""
    end_at_once()
    try:
        return _play(words, version)
    finally:
        hear()


def _play(words: Words, version: str) -> int:
    settings, run_options = prepare(words, version)
    for complaint in run_options.complaints:
        say(complaint)
    if "--text" not in words:
        code = open_window(settings, run_options)
        if code is not None:
            return code
        if words.keys() & NEEDS_A_WINDOW or not is_terminal():
            return FAILED
        if not agrees("Play in this terminal instead, in plain text?"):
            return FAILED
    return _play_in_text(words, settings, run_options)


def _match_of(words: Words) -> str:
    try:
        return match_word(words["--match"].lower())
    except ValueError as error:
        raise Misspelled(f"--match {error}, not '{words['--match']}'.") from None


def _duplicate_of(words: Words) -> str:
    """Return a word's cards, which bring the players with them: the title does not wait for those."""
    if "--duplicate" not in words:
        return ""
    level = choice_of(words, "--level", LEVELS) if "--level" in words else BEST
    return f"{cards_word(words, '--duplicate')} {level}"


def _friend_of(words: Words) -> FarWish | None:
    """Return the friend far away who is waited for, called or watched."""
    way = next((name for name in ("--wait", "--call", "--watch") if name in words), "")
    if not way:
        return None
    via = words.get("--via", "")
    if via:
        from game.commands.broker_login import login_of

        via = login_of(via)
    return FarWish(way == "--wait", words[way], via, way == "--watch")


def _club_of(words: Words) -> str:
    """Return what is played at the club, if anything."""
    if not words.keys() & {"--tournament", "--club"}:
        return ""
    from game.club.evening import DAY, NIGHT, SHORT_DAY

    return choice_of(words, "--tournament", (DAY, SHORT_DAY)) if "--tournament" in words else NIGHT


def choose(settings: Settings, words: Words) -> None:
    """Change the settings as the words say; none of it is remembered."""
    with settings.for_now():
        _choose_game(settings, words)
        _choose_manner(settings, words)
        if "--record" in words:
            settings.initials = initials_of(words, "--record")
        if "--match" in words:
            settings.match = _match_of(words)
        if "--speed" in words:
            settings.speed = number_of(words, "--speed", 1, 5)
        if "--tutor" in words:
            settings.tutor = choice_of(words, "--tutor", TUTOR_WORDS)
        if "--machine" in words:
            settings.machine = choice_of(words, "--machine", [*machines.names(), AS_THE_SOURCE])
        if "--mute" in words:
            settings.muted = True
        if "--speech" in words:
            settings.speech = True
        if "--fullscreen" in words:
            settings.full_screen = True


def _opponent(words: Words) -> str:
    """Return a level, or a program that sits down."""
    if not words["--level"].startswith(f"{ENGINE}:"):
        return choice_of(words, "--level", LEVELS)
    try:
        return opponent_word(words["--level"])
    except ValueError as error:
        raise Misspelled(f"--level {error}.") from None


def _choose_game(settings: Settings, words: Words) -> None:
    if "--preset" in words:
        settings.take_out(choice_of(words, "--preset", PRESETS))
    if "--form" in words:
        settings.form = choice_of(words, "--form", FORMS)
    if "--level" in words:
        settings.play_against(_opponent(words))
    if "--target" in words:
        settings.target = int(choice_of(words, "--target", list(map(str, TARGETS))))
    if words.keys() & {"--preset", "--form"}:
        _fit_form_to_preset(settings, words)


def _choose_manner(settings: Settings, words: Words) -> None:
    """Take the options of BSD, and muggins, where the source has them."""
    asked = [name for name in OF_BSD if name in words]
    if not asked and "--muggins" not in words:
        return
    preset = PRESETS[settings.preset]
    if asked and not preset.manner.is_typed:
        raise Misspelled(f"{asked[0]} is an option of BSD's. Leave it out, or use --preset bsd.")
    if asked and "--target" in words and settings.target not in preset.targets:
        known = listed([str(target) for target in sorted(preset.targets)], "or")
        raise Misspelled(f"{asked[0]} is for BSD's own game, to {known}, not {settings.target}.")
    if asked:
        settings.explain, settings.short_messages, settings.random_cut = (one in asked for one in OF_BSD)
    if "--muggins" not in words:
        return
    if not preset.muggins:
        have = listed([name for name, one in PRESETS.items() if one.muggins], "or")
        raise Misspelled(f"{preset.title} has no muggins: use --preset {have}.")
    settings.set_rule("counting", str(preset.muggins.with_muggins))


def _fit_form_to_preset(settings: Settings, words: Words) -> None:
    """Fit a named form with rules that know it, or a named preset with a form that it knows."""
    preset = PRESETS[settings.preset]
    if settings.form in preset.forms:
        return
    if "--form" not in words:
        settings.form = preset.forms[0]
    elif "--preset" not in words:
        settings.preset = next(name for name in reversed([*PRESETS]) if settings.form in PRESETS[name].forms)
    else:
        raise Misspelled(
            f"--preset {preset.name} needs --form {listed([*preset.forms], 'or')}, not {settings.form}."
        )


def open_window(settings: Settings, run_options: RunOptions) -> int | None:
    """Open the window, the only road to pygame; None without it, or without a screen."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the terminal is the player's own
    try:
        from game.window.opening import open_meanwhile
    except ModuleNotFoundError as error:
        if error.name != "pygame":
            raise
        say(_without_pygame())
        return None
    from game.window.window import NoDisplay, NoShot

    try:
        window = open_meanwhile(settings, "game.window.app")
        from game.window.app import run

        return run(settings, run_options, window)
    except (NoDisplay, NoShot) as error:
        say(str(error))
        return None if isinstance(error, NoDisplay) else FAILED


def _without_pygame() -> str:
    """Say which command opens the window."""
    has_own = OWN_PYTHON and sys.prefix == sys.base_prefix
    works = f"{COMMAND} opens it" if has_own else f"{PIP} pygame-ce gets it"
    return f"The window needs pygame-ce, which this Python does not have: {works}."


def _play_in_text(words: Words, settings: Settings, run_options: RunOptions) -> int:
    """Play on the road without pygame."""
    typed_and_printed()
    if run_options.friend:
        return _play_a_friend(settings, run_options, run_options.friend)
    from game.terminal.text_session import play_in_text

    try:
        hear()
        play_in_text(settings, run_options, is_chosen=bool(words.keys() & CHOSEN))
    except OSError as error:
        unheard(error)
    return DONE


def _play_a_friend(settings: Settings, run_options: RunOptions, wish: FarWish) -> int:
    """Take the road to the wire: who never takes it never reads it."""
    try:
        from game.terminal.far_away_in_lines import FarInText
    except ModuleNotFoundError as error:
        if error.name not in ("nacl", "paho"):
            raise
        say(NEEDS_WIRE)
        return FAILED
    try:
        far = FarInText(settings, run_options, wish)
        hear()
        is_well = far.run()
    except OSError as error:
        unheard(error)
        return FAILED
    return DONE if is_well else FAILED
