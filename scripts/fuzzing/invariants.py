"""What must hold of every run, whatever came in: nothing of the user's is changed, nothing half made stays behind,
what is said can be understood, and what is written is right by a truth of its own."""

import re
from pathlib import Path

import numpy as np
from osgeo import gdal

from . import terrain_truths, water_truths
from .reading import EXACT_LAYERS, EXACT_RASTERS, cells, crs_of, features, same_crs, text_of, upright
from .terrain_truths import finite

SIDECARS = (".aux.xml", ".dbf", ".shx", ".prj", ".cpg", ".qix", "-wal", "-shm", "-journal", ".ige", ".rrd", ".csvt")
SIDECARS += (".dat",)
LISTS = ("MASKS", "TILES")  # outputs that list files beside them
TRUTHS = {**water_truths.TRUTHS, **terrain_truths.TRUTHS}
GIVES_CRS = ("COASTLINE", "MODEL", "DIRECTIONS", "ACCUMULATION", "INPUT")  # the first that is given
AS_GIVEN = ("UPLIFT_USED",)  # which lie as a map does that was given
MADE_GRIDS = ("terrainfromcoastline", "renderterrain", "startingsurface", "terrainmodel", "growrivers")
MADE_GRIDS += ("drainagebasins",)
TILE = re.compile(r"tile_\d+_\d+\.tif")
LONGEST = 700  # letters of a sentence, with paths and names in it
UNCLEAR = re.compile(
    r"Traceback|\b[A-Z]\w*(?:Error|Exception|Warning)\b|\.headwaters-|<class |object at 0x|np\.\w+\(|\bdtype\b"
    r"|File \".*\", line \d|\bNone\b|(?<!\(got )(?<!\(got ‘)\bnan\b|\{\w*\}"
)


def left_over(folder, outputs):
    """Return the files in the folder of outputs that are none of these outputs."""
    wanted = {Path(path).name for path in outputs}
    stems = {Path(path).stem for path in outputs}
    listed = tuple(f"{stem}_" for stem in stems.intersection(LISTS))
    tiles = {Path(path).with_suffix(".tiles").name for path in outputs if str(path).endswith(".vrt")}
    found = []
    for path in Path(folder).rglob("*"):
        sidecar = any(path.name.endswith(ending) for ending in SIDECARS)
        of_tiles = path.name in tiles or (path.parent.name in tiles and TILE.fullmatch(path.name))
        explained = path.name in wanted or path.name.startswith(listed) or of_tiles
        if not explained and not (sidecar and path.name.split(".")[0] in stems):
            found.append(path.name)
    return found


def unclear(said):
    """Return what is wrong with the sentences in which a run was refused."""
    text = said.strip()
    if not text or "not enough memory" in text:
        return [f"refused without a reason: {text}"]
    found = re.search(UNCLEAR, text)
    if found:
        return [f"refused in words of a program: {found.group()}"]
    if len(text) > LONGEST or text.count("\n") > 1:
        return [f"refused in {len(text)} letters and {text.count(chr(10)) + 1} lines"]
    return []


def broken(case, results):
    """Return sentences on what does not hold of the results of a good run."""
    found = finite(results)
    for name, ending in case["outputs"].items():
        path = results.get(name)
        if path is None or ending == "TEMPORARY_OUTPUT":
            continue
        found += opens(name, str(path).split("|")[0], ending)
    if found:
        return found
    found = in_place(case, results)
    truth = TRUTHS.get(case["algorithm"])
    return found + (truth(case["parameters"], results) if truth else [])


def opens(name, path, ending):
    """Return why an output cannot be read from its first cell or feature to the last."""
    if not Path(path).is_file():
        return [f"{name}: there is no file {path}"]
    if ending in (".html", ".json", ".txt", ".obj"):
        return [] if text_of(path).strip() else [f"{name} is empty"]
    if ending == ".2dm":  # which QGIS reads, and not GDAL
        from qgis.core import QgsMeshLayer

        mesh = QgsMeshLayer(path, "", "mdal")
        return [] if mesh.isValid() and mesh.dataProvider().vertexCount() else [f"{name} is no mesh with nodes"]
    try:
        dataset = gdal.OpenEx(path)
        if dataset.RasterCount:
            return [f"{name} does not open"] if dataset.ReadAsArray() is None else []  # where GDAL raises no errors
        layers = [dataset.GetLayer(number) for number in range(dataset.GetLayerCount())]
        for layer in layers:
            if sum(1 for _ in layer) != layer.GetFeatureCount():
                return [f"{name}: {layer.GetName()} has other features than it counts"]
        return [] if layers else [f"{name} has no layer"]
    except RuntimeError as error:
        return [f"{name} does not open: {error}"]


def in_place(case, results):
    """Outputs have the CRS of what they were made of, its very cells, finite numbers and no missing geometry."""
    given = next((case["parameters"][name] for name in GIVES_CRS if name in case["parameters"]), None)
    if given is None or "CRS" in case["parameters"]:
        return []
    crs, found = crs_of(given), []
    for name in case["outputs"]:
        path = str(results.get(name) or "").split("|")[0]
        kept = path.endswith(EXACT_RASTERS + EXACT_LAYERS) and name not in AS_GIVEN
        if kept and not same_crs(crs, crs_of(path)):
            found.append(f"{name}: the CRS is not that of {Path(given).name}")
        if path.endswith(EXACT_RASTERS):
            is_drawn = given in (case["parameters"].get("COASTLINE"), case["parameters"].get("MESH_INPUT"))
            is_other = case["algorithm"] == "terrainfromdem" and {"CELL_SIZE", "EXTENT"} & set(case["parameters"])
            found += [] if is_drawn or is_other or case["algorithm"] in MADE_GRIDS else _same_grid(name, path, given)
            out = cells(path)
            found += [] if np.isfinite(out.z[out.valid]).all() else [f"{name}: a cell is not finite"]
        if path.endswith(EXACT_LAYERS) and name != "MODEL":
            found += [f"{name}: a feature without geometry" for each in features(path) if each.shape is None][:1]
    return found


def _same_grid(name, path, given):
    before, after = cells(given), cells(path)
    if not upright(before):
        return [] if upright(after) else [f"{name} is not upright"]
    same = before.z.shape == after.z.shape and np.allclose(before.transform, after.transform, rtol=1e-9)
    return [] if same else [f"{name}: other cells than those of {Path(given).name}"]


def differences(results, again, outputs):
    """Return which outputs of a second run are not those of the first."""
    found = []
    for name, ending in outputs.items():
        one, other = (str(each.get(name) or "").split("|")[0] for each in (results, again))
        if not one or ending == "TEMPORARY_OUTPUT":
            continue
        if one.endswith(EXACT_RASTERS):
            a, b = cells(one), cells(other)
            same = (a.valid == b.valid).all() and (a.z[a.valid] == b.z[b.valid]).all()
        elif one.endswith(EXACT_LAYERS) and name != "MODEL":
            a, b = features(one), features(other)
            same = [(str(each.shape), each.fields) for each in a] == [(str(each.shape), each.fields) for each in b]
        else:
            continue
        found += [] if same else [f"{name} is another when it is made again"]
    return found
