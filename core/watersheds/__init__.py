"""Watersheds: which cells drain to where, and their outlines."""

from .polygons import Rings, trace_polygons

__all__ = ["Rings", "trace_polygons"]
