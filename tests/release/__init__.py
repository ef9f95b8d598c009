"""What people download and type: the release, and every command of the README."""
