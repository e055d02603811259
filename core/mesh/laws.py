"""How much a river raises or lowers its bed in one step: laws of the flow c and the slope a, a share of the vertical.

Where the slope is a0 nothing happens; steeper ground is eroded, flatter ground built up, and more so where more flows.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Heights, Values
from ..choices import LINEAR_LAW, OWN_LAW, RATIO_LAW
from ..machine.arctangent import slope_share
from ..machine.expressions import evaluate
from ..machine.jit import kernel
from ..machine.powers import power_table, raise_to_power

LAW_NAMES = ("c", "a", "a0", "z")  # that an expression may hold
AUTO_STEP = 0.02  # of the relief: what the greatest river moves in one step where nobody says how much
AUTO_STEEPNESS = 0.5  # of the middle slope of the land


class ErosionRateError(ValueError):
    """An expression gives no number somewhere; the message says for which flow and slope."""


class RiverLaw(NamedTuple):
    """A law of erosion and deposition."""

    name: str  # of `core.choices.EROSION_LAWS`
    kappa: float  # metres a step where c is 1 and the slope far from a0
    power: float  # of c
    a0: float
    steps: tuple[tuple, ...] = ()  # of an expression


def change_by(law: RiverLaw, flow: Values, share: Values, z: Heights) -> Values:
    """Return how many metres each element rises in one step, below 0 where it is eroded, before any limit."""
    if law.name != OWN_LAW:
        change = np.maximum(flow, 0.0)
        kind = 0 if law.name == RATIO_LAW else 1 if law.name == LINEAR_LAW else 2
        _apply_law(change, change.view(np.int64), share, law.kappa, law.a0, kind, power_table(law.power))
        return change
    change = evaluate(law.steps, {"c": flow, "a": share, "a0": np.full(flow.size, law.a0), "z": z})
    wrong = np.flatnonzero(~np.isfinite(change))
    if wrong.size:
        where = wrong[0]
        raise ErosionRateError(f"c = {flow[where]:.6g}, a = {share[where]:.6g}, a0 = {law.a0:g}, z = {z[where]:.6g}")
    return change


@kernel
def _apply_law(change, bits, share, kappa, a0, kind, table):
    """Turn flow into what it moves, in place: powers of 0 are 0."""
    for element in range(change.size):
        if change[element] <= 0.0:
            continue
        moved = kappa * raise_to_power(change, bits, element, table)
        a = share[element]
        if kind == 0:
            change[element] = moved * ((a0 - a) / (a0 + a))
        elif kind == 1:
            change[element] = moved * (1.0 - a / a0)
        else:
            change[element] = moved * (1.0 - (a / a0) * (a / a0))


@kernel
def take_shares(slopes: Values) -> None:
    """Turn slopes into shares of the vertical, in place."""
    for element in range(slopes.size):
        slopes[element] = slope_share(slopes[element])
