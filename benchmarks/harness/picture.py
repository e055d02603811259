"""Draws the speeds of a comparison as bars."""

from matplotlib.figure import Figure

OURS, OURS_PARALLEL, THEIRS = "#1b6ca8", "#7fb3d9", "#a9a9a9"


def draw(results, path):
    """Write a picture with one panel for each grid."""
    terrains = results["terrains"]
    columns = min(2, len(terrains))
    rows = -(-len(terrains) // columns)
    height = 0.34 * len(results["contenders"]) + 0.8
    figure = Figure(figsize=(5.2 * columns, height * rows + 0.8))  # without pyplot: no screen is needed
    panels = figure.subplots(rows, columns, squeeze=False)
    for panel in panels.flat[len(terrains) :]:
        panel.set_visible(False)
    for panel, (name, terrain) in zip(panels.flat, terrains.items()):
        _bars(panel, name, terrain["contenders"], results["contenders"])
    for panel in panels[:, 1:].flat:
        panel.set_yticklabels([])
    figure.suptitle(f"{results['title']}, {results['side']} × {results['side']} cells: million cells per second")
    figure.text(0.99, 0.005, _legend(results), ha="right", va="bottom", fontsize=7, color="#555555")
    figure.tight_layout(rect=(0, 0.02, 1, 1))
    figure.savefig(path, dpi=150)


def _bars(panel, title, measured, contenders):
    speeds = [measured[contender["name"]].get("cells_per_second", 0) / 1e6 for contender in contenders]
    places = range(len(contenders))
    bars = panel.barh(places, speeds, color=[_colour(contender) for contender in contenders], height=0.72)
    for bar, contender in zip(bars, contenders):
        if contender["tolerance"] is None:
            bar.set_hatch("////")
            bar.set_edgecolor("white")
    panel.bar_label(bars, [f"{speed:.1f}" if speed else "failed" for speed in speeds], padding=3, fontsize=8)
    panel.set_yticks(places, [contender["name"] for contender in contenders], fontsize=8)
    panel.invert_yaxis()
    panel.set_xlim(0, max(*speeds, 1e-9) * 1.15)
    panel.set_title(title, fontsize=10, loc="left")
    panel.tick_params(axis="x", labelsize=7)
    panel.tick_params(axis="y", length=0)
    panel.spines[["top", "right", "left"]].set_visible(False)


def _colour(contender):
    if contender["package"] == "headwaters":
        return OURS if contender["threads"] == 1 else OURS_PARALLEL
    return THEIRS


def _legend(results):
    hatched = any(contender["tolerance"] is None for contender in results["contenders"])
    note = f"one thread unless said; median of {results['repeats']} rounds"
    return note + (f"; hatched: {results['hatched']}" if hatched else "")
