"""The worker as a process: started with a pipe to this one, and ended."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

WORKER_OPTION: Final = "--worker-of"
"""A standalone program that is started with this word, and the number of a pipe's end, thinks and shows nothing."""

SOURCE: Final = (
    "import sys; sys.path[:] = sys.argv[2:]; from scopa_gui.app.worker_process import work; work(sys.argv[1])"
)


class WorkerProcess:
    """A process that serves questions at the other end of `connection`. OSError where none can be started.

    It is no child of `multiprocessing`, which would start a second one beside it to watch over things that are not
    used here: seven megabytes.
    """

    connection: Connection

    def __init__(self) -> None:
        from multiprocessing.connection import Pipe  # a standalone program reads this module before its first picture

        self.connection, theirs = Pipe()
        try:
            self._process = _started(theirs.fileno())
        except OSError:
            self.connection.close()
            raise
        finally:
            theirs.close()

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def end(self, seconds: float) -> None:
        """End the process, a stopped one too, and wait so long for it to be gone."""
        self.connection.close()
        with contextlib.suppress(OSError):
            self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)


def _started(handle: int) -> subprocess.Popen[bytes]:
    """A process that inherits one end of a pipe and nothing else."""
    if getattr(sys, "frozen", False):
        command = [sys.executable, WORKER_OPTION, str(handle)]
    else:
        command = [sys.executable, "-c", SOURCE, str(handle), *sys.path]
    passing: dict[str, Any]
    if sys.platform == "win32":
        startup = subprocess.STARTUPINFO(lpAttributeList={"handle_list": [handle]})
        os.set_handle_inheritable(handle, True)
        passing = {"startupinfo": startup, "creationflags": subprocess.CREATE_NO_WINDOW}
    else:
        passing = {"pass_fds": [handle]}
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, **passing)


def work(handle: str) -> None:
    """In the new process: answer questions at this end of the pipe until the other one closes."""
    from scopa_gui.app.worker import serve

    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection

        serve(PipeConnection(int(handle)))
    else:
        from multiprocessing.connection import Connection

        serve(Connection(int(handle)))
