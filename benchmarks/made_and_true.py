"""Makes real land again from means over 9 × 9 of its cells, and prints measures of it beside those of the truth.

    python3 benchmarks/made_and_true.py [WORD …]

Each land has three lines: the truth, what `terrainfromdem` makes of the means, and the smooth spline through these
alone. They tell the measures of `land_measures.py`; the standard deviation of what a bell of 1, 2, 4 and 8 cells leaves
of the land and one twice as wide does not; and that of all beyond the spline.
"""

import sys

from harness import headwaters_package

headwaters_package.load()

import any_land  # noqa: E402
import numpy as np  # noqa: E402
from headwaters.benchmarks.land_measures import measure_land  # noqa: E402
from headwaters.core.raster.grid import flat_cells  # noqa: E402
from headwaters.core.raster.tiles import Tile  # noqa: E402
from headwaters.core.terrain.dem.building import DemRules, model_of_dem  # noqa: E402
from headwaters.core.terrain.dem.cell_means import MEAN_ROUNDS, through_cells  # noqa: E402
from headwaters.core.terrain.dem.conditioning import DemCells, LakeRules  # noqa: E402
from headwaters.core.terrain.dem.tracing import Gauge  # noqa: E402
from headwaters.core.terrain.frames import cell_centres, frame_at  # noqa: E402
from headwaters.core.terrain.ground.spline_heights import add_spline  # noqa: E402
from headwaters.core.terrain.relief.levels import square_cells  # noqa: E402
from headwaters.core.terrain.rendering.rendering import render  # noqa: E402
from scipy import ndimage  # noqa: E402

TIMES = 9
LANDS = {
    "colorado": "colorado_ned10m/co_elevation_roi.tif",
    "whiteadder": "real_land/whiteadder_5m.tif",
    "moldavia, 5 m": "real_land/moldavia_5m.tif",
    "moldavia, 27 m": "real_land/moldavia_27m.tif",
    "spain": "spain_dem25/dem25.tif",
    # With those below laws were compared, too; no number was fitted to them but how high gullies may be (Logan).
    "swiss": "real_land/swiss_foreland_25m.tif",
    "tujunga": "bigtujunga_srtm30/bigtujunga.tif",
    "stikine": "real_land/stikine_90m.tif",
    "logan": "logan_taudem/logan100m.tif",
}
COLUMNS = ("land", "cells", "", "beta", "hurst", "ridges %", "slopes %", "octaves (m)", "beyond the spline (m)")


def made_again(z, land, cell):
    """Return land that is made of the means over its cells, and the spline of these."""
    nrows, ncols = z.shape[0] // TIMES, z.shape[1] // TIMES
    means = z.reshape(nrows, TIMES, ncols, TIMES).mean(axis=(1, 3))
    dem = DemCells(means, land.reshape(nrows, TIMES, ncols, TIMES).all(axis=(1, 3)), cell * TIMES)
    rules = DemRules(LakeRules(deepest=0.03 * float(np.ptp(means[dem.land]))))
    gauge = Gauge(*flat_cells(nrows, dem.cell, dem.cell))
    model = model_of_dem(any_land.RUN, dem, gauge, rules, 1).model
    window = square_cells(0.0, nrows * dem.cell, *z.shape, cell)
    spline = np.zeros(z.shape)
    x, y = cell_centres(frame_at(window, window.cells), Tile(0, z.shape[0], 0, z.shape[1]))
    add_spline(through_cells(means, dem.cell, MEAN_ROUNDS), x, y, spline)
    return render(any_land.RUN, model, window).z.astype(np.float64), spline


def octaves(z, known):
    """Return the standard deviations of what is lost between bells of 1, 2, 4, 8 and 16 cells."""
    smooth = [ndimage.gaussian_filter(z, bell, mode="nearest") for bell in (1, 2, 4, 8, 16)]
    return [float((fine - coarse)[known].std()) for fine, coarse in zip(smooth, smooth[1:])]


def main():
    """Print the table."""
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|")
    for name, path in LANDS.items():
        if sys.argv[1:] and not any(word in name for word in sys.argv[1:]):
            continue
        z, land, cell, _ = any_land.read(path)
        whole = np.s_[: z.shape[0] // TIMES * TIMES, : z.shape[1] // TIMES * TIMES]
        z, land = z[whole], land[whole]
        made, spline = made_again(z, land, cell)
        for kind, heights in (("true", z), ("made", made), ("spline", spline)):
            known = land & np.isfinite(heights)
            found = measure_land(np.where(known, heights, 0.0), known, cell, cell)
            heights = np.where(known, heights, spline)
            waves = " / ".join(f"{each:.2f}" for each in octaves(heights, known))
            print(
                f"| {name} | {z.shape[1]} × {z.shape[0]} | {kind} | {found.beta:.2f} | {found.hurst:.3f} "
                f"| {found.ridges:.2f} | {found.slopes:.1f} | {waves} | {(heights - spline)[known].std():.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
