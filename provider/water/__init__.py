"""Hydrology between layers and core: DEMs, directions, rivers, watersheds, lakes."""
