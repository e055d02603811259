"""A run of erosion, the moments that are kept of it, and the layers that it is written to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.report.texts import Text
from ..errors import refusal
from ..numbers import told
from ..translation import titled
from ..water.dem import is_walled
from .eroding import (
    EROSION_LAYERS,
    lake_features_of_graph,
    mesh_parts,
    pan_features_of_graph,
    polygon_features,
    read_law,
    river_features,
)
from .ground import rain_on, read_graph_ground
from .parameters import RAIN

if TYPE_CHECKING:
    from ...core.mesh.erosion_run import Eroded
    from ...core.run.run import Run
    from ..base.inputs import Inputs
    from ..base.outputs import Outputs


@dataclass
class ErosionRun:
    """The ground, how it was before, and the moments that are kept of it."""

    ground: Any
    before: np.ndarray
    end: Eroded | None = None
    steps: list = field(default_factory=list)  # the number of each moment, and its heights, water levels and flow
    moments: list = field(default_factory=list)


def run_erosion(run: Run, inputs: Inputs, outputs: Outputs, seed: int) -> ErosionRun:
    """Return the `ErosionRun` that the parameters describe."""
    from ...core.mesh.erosion_run import Climate, erode, with_sea
    from ...core.mesh.laws import ErosionRateError
    from ...core.mesh.water import water_of
    from ...core.raster.domain import SEA, VOID
    from ...core.run.waiting import left_alone

    with run.phase("Reading the ground", 0.15):
        ground = read_graph_ground(run, inputs, seed)
    climate = _climate(run, inputs, ground, Climate)
    sea_level = inputs.number("SEA_LEVEL")
    landscape = with_sea(ground.landscape, sea_level)
    if not ((landscape.domain != SEA) & (landscape.domain != VOID)).any():
        raise refusal(
            "‘{}’ lies at or below the sea level of {} everywhere: there is no land to erode. Give a lower SEA_LEVEL.",
            ground.name, told(sea_level, "g")
        )
    if is_walled(inputs):
        ground.landscape = _with_walls(run, inputs, ground)
        landscape = with_sea(ground.landscape, sea_level)
    with run.phase("Looking at the water", 0.05):
        water = left_alone(run, lambda: water_of(run.quietly(), landscape, climate.rain, None))
        law = read_law(run, inputs, landscape, water)
    sea = _sea(inputs)
    count, iterations = inputs.integer("SNAPSHOT_COUNT"), inputs.integer("ITERATIONS")
    wanted = outputs.wants("MESH") or outputs.wants("SNAPSHOTS")
    kept = np.unique(np.rint(np.linspace(0, iterations, count + 1)).astype(int)) if wanted and count else []
    erosion = ErosionRun(ground, ground.landscape.z)

    def keep(step, eroded):
        if step in kept:
            erosion.steps.append(step)
            erosion.moments.append(_moment(eroded))

    try:
        with run.phase("Eroding", 0.6):
            rule = inputs.choice("LAKES_AS")
            erosion.end = left_alone(
                run, lambda: erode(run, ground.landscape, climate, law, iterations, sea, rule, keep, seed)
            )
    except ErosionRateError as error:
        raise refusal("EXPRESSION gives no number where {}. Change it so that it does everywhere.", error) from error
    closed = int(np.count_nonzero(~erosion.end.water.lakes.is_open))
    run.note("Lakes at the end: {}, of which {} are closed", told(erosion.end.water.lakes.level.size), told(closed))
    return erosion


def _sea(inputs):
    """Return the sea that the parameters describe; refuse what it needs a level for."""
    from ...core.mesh.erosion_run import Sea

    level, iterations, avulsion = inputs.number("SEA_LEVEL"), inputs.integer("ITERATIONS"), inputs.number("AVULSION")
    rise, scour = inputs.number("SEA_RISE"), inputs.number("SCOUR")
    for name, is_given in (("SEA_RISE", rise > 0), ("SCOUR", scour > 0), ("AVULSION", avulsion is not None)):
        if is_given and level is None:
            raise refusal("{} is given and SEA_LEVEL is not: there is no sea. Give SEA_LEVEL too, such as 0.", name)
    after = inputs.integer("RISE_AFTER") if inputs.has("RISE_AFTER") else iterations
    if after > iterations:
        raise refusal(
            "RISE_AFTER ({}) is more than ITERATIONS ({}): the sea would never rise. Take fewer steps before it "
            "rises, or more in all.",
            after, iterations
        )
    return Sea(level, rise, after, scour, avulsion)


def _with_walls(run, inputs, ground):
    """Return the landscape of a ground whose edge lets no water out; refuse one without any sea."""
    from ...core.mesh.walls import with_walls
    from ...core.run.waiting import left_alone

    if inputs.has("COASTLINE"):
        run.warn("EDGE is not used: the shore of COASTLINE is sea.")
        return ground.landscape
    sea_level, lowest = inputs.number("SEA_LEVEL"), ground.landscape.z[ground.landscape.domain > 0].min()
    if sea_level is None or lowest > sea_level:
        raise refusal(
            "EDGE is wall, and ‘{}’ has no sea: no water could leave. Give a SEA_LEVEL above its lowest place, which "
            "is {} m high.",
            ground.name, told(lowest, ",.4g")
        )
    landscape, without = left_alone(run, lambda: with_walls(ground.landscape, sea_level))
    if without:
        run.warn("EDGE: pieces of the ground that have no sea: {}. Water leaves these over their edges.", told(without))
    return landscape


def _climate(run, inputs, ground, climate):
    """Return rain and evaporation on each node."""
    rain = rain_on(run, inputs, "RAIN", ground, RAIN)
    evaporation = rain_on(run, inputs, "EVAPORATION", ground, None)
    if not rain.any():
        what = Text("neither rivers nor lakes") if evaporation is not None else Text("no rivers")
        raise refusal("RAIN is 0 everywhere: there are {}. Give RAIN a number above 0.", what)
    return climate(rain, evaporation)


def _moment(eroded):
    """Return heights, water levels and flow of all nodes."""
    z, lakes = eroded.landscape.z, eroded.water.lakes
    level = z.copy()
    wet = lakes.of_node >= 0
    level[wet] = lakes.level[lakes.of_node[wet]]
    return z.copy(), level, eroded.water.flow[: z.size].copy()


def write_rasters(run: Run, outputs: Outputs, erosion: ErosionRun) -> dict[str, str]:
    """Write the ground, the difference and the snapshots; return these outputs."""
    from ...core.run.waiting import left_alone

    ground, end = erosion.ground, erosion.end
    frame, seen, name = ground.raster.frame, ground.seen, ground.name
    heights = left_alone(run, lambda: ground.on_raster(end.landscape.z))
    results = {
        "OUTPUT": outputs.raster(run, "OUTPUT", heights, seen, frame, titled(name, "eroded"), unit="m"),
    }
    if outputs.wants("DIFFERENCE"):
        risen = left_alone(run, lambda: ground.on_raster(end.landscape.z - erosion.before).astype(np.float32))
        results["DIFFERENCE"] = outputs.raster(
            run, "DIFFERENCE", risen, seen, frame, titled(name, "difference"), unit="m"
        )
    if outputs.wants("SNAPSHOTS"):
        moments = erosion.moments or [_moment(end)]
        steps = erosion.steps or ["all"]
        bands = np.stack([left_alone(run, lambda z=z: ground.on_raster(z)) for z, _, _ in moments])
        texts = [f"after {step} steps" for step in steps]
        results["SNAPSHOTS"] = outputs.raster(
            run, "SNAPSHOTS", bands, seen, frame, titled(name, "snapshots"), texts, unit="m"
        )
    return results


def write_layers(run: Run, inputs: Inputs, outputs: Outputs, erosion: ErosionRun) -> dict[str, str]:
    """Write rivers, lakes, salt pans and polygons; return these outputs."""
    ground, end, results = erosion.ground, erosion.end, {}
    rows = {
        "RIVERS": lambda: river_features(run, ground, end, inputs.number("THRESHOLD")),
        "LAKES": lambda: lake_features_of_graph(run, ground, end),
        "SALT_PANS": lambda: pan_features_of_graph(run, ground, end),
    }
    for output, (schema, kind, title) in EROSION_LAYERS.items():
        if outputs.wants(output):
            results[output] = outputs.features(
                run, output, schema, kind, ground.crs, rows[output](), titled(ground.name, title)
            )
    if outputs.wants("POLYGONS"):
        schema, features = polygon_features(run, ground, end, inputs.choice("POLYGON_KIND") == "triangles")
        kind = QgsWkbTypes.Type.Polygon
        results["POLYGONS"] = outputs.features(
            run, "POLYGONS", schema, kind, ground.crs, features, titled(ground.name, "polygons")
        )
    return results


def write_meshes(run: Run, outputs: Outputs, erosion: ErosionRun) -> dict[str, str]:
    """Write the mesh with its values in time, an hour for each step; return this output."""
    if not outputs.wants("MESH"):
        return {}
    ground = erosion.ground
    places, faces, nodes = mesh_parts(ground)
    if not len(faces):
        raise refusal("MESH: ‘{}’ has no four cells of ground that touch. Leave MESH empty.", ground.name)
    moments = erosion.moments or [_moment(erosion.end)]
    steps = erosion.steps or [0]
    columns = {
        "Bed in time": lambda z, level, flow: z,
        "Water level": lambda z, level, flow: level,
        "Flow": lambda z, level, flow: flow,
        "Difference": lambda z, level, flow: z - erosion.before,
    }
    datasets = [
        (name, [(step, column(*moment)[nodes]) for step, moment in zip(steps, moments)])
        for name, column in columns.items()
    ]
    z = erosion.end.landscape.z[nodes]
    title = titled(ground.name, "mesh")
    return {"MESH": outputs.mesh(run, "MESH", places, z, faces, ground.crs, title, datasets)}
