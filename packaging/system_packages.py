"""What the operating system must provide, in the names of its package manager; installed where that is allowed."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from console import Trouble, say


@dataclass(frozen=True, slots=True, order=True)
class Need:
    """One missing thing: a shared library by its file name, a program, or a name of our own such as ``python-venv``."""

    name: str
    purpose: str


@dataclass(frozen=True, slots=True)
class Installer:
    """A system's package manager: how to call it, and the names that cannot be derived by rule."""

    program: str
    install: tuple[str, ...]
    names: dict[str, str]

    def package_for(self, name: str) -> str | None:
        """The package that brings a needed thing; None if that is not known here."""
        if name in self.names:
            return self.names[name].format(python=f"{sys.version_info[0]}.{sys.version_info[1]}")
        if ".so" not in name:
            return None
        if self.program == "apt-get":
            return debian_library_package(name)
        return f"{name}()(64bit)" if self.program in ("dnf", "zypper") else None


APT = Installer(
    "apt-get",
    ("apt-get", "install", "--yes", "--no-install-recommends"),
    {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libgthread-2.0.so.0": "libglib2.0-0",
        "libgio-2.0.so.0": "libglib2.0-0",
        "libgobject-2.0.so.0": "libglib2.0-0",
        "libbrotlicommon.so.1": "libbrotli1",
        "libbrotlidec.so.1": "libbrotli1",
        "libz.so.1": "zlib1g",
        "Xvfb": "xvfb",
        "openbox": "openbox",
        "xdotool": "xdotool",
        "dbus-run-session": "dbus-daemon",
        "at-spi": "at-spi2-core",
        "pyatspi": "python3-pyatspi",
        "cc": "gcc",
        "Python.h": "python{python}-dev",
        "libpython": "libpython{python}",
        "objdump": "binutils",
        "dpkg-shlibdeps": "dpkg-dev",
        "appstreamcli": "appstream",
        "desktop-file-validate": "desktop-file-utils",
        "makensis": "nsis",
        "cyrillic-font": "fonts-dejavu-core",
        "python-venv": "python{python}-venv",
    },
)
DNF = Installer(
    "dnf",
    ("dnf", "install", "--assumeyes"),
    {
        "Xvfb": "xorg-x11-server-Xvfb",
        "openbox": "openbox",
        "xdotool": "xdotool",
        "dbus-run-session": "dbus-daemon",
        "at-spi": "at-spi2-core",
        "pyatspi": "python3-pyatspi",
        "cyrillic-font": "dejavu-sans-fonts",
        "python-venv": "python3",
    },
)
ZYPPER = Installer(
    "zypper",
    ("zypper", "install", "--no-confirm"),
    {
        "Xvfb": "xorg-x11-server-Xvfb",
        "openbox": "openbox",
        "xdotool": "xdotool",
        "dbus-run-session": "dbus-1-daemon",
        "at-spi": "at-spi2-core",
        "pyatspi": "python3-atspi",
        "cyrillic-font": "dejavu-fonts",
        "python-venv": "python3-base",
    },
)
PACMAN = Installer(
    "pacman",
    ("pacman", "-S", "--needed"),
    {
        "libEGL.so.1": "libglvnd",
        "libGL.so.1": "libglvnd",
        "libdbus-1.so.3": "dbus",
        "libfontconfig.so.1": "fontconfig",
        "libfreetype.so.6": "freetype2",
        "libglib-2.0.so.0": "glib2",
        "libgthread-2.0.so.0": "glib2",
        "libxkbcommon.so.0": "libxkbcommon",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11",
        "libxcb-cursor.so.0": "xcb-util-cursor",
        "libxcb-icccm.so.4": "xcb-util-wm",
        "libxcb-image.so.0": "xcb-util-image",
        "libxcb-keysyms.so.1": "xcb-util-keysyms",
        "libxcb-render-util.so.0": "xcb-util-renderutil",
        "Xvfb": "xorg-server-xvfb",
        "openbox": "openbox",
        "xdotool": "xdotool",
        "dbus-run-session": "dbus",
        "at-spi": "at-spi2-core",
        "pyatspi": "python-atspi",
        "cyrillic-font": "ttf-dejavu",
        "python-venv": "python",
    },
)


def debian_library_package(library: str) -> str:
    """Debian's rule for naming a library's package: ``libxcb-cursor.so.0`` is in ``libxcb-cursor0``."""
    name, _, version = library.partition(".so")
    name = name.lower().replace("_", "-")
    version = version.lstrip(".").split(".")[0]
    return f"{name}-{version}" if version and re.search(r"\d$", name) else f"{name}{version}"


def system_installer() -> Installer | None:
    """The package manager of this Linux system, if it is one that this tool knows."""
    return next((known for known in (APT, DNF, ZYPPER, PACMAN) if shutil.which(known.program)), None)


def admin_prefix() -> list[str] | None:
    """What to write before a command that needs the administrator's rights; None without those rights."""
    if sys.platform == "win32":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def provide(needs: Iterable[Need]) -> None:
    """Install what is missing on Debian and its kin if we may; otherwise say what to type, and stop."""
    missing = sorted(set(needs))
    if not missing:
        return
    installer = system_installer()
    prefix = admin_prefix() if installer is APT else None
    if installer is None or prefix is None or any(installer.package_for(need.name) is None for need in missing):
        raise Trouble(what_to_type(missing, installer))
    packages = packages_of(missing, installer)
    say("This system lacks some packages; installing them:")
    for package in packages:
        brought = [need for need in missing if installer.package_for(need.name) == package]
        say(f"  {package}: {', '.join(need.name for need in brought)} ({brought[0].purpose})")
    _apt_install(prefix, packages)


def packages_of(needs: Sequence[Need], installer: Installer) -> list[str]:
    """The packages for these needs, each once, in order."""
    return sorted({package for need in needs if (package := installer.package_for(need.name))})


def what_to_type(needs: Sequence[Need], installer: Installer | None) -> str:
    """What is missing, and the command that brings it."""
    lines = ["Something is missing on this system:"]
    lines += [f"  {need.name}: {need.purpose}" for need in needs]
    packages = packages_of(needs, installer) if installer else []
    if installer and packages:
        lines += ["Please type this, and start again:", "  sudo " + shlex.join([*installer.install, *packages])]
    unknown = [need.name for need in needs if installer is None or installer.package_for(need.name) is None]
    if unknown:
        lines.append("Please install the packages of your system that hold: " + ", ".join(unknown))
    return "\n".join(lines)


def _apt_install(prefix: Sequence[str], packages: Sequence[str]) -> None:
    """Install packages; if the lists are old or were never fetched, fetch them and try once more."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", *APT.install, *packages]
    done = subprocess.run(command, capture_output=True, text=True, env=quiet, check=False)
    if done.returncode != 0:
        say("  (fetching the package lists first)")
        subprocess.run([*prefix, "apt-get", "update"], capture_output=True, env=quiet, check=False)
        done = subprocess.run(command, capture_output=True, text=True, env=quiet, check=False)
    if done.returncode != 0:
        errors = [line for line in done.stderr.splitlines() if line.startswith("E: ")]
        raise Trouble(explain_apt_failure(errors, packages))


def explain_apt_failure(errors: Sequence[str], packages: Sequence[str]) -> str:
    """A sentence about what stopped apt, with the command to try by hand."""
    by_hand = "  sudo apt-get update && sudo " + shlex.join([*APT.install, *packages])
    text = "\n".join(errors)
    if "Could not get lock" in text:
        cause = "another program is installing packages right now."
    elif unknown := re.findall(r"Unable to locate package (\S+)", text):
        cause = f"the package source cannot be reached, or does not have {', '.join(unknown)}."
    elif "Failed to fetch" in text or "Unable to fetch" in text:
        cause = "the package source cannot be reached. Is there a network connection?"
    else:
        cause = "apt-get refused."
    return f"The packages cannot be installed: {cause}\nPlease try by hand, and start again:\n{by_hand}"
