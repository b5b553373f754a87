"""Drawings are rendered without a screen, and the generator is imported from the resources folder."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
RESOURCES = Path(__file__).resolve().parents[2] / "resources"
if str(RESOURCES) not in sys.path:
    sys.path.insert(0, str(RESOURCES))
