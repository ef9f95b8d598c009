"""The server of the browser table: tables, seats, clocks, accounts, storage, web sockets. It knows no rules."""
