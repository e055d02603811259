"""How messages name features: by what people know them by."""

from __future__ import annotations

from qgis.core import NULL, QgsFeatureRequest, QgsProcessingFeatureSource

from ...core.report.texts import Text
from .ids import id_field

NAMES_SHOWN = 10
LIKE_NAMES = ("name", "code", "fid", "gid", "objectid", "ogc_fid")  # the first that tells all features apart
LIKE_ID = "_id"
UNCHECKED = QgsProcessingFeatureSource.Flag.FlagSkipGeometryValidityChecks


def listed(names: list) -> str:
    """Return names as text, the first few only."""
    text = ", ".join(str(name) for name in names[:NAMES_SHOWN])
    return text if len(names) <= NAMES_SHOWN else Text("{} and {} more", text, len(names) - NAMES_SHOWN)


class FeatureNames:
    """The names of the features of a source, which is read for them once a message needs one.

    They are the values of the field ``id``, else of a field that is called like a name and tells all features apart,
    else the numbers that QGIS gives to features.
    """

    def __init__(self, source):
        self._source = source
        self._field = self._values = None

    def of(self, ids: list[int]) -> Text:
        """Return how a message names features that QGIS knows by ``ids``: ‘id 7, 12’, ‘name Avon’, ‘feature 3’."""
        if self._values is None:
            self._field, self._values = _names_in(self._source)
        shown = [self._values.get(number) for number in ids[:NAMES_SHOWN]]
        if not shown or None in shown:  # a name for each, or for none
            return Text("features {}", listed(ids)) if len(ids) > 1 else Text("feature {}", ids[0])
        return Text("{} {}", self._field, listed([*shown, *ids[NAMES_SHOWN:]]))


def _names_in(source):
    """Return the field that names the features of a source, and the name of each; none where there is no such field."""
    fields = source.fields()
    field = id_field(source) or next((each for each in _like_names(fields) if _tells_apart(source, each)), None)
    if field is None:
        return None, {}
    request = QgsFeatureRequest().setFlags(QgsFeatureRequest.Flag.NoGeometry)
    request.setSubsetOfAttributes([fields.lookupField(field)])
    found = ((feature.id(), feature[field]) for feature in source.getFeatures(request, UNCHECKED))
    return field, {number: _text(value) for number, value in found if value is not None and value != NULL}


def _like_names(fields):
    """Return the fields that may name features, the likeliest first."""
    rank = {name: number for number, name in enumerate(LIKE_NAMES)}
    names = [name for name in fields.names() if name.lower() in rank or name.lower().endswith(LIKE_ID)]
    return sorted(names, key=lambda name: rank.get(name.lower(), -1))


def _tells_apart(source, field):
    """Tell whether no two features have the same value of a field, and none has none."""
    values = source.uniqueValues(source.fields().lookupField(field))
    return None not in values and NULL not in values and len(values) == source.featureCount()


def _text(value):
    """Return a value as text; whole numbers have no decimals, of whatever type they are."""
    return f"{value:.0f}" if isinstance(value, float) and value.is_integer() else str(value)
