"""What must hold of every run, whatever came in: nothing of the user's is changed, nothing half made stays behind, and
what is written is right by a truth of its own."""

import math
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr

SIDECARS = (".aux.xml", ".dbf", ".shx", ".prj", ".cpg", ".qix", "-wal", "-shm", "-journal", ".ige", ".rrd", ".csvt")
ROW, COLUMN = (0, 1, 1, 1, 0, -1, -1, -1), (1, 1, 0, -1, -1, -1, 0, 1)
ESRI = {1: 0, 2: 1, 4: 2, 8: 3, 16: 4, 32: 5, 64: 6, 128: 7}


def left_over(folder, outputs):
    """Return the files in the folder of outputs that are none of these outputs."""
    wanted = {Path(path).name for path in outputs}
    stems = {Path(path).stem for path in outputs}
    found = []
    for path in Path(folder).rglob("*"):
        sidecar = any(path.name.endswith(ending) for ending in SIDECARS)
        if path.name not in wanted and not (sidecar and path.name.split(".")[0] in stems):
            found.append(path.name)
    return found


def broken(case, results):
    """Return sentences on what does not hold of the results of a good run."""
    found = [
        f"{name} is {value}"
        for name, value in results.items()
        if isinstance(value, float) and not math.isfinite(value)
    ]
    for name, ending in case["outputs"].items():
        path = results.get(name)
        if path is None or ending == "TEMPORARY_OUTPUT":
            continue
        found += _opens(name, str(path).split("|")[0], ending)
    check = CHECKS.get(case["algorithm"])
    if check is not None and not found:
        found += check(case["parameters"], results)
    return found


def _opens(name, path, ending):
    if not Path(path).is_file():
        return [f"{name}: there is no file {path}"]
    if ending in (".html", ".json", ".txt"):
        return [] if Path(path).read_text(encoding="utf-8").strip() else [f"{name} is empty"]
    try:
        dataset = gdal.OpenEx(path)
    except RuntimeError as error:
        return [f"{name} does not open: {error}"]
    if dataset is None:
        return [f"{name} does not open"]
    if dataset.RasterCount:
        return [] if dataset.GetRasterBand(1).ReadAsArray() is not None else [f"{name} cannot be read"]
    return [] if dataset.GetLayerCount() else [f"{name} has no layer"]


def _cells(path, band=1):
    dataset = gdal.Open(str(path))
    band = dataset.GetRasterBand(min(band, dataset.RasterCount))
    return band.ReadAsArray(), band.GetMaskBand().ReadAsArray() > 0


def _fill(parameters, results):
    if not str(results.get("OUTPUT", "")).endswith(".tif"):
        return []
    (z, _), (filled, valid) = (_cells(parameters["INPUT"], parameters.get("BAND", 1)), _cells(results["OUTPUT"]))
    found = []
    upright = _transform(parameters["INPUT"]) == _transform(results["OUTPUT"])  # others are turned
    same = upright and z.shape == filled.shape and z.dtype == filled.dtype and not _scaled(parameters["INPUT"])
    if same and parameters.get("HOLES") != "fill" and (
        (filled[valid].astype(float) < z[valid].astype(float) - 1e-6).any()
    ):
        found.append("the fill lies below the DEM")
    if results.get("FILLED_VOLUME", 0) < 0 or results.get("DEEPEST", 0) < 0:
        found.append("a depth below 0")
    return found


def _transform(path):
    return gdal.Open(path).GetGeoTransform()


def _scaled(path):
    dataset = gdal.Open(path)
    band = dataset.GetRasterBand(1)
    return band.GetScale() not in (None, 1.0) or band.GetOffset() not in (None, 0.0)


def _directions(parameters, results):
    if parameters.get("ENCODING", "esri") != "esri" or parameters.get("METHOD") == "dinf":
        return []
    if not str(results.get("OUTPUT", "")).endswith(".tif"):
        return []
    codes, valid = _cells(results["OUTPUT"])
    nrows, ncols = codes.shape
    receiver = np.full(codes.size, -1)
    for row, col in np.argwhere(valid):
        direction = ESRI.get(int(codes[row, col]))
        if direction is not None:
            r, c = row + ROW[direction], col + COLUMN[direction]
            if not (0 <= r < nrows and 0 <= c < ncols):
                continue  # over the edge
            receiver[row * ncols + col] = r * ncols + c
    return ["directions lead in a circle"] if _circle(receiver) else []


def _circle(receiver):
    incoming = np.bincount(receiver[receiver >= 0], minlength=receiver.size)
    ready = list(np.flatnonzero(incoming == 0))
    seen = 0
    while ready:
        cell = ready.pop()
        seen += 1
        below = receiver[cell]
        if below >= 0:
            incoming[below] -= 1
            if incoming[below] == 0:
                ready.append(below)
    return seen != receiver.size


def _accumulation(parameters, results):
    if not str(results.get("OUTPUT", "")).endswith(".tif") or "WEIGHTS" in parameters:
        return []
    water, valid = _cells(results["OUTPUT"])
    return ["accumulation below 0 or not a number"] if not (water[valid] >= 0).all() else []


def _layer(path):
    text = str(path)
    if not text.endswith((".gpkg", ".shp", ".geojson")):
        return []
    dataset = gdal.OpenEx(text, gdal.OF_VECTOR)
    found = []
    for feature in dataset.GetLayer(0):
        shape = feature.GetGeometryRef()
        found.append((None if shape is None else shape.Clone(), feature.items()))
    return found


def _polygons(name):
    def check(_parameters, results):
        found = []
        for shape, fields in _layer(results.get(name)):
            if shape is None or shape.IsEmpty() or not shape.IsValid():
                found.append(f"{name}: an invalid polygon, id {fields.get('id')}")
            if (fields.get("area_km2") or 0) < 0:
                found.append(f"{name}: an area below 0")
        return found[:3]

    return check


def _rivers(_parameters, results):
    rivers = _layer(results.get("RIVERS"))
    if not rivers or "downstream" not in rivers[0][1]:
        return []
    found = []
    lines = {fields["id"]: shape for shape, fields in rivers}
    if len(lines) != len(rivers):
        found.append("RIVERS: ids are not unique")
    for shape, fields in rivers:
        below = fields.get("downstream")
        if below is None:
            continue
        if below not in lines:
            found.append(f"RIVERS: {fields['id']} flows into {below}, which is not there")
            continue
        end, start = shape.GetPoint_2D(shape.GetPointCount() - 1), lines[below].GetPoint_2D(0)
        if end != start and str(results["RIVERS"]).endswith(".gpkg"):
            found.append(f"RIVERS: {fields['id']} does not end where {below} begins")
    return found[:3]


def _both(*checks):
    return lambda parameters, results: [each for check in checks for each in check(parameters, results)]


CHECKS = {
    "filldepressions": _fill,
    "flowdirections": _directions,
    "flowaccumulation": _accumulation,
    "lakes": _polygons("LAKES"),
    "watersheds": _polygons("WATERSHEDS"),
    "hydrologyfromdem": _both(_polygons("WATERSHEDS"), _polygons("LAKES"), _rivers),
    "rivernetwork": _rivers,
    "growrivers": _both(_rivers, _polygons("WATERSHEDS"), _polygons("CELLS")),
    "terrainfromcoastline": _both(_rivers, _polygons("WATERSHEDS")),
}
ogr.UseExceptions()
