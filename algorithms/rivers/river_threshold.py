"""River threshold: the cells through which enough water comes to be called a river."""

from __future__ import annotations

from ...core.choices import BY_SHARE, BY_VALLEYS, M2_PER_KM2, THRESHOLDS_BY
from ...core.report.texts import Text
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, WATER_CELLS
from ...provider.errors import refusal
from ...provider.layers.raster_reading import read_same_cells
from ...provider.numbers import told
from ...provider.translation import titled, tr
from ...provider.water.dem import dem_parameters, read_dem
from ...provider.water.routing import ROUTING_BYTES_PER_CELL, route
from ...provider.water.stream_drops import GatheredWater, StreamLand, measure_drops, require_dem, table_of, threshold_of
from ...provider.water.thresholds import (
    fitting_threshold,
    read_threshold,
    threshold_parameters,
    threshold_used,
    warn_unless_reached,
)

THRESHOLD_METHODS = (*THRESHOLDS_BY, BY_VALLEYS)
WORKSPACE_BYTES_PER_CELL = 3  # validity, the river and what is compared
ROUTED_BYTES_PER_CELL = 20  # of the accumulation, valleys, rivers and their links
FEWEST_VALLEY_CELLS = 5.0  # that drain through the least river, as TauDEM has it


class RiverThreshold(HeadwatersAlgorithm):
    """Rivers where the flow accumulation is large enough."""

    ID = "riverthreshold"
    NAME = "River threshold"
    GROUP = "rivers"
    SUMMARY = "Marks the cells whose flow accumulation reaches a threshold: the rivers."
    DESCRIPTION = (
        "The output is 1 where the accumulation is at least the threshold, 0 elsewhere, and has no data where the "
        "accumulation has none. Without a threshold, one is chosen that makes about one cell in a hundred a river.",
        "With an upper limit only brooks remain: rivers up to a size.",
        "From a DEM the threshold can be chosen by what streams are like: where it is too low, slopes count as "
        "streams, and those of the first order fall less than others (the law of constant stream drops). The log and a "
        "table tell of ten thresholds.",
    )
    TAGS = (
        "stream, channel, extract streams, accumulation, drainage, network, threshold, raster, channel initiation, "
        "stream drop analysis, constant drop, Peuker Douglas, objective threshold, extract, creek"
    )
    FOREIGN_TAGS = "Schwellenwert, seuil, umbral, soglia, umbral de acumulación, limiar"
    REPLACES = {
        "TauDEM": "Stream Definition By Threshold; Stream Drop Analysis; Peuker Douglas Stream Definition",
        "WhiteboxTools": "ExtractStreams",
        "ArcGIS": "Con on flow accumulation",
    }
    REFERENCES = (
        "O’Callaghan & Mark (1984), The extraction of drainage networks from digital elevation data, "
        "doi:10.1016/S0734-189X(84)80011-0",
        "Peuker & Douglas (1975), Detection of surface-specific points by local parallel processing of discrete "
        "terrain elevation data, doi:10.1016/0146-664X(75)90005-2",
        "Tarboton et al. (1991), On the extraction of channel networks from digital elevation data, "
        "doi:10.1002/hyp.3360050107",
    )
    NEEDED = ("ACCUMULATION", "INPUT")
    RUNS = {
        "cells": {"ACCUMULATION": WATER_CELLS},
        "brooks": {"ACCUMULATION": WATER_CELLS, "THRESHOLD": 0.005, "MAX": 0.05},
        "drops": {**READ_DEM, "METHOD": "drop", "TABLE": True, "REPORT": True},
        "valleys": {**READ_DEM, "METHOD": "valleys", "TABLE": True},
    }

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *threshold_parameters(optional=True),
            p.choice(
                "METHOD",
                "Choose the threshold by",
                "share: about one cell in a hundred is river; needs ACCUMULATION. drop: the least of ten thresholds "
                "from which on streams of the first order fall as far, in the mean, as higher ones. valleys: the same, "
                "where of the cells that drain through each only those are counted that lie in a valley by the shape "
                "of the ground. Both need the DEM; without ACCUMULATION the threshold is in km² (drop) or in cells of "
                "valleys.",
                THRESHOLD_METHODS,
                THRESHOLD_METHODS[0],
                labels=("the share of river cells", "the drops of streams", "the drops of streams along valleys"),
            ),
            p.number(
                "MAX",
                "Upper limit (in the unit of the accumulation)",
                "A cell with more than this is no river either. Empty: no limit.",
                minimum=0,
                optional=True,
            ),
            *dem_parameters(optional=True),
            p.creation_options(),
            p.cluster(),
            p.raster_output("OUTPUT", "River cells", "1 for rivers, 0 for land.", "rivercells", codes=True),
            p.file_output(
                "TABLE",
                "Table of stream drops",
                "What each of the ten thresholds makes of streams: how many there are, how far they fall, and whether "
                "orders differ (t).",
                "CSV (*.csv)",
                optional=True,
            ),
            p.file_output(
                "REPORT",
                "Plots of stream drops",
                "A page with how far streams fall at each of the ten thresholds, how much orders differ, and the one "
                "that is chosen.",
                "HTML (*.html)",
                optional=True,
            ),
            threshold_used(),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, choose, compare, write."""
        from ...core.raster.raster import lazy
        from ...core.rivers.threshold import river_cells

        by_share = inputs.choice("METHOD") == BY_SHARE
        for name in filter(outputs.wants, ("TABLE", "REPORT") if by_share else ()):
            raise refusal("{} is of drops of streams: choose the METHOD drop or valleys, or leave {} out.", name, name)
        with run.phase("Reading the water", 0.4):
            water = (self._read if by_share else self._route)(run, inputs, outputs)
        source, there = water.source, run.on(water.storage)
        with run.phase("Finding rivers", 0.4):
            threshold, found = self._threshold(there, inputs, outputs, water)
            limit = inputs.number("MAX")
            if limit is not None and limit < threshold:
                raise refusal(
                    "MAX ({}) is below the threshold ({}): no cell would be river. Raise MAX, or give a lower "
                    "THRESHOLD.",
                    told(limit, "g"), told(threshold, "g")
                )
            river = river_cells(there, water.accumulation, water.known, threshold, limit, water.unit)
            rivers, all_known = (lazy(cells).count(there) for cells in (river, water.known))
        run.note("River cells: {} of {}", told(rivers), told(all_known))
        with run.phase("Writing", 0.2):
            title = titled(source.name, "rivers")
            output = outputs.raster(run, "OUTPUT", river, water.known, source.frame, title, nodata=255)
        table, page = outputs.text("TABLE", table_of(found)), self._report(outputs, source, inputs, found)
        return {"OUTPUT": output, "TABLE": table, "REPORT": page, "THRESHOLD_USED": float(threshold)}

    @staticmethod
    def _report(outputs, source, inputs, found):
        """Write the page of drops if it is wanted; return where."""
        if not outputs.wants("REPORT"):
            return None
        from ...core.report.stream_drop_page import stream_drop_page

        given = inputs.has("ACCUMULATION")
        by_cells = tr("valley cells") if inputs.choice("METHOD") == BY_VALLEYS else "km²"
        unit = tr("unit of the accumulation") if given else by_cells
        title = Text("Drops of streams on {}", source.name)
        return outputs.text("REPORT", stream_drop_page(title, found, unit, outputs.provenance(), tr))

    @staticmethod
    def _read(run, inputs, outputs):
        """Return the water of ACCUMULATION."""
        if not inputs.has("ACCUMULATION"):
            raise refusal("Give a flow accumulation as ACCUMULATION, or a DEM as INPUT and the METHOD drop or valleys.")
        if inputs.has("INPUT"):
            run.warn("INPUT is not used: METHOD is share.")
        source = inputs.raster("ACCUMULATION")
        needed = source.dtype(1).itemsize + WORKSPACE_BYTES_PER_CELL
        storage = outputs.scratch.storage(run, (source.nrows, source.ncols), needed, needed)
        return GatheredWater(source, storage, *source.read(run.on(storage), 1))

    @staticmethod
    def _route(run, inputs, outputs):
        """Return the water of ACCUMULATION on the land of the DEM, or what drains through each cell of that."""
        from ...core.flow.accumulation import accumulate_d8
        from ...core.rivers.valleys import valley_cells

        require_dem(inputs, "METHOD")
        with run.phase("Reading the DEM", 0.3):
            dem = read_dem(run, inputs, ROUTING_BYTES_PER_CELL + ROUTED_BYTES_PER_CELL, 1, outputs.scratch)
        with run.phase("Routing", 0.5):
            routing = route(run, dem, "fill")
        there, codes, known = run.on(dem.storage), routing.codes, routing.drained
        land = StreamLand(codes, dem.in_metres(routing.surface), routing.lengths, dem.grid.cell_area)
        by_valleys = inputs.choice("METHOD") == BY_VALLEYS
        lowest = FEWEST_VALLEY_CELLS if by_valleys else None
        with run.phase("Accumulating", 0.2):
            found = read_same_cells(there, inputs, "ACCUMULATION", dem.source)
            if found is not None:
                return GatheredWater(dem.source, dem.storage, found[0], found[1], 1, land, lowest)
            if not by_valleys:
                area = accumulate_d8(there, codes, dem.grid.cell_area)
                return GatheredWater(dem.source, dem.storage, area, known, M2_PER_KM2, land)
            cells = accumulate_d8(there, codes, weights=valley_cells(there, land.surface, known))
            return GatheredWater(dem.source, dem.storage, cells, known, 1, land, lowest)

    @staticmethod
    def _threshold(run, inputs, outputs, water):
        """Return the threshold, and the drops of streams if they were measured."""
        if water.land is None:
            return read_threshold(run, inputs, water.accumulation, water.known), []
        given, name = inputs.number("THRESHOLD"), water.source.name
        found = []
        if given is None or outputs.wants("TABLE") or outputs.wants("REPORT"):
            found = measure_drops(run, water.land, water.accumulation, water.known, water.unit, water.lowest)
        threshold = threshold_of(run, found) if given is None else given
        if threshold is None:
            threshold = fitting_threshold(run, water.accumulation, water.known, water.land.codes, water.unit)
        if threshold is None:
            raise refusal("INPUT: no water gathers anywhere on ‘{}’, so nothing tells where rivers begin.", name)
        warn_unless_reached(run, threshold, water.accumulation, water.known, name, water.unit)
        return threshold, found
