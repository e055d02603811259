"""Lakes: what stands after the fill, and the depressions nested in it, against water raised by hand."""
