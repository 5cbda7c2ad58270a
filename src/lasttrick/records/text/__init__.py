"""Records as text for people, written and read."""
