"""Grids of cells: neighbours, domains, tiles and their rims, connected components."""
