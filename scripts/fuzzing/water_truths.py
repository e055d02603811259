"""What must hold of every result of hydrology: found here by other means than the plugin's."""

import numpy as np

from .reading import (
    cells,
    downstream_order,
    features_of,
    flooded,
    outlets,
    raster_of,
    receivers,
    scaled,
    upright,
)
from .shape_truths import polygons, river_tree

FLOODED_CELLS = 6000  # more take the plain flood of this file too long


def _dem(parameters):
    """Return the DEM of a run, None where its heights are not those that are stored in its cells."""
    path = parameters.get("INPUT")
    changed = ("SEA", "SEA_LEVEL", "MASK", "Z_UNIT", "HOLES", "EDGE")
    if path is None or any(name in parameters for name in changed) or scaled(path):
        return None
    dem = cells(path, parameters.get("BAND", 1))
    dem = dem._replace(valid=dem.valid & np.isfinite(dem.z)) if dem.z.dtype.kind == "f" else dem
    return dem if upright(dem) else None


def _in_esri(parameters):
    """Tell whether the directions that a run reads are taken as what they are."""
    return parameters.get("ENCODING", "esri") == parameters.get("FROM", "esri") == "esri"


def _same_cells(one, other):
    return one is not None and other is not None and one.z.shape == other.z.shape


def fill_is_least(parameters, results, name="OUTPUT"):
    """The fill is the least surface above the DEM without a pit."""
    dem, fill = _dem(parameters), raster_of(results, name)
    if not _same_cells(dem, fill):
        return []
    if (dem.valid != fill.valid).any():
        return [f"{name}: other cells have data than those of the DEM"]
    z, filled = dem.z.astype(float), fill.z.astype(float)
    if (filled < z)[dem.valid].any():
        return [f"{name} lies below the DEM"]
    limited = {"STEPS", "MAX_DEPTH"} & set(parameters)
    if limited or dem.z.size > FLOODED_CELLS:
        return []
    level = flooded(z, dem.valid, outlets(dem.valid))
    return [f"{name} is not the least fill"] if (level != filled)[dem.valid].any() else []


def drains(parameters, results, name="OUTPUT", unless=False):
    """No cell is a pit."""
    out = raster_of(results, name)
    plain = not {"SEA", "SEA_LEVEL", "MASK", "HOLES", "EDGE"} & set(parameters)
    if unless or out is None or not plain or out.z.size > FLOODED_CELLS:
        return []
    z = out.z.astype(float)
    return [f"{name} has a pit"] if (flooded(z, out.valid, outlets(out.valid)) > z)[out.valid].any() else []


def breached(parameters, results):
    """A breach that fills the rest leaves no pit; one that does not only digs."""
    found = drains(parameters, results, unless=parameters.get("FILL_REST") is False)
    dem, out = _dem(parameters), raster_of(results, "OUTPUT")
    only_digs = parameters.get("FILL_REST") is False and _same_cells(dem, out)
    return found + (["OUTPUT: a cell was raised"] if only_digs and (out.z > dem.z)[dem.valid].any() else [])


def burned(parameters, results):
    """Burning raises no cell."""
    dem, out = _dem(parameters), raster_of(results, "OUTPUT")
    return ["OUTPUT: a cell was raised"] if _same_cells(dem, out) and (out.z > dem.z)[dem.valid].any() else []


def directions(parameters, results, name="OUTPUT"):
    """Directions lead in no circle; where depressions were removed, all lead to the edge of the data."""
    if parameters.get("ENCODING", "esri") != "esri" or parameters.get("METHOD") == "dinf":
        return []
    codes = raster_of(results, name)
    if codes is None:
        return []
    receiver = receivers(codes.z, codes.valid)
    if len(downstream_order(receiver)) != receiver.size:
        return [f"{name} lead in a circle"]
    plain = not {"SEA", "SEA_LEVEL", "MASK", "HOLES", "EDGE", "DEPRESSIONS"} & set(parameters)
    ends = codes.valid & (receiver.reshape(codes.z.shape) < 0)
    return [f"{name} end inside the land"] if plain and (ends & ~outlets(codes.valid)).any() else []


def accumulation(parameters, results, name="OUTPUT"):
    """Accumulation is not below what falls on the cell; along given directions it is the sum of what comes in."""
    out = raster_of(results, name)
    if out is None:
        return []
    water = out.z.astype(float)
    if not (water[out.valid] >= 0).all():
        return [f"{name}: accumulation below 0 or not a number"]
    path = parameters.get("DIRECTIONS") if name == "OUTPUT" else results.get("DIRECTIONS")
    if not str(path or "").endswith(".tif") or {"WEIGHTS", "EDGE_MASK"} & set(parameters) or not _in_esri(parameters):
        return []
    codes = cells(path)
    if not _same_cells(codes, out) or codes.z.dtype != np.uint8 or not upright(codes):
        return []
    receiver, flat = receivers(codes.z, codes.valid), water.ravel()
    coming = np.zeros(flat.size)
    with_water = receiver >= 0
    np.add.at(coming, receiver[with_water], flat[with_water])
    own = (flat - coming)[(out.valid & codes.valid).ravel()]
    if parameters.get("UNITS") == "cells":
        return [] if (own == 1).all() else [f"{name} is not 1 more than what comes in"]
    least = -1e-4 * max(float(flat.max()), 0.0)  # 32-bit floats
    return [f"{name} is less than what comes in"] if (own < least).any() else []


def converted(parameters, results):
    """One number of an encoding becomes one number of the other, and each another one."""
    out = raster_of(results, "OUTPUT")
    before = cells(parameters["INPUT"])
    if not _same_cells(before, out) or before.z.dtype != np.uint8 or not upright(before) or not _in_esri(parameters):
        return []
    both = before.valid & out.valid
    inner = both & ~outlets(before.valid)  # beside the edge a direction may become none
    pairs = set(zip(before.z[inner].tolist(), out.z[inner].tolist()))
    ways = {old for old, _ in pairs}
    one_to_one = len(pairs) == len(ways) == len({new for _, new in pairs})
    return [] if one_to_one else [f"OUTPUT: directions {sorted(pairs)[:12]} do not go one to one"]


def thresholded(parameters, results):
    """Exactly the cells with so much water are river."""
    if "ACCUMULATION" not in parameters:
        return []
    out, water = raster_of(results, "OUTPUT"), cells(parameters["ACCUMULATION"])
    if not _same_cells(water, out) or not upright(water) or scaled(parameters["ACCUMULATION"]):
        return []
    limit = results["THRESHOLD_USED"]
    river = water.valid & (water.z >= limit) & (water.z <= parameters.get("MAX", np.inf))
    close = np.isclose(water.z.astype(float), limit, rtol=1e-6)  # a limit is told in fewer digits than it has
    return (
        ["OUTPUT: other cells than those with so much water"]
        if ((out.valid & (out.z > 0)) != river)[~close & water.valid].any()
        else []
    )


def distances(parameters, results):
    """Whoever flows into another is farther away than it; ways upstream begin at 0."""
    out, upstream = raster_of(results, "DISTANCE"), raster_of(results, "UPSTREAM")
    path = str(parameters.get("DIRECTIONS"))
    if upstream is not None and upstream.valid.any() and upstream.z[upstream.valid].min() != 0:
        return ["UPSTREAM does not begin at 0"]
    if out is not None and (out.z[out.valid] < 0).any():
        return ["DISTANCE below 0"]
    along_the_flow = parameters.get("PATH", "flow") == "flow"
    if out is None or not path.endswith(".tif") or not _in_esri(parameters) or not along_the_flow:
        return []
    codes = cells(path)
    if not _same_cells(codes, out) or codes.z.dtype != np.uint8 or not upright(codes):
        return []
    receiver, far, known = receivers(codes.z, codes.valid), out.z.astype(float).ravel(), out.valid.ravel()
    above = np.flatnonzero((receiver >= 0) & known & (far > 0))
    below = receiver[above]
    return ["DISTANCE does not grow upstream"] if (~known[below] | (far[below] >= far[above])).any() else []


def indices(parameters, results):
    """Areas are above 0, slopes are not below it; wetness is what follows from both."""
    names = "SLOPE", "SPECIFIC_AREA", "WETNESS", "POWER", "LS"
    slope, area, wetness, *_ = made = [raster_of(results, name) for name in names]
    found = [f"{name} below 0" for name, each in zip(names, made) if each is not wetness and _any_below_0(each)]
    if area is not None and (area.z[area.valid] <= 0).any():
        found.append("SPECIFIC_AREA is 0")
    if None in (slope, area, wetness) or parameters.get("UNITS", "ratio") != "ratio":
        return found
    known, least = wetness.valid, parameters.get("MIN_SLOPE", 0.001)
    truth = np.log(area.z[known].astype(float) / np.maximum(slope.z[known], least))
    if not np.allclose(wetness.z[known], truth, rtol=1e-4, atol=1e-4):
        found.append("WETNESS is not the logarithm of SPECIFIC_AREA over SLOPE")
    return found


def floods(parameters, results):
    """Water is deep where there is any, no deeper than is told; polygons lie apart and hold as much as is counted."""
    depth = raster_of(results, "DEPTH")
    found = polygons(results, "EXTENT")
    if depth is not None and depth.valid.any():
        wet = depth.z[depth.valid]
        if wet.min() <= 0 or wet.max() > results["GREATEST_DEPTH"] * (1 + 1e-6):
            found.append(f"DEPTH from {wet.min()} to {wet.max()}, and {results['GREATEST_DEPTH']} is told")
    extent = features_of(results, "EXTENT")
    area = sum(each.fields["area_km2"] for each in extent or ())
    if extent is not None and not np.isclose(area, results["FLOODED_AREA"], rtol=1e-6, atol=1e-12):
        found.append(f"EXTENT: {area} km², and {results['FLOODED_AREA']} are told")
    return found


def steepness(parameters, results):
    """Rivers never rise on their way, and χ never falls on the way up."""
    found, above = [], {}
    for each in features_of(results, "STEEPNESS") or []:
        fields = each.fields
        if fields["chi_m"] < 0 or (fields["slope"] or 0) < 0 or (fields["ksn"] or 0) < 0:
            found.append(f"STEEPNESS: {fields}")
        above.setdefault(fields["river"], []).append((fields["dist_m"], fields["chi_m"]))
    rising = all(np.diff([chi for _, chi in sorted(each)]).min(initial=0) >= 0 for each in above.values())
    return found[:3] + ([] if rising else ["STEEPNESS: χ falls on the way up"])


def _any_below_0(raster):
    return raster is not None and bool((raster.z[raster.valid] < 0).any())


def lakes(parameters, results):
    """Lakes are true polygons that lie apart unless one is nested in another; depths and volumes agree."""
    found = polygons(results, "LAKES", parent="parent")
    for each in features_of(results, "LAKES") or []:
        deep = each.fields
        if not 0 <= deep["depth_mean_m"] <= deep["depth_max_m"] * (1 + 1e-6):
            found.append(f"LAKES: lake {deep['id']} is {deep['depth_mean_m']} deep on average")
        volume = deep["depth_mean_m"] * deep["area_km2"] * 1e6
        if abs(volume - deep["volume_m3"]) > 1e-3 * volume + 1e-6:
            found.append(f"LAKES: lake {deep['id']} holds {deep['volume_m3']}, not {volume}")
    water = raster_of(results, "WATER")
    if water is not None and (water.z[water.valid] < 0).any():
        found.append("WATER below 0")
    return found[:3]


def watersheds(parameters, results):
    """Watersheds are true polygons that lie apart, and the raster of labels has the same ids."""
    found = [*polygons(results, "WATERSHEDS", apart=not parameters.get("WHOLE")), *catchments(results, "WATERSHEDS")]
    labels, drawn = raster_of(results, "LABELS"), features_of(results, "WATERSHEDS")
    if labels is not None and drawn is not None and not found:
        ids = set(np.unique(labels.z[labels.valid]).tolist())
        key = next(name for name in ("label", "watershed", "id") if name in drawn[0].fields)
        written = {each.fields[key] for each in drawn}
        if not ids <= written or (ids != written and not parameters.get("WHOLE")):
            found.append(f"LABELS has other ids than WATERSHEDS: {sorted(ids ^ written)[:5]}")
    return found


def subbasins(parameters, results):
    """Every subbasin has one reach or is a lake, has a way to a sink, and areas add up there."""
    found = [*polygons(results, "SUBBASINS"), *catchments(results, "SUBBASINS")]
    lands, reaches = features_of(results, "SUBBASINS"), features_of(results, "REACHES")
    if found or not lands:
        return found
    rows = {each.fields["id"]: each.fields for each in lands}
    total = dict.fromkeys(rows, 0.0)
    for number, row in rows.items():
        seen = {number}
        while number is not None:
            total[number] += row["area_km2"]
            number = rows[number]["downstream"]
            if number in seen:
                return [f"SUBBASINS: water of {number} comes back to it"]
            seen.add(number)
    if any(abs(total[number] - row["area_total_km2"]) > 1e-9 * total[number] for number, row in rows.items()):
        found.append("SUBBASINS: areas do not add up")
    of_rivers = {number for number, row in rows.items() if row["type"] == "reach"}
    if reaches is not None and sorted(each.fields["id"] for each in reaches) != sorted(of_rivers):
        found.append("REACHES has others than SUBBASINS")
    return found


def catchments(results, name):
    """No outline is shorter than a circle, no path falls upward, and lines have the ids and lengths of watersheds."""
    drawn, lines = features_of(results, name), features_of(results, "LONGEST_PATHS")
    if not drawn or "path_km" not in drawn[0].fields:
        return []
    found = []
    for each in drawn:
        known = {key: value for key, value in each.fields.items() if value is not None}
        if known.get("compactness", 1.0) < 1 - 1e-9:
            found.append(f"{name}: compactness {known['compactness']}")
        if known.get("path_slope", 0.0) < 0 or not 0 <= known.get("hypsometric_integral", 0.5) <= 1:
            found.append(f"{name}: a path that rises, or a mean height beyond the heights")
        if any(not hours > 0 for key, hours in known.items() if key.startswith("tc_")):
            found.append(f"{name}: a time of concentration that is no time")
    key = "watershed" if "watershed" in drawn[0].fields else "id"  # an id of points is theirs where it is not unique
    if lines is not None and key in drawn[0].fields:
        long = {each.fields[key]: each.fields["path_km"] for each in drawn if (each.fields["path_km"] or 0) > 0}
        if {each.fields["id"]: each.fields["path_km"] for each in lines} != long:
            found.append("LONGEST_PATHS has other paths than the fields tell of")
    return found[:3]


def whole_chain(parameters, results):
    """All of the above of the outputs of one run."""
    fill = {**parameters}
    plain = parameters.get("DEPRESSIONS", "fill") == "fill"
    return [
        *(fill_is_least(fill, results, "FILLED") if plain else []),
        *directions({**parameters, "ENCODING": "esri"}, results, "DIRECTIONS"),
        *accumulation({}, results, "ACCUMULATION"),
        *polygons(results, "WATERSHEDS"),
        *catchments(results, "WATERSHEDS"),
        *lakes(parameters, results),
        *river_tree(results, falling="SEA" not in parameters),  # the sea of polygons may lie above the land
    ]


def paths(parameters, results):
    """There are as many paths as are counted, each with a length that is no number below 0."""
    drawn = features_of(results, "PATHS")
    if drawn is None:
        return []
    found = [] if len(drawn) == results["PATH_COUNT"] else [f"PATHS: {len(drawn)} are not {results['PATH_COUNT']}"]
    return found + ["PATHS: a length below 0" for each in drawn if not (each.fields["length_m"] or 0) >= 0][:1]


def plants(parameters, results):
    """Classes are those that there are, bands add up, and as many plants as are counted stand where something grows."""
    classes, drawn = raster_of(results, "CLASSES"), features_of(results, "POINTS")
    found = []
    if classes is not None and classes.valid.any() and not 0 <= classes.z[classes.valid].max() <= 13:
        found.append(f"CLASSES up to {classes.z[classes.valid].max()}")
    if drawn is not None and len(drawn) != results["PLANT_COUNT"]:
        found.append(f"POINTS: {len(drawn)} are not {results['PLANT_COUNT']}")
    bare = {each.fields["class"] for each in drawn or ()} & {"water", "river", "snow", "rock"}
    return found + [f"POINTS: plants on {', '.join(sorted(bare))}"] * bool(bare)


TRUTHS = {
    "plants": plants,
    "filldepressions": fill_is_least,
    "breachdepressions": breached,
    "burnrivers": burned,
    "flowdirections": directions,
    "flowaccumulation": accumulation,
    "terrainindices": indices,
    "floodheight": floods,
    "riversteepness": steepness,
    "flowdistance": distances,
    "flowpaths": paths,
    "convertdirections": converted,
    "riverthreshold": thresholded,
    "rivernetwork": lambda parameters, results: river_tree(results),
    "lakes": lakes,
    "watersheds": watersheds,
    "subbasins": subbasins,
    "hydrologyfromdem": whole_chain,
    "watershedofpoint": lambda parameters, results: catchments(results, "WATERSHED"),
}
