#!/bin/sh
# The quick checks before a commit: ln -s ../../scripts/pre-commit.sh .git/hooks/pre-commit
exec npm run --silent check
