"""The numbers by which features are known: ids of the user's layer outside, 1, 2, … inside."""

from __future__ import annotations

import numpy as np
from qgis.core import QgsFeature, QgsProcessingFeatureSource

from ...core.arrays import Array
from ..errors import refusal

ID = "id"
LARGEST_ID = 1 << 62


def number_of(source: QgsProcessingFeatureSource, feature: QgsFeature) -> int:
    """Return the id of a river or lake: that in its field ``id`` where the layer has one, else the feature's own."""
    column = source.fields().lookupField(ID)
    if column < 0:
        return feature.id()
    value = feature.attribute(column)
    try:
        number = int(value)
    except (TypeError, ValueError):
        number = LARGEST_ID
    if abs(number) >= LARGEST_ID or number != float(value):
        raise refusal(
            "‘{}’: the field {} of feature {} holds ‘{}’, which is no whole number. Give each feature a number, or "
            "remove the field.",
            source.sourceName(), ID, feature.id(), value
        )
    return number


def id_field(source: QgsProcessingFeatureSource) -> str | None:
    """Return the name of the field by which people know the features of a source, or None."""
    column = source.fields().lookupField(ID)
    return source.fields()[column].name() if column >= 0 else None


def labelled(numbers: list[int]) -> tuple[Array, Array]:
    """Return ``(labels, ids)``: labels 1, 2, … for numbers in rising order, and the number of each label."""
    ids, labels = np.unique(np.asarray(numbers, np.int64), return_inverse=True)
    return labels.ravel() + 1, np.concatenate([[0], ids])
