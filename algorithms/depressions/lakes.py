"""Lakes: the water that stands in every depression, and the depressions nested in it."""

from __future__ import annotations

from qgis.core import QgsWkbTypes

from ...core.choices import FIRST_TIES, M2_PER_KM2, Ties
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM
from ...provider.errors import refusal
from ...provider.layers.fields import LAKES, LEVEL_SURFACES, SPILL_POINTS
from ...provider.layers.scratch import MemoryAlone
from ...provider.numbers import told
from ...provider.translation import titled
from ...provider.water.dem import dem_parameters, read_dem
from ...provider.water.dry_lakes import (
    CLIMATE_BYTES_PER_CELL,
    DRY_LAKES,
    climate_parameters,
    depth_of_water,
    find_dry_lakes,
    read_climate,
    write_dry_lakes,
)
from ...provider.water.lakes import automatic_area, lake_rows, spill_features
from ...provider.water.watersheds import shapes_of


class Lakes(HeadwatersAlgorithm):
    """Depressions after the fill as polygons."""

    ID = "lakes"
    NAME = "Lakes"
    GROUP = "depressions"
    SUMMARY = "Finds the lakes that would fill the depressions of a DEM, with level, area, volume, depths and outlet."
    DESCRIPTION = (
        "Every depression is filled to the brim: the level at which its water leaves over the lowest path to the sea "
        "or to the edge of the data. Cells under water that touch are one lake.",
        "Where a lake has several hollows, each is a lake of its own below the sill over which it meets its neighbour. "
        "These are nested in the great one: <i>parent</i> is the id of the smallest lake around a lake, empty where "
        "a lake stands alone. A child lies inside its parent, and siblings never touch.",
        "MIN_AREA and MIN_DEPTH leave out the spray of small hollows that every DEM has. They hold for nested lakes "
        "too: a hollow that is too small counts as part of its neighbour.",
        "With RAIN and EVAPORATION lakes are in balance: a closed lake stands where as much evaporates as flows in, an "
        "open one is full and spills the rest into the next. None is nested then. What is dry of a depression is a "
        "salt pan. The limits hold for depressions: what stands in one may be smaller.",
    )
    TAGS = (
        "sink, pit, depression, pond, pool, reservoir, bluespot, water level, volume, spill point, pour point, "
        "hierarchy, fill, DEM, hydrology, sinkhole"
    )
    FOREIGN_TAGS = "See, Senke, Stausee, lac, étang, plan d'eau, lago, laguna, embalse, lagoa"
    REPLACES = {
        "SAGA": "Sink Drainage Route Detection",
        "WhiteboxTools": "Sink; DepthInSink",
        "ArcGIS": "Sink",
    }
    REFERENCES = (
        "Barnes, Callaghan and Wickert (2020), Computing water flow through complex landscapes: depression "
        "hierarchies, doi:10.5194/esurf-8-431-2020",
    )
    RUNS = {
        "lakes": {**READ_DEM, "WATER": True, "SPILL_POINTS": True},
        "ponds": {
            **READ_DEM,
            "MIN_AREA": 0,
            "MIN_DEPTH": 0,
            "WATER": True,
            "SPILL_POINTS": True,
            "LEVEL_SURFACES": True,
        },
        "dry": {**READ_DEM, "RAIN": "500", "EVAPORATION": "900", "SALT_PANS": True},
    }
    IN_MEMORY = {"dry": DRY_LAKES}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            p.number(
                "MIN_AREA",
                "Smallest lake (km²)",
                "Smaller lakes are left out, nested or not. Empty: ten cells, or the 100 000th part of the land if "
                "that is more; the log tells. 0: every lake.",
                minimum=0,
                optional=True,
            ),
            p.number(
                "MIN_DEPTH",
                "Shallowest lake (m)",
                "Lakes whose greatest depth is less are left out, nested or not; many DEMs err by 1 m. 0: every lake.",
                default=0.1,
                minimum=0,
            ),
            *climate_parameters(),
            p.creation_options(),
            p.cluster(),
            *self._outputs(),
        ]

    @staticmethod
    def _outputs():
        """Return what is made and counted."""
        return [
            p.vector_output(
                "LAKES",
                "Lakes",
                "The lakes as polygons, a parent before its children; the map shows those that lie in no other.",
                "polygon",
                "lakes",
            ),
            p.raster_output(
                "WATER",
                "Depth of the water",
                "How deep the water of each lake is, in metres.",
                "depth",
                optional=True,
                by_default=True,
            ),
            p.vector_output(
                "SPILL_POINTS",
                "Spill points",
                "Where the water of each lake leaves it: a cell at its level, on the path down to what lies next.",
                "point",
                "spillpoints",
                optional=True,
            ),
            p.vector_output(
                "SALT_PANS",
                "Salt pans",
                "With evaporation: what is dry of each depression, between its lakes and its sill.",
                "polygon",
                "saltpans",
                optional=True,
            ),
            p.vector_output(
                "LEVEL_SURFACES",
                "Level surfaces",
                "Cells of one height, over MIN_AREA: on most DEMs these are real lakes, which other algorithms take as "
                "LAKE_POLYGONS.",
                "polygon",
                "lakes",
                optional=True,
            ),
            p.count("LAKE_COUNT", "Lakes that stand alone"),
            p.count("NESTED_COUNT", "Lakes nested in others"),
            p.count("LAKE_AREA", "Area of the lakes (km²)"),
            p.count("LAKE_VOLUME", "Volume of the lakes (m³)"),
            p.count("DEEPEST", "Greatest depth of the lakes (m)"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, fill, find, write."""
        from ...core.depressions.fill import FILL_BYTES_PER_CELL, fill
        from ...core.depressions.lakes import LAKES_BYTES_PER_CELL

        with run.phase("Reading the DEM", 0.1):
            workspace, scratch = max(FILL_BYTES_PER_CELL, LAKES_BYTES_PER_CELL), outputs.scratch
            if inputs.has("EVAPORATION"):
                from ...core.depressions.balanced_lakes import BALANCED_BYTES_PER_CELL

                workspace += BALANCED_BYTES_PER_CELL + CLIMATE_BYTES_PER_CELL
                scratch = MemoryAlone(DRY_LAKES)
            dem = read_dem(run, inputs, workspace, 1 + outputs.wants("WATER"), scratch)
            climate = read_climate(run, inputs, dem)
        if climate is None and outputs.wants("SALT_PANS"):
            raise refusal("SALT_PANS is to be written, but EVAPORATION is empty: every lake is full. Leave one out.")
        with run.phase("Filling", 0.3):
            filled, stranded = fill(run.on(dem.storage), dem.grid.z, dem.domain)
        if stranded:
            run.warn("{} cells do not drain to an outlet: no lake stands on them.", told(stranded))
        limits = self._limits(run, inputs, dem.grid)
        surfaces = self._level_surfaces(run, outputs, dem, limits[0])
        make = self._full if climate is None else self._balanced
        lakes, results = make(run, outputs, dem, filled, limits, climate)
        if not lakes.level.size:
            run.note("There is no lake of this size and depth.")
        alone = lakes.parent < 0
        return {
            **results,
            "LEVEL_SURFACES": surfaces,
            "LAKE_COUNT": int(alone.sum()),
            "NESTED_COUNT": int((~alone).sum()),
            "LAKE_AREA": float(lakes.area[alone].sum() / M2_PER_KM2),
            "LAKE_VOLUME": float(lakes.volume[alone].sum() * dem.metres),
            "DEEPEST": float(lakes.depth.max(initial=0.0) * dem.metres),
        }

    @staticmethod
    def _full(run, outputs, dem, filled, limits, climate):
        """Find lakes full to the brim and write them; return them and the outputs."""
        from ...core.depressions.fill_report import depth_of_fill
        from ...core.depressions.lakes import find_lakes
        from ...core.raster.raster import lazy

        grid, (area, depth), storage = dem.grid, limits, dem.storage
        with run.phase("Finding lakes", 0.3):
            lakes = find_lakes(
                run.on(storage), grid.z, filled, dem.domain, grid.valid, grid.cell_area, area, depth / dem.metres
            )
        results, name, crs = {}, dem.source.name, dem.source.crs
        with run.phase("Writing the water", 0.1):
            if outputs.wants("WATER"):
                depth, title = depth_of_fill(run.on(storage), grid.z, filled, dem.metres), titled(name, "water")
                depth = lazy(depth).where(lazy(lakes.cells) > 0, depth.dtype.type(0))
                results["WATER"] = outputs.raster(run, "WATER", depth, grid.valid, dem.frame, title, unit="m")
                del depth
            del filled
        with run.phase("Writing the lakes", 0.15):
            kind, features = QgsWkbTypes.Type.MultiPolygon, lake_rows(run, lakes, dem.source, dem.metres)
            results["LAKES"] = outputs.features(run, "LAKES", LAKES, kind, crs, features, titled(name, "lakes"))
        with run.phase("Writing the spill points", 0.05):
            kind, features = QgsWkbTypes.Type.Point, spill_features(lakes, dem.source, dem.metres)
            results["SPILL_POINTS"] = outputs.features(
                run, "SPILL_POINTS", SPILL_POINTS, kind, crs, features, titled(name, "spill points")
            )
        return lakes, results

    @staticmethod
    def _balanced(run, outputs, dem, filled, limits, climate):
        """Find lakes in balance and write them; return them and the outputs."""
        with run.phase("Finding lakes", 0.35):
            waters = find_dry_lakes(run, dem, filled, climate, limits[0], limits[1], Ties(FIRST_TIES, 0))
        del filled
        results = {}
        with run.phase("Writing the water", 0.05):
            if outputs.wants("WATER"):
                depth, title = depth_of_water(dem.grid.z, waters.lakes, dem.metres), titled(dem.source.name, "water")
                results["WATER"] = outputs.raster(run, "WATER", depth, dem.grid.valid, dem.frame, title, unit="m")
        with run.phase("Writing the lakes", 0.2):
            results.update(write_dry_lakes(run, outputs, waters, dem))
        return waters.lakes, results

    @staticmethod
    def _level_surfaces(run, outputs, dem, least_area):
        """Find and write level surfaces of at least so many square metres; return the path."""
        if not outputs.wants("LEVEL_SURFACES"):
            return None
        from ...core.depressions.map_lakes import level_surfaces
        from ...core.raster.domain import SEA
        from ...core.raster.raster import lazy
        from ...core.watersheds.measures import measure_basins
        from ...core.watersheds.polygons import trace_polygons

        grid, there = dem.grid, run.on(dem.storage).quietly()
        land = (lazy(dem.domain) != SEA) & grid.valid
        surfaces, count = level_surfaces(there, grid.z, land, grid.cell_area, least_area)
        found = measure_basins(there, surfaces, count, grid.cell_area, grid.z, grid.valid)
        rings = trace_polygons(there, surfaces)
        run.note("Level surfaces: {}", told(count))
        of = rings.labels
        rows = zip(of.tolist(), (found.z_min[of] * dem.metres).tolist(), (found.area[of] / M2_PER_KM2).tolist())
        kind, title = QgsWkbTypes.Type.MultiPolygon, titled(dem.source.name, "level surfaces")
        features = zip(shapes_of(rings, dem.frame), rows)
        return outputs.features(run, "LEVEL_SURFACES", LEVEL_SURFACES, kind, dem.source.crs, features, title)

    @staticmethod
    def _limits(run, inputs, grid):
        """Return the least area in square metres and the least depth in metres."""
        area = inputs.number("MIN_AREA")
        area = automatic_area(grid) if area is None else area * M2_PER_KM2
        depth = inputs.number("MIN_DEPTH")
        run.note("Smallest lake: {} km², {} m deep", told(area / M2_PER_KM2, ".4g"), told(depth, "g"))
        return area, depth
