"""How steep rivers are for the area that drains through them: χ, normalised steepness, knickpoints, concavity.

Where uplift and erosion are in balance the slope of a river falls as a power θ of its area, S = k A^-θ. Over χ, the
length weighted by (A0 / A)^θ, such a profile is a straight line (Perron and Royden 2013, doi:10.1002/esp.3302); what
is steeper than its area tells has a greater k.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Indices, Receivers, Values
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..run.run import Run

CONCAVITIES = np.linspace(0.05, 0.95, 91)  # that are tried
FEW_TREE_CELLS = 10  # of a river tree tell nothing of its concavity
SAME_DISORDER = 1e-9  # by which rounding sets apart what a single river has with any concavity


class RiverTree(NamedTuple):
    """Cells of rivers and the one that each flows into."""

    receiver: np.ndarray  # index among these, -1 where a river ends
    step: np.ndarray  # metres to that, 0 where there is none
    z: np.ndarray  # metres, of a surface that never rises on the way
    area: np.ndarray  # square metres that drain through, more at every step
    upward: np.ndarray  # indices of these, each after its receiver

    @classmethod
    def of_cells(
        cls, receiver: Receivers, step: Values, z: Heights, area: Values, drained: Values | None = None
    ) -> RiverTree:
        """Return it with the indices in their order, by how many cells drain through if that is told.

        Numbers of cells are exact, where the last digit of an area may depend on who adds it up.
        """
        return cls(receiver, step, z, area, np.argsort(-(area if drained is None else drained), kind="stable"))

    @property
    def slope(self) -> Values:
        """Fall over length of the step from each cell; NaN where there is none."""
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(self.receiver >= 0, (self.z - self.z[self.receiver]) / self.step, np.nan)

    @property
    def mouth(self) -> Indices:
        """The index of the cell in which the river of each cell ends."""
        return from_the_mouth(self.upward, self.receiver, np.zeros(self.z.size), np.zeros(self.z.size))[1]

    @property
    def distance(self) -> Values:
        """Metres along the river to where it ends."""
        return from_the_mouth(self.upward, self.receiver, self.step, np.ones(self.z.size))[0]

    def chi(self, theta: float, a0: float) -> Values:
        """Return χ in metres: trapezoids of (a0 / area)^theta over the length, from 0 where rivers end."""
        return from_the_mouth(self.upward, self.receiver, self.step, (a0 / self.area) ** theta)[0]

    def steepness(self, theta: float) -> Values:
        """Return the slope of each step times area^theta."""
        return self.slope * self.area**theta


@kernel
def from_the_mouth(upward: Indices, receiver: Receivers, step: Values, weight: Values) -> tuple[Values, Indices]:
    """Return sums of steps by the mean weight of their ends, from the end of a river to each cell, and its index."""
    total = np.zeros(step.size)
    mouth = np.empty(step.size, np.int64)
    for cell in upward:
        below = receiver[cell]
        if not is_there(below):
            mouth[cell] = cell
        else:
            mouth[cell] = mouth[below]
            total[cell] = total[below] + step[cell] * (weight[cell] + weight[below]) / 2
    return total, mouth


def mean_steepness(tree: RiverTree, chi: Values, a0: float, theta: float, length: float) -> Values:
    """Return the normalised steepness of the stretch of at least ``length`` metres below each cell, or to the mouth.

    It is the slope of the profile over χ, times a0^theta; NaN in the cells where rivers end.
    """
    end = ends_of_stretches(tree.upward, tree.receiver, tree.distance, length)
    with np.errstate(invalid="ignore", divide="ignore"):
        return (tree.z - tree.z[end]) / (chi - chi[end]) * a0**theta


@kernel
def ends_of_stretches(upward: Indices, receiver: Receivers, distance: Values, length: float) -> Indices:
    """Return for each cell the first one that lies so far below it, or where its river ends."""
    end = np.empty(receiver.size, np.int64)
    for cell in upward:
        at = cell
        if is_there(receiver[cell]):
            # The stretch of the cell below ends at this one's or one above it.
            at = receiver[cell]
            while is_there(receiver[at]) and distance[cell] - distance[at] < length:
                at = receiver[at]
        end[cell] = at
    return end


def main_stems(tree: RiverTree) -> Iterator[Indices]:
    """Yield the indices of each stem from its lower end up: into a mouth, or the cell of the stem that it joins.

    A stem goes up to the neighbour through which the most drains.
    """
    main = np.full(tree.z.size, -1, np.int64)
    flowing = tree.upward[::-1]
    flowing = flowing[tree.receiver[flowing] >= 0]
    main[tree.receiver[flowing]] = flowing  # what is written last drains most
    starts = tree.upward[(tree.receiver[tree.upward] < 0) | (main[tree.receiver[tree.upward]] != tree.upward)]
    for start in starts:
        stem = [] if tree.receiver[start] < 0 else [tree.receiver[start]]
        at = start
        while at >= 0:
            stem.append(at)
            at = main[at]
        yield np.array(stem)


def knickpoints(run: Run, tree: RiverTree, tolerance: float) -> tuple[Indices, Values]:
    """Return the indices of knickpoints, and how high each stands above the profile without it.

    Along each stem the profile is held against the greatest one below it that grows ever steeper upstream, its lower
    hull. Where it stands highest above that, by more than ``tolerance`` metres, is a knickpoint, and so on in both
    parts (as Schwanghart and Scherler 2020, doi:10.1130/G47054.1, do with the whole tree).
    """
    found, heights, distance = [], [], tree.distance
    for stem in main_stems(tree):
        run.check()
        parts = [(0, stem.size - 1)]
        x, z = distance[stem], tree.z[stem]
        while parts:
            begin, end = parts.pop()
            if end - begin < 2:
                continue
            above = z[begin : end + 1] - lower_hull(x[begin : end + 1], z[begin : end + 1])
            most = int(np.argmax(above))
            if above[most] > tolerance:
                found.append(stem[begin + most])
                heights.append(above[most])
                parts += [(begin, begin + most), (begin + most, end)]
    order = np.argsort(found)
    return np.array(found, np.int64)[order], np.array(heights)[order]


@kernel
def lower_hull(x: Values, z: Heights) -> Values:
    """Return the greatest convex function below the points of a profile, at these points; ``x`` rises."""
    hull = np.empty(x.size, np.int64)
    count = 0
    for index in range(x.size):
        while count >= 2:
            one, other = hull[count - 2], hull[count - 1]
            turn = (x[other] - x[one]) * (z[index] - z[one]) - (x[index] - x[one]) * (z[other] - z[one])
            if turn > 0:
                break
            count -= 1
        hull[count] = index
        count += 1
    return np.interp(x, x[hull[:count]], z[hull[:count]])


def fitting_concavity(run: Run, tree: RiverTree) -> float:
    """Return the concavity θ for which tributaries and the river that they join lie best on one line over χ.

    It is that of the least disorder (Hergarten et al. 2016, doi:10.5194/esurf-4-1-2016; Mudd et al. 2018,
    doi:10.5194/esurf-6-505-2018): sorted by their height, χ of the cells of the tree with the most cells should only
    rise. NaN where no tree has so many cells that it tells, heights that differ, or tributaries: on a single river that
    falls all the way it does with any.
    """
    mouth = tree.mouth
    mouths, sizes = np.unique(mouth, return_counts=True)
    cells = np.flatnonzero(mouth == mouths[np.argmax(sizes)]) if mouths.size else mouths
    if cells.size < FEW_TREE_CELLS or np.ptp(tree.z[cells]) == 0:
        return np.nan
    cells = cells[np.lexsort((tree.distance[cells], tree.z[cells]))]
    disorder = []
    for theta in CONCAVITIES:
        chi = tree.chi(theta, 1e6)[cells]
        disorder.append(np.abs(np.diff(chi)).sum() / np.ptp(chi) - 1)
        run.check()
    if np.ptp(disorder) < SAME_DISORDER:
        return np.nan
    return round(float(CONCAVITIES[int(np.argmin(disorder))]), 2)
