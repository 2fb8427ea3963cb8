"""Where the frozen program starts: the worker process re-enters here, so it must be caught before anything else."""

from __future__ import annotations

import multiprocessing
import sys

if __name__ == "__main__":
    # Without this a frozen worker would read the options again and open a window, and its parent wait for ever.
    multiprocessing.freeze_support()

    from scopa_gui.__main__ import main

    sys.exit(main())
