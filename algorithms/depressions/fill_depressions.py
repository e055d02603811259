"""Fill depressions: raise every hollow to the level at which its water can leave."""

from __future__ import annotations

import numpy as np

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.checks import snapshot_count
from ...provider.base.small_runs import READ_DEM, RIVER_NODES
from ...provider.errors import refusal
from ...provider.layers.scratch import MemoryAlone
from ...provider.numbers import told
from ...provider.translation import titled
from ...provider.water.dem import dem_parameters, read_dem
from ...provider.water.map_waters import map_water_parameters
from ...provider.water.sweeps import MOST_SWEEP_SNAPSHOTS, fill_with_snapshots


class FillDepressions(HeadwatersAlgorithm):
    """The exact fill, or the same in sweeps from the sea."""

    ID = "filldepressions"
    NAME = "Fill depressions"
    GROUP = "depressions"
    SUMMARY = "Raises every cell of a DEM to the lowest level from which its water can still reach the sea or the edge."
    DESCRIPTION = (
        "The result is the lowest surface without pits that lies nowhere below the DEM: depressions become level, all "
        "other cells keep their height. No gradient is added to flats. Where the fill is deep, lakes would stand.",
        "Water leaves over the edge of the data, into the sea (polygons or a level, or both) and, if so chosen, into "
        "holes in the data. Diagonal neighbours count.",
        "<i>exact</i> is fast and uses all processors. <i>sweeps</i> lets the fill come in from the coast step by step "
        "and can stop before its end, for teaching; run to its end it gives the same surface.",
    )
    TAGS = (
        "culvert, bridge, flatten lakes, sink, pit, fill, depression, lake, DEM, hydrology, flow, drainage, "
        "puddle, hollow, remove, hydrological correction, depressionless, sinkhole, conditioned DEM, "
        "hydrological conditioning"
    )
    FOREIGN_TAGS = (
        "Senke, Senken füllen, Mulde, dépression, combler les cuvettes, cuvette, rellenar sumideros, "
        "sumidero, depresión, depressão, sumidouro"
    )
    REPLACES = {
        "QGIS": "Fill sinks (Wang & Liu); native:fillsinkswangliu",
        "SAGA": "Fill Sinks (Wang & Liu); Fill Sinks XXL (Wang & Liu); Fill Sinks (Planchon/Darboux, 2001)",
        "GRASS": "r.fill.dir; r.hydrodem",
        "TauDEM": "Pit Remove; PitRemove",
        "WhiteboxTools": (
            "FillDepressions; FillDepressionsWangAndLiu; FillDepressionsPlanchonAndDarboux; FlattenLakes; "
            "BurnStreamsAtRoads"
        ),
        "ArcGIS": "Fill",
    }
    REFERENCES = (
        "Barnes (2016), Parallel Priority-Flood depression filling for trillion cell digital elevation models, "
        "doi:10.1016/j.cageo.2016.07.001",
    )
    RUNS = {
        "fill": {**READ_DEM, "DEPTH": True},
        "map": {**READ_DEM, "LAKE_POLYGONS": "@lakes ponds LAKES", "CROSSINGS": RIVER_NODES},
        "shallow": {**READ_DEM, "MAX_DEPTH": 3, "DEPTH": True},
        "sweeps": {**READ_DEM, "METHOD": "sweeps", "SNAPSHOT_COUNT": 2, "SNAPSHOTS": True},
    }
    IN_MEMORY = {"sweeps": "the fill by sweeps"}
    SHOWN_FOR = dict.fromkeys(("STEPS", "SNAPSHOT_COUNT", "SNAPSHOTS"), ("METHOD", "sweeps"))

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            *map_water_parameters(),
            p.choice(
                "METHOD",
                "Method",
                "exact: the whole fill at once. sweeps: neighbour by neighbour from the sea, as often as STEPS says.",
                ("exact", "sweeps"),
                "exact",
                labels=("exact, at once", "sweeps, from the sea inwards"),
            ),
            p.integer(
                "STEPS",
                "Sweeps to make",
                "Stop after so many sweeps; cells that do not drain by then keep their height. Empty: until nothing "
                "changes. Only for sweeps.",
                minimum=1,
                optional=True,
            ),
            p.number(
                "MAX_DEPTH",
                "Greatest depth to fill (m)",
                "A depression that is deeper than this, a quarry or a crater, stays as it is with all that is in it. "
                "Empty: every depression is filled.",
                minimum=0,
                optional=True,
            ),
            p.integer(
                "SNAPSHOT_COUNT",
                "Number of snapshots",
                "How many bands SNAPSHOTS has: the fill after equally many more sweeps each, the last one at the end. "
                "Only for sweeps.",
                default=0,
                minimum=0,
                maximum=MOST_SWEEP_SNAPSHOTS,
            ),
            p.creation_options(),
            p.cluster(),
            p.raster_output(
                "OUTPUT", "Filled DEM", "The DEM without depressions, in the type of the input.", "terrain"
            ),
            p.raster_output(
                "DEPTH", "Depth of fill", "How much each cell was raised, in metres.", "depth", optional=True
            ),
            p.raster_output(
                "SNAPSHOTS",
                "Snapshots",
                "The fill as it comes in from the coast, one band each; its name tells after how many sweeps. "
                "MAX_DEPTH is not heeded here.",
                "terrain",
                optional=True,
            ),
            p.count("FILLED_CELLS", "Cells raised"),
            p.count("FILLED_VOLUME", "Volume of the fill (m³)"),
            p.count("DEEPEST", "Greatest depth of fill (m)"),
            p.count("SWEEPS", "Sweeps made"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, fill, measure, write."""
        from ...core.depressions.fill_report import depth_of_fill, keep_deeper, report_fill

        sweeps = inputs.choice("METHOD") == "sweeps"
        limit = inputs.number("MAX_DEPTH")
        self._check_steps(run, inputs, sweeps, limit)
        count = self._snapshot_count(run, inputs, outputs, sweeps)
        with run.phase("Reading the DEM", 0.15):
            workspace = self._workspace(sweeps, limit)
            scratch = MemoryAlone("the fill by sweeps") if sweeps else outputs.scratch
            dem = read_dem(run, inputs, workspace, 1 + outputs.wants("DEPTH") + count, scratch)
        grid = dem.grid
        with run.phase("Filling", 0.6):
            reuse = limit is None and not outputs.wants("DEPTH")
            filled, sweeps_made, snapshots, report = self._fill(run, inputs, dem, sweeps, count, reuse)
            if limit is not None:
                filled, kept = keep_deeper(run.on(dem.storage), grid.z, filled, limit / dem.metres)
                run.note("Depressions deeper than {} m that stay: {}", told(limit, "g"), told(kept))
            if report is None or limit is not None:
                report = report_fill(run.on(dem.storage), grid.z, filled, grid.valid, grid.cell_area)

        results = {}
        with run.phase("Writing", 0.15):
            title = titled(dem.source.name, "filled")
            results["OUTPUT"] = outputs.raster(
                run, "OUTPUT", filled, grid.valid, dem.frame, title, unit=dem.unit, nodata=dem.nodata
            )
        if outputs.wants("SNAPSHOTS"):
            with run.phase("Writing the snapshots", 0.05):
                names, title = [f"after {moment} sweeps" for moment in snapshots], titled(dem.source.name, "snapshots")
                bands = np.stack(list(snapshots.values()))
                results["SNAPSHOTS"] = outputs.raster(
                    run, "SNAPSHOTS", bands, grid.valid, dem.frame, title, names, dem.unit, dem.nodata
                )
        with run.phase("Writing the depth", 0.1):
            if outputs.wants("DEPTH"):
                depth, title = (
                    depth_of_fill(run.on(dem.storage), grid.z, filled, dem.metres),
                    titled(dem.source.name, "depth"),
                )
                results["DEPTH"] = outputs.raster(run, "DEPTH", depth, grid.valid, dem.frame, title, unit="m")
        return {
            **results,
            "FILLED_CELLS": report.cells,
            "FILLED_VOLUME": report.volume * dem.metres,
            "DEEPEST": report.deepest * dem.metres,
            "SWEEPS": sweeps_made,
        }

    @staticmethod
    def _check_steps(run, inputs, sweeps, limit):
        if not inputs.has("STEPS"):
            return
        if not sweeps:
            run.warn("STEPS is for the method sweeps: it is ignored.")
        elif limit is not None:
            raise refusal("MAX_DEPTH needs a fill that is complete: leave STEPS empty, or MAX_DEPTH.")

    @staticmethod
    def _snapshot_count(run, inputs, outputs, sweeps):
        if not sweeps and (inputs.integer("SNAPSHOT_COUNT") or outputs.wants("SNAPSHOTS")):
            raise refusal("SNAPSHOTS show a fill by sweeps: choose the METHOD sweeps, or leave out the snapshots.")
        return snapshot_count(run, inputs, outputs)

    @staticmethod
    def _workspace(sweeps, limit):
        """Return the bytes a cell that the fill takes beside heights."""
        from ...core.depressions.fill import FILL_BYTES_PER_CELL
        from ...core.depressions.fill_by_sweeps import SWEEPS_BYTES_PER_CELL
        from ...core.depressions.fill_report import KEEP_BYTES_PER_CELL

        keeping = 0 if limit is None else KEEP_BYTES_PER_CELL
        return max(keeping, SWEEPS_BYTES_PER_CELL if sweeps else FILL_BYTES_PER_CELL)

    def _fill(self, run, inputs, dem, sweeps, count, reuse):
        """Return the fill, how many sweeps it took, the snapshots on the way, and its `FillReport` if it has one.

        Where the heights of the DEM may be ``reuse``d its raster becomes that of the fill.
        """
        from ...core.depressions.fill import fill_and_measure

        made, snapshots, report = 0, {}, None
        if sweeps:
            filled, made, stranded, snapshots = fill_with_snapshots(run, dem, inputs.integer("STEPS"), count)
        else:
            grid = dem.grid
            filled, stranded, report = fill_and_measure(
                run.on(dem.storage), grid.z, dem.domain, grid.valid, grid.cell_area, reuse=reuse
            )
        if stranded:
            run.warn("{} cells do not drain to an outlet and keep their height.", told(stranded))
        return filled, made, snapshots, report
