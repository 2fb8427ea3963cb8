"""What is seen and felt, as numbers: layout, motion, gestures and cues; no pixel is drawn here."""
