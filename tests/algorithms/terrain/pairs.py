"""Controls of terrain from a coastline in pairs: settings of which each two meet on some coast, and what must hold."""

from itertools import combinations

import numpy as np

from .grown import ISLAND, MAIN, coast, features, ring, sketch
from .terrains import make, pits, raster

CANDIDATES = 30  # of settings, of which the one is taken in which most pairs are new
LEAST_RECOVERED, RECOVERED_WARNING = 98.0, "[RECOVERED]"
STEEPEST, SHARE = 1.3, 0.99  # times the slope that was asked for that so much of the land has at most
DEEPEST, DEEPEST_WARNING = 10.0, "[DEEPEST_CHANGE]"  # % of the summit that a cell is changed by at most, untold
PEAK_MISSED = 0.1  # of PEAK that the summit may miss it by
LONG = [(0, 0), (14, 1), (30, -1), (33, 3), (18, 5), (2, 4), (0, 0)]
COASTS = {  # and the boxes around them, in kilometres
    "broad": (MAIN, (-3, -2, 26, 20)),
    "small": (ISLAND, (30, 1, 39, 10)),
    "long": (LONG, (0, -1, 33, 5)),
}
CELL, GROUND, EDGE = 5.0, 10.0, 60.0  # metres for each kilometre that a coast is wide
CONTROLS = {  # each value is what parameters are given
    "slope of the land": ({}, {"TERRAIN_SLOPE": 0.2}, {"TERRAIN_SLOPE": 0.03}),
    "slope of rivers": ({}, {"RIVER_SLOPE": 0.02}, {"RIVER_SLOPE": 0.003}),
    "sketched slopes": ({}, {"SLOPE_SKETCH": True}),
    "character": ({}, {"CHARACTER": "gentle"}, {"CHARACTER": "alpine"}),
    "peak": ({}, {"PEAK": 400}, {"PEAK": 2500}),
    "preset": ({}, {"PRESET": "long"}, {"PRESET": "even"}),
    "lakes": ({}, {"GLACIAL_LAKES": 4}, {"VOLCANIC_LAKES": 2}),
    "cliffs": ({}, {"CLIFFS": 80}),
    "uplift": ({}, {"UPLIFT": True}),
    "sketch": ({}, {"SKETCH": True}),
    "weights": ({}, {"COAST_WEIGHT": 0.6}, {"HEIGHT_WEIGHT": 0.6}),
    "erosion": ({}, {"EROSION": 0.4}, {"EROSION_CELL_SIZE": 0}),
    "roughness": ({}, {"ROUGHNESS": 3}),
    "rivers": ({}, {"WIDTH": 2, "WINDING": 1.6}, {"DELTA_FLOW": 2}),
    "runoff": ({}, {"RUNOFF": "conserving"}),
    "clearance": ({}, {"CLEARANCE": 0.85, "SHORE_CLEARANCE": 1.5}),
    "sea": ({}, {"SEA_FLOOR": "slope"}),
}


def covering_settings(seed, controls=CONTROLS):
    """Return settings, lists of the value that each control has, until each two values of two controls have met."""
    rng, names = np.random.default_rng(seed), list(controls)
    sizes = np.array([len(controls[name]) for name in names])
    places = list(combinations(range(len(names)), 2))
    missing = {(a, b, x, y) for a, b in places for x in range(sizes[a]) for y in range(sizes[b])}
    settings = []
    while missing:
        a, b, x, y = sorted(missing)[rng.integers(len(missing))]
        best = None
        for _ in range(CANDIDATES):
            tried = rng.integers(sizes)
            tried[a], tried[b] = x, y
            met = {(p, q, int(tried[p]), int(tried[q])) for p, q in places} & missing
            if best is None or len(met) > len(best[1]):
                best = tried, met
        settings.append(best[0].tolist())
        missing -= best[1]
    return settings


def given(setting, drawn, controls=CONTROLS):
    """Return the parameters of a setting; layers are those that were ``drawn`` for a coast."""
    parameters = {}
    for place, values in zip(setting, controls.values()):
        parameters.update(values[place])
    return {name: drawn[name] if value is True else value for name, value in parameters.items()}


def drawn_layers(box):
    """Return what is drawn on a coast in a box in kilometres: rivers, massifs and slopes."""
    west, south, east, north = box
    x, y = lambda share: west + share * (east - west), lambda share: south + share * (north - south)
    river = [(x(0.5), y(0.6)), (x(0.45), y(0.4)), (x(0.5), y(0.2)), (x(0.45), y(-0.05))]
    massifs = [f"POINT{ring([(x(share), y(0.5))])}" for share in (0.35, 0.65)]
    ranges = [f"LINESTRING{ring([(x(0.6), y(0.3)), (x(0.65), y(0.7))])}"]
    return {
        "SKETCH": sketch(river),
        "UPLIFT": features("Point", *massifs, weight=(1.0, 0.6)),
        "SLOPE_SKETCH": features("LineString", *ranges, slope=(0.15,), river_slope=(0.01,)),
    }


def tried(name, setting, finer=1.0):
    """Return the parameters of a setting on one of the coasts, and the terrain; on cells so many times finer."""
    land, box = COASTS[name]
    width, parameters = box[2] - box[0], given(setting, drawn_layers(box))
    usual = {"SPACING": EDGE * width, "EROSION_CELL_SIZE": GROUND / finer * width, "CELL_SIZE": CELL / finer * width}
    return parameters, make(coast(land), **{**usual, **parameters})


def complaints(result, parameters):
    """Return what is wrong with a terrain that nothing in its log warns of."""
    found, warned = [], "\n".join(result.warnings)
    if result["RECOVERED"] < LEAST_RECOVERED and RECOVERED_WARNING not in warned:
        found.append(f"{result['RECOVERED']:.1f} % of the rivers are found again")
    land = raster(result["OUTPUT"])
    known = np.isfinite(land.values) & (land.values > 0)
    if not {"GLACIAL_LAKES", "VOLCANIC_LAKES"} & set(parameters):  # whose beds are pits
        found += [f"{count} pits" for count in [pits(land.values, known)] if count]
    summit = result["SUMMIT"]
    if result["DEEPEST_CHANGE"] > DEEPEST / 100 * summit and DEEPEST_WARNING not in warned:
        found.append(f"a cell was changed by {result['DEEPEST_CHANGE']:.1f} m below {summit:.0f} m")
    slope = parameters.get("TERRAIN_SLOPE")
    if slope and not {"SLOPE_SKETCH", "CLIFFS"} & set(parameters) and not warned:
        down, right = np.gradient(np.where(known, land.values, np.nan), land.dy, land.dx)
        steep = np.hypot(down, right)
        steepest = float(np.quantile(steep[np.isfinite(steep)], SHARE))
        found += [f"slopes of {steepest:.3f} where {slope} was asked for"] if steepest > STEEPEST * slope else []
    peak = parameters.get("PEAK")
    if peak and abs(summit - peak) > PEAK_MISSED * peak and not warned:
        found.append(f"the summit is {summit:.0f} m, not {peak} m")
    return found
