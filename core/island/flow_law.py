"""How much water rivers carry: one law for all of an island, by which what its land counts for becomes a flow.

    law = flow_law(CONSERVING, over_usual(cells, xy, rain))
    flow = law.discharge(upstream(run, tree, counted_land(law, cells, xy)))

The power law is φ = 0.42 A^0.69, A in square kilometres and φ in cubic metres a second, as in Génevaux et al. (2013,
doi:10.1145/2461912.2461996). It is concave: below a junction a river carries less than the two above it together. Where
runoff is to be conserved instead, each square kilometre yields the same, so much that the largest river of the
island carries what the power law gives it. Nothing but a `FlowLaw` makes a flow of an area.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..arrays import Values
from ..choices import CONSERVING, M2_PER_KM2, POWER_LAW, RUNOFFS
from ..plane.types import Field

COEFFICIENT, EXPONENT = 0.42, 0.69


class FlowLaw(NamedTuple):
    """How much water the rivers of an island carry, for the land above them and the rain on it.

    Land is counted in m² on which it rains as usual.
    """

    per_area: float | None = None  # m³/s of such a m², none of which is lost at junctions; None: a power law
    rain: Field | None = None  # over what is usual; None: it rains alike everywhere

    def discharge(self, counted: Values) -> Values:
        """Return the discharge in m³/s of rivers that drain so much land."""
        counted = np.asarray(counted, np.float64)
        if self.per_area is None:
            return COEFFICIENT * (counted / M2_PER_KM2) ** EXPONENT
        return counted * self.per_area

    def fitted(self, counted: Values) -> FlowLaw:
        """Return the law by which the largest of rivers that drain so much land carries what the power law gives it."""
        if self.per_area is None:
            return self
        largest = float(np.max(counted, initial=0.0))
        return self._replace(per_area=float(FlowLaw().discharge(largest)) / largest if largest > 0 else 0.0)


def flow_law(runoff: str = POWER_LAW, rain: Field | None = None) -> FlowLaw:
    """Return the `FlowLaw` of POWER_LAW, or of CONSERVING, which is to be `fitted`; ``rain`` is over what is usual."""
    if runoff not in RUNOFFS:
        raise ValueError(f"runoff is ‘{POWER_LAW}’ or ‘{CONSERVING}’, not ‘{runoff}’")
    return FlowLaw(None if runoff == POWER_LAW else 0.0, rain)
