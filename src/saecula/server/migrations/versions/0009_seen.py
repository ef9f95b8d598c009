"""What each seat has seen, whether only answers are given for it, and whether a table chats."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen_ply", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("answers", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("tables", "chat")
    op.drop_column("seats", "answers")
    op.drop_column("seats", "seen_ply")
