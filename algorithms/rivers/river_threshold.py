"""River threshold: the cells through which enough water comes to be called a river."""

from ...provider.base import parameters as p
from ...provider.base.algorithm import HeadwatersAlgorithm
from ...provider.base.small_runs import WATER_CELLS
from ...provider.errors import UserError
from ...provider.water.thresholds import THRESHOLD_USED, read_threshold, threshold_parameters

WORKSPACE_BYTES_PER_CELL = 3  # validity, the river and what is compared


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
    )
    TAGS = (
        "stream",
        "channel",
        "extract streams",
        "accumulation",
        "drainage",
        "network",
        "threshold",
        "raster",
        "channel initiation",
        "extract",
    )
    REFERENCES = (
        "O’Callaghan & Mark (1984), The extraction of drainage networks from digital elevation data, "
        "doi:10.1016/S0734-189X(84)80011-0",
    )
    RUNS = {
        "cells": {"ACCUMULATION": WATER_CELLS},
        "brooks": {"ACCUMULATION": WATER_CELLS, "THRESHOLD": 0.005, "MAX": 0.05},
    }

    def parameters(self):
        """Return parameters and outputs."""
        return [
            *threshold_parameters(),
            p.number(
                "MAX",
                "Upper limit (in the unit of the accumulation)",
                "A cell with more than this is no river either. Empty: no limit.",
                minimum=0,
                optional=True,
            ),
            p.creation_options(),
            p.cluster(),
            p.raster_output("OUTPUT", "River cells", "1 for rivers, 0 for land.", "rivercells", codes=True),
            p.count(*THRESHOLD_USED),
        ]

    def compute(self, run, inputs, outputs):
        """Read, compare, write."""
        from ...core.raster.raster import lazy
        from ...core.rivers.threshold import river_cells

        source = inputs.raster("ACCUMULATION")
        needed = source.dtype(1).itemsize + WORKSPACE_BYTES_PER_CELL
        storage = outputs.scratch.storage(run, (source.nrows, source.ncols), needed, needed)
        with run.phase("Reading the accumulation", 0.4):
            accumulation, known = source.read(run.on(storage), 1)
        with run.phase("Finding rivers", 0.3):
            threshold = read_threshold(run.on(storage), inputs, accumulation, known)
            limit = inputs.number("MAX")
            if limit is not None and limit < threshold:
                raise UserError(
                    f"MAX ({limit:g}) is below the threshold ({threshold:g}): no cell would be river. Raise MAX, or "
                    "give a lower THRESHOLD."
                )
            river = river_cells(run.on(storage), accumulation, known, threshold, limit)
            rivers, all_known = (lazy(cells).count(run.on(storage)) for cells in (river, known))
        run.note(f"River cells: {rivers:,} of {all_known:,}")
        with run.phase("Writing", 0.3):
            title = f"{source.name} rivers"
            output = outputs.raster(run, "OUTPUT", river, known, source.frame, title, nodata=255)
        return {"OUTPUT": output, "THRESHOLD_USED": float(threshold)}
