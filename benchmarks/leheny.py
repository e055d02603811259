"""Measures Leheny erosion of planes on one processor, and how soon a run answers to a cancel.

    python3 benchmarks/leheny.py

Seconds are processor time after compilation, the best and the median of several seeds; beside them what is aimed at.
"""

import statistics
import threading
import time

import numpy as np
from harness import headwaters_package, machine

headwaters_package.load()

from headwaters.core.erosion.leheny import Erosion  # noqa: E402
from headwaters.core.raster.domain import LAND, OUTLET  # noqa: E402
from headwaters.core.run.run import Cancelled, Run  # noqa: E402

# rows, columns, events, neighbours, seeds, seconds that are aimed at, slides a second that are aimed at
RUNS = (
    (200, 300, 10_000, 8, 5, 0.10, None),
    (200, 300, 10_000, 4, 5, 0.10, None),
    (200, 300, 50_000, 8, 5, None, None),
    (1000, 1000, 200_000, 8, 3, 15.0, 5e6),
)
CANCEL_AFTER = (0.1, 0.3, 0.6, 1.0, 1.5)  # seconds


def main():
    print(", ".join(f"{name}: {value}" for name, value in machine.describe().items()))
    for neighbours in (4, 8):
        plane(20, 30, neighbours, 0).rain(Run(), 10)
    for run in RUNS:
        measure(*run)
    measure_cancel()


def plane(nrows, ncols, neighbours, seed):
    """Return the article's surface: it rises by one a row from its low edge, and its sides are joined."""
    z = np.repeat(np.arange(nrows - 1.0, -1.0, -1.0)[:, None], ncols, 1)
    domain = np.full(z.shape, LAND, np.uint8)
    domain[-1] = OUTLET
    return Erosion(z, domain, neighbours=neighbours, periodic=True, seed=seed)


def measure(nrows, ncols, events, neighbours, seeds, seconds_aim, speed_aim):
    """Print what runs of one kind take, setting up the surface included."""
    taken, slides, visited = [], [], []
    for seed in range(seeds):
        begin = time.process_time()
        erosion = plane(nrows, ncols, neighbours, seed)
        erosion.rain(Run(), events)
        taken.append(time.process_time() - begin)
        slides.append(erosion.slides)
        visited.append(erosion.visited)
        assert erosion.stuck == 0
    speed = statistics.median(count / seconds for count, seconds in zip(slides, taken))
    print(
        f"{nrows} x {ncols}, {events} events, {neighbours} neighbours: "
        f"best {min(taken):.3f} s, median {statistics.median(taken):.3f} s"
        + (f" (aim {seconds_aim} s)" if seconds_aim else "")
        + f"; {statistics.mean(visited) / 1e6:.1f} million cells visited, {statistics.mean(slides) / 1e6:.2f} million"
        + f" slides, {speed / 1e6:.1f} million slides a second of the whole run"
        + (f" (aim {speed_aim / 1e6:.0f})" if speed_aim else "")
    )


class Cancellable(Run):
    """A user who cancels from another thread."""

    cancelled = False

    def cancel(self):
        """Ask the run to stop."""
        self.asked = time.perf_counter()
        self.cancelled = True


def measure_cancel():
    """Print how long the slowest answer to a cancel takes, by the wall clock."""
    slowest = 0.0
    for after in CANCEL_AFTER:
        erosion, user = plane(1000, 1000, 8, 0), Cancellable()
        timer = threading.Timer(after, user.cancel)
        timer.start()
        try:
            erosion.rain(user, 200_000)
        except Cancelled:
            slowest = max(slowest, time.perf_counter() - user.asked)
        timer.cancel()
    print(f"1000 x 1000: {len(CANCEL_AFTER)} cancels, slowest answer {slowest:.2f} s (aim 0.2 s)")


if __name__ == "__main__":
    main()
