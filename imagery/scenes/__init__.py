"""Arrangements: each function builds everything in front of the camera for one kind of picture."""
