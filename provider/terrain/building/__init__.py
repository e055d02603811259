"""Terrain models made from coasts, rivers and DEMs."""
