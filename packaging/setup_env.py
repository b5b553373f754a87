"""The virtual environment in .venv: made once, pinned by constraints.txt, checked by a stamp.

The stamp holds a hash of everything that decides what is installed. While it fits, nothing is started at all, so a
second run begins at once.
"""

import hashlib
import importlib.util
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from console import Trouble, say, without_addresses
from system_packages import Need, provide

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)

_STAMP_NAME, _PACKAGES_STAMP_NAME = "carte-italiane-stamp", "carte-italiane-packages-stamp"
_BUILD_TOOLS = ("hatchling", "editables")
_NO_NETWORK = re.compile(
    r"NewConnectionError|NameResolutionError|Temporary failure|Network is unreachable|Connection refused|ConnectTimeout"
    r"|ProxyError|SSLError|\(from versions: none\)"
)
_PACKAGE = re.compile(r"(?:Collecting |Processing \S*[/\\])(\w+(?:[.-][a-zA-Z]\w*)*)")
_NO_SPACE = re.compile(r"No space left on device|disk quota", re.IGNORECASE)


def venv_program(name: str, venv: Path = VENV) -> str:
    """Where a virtual environment keeps the program of this name."""
    return str(venv / "Scripts" / f"{name}.exe" if sys.platform == "win32" else venv / "bin" / name)


def python_of(venv: Path) -> tuple[int, int] | None:
    """The Python version a virtual environment was made with; None if there is no usable one."""
    try:
        text = (venv / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return None
    found = re.search(r"^version(?:_info)?\s*=\s*(\d+)\.(\d+)", text, re.MULTILINE)
    if found is None or not Path(venv_program("python", venv)).exists():
        return None
    return int(found[1]), int(found[2])


def fingerprint(root: Path, python: tuple[int, int]) -> str:
    """A hash of all that decides what has to be installed, and where."""
    digest = hashlib.sha256()
    for path in (root / "pyproject.toml", root / "packaging" / "constraints.txt"):
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    digest.update(f"{root}\0{python[0]}.{python[1]}".encode())
    return digest.hexdigest()


def is_fresh(root: Path = ROOT, venv: Path = VENV, stamp: str = _STAMP_NAME) -> bool:
    """Whether the environment holds what the checkout asks for now."""
    python = python_of(venv)
    if python is None or python < OLDEST_PYTHON:
        return False
    try:
        return (venv / stamp).read_text(encoding="utf-8") == fingerprint(root, python)
    except OSError:
        return False


def make_ready(root: Path = ROOT, venv: Path = VENV) -> None:
    """Make or renew the virtual environment, unless its stamp says that nothing has changed."""
    if is_fresh(root, venv):
        return
    stamp = venv / _STAMP_NAME
    stamp.unlink(missing_ok=True)
    if not _has_pip(venv):
        _create(venv)
    constraints = ["--constraint", str(root / "packaging" / "constraints.txt")]
    _pip(venv, [*constraints, *_BUILD_TOOLS], "Installing the build tools")
    project = ["--no-build-isolation", "--editable", f"{root}[dev]"]
    _pip(venv, [*constraints, *project], "Installing the libraries (about 120 MB the first time)")
    _put_stamp(stamp, root, venv)
    say("The environment is ready.")


def make_ready_for_packages(root: Path = ROOT, venv: Path = VENV) -> None:
    """Make the environment, and add what packages are made with."""
    make_ready(root, venv)
    if is_fresh(root, venv, _PACKAGES_STAMP_NAME):
        return
    constraints = ["--constraint", str(root / "packaging" / "constraints.txt")]
    project = ["--no-build-isolation", "--editable", f"{root}[packages]"]
    _pip(venv, [*constraints, *project], "Installing what packages are made with")
    _put_stamp(venv / _PACKAGES_STAMP_NAME, root, venv)


def _put_stamp(stamp: Path, root: Path, venv: Path) -> None:
    python = python_of(venv)
    if python is None:
        raise Trouble(f"The environment in {venv.name} broke while it was being made. Please start this again.", 1)
    stamp.write_text(fingerprint(root, python), encoding="utf-8")


def _has_pip(venv: Path) -> bool:
    python = python_of(venv)
    if python is None or python < OLDEST_PYTHON:
        return False
    command = [venv_program("python", venv), "-c", "import pip"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _create(venv: Path) -> None:
    if sys.version_info < OLDEST_PYTHON:
        raise Trouble("Python 3.11 or newer is needed; this is {}.{}.".format(*sys.version_info[:2]))
    if importlib.util.find_spec("ensurepip") is None:
        provide([Need("python-venv", "Python's module for virtual environments")])
    if venv.exists():
        say(f"The environment in {venv.name} cannot be used and is made anew.")
    else:
        say(f"Making a virtual environment in {venv.name}.")
    try:
        if venv.exists():
            shutil.rmtree(venv)
        made = subprocess.run([sys.executable, "-m", "venv", venv], capture_output=True, text=True, check=False)
    except OSError as error:
        raise Trouble(f"The environment in {venv.name} cannot be made: {error.strerror}.") from None
    if made.returncode != 0:
        raise Trouble(f"The environment in {venv.name} cannot be made:\n{(made.stderr or made.stdout).strip()}")


def _pip(venv: Path, arguments: Sequence[str], title: str) -> None:
    """Run pip install, show one line for each package, and explain a failure."""
    say(f"{title} ...")
    pip = [venv_program("python", venv), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command = [*pip, "--progress-bar", "off", "--retries", "2", *arguments]
    lines: list[str] = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT) as process:
        for line in process.stdout or ():
            lines.append(line.rstrip())
            if package := _PACKAGE.match(line):
                say(f"  {package[1]}")
    if process.returncode != 0:
        raise Trouble(explain_pip_failure(lines), 1)


def explain_pip_failure(lines: Sequence[str]) -> str:
    """A sentence about what stopped pip; its own last lines, without addresses, if the cause is not a known one."""
    text = "\n".join(lines)
    if _NO_SPACE.search(text):
        return "The libraries cannot be installed: the disk is full."
    if _NO_NETWORK.search(text):
        return "The libraries cannot be fetched: the package index cannot be reached. Is there a network connection?"
    told = [without_addresses(line) for line in lines if line.strip() and not line.startswith("Looking in ")]
    return "The libraries cannot be installed. The last lines of pip:\n  " + "\n  ".join(told[-12:])
