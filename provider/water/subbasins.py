"""Subbasins for models of runoff: by rivers, area or Pfafstetter, at gauges and lakes; reaches, nodes, tables."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...core.choices import BY_LINKS, BY_PFAFSTETTER, M2_PER_KM2
from ...core.report.texts import Text
from ..errors import refusal
from ..layers.feature_names import listed
from ..layers.fields import REACHES, SUBBASIN_LINKS, SUBBASIN_NODES
from ..layers.rows import rows_of
from ..layers.wkb import line_wkb, point_wkb
from ..numbers import told
from .catchments import none_for_nan
from .pour_points import place_points
from .seeds import RiverSeeds, Seeds
from .stream_drops import chooses_by_drop, read_stream_land
from .thresholds import read_river_cells, river_cells_by_area

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...core.arrays import Array
    from ...core.raster.raster import AnyRaster
    from ...core.rivers.links import RiverLinks
    from ...core.watersheds.find import Basins
    from ...core.watersheds.reaches import Nodes, SubbasinReaches
    from ...core.watersheds.stems import CodedOutlets
    from .directions import Directions
    from .pour_points import PourPoints
    from .watersheds import Measured

SUBBASINS_WANTED = 20  # where nobody says how large they are to be


class Rivers(NamedTuple):
    """Which cells are river, from how much on, and the square metres that drain through each cell."""

    threshold: float  # km², or in the unit of ACCUMULATION; None where nothing drains
    cells: AnyRaster
    area: AnyRaster


def read_rivers(run, inputs, directions) -> Rivers:
    """Find the rivers of some `Directions`, by ACCUMULATION if that is given."""
    from ...core.flow.accumulation import accumulate_d8
    from ...core.raster.neighbours import NO_DIRECTION
    from ...core.raster.raster import lazy
    from ...core.rivers.threshold import across_holes

    there, codes = run.on(directions.storage), directions.codes
    with run.phase("Accumulating", 0.5):
        area = accumulate_d8(there, codes, directions.cell_area)
    with run.phase("Finding river cells", 0.5):
        land = read_stream_land(run, inputs, directions) if chooses_by_drop(run, inputs) else None
        if inputs.has("ACCUMULATION"):
            return Rivers(*read_river_cells(run, inputs, directions, land), area)
        drained = (lazy(codes) != NO_DIRECTION).materialise(there)
        threshold, river = river_cells_by_area(there, inputs.number("THRESHOLD"), area, drained, codes, land)
        return Rivers(threshold, across_holes(there, river, drained, codes), area)


def place_gauges(run, given, directions, river) -> PourPoints | None:
    """Return `GivenPoints` as `PourPoints` moved to the cells of a river, None without any."""
    from ...core.raster.raster import lazy

    if given is None:
        return None
    cells = lazy(river).cells(run.on(directions.storage))
    return place_points(run, given, directions, RiverSeeds(Seeds(cells, None, None), cells, None))


class Division(NamedTuple):
    """Where land is divided: outlets of reaches and cells of lakes as seeds, of which outlets have the first labels."""

    seeds: Seeds
    links: RiverLinks  # cut at all of them
    of_outlets: np.ndarray  # the link of each outlet
    wet: np.ndarray  # which links lie in lakes
    lakes: np.ndarray  # the number of the lake of each label behind those of the outlets
    coded: CodedOutlets | None


def divide(run, inputs, directions, rivers, zones, gauges) -> Division:
    """Divide the land as DIVIDE says, at ``gauges``, which are cells, and at the shores of `LakeZones` or None."""
    from ...core.raster.neighbours import ENDS, NO_DIRECTION
    from ...core.raster.raster import lazy
    from ...core.raster.rims import steps_of
    from ...core.raster.storage import values_at
    from ...core.rivers.links import trace_links
    from ...core.watersheds.reaches import with_paths_from

    there, codes = run.on(directions.storage), directions.codes
    zone = None if zones is None else zones.cells

    def wet_at(cells):
        return np.zeros(cells.size, bool) if zone is None else values_at(zone, cells) > 0

    gauges = gauges[~wet_at(gauges)]
    by_links = inputs.choice("DIVIDE") == BY_LINKS
    with run.phase("Dividing the land", 0.4):
        cuts, coded = gauges, None
        if not by_links:
            cuts = np.union1d(cuts, _inlets(there, codes, rivers.cells, zone))
            found, coded = _outlets(there, inputs, directions, rivers.area, cuts)
            cuts = np.union1d(cuts, found[~wet_at(found)])
    with run.phase("Tracing the rivers", 0.3):
        river = with_paths_from(there, codes, rivers.cells, cuts)
        code = values_at(codes, cuts)
        below = (cuts + steps_of(codes.shape[1])[np.where(code < ENDS, code, 0)])[code < ENDS]
        links = trace_links(there, codes, river, directions.lengths, zone, gauges=below)
        wet = wet_at(links.first)
        of_outlets = np.flatnonzero(~wet if by_links else np.isin(links.last, cuts) & ~wet)
    with run.phase("Finding the cells of lakes", 0.3):
        outlets = links.last[of_outlets]
        cells, lakes, labels = np.empty(0, np.int64), np.empty(0, np.int64), np.empty(0, np.int64)
        if zone is not None:
            cells = ((lazy(zone) > 0) & (lazy(codes) != NO_DIRECTION)).cells(there)
            lakes, labels = np.unique(values_at(zone, cells), return_inverse=True)
        labels = np.concatenate((np.arange(outlets.size), outlets.size + labels)) + 1
        ids = np.arange(outlets.size + lakes.size + 1)
    return Division(Seeds(np.concatenate((outlets, cells)), labels, ids), links, of_outlets, wet, lakes, coded)


def _inlets(run, codes, river, zone):
    """Return the cells of rivers outside of lakes from which water flows into one."""
    from ...core.raster.neighbours import ENDS
    from ...core.raster.raster import lazy
    from ...core.raster.rims import steps_of
    from ...core.raster.storage import values_at

    if zone is None:
        return np.empty(0, np.int64)
    cells = (lazy(river) & (lazy(zone) == 0)).cells(run)
    code = values_at(codes, cells)
    cells, code = cells[code < ENDS], code[code < ENDS]
    return cells[values_at(zone, cells + steps_of(codes.shape[1])[code]) > 0]


def _outlets(run, inputs, directions, area, cuts):
    """Return the outlets of subbasins by area or after Pfafstetter, and `CodedOutlets` of these or None."""
    from ...core.raster.storage import values_at
    from ...core.rivers.threshold import readable_threshold
    from ...core.watersheds.labels import outlets
    from ...core.watersheds.stems import outlets_by_area, pfafstetter_outlets

    codes = directions.codes
    if inputs.choice("DIVIDE") == BY_PFAFSTETTER:
        coded = pfafstetter_outlets(run, codes, area, inputs.integer("DEPTH"))
        return coded.cells, coded
    wanted = inputs.number("AREA")
    if wanted is None:
        drained = float(values_at(area, outlets(codes)).sum())
        wanted = readable_threshold(drained / SUBBASINS_WANTED / M2_PER_KM2)
        run.note("Subbasins are to have {} km²", told(wanted, "g"))
    if wanted <= 0:
        raise refusal("AREA must be greater than 0: say how many km² a subbasin is to have.")
    return outlets_by_area(run, codes, area, wanted * M2_PER_KM2, cuts), None


@dataclass(frozen=True)
class MeasuredSubbasins:
    """Subbasins, their reaches and nodes, and columns with a value for each label from 0 on, which is none."""

    directions: Directions
    basins: Basins
    found: Measured
    reaches: SubbasinReaches
    nodes: Nodes
    table: dict  # by the names of the fields of `SUBBASIN_LINKS`, `REACHES` and `SUBBASINS`
    levels: np.ndarray  # of the water along reaches, in metres; or None

    def attributes(self, names) -> list[list]:
        """Return the values of fields of each label."""
        return [list(row) for row in zip(*(self.table[name].tolist() for name in names))]


def gauge_codes(run, division, points, zones) -> Array:
    """Return the code of the gauge of each label as text, None where there is none; say which lie in lakes."""
    from ...core.raster.storage import values_at

    codes = np.full(division.seeds.count + 1, None, object)
    if points is None:
        return codes
    seeds, first_lake = points.seeds, division.of_outlets.size + 1
    outlets = division.seeds.cells[: division.of_outlets.size]
    order = np.argsort(outlets)
    lake = np.zeros(seeds.cells.size, np.int64) if zones is None else values_at(zones.cells, seeds.cells)
    for label, cell, number in zip(seeds.labels.tolist(), seeds.cells.tolist(), lake.tolist()):
        if number:
            place = first_lake + int(np.searchsorted(division.lakes, number))
        else:
            place = 1 + int(order[np.searchsorted(outlets[order], cell)])
        if codes[place] is None:
            codes[place] = _as_text(seeds.ids[label])
    which = np.isin(points.labels, seeds.labels[lake > 0])
    lie = Text("lie in a lake, which is one subbasin: it has the code of the first gauge in it")
    points.given.report(run, which, lie)
    return codes


def _as_text(code):
    """Return a code as text, a number without decimals as such."""
    return f"{told(code, '.15g')}" if isinstance(code, float) else str(code)


def report_lakes(run, division, basins, zones, directions) -> None:
    """Say which lakes have more than one outlet, or hold the centre of no cell."""
    from ...core.watersheds.labels import downstream_of

    if zones is None:
        return
    seeds, first = division.seeds, division.of_outlets.size
    cells, labels = seeds.cells[first:], seeds.labels[first:]
    below = downstream_of(cells, basins.labels, directions.codes)
    pairs = np.unique(np.column_stack((labels, below))[below != labels], axis=0)[:, 0]
    several = np.unique(pairs[:-1][pairs[1:] == pairs[:-1]])
    if several.size:
        names = listed(zones.ids[division.lakes[several - first - 1]].tolist())
        run.warn(
            "LAKES: water leaves by more than one way from {}. All of it goes on by the outlet through which the most "
            "drains, so areas below the others are less than what drains there.",
            names
        )
    lacking = np.setdiff1d(np.arange(1, zones.ids.size), division.lakes)
    if lacking.size:
        run.warn(
            "LAKES: no subbasin for lakes that hold the centre of no cell: {}.", listed(zones.ids[lacking].tolist())
        )


def measure_subbasins(
    run, division, basins, found, catchments, directions, points, zones, waters, area
) -> MeasuredSubbasins:
    """Return all that is known of the `Division`; ``waters`` are heights as `Waters`, or None."""
    from ...core.raster.storage import values_at
    from ...core.watersheds.labels import label_basins
    from ...core.watersheds.reaches import find_nodes, subbasin_reaches

    there, codes = run.on(directions.storage), directions.codes
    count, outlets = division.seeds.count + 1, division.of_outlets.size
    own = slice(1, outlets + 1)
    drained = values_at(area, division.links.last)
    reaches = subbasin_reaches(there, codes, division.links, division.of_outlets, division.wet, drained)
    gauges = gauge_codes(run, division, points, zones)
    nodes = find_nodes(there, codes, basins, reaches, gauges != None)  # noqa: E711 element by element
    flows_on = basins.downstream[own] > 0
    ends = reaches.ends(codes, flows_on)
    levels = z_up = z_down = None
    if waters is not None:
        levels = _levels_along(there, codes, waters, reaches, ends)
        z_up, z_down = levels[reaches.begin[:-1]], levels[reaches.cells.size :]

    def column(values, nothing=np.nan):
        whole = np.full(count, nothing, np.float64)
        if values is not None:
            whole[own] = values
        return whole

    metres = reaches.metres(codes, directions.lengths, flows_on)
    table = {"length_m": column(metres), "z_up": column(z_up), "z_down": column(z_down)}
    with np.errstate(invalid="ignore", divide="ignore"):
        drop = table["z_up"] - table["z_down"]
        table.update(drop_m=drop, slope=np.where(table["length_m"] > 0, drop / table["length_m"], np.nan))
    pfafstetter = np.full(count, np.nan)
    if division.coded is not None:
        cells, numbers = division.coded
        within = label_basins(there, codes, cells, at=basins.outlet[1:])
        pfafstetter[1:] = np.append(0, numbers)[within]
    lakes = np.full(count, np.nan)
    if zones is not None:
        lakes[outlets + 1 :] = zones.ids[division.lakes]
    x, y = directions.source.centres(np.maximum(basins.outlet, 0))
    table.update(
        id=np.arange(count),
        downstream=np.where(basins.downstream > 0, basins.downstream, None),
        type=np.where(np.arange(count) <= outlets, "reach", "lake"),
        area_km2=found.measures.area / M2_PER_KM2,
        area_total_km2=found.total_area / M2_PER_KM2,
        path_km=catchments.table["path_km"],
        slope_mean=catchments.table["slope_mean"],
        x=x,
        y=y,
        code=gauges,
        pfafstetter=_whole_or_none(pfafstetter),
        lake_id=_whole_or_none(lakes),
        strahler=np.append(0, np.append(reaches.strahler, np.zeros(lakes.size - outlets - 1, np.int64))),
        from_node=nodes.upper + 1,
        to_node=nodes.lower + 1,
    )
    return MeasuredSubbasins(directions, basins, found, reaches, nodes, table, levels)


def _levels_along(run, codes, waters, reaches, ends):
    """Return the levels of the water in the cells of reaches, and in the ``ends`` of their lines."""
    from ...core.watersheds.path_measures import levels_at

    levels = levels_at(run, codes, waters, np.concatenate((reaches.cells, ends)))
    unknown = np.count_nonzero(np.isnan(levels[: reaches.cells.size]))
    if unknown:
        run.warn(
            "The DEM has no data in {} river cells: reaches that begin or end there have no fall, and nodes stand at "
            "0 in SWMM.",
            told(unknown)
        )
    return levels


def _whole_or_none(values):
    """Return whole numbers as such, None in the place of NaN."""
    return np.array([None if value != value else int(value) for value in values.tolist()], object)


def _rows(table, labels, schema):
    """Yield the values of some labels in the order of a schema, None where nothing is known."""
    columns = (table[field.name][labels] for field in schema)
    columns = [none_for_nan(each) if each.dtype.kind == "f" else each for each in columns]
    yield from zip(*(column.tolist() for column in columns))


def reach_features(subbasins) -> Iterator[tuple]:
    """Yield the reaches as lines, with heights where there are any; one that has no length has no vertices."""
    for vertices, values in zip(reach_lines(subbasins), _rows(subbasins.table, _reach_labels(subbasins), REACHES)):
        yield line_wkb(vertices if len(vertices) > 1 else vertices[:0]), values


def _reach_labels(subbasins):
    return np.arange(1, subbasins.reaches.sizes.size + 1)


def reach_lines(subbasins) -> Iterator[Array]:
    """Yield the vertices of each reach, from its upper end to where it flows into the next; one alone where it ends."""
    reaches, source = subbasins.reaches, subbasins.directions.source
    flows_on = subbasins.basins.downstream[_reach_labels(subbasins)] > 0
    ends = reaches.ends(subbasins.directions.codes, flows_on)
    at = reaches.begin[1:][flows_on]
    cells = np.insert(reaches.cells, at, ends[flows_on])
    columns = [*source.centres(cells)]
    if subbasins.levels is not None:
        inner, last = np.split(subbasins.levels, [reaches.cells.size])
        columns.append(np.insert(inner, at, last[flows_on]))
    yield from np.split(np.column_stack(columns), (reaches.begin[1:] + np.cumsum(flows_on))[:-1])


def node_features(subbasins) -> Iterator[tuple]:
    """Yield the nodes as points."""
    table = node_table(subbasins)
    for x, y, values in zip(table["x"], table["y"], rows_of(table, SUBBASIN_NODES)):
        yield point_wkb(x, y), values


def node_table(subbasins) -> dict[str, Array]:
    """Return the columns of the nodes: those of their fields, and where they are."""
    from ...core.watersheds.reaches import REACH_NODES

    nodes, basins, table = subbasins.nodes, subbasins.basins, subbasins.table
    labels, count = np.arange(1, basins.downstream.size), nodes.cells.size
    reach, code = np.full(count, -1, np.int64), np.full(count, None, object)
    has_line = labels[(nodes.upper[labels] != nodes.lower[labels])]
    reach[nodes.upper[has_line]] = has_line
    comes_by = labels[nodes.lower[labels] != nodes.lower[basins.downstream[labels]]]
    area = np.bincount(nodes.lower[comes_by], table["area_total_km2"][comes_by], minlength=count)
    gauged = labels[table["code"][labels] != None]  # noqa: E711 element by element
    code[nodes.lower[gauged][::-1]] = table["code"][gauged][::-1]
    z = np.full(count, np.nan)
    z[nodes.lower[labels]] = table["z_down"][labels]
    z[nodes.upper[has_line]] = table["z_up"][has_line]
    x, y = subbasins.directions.source.centres(nodes.cells)
    return {
        "id": np.arange(1, count + 1),
        "kind": np.array(REACH_NODES)[nodes.kinds],
        "reach": reach,
        "code": code,
        "z_m": z,
        "area_km2": area,
        "x": x,
        "y": y,
    }


def links_table(subbasins) -> str:
    """Return the table of all subbasins as CSV; what is not known is empty, and numbers have all their digits."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([field.name for field in SUBBASIN_LINKS])
    labels = np.arange(1, subbasins.basins.downstream.size)
    writer.writerows(_rows(subbasins.table, labels, SUBBASIN_LINKS))
    return text.getvalue()
