"""What an account's name looks like, so that no new one looks the same."""

import sqlalchemy as sa
from alembic import op

from saecula.server.looks import looks

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("looks", sa.String(120), nullable=True))
    op.create_index("ix_accounts_looks", "accounts", ["looks"])
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("looks"))
    connection = op.get_bind()
    for found in list(connection.execute(sa.select(accounts.c.id, accounts.c.name))):
        connection.execute(sa.update(accounts).where(accounts.c.id == found.id).values(looks=looks(found.name)))


def downgrade() -> None:
    op.drop_index("ix_accounts_looks", "accounts")
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("looks")
