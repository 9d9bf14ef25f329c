// In words: commands about processes, people, services and the shell itself.

export const SYSTEM = `
ps | shows what is running | a all users'; u with owner, processor and memory; x also without a terminal; -e,-A everything; -f with parents and start times; -u of this user; -p this process; -o these columns; -l long | ps aux ;; ps -eAfl -u me -p 1 -o pid
top,htop,btop | shows what is running, again and again | | top
pgrep | finds processes by name | -f by the whole command line; -l with names; -a with command lines; -u of this user | pgrep -fla -u me x
pkill | ends processes by name | -f by the whole command line; -9 ends at once, without saving; -u of this user | pkill -f -9 -u me x
kill | sends a signal to processes, usually to end them | -9 ends at once, without saving; -l shows the signals; -s this signal | kill -9 1 ;; kill -l ;; kill -s HUP 1
killall | ends every process of a name | -9 ends at once, without saving; -q prints nothing | killall -q -9 x
jobs | shows what runs in the background of this shell | -l with process numbers | jobs -l
fg | brings a job to the foreground | | fg
bg | resumes a job in the background | | bg
wait | waits for jobs | | wait
nohup | runs a command that keeps running after you log out | | nohup ls
nice | runs a command at lower priority | -n by this much | nice -n 5 ls
time | runs a command and shows how long it took | | /usr/bin/time ls
timeout | runs a command, and ends it after a time | -s with this signal; -k kills it this long after that | timeout -k 5 -s INT 3 ls
watch | runs a command again and again and shows its output | -n every this many seconds; -d highlights changes | watch -d -n 2 ls
sleep | waits | | sleep 1
sudo | runs a command as another user, usually root | -u,--user as this user; -i,--login as if logged in; -s,--shell starts a shell; -E,--preserve-env keeps the environment; -n,--non-interactive never asks for the password; -k discards the cached password; -l,--list shows what is allowed | sudo -En -u bob ls ;; sudo -l ;; sudo -k ;; sudo -i ;; sudo -s
doas | runs a command as another user, usually root | -u as this user | doas -u bob ls
su | switches to another user | -c runs this; -l,--login as if logged in | su -l -c ls bob
env | runs a command in a changed environment, or shows it | -i,--ignore-environment from an empty one; -u,--unset without this variable | env -i -u A B=c ls
printenv | shows the environment | | printenv
uname | shows the operating system | -a,--all everything; -r the kernel's version; -m the kind of machine; -s the kernel's name | uname -arms
hostname | shows the name of this machine | -I its addresses | hostname -I
whoami | shows your user name | | whoami
id | shows your user and groups | -u the number; -n the name; -g the group | id -ung
groups | shows your groups | | groups
who,w | shows who is logged in | | who
last | shows who was logged in | -n this many | last -n 5
uptime | shows how long the machine has been running, and its load | -p in words | uptime -p
free | shows how much memory is in use | -h,--human sizes in K, M and G; -m in MiB; -g in GiB | free -hmg
vmstat | shows memory, disk and processor in numbers | | vmstat
iostat | shows how busy disks are | | iostat
lscpu | describes the processor | | lscpu
lsblk | lists disks and partitions | -f with file systems; -o these columns | lsblk -f -o NAME
lsof | lists open files | -i on the network; -p of this process; -u of this user; -n addresses as numbers; -P ports as numbers; +L1 those that are deleted and still open | lsof -nP -i :80 -p 1 -u me +L1
lsusb,lspci | lists devices | | lsusb
dmesg | shows kernel messages | -T,--ctime with the time of day; -w,--follow keeps showing what is added; -H,--human page by page | dmesg -TwH
journalctl | shows the log of services | -u,--unit of this service; -f,--follow keeps showing what is added; -n,--lines this many lines; -b,--boot since the machine started; -e,--pager-end from the end; -x,--catalog with explanations; -r,--reverse newest first; -p,--priority this severe or more; --since since then; -k,--dmesg the kernel's | journalctl -fexrk -b -u x -n 9 -p err --since=today
systemctl | manages services | --user your own services | systemctl --user
systemctl status | shows the state of a service | | systemctl status x
systemctl start | starts a service | | systemctl start x
systemctl stop | stops a service | | systemctl stop x
systemctl restart | stops a service and starts it again | | systemctl restart x
systemctl reload | makes a service reload its settings | | systemctl reload x
systemctl enable | starts a service with the machine from now on | --now also at once | systemctl enable --now x
systemctl disable | stops starting a service with the machine | --now also stops it | systemctl disable --now x
systemctl list-units | lists services | --type of this kind; --all stopped ones too; --failed those that failed | systemctl list-units --type=service --all --failed
systemctl is-active | shows whether a service runs | | systemctl is-active x
systemctl daemon-reload | reads the descriptions of all services again | | systemctl daemon-reload
service | starts or stops a service | | service x status
shutdown | turns the machine off | -r restarts it; -h turns it off; -c cancels a shutdown | shutdown -r now ;; shutdown -h now ;; shutdown -c
reboot | restarts the machine | | reboot
poweroff,halt | turns the machine off | | poweroff
crontab | commands that run at set times | -l shows them; -e edits them; -r deletes them all | crontab -l ;; crontab -e ;; crontab -r
mount | makes a disk or folder available | | mount
umount | unmounts a file system | | umount /x
mkfs,mkfs.ext4,mkfs.xfs,mkfs.vfat | creates an empty file system and erases what was there | | mkfs.ext4 /dev/sda1
fdisk,parted | changes the partitions of a disk | -l only shows it | fdisk -l
useradd,adduser | creates an account | | useradd bob
usermod | changes an account | | usermod -aG g bob
userdel,deluser | deletes an account | | userdel bob
passwd | changes a password | | passwd
sysctl | shows or changes settings of the kernel | -a,--all all of them; -w changes one | sysctl -a ;; sysctl -w a=b
date | shows the date and time | -u,--utc in UTC; -d,--date of this time; -s,--set sets the clock; -R as in mail; -I as year-month-day; -r the time of this file | date -u -d now -R -I ;; date -s x ;; date -r f
cal | shows a calendar | | cal
which | shows which file a command is | -a all of them | which -a ls
whereis | shows where a command and its manual are | | whereis ls
type | shows what a command is | -a all of them | type -a ls
command | runs a command, not an alias of that name | -v only shows what it is; -V shows it in words | command -v ls ;; command -V ls
history | shows earlier commands | -c clears the history | history ;; history -c
alias | shows or defines aliases | | alias a=b
unalias | removes an alias | | unalias a
export | sets a variable for programs started from this shell | | export A=b
unset | removes variables | | unset a
set | changes options of the shell | -e exits at the first failure; -x shows each command; -u treats unset variables as errors; -o turns on the option named next (pipefail: a pipe fails if any part of it does) | set -exu -o pipefail
source,. | runs a file in this shell | | source f
eval | runs its arguments as a command | | eval ls
exec | replaces the shell with a command | | exec ls
exit,logout | ends the shell | | exit
return | ends a function | | return
cd | goes to a folder | | cd /tmp
pushd | goes to a folder and remembers where you were | | pushd /tmp
popd | goes back to the folder remembered | | popd
read | reads a line into variables | -r keeps backslashes; -p with this prompt; -s does not show what is typed | read -rs -p x y
test,[ | tests something | | test -f x
true | does nothing, and succeeds | | true
false | does nothing, and fails | | false
: | does nothing | | :
trap | runs a command when the shell gets a signal | | trap ls EXIT
umask | shows or sets which permissions new files do not get | | umask
ulimit | shows or sets limits | -a all of them; -n open files | ulimit -a ;; ulimit -n 9
clear | clears the screen | | clear
bash,sh,zsh,dash,ksh,fish | runs a shell | -c runs this code; -l as a login shell; -x shows each command; -e exits at the first failure; -i interactively | bash -c ls ;; bash -lxei f
tmux | several terminals in one | | tmux -V
screen | several terminals in one | | screen -ls
open,xdg-open | opens something with its program | | open f
pbcopy,xclip,wl-copy | copies text to the clipboard | | pbcopy
pbpaste,wl-paste | shows the clipboard | | pbpaste
`;
