"""Coasts, what is drawn on islands, and rivers that grow on them."""
