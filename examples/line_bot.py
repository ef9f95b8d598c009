"""A bot for Saecula that uses nothing but the line protocol (docs/bot-protocol.md): any language can do the same.

It likes some commands better than others and throws dice among equals.
Try it: saecula tournament tta --games 10 --bots "cmd:python examples/line_bot.py,random"
"""

import json
import random
import sys

LIKED = {
    "tta": ["stage", "develop", "elect", "populate", "build", "upgrade", "revolt", "play", "take", "prepare", "land"],
    "aoc": ["rise", "wonder", "culture", "research", "build", "annex", "learn", "choose", "trade", "conquest"],
}


def liking(command, liked):
    """Small is good; what ends something comes last."""
    word = command.split()[0]
    if word in ("end", "pass", "done", "skip", "concede"):
        return len(liked) + 1
    return liked.index(word) if word in liked else len(liked)


def say(message):
    print(json.dumps(message), flush=True)


dice, liked = random.Random(0), []
for line in sys.stdin:
    message = json.loads(line)
    if "saecula-bot" in message:  # a new game: who am I, and what is played?
        dice, liked = random.Random(message["seed"]), LIKED[message["game"]]
        say({"saecula-bot": 1, "name": "likes and dice"})
    elif "ask" in message:  # a question: any of the legal commands is an answer
        best = min(liking(command, liked) for command in message["legal"])
        say({"do": dice.choice([command for command in message["legal"] if liking(command, liked) == best])})
    elif "over" in message:  # the game is over; scores and ranks are in message["over"]
        liked = []
