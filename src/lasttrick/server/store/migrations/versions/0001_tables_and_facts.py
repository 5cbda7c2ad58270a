"""Tables and their facts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
