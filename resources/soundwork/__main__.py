"""Entry of ``python resources/soundwork`` and of ``python -m soundwork``."""

import sys
from pathlib import Path

if not __package__:  # run by folder name: make the package itself importable
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from soundwork.command import main

if __name__ == "__main__":
    sys.exit(main())
