#!/bin/sh
# Starts the helper for one question, in the shell's own process group.
#   sh launch.sh <folder> <shell pid> <shell>
# Makes the private folder with its two FIFOs, prints the terminal's modes on one line, and returns
# while the helper starts. POSIX sh; called by beck.zsh, beck.bash and beck.fish in a command substitution.
#   sh launch.sh hold <file>
# What comes on standard input, bounded, into a new file there. Ctrl-C ends that.
#   sh launch.sh offer
# What Tab may offer for the question that comes on standard input, one a line. Ctrl-C ends that.
#   sh launch.sh ahead <folder> <shell pid> <shell> [<seconds>]
# Starts a helper that gets ready and waits for a question, so long or as after a question. Prints nothing.
#   sh launch.sh take <folder>
# Gives the helper that waits there the environment of now, and prints the terminal's modes on one line. Fails where no
# helper waits.
set -u
# Linux: the name by which `ps` lists this script and what it forks.
{ printf beck >/proc/self/comm; } 2>/dev/null
# Ctrl-C belongs to the shell and the helper; what begins a question must be finished.
case $1 in
  hold | offer) ;;
  # Ctrl-C ends its waiting; Ctrl-Z would stop the shell with it.
  take) trap '' QUIT TSTP TTIN TTOU PIPE ;;
  *) trap '' INT QUIT TSTP TTIN TTOU PIPE ;;
esac

ahead=
[ "$1" != ahead ] || { ahead=1; shift; }
folder=$1 shell_pid=${2-} shell=${3-} seconds=${4-}
case $0 in */*) here=${0%/*} ;; *) here=. ;; esac

# The shell reads both streams: the modes, or the reason why there are none.
say() { printf '%s\n' "$1" >&2; }

umask 077
# These would run another user's code or files in the helper; commands keep them.
unset NODE_OPTIONS NODE_PATH NODE_DEBUG NODE_V8_COVERAGE NODE_COMPILE_CACHE

wake() {
  trap 'kill "$!"; exit' TERM
  while command -p sleep 0.5 & wait "$!" && [ -d "$folder" ]; do kill -CONT "$helper" || exit; done
}
if [ "$folder" = take ]; then
  folder=$2 tries=0
  # It may still be starting.
  until [ -s "$folder/waits" ]; do
    tries=$((tries + 1))
    [ "$tries" -lt 20 ] && command -p sleep 0.05 && { [ "$tries" -lt 8 ] || [ -d "$folder" ]; } || exit
  done
  # In a place where others may make folders as well, one of this name may be theirs.
  [ -O "$folder" ] && [ ! -L "$folder" ] || exit
  read -r helper <"$folder/waits" && kill -0 "$helper" && command -p env -0 >"$folder/environment" || exit
  (exec </dev/null >/dev/null 2>&1; wake) &
  { command -p stty -g </dev/tty; } 2>/dev/null || echo
  exit 0
fi

{ IFS= read -r node && IFS= read -r main; } 2>/dev/null <"$here/../../runtime" || {
  say "the file $here/../../runtime is missing; run install.sh again."
  exit 1
}
[ -x "$node" ] || { say "Node is no longer at $node; run install.sh again."; exit 1; }
[ -r "$main" ] || { say "$main is missing; run install.sh again."; exit 1; }

# Less is collected while a question is read, which takes longer than answering it; any other flag would have V8 refuse
# what it keeps compiled of Node itself.
set -- --min-semi-space-size=24 "$main"
[ "$folder" != hold ] || exec "$node" "$@" hold "$shell_pid"
[ "$folder" != offer ] || exec "$node" "$@" offer
# For debugging, logs what this script does, and when, to the file that BECK_LOG names.
note() {
  [ -n "${BECK_LOG-}" ] && [ ! -L "$BECK_LOG" ] || return 0
  { printf '%s %s launch.sh: %s\n' "$(command -p date -u +%Y-%m-%dT%H:%M:%SZ)" "$$" "$1" >>"$BECK_LOG"; } 2>/dev/null
}
note "starts $main${ahead:+ ahead} for the shell $shell_pid"
# By `command -p`: PATH may begin with another user's folder, and the helper must get it unchanged.
[ -z "$ahead" ] || exec 2>/dev/null
if ! command -p mkdir -m 700 -- "$folder" || ! command -p mkfifo -m 600 -- "$folder/request" "$folder/reply" \
  ${ahead:+"$folder/typed" "$folder/shown"}; then
  say "cannot make the private folder $folder."
  exit 1
fi
# The shell takes each number once: a helper that was not there yet when it was looked for waits in vain.
series=${folder%.*} number=${folder##*.}
[ ! -d "$series.$((number - 1))" ] || command -p rm -rf -- "$series.$((number - 1))"
if [ -n "$ahead" ] && [ -d "$series.$((number + 1))" ]; then
  command -p rm -rf -- "$folder"
  exit 1
fi
# Only with what the program itself reads: the rest of the environment comes with the question.
start_ahead() {
  for name in HOME PATH USER LOGNAME TERM LANG LC_ALL LC_CTYPE LC_TIME TZ TMPDIR XDG_CONFIG_HOME XDG_DATA_HOME \
    XDG_STATE_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR BECK_LOG BECK_PRESTART BECK_PREVIEW BECK_PREFIX NO_COLOR NODE_EXTRA_CA_CERTS NODE_USE_SYSTEM_CA \
    NODE_USE_ENV_PROXY OPENSSL_CONF SSL_CERT_FILE SSL_CERT_DIR; do
    eval "[ -z \"\${$name+set}\" ] || set -- \"$name=\$$name\" \"\$@\""
  done
  exec /usr/bin/env -i "$@"
}
# How the helper ended, in one sentence: $1 is its status, its standard error is in the folder.
tell_end() {
  told=
  while IFS= read -r line; do
    case $line in
      *'out of memory'*) told='The helper ran out of memory.'; break ;;
      # Node shows the place first.
      Error:\ * | Error\ \[* | [A-Z]*Error:\ * | [A-Z]*Error\ \[*) told=$line; break ;;
    esac
    told=${told:-$line}
  done <"$folder/error"
  case $1,$told in
    *,'The helper ran out of memory.') ;;
    0,*) told='The helper ended without an answer.' ;;
    137,*) told='The helper was killed (SIGKILL), perhaps because memory ran out.' ;;
    12[6-7],?*) ;;
    12[89],* | 1[3-9][0-9],*) told="The helper was ended by SIG$(kill -l "$1")." ;;
    *,) told="The helper ended unexpectedly (exit status $1)." ;;
  esac
}

# One that waits for minutes keeps no file system from being unmounted.
[ -z "$ahead" ] || cd / || exit
# Held open, so that nothing the shell writes is lost before the helper reads and no open ever waits. Before this script
# returns: to the shell, a reply that no process holds open means that all of this has ended.
exec 4<>"$folder/request" 5<>"$folder/reply"
{
  # A closed window ends the shell; then only the folder has to be removed. Killing every process named
  # beck ends the helper alone.
  trap '' HUP
  trap : TERM
  waker=
  if [ -n "$ahead" ]; then
    start_ahead "$node" "$@" question "$folder" "$shell_pid" "$shell" ${seconds:+"$seconds"} 2>"$folder/error" 4>&- 5>&- &
    helper=$!
  else
    "$node" "$@" question "$folder" "$shell_pid" 2>"$folder/error" 4>&- 5>&- &
    helper=$!
    # A stopped helper would not hear even the signal that is to end it, and the shell would wait for both.
    wake 4>&- 5>&- &
    waker=$!
  fi
  wait "$helper"
  status=$?
  while kill -0 "$helper"; do
    wait "$helper"
    status=$?
  done
  [ -z "$waker" ] || kill "$waker"
  note "the helper ended with $status"
  # Ctrl-C was quicker than its start: the shell knows of it, and fish waits for the folder to go.
  if [ "$status" = 130 ]; then
    command -p rm -rf -- "$folder"
    exit
  fi
  # It has finished, and the next question may come soon: one gets ready in the folder with the next number.
  if [ "$status" = 75 ]; then
    command -p rm -rf -- "$folder"
    exec /bin/sh "$0" ahead "$series.$((number + 1))" "$shell_pid" "$shell" 4>&- 5>&-
  fi
  # Nobody has asked it yet.
  if [ -n "$ahead" ] && [ ! -e "$folder/taken" ] && [ ! -e "$folder/environment" ]; then
    command -p rm -rf -- "$folder"
    exit
  fi
  # The shell hears of it at its next read and takes the folder away; after its goodbye nothing reads this.
  # It may have given up in the middle of a message: then this would wait for ever.
  tell_end "$status"
  printf 'fail\0%s\0\0\0' "$told" >&5 &
  while [ -d "$folder" ] && kill -0 "$shell_pid"; do command -p sleep 0.2; done
  kill "$!"
  command -p rm -rf -- "$folder"
} </dev/null >/dev/null 2>&1 &

[ -z "$ahead" ] || exit 0
# While the helper starts.
# Without a terminal there are no modes to restore: the line stays empty.
{ modes=$(command -p stty -g </dev/tty); } 2>/dev/null || modes=
# Nothing listens any more: Ctrl-C was quicker than this script.
if ! printf '%s\n' "$modes" 2>/dev/null; then
  command -p rm -rf -- "$folder"
  exit 1
fi
