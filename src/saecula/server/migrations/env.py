"""Alembic runs this file; the connection comes from `saecula.server.database.migrate`."""

from alembic import context

from saecula.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
