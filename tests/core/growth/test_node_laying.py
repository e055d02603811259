"""How much of a line is followed by the edges of nodes laid along it, held against distances of shapely."""

import numpy as np
from headwaters.core.growth.node_laying import _samples_followed, nothing_laid
from headwaters.tests.support import examples
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Point


@given(st.integers(0, 10**6), st.integers(0, 3), st.integers(1, 9))
@examples(60)
def test_samples_near_edges_of_nodes_laid_since_are_followed(seed, before, count):
    rng = np.random.default_rng(seed)
    laid = nothing_laid(np.array([0.0, 0.0, 100.0, 100.0]), 10.0, before + count)
    laid.count[0] = before + count
    laid.xy[:] = rng.uniform(0, 100, laid.xy.shape)
    laid.receiver[:] = [rng.integers(-1, max(node, 1)) if node else -1 for node in range(before + count)]
    samples, tolerance = rng.uniform(0, 100, (40, 2)), rng.uniform(1, 20)
    edges = [
        LineString([laid.xy[node], laid.xy[laid.receiver[node]]])
        for node in range(before, before + count)
        if laid.receiver[node] >= 0
    ]
    away = [min((Point(sample).distance(edge) for edge in edges), default=np.inf) for sample in samples]
    expected = np.count_nonzero(np.array(away) <= tolerance)
    assert _samples_followed(samples, before, laid, tolerance) == expected
