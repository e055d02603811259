"""The network that is measured: its links in arrays."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..arrays import Indices, Receivers, Values
from ..network import strahler, topological_order
from ..run.run import Run
from .texts import Text

NO_AREAS = Text("The areas that drain to the links are not known.")


@dataclass(frozen=True)
class MeasuredNetwork:
    """A network of links in arrays: ``receiver`` is the link downstream (-1 at a mouth), ``order`` runs downstream.

    Lengths and drops are in metres, areas in km²; NaN stands where one is not known. ``lines`` holds the vertices of
    each link from its upper to its lower end, x, y and height (NaN where unknown), on a map that keeps angles;
    where there is a DEM, also the column and the row of it, with fractions.
    """

    receiver: np.ndarray
    order: np.ndarray
    strahler: np.ndarray
    length: np.ndarray
    drop: np.ndarray
    area_in: np.ndarray
    area_out: np.ndarray
    lines: list

    @property
    def mouths(self) -> Indices:
        """The links that end the network."""
        return np.nonzero(self.receiver < 0)[0]

    @property
    def heads(self) -> Indices:
        """The links into which none flows."""
        fed = np.zeros(self.receiver.size, bool)
        fed[self.receiver[self.receiver >= 0]] = True
        return np.nonzero(~fed)[0]


def network_of(
    lines: list[Values], receiver: Receivers, length: Values, drop: Values, area_in: Values, area_out: Values
) -> MeasuredNetwork:
    """Return the `MeasuredNetwork` of links: their order and their Strahler numbers follow from the receivers."""
    order = topological_order(Run(), receiver)
    area_in, area_out = (np.where(area > 0, area, np.nan) for area in (area_in, area_out))
    return MeasuredNetwork(receiver, order, strahler(Run(), receiver, order), length, drop, area_in, area_out, lines)
