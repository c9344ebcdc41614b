"""What an original that is typed at asks before a game: for its instructions once, and how long it is."""

from game.rules.preset import Preset
from game.rules.presets import PRESETS
from game.rules.prompts import prompt
from game.rules.question import WhichTarget
from game.rules.voice import YOU
from game.session.session import Session
from game.session.who_sits import chosen_sitters

LONG, SHORT = "L", "S"


def is_asked_first(session: Session) -> bool:
    """Tell whether the game to come is the original's own, with somebody at the keys for it to ask."""
    preset, settings = chosen(session), session.settings
    people = sum(sitter.is_person for sitter in chosen_sitters(session))
    return (
        not session.duplicate
        and preset.manner.is_typed
        and preset.plays(settings.form, settings.house_rules)
        and people < session.form.seats
    )


def chosen(session: Session) -> Preset:
    """Return the preset that is chosen."""
    return PRESETS[session.settings.preset]


def offered_instructions(session: Session) -> str:
    """Return the question whether instructions are wanted, once; with -q the original does not ask."""
    words = "" if session.is_instructed else session.manner_of(session.settings.preset).voice.instructions
    session.is_instructed = True
    return words


def asks_length(session: Session) -> bool:
    """Tell whether the length is asked for, and was not given for this run."""
    return not session.run_options.has_target


def which_length(session: Session) -> str:
    """Ask how long the game is."""
    preset, rules = chosen(session), session.settings.house_rules
    asked = WhichTarget(preset.targets, rules.target_of(session.form))
    return prompt(session.manner_of(preset.name).voice, asked, [YOU], 0)


def lengths_in_words(session: Session) -> list[str]:
    """Say what each letter stands for, to whoever has typed a figure."""
    return [f"{letter} for {target}" for letter, target in _lengths(session).items()]


def choose_length(session: Session, letter: str) -> None:
    """Choose the length a letter stands for: any but that of the short one is the long one's."""
    lengths = _lengths(session)
    target = lengths[SHORT if letter == SHORT else LONG]
    session.change("target", target if target != session.form.target else 0)


def _lengths(session: Session) -> dict[str, int]:
    targets = chosen(session).targets
    return {LONG: max(targets), SHORT: min(targets)}
