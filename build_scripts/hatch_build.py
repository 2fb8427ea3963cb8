"""Build hook: compiles the languages for every install, and carries pictures and sounds into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ASSETS: Final = ("images", "sounds")


class ScopaBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # the parameter is hatchling's own business
    """Runs for the wheel and for an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """``version`` is "standard" or "editable"; an editable install finds its assets in the checkout."""
        sys.path.insert(0, self.root)  # an isolated build does not see the checkout
        from build_scripts.messages import compile_all

        compile_all(Path(self.root, "scopa_gui", "locale"))
        if version == "standard":
            for folder in ASSETS:
                build_data["force_include"][str(Path(self.root, folder))] = f"scopa_gui/_assets/{folder}"
