"""What alembic runs around the steps: on the connection that it was handed, and no other."""

from alembic import context

from lasttrick.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
# The transaction belongs to whoever handed the connection over.
context.run_migrations()
