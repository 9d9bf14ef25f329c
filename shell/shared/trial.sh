#!/bin/sh
# Runs one command in a view of the machine that is thrown away; `src/trial/open.ts` starts it inside new namespaces.
#   sh trial.sh map <the same words again>
#     Reports `map` and waits until the ids are mapped; only then may this process mount.
#   sh trial.sh probe <empty folder>
#     Only finds out whether there can be a layer.
#   sh -c <all of this> trial.sh inside <uid>:<gid> <most processes> <folder> <umask> <refuse-names.pl>|- <megabytes> -- <program> <arguments>
#     In a view that bubblewrap has made: the rest only.
#   sh trial.sh begin <uid>:<gid>|root <most processes> <folder> <umask> <refuse-names.pl>|- <megabytes> <empty folder> -- <program> <arguments>
#     Mounts a file system in memory at the empty folder, reports `memory` and waits until `src/trial/skeleton.ts` has filled it.
# The command has file descriptor 4, on which its shell may tell its state. File descriptor 3 takes the reports, a line each: `map`, `memory <process>`, `ready <process>`, `wanted <host>`, `status <number>`, `failed <step>`.
# After `map`, `memory` and `ready` it waits for a line of standard input. Later `stop` ends the command, its end or another line ends everything.
# Starting programs takes most of the time, so there are few. Written in the sh of every Linux.
# shellcheck disable=SC2015,SC3045 # `fail` leaves; dash and bash have these limits.
set -u
# Outside a namespace of its own it would mount over, and end, what is not ours.
[ "$$" = 1 ] || exit 1
own_path=$PATH own_last=${OLDPWD+=$OLDPWD}
PATH=/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin
step=$1
shift

if [ "$step" = probe ]; then
  mount -t tmpfs -o size=1m,mode=700 trial "$1" && cd "$1" && mkdir lower layer work || exit 1
  mount -t overlay -o lowerdir=lower,upperdir=layer,workdir=work,userxattr trial lower || mount --bind lower layer
  exit
fi

if [ "$step" = map ]; then
  echo map >&3
  read -r _ || exit 1
  # The capabilities over these namespaces come with the start of a program as their root.
  exec sh "$0" begin "$@"
fi

fail() {
  echo "failed $1" >&3
  exit 1
}

# Whoever asks for a host is refused at once, and its name is known. Without perl it is not.
refuse_network() {
  servers=''
  if [ -r /etc/resolv.conf ]; then
    while read -r word address _; do
      case $word:$address in
        nameserver:*[!0-9.]*) ;;
        nameserver:*) servers="$servers $address" ;;
      esac
    done </etc/resolv.conf
  fi
  {
    # shellcheck disable=SC2086 # All of them have plain names.
    [ -e "$names" ] && perl "$names" ${servers:-127.0.0.1} </dev/null >/dev/null 2>&1 4>&- ||
      ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null
  } &
  network=$!
}

# Without a process of its own, as `$(command -v …)` has.
find_program() {
  for folder_of in /usr/sbin /usr/bin /sbin /bin /run/current-system/sw/bin; do
    found=$folder_of/$1
    [ ! -x "$found" ] || return 0
  done
}

# Runs the command, reports how it ended, and waits until the view is no longer looked at.
run() {
  ulimit -c 0
  # Of the processes of this user here; not of root, whom only the namespace limits, since Linux 6.14.
  ulimit -p "$most" 2>/dev/null || ulimit -u "$most" 2>/dev/null || :
  cd "$folder" || fail folder
  # The command has the environment that this had.
  case $own_last in '') unset OLDPWD ;; *) OLDPWD=${own_last#=} ;; esac
  # A background job's own standard input is no longer ours.
  exec 8<&0
  echo "ready $outside" >&3
  # What is printed from then on is the command's.
  read -r _ <&8 || exit 1
  # Ends the command when it is told to, or when beck is gone; again and again, since the command may not have started.
  {
    read -r _ <&8
    while :; do
      kill -KILL -1
      sleep 0.01
    done
  } 9<&- 3>&- 4>&- 2>/dev/null &
  case $who in
    # What root needs to act on files and users; nothing that reaches the system itself.
    root)
      find_program setpriv
      setpriv=$found
      umask "$mask"
      PATH=$own_path "$setpriv" --no-new-privs --inh-caps=-all --bounding-set="-all,+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+net_bind_service,+setfcap" -- "$@" </dev/null 3>&- 8<&- 9<&- &
      ;;
    *)
      # Bubblewrap has done without new privileges itself.
      case $step in
        begin)
          find_program setpriv
          set -- "$found" --no-new-privs -- "$@"
          ;;
      esac
      find_program unshare
      umask "$mask"
      PATH=$own_path "$found" --user --map-user="${who%:*}" --map-group="${who#*:}" -- "$@" </dev/null 3>&- 8<&- 9<&- &
      ;;
  esac
  command=$!
  wait "$command" 2>/dev/null
  status=$?
  kill -KILL -1 2>/dev/null
  echo "status $status" >&3
  read -r _ <&8
  exit 0
}

who=$1 most=$2 folder=$3 mask=$4 names=$5 megabytes=$6
shift 6

if [ "$step" = inside ]; then
  outside=-
  shift
  if [ "$names" != - ]; then
    refuse_network
    wait "$network" 2>/dev/null
  fi
  # A system that lets bubblewrap do more than what it starts may refuse this.
  read -r restricted 2>/dev/null </proc/sys/kernel/apparmor_restrict_unprivileged_userns || restricted=0
  [ "$restricted" = 0 ] || unshare --user --map-user="${who%:*}" --map-group="${who#*:}" -- true 3>&- 4>&- || fail ids
  # Of each file, in blocks of 512 bytes; what is written into all of them is looked at from outside.
  ulimit -f $((megabytes * 2048))
  run "$@"
fi

top=$1
shift 2
umask 022
# Meanwhile the view is made.
[ "$names" = - ] || refuse_network
# Nothing is left of it, and its size is the most that can be written.
mount -t tmpfs -o "size=${megabytes}m,mode=700" trial "$top" && cd "$top" || fail memory
# The number that this process has outside.
read -r outside _ </proc/self/stat || fail proc
echo "memory $outside" >&3
read -r _ || exit 1
LC_ALL=C mount -a -T table || fail overlay
[ ! -e socket-table ] || mount -a -T socket-table 2>/dev/null
# It listens.
[ "$names" = - ] || wait "$network" 2>/dev/null
exec 9<layers && cd view || fail layers
# The old root comes above the new one, and goes.
pivot_root . . && umount -l . && cd / || fail root
run "$@"
