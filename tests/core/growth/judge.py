"""What a grown network must comply with, looked at without the code that grew it: all pairs, and exact numbers."""

from fractions import Fraction

import numpy as np


def edges_of(tree):
    """Return the nodes that are the upper ends of edges."""
    return np.flatnonzero(tree.receiver >= 0)


def point_to_segments(points, a, b):
    """Return the distance of each point to each segment, (points, segments)."""
    along = b - a
    square = np.maximum((along**2).sum(axis=1), 1e-300)
    way = np.clip(((points[:, None] - a) * along).sum(axis=2) / square, 0, 1)
    return np.sqrt(((points[:, None] - a - way[..., None] * along) ** 2).sum(axis=2))


def between_edges(tree):
    """Return the distance between every two edges as if none crossed another."""
    edge = edges_of(tree)
    a, b = tree.xy[edge], tree.xy[tree.receiver[edge]]
    ends = np.minimum(point_to_segments(a, a, b), point_to_segments(b, a, b))
    return np.minimum(ends, ends.T)


def steps_between(tree):
    """Return how many steps along the tree every two edges are apart; edges that share a node are one step apart."""
    edge = edges_of(tree)
    count = len(tree.z)
    apart = np.full((count, count), np.inf)  # of nodes
    for node in range(count):
        apart[node, node] = 0
        below = tree.receiver[node]
        if below >= 0:
            apart[node, :node] = apart[:node, node] = apart[below, :node] + 1
    upper, lower = edge, tree.receiver[edge]
    ends = [apart[np.ix_(one, other)] for one in (upper, lower) for other in (upper, lower)]
    return np.minimum.reduce(ends) + 1


def _sides(points, others):
    """Return which side of each segment (a, b) of ``others`` a point is on, exactly: -1, 0 or 1."""
    (x, y), ((x1, y1), (x2, y2)) = points, others
    turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
    return (turn > 0) - (turn < 0)


def meet(one, other):
    """Tell exactly whether two segments have a point in common."""
    one, other = ([tuple(map(Fraction, end)) for end in segment] for segment in (one, other))
    first = _sides(one[0], other), _sides(one[1], other)
    second = _sides(other[0], one), _sides(other[1], one)
    if first == second == (0, 0):  # on one line
        return all(
            max(a[i], b[i]) >= min(c[i], d[i]) for (a, b), (c, d) in ((one, other), (other, one)) for i in (0, 1)
        )
    return first[0] * first[1] <= 0 and second[0] * second[1] <= 0


def crossings(tree):
    """Return the pairs of edges that meet anywhere else than at a node they share."""
    edge = edges_of(tree)
    a, b = tree.xy[edge], tree.xy[tree.receiver[edge]]
    low, high = np.minimum(a, b), np.maximum(a, b)
    near = ((low[:, None] <= high[None]) & (low[None] <= high[:, None])).all(axis=2)
    found = []
    for one, other in np.argwhere(np.triu(near, 1)):
        shared = {edge[one], tree.receiver[edge[one]]} & {edge[other], tree.receiver[edge[other]]}
        if not shared and meet((a[one], b[one]), (a[other], b[other])):
            found.append((int(edge[one]), int(edge[other])))
    return found


def worst_angle(tree):
    """Return the least angle in degrees between two edges that flow into one node."""
    least = 180.0
    edge = edges_of(tree)
    for node in np.unique(tree.receiver[edge]):
        heading = tree.xy[edge[tree.receiver[edge] == node]] - tree.xy[node]
        angle = np.sort(np.degrees(np.arctan2(heading[:, 1], heading[:, 0])))
        if angle.size > 1:
            least = min(least, np.diff(np.append(angle, angle[0] + 360)).min())
    return least


def shore_segments(land):
    """Return both ends of all segments of the shores."""
    return np.concatenate([ring[:-1] for ring in land.rings]), np.concatenate([ring[1:] for ring in land.rings])


def on_land(land, xy):
    """Tell for each point whether an odd number of shore segments lie on its right."""
    a, b = shore_segments(land)
    x, y = xy[:, :1], xy[:, 1:]
    spans = (a[:, 1] <= y) != (b[:, 1] <= y)
    with np.errstate(divide="ignore", invalid="ignore"):
        place = a[:, 0] + (y - a[:, 1]) / (b[:, 1] - a[:, 1]) * (b[:, 0] - a[:, 0])
    return (spans & (place > x)).sum(axis=1) % 2 == 1


def shore_crossings(land, a, b):
    """Return how often each segment crosses the shore."""
    low, high = shore_segments(land)

    def side(points, one, other):
        along, way = other - one, points[:, None] - one
        return along[..., 0] * way[..., 1] - along[..., 1] * way[..., 0] > 0

    def across(one, other):
        along = (other - one)[:, None]
        return [
            along[..., 0] * way[..., 1] - along[..., 1] * way[..., 0] > 0
            for way in (low - one[:, None], high - one[:, None])
        ]

    first, second = across(a, b)
    return ((first != second) & (side(a, low, high) != side(b, low, high))).sum(axis=1)


def assert_complies(land, tree, edge, steepest, clearance=0.75, least_spacing=0.75, from_shore=0.75):
    """Hold a tree grown from mouths only against all rules."""
    nodes = edges_of(tree)
    below = tree.receiver[nodes]
    a, b = tree.xy[nodes], tree.xy[below]
    tight = 1 - 1e-9
    assert (tree.receiver < np.arange(len(tree.z))).all()
    assert np.allclose(np.hypot(*(a - b).T), edge, rtol=1e-9)
    assert np.allclose(a - b, edge * tree.inward[nodes], atol=1e-6 * edge)
    assert (tree.z[nodes] > tree.z[below]).all()
    mouths = tree.receiver < 0
    assert (tree.z[mouths] == 0).all()
    shore = shore_segments(land)
    to_shore = point_to_segments(tree.xy, *shore).min(axis=1)
    assert (to_shore[mouths] <= 1e-6 * edge).all()
    assert (to_shore[~mouths] > from_shore * edge * tight).all()
    assert on_land(land, tree.xy[~mouths]).all()
    start = np.where(mouths[below][:, None], b + 2e-6 * (a - b), b)
    assert (shore_crossings(land, a, start) == 0).all()
    assert crossings(tree) == []
    steps, apart = steps_between(tree), between_edges(tree)
    later = tree.priority[np.maximum(nodes[:, None], nodes[None])]
    keep = clearance * edge * (1 + 0.25 * (later - 1))
    assert (apart > keep * tight)[steps > 3].all()
    between = np.hypot(*(tree.xy[:, None] - tree.xy[None]).transpose(2, 0, 1))
    np.fill_diagonal(between, np.inf)
    assert between.min() >= least_spacing * edge * tight
    assert worst_angle(tree) >= 50 - 1e-6
    assert (np.abs(tree.z[:, None] - tree.z[None]) < steepest * between).all()
    middle = (a + b) / 2
    to_nodes = np.hypot(*(middle[:, None] - tree.xy[None]).transpose(2, 0, 1))
    assert (to_nodes.min(axis=1) >= edge / 2 * (1 - 2e-6)).all()  # the nearest are the two ends of the edge
