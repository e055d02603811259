"""Depressions: find how high water must rise before it can leave, and fill, breach or measure them."""

from .breach import BYTES_PER_CELL as BREACH_BYTES_PER_CELL
from .breach import breach
from .exact import BYTES_PER_CELL, fill, working_type
from .lakes import BYTES_PER_CELL as LAKES_BYTES_PER_CELL
from .lakes import Lakes, find_lakes
from .report import KEEP_BYTES_PER_CELL, FillReport, depth_of_fill, keep_deeper, report_fill
from .sweeps import BYTES_PER_CELL as SWEEPS_BYTES_PER_CELL
from .sweeps import fill_by_sweeps

__all__ = [
    "BREACH_BYTES_PER_CELL",
    "BYTES_PER_CELL",
    "KEEP_BYTES_PER_CELL",
    "LAKES_BYTES_PER_CELL",
    "SWEEPS_BYTES_PER_CELL",
    "FillReport",
    "Lakes",
    "breach",
    "depth_of_fill",
    "fill",
    "fill_by_sweeps",
    "find_lakes",
    "keep_deeper",
    "report_fill",
    "working_type",
]
