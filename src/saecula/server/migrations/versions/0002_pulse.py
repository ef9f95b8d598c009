"""When a server was last alive; room for names that grow when their capitals are folded."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    pulse = op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    with op.batch_alter_table("accounts") as accounts:
        accounts.alter_column("folded", type_=sa.String(180), existing_type=sa.String(120), existing_nullable=False)


def downgrade() -> None:
    """Names may stay longer: an older version only writes shorter ones."""
    op.drop_table("pulse")
