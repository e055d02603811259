"""Watersheds as features and cells: those of all outlets found, and all of them measured and written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from qgis.core import QgsWkbTypes

from ...core.choices import M2_PER_KM2, MERGE
from ...core.report.texts import Text
from ..errors import refusal
from ..layers.wkb import point_wkb
from ..numbers import told
from ..translation import titled
from .catchments import NOTHING, Wanted, measure_catchments, none_for_nan, write_longest_paths
from .seeds import LARGEST_LABEL, Seeds, outlet_seeds

if TYPE_CHECKING:
    from ...core.arrays import Array
    from ...core.raster.lattice import Rings
    from ...core.rivers.links import RiverLinks
    from ...core.run.run import Run
    from ...core.watersheds.find import Basins
    from ...core.watersheds.measures import Measures
    from ..base.outputs import Outputs
    from ..layers.map_cells import Frame
    from .directions import Directions
    from .river_networks import Network
    from .routing import Routing

REPORTED_EVERY = 256


def watershed_values(
    run: Run,
    rings: Rings,
    seeds: Seeds,
    basins: Basins,
    found: Measured,
    directions: Directions,
    attributes=None,
    catchments=None,
) -> Iterator:
    """Yield the values of each watershed of ``rings``, in the order of the schema.

    ``found`` is what is `Measured` of them, ``catchments`` are `MeasuredCatchments` that come behind that, or None;
    ``attributes``, values for each label too, come behind the others.
    """
    from ...core.raster.taut_outlines import taut_perimeters

    labels = rings.labels
    downstream = basins.downstream[labels]
    measures, river = found.measures, found.river_metres
    columns = [
        seeds.ids[labels],
        np.where(downstream > 0, seeds.ids[downstream], None),
        measures.area[labels] / M2_PER_KM2,
        found.total_area[labels] / M2_PER_KM2,
        rings.perimeters(run, directions.cell_width, directions.cell_height) / 1e3,
        measures.cells[labels],
        *directions.source.centres(basins.outlet[labels]),
        *(none_for_nan(heights[labels]) for heights in (measures.z_min, measures.z_mean, measures.z_max)),
        none_for_nan(np.full(labels.size, np.nan) if river is None else river[labels] / 1e3),
        basins.touches_edge[labels].astype(int),
    ]
    if catchments is not None:
        perimeter = taut_perimeters(run, rings, directions.cell_width, directions.cell_height)
        columns += catchments.columns(labels, measures.area[labels], perimeter)
    for label, values in zip(labels.tolist(), zip(*(column.tolist() for column in columns))):
        yield [*values, *(attributes[label] if attributes else ())]


class Measured(NamedTuple):
    """What is measured of watersheds, by label."""

    measures: Any  # as `measure_basins` returns them
    river_metres: np.ndarray  # or None where there are no rivers
    total_area: np.ndarray  # in square metres, with all that lie upstream


def measured(basins: Basins, measures: Measures, river_metres: Array, whole: bool = False) -> Measured:
    """Return the `Measured` watersheds, each with all that lie upstream of it if they are to be ``whole``."""
    from ...core.watersheds.nesting import whole_measures, with_upstream

    total = with_upstream(measures.area + basins.lost, basins.downstream)
    if whole:
        measures = whole_measures(measures, basins.downstream)
        river_metres = None if river_metres is None else with_upstream(river_metres, basins.downstream)
    return Measured(measures, river_metres, total)


def whole_rings(run: Run, basins: Basins) -> Iterator:
    """Yield the `Rings` of watersheds, each with all that lie upstream of it, some at a time."""
    from ...core.raster.nested_outlines import trace_nested
    from ...core.watersheds.nesting import nested

    nesting = nested(basins.downstream)
    for rings in trace_nested(run, basins.labels, nesting.parent, nesting.inside, areas=nesting.index):
        yield replace(rings, labels=nesting.label[rings.labels])


def shapes_of(rings: Rings, frame: Frame) -> Iterator:
    """Yield the polygons of ``rings`` as WKB."""
    return (wkb for _, wkb in rings.multipolygons(frame.x_min, frame.y_max, frame.dx, frame.dy))


def reported(run: Run, features, count: int) -> Iterator:
    """Yield ``count`` features on their way to a layer, report progress, and stop when the user says so."""
    for done, feature in enumerate(features):
        if done % REPORTED_EVERY == 0:
            run.report(done / count)
            run.check()
        yield feature
    run.report(1.0)
    run.check()


def pour_point_features(points, seeds: Seeds, basins: Basins, directions: Directions) -> Iterator:
    """Yield each pour point at the centre of its cell, with the values of the schema and those of its own."""
    now = basins.target[points.labels]
    for index, (x, y) in enumerate(zip(*directions.source.centres(points.cells))):
        code = seeds.ids[now[index : index + 1]].tolist()[0] if now[index] else None
        yield point_wkb(x, y), [code, float(points.moved[index]), points.water[index], *points.attributes[index]]


def label_raster(run: Run, seeds: Seeds, basins: Basins, by_points) -> tuple:
    """Return the id of each cell's watershed, as int32, and where there is one; that of points is that of `Seeds`."""
    from ...core.raster.raster import lazy

    if not by_points and np.abs(seeds.ids).max() > LARGEST_LABEL:
        raise refusal("LABELS cannot hold ids beyond 2,147,483,647: leave it out, or give RIVERS or LAKES other ids.")
    ids, labels = seeds.numbers.astype(np.int32), basins.labels
    return lazy(labels).look_up(ids).materialise(run), (lazy(labels) > 0).materialise(run)


def report_edge(run: Run, basins: Basins, points) -> None:
    """Say which watersheds reach the edge of the data: of points, each of which somebody chose, in a warning."""
    reach = basins.touches_edge & (basins.target == np.arange(basins.target.size)) & (basins.outlet >= 0)
    if points:
        which = np.zeros(points.cells.size, bool)
        which[points.first] = reach[1:]
        points.given.report(
            run,
            which,
            Text("drained land that reaches the edge of the data, beyond which there may be more (field touches_edge)"),
        )
    elif reach[1:].any():
        count = np.count_nonzero(reach[1:])
        run.note("Watersheds that reach the edge of the data (field touches_edge): {}", told(count))


def outlet_basins(run: Run, routing: Routing, threshold: float) -> tuple[Seeds, Basins]:
    """Return the outlets and their watersheds; those below ``threshold`` km², which may be None, join a neighbour."""
    from ...core.watersheds.find import find_basins

    seeds = outlet_seeds(routing.codes)
    grid = routing.dem.grid
    ground = grid.cell_width, grid.cell_height, grid.cell_area
    least, known = (threshold or 0.0) * M2_PER_KM2, routing.directions.ground
    there = run.on(routing.dem.storage)
    return seeds, find_basins(there, routing.codes, seeds.cells, seeds.labels, ground, MERGE, least, known=known)


def basins_of_lines(basins: Basins, links: RiverLinks) -> Array:
    """Return the label of the watershed that each river line begins in."""
    from ...core.raster.storage import values_at

    return values_at(basins.labels, links.first[links.is_line])


def write_outlet_basins(
    run: Run,
    outputs: Outputs,
    routing: Routing,
    network: Network,
    seeds: Seeds,
    basins: Basins,
    wanted: Wanted = NOTHING,
    paths=None,
) -> dict[str, str]:
    """Measure, trace and write the watersheds and their longest ``paths``; return these outputs."""
    from ...core.raster.storage import values_at
    from ...core.watersheds.measures import measure_basins
    from ...core.watersheds.path_measures import Waters
    from ...core.watersheds.polygons import trace_polygons
    from ...core.watersheds.river_cells import length_in

    dem, grid, codes = routing.dem, routing.dem.grid, routing.codes
    directions = routing.directions
    with run.phase("Measuring", 0.1):
        count = basins.target.size - 1
        measures = measure_basins(run, basins.labels, count, grid.cell_area, grid.z, grid.valid)
        measures = measures.in_metres(dem.metres)
        river = network.links.cells[values_at(codes, network.links.cells) < 8]
        metres = length_in(basins.labels, count, river, codes, routing.lengths)
        own = measured(basins, measures, metres)
        waters = Waters(dem.in_metres(grid.z), grid.valid, dem.in_metres(routing.surface))
        catchments = measure_catchments(run, wanted, paths, directions, basins, own, waters)
    with run.phase("Tracing polygons", 0.4):
        rings = trace_polygons(run.on(dem.storage), basins.labels)
    with run.phase("Writing polygons", 0.5):
        frame = dem.frame
        report_edge(run, basins, None)
        values = watershed_values(run, rings, seeds, basins, own, directions, catchments=catchments)
        features = reported(run, zip(shapes_of(rings, frame), values), rings.labels.size)
        kind, title = QgsWkbTypes.Type.MultiPolygon, titled(dem.source.name, "watersheds")
        path = outputs.features(run, "WATERSHEDS", wanted.schema, kind, frame.crs, features, title)
        longest = write_longest_paths(run, outputs, catchments, seeds, directions)
    return {"WATERSHEDS": path, "LONGEST_PATHS": longest, "WATERSHED_COUNT": rings.labels.size}
