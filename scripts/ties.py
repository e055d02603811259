"""Compares the rules of TIES on flat land, and writes the table into docs/methods/hydrologyfromdem.md.

What is true comes from elsewhere: rivers and directions of other programs, or the same land before its heights were
rounded, which makes flats of its valleys. The land is in ../shared/data, or in the folder that HEADWATERS_TEST_DATA
names; what is not there is left out.
"""

import importlib
import re
import sys

import numpy as np
from osgeo import gdal, ogr, osr
from qgis_env import DATA, ROOT
from scipy.ndimage import distance_transform_edt

PAGE = ROOT / "docs" / "methods" / "hydrologyfromdem.md"
RULES = {"sea": (0,), "first": (0,), "random": (1, 2, 3, 4, 5)}  # and seeds, over which the mean is taken
RIVERS = 0.01  # of all cells are rivers of the reference
RIVERS_BESIDE_LINES = 0.05  # of all cells are our rivers where lines are the reference: they show smaller brooks
ALIKE = 0.1  # areas that differ by less are called the same
BEGIN, END = "<!-- table of the rules: scripts/ties.py -->\n", "<!-- end of the table -->\n"

PROGRAMS = (  # name, DEM, directions of another program, their encoding
    ("Danish lowland, by malstroem", "denmark_lowland_malstroem/dtm.tif", "flowdir_noflats.tif", "saga"),
    ("Texas, by HydroSHEDS", "texas_hydrosheds/dem.tif", "dir.tif", "esri"),
)
LINES = (  # name, DEM, lines
    ("Logan at 100 m, rivers by TauDEM at 30 m", "logan_taudem/logan100m.tif", "logannet.shp"),
    ("Lake Tana, rivers of the Robit", "lake_tana_robit/srtm_30m.tif", "robReach.shp"),
)
ROUNDED = (  # name, DEM, heights in steps of so many metres
    ("Danish lowland", "denmark_lowland_malstroem/dtm.tif", 1),
    ("Minnesota, 1 m cells", "minnesota_lidar1m/dem.tif", 0.5),
    ("Washington, 2 m cells", "washington_dc_2m/dtm.tif", 0.5),
    ("Baranja", "baranja_qgis/dem.tif", 5),
    ("Vermont", "vermont90m/DEM.tif", 20),
    ("Logan", "logan_taudem/logan100m.tif", 20),
    ("Spain", "spain_dem25/dem25.tif", 20),
    ("Colorado", "colorado_ned10m/co_elevation_roi.tif", 20),
    ("Jacksboro Fault", "jacksboro_fault/jacksboro_fault_dem.tif", 10),
    ("Big Tujunga", "bigtujunga_srtm30/bigtujunga.tif", 20),
    ("Mandakini", "mandakini_basin90m/Mandakini.tif", 50),
)


def main():
    package = importlib.util.spec_from_file_location(
        "headwaters", ROOT / "__init__.py", submodule_search_locations=[str(ROOT)]
    )
    sys.modules["headwaters"] = importlib.util.module_from_spec(package)
    rows = [row(name, *by_program(*given)) for name, *given in PROGRAMS if (DATA / given[0]).exists()]
    rows += [row(name, *by_lines(*given)) for name, *given in LINES if (DATA / given[0]).exists()]
    rows += [
        row(f"{name}, rounded to {step} m", *by_rounding(dem, step))
        for name, dem, step in ROUNDED
        if (DATA / dem).exists()
    ]
    head = " | ".join(f"{what}: {rule}" for what in ("directions", "areas", "astray") for rule in RULES)
    lines = [f"| land | flat | {head} |", "|---" * (2 + 3 * len(RULES)) + "|", *rows]
    table = "\n".join(lines) + "\n"
    print(table)
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(re.sub(f"(?s){BEGIN}.*?{END}", lambda _: BEGIN + table + END, text), encoding="utf-8")


class Terrain:
    """A DEM, and its water by any rule."""

    def __init__(self, path, step=0):
        from headwaters.core.raster.domain import drainage_domain
        from headwaters.core.raster.grid import flat_cells, geodesic_cells, step_lengths
        from headwaters.core.run.run import Run

        self.dataset = gdal.Open(str(DATA / path))
        band = self.dataset.GetRasterBand(1)
        self.z = band.ReadAsArray().astype(np.float64)
        void = band.GetNoDataValue()
        self.valid = np.isfinite(self.z) & (self.z != void if void is not None else True)
        if step:
            self.z = np.round(self.z / step) * step
        _, dx, _, north, _, dy = self.dataset.GetGeoTransform()
        reference = self.dataset.GetSpatialRef()
        if reference is not None and reference.IsGeographic():
            sizes = geodesic_cells(self.z.shape[0], north, dx, -dy, reference.GetSemiMajor(), 1 / 298.257223563)
        else:
            sizes = flat_cells(self.z.shape[0], dx, -dy)
        self.lengths, self.area = step_lengths(*sizes[:2]), sizes[2]
        self.domain = drainage_domain(Run(), self.valid)

    def filled(self):
        """Return the surface that water fills."""
        from headwaters.core.depressions.fill import fill
        from headwaters.core.run.run import Run

        return fill(Run(), self.z, self.domain)[0]

    def breached(self):
        """Return the surface in which channels lead out of every depression."""
        from headwaters.core.depressions.breach import breach
        from headwaters.core.depressions.fill import fill
        from headwaters.core.run.run import Run

        return fill(Run(), breach(Run(), self.z, self.domain, self.lengths)[0], self.domain)[0]

    def codes(self, surface, ties, seed=0):
        """Return directions by a rule."""
        from headwaters.core.flow.directions.directions import d8
        from headwaters.core.run.run import Run

        return d8(Run(), surface, self.domain, self.lengths, ties, seed)[0]

    def areas(self, codes):
        """Return the area that drains through each cell."""
        from headwaters.core.flow.accumulation import accumulate_d8
        from headwaters.core.run.run import Run

        return np.where(self.valid, accumulate_d8(Run(), codes, self.area), 0)

    def flats(self, surface):
        """Return which cells have no lower neighbour and do not lie at the edge of the data."""
        padded = np.pad(np.where(self.valid, surface, -np.inf), 1, constant_values=-np.inf)
        nrows, ncols = surface.shape
        around = [padded[r : r + nrows, c : c + ncols] for r in range(3) for c in range(3) if (r, c) != (1, 1)]
        return self.valid & (np.min(around, axis=0) == surface)


def by_program(dem, directions, encoding):
    """Return terrain, codes and areas of the reference, and the surface that our water runs over."""
    from headwaters.core.flow.encodings.encodings import decode
    from headwaters.core.run.run import Run

    terrain = Terrain(dem)
    values = gdal.Open(str((DATA / dem).with_name(directions))).ReadAsArray()
    codes = decode(Run(), values, terrain.valid, encoding)[0]
    return terrain, terrain.filled(), codes, terrain.areas(codes)


def by_rounding(dem, step):
    """Return the same for rounded heights; the reference are the heights as they were, breached, so without flats."""
    exact, terrain = Terrain(dem), Terrain(dem, step)
    codes = exact.codes(exact.breached(), "sea")
    return terrain, terrain.filled(), codes, exact.areas(codes)


def by_lines(dem, lines):
    """Return the same where only lines are known: no codes, and the cells that are rivers instead of areas."""
    terrain = Terrain(dem)
    target = gdal.GetDriverByName("MEM").Create("", *terrain.z.shape[::-1], 1, gdal.GDT_Byte)
    target.SetGeoTransform(terrain.dataset.GetGeoTransform())
    target.SetProjection(terrain.dataset.GetProjection())
    layer = ogr.Open(str((DATA / dem).with_name(lines)))
    gdal.RasterizeLayer(target, [1], layer.GetLayer(), burn_values=[1])
    return terrain, terrain.filled(), None, terrain.valid & (target.ReadAsArray() == 1)


def row(name, terrain, surface, codes, areas):
    """Return a row of the table."""
    flats = terrain.flats(surface)
    measured = {
        rule: np.mean([compared(terrain, flats, terrain.codes(surface, rule, seed), codes, areas) for seed in seeds], 0)
        for rule, seeds in RULES.items()
    }
    cells = []
    for column, digits in enumerate((1, 1, 2)):
        best = (min if column == 2 else max)(round(each[column], digits) for each in measured.values())
        for each in measured.values():
            text = f"{each[column]:.{digits}f}"
            cells.append("" if np.isnan(each[column]) else f"**{text}**" if float(text) == best else text)
    share = 100 * flats.sum() / terrain.valid.sum()
    print(name, file=sys.stderr)
    return f"| {name} | {share:.0f} | {' | '.join(cells)} |"


def compared(terrain, flats, ours, codes, areas):
    """Return how many flat cells and river areas agree with a reference, in percent, and how far rivers are apart."""
    own = terrain.areas(ours)
    if codes is None:
        threshold = np.quantile(own[terrain.valid], 1 - RIVERS_BESIDE_LINES)
        return np.nan, np.nan, distance_transform_edt(own < threshold)[areas].mean()
    alike = 100 * np.mean(ours[flats] == codes[flats])
    threshold = np.quantile(areas[terrain.valid], 1 - RIVERS)
    river = areas >= threshold
    padded = np.pad(own, 1)
    nrows, ncols = own.shape
    near = np.array([padded[r : r + nrows, c : c + ncols][river] for r in range(3) for c in range(3)])
    same = 100 * np.mean(np.min(np.abs(near / areas[river] - 1), axis=0) < ALIKE)
    rivers = river, own >= threshold
    apart = [distance_transform_edt(~one)[other].mean() for one, other in (rivers, rivers[::-1])]
    return alike, same, np.mean(apart)


if __name__ == "__main__":
    gdal.UseExceptions()
    osr.UseExceptions()
    main()
