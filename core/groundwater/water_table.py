"""The water table: the surface of the water in the ground, after two models, and of snow above it.

``dupuit`` is the standard one (Dupuit and Forchheimer): water flows level through an aquifer of the transmissivity T,
is fed by the recharge R, and comes out wherever the table reaches the ground. So the table w is the obstacle problem

    ∇·(T ∇w) + R = 0 where w < z,    w ≤ z everywhere.

``energy`` is a sponge. The table is the surface of least energy E = S + U + G + C, with heights above the base, all
per weight of water:

    S = Σ over sides    γ · b · (√(ℓ² + (w₁ − w₂)²) − ℓ)            tension: of a side half in open water, half in the
                                                                    ground 1/γ is the mean of both; sides are b wide,
                                                                    their cells ℓ apart
    U = Σ over cells    μ · area · max(0, min(w, z))                water is less bound in the ground: a penalty
    G = Σ over cells    ½ · area · (min(w, z)² + max(0, w − z)²)    gravity: the ground bears what stands open on it
    C = Σ over cells    ½ · κ · area · max(0, z − w)² / z           capillarity: dry ground draws water up, the less of
                                                                    it is dry the less

So far from all shores the table lies at w = z (κ − μ) / (z + κ): near the surface of low ground, deep below high
ground, never above κ − μ. Tension draws it out of the ground where hollows are narrow. What would come out on a slope
runs off, so w ≤ z there; in a hollow it stands, and has one level, one unknown for all that hangs together, no higher
than the brim.
Which cells stand under water is found from above: all hollows begin full, and whatever ground a level of least energy
leaves dry is ground again. Water so never comes back, and no step makes the energy greater. Each turn has one least
surface, so the last has no memory of a start.

``snow`` lies on the ground: u ≥ z is the surface of least energy of tension S, of its weight Σ ½ · area · (u − z)², and
of the frost that keeps it, −Σ area · D · (u − z), where D is how deep it lies on a plain. Where D is 0 or less, u = z.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..arrays import Array, Heights, Mask, Values
from ..raster.components import label_components
from ..raster.domain import SEA, VOID
from ..raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS
from ..run.run import Run
from .bodies import Bodies
from .convex import Pull, least_energy

SNOW_TURNS = 4
MOST_TURNS = 200
ACCURACY = 1e-6  # of the relief
STEEP_GROUND = 0.1  # snow follows steep ground, where steps come near to the least energy slowly


class _RowSides(NamedTuple):
    """Of each row, how wide the sides to the east and to the south are, and how far apart the cells on both sides."""

    east_width: np.ndarray
    east_length: np.ndarray
    south_width: np.ndarray
    south_length: np.ndarray


def _sides_of_rows(cell_width, cell_height):
    """Return the sides of cells of these sizes in each row."""
    below = np.append(cell_width[1:], cell_width[-1:]), np.append(cell_height[1:], cell_height[-1:])
    return _RowSides(cell_height, cell_width, (cell_width + below[0]) / 2, (cell_height + below[1]) / 2)


def _joined(domain):
    """Return whether a side leads from each cell to the east and to the south."""
    ground = domain != VOID
    east, south = np.zeros((2, *domain.shape), bool)
    east[:, :-1] = ground[:, :-1] & ground[:, 1:]
    south[:-1] = ground[:-1] & ground[1:]
    return east, south


def _begun(z, held, start):
    """Return the surface to begin with: as given, but held where it is held."""
    return np.array(z if start is None else np.where(held, z, start), np.float64)


def dupuit_table(
    run: Run,
    z: Heights,
    domain: Array,
    sizes: tuple[Array, Array, Array],
    recharge: Array | float,
    transmissivity: float,
    held: Array | None = None,
    start=None,
    on_step=None,
) -> tuple[Heights, float]:
    """Return the water table, the ground where it reaches that, and what it may be wrong by.

    Parameters
    ----------
    z : heights of the ground, and of the water in the sea and where it is ``held``
    domain : uint8 array, see `core.raster.domain`; nothing crosses the edge of the data
    sizes : width, height and area of the cells of each row, in metres
    recharge : raster or number, metres a day
    transmissivity : square metres a day
    """
    held = (domain == SEA) | (False if held is None else held)
    z = np.where(domain == VOID, 0.0, z)
    rows, (east, south) = _sides_of_rows(*sizes[:2]), _joined(domain)
    sides = (
        transmissivity * east * (rows.east_width / rows.east_length)[:, None],
        transmissivity * south * (rows.south_width / rows.south_length)[:, None],
    )
    fed = np.broadcast_to(-np.asarray(recharge, np.float64) * sizes[2][:, None], z.shape)
    pull = Pull(z, np.zeros(z.shape), fed, np.full(z.shape, np.inf), (domain != VOID) & ~held)
    begin = np.minimum(_begun(z, held, start), z)
    if on_step:
        on_step(begin)
    return least_energy(run, begin, lambda _: sides, pull, ACCURACY * _relief(z, domain), on_step=on_step)


def _relief(z, domain):
    ground = z[domain != VOID]
    return max(float(ground.max() - ground.min()), 1e-9) if ground.size else 1.0


class Forces(NamedTuple):
    """The parameters of the energy: tensions in square metres, penalty and capillarity (number or raster) in metres."""

    in_air: float
    in_ground: float
    penalty: float
    capillarity: Any


class _Stretch(NamedTuple):
    """The tension of a surface: γ of the sides to the east and south, 0 where there is none, and how these lie."""

    tension: list
    rows: _RowSides

    def sides(self, w: Array) -> list:
        """Return t of the sides: of the energy γ b √(ℓ² + d²) the slope by d, over d."""
        return [
            tension * (width[:, None] / np.sqrt(length[:, None] ** 2 + fall**2))
            for tension, fall, width, length in self._falls(w)
        ]

    def energy(self, w: Array) -> float:
        """Return what it takes to stretch the surface beyond a level one."""
        return sum(
            float((tension * width[:, None] * (np.sqrt(length[:, None] ** 2 + fall**2) - length[:, None])).sum())
            for tension, fall, width, length in self._falls(w)
        )

    def _falls(self, w):
        east, south = np.zeros((2, *w.shape))
        east[:, :-1] = np.diff(w, axis=1)
        south[:-1] = np.diff(w, axis=0)
        return (self.tension[0], east, *self.rows[:2]), (self.tension[1], south, *self.rows[2:])


def _stretch(forces, in_air, domain, sizes):
    """Return the `_Stretch` of a surface that some cells have in air and others in the ground."""
    stiff = np.where(in_air, forces.in_air, forces.in_ground)
    tension = [
        joined * (2 / (1 / stiff + 1 / np.roll(stiff, -1, axis))) for axis, joined in zip((1, 0), _joined(domain))
    ]
    return _Stretch(tension, _sides_of_rows(*sizes[:2]))


def sponge_table(
    run: Run,
    z: Heights,
    domain: Array,
    sizes: tuple[Values, Values, Values],
    forces: Forces,
    brim: Heights | None,
    held: Array | None = None,
    start=None,
    on_step=None,
) -> tuple[Heights, Mask, float]:
    """Return the water table of least energy, which cells stand under open water, and what it may be wrong by.

    ``z``, ``domain``, ``sizes`` and ``held`` are those of `dupuit_table`, but heights count from the base. Capillarity
    must not be less than the penalty. ``brim`` is how high water could stand on each cell, z where it runs off.
    ``on_step(w, energy)`` is called with the table after each step.
    """
    held = (domain == SEA) | (False if held is None else held)
    z = np.where(domain == VOID, 0.0, z)
    area = np.broadcast_to(sizes[2][:, None], z.shape)
    moves, above = (domain != VOID) & ~held, z > 0
    suction = np.where(above, np.asarray(forces.capillarity, np.float64), 0.0)
    per_height = suction / np.where(above, z, 1.0)
    climb = np.where(above, np.minimum(forces.penalty, suction), 0.0) - suction
    no_limit, tolerance = np.full(z.shape, np.inf), ACCURACY * _relief(z, domain)
    w = np.where(moves, np.minimum(_begun(z, held, start), z), z)
    wet = moves & (brim > z)
    w[wet] = brim[wet]

    def energy(w, stretch):
        ground, depth = np.where(wet, z, w), np.where(wet, w - z, 0)
        cells = 0.5 * (1 + per_height) * ground**2 + climb * ground + 0.5 * depth**2
        return stretch.energy(w) + float((area * cells).sum(where=moves))

    for turn in range(MOST_TURNS):
        bodies = Bodies(label_components(run.quietly(), wet)[0], [])
        stretch = _stretch(forces, wet | (domain == SEA), domain, sizes)
        tell = on_step and (lambda w, stretch=stretch: on_step(w, energy(w, stretch)))
        limit = z.copy()
        bodies.give(limit, _brims(z, wet, domain, bodies))
        bodies.give(w, np.minimum(bodies.take(w), bodies.take(limit)))
        if on_step and turn == 0:
            tell(w)
        pull = Pull(
            limit,
            np.where(wet, 1.0, 1.0 + per_height) * area,
            np.where(wet, -z, climb) * area,
            no_limit,
            moves,
        )
        with run.phase(f"Turn {turn + 1}", 0.5 ** min(turn + 1, 20)):
            w, wrong = least_energy(run, w, stretch.sides, pull, tolerance, bodies.of_cell, tell)
        dry = wet & (w <= z)
        if not dry.any():
            break
        wet &= ~dry
    return w, wet, wrong


def _brims(z, wet, domain, bodies):
    """Return the lowest ground beside each body."""
    lowest = np.full(bodies.count, np.inf)
    row, col = np.divmod(bodies.cells, z.shape[1])
    for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS):
        there = row + down, col + right
        known = (there[0] >= 0) & (there[0] < z.shape[0]) & (there[1] >= 0) & (there[1] < z.shape[1])
        beside = there[0][known], there[1][known]
        shore = ~wet[beside] & (domain[beside] != VOID)
        np.minimum.at(lowest, bodies.number[known][shore], z[beside][shore])
    return lowest


def snow_surface(
    run: Run, z: Heights, domain: Array, sizes: tuple[Array, Array, Array], forces, depth, start=None, on_step=None
) -> tuple:
    """Return the surface of the snow, the ground where none lies, and what it may be wrong by.

    ``depth`` is how deep it lies on a plain; where that is 0 or less all melts. Tension in air is that of snow, that in
    the ground of bare ground. Upside down the ground is an obstacle above the surface, as it is for water.
    """
    moves = (domain != VOID) & (domain != SEA) & (np.asarray(depth) > 0)
    z = np.where(domain == VOID, 0.0, z)
    area = np.broadcast_to(sizes[2][:, None], z.shape)
    pull = Pull(-z, area, area * (z + depth), np.full(z.shape, np.inf), moves)
    w = np.minimum(-_begun(z, ~moves, start), -z)
    is_stiffer, tolerance = forces.in_air >= forces.in_ground, STEEP_GROUND * ACCURACY * _relief(z, domain)
    covered = np.full(z.shape, is_stiffer)
    for turn in range(SNOW_TURNS):
        stretch = _stretch(forces, covered, domain, sizes)

        def tell(w, stretch=stretch):
            lies = -w - z
            on_step(-w, stretch.energy(w) + float((area * (0.5 * lies**2 - depth * lies)).sum(where=moves)))

        if on_step and turn == 0:
            tell(w)
        with run.phase("Snow", 1 / SNOW_TURNS):
            w, wrong = least_energy(run, w, stretch.sides, pull, tolerance, on_step=on_step and tell)
        found = covered & (w < -z) if is_stiffer else covered | (w < -z)  # so no turn makes the energy greater
        if forces.in_air == forces.in_ground or (found == covered).all():
            break
        covered = found
    return -w, wrong
