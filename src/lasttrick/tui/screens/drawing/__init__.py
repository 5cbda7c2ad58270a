"""The table drawn on sheets of cells, by rules that know of no terminal and no keys."""
