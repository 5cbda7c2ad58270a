"""What clients and server say to each other; ``docs/protocol.md`` explains it."""
