// Looking at the machine: processes, hardware, users, services, logs.

import { commandTable } from '../checked-table.ts';

export const SYSTEM = commandTable(
  'none',
  `
ps | read full nodash handler=processes | | =* | ps aux ;; ps -ef ;; ps -eo pid,comm ;; ps -C ssh-agent | ps $(rm x)
  ;; ps e ;; ps auxeww ;; ps -axe ;; ps -auxe ;; ps -E
procs | read full | -alt --sorta,--sortd,--only,--pager,--color,--theme,--interval,--watch-interval:WORDS --and --or --nand --nor --tree
  --thread --list --no-header -i,--insert:WORDS -W:# | =* | procs --sortd mem | procs --nope
pwdx,ptree | read full | -eAfFlLmHTMwxujacoprhntgGNyUVdDsxS -o,-p,-u,-U,-g,-C,-t,-P,-f,-s,-k,-O,-q,-G,-e:=
  --sort:= --forest --no-headers --headers --pid:= --ppid:= --user:= --format:= --cols:= --list-name --full --exact
  --newest --oldest --count --delimiter:= --show-pids --arguments --ascii | =* | pwdx 1 | pwdx --nope
pgrep | read full | -AfilLwxacohnVDSqv -F,-M,-u,-r,-t,-g,-G,-N,-U,-d,-s,-P,-O:= --list-name --list-full --full --exact
  --newest --oldest --count --ignore-case --inverse --lightweight --ignore-ancestors --delimiter:= --parent,--euid,--uid:=
  --group,--pgroup,--session,--terminal,--older,--runstates,--cgroup,--ns,--nslist:= | =* | pgrep -l node ;;
  pgrep -il nginx ;; pgrep -u me -a ssh | pgrep $(rm x) ;; pgrep --nope x
pidof | read full | -xchnsq -o,-d:= --sort,--pid,--ppid,--user,--format,--cols,--delimiter:= --forest --no-headers
  --headers --list-name --full --exact --newest --oldest --count --show-pids --arguments --ascii | =* | pidof --version
  | pidof --nope
pstree | read full | --show-parents --show-pgids --numeric-sort --long --compact-not --thread-names --hide-threads --uid-changes --ns-changes --unicode --vt100 --highlight-all -ATwacphntGUVS -f,-H,-N,-C:= -l,-u,-g,-s:~= --show-pids --arguments --ascii | =* | pstree --version
  | pstree --nope
pmap | read full | -xcprhVdqX -A:= -C:R -n>ask,write -N:W --extended --extended-more --device --quiet --show-path
  --range:= --read-rc --read-rc-from:R --create-rc>ask,write --create-rc-to:W --help --version | =* | pmap 1 ;; pmap -x
  1 | pmap --nope ;; pmap -n ;; pmap -N f ;; pmap --create-rc-to=f
lsns | read full | -lurhnVJW -T:?= -o,-p,-t:= --json --list --raw --notruncate --nowrap --noheadings --output-all --tree:?= --output:= --task:# --type:WORDS | =* | lsns --version | lsns --nope
fzf,sk | read full screen | -meixsq0123 -d,-n,-q,-f,-s:= --version>list --multi --no-multi --exact --ignore-case --nth:=
  --with-nth:= --delimiter:= --query:= --filter:= --select-1 --exit-0 --reverse --height:= --layout:= --border:?=
  --prompt:= --header:= --highlight-line --preview-window:= --header-lines:= --ansi --tac --no-sort --cycle --print0 --read0 --print-query --info:=
  --color:= --margin:= --padding:= --pointer:= --marker:= --tiebreak:= --algo:= --scheme:= --no-mouse --wrap --tabstop:=
  --history:W --preview:PREVIEW --bind,--become,--with-shell,--listen,--listen-unsafe:X | | fzf ;; fzf -m
  --height 40% | fzf --preview "rm {}" ;; fzf --bind "enter:execute(rm {})" ;; fzf --history h
skim,peco,percol,fzy,gum,dialog,whiptail,zenity,smenu,choose-gui | ask,run screen | --version>list | =* | peco --version
  | peco
btop,btm,bpytop,gtop,nvtop,iotop,nethogs,bmon,cmatrix,sl,bandwhich,zenith | read full screen | --tree --user:=
  --sort-key:= --delay:= --pid:= --no-color --basic --battery -abcdefghHiIklmnoOpqrsStuUvw1 -n,-d,-p,-u,-o,-U,-s,-l,-i:=
  | L* | top | top $(rm x)
htop | read full screen | --tree --no-color --user:?= --sort-key,--delay,--pid:= -d,-p,-s:= -htU -H,-u:?= | L* | htop -u
  me | htop --nope
iftop | read full screen | --tree --no-color --basic --battery --user,--sort-key,--delay,--pid:= -bhlnpt
  -c,-f,-i,-m,-o,-s:= | L* | iftop --version | iftop --nope
top | read full | -OhVbcHiSsx1W --batch-mode --threads-show --idle-toggle --secure-mode --batch
  --delay,--iterations,--sort-override,--pid,--filter-any-user,--filter-only-euser:= --width:?=
  -a,-e,-E,-n,-d,-p,-u,-U,-o,-l,-t:= -w:?= | =* | top -b -n 1 ;; top -l 1 | top $(rm x)
id,whoami,groups,gid | read full | -aAFgGnpPruzZ --user --group --groups --name --real --zero --context | =* | id -u ;;
  id -un bob ;; whoami | id --nope x
users,loginctl-list | read full digits | -VZ --raw --no-header --no-current --old-style --ip-addr --login --dead --ips
  --lookup --process --count --runlevel --time:?= --mesg --users --message --writable --hostlast --dns --file:R
  --fulltimes --ip --limit:= --nohostname --until:= --present:= --fullnames --system --before:= --context
  -abdfhHilmnopqrstTuwxFRGgnzPM -n,-f,-s,-t,-p,-u,-b:= --all --heading --pretty --since --user --group --groups --name
  --real --zero --boot --short --from:= --time-format:= | =* | users | users --nope
uptime | read full digits | -Vhps --pretty --since | =* | uptime | uptime --nope
w | read full digits | -Vdfhinopsu --no-header --no-current --old-style --ip-addr --short --from -M:= | =* | w --version
  | w --nope
who | read full digits | --login --dead --ips --lookup --process --count --runlevel --time --mesg --users --message
  --writable --all --heading --boot --short -abdHlmpqrstTuw | R* | who -a ;; who am i | who --nope x ;; who .env
last | read full digits | -VaiwxFR --hostlast --dns --fulltimes --ip --nohostname --fullnames --system --file:R
  --limit,--until,--present,--since,--time-format:= -d,-h:~= -f:R -n,-p,-s,-t:= | =* | last --version | last --nope ;; last -f /etc/shadow
memory_pressure | read full project=none | -Q | | memory_pressure -Q | memory_pressure -l critical ;; memory_pressure -S
java_home | read full project=none | -VFXh -v,--version:# -a,--arch:WORDS --failfast --xml --verbose --help | |
  /usr/libexec/java_home ;; /usr/libexec/java_home -v 17 -F ;; java_home -V | java_home --exec rm f ;;
  ./java_home -v 17 ;; /usr/libexec/other -v
lastlog | read full digits | --time,--before,--user:= -b,-t,-u:= -h | =* | lastlog --version | lastlog --nope ;; lastlog -R x
lastb | read full digits | -VadhiwxFR --hostlast --dns --fulltimes --ip --nohostname --fullnames --system --file:R
  --limit,--until,--present,--since,--time-format:= -f:R -n,-p,-s,-t:= | =* | lastb --version | lastb --nope ;; lastb -f /etc/shadow
pinky | read full digits | -bfhilpqsw | =* | pinky --version | pinky --nope
uname,guname | read full | -asnrvmpio --all --kernel-name --nodename --kernel-release --kernel-version --machine
  --processor --hardware-platform --operating-system | | uname -a ;; uname -srm | uname --nope
hostnamectl-status,sw_vers,osrelease,lsmod,lsscsi,iostat,mpstat,acpi,upower,system_profiler,ioreg,sysinfo,cpuid,
  dmesg-read,modinfo,lsinitramfs,swapon-show,dmsetup-ls,rpm-ostree-status,locale,localectl-status,vm_stat,pagesize,
  tzselect-list,pkgutil-list,kmutil-list,mdls,mdutil-status,hostinfo | read full | --hardware-platform
  --noempty --discard --include:= --merge --output-all --nodeps --exclude:= --ascii --perms --width:= --shell --zoned
  --caches:?= --offline --hex --physical --split:= --noinaccessible --pid:= --notruncate --colon-separate --export
  --failed --supp-groups --groups:= --last --logins:= --newline --pwd --system-accs --user-accs --time-format:=
  --context --print0 --mountpoint:= --fstab --mtab --kernel --timeout:= --nocanonicalize --canonicalize --direction:=
  --evaluate --first-only --invert --task:= --options:= --pseudo --shadowed --submounts --real --types:= --uniq
  --nofsroot --verify --vfs-all --label:= --uuid:= --match-tag:= --match-token:= --list-filesystems --list-one --probe
  --info --usages:= --active --forks --slabs --one-header --disk --disk-sum --partition:= --unit:= --timestamp
  --no-first --kilo --tera --peta --kibi --mebi --gibi --tebi --pebi --committed --delay:= --once --all-locales
  --charmaps --category-name --keyword-name --thermal --cooling --fahrenheit --everything --battery --ac-adapter
  --compact --size --field:= -aAbBcCdDeEfFghHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ0123456789
  -o,-c,-s,-I,-i,-t,-n,-d,-p,-F,-N,-T,-O,-S:= --all --output:= --json --list --bytes --fs --noheadings --paths --pairs
  --raw --topology --human --short --class:= --id --description --release --codename --kernel-release --machine
  --operating-system --nodename --processor --kernel-name --kernel-version --mega --giga --wide --total --count:=
  --seconds:= --verbose --tree --parse:?= --extended:?= --online --type:= --target --source --df --query-gpu:=
  --format:= --loop:= --device:= --cpu --noheadings --si --lohi --stats --productVersion --buildVersion --productName
  -detailLevel:= -xml --scsi --nvme --inverse --dedup:= --sort:= | =* | iostat ;; lsmod | hostnamectl-status --nope
lsb_release | read full | -hvidrcas --version --id --description --release --codename --all --short | | lsb_release -ds | lsb_release --nope
systemd-detect-virt | read full | -chqrv --list | =* | systemd-detect-virt --version | systemd-detect-virt --nope
dmidecode | read full | -d,-H,-s,-t:= -hquV --type:= | =* | dmidecode --version | dmidecode --nope
lscpu | read full | --output-all --offline --hex --physical --all --json --bytes --online --caches,--parse,--extended:?=
  -abBchJVxy -C,-e,-p:?= -s:= | =* | lscpu | lscpu --nope
lsmem | read full | --output-all --all --json --bytes --noheadings --pairs --raw --split,--output:= -abhJnPrV -o,-s,-S:=
  | =* | lsmem --version | lsmem --nope
lsusb | read full | -d,-D,-p,-P,-s:= -htvV --verbose --tree | =* | lsusb | lsusb --nope
lsblk | read full | --noempty --discard --merge --output-all --nodeps --ascii --perms --shell --zoned --all --json
  --list --bytes --fs --noheadings --paths --pairs --raw --topology --scsi --inverse
  --include,--exclude,--width,--output,--dedup,--sort:= -aAbdDfhiJlmMnOpPrsStVyz -e,-E,-I,-o,-w,-x:= -T:?= --tree:?= |
  =* | lsblk -f | lsblk --nope
lsipc | read full | --creator --global --numeric-perms --queues --semaphores --shmems --time --shell --notruncate --export --newline --json --list --bytes --noheadings --raw
  --time-format,--output,--id:= -bceghJlmnPqrstVy -i,-o:= | =* | lsipc --version | lsipc --nope
lslocks | read full | --output-all --noinaccessible --notruncate --json --bytes --noheadings --raw --pid,--output:=
  -bhiJnruV -o,-p:= | =* | lslocks --version | lslocks --nope
lslogins | read full | --output-all --shell --notruncate --colon-separate --export --failed --supp-groups --last
  --newline --pwd --system-accs --user-accs --context --print0 --noheadings --raw
  --groups,--logins,--time-format,--output:= -acefhLnprsuVyzZ -g,-l,-o:= | =* | lslogins --version | lslogins --nope
findmnt | read full | --output-all --ascii --shell --notruncate --fstab --mtab --kernel --nocanonicalize --canonicalize
  --evaluate --first-only --invert --pseudo --shadowed --submounts --real --uniq --nofsroot --verify --vfs-all --all
  --json --list --bytes --noheadings --pairs --raw --verbose --tree --df
  --mountpoint,--timeout,--direction,--task,--options,--types,--output,--target,--source:= -aAbcCDefhiJklmnPrRsuUvVxy
  -d,-F,-M,-N,-o,-O,-S,-t,-T,-w:= -p:?= | =* | findmnt --version | findmnt --nope
vmstat | read full | --active --forks --slabs --one-header --disk --disk-sum --timestamp --no-first --wide --stats
  --partition,--unit:= -adDfhHimstVyz -c,-p,-S:= -n,-w:~= | =* | vmstat 1 3 | vmstat --nope
free | read full | --kilo --tera --peta --kibi --mebi --gibi --tebi --pebi --committed --bytes --human --mega --giga
  --wide --total --si --lohi -bghklmtvVw -c,-s:= --count,--seconds:= | =* | free -h | free --nope
slabtop | read full | --delay,--sort:= --once -d,-s:= -hoV | =* | slabtop --version | slabtop --nope
numastat | read full | -cmnvVz -p:= -s:?= | =* | numastat --version | numastat --nope
blkid | read full | -dDhiklpV -H,-L,-n,-o,-O,-s,-S,-t,-u,-U:= --info --list-filesystems --list-one --probe
  --label,--uuid,--match-tag,--match-token,--match-types,--output,--offset,--size,--usages:= --no-encoding
  --no-part-details -c,--cache-file,-w:W -g,--garbage-collect>ask,write | L* | blkid ;; blkid -o export /dev/sda1 ;;
  blkid -c /dev/null | blkid -c M ;; blkid -g
lspci | read full | -bDEGhkmMnPtvVxX -d,-H,-i,-o,-O,-p,-s,-A:= -F:R -q,-Q>ask,network | | lspci -nnk ;; lspci -vv -s 0:2
  | lspci -Q ;; lspci --nope
rocm-smi | read full | -abcfgilmMoPptuvhS -d:= --showid --showtemp --showpower --showuse --showfan --showclocks
  --showmeminfo:= --showmemuse --showpids --showproductname --showdriverversion --showallinfo --json --csv | | rocm-smi
  ;; rocm-smi --showmeminfo vram | rocm-smi -r
lsappinfo | ask,run sub bare | | | lsappinfo | lsappinfo launch x
lsappinfo list,lsappinfo info,lsappinfo find,lsappinfo front,lsappinfo processList,lsappinfo visibleProcessList | read
  full nodash | | =* | lsappinfo list ;; lsappinfo info -only pid x | lsappinfo setinfo x
lpstat,lpq | read full plus | -acdDeElHoprRstuvW -P,-U:= -h:=>ask,network | =* | lpstat -p ;; lpq -P x | lpstat -h
  evil:631
nvidia-smi | read full | -LqhB -i,-d,-l:= -f,--filename:W --query-gpu:= --format:= --list-gpus --id:=
  -pm,-pl,-r,-lgc:=>danger,privilege,write | | nvidia-smi | nvidia-smi -pm 1 ;; nvidia-smi daemon
dmesg | read full | -JWVdehHkrtTuwxSPp --file:R --json --force-prefix --raw --noescape --syslog --follow-new --decode
  --show-delta --notime --human --ctime --follow --reltime --kernel --userspace --nopager -L:?= -l,-f,-s:= -F,-K:R
  --level,--facility,--time-format,--since,--until:= --color:?= -c,-C,-D,-E>danger,privilege,write
  -n:=>danger,privilege,write --clear,--read-clear,--console-off,--console-on>danger,privilege,write | =* | dmesg -T |
  dmesg -C
hostname | read full | --alias -aAdfiIsy --fqdn --long --short --ip-address --all-ip-addresses --domain --all-fqdns -F:X
  -b>danger,privilege,write | =?>danger,privilege,write | hostname ;; hostname -f | hostname evil
fuser,lslk | read full | -I6 --all --mount --namespace:= --user --verbose --ipv4 --ipv6 --list-signals
  -abCDfFhiklLnNoOPrRsStTuUvVwXmM4 -i:?= -p,-u,-c,-d,-g,-s,-a,-F,-r,-t,-n:?= +D +d +L1 -k>danger,run --kill>danger,run |
  =* | lsof -i :3000 ;; fuser 80/tcp | fuser -k 80/tcp
lsof | read full plus | -ZEx -abhlnNoOPRtUvVwX -i,-F,-r,-s,-S,-T,-f:?= -p,-u,-c,-d,-g:= | =* | lsof -i :3000 ;; lsof -nP
  | lsof --nope
printenv | read full | -0 --null | =* | printenv PATH | printenv --nope
journalctl | read full digits | -h --machine:= --root:= --namespace:= --after-cursor:= --facility:= --no-full --no-tail
  --list-catalog --dump-catalog --verify -aefklmqrxbNF0 -n:?# -b:?= -u,-o,-p,-t,-g,-F,-D,-M,-c:= -S,-U:DATE --unit:=
  --user-unit:= --since:DATE --until:DATE --lines:?= --follow --no-pager --output:= --priority:= --boot:?= --reverse
  --grep:= --identifier:= --dmesg --catalog --list-boots --disk-usage --user --system --utc --no-hostname --all --full
  --quiet --fields --field:= --directory:L --file:R --pager-end --merge --case-sensitive:?= --output-fields:= --cursor:=
  --show-cursor --header --vacuum-size,--vacuum-time,--vacuum-files:=>danger,delete,privilege,write,run
  --rotate,--flush,--sync,--relinquish-var,--setup-keys,--update-catalog>danger,privilege,write,run --cursor-file:W | =*
  | journalctl -u nginx --since today ;; journalctl -xe | journalctl --vacuum-size=1 ;; journalctl --rotate
systemctl | danger,privilege,run,write sub bare handler=units | -lqtH -a>list --all>list --failed>list --type,-t,--state:=>list
  --property,-p,--output,-o,-n,--lines:= --user --system --no-pager --full --plain --no-legend --legend:= --quiet --now
  --runtime -H,--host:=>ask,network -M,--machine,--root,--image:= --force --signal:= --value --job-mode:= | | systemctl
  --version | systemctl stop x
systemctl status,systemctl list-units,systemctl list-unit-files,systemctl list-timers,systemctl list-sockets,
  systemctl list-dependencies,systemctl list-jobs,systemctl list-machines,systemctl cat,
  systemctl is-active,systemctl is-enabled,systemctl is-failed,systemctl is-system-running,systemctl get-default,
  systemctl help,systemctl show-environment,systemctl list-paths,systemctl list-automounts,systemctl whoami | read full
  | -Tsfh --show-transaction --show-types --timestamp:= --no-ask-password -alqtHrn -t,-p,-o,-n,-M,-P:=
  -H,--host:=>ask,network --all --type:= --state:= --property:= --output:= --lines:= --user --system --no-pager --full
  --plain --failed --no-legend --legend:= --quiet --value --reverse --recursive --after --before --with-dependencies
  --machine:= | =* | systemctl status nginx ;; systemctl list-units --type=service | systemctl status --nope ;;
  systemctl -H h status ;; systemctl status --host=h
systemctl show | read full | -aqH -n,-o,-M:= -p,-P,--property:UNIT -H,--host:=>ask,network --all --type,--state:= --output:=
  --user --system --no-pager --full --quiet --value --machine:= --no-legend | =* | systemctl show -p MainPID x ;;
  systemctl show x | systemctl show -p Environment x ;; systemctl show --property=MainPID,Environment x
systemctl enable,systemctl disable,systemctl reenable,systemctl mask,systemctl unmask,systemctl edit,systemctl link,
  systemctl set-default,systemctl preset | danger,privilege,run,write,persistence | -alqtfn -s,-t,-p:= --now --force
  --runtime --user --system --no-block --wait --no-pager --signal:= --full --preset-mode:= --global --reverse | =* | |
  systemctl enable x ;; systemctl --user enable --now x
systemctl *,systemctl start,systemctl stop,systemctl restart,systemctl reload,systemctl kill,systemctl daemon-reload,
  systemctl reboot,systemctl poweroff | danger,privilege,run,write | -alqtfn -s,-t,-p:= --now --force --runtime --user
  --system --no-block --wait --no-pager --signal:= --full --preset-mode:= --global --reverse | =* | | systemctl restart
  ssh ;; systemctl reboot
rc-update,chkconfig,update-rc.d | danger,privilege,run,write,persistence | --list>list show>list -u -a -s | =* |
  chkconfig --list | rc-update add x ;; update-rc.d x defaults ;; chkconfig x on
service,rc-service,sv,initctl,invoke-rc.d,monit,brew-services | danger,privilege,run,write handler=service | -w
  --status-all>list | =* | service --version ;; service --status-all | service nginx stop ;; launchctl load x
launchctl list,launchctl print,launchctl version | read full | | =* | launchctl list | launchctl load x
supervisorctl status,supervisorctl avail,supervisorctl version | read full configured=supervisord.conf,etc/supervisord.conf | |
  =* | supervisorctl status | supervisorctl -c x status
powerprofilesctl,tuned-adm,profiles,kmutil,bless,asr,sfltool,tccutil,lpadmin,cupsctl,alternatives,
  debconf-set-selections,localedef,grub-mkconfig,mkinitcpio,dracut,setsebool,aa-enforce,aa-disable,apparmor_parser,
  sysrq,lvextend,lvreduce,lvresize,vgextend,vgreduce,xfs_repair,partprobe,quotacheck,setquota,vigr,pwconv,faillock,
  wpa_supplicant,dhcpcd,getcap-set,setterm,stty-set,loadkeys,qdbus,kextload,kextunload,systemd-tmpfiles,
  systemd-sysusers,certbot,a2enmod,a2dismod,a2ensite,postfix,exim,dpkg-reconfigure,pam-auth-update,authconfig,realm,
  adcli,sgdisk-list,setsid-sys,vgrename | danger,privilege,write,run sub stop | --no-pager --help -h --json -l | | mount
  --version ;; ufw --version | mount /dev/sdb1 /mnt ;; swapoff -a ;; modprobe x
pidstat | read full | -dHhIlRrsTtuVvw -p,-U,-C,-G,-T:= -e:X --human --dec:= | =* | pidstat 1 3 ;; pidstat -p 5 | pidstat
  -e touch M
atop | read full screen | -abcdgmnsuvpyACDMN1 -r:R -w:W -L:= -P:= | =* | atop | atop -w M
ncdu | read full screen | -0123qrexvh -X:R -o:W -f:R --exclude:= --exclude-from:R --color:= --si --apparent-size | L? |
  ncdu ;; ncdu / | ncdu -o M
glances,ctop,slurm | read full screen | -1 | | glances | glances -w
k9s,lazygit,lazydocker,ranger,nnn,mc,vifm,lf,yazi,gitui,mutt,neomutt,weechat,irssi | ask,run screen | -c,-r,-command:X |
  =* | ranger --version | vifm -c '!touch M' ;; lf -command x ;; mutt -s hi bob@evil.com
finger | read full | -slmp | HOST* | finger ;; finger bob | finger bob@evil.com
sar | read full | -AaBbDdFHhpqRrSuVvWwyzt -o:W -f:R -n,-P,-s,-e,-i,-I,-m,-j:= --human --iface:= --dev:= | =* | sar -u 1
  3 ;; sar -n DEV | sar -o M 1 1
lshw | read full single | -short -businfo -json -xml -html -quiet -sanitize -numeric -C:= -c:= -class:= -disable:=
  -enable:= -dump:W | | lshw -short ;; lshw -C network | lshw -dump M
neofetch,fastfetch,screenfetch | read full | -nN -l,--logo:R -c,--config:X --stdout --off --pipe -s>ask,write,run | |
  neofetch ;; fastfetch | fastfetch -c x.jsonc ;; screenfetch -s
inxi | read full | --full --basic --cpu --memory --disk --graphics --audio --system --machine --sensors --filter --admin
  --verbosity:= --color:= -ABCDEFGIJLMNPRSabcdfhjlmnopqrstuvxyz -U>ask,network,write -iwW>network | =* | inxi -F ;; inxi
  -Fxz | inxi -U
sensors | read full | --fahrenheit --bus-list --no-adapter -uAjf -s>danger,privilege,write -c:R | =* | sensors ;;
  sensors -j | sensors -s
getent | read full sub | -s,--service:= -i | =* | getent passwd bob ;; getent group | getent hosts evil.com
getent hosts,getent ahosts,getent ahostsv4,getent ahostsv6,getent networks | read full | | HOST* | getent hosts
  localhost | getent hosts evil.com
getent shadow,getent gshadow | danger,secret,read nodash | | =* | | getent shadow
launchctl load,launchctl bootstrap,launchctl enable,launchctl submit,launchctl unload,launchctl bootout |
  danger,privilege,run,write,persistence nodash | | =* | | launchctl load x ;; launchctl bootstrap gui/501 x
launchctl,supervisorctl | danger,privilege,run,write sub | -c,--configuration,-s,--serverurl:=>danger,run,network | |
  launchctl --help | launchctl load x ;; supervisorctl -s http://a status
supervisorctl * | danger,privilege,run,write nodash | | =* | | supervisorctl stop x
systemd-analyze | read full sub bare | --user --system --no-pager --no-legend | | systemd-analyze | systemd-analyze
  set-log-level x
systemd-analyze plot,systemd-analyze dot,systemd-analyze cat-config,systemd-analyze condition,
  systemd-analyze syscall-filter,systemd-analyze filesystems,systemd-analyze exit-status,systemd-analyze capability,
  systemd-analyze unit-files,systemd-analyze inspect-elf,systemd-analyze blame,systemd-analyze critical-chain,
  systemd-analyze time,systemd-analyze dump,systemd-analyze calendar,systemd-analyze timespan,systemd-analyze timestamp,
  systemd-analyze unit-paths,systemd-analyze security | read full | --user --system --no-pager --iterations:= --fuzz:= |
  =* | systemd-analyze blame | systemd-analyze blame --nope
xdpyinfo | read full single exact project=none | -version -queryExtensions -ext:WORDS | | xdpyinfo ;; xdpyinfo -ext all | xdpyinfo
  -display a:0 ;; xdpyinfo -d a:0
xlsfonts | read full single exact project=none | -l -ll -lll -m -C -1 -u -o -w,-n:# -fn:GLOB | | xlsfonts ;; xlsfonts -fn '*' |
  xlsfonts -display a:0 ;; xlsfonts -d a:0
xwininfo | read full single exact project=none | -root -int -children -tree -stats -bits -events -size -wm -shape -frame -all
  -english -metric -version -help -id,-name:MARK | | xwininfo -root ;; xwininfo -id 0x1 -all | xwininfo -d a:0 -root
systemd-path,rc-status,glxinfo,vainfo,uuidgen,duf,dysk,uclampset-list | read full | -V -i:=
  --shmems --queues --semaphores --limits --summary --human --bytes --pid:?= --creator --id:= --noheadings --output:=
  --raw --notruncate --filter:= -aAbcdfhHijklmnopqrstuUvwxB -e,-g:= --all --json --no-pager --brief --only:= --hide:=
  --sort:= --verbose --list --time --random --user-unit:= --unit:= | =* | uuidgen ;; duf | duf --nope
systemd-cgls | read full | -ahkl -u:?= --all --no-pager --user-unit,--unit:?= | =* | systemd-cgls | systemd-cgls --nope
systemd-cgtop | read full | -ibchkmprt --raw -d,-n:= | =* | systemd-cgtop --version | systemd-cgtop --nope
ipcs | read full | -Vabchlmpqstu -i:= --shmems --queues --semaphores --limits --summary --human --bytes --pid --creator
  --all --time --id:= | =* | ipcs --version | ipcs --nope
fc-list | read full | -Vbhqv -f:= --brief --verbose | =* | fc-list | fc-list --nope
fc-match | read full | -Vabhsv -f:= --all --brief --sort --verbose | =* | fc-match --version | fc-match --nope
mcookie | read full | -Vhv -f:R -m:# --verbose | =* | mcookie --version | mcookie --nope
lsfd | read full | -VhJlnrsu --threads -Q:= --summary:?= --pid,--output,--filter:= --noheadings --raw --notruncate --json -o,-p:= | =* |
  lsfd --version | lsfd --nope
lsirq | read full | -VhnJPS --softirq --pairs --noheadings --json --output,--sort:= -o,-s:= | =* | lsirq --version | lsirq --nope
xrandr | ask,write,run bare | --query>list -q>list --listmonitors>list --listactivemonitors>list --listproviders>list
  --verbose | =* | xrandr ;; xrandr --query | xrandr --output x --off
gsettings,dconf,xdg-settings,xdg-mime,machinectl,udisksctl,busctl,tc,bridge | danger,privilege,write,run sub bare |
  --no-pager --user --system -s -d -j -p | | machinectl --version ;; busctl | gsettings set a b c ;; machinectl poweroff x ;; tc
  qdisc add dev eth0 root x
gsettings get,gsettings list-schemas,gsettings list-keys,gsettings list-recursively,gsettings range,gsettings describe,
  gsettings writable,dconf read,dconf list,dconf dump,xdg-settings get,xdg-settings check,xdg-mime query,
  machinectl list,machinectl status,machinectl show,machinectl list-images,udisksctl status,udisksctl info,
  udisksctl dump,busctl list,busctl status,busctl tree,busctl introspect | read full | -b,-d,-p:= --block-device:=
  --drive:= --no-pager --user --system --no-legend --all -a -l --full | =* | gsettings get org.x y ;; busctl list --user ;; dconf read /a ;; busctl list | gsettings set a
  b c
gsettings set,gsettings reset | danger,privilege,write,run sub | | | | gsettings set a b c
gsettings set org.gnome.desktop.interface,gsettings set org.gnome.desktop.background,
  gsettings set org.gnome.desktop.screensaver,gsettings set org.gnome.desktop.sound,
  gsettings set org.gnome.desktop.peripherals.mouse,gsettings set org.gnome.desktop.peripherals.touchpad,
  gsettings set org.gnome.desktop.wm.preferences,gsettings set org.gnome.settings-daemon.plugins.color,
  gsettings set org.cinnamon.desktop.interface,gsettings set org.mate.interface,
  gsettings reset org.gnome.desktop.interface,gsettings reset org.gnome.desktop.background | ask,write nodash | | =* | |
  gsettings set org.gnome.desktop.interface color-scheme prefer-dark
gsettings set *,gsettings reset * | danger,privilege,write,run nodash | | =* | | gsettings set
  org.gnome.settings-daemon.plugins.media-keys a b
gsettings *,dconf *,xdg-settings *,xdg-mime *,machinectl *,udisksctl *,busctl *,tc *,bridge * |
  danger,privilege,write,run nodash | | =* | | gsettings set a b c
tc qdisc,tc class,tc filter,tc q,tc c,tc f,bridge link,bridge vlan,bridge fdb | read full sub | | | bridge link | tc qdisc del dev eth0
  root
tc qdisc show,tc class show,tc filter show,tc q s,tc q show,tc c show,tc f show,tc class list,tc qdisc ls,tc qdisc list,bridge link show,bridge vlan show,bridge fdb show | read full
  nodash | | =* | tc qdisc show dev eth0 | tc qdisc del dev eth0 root
losetup | danger,privilege,write,run bare alone | -a>list -l>list --all>list --list>list -J -n -j:= -O:= --json --raw
  --noheadings | =* | losetup ;; losetup -a ;; losetup -l | losetup /dev/loop0 f ;; losetup -l /dev/loop0 f
hwinfo | read full | --short --all --cpu --disk --memory --network --netcard --gfxcard --sound --usb --pci --bios
  --listmd --log:W --dump-db:= --only:= --save-config:=>danger,write --map | | hwinfo --short | hwinfo --all --log M
namei,mountpoint,rev-lines,xcode-select-print | read full | -lmovxqdbfhpn -l --long --modes --owners --mountpoints
  --nosymlinks --quiet --fs-devno | =* | namei -l /etc/hosts ;; mountpoint /mnt | namei --nope f
colcrt | read full | - -2 --no-underlining --half-lines | R* | colcrt f | colcrt .env ;; colcrt --nope
col | read full | -l:= -xbfhp | =* | col -b | col --nope
xcrun | ask,run stop | --find:=>list -f:=>list --show-sdk-path>list --show-sdk-version>list --version>list --sdk:= | CMD
  | xcrun --version ;; xcrun --show-sdk-path | xcrun rm f
simctl | ask,run sub | | | simctl --help | simctl erase all
simctl list,simctl help | read full | -vj --json --verbose | =* | simctl list ;; simctl list devices | simctl list
  --nope
simctl erase,simctl delete,simctl uninstall,simctl shutdown | danger,delete,run nodash | | =* | | simctl erase all
`,
);
