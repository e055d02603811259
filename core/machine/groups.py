"""Groups of things that are joined two by two, each led by one of its members (union and find).

``parent`` holds for each member one that is nearer to the leader of its group, and for a leader itself; two groups are
joined by making one leader the parent of the other.
"""

from __future__ import annotations

from ..arrays import Receivers
from .jit import kernel


@kernel
def root_of(parent: Receivers, member: int) -> int:
    """Return the leader of the group of a member, and shorten the path to it."""
    while parent[member] != member:
        parent[member] = parent[parent[member]]
        member = parent[member]
    return member
