"""The ground that erosion begins with: a DEM or a made surface, where its walks end, and the rain on it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...core.arrays import Array, Heights
from ...core.choices import ALL_EDGES, LOW_EDGE, MASK_RIM
from ...core.report.texts import Text
from ...core.run.run import Run
from ..base.doubts import read_heights
from ..base.inputs import Inputs
from ..base.parameters import GREATEST_HEIGHT
from ..dependencies import require_compiler
from ..errors import refusal
from ..layers.burning import burn_polygons
from ..layers.made_rasters import MadeRaster
from ..layers.map_cells import OnMap
from ..layers.raster_reading import RasterSource, read_same_cells
from ..memory import require_memory
from ..numbers import told
from .article import with_article
from .made_surfaces import frame_around, read_frame, relief_by_slope
from .parameters import AUTO_THRESHOLD

RAISED_RELIEF = 10 / 199  # of the relief of a DEM
EDGE_NAMES = {LOW_EDGE: Text("southern edge"), ALL_EDGES: Text("edge"), MASK_RIM: Text("edge")}


@dataclass(frozen=True)
class Ground:
    """A surface on which every drop finds a way down: float64 heights, and VOID, LAND or OUTLET for each cell."""

    raster: OnMap
    z: np.ndarray
    domain: np.ndarray
    boundary: str
    periodic: bool
    neighbours: int
    conditioned: int  # cells that were raised or cut for it
    given_mean: float  # metres: the mean of its heights before that

    @property
    def exists(self) -> Array:
        """Tell where there is ground."""
        from ...core.raster.domain import VOID

        return self.domain != VOID

    @property
    def count(self) -> int:
        """How many cells there are."""
        return int(np.count_nonzero(self.domain))

    @property
    def relief(self) -> float:
        """How much the highest cell is above the lowest."""
        highest = self.z.max(where=self.exists, initial=-np.inf)
        return float(highest - self.z.min(where=self.exists, initial=np.inf))

    def mean(self, z: Heights) -> float:
        """Return the mean of heights of this ground."""
        return _mean(z, self.exists)

    def _steps(self):
        """Return by how much neighbours over a side differ."""
        steps = []
        for z, exists in ((self.z, self.exists), (self.z.T, self.exists.T)):
            with np.errstate(over="ignore", invalid="ignore"):  # at voids
                steps.append(np.abs(np.diff(z, axis=0))[exists[1:] & exists[:-1]])
        return np.concatenate(steps)

    def step_of_share(self, share: float) -> float:
        """Return the difference of height that such a share of the neighbours over a side does not exceed."""
        steps = self._steps()
        return float(np.quantile(steps, share)) if steps.size else 0.0

    def share_steeper(self, step: float) -> float:
        """Return the share of neighbours over a side that differ by more than ``step``."""
        steps = self._steps()
        return np.count_nonzero(steps > step) / max(steps.size, 1)


def read_ground(run: Run, inputs: Inputs, seed: int, workspace: int) -> Ground:
    """Return the ground that the parameters describe; ``workspace`` is what the work needs, in bytes a cell."""
    from ...core.erosion.conditioning import CONDITIONING_BYTES_PER_CELL, condition, walk_domain
    from ...core.raster.domain import OUTLET, VOID

    inputs = with_article(run, inputs)
    raster = _raster(inputs)
    needed = max(CONDITIONING_BYTES_PER_CELL, workspace) + 20
    require_memory(run, (raster.nrows, raster.ncols), needed, Text("erosion by random rain"))
    require_compiler(run, max(raster.nrows * raster.ncols, inputs.integer("EVENTS")))
    with run.phase("Reading the ground", 0.4):
        z, valid = _heights(run, inputs, raster, seed)
    if inputs.has("LAND"):
        valid &= _land(run, inputs, raster)
    boundary, periodic = _borders(inputs)
    neighbours = int(inputs.choice("NEIGHBOURS"))
    domain = walk_domain(valid, boundary, periodic)
    if not (domain == OUTLET).any():
        raise refusal(
            "BOUNDARY {}: no cell of ‘{}’ with ground lies on the {} of the map, so water could not leave. Set it to "
            "mask: then it leaves at the edge of the ground, wherever that is.",
            boundary, raster.name, EDGE_NAMES[boundary]
        )
    with run.phase("Making paths down", 0.4):
        conditioned = condition(run, z, domain, neighbours, periodic, _limit(inputs, z, domain))
    stranded = int(np.count_nonzero(conditioned.stranded))
    if stranded:
        domain[conditioned.stranded] = VOID
        run.warn(
            "{} cells of ‘{}’ have no path to an outlet over other cells: they are left out. With BOUNDARY mask every "
            "piece of land has outlets of its own.",
            told(stranded), raster.name
        )
    if conditioned.changed:
        run.note(
            "Cells raised or cut so that each has a path down: {}, raised by up to {} m, cut by up to {} m",
            told(conditioned.changed), told(conditioned.greatest, ".4g"), told(conditioned.deepest, ".4g")
        )
    mean = _mean(z, domain != VOID)
    return Ground(raster, conditioned.z, domain, boundary, periodic, neighbours, conditioned.changed, mean)


def _mean(z, exists):
    return float(z.mean(where=exists, dtype=np.float64))


def _limit(inputs, z, domain):
    """Return by how much a cell is raised at most: on a DEM by as much as a drop takes, deeper pits are cut open."""
    from ...core.raster.domain import VOID

    if inputs.raster("INPUT") is None:
        return np.inf
    return RAISED_RELIEF * float(np.ptp(z[domain != VOID].astype(np.float64)))


def _raster(inputs):
    """Return the raster INPUT, or the cells of a surface that is to be made."""
    source = inputs.raster("INPUT")
    if source is not None:
        return source
    around = inputs.has("LAND") and not inputs.has("EXTENT")
    nrows, ncols, frame = frame_around(inputs, "LAND") if around else read_frame(inputs)
    return MadeRaster(inputs.choice("SHAPE").capitalize(), nrows, ncols, frame)


def _heights(run, inputs, raster, seed):
    """Return the heights to start from, and where they are valid."""
    if isinstance(raster, RasterSource):
        if inputs.has("EXTENT"):
            run.warn("EXTENT is not used: the map is that of INPUT (‘{}’).", raster.name)
        band = inputs.integer("BAND") if inputs.has("BAND") else 1
        z, valid = read_heights(run, inputs, raster, band)
        if not valid.any():
            raise refusal("The raster ‘{}’ has no valid cell in band {}: there is nothing to erode.", raster.name, band)
        greatest = max(abs(float(z.max(where=valid, initial=0))), abs(float(z.min(where=valid, initial=0))))
        if greatest > GREATEST_HEIGHT:
            raise refusal(
                "The raster ‘{}’ holds heights up to {}: set the value that means no data.",
                raster.name, told(greatest, ".3g")
            )
        return z, valid
    from ...core.erosion.starts import default_roughness, starting_surface

    shape, roughness = inputs.choice("SHAPE"), inputs.number("ROUGHNESS")
    roughness = default_roughness(shape) if roughness is None else roughness
    relief, peaks = relief_by_slope(inputs, raster.nrows), inputs.integer("PEAKS")
    z = starting_surface(run, shape, raster.nrows, raster.ncols, relief, roughness, seed, peaks=peaks)
    return z, np.ones(z.shape, bool)


def _land(run, inputs, raster):
    """Return the cells inside the polygons LAND."""
    features = inputs.features("LAND")
    cells = burn_polygons(run, features, raster, inputs.context)
    if not cells.any():
        raise refusal(
            "LAND: no cell of ‘{}’ has its centre in a polygon of ‘{}’. Choose other polygons, smaller cells, or "
            "another extent.",
            raster.name, features.sourceName()
        )
    return cells


def _borders(inputs):
    """Return where outlets lie, and whether the western and the eastern edge are joined."""
    a_plane = inputs.raster("INPUT") is None and inputs.choice("SHAPE") == "plane"
    boundary = inputs.choice("BOUNDARY")
    if boundary == AUTO_THRESHOLD:
        boundary = LOW_EDGE if a_plane and not inputs.has("LAND") else MASK_RIM
    joined = inputs.choice("PERIODIC")
    return boundary, joined == "yes" or (joined == AUTO_THRESHOLD and a_plane and boundary == LOW_EDGE)


def read_rain(run: Run, inputs: Inputs, ground: Ground) -> Array | None:
    """Return how much rain falls on each cell, in any unit; None where it falls alike everywhere."""
    with run.phase("Reading the rain", 0.2):
        given = read_same_cells(run, inputs, "RAIN", ground.raster)
    if given is None:
        return None
    values, known = given
    name = inputs.raster("RAIN").name
    unknown = int(np.count_nonzero(ground.exists & ~known))
    if unknown:
        run.warn("RAIN: ‘{}’ has no data in {} cells of the ground: no rain falls there.", name, told(unknown))
    rain = np.where(ground.exists & known, values, 0).astype(np.float64)
    if rain.min() < 0:
        raise refusal("RAIN: ‘{}’ has values below 0 (down to {}). Rain is 0 or more.", name, told(rain.min(), "g"))
    if not rain.any():
        raise refusal("RAIN: ‘{}’ is 0 or has no data in all cells of the ground. Rain must fall somewhere.", name)
    return rain


def scaled(z: Heights, last: Array, exists: Array, relief: float | None) -> Array:
    """Return heights stretched as the ``last`` ones are to lie between 0 and ``relief``; as they are without one."""
    if relief is None:
        return z
    lowest, highest = last.min(where=exists, initial=np.inf), last.max(where=exists, initial=-np.inf)
    return (z - lowest) * (relief / (highest - lowest) if highest > lowest else 0.0)
