"""Who sat on a seat before somebody else took it over in a running game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("before", sa.String(60)))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("before")
