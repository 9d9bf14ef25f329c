#!/bin/sh
# npm run try [shell]: a shell with the beck of these sources, laid out as an installation is, in its own home.
# What helper and scripts do goes to the file that BECK_LOG names. `exit` takes all of it away.
set -u
cd "$(dirname -- "$0")/.." || exit 1
shell=${1:-$(basename -- "${SHELL:-bash}")}
case $shell in
  zsh | bash | fish) script=beck.$shell ;;
  pwsh | powershell) shell=pwsh script=beck.ps1 ;;
  *) printf 'npm run try: there is no beck for %s; name zsh, bash, fish or pwsh.\n' "$shell" >&2 && exit 2 ;;
esac
command -v "$shell" >/dev/null || { printf 'npm run try: %s is not installed.\n' "$shell" >&2 && exit 2; }
node_folder=$(sh install.sh --only-dependencies) || exit
env PATH="$node_folder:$PATH" npm run --silent build >/dev/null || exit

place=$(mktemp -d "${TMPDIR:-/tmp}/beck-try.XXXXXX") || exit
trap 'rm -rf "$place"' EXIT
trap : INT
beck=$place/beck home=$place/home
mkdir -p "$beck/lib" "$home/.config/fish" "$home/.local/bin" || exit
cp -R dist/. "$beck/lib" && cp -R shell "$beck/" || exit
# The native module is looked for beside the bundle.
ln -s "$PWD/node_modules" "$beck/node_modules"
printf '%s\n' "$node_folder/node" "$beck/lib/main.js" >"$beck/runtime"
# As install.sh writes it.
cat >"$home/.local/bin/beck" <<END
#!/bin/sh
if [ -n "\${NODE_OPTIONS-}" ]; then export BECK_NODE_OPTIONS="\$NODE_OPTIONS"; fi
unset NODE_OPTIONS NODE_PATH NODE_DEBUG NODE_V8_COVERAGE NODE_COMPILE_CACHE
exec "$node_folder/node" --min-semi-space-size=24 "$beck/lib/main.js" "\$@"
END
chmod 700 "$home/.local/bin/beck"

BECK_LOG=$place/log
printf '%s\n' "$shell with the beck of $PWD and an empty home. Commands run for real; exit ends it." \
  'Ask: ? which files here are over 1 MB' "Its log, from another terminal: tail -f $BECK_LOG"
[ -z "${XDG_CONFIG_HOME-}" ] || unset XDG_CONFIG_HOME
unset XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME ZDOTDIR
PATH=$home/.local/bin:$PATH HOME=$home
export BECK_LOG PATH HOME
case $shell in
  zsh) printf '. %s\n' "$beck/shell/$script" >"$home/.zshrc" && zsh -i ;;
  bash) printf '. %s\n' "$beck/shell/$script" >"$home/.bashrc" && bash -i ;;
  fish) printf 'source %s\n' "$beck/shell/$script" >"$home/.config/fish/config.fish" && fish -i ;;
  pwsh) pwsh -NoLogo -NoProfile -NoExit -Command ". '$beck/shell/$script'" ;;
esac
