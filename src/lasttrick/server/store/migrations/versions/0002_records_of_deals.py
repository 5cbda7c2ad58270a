"""Records of deals that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of records."""
    op.create_table(
        "deals",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
