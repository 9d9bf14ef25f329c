#!/bin/sh
# Starts the helper for one question, in the shell's own process group.
#   sh launch.sh <folder> <shell pid>
# Makes the private folder with its two FIFOs, prints the terminal's modes on one line, and returns
# while the helper starts. POSIX sh; called by beck.zsh, beck.bash and beck.fish in a command substitution.
#   sh launch.sh hold <file>
# What comes on standard input, bounded, into a new file there. Ctrl-C ends that.
set -u
# Ctrl-C belongs to the shell and the helper; what begins a question must be finished.
[ "$1" = hold ] || trap '' INT QUIT TSTP TTIN TTOU PIPE

folder=$1 shell_pid=$2
case $0 in */*) here=${0%/*} ;; *) here=. ;; esac

# The script takes both streams: the modes, or why there are none.
say() { printf '%s\n' "$1" >&2; }

{ IFS= read -r node && IFS= read -r main; } 2>/dev/null <"$here/../runtime" || {
  say "the file $here/../runtime is missing; run install.sh again."
  exit 1
}
[ -x "$node" ] || { say "Node is no longer at $node; run install.sh again."; exit 1; }
[ -r "$main" ] || { say "$main is missing; run install.sh again."; exit 1; }

umask 077
# These would run code or files of somebody else's in the helper; commands keep them.
unset NODE_OPTIONS NODE_PATH NODE_DEBUG NODE_V8_COVERAGE NODE_COMPILE_CACHE
[ "$folder" != hold ] || exec "$node" "$main" hold "$2"
# By `command -p`: PATH may begin with a folder of somebody else's, and the helper shall have it unchanged.
if ! command -p mkdir -m 700 -- "$folder" || ! command -p mkfifo -m 600 -- "$folder/request" "$folder/reply"; then
  say "cannot make the private folder $folder."
  exit 1
fi
{
  # A closed window ends the shell and the helper; what is left then is to take the folder away.
  trap '' HUP
  # Held open, so that nothing the shell writes is lost before the helper reads and no open ever waits.
  exec 4<>"$folder/request" 5<>"$folder/reply"
  "$node" "$main" question "$folder" "$shell_pid" 2>"$folder/error" 4>&- 5>&- && exit 0
  # The helper failed: the shell hears of it at its next read and takes the folder away.
  { IFS= read -r reason <"$folder/error"; } || reason='The helper ended unexpectedly.'
  printf 'fail\0%s\0\0\0' "$reason" >&5
  while [ -d "$folder" ] && kill -0 "$shell_pid"; do command -p sleep 0.2; done
  command -p rm -rf -- "$folder"
} </dev/null >/dev/null 2>&1 &

# While the helper starts.
# Without a terminal there are no modes to restore: the line stays empty.
{ modes=$(command -p stty -g </dev/tty); } 2>/dev/null || modes=
# Nobody listens any more: Ctrl-C was quicker than this script.
if ! printf '%s\n' "$modes" 2>/dev/null; then
  command -p rm -rf -- "$folder"
  exit 1
fi
