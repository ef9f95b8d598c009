"""What is stored. `entries` only ever grows and is the truth about a game; the rest follows from it or is about people.

Secrets of people (tokens, codes, sessions, passwords) are stored as hashes only.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("folded", String(180), nullable=False, unique=True),  # names that differ in capitals only are the same
    Column("password", String(200), nullable=False),  # argon2
    Column("created_at", Float, nullable=False),
    Column("looks", String(120), index=True),  # names that people would take for each other
    Column("mail", String(254)),  # an address that its owner has confirmed
    Column("locked", Boolean, nullable=False, server_default=false()),  # by whoever runs the server
)

letters = Table(
    "letters",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the secret in a letter that was sent
    Column("account_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("mail", String(254)),  # the address that it confirms; None: it sets a new password
    Column("created_at", Float, nullable=False),
    Column("expires_at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", Integer, ForeignKey("accounts.id"), nullable=False, index=True),
    Column("expires_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("spectators", Boolean, nullable=False),
    Column("origin", String(8), nullable=False),  # table, upload or lesson
    Column("record", Text),  # the text of an uploaded record
    Column("created_at", Float, nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing, over
    Column("invite", String(16), nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("entries", Integer, nullable=False),  # the number of entries
    Column("ply", Integer, nullable=False),
    Column("decider", Integer),  # the seat that is asked
    Column("turn_seat", Integer),
    Column("chance", JSON, nullable=False),  # the shuffles of the deal
    Column("since", Float),  # when the decider was asked
    Column("left", JSON(none_as_null=True)),  # by seat, the seconds of its reserve
    Column("age", Integer, nullable=False),  # of the game, when reserves were last filled
    Column("wakes_at", Float, index=True),  # when somebody should look: a clock runs out, or a bot was left alone
    Column("rematch", String(24)),
    Column("resumed_at", Integer, nullable=False),  # the ply from which a snapshot had to take over
    Column("resumed_from", LargeBinary),
    Column("broken", Text),
    Column("dealt_at", Float),
    Column("fair", JSON(none_as_null=True)),  # commitments and shares of the deal, and the server's seed: dealing.py
    Column("vote", JSON(none_as_null=True)),  # of the table about somebody's seat: votes.py
    Column("listed", Boolean, nullable=False, index=True),  # strangers find it
    Column("level", String(16)),  # of people whom it waits for
    Column("locked", Boolean, nullable=False, server_default=false()),  # by whoever runs the server
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("advice", Boolean),  # do bots suggest moves? null: by who plays
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("name", String(60), nullable=False),
    Column("bot", String(32)),
    Column("key_id", Integer, index=True),
    Column("ready", Boolean, nullable=False),
    Column("substitute", String(32)),
    Column("webhook", Text),
    Column("seen_at", Float),
    Column("before", String(60)),  # whose seat it was, when it was left or taken away in a running game
    Column("seen_ply", Integer),  # the last ply that its person has looked at, on any device
    Column("answers", Boolean, nullable=False, server_default=true()),  # are only answers given for it?
)

keys = Table(
    "keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("host", Boolean, nullable=False),
    Column("account_id", Integer, ForeignKey("accounts.id"), index=True),
    Column("created_at", Float, nullable=False),
    Column("called_at", Float),  # when its person was last told that a decision waits
    Column("call_due", Float, index=True),  # when to tell of one that came too soon after
    UniqueConstraint("table_id", "hash"),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("key_id", Integer, nullable=False),
    Column("expires_at", Float, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # from 1 on
    Column("kind", String(8), nullable=False),  # command, undo, redo
    Column("ply", Integer, nullable=False),  # before it
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("client_id", String(64)),
    Column("at", Float, nullable=False),
    Index("entries_by_client", "table_id", "client_id", unique=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("law", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),  # JSON, compressed
)

signing_keys = Table(
    "signing_keys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("public", LargeBinary, nullable=False),
    Column("private", LargeBinary, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("retired_at", Float),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),  # one row
    Column("at", Float, nullable=False),  # when a server was last known to be alive; 0 before the first
)

callers = Table(
    "callers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key_id", Integer, index=True),  # of a person at one table,
    Column("account_id", Integer, index=True),  # or of an account at all of its tables
    Column("kind", String(8), nullable=False),  # mail, push, webhook, discord, ntfy
    Column("address", Text, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("every", Boolean, nullable=False),  # for each decision, not only once an hour
    Column("code", String(64)),  # that must come back before the address is used
    Column("created_at", Float, nullable=False),
)

kept = Table(
    "kept",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # what all servers of a database share
)
