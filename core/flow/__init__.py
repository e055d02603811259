"""Flow: where water goes from cell to cell."""
