"""Provinces: land of one kind beside land of another, by how fast it rises and how round its hills are.

Each place belongs to the nearest of points that lie a province apart, one by chance in each square. Some borders are
sharp, as faults are, others so soft that one kind of land passes into the other. Where a range stands beside a plain,
its foot is straight here, and has foothills there.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from ..arrays import Coordinates, Values
from ..choices import PROVINCE_KINDS
from ..machine.exponential import exp
from ..machine.jit import kernel
from ..machine.noise import fractal_noise, scramble
from .land import area
from .types import Land

PROVINCE_SPREAD = 0.5  # by which provinces of a kind rise less than others at most, as a logarithm
PROVINCE = 0.2  # √area from one province to the next; drawn
LARGEST_PROVINCE = 25_000.0  # metres at most: some within 24 km, as in patches that tell how uneven land is at 250 m
BEND, BENDS, BEND_OCTAVES = 0.35, 0.6, 4  # provinces by which borders bend, and the longest wave in which they do
SHARPEST_BORDER, SOFTEST_BORDER = 0.02, 0.35  # of a province: over how much of it a border lies
FOOTHILLS = 0.6  # provinces by which a border is wider where land on one side rises e times as fast and a foot is whole
USUAL_FOOT, FOOT_WAVES, FOOT_OCTAVES = 0.25, 2.0, 2  # of a foot, in the mean; waves in a province in which it varies
EAST_POINT_SEED, NORTH_POINT_SEED, KIND_SEED, SPREAD_SEED, BORDER_SEED, EAST_SEED, NORTH_SEED, FOOT_SEED = range(61, 69)
SQUARES_AROUND = 25  # squares around a place, in which the nearest points lie
CHANCES = 1 << 20  # of what chance may give


class ProvinceNoise(NamedTuple):
    """The provinces that chance makes on a plane."""

    size: float  # metres from one to the next
    seed: int


def provinces_of(land: Land, seed: int) -> ProvinceNoise:
    """Return the `ProvinceNoise` that fits the largest island, on whose plane it lies."""
    return ProvinceNoise(min(PROVINCE * float(np.sqrt(area(land))), LARGEST_PROVINCE), int(seed) & 0xFFFFFFFF)


def provinces_at(provinces: ProvinceNoise, xy: Coordinates) -> tuple[Values, Values]:
    """Return the rise and the rolling of places on the plane, over what is usual."""
    rise, rolling = np.empty(len(xy)), np.empty(len(xy))
    chances = np.cumsum([kind.chance for kind in PROVINCE_KINDS.values()])
    table = np.column_stack([[_logarithms(kind) for kind in PROVINCE_KINDS.values()], chances])
    xy = np.ascontiguousarray(xy, np.float64)
    _write_provinces(xy, provinces.size, provinces.seed, np.ascontiguousarray(table), rise, rolling)
    return rise, rolling


def _logarithms(kind):
    """Return the logarithms of the rise and the rolling of a kind. Rounded: no machine's last digit counts."""
    return round(math.log(kind.rise), 9), round(math.log(kind.rolling), 9)


@kernel
def _chance(seed, name, number):
    """Return what chance gives a province, from 0 to 1."""
    return (scramble(scramble(seed, name, 1), number, 0) % CHANCES) / CHANCES


@kernel
def _write_provinces(xy, size, seed, table, rise, rolling):
    """Write what `provinces_at` returns; rows of ``table`` are logarithms of both, and a summed chance."""
    numbers, away = np.empty(SQUARES_AROUND, np.int64), np.empty(SQUARES_AROUND)
    for place in range(rise.size):
        x, y = xy[place, 0] / size, xy[place, 1] / size
        u, v = x / BENDS, y / BENDS
        x += BEND * 0.5 * fractal_noise(u, v, BEND_OCTAVES, 0.5, scramble(seed, EAST_SEED, 1))
        y += BEND * 0.5 * fractal_noise(u, v, BEND_OCTAVES, 0.5, scramble(seed, NORTH_SEED, 1))
        own = _provinces_near(x, y, seed, numbers, away)
        rise_here, round_here = _kind_of(numbers[own], seed, table)
        foot = fractal_noise(FOOT_WAVES * x, FOOT_WAVES * y, FOOT_OCTAVES, 0.5, scramble(seed, FOOT_SEED, 1))
        total, risen, rounded = 1.0, rise_here, round_here
        for each in range(SQUARES_AROUND):
            apart = away[each] - away[own]
            if each == own or apart >= SOFTEST_BORDER:
                continue
            rise_there, round_there = _kind_of(numbers[each], seed, table)
            border = _chance(seed, BORDER_SEED, numbers[own] ^ numbers[each])
            width = SHARPEST_BORDER + (SOFTEST_BORDER - SHARPEST_BORDER) * border * border
            width += FOOTHILLS * abs(rise_here - rise_there) * max(USUAL_FOOT + foot, 0.0)
            part = min(apart / min(width, SOFTEST_BORDER), 1.0)
            share = 0.5 + 0.5 * part * (1.5 - 0.5 * part * part)  # of the nearest, where there are two
            weight = (1.0 - share) / share
            total += weight
            risen += weight * rise_there
            rounded += weight * round_there
        rise[place], rolling[place] = exp(risen / total), exp(rounded / total)


@kernel
def _kind_of(number, seed, table):
    """Return the logarithms of the rise and the rolling of a province."""
    chance, kind = _chance(seed, KIND_SEED, number), 0
    while kind < table.shape[0] - 1 and chance > table[kind, 2]:
        kind += 1
    return table[kind, 0] - PROVINCE_SPREAD * _chance(seed, SPREAD_SEED, number), table[kind, 1]


@kernel
def _provinces_near(x, y, seed, numbers, away):
    """Write the numbers of the provinces around a place, and how far their points are; return which is the nearest."""
    left, low = int(np.floor(x)), int(np.floor(y))
    own = 0
    for each in range(SQUARES_AROUND):
        col, row = left + each % 5 - 2, low + each // 5 - 2
        numbers[each] = scramble(seed, col, row) & 0x7FFFFFFF
        east = col + _chance(seed, EAST_POINT_SEED, numbers[each])
        north = row + _chance(seed, NORTH_POINT_SEED, numbers[each])
        away[each] = np.sqrt((east - x) * (east - x) + (north - y) * (north - y))
        if away[each] < away[own]:
            own = each
    return own
