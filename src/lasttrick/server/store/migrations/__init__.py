"""The steps that lead from an older database to this one, in ``versions``."""
