"""Makes every sound and piece of music of the game from random numbers and formulas, with the standard library alone.

Cards and wood are noise and damped modes, strings are delay loops. `cues` and `music` say what there is,
`python -m build_scripts.sounds` writes or checks it.
"""
