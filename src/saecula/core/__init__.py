"""The game-independent engine: commands, frames, events, chance, games and records. It names no game."""
