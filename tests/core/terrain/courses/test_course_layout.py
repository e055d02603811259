"""Which rivers meet in a cell, and in which order, beside a list that is taken from both ends."""

import numpy as np
import pytest
from headwaters.core.plane.types import Tree
from headwaters.core.terrain.courses.course_layout import lay_out

# Steps whose parts are exact shares of their sum: directions as far round to both sides are so to the last digit.
STEPS = np.array([(x, y) for x in range(-3, 4) for y in range(-3, 4) if abs(x) + abs(y) in (1, 2, 4)], float)
STRAIGHT = np.array([(2, 0), (-1, 0), (0, 3), (0, -2)], float)
WHOLE_TURN = 360_000_000


def random_tree(rng):
    """Return a tree on whole places, with several rivers into many nodes, and some mouths."""
    receiver, xy, straight = [-1], [(0.0, 0.0)], [0]
    for node in range(1, int(rng.integers(1, 30))):
        below = int(rng.choice([-1, *straight[-3:], *straight[-1:] * 4]))
        steps = STRAIGHT if rng.random() < 0.4 or below < 0 else STEPS
        start = (100.0 * node, 0.0) if below < 0 else xy[below]
        receiver.append(below)
        xy.append(tuple(start + steps[rng.integers(len(steps))]))
        straight += [node] * (steps is STRAIGHT)
    count = len(receiver)
    codes = np.zeros(count, np.int64), np.zeros(count, np.uint8)
    return Tree(np.array(xy), np.zeros(count), np.array(receiver), *codes, STRAIGHT[rng.integers(0, 4, count)])


def turned(way, ahead):
    """Return how far round a way is from another, anticlockwise, in millionths of a degree."""
    return round(1e6 * np.degrees(np.arctan2(way[1], way[0]) - np.arctan2(ahead[1], ahead[0]))) % WHOLE_TURN


@pytest.mark.parametrize("seed", range(60))
def test_rivers_meet_from_the_far_side_on_and_carry_all_that_is_above(seed):
    """Of two as far round the one to the right of the water joins last; a river of a spring is alone in its cell."""
    rng = np.random.default_rng(seed)
    tree = random_tree(rng)
    area = rng.integers(1, 100, tree.z.size).astype(float)
    layout = lay_out(tree, area)
    drained = area.copy()
    for node in tree.downstream_order:
        if tree.receiver[node] >= 0:
            drained[tree.receiver[node]] += drained[node]
    onward = {}
    for node, below in enumerate(tree.receiver.tolist()):
        children = np.flatnonzero(tree.receiver == node).tolist()
        begin, end = layout.first[node], layout.first[node + 1]
        assert end - begin == (2 * len(children) - 1 if children else below >= 0)
        assert (layout.cell[begin:end] == node).all()
        if not children:
            assert layout.entry[begin:end].tolist() == [-1] * (end - begin)
            assert layout.drained[begin:end].tolist() == [drained[node]] * (end - begin)
        else:
            ahead = -tree.inward[node] if below < 0 else tree.xy[below] - tree.xy[node]
            round_to = {child: turned(tree.xy[child] - tree.xy[node], ahead) for child in children}
            around, joining = sorted(children, key=round_to.get), []
            while around:
                left = round_to[around[0]] < WHOLE_TURN - round_to[around[-1]]
                joining.insert(0, (around.pop(0 if left else -1), left))
            count = len(children)
            found = layout.entry[begin : begin + count].tolist(), layout.from_left[begin : begin + count].tolist()
            assert list(zip(*found)) == joining
            assert layout.entry[begin + count : end].tolist() == [-1] * (count - 1)
            carried = [drained[child] for child, _ in joining]
            assert layout.drained[begin:end].tolist() == [*carried, *np.cumsum(carried)[1:].tolist()]
            for place in range(1, count):
                meeting = begin + count + place - 1
                before = begin if place == 1 else meeting - 1
                assert layout.downstream[[before, begin + place]].tolist() == [meeting] * 2
            onward.update({child: begin + place for place, (child, _) in enumerate(joining)})
        if end > begin:
            onward[-1 - node] = end - 1
    for node, below in enumerate(tree.receiver.tolist()):
        if -1 - node in onward:
            assert layout.downstream[onward[-1 - node]] == (onward[node] if below >= 0 else -1)
