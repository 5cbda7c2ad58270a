"""The place where people sit: pure, made of facts alone."""
