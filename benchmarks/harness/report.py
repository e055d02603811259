"""Writes the measurements down as Markdown."""

IN_MEMORY = "Grids of float32 in memory; reading and writing files is not in the figures."
DISTURBED = 0.95  # a run on one processor that got less of it than this shared it with other programs


def whole(results, picture_name):
    """Return the whole page."""
    parts = [
        f"# {results['title']}",
        f"{results['scope']} {results['repeats']} rounds in turns after one round that is not timed, "
        f"{results['date']}.",
        f"![Million cells per second]({picture_name})",
        _size_tables(results),
        tables(results),
        _thread_table(results),
        _columns(results),
        "## Contenders\n\n" + _contenders(results),
        "## Machine\n\n" + _machine(results),
    ]
    return "\n\n".join(part.rstrip() for part in parts if part) + "\n"


def tables(results):
    """Return a table for each grid."""
    return "\n".join(_grid_table(grid, results) for grid in results["grids"])


def sides(results):
    """Return the sizes of grids that were compared on, in order."""
    return sorted({grid["side"] for grid in results["grids"]})


def speed(results, terrain, side, name):
    """Return a contender's million cells a second on one grid, None where it was not measured or failed."""
    for grid in results["grids"]:
        if (grid["terrain"], grid["side"]) == (terrain, side) and "median" in grid["contenders"][name]:
            return grid["contenders"][name]["cells_per_second"] / 1e6
    return None


def faults(results):
    """Return what is wrong: contenders that differ from the reference more than they may, Headwaters that fails."""
    lines = []
    for grid, (contender, measured) in _pairs(results):
        terrain = grid["terrain"]
        difference = measured.get("difference", {"cells": 0, "largest": 0.0})
        allowed = 0.0 if terrain in contender["agrees_on"] else contender["tolerance"]
        if allowed is not None and not difference["largest"] <= allowed:
            cells = f"{difference['cells']:,} cells of {_named(grid)}"
            lines.append(f"{contender['name']} differs from {reference(results)} in {cells}")
        if contender["package"] == "headwaters" and "error" in measured:
            lines.append(f"{contender['name']} fails on {_named(grid)}")
    return lines


def _pairs(results):
    for grid in results["grids"]:
        for contender in results["contenders"]:
            yield grid, (contender, grid["contenders"][contender["name"]])


def _named(grid):
    return f"{grid['terrain']}, {grid['side']} × {grid['side']}"


def reference(results):
    """Return the name of the contender that the others are compared with."""
    return results["contenders"][0]["name"]


def _size_tables(results):
    """Return for each terrain how the speed changes with the size, when there are several."""
    if len(sides(results)) < 2:
        return ""
    parts = []
    for terrain in dict.fromkeys(grid["terrain"] for grid in results["grids"]):
        rows = []
        for contender in results["contenders"]:
            speeds = [speed(results, terrain, side, contender["name"]) for side in sides(results)]
            rows.append([contender["name"], *("–" if each is None else f"{each:.1f}" for each in speeds)])
        head = ["", *(f"{side} × {side}" for side in sides(results))]
        parts.append(f"## {terrain}: million cells a second by size\n\n" + _table(head, rows))
    return "\n".join(parts)


def _grid_table(grid, results):
    head = ["", "threads", "median s", "best s", "M cells/s", "median ratio", "best ratio", "cells that differ"]
    head += ["B/cell", "with input"]
    rows = [_row(contender, grid["contenders"], results) for contender in results["contenders"]]
    rows += [[absent, "", reason, *[""] * 7] for absent, reason in results["absent"].items()]
    alone = "" if grid["in_turns"] else "\nOne contender after the other: together they do not fit into memory.\n"
    return f"## {_named(grid)}: {grid['describe']}\n\n" + _table(head, rows) + alone


def _row(contender, measured, results):
    own, first = measured[contender["name"]], measured[reference(results)]
    if "error" in own or "median" not in own:
        return [contender["name"], contender["threads"], "failed: " + own.get("error", "not measured"), *[""] * 7]
    return [
        contender["name"],
        contender["threads"],
        f"{own['median']:.3f}",
        f"{own['best']:.3f}",
        f"{own['cells_per_second'] / 1e6:.1f}",
        *(f"{own[key] / first[key]:.2f}" if key in first else "–" for key in ("median", "best")),
        _differing(own["difference"], results["unit"]),
        *_memory(contender, own),
    ]


def _memory(contender, own):
    """Return the cells of the table on memory."""
    if contender["outside"]:
        return "–", "–"
    beyond, held = own["peak_bytes_per_cell"], own["input_bytes_per_cell"]
    return f"{beyond:.1f}", f"{beyond + held:.1f}"


def _differing(difference, unit):
    if not difference["cells"]:
        return "0"
    sides = [f"{difference[side]:,} {side}" for side in ("higher", "lower") if difference[side]]
    return f"{' and '.join(sides)}, by up to {difference['largest']:.3g} {unit}"


def _thread_table(results):
    """Return what the second thread of Headwaters brings."""
    rows = []
    for grid in results["grids"]:
        one, two = (grid["contenders"].get(who, {}) for who in ("Headwaters", "Headwaters, 2 threads"))
        if "median" in one and "median" in two:
            gains = [f"{one[key] / two[key]:.2f}" for key in ("median", "best")]
            rows.append([_named(grid), f"{one['median']:.3f}", f"{two['median']:.3f}", *gains])
    head = ["", "1 thread, median s", "2 threads, median s", "1 ÷ 2, medians", "1 ÷ 2, best"]
    return "## Headwaters with one and two threads\n\n" + _table(head, rows) if rows else ""


def _columns(results):
    first = reference(results)
    return (
        "## Columns\n\n"
        f"- *median ratio* and *best ratio*: median and best time divided by those of {first}; above 1 is slower.\n"
        f"- *cells that differ*: from the result of {first}, compared to the last bit as float32.\n"
        "- *B/cell*: peak memory of the step in bytes per cell beyond the input, the result included.\n"
        "- *with input*: the same and the input in the form in which the contender takes it: heights with 4 bytes per "
        "cell and a map of valid cells or outlets with 1, or directions."
    )


def _contenders(results):
    lines = [
        f"- **{contender['name']}** {contender['version']}: `{contender['call']}`; {contender['semantics']}."
        for contender in results["contenders"]
    ]
    lines += [f"- **{name}** did not take part: {reason}." for name, reason in results["absent"].items()]
    return "\n".join(lines)


def _machine(results):
    lines = [f"- {key}: {value}" for key, value in results["machine"].items()]
    lines.append(
        "- threads: each contender runs in a process of its own that is pinned to as many processors as it has "
        "threads, the single ones all to the same one"
    )
    disturbed, total = _disturbed(results)
    if total:
        lines.append(
            f"- {disturbed} of {total} timed runs on one thread got less than {DISTURBED:.0%} of their processor: "
            "other programs were running"
            if disturbed
            else f"- none of the {total} timed runs on one thread had to share its processor"
        )
    return "\n".join(lines)


def _disturbed(results):
    """Return how many timed runs on one thread had to share their processor, and how many there were."""
    shares = [
        processor / wall
        for _, (contender, own) in _pairs(results)
        if contender["threads"] == 1 and not contender["outside"]
        for wall, processor in zip(own.get("seconds", ()), own.get("processor_seconds", ()))
    ]
    return sum(share < DISTURBED for share in shares), len(shares)


def _table(head, rows):
    alignment = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in [head, alignment, *rows]) + "\n"
