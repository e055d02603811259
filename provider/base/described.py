"""What a layer tells of itself in QGIS: what its fields mean, what stands at the pointer, and how it was made."""

from __future__ import annotations

from qgis.core import Qgis, QgsRasterLayer, QgsVectorLayer

from ..layers.fields import ORDER
from ..translation import tr

TIP_LINES = 8
NEEDLESS_ZEROS = "[.,]?0+$"  # of three decimals, whatever parts them from the whole
PLACES = ("outlet_x", "outlet_y")
BEGIN, END = "2000-01-01T00:00:00", "2200-01-01T00:00:00"  # what is played grows from the one on and stays


def describe(layer: QgsRasterLayer, schema: tuple, origin: str) -> None:
    """Give a layer the meanings of its fields, a map tip, a name for each feature, and how it was made."""
    metadata = layer.metadata()
    metadata.setAbstract(origin)
    layer.setMetadata(metadata)
    if not isinstance(layer, QgsVectorLayer) or not schema:
        return
    known = [field for field in schema if layer.fields().lookupField(field.name) >= 0]
    for field in known:
        layer.setFieldAlias(layer.fields().lookupField(field.name), tr(field.meaning))
    if known and known[0].name.lower() == "id":
        kind = tr(known[0].meaning).split(":")[0].replace("'", "’")
        layer.setDisplayExpression(f"""'{kind} ' || "{known[0].name}\"""")
    layer.setMapTipTemplate(map_tip(known))
    if ORDER in known:
        _play(layer)


def _play(layer):
    """Let the temporal controller show features one after the other: each from its hour on."""
    playing = layer.temporalProperties()
    playing.setMode(Qgis.VectorTemporalMode.FeatureDateTimeStartAndEndFromExpressions)
    playing.setStartExpression(f"""to_datetime('{BEGIN}') + to_interval("{ORDER.name}" || ' hours')""")
    playing.setEndExpression(f"to_datetime('{END}')")
    playing.setIsActive(True)


def map_tip(schema) -> str:
    """Return what stands at the pointer: the name of the feature and its measures, with what each means."""
    measures = [field for field in schema if field.kind == "real" and field.name not in PLACES]
    others = [field for field in schema if field.name in ("strahler", "kind", "rosgen")]
    rows = "".join(
        f"<tr><td>{_without_notes(tr(field.meaning))}&nbsp;</td><td>{_value(field)}</td></tr>"
        for field in (*others, *measures)[:TIP_LINES]
    )
    return f"<b>[% @layer_name %]</b><br/>[% display_expression() %]<table>{rows}</table>"


def _without_notes(meaning):
    """Return the first part of a meaning, with its unit."""
    return meaning.split(";")[0]


def _value(field):
    if field.kind == "real":
        return f"""[% coalesce(regexp_replace(format_number("{field.name}", 3), '{NEEDLESS_ZEROS}', ''), '–') %]"""
    return f"""[% coalesce("{field.name}", '–') %]"""
