"""Wheels carry the engine compiled where that is possible; where it is not, they are pure, and say so."""

from __future__ import annotations

import importlib.util
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from types import ModuleType


class CompiledEngine(BuildHookInterface[Any]):
    """Compiles the engine and adds it to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Where there is no compiler, mypyc is not even fetched."""
        engine = _engine_build(self.root)
        try:
            engine.find_compiler()
        except engine.NotCompiled:
            return []
        return ["mypy[mypyc]>=2.4"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the wheel only points at the checkout."""
        if version == "editable":
            return
        engine = _engine_build(self.root)
        self._made = tempfile.TemporaryDirectory(prefix="wheel-")
        try:
            paths = engine.build(Path(self.root), Path(self._made.name))
        except Exception as reason:  # an install must not fail for want of speed
            self.app.display_warning(f"The rules will run interpreted, as they cannot be compiled here: {reason}.")
            return
        build_data["force_include"].update({str(Path(self._made.name, path)): path for path in paths})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled; the wheel has it."""
        if version != "editable":
            self._made.cleanup()


def _engine_build(root: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("engine_build", Path(root, "packaging", "engine_build.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
