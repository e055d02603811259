"""Make the data sets of this folder from the heights of Jacksboro Fault, with results of other programs.

Headwaters is not used: pysheds, pyflwdir, TopoToolbox, scikit-image and SciPy say what is true, in the versions
that README.md tells.
"""

import json
import subprocess
from pathlib import Path

import numpy as np
import pyflwdir
import rasterio
import topotoolbox
from pysheds.grid import Grid
from pysheds.view import Raster, ViewFinder
from rasterio.transform import Affine
from rasterio.warp import Resampling, reproject
from scipy import ndimage
from skimage.measure import label
from skimage.morphology import reconstruction

HERE = Path(__file__).resolve().parent
SOURCE = HERE / "jacksboro_fault" / "jacksboro_fault_dem.tif"
UTM = rasterio.CRS.from_epsg(32616)
MOUNTAINS, SEA = (732000, 4049850), 1500
PLATEAU, GULLY = (-84.3, 36.6), (740000, 4055000)
SHORE, LAKE = (751200, 4064520), 378
MOVES = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # N, NE, E, SE, S, SW, W, NW
ESRI, TAUDEM, SAGA = (64, 128, 1, 2, 4, 8, 16, 32), (3, 2, 1, 8, 7, 6, 5, 4), (0, 1, 2, 3, 4, 5, 6, 7)
ANY_NEIGHBOUR = np.ones((3, 3))


def source():
    """Return the heights of Jacksboro Fault, and their profile."""
    with rasterio.open(SOURCE) as dataset:
        return dataset.read(1), {"crs": dataset.crs, "transform": dataset.transform}


def warped(corner, cell, shape, crs=UTM):
    """Return heights in cells of a size, from the north-western corner on, by cubic convolution, and their profile."""
    z, theirs = source()
    profile = {"crs": crs, "transform": Affine(cell[0], 0, corner[0], 0, -cell[1], corner[1])}
    warp = np.full(shape, np.nan, np.float32)
    given = {"src_transform": theirs["transform"], "src_crs": theirs["crs"]}
    made = {"dst_transform": profile["transform"], "dst_crs": crs, "dst_nodata": np.nan}
    reproject(z.astype(np.float32), warp, **given, **made, resampling=Resampling.cubic)
    assert np.isfinite(warp).all()
    return warp, profile


def write(name, values, profile, nodata=None):
    """Write a raster, losslessly compressed."""
    path = HERE / name
    path.parent.mkdir(exist_ok=True)
    predictor = 3 if values.dtype.kind == "f" else 2
    how = {"driver": "GTiff", "compress": "deflate", "zlevel": 9, "predictor": predictor, "count": 1}
    shape = {"height": values.shape[0], "width": values.shape[1], "dtype": values.dtype, "nodata": nodata}
    with rasterio.open(path, "w", **how, **shape, crs=profile["crs"], transform=profile["transform"]) as target:
        target.write(values, 1)


def flooded(z):
    """Return heights filled from the edge inwards, by scikit-image."""
    seed = np.full(z.shape, z.max(), z.dtype)
    seed[[0, -1]], seed[:, [0, -1]] = z[[0, -1]], z[:, [0, -1]]
    return reconstruction(seed, z, method="erosion", footprint=ANY_NEIGHBOUR).astype(z.dtype)


def tilted(filled, eps=1e-8):
    """Return heights whose flats have a tiny gradient, by pysheds."""
    given = raster(filled)
    return np.asarray(Grid.from_raster(given).resolve_flats(given, eps=eps, max_iter=int(1e6)), np.float64)


def raster(values, width=1, height=1):
    """Return heights as pysheds wants them, in cells of a size."""
    view = ViewFinder(Affine(width, 0, 0, 0, -height, 0), values.shape, np.nan)
    return Raster(values.astype(np.float64), view)


def d8(heights, *size):
    """Return directions in ESRI's codes, 0 in the outermost cells, by pysheds."""
    given = raster(heights, *size)
    codes = np.asarray(Grid.from_raster(given).flowdir(given, dirmap=ESRI, flats=-1, pits=-2, nodata_out=0))
    assert (codes[1:-1, 1:-1] > 0).all()
    return np.where(codes > 0, codes, 0).astype(np.uint8)


def recoded(codes, encoding, dtype, nodata):
    """Return directions in another encoding."""
    values = np.full(codes.shape, nodata, dtype)
    for one, other in zip(ESRI, encoding):
        values[codes == one] = other
    return values


def network(codes, transform):
    """Return directions as a network of pyflwdir."""
    given = np.where(codes > 0, codes, 247).astype(np.uint8)
    return pyflwdir.from_array(given, ftype="d8", transform=transform, latlon=False)


def mountains():
    """Find what TauDEM finds of the Logan River in mountains of whole metres, and let their valleys be bays."""
    z, profile = warped(MOUNTAINS, (30, 30), (160, 200))
    z = np.round(3 * z).astype(np.int16)
    write("mountains/dem.tif", z, profile)
    filled = flooded(z)
    write("mountains/fel.tif", filled, profile)
    codes = d8(tilted(filled))
    write("mountains/p.tif", recoded(codes, TAUDEM, np.int16, -32768), profile, -32768)
    flow, known = network(codes, profile["transform"]), codes > 0
    count = flow.upstream_area(unit="cell").astype(np.float32)
    margin = known & ndimage.binary_dilation(~known, ANY_NEIGHBOUR, border_value=1)
    contaminated = flow.accuflux(margin.astype(np.float64)) > 0
    write("mountains/ad8.tif", np.where(known & ~contaminated, count, -1).astype(np.float32), profile, -1)
    below = np.where(known, flow.idxs_ds.reshape(known.shape), np.arange(known.size).reshape(known.shape)).ravel()
    below = np.where(known.ravel()[below], below, np.arange(below.size))
    write("mountains/gord.tif", np.where(known, strahler(below, known), -1).astype(np.int16), profile, -1)
    write("mountains/plen.tif", np.where(known, longest_above(below, known), -1).astype(np.float32), profile, -1)
    gauges = gauges_of(count, below, known)
    inside = flow.basins(idxs=gauges) > 0
    write("mountains/ad8o.tif", np.where(inside, count, -1).astype(np.float32), profile, -1)
    stream = inside & (count >= 100)
    write("mountains/src.tif", np.where(inside, stream, -32768).astype(np.int16), profile, -32768)
    order = strahler(below, stream)
    write("mountains/ord3.tif", order.astype(np.int16), profile)
    links = links_of(stream, below, gauges)
    last = np.array([link[-1] for link in links])
    areas = flow.basins(idxs=last, ids=np.arange(1, len(links) + 1, dtype=np.uint32)).astype(np.int32) - 1
    write("mountains/w.tif", areas, profile, -1)
    describe(links, flow, count, order, below, profile)
    points = np.array(sorted((link[-1] for link in links), key=lambda cell: count.flat[cell])[-20::4])
    outlets(points, flow, below, profile)
    sea = (z - SEA).astype(np.int16)
    sea[:, :4] = -9999
    write("bay/dem.tif", sea, profile, -9999)


def downstream(below, cells):
    """Return the indices of cells in such an order that all water comes before what it flows to."""
    waiting = np.bincount(below[cells & (below != np.arange(below.size))], minlength=below.size)
    waiting[~cells & (waiting > 0)] = -1
    ready, found = np.flatnonzero(cells & (waiting == 0)).tolist(), []
    while ready:
        found.append(ready.pop())
        on = below[found[-1]]
        if on != found[-1] and cells[on]:
            waiting[on] -= 1
            if waiting[on] == 0:
                ready.append(on)
    assert len(found) == np.count_nonzero(cells)
    return found


def strahler(below, cells):
    """Return Strahler's order of each of the cells, 0 elsewhere, from the definition."""
    arriving = {}
    order = np.zeros(below.size, np.int64)
    for cell in downstream(below, cells.ravel()):
        above = sorted(arriving.get(cell, []))
        order[cell] = 1 if not above else above[-1] + (above[-2:-1] == above[-1:])
        arriving.setdefault(below[cell], []).append(order[cell])
    return order.reshape(cells.shape)


def step_of(below, cells):
    """Return the length of the step from each cell, 0 where its path ends."""
    row, col = np.divmod(np.arange(below.size), cells.shape[1])
    down, right = np.divmod(below, cells.shape[1])
    return 30 * np.hypot(down - row, right - col)


def longest_above(below, cells):
    """Return the length of the longest path that ends in each cell."""
    longest, step = np.zeros(below.size), step_of(below, cells)
    for cell in downstream(below, cells.ravel()):
        if below[cell] != cell:
            longest[below[cell]] = max(longest[below[cell]], longest[cell] + step[cell])
    return longest.reshape(cells.shape)


def distance_below(below, cells):
    """Return the length of the path from each cell to its end."""
    distance, step = np.zeros(below.size), step_of(below, cells)
    for cell in downstream(below, cells.ravel())[::-1]:
        distance[cell] = step[cell] + (distance[below[cell]] if below[cell] != cell else 0)
    return distance


def gauges_of(count, below, known):
    """Return two cells on the two greatest rivers, 10 cells above their ends."""
    ends = np.flatnonzero(known.ravel() & (below == np.arange(below.size)))
    gauges = []
    for end in ends[np.argsort(count.ravel()[ends])[:-3:-1]]:
        for _ in range(10):
            above = np.setdiff1d(np.flatnonzero(below == end), end)
            end = above[count.ravel()[above].argmax()]
        gauges.append(end)
    return np.array(gauges)


def links_of(stream, below, gauges):
    """Return the cells of each link downstream, from a head or a junction to the cell above the next."""
    cells = np.flatnonzero(stream)
    above = np.bincount(below[np.setdiff1d(cells, gauges)], minlength=stream.size)
    links = []
    for first in cells[above[cells] != 1]:
        link = [first]
        while link[-1] not in gauges and above[below[link[-1]]] == 1:
            link.append(below[link[-1]])
        links.append(link)
    return links


def describe(links, flow, count, order, below, profile):
    """Write the links with their topology and measures, drawn upstream, as TauDEM tells them."""
    place = {link[0]: number for number, link in enumerate(links)}
    heads = np.zeros(count.shape)
    following = [place.get(below[link[-1]], -1) for link in links]
    heads.ravel()[[link[0] for number, link in enumerate(links) if number not in following]] = 1
    magnitude, distance = flow.accuflux(heads).ravel(), distance_below(below, count > 0)
    features = []
    for number, (link, on) in enumerate(zip(links, following)):
        line = [*link, links[on][0]] if on >= 0 else link
        row, col = np.divmod(np.array(line[::-1]), count.shape[1])
        x, y = profile["transform"] * (col + 0.5, row + 0.5)
        gauge = number
        while following[gauge] >= 0:
            gauge = following[gauge]
        facts = {
            "LINKNO": number,
            "DSLINKNO": on,
            "WSNO": number,
            "strmOrder": int(order.flat[link[0]]),
            "Magnitude": int(magnitude[link[0]]),
            "Length": float(distance[line[0]] - distance[line[-1]]),
            "USContArea": float(count.flat[link[0]] * 900),
            "DSContArea": float(count.flat[link[-1]] * 900),
            "DOUTEND": float(distance[line[-1]] - distance[links[gauge][-1]]),
        }
        geometry = {"type": "LineString", "coordinates": np.round(np.stack([x, y], axis=1), 2).tolist()}
        features.append({"type": "Feature", "properties": facts, "geometry": geometry})
    write_json("mountains/net.geojson", features, profile)


def write_json(name, features, profile):
    """Write features with the CRS of a raster."""
    crs = {"type": "name", "properties": {"name": f"urn:ogc:def:crs:EPSG::{profile['crs'].to_epsg()}"}}
    (HERE / name).parent.mkdir(exist_ok=True)
    text = json.dumps({"type": "FeatureCollection", "crs": crs, "features": features}, separators=(",", ":"))
    (HERE / name).write_text(text.replace('{"type":"Feature"', '\n{"type":"Feature"') + "\n")


def outlets(points, flow, below, profile):
    """Write the watersheds of five points, and which drains into which."""
    ids = np.arange(10, 51, 10, dtype=np.uint32)
    found = flow.basins(idxs=points, ids=ids).astype(np.int32)
    write("mountains/gw.tif", np.where(found > 0, found, -1).astype(np.int32), profile, -1)
    lines = ["id iddown"]
    for number, cell in zip(ids, points):
        cell, on = below[cell], -1
        while True:
            if cell in points:
                on = ids[points.tolist().index(cell)]
            if on > 0 or below[cell] == cell:
                break
            cell = below[cell]
        lines.append(f"{number} {on}")
    (HERE / "mountains/gwid.txt").write_text("\n".join(lines) + "\n")
    features = []
    for number, cell in zip(ids, points):
        row, col = divmod(int(cell), flow.shape[1])
        place = profile["transform"] * (col + 0.5, row + 0.5)
        features.append(
            {"type": "Feature", "properties": {"Id": int(number)}, "geometry": {"type": "Point", "coordinates": place}}
        )
    write_json("mountains/outlets.geojson", features, profile)


def ridges():
    """Find sinks of more than 8 cells, heights without pits, and directions."""
    z, profile = source()
    filled = flooded(z)
    level = label(np.where(filled > z, filled, 0), connectivity=2)
    kept = np.bincount(level.ravel()) > 8
    sinks = np.where(kept[level] & (level > 0), z, 0)
    write("jacksboro_fault/jacksboro_fault_sink.tif", sinks, profile, 0)

    codes = d8(tilted(filled))[1:-1, 1:-1]
    inner = {**profile, "transform": profile["transform"] * Affine.translation(1, 1)}
    write("ridges/dem.tif", filled[1:-1, 1:-1], inner, -32768)
    write("ridges/dir.tif", codes, inner, 255)


def hollows():
    """Make cells that are not square, with sea; find what malstroem finds of Denmark."""
    dtm, profile = warped((747879, 4054177), (80, 75), (150, 120))
    dtm = np.maximum(np.round(dtm, 2) - np.float32(260), 0).astype(np.float32)
    write("hollows/dtm.tif", dtm, profile, -9999)
    filled = flooded(dtm)
    write("hollows/filled.tif", filled, profile)
    write("hollows/depths.tif", filled - dtm, profile)
    slanting = tilted(filled)
    wide = np.pad(slanting, 1, mode="constant", constant_values=slanting.min() - 1)
    codes = d8(wide, 80, 75)[1:-1, 1:-1]
    write("hollows/filled_no_flats.tif", slanting, profile)
    write("hollows/flowdir_noflats.tif", recoded(codes, SAGA, np.uint8, 255), profile)

    regions = label(np.where(filled > dtm, filled, 0), connectivity=2)
    numbers = np.arange(1, regions.max() + 1)
    volume = ndimage.sum((filled - dtm).astype(np.float64), regions, numbers) * 80 * 75
    large = numbers[volume > 50_000]
    labelled = np.zeros(dtm.shape, np.int32)
    for number, region in enumerate(large, 1):
        labelled[regions == region] = number
    write("hollows/labelled.tif", labelled, profile)
    flow = network(codes, profile["transform"])
    below, features = flow.idxs_ds.ravel(), []
    for number, region in enumerate(large, 1):
        cells = np.flatnonzero(labelled == number)
        out = cells[labelled.ravel()[below[cells]] != number]
        depth = (filled - dtm).flat[cells]
        row, col = divmod(int(out[np.argmax(flow.upstream_area(unit="cell").flat[out])]), dtm.shape[1])
        facts = {
            "bspot_id": number,
            "bspot_area": float(cells.size * 6000),
            "bspot_vol": float(volume[region - 1]),
            "bspot_dmax": float(depth.max()),
            "cell_row": row,
            "cell_col": col,
        }
        place = {"type": "Point", "coordinates": profile["transform"] * (col + 0.5, row + 0.5)}
        features.append({"type": "Feature", "properties": facts, "geometry": place})
    write_json("hollows/pourpoints.json", features, profile)
    cells = np.flatnonzero(labelled)
    sheds = flow.basins(idxs=cells, ids=labelled.ravel()[cells].astype(np.uint32))
    write("hollows/wsheds.tif", sheds.astype(np.int32), profile)


def part_of(cells):
    """Return the least window that holds cells."""
    rows, cols = (np.flatnonzero(cells.any(axis=axis)) for axis in (1, 0))
    return np.s_[rows[0] : rows[-1] + 1, cols[0] : cols[-1] + 1]


def basin():
    """Cut out the basins of the greatest rivers: ragged land, half of the raster without data."""
    z, profile = warped((732000, 4066000), (100, 100), (180, 180))
    flow = network(d8(tilted(flooded(z))), profile["transform"])
    count = flow.upstream_area(unit="cell").ravel()
    ends = np.flatnonzero(flow.idxs_ds.ravel() == np.arange(count.size))
    inside = np.zeros(z.shape, bool)
    for end in ends[np.argsort(-count[ends], kind="stable")]:
        if inside.mean() < 0.48:
            inside |= flow.basins(idxs=np.array([end])) > 0
    write("basin/dem.tif", np.where(inside, np.round(z), -9999).astype(np.float32), profile, -9999)


def plateau():
    """Make land in degrees that needs no filling, with one basin of it, and with drawn holes."""
    cell = 1 / 3600
    z, profile = warped(PLATEAU, (cell, cell), (130, 120), rasterio.CRS.from_epsg(4326))
    z = tilted(flooded(z), 0.0001).astype(np.float32)
    write("plateau/dem.tif", z, profile)
    flow = network(d8(z), Affine(1, 0, 0, 0, -1, 0))
    count = flow.upstream_area(unit="cell")
    inside = flow.basins(idxs=np.array([count.argmax()])) > 0
    part = part_of(inside)
    moved = {**profile, "transform": profile["transform"] * Affine.translation(part[1].start, part[0].start)}
    write("plateau/accflow.tif", np.where(inside, count * 900, -99999).astype(np.float32)[part], moved, -99999)
    holes = np.random.default_rng(1).random(z.shape) > 0.999
    holes = ndimage.binary_dilation(holes, iterations=2) & (np.random.default_rng(2).random(z.shape) > 0.2)
    holes[:20, :7] = True
    centre = {"crs": UTM, "transform": Affine(9, 0, 740000, 0, -9, 4060000)}
    write("plateau/holes.tif", np.where(holes, -9999, z).astype(np.float32), centre, -9999)


def gully():
    """Shrink one basin to a third, with decimals, nodata 0 and no CRS; tell it as text and as a map of PCRaster."""
    z = np.round(warped(GULLY, (30, 30), (70, 70))[0] / 3, 2)
    flow = network(d8(tilted(flooded(z))), Affine(1, 0, 0, 0, -1, 0))
    end = np.argsort(flow.upstream_area(unit="cell").ravel())[-1]
    inside = flow.basins(idxs=np.array([end])) > 0
    heights = np.pad(np.where(inside, z, 0)[part_of(inside)], 1)
    (HERE / "gully").mkdir(exist_ok=True)
    head = f"ncols {heights.shape[1]}\nnrows {heights.shape[0]}\nxllcorner 0\nyllcorner 0\ncellsize 10\n"
    text = "\n".join(" ".join(f"{each:.2f}".rstrip("0").rstrip(".") for each in row) for row in heights)
    (HERE / "gully/gully.asc").write_text(head + "NODATA_value 0\n" + text + "\n")
    how = ["-of", "PCRaster", "-ot", "Float32", "-co", "PCRASTER_VALUESCALE=VS_SCALAR"]
    subprocess.run(["gdal_translate", "-q", *how, HERE / "gully/gully.asc", HERE / "gully/gully.map"], check=True)
    (HERE / "gully/gully.map.aux.xml").unlink(missing_ok=True)


def shore():
    """Drown the lowest land in a lake; streams are those of the same heights in cells three times as wide."""
    z, profile = warped(SHORE, (30, 30), (198, 240))
    z = np.maximum(np.round(z), LAKE).astype(np.int16)
    write("shore/dem.tif", z, profile)
    coarse = z.reshape(66, 3, 80, 3).mean(axis=(1, 3))
    codes = d8(tilted(flooded(coarse)))
    transform = profile["transform"] * Affine.scale(3)
    flow = network(codes, transform)
    area, below, water = flow.upstream_area(unit="cell"), flow.idxs_ds.ravel(), coarse <= LAKE + 1
    mouths = ~water & (flow.accuflux(water.astype(np.float64)) == 0) & water.ravel()[below].reshape(water.shape)
    last = np.array([np.where(mouths, area, 0).argmax()])
    stream = (area >= 16) & (flow.basins(idxs=last) > 0)
    features = []
    for link in links_of(stream, below, last):
        line = link if link[-1] in last else [*link, below[link[-1]]]
        if len(line) > 1:
            row, col = np.divmod(np.array(line[:: (-1) ** len(features)]), 80)
            x, y = transform * (col + 0.5, row + 0.5)
            geometry = {"type": "LineString", "coordinates": np.round(np.stack([x, y], axis=1), 2).tolist()}
            features.append({"type": "Feature", "properties": {"id": len(features)}, "geometry": geometry})
    write_json("shore/streams.geojson", features, profile)


def mountain_codes():
    """Return the directions of the mountains as pyflwdir wants them, and where they lie."""
    with rasterio.open(HERE / "mountains/p.tif") as dataset:
        values, transform = dataset.read(1), dataset.transform
    codes = np.full(values.shape, 247, np.uint8)  # nothing
    for theirs, esri in zip(TAUDEM, ESRI):
        codes[values == theirs] = esri
    return codes, transform


def subbasins():
    """Divide the mountains by area and after Pfafstetter; rain falls so that no two tributaries are equal."""
    codes, transform = mountain_codes()
    flow = pyflwdir.from_array(codes, ftype="d8", transform=transform, cache=True)
    water = flow.accuflux(900 * (1 + np.random.default_rng(1).random(codes.shape) / 1000))
    flow.main_upstream(uparea=water)
    found = {f"depth{depth}": flow.subbasins_pfafstetter(depth=depth, uparea=water)[0] for depth in (1, 2, 3)}
    found = {name: labels.astype(np.uint16) for name, labels in found.items()}
    for hectares in (10, 100):
        found[f"hectares{hectares}"] = np.sort(flow.subbasins_area(1e4 * hectares, uparea=water)[1]).astype(np.int32)
    np.savez_compressed(HERE / "mountains/subbasins.npz", **found)


def floods():
    """Tell how high the mountains lie above rivers of 100 cells, and where these flood as they grow downstream."""
    codes, transform = mountain_codes()
    with rasterio.open(HERE / "mountains/fel.tif") as dataset:
        z = dataset.read(1).astype(np.float32)
    flow = pyflwdir.from_array(codes, ftype="d8", transform=transform, cache=True)
    cells = flow.upstream_area(unit="cell")
    hand = flow.hand(cells >= 100, z)
    plain = flow.floodplains(z, uparea=cells.astype(np.float32), upa_min=100, b=0.4)
    found = {"hand": hand[::4, ::4].astype(np.int16), "floodplain": np.packbits(plain == 1)}
    np.savez_compressed(HERE / "mountains/floods.npz", **found)


def steepness():
    """Measure χ and ksn of the rivers of the mountains, in the order and along the directions of TopoToolbox."""
    dem = topotoolbox.GridObject()
    with rasterio.open(HERE / "mountains/fel.tif") as dataset:
        dem.z, dem.cellsize = dataset.read(1).astype(np.float32), 30.0
    flow = topotoolbox.FlowObject(dem)
    cells = flow.flow_accumulation()
    rivers = topotoolbox.StreamObject(flow, threshold=300)
    receiver, step = np.full(rivers.stream.size, -1, np.int16), np.zeros(rivers.stream.size)
    receiver[rivers.source], step[rivers.source] = rivers.target, rivers.node_to_node_distance()
    found = {"receiver": receiver, "step": step.astype(np.float32)}
    found["cells"], found["z"] = (rivers.ezgetnal(each).astype(np.int16) for each in (cells, dem))
    found["chi"] = rivers.chitransform(cells, a0=1e6, mn=0.45).astype(np.float32)
    found["ksn"] = rivers.ksn(dem, cells, theta=0.45).astype(np.float32)
    np.savez_compressed(HERE / "mountains/steepness.npz", **found)


if __name__ == "__main__":
    mountains()
    ridges()
    hollows()
    basin()
    plateau()
    gully()
    shore()
    subbasins()
    floods()
    steepness()
