"""The steps that are compared, one module each: what they need of terrain, and how each contender does them."""
