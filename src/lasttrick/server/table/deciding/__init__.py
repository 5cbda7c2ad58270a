"""What a command comes to at a table: facts, or an error that says why not."""
