// Administration: the reading forms of tools that otherwise change the system, and what destroys disks or stops the machine.

import { commandTable } from '../checked-table.ts';

export const ADMIN = commandTable(
  'none',
  `
pmset -g,sysctl -a | read full | | =* | | pmset sleep 1
ldconfig | danger,privilege,write | -p>list --print-cache>list -vnNXl -C,-f,-r,-c:= | =* | ldconfig -p | ldconfig
iptables,ip6tables,iptables-legacy,iptables-nft | danger,privilege,write | -L>list --list>list -S>list --list-rules>list
  -nvx -t:= -w:?= -F,-Z,-X:?=>danger,privilege,write -D,-A,-I,-P,-N,-R,-E:=>danger,privilege,write
  --zero,--delete-chain:?=>danger,privilege,write
  --append,--insert,--replace,--new-chain,--rename-chain,--policy:=>danger,privilege,write --numeric --verbose
  --line-numbers --table:= --flush>danger,delete | =* | iptables -L ;; iptables -nvL | iptables -F ;; iptables -A INPUT
  -j DROP ;; iptables -L -Z
nft | danger,privilege,write sub | -a -n -j -nn | | nft --version | nft flush ruleset
nft list | read full | | =* | nft list ruleset | nft flush ruleset
httpd,apache2,apachectl,apache2ctl | danger,privilege,run,write sub | -v>list -V>list -l>list -L>list -t>list -S>list
  -M>list -D,-e:= -f,-d,-C,-c,-k,-E:X -X>danger,run -h>list | | httpd -v ;; apachectl -V ;; apachectl -S ;; httpd -t |
  apachectl restart ;; httpd -k stop ;; httpd
apachectl configtest,apachectl status,apachectl fullstatus,apache2ctl configtest,apache2ctl status | ask,read,run | | |
  | apachectl status
mdadm | danger,privilege,write,delete,run | --detail>list -D>list --examine>list -E>list --query>list -Q>list -V>list
  --version>list --scan -s -v --verbose --brief -b --export -Y --test --detail-platform>list | =* | mdadm --detail
  /dev/md0 ;; mdadm -D /dev/md0 ;; mdadm --detail --scan ;; mdadm --examine /dev/sda1 | mdadm --create /dev/md0 ;; mdadm
  --stop /dev/md0 ;; mdadm --zero-superblock /dev/sda1
visudo | danger,privilege,write,run | -c>list --check>list -V>list --version>list -q --quiet -s --strict -f:R --file:R |
  R? | visudo -c ;; visudo -cf /tmp/s | visudo ;; visudo -f x
passwd | danger,privilege,write | -S>list --status>list -a --all
  -d,-l,-u,-e,-q,-k,--delete,--lock,--unlock,--expire,--stdin>danger,privilege,write
  -n,-x,-w,-i:=>danger,privilege,write | =? | passwd -S ;; passwd -S bob | passwd ;; passwd bob ;; passwd -S -d bob
auditctl | danger,privilege,write,run | -l>list -s>list -v>list -k:= | =* | auditctl -l ;; auditctl -s | auditctl -D ;;
  auditctl -w x
mailq,mailstats | read full | -Ac -v -q>ask,network,run | | mailq | mailq --nope ;; mailq -q
postconf | danger,privilege,write,persistence | -n>list -d>list -m>list -l>list -a>list -A>list -x>list -h -c:=
  -M:?=>list -f -e,-#,-X>danger,write | =* | postconf -n ;; postconf -d | postconf -e a=b ;; postconf a
named,unbound | danger,privilege,run,network | -V>list --version>list | | named -V ;; unbound -V | named ;; unbound -v
sshd | danger,privilege,run,network | -V>list -T>list -t>list -f:R -C:= -o:X | | sshd -T ;; sshd -V | sshd ;; sshd -D
doveconf | danger,privilege,run | -n>list -a>list -N>list -d>list -h -m,-f:= -S -P>danger,secret -x -c,-i:X | =* |
  doveconf -n | doveconf
haproxy,squid,lighttpd,proftpd,smbd | danger,privilege,run,network | --version>list | | smbd --version | haproxy -f x ;;
  squid -n x ;; proftpd -n
btrfs subvolume list,btrfs subvolume show,btrfs subvolume get-default,btrfs filesystem df,btrfs filesystem show,
  btrfs filesystem usage,btrfs filesystem du,btrfs fi df,btrfs fi show,btrfs fi usage,btrfs fi du,btrfs device usage,
  btrfs device stats,btrfs scrub status,btrfs balance status,btrfs quota status,btrfs qgroup show,btrfs property list,
  btrfs inspect-internal dump-super | read full | -acdghmoprstTuvHB --human-readable --si --raw --iec --summarize
  --sort:= | L* | btrfs filesystem df / ;; btrfs subvolume list / ;; btrfs fi usage -h / ;; btrfs scrub status / | btrfs
  scrub status --nope ;; btrfs device stats -z /
btrfs subvolume,btrfs filesystem,btrfs fi,btrfs device,btrfs scrub,btrfs balance,btrfs quota,btrfs qgroup,
  btrfs property,btrfs inspect-internal | danger,privilege,write,run sub | | | | btrfs subvolume
btrfs subvolume *,btrfs filesystem *,btrfs fi *,btrfs device *,btrfs scrub *,btrfs balance *,btrfs quota *,
  btrfs qgroup *,btrfs property *,btrfs inspect-internal * | danger,privilege,write,run nodash | | =* | | btrfs
  subvolume delete x ;; btrfs balance start /
softwareupdate | danger,privilege,network,write,run | -l>list,network,ask --list>list,network,ask --history>list
  --list-full-installers>list,network,ask -a -r --all --recommended
  -i,-d,-R,--install,--download,--restart,--fetch-full-installer>danger,privilege,write,network | =* | softwareupdate
  --history | softwareupdate -i -a ;; softwareupdate -l -i
xcode-select | danger,privilege,write,run | -p>list --print-path>list -v>list --version>list -h>list | =* | xcode-select
  -p ;; xcode-select --version | xcode-select --install ;; xcode-select -s x
airport | danger,privilege,run | -I>list -s>list --getinfo>list --scan>list --help>list | =* | airport -I ;; airport -s
  | airport -z
ipconfig | danger,privilege,network,run sub bare | | | ipconfig --version | ipconfig set en0 DHCP
ipconfig /all,ipconfig /displaydns | read full | | | ipconfig /all ;; ipconfig /displaydns | ipconfig /all --x
ipconfig getifaddr,ipconfig getpacket,ipconfig getoption,ipconfig getsummary,ipconfig ifcount,ipconfig getv6packet |
  read full | | =* | ipconfig getifaddr en0 ;; ipconfig ifcount | ipconfig getifaddr --nope
xdotool | ask,run,write sub | -v>list | | xdotool --version | xdotool key ctrl+c
xdotool getmouselocation,xdotool getactivewindow,xdotool getwindowfocus,xdotool getwindowname,xdotool getwindowgeometry,
  xdotool getwindowpid,xdotool getdisplaygeometry,xdotool get_desktop,xdotool get_num_desktops,xdotool version | read
  full | --shell --prefix:= | NUMBER? | xdotool getmouselocation ;; xdotool getmouselocation --shell ;; xdotool
  getwindowname 12 | xdotool getmouselocation click 1 ;; xdotool getactivewindow windowkill
xdotool search | read full | --name --class --classname --onlyvisible --pid:= --all --any --limit:= --sync --maxdepth:=
  | = | xdotool search --name x | xdotool search x key a
wmctrl | ask,run,write | -l>list -m>list -d>list -V>list -pGxuF
  -a,-c,-R,-r,-s,-b,-t,-e,-n,-N,-I,-T,-k,-i,-o,-g:=>ask,run | =* | wmctrl -l ;; wmctrl -lGp ;; wmctrl -m | wmctrl -c x
  ;; wmctrl -l -c x ;; wmctrl -s 1
setxkbmap | ask,write single | -query>list -print>list -verbose:?= -version>list | =* | setxkbmap -query ;; setxkbmap
  -print | setxkbmap us
arecord | ask,write,run | -l>list -L>list --list-devices>list --list-pcms>list --version>list | W* | arecord -l ;;
  arecord -L | arecord f.wav
aplay | ask,run | -l>list -L>list --list-devices>list --list-pcms>list --version>list | =* | aplay -l ;; aplay -L |
  aplay f.wav
v4l2-ctl | ask,run,write | --list-devices>list --list-formats>list --list-formats-ext>list --list-ctrls>list
  --list-ctrls-menus>list --all>list --info>list -D>list -l>list -L>list -d:= --device:= --get-fmt-video>list
  --version>list | | v4l2-ctl --list-devices ;; v4l2-ctl -d 0 --all | v4l2-ctl --set-ctrl=x=1
ifup,ifdown | danger,privilege,network,run | -a -v -n>dry --no-act>dry | =* | ifup -n eth0 | ifdown eth0 ;; ifup -l eth0
ifquery | danger,privilege,network,run | -a -v -l>list --list>list --state>list | =* | ifquery --list | ifquery eth0
swapon | danger,privilege,write | -s>list --summary>list --show:?=>list --noheadings --raw --bytes
  -a>danger,privilege,write --all>danger,privilege,write | =* | swapon --show | swapon /dev/x ;; swapon -s -a
pmset | danger,privilege,write,run | -g:?=>list -acbu>danger,privilege,write | =* | pmset -g ;; pmset -g batt | pmset
  sleep 1 ;; pmset -g -a sleep 1
sysctl | read full | -aAnNbeqx>list --all>list --values>list --names>list --pattern:= -w>danger,privilege,write
  -p:?R>danger,privilege,write --system>danger,privilege,write | KEY* | sysctl -a ;; sysctl kernel.hostname | sysctl -w
  net.ipv4.ip_forward=1 ;; sysctl -n /../../etc/shadow
mount | danger,privilege,write,run handler=mount | -l,-a,-f,-n,-r,-w,-v -o,-t,-L,-U:= --bind,--move | =* | mount -l |
  mount /dev/sdb1 /mnt
ip | danger,privilege,write,run sub stop single | -4 -6 -a -all -b:X -batch:X -br -brief -c:?= -color:?= -d -details
  -f:= -family:= -force>danger,run -h -human -iec -j -json -l:= -loops:= -M -N -n:= -netns:= -o -oneline -p -pretty -r
  -resolve -s -stats -t -timestamp -V>list -Version>list | | ip -V ;; ip -br a | ip link set eth0 down ;; ip -force
  -batch f
ip a,ip addr,ip address,ip r,ip route,ip l,ip link,ip n,ip neigh,ip neighbor,ip rule,ip ru,ip maddr,ip tunnel,ip -s,
  ip netns,ip monitor,ip mroute,ip vrf,ip m,ip maddress,ip neighbour,ip addrlabel,ip ntable,ip ne,ip ro,ip li,ip ad | read full nodash sub | | | ip a ;; ip route | ip addr add 1 dev x
ip a show,ip addr show,ip address show,ip a s,ip a list,ip addr list,ip r show,ip route show,ip route list,ip route get,
  ip r get,ip link show,ip link list,ip l show,ip link ls,ip n show,ip neigh show,ip neighbor show,ip rule show,
  ip rule list,ip netns list,ip maddr show,ip tunnel show,ip addr ls,ip route ls,ip ro show,ip r l,ip r s,ip r ls,
  ip r list,ip r g,ip route s,ip route l,ip l sh,ip l ls,ip l list,ip link sh,ip a l,ip a ls,ip a sh,ip addr s,
  ip n s,ip n l,ip n ls,ip n list,ip neigh s,ip neigh ls,ip neigh list,ip neighbour show,ip neighbour list,ip ru s,
  ip ru l,ip ru ls,ip ru show,ip ru list,ip rule ls,ip m s,ip m show,ip maddr s,ip maddress show,ip mroute show,
  ip netns ls,ip netns identify,ip netns pids,ip netns list-id,ip vrf show,ip vrf list,ip ntable show,ip tunnel list |
  read full nodash | | =* |
  ip a show ;; ip route show ;; ip r l ;; ip n s | ip addr add 1 dev x ;; ip l s eth0 down ;; ip r a default via 1.1.1.1
ifconfig | read full | -aLlmsv | =? =*>danger,privilege,write | ifconfig ;; ifconfig eth0 ;; ifconfig -a | ifconfig eth0
  down
route | read full | -aenvnFCN46i | =*>danger,privilege,write | route -n | route add x
arp | read full | -aenvFN -i:= | =*>danger,privilege,write | arp -a | arp --nope
iwconfig | read full | | =? =*>danger,privilege,write | iwconfig | iwconfig wlan0 essid x
iw | danger,privilege,write,run | --version>list | =* | iw --version | iw dev wlan0 del
ethtool | read full | -iSkgcaPT -fsKGACNUEptrLXWQ>danger,privilege,write | =? | ethtool eth0 | ethtool -s eth0 speed 1 ;;
  ethtool *
resolvectl,bootctl,coredumpctl,bluetoothctl,rfkill,ufw,zfs,zpool,btrfs,diskutil,tmutil,systemsetup,defaults,security,
  csrutil,firewall-cmd,udevadm,efibootmgr,hdiutil,update-alternatives,pfctl,wg,semanage,fdesetup,nvram,kextstat |
  danger,privilege,write,run sub stop bare | -tfpgHn --no-pager --json --noheadings --show:?= -v,-V --version --summary
  --list --state --terse --fields,-f,-g,-t:= --get-default-zone --list-all>list | | | nft flush ruleset ;; spctl
  --master-disable
log | danger,write,delete,run nodash bare | | =* | log | log erase --all ;; log config --mode level:debug
timedatectl | danger,privilege,write,run sub stop bare | -p:WORDS -H:=>ask,network --no-pager --version | | timedatectl
  --version | timedatectl x ;; timedatectl -p show set-ntp false ;; timedatectl -H status set-ntp false
hostnamectl | danger,privilege,write,run sub stop bare | -H:=>ask,network --json:= --version | | hostnamectl --version |
  hostnamectl x
localectl | danger,privilege,write,run sub stop bare | -H:=>ask,network --no-pager --version | | localectl --version |
  localectl x
loginctl | danger,privilege,write,run sub stop bare | -p:WORDS -n:# -H:=>ask,network --no-pager --version | | loginctl
  --version | loginctl x
networkctl | danger,privilege,write,run sub stop bare | -n:= --no-pager --version --json:= | | networkctl --version |
  networkctl x
timedatectl status,timedatectl show,timedatectl list-timezones,timedatectl timesync-status,hostnamectl status, localectl
  status,localectl list-locales,localectl list-keymaps,localectl list-x11-keymap-models, localectl
  list-x11-keymap-layouts,localectl list-x11-keymap-variants,localectl list-x11-keymap-options, loginctl
  list-sessions,loginctl list-users,loginctl show-session,loginctl show-user,loginctl session-status, loginctl
  user-status | read full | -al -H,--host:=>network -M,-p,-P,-n,-o,-s:= --machine:= --no-legend --all --no-pager --full --json:=
  --property:= --value --lines:= --output:= | =* | timedatectl status ;; loginctl list-sessions ;; timedatectl show -p
  Timezone | timedatectl status -H evil ;; loginctl list-sessions --host=evil ;; hostnamectl status -H evil
zpool history,
  btrfs version,bluetoothctl devices,bluetoothctl show,bluetoothctl list,bluetoothctl info,bluetoothctl paired-devices,
  diskutil listFilesystems,networkctl list,networkctl status,resolvectl status,
  resolvectl statistics,bootctl status,bootctl list,nmcli device,nmcli d,
  nmcli general,nmcli g,nmcli dev,nmcli connection,nmcli con,nmcli c,rfkill list,ufw status,zfs list,zfs get,zpool list,
  zpool status,zpool iostat,btrfs-show,diskutil list,diskutil info,diskutil apfs-list,tmutil listbackups,tmutil status,
  tmutil latestbackup,defaults read,defaults domains,defaults find,defaults read-type,softwareupdate --list,
  softwareupdate -l,csrutil status,spctl --status,firewall-cmd --state,firewall-cmd --list-all,udevadm info,
  hdiutil info,update-alternatives --list,update-alternatives --display,update-alternatives --query,fdesetup status |
  read full sub | -aAvdhHlnrptoTLS -o,-t,-f,-n,-p,-g,-r,-s,-d:= --all --no-pager --full --json --query:= --path:=
  --name:= --property:= --value --lines:= | =* | diskutil list ;; nmcli device | diskutil
  eraseDisk JHFS+ X disk0
nmcli device status,nmcli device show,nmcli dev status,nmcli d status,nmcli dev show,nmcli connection show,
  nmcli con show,nmcli c show,nmcli general status,nmcli d show,nmcli d s,nmcli d sh,nmcli dev s,nmcli device s,nmcli c s,
  nmcli con s,nmcli connection s,nmcli g s,nmcli g status | read full | --active --order:= | =?
  =*>danger,privilege,write | nmcli connection show ;; nmcli dev status ;; nmcli con show --active | nmcli connection
  show a delete
nmcli device wifi,nmcli d wifi,nmcli dev wifi,nmcli d w | read full sub bare | -f,--fields:= | | nmcli dev wifi | nmcli dev wifi
  hotspot ;; nmcli dev wifi connect x
nmcli device wifi list,nmcli d wifi list,nmcli dev wifi list,nmcli d w l,nmcli d w list | read full | --rescan:= | =* | nmcli dev wifi list ;;
  nmcli d wifi list ifname wlan0 | nmcli dev wifi list --nope
nmcli networking,nmcli n,nmcli radio,nmcli r | read full sub bare | | | nmcli networking ;; nmcli radio | nmcli networking
  off
nmcli radio wifi,nmcli radio wwan,nmcli radio all,nmcli r wifi,nmcli r all | read full | | =*>ask,write,network | nmcli
  radio wifi | nmcli radio wifi off
nmcli networking connectivity,nmcli n c,nmcli n connectivity,nmcli general hostname,nmcli g hostname,nmcli general permissions,nmcli g permissions,
  nmcli general logging,nmcli g logging | read full | | =*>danger,privilege,write,network | nmcli general permissions | nmcli general
  hostname x
nmcli networking *,nmcli n *,nmcli radio *,nmcli r * | danger,privilege,write,network,run nodash | | =* | | nmcli radio
  all off
timedatectl set-timezone,nmcli device disconnect,nmcli dev disconnect,nmcli d disconnect,nmcli device connect,nmcli dev connect,
  nmcli d connect,nmcli device wifi connect,nmcli d wifi connect,nmcli dev wifi connect,nmcli device wifi rescan,nmcli d wifi rescan,
  nmcli dev wifi rescan,bluetoothctl power,bluetoothctl connect,bluetoothctl disconnect,bluetoothctl scan,
  bluetoothctl pair,bluetoothctl trust,bluetoothctl discoverable,bluetoothctl pairable,bluetoothctl agent,rfkill block,
  rfkill unblock,rfkill toggle | ask,write,network nodash | | =* | | nmcli dev wifi connect Home ;; nmcli dev disconnect wlan0 ;; timedatectl set-timezone UTC ;; rfkill block
  bluetooth
defaults write | danger,privilege,write,run sub | | | | defaults write a b c
defaults write com.apple.dock,defaults write com.apple.finder,defaults write com.apple.screencapture,
  defaults write NSGlobalDomain,defaults write com.apple.AppleMultitouchTrackpad | ask,write nodash | | =* | | defaults
  write com.apple.dock autohide -bool true
defaults write * | danger,privilege,write,run nodash | | =* | | defaults write a b c
nmcli device wifi *,nmcli d wifi *,nmcli dev wifi *,nmcli d w * | danger,privilege,write,network,run nodash | | =* | | nmcli dev
  wifi hotspot
ufw status verbose,ufw status numbered | read full | | | ufw status verbose | ufw status verbose --nope
wg show | read full | | =? | wg show ;; wg show wg0 | wg show wg0 private-key ;; wg show all dump
security list-keychains,security default-keychain | read full | -d:= | | security list-keychains | security
  list-keychains -s x
showmount,rpcinfo | network,read | -adehpsmTtu -l,-n:= --all --directories --exports --no-headers | HOST* | | showmount
  -e nas ;; rpcinfo -p h
ip a *,ip addr *,ip address *,ip r *,ip route *,ip l *,ip link *,ip n *,ip neigh *,ip neighbor *,ip rule *,ip ru *,
  ip maddr *,ip m *,ip maddress *,ip neighbour *,ip addrlabel *,ip ntable *,ip ne *,ip ro *,ip li *,ip ad *,ip tunnel *,ip netns *,ip mroute *,ip vrf *,nmcli device *,nmcli d *,nmcli dev *,nmcli general *,nmcli g *,
  nmcli connection *,nmcli con *,nmcli c *,ufw status *,chronyc *,ntpq *,timedatectl *,hostnamectl *,localectl *,
  loginctl *,networkctl *,resolvectl *,nmcli *,ufw *,zfs *,zpool *,btrfs *,scutil *,networksetup *,systemsetup *,
  defaults *,softwareupdate *,security *,spctl *,csrutil *,firewall-cmd *,tmutil *,mount *,umount *,pfctl *,swapoff *,
  modprobe *,insmod *,rmmod *,useradd *,userdel *,usermod *,passwd *,visudo *,nft *,iptables *,ip *,
  update-alternatives *,hdiutil *,launchctl *,service * | danger,privilege,write,run nodash | | =* | | useradd -o -u 0 x
diskutil eraseDisk,diskutil eraseVolume,diskutil partitionDisk,diskutil zeroDisk,diskutil secureErase,diskutil reformat,
  diskutil randomDisk,diskutil apfs,diskutil eraseCD,diskutil mergePartitions,diskutil splitPartition |
  blocked,write,delete nodash | | =* | | diskutil eraseDisk JHFS+ X disk0
diskutil * | danger,privilege,write,run nodash | | =* | | diskutil unmount x
mkfs,mke2fs,mkfs.ext2,mkfs.ext3,mkfs.ext4,mkfs.xfs,mkfs.btrfs,mkfs.vfat,mkfs.fat,mkfs.ntfs,mkfs.exfat,mkfs.f2fs,
  mkfs.jfs,mkfs.reiserfs,mkfs.minix,mkfs.msdos,mkfs.cramfs,mkfs.bfs,mkfs.nilfs2,mkfs.zfs,mkntfs,mkdosfs,mkexfatfs,
  mkreiserfs,newfs,newfs_apfs,newfs_hfs,newfs_msdos,mkswap,wipefs-all,blkdiscard,badblocks-write,zerofree,mkudffs,
  nwipe,scrub,dban | blocked,write,delete nodash | | =* | mkfs.ext4 --version | mkfs.ext4 /dev/sda1 ;; mkswap
  /dev/sda
format | blocked,write,delete handler=format nodash | | =* | | format c: ;; format /q d:
wipefs | read full | -Jinpqt -t,-O:= -o,--offset:=>danger,write,delete -a,-f>blocked,write,delete
  --all,--force>blocked,write,delete --no-act>dry -n>dry --output:= --noheadings --parsable --json | =* | wipefs
  /dev/sda | wipefs -a /dev/sda
gdisk | danger,privilege,write,delete nodash | | =* | gdisk --version | gdisk -d /dev/sda
fdisk,sfdisk | danger,privilege,write,delete | -lFxV>list --list>list --list-free>list --version>list -d>list
  --dump>list -b,-o,-L,-s,-u:= -J --json -n -q --bytes --output:=
  -Z,-z,-w,-W,-f,-a,-A,-N,-I,-O,-c,-t,--delete,--wipe,--activate,--part-type:?=>blocked,write,delete
  --part-label,--part-uuid,--part-attrs,--disk-label,--disk-id,--append,--move-data:?=>blocked,write,delete
  --relabel:?=>blocked,write,delete | =* | fdisk -l ;; sfdisk -d /dev/sda ;; fdisk -l /dev/sda | fdisk /dev/sda ;;
  sfdisk -l --delete /dev/sda ;; sfdisk /dev/sda
sgdisk | danger,privilege,write,delete | -p>list -v>list -L>list -V>list -O>list -D>list -F>list -E>list -f>list
  -i:=>list --print>list --verify>list --info:=>list --list-types>list --version>list -b,--backup:W -P --pretend
  -d,-n,-t,-c,-u,-o,-Z,-z,-g,-G,-m,-R,-l,-r,-s,-S,-T,-A,-C,-e,-h,-j,-N,-U,-a,--delete:?=>blocked,write,delete
  --new,--typecode,--change-name,--clear,--zap,--zap-all,--load-backup,--replicate:?=>blocked,write,delete
  --mbrtogpt,--gpttombr,--randomize-guids,--move-second-header:?=>blocked,write,delete | =* | sgdisk -p /dev/sda ;;
  sgdisk -i 1 /dev/sda | sgdisk --zap-all /dev/sda ;; sgdisk -d 1 /dev/sda ;; sgdisk -p -n 0:0:0 /dev/sda ;; sgdisk -l f
  /dev/sda
cfdisk,gparted | danger,privilege,write,delete nodash | | =* | cfdisk --version | cfdisk /dev/sda
parted | danger,privilege,write,delete handler=disk | -smia -l>list --list>list --script --machine | =* | parted -l |
  parted /dev/sda mklabel gpt ;; parted -l /dev/sda rm 1
hdparm | danger,privilege,run | -IigtTHC>list -a,-A,-B,-d,-E,-K,-M,-P,-s,-S,-W,-X,-y,-Y,-Z:?=>danger,privilege,write
  --security-erase,--security-erase-enhanced,--trim-sector-ranges,--yes-i-know-what-i-am-doing:=>blocked,write,delete
  --direct | L* | hdparm -I /dev/sda ;; hdparm -tT /dev/sda | hdparm --security-erase x /dev/sda ;; hdparm -A 0 /dev/sda
  ;; hdparm -I -S 120 /dev/sda
smartctl | danger,privilege,run | -a,-A,-H,-i,-c,-x,-V>list -l:=>list --log:=>list
  --all,--info,--health,--attributes,--capabilities,--xall,--scan,--scan-open,--version>list -d,-n,-P,-f,-r,-T,-q,-b:=
  --device,--format,--nocheck,--tolerance,--quietmode:= -j --json:?= -t,-s,-S,-o,-F:=>danger,privilege,write,run
  -X>danger,privilege,write,run --test,--smart,--offlineauto,--saveauto,--set:=>danger,privilege,write,run
  --abort>danger,privilege,write,run | L* | smartctl -a /dev/sda ;; smartctl -H -d sat /dev/sda ;; smartctl -l error
  /dev/sda | smartctl -t short /dev/sda ;; smartctl -a -t long /dev/sda ;; smartctl -s on /dev/sda
sdparm | danger,privilege,run | -ai>list --all,--inquiry>list -p,--page:= -l,--long -q,--quiet | L* | sdparm -a /dev/sda
  | sdparm -a -s x /dev/sda ;; sdparm -C stop /dev/sda
sg_format | blocked,write,delete nodash | | =* | sg_format --version | sg_format /dev/sda
nvme format,nvme sanitize,cryptsetup luksFormat,cryptsetup erase,cryptsetup luksErase,cryptsetup reencrypt |
  blocked,write,delete nodash | | =* | | nvme format /dev/nvme0n1
nvme,cryptsetup | danger,privilege,write,run sub nodash | | =* | nvme version | nvme format /dev/nvme0n1
dmsetup remove,dmsetup remove_all,dmsetup wipe_table,dmsetup clear,dmsetup load | danger,privilege,delete,write,run
  nodash | | =* | | dmsetup remove_all
dmsetup ls,dmsetup info,dmsetup status,dmsetup table,dmsetup deps,dmsetup version,dmsetup targets | read full | -cCjmor
  -o,-S,-u,-t:= --tree --target:= --noheadings --columns --sort:= --separator:= | =* | dmsetup ls --tree ;; dmsetup info
  | dmsetup ls --exec x
dmsetup | danger,privilege,write,run sub | --version>list | | dmsetup --version | dmsetup create x
flashrom,fwupdtool,dfu-util,esptool,esptool.py,mtd,nandwrite,flash_erase,flashcp |
  danger,privilege,write,run | --version>list -V>list -L>list -h>list --list>list -l>list -r,--read:W -p,-c:= -o:W -v |
  =* | flashrom --version ;; flashrom -L | flashrom -L -o log ;; flashrom -w x.bin ;; flash_erase /dev/mtd0 0 0
avrdude | danger,privilege,write,run | --version>list -v -p,-c:= -l:W | =* | avrdude --version | avrdude -l M ;; avrdude -p x
rdfind | ask,write,run single | -deleteduplicates,-makesymlinks,-makehardlinks:=>danger,delete,write -dryrun,-n:=
  -outputname:W -ignoreempty,-minsize,-maxsize,-followsymlinks,-removeidentinode,-checksum,-makeresultsfile,-sleep:= |
  L* | rdfind --version | rdfind . ;; rdfind -deleteduplicates true .
nvme list,nvme version,nvme smart-log,cryptsetup status,cryptsetup luksDump | read full | | =* | nvme list | nvme format
  x
nvme *,cryptsetup * | danger,privilege,write,run nodash | | =* | | cryptsetup open x y
badblocks | danger,privilege,run | -svfn -b,-c,-e,-i,-o,-p,-t:= -w>blocked,write,delete | =* | badblocks --version |
  badblocks -w /dev/sda
shutdown,reboot,halt,poweroff,init,telinit,pm-suspend,systemd-sleep | danger,run,privilege nodash | | =* | shutdown
  --help | shutdown -h now ;; init 0
iptables-save,ip6tables-save | read full | -c -t:= -M:X -f:W --counters --table:= --modprobe:X --file:W | |
  iptables-save ;; iptables-save -t nat | iptables-save -f M ;; iptables-save -M x
faillog | read full | -a --all -u,-t:= --user,--time:= | | faillog ;; faillog -u bob | faillog -r
zdb | read full | -bcdhilLmMsuvCDGS -e,-p,-o,-t,-U:= | =* | zdb -C ;; zdb -l /dev/sda1 | zdb -x M tank
nft-list,getenforce,sestatus,aa-status,getcap,getsebool,auditctl-list,lsattr-sys,cat-sys,ufw-status,exportfs-list,
  chage-list,lvs,vgs,pvs,lvdisplay,vgdisplay,pvdisplay,dmsetup-info,quota,repquota,e2label-show,dumpe2fs,debugfs-show,
  xfs_info,efivar-list,mokutil-list,lvscan,vgscan,pvscan,lsblk-sys | read full | -abcdefghlnoprstuvx -o,-t,-S:=
  --noheadings --units:= --all --config:X | =* | lvs ;; getenforce ;; sestatus | lvs --nope
ntpq,chronyc,ntpstat | read full sub | -pn | | ntpq -p | chronyc makestep
chronyc tracking,chronyc sources,chronyc sourcestats | read full | -va | | chronyc tracking | chronyc makestep
stty size,stty speed | read full | | | stty size | stty size x
stty | read full sub | -ag -F:= --all --save | =*>ask,run | stty -a | stty -echo
ssh-keygen | danger,write handler=keygen | -aABcDeghHikKLloOpqQRuUvy -b,-C,-F,-I,-m,-n,-N,-P,-r,-s,-t,-V,-z,-Y,-Z,-E:=
  -D,-w:X -f:W | =* | ssh-keygen --help ;; ssh-keygen -lf k.pub | ssh-keygen -t ed25519 -f k ;; ssh-keygen -l -D ./x.so
  ;; ssh-keygen -lw ./x.so ;; ssh-keygen -l -R h ;; ssh-keygen -f M
gpg,gpg2,gpgsm | ask,write,run makes=.gnupg | --list-signatures,--check-signatures>list --card-status>ask,run --print-md>list
  -abcdeknqrsutv -r,-u,-K,-o:= -o,--output:W --keyid-format:= --with-fingerprint --with-keygrip
  --with-subkey-fingerprint --no-tty
  --list-keys,--list-secret-keys,--fingerprint,-k,-K,--list-sigs,--check-sigs,--verify>list
  --list-packets,--show-keys,--list-public-keys>list --with-colons --decrypt --encrypt --sign --clearsign --detach-sign
  --armor --recipient:= --local-user:= --batch --yes>danger,write --symmetric
  --import,--recv-keys,--keyserver,--send-keys,--refresh-keys,--search-keys>network
  --delete-key,--delete-keys,--delete-secret-keys,--delete-secret-and-public-key>danger,delete
  --gen-revoke>danger,delete --export-secret-keys,--export-secret-subkeys>danger,secret --export --homedir:X --keyring:=
  --gen-key,--full-generate-key,--quick-generate-key,--edit-key>ask,write | =* | gpg --list-keys ;; gpg --verify a.sig |
  gpg -o o -d i ;; gpg --list-options show-photos -k ;; gpg --print-md --status-file f -k ;; gpg --card-status
openssl | ask,run sub | | | openssl version | openssl enc -d
openssl version,openssl list,openssl ciphers,openssl help | read full single | -provider,-provider-path,-engine:X -a -b -d -e -f -o -p -r -v -V -s -1
  -commands -digest-commands -digest-algorithms -cipher-commands -cipher-algorithms -public-key-algorithms -tls1_2
  -tls1_3 -stdname | =* | openssl version -a | openssl enc x
openssl x509 | read full single | -in:CERT -out,-writerand:W -engine,-provider,-provider-path:X
  -inform,-outform,-nameopt,-certopt,-dateopt,-ext:WORDS -checkend:# -checkhost,-checkemail,-checkip:GLOB -noout -nocert
  -text -fingerprint -alias -serial -startdate -enddate -dates -subject -issuer -email -hash -subject_hash
  -subject_hash_old -issuer_hash -issuer_hash_old -ocspid -ocsp_uri -purpose -pubkey -modulus -sha1 -sha224 -sha256
  -sha384 -sha512 -md5 | CERT* | openssl x509 -in cert.crt -noout -text ;; openssl x509 -in c.crt -noout -dates -nameopt
  RFC2253 | openssl x509 -out o -in i ;; openssl x509 -certopt -out o
openssl verify | read full single | -CAfile,-CApath,-CRLfile,-trusted,-untrusted:CERT -nameopt,-purpose,-policy:WORDS
  -verify_depth,-attime:# -verify_hostname,-verify_ip,-verify_email:GLOB -engine,-provider,-provider-path:X -verbose
  -show_chain -partial_chain -crl_check -crl_check_all -no-CAfile -no-CApath -x509_strict -check_ss_sig -trusted_first
  -crl_download>ask,network | CERT* | openssl verify -CAfile ca.crt a.crt | openssl verify -crl_download a.crt
openssl dgst | read full single | -out,-writerand:W -signature,-verify,-prverify:R -hmac:GLOB -mac,-keyform,-sigopt:WORDS
  -xoflen:# -engine,-provider,-provider-path:X -hex -binary -c -r -d -list>list -sha1 -sha224 -sha256 -sha384 -sha512 -md5
  -sha3-256 -sha3-512 -blake2b512 -blake2s256 -ripemd160 | R* | openssl dgst -sha256 f | openssl dgst -out o f ;; openssl
  dgst -sha256 .env -writerand o
openssl req | read full single | -in:CERT -out,-keyout,-writerand:W -inform,-outform,-nameopt,-reqopt:WORDS -config:X
  -engine,-provider,-provider-path:X -noout -text -subject -pubkey -modulus -verify -verbose -batch | CERT* | openssl req -in a.csr
  -noout -text | openssl req -certopt -writerand -hmac a.out ;; openssl req -keyout k
openssl crl | read full single | -in,-CAfile,-CApath:CERT -out:W -inform,-outform,-nameopt:WORDS
  -engine,-provider,-provider-path:X -noout -text -hash -hash_old -issuer -lastupdate -nextupdate -fingerprint -crlnumber
  -verify | CERT* | openssl crl -in a.crl -noout -text | openssl crl -out o
openssl rand | read full single | -out,-writerand:W -rand:R -engine,-provider,-provider-path:X -hex -base64 | #? | openssl
  rand -hex 16 | openssl rand -out o 16
openssl pkcs7 | read full single | -in:CERT -out:W -inform,-outform:WORDS -engine,-provider,-provider-path:X -noout -text -print
  -print_certs | CERT* | openssl pkcs7 -in a.p7b -print_certs -noout | openssl pkcs7 -out o
openssl asn1parse | read full single | -in:CERT -out:W -oid:R -inform,-item:WORDS -offset,-length,-strparse,-dlimit:#
  -engine,-provider,-provider-path:X -noout -i -dump -strictpem | CERT* | openssl asn1parse -in a.crt -i | openssl asn1parse -out o
openssl enc,openssl ca,openssl cms,openssl smime,openssl passwd,openssl dhparam,openssl crl2pkcs7 | ask,run,write nodash
  | | =* | | openssl enc -d
useradd,usermod,adduser,groupadd,chpasswd,chsh,modprobe,insmod,rmmod,kexec,umount,swapoff,setenforce,setcap,hwclock,
  ntpdate,lvcreate,vgcreate,pvcreate,update-grub,grub-install,fsck,e2fsck,resize2fs,tune2fs,dhclient,wg-quick,pvmove,
  vipw,gpasswd,addgroup,update-initramfs,locale-gen,dbus-send,gdbus,depmod,chfn,groupmod,newusers,ebtables,brctl |
  danger,privilege,write,run nodash | | =* | useradd --help | useradd x ;; nft flush ruleset ;; modprobe x
osascript,automator,shortcuts | danger,run | -e:code -l:= -s:= -i | =* | osascript --version | osascript -e 'do shell
  script "id" with administrator privileges'
open,xdg-open,start,explorer,wslview,cygstart,sensible-browser,firefox,google-chrome,chromium,chromium-browser,safari,
  gnome-open,kde-open,xdg-email,gnome-terminal,xterm,konsole,alacritty,kitty,wezterm | ask,run | -aenRtFWgjhb -a,-b:=
  --args | =* | firefox --version | open https://x.io ;; firefox --status https://x.io
code,codium,code-insiders,subl,atom,idea | ask,run | --list-extensions>list --status>list --show-versions --category:=
  -nrwag -d --wait --goto --new-window --reuse-window --add --diff | =*>ask,run | code --version ;; code
  --list-extensions | code . ;; code --list-extensions --install-extension x
xsel | ask,run,write | -o,--output>list -b,-p,-s,--clipboard,--primary,--secondary -c,-d,-x,-i,-a,-f,-k>ask,write
  --clear,--delete,--exchange,--input,--append,--follow,--keep>ask,write -l,--logfile:W -t,--selectionTimeout:= | | xsel -ob
  ;; xsel --output --clipboard | xsel ;; xsel -ob -c ;; xsel -bi
notify-send,say,pbcopy,xclip,wl-copy,clip,clip.exe,afplay,espeak,osd_cat | ask,run | -abceinoprstuvpP
  -selection,-o,-sel,-t,-u,-i,-a,-h,-c:= --urgency:= --icon:= --input,--clipboard,--primary | =* | | pbcopy
wall | ask,run | -nh -t:= | =* | wall --version | wall x
write | ask,run | -h | =* | write --version | write x
mesg | ask,run | -vh | =* | mesg --version | mesg x
logger | ask,run | -aeis -n,-p,-t,-u,-P:= -h:~= | =* | logger --version | logger x
pbpaste,wl-paste | read full | -lnp -t:= --list-types --no-newline --primary | | pbpaste | pbpaste --nope
history-clear,srm-secure | danger,delete | | =* | | srm-secure
nginx | danger,privilege,run | -v>list -V>list -h>list -t>list,ask,run -T>list,ask,run -q -c,-p,-g,-s,-e:X | | nginx -v ;; nginx -V | nginx ;;
  nginx -s stop
scutil | danger,privilege,write,run | --dns>list --proxy>list --nwi>list --get:=>list -r:=>list | =* | scutil --dns ;;
  scutil --get ComputerName | scutil --set HostName x
networksetup | danger,privilege,write,run single | -listallhardwareports>list -listallnetworkservices>list
  -listnetworkserviceorder>list -getinfo>list -getairportnetwork>list -getdnsservers>list -getmacaddress>list
  -getwebproxy>list -getcomputername>list -getsearchdomains>list -getairportpower>list
  -setairportpower>list,ask,write | =* | networksetup -listallhardwareports ;;
  networksetup -getinfo Wi-Fi | networksetup -setdnsservers x y
pkgutil | danger,privilege,write,run | --pkgs:?=>list --packages>list --pkg-info:=>list --files:=>list
  --file-info:R>list --check-signature:R>list --regexp | =* | pkgutil --pkgs ;; pkgutil --files x | pkgutil --forget x
dscl | danger,privilege,write,run sub | -q -raw | | dscl --help | dscl . -create /Users/x
dscl .,dscl localhost | danger,privilege,write,run sub nodash | | | | dscl . -create /Users/x
dscl . list,dscl . read,dscl . search,dscl . -list,dscl . -read,dscl . -search,dscl localhost list,dscl localhost -list
  | read full nodash | | =* | dscl . list /Users ;; dscl . -read /Users/bob | dscl . -delete /Users/x
dscl . *,dscl localhost * | danger,privilege,write,run nodash | | =* | | dscl . -create /Users/x
plutil | danger,write single | -p>list -lint>list -type:=>list -o:W -r -e:=
  -convert,-replace,-insert,-remove,-create:=>danger,write | R* | plutil -p Info.plist ;; plutil -lint a.plist | plutil
  -convert xml1 f ;; plutil -p -convert xml1 f ;; plutil -replace a -string b f
codesign | ask,write,run | -d>list -v>list --display>list --verify>list --verbose:?= --deep --strict --entitlements:W
  -s,--sign:=>ask,write -f --force --options:= -r:?W | R* | codesign -dv a.app ;; codesign --verify a.app | codesign -s
  x a.app
chage | danger,privilege,write | -l>list --list>list -i --iso8601 -E,-I,-m,-M,-W,-d:=>danger,privilege,write | =* |
  chage -l bob | chage -E 0 bob ;; chage -l -E 0 bob
at | danger,privilege,persistence,write,run | -l,-V>list -c>ask,read,shows-secrets -f:R -q,-t:= -mMbv
  -d,-r>danger,delete,run | =* | at -l | at -c 3 ;; at now ;; at -d 3 ;; at -l -d 3
openssl md5,openssl sha1,openssl sha256,openssl sha384,openssl sha512 | read full single | -out,-writerand:W
  -engine,-provider,-provider-path:X -r -hex -binary -c | R* | openssl sha256 f | openssl sha256 -sign k f
nmcli | danger,privilege,write,run sub stop bare | -tp -e,-f,-g,-m,-c,-w:= --terse --pretty
  --escape,--fields,--get-values,--mode,--colors,--wait:= | | nmcli ;; nmcli -t -f NAME con show | nmcli con down x ;;
  nmcli -s con show x
resolvectl dns,resolvectl domain,resolvectl llmnr,resolvectl mdns,resolvectl dnssec,resolvectl dnsovertls,
  resolvectl nta,resolvectl default-route | read full | --no-pager | =? =*>danger,privilege,write | resolvectl dns ;;
  resolvectl domain eth0 | resolvectl dns eth0 1.1.1.1
resolvectl query,resolvectl service,resolvectl openpgp,resolvectl tlsa | network,read nodash | | N* | | resolvectl query
  example.com
openssl s_client | network,read handler=connected nodash | | =* | | openssl s_client -connect h:443 ;; openssl s_client
  -connect h:443 < f
openssl ocsp,openssl s_server,openssl s_time | network,run,read,write nodash | | =* | | openssl s_client -connect h:443
openssl rsa,openssl pkey,openssl ec,openssl pkcs12 | danger,secret,read,write single | -pubin>safe -pubout -noout -text
  -check -des3 -aes256 -nodes -nocerts -nokeys -export -in,-inkey,-certfile:R -out:W
  -inform,-outform,-passin,-passout,-password,-name:= -engine,-provider:X | =* | openssl rsa --help | openssl rsa -in
  key.pem -text ;; openssl pkcs12 -in a.p12 -nodes
openssl genrsa,openssl genpkey,openssl ecparam,openssl gendsa | ask,write,secret single | -list_curves>list
  -name,-algorithm,-pkeyopt,-passout,-outform:= -out,-writerand:W -genkey -noout -text -des3 -aes256 -engine,-provider:X
  | =* | openssl ecparam -list_curves | openssl genrsa -out k.pem 2048
openssl speed,openssl prime,openssl errstr | read full single | -hex -multi,-seconds,-bytes,-bits,-evp,-checks:=
  -generate -engine,-provider:X | =* | openssl speed ;; openssl prime 17 | openssl speed -engine ./x
userdel,deluser,groupdel,delgroup,lvremove,vgremove,pvremove,ipset | danger,privilege,delete,write,run nodash | | =* |
  userdel --help | userdel -r bob ;; lvremove vg/a ;; ipset destroy
zfs destroy,zfs rollback,zfs receive,zpool destroy,zpool labelclear,btrfs subvolume delete,btrfs device remove,
  tmutil delete,tmutil deletelocalsnapshots,defaults delete,nmcli connection delete,nmcli con delete,nmcli c delete,
  security delete-generic-password,security delete-internet-password,security delete-certificate,
  security delete-keychain,timeshift,snapper delete,loginctl terminate-user,loginctl kill-session,
  loginctl terminate-session | danger,privilege,delete,write,run nodash | | =* | | zfs destroy tank/x ;; btrfs subvolume
  delete x ;; tmutil delete x
security find-generic-password,security find-internet-password,security dump-keychain,security export |
  danger,secret,read,run nodash | | =* | | security find-generic-password -w -s x
security find-certificate,security verify-cert,security cms | read full | -apZtl -c,-e,-p:= -o:W | R* | security
  find-certificate -a -p | security cms -o M
gio | ask,run sub | --version>list | | gio --version | gio open x ;; gio copy a b
gio list,gio tree,gio info,gio cat,gio help | read full | -alhu -a:= --attributes:= --long --hidden --nofollow-symlinks
  --query-writable --filesystem --print-uris | RESOURCE* | gio info f ;; gio list -l | gio cat .env ;; gio cat
  sftp://h/f
gio trash | delete | -f --force --empty>recursive --list>list | TREE* | gio trash --list | gio trash f
gio remove | delete | -f --force | D* | gio remove --help | gio remove f
gio move,gio rename | danger,move,write nodash | | =* | | gio move a b
gio *,gio copy,gio save,gio set,gio mkdir,gio open,gio launch,gio mount,gio mime | danger,run,write nodash | | =* | |
  gio copy a b
spctl | danger,privilege,write,run | --status>list --assess>list -a>list -t,--type:= -vr --verbose:?= --raw | L* | spctl
  --status ;; spctl -a -v /Applications/a.app | spctl --master-disable ;; spctl --add x
`,
);
