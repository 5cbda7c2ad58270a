"""Records that were shared, challenges, and who took them up."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of what is kept for whoever has its id."""
    op.create_table(
        "shared",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("challenge", sa.String(40), sa.ForeignKey("challenges.id"), nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("proof", sa.String(64), nullable=False),
    )
    op.create_index("attempts_of_a_challenge", "attempts", ["challenge"])
