"""Build hook: compiles the languages for every install, and carries pictures and sounds into the wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DOMAIN: Final = "scopa"
ASSETS: Final = ("images", "sounds")


def compile_languages(root: Path) -> list[Path]:
    """Write scopa.mo beside every scopa.po under ``root``/scopa_gui/locale; the files written, sorted."""
    written = []
    for source in sorted((root / "scopa_gui" / "locale").glob(f"*/LC_MESSAGES/{DOMAIN}.po")):
        target = source.with_suffix(".mo")
        with source.open("rb") as words:
            catalogue = read_po(words, locale=source.parent.parent.name, domain=DOMAIN, abort_invalid=True)
        with target.open("wb") as compiled:
            write_mo(compiled, catalogue)
        written.append(target)
    return written


class ScopaBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # the parameter is hatchling's own business
    """Runs for the wheel and for an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """``version`` is "standard" or "editable"; an editable install finds its assets in the checkout."""
        compile_languages(Path(self.root))
        if version == "standard":
            for folder in ASSETS:
                build_data["force_include"][str(Path(self.root, folder))] = f"scopa_gui/_assets/{folder}"
