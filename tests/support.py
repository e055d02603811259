"""Rasters to test with, and the truths that results are held against."""

import contextlib
import heapq
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
from headwaters.core.run.run import Run

ROOT = Path(__file__).resolve().parent.parent
THOROUGH = os.environ.get("HEADWATERS_TESTS") == "thorough"


def examples(number):
    """Return the settings of a test that is thorough with so many examples; a quick one makes do with a quarter.

    Without a compiler, where each takes a hundred times as long, with a twelfth.
    """
    from headwaters.core.machine import jit
    from hypothesis import settings

    return settings(max_examples=number if THOROUGH else max(number // (4 if jit.compiled() else 12), 1))


def some_of(cases):
    """Return all of many cases for thorough tests, every fifth for quick ones: those of all periods of 2, 3 and 4."""
    return cases if THOROUGH else cases[::5]


@contextlib.contextmanager
def blocks_of(tiles):
    """Let blocks be so many tiles wide meanwhile, however few of them there are."""
    import pytest
    from headwaters.core.raster import tiles as module

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "WIDTHS_OF_BLOCKS", (tiles,))
        patch.setattr(module, "LEAST_BLOCKS", 0)
        yield


def flood(z, domain):
    """Return the fill of ``z`` by a plain Priority-Flood, as float64: the truth, in as few words as possible."""
    nrows, ncols = z.shape
    height, kind = z.tolist(), domain.tolist()
    filled = np.full(z.shape, np.inf).tolist()
    queue = []
    for row, col in np.argwhere(domain >= 2).tolist():
        filled[row][col] = height[row][col]
        heapq.heappush(queue, (height[row][col], row, col))
    while queue:
        level, row, col = heapq.heappop(queue)
        for r in range(max(row - 1, 0), min(row + 2, nrows)):
            for c in range(max(col - 1, 0), min(col + 2, ncols)):
                if kind[r][c] == 1 and filled[r][c] == np.inf:
                    filled[r][c] = max(level, height[r][c])
                    heapq.heappush(queue, (filled[r][c], r, c))
    filled = np.array(filled, np.float64)
    stranded = np.isinf(filled)
    filled[stranded] = z[stranded]
    return filled


def stranded_cells(domain):
    """Return the land cells that no chain of cells joins to an outlet, whatever the heights."""
    from scipy import ndimage

    labels, count = ndimage.label(domain > 0, np.ones((3, 3)))
    reached = np.zeros(count + 1, bool)
    reached[labels[domain >= 2]] = True
    return (domain == 1) & ~reached[labels]


def steepest_directions(z, valid):
    """Return the direction of each cell to its steepest lower neighbour; pits, and voids, have none and say so."""
    from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS

    height = np.pad(np.where(valid, z, np.inf).astype(np.float64), 1, constant_values=np.inf)
    nrows, ncols = z.shape
    here = height[1:-1, 1:-1]
    with np.errstate(invalid="ignore"):
        drops = [
            (here - height[1 + down : nrows + 1 + down, 1 + right : ncols + 1 + right]) / np.hypot(down, right)
            for down, right in zip(ROW_OFFSETS, COLUMN_OFFSETS)
        ]
    codes = np.where(np.max(drops, axis=0) > 0, np.argmax(drops, axis=0), ENDS)
    return np.where(valid, codes, NO_DIRECTION).astype(np.uint8)


def receivers(codes):
    """Return the cell that each cell flows into by its direction, -1 where a path ends or there is none."""
    from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ROW_OFFSETS

    row, col = np.nonzero(codes < 8)
    below = np.full(codes.size, -1, np.int64)
    direction = codes[row, col]
    target = row + np.array(ROW_OFFSETS)[direction], col + np.array(COLUMN_OFFSETS)[direction]
    below[row * codes.shape[1] + col] = np.ravel_multi_index(target, codes.shape)
    return below


def random_dem(seed, shape=None, kind=None):
    """Return heights and validity of a small random DEM: smooth, rough, integer with flats, or with holes."""
    rng = np.random.default_rng(seed)
    shape = tuple(shape or rng.integers(1, 48, 2))
    kind = kind or ("rough", "smooth", "integer", "flat")[seed % 4]
    z = rng.random(shape)
    if kind != "rough":
        for axis in (0, 1):
            z = (np.roll(z, 1, axis) + 2 * z + np.roll(z, -1, axis)) / 4
    if kind == "integer":
        z = np.round(z * 12)
    if kind == "flat":
        z = np.round(z * 2)
    dtype = {"integer": np.int16, "flat": np.uint8}.get(kind, np.float64 if seed % 8 == 0 else np.float32)
    valid = rng.random(shape) > (0.12 if seed % 3 == 0 else 0.0)
    return z.astype(dtype), valid


def random_case(seed, shape=None):
    """Return heights and domain of a random DEM; 96 seeds in a row have every kind of height, hole and sea together.

    Holes swallow water, are walls, or are interpolated; or land, outlets and voids lie anywhere at all.
    """
    from headwaters.core.raster.domain import drainage_domain
    from headwaters.core.raster.holes import holes_of, interpolate_holes

    rng = np.random.default_rng([seed, 1])
    z, valid = random_dem(seed, shape or tuple(rng.integers(1, 26, 2)))
    if z.dtype.kind != "u":
        z -= z.dtype.type(3)
    sea = z <= np.quantile(z, 0.2) if seed // 48 % 2 else None
    holes = ("outlet", "wall", "fill", "anywhere")[seed // 12 % 4]
    if holes == "anywhere":
        return z, rng.choice(np.arange(4, dtype=np.uint8), z.shape, p=(0.2, 0.72, 0.05, 0.03))
    enclosed = holes_of(Run(), valid)
    if holes == "fill" and enclosed.any():
        return interpolate_holes(Run(), z, enclosed), drainage_domain(Run(), valid | enclosed, sea)
    return z, drainage_domain(Run(), valid, sea, enclosed if holes == "wall" else None)


def drawn(text):
    """Return a map drawn with characters as an array of single characters; blanks and empty lines do not count."""
    return np.array([list(line.replace(" ", "")) for line in text.split("\n") if line.strip()])


def run_python(code, folder=ROOT, **environment):
    """Run ``code`` in a fresh Python that knows the plugin in ``folder`` as `headwaters`; return what it prints."""
    load = f"import sys; sys.path.insert(0, {str(Path(folder) / 'tests')!r}); import conftest; del sys.path[0]\n"
    run = subprocess.run(
        [sys.executable, "-c", load + code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def random_directions(seed, shape=None, outlets=3, voids=0.1):
    """Return directions without a cycle: long winding paths to a few cells where they end, and cells without any."""
    from headwaters.core.raster.neighbours import COLUMN_OFFSETS, ENDS, NO_DIRECTION, ROW_OFFSETS

    rng = np.random.default_rng([seed, 2])
    shape = tuple(shape or rng.integers(1, 30, 2))
    z, void = rng.random(shape), rng.random(shape) < voids
    codes = np.full(shape, NO_DIRECTION, np.uint8)
    queue = []
    for row, col in zip(rng.integers(0, shape[0], outlets), rng.integers(0, shape[1], outlets)):
        codes[row, col] = ENDS
        heapq.heappush(queue, (z[row, col], row, col))
    while queue:
        _, row, col = heapq.heappop(queue)
        for direction in range(8):
            r, c = row - ROW_OFFSETS[direction], col - COLUMN_OFFSETS[direction]
            if 0 <= r < shape[0] and 0 <= c < shape[1] and not void[r, c] and codes[r, c] == NO_DIRECTION:
                codes[r, c] = direction
                heapq.heappush(queue, (z[r, c], r, c))
    return codes


class Impatient(Run):
    """Somebody who presses cancel after the first look whether anybody has."""

    looks = 0

    @property
    def cancelled(self):
        self.looks += 1
        return self.looks > 1


def run_for(how):
    """Return a `Run` with the threads, storage or progress that a test asks for; they are taken out of ``how``."""
    run = how.pop("progress", None) or Run()
    return run.with_threads(how.pop("threads", None)).on(how.pop("storage", run.storage))
