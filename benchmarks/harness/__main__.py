"""Starts a comparison: python -m harness STEP."""

import sys

from .compare import main

sys.exit(main())
