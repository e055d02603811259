"""Where water goes from every cell, and how much of it comes by."""
