"""A deal that is over, looked at again: records read, and every position worked out."""
