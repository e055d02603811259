"""Catchment sheets between layers and core: which gauges have one, their maps, curves and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ...core.choices import TC_FORMULAS
from ...core.report.texts import Text
from ..base import parameters as p
from ..layers.fields import TC_FIELDS
from ..translation import tr
from .snapping import cells_of_rivers
from .thresholds import river_cells_by_area

if TYPE_CHECKING:
    from qgis.core import QgsProcessingParameterFileDestination

    from ...core.arrays import Array
    from ...core.run.run import Run
    from ...core.watersheds.find import Basins
    from ..base.outputs import Outputs
    from .catchments import MeasuredCatchments
    from .directions import Directions
    from .river_networks import Network
    from .watersheds import Measured

MOST_SHEETS = 100
SHEET_MARGIN = 0.08  # of a catchment, beside it on its map
LEAST_MARGIN = 3  # cells
MAP_CELLS = 500  # of the terrain of a map, along the longer side; more are not seen
CURVE_STEPS = 200  # of a hypsometric curve

SHEET_GROUPS = (
    (
        Text("Land"),
        (
            ("area_km2", Text("Area"), "km²", ""),
            ("perimeter_km", Text("Perimeter, along the cells"), "km", ""),
            ("z_min", Text("Lowest height"), "m", ""),
            ("z_mean", Text("Mean height"), "m", ""),
            ("z_max", Text("Greatest height"), "m", ""),
            ("relief_m", Text("Relief"), "m", ""),
            ("slope_mean", Text("Mean slope"), "m/m", "Horn (1981)"),
            ("hypsometric_integral", Text("Hypsometric integral"), "", "Pike & Wilson (1971)"),
        ),
    ),
    (
        Text("Longest path"),
        (
            ("path_km", Text("Length"), "km", ""),
            ("path_z_top", Text("Height at the divide"), "m", ""),
            ("path_z_out", Text("Height at the outlet"), "m", ""),
            ("path_slope", Text("Slope, fall over length"), "m/m", ""),
            ("slope_1085", Text("Slope between 10 and 85 %"), "m/m", "USGS: Benson (1962)"),
            ("centroid_km", Text("Path from the point nearest to the centroid"), "km", "Snyder (1938)"),
            ("lake_km", Text("Through standing water"), "km", ""),
        ),
    ),
    (
        Text("Shape"),
        (
            ("compactness", Text("Compactness"), "", "Gravelius (1914)"),
            ("circularity", Text("Circularity"), "", "Miller (1953)"),
            ("elongation", Text("Elongation"), "", "Schumm (1956)"),
            ("form_factor", Text("Form factor"), "", "Horton (1932)"),
        ),
    ),
    (
        Text("Rivers"),
        (
            ("rivers_km", Text("Length"), "km", ""),
            ("drainage_density", Text("Drainage density"), "km/km²", "Horton (1945)"),
        ),
    ),
)
FORMULAS_SHOWN = dict(
    zip(
        TC_FORMULAS,
        (
            ("Kirpich", "Kirpich (1940)"),
            ("Giandotti", "Giandotti (1934)"),
            ("Témez", "Témez (1978)"),
            ("Bransby-Williams", "Bransby-Williams (1922)"),
            ("SCS", "Mockus (1972)"),
        ),
    )
)


def report_output() -> QgsProcessingParameterFileDestination:
    """Return the output for the sheets."""
    return p.file_output(
        "REPORT",
        "Catchment sheets",
        "A page for each gauge, to be printed: a map of the catchment with its rivers and its longest path, a profile, "
        "the hypsometric curve, all numbers with units and sources, and what it was made from. Of more "
        f"watersheds than {MOST_SHEETS} only the {MOST_SHEETS} largest have one.",
        "HTML files (*.html)",
        optional=True,
    )


def network_within(
    run: Run, directions: Directions, heights: Array, basins: Basins, rivers=None
) -> tuple[Network, float | None]:
    """Return the network in watersheds: of the seeds of ``rivers``, or where they carry enough water.

    ``heights`` are those of `trace_network`, or None. With it comes the area in square kilometres at which rivers
    begin, None for given ones.
    """
    from ...core.flow.accumulation import accumulate_d8
    from ...core.raster.neighbours import NO_DIRECTION
    from ...core.raster.raster import lazy
    from .river_networks import trace_network

    codes, there = directions.codes, run.on(directions.storage)
    area = accumulate_d8(there, codes, directions.cell_area)
    threshold = None
    if rivers is None:
        drained = (lazy(codes) != NO_DIRECTION).materialise(there)
        threshold, river = river_cells_by_area(there, None, area, drained)
        there.remove(drained)
    else:
        river = cells_of_rivers(there, rivers, codes.shape)
    river = (river & (lazy(basins.labels) > 0)).materialise(there, over=river)
    z, known = heights or (None, None)
    return trace_network(run, directions, river, z=z, known=known, area=area), threshold


@dataclass(frozen=True)
class SheetMaker:
    """What sheets are made of: watersheds, what is measured of them, and rivers or None; ``whole`` as of WHOLE.

    ``threshold`` is the area in square kilometres at which the rivers begin, None where they were given.
    """

    directions: Any
    seeds: Any
    basins: Any
    found: Measured
    catchments: MeasuredCatchments
    network: Any
    threshold: float | None
    whole: bool

    def write(self, run: Run, outputs: Outputs, some_rings, title: str) -> str | None:
        """Write the sheets of the watersheds that ``some_rings`` go around, if they are wanted; return where."""
        from ...core.report.catchment_sheets import catchment_page

        if not outputs.wants("REPORT"):
            return None
        chosen, notes = self._chosen(run)
        rivers, river_km = self._rivers(run), self._river_km(run)
        sheets = {}
        for rings in some_rings:
            values = self._values(run, rings, river_km)
            for index in np.flatnonzero(np.isin(rings.labels, chosen)).tolist():
                label = int(rings.labels[index])
                sheets[label] = self._sheet(run, label, _shells(rings, index), values[index], rivers)
        ordered = [sheets[label] for label in chosen.tolist() if label in sheets]
        page = catchment_page(title, ordered, notes, outputs.provenance(), tr)
        return outputs.text("REPORT", page)

    def _chosen(self, run):
        """Return the labels that have a sheet, in their order, and what is said of the others."""
        labels = np.flatnonzero(self.catchments.paths.sizes)
        if labels.size <= MOST_SHEETS:
            return labels, []
        area = self.found.measures.area[labels]
        note = Text("Of {:,} watersheds the {:,} largest have a sheet.", labels.size, MOST_SHEETS)
        run.warn(note)
        return np.sort(labels[np.argsort(-area, kind="stable")[:MOST_SHEETS]]), [note]

    def _values(self, run, rings, river_km):
        """Return the values of watersheds by the name of the field."""
        from .watersheds import watershed_values

        names = [field.name for field in self.catchments.wanted.schema]
        rows = watershed_values(
            run.quietly(), rings, self.seeds, self.basins, self.found, self.directions, catchments=self.catchments
        )
        values = [dict(zip(names, row)) for row in rows]
        if river_km is not None:
            for each, km in zip(values, river_km[rings.labels]):
                each["rivers_km"], each["drainage_density"] = km, km / each["area_km2"]
        return values

    def _river_km(self, run):
        """Return the length of the rivers of the map in each watershed; None without any, or where fields tell it."""
        if self.found.river_metres is not None or self.network is None:
            return None
        from ...core.watersheds.nesting import with_upstream
        from ...core.watersheds.river_cells import length_in

        directions, basins = self.directions, self.basins
        cells, count = self.network.links.cells, basins.target.size - 1
        metres = length_in(basins.labels, count, cells, directions.codes, directions.lengths)
        return (with_upstream(metres, basins.downstream) if self.whole else metres) / 1e3

    def _rivers(self, run):
        """Return orders and lines of the rivers, in columns and rows."""
        from ...core.rivers.lines import river_lines

        if self.network is None:
            return []
        cells = 0.0, 0.0, 1.0, -1.0, self.directions.source.ncols
        lines = river_lines(run.quietly(), self.network.links, cells)
        return list(zip(self.network.rivers["strahler"].tolist(), lines))

    def _sheet(self, run, label, shells, values, rivers):
        from ...core.raster.storage import values_at
        from ...core.report.catchment_sheets import Sheet
        from ...core.watersheds.path_measures import levels_along

        run.check()
        directions, waters = self.directions, self.catchments.waters
        some = self.catchments.paths.of(run.quietly().on(directions.storage), np.array([label]))
        water = ground = np.full(some.cells.size, np.nan)
        if waters is not None:
            water = levels_along(some, waters, self.catchments.table["path_z_out"][some.labels])
            ground = np.where(values_at(waters.known, some.cells), values_at(waters.ground, some.cells), np.nan)
        row, col = np.divmod(some.cells, directions.source.ncols)
        path = np.column_stack([col, row])[::-1] + 0.5
        middle = int(row[0])
        aspect = float(directions.cell_width[middle] / directions.cell_height[middle])
        window = _window_around(shells, directions.codes.shape, aspect)
        drawn, hypsometry = self._map(run, label, window, shells, rivers, path)
        title = Text("Catchment {}", str(values["id"]))
        groups, edge = self._groups(values), bool(values["touches_edge"])
        return Sheet(title, drawn, some.distance / 1e3, water, ground, hypsometry, groups, edge)

    def _groups(self, values):
        """Return the numbers of a sheet under their headings."""
        from ...core.report.catchment_sheets import Fact

        groups = [
            (heading, [Fact(what, values[name], unit, source) for name, what, unit, source in facts])
            for heading, facts in SHEET_GROUPS
        ]
        if self.threshold is not None:
            groups[-1][1].append(Fact(Text("Area at which they begin"), self.threshold, "km²"))
        times = [
            Fact(label, values[TC_FIELDS[name].name], "h", source)
            for name, (label, source) in FORMULAS_SHOWN.items()
            if name in self.catchments.wanted.formulas
        ]
        source = self.directions.source
        digits = int(np.clip(1 - np.floor(np.log10(source.dx)), 0, 8))
        places = (
            (Text("Outlet, easting or longitude"), values["outlet_x"]),
            (Text("Outlet, northing or latitude"), values["outlet_y"]),
        )
        outlet = [Fact(what, f"{place:.{digits}f}", "", source.crs.authid()) for what, place in places]
        return [*groups, *([(Text("Time of concentration"), times)] if times else []), (Text("Place"), outlet)]

    def _map(self, run, label, window, shells, rivers, path):
        """Return the `MapOfCatchment`, and the hypsometric curve or None."""
        from ...core.report.catchment_sheets import MapOfCatchment

        rows, cols = window
        terrain, hypsometry = self._terrain(run, label, rows, cols)
        middle = slice((rows.start + rows.stop) // 2, (rows.start + rows.stop) // 2 + 1)
        width, height = (float(each[middle][0]) for each in (self.directions.cell_width, self.directions.cell_height))
        seen = [(order, line) for order, line in rivers if _meets(line, rows, cols)]
        shape = rows.stop - rows.start, cols.stop - cols.start
        outline = [shell[:, ::-1] for shell in shells]
        centroid = self.catchments.centroid[::-1, label] + 0.5
        aspect = width / height
        drawn = MapOfCatchment(rows.start, cols.start, shape, aspect, height, terrain, outline, seen, path, centroid)
        return drawn, hypsometry

    def _terrain(self, run, label, rows, cols):
        """Return the land of a window as `TerrainHeights` of coarse cells, and the hypsometric curve of a watershed."""
        from ...core.raster.raster import BAND_CELLS
        from ...core.report.terrain import TerrainHeights

        waters, table, measures = self.catchments.waters, self.catchments.table, self.found.measures
        if waters is None:
            return None, None
        low, relief = measures.z_min[label], table["relief_m"][label]
        inside = self._members(label)
        step = -(-max(rows.stop - rows.start, cols.stop - cols.start) // MAP_CELLS)
        left = np.arange(0, cols.stop - cols.start, step)
        tall = max(step, BAND_CELLS // (cols.stop - cols.start) // step * step)
        heights, known, area, share = [], [], [], np.zeros(CURVE_STEPS)
        for top in range(rows.start, rows.stop, tall):
            run.check()
            band = slice(top, min(top + tall, rows.stop))
            z, valid = waters.ground[band, cols], waters.known[band, cols]
            tops, z = np.arange(0, band.stop - top, step), np.where(valid, z, 0).astype(np.float64)
            count = np.add.reduceat(np.add.reduceat(valid.astype(np.int64), tops, axis=0), left, axis=1)
            total = np.add.reduceat(np.add.reduceat(z, tops, axis=0), left, axis=1)
            heights.append(total / np.maximum(count, 1))
            known.append(count > 0)
            cell_area = self.directions.cell_area[band]
            area.append(np.add.reduceat(cell_area, tops) * step)
            own = inside[self.basins.labels[band, cols]] & valid
            if relief > 0:
                weights = np.broadcast_to(cell_area[:, None], own.shape)[own]
                share += np.histogram((z[own] - low) / relief, CURVE_STEPS, (0.0, 1.0), weights=weights)[0]
        middle = (rows.start + rows.stop) // 2
        aspect = float(self.directions.cell_width[middle] / self.directions.cell_height[middle])
        terrain = TerrainHeights(*map(np.concatenate, (heights, known, area)), aspect)
        if not share.sum() > 0:
            return terrain, None
        above = np.append(share.sum(), share.sum() - np.cumsum(share)).clip(0) / share.sum()
        return terrain, (above, low + relief * np.linspace(0.0, 1.0, above.size))

    def _members(self, label):
        """Return for each label whether its land belongs to a watershed."""
        from ...core.watersheds.nesting import nested

        inside = np.zeros(self.basins.target.size, bool)
        inside[label] = True
        if self.whole:
            nesting = nested(self.basins.downstream)
            first = nesting.index[label]
            inside[nesting.label[first : first + nesting.inside[first] + 1]] = True
        return inside


def _shells(rings, index):
    """Return the rings of a label, row and column of each vertex."""
    first, last = rings.first_ring[rings.first_piece[index : index + 2]]
    return [rings.nodes[rings.first_node[ring] : rings.first_node[ring + 1]] for ring in range(first, last)]


def _window_around(shells, shape, aspect):
    """Return rows and columns of a raster around rings, with a margin, as tall as a map should be if there are cells.

    ``aspect`` is the width of a cell over its height.
    """
    from ...core.report.catchment_sheets import TALL

    nodes = np.concatenate(shells)
    low, high = nodes.min(axis=0), nodes.max(axis=0)
    size = (high - low) * (1 + 2 * SHEET_MARGIN) + 2 * LEAST_MARGIN
    size = np.maximum(size, (TALL * size[1] * aspect, size[0] / TALL / aspect))
    beside = np.ceil((size - (high - low)) / 2).astype(np.int64)
    low, high = np.maximum(low - beside, 0), np.minimum(high + beside, shape)
    return slice(int(low[0]), int(high[0])), slice(int(low[1]), int(high[1]))


def _meets(line, rows, cols):
    """Tell whether any vertex of a line, in columns and rows, lies in a window."""
    col, row = line[:, 0], line[:, 1]
    return bool(((row >= rows.start) & (row <= rows.stop) & (col >= cols.start) & (col <= cols.stop)).any())
