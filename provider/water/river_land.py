"""Rivers and the land that drains to them: directions, the surface that water runs over, and the cells of reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..base import parameters as p
from ..errors import refusal
from ..numbers import told
from .dem import read_dem, read_heights_in_metres, rules_of_dem, warn_of_unused_rules
from .directions import Directions, direction_parameters, read_directions
from .routing import ROUTING_BYTES_PER_CELL, route
from .seeds import Seeds, read_river_seeds
from .thresholds import river_cells_by_area

if TYPE_CHECKING:
    from ...core.raster.raster import AnyRaster
    from ...core.run.run import Run
    from ...core.watersheds.floods import ReachCells
    from ..base.inputs import Inputs
    from ..layers.scratch import Scratch
    from .directions import Directions


class RiverLand(NamedTuple):
    """Where water goes, the surface that it runs over, and the rivers there."""

    directions: Directions
    surface: AnyRaster  # metres; NaN, or no ground, where heights are not known
    known: AnyRaster  # where results have data
    rivers: ReachCells
    ids: np.ndarray  # of each label from 0 on; the first has no meaning
    raised: np.ndarray  # metres by which filling raised the cells of rivers


def river_land_parameters(what: str) -> list:
    """Return the parameters for rivers and the land that drains to them; ``what`` tells what each river is for."""
    return [
        *direction_parameters(optional=True),
        p.raster(
            "INPUT",
            "DEM",
            "Heights of the ground. Its depressions are filled, so that no water rises on its way. Where DIRECTIONS is "
            "left out they are found on it.",
        ),
        *rules_of_dem(),
        p.lines(
            "RIVERS",
            "Rivers",
            f"Lines that follow the directions, as ‘River network’ draws them. {what} Empty: rivers are found, about "
            "one cell in a hundred.",
            optional=True,
        ),
    ]


def read_river_land(run: Run, inputs: Inputs, workspace: int, scratch: Scratch) -> RiverLand:
    """Read DIRECTIONS, or find them on the DEM; read RIVERS, and the DEM, which is filled in any case."""
    from ...core.depressions.fill import fill_to_ends
    from ...core.raster.dtypes import working_type
    from ...core.raster.raster import lazy
    from ...core.raster.storage import values_at
    from ...core.watersheds.floods import ReachCells

    if not inputs.has("DIRECTIONS"):
        with run.phase("Reading the DEM", 0.3):
            dem = read_dem(run, inputs, ROUTING_BYTES_PER_CELL + workspace, 1, scratch)
        with run.phase("Routing", 0.5):
            routing = route(run, dem, "fill")
        with run.phase("Reading the rivers", 0.2):
            seeds = _river_seeds(run, inputs, routing.directions)
        surface = lazy(dem.in_metres(routing.surface))
        surface = surface.astype(working_type(surface.dtype)).materialise(run.on(dem.storage))
        rivers = ReachCells.of_seeds(seeds.cells, seeds.labels, surface)
        raised = rivers.bed - values_at(dem.grid.z, rivers.cells) * dem.metres
        return RiverLand(routing.directions, surface, dem.grid.valid, rivers, seeds.ids, raised)
    warn_of_unused_rules(run, inputs)
    with run.phase("Reading the directions", 0.4):
        directions = read_directions(run, inputs, ROUTING_BYTES_PER_CELL + workspace, scratch)
    there = run.on(directions.storage)
    with run.phase("Reading the rivers", 0.2):
        seeds = _river_seeds(run, inputs, directions)
    with run.phase("Reading the DEM", 0.2):
        z, known = read_heights_in_metres(there, inputs, directions)
        z = lazy(z).astype(working_type(z.dtype)).where(known, np.nan).materialise(there)
        ground = values_at(z, np.unique(seeds.cells)).astype(np.float64)  # before a raster in files is raised itself
    with run.phase("Filling", 0.2):
        surface, count = fill_to_ends(there, z, directions.codes)
    run.note("Heights are those of the DEM with its depressions filled, in {} cells", told(count))
    rivers = ReachCells.of_seeds(seeds.cells, seeds.labels, surface)
    unknown = np.count_nonzero(np.isnan(rivers.bed))
    if unknown:
        run.warn(
            "The DEM has no data in {} river cells: no water stands on the land that drains to them.", told(unknown)
        )
    return RiverLand(directions, surface, known, rivers, seeds.ids, rivers.bed - ground)


def _river_seeds(run, inputs, directions):
    """Return the cells of RIVERS as `Seeds`, or of all links of rivers that fit the land where that is left out."""
    if inputs.has("RIVERS"):
        return read_river_seeds(run, inputs, directions).seeds
    from ...core.flow.accumulation import accumulate_d8
    from ...core.raster.neighbours import NO_DIRECTION
    from ...core.raster.raster import lazy
    from ...core.rivers.links import trace_links

    there, codes = run.on(directions.storage), directions.codes
    area = accumulate_d8(there, codes, directions.cell_area)
    drained = (lazy(codes) != NO_DIRECTION).materialise(there)
    _, river = river_cells_by_area(there, None, area, drained, codes)
    links = trace_links(there, codes, river, directions.lengths)
    for raster in (area, drained, river):
        there.remove(raster)
    if not links.cells.size:
        raise refusal("‘{}’ has no rivers: give them as RIVERS.", directions.source.name)
    count = links.receiver.size
    return Seeds(links.cells, np.repeat(np.arange(1, count + 1), np.diff(links.offsets)), np.arange(count + 1))
