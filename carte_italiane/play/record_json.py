"""Strict JSON: what Python's reader lets through and records do not allow is refused with a reason."""

from __future__ import annotations

import json
import math
import re
from typing import Final

#: The largest record, in bytes of UTF-8.
LARGEST: Final = 16 * 1024 * 1024
#: How deep lists and objects may stand in one another; a record without ``meta`` needs four.
DEEPEST: Final = 40
LONGEST_NUMBER: Final = 20
_ESCAPED_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")


class BadJson(ValueError):
    """Text that is not the JSON of records, with the reason."""


def parse_json(source: str | bytes) -> object:
    """The value that a text holds; raises ``BadJson``."""
    text = _text(source)
    if not text.strip():
        raise BadJson("there is nothing in it")
    try:
        value: object = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise BadJson(f"not JSON: {error.msg} (line {error.lineno}, column {error.colno})") from None
    except RecursionError:
        raise BadJson("lists and objects stand too deep in one another") from None
    _check_depth(value)
    if _ESCAPED_SURROGATE.search(text):
        _check_surrogates(value)
    return value


def excerpt(value: object) -> str:
    """A value as it stands in JSON, cut short, for messages."""
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:40] + "..."


def _text(source: str | bytes) -> str:
    try:
        content = source if isinstance(source, bytes) else source.encode()
        if len(content) > LARGEST:
            raise BadJson(f"larger than {LARGEST // 1024 // 1024} MiB")
        return content.decode("utf-8-sig")
    except UnicodeError:
        raise BadJson("not UTF-8 text") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadJson(f"the key {excerpt(key)} is given twice in one object")
        found[key] = value
    return found


def _whole_number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise BadJson(f"a number of {len(digits)} digits")
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise BadJson(f"{digits[:40]} is too large a number")
    return number


def _refuse_constant(name: str) -> object:
    raise BadJson(f"{name} is not a number")


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole_number, parse_float=_fraction, parse_constant=_refuse_constant
)


def _check_depth(value: object) -> None:
    """Go down level by level, not by recursion: the very thing to be refused is depth."""
    level = [value]
    for _ in range(DEEPEST + 1):
        level = [inner for outer in level if isinstance(outer, dict | list) for inner in _inside(outer)]
        if not level:
            return
    raise BadJson("lists and objects stand too deep in one another")


def _check_surrogates(value: object) -> None:
    """Half a character (a lone surrogate) could not be written again."""
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeError:
            raise BadJson(f"half a character in {excerpt(value)}") from None
    elif isinstance(value, dict):
        for key, inner in value.items():
            _check_surrogates(key)
            _check_surrogates(inner)
    elif isinstance(value, list):
        for inner in value:
            _check_surrogates(inner)


def _inside(outer: dict[str, object] | list[object]) -> list[object]:
    return list(outer.values()) if isinstance(outer, dict) else outer
