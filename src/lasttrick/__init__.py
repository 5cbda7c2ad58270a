"""Play, learn and study Agram and its family, the card games in which one trick decides."""

__version__ = "0.1.0"
