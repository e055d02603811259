"""The width of valleys: how far floors and sides reach, in the ground in balance and in sections across rivers.

- The *floor* of a valley is where ground rises little from its river. Its half width W and its slope follow from what
  the river drains and how steep it is (`half_widths`, `floor_slopes`); `relief.floors` lays it into the ground:

      W = A^0.3·min((0.01 / S)^0.8, 8),      slope min(1.5·S + 0.0015, 0.1)

- The *bottom* of a stream's valley, over which it spreads what creeps down to it, is the floor of the smallest that has
  one (`ValleyFloor.bottom`); `relief.balance` needs it on cells that are narrower.
- A *section* across a river, bed and banks and what it floods, passes over into that ground (`section_reaches`): over a
  share of an edge, which is all the floor there is where the ground is not in balance, and by its type.
"""

from typing import NamedTuple

import numpy as np

from ..arrays import Values
from ..machine.jit import kernel
from ..machine.powers import power_table, raise_to_power


class ValleyFloor(NamedTuple):
    """The numbers of floors; lengths in metres, areas in m². *Bar*: tests/core/terrain/relief/test_floors.py."""

    least_area: float = 2e6  # that a stream with a floor drains; bar: rivers have floors, torrents have none
    gentle: float = 0.01  # slope of a river whose floor is as wide as its size alone makes it; drawn
    by_area: float = 0.3  # power of the area; of the width of rivers it is 0.5 of the discharge; drawn
    by_slope: float = 0.8  # power of the slope; drawn
    widest: float = 8.0  # times what the size alone makes it; drawn
    rise: float = 1.5  # slope of a floor over that of its river: water on it still runs down to the river
    least_rise: float = 0.0015  # slope, beside that; drawn
    most_rise: float = 0.1  # slope of the steepest floor; drawn
    taper: float = 0.5  # by which half widths change over the way along a river at most: a wide one is no disc
    flooded: float = 1.5  # flood-prone widths that a section reaches at least: its sides show; drawn
    shown: float = 1.5  # cells beyond its river that a section reaches at least, so that coarse rasters show it

    @property
    def bottom(self) -> float:
        """Metres: half the floor of the smallest stream that has one. Rounded: no machine's last digit counts."""
        return round(self.least_area**self.by_area, 3)


FLOOR = ValleyFloor()


def half_widths(area: Values, slope: Values) -> Values:
    """Return half the widths of floors beside rivers that drain so much land (m²) and are so steep."""
    steepness = np.maximum(slope, FLOOR.gentle / FLOOR.widest**2)  # from there on none is wider
    wider = np.minimum(powers_of(FLOOR.gentle / steepness, FLOOR.by_slope), FLOOR.widest)
    return powers_of(area, FLOOR.by_area) * wider


def floor_slopes(slope: Values) -> Values:
    """Return how steeply floors rise from rivers that are so steep."""
    steepness = np.maximum(slope, FLOOR.gentle / FLOOR.widest**2)
    return np.minimum(FLOOR.rise * steepness + FLOOR.least_rise, FLOOR.most_rise)


def section_reaches(shares: Values, edge: float, prone: Values, half: Values, cell: float) -> Values:
    """Return how far from rivers their sections reach: beyond, the ground is that between rivers.

    That is a share of an edge by the type, and no less than beside ``prone``, where the river floods, and ``half``, to
    the end of the belt of its bends.
    """
    return np.maximum.reduce([shares * edge, FLOOR.flooded * prone, half + FLOOR.shown * cell])


def powers_of(values: Values, exponent: float) -> Values:
    """Return powers of numbers that are the same on every machine."""
    powers = np.array(values, np.float64)
    _power_all(powers, powers.view(np.int64), power_table(exponent))
    return powers


@kernel
def _power_all(values, bits, table):
    for index in range(values.size):
        raise_to_power(values, bits, index, table)
