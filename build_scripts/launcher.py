"""Where the frozen program starts: the worker process comes in here too, and is caught before anything else."""

from __future__ import annotations

import sys

from scopa_gui.app.worker_process import WORKER_OPTION, work

if __name__ == "__main__":
    if sys.argv[1:2] == [WORKER_OPTION]:
        work(sys.argv[2])
    else:
        from scopa_gui.__main__ import main

        sys.exit(main())
