"""A list of all that is in the bundle, for machines: CycloneDX 1.6 in JSON."""

from __future__ import annotations

import importlib.metadata
import platform
import re
import sys
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense, LicenseExpression
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

from bundle import system_libraries
from bundle_licences import bundled_parts, debian_licence, debian_owner, debian_version_of
from package_info import DIST, HOMEPAGE, NAME, VERSION, build_date

#: The libraries of Qt and ICU by their files: on Linux, Windows and macOS.
_QT = re.compile(r"(?:libQt6(\w+)\.so\.6$)|(?:Qt6(\w+)\.dll$)|(?:Qt(\w+)$)")
_ICU = re.compile(r"libicuuc\.so\.(\d+)")


def write_sbom(bundle: Path, out: Path = DIST) -> Path:
    """Write the list beside the packages."""
    path = out / f"{NAME}-{VERSION}-{sys.platform}-{platform.machine().lower()}.cdx.json"
    out.mkdir(exist_ok=True)
    path.write_text(sbom_text(bundle), encoding="utf-8")
    return path


def sbom_text(bundle: Path) -> str:
    """The list as text; the same bundle gives the same."""
    program = _component(NAME, VERSION, "MIT", HOMEPAGE, ComponentType.APPLICATION)
    bom = Bom(metadata=BomMetaData(component=program, timestamp=datetime.fromtimestamp(build_date(), UTC)))
    parts = [*_libraries(bundle), *_system(bundle)]
    bom.components.update(parts)
    bom.register_dependency(program, parts)
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, f"{HOMEPAGE}/{VERSION}/{sys.platform}/{build_date()}")
    text: str = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=1)
    return text + "\n"


def _libraries(bundle: Path) -> Iterable[Component]:
    """Python, the libraries of Qt by their files, what they bring, and the libraries for Python."""
    yield _component("cpython", platform.python_version(), "PSF-2.0", "https://www.python.org")
    starter = importlib.metadata.version("pyinstaller")
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    yield _component("pyinstaller-bootloader", starter, licence, "https://pyinstaller.org")
    names = {path.name for path in bundle.rglob("*") if not path.is_symlink()}
    qt = importlib.metadata.version("PySide6_Essentials")
    for library in sorted({next(filter(None, found.groups())) for name in names if (found := _QT.match(name))}):
        yield _component(f"Qt{library}", qt, "LGPL-3.0-only", "https://www.qt.io")
    for version in sorted({found[1] for name in names if (found := _ICU.match(name))}):
        yield _component("icu", version, "Unicode-3.0", "https://icu.unicode.org")
    for part in bundled_parts():
        version = importlib.metadata.version(part.name)
        yield _component(part.name, version, part.licence, part.home, purl=PackageURL("pypi", None, part.name, version))


def _system(bundle: Path) -> Iterable[Component]:
    """What comes from the packages of the building system."""
    if sys.platform != "linux":
        return
    owners = {owner for library in system_libraries(bundle) if (owner := debian_owner(library.name))}
    for owner in sorted(owners):
        yield Component(
            name=owner,
            version=debian_version_of(owner),
            type=ComponentType.LIBRARY,
            licenses=[DisjunctiveLicense(name=debian_licence(owner))],
            purl=PackageURL("deb", "debian", owner, debian_version_of(owner)),
            bom_ref=owner,
        )


def _component(
    name: str,
    version: str,
    licence: str,
    home: str,
    kind: ComponentType = ComponentType.LIBRARY,
    purl: PackageURL | None = None,
) -> Component:
    return Component(
        name=name,
        version=version,
        type=kind,
        licenses=[LicenseExpression(licence)],
        purl=purl,
        bom_ref=f"{name}@{version}",
        external_references=[ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(home))],
    )
