"""Surfaces that erosion starts from, and what it makes of them."""
