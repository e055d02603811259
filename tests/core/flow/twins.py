"""Flow over rasters in plain Python: slow, short and plainly right; the truths that the core is held against."""

import math
from collections import deque

import numpy as np
from headwaters.core.depressions.fill import fill
from headwaters.core.raster.domain import drainage_domain
from headwaters.core.raster.grid import step_lengths
from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS
from headwaters.core.run.run import Run

from ...support import random_dem

STEPS = tuple(zip(ROW_OFFSETS, COLUMN_OFFSETS))


def neighbours_of(shape, row, col):
    """Yield the direction, row and column of each neighbour inside the raster."""
    for direction, (down, right) in enumerate(STEPS):
        if 0 <= row + down < shape[0] and 0 <= col + right < shape[1]:
            yield direction, row + down, col + right


def d8_twin(filled, water, lengths):
    """Return D8 directions: the steepest way down, over a flat towards its outlets; at the edge of the data an end."""
    codes = np.where(water, ENDS, NO_DIRECTION).astype(np.uint8)
    queue = deque()
    for row, col in np.argwhere(water).tolist():
        falls = [
            (float(filled[row, col]) - float(filled[r, c])) / lengths[row, direction] if water[r, c] else -math.inf
            for direction, r, c in neighbours_of(water.shape, row, col)
        ]
        directions = [direction for direction, _, _ in neighbours_of(water.shape, row, col)]
        if falls and max(falls) > 0:
            codes[row, col] = directions[falls.index(max(falls))]
            queue.append((row, col))
        elif len(falls) < 8 or -math.inf in falls:
            queue.append((row, col))
    known = set(queue)
    while queue:
        row, col = queue.popleft()
        for direction, r, c in neighbours_of(water.shape, row, col):
            if water[r, c] and (r, c) not in known and filled[r, c] == filled[row, col]:
                codes[r, c] = (direction + 4) % 8
                known.add((r, c))
                queue.append((r, c))
    return codes


def flow_case(seed, shape=None, sizes="random"):
    """Return heights without depressions, D8 directions, widths, heights and step lengths of a random DEM.

    Among 96 seeds are whole heights, flats, voids, and cells that are not square or change from row to row.
    """
    rng = np.random.default_rng([seed, 2])
    z, valid = random_dem(seed, shape or tuple(rng.integers(1, 22, 2)))
    nrows = z.shape[0]
    if sizes == "square" or seed // 12 % 3 == 0:
        width, height = np.ones(nrows), np.ones(nrows)
    elif seed // 12 % 3 == 1:
        width, height = np.full(nrows, rng.uniform(0.2, 5)), np.full(nrows, rng.uniform(0.2, 5))
    else:
        width, height = 20 + 0.3 * np.arange(nrows), np.full(nrows, 30.9)
    lengths = step_lengths(width, height)
    filled, _ = fill(Run(), z, drainage_domain(Run(), valid))
    return filled, d8_twin(filled, valid, lengths), width, height, lengths


def steepest_angle_twin(filled, codes, row, col, width, height):
    """Return the angle of Tarboton's steepest triangle: planes laid through three points, searched one by one."""
    code = codes[row, col]
    if code == NO_DIRECTION:
        return math.nan
    if code == ENDS:
        return -1.0
    _, angle = steepest_triangle_twin(filled, codes, row, col, width, height)
    if angle is None:
        right, up = COLUMN_OFFSETS[code] * width, -ROW_OFFSETS[code] * height
        angle = math.atan2(up, right)
    return angle % (2 * math.pi)


def steepest_triangle_twin(filled, codes, row, col, width, height):
    """Return how steeply the steepest triangle of a cell falls, and the angle of its fall; 0 and None if none falls."""
    offsets = {}
    for direction, r, c in neighbours_of(codes.shape, row, col):
        if codes[r, c] != NO_DIRECTION:
            right, up = COLUMN_OFFSETS[direction] * width, -ROW_OFFSETS[direction] * height
            offsets[direction] = right, up, float(filled[r, c]) - float(filled[row, col])
    best, angle = 0.0, None
    for one in range(8):
        two = (one + 1) % 8
        if one not in offsets or two not in offsets:
            continue
        (x1, y1, z1), (x2, y2, z2) = offsets[one], offsets[two]
        # The plane z = a x + b y through the cell and both neighbours falls towards (-a, -b).
        a, b = np.linalg.solve([[x1, y1], [x2, y2]], [z1, z2])
        ways = []
        if not _between(-a, -b, (x1, y1), (x2, y2)):
            ways = [(-z / math.hypot(x, y), math.atan2(y, x)) for x, y, z in (offsets[one], offsets[two])]
        else:
            ways = [(math.hypot(a, b), math.atan2(-b, -a))]
        for slope, way in ways:
            if slope > best * (1 + 1e-12):
                best, angle = slope, way
    return best, angle


def _between(x, y, one, two):
    """Tell whether a vector points between two others, which lie less than a half turn apart."""
    turn = math.copysign(1, one[0] * two[1] - one[1] * two[0])
    return turn * (one[0] * y - one[1] * x) > 0 and turn * (x * two[1] - y * two[0]) > 0


def receivers_by_angle_twin(angles, width, height):
    """Return, for each cell with water, its receivers and their shares, from angles."""
    shares = {}
    for row, col in np.argwhere(~np.isnan(angles)).tolist():
        shares[row, col] = {}
        if angles[row, col] < 0:
            continue
        rays = []
        for direction, (down, right) in enumerate(STEPS):
            way = math.atan2(-down * height[row], right * width[row]) % (2 * math.pi)
            apart = (way - float(angles[row, col]) + math.pi) % (2 * math.pi) - math.pi
            rays.append((apart, direction))
        (under, first), (over, second) = max(ray for ray in rays if ray[0] <= 0), min(ray for ray in rays if ray[0] > 0)
        parts = {first: over / (over - under), second: -under / (over - under)}
        if min(over, -under) < 1e-6:
            parts = {first if -under < over else second: 1.0}
        parts = {(row + STEPS[direction][0], col + STEPS[direction][1]): part for direction, part in parts.items()}
        parts = {cell: part for cell, part in parts.items() if _has_water(angles, cell)}
        shares[row, col] = {cell: part / sum(parts.values()) for cell, part in parts.items()}
    return shares


def _has_water(angles, cell):
    return all(0 <= index < size for index, size in zip(cell, angles.shape)) and not np.isnan(angles[cell])


def receivers_by_slope_twin(filled, codes, lengths, exponent):
    """Return, for each cell with water, its receivers and their shares, by Freeman's rule."""
    shares = {}
    for row, col in np.argwhere(codes != NO_DIRECTION).tolist():
        shares[row, col] = {}
        if codes[row, col] == ENDS:
            continue
        powers = {}
        for direction, r, c in neighbours_of(codes.shape, row, col):
            drop = float(filled[row, col]) - float(filled[r, c])
            if codes[r, c] != NO_DIRECTION and drop > 0:
                powers[r, c] = (drop / lengths[row, direction]) ** exponent
        if not powers:
            down, right = STEPS[codes[row, col]]
            powers = {(row + down, col + right): 1.0}
        shares[row, col] = {cell: power / sum(powers.values()) for cell, power in powers.items()}
    return shares


def accumulate_twin(shares, weights):
    """Return what reaches each cell, and the cells that no water ever gets through because it goes round in circles."""
    waits_for = {cell: 0 for cell in shares}
    for receivers in shares.values():
        for receiver in receivers:
            waits_for[receiver] += 1
    ready = [cell for cell, count in waits_for.items() if count == 0]
    total = weights.astype(np.float64)
    for cell in ready:
        del waits_for[cell]
        for receiver, share in shares[cell].items():
            total[receiver] += total[cell] * share
            waits_for[receiver] -= 1
            if waits_for[receiver] == 0:
                ready.append(receiver)
    return total, set(waits_for)
