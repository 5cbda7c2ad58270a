"""The policy in compiled code: what a seat knows, what it makes of it, and deals played on by it.

Needs NumPy and numba; nothing is imported here.
"""
