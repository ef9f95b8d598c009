"""Tables and accounts that whoever runs the server has locked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    for name in ("tables", "accounts"):  # with a default of the database: an older server may still be at work
        op.add_column(name, sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("tables", "accounts"):
        with op.batch_alter_table(name) as changed:
            changed.drop_column("locked")
