"""The full-screen table: menu, table and everything that opens over it, in Textual."""
