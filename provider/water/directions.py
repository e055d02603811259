"""Rasters of flow directions: in any program's numbers outside, in the core's codes inside, and never with a cycle."""

from __future__ import annotations

import colorsys
import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np
from qgis.core import QgsProcessingParameterEnum

from ...core.arrays import Array, Cells
from ...core.flow.encodings.encoding_tables import ENCODINGS
from ...core.raster.neighbours import NO_DIRECTION
from ...core.raster.raster import AnyRaster
from ...core.report.texts import Text, alternatives
from ...core.run.failures import WaterInCircle
from ...core.run.run import Run
from ...core.run.schedulers import IN_MEMORY, InMemory, OnThreads
from ..base import parameters as p
from ..base.inputs import Inputs
from ..base.outputs import Outputs
from ..dependencies import require_compiler
from ..errors import refusal
from ..layers.map_cells import Frame
from ..layers.raster_reading import RasterSource
from ..layers.scratch import MemoryAlone, Scratch
from ..numbers import told

AUTO = "auto"
ENCODING_TOLD = re.compile(rf"\bencoding ({'|'.join(ENCODINGS)})$")  # by the name of a band, as we write it
ANGLES = "dinf"
COMPASS = ("East", "South-east", "South", "South-west", "West", "North-west", "North", "North-east")
END_COLOUR = (40, 40, 40)
READING_CODES_BYTES = 1  # validity
ANGLE_BYTES_PER_CELL = 4
ESRI_NUMBERS = set(ENCODINGS["esri"].directions)
LEAST_NUMBERS = 6  # of these, so that heights are taken for directions
FULL_CIRCLE = 6.2832  # of angles, with the last digit of float32
ALMOST_CIRCLE = 6.0  # the greatest angle of any land comes nearer to 2π


ENCODING_LABELS = (  # of each of `ENCODINGS`, in their order
    "ESRI: east 1, south-east 2 … north-east 128",
    "WhiteboxTools: north-east 1, east 2 … north 128",
    "GRASS: north-east 1, north 2 … east 8",
    "TauDEM: east 1, north-east 2 … south-east 8",
    "SAGA: north 0, north-east 1 … north-west 7",
    "pygeoprocessing: east 0, north-east 1 … south-east 7",
    "RichDEM: west 1, north-west 2 … south-west 8",
    "PCRaster: as on a number pad",
)


def direction_parameters(optional: bool = False, angles: bool = False) -> list:
    """Return the parameters of every algorithm that reads flow directions, or D∞ ``angles`` as well."""
    return [
        p.raster(
            "DIRECTIONS",
            "Flow directions",
            "One direction for each cell (D8), in the numbers of any program that ENCODING names. Where a direction "
            "leads off the raster or to a cell without data, the water leaves.",
            optional,
        ),
        encoding_choice("ENCODING", "Encoding of the directions", (ANGLES,) if angles else ()),
    ]


def encoding_choice(name: str, label: str, more: tuple[str, ...] = ()) -> QgsProcessingParameterEnum:
    """Return the parameter for the encoding of directions that are read."""
    text = (
        "The program whose numbers the raster has. auto finds out: the name of the band says it in rasters of "
        "Headwaters; in others the directions of the right encoding form no cycle and no paths cross. The log says "
        "what was found."
    )
    if ANGLES in more:
        text += " dinf: the raster holds D∞ angles, in radians from east against the clock."
    labels = ("found by itself", *ENCODING_LABELS, *("D∞ angles" for _ in more))
    return p.choice(name, label, text, (AUTO, *ENCODINGS, *more), AUTO, labels=labels)


@dataclass(frozen=True)
class OnRaster:
    """The cells of a raster, and the distances between them, in metres on the ground."""

    source: RasterSource
    lengths: np.ndarray
    cell_width: np.ndarray
    cell_height: np.ndarray
    cell_area: np.ndarray

    @property
    def frame(self) -> Frame:
        """Where outputs lie."""
        return self.source.frame

    @property
    def cells(self) -> tuple:
        """The facts of the cells, for something else on the same raster."""
        return self.source, self.lengths, self.cell_width, self.cell_height, self.cell_area


def _cells_of(run, source):
    """Return the facts of the cells of a raster, as `OnRaster` takes them."""
    from ...core.raster.grid import step_lengths

    width, height, area = source.cells_on_ground(run)
    return source, step_lengths(width, height), width, height, area


@dataclass(frozen=True)
class Directions(OnRaster):
    """Flow directions ready for use: the core's codes, without cycles."""

    codes: np.ndarray
    storage: OnThreads = IN_MEMORY  # where rasters of the run lie
    ground: AnyRaster | None = None  # the cells of data, the sea among them; None: those with a direction
    entered: Cells | tuple = ()  # the cells of gauges that have no direction themselves
    everywhere: bool = False  # in all cells, as far as somebody has looked


def read_directions(
    run: Run,
    inputs: Inputs,
    workspace: int,
    scratch: MemoryAlone | Scratch,
    gauges: tuple = (),
    finds_circles: bool = False,
) -> Directions:
    """Read the raster DIRECTIONS as ENCODING says; refuse one whose water runs in a circle.

    ``workspace`` is what the algorithm needs beside the directions, in bytes a cell; ``scratch`` as of `read_dem`, and
    ``gauges`` as of `decode`. Who ``finds_circles`` may get some, and works within `circles_refused`.
    """
    from ...core.flow.encodings.encodings import codes_at

    source = inputs.raster("DIRECTIONS")
    storage = storage_of_directions(run, source, workspace, scratch)
    encoding = inputs.choice("ENCODING")
    with run.phase("Decoding the directions", 0.5):
        found = None if len(gauges) else _codes_at_once(run.on(storage), source, encoding, finds_circles)
    if found is not None:
        codes, everywhere = found
        return Directions(*_cells_of(run, source), codes, storage, everywhere=everywhere)  # type: ignore[call-arg, misc]
    with run.phase("Reading cells", 0.2):
        given = GivenDirections(source, *source.read(run.on(storage), 1), "ENCODING", storage, gauges)
    with run.phase("Following the directions", 0.3):
        codes, encoding = core_codes(run, given, encoding)
    gauges = np.asarray(gauges, np.int64)
    entered = gauges[codes_at(gauges, given.values, given.valid, encoding) == NO_DIRECTION]
    for raster in (given.values, given.valid):
        storage.remove(raster)
    return Directions(*_cells_of(run, source), codes, storage, entered=entered)  # type: ignore[call-arg, misc]


@contextlib.contextmanager
def circles_refused(run: Run, inputs: Inputs, workspace: int, scratch: MemoryAlone | Scratch) -> Iterator:
    """Refuse DIRECTIONS as `read_directions` does where whoever works finds that their water runs in a circle."""
    try:
        yield
    except WaterInCircle:
        if inputs.has("DIRECTIONS"):
            read_directions(run, inputs, workspace, scratch)
        raise


def _codes_at_once(run, source, encoding, finds_circles):
    """Return the core's codes of a raster, looked up while it is read, and whether all its cells have one.

    None where its encoding is not known, or something is wrong: to tell that, the raster itself has to be looked at.
    """
    from ...core.flow.directions.d8_cycles import find_cycle
    from ...core.flow.encodings.encodings import look_up_rows, with_ends

    stated = _stated(source, encoding)
    if stated == AUTO:
        return None
    codes = run.empty((source.nrows, source.ncols), np.uint8)
    with run.phase("Reading cells", 0.6):
        found = source.pass_on(run, 1, partial(look_up_rows, ENCODINGS[stated].table(), codes))
    without = sum(part.without for part in found or ())
    if found and without < source.nrows * source.ncols and not any(part.unknown for part in found):
        codes = with_ends(run, codes, found)
        with run.phase("Looking for cycles", 0.4):
            has_cycle = not finds_circles and find_cycle(run, codes) >= 0
        if not has_cycle:
            if encoding != stated:
                run.note(_note_of_detection(source, stated))
            return codes, without == 0
    run.remove(codes)
    return None


@dataclass(frozen=True)
class Angles(OnRaster):
    """D∞ angles, as float32: NaN where there are none and negative where water ends."""

    angles: np.ndarray
    storage: OnThreads = IN_MEMORY  # where rasters of the run lie


def read_angles(run: Run, inputs: Inputs, workspace: int, scratch: MemoryAlone | Scratch) -> Angles:
    """Read the raster DIRECTIONS as D∞ angles; refuse values that are none. The parameters as of `read_directions`."""
    from ...core.raster.raster import lazy

    source = inputs.raster("DIRECTIONS")
    storage = storage_of_directions(run, source, workspace + ANGLE_BYTES_PER_CELL, scratch)
    values, valid = source.read(run.on(storage), 1)
    wrong = (valid & (lazy(values) > FULL_CIRCLE)).count(run.on(storage))
    if wrong or not lazy(valid).any():
        what = Text("holds {} values greater than 2π", told(wrong)) if wrong else Text("has no valid cell")
        raise refusal("‘{}’ {}: it is no raster of D∞ angles. Choose another ENCODING or raster.", source.name, what)
    angles = lazy(values).where(valid, np.nan).astype(np.float32).materialise(run.on(storage))
    for raster in (values, valid):
        storage.remove(raster)
    return Angles(*_cells_of(run, source), angles, storage)  # type: ignore[call-arg]


def storage_of_directions(run: Run, source: RasterSource, workspace: int, scratch: MemoryAlone | Scratch) -> InMemory:
    """Return where rasters lie; refuse a raster of directions that would not fit there or take too long.

    The parameters are those of `read_directions`.
    """
    from ...core.flow.encodings.encodings import DECODING_BYTES_PER_CELL

    needed = source.dtype(1).itemsize + READING_CODES_BYTES + DECODING_BYTES_PER_CELL + workspace
    storage = scratch.storage(run, (source.nrows, source.ncols), needed, needed, joins=True)
    require_compiler(run, source.nrows * source.ncols)
    return storage


@dataclass(frozen=True)
class GivenDirections:
    """Directions as a raster has them: values, where they are valid, and the parameter that names their encoding."""

    source: RasterSource
    values: np.ndarray
    valid: np.ndarray
    parameter: str
    storage: OnThreads = IN_MEMORY  # where all that is made of them lies
    gauges: Cells | tuple = ()  # cells in which water may end without a direction


def core_codes(
    run: Run, given: GivenDirections, encoding: str, z: Array | None = None, remedy: str = ""
) -> tuple[Array, str]:
    """Return the directions of a raster in the core's codes, and the encoding that they were read in.

    ``encoding`` is what the user chose; heights ``z`` help where it is to be detected, and ``remedy`` says what else
    the user may do where that fails.
    """
    from ...core.flow.directions.d8_cycles import find_cycle
    from ...core.flow.encodings.encodings import decode, recognised
    from ...core.raster.raster import lazy
    from ...core.raster.storage import values_at

    source, values, valid, storage = given.source, given.values, given.valid, given.storage
    if not lazy(valid).any():
        raise refusal("The raster ‘{}’ has no valid cell: there are no directions.", source.name)
    detected = encoding == AUTO
    encoding = _stated(source, encoding)
    if encoding == AUTO:
        with run.phase("Looking at some rows", 0.4):
            found = None
            if z is None:
                found = recognised(run.on(storage), values, valid, gauges=given.gauges)
        if found:
            run.note(_note_of_detection(source, found[1]))
            return found
        with run.phase("Finding out the encoding", 0.2):
            encoding = _detected(run, given, z, remedy)
    with run.phase("Decoding the directions", 0.2):
        codes, unknown, first = decode(run.on(storage), values, valid, encoding, gauges=given.gauges)
    if unknown:
        if _are_angles(run, given):
            raise refusal(
                "‘{}’: this looks like D∞ angles, not like D8 directions: {} in {}. Set {} to dinf where there is "
                "that choice, or give directions of the METHOD d8.",
                source.name, told(values_at(values, first), "g"), _place(first, source), given.parameter
            )
        if _are_heights(run, given):
            raise refusal(
                "‘{}’: this looks like heights, not like flow directions: {} in {}. Give it as the DEM where there is "
                "one to give, or make directions of it with ‘Flow directions’.",
                source.name, told(values_at(values, first), "g"), _place(first, source)
            )
        raise refusal(
            "‘{}’ holds {} in {}, which is no direction of the encoding {} ({} such cells). {}",
            source.name, told(values_at(values, first), "g"), _place(first, source), encoding, told(unknown),
            _advice(run, given, z)
        )
    with run.phase("Looking for cycles", 0.2):
        cell = find_cycle(run.on(storage), codes)
    if cell >= 0:
        raise refusal(
            "The directions of ‘{}’, read as {}, have a cycle at {}. {}",
            source.name, encoding, _place(cell, source), _advice(run, given, z)
        )
    if detected:
        run.note(_note_of_detection(source, encoding))
    return codes, encoding


def _stated(source, encoding):
    """Return the encoding that was chosen, or that the file says, AUTO where neither does."""
    told = ENCODING_TOLD.search(source.band_name(1)) if encoding == AUTO else None
    return told[1] if told else encoding


def _note_of_detection(source, encoding):
    """Return what is said of an encoding that was found out."""
    return Text("‘{}’ holds directions of the encoding {} (detected)", source.name, encoding)


def _place(cell, source):
    """Return where a cell lies, as people count: from 1."""
    return Text("column {:,}, row {:,}", cell % source.ncols + 1, cell // source.ncols + 1)


def _are_angles(run, given):
    """Tell whether a raster holds radians: fill the circle, with -1 where water ends, as heights hardly do."""
    from ...core.raster.raster import lazy

    values = lazy(given.values)
    highest = float(values.max(run.on(given.storage), given.valid))
    low = (given.valid & (values < -1)).count(run.on(given.storage))
    return given.values.dtype.kind == "f" and ALMOST_CIRCLE < highest <= FULL_CIRCLE and not low


def _are_heights(run, given):
    """Tell whether a raster is no raster of directions at all: no encoding knows the numbers of half of its cells."""
    from ...core.flow.encodings.encodings import decode
    from ...core.raster.raster import lazy

    values, valid, storage = given.values, given.valid, given.storage
    unknown = (decode(run.on(storage), values, valid, each)[1] for each in ENCODINGS)
    return min(unknown) > lazy(valid).count(run) / 2


def _detected(run, given, z, remedy):
    """Return the encoding of a raster, or the nearest where none can be right; refuse to guess among several."""
    from ...core.flow.encodings.encodings import decode, detect

    values, valid, storage = given.values, given.valid, given.storage
    name, readings = detect(run.on(storage), values, valid, z)
    if name:
        return name
    possible = [reading.name for reading in readings if not reading.has_cycle]
    if possible:
        raise refusal(
            "‘{}’ can be read as {}, and its water does not tell which is right: set {}{}.",
            given.source.name, alternatives(possible), given.parameter, remedy
        )
    if readings:
        return min(readings, key=lambda reading: reading.pairs).name
    return min(ENCODINGS, key=lambda each: decode(run.on(storage), values, valid, each)[1])


def _advice(run, given, z):
    """Return what to do with a raster that is wrong in one encoding."""
    from ...core.flow.encodings.encodings import detect

    parameter = given.parameter
    name, readings = detect(run.on(given.storage), given.values, given.valid, z)
    if name:
        return Text("It is likely {}: set {} to that.", name, parameter)
    possible = [reading.name for reading in readings if not reading.has_cycle]
    if possible:
        return Text("It may be {}: set {} to one of them.", ", ".join(possible), parameter)
    if readings:
        return Text("In every encoding that fits there is a cycle: make the directions anew from the DEM.")
    return Text(
        "No encoding has all its values: is it a raster of flow directions? If so, set these cells to no data."
    )


def looks_like_esri(z: Array, valid: Array) -> bool:
    """Tell whether heights are the numbers of directions after ESRI, most of these and nothing else."""
    from ...core.raster.storage import STORED_AT_A_TIME
    from ...core.raster.tiles import row_bands

    found = set()
    for rows in row_bands(z.shape, STORED_AT_A_TIME) if z.dtype.kind in "iu" else ():
        found.update(np.unique(z[rows][valid[rows]]).tolist())
        if not found <= ESRI_NUMBERS | {0, 255}:
            return False
    return len(found & ESRI_NUMBERS) >= LEAST_NUMBERS


def write_directions(
    run: Run, outputs: Outputs, name: str, codes: Array, encoding: str, frame: Frame, title: str
) -> str | None:
    """Write directions in an encoding, one colour for each; return the path, or None when the output is not wanted."""
    from ...core.flow.encodings.encodings import encode
    from ...core.raster.raster import lazy

    if not outputs.wants(name):
        return None
    values, lost = lazy(codes).look_up(ENCODINGS[encoding].numbers()), 0
    if ENCODINGS[encoding].end is None:
        with run.phase("Encoding the directions", 0.3):
            values, _, lost = encode(run, codes, encoding)
    if lost:
        run.warn(
            "The encoding {} has no number for a cell where water ends: {} such cells inside the data have no data in "
            "{}. Others, esri for example, keep them.",
            encoding, told(lost), name
        )
    void, colours = ENCODINGS[encoding].void, direction_colours(encoding)
    details = f"D8 directions, encoding {encoding}"
    with run.phase("Writing cells", 0.7):
        return outputs.raster(run, name, values, None, frame, title, details, nodata=void, colours=colours)


def direction_colours(encoding: str) -> dict[int, tuple]:
    """Return the label and colour of every value of an encoding: the colour wheel, red to the east."""
    foreign = ENCODINGS[encoding]
    colours = {}
    for code, (value, label) in enumerate(zip(foreign.directions, COMPASS)):
        colours[value] = label, tuple(round(255 * part) for part in colorsys.hsv_to_rgb(code / 8, 0.6, 0.9))
    if foreign.end is not None:
        colours[foreign.end] = "Water ends", END_COLOUR
    return colours
