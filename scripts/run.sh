#!/bin/sh
# `npm test`: starts on whatever Node npm has, brings the packages up to date, checks, builds and runs every test.
# `npm test FOLDER…` runs only the tests in them, at once: what they start is built if the sources are newer.
set -u
cd "$(dirname -- "$0")/.." || exit 1
node_folder=$(sh install.sh --only-dependencies) || exit
PATH=$node_folder:$PATH
export PATH

passed=0 failed=0 skipped=0

step() { # name, command
  name=$1
  shift
  printf '\n== %s\n' "$name"
  if "$@"; then
    passed=$((passed + 1))
  else
    printf '%s failed\n' "$name" >&2
    failed=$((failed + 1))
  fi
}

# The tests that need one skip themselves without it; where the verdict counts, its absence is a failure.
for program in zsh bash fish tmux shellcheck; do
  command -v "$program" >/dev/null 2>&1 && continue
  if [ "${CI-}" = true ]; then
    printf '%s is missing\n' "$program" >&2
    failed=$((failed + 1))
  else
    printf 'skipped: %s is missing, and what needs it\n' "$program" >&2
    skipped=$((skipped + 1))
  fi
done

# What runs a model on this machine is no dependency; its tests skip themselves without it.
if ! node scripts/llama.ts; then
  printf 'skipped: node-llama-cpp could not be installed, and what needs it\n' >&2
  if [ "${CI-}" = true ]; then failed=$((failed + 1)); else skipped=$((skipped + 1)); fi
fi

if [ $# -eq 0 ]; then
  step check sh scripts/check.sh
  step build npm run --silent build
fi

colour=--color
if [ ! -t 1 ]; then colour=--no-color; fi
report=$(mktemp "${TMPDIR:-/tmp}/beck-test.XXXXXX")
trap 'rm -f "$report"' EXIT
printf '\n== tests\n'
node_modules/.bin/vitest run "$colour" \
  --reporter=default --reporter=json --outputFile.json="$report" "$@" </dev/null
node scripts/closing-line.ts "$report" $? "$passed" "$failed" "$skipped"
