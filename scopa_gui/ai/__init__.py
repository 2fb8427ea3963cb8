"""Opponents: they are given a view and a limit, and answer with a move and its reasons."""
