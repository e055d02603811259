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
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterFile,
    QgsProcessingParameterFileDestination,
    QgsProcessingParameterMapLayer,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterDestination,
    QgsProcessingParameterRasterLayer,
)

OPTIONAL = QgsProcessingParameterDefinition.Flag.FlagOptional
HOWS = ("run", "cancel", "full disk")
SHARES = (0.86, 0.12, 0.02)
OFTEN = {"growrivers": 3, "terrainmodel": 2, "renderterrain": 2, "terrainfromcoastline": 3, "hydrologyfromdem": 2}
DERIVED = {"DIRECTIONS": "directions", "ACCUMULATION": "accumulation", "convertdirections INPUT": "directions"}
# Values that make good runs of a second or less; everything else is drawn from the limits of the parameter.
USUAL = {
    "CELL_SIZE": (None, 100, 250, 500),
    "SPACING": (None, None, 2000, 1000, 5000),
    "COLUMNS": (1, 2, 30, 60),
    "ROWS": (1, 2, 25, 40),
    "EVENTS": (0, 1, 500, 3000),
    "PRIMITIVES_PER_CELL": (10, 50),
    "EROSION_CELL_SIZE": (None, 0, 500),
    "THRESHOLD": (None, None, 0.01, 1, 1000),
    "SNAPSHOT_COUNT": (0, 0, 3),
    "SNAP": (0, 0, 50, 300),
    "MOUTH_COUNT": (0, 0, 1, 5),
    "PEAK": (None, None, 900, 1e-3),
    "SMOOTH": (0, 0, 1),
    "SEA_LEVEL": (None, None, 0, 50),
}
LARGE = {"renderterrain": ("CELL_SIZE",), "terrainfromcoastline": ("CELL_SIZE",)}  # whose own choice is a million cells
SUM_TO_ONE = ((0.2, 0.7, 0.1), (0.5, 0.25, 0.25), (0.0, 1.0, 0.0))  # PC, PS, PA
SELDOM = {  # shares in which these are given, as most values of them are refused
    "RIVER_SLOPE_MAP": 0.03, "TERRAIN_SLOPE_MAP": 0.03, "Z_START": 0.02, "Z_END": 0.02, "RAIN": 0.15, "INPUT": 0.3,
}  # fmt: skip
ODD = (0, -1, 1, 0.5, 2, 10, 1000, 1e-9, 1e9)


def make_case(seed, algorithms, zoo, derive):
    """Return a case as plain values: what JSON can hold, and a person can run again."""
    rng = np.random.default_rng([seed, 3])
    weights = np.array([OFTEN.get(algorithm.name(), 1) for algorithm in algorithms], float)
    algorithm = algorithms[rng.choice(len(algorithms), p=weights / weights.sum())]
    case = {
        "seed": int(seed),
        "algorithm": algorithm.name(),
        "how": str(rng.choice(HOWS, p=SHARES)),
        "at": float(np.round(rng.uniform(0, 90), 1)),
        "parameters": {},
        "outputs": {},
    }
    dem = f"dem-{rng.integers(zoo.kinds)}"  # all rasters of a run are mostly of one land
    for definition in algorithm.parameterDefinitions():
        value = _value(rng, case, definition, dem, zoo, derive)
        if value is not None:
            (case["outputs"] if definition.isDestination() else case["parameters"])[definition.name()] = value
    shares = [name for name in ("PC", "PS", "PA") if name in case["parameters"]]
    if shares and rng.random() < 0.95:
        case["parameters"].update(zip(("PC", "PS", "PA"), SUM_TO_ONE[rng.integers(len(SUM_TO_ONE))]))
    return case


def _value(rng, case, definition, dem, zoo, derive):
    name, optional = definition.name(), bool(definition.flags() & OPTIONAL)
    if definition.isDestination():
        return _destination(rng, definition, optional)
    if optional and name in SELDOM and rng.random() > SELDOM[name]:
        return None
    if isinstance(definition, QgsProcessingParameterNumber):
        return _number(rng, case["algorithm"], definition)
    if isinstance(definition, QgsProcessingParameterEnum):
        return str(rng.choice(definition.options())) if rng.random() < 0.5 else None
    if isinstance(definition, QgsProcessingParameterBoolean):
        return bool(rng.random() < 0.5) if rng.random() < 0.5 else None
    if isinstance(definition, QgsProcessingParameterBand):
        return int(rng.choice([1, 1, 2, 7])) if rng.random() < 0.1 else None
    if isinstance(definition, QgsProcessingParameterCrs):
        return str(rng.choice(["EPSG:25832", "EPSG:3857", "EPSG:4326"])) if rng.random() < 0.3 else None
    if isinstance(definition, QgsProcessingParameterExtent):
        return "495000,505000,5590000,5600000 [EPSG:25832]" if rng.random() < 0.3 else None
    if isinstance(definition, QgsProcessingParameterField):
        return str(rng.choice(["number", "id", "gone"], p=[0.6, 0.3, 0.1])) if rng.random() < 0.4 else None
    if optional and rng.random() < 0.65:
        return None
    if isinstance(definition, QgsProcessingParameterRasterLayer) or (
        isinstance(definition, QgsProcessingParameterMapLayer) and rng.random() < 0.5
    ):
        other = f"dem-{rng.integers(zoo.kinds)}" if rng.random() < 0.1 else dem
        what = DERIVED.get(f"{case['algorithm']} {name}", DERIVED.get(name))
        if what is None or rng.random() < 0.05:
            return zoo.get(*other.split("-"))
        return derive(other, what)
    if isinstance(definition, QgsProcessingParameterFeatureSource):
        kind = ("point", "line", "polygon")[definition.dataTypes()[0] % 3]
        number = int(rng.integers(zoo.kinds))
        if name == "COASTLINE" or (name == "LAND" and rng.random() < 0.5):
            return zoo.get("coast", number)
        if name == "RIVERS" and case["algorithm"] == "terrainmodel" and rng.random() < 0.8:
            return derive(case["parameters"].get("COASTLINE", zoo.get("coast", number)), "grown")
        if name == "LAKES":
            return derive(dem, "lakes") if rng.random() < 0.8 else zoo.get("polygon", number)
        if name == "RIVERS" and rng.random() < 0.6:
            return derive(dem, "rivers")
        return zoo.get(kind, number)
    if isinstance(definition, QgsProcessingParameterMapLayer):
        return zoo.get("line", int(rng.integers(zoo.kinds)))
    if isinstance(definition, QgsProcessingParameterFile):
        return derive(zoo.get("coast", int(rng.integers(zoo.kinds))), "model")
    if name == "CREATION_OPTIONS" and rng.random() < 0.1:
        return str(rng.choice(["COMPRESS=LZW", "COMPRESS=NONE|TILED=NO", "NBITS=4", "NONSENSE=1"]))
    return None


def _number(rng, algorithm, definition):
    name, low, high = definition.name(), definition.minimum(), definition.maximum()
    must = name in LARGE.get(algorithm, ())
    if name in USUAL and (must or rng.random() < 0.9):
        chosen = USUAL[name][rng.integers(1 if must else 0, len(USUAL[name]))]
        return None if chosen is None else chosen
    if rng.random() < 0.75:
        return None
    whole = definition.dataType() == QgsProcessingParameterNumber.Type.Integer
    kind = rng.random()
    if kind < 0.04:
        return ODD[rng.integers(len(ODD))]
    low = max(low, -1000.0)
    high = min(high, 1000.0) if high > low else low
    value = rng.uniform(low, high) if kind < 0.5 else low + (high - low) * 10 ** rng.uniform(-5, 0)
    return round(value) if whole else float(value)


def _destination(rng, definition, optional):
    """Return the ending of an output, or a word for what is no file."""
    if optional and rng.random() < 0.4:
        return None
    if isinstance(definition, QgsProcessingParameterRasterDestination):
        return str(rng.choice([".tif", ".tif", ".tif", ".img", ".asc", ".png"], p=[0.4, 0.3, 0.2, 0.05, 0.03, 0.02]))
    if isinstance(definition, QgsProcessingParameterFeatureSink):
        return str(rng.choice([".gpkg", ".shp", ".geojson", "TEMPORARY_OUTPUT", ".csv"], p=[0.6, 0.1, 0.1, 0.18, 0.02]))
    if isinstance(definition, QgsProcessingParameterFileDestination):
        return {"MODEL": ".gpkg", "REPORT": ".html", "REPORT_JSON": ".json"}.get(definition.name(), ".txt")
    return None
