"""Pictures of rivers that were grown from a coastline: on Sardinia, whose coast and rivers lie in examples/data."""

import ink
import numpy as np
import picture
from osgeo import gdal, ogr
from qgis_env import ROOT
from scipy import ndimage
from water_figures import neighbourly

ISLAND = ROOT / "examples" / "data" / "sardinia.gpkg"
PAINTED = ROOT / "examples" / "data" / "sardinia_uplift.geojson"
PIXELS = 300  # of a panel from west to east
MARGIN = 0.02  # of the width of the island
SPACING, RIVER_SLOPE = 4700, 0.01  # where ζ is given in rises of an edge
FINE = 3  # shores are drawn so many times finer

SEA = np.array([224, 236, 242]) / 255
LAND = np.array([243, 239, 226]) / 255
TINTS = np.array([
    (150, 200, 185), (245, 212, 140), (205, 175, 220), (240, 165, 150), (165, 200, 235), (205, 220, 130),
    (250, 190, 210), (140, 185, 140), (215, 185, 150), (190, 190, 190),
]) / 255  # fmt: skip
UPLIFT = [  # from lowlands to where land rises fastest
    (0.0, (240, 240, 222)),
    (0.3, (236, 218, 170)),
    (0.7, (214, 160, 104)),
    (1.0, (160, 96, 62)),
]
SHORE = np.array([120, 146, 160]) / 255
RIVER = np.array([28, 92, 156]) / 255
SKETCH = np.array([214, 84, 30]) / 255


def make_all(qgis, folder, images, colours):
    """Make all pictures of this module."""
    island = Island(qgis, folder / "grown")
    for name, figure in FIGURES.items():
        picture.write_png(figure(island), images / f"{name}.png", colours)


class Island:
    """The coast of the island on a sheet of paper, and what grows on it."""

    def __init__(self, qgis, folder):
        folder.mkdir(exist_ok=True)
        self.qgis, self.folder, self.coast = qgis, folder, ISLAND
        self.store = ogr.Open(str(ISLAND))
        self.layer = self.store.GetLayer("coastline")
        west, east, south, north = self.layer.GetExtent()
        rim = MARGIN * (east - west)
        cell = (east - west + 2 * rim) / PIXELS
        self.shape = round((north - south + 2 * rim) / cell), PIXELS
        self.geotransform = (west - rim, cell, 0, north + rim, 0, -cell)
        self._raster(folder / "paper.tif", "GTiff", 1)
        land = self.burnt(self.layer, FINE) > 0
        self.land = land.reshape(self.shape[0], FINE, self.shape[1], FINE).mean(axis=(1, 3))

    def _raster(self, path, driver, fine):
        rows, columns = (side * fine for side in self.shape)
        raster = gdal.GetDriverByName(driver).Create(str(path), columns, rows, 1, gdal.GDT_Int32)
        west, cell, _, north, _, _ = self.geotransform
        raster.SetGeoTransform((west, cell / fine, 0, north, 0, -cell / fine))
        raster.SetProjection(self.layer.GetSpatialRef().ExportToWkt())
        return raster

    def frame(self):
        """Return where the paper lies, for GDAL to warp to."""
        west, cell, _, north, _, _ = self.geotransform
        rows, columns = self.shape
        bounds = (west, north - rows * cell, west + columns * cell, north)
        return {"outputBounds": bounds, "width": columns, "height": rows}

    def burnt(self, layer, fine=1, field=None):
        """Return which pixels lie in polygons of a layer, or the value of a field there."""
        raster = self._raster("", "MEM", fine)
        how = {"options": [f"ATTRIBUTE={field}"]} if field else {"burn_values": [1]}
        gdal.RasterizeLayer(raster, [1], layer, **how)
        return raster.ReadAsArray()

    def grow(self, name, **values):
        """Grow rivers and return the files: rivers, watersheds."""
        files = {"RIVERS": f"{name}_rivers.gpkg", "WATERSHEDS": f"{name}_watersheds.gpkg"}
        outputs = {output: self.folder / file for output, file in files.items()}
        coast = f"{self.coast}|layername=coastline"
        self.qgis.run("headwaters:growrivers", {"COASTLINE": coast, **values, **outputs})
        return outputs["RIVERS"], outputs["WATERSHEDS"]

    def sheet(self):
        """Return a sheet to draw on."""
        return ink.Sheet(self.folder / "paper.tif")

    def paper(self, colours=LAND):
        """Return the island without rivers; ``colours`` may differ from pixel to pixel."""
        map_ = picture.blend(np.broadcast_to(SEA, (*self.shape, 3)), np.asarray(colours), self.land)
        edge = np.abs(ndimage.gaussian_filter(self.land, 0.8) - 0.5) < 0.2
        return picture.blend(map_, SHORE, 0.8 * ndimage.gaussian_filter(edge.astype(float), 0.5))

    def basins(self, watersheds):
        """Return the island with its watersheds in calm colours, neighbours unlike each other."""
        store = ogr.Open(str(watersheds))
        ids = self.burnt(store.GetLayer(), field="id")
        _, labels = np.unique(ids, return_inverse=True)
        labels = labels.reshape(ids.shape)
        if ids.min() > 0:
            labels = labels + 1
        filled = labels[tuple(ndimage.distance_transform_edt(labels == 0, return_distances=False, return_indices=True))]
        return self.paper(0.6 * TINTS[neighbourly(filled)] + 0.4 * LAND)


def with_rivers(map_, sheet, path, width=0.16, upto=None, colour=RIVER):
    """Return a map with rivers that are wider the more area drains through them; those ``upto`` an id only."""
    strokes = []
    for parts, number, area in sheet.features(path, "id", "area_out_km2"):
        if upto is None or number <= upto:
            strokes += [(points, np.maximum(width * area**0.4, 0.55)) for points in parts]
    return picture.blend(map_, colour, sheet.strokes(strokes))


def steps(island):
    """Return four stages of the growth: after a twentieth, a fifth and a half of the edges, and at the end."""
    rivers, watersheds = island.grow("steps", GEOMETRY="edges")
    sheet = island.sheet()
    numbers = np.array(sorted(number for _, number in sheet.features(rivers, "id")))
    numbers = numbers[numbers <= 1_000_000]
    panels = []
    for share in (0.05, 0.2, 0.5):
        upto = int(np.quantile(numbers, share))
        panels.append(with_rivers(island.paper(), sheet, rivers, upto=upto))
    panels.append(with_rivers(island.basins(watersheds), sheet, rivers))
    return picture.beside(panels)


def side_by_side(island, choices):
    """Return the island grown by several choices."""
    panels = []
    for name, values in choices.items():
        rivers, watersheds = island.grow(name, **values)
        panels.append(with_rivers(island.basins(watersheds), island.sheet(), rivers))
    return picture.beside(panels)


def zeta(island):
    """Return the island with ζ = 0, with the default of four rises of an edge, and with sixteen."""
    rise = RIVER_SLOPE * SPACING
    choices = {f"zeta_{rises}": {"ZETA": rises * rise, "SPACING": SPACING} for rises in (0, 4, 16)}
    return side_by_side(island, {name: {**values, "RIVER_SLOPE": RIVER_SLOPE} for name, values in choices.items()})


def presets(island):
    """Return the island with rivers that mostly fork, and with rivers that mostly go on."""
    return side_by_side(island, {
        "forking": {"PC": 0.2, "PS": 0.7, "PA": 0.1},
        "going_on": {"PC": 0.2, "PS": 0.1, "PA": 0.7},
    })  # fmt: skip


def uplift(island):
    """Return the uplift and the rivers of the island as noise makes them, and with a range and a plain painted."""
    panels = []
    for name, values in {"noise": {}, "painted": {"UPLIFT": PAINTED}}.items():
        used = island.folder / f"{name}.tif"
        rivers, _ = island.grow(name, UPLIFT_USED=used, **values)
        warped = gdal.Warp("", str(used), format="MEM", resampleAlg="bilinear", **island.frame())
        panels.append(with_rivers(island.paper(picture.tint(UPLIFT, warped.ReadAsArray())), island.sheet(), rivers))
    return picture.beside(panels)


def with_sketch(map_, sheet, rivers):
    """Return a map on which those of the rivers that follow a sketch are orange."""
    followed = [
        (points, np.maximum(0.16 * area**0.4, 1.4))
        for parts, source, area in sheet.features(rivers, "source", "area_out_km2")
        if source == "sketched"
        for points in parts
    ]
    return picture.blend(map_, SKETCH, sheet.strokes(followed))


def sketched(island):
    """Return the mapped rivers of the island, and a network that grew on from them."""
    rivers, watersheds = island.grow("sketched", SKETCH=f"{island.coast}|layername=rivers")
    sheet = island.sheet()
    west, width, _, north, _, height = sheet.geotransform
    drawn = []
    for feature in island.store.GetLayer("rivers"):
        x, y = np.array(feature.GetGeometryRef().GetPoints())[:, :2].T
        drawn.append((np.stack([(x - west) / width, (y - north) / height], axis=1), 2.2))
    first = picture.blend(island.paper(), SKETCH, sheet.strokes(drawn))
    second = with_rivers(island.basins(watersheds), sheet, rivers)
    return picture.beside([first, with_sketch(second, sheet, rivers)])


FIGURES = {
    "growrivers": steps,
    "growrivers_zeta": zeta,
    "growrivers_presets": presets,
    "growrivers_sketched": sketched,
    "growrivers_uplift": uplift,
}
