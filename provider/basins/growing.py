"""A run of drainage basins, and what the log says of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ...core.report.texts import Text
from ..islands.coasts import length_text
from ..numbers import told

if TYPE_CHECKING:
    from ...core.basins.drainage import TriangleDrainage
    from ...core.basins.rivers import TriangleRivers
    from ...core.basins.surface import Surface
    from ...core.run.run import Run

FEWEST_FOR_HACK = 10  # triangles above a place that counts for the law of Hack


@dataclass
class BasinRivers:
    """The rivers of a run, and the surface that they lie on."""

    surface: Surface
    lines: TriangleRivers
    carries: np.ndarray
    threshold: float


def grow_basins(run: Run, plan) -> TriangleDrainage:
    """Return the core's `TriangleDrainage` of a plan."""
    from ...core.basins.drainage import drainage_basins

    drainage = drainage_basins(run, plan.made.mesh, plan.water, plan.growth, plan.ground, plan.moving)
    land = int(np.count_nonzero(drainage.basin >= 0))
    run.note("{} triangles of land in {} basins", told(land), told(drainage.mouth.size))
    if drainage.cut.size:
        run.note("Water runs in {} circles; each was cut below one of its triangles", told(drainage.cut.size))
    relief = drainage.relief
    if plan.moving and relief is not None:
        run.note(
            "KEPT: {} % of the triangles keep their way; the water of {} goes a steeper one, and {} in rivers would "
            "have one",
            told(kept_percent(drainage), ".1f"), told(relief.moved), told(relief.left)
        )
    if relief is not None:
        run.note("Slope of a river that drains 1 km²: {}", told(relief.steepness, ".4g"))
    return drainage


def kept_percent(drainage) -> float | None:
    """Return the percent of triangles of land whose water goes where it went before there were heights, or None."""
    land = np.count_nonzero(drainage.basin >= 0)
    return None if drainage.relief is None else 100.0 * (1.0 - drainage.relief.moved / land)


def find_rivers(run: Run, plan, drainage, inputs) -> BasinRivers:
    """Return the `BasinRivers` of a drainage."""
    from ...core.basins.rivers import river_triangles, triangle_rivers, usual_threshold
    from ...core.basins.surface import surface_of

    threshold = inputs.number("THRESHOLD")
    if threshold is None:
        threshold = usual_threshold(drainage)
        run.note("Rivers begin where {} km² drain through a triangle (THRESHOLD, chosen)", told(threshold, "g"))
    surface = surface_of(plan.made.mesh, drainage)
    lines = triangle_rivers(run, drainage, surface, threshold, plan.spacing)
    return BasinRivers(surface, lines, river_triangles(drainage, threshold), threshold)


def basin_numbers(run: Run, plan, drainage, rivers) -> dict:
    """Return the numbers among the results, and write what they mean into the log."""
    from ...core.basins.drainage import HACK_COEFFICIENT, HACK_EXPONENT, hack_law

    good, sketched, missed = drainage.follows
    match = 100.0 * good / sketched if sketched else None
    if sketched:
        run.note("Sketched rivers pass {} triangles, of which {} follow them", told(sketched), told(good))
    for part in sorted(missed, key=lambda part: -len(part.xy))[:5]:
        name, length = plan.names.of([plan.sketch_ids[part.sketch]]), np.hypot(*np.diff(part.xy, axis=0).T).sum()
        run.note("SKETCH: {} of {} are not followed: {}", length_text(length), name, Text(part.reason))
    least = FEWEST_FOR_HACK * float(np.median(plan.ground.supply))
    coefficient, exponent = hack_law(plan.made.mesh, drainage, least)
    if np.isfinite(exponent):
        run.note(
            "Length over area: L = {} · A^{} km (Hack: {} · A^{})",
            told(coefficient, ".3g"), told(exponent, ".3g"), HACK_COEFFICIENT, HACK_EXPONENT
        )
    return {
        "MATCH": match,
        "KEPT": kept_percent(drainage),
        "TRIANGLE_COUNT": len(plan.made.mesh.corners),
        "CYCLES": int(drainage.cut.size),
        "BASIN_COUNT": int(drainage.mouth.size),
        "HEIGHT_MATCH": _correlation(run, plan, drainage),
        "HACK": exponent if np.isfinite(exponent) else None,
        "SPACING_USED": plan.spacing,
        "THRESHOLD_USED": rivers.threshold,
        "SEED_USED": plan.seed,
    }


def _correlation(run, plan, drainage):
    """Return how well heights agree with sketched ones, None without these or heights."""
    sketch, land = plan.ground.sketch, drainage.basin >= 0
    if sketch is None or drainage.relief is None or np.ptp(sketch[land]) == 0:
        return None
    found = float(np.corrcoef(sketch[land], drainage.relief.z[land])[0, 1])
    run.note("Heights and sketched heights correlate by {}", told(found, ".3f"))
    return found
