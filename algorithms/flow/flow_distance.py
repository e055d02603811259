"""Flow distance: how far water flows to the sea or the river, how high the land lies above that, how far water came."""

from __future__ import annotations

import numpy as np

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.doubts import warn_of_file
from ...provider.base.small_runs import READ_DEM, READ_FLOW, RIVER_LINES
from ...provider.errors import refusal
from ...provider.layers.raster_reading import read_same_cells
from ...provider.layers.scratch import MemoryAlone
from ...provider.numbers import told
from ...provider.translation import titled
from ...provider.water.directions import direction_parameters
from ...provider.water.path_lengths import (
    LENGTHS,
    STATISTICS,
    are_shared,
    check_lengths,
    measure_paths_down,
    needs_heights,
    read_paths,
    step_lengths_in_units,
)
from ...provider.water.routing import FILLED_BYTES_PER_CELL, HEIGHT_BYTES_PER_CELL, read_surface
from ...provider.water.thresholds import drawn_rivers, require_rivers

PATHS = ("flow", "shortest")
ANGLES_OF_DEM = {"DIRECTIONS": "@flowdirections dinf OUTPUT", "ENCODING": "dinf"}
UNITS = {"m": "m", "cells": ""}
DISTANCE_BYTES_PER_CELL = 5  # distances and rivers, or the longest ways and where they are known
LONGEST_BYTES_PER_CELL = 8  # of the longest ways as whole units, from which they are written in metres


class FlowDistance(HeadwatersAlgorithm):
    """Distance along the flow, and height above the place where it arrives."""

    ID = "flowdistance"
    NAME = "Flow distance"
    GROUP = "flow"
    SUMMARY = "Measures how far water flows from each cell to the sea or the river, and how high the cell lies above."
    DESCRIPTION = (
        "The distance is the length of the path in metres on the ground from the centre of the cell, from neighbour "
        "to neighbour, to the cell where the path ends; or, if rivers are given, to the first river cell that it "
        "meets.",
        "The shortest way does not follow the directions: it leads to the same ends, or rivers, over any ground that "
        "does not rise on the way once the depressions of the DEM are filled. It cuts across lakes and wide valleys.",
        "Where DIRECTIONS holds D∞ angles (ENCODING dinf), water is shared and takes many paths: the distance and the "
        "height are their mean, weighed by the shares, or the greatest or least of them. Only shares that meet a river "
        "count.",
        "The height is that of the cell above the same point: above the outlet, or above the river (HAND, height above "
        "the nearest drainage), on the surface that the water runs over: the depressions of a DEM are filled. Low "
        "values beside a river are what a flood reaches first.",
    )
    TAGS = (
        "flow length, longest flow path, upstream length, distance to river, distance to sea, HAND, "
        "height above nearest drainage, relative elevation, floodplain, travel, downstream, hydrology, "
        "vertical distance, stream, inundation, D-infinity distance down, DinfDistDown, surface distance"
    )
    FOREIGN_TAGS = (
        "Fließlänge, Höhe über dem Fluss, longueur d'écoulement, distance à la rivière, longitud de flujo, "
        "distancia al río, comprimento de fluxo"
    )
    REPLACES = {
        "SAGA": (
            "Overland Flow Distance to Channel Network; Vertical Distance to Channel Network; Maximum Flow Path Length"
        ),
        "GRASS": "r.stream.distance",
        "TauDEM": "D8 Distance To Streams; D-Infinity Distance Down; DinfDistDown; Grid Network",
        "WhiteboxTools": "DownslopeDistanceToStream; ElevationAboveStream; DistanceToOutlet; MaxUpslopeFlowpathLength",
        "ArcGIS": "Flow Length; Flow Distance",
    }
    REFERENCES = (
        "Rennó et al. (2008), HAND, a new terrain descriptor using SRTM-DEM, doi:10.1016/j.rse.2008.03.018",
        "Tarboton (1997), A new method for the determination of flow directions and upslope areas in grid digital "
        "elevation models, doi:10.1029/96WR03137",
    )
    RUNS = {
        "rivers": {**READ_FLOW, **READ_DEM, "RIVERS": RIVER_LINES, "HEIGHT": True, "UPSTREAM": True},
        "ends": READ_FLOW,
        "cells": {**READ_FLOW, **READ_DEM, "RIVERS": "@riverthreshold cells OUTPUT", "HEIGHT": True},
        "shortest": {**READ_FLOW, **READ_DEM, "ENCODING": "esri", "PATH": "shortest"},
        "angles": {**READ_DEM, **ANGLES_OF_DEM, "RIVERS": RIVER_LINES, "HEIGHT": True, "STATISTIC": "maximum"},
        "surface": {**READ_FLOW, **READ_DEM, "RIVERS": RIVER_LINES, "LENGTH": "surface"},
    }
    SHOWN_FOR = {"STATISTIC": ("ENCODING", "dinf")}
    IN_MEMORY = {"shortest": "the search for shortest paths"}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *direction_parameters(angles=True),
            p.map_layer(
                "RIVERS",
                "Rivers",
                "Lines, or a raster of the same cells whose values above 0 are rivers. Every cell that a line touches "
                "is river. Empty: paths are measured to where they end.",
                "line",
            ),
            p.raster(
                "INPUT",
                "DEM",
                "Heights for the same cells, in metres; only HEIGHT, the shortest path and lengths that are not "
                "horizontal need them. Depressions are filled, so that no water rises on its way.",
                optional=True,
            ),
            p.choice(
                "PATH",
                "Path",
                "flow: along the directions. shortest: the shortest way over ground that does not rise on it, which "
                "needs the DEM.",
                PATHS,
                "flow",
                labels=("as water flows", "the shortest way downhill"),
            ),
            p.choice(
                "UNITS",
                "Unit of the distance",
                "Metres on the ground, or steps from cell to cell, for which the shortest path has the fewest steps.",
                tuple(UNITS),
                "m",
                labels=("metres", "cells"),
            ),
            p.choice(
                "LENGTH",
                "Length of the path",
                "horizontal: as on a map. surface: along the ground, up to its slope. pythagoras: the straight line "
                "through the air, of the horizontal length and the height. All but horizontal need the DEM.",
                LENGTHS,
                "horizontal",
                labels=("horizontal", "along the surface", "straight through the air"),
            ),
            p.choice(
                "STATISTIC",
                "Where paths part (dinf)",
                "With D∞ angles water takes many paths to the river. average: their mean, weighed by the shares of the "
                "water. maximum: the longest. minimum: the shortest.",
                tuple(STATISTICS),
                "average",
                labels=("the mean of all paths", "the longest path", "the shortest path"),
            ),
            p.creation_options(),
            p.cluster(),
            *self._outputs(),
        ]

    @staticmethod
    def _outputs():
        """Return what is made and counted."""
        return [
            p.raster_output(
                "DISTANCE",
                "Distance along the path",
                "How far it is to the river, or to where the path ends; no data where no river is met.",
                "distance",
                optional=True,
                by_default=True,
            ),
            p.raster_output(
                "HEIGHT",
                "Height above the river",
                "Height above the point where the path meets the river or ends, in metres.",
                "height",
                optional=True,
            ),
            p.raster_output(
                "UPSTREAM",
                "Longest way upstream",
                "How long the longest path is by which water comes to the cell, from a divide; no data where there is "
                "no direction.",
                "distance",
                optional=True,
            ),
            p.count("LONGEST", "Longest path (m, or cells)"),
            p.count("MISSED", "Cells that never meet a river"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read directions, rivers and heights; measure; write."""
        from ...core.raster.raster import lazy

        with_heights = outputs.wants("HEIGHT")
        self._check_outputs(run, inputs, outputs)
        needs_z = needs_heights(inputs, with_heights)
        with run.phase("Reading the directions", 0.3):
            shortest = inputs.choice("PATH") == "shortest"
            scratch = MemoryAlone("the search for shortest paths") if shortest else outputs.scratch
            paths = read_paths(run, inputs, self._workspace(inputs, outputs), scratch)
            directions = paths.directions
        with run.phase("Reading the rivers", 0.05):
            rivers = self._rivers(run, inputs, directions)
        with run.phase("Finding the surface that water runs over", 0.1):
            z = self._surface(run, inputs, directions) if needs_z else None
        with run.phase("Measuring", 0.15):
            distance, height, missed = measure_paths_down(run, inputs, paths, rivers, z, with_heights)
        if missed:
            run.note("{} cells never meet a river and have no data.", told(missed))
        name, frame, unit = directions.source.name, directions.frame, UNITS[inputs.choice("UNITS")]
        there = run.on(directions.storage)
        reached = (~np.isnan(lazy(distance))).materialise(there)
        results = {}
        with run.phase("Writing the distance", 0.1):
            title = titled(name, "distance")
            results["DISTANCE"] = outputs.raster(run, "DISTANCE", distance, reached, frame, title, unit=unit)
        if with_heights:
            self._warn_of_rises(run, inputs, directions, height)
            with run.phase("Writing the height", 0.1):
                known = (~np.isnan(lazy(height))).materialise(there)
                title = titled(name, "height above river")
                results["HEIGHT"] = outputs.raster(run, "HEIGHT", height, known, frame, title, unit="m")
        if outputs.wants("UPSTREAM"):
            with run.phase("Measuring upstream", 0.2):
                results["UPSTREAM"] = self._write_upstream(run, inputs, directions, outputs, unit)
        longest = float(lazy(distance).max(there, reached))
        return {**results, "LONGEST": longest, "MISSED": missed}

    @staticmethod
    def _workspace(inputs, outputs):
        """Return the bytes a cell that measuring takes beside the directions."""
        from ...core.flow.distance import FOLD_BYTES_PER_CELL
        from ...core.flow.shared_distance import SHARED_BYTES_PER_CELL
        from ...core.flow.shortest_distance import SHORTEST_BYTES_PER_CELL

        lengths = DISTANCE_BYTES_PER_CELL
        lengths += (DISTANCE_BYTES_PER_CELL + LONGEST_BYTES_PER_CELL) * outputs.wants("UPSTREAM")
        if inputs.choice("PATH") == "shortest":
            return SHORTEST_BYTES_PER_CELL + FILLED_BYTES_PER_CELL + lengths + HEIGHT_BYTES_PER_CELL
        heights = HEIGHT_BYTES_PER_CELL + FILLED_BYTES_PER_CELL
        measuring = SHARED_BYTES_PER_CELL if are_shared(inputs) else FOLD_BYTES_PER_CELL
        return measuring + lengths + heights * needs_heights(inputs, outputs.wants("HEIGHT"))

    @staticmethod
    def _surface(run, inputs, directions):
        """Return heights of the surface that water runs over; say what speaks against them."""
        from ...core.raster.neighbours import NO_DIRECTION
        from ...core.raster.raster import lazy

        dem = inputs.raster("INPUT")
        warn_of_file(run, inputs, dem, 1)
        z = read_surface(run, inputs, directions)
        unknown = ((lazy(directions.codes) != NO_DIRECTION) & np.isnan(lazy(z))).count(run.on(directions.storage))
        if unknown:
            run.warn("INPUT: ‘{}’ has no data in {} cells of the paths: these have no height.", dem.name, told(unknown))
        return z

    @staticmethod
    def _warn_of_rises(run, inputs, directions, height):
        """Say how many cells lie below the place where their water arrives."""
        from ...core.raster.raster import lazy

        below = (lazy(height) < 0).count(run.on(directions.storage))
        if below:
            name = inputs.raster("INPUT").name
            run.warn(
                "HEIGHT is below 0 in {} cells: the directions lead upwards on ‘{}’, even filled. Give the surface "
                "that they were made of as INPUT, such as the result of ‘Breach depressions’.",
                told(below), name
            )

    @staticmethod
    def _write_upstream(run, inputs, directions, outputs, unit):
        """Measure the longest ways upstream, and write them."""
        from ...core.flow.distance import longest_upstream
        from ...core.raster.neighbours import NO_DIRECTION
        from ...core.raster.raster import lazy

        where, codes = run.on(directions.storage), directions.codes
        longest = longest_upstream(where, codes, step_lengths_in_units(inputs, directions))
        known = (lazy(codes) != NO_DIRECTION).materialise(where)
        title = titled(directions.source.name, "longest way upstream")
        return outputs.raster(run, "UPSTREAM", longest, known, directions.frame, title, unit=unit)

    @staticmethod
    def _check_outputs(run, inputs, outputs):
        with_heights = outputs.wants("HEIGHT")
        if not any(map(outputs.wants, ("DISTANCE", "HEIGHT", "UPSTREAM"))):
            raise refusal("There is nothing to do: choose DISTANCE, HEIGHT or UPSTREAM.")
        if with_heights and not inputs.has("INPUT"):
            raise refusal("HEIGHT needs the DEM: give it as INPUT, or leave HEIGHT out.")
        shortest = inputs.choice("PATH") == "shortest"
        if shortest and not inputs.has("INPUT"):
            raise refusal("The shortest path needs the DEM: give it as INPUT, or choose the PATH flow.")
        check_lengths(run, inputs, outputs.wants("UPSTREAM"))
        if inputs.has("INPUT") and not needs_heights(inputs, with_heights):
            run.warn("INPUT (the DEM) is for HEIGHT, the shortest path and LENGTH: it is ignored.")

    @staticmethod
    def _rivers(run, inputs, directions):
        """Return which cells are river, or None where paths are measured to their ends."""
        from ...core.raster.neighbours import NO_DIRECTION
        from ...core.raster.raster import lazy

        if not inputs.has("RIVERS"):
            return None
        source, storage = directions.source, directions.storage
        raster = read_same_cells(run.on(storage), inputs, "RIVERS", source)
        if raster is None:
            return drawn_rivers(run.on(storage), inputs, source)
        values, known = raster
        rivers = require_rivers((known & (lazy(values) > 0)).materialise(run.on(storage)), source)
        if not ((lazy(directions.codes) != NO_DIRECTION) & ~lazy(rivers)).any():
            run.warn(
                "RIVERS: every cell is river, so all distances are 0. Give a raster that is above 0 in rivers alone, "
                "as ‘River threshold’ makes it."
            )
        return rivers
