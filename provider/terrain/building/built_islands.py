"""The models of all islands of a plan: the first one alone, and those that are small beside it several at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from ....core.report.texts import Text
from ...errors import refusal
from ...numbers import told
from ..model_files.layers import WHOLE_METRES_FROM
from ..model_files.rasters import as_kept
from ..model_files.writing import places_as_kept

if TYPE_CHECKING:
    from ....core.plane.types import Tree
    from ....core.run.run import Run
    from ....core.terrain.model import Built


def build_all(run: Run, plan, settled: list, laid: list) -> list[Built]:
    """Return what the core has `Built` of each island; the uplift of the first is scaled so that it reaches the peak.

    How high that becomes all of them are told.

    ``laid`` are the lines along which courses run on each, and lakes. Islands that are small beside the first are built
    each by one thread, and several at a time, as soon as its ground tells the scale: the rest of it is built meanwhile.
    """
    from ....core.run.threads import map_tiles, processors
    from ....core.terrain.model import SHARE_OF_THE_GROUND, build_model, build_on_ground, solve_ground

    shares = _shares(settled)
    threads = run.threads or processors()
    cells = [_ground_cells(plan, each) for each in settled]
    small = [rank for rank in range(1, len(settled)) if threads * cells[rank] <= cells[0]]
    first = _wanted(run, plan, settled[0])._replace(lines=laid[0][0], lakes=laid[0][1])
    with run.phase(Text("Island {}", 1), SHARE_OF_THE_GROUND * shares[0]):
        solved = solve_ground(run, first)
    _check_rivers(plan, solved.relief)
    if solved.top <= 0.0:
        raise refusal(
            "All land of the largest island would be level, as high as the sea. Give more TERRAIN_SLOPE, or maps of "
            "slopes or uplift that are above 0."
        )
    plan = replace(plan, rules=plan.rules._replace(top=solved.top))
    scale, grain = solved.relief.scale, solved.window.cell
    wanted = [
        first,
        *(
            _wanted(run, plan, each, scale, grain)._replace(lines=lines, lakes=lakes)
            for each, (lines, lakes) in zip(settled[1:], laid[1:])
        ),
    ]

    alone = run.quietly(1 if small else None)

    def build(rank):
        if rank == 0:
            return _as_it_is_kept(build_on_ground(alone, solved, first))
        return _as_it_is_kept(build_model(alone, wanted[rank]))

    several = [*small[-1:], 0, *small[:-1]]  # one thread takes the first before others begin
    with run.phase("Islands", (1.0 - SHARE_OF_THE_GROUND) * shares[0] + shares[small].sum()):
        built = dict(zip(several, map_tiles(run.with_threads(threads), build, several)))
    _check_peak(run, plan, built[0])
    for rank in sorted({*range(len(settled))} - {*several}):
        with run.phase(Text("Island {}", rank + 1), shares[rank]):
            built[rank] = _as_it_is_kept(build_model(run, wanted[rank]))
    return [built[rank] for rank in range(len(settled))]


def _shares(settled):
    """Return which part of all land each island has."""
    areas = np.array([each.island.area for each in settled])
    return areas / areas.sum()


def _ground_cells(plan, settled):
    """Return on how many cells the ground of an island is solved for."""
    from ....core.terrain.model import ground_window

    window = ground_window(settled.built.land, plan.edges[settled.island], plan.rules)
    return window.nrows * window.ncols


def _wanted(run, plan, settled, scale=None, grain=None):
    """Return the `WantedIsland` that the core is asked for, as yet without lines and lakes.

    Without a ``scale`` of the uplift it reaches the peak; with it, ``grain`` is the size of the cells by which that was
    found, so that hillslopes of all islands are as steep.
    """
    from ....core.terrain.model import IslandRivers, WantedIsland

    island, shaped, *_, grown = settled
    rivers = IslandRivers(no_tree()) if grown is None else grown
    aims = _aims(run, plan, settled, rivers.tree, scale)._replace(grain=grain)
    seed = island.seed(plan.seed) & 0xFFFFFFFF
    return WantedIsland(shaped.land, plan.edges[island], rivers, aims, plan.rules, seed)


def _aims(run, plan, settled, tree, scale):
    """Return the core's `ReliefAims` of an island with the rivers of a tree."""
    from ....core.terrain.relief.solving import ReliefAims

    island, _, uplift, slope, rolling, grown = settled
    limit = plan.terrain_slope.limit_on(run, island, slope, plan)
    hold, as_slope = plan.hold and grown is not None, not plan.terrain_slope.free
    fields = {"uplift": uplift, "slope": limit, "rising": slope if plan.sloped and grown is not None else None}
    if as_slope:
        fields["uplift"] = fields["slope"]
    else:
        fields["rolling"] = rolling
        scale = None if plan.peak is None else scale
    if plan.heights is not None:
        fields["heights"] = plan.heights.on(island, plan)
    peak = _peak(plan, tree) if scale is None else None
    loose = plan.terrain_slope.free and not plan.hold and plan.heights is None
    return ReliefAims(
        peak=peak, scale=scale, hold=hold, loose=loose, as_slope=as_slope, weights=plan.weights, **fields
    )


def _as_it_is_kept(built):
    """Return what the core has `Built` with the fields and places of the model as a file keeps them.

    So rasters are the same whether they are made at once or from the file, bit for bit. Primitives stand on the ground
    as it is then.
    """
    from ....core.terrain.ground.ground import heights_below

    model = built.model
    kept = {name: as_kept(getattr(model, name)) for name in ("ground", "uplift", "slope", "rising", "rolling")}
    kept["law"] = model.law._replace(rain=as_kept(model.law.rain))
    for name in ("tree", "courses", "primitives"):
        part = getattr(model, name)
        kept[name] = part._replace(xy=places_as_kept(part.xy))
    if kept["ground"] is not None:
        radius = kept["primitives"].radius
        radius = np.where(radius >= WHOLE_METRES_FROM, np.ceil(radius), radius)
        kept["primitives"] = kept["primitives"]._replace(radius=radius)
        kept["primitives"] = kept["primitives"]._replace(z=heights_below(kept["ground"], kept["primitives"]))
    lakes = (lake._replace(rings=tuple(places_as_kept(ring) for ring in lake.rings)) for lake in model.lakes)
    return built._replace(model=model._replace(lakes=tuple(lakes), **kept))


def _peak(plan, tree):
    """Return how high the highest place is to be: as asked, or as is usual over rivers whose heights are known."""
    from ....core.island.peak import peak_over

    if plan.peak is not None or not plan.terrain_slope.free or plan.heights is not None:
        return plan.peak
    rivers = float(tree.z.max()) if plan.hold and tree.z.size else 0.0
    return peak_over(rivers, plan.archipelago.islands[0].area)


def _check_rivers(plan, relief):
    """Refuse a peak that rivers come up to which hold their heights, where hillslopes let them."""
    rivers = float(relief.z.reshape(-1)[relief.rivers.cell].max(initial=0.0)) if plan.hold else 0.0
    if plan.peak is not None and plan.peak <= rivers:
        raise refusal("PEAK: rivers already rise to {} m. Take more, or leave it empty.", told(rivers, ",.4g"))


def _check_peak(run, plan, built):
    """Say so if slopes, of hillslopes or such as somebody gave, keep the land from the peak."""
    from ....core.island.peak import misses_peak

    if plan.peak is None:
        return
    too_high = plan.hold and misses_peak(plan.peak, built.summit)
    if not (too_high or misses_peak(built.summit, plan.peak)):
        return
    reached, asked = told(built.summit, ",.4g"), told(plan.peak, ",.4g")
    if too_high:
        run.warn(
            "PEAK: the land reaches {} m, above {} m, as it rises from rivers that are given. Take a higher one, or "
            "lower rivers.",
            reached, asked
        )
    elif plan.terrain_slope.free:
        run.warn(
            "PEAK: the land reaches {} m of {} m, as hillslopes between its rivers cannot be steeper. Take a lower "
            "one, or rivers farther apart.",
            reached, asked
        )
    else:
        run.warn(
            "PEAK: the land reaches {} m of {} m, as no slope may be steeper. Give a greater TERRAIN_SLOPE, or none.",
            reached, asked
        )


def no_tree() -> Tree:
    """Return the tree of an island without rivers."""
    from ....core.plane.types import Tree

    numbers, places = np.empty(0), np.empty(0, np.int64)
    return Tree(np.empty((0, 2)), numbers, places, places, np.empty(0, np.uint8), np.empty((0, 2)))
