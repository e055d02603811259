"""What is measured of watersheds as catchments: their longest path, slopes, shape, and times of concentration."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from qgis.core import QgsProcessingParameterBoolean, QgsProcessingParameterFeatureSink, QgsWkbTypes

from ...core.choices import M2_PER_KM2, TC_FORMULAS
from ..base import parameters as p
from ..layers.fields import CATCHMENTS, LONGEST_PATHS, TC_FIELDS, WATERSHEDS, LayerField
from ..layers.raster_reading import RasterSource, read_same_cells
from ..layers.wkb import line_wkb
from ..numbers import told
from ..translation import titled

if TYPE_CHECKING:
    from ...core.arrays import Array, Heights
    from ...core.run.run import Run
    from ...core.watersheds.find import Basins
    from ...core.watersheds.longest_paths import UpwardPaths
    from ...core.watersheds.path_measures import Waters
    from ..base.inputs import Inputs
    from ..base.outputs import Outputs
    from .directions import Directions
    from .seeds import Seeds

REFERENCES_OF_CATCHMENTS = (
    "Horn (1981), Hill shading and the reflectance map, doi:10.1109/PROC.1981.11918",
    "Horton (1945), Erosional development of streams and their drainage basins, "
    "doi:10.1130/0016-7606(1945)56[275:EDOSAT]2.0.CO;2",
    "Kirpich (1940), Time of concentration of small agricultural watersheds, Civil Engineering 10(6)",
)
USUAL_FORMULAS = TC_FORMULAS[:4]  # those that need a DEM alone


def catchment_parameters(formulas: tuple[str, str, str, str] = ()) -> list:
    """Return the parameters for what is measured of watersheds; ``formulas`` are those that TC has by default."""
    return [
        p.choices(
            "TC",
            "Time of concentration",
            "Formulas for the hours that water takes from the farthest place to the outlet, with a field tc_… each. "
            "They were fitted to different land, and may be apart by a factor of two or more: the page says which is "
            "for which. They need heights, and scs needs CN.",
            TC_FORMULAS,
            formulas,
            ("Kirpich", "Giandotti", "Témez", "Bransby-Williams", "SCS lag (with CN)"),
        ),
        p.advanced(
            p.curve_number(
                "CN",
                "Curve number for the SCS lag (0 to 100)",
                "How much of the rain runs off, of which a watershed has the mean.",
            )
        ),
    ]


def measures_parameter() -> QgsProcessingParameterBoolean:
    """Return the parameter for whether catchments are measured, where there may be very many cells."""
    return p.switch(
        "MORPHOMETRY",
        "Measure paths, slopes and shapes",
        "Fields for the longest path, the slopes, the shape and the relief of each watershed. Without it a run on a "
        "large raster takes less time and memory; TC and outputs that need them have them measured all the same.",
        True,
        advanced=True,
    )


def paths_output() -> QgsProcessingParameterFeatureSink:
    """Return the output for the longest path of each watershed."""
    return p.vector_output(
        "LONGEST_PATHS",
        "Longest flow paths",
        "One line for each watershed, with its id: from the divide down to the outlet, with the heights of the water "
        "where there is a DEM.",
        "line",
        "longestpaths",
        optional=True,
    )


@dataclass(frozen=True)
class Wanted:
    """What is to be measured of catchments: formulas for the time of concentration, and whether anything is at all."""

    formulas: list
    anything: bool
    curve_number: Any = None  # a number, a raster with where it is known, or None

    @property
    def bytes_per_cell(self) -> int:
        """The memory that it takes beside labels and directions."""
        from ...core.watersheds.longest_paths import PATHS_BYTES_PER_CELL

        return PATHS_BYTES_PER_CELL if self.anything else 0

    @property
    def schema(self) -> tuple[LayerField, ...]:
        """The fields of watersheds."""
        return (*WATERSHEDS, *CATCHMENTS, *(TC_FIELDS[name] for name in self.formulas)) if self.anything else WATERSHEDS


NOTHING = Wanted([], False)


def wanted_of_catchments(inputs: Inputs, outputs: Outputs) -> Wanted:
    """Return what is `Wanted`, the curve number left out, which lies on cells that nobody knows yet."""
    formulas = [name for name in TC_FORMULAS if name in inputs.choices("TC")]
    asked = bool(formulas) or any(outputs.wants(name) for name in ("LONGEST_PATHS", "REPORT"))
    return Wanted(formulas, asked or not inputs.knows("MORPHOMETRY") or inputs.switch("MORPHOMETRY"))


def read_curve_number(run: Run, inputs: Inputs, wanted: Wanted, like: RasterSource) -> Wanted:
    """Return what is `Wanted` with the curve number on the cells of a raster; say what lacks, or is of no use."""
    if "scs" not in wanted.formulas:
        if inputs.has("CN"):
            run.warn("CN is for the formula scs of TC: it is not used.")
        return wanted
    if not inputs.has("CN"):
        run.warn("TC: scs needs a curve number as CN. The field tc_scs is empty.")
        return wanted
    found = read_same_cells(run, inputs, "CN", like)
    return Wanted(wanted.formulas, True, inputs.number("CN") if found is None else found)


@dataclass(frozen=True)
class MeasuredCatchments:
    """What is measured of catchments: by name of the field, an array each with one value for each label from 0 on."""

    wanted: Wanted
    paths: UpwardPaths
    waters: Heights | None
    table: dict
    centroid: np.ndarray  # row and column of the centroid of each, in cells from the middle of the first

    def columns(self, labels, area: Array | None, perimeter) -> list:
        """Return the values of some labels in the order of the fields; ``perimeter`` is theirs in metres, taut."""
        with np.errstate(invalid="ignore", divide="ignore"):  # cells at a pole may have no area
            compactness = perimeter / (2 * np.sqrt(np.pi * area))
            circularity = 1 / compactness**2
        table = {name: values[labels] for name, values in self.table.items()}
        table.update(compactness=compactness, circularity=circularity)
        return [none_for_nan(table[field.name]) for field in self.wanted.schema[len(WATERSHEDS) :]]


def none_for_nan(values: Array) -> Array:
    """Return values with None in the place of what is no number."""
    return np.where(np.isfinite(values), values, None)


def follow_paths(
    run: Run, wanted: Wanted, directions: Directions, basins: Basins, whole: bool = False
) -> UpwardPaths | None:
    """Return the `UpwardPaths` of watersheds, None where nothing is wanted of them."""
    from ...core.watersheds.longest_paths import OwnLand, find_upward_paths

    if not wanted.anything:
        return None
    outlet = np.where(basins.target == np.arange(basins.target.size), basins.outlet, -1)
    own = None if whole else OwnLand(basins.labels, basins.leaves)
    return find_upward_paths(run.on(directions.storage), directions.codes, directions.lengths, outlet, own)


def measure_catchments(
    run: Run,
    wanted: Wanted,
    paths,
    directions: Directions,
    basins: Basins,
    found: Any,
    waters: Waters | None = None,
    whole: bool = False,
) -> MeasuredCatchments | None:
    """Return the `MeasuredCatchments` of watersheds, None where nothing is wanted; warn once of what has no time.

    ``found`` is what is `Measured` of them; ``waters`` are heights in metres as `Waters`, or None.
    """
    from ...core.watersheds.ground import sum_ground
    from ...core.watersheds.path_measures import measure_paths

    if paths is None:
        return None
    count, measures = basins.target.size - 1, found.measures
    cells = directions.cell_width, directions.cell_height, directions.cell_area
    heights = None if waters is None else (waters.ground, waters.known)
    values = wanted.curve_number if isinstance(wanted.curve_number, tuple) else None
    run = run.on(directions.storage)
    sums = sum_ground(run.quietly(), basins.labels, count, cells, heights, values)
    if whole:
        sums = sums.whole(basins.downstream)
    path = measure_paths(run.quietly(), paths, sums.centroid, cells[:2], waters)
    area, river = measures.area / M2_PER_KM2, found.river_metres
    relief, km = measures.z_max - measures.z_min, path.metres / 1e3
    with np.errstate(invalid="ignore", divide="ignore"):
        table = {
            "path_km": km,
            "path_z_top": path.top,
            "path_z_out": path.out,
            "path_slope": path.slope,
            "slope_1085": path.slope_1085,
            "centroid_km": path.centroid / 1e3,
            "slope_mean": sums.slope_mean,
            "relief_m": relief,
            "elongation": 2 * np.sqrt(area / np.pi) / km,
            "form_factor": area / km**2,
            "drainage_density": np.full(count + 1, np.nan) if river is None else river / 1e3 / area,
            "hypsometric_integral": (measures.z_mean - measures.z_min) / relief,
            "lake_km": path.lake / 1e3,
        }
    if wanted.formulas:
        number = sums.value_mean if values is not None else np.full(count + 1, wanted.curve_number, float)
        table.update(_times(run, wanted, table, area, measures, number, waters is not None))
    return MeasuredCatchments(wanted, paths, waters, table, sums.centroid)


def _times(run, wanted, table, area, measures, number, has_heights):
    """Return the hours of each formula by the name of its field; warn once of what has none."""
    from ...core.watersheds.concentration import Catchments, times_of_concentration

    above, slope = measures.z_mean - table["path_z_out"], table["path_slope"]
    of = Catchments(table["path_km"], slope, area, above, table["slope_mean"], number)
    hours = times_of_concentration(of, wanted.formulas)
    if not has_heights:
        run.warn("TC needs heights: give the DEM of the directions as INPUT. The fields tc_… are empty.")
    else:
        there, numbered = measures.cells > 0, of.with_curve_number
        known = [each for name, each in hours.items() if name != "scs"]
        known += [np.where(numbered, each, 0.0) for name, each in hours.items() if name == "scs"]
        lack = (np.isnan(known).any(axis=0) & there)[1:]
        if lack.any():
            run.warn(
                "Watersheds of which a formula of TC tells no time: {}. Their path or land does not fall, or is a "
                "single cell: these fields are empty.",
                told(np.count_nonzero(lack))
            )
        without = (there & ~numbered)[1:]
        if "scs" in hours and wanted.curve_number is not None and without.any():
            run.warn(
                "Watersheds of which CN tells no time, since its mean is not above 0 and up to 100, or not known: {}. "
                "Their field tc_scs is empty: check CN.",
                told(np.count_nonzero(without))
            )
    return {TC_FIELDS[name].name: each for name, each in hours.items()}


def write_longest_paths(
    run: Run, outputs: Outputs, measures, seeds: Seeds, directions: Directions, kind: str = "integer"
) -> str | None:
    """Write the longest path of each watershed, if that is wanted; return where. ``kind`` is the type of their ids."""
    if not outputs.wants("LONGEST_PATHS"):
        return None
    schema = (LONGEST_PATHS[0]._replace(kind=kind), *LONGEST_PATHS[1:])
    names = [field.name for field in schema[1:]]

    def features():
        run_there = run.quietly().on(directions.storage)
        for some in measures.paths.batches(run_there):
            columns = [none_for_nan(measures.table[name][some.labels]).tolist() for name in names]
            ids = seeds.ids[some.labels].tolist()
            lines = path_lines(some, measures, directions)
            for vertices, *values in zip(lines, ids, *columns):
                if len(vertices) > 1:
                    yield line_wkb(vertices), values

    shape = QgsWkbTypes.Type.LineString if measures.waters is None else QgsWkbTypes.Type.LineStringZ
    title, crs = titled(directions.source.name, "longest paths"), directions.frame.crs
    return outputs.features(run, "LONGEST_PATHS", schema, shape, crs, features(), title)


def path_lines(some, measures, directions: Directions) -> Iterator:
    """Yield the vertices of some paths, from the divide down, with heights where there are any."""
    from ...core.watersheds.path_measures import levels_along

    columns = [*directions.source.centres(some.cells)]
    if measures.waters is not None:
        columns.append(levels_along(some, measures.waters, measures.table["path_z_out"][some.labels]))
    vertices = np.column_stack(columns)
    for begin, end in zip(some.begin[:-1], some.begin[1:]):
        yield vertices[begin:end][::-1]
