"""Heights of rivers and of the land beside them, changed as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..network import accumulate, distance_down
from ..run.run import Run
from .peak import factor_to_peak

if TYPE_CHECKING:
    from ..plane.types import Tree


def scaled_to(tree: Tree, peak: float) -> tuple[Tree, float]:
    """Return a tree whose highest node is at ``peak``, and by what its slopes were multiplied."""
    factor = factor_to_peak(tree.z.max(initial=0.0), peak)
    return tree._replace(z=tree.z * factor), factor


def concave_rivers(tree: Tree, concavity: float) -> Tree:
    """Return a tree as high as it was whose rivers are the gentler the more they carry, as real ones are.

    Their slopes are multiplied by the power -``concavity`` of the number of nodes upstream, and by what is the same for
    all: slopes of rivers go with that power of the area they drain (Flint 1974, doi:10.1029/WR010i005p00969).
    """
    if not concavity or not tree.z.size:
        return tree
    order = tree.downstream_order
    nodes = accumulate(Run(), tree.receiver, order, np.ones(tree.z.size))
    drop = np.where(tree.receiver >= 0, tree.z - tree.z[tree.receiver], 0.0) * nodes**-concavity
    z = distance_down(Run(), tree.receiver, order, drop, np.zeros(drop.size)) + drop
    return scaled_to(tree._replace(z=z), float(tree.z.max()))[0]
