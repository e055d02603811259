"""The relief of an island: the ground that uplift, rivers and hillslopes keep in balance."""
