"""The C compiler's flags: those for speed where it knows them, none where it does not."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tools.compile import GUIDED, NO_COMPILER, RECORD, WHOLE, has_compiler, works


def compiler(*command: str) -> SimpleNamespace:
    return SimpleNamespace(compiler_so=[*command, "-fPIC"], linker_so=[*command, "-shared"])


def test_gcc_knows_all_flags() -> None:
    if not has_compiler():
        pytest.skip(NO_COMPILER)
    for more in ((), RECORD, GUIDED):
        assert works(compiler("gcc"), WHOLE + more)


def test_a_compiler_that_does_not_know_them_goes_without() -> None:
    if not has_compiler():
        pytest.skip(NO_COMPILER)
    assert not works(compiler("gcc"), (*WHOLE, "-fno-such-flag-at-all"))
    assert not works(compiler("false"), WHOLE)
