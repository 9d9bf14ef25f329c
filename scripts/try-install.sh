#!/bin/sh
# What the README says first, on this machine and in a home of its own: install, ask, look at the setup, uninstall.
#   sh scripts/try-install.sh [FILE]
# FILE: a package that `npm run packages` built; without one this clone is installed.
set -eu
cd "$(dirname -- "$0")/.."
home=$(mktemp -d "${TMPDIR:-/tmp}/beck-try.XXXXXX")
trap 'rm -rf "$home"' EXIT
export HOME="$home"
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME ZDOTDIR
./install.sh --yes ${1:+--from "$1"} </dev/null
beck=$HOME/.local/bin/beck
"$beck" ask 'how much disk space is free' </dev/null
"$beck" --version --json
"$beck" doctor
"$beck" uninstall --purge
[ -z "$(find "$HOME" -name '*beck*')" ]
