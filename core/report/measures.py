"""The measures by which rivers are judged, each with its data, its fit and the range of real ones."""

from __future__ import annotations

import numpy as np

from ..arrays import Values
from ..choices import M2_PER_KM2
from ..plane.shapes import Shapes, line_shapes
from ..run.run import Run
from .fits import Measure, Points
from .measured_network import NO_AREAS, MeasuredNetwork
from .power_laws import concavity, exceedance_exponent, hack_exponent
from .stream_orders import area_ratio, bifurcation_ratio, length_ratio, streams_of
from .terrain import TerrainHeights, filled_share, hypsometric_integral, pits
from .texts import Text, joined_texts


def measure_network(run: Run, rivers: MeasuredNetwork, terrain: TerrainHeights | None = None) -> dict[str, Measure]:
    """Return the measures of a network, and of the terrain where one is given, by their key."""
    streams, shapes = streams_of(rivers), line_shapes(rivers.lines)
    return {
        "RB": bifurcation_ratio(streams),
        "RL": length_ratio(streams),
        "RA": area_ratio(streams),
        "HACK": hack_exponent(rivers),
        "BETA": exceedance_exponent(rivers),
        "THETA": concavity(rivers),
        "JUNCTION_ANGLE": junction_angle(rivers, shapes),
        "SINUOSITY": network_sinuosity(rivers, shapes),
        "DRAINAGE_DENSITY": drainage_density(rivers, terrain),
        "HYPSOMETRIC": hypsometric_integral(run, terrain),
        "PITS": pits(run, terrain),
        "FILLED": filled_share(run, terrain),
    }


def junction_angles(rivers: MeasuredNetwork, shapes: Shapes) -> Values:
    """Return the angles in degrees between rivers that meet: each points from the junction to the middle of its line.

    Of three or more rivers, neighbours make an angle; the widest gap, where the water leaves, makes none.
    """
    x, y = (shapes.middle - shapes.last).T
    bearing = np.degrees(np.arctan2(y, x)) % 360
    joining = np.nonzero((rivers.receiver >= 0) & np.isfinite(bearing) & ((x != 0) | (y != 0)))[0]
    if not joining.size:
        return np.empty(0)
    joining = joining[np.lexsort((bearing[joining], rivers.receiver[joining]))]
    below, bearing = rivers.receiver[joining], bearing[joining]
    first = np.nonzero(np.append(True, np.diff(below) > 0))[0]
    last = np.append(first[1:], below.size) - 1
    gaps = np.append(np.diff(bearing), 0.0)
    gaps[last] = 360 - bearing[last] + bearing[first]
    widest_last = np.lexsort((gaps, below))
    return np.delete(gaps, widest_last[last])


def junction_angle(rivers: MeasuredNetwork, shapes: Shapes) -> Measure:
    """Return the median angle at which rivers meet."""
    angles = junction_angles(rivers, shapes)
    result: dict = {"name": Text("Junction angle (median)"), "unit": "°", "counted": "angles", "count": angles.size}
    result.update(real=(45, 72), remark=Text("About 72° where it is humid, narrower where it is arid."))
    result["meaning"] = Text("The angle between rivers that meet.")
    if not angles.size:
        return Measure(**result, reason=Text("No two rivers meet."))
    result["remark"] = joined_texts([result["remark"], Text("Mean: {:.0f}°.", angles.mean())])
    return Measure(**result, value=float(np.median(angles)), points=Points(angles, np.ones(angles.size)))


def network_sinuosity(rivers: MeasuredNetwork, shapes: Shapes) -> Measure:
    """Return the length of all links over the straight lines between their ends."""
    along, straight = shapes.length, np.hypot(*(shapes.last - shapes.first).T)
    known = straight > 0
    result: dict = {"name": Text("Sinuosity"), "count": int(np.count_nonzero(known))}
    result["meaning"] = Text("How much longer the way of the water is than the straight line; 1 is straight.")
    result["remark"] = Text(
        "From junction to junction. Rivers along the eight directions of a raster have up to 1.08 from it."
    )
    if not known.any():
        return Measure(**result, reason=Text("No link has a length."))
    # Straight lengths on the ground: on a map that keeps angles the ratio is the same as there.
    length = rivers.length[known]
    return Measure(**result, value=float(length.sum() / np.sum(length * straight[known] / along[known])))


def drainage_density(rivers: MeasuredNetwork, terrain: TerrainHeights | None = None) -> Measure:
    """Return the length of the rivers over the area that drains to their mouths; without it, over that of the DEM."""
    result: dict = {"name": Text("Drainage density"), "unit": " km/km²", "count": rivers.receiver.size}
    result["meaning"] = Text("How many kilometres of river there are on a square kilometre.")
    result["remark"] = Text("It depends on where rivers are said to begin.")
    area = rivers.area_out[rivers.mouths].sum()
    if not area > 0 and terrain is not None:
        area = terrain.area / M2_PER_KM2
        result["remark"] = joined_texts([result["remark"], Text("The area is that of the DEM.")])
    if not area > 0:
        return Measure(**result, reason=NO_AREAS)
    return Measure(**result, value=float(rivers.length.sum() / 1000 / area))
