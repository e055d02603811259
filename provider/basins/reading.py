"""What a run of drainage basins is about: the land as a mesh, what is drawn on it, and how basins are to grow."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem

from ...core.choices import AUTO_DIVIDES, MOVED_DIVIDES, RANDOM_GROWTH
from ...core.report.texts import Text
from ..dependencies import require_compiler
from ..errors import refusal
from ..islands.coasts import Archipelago, Island, area_text, length_text, read_archipelago
from ..islands.maps import read_map
from ..islands.on_islands import sampled_at
from ..layers.feature_names import FeatureNames
from ..layers.line_vertices import part_vertices
from ..layers.rectangles import rectangle_ring
from ..layers.vector_reading import LINES, read_features
from ..meshes.making import lands_on_one_plane, mesh_of_archipelago
from ..numbers import told
from .parameters import NODES_WANTED
from .sketched_heights import read_sketched_heights

if TYPE_CHECKING:
    from ...core.basins.drainage import BasinGrowth
    from ...core.basins.relief import ReliefWishes
    from ...core.run.run import Run
    from ..meshes.making import MadeMesh

FEWEST_TRIANGLES = 8
NOISE_WAVES = 5  # of the noise across the land


@dataclass
class BasinPlan:
    """A run."""

    name: str
    crs: Any
    made: MadeMesh
    water: np.ndarray
    growth: BasinGrowth
    ground: ReliefWishes
    moving: bool
    seed: int
    names: FeatureNames | None = None  # `FeatureNames` of the sketch
    sketch_ids: list = field(default_factory=list)

    @property
    def spacing(self) -> float:
        """Metres between nodes, the least."""
        return self.made.spacing

    @property
    def middle(self) -> float:
        """The latitude, or northing, in the middle of the land."""
        return float((self.made.places[:, 1].min() + self.made.places[:, 1].max()) / 2)


def read_basin_plan(run: Run, inputs, outputs) -> BasinPlan:
    """Return the `BasinPlan` that the parameters describe."""
    from ...core.basins.drainage import BasinGrowth
    from ...core.basins.relief import ReliefWishes
    from ...core.island.peak import usual_peak

    _check_random(run, inputs, outputs)
    seed = inputs.seed()
    archipelago = _read_land(run, inputs)
    made = _mesh(run, inputs, archipelago, seed)
    run.check()
    heights, water = read_sketched_heights(run, inputs, archipelago, made)
    names, ids, lines = _read_sketch(run, inputs, archipelago, made)
    wavelength = inputs.number("NOISE_SCALE") or float(np.ptp(made.mesh.xy, axis=0).max()) / NOISE_WAVES
    strength = inputs.number("NOISE_STRENGTH")
    growth = BasinGrowth(inputs.choice("GROWTH"), strength, wavelength, seed, made.spacing, lines, heights)
    steepness = inputs.number("STEEPNESS") or 0.0
    peak = inputs.number("PEAK") or (usual_peak(archipelago.islands[0].area) if heights is None else 0.0)
    if steepness and inputs.has("PEAK"):
        run.warn(
            "PEAK is not used: STEEPNESS says how high the land is." if heights is None
            else "PEAK: sketched heights are scaled to it, and the land follows them as far as STEEPNESS lets it."
        )  # fmt: skip
    supply = _read_supply(run, inputs, archipelago, made, water)
    held = np.zeros(len(water), bool)
    ground = ReliefWishes(supply, held, inputs.number("CONCAVITY"), steepness, peak, heights)
    divides = inputs.choice("DIVIDES")
    moving = divides == MOVED_DIVIDES or (
        divides == AUTO_DIVIDES and (outputs.wants("ELEVATION") or outputs.wants("MESH"))
    )
    return BasinPlan(archipelago.name, archipelago.crs, made, water, growth, ground, moving, seed, names, ids)


def _check_random(run, inputs, outputs):
    """Refuse heights where water runs in circles."""
    if inputs.choice("GROWTH") != RANDOM_GROWTH:
        return
    for name in ("ELEVATION", "MESH"):
        if outputs.wants(name):
            raise refusal(
                "{} cannot be made with GROWTH random: water runs in circles there, and no heights let it. Choose "
                "noise or nearest.",
                name
            )
    for name in ("SKETCH", "HEIGHT_SKETCH"):
        if inputs.has(name):
            run.warn("{}: with GROWTH random no water follows it.", name)


def _read_land(run, inputs):
    """Return the coast, or the extent as one island."""
    if inputs.has("COASTLINE"):
        return read_archipelago(run, inputs, "COASTLINE")
    if not inputs.has("EXTENT"):
        raise refusal("There is no land for basins. Give COASTLINE or EXTENT.")
    crs = inputs.crs("CRS") if inputs.has("CRS") else QgsCoordinateReferenceSystem()
    extent, crs = inputs.extent("EXTENT", crs)
    corners = rectangle_ring(extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum())
    return Archipelago("Extent", crs, [Island.measured([corners], crs)])


def _mesh(run, inputs, archipelago, seed):
    """Return the mesh of the land; refuse triangles that are too large for it."""
    spacing, largest = inputs.number("SPACING"), archipelago.islands[0].area
    if spacing is not None and spacing**2 > largest / FEWEST_TRIANGLES:
        raise refusal(
            "SPACING: {} is too wide: the largest land of ‘{}’ has {}. Choose {} or less.",
            length_text(spacing), archipelago.name, area_text(largest), length_text(np.sqrt(largest / 1000))
        )
    count = NODES_WANTED if spacing is None else archipelago.area / spacing**2
    require_compiler(run, count, Text("nodes"))
    wanted = (NODES_WANTED, None) if spacing is None else (None, spacing)
    made = mesh_of_archipelago(run, archipelago, wanted, seed)
    if len(made.mesh.corners) < FEWEST_TRIANGLES:
        raise refusal(
            "‘{}’ is parted into {} triangles, which is too few for basins. Choose a SPACING of {} or less.",
            archipelago.name, len(made.mesh.corners), length_text(made.spacing / 10)
        )
    return made


def _read_sketch(run, inputs, archipelago, made):
    """Return the names of features, the feature of each sketched line, and the lines on the plane of the mesh."""
    if not inputs.has("SKETCH") or inputs.choice("GROWTH") == RANDOM_GROWTH:
        return None, [], ()
    source = inputs.features("SKETCH")
    names, ids, lines = FeatureNames(source), [], []
    for feature in read_features(run, source, LINES, archipelago.crs, inputs.context, attributes=False):
        for part in feature.geometry().constParts():
            line = made.plane.to_local(part_vertices(part)[:, :2])
            if len(line) > 1 and np.isfinite(line).all():
                ids.append(feature.id())
                lines.append(line)
    if not lines:
        run.warn("SKETCH: ‘{}’ has no line.", source.sourceName())
        return None, [], ()
    from ...core.plane.land import contained, shores
    from ...core.plane.types import Land

    rings = [ring for land in lands_on_one_plane(archipelago) for ring in land.rings]
    where = shores(Land(tuple(rings)))
    if not any(contained(where, _along(line, made.spacing)).any() for line in lines):
        raise refusal(
            "SKETCH: no line of ‘{}’ touches the land of ‘{}’. Check the CRS, or draw rivers on land.",
            source.sourceName(), archipelago.name
        )
    return names, ids, tuple(lines)


def _along(line, step):
    """Return places along a line at steps of about ``step``."""
    from ...core.growth.sketches import line_samples

    return line_samples(line, step)


def _read_supply(run, inputs, archipelago, made, water):
    """Return the km² of each triangle, more or less where more or less rain falls than on the mean."""
    from ...core.basins.drainage import triangle_sizes

    size = triangle_sizes(made.mesh)
    rain = read_map(run, inputs, "RAIN")
    if rain is None:
        return size
    middles = made.plane.to_map(made.mesh.xy[made.mesh.corners].mean(axis=1))
    fallen = sampled_at(rain.raster, rain.values, rain.valid, middles, archipelago.crs, inputs)
    known = np.isfinite(fallen) & ~water
    if not known.any() or not fallen[known].sum() > 0:
        raise refusal("RAIN: ‘{}’ has no rain on the land. Give a raster that covers it, or none.", rain.raster.name)
    usual = float((fallen[known] * size[known]).sum() / size[known].sum())
    missing = int(np.count_nonzero(~known & ~water))
    if missing:
        run.warn("RAIN: ‘{}’ has no data in {} triangles; there the mean falls.", rain.raster.name, told(missing))
    return size * np.where(known, fallen, usual) / usual
