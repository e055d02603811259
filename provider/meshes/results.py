"""A run of erosion, the moments that are kept of it, and the layers that it is written to."""

from dataclasses import dataclass, field

import numpy as np
from qgis.core import QgsWkbTypes

from ..errors import UserError
from ..water.dem import is_walled
from .eroding import (
    LAYERS,
    lake_features_of_graph,
    mesh_parts,
    pan_features_of_graph,
    polygon_features,
    read_law,
    river_features,
)
from .ground import rain_on, read_graph_ground
from .parameters import RAIN


@dataclass
class ErosionRun:
    """The ground, how it was before, and the moments that are kept of it."""

    ground: object
    before: np.ndarray
    end: object = None  # `core.mesh.erosion_run.Eroded`
    steps: list = field(default_factory=list)  # the number of each moment, and its heights, water levels and flow
    moments: list = field(default_factory=list)


def run_erosion(inputs, outputs, seed, progress):
    """Return the `ErosionRun` that the parameters describe."""
    from ...core.mesh.erosion_run import Climate, erode, with_sea
    from ...core.mesh.laws import ErosionRateError
    from ...core.mesh.water import water_of
    from ...core.raster.domain import SEA, VOID
    from ...core.run.progress import Silent, left_alone

    with progress.phase("Reading the ground", 0.15):
        ground = read_graph_ground(inputs, seed, progress)
    climate = _climate(inputs, ground, progress, Climate)
    sea_level = inputs.number("SEA_LEVEL")
    landscape = with_sea(ground.landscape, sea_level)
    if not ((landscape.domain != SEA) & (landscape.domain != VOID)).any():
        raise UserError(
            f"‘{ground.name}’ lies at or below the sea level of {sea_level:g} everywhere: there is no land to erode. "
            "Give a lower SEA_LEVEL."
        )
    if is_walled(inputs):
        ground.landscape = _with_walls(inputs, ground, progress)
        landscape = with_sea(ground.landscape, sea_level)
    with progress.phase("Looking at the water", 0.05):
        water = left_alone(lambda: water_of(landscape, climate.rain, None, Silent(progress)), progress)
        law = read_law(inputs, landscape, water, progress)
    count, iterations = inputs.integer("SNAPSHOT_COUNT"), inputs.integer("ITERATIONS")
    wanted = outputs.wants("MESH") or outputs.wants("SNAPSHOTS")
    kept = np.unique(np.rint(np.linspace(0, iterations, count + 1)).astype(int)) if wanted and count else []
    run = ErosionRun(ground, ground.landscape.z)

    def keep(step, eroded):
        if step in kept:
            run.steps.append(step)
            run.moments.append(_moment(eroded))

    try:
        with progress.phase("Eroding", 0.6):
            rule = inputs.choice("LAKES_AS")
            run.end = left_alone(
                lambda: erode(ground.landscape, climate, law, iterations, sea_level, rule, keep, progress), progress
            )
    except ErosionRateError as error:
        raise UserError(f"EXPRESSION gives no number where {error}. Change it so that it does everywhere.") from error
    closed = int(np.count_nonzero(~run.end.water.lakes.is_open))
    progress.note(f"Lakes at the end: {run.end.water.lakes.level.size:,}, of which {closed:,} are closed")
    return run


def _with_walls(inputs, ground, progress):
    """Return the landscape of a ground whose edge lets no water out; refuse one without any sea."""
    from ...core.mesh.walls import walled
    from ...core.run.progress import left_alone

    if inputs.has("COASTLINE"):
        progress.warn("EDGE is not used: the shore of COASTLINE is sea.")
        return ground.landscape
    sea_level, lowest = inputs.number("SEA_LEVEL"), ground.landscape.z[ground.landscape.domain > 0].min()
    if sea_level is None or lowest > sea_level:
        raise UserError(
            f"EDGE is wall, and ‘{ground.name}’ has no sea: no water could leave. Give a SEA_LEVEL above its lowest "
            f"place, which is {lowest:,.4g} m high."
        )
    landscape, without = left_alone(lambda: walled(ground.landscape, sea_level), progress)
    if without:
        progress.warn(f"EDGE: pieces of the ground that have no sea: {without:,}. Water leaves these over their edges.")
    return landscape


def _climate(inputs, ground, progress, climate):
    """Return rain and evaporation on each node."""
    rain = rain_on(inputs, "RAIN", ground, RAIN, progress)
    evaporation = rain_on(inputs, "EVAPORATION", ground, None, progress)
    if not rain.any():
        what = "neither rivers nor lakes" if evaporation is not None else "no rivers"
        raise UserError(f"RAIN is 0 everywhere: there are {what}. Give RAIN a number above 0.")
    return climate(rain, evaporation)


def _moment(eroded):
    """Return heights, water levels and flow of all nodes."""
    z, lakes = eroded.landscape.z, eroded.water.lakes
    level = z.copy()
    wet = lakes.of_node >= 0
    level[wet] = lakes.level[lakes.of_node[wet]]
    return z.copy(), level, eroded.water.flow[: z.size].copy()


def write_rasters(outputs, run, progress):
    """Write the ground, the difference and the snapshots; return these outputs."""
    from ...core.run.progress import left_alone

    ground, end = run.ground, run.end
    frame, seen, name = ground.raster.frame, ground.seen, ground.name
    heights = left_alone(lambda: ground.on_raster(end.landscape.z), progress)
    results = {
        "OUTPUT": outputs.raster("OUTPUT", heights, seen, frame, progress, f"{name} eroded", unit="m"),
    }
    if outputs.wants("DIFFERENCE"):
        risen = left_alone(lambda: ground.on_raster(end.landscape.z - run.before).astype(np.float32), progress)
        results["DIFFERENCE"] = outputs.raster(
            "DIFFERENCE", risen, seen, frame, progress, f"{name} difference", unit="m"
        )
    if outputs.wants("SNAPSHOTS"):
        moments = run.moments or [_moment(end)]
        steps = run.steps or ["all"]
        bands = np.stack([left_alone(lambda z=z: ground.on_raster(z), progress) for z, _, _ in moments])
        texts = [f"after {step} steps" for step in steps]
        results["SNAPSHOTS"] = outputs.raster(
            "SNAPSHOTS", bands, seen, frame, progress, f"{name} snapshots", texts, unit="m"
        )
    return results


def write_layers(inputs, outputs, run, progress):
    """Write rivers, lakes, salt pans and polygons; return these outputs."""
    ground, end, results = run.ground, run.end, {}
    rows = {
        "RIVERS": lambda: river_features(ground, end, progress),
        "LAKES": lambda: lake_features_of_graph(ground, end, progress),
        "SALT_PANS": lambda: pan_features_of_graph(ground, end, progress),
    }
    for output, (schema, kind, title) in LAYERS.items():
        if outputs.wants(output):
            results[output] = outputs.features(
                output, schema, kind, ground.crs, rows[output](), progress, f"{ground.name} {title}"
            )
    if outputs.wants("POLYGONS"):
        schema, features = polygon_features(ground, end, inputs.choice("POLYGON_KIND") == "triangles", progress)
        kind = QgsWkbTypes.Type.Polygon
        results["POLYGONS"] = outputs.features(
            "POLYGONS", schema, kind, ground.crs, features, progress, f"{ground.name} polygons"
        )
    return results


def write_meshes(outputs, run, progress):
    """Write the mesh with its values in time, an hour for each step; return this output."""
    if not outputs.wants("MESH"):
        return {}
    ground = run.ground
    places, faces, nodes = mesh_parts(ground)
    if not len(faces):
        raise UserError(f"MESH: ‘{ground.name}’ has no four cells of ground that touch. Leave MESH empty.")
    moments = run.moments or [_moment(run.end)]
    steps = run.steps or [0]
    columns = {
        "Bed in time": lambda z, level, flow: z,
        "Water level": lambda z, level, flow: level,
        "Flow": lambda z, level, flow: flow,
        "Difference": lambda z, level, flow: z - run.before,
    }
    datasets = [
        (name, [(step, column(*moment)[nodes]) for step, moment in zip(steps, moments)])
        for name, column in columns.items()
    ]
    z = run.end.landscape.z[nodes]
    title = f"{ground.name} mesh"
    return {"MESH": outputs.mesh("MESH", places, z, faces, ground.crs, progress, title, datasets)}
