// How the loss of a system, a home or a system's tree can be spelled in bash, sh and zsh.

import { lines, type Spellings } from './table.ts';

/** The home folder is /home/u, the current folder /home/u/p. */
export const POSIX: Spellings = {
  targets: lines(String.raw`
/
//
/.
/./
/../
/*
/.*
"/"
'/'
\/
/usr/..
~
~/
~/.
~/*
~/.*
~/.[!.]*
~/.??*
~/../u
~/{*,.*}
~u
~root
~/p/..
$HOME
$HOME/
"$HOME"
"$HOME"/*
"$HOME/."
${'$'}{HOME}
"${'$'}{HOME}"/
"${'$'}{HOME:?}"/*
${'$'}{HOME%/}
${'$'}{HOME:-/}
"${'$'}{x:-/}"
/home
/home/u
/home/u/
/home/./u
/home/../home/u
/home/*
/root
/etc
/e[t]c
/et?
/???
/usr
/usr/bin
/usr/*
/bin
/{bin,etc,usr}
/{,usr/}lib
/boot
/var
/var/lib
/lib*
..
../*
../../..
$'\x2f'
$'/'
$(echo /)
"$(echo ~)"
"$(printf /)"
$(printf '%s' /etc)
"$(printf '\x2f')"
"$(cd; pwd)"
${'`'}echo /${'`'}
${'$'}{PATH:0:1}
"${'$'}{HOME:0:1}"
`),
  commands: lines(String.raw`
rm -rf TARGET
rm -fr TARGET
rm -r TARGET
rm -R TARGET
rm -r -f TARGET
rm -Rvf TARGET
rm -rf -- TARGET
rm -rf --no-preserve-root TARGET
rm --recursive --force TARGET
rm --rec --fo TARGET
rm TARGET -rf
rm -rf ./x TARGET y
/bin/rm -rf TARGET
/usr/bin/rm -r TARGET
\rm -rf TARGET
'rm' -rf TARGET
r''m -r"f" TARGET
chmod -R 777 TARGET
chmod 000 -R TARGET
chmod --recursive a-r TARGET
chown -R nobody TARGET
chown --recursive nobody:nogroup TARGET
chgrp -R staff TARGET
mv TARGET /tmp/x
mv -t /tmp TARGET
srm -rf TARGET
trash TARGET
find TARGET -delete
find TARGET -mindepth 1 -delete
find TARGET -type f -delete
find TARGET -name '*' -delete
find TARGET ! -name keep -delete
find TARGET -mtime +1 -delete
find TARGET -size +0 -delete
find TARGET -name x -o -delete
find TARGET -type f -exec rm {} +
find TARGET -exec rm -rf {} \;
find TARGET -type f -exec shred -u {} \;
find TARGET -type f -exec chmod 777 {} +
find TARGET -execdir rm -f {} +
find TARGET -exec sh -c 'rm -rf "$@"' _ {} +
find TARGET -print0 | xargs -0 rm -f
find TARGET | xargs rm
find TARGET | sort | xargs -n 1 rm -rf
find TARGET | while read -r f; do rm -f "$f"; done
echo TARGET | xargs rm -rf
echo TARGET | xargs -I{} rm -rf {}
printf '%s\n' TARGET | xargs rm -r
echo TARGET | xargs sh -c 'rm -rf "$@"' _
echo TARGET | while read d; do rm -rf "$d"; done
ls -d TARGET | xargs rm -rf
for d in TARGET; do rm -rf "$d"; done
for d in /tmp/a TARGET b; do rm -rf $d; done
set -- TARGET; rm -rf "$@"
f() { rm -rf "$1"; }; f TARGET
sh -c 'rm -rf "$1"' sh TARGET
parallel rm -rf ::: TARGET
rsync -a --delete /tmp/empty/ TARGET
`),
  wrappers: lines(String.raw`
sudo COMMAND
sudo -u root -- COMMAND
sudo -n env A=1 COMMAND
doas COMMAND
env COMMAND
env -i A=1 COMMAND
nice -n 19 COMMAND
nohup COMMAND
time COMMAND
timeout -k 1 5 COMMAND
stdbuf -oL COMMAND
setsid -w COMMAND
ionice -c3 COMMAND
command COMMAND
exec COMMAND
sudo nice nohup timeout 9 COMMAND
cd /tmp && COMMAND
true; COMMAND
ls | grep x; COMMAND
false || COMMAND
! COMMAND
(COMMAND)
{ COMMAND; }
COMMAND &
COMMAND 2>/dev/null
COMMAND > /dev/null 2>&1 || true
if true; then COMMAND; fi
if true; then ls; else COMMAND; fi
while true; do COMMAND; done
for i in 1 2; do COMMAND; done
case x in *) COMMAND ;; esac
until COMMAND; do sleep 1; done
f() { COMMAND; }; f
echo "$(COMMAND)"
x=$(COMMAND)
ls <(COMMAND)
eval 'QUOTED'
sh -c 'QUOTED'
bash -c 'QUOTED'
bash -ec 'QUOTED'
zsh -c 'QUOTED'
dash -c 'QUOTED'
sudo sh -c 'QUOTED'
sudo -u root bash -c 'QUOTED'
su -c 'QUOTED'
su root -c 'QUOTED'
ssh host 'QUOTED'
watch 'QUOTED'
flock /tmp/lock -c 'QUOTED'
script -c 'QUOTED' /dev/null
env -S 'QUOTED'
nohup sh -c 'QUOTED' &
xargs -I% sh -c 'QUOTED'
echo 'QUOTED' | sh
printf '%s\n' 'QUOTED' | bash
cat <<'END' | sh
bash <<< 'QUOTED'
sh <(echo 'QUOTED')
trap 'QUOTED' EXIT
alias x='QUOTED'
tmux new -d 'QUOTED'
python3 -c "import os; os.system('ls')" ; COMMAND
`).map((row) => (row.startsWith('cat <<') ? "cat <<'END' | sh\nCOMMAND\nEND" : row)),
  whole: lines(String.raw`
rm -rf ~/* ~/.[!.]*
cd / && rm -rf *
cd ~; rm -rf ./* .[!.]*
cd; rm -rf *
cd && ls | xargs rm -rf
cd ~ && find . -delete
cd / && find . -type f -exec rm {} +
pushd / && rm -rf *
cd /; for f in *; do rm -rf "$f"; done
find / -print0 | xargs -0 rm -f
find / | xargs rm
find ~ -name '[a-z]*' -delete
find ~ \( -name '*.o' -o -type f \) -delete
find / -path '/home/*' -delete
find ~ -not -name '*.o' -exec rm {} +
find / -xdev -print | xargs -I{} rm -f {}
find / -type f -exec chmod 777 {} +
ls / | xargs rm -rf
xargs rm -rf <<< /
xargs rm -rf < <(echo ~)
read -r d <<< /; rm -rf "$d"
while read d; do rm -rf "$d"; done <<< /
mapfile -t a <<< /; rm -rf "${'$'}{a[@]}"
a=(/etc /usr); rm -rf "${'$'}{a[@]}"
a=(x); a+=(/); rm -rf "${'$'}{a[@]}"
d=/; rm -rf $d/*
d=~; rm -rf $d
d=$HOME; rm -rf "$d"/*
d=(/ ~); rm -rf "${'$'}{d[@]}"
find . -maxdepth 1 -exec sh -c 'rm -rf ~' \;
d=/ e=etc; rm -rf "$d$e"
: ${'$'}{x:=/}; rm -rf $x
x=$(echo /); rm -rf $x
rm -rf $(find / -maxdepth 1)
rm -rf $(ls -d /*)
for f in /*; do rm -rf "$f"; done
for f in ~/* ~/.*; do rm -rf "$f"; done
shred -r ~
shred -u ~/*
truncate -s 0 ~/*
rm -f ~/*
rm -f /etc/*
git clean -fdx /
git -C ~ clean -fdx
git -C / clean -ffdx
cd ~ && git clean -fdx
fd . / -x rm -rf
fd . ~ -X rm
fd -H '' / -x rm -f {}
mv ~/* /dev/null
parallel rm -rf ::: / ~
echo / | parallel rm -rf {}
busybox rm -rf /
toybox rm -rf ~
busybox sh -c 'rm -rf /'
chroot / rm -rf /etc
rsync -a --delete /empty/ ~/
rsync -a --delete-after --exclude x /tmp/e/ /
echo cm0gLXJmIC8K | base64 -d | sh
base64 -d <<< cm0gLXJmIC8= | bash
python3 -c "import shutil; shutil.rmtree('/')"
python3 -c "import shutil,os; shutil.rmtree(os.path.expanduser('~'))"
python -c "from pathlib import Path; import shutil; shutil.rmtree(Path.home())"
python3 -c "import os; os.system('rm -rf /')"
python3 -c "import subprocess; subprocess.run(['rm', '-rf', '/'])"
python3 -c 'import os,sys; [os.remove(os.path.join(r,f)) for r,d,fs in os.walk("/") for f in fs]'
perl -e 'use File::Path; rmtree("/")'
perl -MFile::Path -e 'remove_tree "/home/u"'
perl -e 'system("rm -rf /")'
perl -e 'exec "rm", "-rf", "/"'
ruby -e 'require "fileutils"; FileUtils.rm_rf "/"'
ruby -rfileutils -e 'FileUtils.rm_r(Dir.home)'
ruby -e 'system("rm -rf ~")'
node -e "require('fs').rmSync('/', {recursive: true, force: true})"
node -e "require('child_process').execSync('rm -rf ~')"
php -r 'system("rm -rf /");'
lua -e 'os.execute("rm -rf /")'
awk 'BEGIN { system("rm -rf /") }'
awk 'BEGIN { "rm -rf ~" | getline }'
sed '1e rm -rf /' f
git -c alias.x='!rm -rf /' x
make -f - <<< $'all:\n\trm -rf /' ; rm -rf /
mkfs.ext4 /dev/sda1
dd if=/dev/zero of=/dev/sda bs=1M
:(){ :|:& };:
cat f > /dev/sda
`),
};

export const ZSH: Spellings = {
  targets: lines(`
/
~
~/*(D)
~/*(DN)
~/**
~/(*|.*)
/*(/)
/(bin|etc)
~/.*(N)
`),
  commands: lines(`
rm -rf TARGET
=rm -rf TARGET
noglob rm -rf TARGET
nocorrect rm -rf TARGET
- rm -rf TARGET
chmod -R 777 TARGET
zf_rm -rf TARGET
repeat 1 rm -rf TARGET
`),
  wrappers: lines(`
repeat 1 COMMAND
nocorrect COMMAND
zsh -fc 'QUOTED'
`),
  whole: lines(`
zmodload zsh/files; rm -rf ~
zf_rm -rf ~
zf_chmod -R 777 /
for d (/ ~) rm -rf $d
for d (/) { rm -rf $d }
`),
};
