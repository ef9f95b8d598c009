"""Whether bots suggest moves at a table: as the host says, or by who plays."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("advice", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "advice")
