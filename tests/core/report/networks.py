"""River networks to measure, whose truth is known because they are built from it."""

import numpy as np
from headwaters.core.report.measured_network import network_of


def network(receiver, length=None, drop=None, area_in=None, area_out=None, lines=None):
    """Return a network; lengths are 1 km, nothing else is known, and all links run south, unless it is said."""
    count = len(receiver)
    length = np.full(count, 1000.0) if length is None else np.asarray(length, float)
    drop, area_in, area_out = (
        np.full(count, np.nan) if each is None else np.asarray(each, float) for each in (drop, area_in, area_out)
    )
    if lines is None:
        lines = [np.array([[0.0, each, np.nan], [0.0, 0.0, np.nan]]) for each in length]
    return network_of(lines, np.asarray(receiver, np.int64), length, drop, area_in, area_out)


def horton_tree(orders, branching, length_ratio, area_ratio):
    """Return the network in which Horton's laws hold exactly.

    A stream of order n has ``branching`` tributaries of order n − 1, two of them at its head.
    """
    receiver, length, area = [], [], []

    def stream(order, below):
        """Add a stream that flows into the link ``below``."""
        links = 1 if order == 1 else branching - 1
        for upwards in range(links):
            receiver.append(below)
            length.append(1000 * length_ratio ** (order - 1) / links)
            area.append(area_ratio ** (order - 1) * (1 - 0.01 * upwards / links))
            below = len(receiver) - 1
            if order > 1:
                stream(order - 1, below)
        if order > 1:
            stream(order - 1, below)

    stream(orders, -1)
    return network(receiver, length, area_in=np.array(area) * 0.9, area_out=area)


def scattered(count, **truth):
    """Return so many rivers of one link each."""
    return network(np.full(count, -1), **truth)
