"""The doors of the server over HTTP; docs/api.md shows them all with examples."""
