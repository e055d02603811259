"""Messages in the bar above the map, with buttons, that stay until somebody has read them."""

from __future__ import annotations

from qgis.core import Qgis, QgsApplication
from qgis.PyQt.QtWidgets import QPushButton

TITLE = "Headwaters"


class BarMessage:
    """A message whose text changes while something goes on; nothing happens when somebody has closed it."""

    def __init__(self, window, text, buttons=(), level=Qgis.MessageLevel.Info):
        self._bar = window.messageBar()
        self._item = self._bar.createMessage(TITLE, text)
        self._item.destroyed.connect(self._gone)
        for label, do in buttons:
            button = QPushButton(label)
            button.clicked.connect(do)
            self._item.layout().addWidget(button)
        self._bar.pushWidget(self._item, level)

    def _gone(self):
        self._item = None

    def tell(self, text: str) -> None:
        """Show another text."""
        if self._item is not None:
            self._item.setText(text)

    def text(self) -> str:
        """Return what is shown, nothing when the message was closed."""
        return "" if self._item is None else self._item.text()

    def close(self) -> None:
        """Take the message away."""
        if self._item is not None:
            self._bar.popWidget(self._item)


def log(text: str, level=Qgis.MessageLevel.Info) -> None:
    """Write a line into the log of messages of QGIS."""
    QgsApplication.messageLog().logMessage(text, TITLE, level)
