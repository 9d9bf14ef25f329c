#!/bin/sh
# Runs one command in a view of the machine that is thrown away; `src/trial/open.ts` starts it inside new namespaces.
#   sh trial.sh map <the same words again>
#     Reports `map` and waits until the ids are mapped; only then may this process mount.
#   sh trial.sh begin <empty folder> <megabytes> <uid>:<gid>|root <most processes> <folder> <umask> {<kind> <mode> <path>} -- <program> <arguments>
# The command has file descriptor 4, on which its shell may tell its state. File descriptor 3 takes the reports, a line each: `map`, `ready <process>`, `status <number>`, `failed <step>`.
# Standard input tells what to do: `stop` ends the command, its end or another line ends everything.
# The kinds of places, each above those in it:
#   overlay  a folder; what is written there goes into a layer, file descriptor 9 is the folder of all layers by number
#   folder   an empty folder, in which other places are
#   own      the same, and the person may write there
#   file     a copy of a small file
#   bind     a file that cannot be written
#   link     a symbolic link
# What is none of these is not there: sockets, devices, pipes. Written in the sh of every Linux.
# shellcheck disable=SC2015,SC3045 # `fail` leaves; dash and bash have these limits.
set -u
# Outside a namespace of its own it would mount over, and end, what is not ours.
[ "$$" = 1 ] || exit 1
own_path=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin
step=$1
shift

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

# What a mount outside forbids cannot be allowed here.
read_only() {
  mount -o remount,bind,ro "$1" 2>/dev/null || mount -o remount,bind,ro,nosuid,nodev "$1" 2>/dev/null ||
    mount -o remount,bind,ro,nosuid,nodev,noexec "$1"
}

top=$1 megabytes=$2 who=$3 most=$4 folder=$5 mask=$6
shift 6
export LC_ALL=C
umask 022

mount --make-rprivate / || fail namespace
# Memory, so nothing is left of it; its size is the most that can be written.
mount -t tmpfs -o "size=${megabytes}m,mode=700" trial "$top" || fail memory
root=$top/root
mkdir "$top/layers" "$top/work" "$root"
mount -t tmpfs -o size=64m,mode=755 trial "$root" || fail memory

number=0
while [ "$1" != -- ]; do
  kind=$1 mode=$2 path=$3
  shift 3
  case $kind in
    overlay)
      layer=$top/layers/$number work=$top/work/$number
      mkdir -p "$root$path" && mkdir -m "$mode" "$layer" && mkdir "$work"
      # A name relative to the folder needs no quoting among the options.
      cd -P "$path" 2>/dev/null &&
        mount -t overlay -o "lowerdir=.,upperdir=$layer,workdir=$work,userxattr" trial "$root$path" || fail overlay
      ;;
    folder) mkdir -p "$root$path" && chmod "$mode" "$root$path" ;;
    own) mkdir -p "$root$path" && mount -t tmpfs -o "mode=$mode" trial "$root$path" ;;
    file) cp "$path" "$root$path" && chmod "$mode" "$root$path" && touch -r "$path" "$root$path" ;;
    bind) : >"$root$path" && mount --bind "$path" "$root$path" && read_only "$root$path" ;;
    link) ln -s "$(readlink "$path")" "$root$path" ;;
  esac || fail "$kind"
  number=$((number + 1))
done
shift

mkdir -p "$root/dev" "$root/proc" "$root/sys"
mount -t tmpfs -o size=256m,mode=755 trial "$root/dev" || fail dev
for device in null zero full random urandom; do
  : >"$root/dev/$device" && mount --bind "/dev/$device" "$root/dev/$device" || fail dev
done
cd "$root" || fail dev
mkdir dev/before dev/shm dev/pts && chmod 1777 dev/shm || fail dev
ln -s /proc/self/fd dev/fd && ln -s fd/0 dev/stdin && ln -s fd/1 dev/stdout && ln -s fd/2 dev/stderr || fail dev
mount -t devpts -o newinstance,ptmxmode=666,mode=620 trial "$root/dev/pts" && ln -s pts/ptmx dev/ptmx || fail dev
# The number that this process has outside.
read -r outside _ </proc/self/stat || fail proc
mount -t proc trial "$root/proc" || fail proc
mount --bind "$root/proc/sys" "$root/proc/sys" && read_only "$root/proc/sys" || fail proc
mount -t tmpfs -o mode=755 trial "$root/sys" && mkdir "$root/sys/devices" || fail sys
mount --rbind /sys/devices "$root/sys/devices" && read_only "$root/sys/devices" || fail sys
mount -o remount,bind,ro "$root/sys" || fail sys

exec 9<"$top/layers" || fail layers
pivot_root . dev/before && cd / && umount -l /dev/before && rmdir /dev/before || fail root
mount -o remount,bind,ro / || fail root
ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || :

# Of the processes of this user here; not of root, whom only the namespace limits, since Linux 6.14.
ulimit -p "$most" 2>/dev/null || ulimit -u "$most" 2>/dev/null || :
ulimit -c 0
cd "$folder" || fail folder
# A background job's own standard input is no longer ours.
exec 8<&0
echo "ready $outside" >&3
# Ends the command when it is told to, or when beck is gone.
{ read -r _ <&8; kill -KILL -1; } 9<&- 3>&- 4>&- &
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
