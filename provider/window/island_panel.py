"""The panel of *Draw an island*: seed and character, and pictures of islands within the coast to choose from."""

from __future__ import annotations

from qgis.gui import QgsDockWidget
from qgis.PyQt.QtCore import QSize, Qt, QTimer, pyqtSignal
from qgis.PyQt.QtGui import QIcon, QPixmap
from qgis.PyQt.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ..base.parameters import CHOICE_LABELS
from ..translation import tr

PICTURES, COLUMNS = 4, 2
PICTURE_PIXELS = 170
GREATEST_SEED = 2**31 - 1 - PICTURES
SETTLED_MS = 600  # after the last change, before pictures are made anew


class IslandPanel(QgsDockWidget):
    """A dock with what islands are made by, their pictures, and a line that says what goes on.

    It is made of the definitions of both parameters. It tells when other islands are wanted, which was chosen by its
    seed, and when it was closed.
    """

    changed = pyqtSignal()
    chosen = pyqtSignal(int)
    closed = pyqtSignal()

    def __init__(self, parent, seed, character):
        super().__init__(tr("Draw an island"), parent)
        self.setObjectName("HeadwatersDrawAnIsland")
        self.seed, self.character = QSpinBox(), QComboBox()
        self.seed.setRange(1, GREATEST_SEED)
        self.seed.setValue(seed.defaultValue())
        for value, label in zip(character.options(), character.metadata()[CHOICE_LABELS]):
            self.character.addItem(tr("as usual") if value == character.defaultValue() else tr(label), value)
        self.character.setCurrentIndex(self.character.findData(character.defaultValue()))
        self.by_chance = QPushButton(tr("Draw a coast for me"))
        self.others = QPushButton(tr("Four others"))
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.pictures = [self._button(index) for index in range(PICTURES)]
        self._waits = QTimer(self)
        self._waits.setSingleShot(True)
        self._waits.setInterval(SETTLED_MS)
        self._waits.timeout.connect(self.changed)
        self.seed.valueChanged.connect(self._change)
        self.character.currentIndexChanged.connect(self._change)
        self.others.clicked.connect(lambda: self.seed.setValue(min(self.seed.value() + PICTURES, GREATEST_SEED)))
        self.closed.connect(self._waits.stop)
        self._lay_out()

    def _button(self, place):
        button = QToolButton()
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setIconSize(QSize(PICTURE_PIXELS, PICTURE_PIXELS))
        button.clicked.connect(lambda: self.chosen.emit(self.seed.value() + place))
        return button

    def _lay_out(self):
        form, grid = QFormLayout(), QGridLayout()
        form.addRow(tr("Seed"), self.seed)
        form.addRow(tr("Character of the land"), self.character)
        for index, button in enumerate(self.pictures):
            grid.addWidget(button, index // COLUMNS, index % COLUMNS)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.addWidget(self.said)
        column.addWidget(self.by_chance)
        column.addLayout(form)
        column.addLayout(grid)
        column.addWidget(self.others)
        column.addStretch()
        low = QScrollArea()  # else the window grows over the edge of a small screen when another panel is below
        low.setWidget(inside)
        low.setWidgetResizable(True)
        low.setFrameShape(QFrame.Shape.NoFrame)
        low.setMinimumWidth(inside.minimumSizeHint().width() + low.verticalScrollBar().sizeHint().width())
        self.setWidget(low)
        self.clear()

    def _change(self):
        self.clear()
        self._waits.start()

    def clear(self) -> None:
        """Take the pictures away; nothing can be chosen until there are others."""
        blank = QPixmap(PICTURE_PIXELS, PICTURE_PIXELS)
        blank.fill(Qt.GlobalColor.transparent)
        for index, button in enumerate(self.pictures):
            button.setEnabled(False)
            button.setIcon(QIcon(blank))
            button.setText(tr("Seed {}").format(self.seed.value() + index))

    def show_picture(self, place: int, picture: QPixmap) -> None:
        """Show an island, which can be chosen from now on."""
        self.pictures[place].setIcon(QIcon(picture))
        self.pictures[place].setEnabled(True)

    def tell(self, text: str) -> None:
        """Say what goes on, or what to do."""
        self.said.setText(text)

    def closeEvent(self, event) -> None:
        """Tell that nobody looks any more."""
        self.closed.emit()
        super().closeEvent(event)
