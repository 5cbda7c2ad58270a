"""How the functions of the kernels are compiled: cached, and without holding the lock of Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from lasttrick.kernels.caching import cache_folder

_Function = TypeVar("_Function", bound=Callable[..., object])


def kernel(function: _Function) -> _Function:
    """Compile a function when it is first called, or take it from the cache.

    The folder is set only while numba is told of the function, because the setting is one
    for the whole process and other packages have caches of their own.
    """
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder())
    try:
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        settings.CACHE_DIR = before
    return cast(_Function, compiled)
