"""Learning the games, and keeping score at a table with real cards."""
