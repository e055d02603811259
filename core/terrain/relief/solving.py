"""The ground of an island in balance: from coarse cells to fine ones, so that divides find their places.

    relief = find_relief(land, courses, window, ReliefAims(uplift, peak=1800.0), seed)

Large cells settle where the high ground is and which way the water takes between the courses, which are given; each
finer level begins with the ground of the one before. Uplift and heights are scaled time and again so that the highest
place has the height that is asked for.

Unless somebody has said how steep the land is, or how high it or its rivers are, ground that rises hardly is loose: it
stands no steeper than a fan, and rivers build it up, or it would hold them down. Some of what rises is held by caprock
then. Slopes that were given decide: they are the uplift, heads of valleys stand at a share of them, and rivers that
hold their heights keep to `given_slopes`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...arrays import Array, Heights
from ...island.peak import factor_to_peak, stretch
from ...machine.noise import LOUDNESS
from ...machine.resampling import on_finer_cells
from ...plane.types import Field, Land
from ...raster.neighbours import ENDS
from ...run.run import Run
from ..types import SHORTEST_WAVE, TINY, Courses, Window
from .balance import ReliefLaw, find_flow, limit_slopes, sweep
from .caprock import Caprock, find_caprock, rise_by_beds
from .given_slopes import GROUND_SLOPE_SHARE, lowered_rivers, lowest_ground, slope_between, with_floors
from .levels import LEVELS, Noise, RiverCells, coarser_window, find_level, named_seed, sampled, waves
from .rock import longest_layer, rock_strength
from .routing import route_level
from .weighted_slopes import SlopeWeights, slope_weights_on

ROUTING_ROUNDS = {8: 40, 4: 16, 2: 8, 1: 5}  # of routing on cells so many times larger
SWEEPS = {8: 4, 4: 4, 2: 5, 1: 6}  # in each round
SCREE_SLOPE = 0.85  # that hillslopes keep at most, where nobody says another one: that of scree
COARSE = 88.0  # metres: on larger cells hillslopes are shorter, or all would be smooth, and gentler, being means
MEANS = 1 / 3  # power of the size of such cells by which slopes are the gentler
SPREAD, SPREAD_WAVE = 0.25, 2500.0  # how much that varies, as a logarithm, and metres of its longest wave
LOOSE, FIRM = 0.05, 0.3  # of that limit, what loose ground holds, and of the greatest uplift, where all is firm rock
LAID_DOWN = 0.02  # of the greatest uplift, by which rivers build plains up at least; drawn, beside hillshades
SPREAD_CELLS = 8.0  # in these waves at least
JITTER = 1.5  # rises over a cell by which noise shakes the ground that water runs over
FIRST_RISE = 0.01  # slope from the shore that the first level begins with
USUAL_STREAM = 0.25  # of the limit of hillslopes: how steep a stream of 1 km² is where nobody says how high land is
ISLET = 600  # cells: an island without rivers that has fewer is a hill
FRESH = 0.15  # cells, of new noise on each finer level where uplift is greatest
EAGER, LEAST_STEP, GREATEST_STEP = 0.7, 0.6, 1.6  # share of what the peak is missed by that one scaling makes good
STEEP_STREAM = 0.6  # of the limit of hillslopes that is given: how steep a stream of 1 km² is at most
STEEPEST_STREAM = 6.0  # the same where it is not
# Of the slope that is given: how steep heads of valleys are, lest all land between them is at its limit, as roofs are;
# and at most for a peak. What they carry makes them half as steep again (`ReliefLaw.sediment`).
HEADS, STEEPEST_HEADS = 0.4, 4.0
WISHED_OVER = 16.0  # finest cells over which heights that are wished for hold: from a valley to the ridge beside it
LEAST_WISHED = 0.02  # of the highest of them, less than which the comparison does not see
MOST_STEERED = 50.0  # times faster or slower that land may rise for them
HILLSLOPE = 1500.0  # metres: where edges are shorter, hillslopes are shorter in proportion, so that cells show them


class ReliefAims(NamedTuple):
    """What the relief of an island is to be."""

    uplift: Field  # 0 to 1, or the slope that was given
    peak: float | None = None  # metres: of the highest place; None: what ``scale`` gives
    scale: float | None = None  # uplift over erodibility where the field is 1; None: as is usual
    slope: Field | None = None  # that hillslopes keep at most; None: as usual
    hold: bool = False  # courses keep their heights, as far as hillslopes let them
    loose: bool = False  # plains hold no walls, and caprock makes plateaus
    grain: float | None = None  # metres: cells that hillslopes are means over; None: the finest of this relief
    rising: Field | None = None  # slope by which land rises from held rivers; None: nobody gave slopes
    as_slope: bool = False  # the uplift is a slope: that at which heads of valleys stand
    rolling: Field | None = None  # creep over what is usual; None: it is
    heights: Field | None = None  # metres that land is to have, a mean over valleys and ridges; NaN, None: as it comes
    weights: tuple[float, float] = (0.0, 0.0)  # of the coast and of height in the uplift and all slopes


class HeldLand(NamedTuple):
    """Land that keeps its heights while the rest is solved for anew."""

    land: np.ndarray  # bool (nrows, ncols), of the finest cells
    z: np.ndarray  # float64: heights of all land so far
    courses: np.ndarray  # bool: courses that keep their heights, as far as hillslopes let them


class Steered(NamedTuple):
    """How many times faster than its uplift says land rises, as it was found so far; None: as fast."""

    faster: Array | None = None  # for heights that are wished for
    weighted: Array | None = None  # for weights of the coast and of height

    def on_finer_cells(self) -> Steered:
        """Return it for cells half as large."""
        return Steered(*(None if each is None else on_finer_cells(each) for each in self))


class SolvedRelief(NamedTuple):
    """The ground of an island."""

    z: np.ndarray  # float64 (nrows, ncols); 0 in the sea
    land: np.ndarray  # bool
    area: np.ndarray  # float64: m² that drain through each cell
    codes: np.ndarray  # uint8: directions
    rivers: RiverCells
    scale: float  # uplift over erodibility where the field is 1
    lowered: np.ndarray  # float64: metres by which held elements of rivers had to be lowered
    faster: np.ndarray | None = None  # times that land rises as fast, for the heights that it is to have
    weighted: np.ndarray | None = None  # times that it rises as fast and is as steep, for weights of coast and height
    lowest: np.ndarray | None = None  # float64: metres, how low ground might be; -inf, None: as low as it comes


def find_relief(
    run: Run,
    land: Land,
    courses: Courses,
    window: Window,
    aims: ReliefAims,
    seed: int,
    unit: float = 1.0,
    held: HeldLand | None = None,
) -> SolvedRelief:
    """Return the `SolvedRelief` of an island on the cells of a window, which holds all of it.

    ``unit`` is how long its hillslopes are, times the usual length. With `HeldLand` only the rest of the land is found,
    around ``courses`` on it. To be called from the main thread.
    """
    law, ground = ReliefLaw().scaled(unit), None
    if not courses.cell.size and held is None:
        hill = _hill(run, land, courses, window, aims, seed, unit, law)
        if hill is not None:
            return hill
    work = {size: ROUTING_ROUNDS[size] / size**2 for size in LEVELS}
    for size in LEVELS:
        place = coarser_window(window, size)
        level = find_level(run, land, courses, place)
        fields = _fields(run, level, place, aims, seed, window.cell, unit)
        if any(aims.weights):
            fields = fields._replace(weights=slope_weights_on(land, level, place, size, aims.weights))
        if ground is not None:
            z = _next(run, level, ground.z, fields.uplift, seed, size)
        elif held is None:
            z = _first(run, level, seed)
        if held is not None:
            level, known = _with_held(level, held, size)
            z = known if ground is None else np.where(level.held, known, z)
        scale = aims.scale if ground is None else ground.scale
        z = np.where(level.land, np.maximum(z, 0.0), 0.0)
        kept = np.full(courses.cell.size, aims.hold) if held is None else held.courses
        with run.phase(f"Relief on cells of {float(f'{level.cell:.3g}'):,g} m", work[size] / sum(work.values())):
            steered = Steered() if ground is None else Steered(ground.faster, ground.weighted).on_finer_cells()
            ground = _settle(run, level, z, fields, scale, aims, kept, law, size, steered)
    factor = stretch(float(ground.z.max()), aims)
    z, fields = ground.z, fields.weighted(ground.weighted)
    z *= factor
    limit_slopes(z, level.land if held is None else level.land & ~level.held, fields.limit, level.cell)
    return ground._replace(scale=factor * ground.scale)


def hillslope_unit(edge: float, cell: float) -> float:
    """Return how long hillslopes are, times the usual length, on cells of a size in metres."""
    return float(min(edge / HILLSLOPE, 1.0, COARSE / cell))


def _with_held(level, held, size):
    """Return a level whose cells are held where all that they cover is, but for rivers, and the heights so far."""
    nrows, ncols = level.land.shape
    kept = held.land.reshape(nrows, size, ncols, size).all(axis=(1, 3))
    return level._replace(held=kept & (level.river < 0)), held.z.reshape(nrows, size, ncols, size).mean(axis=(1, 3))


class WishedMeans(NamedTuple):
    """Heights that the land of a level is to have on the whole: means over valleys and the ridges beside them."""

    known: np.ndarray  # bool: where
    means: np.ndarray  # float64: as `_means` has them
    over: float  # cells over which they are means
    least: float  # metres, which count as nothing

    def step(self, z: Heights) -> Array:
        """Return how many times faster land is to rise than it did: 1 far from all cells where heights are known."""
        there = _means(np.where(self.known, z, 0.0), self.over) + self.least
        return np.clip(((self.means + self.least) / there) ** EAGER, LEAST_STEP, GREATEST_STEP)

    def factor(self, z: Heights) -> float:
        """Return by what heights are multiplied that are right on the whole; 1 where nobody said any."""
        there = float(_means(np.where(self.known, z, 0.0), self.over).sum())
        return max(float(self.means.sum()) / there, 1.0 / MOST_STEERED) if there > 0.0 else 1.0


def _wished(run, heights, level, place, finest):
    """Return the `WishedMeans` of a level, None where nobody said any."""
    if heights is None:
        return None
    wished = sampled(run, heights, place)
    known, over = level.land & np.isfinite(wished), max(WISHED_OVER * finest, heights.cell) / level.cell
    least = LEAST_WISHED * float(np.max(wished[known], initial=TINY))
    return WishedMeans(known, _means(np.where(known, wished, 0.0), over), over, least)


def _means(values, over):
    """Return means around each cell, weighted by a bell so many cells wide."""
    from scipy import ndimage

    return ndimage.gaussian_filter(values, over, mode="constant")


class _Fields(NamedTuple):
    """What varies over the cells of a level."""

    uplift: np.ndarray  # without its scale
    limit: np.ndarray  # of slopes
    rock: float  # the mean of that limit on land, were all of it firm
    jitter: np.ndarray
    rising: np.ndarray | None  # slope by which land rises from held rivers
    rolling: np.ndarray  # float32: creep over what is usual
    wished: WishedMeans | None
    caprock: Caprock | None  # None: all rock is alike at all heights
    given: bool  # somebody said how steep hillslopes are at most
    weights: SlopeWeights | None = None

    def weighted(self, factors: Array | None) -> _Fields:
        """Return fields with an uplift and slopes so many times as great; None: as they are."""
        if factors is None:
            return self
        rising = None if self.rising is None else factors * self.rising
        limit = factors * self.limit if self.given else self.limit
        return self._replace(uplift=factors * self.uplift, limit=limit, rising=rising)


def _fields(run, level, place, aims, seed, finest, unit):
    """Return the `_Fields` of a level."""
    shape, cell = level.land.shape, level.cell
    uplift = sampled(run, aims.uplift, place)
    firm = np.full(shape, min(COARSE / (aims.grain or finest), 1.0) ** MEANS)
    wave = max(SPREAD_WAVE * unit, SPREAD_CELLS * cell)
    firm *= waves(run, shape, cell, wave, 3, 0.6, LOUDNESS * SPREAD, named_seed(seed, Noise.STEEPNESS), True)
    if aims.slope is None:
        limit = SCREE_SLOPE * firm
    else:
        limit = sampled(run, aims.slope, place)
        if aims.loose:
            limit *= np.minimum(firm, 1.0)
    rock = float(limit[level.land].mean()) if level.land.any() else SCREE_SLOPE
    caprock, least = None, 0.0
    if aims.loose:
        most = max(float(aims.uplift.values.max()), TINY)
        share = uplift / most
        limit *= _firmness(share)
        least = LAID_DOWN * most
        caprock = find_caprock(run, share, cell, longest_layer(finest, unit), seed)
    uplift *= rock_strength(run, shape, cell, finest, unit, seed)
    np.maximum(uplift, least, out=uplift)  # what rivers lay down has no layers
    size = round(cell)
    jitter = waves(run, shape, cell, SHORTEST_WAVE * cell, 2, 0.7, JITTER, named_seed(seed, Noise.JITTER, size))
    rising = None if aims.rising is None else sampled(run, aims.rising, place)
    rolling = np.ones(shape, np.float32)
    if aims.rolling is not None:
        rolling[:] = sampled(run, aims.rolling, place)
    wished = _wished(run, aims.heights, level, place, finest)
    uplift = np.where(level.land, uplift, 0.0)
    return _Fields(uplift, limit, rock, jitter, rising, rolling, wished, caprock, aims.slope is not None)


def _firmness(rising):
    """Return over the limit of rock how steep hillslopes may be where land rises by such a share of the fastest.

    Plains are of what rivers have brought, which holds no walls: beside rivers that come out of mountains it lies in
    fans.
    """
    rising = np.minimum(rising / FIRM, 1.0)
    return LOOSE + (1.0 - LOOSE) * rising * rising * (3.0 - 2.0 * rising)


def _first(run, level, seed):
    """Return the ground that the first level begins with: a rough rise from the shore."""
    from scipy import ndimage

    rough = waves(run, level.land.shape, level.cell, 6 * level.cell, 4, 0.6, 1.0, named_seed(seed, Noise.ROUGH))
    return FIRST_RISE * level.cell * ndimage.distance_transform_edt(level.land) * (1.0 + rough)


def _hill(run, land, courses, window, aims, seed, unit, law):
    """Return the `SolvedRelief` of an islet: land that rises from the shore; None for an island of more cells."""
    from scipy import ndimage

    level = find_level(run.quietly(), land, courses, window)
    if np.count_nonzero(level.land) > ISLET:
        return None
    fields, weighted = _fields(run, level, window, aims, seed, window.cell, unit), None
    if aims.weights[0]:  # a hill has no heights until it is there
        weighted = slope_weights_on(land, level, window, 1, (aims.weights[0], 0.0)).factors(np.zeros(level.land.shape))
        fields = fields.weighted(weighted)
    scale = USUAL_STREAM * fields.rock * law.stream if aims.scale is None else aims.scale
    slope = np.minimum(scale * fields.uplift / law.debris_stream, fields.limit)
    z = slope * ndimage.distance_transform_edt(level.land) * level.cell
    if aims.peak is not None:
        factor = factor_to_peak(float(z.max()), aims.peak)
        scale, z = factor * scale, factor * z
    elif fields.wished is not None:
        factor = fields.wished.factor(z)
        scale, z = factor * scale, factor * z
    limit_slopes(z, level.land, fields.limit, level.cell)
    ends = np.full(z.shape, ENDS, np.uint8)
    area = np.zeros(z.shape)
    return SolvedRelief(z, level.land, area, ends, level.rivers, scale, np.empty(0), weighted=weighted)


def _next(run, level, z, uplift, seed, size):
    """Return the ground of coarser cells with the small unevenness that finer ones have."""
    cell = level.cell
    fresh = waves(run, level.land.shape, cell, 3 * cell, 2, 0.6, FRESH * cell, named_seed(seed, Noise.ROUGH, size))
    return on_finer_cells(z) + fresh * np.minimum(uplift, 1.0)


def _settle(run, level, z, fields, scale, aims, kept, law, size, steered):
    """Return the `SolvedRelief` of a level in balance, on cells ``size`` times the finest.

    ``kept`` tells which courses keep their heights, ``steered`` is what `Steered` says of the level before.
    """
    rivers, rounds = level.rivers, ROUTING_ROUNDS[size]
    faster, weighted = 1.0 if steered.faster is None else steered.faster, steered.weighted
    greatest = (STEEPEST_STREAM if aims.slope is None else STEEP_STREAM) * fields.rock * law.stream
    if aims.as_slope:
        greatest = STEEPEST_HEADS * law.debris_stream
    if scale is None and aims.as_slope:
        scale = HEADS * law.debris_stream
    if scale is None:
        scale = USUAL_STREAM * law.stream * (float(fields.limit[level.land].mean()) if level.land.any() else 1.0)
    held, above = kept[rivers.course], None
    plain = fields
    for number in range(rounds):
        run.check()
        flow = None  # that of the last round makes room
        if plain.weights is not None:
            weighted = plain.weights.factors(z, weighted)
            fields = plain.weighted(weighted)
        if number == 0 or (number == rounds // 2 and fields.rising is not None):
            # Halfway free rivers have found their heights: from then on they keep to slopes that were given too.
            asked = np.where(held, rivers.z, z.reshape(-1)[rivers.cell] if number else np.nan)
            limit = fields.limit if aims.hold else None
            rising = _rising_land(fields, scale, aims, law)
            wanted, lowest, z = _with_bounds(level, asked, rising, limit, z)
        z, codes = route_level(run.quietly(), level, z, fields.jitter)
        if fields.caprock is not None:
            above = rise_by_beds(run, fields.caprock, z, level.cell, above)
        uplift = fields.uplift if above is None else above * fields.uplift
        flow = find_flow(run, level, codes, faster * scale * uplift, z, law, fields.limit, fields.rolling)
        bound = lowest
        if lowest is not None and rising is not None:
            bound = with_floors(level, lowest, wanted, flow.cap, rising)
        sweep(run, level, z, flow, law, fields.limit, wanted, SWEEPS[size], bound)
        if aims.peak is not None:
            missed = min(max(aims.peak / max(float(z.max()), TINY), LEAST_STEP), GREATEST_STEP)
            step = min(1.0 + EAGER * (missed - 1.0), greatest / scale)
            scale *= step
            if not aims.hold and number < rounds - 1 and (lowest is None or number < rounds // 2):
                z *= step
        if fields.wished is not None and number < rounds - 1:
            step = fields.wished.step(z)
            faster = np.clip(faster * step, 1.0 / MOST_STEERED, MOST_STEERED)
            z *= 1.0 if aims.hold else step
        run.report((number + 1) / rounds)
    lowered = np.where(held, rivers.z - z.reshape(-1)[rivers.cell], 0.0)
    risen = None if fields.wished is None else faster
    return SolvedRelief(z, level.land, flow.area, flow.codes, rivers, scale, lowered, risen, weighted, lowest)


def _rising_land(fields, scale, aims, law):
    """Return the slope by which land rises from rivers, less of it for a lower peak; None: nobody gave slopes."""
    if fields.rising is None or not aims.as_slope:
        return fields.rising
    return min(scale / (HEADS * law.debris_stream), 1.0) * fields.rising


def _with_bounds(level, asked, slope, limit, z):
    """Return heights that river elements keep, the lowest ground, and heights with both.

    NaN: elements are free; None: so is the ground. Where nobody gave a ``slope``, rivers that hold their heights say
    how steep the land between them is, up to a ``limit``, and are lowered where that is too little; None: they do not.
    """
    wanted, lowest = asked, None
    if np.isfinite(asked).any():
        if slope is not None:
            wanted = lowered_rivers(level, asked, slope, z)
        elif limit is not None:
            wanted = lowered_rivers(level, asked, limit / GROUND_SLOPE_SHARE, z)
            slope = slope_between(level, wanted, z, limit)
        if slope is not None:
            lowest = lowest_ground(level, wanted, slope, z)
            z = np.maximum(z, lowest)
    here = level.rivers.cell
    z.reshape(-1)[here] = np.where(np.isnan(wanted), z.reshape(-1)[here], wanted)
    return wanted, lowest, z
