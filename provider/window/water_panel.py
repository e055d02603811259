"""The panel of *Water here*: the measures of the land above a point, and the profile of the way down."""

from __future__ import annotations

import html
import math

from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import QPointF, QSize, Qt
from qgis.PyQt.QtGui import QColor, QPainter, QPen, QPolygonF
from qgis.PyQt.QtWidgets import QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget

from ..numbers import told
from ..translation import tr

PANEL_MARGIN = 8
WATER_COLOUR, GROUND_COLOUR = QColor(31, 102, 173), QColor(206, 196, 170)


class WaterPanel(QgsDockWidget):
    """A dock with a few lines of text, a profile, a box for the sea, and a button that keeps what is shown."""

    def __init__(self, parent):
        super().__init__(tr("Water here"), parent)
        self.setObjectName("HeadwatersWaterHere")
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._profile = PathProfile()
        self.sea = QCheckBox(tr("Sea where the ground lies at 0 or below"))
        self.keep = QPushButton(tr("Keep as layers"))
        self.keep.setToolTip(tr("Add the land and the way down to the project"))
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.addWidget(self._text)
        column.addWidget(self._profile, 1)
        column.addWidget(self.sea)
        column.addWidget(self.keep)
        column.addStretch()
        self.setWidget(inside)

    def tell(self, name: str, found) -> None:
        """Show what was found at a click on the layer ``name``."""
        lowest, highest, mean = (told(height, ",.0f") for height in (found.lowest, found.highest, found.mean))
        rows = (
            (tr("Area"), f"{told(found.area_km2, ',.4g')} km²"),
            (tr("Heights"), f"{lowest} – {highest} m, {tr('mean')} {mean} m"),
            (tr("Relief"), f"{told(found.highest - found.lowest, ',.0f')} m"),
            (tr("Longest path"), f"{told(found.longest / 1e3, ',.4g')} km"),
            (tr("Time of concentration (Kirpich)"), duration_text(found.concentration)),
            (tr("Way down"), f"{told(found.distance[-1] / 1e3, ',.4g')} km"),
            (tr("Fall on it"), f"{told(found.height[0] - found.height[-1], ',.4g')} m"),
        )
        cells = "".join(f"<tr><td>{label}&nbsp;&nbsp;</td><td>{value}</td></tr>" for label, value in rows)
        cut = tr("The land touches the edge of the data, where the map shows red: it may be larger.")
        warning = f"<p>⚠ {cut}</p>" if len(found.edge) else ""
        self._text.setText(f"<b>{html.escape(name)}</b><table>{cells}</table>{warning}")
        self._profile.draw(found.distance, found.height)

    def text(self) -> str:
        """Return what is told."""
        return self._text.text()


def duration_text(hours: float) -> str:
    """Return hours as a text, in minutes where they are few; a dash where they are not known."""
    if math.isnan(hours):
        return "–"
    return f"{told(hours, ',.3g')} h" if hours >= 1 else f"{told(60 * hours, ',.2g')} min"


class PathProfile(QWidget):
    """The heights along a path, from the point on the left to its end."""

    def __init__(self):
        super().__init__()
        self._distance, self._height = [0.0], [0.0]
        self.setMinimumSize(QSize(220, 110))
        self.setMaximumHeight(240)

    def draw(self, distance, height) -> None:
        """Show other heights."""
        self._distance, self._height = distance.tolist(), height.tolist()
        self.update()

    def paintEvent(self, _event) -> None:
        """Draw the ground below the line, and the heights of both ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = painter.fontMetrics().height()
        left, top = PANEL_MARGIN, PANEL_MARGIN + line
        right, bottom = self.width() - PANEL_MARGIN, self.height() - PANEL_MARGIN - line
        low, high, far = min(self._height), max(self._height), self._distance[-1] or 1.0
        span = high - low or 1.0
        points = [
            QPointF(left + (right - left) * along / far, bottom - (bottom - top) * (z - low) / span)
            for along, z in zip(self._distance, self._height)
        ]
        ground = QPolygonF([QPointF(left, bottom), *points, QPointF(points[-1].x(), bottom)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GROUND_COLOUR)
        painter.drawPolygon(ground)
        painter.setPen(QPen(WATER_COLOUR, 1.6))
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(QPointF(left, top - 4), f"{told(self._height[0], ',.0f')} m")
        end = f"{told(self._height[-1], ',.0f')} m, {told(far / 1e3, ',.3g')} km"
        painter.drawText(
            QPointF(right - painter.fontMetrics().horizontalAdvance(end), self.height() - PANEL_MARGIN), end
        )
        painter.end()
