"""Learning the games: rule sheets."""
