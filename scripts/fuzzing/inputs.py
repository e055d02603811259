"""Which files a run reads: of the land that it is about, drawn upon it, or made of it by other algorithms."""

from .zoo import DEMS, DRAWINGS

CROWDS = 0.005  # share of drawn layers with very many features
OTHERS = 0.03  # share of inputs that are of another land
DERIVED = {
    "DIRECTIONS": "directions",
    "ACCUMULATION": "accumulation",
    "WEIGHTS": "accumulation",
    "LAKES": "lakes",
    "MODEL": "model",
}
DRAWN = {"SKETCH": "line", "MOUTHS": "point", "POINTS": "point", "RIVERS": "line"}  # all others are polygons
DRAWN_SELDOM = {"RIVERS": 0.2, "LAKES": 0.3}  # shares in which these are drawn, not found in the land
# Maps that are rasters, or drawn with numbers in a field.
PAINTED = {"UPLIFT": "UPLIFT_FIELD", "HEIGHT_SKETCH": "HEIGHT_FIELD", "HEIGHTS": "HEIGHTS_FIELD"}
MAPS = {"RIVER_SLOPE_MAP": "slopes", "TERRAIN_SLOPE_MAP": "slopes", "RAIN": "slopes"}


def layer_for(name, draw):
    """Return the path of a layer for a parameter."""
    rng, land, zoo = draw.rng, draw.case["land"], draw.zoo
    if rng.random() < OTHERS:
        land = f"{land.split('-')[0]}-{rng.integers(DEMS)}"
    if name == "COASTLINE" and draw.terrain:
        return zoo.get(land)
    if name == "INPUT" and draw.case["algorithm"] not in ("terrainmodel", "convertdirections"):
        return zoo.get(land)
    if name == "INPUT":
        return zoo.get(f"ground-1 on {land}") if draw.terrain else draw.derive(land, "directions")
    if name == "MESH_INPUT":
        return zoo.get(f"mesh-{rng.integers(DRAWINGS)} on {land}")
    if name == "DEM":
        return zoo.get(land)
    if name in MAPS and draw.terrain:
        return zoo.get(f"slopes-{rng.integers(DRAWINGS)} on {land}")
    if name in DERIVED and not (name in DRAWN_SELDOM and rng.random() < DRAWN_SELDOM[name]):
        made = draw.derive(land, DERIVED[name])
        if name not in DRAWN_SELDOM or made != zoo.get(land):  # which it is where there was nothing to make
            return made
    if name == "RIVERS" and rng.random() > DRAWN_SELDOM[name]:
        made = draw.derive(land, "grown" if draw.terrain else "rivers")
        if made != zoo.get(land):
            return made
    if name in ("RAIN", "WATER"):
        return zoo.get(land)
    kind = DRAWN.get(name, "polygon")
    if name in PAINTED:
        kind = str(rng.choice(["slopes", "line", "polygon", "point"][: 3 if name == "HEIGHT_SKETCH" else 4]))
    if rng.random() < CROWDS and kind != "slopes" and draw.crowds:
        return zoo.get(f"crowd-{kind} on {land}")
    return zoo.get(f"{kind}-{rng.integers(DRAWINGS)} on {land}")
