"""Models whose ground is a DEM: the parameters, the DEM read with all that says what it means, and the model built."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from qgis.core import QgsRectangle

from ....core.choices import M2_PER_KM2
from ...base import parameters as p
from ...errors import refusal
from ...layers.burning import burn_shapes
from ...layers.map_cells import Frame
from ...layers.raster_reading import read_known_heights
from ...layers.scratch import MemoryAlone
from ...layers.vector_reading import POLYGONS, read_features, read_line_vertices
from ...numbers import told
from ...water.dem import dem_parameters, read_dem
from ..heightmaps.height_images import CODES, heights_of_image, image_format
from ..model_files.dem_islands import DemFrame, DemIsland
from ..model_files.layers import ArchipelagoModel, ModelIsland
from ..model_files.rasters import as_kept
from ..model_files.writing import places_as_kept

if TYPE_CHECKING:
    from ....core.arrays import Heights
    from ....core.run.run import Run
    from ....core.terrain.dem.tracing import Gauge
    from ....core.terrain.types import GridCells
    from ...base.inputs import Inputs
    from ..rendering.grids import TerrainGrid

DEM_MODEL_BYTES_PER_CELL = 220  # of the DEM, where lakes are many: while they are outlined; less for gullies after that
STANDING_WATER = KEEP_LAKES, DRAINED = "lakes", "drained"
USUAL_LAKE = 30  # cells
BURNED = 0.005  # of the relief: how deep drawn rivers are laid into the DEM before its own are looked for
CHANGED = 1e-3  # metres: less is a matter of digits
GREAT_LAKE = 0.2  # of the land: a hollow as large as that is rather a valley whose way out the DEM does not show
LARGEST_ASPECT = 1.1  # of cells that are still square enough not to be told of
STRONGEST_ROUGHNESS = 3.0
LEAST_SIDE = 3  # cells
SCALE_FACTS = ("lowest_m", "metres_per_step", "metres_per_column", "metres_per_row")
TAGS_OF_DEM_TERRAIN = (
    "heightmap, add rivers, carve valleys, refine, downscale, super resolution, upscale, amplify, "
    "hydrological conditioning, river, lake, DEM, terrain, game, minecraft"
)
REFERENCES_OF_DEM_TERRAIN = (
    "Lindsay (2016), Efficient hybrid breaching-filling sink removal methods for flow path enforcement in digital "
    "elevation models, doi:10.1002/hyp.10648",
)


class GivenGround(NamedTuple):
    """A DEM as it was read: heights in metres, where they lie, and what routing counts with."""

    z: np.ndarray  # float32
    land: np.ndarray  # bool
    cells: DemFrame
    crs: Any
    gauge: Gauge
    name: str
    whole: bool  # whether all heights are whole numbers of metres
    lakes: Any = None  # that somebody drew, int32, or None
    rivers: Any = None  # cells in which somebody drew some, bool, or None


def model_of_dem_parameters() -> list:
    """Return the parameters of a model whose ground is a DEM."""
    return [
        *dem_parameters(),
        *_scale_parameters(),
        p.number(
            "THRESHOLD",
            "Area from which rivers begin (km²)",
            "Land that drains to a place before it is a river. Empty: about one cell of the DEM in a hundred is river.",
            minimum=1e-9,
            maximum=1e9,
            optional=True,
        ),
        p.lines(
            "SKETCH",
            "Rivers that are known",
            "Lines of rivers, which run where they were drawn. The DEM is lowered along them as far as it takes.",
            optional=True,
        ),
        *_lake_parameters(),
        p.number(
            "VALLEYS",
            "Valleys to be cut (% of the relief)",
            "Rivers and hillslopes cut into the DEM until its land has sunk by so much in the mean: 3 makes river land "
            "of noise that is still the same land, 8 a mountain range. Gentle land sinks by less. Coasts and lakes "
            "that are there stay. 0: none.",
            default=0.0,
            minimum=0,
            maximum=25,
        ),
        p.number(
            "DETAIL",
            "Detail of finer cells (1: as rough as the DEM)",
            "Gullies on slopes, below the cells of the DEM, make finer cells as rough as the DEM tells that the land "
            "is. 0 leaves them smooth.",
            default=1.0,
            minimum=0,
            maximum=STRONGEST_ROUGHNESS,
        ),
        p.number(
            "WINDING",
            "Winding of rivers (1: as in nature)",
            "0 makes them straight between the bends of their valleys, 2 lets them wind twice as much.",
            default=1.0,
            minimum=0,
            maximum=STRONGEST_ROUGHNESS,
            advanced=True,
        ),
        p.advanced(
            p.raster(
                "RAIN", "Rain (any unit)", "On the cells of the DEM: rivers carry more where more of it falls.", True
            )
        ),
        p.seed(),
    ]


def _scale_parameters():
    """Return the parameters of what pixels and numbers of a heightmap mean."""
    return [
        p.number(
            "PIXEL_SIZE",
            "Size of a pixel (m)",
            "Metres on the ground from one pixel to the next, for an image that does not say where it lies: a "
            "heightmap of a game, a PNG. Rasters with a CRS have their own.",
            minimum=1e-3,
            maximum=p.FAR,
            optional=True,
        ),
        p.number(
            "Z_FACTOR",
            "Metres for each unit of height",
            "Heights are multiplied by this. A PNG of 16 bits from 0 to 65535 that is to be 1,000 m high has 0.01526.",
            default=1.0,
            minimum=1e-9,
            maximum=1e6,
        ),
        p.number(
            "Z_OFFSET",
            "Height of 0 (m)",
            "Added to all heights, after they were multiplied.",
            default=0.0,
            minimum=-p.GREATEST_HEIGHT,
            maximum=p.GREATEST_HEIGHT,
            advanced=True,
        ),
        image_format(),
        p.file(
            "SCALE_FILE",
            "Scale",
            "The JSON file that ‘Export heightmap’ has written beside a heightmap. It has the size of pixels and what "
            "heights mean, instead of the three above.",
            "JSON files (*.json)",
            optional=True,
        ),
    ]


def _lake_parameters():
    """Return the parameters of water that stands."""
    return [
        p.choice(
            "STANDING_WATER",
            "Water that stands",
            "lakes: hollows that are rather filled than opened, and ground that is level, are lakes. drained: there "
            "are none but those of LAKE_POLYGONS; hollows are opened by the least change.",
            STANDING_WATER,
            KEEP_LAKES,
            labels=("lakes", "none, hollows are opened"),
        ),
        p.number(
            "MIN_AREA",
            "Least area of a lake (km²)",
            "Smaller hollows are opened. Empty: 30 cells of the DEM.",
            minimum=0,
            maximum=1e9,
            optional=True,
            advanced=True,
        ),
        p.polygons("LAKE_POLYGONS", "Lakes that are known", "Polygons of lakes, each of which has one level."),
        p.number(
            "DEEPEST_CUT",
            "Deepest cut (% of the relief)",
            "A hollow that only a deeper gorge would drain becomes a lake where it is large enough, and is else cut "
            "and raised in part.",
            default=3.0,
            minimum=0,
            maximum=100,
            advanced=True,
        ),
    ]


def counts_of_model() -> list:
    """Return the numbers that tell of a model whose ground is a DEM."""
    return [
        p.count("COURSE_COUNT", "Courses of rivers"),
        p.count("RIVER_KM", "Length of rivers (km)"),
        p.count("LAKE_COUNT", "Lakes"),
        p.count("LAKE_KM2", "Area of lakes (km²)"),
        p.count("THRESHOLD_USED", "Area from which rivers begin (km²)"),
        p.count("CHANGED_SHARE", "Land of the DEM that was changed, apart from lakes (%)"),
        p.count("GREATEST_CHANGE", "Greatest change there (m)"),
        p.count("ROUGHNESS_FOUND", "Roughness of the land below the cells of the DEM (m)"),
        p.count(*p.SEED_USED),
    ]


class Scale(NamedTuple):
    """What numbers and pixels of a raster mean where it does not say so itself."""

    pixel: Any  # metres of a pixel to the east and to the south; None: as the raster has it
    factor: float  # metres
    offset: float


def read_given_ground(run: Run, inputs: Inputs) -> GivenGround:
    """Read the DEM and everything that says what it means as `GivenGround`."""
    from ....core.raster.domain import LAND, OUTLET
    from ....core.raster.holes import with_nearest
    from ....core.terrain.dem.tracing import Gauge

    for name in ("HOLES", "EDGE"):
        if inputs.choice(name) == "wall":
            raise refusal("{}: a terrain model has no walls that water goes round. Take ‘outlet’.", name)
    source = inputs.raster("INPUT")
    if min(source.nrows, source.ncols) < LEAST_SIDE:
        raise refusal(
            "INPUT: ‘{}’ has {} × {} cells, and rivers take {} × {} at least. Choose a larger raster.",
            source.name, source.ncols, source.nrows, LEAST_SIDE, LEAST_SIDE
        )
    scale = _scale(run, inputs, source)
    form, level = inputs.choice("FORMAT"), inputs.number("SEA_LEVEL")
    coloured = form in CODES  # then the level of the sea is none of the numbers of a band
    if coloured:
        read = inputs.replaced({"SEA_LEVEL": None})
    elif level is not None and inputs.has("SCALE_FILE"):  # which says what numbers are in metres
        read = inputs.replaced({"SEA_LEVEL": (level - scale.offset) / scale.factor})
    else:
        read = inputs
    dem = read_dem(run, read, DEM_MODEL_BYTES_PER_CELL, 1, MemoryAlone("a model of a DEM"))
    heights = heights_of_image(run, source, form, dem)
    if level is not None and read is inputs and (scale.factor, scale.offset) != (1.0, 0.0):
        run.note(
            "SEA_LEVEL is {} in the numbers of ‘{}’, which is a height of {} m",
            told(level, ".6g"), source.name, told(level * dem.metres * scale.factor + scale.offset, ".6g")
        )
    land = (dem.domain == LAND) | (dem.domain == OUTLET)
    if coloured and level is not None:
        land &= heights > level
    if not land.any():
        raise refusal("INPUT: every cell of ‘{}’ is sea, so there is no land. Take a lower SEA_LEVEL.", source.name)
    z = np.asarray(heights, np.float64) * dem.metres * scale.factor + scale.offset
    z = with_nearest(z, (land | dem.grid.valid) & np.isfinite(z))
    if np.ptp(z[land]) == 0.0:
        raise refusal("INPUT: all land of ‘{}’ is as high, so water runs nowhere. Choose another raster.", source.name)
    whole = bool((z[land] == np.rint(z[land])).all())
    cells, sizes = _cells(run, source, dem, scale)
    z, drawn = _with_drawn_rivers(run, inputs, source, dem, z, land, sizes)
    gauge = Gauge(sizes[0], sizes[1], sizes[2], _relative_rain(run, inputs, source, land))
    crs = source.crs
    return GivenGround(
        z.astype(np.float32), land, cells, crs, gauge, source.name, whole, _drawn_lakes(run, inputs, source),
        drawn,
    )


def _scale(run, inputs, source):
    """Return the `Scale` of a raster, from the parameters or the file that say so."""
    pixel, factor, offset = inputs.number("PIXEL_SIZE"), inputs.number("Z_FACTOR"), inputs.number("Z_OFFSET")
    pixel = None if pixel is None else (pixel, pixel)
    if inputs.has("SCALE_FILE"):
        facts = _facts_of_scale(inputs.text("SCALE_FILE"))
        factor, offset = facts["metres_per_step"] or 1.0, facts["lowest_m"]
        pixel = facts["metres_per_column"], facts["metres_per_row"]
    if source.crs.isValid():
        if pixel is not None:
            run.warn("PIXEL_SIZE is not used: ‘{}’ has a CRS, which says how large its cells are.", source.name)
        return Scale(None, factor, offset)
    if pixel is None and not source.is_placed:
        raise refusal(
            "INPUT: ‘{}’ has neither a CRS nor a place, so nobody knows how large its pixels are. Give their size in "
            "metres as PIXEL_SIZE, or the SCALE_FILE that ‘Export heightmap’ has written.",
            source.name
        )
    return Scale(pixel, factor, offset)


def _facts_of_scale(path):
    """Return what the file of ‘Export heightmap’ says."""
    try:
        facts = json.loads(Path(path).read_text(encoding="utf-8"))
        return {name: float(facts[name]) for name in SCALE_FACTS}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise refusal(
            "SCALE_FILE: ‘{}’ does not say what a heightmap means ({}). Take the JSON file that ‘Export heightmap’ "
            "has written as SCALE.",
            Path(path).name, error
        ) from error


def _cells(run, source, dem, scale):
    """Return the `DemFrame` of a raster, and width, height and area of the cells of each row."""
    from ....core.raster.grid import flat_cells

    nrows, ncols, grid = source.nrows, source.ncols, dem.grid
    place, sizes = source.frame, (grid.cell_width, grid.cell_height, grid.cell_area)
    if scale.pixel is not None:
        east, south = scale.pixel
        place, sizes = Frame(0.0, nrows * south, east, south, source.crs), flat_cells(nrows, east, south)
    width, height = (float(np.median(size)) for size in sizes[:2])
    if max(width / height, height / width) > LARGEST_ASPECT:
        run.note(
            "Cells are {} × {} m: rivers are laid in as if these were square. Reproject the DEM where their widths "
            "matter.",
            told(width, ".4g"), told(height, ".4g")
        )
    cell = float(np.sqrt(width * height))
    return DemFrame(place.x_min, place.y_max, place.dx, place.dy, nrows, ncols, cell), sizes


def _with_drawn_rivers(run, inputs, source, dem, z, land, sizes):
    """Return heights that are lowered along SKETCH, so that water follows it, and in which cells; None without it."""
    from ....core.rivers.burn import burn
    from ....core.terrain.dem.drawn_rivers import ground_of_drawn

    lines = inputs.features("SKETCH")
    if lines is None:
        return z, None
    x, y, first = read_line_vertices(run, lines, source, inputs.context)
    depth = max(BURNED * float(np.ptp(z[land])), 1.0)
    col, row = (x - source.x_min) / source.dx, (source.y_max - y) / source.dy
    place = {"domain": dem.domain, "x": col, "y": row, "first": first, "depth": depth}
    laid = partial(burn, run.quietly(), cell_width=sizes[0], cell_height=sizes[1], **place)
    drawn = laid(z, monotone=False)[0] < z
    burned, report = laid(ground_of_drawn(z, drawn, land))
    if report.length == 0:
        raise refusal(
            "SKETCH: no line of ‘{}’ lies on land of ‘{}’. Choose other lines, or correct the CRS of the layer that "
            "has a wrong one.",
            lines.sourceName(), source.name
        )
    run.note(
        "SKETCH: {} km of rivers lie in the DEM, {} m deep",
        told(report.length / 1000, ",.4g"), told(depth, ".3g")
    )
    return burned, drawn


def _drawn_lakes(run, inputs, source):
    """Return the number of the drawn lake in which the middle of each cell lies, None without any."""
    features = inputs.features("LAKE_POLYGONS")
    if features is None:
        return None
    shapes = ((each.geometry(), number) for number, each in enumerate(_polygons(run, inputs, features, source), 1))
    burnt = burn_shapes(run.quietly(), shapes, source, np.int32)
    if not burnt.any():
        run.warn(
            "LAKE_POLYGONS: no cell of ‘{}’ has its centre in a polygon of ‘{}’.", source.name, features.sourceName()
        )
    return burnt


def _polygons(run, inputs, features, source):
    """Return the polygons of a layer, in the CRS of a raster."""
    within = QgsRectangle(*source.bounds)
    return read_features(run, features, POLYGONS, source.crs, inputs.context, within, attributes=False)


def _relative_rain(run, inputs, source, land):
    """Return what rains on each cell over the mean on land, None without RAIN."""
    if not inputs.has("RAIN"):
        return None
    rain, name = read_known_heights(run, inputs, "RAIN", source).astype(np.float64), inputs.raster("RAIN").name
    known = np.isfinite(rain) & land
    lowest, mean = (float(rain[known].min()), float(rain[known].mean())) if known.any() else (0.0, 0.0)
    if lowest < 0.0:
        raise refusal("{}: ‘{}’ goes down to {}. No number may be below 0.", "RAIN", name, told(lowest, "g"))
    if not mean > 0.0:
        raise refusal("RAIN: there is none on the land of the DEM. Give a raster that covers it, or none.")
    missing = 1.0 - np.count_nonzero(known) / np.count_nonzero(land)
    if missing > 0.0:
        run.warn("RAIN: ‘{}’ has no data on {} % of the land; there the mean falls.", name, told(100 * missing, ".3g"))
    return np.where(known, rain / mean, 1.0)


def build_ground(run: Run, inputs: Inputs, ground, finer: bool = True) -> tuple:
    """Return the `ArchipelagoModel` of a `GivenGround`, and the numbers that tell of it.

    ``finer`` tells whether cells finer than those of the DEM are to be made of it.
    """
    from ....core.terrain.dem.building import DemRules, model_of_dem
    from ....core.terrain.dem.conditioning import SHALLOWEST, DemCells, LakeRules

    seed, cells = inputs.seed(), ground.cells
    relief, least = float(np.ptp(ground.z[ground.land])), inputs.number("MIN_AREA")
    lakes = LakeRules(
        USUAL_LAKE if least is None else max(least * M2_PER_KM2 / cells.cell**2, 1.0),
        1.0 if ground.whole else SHALLOWEST,
        max(inputs.number("DEEPEST_CUT") / 100 * relief, SHALLOWEST),
        ground.whole,
        inputs.choice("STANDING_WATER") == KEEP_LAKES,
        ground.lakes,
    )
    threshold = inputs.number("THRESHOLD")
    rules = DemRules(
        lakes,
        None if threshold is None else threshold * M2_PER_KM2,
        inputs.number("WINDING"),
        inputs.number("VALLEYS") / 100,
        inputs.number("DETAIL"),
        finer,
        ground.rivers,
    )
    built = model_of_dem(run, DemCells(ground.z, ground.land, cells.cell), ground.gauge, rules, seed)
    if built.sunk.any():
        run.note(
            "Valleys: land sank by {} m in the mean, by {} m at most",
            told(built.sunk[0], ",.4g"), told(built.sunk[1], ",.4g")
        )
    _warn_of_a_great_lake(run, ground, built)
    model = _as_it_is_kept(built.model)
    area = float((ground.land.sum(axis=1) * ground.gauge.area).sum())
    island = ModelIsland(0, model, DemIsland(cells, ground.crs, model.land.within, area))
    dry = ground.land & (built.lake == 0)
    change = np.abs(model.dem.z - ground.z)[dry]
    step = np.hypot(*np.diff(model.courses.xy, axis=0).T)
    step[model.courses.first[1:-1] - 1] = 0.0
    numbers = {
        "COURSE_COUNT": model.courses.cell.size,
        "RIVER_KM": float(step.sum()) / 1000,
        "LAKE_COUNT": int(built.lake.max(initial=0)),
        "LAKE_KM2": _square_metres_of_lakes(ground, built.lake, model.lakes) / M2_PER_KM2,
        "THRESHOLD_USED": built.threshold / M2_PER_KM2 if np.isfinite(built.threshold) else 0.0,
        "CHANGED_SHARE": float(100 * np.mean(change > CHANGED)) if change.size else 0.0,
        "GREATEST_CHANGE": float(change.max(initial=0.0)),
        "ROUGHNESS_FOUND": built.roughness,
        "SEED_USED": seed,
    }
    facts = {"WIDTH": (1.0, "Widths of rivers over usual ones"), "source": (ground.name, "DEM that is the ground")}
    return ArchipelagoModel(ground.name, ground.crs, [island], facts), numbers


def _square_metres_of_lakes(ground, lake, lakes):
    """Return the area of lakes within their shores, which cut corners of the cells that are ``lake``."""
    from ....core.plane.land import ring_area

    wet = (lake > 0).sum(axis=1)
    if not wet.any():
        return 0.0
    outlined = sum(abs(sum(ring_area(ring) for ring in each.rings)) for each in lakes)
    return float((wet * ground.gauge.area).sum()) * outlined / (wet.sum() * ground.cells.cell**2)


def _warn_of_a_great_lake(run, ground, built):
    """Tell of a lake that takes much of the land, and that neither the DEM nor somebody has drawn."""
    rose = np.where(ground.land & (built.lake > 0), built.model.dem.z - ground.z, 0.0)
    wet = rose > CHANGED if ground.lakes is None else (rose > CHANGED) & (ground.lakes == 0)
    share = np.bincount(built.lake[wet], minlength=1) / np.count_nonzero(ground.land)
    number = int(share.argmax())
    if share[number] >= GREAT_LAKE:
        run.warn(
            "{} % of the land of ‘{}’ became one lake, up to {} m deep: water finds no lower way out. If there is one, "
            "through a culvert or beyond the rim of the data, draw the river through it as SKETCH, or take a larger "
            "DEM; STANDING_WATER ‘drained’ opens the hollow.",
            told(100 * share[number], ".0f"), ground.name, told(rose[built.lake == number].max(), ".3g"),
        )


def _as_it_is_kept(model):
    """Return a model of a DEM with its fields and places as a file keeps them, so that reading changes nothing."""
    from ....core.terrain.dem.cell_means import ground_of

    within = as_kept(model.land.within)
    dem = model.dem._replace(**{name: as_kept(getattr(model.dem, name)) for name in ("gain", "means", "gorges")})
    lakes = (lake._replace(rings=tuple(places_as_kept(ring) for ring in lake.rings)) for lake in model.lakes)
    moved = {
        name: getattr(model, name)._replace(xy=places_as_kept(getattr(model, name).xy)) for name in ("tree", "courses")
    }
    land, ground = model.land._replace(within=within), ground_of(dem, model.ground.cell)
    law = model.law._replace(rain=as_kept(model.law.rain))
    return model._replace(land=land, ground=ground, dem=dem, lakes=tuple(lakes), law=law, **moved)


def spline_on(run: Run, ground, grid: TerrainGrid, cells: GridCells) -> Heights:
    """Return the heights of a DEM on cells of a grid: its own, or on finer ones its spline with these as means."""
    from ....core.raster.tiles import SMALL_TILE_SIDE, tile_rows
    from ....core.run.threads import map_tiles
    from ....core.terrain.dem.cell_means import MEAN_ROUNDS, through_cells
    from ....core.terrain.frames import cell_centres, frame_at
    from ....core.terrain.ground.spline_heights import add_spline

    samples = through_cells(ground.z, ground.cells.cell, 0 if grid.cell == ground.cells.cell else MEAN_ROUNDS)
    z = np.zeros((cells.nrows, cells.ncols))
    island = DemIsland(ground.cells, ground.crs)
    frame = frame_at(grid.window(cells, island.plane), cells)

    def raise_tile(tile):
        heights = np.zeros(tile.shape)
        add_spline(samples, *cell_centres(frame, tile), heights)
        z[tile.window] = heights

    map_tiles(run, raise_tile, [tile for row in tile_rows(z.shape, SMALL_TILE_SIDE) for tile in row])
    return z
