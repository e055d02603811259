"""The one error that people see: a sentence that says what is wrong, with what, and what to do."""

from qgis.core import QgsProcessingException


class UserError(QgsProcessingException):
    """Something that the user can put right."""
