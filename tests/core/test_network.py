"""Networks: orders, sums and mouths of anything that flows into one other thing."""

import numpy as np
import pytest
from headwaters.core import network
from headwaters.core.network import (
    accumulate,
    distance_down,
    hack,
    horton,
    longest,
    main_tributary,
    mouths,
    shreve,
    strahler,
    topological_order,
)
from headwaters.core.run.run import Cancelled, Run
from hypothesis import given
from hypothesis import strategies as some

# Nine links: 0 and 1 meet in 2; 3 and 4 in 5; 2 and 5 in 6; 7 joins on the way to the mouth 8.
#   0   1   3   4
#    \ /     \ /
#     2       5
#      \     /
#        6    7
#         \  /
#          8
RIVER = np.array([2, 2, 6, 5, 5, 6, 8, 8, -1])
AREA = np.array([4, 3, 9, 5, 6, 13, 24, 2, 28])


@some.composite
def any_network(draw):
    """Elements in any order, each flowing into another or into none, and their sizes with many ties."""
    size = draw(some.integers(1, 40))
    below = [draw(some.integers(-1, element - 1)) for element in range(size)]
    place = np.array(draw(some.permutations(range(size))))
    receiver = np.empty(size, np.int64)
    for element, other in enumerate(below):
        receiver[place[element]] = -1 if other < 0 else place[other]
    weights = np.array(draw(some.lists(some.integers(0, 5), min_size=size, max_size=size)))
    return receiver, weights


def tributaries(receiver, element):
    """Return what flows into an element."""
    return [other for other in range(receiver.size) if receiver[other] == element]


def way(receiver, element):
    """Return the elements from this one down to its mouth."""
    found = [element]
    while receiver[found[-1]] >= 0:
        found.append(int(receiver[found[-1]]))
    return found


def strahler_by_recursion(receiver, element):
    """Return Strahler's order, as he put it."""
    orders = sorted(strahler_by_recursion(receiver, other) for other in tributaries(receiver, element))
    if not orders:
        return 1
    return orders[-1] + (len(orders) > 1 and orders[-2] == orders[-1])


def greatest(receiver, element, *sizes):
    """Return the greatest tributary, or -1."""
    found = tributaries(receiver, element)
    return min(found, key=lambda other: ([-size[other] for size in sizes], other)) if found else -1


@given(any_network())
def test_every_element_comes_after_all_that_flow_into_it(case):
    receiver, _ = case
    order = topological_order(Run(), receiver)
    place = np.empty_like(order)
    place[order] = np.arange(order.size)
    assert sorted(order) == list(range(receiver.size))
    assert all(place[element] < place[below] for element, below in enumerate(receiver) if below >= 0)


@pytest.mark.parametrize("receiver", [[0], [1, 0], [1, 2, 0, 1, -1]])
def test_water_that_runs_in_a_circle_is_refused(receiver):
    with pytest.raises(ValueError, match=r"in a circle through element [0-2]\b"):
        topological_order(Run(), np.array(receiver))


def test_an_empty_network_has_an_empty_order():
    none = np.empty(0, np.int64)
    order = topological_order(Run(), none)
    parts = (
        order,
        strahler(Run(), none, order),
        shreve(Run(), none, order),
        hack(Run(), none, order, none),
        mouths(Run(), none, order),
    )
    assert [part.size for part in parts] == [0] * 5


def test_the_orders_of_a_river_of_nine_links():
    """Worked out by hand on the drawing above."""
    order = topological_order(Run(), RIVER)
    orders = strahler(Run(), RIVER, order)
    assert orders.tolist() == [1, 1, 2, 1, 1, 2, 3, 1, 3]
    assert shreve(Run(), RIVER, order).tolist() == [1, 1, 2, 1, 1, 2, 4, 1, 5]
    assert hack(Run(), RIVER, order, AREA).tolist() == [2, 3, 2, 2, 1, 1, 1, 2, 1]
    assert horton(Run(), RIVER, order, orders, AREA).tolist() == [2, 1, 2, 1, 3, 3, 3, 1, 3]
    assert mouths(Run(), RIVER, order).tolist() == [8] * 9


@pytest.mark.parametrize("levels", range(1, 9))
def test_a_river_that_forks_evenly_has_the_order_of_its_levels(levels):
    """Of every order above there are half as many links, and a source makes each Shreve magnitude."""
    size = 2**levels - 1
    receiver = (np.arange(size) + 1) // 2 - 1
    order = topological_order(Run(), receiver)
    orders = strahler(Run(), receiver, order)
    assert np.bincount(orders)[1:].tolist() == [2 ** (levels - level) for level in range(1, levels + 1)]
    assert np.array_equal(shreve(Run(), receiver, order), 2 ** (orders - 1))


@given(any_network())
def test_strahler_order_is_what_the_recursion_says(case):
    receiver, _ = case
    orders = strahler(Run(), receiver, topological_order(Run(), receiver))
    assert orders.tolist() == [strahler_by_recursion(receiver, element) for element in range(receiver.size)]


@given(any_network())
def test_sums_and_longest_ways_are_those_of_everything_upstream(case):
    receiver, weights = case
    order = topological_order(Run(), receiver)
    everything = range(receiver.size)
    above = [[other for other in everything if element in way(receiver, other)] for element in everything]
    sources = [other for other in range(receiver.size) if not tributaries(receiver, other)]
    whole = accumulate(Run(), receiver, order, weights)
    assert whole.dtype == np.int64
    assert whole.tolist() == [sum(weights[all_above]) for all_above in above]
    assert accumulate(Run(), receiver, order, weights / 4).tolist() == [
        sum(weights[all_above]) / 4 for all_above in above
    ]
    assert shreve(Run(), receiver, order).tolist() == [len(set(all_above) & set(sources)) for all_above in above]
    from_source = []
    for element, all_above in enumerate(above):
        below = set(way(receiver, element)) - {element}
        reaches = [[step for step in way(receiver, other) if step not in below] for other in all_above]
        from_source.append(max(sum(weights[steps]) for steps in reaches))
    assert longest(Run(), receiver, order, weights).tolist() == from_source


@given(any_network())
def test_the_distance_down_leads_to_the_mouth(case):
    receiver, weights = case
    order = topological_order(Run(), receiver)
    ways = [way(receiver, element) for element in range(receiver.size)]
    assert mouths(Run(), receiver, order).tolist() == [steps[-1] for steps in ways]
    beyond = np.where(receiver < 0, 100.0 * np.arange(receiver.size), 0)
    assert distance_down(Run(), receiver, order, weights, beyond).tolist() == [
        sum(weights[steps[1:]]) + 100.0 * steps[-1] for steps in ways
    ]


@given(any_network(), some.integers(0, 2**32 - 1))
def test_a_river_keeps_its_number_and_its_order_up_to_its_source(case, seed):
    """Hack counts how often the way down leaves a lesser tributary; Horton takes the order where a river ends."""
    receiver, size = case
    length = np.random.default_rng(seed).integers(0, 3, receiver.size)
    order = topological_order(Run(), receiver)
    orders = strahler(Run(), receiver, order)
    main = [greatest(receiver, element, size, length) for element in range(receiver.size)]
    assert main_tributary(Run(), receiver, size, length).tolist() == main
    turns = [
        1 + sum(main[below] != above for above, below in zip(steps, steps[1:]))
        for steps in (way(receiver, element) for element in range(receiver.size))
    ]
    assert hack(Run(), receiver, order, size, length).tolist() == turns
    leading = [greatest(receiver, element, orders, size, length) for element in range(receiver.size)]
    expected = []
    for element in range(receiver.size):
        while receiver[element] >= 0 and leading[receiver[element]] == element:
            element = receiver[element]
        expected.append(orders[element])
    assert horton(Run(), receiver, order, orders, size, length).tolist() == expected


def test_long_passes_are_made_in_stretches_that_change_nothing(monkeypatch):
    rng = np.random.default_rng(3)
    receiver = np.array([-1, *(rng.integers(-1, element) for element in range(1, 500))])[::-1].copy()
    receiver = np.where(receiver < 0, -1, 499 - receiver)
    sizes = rng.integers(0, 9, 500)

    def everything():
        order = topological_order(Run(), receiver)
        orders = strahler(Run(), receiver, order)
        passes = [
            hack(Run(), receiver, order, sizes),
            horton(Run(), receiver, order, orders, sizes),
            mouths(Run(), receiver, order),
        ]
        sums = [
            shreve(Run(), receiver, order),
            longest(Run(), receiver, order, sizes),
            distance_down(Run(), receiver, order, sizes, sizes),
        ]
        return [order, orders, *passes, *sums]

    whole = everything()
    monkeypatch.setattr(network, "STRETCH", 7)
    assert all(np.array_equal(one, other) for one, other in zip(whole, everything()))


def test_a_long_pass_stops_when_asked():
    class Stopped(Run):
        cancelled = True

    with pytest.raises(Cancelled):
        topological_order(Stopped(), RIVER)
