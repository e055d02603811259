"""What is told along D8 paths: the order of cells in tiles, the forest of their rims, the folds over both."""
