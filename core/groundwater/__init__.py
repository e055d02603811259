"""The water table: where the surface of the water in the ground comes to rest."""
