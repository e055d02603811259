"""Depressions: find how high water must rise before it can leave, and fill, breach or measure them."""

from .exact import fill
from .report import FillReport, keep_deeper, report_fill
from .sweeps import fill_by_sweeps

__all__ = ["FillReport", "fill", "fill_by_sweeps", "keep_deeper", "report_fill"]
