"""Gives many lands their rivers, at their own cells and at finer ones, and prints what became of them as a table.

    python3 benchmarks/any_land.py [--times 1 3] [--foreign] [WORD …]

Lands are those of the folder of test data whose names hold one of the words, and noise of several kinds and seeds; with
--foreign others, which nothing was tuned on. Each line tells the cells in which no water leaves and the share of land
that drains, how much of the rivers D8 finds again, and how much of what D8 finds are rivers; how the means over the
cells of the DEM changed, in percent of its relief and apart from lakes; processor seconds for a million cells; whether
a window is a part of the whole, bit for bit; and the bytes of memory for each cell that is made, at most.
"""

import argparse
import os
import time
import tracemalloc
from pathlib import Path
from types import SimpleNamespace

from harness import headwaters_package

headwaters_package.load()

import foreign_lands  # noqa: E402
import numpy as np  # noqa: E402
from headwaters.core.depressions.fill import fill  # noqa: E402
from headwaters.core.erosion.starts import starting_surface  # noqa: E402
from headwaters.core.flow.accumulation import accumulate_d8  # noqa: E402
from headwaters.core.flow.directions.directions import d8  # noqa: E402
from headwaters.core.island.flow_law import COEFFICIENT, EXPONENT  # noqa: E402
from headwaters.core.raster.domain import drainage_domain  # noqa: E402
from headwaters.core.raster.grid import flat_cells, step_lengths  # noqa: E402
from headwaters.core.run.run import Run  # noqa: E402
from headwaters.core.terrain.dem.building import DemRules, model_of_dem  # noqa: E402
from headwaters.core.terrain.dem.conditioning import SHALLOWEST, DemCells, LakeRules  # noqa: E402
from headwaters.core.terrain.dem.tracing import Gauge  # noqa: E402
from headwaters.core.terrain.relief.levels import square_cells  # noqa: E402
from headwaters.core.terrain.rendering.rendering import prepare, render  # noqa: E402
from headwaters.core.terrain.types import LAKE_CELL  # noqa: E402
from osgeo import gdal  # noqa: E402
from scipy import ndimage  # noqa: E402

DATA = Path(os.environ.get("HEADWATERS_TEST_DATA", Path(__file__).resolve().parents[2] / "shared" / "data"))
DEMS = {  # a file, how many cells become one, and the level of the sea
    "colorado 93 m": ("colorado_ned10m/co_elevation_roi.tif", 9, None),
    "vermont 90 m": ("vermont90m/DEM.tif", 1, None),
    "tujunga 30 m": ("bigtujunga_srtm30/bigtujunga.tif", 1, None),
    "spain 75 m": ("spain_dem25/dem25.tif", 3, None),
    "tana 30 m": ("lake_tana_robit/srtm_30m.tif", 1, None),
    "washington 10 m": ("washington_dc_2m/dtm.tif", 5, None),
    "cairns": ("cairns_topobathy/cairns.tif", 1, 0.0),
    "moldavia 27 m": ("real_land/moldavia_27m.tif", 1, None),
    "stikine 90 m": ("real_land/stikine_90m.tif", 1, None),
    "swiss 25 m": ("real_land/swiss_foreland_25m.tif", 1, None),
    "dnieper 30 m": ("real_land/dnieper_30m.tif", 1, None),
    "whiteadder 5 m": ("real_land/whiteadder_5m.tif", 1, None),
    "mandakini 90 m": ("mandakini_basin90m/Mandakini.tif", 1, None),
    "minnesota 1 m": ("minnesota_lidar1m/dem.tif", 1, None),
    "denmark": ("denmark_lowland_malstroem/dtm.tif", 1, 0.0),
}
FOREIGN = {  # likewise
    "jacksboro 93 m": ("jacksboro_fault/jacksboro_fault_dem.tif", 1, None),
    "logan 100 m": ("logan_taudem/logan100m.tif", 1, None),
    "moldavia 10 m": ("real_land/moldavia_5m.tif", 2, None),
    "west bijou": ("west_bijou_gully/west_bijou_gully.asc", 2, None),
    "eno": ("eno_taudem/enogeo.tif", 1, None),
    "texas": ("texas_hydrosheds/dem.tif", 1, None),
    "baranja": ("baranja_qgis/dem.tif", 1, None),
    "pcraster": ("pcraster_catchment/dem.map", 1, None),
}
NOISE = {  # shape, roughness, share of it that is sea, whole metres, share of the relief that valleys take
    "noise": ("noise", 0.3, 0.0, False, 0.0),
    "noise in the sea": ("noise", 0.3, 0.5, False, 0.0),
    "noise of whole metres": ("noise", 0.3, 0.0, True, 0.0),
    "noise with valleys": ("noise", 0.3, 0.0, False, 0.03),
    "rough noise with valleys": ("noise", 0.6, 0.3, False, 0.08),
    "diamonds": ("diamondsquare", 0.3, 0.0, False, 0.0),
    "diamonds in the sea": ("diamondsquare", 0.3, 0.5, False, 0.0),
    "rough diamonds": ("diamondsquare", 0.6, 0.0, False, 0.0),
    "diamonds with valleys": ("diamondsquare", 0.3, 0.3, False, 0.03),
}
SIDE, CELL, RELIEF = 400, 100.0, 1500.0
DEGREE = 111_195.0
COLUMNS = (
    "land",
    "cells",
    "finer",
    "lakes",
    "pits",
    "drains %",
    "found %",
    "streams %",
    "mean %",
    "greatest %",
    "> 1 %",
    "s/M",
    "windows",
    "B/cell",
)
RUN = Run()


def read(path, coarser=1, sea=None):
    """Return heights, land and cell size of a DEM of the test data, None if it is not there."""
    if not (DATA / path).exists():
        return None
    dataset = gdal.Open(str(DATA / path))
    band, cell = dataset.GetRasterBand(1), dataset.GetGeoTransform()[1]
    z = band.ReadAsArray().astype(np.float32)
    nodata = band.GetNoDataValue()
    land = np.isfinite(z) & (z > -1e5) if nodata is None else np.isfinite(z) & (z != np.float32(nodata))
    cell = abs(cell) * (DEGREE if abs(cell) < 0.1 else 1.0)
    nrows, ncols = z.shape[0] // coarser, z.shape[1] // coarser
    parts = (each[: nrows * coarser, : ncols * coarser].reshape(nrows, coarser, ncols, coarser) for each in (z, land))
    z, land = (part.mean(axis=(1, 3)) if part.dtype != bool else part.all(axis=(1, 3)) for part in parts)
    nearest = ndimage.distance_transform_edt(~land, return_distances=False, return_indices=True)
    z = z[tuple(nearest)]
    return z.astype(np.float32), land if sea is None else land & (z > sea), cell * coarser, 0.0


def made(name, seed=11):
    """Return the same of noise, and the share of the relief that valleys take."""
    if name in foreign_lands.MADE:
        z, land = foreign_lands.MADE[name]()
        return z, land, CELL, 0.03 if "valleys" in name else 0.0
    shape, roughness, sea, whole, valleys = NOISE[name]
    z = np.asarray(starting_surface(RUN, shape, SIDE, SIDE, RELIEF, roughness, seed), np.float32)
    z = np.round(z) if whole else z
    return z, z > np.quantile(z, sea) if sea else np.ones(z.shape, bool), CELL, valleys


def measured(built, dem, times, scene, made_z):
    """Return pits, and percent of land that drains, of rivers that are found and of streams that are rivers."""
    z, lake, sea = made_z.z, made_z.water == LAKE_CELL, np.isnan(made_z.z)
    heights = np.where(sea, np.float32(-1e4), z)
    lowest = ndimage.minimum_filter(np.pad(heights, 1, constant_values=-1e9), footprint=_ring())[1:-1, 1:-1]
    domain = drainage_domain(RUN, ~sea)
    filled = fill(RUN, heights, domain)[0]
    width, height, area = flat_cells(z.shape[0], dem.cell / times, dem.cell / times)
    codes, _ = d8(RUN, filled, domain, step_lengths(width, height))
    water = accumulate_d8(RUN, codes, area)
    beds, flows = scene.beds, 1e6 * (built.model.courses.discharge / COEFFICIENT) ** (1 / EXPONENT)  # the land above
    shown = (scene.depth >= 0) & (beds.row >= 0) & (beds.col >= 0) & (beds.row < z.shape[0]) & (beds.col < z.shape[1])
    bed, river = np.zeros(z.shape, bool), np.zeros(z.shape, bool)
    bed[beds.row[shown], beds.col[shown]] = True
    shown &= flows[beds.course] >= built.threshold  # others leave lakes that drain less
    river[beds.row[shown], beds.col[shown]] = True
    found = ndimage.binary_dilation((water >= 0.5 * built.threshold) | lake, np.ones((3, 3)))
    near, streams = ndimage.binary_dilation(bed | lake, np.ones((3, 3))), (water >= built.threshold) & ~lake & ~sea
    river &= ~lake & ~sea
    return (
        int(np.count_nonzero((lowest >= heights) & ~sea & ~lake)),
        100 * float(np.mean(filled[~sea] <= heights[~sea])),
        100 * float(found[river].mean()) if river.any() else np.nan,
        100 * float(near[streams].mean()) if streams.any() else np.nan,
    )


def _ring():
    ring = np.ones((3, 3), bool)
    ring[1, 1] = False
    return ring


def changes(given, built, dem, times, made_z):
    """Return in percent of the relief how means over the cells changed: in the mean, at most, and how many by 1 %."""
    means = made_z.z.reshape(dem.z.shape[0], times, dem.z.shape[1], times).mean(axis=(1, 3))
    change = np.abs(means - given)[np.isfinite(means) & dem.land & (built.lake == 0)]
    change = 100 * change / float(np.ptp(given[dem.land]))
    return float(change.mean()), float(change.max()), 100 * float(np.mean(change > 1))


def rows_of(name, land, finer):
    """Yield a line for each size of cells."""
    z, is_land, cell, valleys = land
    dem, relief = DemCells(z, is_land, cell), float(np.ptp(z[is_land]))
    whole = bool((z[is_land] == np.rint(z[is_land])).all())
    lakes = LakeRules(deepest=0.03 * relief, depth=1.0 if whole else SHALLOWEST, whole=whole)
    gauge, rules = Gauge(*flat_cells(z.shape[0], cell, cell)), DemRules(lakes, valleys=valleys)
    for times in finer:
        rules = rules._replace(finer=times > 1)
        begin = time.process_time()
        built = model_of_dem(RUN, dem, gauge, rules, 1)
        building = time.process_time() - begin
        window = square_cells(0.0, z.shape[0] * cell, z.shape[0] * times, z.shape[1] * times, cell / times)
        begin = time.process_time()
        scene = prepare(RUN, built.model, window)
        made_z = render(RUN, built.model, window, scene=scene)
        spent = (building + time.process_time() - begin) / (made_z.z.size / 1e6)
        given = z if not valleys else built.model.dem.z
        yield (
            *(name, f"{z.shape[1]} × {z.shape[0]}", f"1/{times}", int(built.lake.max(initial=0))),
            *measured(built, dem, times, scene, made_z),
            *changes(given, built, dem, times, made_z),
            *(spent, windows_agree(built, window, made_z), peak_memory(dem, gauge, rules, window) / made_z.z.size),
        )


def windows_agree(built, window, whole):
    """Tell whether windows are parts of the whole bit for bit."""
    nrows, ncols = whole.z.shape
    for top, left in ((0, 0), (nrows // 3, ncols // 4), (nrows // 2, ncols // 2)):
        part = window._replace(top=top, left=left, nrows=nrows // 4, ncols=ncols // 3)
        here = np.s_[top : top + nrows // 4, left : left + ncols // 3]
        made_z = render(RUN, built.model, part)
        if not np.array_equal(made_z.z, whole.z[here], equal_nan=True) or (made_z.water != whole.water[here]).any():
            return "no"
    return "yes"


def peak_memory(dem, gauge, rules, window):
    """Return the bytes that building and rendering take at most; of arrays, as the machine code is there already."""
    tracemalloc.start()
    render(RUN, model_of_dem(RUN, dem, gauge, rules, 1).model, window)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return float(peak)


def load_kernels():
    """Build and render a little of all kinds of land, lest the first lands be charged for what is loaded but once."""
    z, land, cell, _ = made("rough noise with valleys")
    few = np.s_[:60, :60]
    for valleys in (0.0, 0.03):
        list(rows_of("", (z[few], land[few], cell, valleys), (1, 3)))


def main():
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("words", nargs="*")
    parser.add_argument("--times", type=int, nargs="+", default=[1, 3])
    parser.add_argument("--foreign", action="store_true")
    given = parser.parse_args(namespace=SimpleNamespace())
    files = FOREIGN if given.foreign else DEMS
    load_kernels()
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|")
    for name in (*files, *(foreign_lands.MADE if given.foreign else NOISE)):
        if given.words and not any(word in name for word in given.words):
            continue
        land = read(*files[name]) if name in files else made(name)
        for row in rows_of(name, land, given.times) if land else ():
            print(
                "| " + " | ".join(f"{value:.4g}" if isinstance(value, float) else str(value) for value in row) + " |",
                flush=True,
            )


if __name__ == "__main__":
    main()
