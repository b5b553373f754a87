"""The program as a process of its own, as people and scripts start it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "carte_italiane"]


def program(*arguments: str | Path, sent: bytes = b"", encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    """Run it to its end; ``encoding`` is the terminal's."""
    command = [*COMMAND, *map(str, arguments)]
    terminal = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run(command, cwd=ROOT, env=terminal, input=sent, capture_output=True, timeout=300, check=False)
