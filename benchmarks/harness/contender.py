"""What a step tells the harness about a contender."""

from typing import Any, Callable, NamedTuple, Optional


def nothing(_result):
    """Release nothing."""


class Job(NamedTuple):
    """One contender, ready to work on one grid."""

    work: Callable[[], Any]  # the only thing that is timed
    collect: Callable[[Any], Any]  # makes a float32 array of what `work` returns
    release: Callable[[Any], None] = nothing  # frees what `work` keeps beyond its result


class Contender(NamedTuple):
    """A way to do the step."""

    name: str
    package: str  # what is asked for its version
    start: Callable[[Any], Job]  # gets the grid and does all that is not timed
    call: str  # what is called, for the report
    semantics: str
    threads: int = 1
    tolerance: Optional[float] = 0.0  # how far it may be from the reference; None when it does something else
    agrees_on: tuple[str, ...] = ()  # grids on which it must agree to the last bit all the same
    outside: bool = False  # runs as a program of its own: its memory and processor time are not known
