"""Heights as images for other programs."""
