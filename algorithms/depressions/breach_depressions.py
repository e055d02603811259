"""Breach depressions: let their water out through channels, in the place of filling them."""

from __future__ import annotations

import numpy as np

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm, Inputs, Outputs, Run
from ...provider.base.small_runs import READ_DEM
from ...provider.layers.scratch import MemoryAlone
from ...provider.numbers import told
from ...provider.translation import titled
from ...provider.water.dem import dem_parameters, read_dem


class BreachDepressions(HeadwatersAlgorithm):
    """Least-cost breaching within limits, and a fill for what they leave."""

    ID = "breachdepressions"
    NAME = "Breach depressions"
    GROUP = "depressions"
    SUMMARY = "Cuts a channel out of every depression of a DEM, where that takes the least digging, and fills the rest."
    DESCRIPTION = (
        "Roads, bridges and dams hold water up in a DEM that runs through in the field. A channel changes far fewer "
        "heights there than a fill does. From each pit the path to lower ground is found along which the least height "
        "must be removed; the cells on it are lowered to the height of the pit, and no further.",
        "Channels can be limited in length and depth. What cannot be opened within the limits is filled, or stays as "
        "it is. Without limits nothing is left to fill, but land below the sea: that is opened down to its level.",
    )
    TAGS = (
        "breach, carve, sink, pit, depression, culvert, bridge, dam, DEM, hydrology, channel, conditioned DEM, "
        "hydrological conditioning"
    )
    FOREIGN_TAGS = (
        "Senken durchbrechen, Durchlass, dépression, buse, brecha, depresión, alcantarilla, depressão, bueiro"
    )
    REPLACES = {
        "GRASS": "r.hydrodem",
        "WhiteboxTools": "BreachDepressions; BreachDepressionsLeastCost",
        "SAGA": "Sink Removal",
    }
    REFERENCES = (
        "Lindsay & Dhun (2015), Modelling surface drainage patterns in altered landscapes using LiDAR, "
        "doi:10.1080/13658816.2014.975715",
    )
    RUNS = {"breach": {**READ_DEM, "CHANGE": True}}
    IN_MEMORY = {"breach": "breaching"}

    def parameters(self) -> list:
        """Return parameters and outputs."""
        return [
            *dem_parameters(),
            p.number(
                "MAX_LENGTH",
                "Longest channel (m)",
                "From the shore of a depression to the ground where its water runs on, along the channel and on the "
                "ground. Where the path with the least digging is longer, the shortest is taken if it keeps to the "
                "limits. Empty: any length.",
                minimum=0,
                optional=True,
            ),
            p.number(
                "MAX_CUT",
                "Deepest cut (m)",
                "No cell is lowered by more than this. Empty: any depth.",
                minimum=0,
                optional=True,
            ),
            p.switch(
                "FILL_REST",
                "Fill what is not breached",
                "Fill the depressions that could not be opened within the limits; if not, they stay as they are.",
                True,
            ),
            p.creation_options(),
            p.raster_output(
                "OUTPUT", "Breached DEM", "The DEM with its channels, in the type of the input.", "terrain"
            ),
            p.raster_output(
                "CHANGE",
                "Change of height",
                "Output less input, in metres: negative where it was cut, positive where it was filled.",
                "change",
                optional=True,
            ),
            p.count("BREACHED", "Depressions opened"),
            p.count("FILLED_CELLS", "Cells raised"),
            p.count("DEEPEST_CUT", "Deepest cut (m)"),
            p.count("CUT_VOLUME", "Volume of the cuts (m³)"),
        ]

    def compute(self, run: Run, inputs: Inputs, outputs: Outputs) -> dict:
        """Read, breach, fill, measure, write."""
        from ...core.depressions.breach import BREACH_BYTES_PER_CELL, breach
        from ...core.depressions.fill_report import report_fill
        from ...core.raster.grid import step_lengths

        with run.phase("Reading the DEM", 0.1):
            rasters = 2 + outputs.wants("CHANGE")
            dem = read_dem(run, inputs, BREACH_BYTES_PER_CELL, rasters, MemoryAlone("breaching"))
        grid = dem.grid
        max_cut = inputs.number("MAX_CUT")
        max_length, max_cut = inputs.number("MAX_LENGTH"), None if max_cut is None else max_cut / dem.metres
        with run.phase("Breaching", 0.6):
            lengths = step_lengths(grid.cell_width, grid.cell_height)
            surface, opened, left = breach(run, grid.z, dem.domain, lengths, max_length, max_cut)
            cut = report_fill(run, surface, grid.z, grid.valid, grid.cell_area)  # what the cuts took away
        run.note("Depressions that could not be opened: {}", told(left))
        with run.phase("Filling the rest", 0.1):
            surface, filled_cells = self._fill(run, inputs, dem, surface, left)

        results: dict = {}
        with run.phase("Writing", 0.1):
            title = titled(dem.source.name, "breached")
            results["OUTPUT"] = outputs.raster(
                run, "OUTPUT", surface, grid.valid, dem.frame, title, unit=dem.unit, nodata=dem.nodata
            )
        with run.phase("Writing the change", 0.1):
            if outputs.wants("CHANGE"):
                change, title = self._change(grid, surface, dem.metres), titled(dem.source.name, "change")
                results["CHANGE"] = outputs.raster(run, "CHANGE", change, grid.valid, dem.frame, title, unit="m")
        return {
            **results,
            "BREACHED": opened,
            "FILLED_CELLS": filled_cells,
            "DEEPEST_CUT": cut.deepest * dem.metres,
            "CUT_VOLUME": cut.volume * dem.metres,
        }

    @staticmethod
    def _fill(run, inputs, dem, surface, left):
        """Return the surface with what was left filled, if that is wanted, and how many cells were raised."""
        from ...core.depressions.fill import fill
        from ...core.depressions.fill_report import report_fill

        if not left or not inputs.switch("FILL_REST"):
            return surface, 0
        filled, stranded = fill(run, surface, dem.domain)
        if stranded:
            run.warn("{} cells do not drain to an outlet and keep their height.", told(stranded))
        return filled, report_fill(run, surface, filled, dem.grid.valid, dem.grid.cell_area).cells

    @staticmethod
    def _change(grid, surface, metres):
        from ...core.raster.dtypes import working_type

        with np.errstate(invalid="ignore"):  # cells without data may hold infinity
            change = np.subtract(surface, grid.z, dtype=working_type(grid.z.dtype))
        return change if metres == 1 else change * change.dtype.type(metres)
