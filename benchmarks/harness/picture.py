"""Draws the speeds of a comparison: bars on grids of one size, lines over several sizes."""

from matplotlib.figure import Figure

from . import report

OURS, OURS_PARALLEL, THEIRS = "#1b6ca8", "#7fb3d9", "#a9a9a9"
LINES = ("#b5651d", "#7b8b3a", "#8c5a9e", "#c0504d", "#4f9d8f", "#8a7f70", "#c79a3b", "#5c5c8a", "#a0a0a0")


def draw(results, path):
    """Write a picture with one panel for each terrain."""
    terrains = list(dict.fromkeys(grid["terrain"] for grid in results["grids"]))
    several = len(report.sides(results)) > 1
    columns = min(2, len(terrains))
    rows = -(-len(terrains) // columns)
    height = 4.2 if several else 0.34 * len(results["contenders"]) + 0.8
    figure = Figure(figsize=(5.2 * columns, height * rows + 0.8))  # without pyplot: no screen is needed
    panels = figure.subplots(rows, columns, squeeze=False)
    for panel in panels.flat[len(terrains) :]:
        panel.set_visible(False)
    for panel, terrain in zip(panels.flat, terrains):
        (_curves if several else _bars)(panel, terrain, results)
    if several:
        lines, names = panels.flat[0].get_legend_handles_labels()
        figure.legend(lines, names, fontsize=8, frameon=False, ncols=4, loc="lower center", bbox_to_anchor=(0.5, 0.02))
    else:
        for panel in panels[:, 1:].flat:
            panel.set_yticklabels([])
    size = "" if several else f", {report.sides(results)[0]} × {report.sides(results)[0]} cells"
    figure.suptitle(f"{results['title']}{size}: million cells per second")
    figure.text(0.99, 0.005, _legend(results, several), ha="right", va="bottom", fontsize=7, color="#555555")
    figure.tight_layout(rect=(0, 0.08 if several else 0.02, 1, 1))
    figure.savefig(path, dpi=150)


def _bars(panel, terrain, results):
    side = report.sides(results)[0]
    contenders = results["contenders"]
    speeds = [report.speed(results, terrain, side, contender["name"]) or 0 for contender in contenders]
    places = range(len(contenders))
    colours = [_own_colour(contender) or THEIRS for contender in contenders]
    bars = panel.barh(places, speeds, color=colours, height=0.72)
    for bar, contender in zip(bars, contenders):
        if contender["tolerance"] is None:
            bar.set_hatch("////")
            bar.set_edgecolor("white")
    panel.bar_label(bars, [f"{speed:.1f}" if speed else "failed" for speed in speeds], padding=3, fontsize=8)
    panel.set_yticks(places, [contender["name"] for contender in contenders], fontsize=8)
    panel.invert_yaxis()
    panel.set_xlim(0, max(*speeds, 1e-9) * 1.15)
    panel.set_title(terrain, fontsize=10, loc="left")
    panel.tick_params(axis="x", labelsize=7)
    panel.tick_params(axis="y", length=0)
    panel.spines[["top", "right", "left"]].set_visible(False)


def _curves(panel, terrain, results):
    sides = report.sides(results)
    theirs = iter(LINES)
    for contender in results["contenders"]:
        speeds = [report.speed(results, terrain, side, contender["name"]) for side in sides]
        own = _own_colour(contender)
        style = "--" if contender["tolerance"] is None else "-"
        colour = own or next(theirs, THEIRS)
        width = 2.2 if own else 1.2
        panel.plot(sides, speeds, style, color=colour, lw=width, marker="o", ms=3, label=contender["name"])
    panel.set_xscale("log", base=2)
    panel.set_yscale("log")
    panel.set_xticks(sides, [f"{side}²" for side in sides], fontsize=8)
    panel.set_title(terrain, fontsize=10, loc="left")
    panel.tick_params(axis="y", labelsize=7)
    panel.grid(axis="y", which="both", lw=0.3, color="#dddddd")
    panel.spines[["top", "right"]].set_visible(False)


def _own_colour(contender):
    if contender["package"] != "headwaters":
        return None
    return OURS if contender["threads"] == 1 else OURS_PARALLEL


def _legend(results, several):
    hatched = any(contender["tolerance"] is None for contender in results["contenders"])
    note = f"one thread unless said; median of {results['repeats']} rounds"
    return note + (f"; {'dashed' if several else 'hatched'}: {results['hatched']}" if hatched else "")
