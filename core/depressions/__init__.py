"""Depressions: find how high water must rise before it can leave, and fill, breach or measure them."""
