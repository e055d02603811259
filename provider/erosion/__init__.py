"""Surfaces that are made or eroded."""
