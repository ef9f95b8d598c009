#!/bin/sh
# Rebuild the page from its sources and say whether the committed one is the same, byte for byte.
# Needs Node 20.19 or newer and pnpm; nobody else needs them, because the built page is part of the package.
set -eu
cd "$(dirname "$0")"
pnpm install --frozen-lockfile
pnpm check
pnpm build
if [ -n "$(git status --porcelain -- ../src/saecula/web)" ]; then
    git --no-pager diff --stat -- ../src/saecula/web
    echo "the committed page differs from its sources: commit src/saecula/web" >&2
    exit 1
fi
echo "the committed page is what its sources say"
