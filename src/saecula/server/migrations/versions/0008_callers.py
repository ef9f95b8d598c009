"""Where people want to be called, when they last were, and what servers of one database keep together."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "callers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key_id", sa.Integer, index=True),
        sa.Column("account_id", sa.Integer, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("every", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "kept", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.add_column("keys", sa.Column("called_at", sa.Float))
    op.add_column("keys", sa.Column("call_due", sa.Float))
    op.create_index("ix_keys_call_due", "keys", ["call_due"])


def downgrade() -> None:
    op.drop_index("ix_keys_call_due", "keys")
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("call_due")
        keys.drop_column("called_at")
    op.drop_table("kept")
    op.drop_table("callers")
