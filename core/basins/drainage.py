"""Drainage basins on a mesh of the land: a forest of triangles, what flows in it, and the relief that fits."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import M2_PER_KM2, NEAREST_GROWTH, NOISE_GROWTH, RANDOM_GROWTH
from ..machine.noise import scramble
from ..mesh.triangles import triangle_areas
from ..network import accumulate, longest
from ..run.run import Run
from .forest import (
    Forest,
    KeyRules,
    basins_of_forest,
    grown_forest,
    kinds_of,
    mean_of_corners,
    noise_at,
    outlet_sides,
    random_forest,
)
from .relief import FittedRelief, relief_of, side_lengths
from .sketched import lay_sketches, read_sketches, sketches_followed

if TYPE_CHECKING:
    from ..arrays import Values

DEPTH_OF_TRIANGLE = 0.6  # spacings, from the middle of one to the middle of the next
SKETCHED_DEPTH = 0.1  # what depth counts for beside a sketch of heights, which says where water gathers
MOST_WAVES = 100.0  # that heights may count for
NOISE_STREAM = 7  # so that the noise does not follow the nodes, which come from the same seed
HACK_COEFFICIENT, HACK_EXPONENT = 1.4, 0.57


class BasinGrowth(NamedTuple):
    """How basins grow, and on what."""

    kind: str  # one of GROWTHS
    strength: float  # of noise, 0 to 1
    wavelength: float  # of noise, metres
    seed: int
    spacing: float  # metres between nodes
    lines: tuple = ()  # rivers that somebody drew, float64 (n, 2) each
    heights: np.ndarray | None = None  # float64 (t), heights that somebody drew


class TriangleDrainage(NamedTuple):
    """The drainage of triangles; arrays have an element for each."""

    forest: Forest
    kind: np.ndarray  # uint8, see `core.basins.forest`
    outlet: np.ndarray  # int64, the side through which water leaves, -1 for none
    basin: np.ndarray  # int64, numbered by its mouth, -1 of water
    mouth: np.ndarray  # int64 of each basin, its lowest triangle
    cut: np.ndarray  # int32, triangles where a cycle of water was cut
    sketched: np.ndarray  # bool, whether a drawn river runs there
    area: np.ndarray  # float64, km² with all that is upstream
    flow: np.ndarray  # float64, the same, more or less where more or less rain falls
    relief: FittedRelief | None
    follows: tuple  # how many sketched triangles follow the sketch, of how many, and the parts of lines missed


def triangle_sizes(mesh) -> Values:
    """Return the area of each triangle in km²."""
    return triangle_areas(mesh.xy, mesh.corners) / M2_PER_KM2


def drainage_basins(run: Run, mesh, water, growth, ground, moving) -> TriangleDrainage:
    """Return the `TriangleDrainage` of a mesh.

    ``water`` (t) are triangles in the sea. ``ground`` is a `ReliefWishes` whose ``held`` does not count. With
    ``moving`` divides move until heights agree on both sides.
    """
    water = np.require(water, np.bool_, ["C", "W"])
    with run.phase("Growing basins", 0.4):
        forest, kind, cut, laid, sketches = _grown(run, mesh, water, growth)
    sketched = np.zeros(water.size, bool) if laid is None else laid.owner >= 0
    outlet, relief = outlet_sides(mesh, forest, water), None
    with run.phase("Raising the land", 0.5):
        if growth.kind != RANDOM_GROWTH:
            relief = relief_of(run, mesh, water, forest, outlet, ground._replace(held=sketched), moving)
            forest = relief.forest
            outlet = outlet_sides(mesh, forest, water)
            kind = kinds_of(forest, water)
    with run.phase("Following the water", 0.1):
        basin, mouth = basins_of_forest(run, forest, water)
        land = np.where(water, 0.0, triangle_sizes(mesh))
        area = accumulate(run, forest.receiver, forest.order, land)
        flow = accumulate(run, forest.receiver, forest.order, np.where(water, 0.0, ground.supply))
    follows = (0, 0, [])
    if laid is not None:
        follows = sketches_followed(mesh, water, sketches, forest.receiver, laid.owner)
    return TriangleDrainage(forest, kind, outlet, basin, mouth, cut, sketched, area, flow, relief, follows)


def _grown(run, mesh, water, growth):
    """Return the forest, the types of triangles, where cycles were cut, and rivers laid along sketches, or None."""
    none = np.zeros(0, np.int32)
    if growth.kind == RANDOM_GROWTH:
        forest, kind, cut = random_forest(run, mesh, water, growth.seed)
        return forest, kind, cut, None, None
    laid = sketches = None
    if growth.lines:
        sketches = read_sketches(run, mesh, water, growth.lines, growth.spacing)
        laid = lay_sketches(run, mesh, water, sketches)
    preset = None if laid is None else (laid.receiver, laid.order)
    forest = grown_forest(run, mesh, water, growth_rules(run, mesh, growth), preset)
    return forest, kinds_of(forest, water), none, laid, sketches


def growth_rules(run: Run, mesh, growth) -> KeyRules:
    """Return the `KeyRules` of a way to grow; keys are counted in waves of the noise."""
    if growth.kind == NEAREST_GROWTH and growth.heights is None:
        return KeyRules(1.0, np.zeros(len(mesh.corners)))
    strength = growth.strength if growth.kind == NOISE_GROWTH else 0.0
    wavelength = max(growth.wavelength, growth.spacing)
    step = DEPTH_OF_TRIANGLE * growth.spacing / wavelength
    base = np.zeros(len(mesh.corners))
    if strength > 0:
        seed = int(scramble(growth.seed & 0xFFFFFFFF, NOISE_STREAM, 1))
        base = strength * mean_of_corners(mesh, noise_at(run, mesh.xy, wavelength, seed))
    if growth.heights is not None:
        waves = min(float(np.ptp(mesh.xy, axis=0).max()) / (2 * wavelength), MOST_WAVES)
        base += (1 - strength) * waves * growth.heights / max(float(growth.heights.max()), 1e-12)
        step *= SKETCHED_DEPTH
    return KeyRules((1 - strength) * step, base)


def hack_law(mesh, drainage, least) -> tuple:
    """Return coefficient and exponent of the length of rivers (km) over their area (km²) by Hack, where they drain
    at least ``least`` km²; NaN where there are too few.
    """
    forest, receiver = drainage.forest, drainage.forest.receiver
    _, way = side_lengths(mesh, drainage.outlet)
    length = longest(Run(), receiver, forest.order, np.where(receiver >= 0, way, 0.0)) / 1e3
    some = (drainage.area >= least) & (length > 0)
    if np.count_nonzero(some) < 10:
        return np.nan, np.nan
    x, y = np.log(drainage.area[some]), np.log(length[some])
    spread = x - x.mean()
    exponent = float((spread * y).sum() / max((spread**2).sum(), 1e-12))
    return float(np.exp(y.mean() - exponent * x.mean())), exponent
