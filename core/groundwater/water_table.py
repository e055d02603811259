"""The water table: the surface of the water in the ground, after two models.

``dupuit`` is the standard one (Dupuit and Forchheimer): water flows level through an aquifer of the transmissivity T,
is fed by the recharge R, and comes out wherever the table reaches the ground. So the table w is the obstacle problem

    ∇·(T ∇w) + R = 0 where w < z,    w ≤ z everywhere.

``energy`` is a sponge. The table is the surface of least energy E = S + U + G + C, with heights above the base, all
per weight of water:

    S = Σ over sides    γ · b · √(ℓ² + (w₁ − w₂)²)    tension: γ is that in air between two cells of open water, else
                                                      that in the ground; sides are b wide, their cells ℓ apart
    U = Σ over cells    μ · area · max(0, min(w, z))  water is less bound in the ground: a penalty for being there
    G = Σ over cells    ½ · area · w²                 gravity
    C = Σ over cells    κ · area · max(0, z − w)      capillarity: dry ground above the table draws it up

Water is open where w > z. In the ground it climbs to κ − μ above the base, no further than the surface of the ground;
tension spans it over narrow valleys, and pulls it flat where it is open. With κ ≥ μ all this is convex but for γ, which
depends on where water is open. That is found in turns: first with the tension of the ground everywhere, then with that
of air where the turn before has left open water. Each turn has one least surface: the last has no memory of a start.
Snow is the same with no more tension in air than in the ground, so that it lies in hollows and gullies.
"""

import functools
from typing import NamedTuple

import numpy as np

from ..raster.domain import SEA, VOID
from .convex import Pull, least_energy

TURNS = 2
ACCURACY = 1e-6  # of the relief


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


def dupuit_table(run, z, domain, sizes, recharge, transmissivity, held=None, start=None):
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
    return least_energy(run, begin, lambda _: sides, pull, ACCURACY * _relief(z, domain))


def _relief(z, domain):
    ground = z[domain != VOID]
    return max(float(ground.max() - ground.min()), 1e-9) if ground.size else 1.0


class Forces(NamedTuple):
    """The parameters of the energy: tensions in square metres, penalty and capillarity (number or raster) in metres."""

    in_air: float
    in_ground: float
    penalty: float
    capillarity: object


def sponge_table(run, z, domain, sizes, forces, held=None, start=None):
    """Return the water table of least energy, and what it may be wrong by.

    ``z``, ``domain``, ``sizes`` and ``held`` are those of `dupuit_table`, but heights count from the base. Capillarity
    must not be less than the penalty.
    """
    held = (domain == SEA) | (False if held is None else held)
    z = np.where(domain == VOID, 0.0, z)
    area = np.broadcast_to(sizes[2][:, None], z.shape)
    climb = (forces.penalty - np.asarray(forces.capillarity, np.float64)) * area
    pull = Pull(z, area, climb, np.zeros(z.shape), (domain != VOID) & ~held)
    rows, joined = _sides_of_rows(*sizes[:2]), _joined(domain)
    w, wrong, tolerance = _begun(z, held, start), np.inf, ACCURACY * _relief(z, domain)
    is_open = domain == SEA
    for turn in range(TURNS):
        tension = [
            np.where(is_open & np.roll(is_open, -1, axis), forces.in_air, forces.in_ground) * way
            for axis, way in ((1, joined[0]), (0, joined[1]))
        ]
        sides_of = functools.partial(_stretched, tension, rows)
        with run.phase(f"Turn {turn + 1}", 1 / TURNS):
            w, wrong = least_energy(run, w, sides_of, pull, tolerance)
        found = (w > z) | (domain == SEA)
        if (found == is_open).all():
            break
        is_open = found
    return w, wrong


def _stretched(tension, rows, w):
    """Return t of the sides: of the energy γ b √(ℓ² + d²) the slope by d, over d."""
    east, south = np.zeros((2, *w.shape))
    east[:, :-1] = np.diff(w, axis=1)
    south[:-1] = np.diff(w, axis=0)
    for fall, width, length in ((east, *rows[:2]), (south, *rows[2:])):
        np.multiply(fall, fall, out=fall)
        fall += (length * length)[:, None]
        np.sqrt(fall, out=fall)
        np.divide(width[:, None], fall, out=fall)
    return east * tension[0], south * tension[1]
