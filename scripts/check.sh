#!/bin/sh
# Format, lint, types, dead code, and the syntax of every shell script. Runs all of them and fails if one fails.
set -u
cd "$(dirname -- "$0")/.." || exit 1
failed=0

check() { # command
  if "$@"; then return; fi
  printf 'check: failed: %s\n' "$*" >&2
  failed=1
}

# A missing program fails on the machine that decides, and is named elsewhere.
check_with() { # program, arguments
  if command -v "$1" >/dev/null 2>&1; then
    check "$@"
  elif [ "${CI-}" = true ]; then
    printf 'check: %s is missing\n' "$1" >&2
    failed=1
  else
    printf 'check: skipped, %s is missing: %s\n' "$1" "$*" >&2
  fi
}

PATH=$PWD/node_modules/.bin:$PATH
check biome check --error-on-warnings --diagnostic-level=warn
check tsc --noEmit
check knip --no-progress
check_with shellcheck install.sh shell/shared/*.sh shell/*.bash shell/bash/*.bash scripts/*.sh scripts/packages/*.sh .ci/run .ci/bare .ci/powershell .ci/short-path
for file in shell/*.zsh shell/zsh/*.zsh shell/shared/aliases.sh; do check_with zsh -n "$file"; done
for file in shell/*.bash shell/bash/*.bash; do check_with bash -n "$file"; done
for file in shell/*.fish shell/fish/*.fish shell/conf.d/*.fish; do check_with fish -n "$file"; done
exit "$failed"
