"""The one error that people see: a sentence that says what is wrong, with what, and what to do."""

from qgis.core import QgsProcessingException

# No subclass: QGIS shows the sentence of this very class alone, and a traceback for every other.
UserError = QgsProcessingException
