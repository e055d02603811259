"""Depressions: find how high water must rise before it can leave, and fill, breach or measure them."""

from .breach import BYTES_PER_CELL as BREACH_BYTES_PER_CELL
from .breach import breach
from .exact import BYTES_PER_CELL, fill, working_type
from .report import KEEP_BYTES_PER_CELL, FillReport, keep_deeper, report_fill
from .sweeps import BYTES_PER_CELL as SWEEPS_BYTES_PER_CELL
from .sweeps import fill_by_sweeps

__all__ = [
    "BREACH_BYTES_PER_CELL",
    "BYTES_PER_CELL",
    "KEEP_BYTES_PER_CELL",
    "SWEEPS_BYTES_PER_CELL",
    "FillReport",
    "breach",
    "fill",
    "fill_by_sweeps",
    "keep_deeper",
    "report_fill",
    "working_type",
]
