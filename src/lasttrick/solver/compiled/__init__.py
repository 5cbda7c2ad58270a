"""The search compiled, for tables that fit into its numbers: the shadow of the plain search."""
