"""Profiles of the main rivers: how high the water is, and how far from the mouth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..network import longest, main_tributary
from ..run.run import Run

if TYPE_CHECKING:
    from .measured_network import MeasuredNetwork

MOST_RIVERS = 5
MOST_VERTICES = 400


class Profile(NamedTuple):
    """A river from its mouth to its head: ``distance`` in km from the mouth, ``height`` in metres."""

    mouth: int  # the link that ends the river
    links: int
    distance: np.ndarray
    height: np.ndarray
    above_mouth: bool  # heights count from the mouth, whose own height is not known


def main_profiles(rivers: MeasuredNetwork) -> list[Profile]:
    """Return the profiles of the longest rivers of the largest basins, the largest first.

    Upstream a river goes on where the area is largest, or, where areas are not known, where the river is longest.
    Heights are those of the vertices, else the drops of the links are added up; rivers that have neither are left out.
    """
    upstream = longest(Run(), rivers.receiver, rivers.order, rivers.length)
    area = np.where(np.isfinite(rivers.area_out), rivers.area_out, 0.0)
    main = main_tributary(Run(), rivers.receiver, area, upstream)
    mouths = rivers.mouths
    largest_first = mouths[np.lexsort((-upstream[mouths], -area[mouths]))]
    profiles = (_profile(rivers, main, mouth) for mouth in largest_first[:MOST_RIVERS])
    return [profile for profile in profiles if profile is not None]


def _profile(rivers, main, mouth):
    """Return the profile of the river that ends with a link, or None where its heights are not known."""
    links = [int(mouth)]
    while main[links[-1]] >= 0:
        links.append(int(main[links[-1]]))
    distance, height = _by_vertices(rivers, links)
    above_mouth = not np.isfinite(height).sum() > 1
    if above_mouth:
        drop = rivers.drop[links]
        if not np.isfinite(drop).all():
            return None
        distance = np.append(0.0, np.cumsum(rivers.length[links]))
        height = np.append(0.0, np.cumsum(drop))
    known = np.nonzero(np.isfinite(height))[0]
    chosen = known[np.unique(np.linspace(0, known.size - 1, min(known.size, MOST_VERTICES)).astype(np.int64))]
    return Profile(int(mouth), len(links), distance[chosen] / 1000, height[chosen], above_mouth)


def _by_vertices(rivers, links):
    """Return the distance from the mouth in metres and the height of every vertex of links, from the mouth up."""
    distances, heights, done = [], [], 0.0
    for link in links:
        line = rivers.lines[link][::-1]
        steps = np.append(0.0, np.cumsum(np.hypot(*np.diff(line[:, :2], axis=0).T)))
        on_ground = rivers.length[link] / steps[-1] if steps[-1] > 0 else 0.0
        distances.append(done + steps * on_ground)
        heights.append(line[:, 2])
        done += rivers.length[link]
    return np.concatenate(distances), np.concatenate(heights)
