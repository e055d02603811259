"""How fast land has to rise so that its water goes where a forest of triangles leads it.

With one uplift heights that rivers reach from two sides differ at a divide: there is another way that is steeper. So
land that is too high beside other land rises more slowly, with all that the water from there passes, and land that is
too low faster. Each triangle hears of all that lies upstream of it, of the mean of that: the lower part of a river of
whole basins, its branches of their own. So uplift differs between basins and varies smoothly along rivers.
"""

from __future__ import annotations

import numpy as np

from ..arrays import Indices, Receivers
from ..machine.indices import is_there
from ..machine.jit import kernel
from ..network import accumulate
from ..run.run import Run

UPLIFT_TOLERANCE = 0.05  # by which another way may be steeper
SETTLED_UPLIFT = 0.08  # of the triangles, whose water would go elsewhere
MOST_UPLIFT_ROUNDS = 300  # usually 30 to 200; all of them on hundreds of thousands of triangles
EAGER_UPLIFT = 1.5  # times what is asked for
CALM = 0.3  # of a divide without anything asked, beside one with
CARRIED_LATER = 50.0  # rounds, after which half of a change is carried into the next one, later more: so fewer do
UPLIFT_STEP = 0.5  # most that a round changes, as a logarithm
UPLIFT_RANGE = 0.03, 2.0  # uplift at least and at most, of that at first: beyond, land at the sea would be a wall
SKETCHED_UPLIFT_RANGE = 0.67, 1.5  # the same where somebody drew heights, which are to stay
ENOUGH = 0.8  # of its slope, from which on another way is steep: ridges are higher than both sides need


def balance_uplift(run: Run, mesh, forest, ways, bounds: tuple[float, ...], rise) -> None:
    """Change how far land rises from the receiver of each triangle to it, in place, until few have a steeper way.

    ``ways`` are the `Ways` of the water, ``bounds`` what becomes of the rise at least and at most, over what it is.
    """
    receiver, order = forest.receiver, forest.order
    first, z, change = rise.copy(), np.empty(receiver.size), np.zeros(receiver.size)
    asked, count = np.empty(receiver.size), np.empty(receiver.size)
    _count_divides(mesh.twin, receiver, count)
    calm = CALM * accumulate(run.quietly(), receiver, order, count)
    for number in range(MOST_UPLIFT_ROUNDS):
        run.check()
        run.report(number / MOST_UPLIFT_ROUNDS)
        raise_land(receiver, order, rise, z)
        if _ask(mesh.twin, receiver, ways, z, asked, count) <= SETTLED_UPLIFT * receiver.size:
            break
        wish, said = (accumulate(run.quietly(), receiver, order, each) for each in (asked, count))
        _answer(wish, said, calm, bounds, number / (number + CARRIED_LATER), first, change, rise)


@kernel
def raise_land(receiver: Receivers, order: Indices, rise, z) -> None:
    """Write heights from the sea up."""
    for index in range(order.size - 1, -1, -1):
        triangle = order[index]
        z[triangle] = rise[triangle] + (z[receiver[triangle]] if is_there(receiver[triangle]) else 0.0)


@kernel
def _count_divides(twin, receiver, count):
    """Write to how many neighbours no water of each triangle goes, and from how many none comes."""
    count[:] = 0.0
    for side in range(twin.size):
        triangle, beyond = side // 3, twin[side] // 3
        if is_there(twin[side]) and receiver[triangle] != beyond and receiver[beyond] != triangle:
            count[triangle] += 1.0


@kernel
def _ask(twin, receiver, ways, z, asked, count):
    """Write by how much each triangle is too low, less by how much it is too high, and how many neighbours say so.

    Return from how many triangles water would go elsewhere.
    """
    over, down, ends = ways
    leaving = 0
    asked[:] = 0.0
    count[:] = 0.0
    for triangle in range(receiver.size):
        below = receiver[triangle]
        if ends[triangle] or not is_there(below):
            continue
        fall, leaves = (z[triangle] - z[below]) / down[triangle], False
        for side in range(3 * triangle, 3 * triangle + 3):
            beyond = twin[side] // 3
            if not is_there(twin[side]) or beyond == below or z[beyond] == 0.0:  # the sea
                continue
            leaves |= z[triangle] - z[beyond] > (1.0 + UPLIFT_TOLERANCE) * fall * over[side]
            wanted = z[triangle] - ENOUGH * fall * over[side]
            if wanted > z[beyond]:
                missing = 2.0 * (wanted - z[beyond]) / (wanted + z[beyond])
                asked[triangle] -= missing
                asked[beyond] += missing
                count[triangle] += 1.0
                count[beyond] += 1.0
        leaving += leaves
    return leaving


@kernel
def _answer(wish, said, calm, bounds, carried, first, change, rise):
    least, most = bounds
    for triangle in range(rise.size):
        if said[triangle] == 0.0:
            continue
        step = carried * change[triangle] + EAGER_UPLIFT * wish[triangle] / (said[triangle] + calm[triangle])
        change[triangle] = step = min(max(step, -UPLIFT_STEP), UPLIFT_STEP)
        wanted = rise[triangle] * (2.0 + step) / (2.0 - step)
        rise[triangle] = min(max(wanted, least * first[triangle]), most * first[triangle])
