"""Rivers: where they begin, how they hang together, what is known of them, and the lines to draw."""

from .lines import river_lines
from .links import BYTES_PER_CELL, RiverLinks, paint_links, trace_links
from .tables import LinkFacts, link_facts, node_table, river_table, shown_numbers
from .threshold import across_holes, automatic_threshold, river_cells

__all__ = [
    "BYTES_PER_CELL",
    "LinkFacts",
    "RiverLinks",
    "across_holes",
    "automatic_threshold",
    "link_facts",
    "node_table",
    "paint_links",
    "river_cells",
    "river_lines",
    "river_table",
    "shown_numbers",
    "trace_links",
]
