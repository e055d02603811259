"""The DEM that hydrology works on: parameters that all such algorithms share, and how they become arrays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...core.report.texts import Text
from ...core.run.run import Run
from ...core.run.schedulers import IN_MEMORY
from ..base import parameters as p
from ..base.doubts import doubts_of_values, warn_of_file, warn_of_values
from ..dependencies import require_compiler
from ..errors import refusal
from ..layers.burning import burn_polygons
from ..layers.raster_reading import RasterSource, read_same_cells
from ..layers.raster_windows import glance
from ..memory import require_memory_for
from ..numbers import told
from .map_waters import MAP_WATER_BYTES_PER_CELL, cut_crossings, has_map_waters, read_map_lakes

if TYPE_CHECKING:
    from qgis.core import QgsProcessingParameterEnum

    from ...core.arrays import Array
    from ...core.raster.grid import Grid
    from ...core.raster.raster import AnyRaster
    from ...core.report.terrain import TerrainHeights
    from ...core.run.schedulers import OnThreads
    from ..base.inputs import Inputs
    from ..layers.map_cells import Frame
    from ..layers.scratch import MemoryAlone, Scratch
    from .directions import Directions

HOLE_RULES = ("outlet", "wall", "fill")
EDGE_RULES = ("outlet", "wall")
METRES = {"metre": 1.0, "foot": 0.3048}
INTERPOLATION_BYTES_PER_CELL = 1500  # of a hole
READING_BYTES_PER_CELL = 3  # validity, domain and the sea; one more for each map of polygons or holes


def dem_parameters(optional: bool = False) -> list:
    """Return the parameters of every algorithm that reads a DEM; only the DEM itself is not among the advanced ones."""
    dem = p.raster("INPUT", "DEM", "Heights of the ground: any raster layer. It is never changed.", optional)
    return [dem, *rules_of_dem()]


def rules_of_dem() -> list:
    """Return the parameters that say where the water of a DEM can go, and what its numbers are; all are advanced."""
    rules = [
        p.band("BAND", "INPUT", "The band that holds the heights."),
        p.polygons("SEA", "Sea", "Polygons of the sea, or of any water that takes up all that flows into it."),
        p.number(
            "SEA_LEVEL",
            "Sea level (in the unit of the heights)",
            "Cells at or below this height are sea. Leave it empty where there is none: the edge of the data is an "
            "outlet, unless EDGE says otherwise.",
            minimum=-p.GREATEST_HEIGHT,
            maximum=p.GREATEST_HEIGHT,
            optional=True,
        ),
        p.choice(
            "HOLES",
            "Holes in the data",
            "What water does at cells without data that the data enclose: it vanishes there (outlet), goes round them "
            "(wall), or crosses them at heights interpolated from their rim (fill); they have no data in the output.",
            HOLE_RULES,
            "outlet",
            labels=("water ends there", "water goes round them", "water crosses them, at heights from their rim"),
        ),
        p.polygons("MASK", "Mask", "Work only inside these polygons; cells outside have no data in the output."),
        edge_rule(
            "What water does at the rim of the raster, where data end, and at the outline of the mask: it leaves there "
            "(outlet), or only the sea and holes take it up (wall). Cells without data in SEA polygons are sea, too.",
        ),
        p.choice(
            "Z_UNIT",
            "Unit of the heights",
            "Depths, volumes and limits are in metres; heights keep the unit of the input, but for outputs in metres.",
            tuple(METRES),
            "metre",
            labels=("metres", "feet"),
        ),
    ]
    return [p.advanced(each) for each in rules]


def edge_rule(what: str) -> QgsProcessingParameterEnum:
    """Return the parameter for what water does at the edge of a DEM; ``what`` is the help."""
    labels = "water leaves there", "no water leaves there"
    return p.choice("EDGE", "Edge of the data", what, EDGE_RULES, "outlet", advanced=True, labels=labels)


def is_walled(inputs: Inputs) -> bool:
    """Tell whether no water leaves over the edge."""
    return inputs.choice("EDGE") == "wall"


@dataclass(frozen=True)
class Dem:
    """A DEM ready for routing; ``grid.z`` has heights in holes that water crosses, ``grid.valid`` does not."""

    grid: Grid
    domain: np.ndarray
    source: RasterSource
    nodata: float
    metres: float
    storage: OnThreads = IN_MEMORY  # where its rasters lie
    lakes: AnyRaster | None = None  # int32, the number of the lake of a map that each cell lies in, if any are given
    lake_count: int = 0

    @property
    def frame(self) -> Frame:
        """Where outputs lie."""
        return self.source.frame

    @property
    def unit(self) -> str:
        """The unit of the heights, as rasters name it."""
        return "m" if self.metres == 1 else "ft"

    def in_metres(self, heights: Array) -> Array:
        """Return heights in metres; those that are already, as they are."""
        from ...core.raster.raster import lazy

        return heights if self.metres == 1 else (lazy(heights) * self.metres).materialise(Run(storage=self.storage))


def _band(inputs):
    """Return the band that holds the heights."""
    return inputs.integer("BAND") if inputs.knows("BAND") and inputs.has("BAND") else 1


def read_dem(
    run: Run, inputs: Inputs, workspace: int, results: int, scratch: MemoryAlone | Scratch, joins: bool = True
) -> Dem:
    """Read the DEM and everything that decides where its water can go; say in the log what was found.

    To estimate the memory: ``workspace`` is what the algorithm needs beside heights, in bytes a cell, and ``results``
    how many rasters like the DEM it makes. The ``scratch`` is that of the outputs where the algorithm also works on
    rasters in files, with whether it ``joins`` tiles, else `MemoryAlone`.
    """
    from ...core.raster.domain import drainage_domain
    from ...core.raster.grid import Grid
    from ...core.raster.raster import lazy

    source = inputs.raster("INPUT")
    band = _band(inputs)
    source.check_band(band)
    rule, walled = inputs.choice("HOLES"), is_walled(inputs)
    maps = sum((inputs.has("MASK"), inputs.has("SEA"), rule != "outlet" or walled))
    if has_map_waters(inputs):
        workspace += MAP_WATER_BYTES_PER_CELL
    needed = source.dtype(band).itemsize * (1 + results) + READING_BYTES_PER_CELL + maps + workspace
    storage = scratch.storage(run, (source.nrows, source.ncols), needed, needed, joins)
    require_compiler(run, source.nrows * source.ncols)

    there = run.on(storage)
    z, valid, holes, mask = _read_cells(there, inputs, source, band)
    crossed = (lazy(valid) | holes).materialise(there) if rule == "fill" else valid
    water = _polygon_cells(there, inputs, "SEA", source)
    sea = _sea(there, inputs, z, crossed, water)  # after the interpolation: nodata is below any sea
    lakes, count = None, 0
    if has_map_waters(inputs):
        z = cut_crossings(there, inputs, source, z, valid)
        lakes = read_map_lakes(there, inputs, source, z, crossed if sea is None else crossed & ~lazy(sea), mask)
    if lakes is not None:
        z, lakes, count = lakes
        wet = (lazy(lakes) > 0).materialise(there)
        valid, crossed = ((lazy(each) | wet).materialise(there) for each in (valid, crossed))
    walls = _walls(there, crossed, holes, water, rule, walled)
    domain = drainage_domain(there, crossed, sea, walls, open_rim=not walled)
    if walled:
        warn_if_closed(run, domain)
    if rule != "outlet":
        run.note("Holes in the data: {} cells, treated as {}", told(lazy(holes).count(there)), rule)
    for raster in (holes, mask, water, sea, walls, None if crossed is valid or lakes is not None else crossed):
        if raster is not None:
            storage.remove(raster)
    width, height, area = source.cells_on_ground(run)
    grid = Grid(z, valid, source.x_min, source.y_max, source.dx, source.dy, width, height, area)
    return Dem(grid, domain, source, source.nodata(band), METRES[inputs.choice("Z_UNIT")], storage, lakes, count)


def _read_cells(run, inputs, source, band):
    """Return heights, where they are known, the holes and the cells of the mask; None for what makes no difference."""
    from ...core.raster.holes import holes_of, interpolate_holes
    from ...core.raster.raster import lazy, map_bands
    from ...core.raster.storage import STORED_AT_A_TIME

    rule, holes, glances = inputs.choice("HOLES"), None, []
    z, valid = source.read(run, band, glances)
    warn_of_file(run, inputs, source, band)
    if rule != "outlet" or is_walled(inputs):
        holes = holes_of(run.quietly(), valid)
    mask = _polygon_cells(run, inputs, "MASK", source)
    if rule == "fill" and lazy(holes).any():
        remedy = Text("clip the raster, or choose another rule than fill as HOLES")
        count = lazy(holes).count(run)
        require_memory_for(run, count, Text("cells of holes"), INTERPOLATION_BYTES_PER_CELL, remedy)
        given, z = z, interpolate_holes(run, z, holes)
        run.remove(given)
    if mask is not None:  # its outline is an edge, and no hole
        valid = (lazy(valid) & mask).materialise(run, over=valid)
        if holes is not None:
            holes = (lazy(holes) & mask).materialise(run, over=holes)
        if doubts_of_values(inputs, source, glances):  # else what lies outside makes no difference
            glances = map_bands(run, glance, z, valid, cells=STORED_AT_A_TIME)
    warn_of_values(run, inputs, source, glances)
    known = lazy(valid).count(run)
    if not known:
        if mask is not None:
            raise refusal(
                "The raster ‘{}’ has no valid cell inside the mask in band {}: there is nothing to do.",
                source.name, band
            )
        raise refusal("The raster ‘{}’ has no valid cell in band {}: there is nothing to do.", source.name, band)
    run.note(
        "‘{}’: {} × {} cells, {} without data",
        source.name, told(z.shape[1]), told(z.shape[0]), told(z.size - known)
    )
    return z, valid, holes, mask


def warn_of_unused_rules(
    run: Run, inputs: Inputs, why: str = Text("the directions are given"), but: tuple = ()
) -> None:
    """Say which rules of a DEM are not used, and why: directions obey their own, and there may be no DEM."""
    unused = [name for name in ("SEA", "SEA_LEVEL", "MASK") if inputs.has(name) and name not in but]
    unused += [name for name in ("HOLES", "EDGE") if inputs.choice(name) != "outlet"]
    if unused:
        run.warn("Not used, since {}: {}.", why, ", ".join(unused))


def with_sea_as_ground(run: Run, inputs: Inputs, directions: Directions, heights: Array) -> Directions:
    """Return the directions with the sea as ground: SEA, or what has heights that all lie below those of the land."""
    from ...core.raster.neighbours import NO_DIRECTION
    from ...core.raster.raster import lazy, map_bands
    from ...core.watersheds.measures import heights_off_and_on

    codes, there, (z, known) = directions.codes, run.on(directions.storage), heights or (None, None)
    if directions.ground is not None:
        return directions
    if heights:
        off, on = np.transpose(map_bands(there, heights_off_and_on, codes, z, known))
        known = known if off.max() < on.min() else None
    water = _polygon_cells(there, inputs, "SEA", directions.source)
    if known is None and water is None:
        return directions
    ground = lazy(codes) != NO_DIRECTION
    for sea in (known, water):
        if sea is not None:
            ground |= sea
    return replace(directions, ground=ground.materialise(there))


def warn_if_closed(run: Run, domain: Array) -> None:
    """Say so if no water can leave ground with a wall around it."""
    from ...core.raster.domain import OUTLET
    from ...core.raster.raster import lazy

    if not (lazy(domain) >= OUTLET).any():
        run.warn("EDGE is wall, and there is neither sea nor an open hole: no water can leave.")


class GivenHeights(NamedTuple):
    """Heights of a DEM in metres, and where they are known."""

    z: AnyRaster
    known: AnyRaster


def read_heights_in_metres(run: Run, inputs: Inputs, directions: Directions) -> GivenHeights:
    """Return the `GivenHeights` of the DEM on the ``ground`` of directions; None without a DEM."""
    from ...core.raster.raster import lazy

    found = read_same_cells(run, inputs, "INPUT", directions.source, _band(inputs))
    if found is not None:
        warn_of_file(run, inputs, inputs.raster("INPUT"), _band(inputs))
    metres = METRES[inputs.choice("Z_UNIT")] if inputs.knows("Z_UNIT") else 1
    if found is None:
        return None
    z, known = found
    if directions.ground is not None:  # of this DEM, as its rules say: nothing beyond MASK counts, not even in a slope
        known = (lazy(known) & directions.ground).materialise(run, over=known)
    return GivenHeights(z if metres == 1 else (lazy(z) * metres).astype(np.float64).materialise(run), known)


def plain_dem(run: Run, source: RasterSource, find_sea) -> Dem:
    """Return the first band of a raster as a `Dem`: heights in metres, holes let water out.

    ``find_sea(heights, valid)`` returns the cells of the sea, or None.
    """
    from ...core.raster.domain import drainage_domain
    from ...core.raster.grid import Grid

    z, valid = source.read(run, 1)
    width, height, area = source.cells_on_ground(run)
    grid = Grid(z, valid, source.x_min, source.y_max, source.dx, source.dy, width, height, area)
    return Dem(grid, drainage_domain(run, valid, find_sea(z, valid)), source, source.nodata(1), METRES["metre"])


def measured_heights(dem: Dem) -> TerrainHeights:
    """Return a DEM as the reports measure it, heights in metres."""
    from ...core.report.terrain import TerrainHeights

    grid = dem.grid
    aspect = float(np.median(grid.cell_width / grid.cell_height))
    return TerrainHeights(dem.in_metres(grid.z), grid.valid, grid.cell_area, aspect, dem.domain)


def _polygon_cells(run, inputs, name, source):
    """Return the cells inside the polygons of a parameter, or None when it was left empty."""
    from ...core.raster.raster import lazy

    features = inputs.features(name)
    if features is None:
        return None
    cells = burn_polygons(run, features, source, inputs.context)
    if not lazy(cells).any():
        run.warn("{}: no cell of ‘{}’ has its centre in a polygon of ‘{}’.", name, source.name, features.sourceName())
    return cells


def _walls(run, crossed, holes, water, rule, walled):
    """Return the voids where no water leaves, or None; ``crossed`` are the cells that water crosses, no voids."""
    from ...core.raster.raster import lazy

    if not walled:
        return holes if rule == "wall" else None
    walls = ~lazy(crossed)
    if rule != "wall":
        walls &= ~lazy(holes)
    if water is not None:
        walls &= holes | ~lazy(water)
    return walls.materialise(run)


def _sea(run, inputs, z, valid, water):
    """Return which valid cells are sea by polygons, whose cells are ``water``, or by level; or None."""
    from ...core.raster.raster import full, lazy

    level = inputs.number("SEA_LEVEL")
    if water is None and level is None:
        return None
    sea = lazy(full(z.shape, False, bool) if water is None else water)
    if level is not None:
        sea |= lazy(z) <= level
    sea = (sea & valid).materialise(run)
    cells = lazy(sea).count(run)
    run.note("Sea: {} cells", told(cells))
    if cells == lazy(valid).count(run):
        run.warn("Every cell is sea: there is no land to work on.")
    return sea
