"""Fills the form for software centres: release notes out of the changelog, and the place where the pictures lie."""

from __future__ import annotations

import xml.etree.ElementTree as Xml
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

from build_scripts.changelog import Release

APP_ID: Final = "local.scopa_gui.Scopa"
"""A reverse domain name, as the format asks; *local* is nobody's, to be changed when the project has a home."""

FORM: Final = Path(__file__).with_name(f"{APP_ID}.metainfo.xml")


def fill_form(releases: Iterable[Release], today: date, pictures: str | None) -> str:
    """The finished file.

    A release without a date gets `today`. `pictures` is the web address of the folder docs/pictures; the format knows
    web addresses alone, so without one the screenshots are left out.
    """
    component = Xml.fromstring(FORM.read_text(encoding="utf-8"))
    notes = component.find("releases")
    screenshots = component.find("screenshots")
    if notes is None or screenshots is None:
        raise ValueError(f"{FORM.name} has no place for releases or screenshots")
    for release in releases:
        _add_release(notes, release, today)
    if pictures is None:
        component.remove(screenshots)
    else:
        for image in screenshots.iter("image"):
            image.text = f"{pictures.rstrip('/')}/{image.text}"
    Xml.indent(component)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(component, encoding="unicode") + "\n"


def screenshot_files() -> list[str]:
    """The names of the pictures that the form shows, in docs/pictures."""
    return [str(image.text) for image in Xml.fromstring(FORM.read_text(encoding="utf-8")).iter("image")]


def _add_release(notes: Xml.Element, release: Release, today: date) -> None:
    entry = Xml.SubElement(notes, "release", version=release.version, date=(release.day or today).isoformat())
    if release.changes:
        points = Xml.SubElement(Xml.SubElement(entry, "description"), "ul")
        for change in release.changes:
            Xml.SubElement(points, "li").text = change
