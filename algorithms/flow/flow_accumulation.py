"""Flow accumulation: how much drains through every cell."""

from __future__ import annotations

import numpy as np

from ...core.choices import M2_PER_KM2
from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM, READ_FLOW, RIVER_NODES
from ...provider.errors import refusal
from ...provider.layers.raster_reading import read_same_cells
from ...provider.layers.vector_reading import POINTS, read_features
from ...provider.numbers import told
from ...provider.translation import tr
from ...provider.water.dem import dem_parameters
from ...provider.water.directions import circles_refused, direction_parameters
from ...provider.water.flow_shares import accumulate_shares, chosen_method, method_parameters, read_flow_shares

SQUARE_METRES = {"km2": M2_PER_KM2, "ha": 1e4, "m2": 1.0}
UNIT_LABELS = "km²", "hectares", "m²", "number of cells"
ACCUMULATED_BYTES_PER_CELL = 16
WEIGHT_BYTES_PER_CELL = 17  # as they were read, and in floats


class FlowAccumulation(HeadwatersAlgorithm):
    """Counts, areas or weights of all that lies upstream, by one or several receivers."""

    ID = "flowaccumulation"
    NAME = "Flow accumulation"
    GROUP = "flow"
    SUMMARY = "Adds up what drains through every cell: upstream area, number of cells, or rain. A cell counts itself."
    DESCRIPTION = (
        "Give a DEM, whose depressions are then filled inside, or flow directions. Areas are true areas on the ground, "
        "in degrees too. Sea has no data. Holes that water crosses count as ground, and have no data either.",
        "<i>d8</i> sends all water to one neighbour and counts exactly; <i>dinf</i> shares it between the two "
        "neighbours beside the steepest slope; <i>mfd</i> shares it among all lower neighbours by slope.",
    )
    TAGS = (
        "catchment, contributing, area, upstream, drainage, flow, D8, MFD, rain, runoff, DEM, multiple flow, "
        "upslope area, dinf, D-infinity, FD8"
    )
    FOREIGN_TAGS = (
        "Abflussakkumulation, Einzugsfläche, accumulation d'écoulement, acumulación de flujo, acumulação de fluxo"
    )
    REPLACES = {
        "SAGA": "Catchment Area; Flow Accumulation (Top-Down); Flow Accumulation (Recursive)",
        "GRASS": "r.watershed accumulation; r.terraflow; r.flow; r.accumulate",
        "TauDEM": "D8 Contributing Area; D-Infinity Contributing Area; AreaD8; AreaDinf",
        "WhiteboxTools": "D8FlowAccumulation; DInfFlowAccumulation; FD8FlowAccumulation",
        "ArcGIS": "Flow Accumulation",
    }
    REFERENCES = (
        "Barnes (2017), Parallel non-divergent flow accumulation for trillion cell digital elevation models, "
        "doi:10.1016/j.envsoft.2017.02.022",
        "Freeman (1991), Calculating catchment area with divergent flow based on a regular grid, "
        "doi:10.1016/0098-3004(91)90048-I",
    )
    NEEDED = ("INPUT",)
    RUNS = {
        "along": READ_FLOW,
        "dem": READ_DEM,
        "cells": {**READ_DEM, "UNITS": "cells"},
        "outlets": {**READ_FLOW, "POINTS": RIVER_NODES},
        "weights": {**READ_DEM, "WEIGHTS": "@dem", "EDGE_MASK": True},
        "angles": {"DIRECTIONS": "@flowdirections dinf OUTPUT", "ENCODING": "dinf"},
        "dinf": {**READ_DEM, "METHOD": "dinf", "EDGE_MASK": True},
        "mfd": {**READ_DEM, "METHOD": "mfd"},
        "mfd weights": {**READ_DEM, "METHOD": "mfd", "WEIGHTS": "@dem", "EDGE_MASK": True},
    }
    SHOWN_FOR = {"EXPONENT": ("METHOD", "mfd"), "POINTS": ("METHOD", "d8")}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(optional=True),
            *direction_parameters(optional=True, angles=True),
            *method_parameters(
                "d8: all water to one neighbour. dinf: shared between two, by the angle of the slope. mfd: shared "
                "among all lower neighbours; needs a DEM. ENCODING dinf makes it dinf.",
                ("d8", "dinf", "mfd"),
            ),
            p.raster(
                "WEIGHTS",
                "Weights",
                "What falls on each cell, rain for instance; it must have the same cells. The result is the sum of "
                "weight times area, or of weights alone when UNITS is cells. Cells without data count as 0.",
                optional=True,
            ),
            p.choice(
                "UNITS",
                "Units",
                "What is added up: areas, or numbers of cells.",
                (*SQUARE_METRES, "cells"),
                "km2",
                labels=UNIT_LABELS,
            ),
            p.points(
                "POINTS",
                "Outlets",
                "Only cells whose water comes to one of these points have data, and count; with METHOD d8 alone. A "
                "point counts for the cell that it lies in.",
                optional=True,
            ),
            p.switch(
                "EDGE_MASK",
                "Leave out what the edge may feed",
                "No data where the cell, or any cell upstream of it, touches the edge of the raster or cells without "
                "data: more water may come from there.",
                False,
            ),
            p.creation_options(),
            p.cluster(),
            p.raster_output("OUTPUT", "Flow accumulation", "What drains through each cell, itself included.", "flow"),
            p.count("TOTAL", "Sum over all cells"),
        ]

    @staticmethod
    def _above_outlets(run, inputs, shares):
        """Return which cells drain to a point of POINTS; None without any."""
        from ...core.raster.neighbours import NO_DIRECTION
        from ...core.raster.raster import lazy
        from ...core.raster.storage import values_at
        from ...core.watersheds.labels import label_basins

        points = inputs.features("POINTS")
        if points is None:
            return None
        found = read_features(run, points, POINTS, shares.source.crs, inputs.context)
        places = [(vertex.x(), vertex.y()) for each in found for vertex in each.geometry().vertices()]
        cells = shares.source.cells_at(*np.transpose(places)) if places else np.empty(0, np.int64)
        inside = cells[cells >= 0]
        inside = inside[values_at(shares.codes, inside) != NO_DIRECTION]
        if not inside.size:
            raise refusal("POINTS: no point of ‘{}’ lies on land of ‘{}’.", points.sourceName(), shares.source.name)
        if inside.size < cells.size:
            run.warn("POINTS: {} points lie beyond the land and are left out.", told(cells.size - inside.size))
        there = run.on(shares.storage)
        labels = label_basins(there, shares.codes, inside)
        return (lazy(labels) > 0).materialise(there)

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, route if need be, accumulate, write."""
        from ...core.flow.accumulation import fallen_on_rows
        from ...core.flow.divergent_accumulation import DIVERGENT_BYTES_PER_CELL
        from ...core.raster.raster import lazy, map_bands

        method, units = chosen_method(run, inputs), inputs.choice("UNITS")
        if inputs.has("POINTS") and method != "d8":
            raise refusal("POINTS needs the METHOD d8: with {} water of a cell goes several ways at once.", method)
        with run.phase("Finding where water goes", 0.5):
            workspace = ACCUMULATED_BYTES_PER_CELL + WEIGHT_BYTES_PER_CELL * inputs.has("WEIGHTS")
            if method != "d8":
                workspace += DIVERGENT_BYTES_PER_CELL
            shares = read_flow_shares(run, inputs, method, workspace, outputs.scratch)
        with run.phase("Reading the weights", 0.05):
            weights = self._weights(run, inputs, shares)
        with run.phase("Finding what drains to the outlets", 0.05):
            above = self._above_outlets(run, inputs, shares)
        area = None if units == "cells" else shares.cell_area
        with run.phase("Accumulating", 0.25):
            with circles_refused(run, inputs, workspace, outputs.scratch):
                total, known = self._accumulate(run, inputs, shares, method, area, weights)
            if area is not None:  # not before: square metres are often whole numbers, and their sums exact
                total = lazy(total) / SQUARE_METRES[units]
        drained = shares.drained
        if above is not None:
            known, drained = ((lazy(each) & above).materialise(run.on(shares.storage)) for each in (known, drained))
        rasters = [drained] if weights is None else [drained, weights]
        fell = np.concatenate(map_bands(run.on(shares.storage), fallen_on_rows, *rasters))
        with run.phase("Writing", 0.15):
            title = tr("{} accumulation ({})").format(shares.source.name, units)
            unit = {"km2": "km²", "m2": "m²"}.get(units, units)
            output = outputs.raster(run, "OUTPUT", total, known, shares.frame, title, unit=unit)
        fallen = np.sum(fell) if area is None else np.sum(fell * area) / SQUARE_METRES[units]
        return {"OUTPUT": output, "TOTAL": float(fallen)}

    @staticmethod
    def _weights(run, inputs, shares):
        """Read the weights, 0 where they have no data, and say what is odd about them."""
        from ...core.raster.raster import lazy

        found = read_same_cells(run.on(shares.storage), inputs, "WEIGHTS", shares.source)
        if found is None:
            return None
        given, valid = found
        there = run.on(shares.storage)
        missing = (lazy(shares.drained) & ~lazy(valid)).count(there)
        if missing:
            run.warn("WEIGHTS has no data in {} cells that water comes from: they count as 0.", told(missing))
        weights = lazy(given).where(valid, 0).astype(np.float64).materialise(there)
        negative = ((lazy(weights) < 0) & shares.drained).count(there)
        if negative:
            run.warn("WEIGHTS is negative in {} cells: they take water away.", told(negative))
        return weights

    def _accumulate(self, run, inputs, shares, method, area, weights):
        """Return what drains through each cell, and for which cells that is known."""
        from ...core.raster.raster import lazy

        masked = inputs.switch("EDGE_MASK")
        find = self._by_one_receiver if method == "d8" else self._by_several_receivers
        total, fed = find(run, inputs, shares, area, weights, masked)
        if not masked:
            return total, shares.shown
        return total, (lazy(shares.shown) > fed).materialise(run.on(shares.storage))  # shown and not fed

    @staticmethod
    def _by_one_receiver(run, inputs, shares, area, weights, masked):
        """Return what drains through each cell, and which may be fed from beyond the edge if these are ``masked``."""
        from ...core.flow.accumulation import accumulate_d8, edge_contaminated

        storage = shares.storage
        with run.phase("Adding up", 0.6 if masked else 1.0):
            total = accumulate_d8(run.on(storage), shares.codes, area, weights)
        if not masked:
            return total, None
        with run.phase("Following the water of the edge", 0.4):
            return total, edge_contaminated(run.on(storage), shares.codes, shares.ground)

    @staticmethod
    def _by_several_receivers(run, inputs, shares, area, weights, masked):
        """Return the same as `_by_one_receiver`, for water that is shared out by angles or slopes."""
        from ...core.flow.accumulation import beside_edge

        flags = beside_edge(run.on(shares.storage), shares.ground) if masked else None
        flow = accumulate_shares(run, shares, inputs.number("EXPONENT"), area, weights, flags)
        return flow.total, flow.flagged
