"""Where rivers begin by the drops of streams: the threshold, and the table that it is chosen from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ...core.choices import BY_DROP, THRESHOLDS_BY
from ..base import parameters as p
from ..errors import refusal
from ..numbers import told
from .routing import read_surface

if TYPE_CHECKING:
    from qgis.core import QgsProcessingParameterEnum

    from ...core.arrays import Array
    from ...core.rivers.stream_drops import StreamDrops
    from ...core.run.run import Run
    from ..base.inputs import Inputs
    from .directions import Directions

HEADER = (
    "threshold,drainage_density_per_m,first_order_streams,higher_order_streams,first_order_mean_drop_m,"
    "higher_order_mean_drop_m,first_order_deviation_m,higher_order_deviation_m,t,streams_without_drop"
)
LEVEL_SHARE = 0.1  # of streams that do not fall, from which on their drops tell little


class StreamLand(NamedTuple):
    """The land that streams run over: rasters and the facts of rows."""

    codes: Any
    surface: Any  # metres
    lengths: np.ndarray
    cell_area: np.ndarray


class GatheredWater(NamedTuple):
    """What drains through each cell, and the land that it does so on if that is there."""

    source: Any
    storage: Any
    accumulation: Any
    known: Any
    unit: float = 1  # of thresholds, in those of the accumulation
    land: Any = None
    lowest: Any = None  # of the thresholds that are tried; None: by how many cells reach it


def threshold_by_parameter() -> QgsProcessingParameterEnum:
    """Return the parameter for how a threshold is chosen where none is given."""
    return p.choice(
        "THRESHOLD_BY",
        "Choose the threshold by",
        "Where THRESHOLD is empty. share: about one cell in a hundred is river. drop: the least of ten thresholds from "
        "which on streams of the first order fall as far, in the mean, as higher ones; it needs the DEM.",
        THRESHOLDS_BY,
        THRESHOLDS_BY[0],
        labels=("the share of river cells", "the drops of streams"),
        advanced=True,
    )


def chooses_by_drop(run: Run, inputs: Inputs) -> bool:
    """Tell whether drops of streams are to choose the threshold; warn where one is given."""
    if inputs.choice("THRESHOLD_BY") != BY_DROP:
        return False
    if inputs.has("THRESHOLD"):
        run.warn("THRESHOLD_BY {} is not used: the THRESHOLD is given.", BY_DROP)
    return not inputs.has("THRESHOLD")


def require_dem(inputs: Inputs, name: str) -> None:
    """Refuse to measure the drops of streams without heights."""
    if not inputs.has("INPUT"):
        raise refusal("{} {} needs the DEM: give it as INPUT.", name, inputs.choice(name))


def read_stream_land(run: Run, inputs: Inputs, directions: Directions) -> StreamLand:
    """Return the `StreamLand` of some directions, of which INPUT is the DEM."""
    require_dem(inputs, "THRESHOLD_BY")
    return StreamLand(directions.codes, read_surface(run, inputs, directions), directions.lengths, directions.cell_area)


def measure_drops(
    run: Run, land: StreamLand, accumulated: Array, known: Array, unit: float = 1, lowest: float | None = None
) -> list[StreamDrops]:
    """Return the `StreamDrops` of ten thresholds in ``unit``, the ``lowest`` first; none where nothing drains.

    Without a lowest it is the one that makes about one cell in twenty a river. The log has the table.
    """
    from ...core.flow.accumulation import fallen_on_rows
    from ...core.raster.raster import map_bands
    from ...core.rivers.stream_drops import stream_drops, thresholds_from
    from ...core.rivers.threshold import LARGEST_SHARE, value_exceeded_by

    if lowest is None:
        lowest = value_exceeded_by(run, accumulated, known, LARGEST_SHARE, unit)
        if lowest is None:
            return []
        lowest = lowest[0]
    area = float(np.sum(np.concatenate(map_bands(run, fallen_on_rows, known)) * land.cell_area))
    thresholds = thresholds_from(lowest)
    found = stream_drops(run, land.codes, accumulated, known, land.surface, land.lengths, thresholds, area, unit)
    for each in found:
        run.note(
            "Threshold {}: {} streams of the first order fall {} m, {} higher ones {} m; t = {}",
            told(each.threshold, ".4g"), told(each.first_count), told(each.first_mean, ".3g"), told(each.higher_count),
            told(each.higher_mean, ".3g"), told(each.t, ".3g"),
        )
    return found


def threshold_of(run: Run, found: list[StreamDrops]) -> float | None:
    """Return the threshold that drops tell, None where they tell none; warn of that, and where few streams fall."""
    from ...core.rivers.stream_drops import constant_drop

    best = constant_drop(found)
    if best is None:
        if found:
            run.warn(
                "The drops of streams tell no threshold: at none of those in the log do streams of the first order "
                "fall as far as higher ones. About one cell in a hundred is river instead."
            )
        return None
    run.note(
        "From a threshold of {} on streams of the first order fall as far as higher ones",
        told(best.threshold, ".6g")
    )
    streams = best.first_count + best.higher_count
    if best.level_count > LEVEL_SHARE * streams:
        run.warn(
            "{} of {} streams do not fall at all, as where heights are in whole metres: their drops tell little of "
            "the threshold.",
            told(best.level_count), told(streams)
        )
    return best.threshold


def table_of(found: list[StreamDrops]) -> str:
    """Return the table of drops as CSV; what is not known is empty."""
    rows = [",".join("" if np.isnan(each) else f"{each:.9g}" for each in drops) for drops in found]
    return "\n".join([HEADER, *rows]) + "\n"
