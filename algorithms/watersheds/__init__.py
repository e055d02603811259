"""Watersheds: which land drains to where."""
