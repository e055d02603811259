"""From a DEM to flow accumulation in a QGIS that runs, as its toolbox does: see `harness/apart.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
from qgis_env import provider_in_qgis


def work(provider, dem, folder):
    """Write the filled DEM, directions and accumulation in one run; return the file of the last."""
    from qgis.core import QgsProcessingContext, QgsProcessingFeedback

    names = "FILLED", "DIRECTIONS", "ACCUMULATION"
    files = {name: str(Path(folder) / f"{name.lower()}.tif") for name in names}
    values = {"INPUT": dem, "TIES": "sea", **files}
    algorithm = provider.algorithm("hydrologyfromdem").create()
    results, well = algorithm.run(values, QgsProcessingContext(), QgsProcessingFeedback())
    if not well:
        raise SystemExit("hydrologyfromdem failed")
    return results["ACCUMULATION"]


with provider_in_qgis() as own:
    for line in sys.stdin:
        print("done", work(own, *line.rstrip("\n").split("\t")), flush=True)
