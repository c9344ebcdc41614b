"""Where pieces of work are done: in this process, on this machine's cores, or on a cluster of machines."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")
CONNECTED_WITHIN = "10s"


class NoWorkers(Exception):
    """Nobody is there to do the work; the sentence says what to do."""


class InTurn(Executor):
    """One piece after the other, each when its result is asked for."""

    def map(self, fn: Callable[..., T], *iterables: Iterable[Any], **_: Any) -> Iterator[T]:
        return map(fn, *iterables)


@contextmanager
def executor(workers: int, cluster: str = "") -> Iterator[Executor]:
    """Lend workers: n processes, or whoever works at an address."""
    if cluster:
        with _cluster(cluster) as far:
            yield far
    elif workers == 1:
        yield InTurn()
    else:
        with lent(workers) as pool:
            yield pool


@contextmanager
def lent(workers: int) -> Iterator[Executor]:
    """Lend processes, even one beside this one.

    Fresh ones: a copy of one with threads in it may wait for ever. They find what they do by its module,
    which therefore must not be the command line's."""
    # Read here: a browser's Python has no processes, and runs matches one after the other.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C, which only the first process answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        client_class = import_module("distributed").Client  # crib[cluster] brings it
    except ModuleNotFoundError:
        raise NoWorkers("A cluster needs dask: pip install -r requirements-cluster.txt") from None
    try:
        client = client_class(address, timeout=CONNECTED_WITHIN)
    except (OSError, ValueError) as error:
        raise NoWorkers(f"No cluster answers at {address}: {error or 'nobody is there'}.") from None
    with client, client.get_executor(pure=False) as far:
        yield far
