"""The floor of the sea off the coasts of islands."""
