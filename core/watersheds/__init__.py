"""Watersheds: which cells drain to where, and their outlines."""
