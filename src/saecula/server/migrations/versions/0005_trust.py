"""Keys that sign records; shares of fair deals; votes of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "signing_keys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("private", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("retired_at", sa.Float),
    )
    op.add_column("tables", sa.Column("dealt_at", sa.Float))
    op.add_column("tables", sa.Column("fair", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("vote", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    for name in ("vote", "fair", "dealt_at"):
        op.drop_column("tables", name)
    op.drop_table("signing_keys")
