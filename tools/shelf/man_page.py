"""Write the manual page anew from the words of the command line: `python -m tools.shelf.man_page`."""

from pathlib import Path

from game.commands.words import OPTIONS, Switch

PAGE = Path(__file__).parents[2] / "assets/shelf/crib.6"
BEGINNING = """\
.\\" Written by tools/shelf/man_page.py.
.Dd November 22, 2026
.Dt CRIB 6
.Os
.Sh NAME
.Nm crib
.Nd cribbage, circa 1987
.Sh SYNOPSIS
.Nm
.Op Ar initials
.Op Ar options
.Sh DESCRIPTION
.Nm
plays cribbage against the computer or among several people, in a window or,
with
.Fl -text ,
in lines of text.
One to three letters or digits are the initials
under which the game is recorded.
Every question of the game says
what can be typed or pressed, and F1 helps at any moment.
.Pp
The options are as follows:
.Bl -tag -width Ds
"""
ENDING = """\
.El
.Pp
As in 1987,
.Cm /V
shows the record,
.Ar initials Cm /R
takes a person's games out of it,
.Cm /X
takes out everybody's, and
.Cm /?
is help.
.Sh FILES
.Bl -tag -width Ds
.It Pa $XDG_DATA_HOME/crib , ~/.local/share/crib
Settings, the games that wait, those that were played, and the record
.Pa WASCO ,
all of it plain text.
.El
.Sh EXIT STATUS
0 when all was done, 1 when something could not be, 2 when the words were not
understood, 130 when it was interrupted.
.Sh EXAMPLES
Play, and keep the record under ABC:
.Pp
.Dl crib ABC
.Pp
Play the old five-card game:
.Pp
.Dl crib --preset hoyle --form five-card
.Pp
Count a hand:
.Pp
.Dl crib --count \\(dq5H 5S 5D JC\\(dq --starter 5C
.Sh AUTHORS
.An The CRIB authors
"""


def man_page() -> str:
    """Write all of it, in mdoc."""
    return BEGINNING + "".join(map(_item, OPTIONS.values())) + ENDING


def _item(option: Switch) -> str:
    value = f" Ar {option.value.lower()}" if option.value else ""
    about = option.about
    return f".It Fl {option.name[1:]}{value}\n{about[0].upper()}{about[1:]}.\n"


if __name__ == "__main__":
    PAGE.write_text(man_page(), encoding="utf-8")
