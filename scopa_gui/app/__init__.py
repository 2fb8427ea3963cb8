"""What the program does without a screen: sessions, saves, settings, statistics, words."""
