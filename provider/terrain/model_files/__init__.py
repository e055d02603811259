"""The files of terrain models: ordinary layers that are written, edited by people, and read again."""
