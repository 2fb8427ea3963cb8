"""Random play through the real program, without a screen: whatever a person does, a match is never lost.

python -m tests.torture --minutes M --seed S     faults are written to a file with their steps
python -m tests.torture --replay FILE            play such a file again
python -m tests.torture.soak --hands N           many hands in one process: memory and files stay level
"""

import os

# Before anything imports pygame: no screen and no sound card.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
