"""Tables that are listed for strangers; addresses of accounts and letters to them; names by Unicode's list."""

import sqlalchemy as sa
from alembic import op

from saecula.server.looks import looks

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("level", sa.String(16)))
    op.create_index("ix_tables_listed", "tables", ["listed"])
    op.add_column("accounts", sa.Column("mail", sa.String(254)))
    op.create_table(
        "letters",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("mail", sa.String(254)),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("looks"))
    connection = op.get_bind()
    for found in list(connection.execute(sa.select(accounts.c.id, accounts.c.name))):
        connection.execute(sa.update(accounts).where(accounts.c.id == found.id).values(looks=looks(found.name)))


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_column("accounts", "mail")
    op.drop_index("ix_tables_listed", "tables")
    op.drop_column("tables", "level")
    op.drop_column("tables", "listed")
