"""A coast by chance, for who would rather see an island than draw one."""

from __future__ import annotations

import math
import random

from qgis.core import QgsPointXY, QgsRectangle

VERTICES, WAVES = 360, 60  # around the island; waves of the longest bays and of the shortest
COAST_ROUGHNESS = 1.1  # how fast waves become lower: a coast has about as much in small as in large
HEIGHT = 0.35  # of the longest wave, in radii
LEAST_RADIUS, VIEW_SHARE = 0.35, 0.42  # of a radius, where bays end; of the sides of the view, which the island fills
ELONGATION = 1.5  # times as long as wide


def chance_coast(view: QgsRectangle, seed: str) -> list[QgsPointXY]:
    """Return the corners of a coast in the middle of a view, always the same for a seed."""
    chance = random.Random(seed)  # nosec B311
    waves = [
        (HEIGHT * chance.gauss(0, 1) / wave**COAST_ROUGHNESS, 2 * math.pi * chance.random())
        for wave in range(2, WAVES)
    ]
    angles = [2 * math.pi * corner / VERTICES for corner in range(VERTICES)]
    far = [
        max(LEAST_RADIUS, 1 + sum(high * math.cos(wave * angle + shift) for wave, (high, shift) in enumerate(waves, 2)))
        for angle in angles
    ]
    side = min(view.width(), view.height())
    across, along = (VIEW_SHARE * min(each, ELONGATION * side) / max(far) for each in (view.width(), view.height()))
    middle = view.center()
    return [
        QgsPointXY(middle.x() + across * radius * math.cos(angle), middle.y() + along * radius * math.sin(angle))
        for angle, radius in zip(angles, far)
    ]
