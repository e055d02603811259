"""Measures, and the straight lines that many of them come from: how many points, between which limits, how well."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ..arrays import Array, Indices, Values
from .texts import Text


class Points(NamedTuple):
    """Places in a plot."""

    x: np.ndarray = np.empty(0)
    y: np.ndarray = np.empty(0)


class Fit(NamedTuple):
    """A line ``y = intercept + slope * x`` through ``count`` points with x from ``low`` to ``high``."""

    slope: float
    intercept: float
    low: float
    high: float
    count: int
    r_squared: float  # NaN where two points leave nothing to explain

    def __call__(self, x):
        """Return the height of the line at ``x``."""
        return self.intercept + self.slope * x


@dataclass(frozen=True)
class Measure:
    """One number (NaN where ``reason`` says why there is none), what it rests on, and what real rivers show."""

    name: str
    value: float = np.nan
    unit: str = ""
    count: int = 0
    counted: str = "links"
    fit: Fit = None
    real: tuple[float, ...] = ()
    meaning: str = ""  # what the number says, for those who have not met it
    remark: str = ""
    reason: str = ""
    points: Points = field(default_factory=Points)  # what was fitted
    cloud: Points = field(default_factory=Points)  # the single links behind it, where those were binned or chosen from


def count_text(count: int, what: str) -> Text:
    """Return so many of what a measure rests on in words."""
    texts = {
        "angles": Text("{:,} angles", count),
        "areas": Text("{:,} areas", count),
        "bins": Text("{:,} bins", count),
        "cells": Text("{:,} cells", count),
        "courses": Text("{:,} courses", count),
        "links": Text("{:,} links", count),
        "orders": Text("{:,} orders", count),
    }
    return texts[what]


def fit_line(x: Array, y: Values, weights: Values | None = None) -> Fit | None:
    """Return the line of least squares, or None where all points have one x."""
    x, y = np.asarray(x, np.float64), np.asarray(y, np.float64)
    weights = np.ones(x.size) if weights is None else np.asarray(weights, np.float64)
    mean_x, mean_y = np.average(x, weights=weights), np.average(y, weights=weights)
    spread = np.sum(weights * (x - mean_x) ** 2)
    if spread <= 1e-12 * max(1.0, mean_x**2) * weights.sum():
        return None
    slope = np.sum(weights * (x - mean_x) * (y - mean_y)) / spread
    intercept = mean_y - slope * mean_x
    left = np.sum(weights * (y - intercept - slope * x) ** 2)
    whole = np.sum(weights * (y - mean_y) ** 2)
    explained = 1.0 - left / whole if x.size > 2 and whole > 0 else np.nan
    return Fit(float(slope), float(intercept), float(x.min()), float(x.max()), x.size, float(explained))


def logarithmic_bins(values: Values, per_decade: int) -> Indices:
    """Return for each value the number of its bin; bins have one width on a logarithmic scale."""
    return np.floor(np.log10(values) * per_decade).astype(np.int64)
