"""Which languages there are, and which one a person wants."""

from __future__ import annotations

from collections.abc import Mapping

from lasttrick.errors import TextError

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "fr": "Français",
    "es": "Español",
    "pt": "Português",
    "de": "Deutsch",
    "vi": "Tiếng Việt",
}
"""The languages by their codes, each with the name by which its speakers know it."""

DEFAULT = "en"

_VARIABLES = ("LASTTRICK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(wanted: str) -> str:
    """Return the code of a language by its code, a locale (``pt_BR.UTF-8``) or its name.

    Raises:
        TextError: ``text/unknown-language``, naming those that exist.
    """
    code = wanted.strip().replace("-", "_").partition("_")[0].partition(".")[0].casefold()
    if code in LANGUAGES:
        return code
    for known, name in LANGUAGES.items():
        if wanted.strip().casefold() == name.casefold():
            return known
    known_codes = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    raise TextError(
        "text/unknown-language",
        f"There is no language {wanted[:20]!r}. The languages are {known_codes}.",
        language=wanted[:20],
        known=tuple(LANGUAGES),
    )


def language_from(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, or English.

    ``LASTTRICK_LANG`` goes before ``LC_ALL``, ``LC_MESSAGES`` and ``LANG``.
    """
    for variable in _VARIABLES:
        value = environment.get(variable)
        if not value:
            continue
        try:
            return language_of(value)
        except TextError:
            if variable == _VARIABLES[0]:
                raise
            return DEFAULT
    return DEFAULT
