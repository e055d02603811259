"""The numbers of the sea around islands: what each is measured in, and what it is known from or held by.

*Bars* are those of tests/core/terrain/sea/test_sea_floor.py; what is *drawn* was chosen by eye on the coasts of the
gallery, and no bar holds it closer than that the floor falls, bends without creases and is the same in every window.
"""

from __future__ import annotations

from typing import NamedTuple


class SeaShape(NamedTuple):
    """What the sea around islands is like; lengths in metres, depths below the sea."""

    shelf_width: float = 8_000.0  # as a rule; those of the Earth have 1 to over 100 km; bar: 0.2 to 3 times
    shelf_depth: float = 120.0  # of its edge: shores of the last ice age lay there; bar: 100 to 150
    narrowest: float = 0.2  # of that width; bar: off steep coasts a fifth of places 9 km out are shallow at most
    widest: float = 2.6  # of that width; bar: off gentle coasts four fifths of them are
    by_height: float = 1.6  # how fast shelves narrow with the square of the height of the land over the usual; drawn
    steep_shore: float = 0.35  # of the depth of the shelf, that the floor beside the shore takes; drawn
    shore_face: float = 0.12  # of the width of the shelf, over which it takes half of that; drawn
    spread: float = 0.7  # by which noise makes shelves wider and narrower; drawn
    bends: float = 0.1  # of the distance to the shore, by which noise bends lines of depth; bar: no crease

    slope_width: float = 22_000.0  # below the shelf: 2.3°, where slopes of continents have about 4°; bar: over 0.03
    depth: float = 1_000.0  # from the foot of the slope on: enough for colours and light; the deep sea has 4,000; drawn
    # From the shore to where the sea is that deep whatever the coast: as far as the root of the area of the land, up to
    # this. Bar: no deeper beyond; small seas.
    width: float = 50_000.0
    levels_out: float = 0.8  # of that width, from where on the floor bends to that depth; drawn
    shallowest: float = 0.1  # the sea is nowhere as high as the shore; bar: below 0 on it, by no more than 0.3
    exact: float = 1.5  # cells of the lattice from the shore, within which exact distances count; bar: no facets

    detail_wave: float = 1_000.0  # of the longest octave of the noise on the floor; drawn
    detail_octaves: int = 6  # down to 31 m
    gain: float = 0.5  # of each octave over the one before
    rough_flat: float = 0.004  # of the depth, that noise stands on the floor; drawn
    rough_steep: float = 0.1  # of the fall over a wave: the same; drawn

    canyon: float = 420.0  # that the deepest is cut into the slope; bar: over 100 off a large river
    half_cut: float = 30e6  # m² of the slope that make half of the deepest cut; drawn
    runoff: float = 0.02e-6  # m³/s of a m² of land, by which rivers are weighed against the slope: 630 mm a year
    heads: float = 0.1  # of the depth: where canyons begin, which is near the edge of the shelf
    sides: float = 0.55  # of a cut, in the cells beside it; drawn

    @property
    def cell(self) -> float:
        """How large cells of the lattice are."""
        return self.shelf_width / 20.0

    def beside(self, size: float) -> SeaShape:
        """Return the shape of the sea off islands of which the largest is so large: root of its area, metres."""
        scale = min(1.0, float(size) / self.width)
        lengths = ("shelf_width", "shelf_depth", "slope_width", "depth", "width", "detail_wave", "canyon")
        smaller = {name: scale * getattr(self, name) for name in lengths}
        return self._replace(half_cut=scale**2 * self.half_cut, **smaller)
