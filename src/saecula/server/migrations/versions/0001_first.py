"""The first form: tables, seats, keys, entries, snapshots, accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _tables()
    _play()


def _people() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("folded", sa.String(120), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("expires_at", sa.Float, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(200), nullable=False),
        sa.Column("seed_chosen", sa.Boolean, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("origin", sa.String(8), nullable=False),
        sa.Column("record", sa.Text),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("invite", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("decider", sa.Integer),
        sa.Column("turn_seat", sa.Integer),
        sa.Column("chance", sa.JSON, nullable=False),
        sa.Column("since", sa.Float),
        sa.Column("left", sa.JSON),
        sa.Column("age", sa.Integer, nullable=False),
        sa.Column("wakes_at", sa.Float, index=True),
        sa.Column("rematch", sa.String(24)),
        sa.Column("resumed_at", sa.Integer, nullable=False),
        sa.Column("resumed_from", sa.LargeBinary),
        sa.Column("broken", sa.Text),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("key_id", sa.Integer, index=True),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("substitute", sa.String(32)),
        sa.Column("webhook", sa.Text),
        sa.Column("seen_at", sa.Float),
    )


def _play() -> None:
    op.create_table(
        "keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("account_id", sa.Integer, sa.ForeignKey("accounts.id"), index=True),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "hash"),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("key_id", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("auto", sa.Boolean, nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("entries_by_client", "entries", ["table_id", "client_id"], unique=True)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("law", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshots", "entries", "codes", "keys", "seats", "tables", "sessions", "accounts"):
        op.drop_table(name)
