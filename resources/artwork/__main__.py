"""Entry of ``python resources/artwork`` and of ``python -m artwork``."""

import sys
from pathlib import Path

if not __package__:  # run by folder name: make the package itself importable
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from artwork.command import main

if __name__ == "__main__":
    sys.exit(main())
