"""Surfaces that are made from nothing: their shape, their size and their place on the map."""

from __future__ import annotations

from qgis.core import QgsCoordinateTransform, QgsCsException, QgsProcessingParameterEnum, QgsProcessingParameterNumber

from ...core.choices import MOST_PEAKS, STARTING_SHAPES
from ...core.report.texts import Text
from ..base import parameters as p
from ..base.inputs import Inputs
from ..errors import refusal
from ..layers.crs import declared_crs
from ..layers.map_cells import Frame

ARTICLE_SLOPE = 1.0  # metres for each row
SHAPE_LABELS = (
    "plane",
    "peak, or several",
    "pyramid",
    "island of two volcanoes",
    "fractal noise",
    "fractal noise by diamonds and squares",
)


def shape_choice(what: str, more: tuple[str] = (), labels: tuple[str] = ()) -> QgsProcessingParameterEnum:
    """Return the parameter for the shape of a surface that is made; ``more`` shapes with ``labels`` may follow."""
    return p.choice("SHAPE", "Shape", what, (*STARTING_SHAPES, *more), "plane", labels=(*SHAPE_LABELS, *labels))


def roughness() -> QgsProcessingParameterNumber:
    """Return the parameter for the noise of a surface that is made."""
    return p.number(
        "ROUGHNESS",
        "Roughness (0 to 1)",
        "0 is smooth, 1 as rough as it gets: the fractal dimension of the noise is 2 and as much more. On shapes other "
        "than noise and diamondsquare it is also the strength of the noise. Empty: 0.3 for these two, else 0.",
        minimum=0,
        maximum=1,
        optional=True,
    )


def slope(unless: str = "") -> QgsProcessingParameterNumber:
    """Return the parameter for how steep a surface is that is made; ``unless`` says what wins over it."""
    return p.number(
        "SLOPE",
        "Slope of the shape (m for each row)",
        f"The relief of the shape is that times the rows less one{unless}.",
        default=ARTICLE_SLOPE,
        minimum=0,
        maximum=p.HIGH,
        advanced=True,
    )


def relief_by_slope(inputs: Inputs, nrows: int) -> float:
    """Return the relief in metres of a surface that is made, as SLOPE gives it."""
    return float(inputs.number("SLOPE") * max(nrows - 1, 1))


def peaks() -> QgsProcessingParameterNumber:
    """Return the parameter for the number of peaks."""
    return p.integer(
        "PEAKS",
        "Number of peaks (of the shape peak)",
        "1: one in the centre. More stand where the seed says, the highest as high as the relief.",
        default=1,
        minimum=1,
        maximum=MOST_PEAKS,
        advanced=True,
    )


def frame_parameters() -> list:
    """Return the parameters for the size and place of a raster that is made, columns and rows first."""
    return [
        p.integer("COLUMNS", "Columns", "Number of columns, when no extent is given.", 300, 1, 1_000_000),
        p.integer("ROWS", "Rows", "Number of rows, when no extent is given.", 200, 1, 1_000_000),
        p.extent("EXTENT", "Extent", "Cover this part of the map, in cells of the size below. Empty: columns × rows."),
        p.number(
            "CELL_SIZE",
            "Cell size (in the unit of the CRS, metres without one)",
            "Width and height of a cell.",
            1.0,
            minimum=1e-9,
            maximum=p.FAR,
        ),
        p.crs(
            "CRS",
            "CRS",
            "Coordinate reference system of the surface. Empty: that of the extent, else that of "
            "the project if it is projected, else none.",
        ),
    ]


def read_frame(inputs: Inputs) -> tuple[int, int, Frame]:
    """Return rows, columns and place of a raster that is made."""
    size = inputs.number("CELL_SIZE")
    crs = inputs.crs("CRS")
    given = inputs.extent("EXTENT", crs)
    if given is None:
        ncols, nrows = inputs.integer("COLUMNS"), inputs.integer("ROWS")
        return nrows, ncols, Frame(0.0, nrows * size, size, size, crs if crs.isValid() else inputs.project_crs())
    extent, crs = given
    ncols, nrows = max(1, round(extent.width() / size)), max(1, round(extent.height() / size))
    frame = Frame(extent.xMinimum(), extent.yMaximum(), size, size, crs)
    return nrows, ncols, frame


def frame_around(inputs: Inputs, name: str) -> tuple[int, int, Frame]:
    """Return rows, columns and frame of a raster around the polygons of the parameter ``name``.

    It has COLUMNS columns or ROWS rows, and no more of the other; one of them is free on each side.
    """
    source = inputs.features(name)
    crs = inputs.crs("CRS")
    own = declared_crs(source.sourceCrs())
    crs = crs if crs.isValid() else own
    to_map = QgsCoordinateTransform(own, crs, inputs.context.transformContext())
    try:
        extent = to_map.transformBoundingBox(source.sourceExtent())
    except QgsCsException as error:
        raise refusal("{} lies outside of {}: give another CRS.", name, crs.authid() or Text("the CRS")) from error
    if extent.isEmpty() or not extent.isFinite():
        raise refusal("{}: ‘{}’ has no polygon with an area. Choose another layer.", name, source.sourceName())
    most_cols, most_rows = max(inputs.integer("COLUMNS") - 2, 1), max(inputs.integer("ROWS") - 2, 1)
    size = max(extent.width() / most_cols, extent.height() / most_rows)
    ncols, nrows = (max(1, round(length / size)) + 2 for length in (extent.width(), extent.height()))
    centre = extent.center()
    return nrows, ncols, Frame(centre.x() - ncols * size / 2, centre.y() + nrows * size / 2, size, size, crs)
