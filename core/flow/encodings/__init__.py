"""Flow directions as other programs write them."""
