"""Valleys in the ground, along rivers whose bends they do not follow.

With d the distance of a place from the nearest river, b half the width of the belt of its bends, r how far its section
reaches, w = (1 − ((d − b)/(r − b))²)² and T the ground between rivers,

    h = (1 − w)·T + w·(u + ρ(d))

The height u of the bed is a mean over all pieces of rivers that reach the place, and so are the sizes of the section:
each counts as its length × (1 − dᵢ²/rᵢ²)² / (dᵢ² + bᵢ²)², with dᵢ its own distance. So nothing jumps where another
piece becomes the nearest, at bends and where rivers meet.
"""

from __future__ import annotations

import numpy as np

from ...arrays import Array, Coordinates, Heights
from ...machine.jit import kernel
from ..types import BEYOND_ROUNDING
from .section_profile import SECTION_BLOCK, above_bed, between, circle_around, to_line
from .sections import HALF_WIDTH, REACH_AT, SECTION_SIZES


@kernel
def lay_valleys(
    z: Heights, sizes: Array, vertex: Array, lines: Coordinates, x: Array, y: Array, heights: Heights, chosen: Array
) -> None:
    """Lay valleys into the ground of a tile; ``chosen`` is room for as many numbers as there are segments."""
    nrows, ncols = x.shape
    mean = np.zeros((2, SECTION_SIZES))  # of the sizes of a section; two rows, as if between two vertices
    for top in range(0, nrows, SECTION_BLOCK):
        for left in range(0, ncols, SECTION_BLOCK):
            bottom, right = min(top + SECTION_BLOCK, nrows), min(left + SECTION_BLOCK, ncols)
            middle_x, middle_y, radius = circle_around(x, y, heights, top, bottom, left, right)
            if radius < 0.0:
                continue
            count = 0
            for segment in range(vertex.size):
                square, _ = to_line(lines, segment, middle_x, middle_y)
                upper = vertex[segment]
                reach = (max(sizes[upper, REACH_AT], sizes[upper + 1, REACH_AT]) + radius) * BEYOND_ROUNDING
                if square <= reach * reach:
                    chosen[count] = segment
                    count += 1
            if count == 0:
                continue
            block = slice(top, bottom), slice(left, right)
            _lay_in_block(z, sizes, vertex, lines, chosen, count, x[block], y[block], heights[block], mean)


@kernel
def _lay_in_block(z, sizes, vertex, lines, chosen, count, x, y, heights, mean):
    """Lay the valleys of chosen segments into the ground of a block of cells."""
    for row in range(x.shape[0]):
        for col in range(x.shape[1]):
            if not np.isnan(heights[row, col]):
                heights[row, col] = _height(
                    z, sizes, vertex, lines, chosen, count, x[row, col], y[row, col], heights[row, col], mean
                )


@kernel
def _height(z, sizes, vertex, lines, chosen, count, x, y, ground, mean):
    """Return the height of a place with the valleys that reach it."""
    greatest, nearest, total, bed = 0.0, np.inf, 0.0, 0.0
    mean[:] = 0.0
    for number in range(count):
        segment = chosen[number]
        upper = vertex[segment]
        square, share = to_line(lines, segment, x, y)
        reach = between(sizes, upper, share, REACH_AT)
        if square >= reach * reach or lines[segment, 4] == 0.0:
            continue
        half = between(sizes, upper, share, HALF_WIDTH)
        over = max(np.sqrt(square) - half, 0.0) / (reach - half)
        greatest = max(greatest, (1.0 - over * over) * (1.0 - over * over))
        nearest = min(nearest, square)
        part = (1.0 - square / (reach * reach)) / (square + half * half)
        part = part * part / np.sqrt(lines[segment, 4])
        total += part
        bed += part * (z[upper] + share * (z[upper + 1] - z[upper]))
        for size in range(SECTION_SIZES):
            mean[0, size] += part * between(sizes, upper, share, size)
    if total == 0.0:
        return ground
    bed /= total
    for size in range(SECTION_SIZES):
        mean[0, size] /= total
    away = max(np.sqrt(nearest), mean[0, HALF_WIDTH])
    return (1.0 - greatest) * ground + greatest * (bed + above_bed(mean, 0, 0.0, away, ground - bed))
