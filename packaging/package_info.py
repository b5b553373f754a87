"""What all packages say about the program: its names, version and dates, each from the one place where it stands."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from setup_env import ROOT

sys.path.insert(0, str(ROOT))  # the checkout's own program, whatever is installed
import carte_italiane
from carte_italiane import paths

VERSION, NAME, APP_ID = carte_italiane.__version__, paths.APP_NAME, paths.DESKTOP_ID
TITLE = "Carte Italiane"
AUTHORS = "The Carte Italiane developers"
SUMMARY = "Scopa, Scopone and Briscola at a well-made card table"
HOMEPAGE = "https://carteitaliane.github.io"
MIME_TYPE = "application/x-carte-italiane"

#: Where packages are put, and where they are made.
DIST, MADE = ROOT / "dist", ROOT / "build" / "package"


def build_date() -> int:
    """Seconds since 1970 that stand for "now" in packages, so that the same source gives the same package."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    asked = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else int(time.time())


def build_environment() -> dict[str, str]:
    """The environment for programs that build: the same date and the same order of things every time."""
    fixed = {"SOURCE_DATE_EPOCH": str(build_date()), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    # The same package with any number of cores: a variable, as dpkg before 1.21.9 would refuse the option.
    return {**os.environ, **fixed, "DPKG_DEB_THREADS_MAX": "2"}


def debian_version(version: str = VERSION) -> str:
    """The version as Debian sorts it: 1.0rc1 comes before 1.0."""
    return re.sub(r"\.?(dev|a|b|rc)", r"~\1", version) + "-1"


def filled(template: Path) -> str:
    """A text with its placeholders (``@VERSION@``, ``@DATE@`` ...) filled in."""
    date = time.gmtime(build_date())
    values = {
        "VERSION": VERSION,
        "DATE": time.strftime("%Y-%m-%d", date),
        "DATE_IN_WORDS": time.strftime("%a, %d %b %Y %H:%M:%S +0000", date),
        "DEBIAN_VERSION": debian_version(),
        "APP_ID": APP_ID,
        "MIME_TYPE": MIME_TYPE,
        "HOMEPAGE": HOMEPAGE,
    }
    text = template.read_text(encoding="utf-8")
    return re.sub(r"@([A-Z_]+)@", lambda found: values.get(found[1], found[0]), text)
