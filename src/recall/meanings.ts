// Everyday words and what stands for them in commands. A row: the words as stems, a colon, then alternatives; every token
// of an alternative must be in the command. `-v` is a flag of its own or in a group, `.gz` an ending, `1.2.3.4` any address, any other
// token the beginning of a word.

const DOING = `
delet remov eras wip drop: rm, -delete, del, prune, purge, drop, -d, unlink, flush, trash, shred
clean clear tidy: clean, prune, purge, rm, clear, vacuum, gc
copy copi: cp, scp, rsync, copy, dd
mov renam: mv, rename, move
upload: scp, rsync, sftp, push, put, aws s3 cp, rclone, publish, deploy
download fetch: curl, wget, yt-dlp, scp, pull, fetch, clone, aria2c
sync mirror synchroni: rsync, rclone, unison, sync
back backup sav archiv: tar, rsync, backup, restic, borg, dump, zip, duplicity, rclone
restor: pg_restore, restore, git checkout, psql <, mysql <
dump export: pg_dump, mysqldump, dump, export, mongodump
import load: mysql <, psql <, pg_restore, import, load, source
unpack extract unzip decompress untar uncompress: tar -x, tar x, unzip, 7z x, gunzip, unrar, xz -d, zstd -d, bsdtar
compress: gs, jpegoptim, optipng, pngquant, -crf
compress pack zip: git archive, tar -c, tar c, zip, gzip, 7z a, xz, zstd, bzip2
creat mak new add: mkdir, touch, create, new, add, init, -b, -c, adduser, useradd
instal: install, apt, brew, pip, npm, cargo install, dnf, pacman -S, add, get
updat upgrad: update, upgrade, pull
start launch serv: start, run, serve, server, up, dev, systemctl start
restart reload: restart, reload
stop kill end terminat: kill, pkill, killall, stop, fuser -k, down, xkill
watch follow live: watch, tail -f, logs -f, --watch, -f, --follow, entr
search look find: grep, rg, find, fd, ag, ack, locate, -S, --grep
replac substitut chang: sed, s/, perl -p, rename, sd, replace
count number: wc, uniq -c, count, -c, tokei, cloc
sort order: sort
compar differ: diff, comm, cmp, meld
duplicat: fdupes, uniq -d, jdupes, rmlint, sort -u
convert turn transform chang: convert, ffmpeg, pandoc, iconv, magick, --convert-to, sox, heif-convert, jq
resiz scal shrink shrank smaller reduc: resize, scale, mogrify, convert, jpegoptim, optipng, pngquant, -crf, gs, crop, --max
cut trim clip part: ffmpeg -ss, -to, cut, trim, clip
merg join combin concat: merge, cat, pdftk, pdfunite, join, concat, paste, qpdf
split: split, csplit, pdfseparate, burst
encrypt: gpg -c, gpg -e, age, openssl enc, cryptsetup, encrypt
decrypt unlock: gpg -d, --decrypt, decrypt, openssl enc -d
sign signed: gpg, --sign, -S, codesign
connect log login: ssh, connect, psql, mysql, login, attach, telnet, mosh
attach reattach: attach, tmux a, screen -r
forward tunnel: ssh -L, ssh -R, ssh -D, port-forward, ngrok, socat
mount: mount, -v, --mount
burn writ wrote flash: dd, balena, tee
format: mkfs, black, prettier, fmt, --fix, gofmt
test tests: test, pytest, jest, vitest, -t, playwright, dry-run
lint: lint, eslint, ruff, flake8, mypy, clippy, shellcheck, biome
build compil built: build, make, gcc, cargo build, tsc, cmake, mvn, gradle, ninja
deploy releas ship publish: deploy, publish, release, push, rollout, apply, helm, ansible-playbook
debug inspect: --inspect, --pdb, gdb, strace, debug, pdb, lldb
trac: strace, ltrace, traceroute, dtrace, mtr, perf
profil: cProfile, perf, py-spy, profile, --prof
benchmark load stress: ab, wrk, hyperfine, hey, k6, siege, bench
check verify valid only: --check, --dry-run, -n, verify, check, -t, status, lint
dry pretend simulat: --dry-run, -n, --check, plan
undo revert rever: git revert, git reset, git restore, git checkout, undo
blam who: git blame, who, whoami, last, w
schedul cron regular: crontab, at, systemd-run, timer
monitor: top, htop, watch, btop, glances, iotop
block ban: DROP, REJECT, deny, ban, blacklist
permit permission executabl: chmod, chown, setfacl, chmod +x
own: chown
link symlink: ln
transcrib transcript transcrip: whisper
screenshot: scrot, import, grim, screencapture
pric send sent post: curl -X, curl -d, POST, mail, sendmail, scp
prob ping reach: ping, curl, nc, mtr
list show see display view print: ls, list, show, cat, status, ps, get
fix repair mend: fix, fsck, repair, renew, restart, --fix, rebuild
renew: renew, certbot
chec expir: enddate, dates, expire, x509
squash: rebase -i, --squash
forc: -f, --force, --force-with-lease
recurs: -r, -R
ignor exclud without miss lack: grep -L, --exclude, -v, --ignore, -not
sum total averag add: sum, awk, +=, datamash, bc, paste
strip scrub: strip, -all=, exiftool, --strip-all, tr -d, sed
captur sniff record: tcpdump, tshark, wireshark, script, asciinema, arecord, x11grab
measur tim duration long takes: time, time_total, hyperfine, duration, ffprobe, perf
speed bandwidth throughput fast slow: iperf3, speedtest, time_total, fio, hdparm, time, perf
enter insid shell: exec -it, exec -ti, exec bash, exec sh, ssh, attach, nsenter, chroot, psql, su
roll rollback: undo, rollback, revert, reset
recover lost: reflog, fsck, photorec, testdisk, restore, ddrescue
pretty indent readabl: jq, json.tool, xmllint --format, prettier, column -t, tidy
recognis recogniz recognition ocr: tesseract, ocrmypdf, pdftotext
shar serv: http.server, serve, samba, croc, python -m http
empty truncat wip: postsuper, flush, truncate, rm, prune, drop
hold pin keep lock: hold, pin, lock, lockfile, versionlock, flock
parallel concurrent once: -P, parallel, -j, xargs
throw discard abandon: git stash, git restore, git checkout, git reset, git clean, purge, prune, rm, flush
throwaway temporar disposabl: --rm, mktemp, /tmp
background detach: nohup, &, disown, tmux, screen, -d
reboot shutdown: reboot, shutdown, poweroff, halt, systemctl reboot
apply: apply, patch, migrate, am
peek preview insid look without content: tar -t, tar t, unzip -l, 7z l, zless, head, less
summari: wc, --stat, -s, describe, sort | uniq -c
protect: password, passwd, -p, -e, chmod, chattr, encrypt
highlight colour color: --color, bat, pygmentize
render print: print, lp, -printf, pandoc, hugo
query select: select, psql, sqlite3, duckdb, mysql, jq
untrack: git clean, git rm --cached, status
switch chang: use-context, checkout, switch, use, set, config use
enabl activat: enable, activate, --now, on
disabl deactivat: disable, mask, off, deactivate
setup configur set: config, set, setup, init, configure, visudo
rotat flip: rotate, transpose, -rotate, jpegtran
`;

const THINGS = `
volum: docker -v, docker --volume, docker --mount, podman -v, volume, /Volumes, amixer, pactl
contain: docker, podman, nerdctl, lxc
image: docker images, docker build, docker pull, docker buildx, .png, .jpg, convert, mogrify, .iso
kubernet k8s cluster pod: kubectl, helm, k9s, minikube, kind
certificat cert ssl tls: cert, openssl, acme, mkcert, .pem, .crt, .csr, letsencrypt, x509
key: ssh-keygen, ssh-copy-id, ssh-add, gpg, .pem, .pub, id_
password: passwd, -p, password, htpasswd, pass, pwgen
databas db sql: psql, mysql, pg_, sqlite, mongo, createdb, mariadb, .sql, .db, redis-cli, prisma
mysql mariadb: 3306
redis: 6379
mongo: 27017
smtp: 25, 587, 465
imap: 993, 143
http: 8080, 8000
rdp: 3389
publicip: ifconfig.me, icanhazip, ipinfo, ipify, ident.me, checkip
samba smb cifs: 445, 139, smb, cifs
rabbit amqp: 5672, 15672
elastic kibana: 9200, 5601
mqtt mosquitto: 1883
prometheus: 9090
vnc: 5900
cdrom dvd: /dev/sr0, /dev/cdrom, abcde, cdparanoia, whipper, wodim, growisofs
postgr: :5432, 5432, psql, pg_, postgres, createdb, dropdb
migrat: migrate, alembic, flyway, liquibase
port: -p, :80, tcp, -i, lsof, ss, netstat, fuser, port, --port, -P
listen open: lsof, LISTEN, ss -l, lsof -i, netstat -l, open, xdg-open
process: ps, kill, lsof, top, pgrep, pidof
firewall: ufw, iptables, firewall-cmd, nft, pfctl
http https web: http, curl, 443, 80, nginx
network: nmap, ip, ifconfig, nmcli, 192.168, ping, tcpdump, netstat, ss
scan: nmap, arp-scan, --scan, clamscan
wifi wlan wireless: nmap, arp-scan, nmcli, iwconfig, wifi, iw, networksetup, iwctl
dns domain: dig, nslookup, host, resolvectl, whois
ip: 1.2.3.4
address: 1.2.3.4, ip, ifconfig, hostname, dig
devic: nmap, lsblk, lsusb, lspci, device, /dev/
usb stick: /dev/sd, usb, lsusb, lsblk
disk disc space drive storag: df, du, ncdu, lsblk, /dev/, fdisk, vacuum
memory ram: free, top, htop, vmstat, memory, max-old-space
biggest largest bigger big larg larger size: du, -size, sort -h, ncdu, -S, --summarize, --human-readable
old older stale: -mtime, --older-than, --keep
recent newer: -mtime, -newer, --since, ls -t
log logs: log, journalctl, tail, .log, /var/log, dmesg
servic daemon: systemctl, service, journalctl, launchctl
user account: adduser, useradd, usermod, passwd, id
group: usermod, groupadd, gpasswd, -aG, chgrp
director folder: mkdir, cd, -type d, du, ~, /
home: ~, home, $HOME
file: -type f, find, ls
picture photo imag: .jpg, .jpeg, .png, .heic, mogrify, convert, exiftool, photo, picture, jpegoptim
jpeg jpg: .jpg, .jpeg, jpeg
dat date: date, DateTimeOriginal, +%F, -newer
video film movie: ffmpeg, .mp4, .mkv, .mov, .webm, yt-dlp, mpv, vlc
audio sound music song: .mp3, .flac, .wav, ffmpeg, sox, -vn, audio, acodec, libmp3lame
gif: .gif, gifsicle
pdf: .pdf, pdf, qpdf, gs
word document: .docx, .doc, .odt, pandoc
markdown: .md, pandoc
presentat slid: .pptx, .odp, marp
powerpoint ppt: .pptx, .ppt, --pptx, .odp
excel: .xlsx, .xls, in2csv, xlsx2csv, ssconvert
spreadsheet table: .xlsx, .csv, csv, xsv, in2csv
utf8 encod charset latin1: iconv, utf-8, recode, latin1, uchardet
json: jq, .json, json, application/json
branch: branch, git, checkout -b, switch -c, switch, checkout, worktree
commit: commit, cherry-pick, amend
histor: git log, history, log
tag version: git tag, npm version, tag
pull request pr: gh pr, pull
virtual environment venv: venv, virtualenv, conda, activate
depend packag librar: install, pip, npm, requirements, ci, apt, brew
server host remote machine: ssh, scp, rsync, server, @
blog site websit: hugo, jekyll, public, www, srv, nginx, blog
session: tmux, screen, session
loop: for do, while do, xargs, -exec
timezon: TZ=, timedatectl, timezone
timestamp epoch: date -d, date, @1
secret: secret, vault, gpg, pass
variabl: export, env, set
subtitl: .srt, .vtt, whisper
phone android: adb, scrcpy
card sd: mmcblk, /dev/sd, dd, df
full: df, du, ncdu
javascript js: .js, .mjs, node, npm
typescript: .ts, .tsx, tsc
python: .py, python, pip, pytest
rust: .rs, cargo, rustc
ruby: .rb, ruby, bundle, gem
java: .java, .jar, mvn, gradle
php: .php, composer, artisan
c source header: .c, .h, .cpp, gcc, clang
shell script: .sh, bash, sh
style css stylesheet: .css, .scss
html page: .html, .htm
yaml yml: .yaml, .yml, yq
xml: .xml, xmllint
config settings: .conf, .cfg, .toml, .ini, .yaml, config
raw raws: .cr2, .cr3, .nef, .arw, .dng, dcraw
archiv: .tar, .tgz, .gz, .zip, .7z, .xz
text txt: .txt
book ebook: .epub, ebook-convert
font: .ttf, .otf, fc-list
vector svg: .svg
patch: .patch, .diff, patch
library: .so, .a, .dll
production prod: production, prod
arm: arm, arm64, aarch64
amd intel: amd64, x86_64, x86
column field: awk, cut, csvcut, column, $, xsv
line: wc -l, head, tail, sed, -n, dos2unix
ending newlin crlf carriage: dos2unix, unix2dos, \\r
semicolon: ;
comma: s/, -F, tr
spac blank whitespac: s/ /, tr, \\s, rename
metadata exif: exiftool, ffprobe, mediainfo, identify, exiv2
health smart: smartctl, health, nvme, badblocks, fsck
disk disc drive partition: smartctl, cryptsetup, nvme, mount, mkfs, fsck, dd, parted, hdparm
traffic packet: tcpdump, tshark, iftop, nethogs, vnstat, ss, wireshark
monitor screen display resolution: xrandr, wlr-randr, --output, displayplacer, ddcutil
headphon speaker sink: bluetoothctl, pactl, wpctl, amixer, pavucontrol
bluetooth: bluetoothctl, blueutil, rfkill
keyboard layout: setxkbmap, localectl, xmodmap, loadkeys
battery power: upower, acpi, pmset, tlp
temperatur fan: sensors, vcgencmd, osx-cpu-temp
gpu graphic: nvidia-smi, glxinfo, rocm-smi, cuda
cpu processor core: -j, top, htop, nproc, lscpu, mpstat, perf
usag us usage: du, df, top, ps, free, stats, lsof
hostnam computer: hostnamectl, hostname, scutil
kernel boot: uname, dmesg, linux-image, journalctl -k, sysctl, grub, modprobe
vpn: wg-quick, openvpn, nmcli connection, tailscale, vpn
mail email: dig MX, mail, sendmail, postfix, postqueue, swaks, smtp
rout path hop: traceroute, mtr, ip route, route
machin devic: nmap, arp, ansible, ping
checksum hash: sha256sum, sha1sum, md5sum, shasum, b2sum, cksum
random token: rand, urandom, pwgen, uuidgen, shuf
bug culprit regress brok broke introduc: bisect, blame, log -S, log -G
author wrot writ: blame, --author, shortlog, user.email
older earlier previous stat: reflog, checkout, HEAD@, HEAD~, reset, revert
commit: HEAD, git, rev-parse, reset, revert, rebase
newest latest shallow: --depth, -1, HEAD, head, tail, -t
remot url origin: remote, set-url, curl, wget, https://
notebook: jupyter
model train: train, torch, ollama
respons latency answer: time_total, curl, ping, -w
header: curl -I, curl -i, head, -D
site websit pag web: curl, https://, http://, wget
cooki login: curl -c, curl -b, login
bucket s3 cloud asset: aws s3, gsutil, rclone, mc, az storage
lambda function: aws lambda, aws logs, sam
infrastructur: terraform, tofu, pulumi, ansible
replica instanc: --replicas, scale, ec2, instances
node worker: kubectl, node, drain, cordon
cach queue redis: redis-cli, cache, memcached
schema tabl: psql, \\d, .schema, sqlite3, describe
often frequent frequently common: uniq -c, sort -rn
most top highest biggest: sort, sort -r, --sort, head
distinct uniqu: uniq, sort -u
first last begin end: head, tail
package belong: dpkg, rpm, apt, pacman, brew, npm
servic unit failed: systemctl, --failed, list-units
job task timer: crontab, list-timers, jobs, systemctl, at
text: pdftotext, tesseract, grep, sed, awk, cat
scan scanner: scanimage, tesseract, scan
thumbnail fram: -vframes, -ss, convert, fps
spelling typo: aspell, codespell, hunspell
thesis paper latex: latexmk, pdflatex, .tex, pandoc
mirror whole: --mirror, wget -r, httrack
app: adb, flatpak, snap, brew, gradlew
third three: 3
fourth four: 4
fifth five: 5
`;

/** The words as stems, and alternatives of tokens. */
export const MEANINGS: readonly (readonly [words: string, ...alternatives: readonly string[]])[] =
  `${DOING}${THINGS}`
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [words = '', alternatives = ''] = row.split(/: (.*)/);
      return [words, ...alternatives.split(', ')];
    });
