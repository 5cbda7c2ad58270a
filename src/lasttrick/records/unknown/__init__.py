"""Records in which some cards are not known: what can be checked of them, and what cannot."""
