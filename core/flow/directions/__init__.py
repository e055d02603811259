"""Where every cell sends its water: D8, Rho8 and D∞, and the circles that none of them may have."""
