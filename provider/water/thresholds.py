"""Where rivers begin: the threshold that people give, or the one that is chosen for them."""

from __future__ import annotations

from functools import partial

from qgis.core import QgsProcessingOutputNumber

from ...core.arrays import Array, Mask
from ...core.choices import M2_PER_KM2
from ...core.run.run import Run
from ..base import parameters as p
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.burning import burn_lines
from ..layers.raster_reading import RasterSource, raster_of_same_cells
from ..numbers import told
from .directions import Directions
from .stream_drops import StreamLand, measure_drops, threshold_of


def _no_accumulation(name):
    """Return what is raised where no water gathers."""
    return refusal(
        "ACCUMULATION: no cell of ‘{}’ is above 0, so nothing tells where rivers begin. Give the result of ‘Flow "
        "accumulation’.",
        name
    )


def threshold_used() -> QgsProcessingOutputNumber:
    """Return the output that tells of the threshold."""
    return p.count("THRESHOLD_USED", "Threshold used (in the unit of the accumulation)")


def threshold_parameters(optional: bool = False) -> list:
    """Return the parameters of every algorithm that reads a flow accumulation to find rivers."""
    return [
        p.raster(
            "ACCUMULATION",
            "Flow accumulation",
            "How much water, land or how many cells drain through each cell, in any unit.",
            optional,
        ),
        p.number(
            "THRESHOLD",
            "Threshold (in the unit of the accumulation)",
            "A cell with at least this accumulation is river. Empty: the readable number (1, 2 or 5 with zeros) that "
            "makes about one cell in a hundred a river, with directions up to five where these were but a few rivers; "
            "the log says which.",
            minimum=0,
            optional=True,
        ),
    ]


def read_threshold(
    run: Run,
    inputs: Inputs,
    accumulation: Array,
    known: Array,
    codes: Array | None = None,
    land: StreamLand | None = None,
) -> float:
    """Return the threshold that was given, or one that fits the accumulation, as in `fitting_threshold`."""
    given, name = inputs.number("THRESHOLD"), inputs.raster("ACCUMULATION").name
    threshold = fitting_threshold(run, accumulation, known, codes, land=land) if given is None else given
    if threshold is None:
        raise _no_accumulation(name)
    warn_unless_reached(run, threshold, accumulation, known, name)
    return threshold


def warn_unless_reached(
    run: Run, threshold: float, accumulation: Array, known: Array, name: str, unit: float = 1
) -> None:
    """Say so if no cell reaches a threshold in a unit."""
    from ...core.raster.raster import lazy

    if threshold > 0 and not (known & (lazy(accumulation) >= threshold * unit)).any():
        most = lazy(accumulation).max(run, known) / unit
        run.warn(
            "No cell of ‘{}’ reaches the threshold of {}: there are no rivers. The greatest accumulation is {}.",
            name, told(threshold, "g"), told(most, "g")
        )


def fitting_threshold(
    run: Run, accumulation: Array, known: Array, codes: Array | None, unit: float = 1, land: StreamLand | None = None
) -> float | None:
    """Return a readable threshold, None where there is no water; with directions, ``codes``, it leaves some rivers.

    With a `StreamLand` it is the one that drops of streams tell, if they tell any.
    """
    from ...core.rivers.threshold import automatic_threshold, threshold_for_rivers

    if land is not None:
        threshold = threshold_of(run, measure_drops(run, land, accumulation, known, unit))
        if threshold is not None:
            return threshold
    if codes is None:
        return automatic_threshold(run, accumulation, known, unit=unit)
    return threshold_for_rivers(run, accumulation, known, codes, unit)


def read_river_cells(
    run: Run, inputs: Inputs, directions: Directions, land: StreamLand | None = None
) -> tuple[float, Array]:
    """Return the threshold of ACCUMULATION, and the cells that reach it or by which rivers cross a hole.

    ``land`` is as in `fitting_threshold`.
    """
    from ...core.raster.storage import in_memory
    from ...core.rivers.threshold import across_holes, river_cells

    storage = directions.storage
    source = raster_of_same_cells(run, inputs, "ACCUMULATION", directions.source)
    if land is None and not in_memory(directions.codes):
        with run.phase("Reading the accumulation", 1):
            found = _rivers_while_read(run.on(storage), source, inputs.number("THRESHOLD"), directions.codes)
        if found:
            return found
    with run.phase("Reading the accumulation", 0.7):
        accumulation, known = source.read(run.on(storage), 1)
    with run.phase("Choosing the threshold", 0.3):
        threshold = read_threshold(run.on(storage), inputs, accumulation, known, directions.codes, land)
    river = river_cells(run.on(storage), accumulation, known, threshold)
    river = across_holes(run.on(storage), river, known, directions.codes)
    for raster in (accumulation, known):
        storage.remove(raster)
    return threshold, river


def _rivers_while_read(run, source, threshold, codes):
    """Return what `read_river_cells` does, of a file that is read once to choose a threshold and once to apply it.

    That is quicker than to keep what is read. None where few cells, or none, are river, or QGIS alone reads the file.
    """
    from ...core.raster.raster import lazy
    from ...core.rivers.threshold import across_holes, classes_in_rows, has_many_sources, keep_river, threshold_of_share

    is_given = threshold is not None
    if not is_given:
        with run.phase("Choosing the threshold", 0.5):
            classes = source.pass_on(run, 1, classes_in_rows)
        threshold = threshold_of_share(classes) if classes else None
    if threshold is None:
        return None
    river, known = run.empty(codes.shape, bool), run.empty(codes.shape, bool)
    with run.phase("Finding river cells", 0.5):
        are_known = source.pass_on(run, 1, partial(keep_river, threshold, river, known))
    found = None
    if are_known and lazy(river).any() and (is_given or has_many_sources(run, river, codes)):
        found = threshold, river if all(are_known) else across_holes(run, river, known, codes)
    for raster in (known,) if found and found[1] is river else (river, known):
        run.remove(raster)
    return found


def river_cells_by_accumulation(run: Run, accumulation: Array, known: Array, name: str) -> Mask:
    """Return the cells that reach the automatic threshold of an accumulation by that ``name``; the log tells it."""
    from ...core.rivers.threshold import automatic_threshold, river_cells

    threshold = automatic_threshold(run, accumulation, known)
    if threshold is None:
        raise _no_accumulation(name)
    run.note("Rivers begin at an accumulation of {}, in its unit", told(threshold, ",.4g"))
    return river_cells(run, accumulation, known, threshold)


def drawn_rivers(run: Run, inputs: Inputs, source: RasterSource) -> Array | None:
    """Return which cells of a raster the lines of RIVERS touch, None without lines; refuse those that touch none."""
    lines = inputs.features("RIVERS")
    return None if lines is None else require_rivers(burn_lines(run, lines, source, inputs.context), source)


def require_rivers(rivers: Array, source: RasterSource) -> Array:
    """Return which cells of a raster are river; refuse none."""
    from ...core.raster.raster import lazy

    if not lazy(rivers).any():
        raise refusal("RIVERS: no cell of ‘{}’ is river. Do the layers overlap?", source.name)
    return rivers


def river_cells_by_area(
    run: Run,
    threshold: float | None,
    area: Array,
    drained: Array,
    codes: Array | None = None,
    land: StreamLand | None = None,
) -> tuple[float, Array]:
    """Return a threshold in square kilometres, one that fits for None, and the cells whose ``area`` reaches it.

    ``area`` is in square metres. Where nothing drains there is no threshold. The rest is as in `fitting_threshold`.
    """
    from ...core.raster.raster import full, lazy
    from ...core.rivers.threshold import river_cells

    if threshold is None:
        threshold = fitting_threshold(run, area, drained, codes, M2_PER_KM2, land)
        if threshold is not None:
            run.note("Rivers begin where {} km² drain through a cell", told(threshold, "g"))
    if threshold is None:
        run.warn("No cell of land drains anywhere: there are no rivers.")
        return None, full(area.shape, False, bool).materialise(run)
    river = river_cells(run, area, drained, threshold, unit=M2_PER_KM2)
    if not lazy(river).any():
        most = lazy(area).max(run, drained) / M2_PER_KM2
        run.warn(
            "Nowhere do {} km² drain through a cell, at most {} km²: there are no rivers.",
            told(threshold, "g"), told(most, ".3g")
        )
    return threshold, river
