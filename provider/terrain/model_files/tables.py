"""Layers of a GeoPackage as they may be after people have edited them: columns of numbers, and vertices."""

from __future__ import annotations

import re
import struct
from typing import NoReturn

import numpy as np

from ....core.arrays import Array
from ....core.report.texts import Text
from ...errors import refusal
from ...layers.fields import MODEL_PARAMETERS
from ...layers.wkb import WKB_LINE, WKB_POINT, parts_of, points_in_geopackage, wkb_in_geopackage
from ...numbers import Told
from .writing import FORMAT, GEOMETRY, PARAMETERS, VERSION, WHOLE_COPY

LEAST_VERTICES = {WKB_POINT: 1, WKB_LINE: 2}
GREATEST_MEASURE = 1e9  # of all measures: beyond, rasters lose what rivers need
GREATEST_ID = 2.0**53
NO_MODEL = Text("Choose a file that ‘Terrain model’ has made")
RESTORE = Text("Restore it from a copy, or make the model again")


class Table:
    """The rows of one layer, in the order in which they were written; every doubt is refused with a sentence."""

    def __init__(self, file, title, name, schema, shapes=True):
        self.title, self.name = title, name
        present = {row[1] for row in file.execute(f'PRAGMA table_info("{name}")')}
        if not present:
            raise refusal("‘{}’ has no layer ‘{}’. {}.", title, name, RESTORE)
        wanted = [field.name for field in schema] + [GEOMETRY] * shapes
        for column in wanted:
            if column not in present:
                raise refusal("The layer ‘{}’ of ‘{}’ has no field ‘{}’. {}.", name, title, column, RESTORE)
        columns = ", ".join(f'"{column}"' for column in ["rowid", *wanted])
        # Names are those of our schemas.
        rows = file.execute(f'SELECT {columns} FROM "{name}" ORDER BY rowid').fetchall()  # nosec B608
        self.columns = dict(zip(["rowid", *wanted], zip(*rows))) if rows else dict.fromkeys(["rowid", *wanted], ())
        for whole in (field.name for field in schema if field.kind == "integer"):
            if any(isinstance(value, str) for value in self.columns[whole]):  # another program may have saved it so
                self.columns[whole] = tuple(map(_whole_of, self.columns[whole]))
        self.size = self.size_in_file = len(rows)
        self.changed = set()  # rows that are otherwise than in the file
        self._known = {}

    def change(self, row: int, **values) -> None:
        """Give a row other values, in memory; they are read as if they stood in the file."""
        for name, value in values.items():
            column = self.columns[name]
            self.columns[name] = (*column[:row], value, *column[row + 1 :])
        self.changed.add(row)
        self._known = {}

    def add_like(self, row: int, **values) -> None:
        """Add a row, in memory, that is as another but for some values."""
        self.columns = {name: (*column, column[row]) for name, column in self.columns.items()}
        self.size += 1
        self.change(self.size - 1, **values)

    def refuse(self, row: int, what: str) -> NoReturn:
        """Refuse the file for what is wrong with one of the rows."""
        raise refusal("‘{}’, layer ‘{}’: feature {} {}.", self.title, self.name, self.columns["rowid"][row], what)

    def numbers(self, name: str, low: float = -np.inf, above: float = -np.inf, most: float = GREATEST_MEASURE) -> Array:
        """Return a column of numbers from ``low`` to ``most``, either way, and greater than ``above``."""
        if name not in self._known:
            self._known[name] = self._numbers(name, low, above, most)
        return self._known[name]

    def _numbers(self, name, low, above, most):
        try:
            values = np.array(self.columns[name], np.float64)
        except (TypeError, ValueError):
            values = np.array([number_in_cell(value) for value in self.columns[name]], np.float64)
        for row in np.flatnonzero(~np.isfinite(values))[:1]:
            given = self.columns[name][row]
            says = Text("has ‘{}’ for {}, which is no number", given, name)
            says = Text("has no {}", name) if given is None else says
            self.refuse(row, Text("{}. Give it a number, or delete the feature", says))
        for row in np.flatnonzero((values < low) | (values <= above))[:1]:
            least = Text("more than {:g}", Told(above)) if above >= low else Text("{:g} or more", Told(low))
            self.refuse(row, Text("has {:g} for {}. It must be {}", Told(values[row]), name, least))
        for row in np.flatnonzero(np.abs(values) > most)[:1]:
            self.refuse(row, Text("has {:g} for {}, which is too much. Correct it", Told(values[row]), name))
        return values

    def whole(self, name: str, required: bool = False, low: float = -np.inf) -> Array:
        """Return a column of whole numbers from ``low`` on, -1 where there is none."""
        if not required and None in self.columns[name]:
            self.columns[name] = tuple(-1 if value is None else value for value in self.columns[name])
        values = self.numbers(name, low, most=GREATEST_ID)
        for row in np.flatnonzero(~(values == np.floor(values)))[:1]:
            value = self.columns[name][row]
            self.refuse(row, Text("has ‘{}’ for {}, which is no whole number. Correct it", value, name))
        return values.astype(np.int64)

    def words(self, name: str, known: list[str] | tuple[str, str, str]) -> Array:
        """Return a column of words as their indices among those that are known."""
        index_of = {word: index for index, word in enumerate(known)}
        for row, word in enumerate(self.columns[name]):
            if word not in index_of:
                self.refuse(row, Text("has ‘{}’ for {}. It must be one of {}", word, name, ", ".join(known)))
        return np.array([index_of[word] for word in self.columns[name]], np.uint8)

    def shapes(self, kind: int, heights: bool) -> Array | list[Array]:
        """Return the vertices of the point or line of each row, with heights if so."""
        alike = self._points_alike(heights) if kind == WKB_POINT else None
        return [self.shape(row, kind, heights) for row in range(self.size)] if alike is None else alike

    def shape(self, row: int, kind: int, heights: bool) -> Array:
        """Return the vertices of one row, with heights if so, without any as they are."""
        try:
            own, parts = parts_of(wkb_in_geopackage(self.columns[GEOMETRY][row]))
        except (struct.error, ValueError, IndexError, TypeError):
            own, parts = None, []
        if own != kind or len(parts) != 1 or len(parts[0]) < LEAST_VERTICES[kind]:
            what = {WKB_POINT: Text("a point"), WKB_LINE: Text("a line in one piece")}[kind]
            self.refuse(row, Text("is not {}. Draw it as one, or delete it", what))
        if not np.isfinite(parts[0][:, :2]).all():
            self.refuse(row, Text("lies nowhere. Draw it anew, or delete it"))
        if heights and (parts[0].shape[1] < 3 or not np.isfinite(parts[0]).all()):
            self.refuse(row, Text("has a vertex without a height. Give each vertex its Z"))
        if heights and np.abs(parts[0][:, 2]).max() > GREATEST_MEASURE:
            self.refuse(row, Text("has a vertex at {:g} m. Correct its Z", Told(np.abs(parts[0][:, 2]).max())))
        return parts[0][:, : 3 if heights else 2]

    def _points_alike(self, heights):
        """Return points that were all written by the same program, None if they were not or one is unsound."""
        points = points_in_geopackage(self.columns[GEOMETRY], 3 if heights else 2)
        sound = points is not None and np.isfinite(points).all() and (np.abs(points[:, 2:]) <= GREATEST_MEASURE).all()
        return points if sound else None


def of_later_version(title: str) -> Exception:
    """Return what is raised of a file that this version does not know."""
    return refusal("‘{}’ was made by a later version of Headwaters. Update the plugin to read it.", title)


def has_table(file, name: str) -> bool:
    """Tell whether a database has a table."""
    return bool(file.execute(f'PRAGMA table_info("{name}")').fetchall())


class Parameters:
    """The table of what is true of all, and of each island."""

    def __init__(self, file, title):
        self.title = title
        tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}
        table = Table(file, title, PARAMETERS, MODEL_PARAMETERS, shapes=False) if PARAMETERS in tables else None
        rows = zip(*(table.columns[field.name] for field in MODEL_PARAMETERS)) if table else ()
        self.rows = {(name, island): (value, meaning) for name, island, value, meaning in rows}
        if self.rows.get(("format", None), ("",))[0] != FORMAT:
            raise refusal("‘{}’ is no terrain model. {}.", title, NO_MODEL)
        if self.number("version") > VERSION:
            raise of_later_version(title)
        if self.number("version") < WHOLE_COPY:
            raise refusal("‘{}’ was made by an earlier version of Headwaters. Build the model again.", title)

    @property
    def everywhere(self) -> dict[str, tuple]:
        """What is true of all: the value and the meaning of each name."""
        ours = ("format", "version", "crs", "primitives")
        return {name: fact for (name, island), fact in self.rows.items() if island is None and name not in ours}

    def has(self, name: str, island: int) -> bool:
        """Tell whether there is a value of an island."""
        return (name, island) in self.rows

    def text(self, name: str, island: int | None = None) -> str:
        """Return a value as text."""
        if (name, island) not in self.rows or self.rows[name, island][0] is None:
            lack = Text("‘{}’ of island {}", name, island) if island else f"‘{name}’"
            raise refusal("The table ‘{}’ of ‘{}’ has no {}. {}.", PARAMETERS, self.title, lack, RESTORE)
        return str(self.rows[name, island][0])

    def number(self, name: str, island: int | None = None, above: float = -np.inf) -> float:
        """Return a value as a number greater than ``above``."""
        text = self.text(name, island)
        try:
            number = float(text)
        except ValueError:
            number = np.nan
        if not (np.isfinite(number) and number > above):
            needed = Text("a number above {:g}", Told(above)) if above > -np.inf else Text("a number")
            place = Text("‘{}’ of island {}", name, island) if island else f"‘{name}’"
            raise refusal(
                "The table ‘{}’ of ‘{}’ gives ‘{}’ for {}: it must be {}.", PARAMETERS, self.title, text, place, needed
            )
        return number


def _whole_of(value):
    """Return a whole number that is written as text as what it is, any other value as it came."""
    return int(value) if isinstance(value, str) and re.fullmatch(r"\s*-?\d+\s*", value) else value


def number_in_cell(value) -> float:
    """Return a value as a number, NaN if it is none."""
    try:
        return float(value)
    except (TypeError, ValueError):
        return np.nan
