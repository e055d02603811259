"""From a DEM to the model whose ground it is.

    built = model_of_dem(run, DemCells(z, land, 90.0), gauge, DemRules(), seed)

Lakes and hollows first, at the cells of the DEM; then its spline, the rivers in the valleys of that, and their beds.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...island.flow_law import FlowLaw
from ...plane.types import Field, Land, Tree
from ...run.run import Run
from ..courses.bend_form import TWO_PI, kept_within
from ..courses.bends import with_bends
from ..ground.gullies import MEASURED_FINER
from ..model import no_primitives
from ..types import Courses, GivenDem, Model
from .beds import with_beds
from .cell_means import ground_of, through_cells
from .conditioning import DemCells, LakeRules, conditioned_dem, datum_of, still_water
from .cut_valleys import with_valleys
from .roughness import with_gullies
from .shore_lines import lakes_of_cells
from .tracing import find_courses_of, threshold_of_dem

MOST_DEM_CELLS = 16_000_000  # of these
TOLD = 6.0  # cells: how far from the shore is told, of a spline that is above 0 on land
MOST_RAIN_PLACES = 250_000  # at which a model knows its rain, which changes slowly beside cells of a DEM
USUAL_COURSE = 10.0  # cells of a DEM without rivers: sizes of detail hang on it


class DemRules(NamedTuple):
    """What the model of a DEM is like."""

    lakes: LakeRules = LakeRules()
    threshold: float | None = None  # m² from which a river begins; None: about one in a hundred cells is river
    winding: float = 1.0  # of rivers, 0 straight, 1 usual
    valleys: float = 0.0  # share of the relief by which land sinks in the mean while valleys are cut
    detail: float = 1.0  # how rough finer cells are, 1 as the DEM tells, 0 smooth
    finer: bool = True  # whether cells finer than those of the DEM are wanted at all
    drawn: np.ndarray | None = None  # bool: the cells in which somebody has drawn a river, below the threshold too


class BuiltOfDem(NamedTuple):
    """A model, and what was found while it was built."""

    model: Model
    lake: np.ndarray  # int32: of each cell, 0 for none
    threshold: float  # m²
    sunk: np.ndarray  # metres by which valleys lowered land in the mean, and at most
    roughness: float  # metres that heights below the cells of the DEM miss in the mean, of the median cell


def model_of_dem(run: Run, dem: DemCells, gauge, rules: DemRules, seed: int) -> BuiltOfDem:
    """Return what is `BuiltOfDem` from `DemCells` and their `Gauge`. To be called from the main thread."""
    datum, sunk = datum_of(dem.z, dem.land), np.zeros(2)
    shore = dem.z[dem.land].min()  # lest ground that goes on below the sea draw finer land down to it, and its water
    dem = dem._replace(z=np.where(dem.land, dem.z, np.maximum(dem.z, shore)) - np.float32(datum))
    if rules.valleys > 0.0:
        with run.phase("Cutting valleys", 0.3):
            z = with_valleys(run, dem, rules.valleys, seed, still_water(run, dem, rules.lakes))
        fall = (dem.z - z)[dem.land]
        sunk, dem = np.array([fall.mean(), fall.max()]), dem._replace(z=z)
    with run.phase("Lakes and hollows", 0.25):
        made = conditioned_dem(run, dem, rules.lakes)
    land = land_of_dem(dem)
    with run.phase("The ground between cells", 0.1):
        given = GivenDem(made.z, 0.0, gorges=_gorges(dem, made))
        ground = ground_of(given, dem.cell)
        lakes = lakes_of_cells(run.quietly(), made.lake, made.levels, dem.cell)
    with run.phase("Rivers", 0.45):
        threshold = rules.threshold or threshold_of_dem(run.quietly(), dem._replace(z=made.z), gauge)
        dem = dem._replace(z=made.z)
        courses, area, in_lakes = find_courses_of(run, dem, made.lake, gauge, threshold, ground, rules.drawn)
    with run.phase("Beds and bends", 0.1):
        law = FlowLaw(rain=rain_of_gauge(gauge, dem.cell))
        courses = with_beds(courses, area, in_lakes, ground, law)
        if rules.winding > 0.0 and courses.cell.size:
            courses = _within_cells(with_bends(courses, land, seed, rules.winding), dem.cell)
    model = Model(
        land, usual_course_length(courses, dem.cell), tree_of(courses), courses, no_primitives(), ground, seed
    )
    top = float(np.ptp(made.z[dem.land]))
    model = model._replace(lakes=lakes, top=top, dem=given._replace(datum=datum), law=law)
    with run.phase("Roughness below the cells", 0.1):
        times = times_finer(dem.z.size) if rules.finer else 1
        model, rough = with_gullies(run.quietly(), model, made.lake, dem.land, seed, rules.detail, times)
    typical = float(np.median(rough.local[dem.land]))
    return BuiltOfDem(model.lifted(datum), made.lake, threshold, sunk, typical)


def _gorges(dem, made):
    """Return how deep cells of a DEM were cut to open its hollows, None where none was: gorges are narrower."""
    depth = np.where(made.lake > 0, 0.0, np.maximum(dem.z.astype(np.float64) - made.z, 0.0))
    return Field(depth[::-1], 0.5 * dem.cell, 0.5 * dem.cell, dem.cell, 0.0) if depth.any() else None


def _within_cells(courses, cell):
    """Return courses whose bends reach no further than cells do: wider ones the DEM shows itself."""
    reach = TWO_PI * cell / 2.0 / np.maximum(courses.wavelength, cell * 1e-3)
    swing = [kept_within(*each) for each in zip(courses.swing.tolist(), reach.tolist())]
    return courses._replace(swing=np.array(swing, np.float64))


def times_finer(count: int) -> int:
    """Return how many times finer than so many cells of a DEM those are on which gullies are measured."""
    return int(np.clip(np.sqrt(MOST_DEM_CELLS / count), 1, MEASURED_FINER))


def land_of_dem(dem) -> Land:
    """Return the `Land` of `DemCells`: their rectangle, and within it where they are land."""
    from scipy import ndimage

    east, north = dem.cell * dem.z.shape[1], dem.cell * dem.z.shape[0]
    ring = np.array([[0.0, 0.0], [east, 0.0], [east, north], [0.0, north], [0.0, 0.0]])
    if dem.land.all():
        return Land((ring,))
    away = ndimage.distance_transform_edt(dem.land) - ndimage.distance_transform_edt(~dem.land)
    return Land((ring,), through_cells(np.clip(away, -TOLD, TOLD), dem.cell))


def rain_of_gauge(gauge, cell: float) -> Field | None:
    """Return the rain of a `Gauge` on the plane of its cells as a `FlowLaw` has it, at no more places than are needed.

    None: it rains alike everywhere.
    """
    if gauge.rain is None:
        return None
    step = int(np.ceil(np.sqrt(gauge.rain.size / MOST_RAIN_PLACES)))
    values = gauge.rain[::-1][step // 2 :: step, step // 2 :: step]
    first = (step // 2 + 0.5) * cell
    return Field(np.ascontiguousarray(values), first, first, step * cell, 1.0)


def usual_course_length(courses: Courses, cell: float) -> float:
    """Return the usual length of a course: the median, and where there is none so many cells."""
    if not courses.cell.size:
        return USUAL_COURSE * cell
    step = np.hypot(*np.diff(courses.xy, axis=0).T)
    way = np.append(0.0, np.cumsum(step))
    lengths = way[courses.first[1:] - 1] - way[courses.first[:-1]]
    return float(max(np.median(lengths), cell))


def tree_of(courses: Courses) -> Tree:
    """Return the `Tree` of the nodes of courses: each has one, where it begins."""
    begin, end = courses.xy[courses.first[:-1]], courses.xy[courses.first[1:] - 1]
    count = courses.cell.size
    inward = begin - end
    inward /= np.maximum(np.hypot(*inward.T), np.finfo(float).tiny)[:, np.newaxis]
    order, source = np.ones(count, np.int64), np.zeros(count, np.uint8)
    return Tree(begin.copy(), courses.z[courses.first[:-1]], courses.downstream.copy(), order, source, inward)
