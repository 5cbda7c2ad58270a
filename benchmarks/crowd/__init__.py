"""A crowd of scripted players, and the servers that they come to: what `load` measures with."""
