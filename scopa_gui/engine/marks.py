"""Marks for translators: the engine names its texts here and the layers above translate them."""


def N_(text: str) -> str:  # noqa: N802
    """Return `text` unchanged; the extractor reads the literal as a message id."""
    return text


def NP_(context: str, text: str) -> tuple[str, str]:  # noqa: N802
    """Return `(context, text)` unchanged; the extractor reads both literals as a message with context."""
    return context, text
