"""From a DEM to D8 directions: the steps that several algorithms share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ...core.choices import DEFAULT_TIES, TIES
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base import parameters as p
from ..errors import refusal
from ..layers.raster_reading import read_known_heights
from ..layers.scratch import MemoryAlone
from ..numbers import told
from .dem import Dem, read_dem, warn_of_unused_rules
from .directions import Directions, read_directions

if TYPE_CHECKING:
    from qgis.core import QgsProcessingParameterEnum

    from ...core.arrays import Array
    from ...core.depressions.least_change import Costs
    from ..base.inputs import Inputs
    from ..base.outputs import Outputs
    from ..layers.scratch import Scratch

ONE_OUTLET = Text("giving lakes one outlet")
DEPRESSIONS = ("fill", "breach", "keep", "least")
ONLY_IN_MEMORY = {"breach": Text("breaching"), "least": Text("filling or breaching pit by pit")}
ROUTING_BYTES_PER_CELL = 12  # of filling and directing, beside heights and domain
HEIGHT_BYTES_PER_CELL = 24  # a DEM beside directions as it was read, in floats, and heights above something
FILLED_BYTES_PER_CELL = 12  # that DEM when it is filled, and what is land


def depressions_parameter() -> QgsProcessingParameterEnum:
    """Return the parameter for what happens to depressions before water is routed."""
    return p.choice(
        "DEPRESSIONS",
        "Depressions",
        "What water does in depressions: it fills them and flows over (fill), it leaves through the channel that needs "
        "the least digging (breach; what cannot be breached is filled), it stays in pits (keep), or pit by pit "
        "whatever changes the DEM least of filling, digging and filling a part of it (least). The DEM itself is never "
        "changed.",
        DEPRESSIONS,
        "fill",
        labels=(
            "fill, and water flows over",
            "breach: cut through what is in the way",
            "keep: water ends in pits",
            "least: fill or cut, pit by pit",
        ),
    )


def cost_parameters() -> list:
    """Return the parameters for what it costs to change the DEM, pit by pit."""
    text = "For DEPRESSIONS least: what a cubic metre of {} counts, beside the other cost."
    return [
        p.number(name, label, text.format(what), default=1, minimum=0, maximum=1e6, advanced=True)
        for name, label, what in (
            ("CUT_COST", "Cost of digging (per m³)", "ground that is dug away"),
            ("FILL_COST", "Cost of filling (per m³)", "ground that is filled up"),
        )
    ]


def given_costs(inputs: Inputs) -> Costs:
    """Return what the parameters of `cost_parameters` say, as `Costs`."""
    from ...core.depressions.least_change import Costs

    return Costs(inputs.number("CUT_COST"), inputs.number("FILL_COST"))


def ties_parameter() -> QgsProcessingParameterEnum:
    """Return the parameter for where water goes when its slope does not tell."""
    return p.choice(
        "TIES",
        "Ties and flats",
        "first: of several steepest directions the first from east clockwise; flats drain away from higher ground and "
        "towards their exits. sea: the shortest path to the sea, also across flats. random: as first, but drawn by "
        "the seed. On flat land first and random keep to the valleys.",
        TIES,
        DEFAULT_TIES,
        labels=("the shortest way to the sea", "along the valleys", "along the valleys, drawn by the seed"),
    )


def routing_workspace(depressions: str) -> int:
    """Return the bytes a cell that routing takes, beside heights and domain."""
    from ...core.depressions.breach import BREACH_BYTES_PER_CELL
    from ...core.depressions.least_change import LEAST_BYTES_PER_CELL

    more = {"breach": BREACH_BYTES_PER_CELL, "least": LEAST_BYTES_PER_CELL}
    return max(ROUTING_BYTES_PER_CELL, more.get(depressions, 0))


@dataclass(frozen=True)
class Routing:
    """The surface that water runs over, and where it goes from every cell: the core's codes."""

    dem: Dem
    surface: np.ndarray
    codes: np.ndarray
    lengths: np.ndarray
    pits: int

    @property
    def directions(self) -> Directions:
        """The directions as those read from a raster are."""
        from ...core.raster.domain import VOID
        from ...core.raster.raster import lazy

        grid = self.dem.grid
        ground = lazy(self.dem.domain) != VOID
        return Directions(
            self.dem.source, self.lengths, grid.cell_width, grid.cell_height, grid.cell_area, self.codes,
            self.dem.storage, ground,
        )  # fmt: skip

    @property
    def drained(self) -> Array:
        """Tell which cells have water and data: holes that water crosses are left out."""
        from ...core.raster.neighbours import NO_DIRECTION
        from ...core.raster.raster import lazy

        return (self.dem.grid.valid & (lazy(self.codes) != NO_DIRECTION)).materialise(Run(storage=self.dem.storage))


def route(
    run: Run, dem, depressions: str, ties: str = DEFAULT_TIES, seed: int = 0, keeps_heights: bool = True, costs=None
) -> Routing:
    """Return the `Routing` of the water over a DEM; ``depressions`` and ``ties`` as the parameters of these names.

    ``costs`` are those of filling and cutting if they are not even. Where nobody needs the heights of the DEM any more,
    its raster may become that of the surface.
    """
    from ...core.flow.directions.directions import d8
    from ...core.raster.grid import step_lengths

    lengths = step_lengths(dem.grid.cell_width, dem.grid.cell_height)
    with run.phase("Depressions", 0.4):
        surface = _without_depressions(run, dem, depressions, lengths, keeps_heights, costs)
    with run.phase("Directions", 0.6):
        codes, pits = d8(run.on(dem.storage), surface, dem.domain, lengths, ties, seed)
    if dem.lake_count:
        codes = _with_one_outlet(run, dem, codes, surface)
    if pits:
        run.note("Water ends in {} pits", told(pits))
    return Routing(dem, surface, codes, lengths, pits)


def routing_scratch(inputs: Inputs, outputs: Outputs) -> MemoryAlone | Scratch:
    """Return where rasters may lie while water is routed by DEPRESSIONS and what a map knows."""
    if inputs.choice("DEPRESSIONS") in ONLY_IN_MEMORY:
        return MemoryAlone(ONLY_IN_MEMORY[inputs.choice("DEPRESSIONS")])
    if inputs.knows("LAKE_POLYGONS") and inputs.has("LAKE_POLYGONS"):
        return MemoryAlone(ONE_OUTLET)
    return outputs.scratch


def _with_one_outlet(run, dem, codes, surface):
    """Return directions by which the water of each lake of a map leaves in one place; say how many had several."""
    from ...core.depressions.map_lakes import with_one_outlet

    codes, count = with_one_outlet(run.quietly(), codes, surface, dem.lakes, dem.lake_count)
    run.note("Lakes of the map whose water would have left in several places: {}", told(count))
    return codes


def read_or_route(
    run: Run, inputs: Inputs, workspace: int, scratch, points=None, finds_circles: bool = False
) -> Directions:
    """Read DIRECTIONS or, where they are left out, find them on the DEM, whose depressions are filled.

    ``points`` are the `GivenPoints` for which that is done, if any are; ``finds_circles`` as of `read_directions`.
    """
    if inputs.has("DIRECTIONS"):
        warn_of_unused_rules(run, inputs, but=("SEA",))
        return read_directions(run, inputs, workspace, scratch, points.cells if points else (), finds_circles)
    if not inputs.has("INPUT"):
        raise refusal("Give flow directions as DIRECTIONS, or a DEM as INPUT.")
    with run.phase("Reading the DEM", 0.3):
        dem = read_dem(run, inputs, ROUTING_BYTES_PER_CELL + workspace, 1, scratch)
        if points:
            points.check_land(run, dem)
    with run.phase("Routing", 0.7):
        return route(run, dem, "fill").directions


def read_surface(run: Run, inputs: Inputs, directions: Directions) -> Array:
    """Return the heights of the DEM with its depressions filled; say in the log whether that changed anything."""
    from ...core.depressions.fill import fill_to_ends

    storage = directions.storage
    with run.phase("Reading the DEM", 0.4):
        z = read_known_heights(run.on(storage), inputs, "INPUT", directions.source)
    with run.phase("Filling", 0.6):
        z, raised = fill_to_ends(run.on(storage), z, directions.codes)
    if raised:
        run.note("Heights are those of the DEM with its depressions filled, in {} cells", told(raised))
    else:
        run.note("Heights are those of the DEM: no cell had to be filled")
    return z


def _without_depressions(run, dem, depressions, lengths, keeps_heights, costs):
    """Return the surface that water runs over; say in the log what was done to it."""
    from ...core.depressions.fill import fill_and_count

    surface = dem.grid.z
    if depressions == "keep":
        return surface
    share = 1.0
    if depressions == "least":
        from ...core.depressions.least_change import Costs, least_change

        grid, share = dem.grid, 0.3
        with run.phase("Filling or breaching, pit by pit", 0.7):
            surface, prices = least_change(
                run, surface, dem.domain, grid.valid, lengths, grid.cell_area, costs or Costs()
            )
        filling, breaching, least = (price * dem.metres for price in prices)
        run.note(
            "Change of the DEM: {} m³ (weighted by CUT_COST and FILL_COST); by filling alone {} m³, by breaching alone"
            " {} m³, pit by pit {} m³",
            told(min(prices) * dem.metres, ",.0f"), told(filling, ",.0f"), told(breaching, ",.0f"),
            told(least, ",.0f"),
        )
    if depressions == "breach":
        from ...core.depressions.breach import breach

        share = 0.4
        with run.phase("Breaching", 0.6):
            surface, opened, left = breach(run, surface, dem.domain, lengths)
        run.note("Depressions breached: {}, left to be filled: {}", told(opened), told(left))
    if surface is not dem.grid.z and dem.lake_count:  # no channel is dug through a lake that a map knows
        surface = np.where(np.asarray(dem.lakes) > 0, np.maximum(surface, dem.grid.z), surface)
    with run.phase("Filling", share):
        filled, stranded, raised = fill_and_count(
            run.on(dem.storage), surface, dem.domain, dem.grid.valid, reuse=not keeps_heights
        )
    run.note("Cells filled: {}", told(raised))
    if stranded:
        run.warn("{} cells do not drain to an outlet: their water ends in pits.", told(stranded))
    return filled
