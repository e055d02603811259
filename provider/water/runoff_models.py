"""Subbasins as models of runoff that other programs open: basins of HEC-HMS, inputs of EPA SWMM."""

from __future__ import annotations

import re
import unicodedata

import numpy as np
from qgis.core import QgsGeometry

from ...core.choices import M2_PER_HA, M2_PER_KM2
from ..errors import refusal
from ..layers.crs import in_degrees
from .subbasins import node_table, reach_lines

LONGEST_NAME = 25  # characters; HEC-HMS takes no more where it writes to DSS
OFF_NAMES = re.compile(r"[^A-Za-z0-9_.-]+")
DIGITS = 12  # of coordinates and areas
HMS_VERSION = "4.10"

# What nobody can read off a DEM: so that SWMM runs at once, and for the user to replace.
IMPERVIOUS, ROUGHNESS_OF_LAND, STORE_OF_LAND = 10, (0.015, 0.15), (1.5, 5.0)  # %; Manning's n; mm
HORTON = (10, 2, 4, 7, 0)  # mm/h at first and at last, decay 1/h, days to dry, no limit
ROUGHNESS_OF_RIVER = 0.035  # Manning's n
BANK_SIDE = 2  # metres across for each metre up, of the banks
# Bankfull width and depth in metres from km² (Bieger et al. 2015, doi:10.1111/jawr.12282), and room for floods above.
CHANNEL_WIDTH, CHANNEL_DEPTH, CHANNEL_ROOM, LEAST_CHANNEL_DEPTH = (2.70, 0.352), (0.30, 0.213), 10, 2.0
STORM = 30  # mm in one hour
LEAST_LAND_SLOPE = 0.01  # % of land, which must not be level

MODEL_OPTIONS = """\
FLOW_UNITS           CMS
INFILTRATION         HORTON
FLOW_ROUTING         DYNWAVE
LINK_OFFSETS         DEPTH
ALLOW_PONDING        NO
START_DATE           01/01/2000
START_TIME           00:00:00
REPORT_START_DATE    01/01/2000
REPORT_START_TIME    00:00:00
END_DATE             01/03/2000
END_TIME             00:00:00
REPORT_STEP          00:15:00
WET_STEP             00:05:00
DRY_STEP             01:00:00
ROUTING_STEP         00:00:30
VARIABLE_STEP        0.75
LENGTHENING_STEP     30
INERTIAL_DAMPING     PARTIAL
NORMAL_FLOW_LIMITED  BOTH
"""


class ModelNames:
    """Names of the parts of a model: unlike whatever their case, without spaces, of at most 25 characters."""

    def __init__(self, subbasins):
        table, nodes = subbasins.table, node_table(subbasins)
        types = table["type"].tolist()
        self.lands = [f"{'L' if kind == 'lake' else 'S'}{label}" for label, kind in enumerate(types)]
        self.reaches = [f"R{label}" for label in range(len(types))]
        kinds = zip(nodes["id"].tolist(), nodes["kind"].tolist(), nodes["code"].tolist())
        taken = {name.lower() for name in (*self.lands, *self.reaches)}
        self.nodes = []
        for number, kind, code in kinds:
            name = _plain(code) or f"{'Sink' if kind == 'sink' else 'J'}{number}"
            self.nodes.append(_unlike(name, taken))


def _plain(code):
    """Return a text in letters that every program knows, without spaces; empty if nothing is left of it."""
    letters = unicodedata.normalize("NFKD", code or "").encode("ascii", "ignore").decode()
    return OFF_NAMES.sub("_", letters).strip("_")[:LONGEST_NAME]


def _unlike(name, taken):
    """Return a name, with a number behind it where it is ``taken``, and take it."""
    unlike, number = name, 1
    while unlike.lower() in taken:
        number += 1
        ending = f"_{number}"
        unlike = name[: LONGEST_NAME - len(ending)] + ending
    taken.add(unlike.lower())
    return unlike


def _centres(subbasins, catchments):
    """Return where the middle of each subbasin lies on the map."""
    row, col = catchments.centroid
    frame = subbasins.directions.frame
    return frame.x_min + (col + 0.5) * frame.dx, frame.y_max - (row + 0.5) * frame.dy


def hms_basin(subbasins, catchments, title: str) -> str:
    """Return subbasins as a basin model of HEC-HMS: its methods are for the user to choose."""
    names, table, nodes = ModelNames(subbasins), subbasins.table, node_table(subbasins)
    labels, upper, lower = np.arange(1, len(names.lands)), subbasins.nodes.upper, subbasins.nodes.lower
    x, y = _centres(subbasins, catchments)
    parts = [
        _element(
            "Basin",
            _unlike(_plain(title) or "Basin", set()),
            {
                "Version": HMS_VERSION,
                "Filepath Separator": "\\",
                "Unit System": "Metric",
                "Missing Flow To Zero": "No",
                "Enable Flow Ratio": "No",
                "Compute Local Flow At Junctions": "No",
                "Enable Sediment Routing": "No",
                "Enable Quality Routing": "No",
            },
        )
    ]
    methods = dict.fromkeys(("Canopy", "Surface", "LossRate", "Transform", "Baseflow"), "None")
    for label in labels.tolist():
        place = {"Canvas X": x[label], "Canvas Y": y[label], "Area": table["area_km2"][label]}
        down = {"Downstream": names.nodes[lower[label]]}
        parts.append(_element("Subbasin", names.lands[label], {**place, **down, **methods}))
    heads = nodes["kind"] == "head"
    for label in labels[(upper != lower)[labels] & ~heads[upper[labels]]].tolist():
        begin, end = upper[label], lower[label]
        place = {"Canvas X": nodes["x"][end], "Canvas Y": nodes["y"][end]}
        above = {"From Canvas X": nodes["x"][begin], "From Canvas Y": nodes["y"][begin]}
        down = {"Downstream": names.nodes[end], "Route": "None"}
        parts.append(_element("Reach", names.reaches[label], {**place, **above, **down}))
    for node in np.flatnonzero(~heads).tolist():
        place = {"Canvas X": nodes["x"][node], "Canvas Y": nodes["y"][node]}
        if nodes["kind"][node] == "sink":
            parts.append(_element("Sink", names.nodes[node], place))
        else:
            down = {"Downstream": names.reaches[nodes["reach"][node]]}
            parts.append(_element("Junction", names.nodes[node], {**place, **down}))
    return "\n".join(parts)


def _element(kind, name, properties):
    """Return an element of a basin model."""
    lines = [
        f"     {what}: {_number(value) if isinstance(value, float) else value}" for what, value in properties.items()
    ]
    return "\n".join((f"{kind}: {name}", *lines, "End:", ""))


def _number(value):
    return f"{value:.{DIGITS}g}"


def swmm_input(subbasins, rings, title: str) -> str:
    """Return subbasins as an input of EPA SWMM that runs; ``rings`` are label and WKB of the polygon of each."""
    if subbasins.levels is None:
        raise refusal("SWMM needs heights: give the DEM of the directions as INPUT, or leave SWMM out.")
    if not subbasins.nodes.cells.size:
        raise refusal("SWMM: there is no subbasin to write. Lower THRESHOLD, or leave SWMM out.")
    names, table, nodes = ModelNames(subbasins), subbasins.table, node_table(subbasins)
    labels = range(1, len(names.lands))
    lower, upper = subbasins.nodes.lower, subbasins.nodes.upper
    z = _known_levels(nodes, subbasins.nodes)
    conduits = [label for label in labels if upper[label] != lower[label]]
    coming = np.bincount(lower[conduits], minlength=z.size) if conduits else np.zeros(z.size, int)
    outfalls = {node: names.nodes[node] for node in np.flatnonzero(nodes["kind"] == "sink").tolist()}
    taken = {name.lower() for name in (*names.lands, *names.reaches, *names.nodes)}
    # One conduit alone may lead to an outfall: where several meet there, a short one does.
    last = {node: (_unlike("Out", taken), _unlike("End", taken)) for node in outfalls if coming[node] > 1}
    rows = {
        "SUBCATCHMENTS": [], "SUBAREAS": [], "INFILTRATION": [], "JUNCTIONS": [], "OUTFALLS": [], "CONDUITS": [],
        "XSECTIONS": [], "COORDINATES": [], "VERTICES": [], "Polygons": [],
    }  # fmt: skip
    for label in labels:
        area, path = table["area_km2"][label] * M2_PER_KM2, table["path_km"][label] * 1000
        wide = area / path if path > 0 else np.sqrt(area)
        slope = 100 * table["slope_mean"][label]
        slope = max(slope, LEAST_LAND_SLOPE) if slope == slope else LEAST_LAND_SLOPE
        land = names.lands[label]
        to = names.nodes[lower[label]]
        rows["SUBCATCHMENTS"].append((land, "Rain", to, area / M2_PER_HA, IMPERVIOUS, wide, slope, 0))
        rows["SUBAREAS"].append((land, *ROUGHNESS_OF_LAND, *STORE_OF_LAND, 25, "OUTLET"))
        rows["INFILTRATION"].append((land, *HORTON))
    for node, name in enumerate(names.nodes):
        is_outfall = node in outfalls and node not in last
        rows["OUTFALLS" if is_outfall else "JUNCTIONS"].append(
            (name, z[node], "FREE", "NO") if is_outfall else (name, z[node], 0, 0, 0, 0)
        )
        rows["COORDINATES"].append((name, nodes["x"][node], nodes["y"][node]))
    lines = list(reach_lines(subbasins))
    for label in conduits:
        ends = names.nodes[upper[label]], names.nodes[lower[label]]
        area = table["area_total_km2"][label]
        _add_conduit(rows, names.reaches[label], ends, table["length_m"][label], area)
        rows["VERTICES"] += [(names.reaches[label], *vertex[:2]) for vertex in lines[label - 1][1:-1]]
    width = float(np.min(subbasins.directions.cell_width))
    for node, (name, outfall) in last.items():
        rows["OUTFALLS"].append((outfall, z[node], "FREE", "NO"))
        rows["COORDINATES"].append((outfall, nodes["x"][node], nodes["y"][node]))
        _add_conduit(rows, name, (names.nodes[node], outfall), width, nodes["area_km2"][node])
    for label, wkb in rings:
        rows["Polygons"] += [(names.lands[label], *vertex) for vertex in _outline(wkb)]
    return _swmm_text(rows, title, subbasins.directions.source)


def _add_conduit(rows, name, ends, length, area):
    """Add a conduit that takes what comes from an area in square kilometres."""
    deep = max(CHANNEL_ROOM * CHANNEL_DEPTH[0] * area ** CHANNEL_DEPTH[1], LEAST_CHANNEL_DEPTH)
    rows["CONDUITS"].append((name, *ends, length, ROUGHNESS_OF_RIVER, 0, 0, 0, 0))
    wide = CHANNEL_WIDTH[0] * area ** CHANNEL_WIDTH[1]
    rows["XSECTIONS"].append((name, "TRAPEZOIDAL", deep, wide, BANK_SIDE, BANK_SIDE, 1))


def _known_levels(table, nodes):
    """Return the height of each node; where it is not known that of the next below, or 0, and none lies below that."""
    z = table["z_m"].copy()
    below = np.full(z.size, -1, np.int64)
    has_line = np.flatnonzero(nodes.upper != nodes.lower)
    below[nodes.upper[has_line]] = nodes.lower[has_line]
    for node in range(z.size):
        path = []
        while node >= 0 and z[node] != z[node]:
            path.append(node)
            node = below[node]
        z[path] = z[node] if node >= 0 else 0.0
    return z


def _outline(wkb):
    """Return the vertices of the outline of the largest part of a polygon, without the last one, which is the first."""
    geometry = QgsGeometry()
    geometry.fromWkb(wkb)
    parts = geometry.asMultiPolygon() if geometry.isMultipart() else [geometry.asPolygon()]
    rings = [part[0] for part in parts]
    largest = max(rings, key=lambda ring: QgsGeometry.fromPolygonXY([ring]).area())
    return [(vertex.x(), vertex.y()) for vertex in largest[:-1]]


def _swmm_text(rows, title, source):
    """Return the sections of an input file for what lies on a raster."""
    units = "Degrees" if in_degrees(source.crs) else "Meters"
    sections = [
        f"[TITLE]\n;;Headwaters: {title}\n;;Rain, losses, roughness and sections are there so that it runs: replace "
        "them by your own.\n",
        f"[OPTIONS]\n{MODEL_OPTIONS}",
        "[EVAPORATION]\nCONSTANT 0.0\nDRY_ONLY NO\n",
        "[RAINGAGES]\nRain INTENSITY 1:00 1.0 TIMESERIES Storm\n",
        f"[TIMESERIES]\nStorm 0:00 {STORM}\nStorm 1:00 0\n",
    ]
    for name, lines in rows.items():
        text = "".join(
            " ".join(_number(each) if isinstance(each, float) else str(each) for each in line) + "\n" for line in lines
        )
        sections.append(f"[{name}]\n{text}")
    corners = " ".join(_number(float(each)) for each in source.bounds)
    sections.append(f"[MAP]\nDIMENSIONS {corners}\nUNITS {units}\n")
    sections.append("[REPORT]\nSUBCATCHMENTS ALL\nNODES ALL\nLINKS ALL\n")
    return "\n".join(sections)
