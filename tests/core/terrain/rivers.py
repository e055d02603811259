"""Courses drawn by hand and bent at random."""

import numpy as np
from headwaters.core.island.rosgen import B
from headwaters.core.terrain.types import MAIN, Courses


def courses_of(lines, downstream, thread=None, discharge=None, width=10.0, depth=1.0, kind=B):
    """Return courses along lines of x, y, z; the other numbers are one for all or one for each."""
    count = len(lines)
    vertices = np.concatenate([np.array(line, np.float64) for line in lines])

    def each(values, dtype=np.float64):
        return np.array(np.broadcast_to(values, count), dtype)

    return Courses(
        np.append(0, np.cumsum([len(line) for line in lines])),
        vertices[:, :2].copy(),
        vertices[:, 2].copy(),
        np.zeros(count, np.int64),
        np.array(downstream, np.int64),
        each(MAIN if thread is None else thread, np.uint8),
        each(kind, np.uint8),
        each(1.0 if discharge is None else discharge),
        each(width),
        each(depth),
        *np.zeros((3, count)),
    )


def bent(courses, step, swing, seed):
    """Return courses cut into pieces of about ``step`` metres that swing aside by ``swing`` of that; ends stay."""
    rng = np.random.default_rng(seed)
    xy, z, sizes = [], [], []
    for begin, end in zip(courses.first[:-1], courses.first[1:]):
        way = np.append(0, np.cumsum(np.hypot(*np.diff(courses.xy[begin:end], axis=0).T)))
        count = max(int(way[-1] / step), 1) + 1
        along = np.linspace(0, way[-1], count)
        line = np.column_stack([np.interp(along, way, courses.xy[begin:end, axis]) for axis in (0, 1)])
        shift = rng.uniform(-swing * step, swing * step, line.shape)
        shift[[0, -1]] = 0
        xy.append(line + shift)
        xy[-1][[0, -1]] = courses.xy[[begin, end - 1]]
        z.append(np.interp(along, way, courses.z[begin:end]))
        sizes.append(count)
    return courses._replace(first=np.append(0, np.cumsum(sizes)), xy=np.concatenate(xy), z=np.concatenate(z))
