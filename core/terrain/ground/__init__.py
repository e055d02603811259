"""The ground between courses: primitives, their blend, divides."""
