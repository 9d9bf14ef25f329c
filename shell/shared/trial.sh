#!/bin/sh
# Runs one command in a view of the machine that is thrown away; `src/trial/open.ts` starts it inside new namespaces.
#   sh trial.sh map <the same words again>
#     Reports `map` and waits until the ids are mapped; only then may this process mount.
#   sh trial.sh probe <empty folder>
#     Only finds out whether there can be a layer.
#   sh -c <all of this> trial.sh inside <uid>:<gid> <most processes> <folder> <umask> <refuse-names.pl>|- <megabytes> -- <program> <arguments>
#     In a view that bubblewrap has made: the rest only.
#   sh trial.sh begin <empty folder> <megabytes> <uid>:<gid>|root <most processes> <folder> <umask> <refuse-names.pl>|- <sockets> {<kind> <mode> <path>} -- <program> <arguments>
# The command has file descriptor 4, on which its shell may tell its state. File descriptor 3 takes the reports, a line each: `map`, `ready <process>`, `wanted <host or socket>`, `status <number>`, `failed <step>`.
# Standard input tells what to do: `stop` ends the command, its end or another line ends everything.
# The kinds of places, each above those in it:
#   overlay  a folder; what is written there goes into a layer, file descriptor 9 is the folder of all layers by number
#   folder   an empty folder, in which other places are
#   own      the same, and the person may write there
#   file     a copy of a small file
#   bind     a file that cannot be written
#   link     a symbolic link
#   show     a folder that cannot be written
#   copy     a copy of a folder, where there can be no layer; it goes where a layer would
#   hide     what is at the path is empty and cannot be changed
# What is none of these is not there: sockets, devices, pipes. Written in the sh of every Linux.
# shellcheck disable=SC2015,SC3045 # `fail` leaves; dash and bash have these limits.
set -u
# Outside a namespace of its own it would mount over, and end, what is not ours.
[ "$$" = 1 ] || exit 1
own_path=$PATH
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

# Whoever asks for a host or a socket is refused at once, and its name is known. Without perl it is not.
refuse_network() {
  links='link set lo up' servers=''
  if [ -e "$names" ] && [ -r /etc/resolv.conf ]; then
    while read -r word address _; do
      case $word:$address in
        nameserver:*[!0-9.]* | [!n]*) continue ;;
        nameserver:127.*) ;;
        nameserver:*)
          links="$links
address add $address/32 dev lo"
          ;;
      esac
      servers="$servers $address"
    done </etc/resolv.conf
  fi
  {
    echo "$links" | ip -force -batch - 2>/dev/null || ifconfig lo up 2>/dev/null
    # shellcheck disable=SC2086 # All of them have plain names.
    [ ! -e "$names" ] || perl "$names" ${servers:-127.0.0.1} -- $sockets </dev/null >/dev/null 2>&1 4>&-
  } &
  network=$!
}

# Runs the command, reports how it ended, and waits until the view is no longer looked at.
run() {
  ulimit -c 0
  cd "$folder" || fail folder
  # A background job's own standard input is no longer ours.
  exec 8<&0
  echo "ready $outside" >&3
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
      setpriv=$(command -v setpriv)
      umask "$mask"
      PATH=$own_path "$setpriv" --no-new-privs --inh-caps=-all --bounding-set="-all,+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+net_bind_service,+setfcap" -- "$@" </dev/null 3>&- 8<&- 9<&- &
      ;;
    *)
      unshare=$(command -v unshare) setpriv=$(command -v setpriv)
      umask "$mask"
      PATH=$own_path "$unshare" --user --map-user="${who%:*}" --map-group="${who#*:}" -- "$setpriv" --no-new-privs -- "$@" </dev/null 3>&- 8<&- 9<&- &
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

export LC_ALL=C

if [ "$step" = inside ]; then
  who=$1 most=$2 folder=$3 mask=$4 names=$5 megabytes=$6 sockets='' outside=-
  shift 7
  # A system that lets bubblewrap do more than what it starts may refuse this.
  unshare --user --map-user="${who%:*}" --map-group="${who#*:}" -- setpriv --no-new-privs true 3>&- 4>&- &
  check=$!
  if [ "$names" != - ]; then
    refuse_network
    wait "$network" 2>/dev/null
  fi
  wait "$check" || fail ids
  ulimit -p "$most" 2>/dev/null || ulimit -u "$most" 2>/dev/null || :
  # Of each file, in blocks of 512 bytes; what is written into all of them is looked at from outside.
  ulimit -f $((megabytes * 2048))
  run "$@"
fi

# What a mount outside forbids cannot be allowed here.
read_only() {
  mount -o remount,bind,ro "$1" 2>/dev/null || mount -o remount,bind,ro,nosuid,nodev "$1" 2>/dev/null ||
    mount -o remount,bind,ro,nosuid,nodev,noexec "$1"
}

top=$1 megabytes=$2 who=$3 most=$4 folder=$5 mask=$6 names=$7 sockets=$8
shift 8
umask 022

# Memory, so nothing is left of it; its size is the most that can be written.
mount -t tmpfs -o "size=${megabytes}m,mode=700" trial "$top" && cd "$top" && mkdir sockets || fail memory

# Meanwhile the view is made.
refuse_network

# Mounts are lines of a table, and files are copied together: a program for each would take most of the time.
number=0 table='' made='' closed='' shared='' read='' copies=''
add_mount() {
  table="$table$1 $2 $3 $4,X-mount.mkdir 0 0
"
}
# shellcheck disable=SC2086 # All of them have plain names.
make_mounts() {
  [ -z "$made" ] || mkdir -p $made || fail folder
  [ -z "$closed" ] || chmod 700 $closed || fail folder
  [ -z "$shared" ] || chmod 1777 $shared || fail folder
  [ -z "$read" ] || chmod 555 $read || fail folder
  [ -z "$table" ] || { printf '%s' "$table" >"$top/table" && mount -a -T "$top/table"; } || fail "$1"
  table='' made='' closed='' shared='' read=''
}
make_copies() {
  # shellcheck disable=SC2086
  [ -z "$copies" ] || cp -P --parents --preserve=mode,timestamps $copies view || fail file
  copies=''
}
# Other characters would need quoting in a table or list.
is_plain() { case $1 in *[!A-Za-z0-9/._+@%-]*) return 1 ;; esac; }

add_mount trial view tmpfs size=64m,mode=755
add_mount trial view/dev tmpfs size=256m,mode=755
add_mount trial view/proc proc defaults
# A size keeps root from filling the memory there.
add_mount trial view/sys tmpfs size=64k,mode=755
while [ "$1" != -- ]; do
  kind=$1 mode=$2 path=$3
  shift 3
  layer=layers/$number
  case $kind in
    overlay)
      made="$made $layer work/$number"
      case $mode in
        755) ;;
        700) closed="$closed $layer" ;;
        1777) shared="$shared $layer" ;;
        555) read="$read $layer" ;;
        *) mkdir -p "$layer" && chmod "$mode" "$layer" || fail folder ;;
      esac
      options=upperdir=$top/$layer,workdir=$top/work/$number,userxattr
      if is_plain "$top$path"; then add_mount trial "view$path" overlay "lowerdir=$path,$options"; else
        make_mounts overlay
        # A name relative to the folder needs no quoting among the options.
        mkdir -p "view$path" && cd -P "$path" 2>/dev/null && mount -t overlay -o "lowerdir=.,$options" trial "$top/view$path" || fail overlay
        cd "$top" || fail overlay
      fi
      ;;
    own)
      if is_plain "$path"; then add_mount trial "view$path" tmpfs "mode=$mode"; else
        make_mounts overlay
        mkdir -p "view$path" && mount -t tmpfs -o "mode=$mode" trial "view$path" || fail own
      fi
      ;;
    folder)
      make_mounts overlay
      mkdir -p "view$path" && chmod "$mode" "view$path" || fail folder
      ;;
    bind)
      make_mounts overlay
      : >"view$path" && mount --bind "$path" "view$path" && read_only "view$path" || fail bind
      ;;
    show)
      make_mounts overlay
      mkdir -p "view$path" && mount --bind "$path" "view$path" && read_only "view$path" || fail show
      ;;
    copy)
      make_mounts overlay
      # A person's namespace has no other owners.
      case $who in root) keeps=all ;; *) keeps=mode,timestamps,links,xattr ;; esac
      mkdir -p "$layer" "view$path" && cp -R -P -x --reflink=auto --preserve="$keeps" "$path/." "$layer/" && mount --bind "$layer" "view$path" || fail copy
      ;;
    hide)
      make_mounts overlay
      make_copies
      if [ -d "view$path" ]; then mount -t tmpfs -o ro,size=4k,mode=555 trial "view$path"; else
        : >"empty" && mount --bind empty "view$path" && mount -o remount,bind,ro "view$path"
      fi || fail hide
      ;;
    file | link)
      [ -z "$table" ] || make_mounts overlay
      if is_plain "$path"; then copies="$copies $path"; else cp -P --preserve=mode,timestamps "$path" "view$path" || fail file; fi
      ;;
  esac
  number=$((number + 1))
done
shift
make_mounts overlay
copies="$copies /dev/fd /dev/stdin /dev/stdout /dev/stderr"
make_copies

cd view || fail dev
for device in null zero full random urandom; do
  : >"dev/$device"
  add_mount "/dev/$device" "dev/$device" none bind
done
add_mount trial dev/shm tmpfs mode=1777,size=256m
add_mount trial dev/pts devpts newinstance,ptmxmode=666,mode=620
: >dev/ptmx
add_mount dev/pts/ptmx dev/ptmx none bind
# What a mount outside forbids cannot be allowed here.
add_mount proc/sys proc/sys none bind,ro,nosuid,nodev,noexec
add_mount /sys/devices sys/devices none rbind,ro,nosuid,nodev,noexec
# It listens.
wait "$network" 2>/dev/null
number=0
for path in $sockets; do
  [ ! -S "../sockets/$number" ] || [ ! -S ".$path" ] || add_mount "../sockets/$number" ".$path" none bind
  number=$((number + 1))
done
# The number that this process has outside.
read -r outside _ </proc/self/stat || fail proc
make_mounts dev

exec 9<../layers || fail layers
# The old root comes above the new one, and goes.
pivot_root . . && umount -l . && cd / || fail root
mount -o remount,bind,ro / || fail root
# Of the processes of this user here; not of root, whom only the namespace limits, since Linux 6.14.
ulimit -p "$most" 2>/dev/null || ulimit -u "$most" 2>/dev/null || :
run "$@"
