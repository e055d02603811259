"""Terrain models: built, written, read and rendered."""
