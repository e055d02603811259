"""What must hold of all rivers and polygons, whoever made them."""

import numpy as np
from shapely.geometry import MultiLineString
from shapely.ops import unary_union

from .reading import downstream_order, features_of

APART = 1e-6  # of the area of all, by which polygons may overlap where coordinates were rounded


def _beyond_a_pole(shape):
    """Tell whether all of a shape lies in cells that reach over a pole, where there is no ground."""
    _, south, _, north = shape.bounds
    return 89.99 < abs(south) < 90.1 and max(abs(south), abs(north)) >= 90


def polygons(results, name, apart=True, parent=None):
    """Polygons are valid, have an area and an id of their own, lie apart, and flow in no circle."""
    drawn = features_of(results, name)
    if not drawn:
        return []
    shapes = [each.shape for each in drawn]
    bad = [each.fields.get("id") for each in drawn if each.shape is None or not each.shape.is_valid]
    found = [f"{name}: an invalid polygon, id {bad[0]}"] if bad else []
    if any(shape is None or shape.is_empty for shape in shapes):
        return [f"{name}: an empty polygon"]
    if any(not (each.fields.get("area_km2", 1) or 0) > 0 for each in drawn if not _beyond_a_pole(each.shape)):
        found.append(f"{name}: an area that is not above 0")
    found += tree(name, drawn)
    single = [each.shape for each in drawn if parent is None or each.fields[parent] is None]
    if apart and not found:
        total = sum(shape.area for shape in single)
        if total - unary_union(single).area > APART * total:
            found.append(f"{name}: polygons overlap")
    return found


def tree(name, drawn):
    """Ids are unique, and what a feature flows into is there and flows in no circle."""
    key = "watershed" if "watershed" in drawn[0].fields else "id"  # where points have a field id that tells none apart
    if key not in drawn[0].fields:
        return []
    ids = [each.fields[key] for each in drawn]
    if len(set(ids)) != len(ids) or None in ids:
        return [f"{name}: ids are not unique"]
    if "downstream" not in drawn[0].fields:
        return []
    place = {id_: number for number, id_ in enumerate(ids)}
    below = [each.fields["downstream"] for each in drawn]
    lost = [id_ for id_ in below if id_ is not None and id_ not in place]
    if lost:
        return [f"{name}: one flows into {lost[0]}, which is not there"]
    receiver = np.array([-1 if id_ is None else place[id_] for id_ in below])
    return [] if len(downstream_order(receiver)) == receiver.size else [f"{name} flow in a circle"]


def river_tree(results, name="RIVERS", falling=False):
    """Rivers join where they say and have the orders of Strahler and Shreve; those that we make fall."""
    drawn = features_of(results, name)
    if not drawn or "downstream" not in drawn[0].fields:
        return []
    found = tree(name, drawn)
    if found:
        return found
    rivers = {each.fields["id"]: each for each in drawn}
    into = {}
    for each in drawn:
        id_, below, ends = each.fields["id"], each.fields["downstream"], np.array(each.shape.coords)
        into.setdefault(below, []).append(each)
        if below is not None and tuple(ends[-1, :2]) != rivers[below].shape.coords[0][:2]:
            found.append(f"{name}: {id_} does not end where {below} begins")
        if falling and (np.diff(ends[:, 2:], axis=0) > 0).any():  # a river that begins in a hole has no heights
            found.append(f"{name}: {id_} runs uphill")
        if not each.fields["length_m"] > 0:
            found.append(f"{name}: {id_} has a length of {each.fields['length_m']}")
    for each in drawn if "shreve" in drawn[0].fields else ():  # courses have none
        found += _orders(name, each.fields, [above.fields for above in into.get(each.fields["id"], ())])
    return found[:3]


def _orders(name, river, above):
    if not above:
        return [] if river["strahler"] == river["shreve"] == 1 else [f"{name}: {river['id']} is no source of order 1"]
    orders = sorted(each["strahler"] for each in above)
    strahler = orders[-1] + (len(orders) > 1 and orders[-1] == orders[-2])
    if (river["strahler"], river["shreve"]) != (strahler, sum(each["shreve"] for each in above)):
        return [f"{name}: {river['id']} has other orders than what flows into it"]
    return []


def uncrossed(results, name="RIVERS"):
    """Lines meet at their ends only."""
    drawn = features_of(results, name)
    lines = [[vertex[:2] for vertex in each.shape.coords] for each in drawn or ()]
    crossing = lines and not MultiLineString(lines).is_simple
    return [f"{name} cross"] if crossing else []
