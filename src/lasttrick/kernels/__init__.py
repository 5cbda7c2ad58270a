"""The same play as the engine, compiled for bulk work; driven by the same game data."""
