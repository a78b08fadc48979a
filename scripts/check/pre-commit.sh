#!/bin/sh
# The quick checks before a commit: ln -s ../../scripts/check/pre-commit.sh .git/hooks/pre-commit
exec npm run --silent check
