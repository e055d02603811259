"""Which runs on a little land make every algorithm use its kernels, in the types that real data have."""

from typing import NamedTuple

ALL, WATER, TERRAIN = "all", "water", "terrain"
PARTS = (ALL, WATER, TERRAIN)
ISLAND = "POLYGON((500000 5600000, 503000 5600000, 504000 5603000, 501000 5604500, 500000 5600000))"
SKETCH = "LINESTRING(502000 5602500, 501800 5601500, 501500 5600000)"
POINT = "POINT(600 400)"
CRS = "EPSG:32633"


class Rehearsal(NamedTuple):
    """A run: its name, the algorithm, and its parameters.

    A value ``@name OUTPUT`` is an output of the run of that name; one of ``@island``, ``@sketch`` and ``@point`` is a
    layer that was drawn; True asks for an output that is not made by default.
    """

    name: str
    algorithm: str
    parameters: dict


def rehearsals(part):
    """Return the runs of a part, each after those whose outputs it reads."""
    ground = [_run("land", "startingsurface", SHAPE="noise", COLUMNS=60, ROWS=40, CELL_SIZE=20, RELIEF=300, CRS=CRS)]
    return ground + (_water() if part != TERRAIN else []) + (_terrain() if part != WATER else [])


def _run(name, algorithm, **parameters):
    return Rehearsal(name, algorithm, parameters)


def _water():
    dem, flow = {"INPUT": "@land OUTPUT"}, {"DIRECTIONS": "@d8 OUTPUT"}
    climate = {"RAIN": "500", "EVAPORATION": "900"}
    water = {**flow, "ACCUMULATION": "@area OUTPUT"}
    return [
        _run("hydrology", "hydrologyfromdem", **dem),
        _run("in balance", "hydrologyfromdem", **dem, **climate),
        _run("fill", "filldepressions", **dem),
        _run("sweeps", "filldepressions", **dem, METHOD="sweeps"),
        _run("breach", "breachdepressions", **dem),
        _run("lakes", "lakes", **dem, WATER=True, SPILL_POINTS=True),
        _run("dry lakes", "lakes", **dem, **climate),
        _run("heightmap", "exportheightmap", **dem, SCENE=True, MASKS=True, TILES=True),
        _run("d8", "flowdirections", **dem),
        _run("rho8", "flowdirections", **dem, METHOD="rho8"),
        _run("dinf", "flowdirections", **dem, METHOD="dinf"),
        _run("taudem", "convertdirections", INPUT="@d8 OUTPUT", TO="taudem"),
        _run("area", "flowaccumulation", **flow),
        _run("weights", "flowaccumulation", **dem, WEIGHTS="@land OUTPUT", EDGE_MASK=True),
        _run("angles", "flowaccumulation", DIRECTIONS="@dinf OUTPUT", ENCODING="dinf"),
        _run("mfd", "flowaccumulation", **dem, METHOD="mfd"),
        _run("cells", "riverthreshold", ACCUMULATION="@area OUTPUT"),
        _run("rivers", "rivernetwork", **water, **dem, SMOOTH=2),
        _run("burn", "burnrivers", **dem, RIVERS="@rivers RIVERS"),
        _run("distance", "flowdistance", **flow, **dem, RIVERS="@rivers RIVERS", HEIGHT=True, UPSTREAM=True),
        _run("shortest", "flowdistance", **flow, **dem, PATH="shortest"),
        _run("paths", "flowpaths", **flow, **dem, POINTS="@point"),
        _run("report", "networkreport", RIVERS="@rivers RIVERS", **dem),
        _run("outlets", "watersheds", **flow, **dem, SMALL="merge", MIN_AREA=0.01),
        _run("points", "watersheds", **water, LABELS=True, BY="points", POINTS="@point", SNAP=200, WHOLE=True),
        _run("of rivers", "watersheds", **flow, BY="rivers", RIVERS="@rivers RIVERS"),
        _run("of a point", "watershedofpoint", **dem, POINTS="@point"),
        _run("table", "watertable", **dem),
        _run("aquifer", "watertable", **dem, MODE="dupuit"),
    ]


def _terrain():
    coast = {"COASTLINE": "@island"}
    return [
        # On cells so small gullies show, and a raster has several tiles.
        _run("terrain", "terrainfromcoastline", **coast, CELL_SIZE=3, RIDGES=True, REPORT=True),
        _run("sketched", "terrainfromcoastline", **coast, SKETCH="@sketch", CELL_SIZE=40, SEA_FLOOR="slope"),
        _run("grown", "growrivers", **coast),
        _run("model", "terrainmodel", **coast, RIVERS="@grown RIVERS"),
        _run("rendered", "renderterrain", MODEL="@model MODEL", CELL_SIZE=40),
        _run("courses", "rivercourses", MODEL="@model MODEL"),
        _run("eroded anew", "erodemodel", MODEL="@model MODEL"),
        _run("diamonds", "startingsurface", SHAPE="diamondsquare", COLUMNS=60, ROWS=40, CRS=CRS),
        _run("leheny", "lehenyerosion", COLUMNS=60, ROWS=40, EVENTS=200, CRS=CRS),
        _run("leheny dem", "lehenyerosion", INPUT="@land OUTPUT", EVENTS=200, RIVER_VISITS=20),
        _run("basins", "drainagebasins", **coast, SPACING=400, ELEVATION=True),
        _run("mesh", "trianglemesh", **coast, POINTS=300, TRIANGLES=True, VORONOI=True),
        _run("dem mesh", "trianglemesh", INPUT="@land OUTPUT", POINTS=300),
        _run("eroded", "rivererosion", INPUT="@land OUTPUT", ITERATIONS=2),
        _run("eroded mesh", "rivererosion", **coast, POINTS=300, ITERATIONS=2),
    ]
