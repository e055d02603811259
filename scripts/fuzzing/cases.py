"""One random run: an algorithm, plausible values of its parameters, and how it ends. All of it follows from a seed."""

import numpy as np
from qgis.core import (
    QgsProcessingParameterBand,
    QgsProcessingParameterBoolean,
    QgsProcessingParameterCrs,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProcessingParameterExtent,
    QgsProcessingParameterFeatureSink,
    QgsProcessingParameterField,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterNumber,
    QgsProcessingParameterPoint,
    QgsProcessingParameterRasterDestination,
)

from .inputs import PAINTED, layer_for
from .values import of_a_type
from .zoo import COASTS, DEMS

OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional
LAYERS = ("raster", "source", "layer", "file", "vector", "mesh")
HOWS = {"run": 0.88, "again": 0.03, "cancel": 0.06, "full disk": 0.03}  # again: twice, and the same comes out
GROUP_SHARES = {"hydrology": 0.45, "growth and terrain": 0.47, "erosion": 0.08}
GROUPS = {"terrain": "growth and terrain", "erosion": "erosion"}  # subjects; all others are hydrology
FROM_DEMS = "modelfromdem", "terrainfromdem"  # of terrain, and yet about a DEM
FINER = 0.6  # share of terrain from DEMs at another cell size than theirs
OFTEN = {"hydrologyfromdem": 2, "growrivers": 2, "prepareheadwaters": 0, "checkinstallation": 0}  # which read nothing
READ_DEMS = {"exportheightmap", "plants"}  # though they are no hydrology
OLD_FILES = 0.2  # share of runs whose outputs are there already
OWN_CHOICE = 0.004  # share of runs in which a terrain has its own, small cells
MORE_THAN_PLAUSIBLE = 0.04  # share of numbers that are odd or anywhere within their limits
OF_A_TYPE = 0.02  # share of numbers that are of another type, or none

# What people would choose: some values, or a range.
VALUES = {
    "SEED": (1, 7, 42, 2**31 - 1),
    "EVENTS": (0, 1, 500, 3000),
    "COLUMNS": (1, 2, 30, 60),
    "ROWS": (1, 2, 25, 40),
    "SNAPSHOT_COUNT": (0, 2, 3),
    "MOUTH_COUNT": (0, 1, 5),
    "PRIMITIVES_PER_CELL": (5, 10, 50),
    "GLACIAL_LAKES": (0, 1, 5, 20),
    "VOLCANIC_LAKES": (0, 1, 5, 20),
    "SMOOTH": (0, 1, 5),
    "MIN_SLOPE": (0, 0.001, 0.05),
    "STEPS": (1, 3, 50),
    "SEA_LEVEL": (0, 1, 20, 50),
    "RIVER_VISITS": (1, 5, 100),
    "SNAP": (0, 20, 50, 300),
    "EROSION": (0, 0.5, 1, 2),
    "NOISE_STRENGTH": (0, 0.3, 0.9),
    "SKETCH_PRIORITY": (1, 2, 9, 20),
    "COAST_WEIGHT": (-0.8, 0, 0.5, 1),
    "HEIGHT_WEIGHT": (-0.8, 0, 0.5, 1),
    "PEAKS": (1, 2, 12),
    "TILE_SIZE": (9, 17, 33),
    "ROCK_SLOPE": (0, 20, 35, 90),
    "POINTS": (0, 4, 50, 300),
    "VALLEYS": (0, 1, 3, 8, 25),
}
RANGES = {
    "MAX_LENGTH": (1, 1000), "MAX_CUT": (0.1, 100), "DEPTH": (0.1, 50), "MAX_DEPTH": (0.1, 50), "EXPONENT": (0.5, 10),
    "CLEARANCE": (0.71, 0.9), "SHORE_CLEARANCE": (0.71, 0.95), "RIVER_SLOPE": (1e-4, 0.1), "PEAK": (300, 5000),
    "ZETA": (0.1, 1000), "TERRAIN_SLOPE": (0.01, 0.25), "MIN_AREA": (1e-6, 0.1), "MIN_DEPTH": (0.01, 10),
    "E": (0.01, 1), "D": (0.01, 20), "M": (100, 5000), "RELIEF": (1, 2000), "DETAIL": (0.1, 1), "ROUGHNESS": (0.05, 1),
    "THRESHOLD": (1e-4, 0.2), "MAX": (0.1, 100), "DELTA_FLOW": (0.1, 100), "COAST_DISTANCE": (10, 10_000),
    "AREA": (1e-5, 1), "SHORE": (1, 1000), "LAND_SIZE": (2e4, 2e5), "WINDING": (0.3, 3), "WIDTH": (0.1, 10),
    "KNICK_HEIGHT": (0.1, 50), "RUNOFF": (0.1, 100), "MANNING": (0.01, 0.3), "STEP": (0.1, 2), "MAX_STAGE": (1, 50),
    "SPACING": (30, 3000), "STEEPNESS": (0.01, 0.5), "CONCAVITY": (0.2, 0.7), "A0": (0.001, 1), "P": (0.1, 5),
    "TEMPERATURE": (0.1, 30), "RANGE": (0.1, 50), "ASPECT": (0.1, 10), "PATCHES": (0.1, 5), "LAPSE_RATE": (1, 10),
    "RIPARIAN_HEIGHT": (0.1, 20), "RIPARIAN_WIDTH": (1, 1000), "DENSITY": (0.01, 100), "DEEPEST_CUT": (0.1, 100),
}  # fmt: skip
# Parts of a coast's width.
PARTS = {
    "SPACING": (0.05, 0.16), "CELL_SIZE": (0.014, 0.08), "EROSION_CELL_SIZE": (0.025, 0.08), "NOISE_SCALE": (0.1, 0.5),
}  # fmt: skip
ALWAYS = ("SPACING", "CELL_SIZE", "EROSION_CELL_SIZE", "COLUMNS", "ROWS", "EVENTS")  # their own choice takes long
GIVEN_NUMBERS = 0.3  # shares of what is given at all
GIVEN = {
    "SEA_LEVEL": 0.08, "MASK": 0.12, "SEA": 0.12, "Z_START": 0.02, "Z_END": 0.02, "RAIN": 0.2, "ENCODING": 0.08,
    "FROM": 0.08, "CLUSTER": 0.04, "PROVINCES": 0.1, "WINDOW": 0.1, "SCALE_FILE": 0.02, "PIXEL_SIZE": 0.1,
}  # fmt: skip
INLAND_WITHOUT = (  # what lies on a coast
    "COASTLINE", "CRS", "SKETCH", "MOUTHS", "MOUTH_PRIORITY", "LAKES", "UPLIFT", "UPLIFT_FIELD", "SLOPE_SKETCH", "RAIN",
    "RIVER_SLOPE_MAP", "TERRAIN_SLOPE_MAP",
)  # fmt: skip
SUM_TO_ONE = ((0.2, 0.1, 0.7), (0.5, 0.25, 0.25), (0.0, 0.0, 1.0), (0.9, 0.05, 0.05))  # PC, PS, PA
NOBODY = ("tcp://127.0.0.1:1", "tls://127.0.0.1:1", "ucx://127.0.0.1:1", "127.0.0.1", "no where", " ")  # no scheduler
ODD = (0, -1, 1, 0.5, 2, 10, 1000, 1e-9, 1e9, 1e308, -1e308, 5e-324)
# What is given as text: numbers a year or maps, groups of meshes, expressions; and what is none of these.
TEXTS = {
    "EVAPORATION": ("0", "300", "900", "1500", "1e308", "-5", "much"),
    "STAGE": ("0", "0.5", "3", "12", "id", "order", "gone", "nan", "1e308"),
    "DISCHARGE": ("0", "0.2", "30", "5000", "order", "gone", "-1"),
    "RECHARGE": ("0", "30", "300", "300.0", "1e308", "nan", "-1", "٣٠٠"),
    "MESH_GROUP": ("Bed Elevation", "Bed Elevation", "bed elevation", "gone", " "),
    "EXPRESSION": ("c^0.5 * (a0 - a)", "2 * c^0.5 * (a0 - a)", "max(0, a0 - a) - 0.01 * z", "-abs(log(c + 1))", "0",
                   "1 / (a - a)", "exp(exp(z))", "sqrt(0 - z)", "c^", "q", "((a", "__import__(a)", "1e308 * c"),
}  # fmt: skip
TEXT_SHARES = {
    "STAGE": 0.6, "DISCHARGE": 0.4, "EVAPORATION": 0.25, "RECHARGE": 0.5, "MESH_GROUP": 0.15, "EXPRESSION": 0.05,
}  # fmt: skip
CREATION_OPTIONS = (
    "COMPRESS=LZW", "COMPRESS=NONE|TILED=NO", "NONSENSE=1", "NBITS=4", "NBITS=16", "COMPRESS=JPEG",
    "COMPRESS=JPEG|JPEG_QUALITY=10", "COMPRESS=LERC|MAX_Z_ERROR=5", "COMPRESS=LERC_DEFLATE|MAX_Z_ERROR=1",
    "COMPRESS=DEFLATE|DISCARD_LSB=20", "COMPRESS=WEBP", "COMPRESS=JXL|JXL_LOSSLESS=NO", "compress=jpeg",
)  # fmt: skip
ENDINGS = {
    "raster": ((".tif", ".vrt", ".img", ".asc", ".png"), (0.87, 0.06, 0.04, 0.02, 0.01)),
    "vector": ((".gpkg", ".shp", ".geojson", "TEMPORARY_OUTPUT", ".csv"), (0.695, 0.1, 0.1, 0.1, 0.005)),
}
FILE_ENDINGS = {
    "MODEL": ".gpkg", "OUTPUT": ".gpkg", "MESH": ".2dm", "REPORT": ".html", "REPORT_JSON": ".json", "HEIGHTMAP": ".png",
    "SCALE": ".json", "SCENE": ".obj", "MASKS": ".json", "TILES": ".json",
}  # fmt: skip


def group_of(algorithm):
    """Return which runs an algorithm counts among."""
    return "hydrology" if algorithm.name() in READ_DEMS else GROUPS.get(algorithm.GROUP, "hydrology")


def make_case(seed, algorithms, zoo, derive, group=None, crowds=True):
    """Return a case as plain values: what JSON can hold, and a person can run again; of a group, without crowds."""
    rng = np.random.default_rng([seed, 3])
    group = group or str(rng.choice(list(GROUP_SHARES), p=list(GROUP_SHARES.values())))
    algorithms = [algorithm for algorithm in algorithms if group_of(algorithm) == group]
    weights = np.array([OFTEN.get(algorithm.name(), 1) for algorithm in algorithms], float)
    algorithm = algorithms[rng.choice(len(algorithms), p=weights / weights.sum())]
    coasts = group == "growth and terrain" and algorithm.name() not in FROM_DEMS
    case = {
        "seed": int(seed),
        "group": group,
        "algorithm": algorithm.name(),
        "how": str(rng.choice(list(HOWS), p=list(HOWS.values()))),
        "at": float(np.round(rng.uniform(0, 90), 1)),  # per cent at which a run is cancelled
        "room": int(10 ** rng.uniform(3, 5.3)),  # bytes that are left on a full disk
        "old": bool(rng.random() < OLD_FILES),
        "land": f"coast-{rng.integers(COASTS)}" if coasts else f"dem-{rng.integers(DEMS)}",
        "parameters": {},
        "outputs": {},
    }
    while algorithm.name() in FROM_DEMS and zoo.is_refused(case["land"]) and rng.random() < 0.9:
        case["land"] = f"dem-{rng.integers(DEMS)}"
    draw = Draw(rng, case, zoo, derive, crowds)
    for definition in algorithm.parameterDefinitions():
        value = draw.value(definition)
        if value is not None:
            (case["outputs"] if definition.isDestination() else case["parameters"])[definition.name()] = value
    draw.agree(algorithm)
    return case


class Draw:
    """Draws the values of one case."""

    def __init__(self, rng, case, zoo, derive, crowds):
        self.rng, self.case, self.zoo, self.derive, self.crowds = rng, case, zoo, derive, crowds
        self.terrain = case["land"].startswith("coast")
        self.own_choice = rng.random() < OWN_CHOICE

    def value(self, definition):
        """Return the value of a parameter, None to leave it out, the ending of an output."""
        name, rng = definition.name(), self.rng
        if definition.isDestination():
            return self._destination(definition)
        if name in GIVEN and rng.random() > GIVEN[name]:
            return None
        if isinstance(definition, QgsProcessingParameterNumber):
            value = self._number(definition)
            return value if value is None or rng.random() > OF_A_TYPE else of_a_type(rng, value)
        if isinstance(definition, QgsProcessingParameterEnum):
            return str(rng.choice(definition.options())) if rng.random() < 0.5 else None
        if isinstance(definition, QgsProcessingParameterBoolean):
            return bool(rng.random() < 0.5) if rng.random() < 0.5 else None
        if isinstance(definition, QgsProcessingParameterBand):
            band = int(rng.choice([1, 1, 2, 7]))
            return (of_a_type(rng, band) if rng.random() < 0.3 else band) if rng.random() < 0.03 else None
        if isinstance(definition, QgsProcessingParameterCrs):
            return str(rng.choice(["EPSG:25832", "EPSG:3857", "EPSG:4326"])) if rng.random() < 0.3 else None
        if isinstance(definition, QgsProcessingParameterExtent):
            return self._extent() if rng.random() < 0.3 else None
        if isinstance(definition, QgsProcessingParameterField):
            return str(rng.choice(["order", "number", "gone"], p=[0.9, 0.06, 0.04])) if rng.random() < 0.5 else None
        if isinstance(definition, QgsProcessingParameterPoint):
            return self._point() if rng.random() < 0.6 else None
        if name in TEXTS:
            return self._text(name) if rng.random() < TEXT_SHARES[name] else None
        if definition.type() in LAYERS:
            optional = bool(definition.flags() & OPTIONAL)
            return None if optional and rng.random() < 0.6 and name not in GIVEN else layer_for(name, self)
        if name == "CLUSTER":
            return str(rng.choice(NOBODY))
        if name == "CREATION_OPTIONS" and rng.random() < 0.08:
            return str(rng.choice(CREATION_OPTIONS))
        return None

    def agree(self, algorithm):
        """Make values go together where nearly all that do not would be refused."""
        given, rng = self.case["parameters"], self.rng
        if rng.random() < 0.03:
            return
        if any(name in given for name in ("PC", "PS", "PA")):
            given.update(zip(("PC", "PS", "PA"), SUM_TO_ONE[rng.integers(len(SUM_TO_ONE))]))
        if "MOUTH_PRIORITY" in given and "MOUTHS" not in given:
            del given["MOUTH_PRIORITY"]
        if "CODE" in given:
            given["CODE"] = str(rng.choice(["id", "name", "number", "gone"]))
        for name, field in PAINTED.items():
            given.pop(field, None)
            if name in given:
                given[field] = "order"
        if ("Z_START" in given) != ("Z_END" in given):
            given.pop("Z_START", given.pop("Z_END", None))
        if algorithm.name() == "flowaccumulation":
            given.pop("INPUT" if "DIRECTIONS" in given else "", None)
            needs_dem = given.get("METHOD", "d8") != "d8"
            if needs_dem or "DIRECTIONS" not in given:
                given.pop("DIRECTIONS", None)
                given.pop("ENCODING", None)
                given["INPUT"] = layer_for("INPUT", self)
        if algorithm.name() == "riverthreshold":
            by_drops = given.get("METHOD", "share") != "share"
            needs = "INPUT" if by_drops else "ACCUMULATION"
            given.setdefault(needs, layer_for(needs, self))
            if not by_drops:
                self.case["outputs"].pop("TABLE", None)
        if given.get("THRESHOLD_BY") == "drop":
            given.setdefault("INPUT", layer_for("INPUT", self))
        if algorithm.name() in ("growrivers", "terrainfromcoastline"):
            if "EXTENT" in given:
                self._inland()
            else:
                given.setdefault("COASTLINE", layer_for("COASTLINE", self))
        if algorithm.name() == "drainagebasins":
            if "EXTENT" not in given:
                given.setdefault("COASTLINE", layer_for("COASTLINE", self))
            if given.get("GROWTH") == "random":
                self.case["outputs"].pop("ELEVATION", None)
        if algorithm.name() == "watersheds":
            wanted = {"points": "POINTS", "rivers": "RIVERS", "lakes": "LAKES"}.get(given.get("BY"))
            for name in ([wanted] if wanted else []) + (["DIRECTIONS"] if "INPUT" not in given else []):
                given.setdefault(name, layer_for(name, self))
        if algorithm.name() == "subbasins":
            if "DIRECTIONS" not in given or "SWMM" in self.case["outputs"]:
                given.setdefault("INPUT", layer_for("INPUT", self))
            given["DEPTH"] = int(rng.integers(1, 4))
        if self.case["group"] == "erosion" and "INPUT" not in given:
            given.pop("RAIN", None)
        if "SNAPSHOTS" in self.case["outputs"]:
            given["SNAPSHOT_COUNT"] = 3
        for name in sorted({"ENCODING", "FROM"} & {each.name() for each in algorithm.parameterDefinitions()}):
            if rng.random() < 0.6 and name not in given:
                given[name] = "esri"  # of few cells nobody can tell
        if given.get("LAW") == "expression":
            given.setdefault("EXPRESSION", self._text("EXPRESSION"))
        if "MESH_INPUT" in given:
            for name in ("INPUT", "BAND", "COASTLINE"):
                given.pop(name, None)
        if algorithm.name() == "rivererosion":
            self._ground()
        if algorithm.name() in FROM_DEMS:
            self._on_dem(algorithm)
        elif "EXTENT" in given and not self.terrain:
            given["CELL_SIZE"] = float(rng.choice([100, 250, 500]))
        rasters = [each for each in algorithm.destinationParameterDefinitions() if each.type() == "rasterDestination"]
        if not self.case["outputs"]:
            self.case["outputs"] = {each.name(): ".tif" for each in rasters if each.createByDefault()}
        if algorithm.name() == "floodheight":
            given.pop("RUNOFF" if "DISCHARGE" in given else "", None)
        if self.case["outputs"].get("HEIGHT") and "INPUT" not in given:
            given["INPUT"] = layer_for("INPUT", self)

    def _on_dem(self, algorithm):
        """Give the DEM no walls, which models refuse, and ask for some of it at its own cells or finer ones."""
        given, rng = self.case["parameters"], self.rng
        for name in ("EDGE", "HOLES"):
            given.pop(name if given.get(name) == "wall" else "", None)
        if rng.random() < 0.9:  # the others are images of coloured tiles, which few rasters are
            given.pop("FORMAT", None)
        if "EXTENT" in given:
            given["EXTENT"] = self._part_of_land()
        given.pop("CELL_SIZE", None)
        if algorithm.name() == "terrainfromdem" and rng.random() < FINER:
            cell = self.zoo.cell(self.case["land"])
            given["CELL_SIZE"] = cell / float(rng.choice([1, 2, 3, 3, rng.uniform(0.95, 4.0)]))

    def _ground(self):
        """Give one ground to erode, and a sea where water could not leave otherwise."""
        given, rng = self.case["parameters"], self.rng
        if not {"INPUT", "MESH_INPUT", "COASTLINE"} & set(given):
            given["MESH_INPUT"] = layer_for("MESH_INPUT", self)
        if given.get("EDGE") == "wall":
            given.setdefault("SEA_LEVEL", VALUES["SEA_LEVEL"][rng.integers(len(VALUES["SEA_LEVEL"]))])

    def _inland(self):
        """Take a rectangle of country instead of a coast, on land about as wide, and what is drawn on coasts away."""
        given, rng, wide = self.case["parameters"], self.rng, float(self.zoo.metres(self.case["land"]))
        for name in INLAND_WITHOUT:
            given.pop(name, None)
        west, south = 3e5 + 4e5 * rng.random(), 5.2e6 + 6e5 * rng.random()
        across, up = wide * rng.uniform(0.05, 0.4, 2)
        given["EXTENT"] = f"{west!r},{west + across!r},{south!r},{south + up!r} [EPSG:25832]"
        given["LAND_SIZE"] = wide

    def _number(self, definition):
        name, rng = definition.name(), self.rng
        if self.terrain and name in PARTS:
            if self.own_choice:
                return None
            low, high = PARTS[name]
            if name == "EROSION_CELL_SIZE" and rng.random() < 0.1:  # which takes as long as the own choice
                return 0
            return float(np.round(self.zoo.metres(self.case["land"]) * low * (high / low) ** np.sqrt(rng.random()), 3))
        if rng.random() > GIVEN_NUMBERS and name not in ALWAYS:
            return None
        whole = definition.dataType() == QgsProcessingParameterNumber.Type.Integer
        if rng.random() < MORE_THAN_PLAUSIBLE:
            return self._anything(definition, whole)
        if name in VALUES:
            return VALUES[name][rng.integers(len(VALUES[name]))]
        low, high = RANGES.get(name, (1, 100))
        value = low * (high / low) ** rng.random()
        return round(value) if whole else float(value)

    def _anything(self, definition, whole):
        """Return an odd number, or any within the limits of a parameter."""
        rng = self.rng
        if rng.random() < 0.5:
            return ODD[rng.integers(len(ODD))]
        low = max(definition.minimum(), -1000.0)
        high = max(min(definition.maximum(), 1000.0), low)
        value = low + (high - low) * rng.random()
        return round(value) if whole else float(value)

    def _extent(self):
        return self._part_of_land() if self.terrain else "495000,505000,5590000,5600000 [EPSG:25832]"

    def _part_of_land(self):
        name, west, south, width, height = self.zoo.frame(self.case["land"])
        x, y = self.rng.uniform(0, 0.6, 2)
        across, up = self.rng.uniform(0.05, 0.5, 2)
        sides = west + x * width, west + (x + across) * width, south + y * height, south + (y + up) * height
        return ",".join(map(repr, map(float, sides))) + (f" [{name}]" if name else "")

    def _point(self):
        """Return a place on the land, seldom beside it or nowhere; with its CRS, another or none."""
        name, west, south, width, height = self.zoo.frame(self.case["land"])
        x, y = self.rng.uniform(-0.02, 1.02, 2)
        if self.rng.random() < 0.04:
            x, y = self.rng.choice([1e9, 1e308, np.nan], 2)
        crs = str(self.rng.choice([name, name, "", "EPSG:4326"]))
        return f"{float(west + x * width)!r},{float(south + y * height)!r}" + (f" [{crs}]" if crs else "")

    def _text(self, name):
        """Return a text for a parameter, or a map for what may be one."""
        if name in ("EVAPORATION", "RECHARGE") and self.rng.random() < 0.15:
            return self.zoo.get(self.case["land"])
        return str(self.rng.choice(TEXTS[name]))

    def _destination(self, definition):
        """Return the ending of an output, or a word for what is no file."""
        if definition.flags() & OPTIONAL and self.rng.random() < 0.4:
            return None
        if isinstance(definition, QgsProcessingParameterFileDestination):
            return FILE_ENDINGS.get(definition.name(), ".txt")
        kind = "raster" if isinstance(definition, QgsProcessingParameterRasterDestination) else "vector"
        if kind == "vector" and not isinstance(definition, QgsProcessingParameterFeatureSink):
            return None
        endings, shares = ENDINGS[kind]
        return str(self.rng.choice(endings, p=shares))
