"""The report on a river network and its terrain: measures, plots, and the page that shows them."""

from .fits import Measure
from .measures import Rivers, measure, network_of
from .page import make_report, report_facts, report_html, report_json, value_or_none
from .terrain import Terrain

__all__ = [
    "Measure",
    "Rivers",
    "Terrain",
    "make_report",
    "measure",
    "network_of",
    "report_facts",
    "report_html",
    "report_json",
    "value_or_none",
]
