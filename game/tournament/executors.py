"""Where matches are played: in this process, on this machine's cores, or on a cluster."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from threading import Thread
from typing import Any, TypeVar

from game.assets import PIP

T = TypeVar("T")
CONNECTED_WITHIN = "10s"


class NoWorkers(Exception):
    """No worker answers; the sentence says what to do."""


class InTurn(Executor):
    """Does one piece after another, when its result is asked for."""

    def map(self, fn: Callable[..., T], *iterables: Iterable[Any], **_: Any) -> Iterator[T]:
        return map(fn, *iterables)


@contextmanager
def executor(workers: int, cluster: str) -> Iterator[Executor]:
    """Lend workers: this process, n others, or the cluster at an address."""
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
    """Lend n processes.

    They start fresh, because a copy of a process with threads may hang. They import the work by its module,
    so that cannot be the command line's."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, get_context("spawn"), _help)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)  # what others have begun, nobody waits for


def _help() -> None:
    """Leave Ctrl-C to the first process, and end with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    from multiprocessing import parent_process

    if first := parent_process():
        first.join()
        os._exit(0)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        client_class = import_module("distributed").Client  # crib[cluster] brings it
    except ModuleNotFoundError:
        raise NoWorkers(f"A cluster needs dask: {PIP} -r requirements-cluster.txt") from None
    try:
        client = client_class(address, timeout=CONNECTED_WITHIN)
    except (OSError, ValueError) as error:
        raise NoWorkers(f"No cluster answers at {address}: {error or 'nobody is there'}.") from None
    with client, client.get_executor(pure=False) as far:
        yield far
