// What people call the work of programs, by trade: words of a question that neither the command nor its description has.

/** A row: programs, each with the words that must be beside it in the command, a colon, then what people say. */
const TRADE_WORDS = `
gdb, lldb, gdb-multiarch: debug debugger breakpoint step crash core backtrace attach
objdump, cargo objdump: disassemble disassembly assembler assembly code sections
nm: symbols biggest largest functions names size space
nm --size-sort: biggest largest symbols most space flash memory
size, readelf, bloaty, puncover: size space sections flash ram memory elf binary firmware
readelf: header dynamic libraries
objcopy: convert binary hex firmware image raw extract section
addr2line: backtrace stack trace addresses decode crash line source where symbolize
strip: smaller symbols remove debug
ldd, otool: shared libraries linked dependencies needs missing
c++filt: demangle name
strings: text inside binary
hexdump, xxd, hd, od: hex bytes binary look dump view raw
srec_cat: merge combine join hex images bootloader app
openocd: flash program write debug probe jtag swd chip board server
st-flash, pyocd, probe-rs, nrfjprog, dfu-util, avrdude, esptool, bossac, stm32flash, picotool, teensy_loader_cli, nrfutil, mpremote, arduino-cli upload, ampy, rshell: flash program write upload firmware chip board device load microcontroller
st-flash erase, nrfjprog --eraseall, nrfjprog --recover, idf erase-flash, esptool erase_flash, pyocd erase, west --recover: wipe erase clear unlock chip completely flash
st-flash read, esptool read_flash, nrfjprog --readcode, flashrom -r: read backup save dump whole flash firmware chip
esptool write_flash, flashrom -w: write flash image firmware
st-info, pyocd list, jlinkexe: probe debugger connected detect chip
flashrom: bios chip flash
jlinkrttlogger, rtt: log trace output record
nrfutil pkg, imgtool, mcumgr: update ota firmware image package dfu
imgtool sign: sign signed image firmware
imgtool keygen: create make generate signing key
mcumgr upload: upload update image firmware
west build, idf build, pio run: compile build firmware app
west flash, idf flash: flash write load board firmware upload
west twister, ctest, meson test, ztest, unity: run unit tests suite simulator emulator
west update: fetch modules pull manifest
west menuconfig, idf menuconfig, make menuconfig, kconfig: configure options config kernel settings
ram_report, rom_report, size-components, size-files: memory space usage biggest firmware takes most
idf monitor, minicom, picocom, screen /dev/ttyusb0, screen /dev/ttyacm0, tio, miniterm, putty, cu: serial console terminal port uart monitor board log
stty: serial port baud speed settings terminal
list_ports: serial ports list
usermod dialout, adduser dialout: serial port access permission myself
espcoredump: core dump crash analyze
parttool: partition read
i2cdetect: scan i2c bus addresses devices answer find
i2cget, i2cdump: read i2c register
i2cset, i2ctransfer: write i2c register
gpioset, gpioget, gpioinfo, gpiomon, raspi-gpio, pinctrl: pin gpio input output button led
gpioset: set high low switch turn on
gpioget: read level
gpiomon: watch wait edges
spidev_test: spi loopback bus
devmem, devmem2, busybox devmem: read write register memory address physical
sigrok-cli, pulseview: logic analyzer capture record signal bus decode trace
sigrok-cli -d: record capture sample
sigrok-cli -p: decode protocol
dtc, fdtdump: device tree compile decompile overlay blob source
dtc dtb dts: decompile device tree back source
dtc dts dtb: compile device tree overlay
candump, cansniffer: listen watch can bus traffic frames log record
candump -l: record log file
cansend, cangen: send can frame message generate bus
canplayer: replay play recorded can log bus
cantools: decode dbc can signals
ip can: bring up start can bus interface bitrate
ip vcan: virtual can interface create
mosquitto_sub: listen subscribe topic messages mqtt sensors all
mosquitto_pub: publish send topic message mqtt tell command
mbpoll, modpoll: read modbus registers poll
coap-client: coap request read
gatttool, bluetoothctl, hcitool, btmgmt, bleak: bluetooth ble device read
hcitool lescan, bluetoothctl scan, btmgmt find: scan find bluetooth devices nearby
bluetoothctl connect, bluetoothctl pair: pair connect headphones speaker
bitbake: yocto build image recipe rebuild
bitbake cleansstate, bitbake -c cleanall, bitbake clean: rebuild scratch clean recipe again
bitbake-layers, bitbake-layers add-layer: layer layers add show
bitbake -e: variable value environment
bitbake -g: dependency graph
devtool modify: edit change source recipe patch
oe-pkgdata-util, dpkg -s, rpm -qf, apt-file, pacman -qo, dnf provides: which package contains file belongs library owns
uuu, fastboot, bmaptool, balena, rpi-imager, etcher: write flash image card emmc usb stick board
eject, udisksctl power-off, udisksctl unmount, umount, diskutil eject: safely remove card stick unmount eject disk
udevadm: udev rules device reload attributes
udevadm control, udevadm trigger: reload apply rules
insmod, modprobe: load driver module kernel
rmmod, modprobe -r: unload remove driver module kernel
lsmod, modinfo: loaded modules drivers information
dmesg: kernel messages log boot usb plugged
depmod, dkms: driver module install
checkpatch: check patch style
git send-email: mail send patch patches list
git format-patch: make create patch file
git am, git apply, patch -p1: apply patch
git bisect: find commit broke introduced bug regression culprit search
git blame: who wrote changed line author when
git log -s, git log -g, git log --grep: search which commit touched changed added text history
git reflog: lost commit recover branch deleted
git cherry-pick: take one single commit other branch backport
git stash: aside put away shelve changes temporarily park save
git stash pop, git stash apply: bring back stashed changes
git worktree: second checkout parallel copy branch hotfix beside
git submodule: submodules fetch init update nested
git revert: undo commit back out
git reset: undo throw away unstage go back
git reset --soft: undo commit keep changes
git reset --hard: throw away discard everything local changes reset
git clean: throw away delete untracked everything not in git files
git checkout --, git restore: throw away discard local changes file back
git rebase: squash commits on top rework reorder history base
git rebase -i: squash combine edit reorder commits
git commit --amend: change last commit message author fix
git push --delete: delete remove remote branch
git push --tags, git tag: release version mark tag
git push -f, git push --force, git push --force-with-lease: overwrite force remote
git archive: zip tarball export release source package
git shortlog: who contributed count commits authors
git log --graph: tree graph branches
git diff: changed differences what changes
git diff --name-only, git diff --stat: which files changed names
git branch: branches list
git branch -d: delete branch
git switch, git checkout -b, git switch -c: new branch create switch
git merge: merge combine branch
git remote: remote url origin address repository
git config: name email settings identity
git lfs: large binary files track
git filter-repo, git filter-branch, bfg: remove purge big secret history rewrite
git rm --cached: untrack stop tracking keep file
git ls-files, git grep: tracked search
git describe: version tag
gh pr: pull request review
gh release: release publish upload
gh run, gh workflow, glab ci: pipeline ci actions build status
make modules_install: install modules
make dtbs: device trees
make clean, ninja clean, cargo clean, gradle clean: clean delete build output
make, ninja, cmake, meson, scons, bazel: compile build
cross_compile, --target, toolchain: cross compile architecture other
ccache: compiler cache statistics clear
bear, compiledb, intercept-build: compile_commands.json compilation database clangd
ctags, cscope: tags index symbols jump
valgrind, asan, -fsanitize, heaptrack, leaks, massif: memory leak leaks check errors
gcovr, lcov, coverage, pytest --cov, nyc, tarpaulin, jacoco: test coverage report
cppcheck, clang-tidy, scan-build, semgrep, sonar-scanner, bandit, flawfinder: static analysis analyze code bugs check
clang-format, indent, astyle, rustfmt, prettier, black: format style code tidy pretty
pre-commit: hooks checks
doxygen, sphinx-build, mkdocs, javadoc, typedoc: documentation generate docs
qemu-system-arm, qemu-system-x86_64, qemu-system-aarch64, qemu, renode, simavr, wokwi: emulator simulate virtual machine run firmware
kicad-cli, gerbv, eagle: circuit board pcb schematic layout
kicad-cli gerbers: gerber manufacture board house export fabrication
kicad-cli bom: parts list bill materials components
ngspice, ltspice: simulate circuit
openscad, freecad, blender, prusa-slicer, cura, slic3r: 3d model print render stl case
power-profiler, ppk2: current power consumption measure battery
nc, ncat, netcat, socat: send listen port raw tcp udp
iperf, iperf3: throughput bandwidth speed network measure
tftp, tftpd-hpa, exportfs: nfs network boot share
autossh, ssh -r: reverse tunnel permanent
ssh -l: tunnel forward port local
ssh -d: socks proxy tunnel
ssh -j: through jump bastion host
ssh -x, ssh -y: graphical window remote
ssh-keygen -r: forget remove old host key known changed
ssh-keygen: create key pair new
ssh-copy-id: key login without password put install
ssh-add: agent load key passphrase
fuser, lsof: who which process uses using holds open port file
fuser -k: free kill port process
lsof +l1: deleted files still open
ts: timestamps time each line log
tee: log save output both screen
sz, rz, kermit: send transfer serial modem
rustup: rust toolchain target
exiftool: metadata exif photo camera picture
exiftool -all, exiftool -gps, exiftool -gps:all, mat2, jhead -purejpg: remove strip metadata location privacy
exiftool -geotag: gps track match position place
exiftool -alldates: time clock shift wrong camera hour fix
exiftool -artist, exiftool -copyright: author name copyright owner
exiftool -b: extract preview embedded thumbnail
exiftool filename, exiftool -filename, jhead -n: rename time taken date
exiftool -keywords, exiftool -tagsfromfile: keywords tags copy label
jhead -autorot, exiftran, jpegtran -rotate: rotate orientation upright
gphoto2, digikam, rapid-photo-downloader: camera import download photos card shots
darktable-cli, rawtherapee-cli, dcraw, dcraw_emu, ufraw-batch: develop raw raws convert export pictures
darktable, rawtherapee, gimp, krita, lightroom: edit photo raw develop
mogrify, sips: resize pictures photos batch all smaller shrink
magick -resize, convert -resize, mogrify -resize, sips -z: resize shrink smaller scale width pixels
mogrify -thumbnail, convert -thumbnail, magick -thumbnail, vipsthumbnail: thumbnails small previews
magick -crop, convert -crop, mogrify -crop: cut crop square part region
magick -composite, convert -composite, composite, mogrify -draw: watermark logo stamp corner overlay
magick -append, magick +append, convert +append: side beside together join next pictures
magick montage, montage: contact sheet overview grid collage
magick gray, convert gray, -monochrome, -grayscale: black white grey
magick identify, identify: pixels dimensions size resolution big
-colorspace, -profile: color profile srgb convert
magick -rotate, convert -rotate: turn rotate
magick pdf, img2pdf, convert pdf: pictures pdf album document
jpegoptim, optipng, pngquant, oxipng, mozjpeg, squoosh-cli, svgo, pngcrush: smaller shrink compress optimize pictures images web
cwebp, avifenc, cjxl: webp avif convert modern pictures web
heif-convert, heif-dec, tifig: iphone phone pictures heic jpg convert
potrace, autotrace, vtracer: vector vectorize trace svg logo
inkscape, rsvg-convert, cairosvg: svg png logo convert render vector
rembg, backgroundremover: cut remove background product transparent
upscayl-ncnn, realesrgan-ncnn-vulkan, waifu2x, esrgan: enlarge bigger upscale old picture sharper
enfuse, hdrmerge, luminance-hdr-cli, align_image_stack, focus-stack: merge exposures hdr stack focus bracket align
hugin, nona, enblend, hugin_executor, pto_gen: panorama stitch blend
-unsharp: sharpen
ffmpeg -vn: only sound audio extract
ffmpeg -an: remove without sound mute silent
ffmpeg -ss: cut part from to clip trim
ffmpeg concat: join together concatenate clips
ffmpeg -framerate, ffmpeg -pattern_type: timelapse pictures video frames
ffmpeg vidstabdetect, ffmpeg vidstabtransform: stabilize steady shaky
ffmpeg setpts: slow motion fast speed
ffmpeg subtitles: burn subtitles captions
ffmpeg -frames:v, ffmpeg -vframes: still picture poster frame screenshot
ffmpeg gif, gifski, gifsicle: animated gif animation
ffmpeg scale: smaller resize resolution
ffmpeg -crf, handbrakecli, handbrake-cli: smaller compress phone video
ffmpeg transpose: rotate turn sideways upright
ffmpeg -shortest, ffmpeg -map: music add soundtrack
ffmpeg hstack, ffmpeg vstack, ffmpeg overlay: side by picture watermark
ffmpeg x11grab, wf-recorder, recordmydesktop, obs, simplescreenrecorder: record screen capture
ffmpeg volume, ffmpeg loudnorm, sox norm, normalize, mp3gain, loudgain: louder volume loudness normalise quiet
whisper, whisper-cli, vosk-transcriber: transcribe transcript speech text subtitles
espeak, say, piper, festival: speak read aloud voice
yt-dlp -x: only audio music song
lame, flac, oggenc, opusenc, abcde: encode mp3 rip cd music
audacity, reaper, ardour: edit audio
fluidsynth, timidity, aplay, paplay, afplay: play sound
arecord, parecord, rec: record microphone sound
feh, nsxiv, sxiv, eog, imv, gwenview, geeqie: look view show pictures slideshow
fdupes, jdupes, czkawka_cli, czkawka, rmlint, findimagedupes: duplicate same photos files twice find
rename, mmv, zmv, vidir, perl-rename: rename many batch pattern names
rename s/: replace spaces names characters
sha256sum -c, md5sum -c, shasum -c, par2 verify, b2sum -c, cfv: verify check checksum damaged corrupt intact
par2: repair recovery parity
photorec, foremost, extundelete, scalpel: rescue recover deleted lost files card pictures undelete
testdisk, gpart: partition lost recover rescue
ddrescue: rescue copy damaged broken disk
f3probe, f3write, f3read, f3fix, h2testw: fake counterfeit capacity card real
badblocks: bad sectors disk surface test
smartctl: health disk drive smart failing
mkfs, mkfs.exfat, mkfs.ext4, mkfs.vfat, mkfs.ntfs, mkfs.btrfs, mkexfatfs, diskutil erasedisk: format disk stick filesystem new card
e2label, fatlabel, exfatlabel, tune2fs: label name volume
zip -e, 7z -p, zip -p: password protected encrypted zip archive
7z -v2g, split -b, zip -s: split archive pieces parts volumes chunks
tar t, tar tvf, tar tf, unzip -l, 7z l, bsdtar -t: list look inside archive without unpacking contents
age, gpg -c, gpg -e: encrypt password archive
rclone copy, rclone sync, aws s3, gsutil cp, b2 upload-file, mc cp: upload cloud bucket storage backup
rclone link, wormhole, croc, magic-wormhole, transfer.sh, wormhole send, onionshare: share send transfer client friend without server link
rclone mount, sshfs, mount cifs, mount nfs, mount -t, s3fs: mount nas network share cloud drive
rclone ls, aws ls: list cloud bucket
rsync -n, rsync -avn, rsync --dry-run: dry run try pretend what would
rsync --delete: mirror exact delete extra
restic snapshots, borg list, tmutil listbackups: which backups list snapshots
restic restore, borg extract, duplicity restore: restore get back backup
restic backup, borg create, tmutil startbackup, duplicity, kopia: back up backup save
restic forget, borg prune: delete old backups thin
restic check, borg check: verify backup
btrfs subvolume, zfs snapshot, lvcreate -s, snapper: snapshot
zfs rollback, snapper undochange, timeshift --restore: roll back snapshot
qrencode: qr code make
zbarimg: qr barcode read scan
hugo, jekyll, zola, eleventy, gatsby, astro: site website blog build pages
lftp, ftp, ncftpput, sitecopy: publish upload site ftp web
netlify, vercel, surge, wrangler, firebase: deploy publish site
lighthouse, pagespeed: page speed performance audit site
linkchecker, lychee, muffet: broken dead links check
whois: domain owner registered expires
certbot, acme, lego, mkcert: certificate https renew
curl -i, curl --head, http --headers: headers response status
curl -x: request method
curl -o, wget: download save
curl -u, curl -h: token auth header login
wget -m, wget --mirror, httrack: whole site mirror download
wc -w: how many words count
pandoc, typst: document convert docx pdf word
libreoffice --convert-to, soffice --convert-to, unoconv: convert office document invoice letter pdf
pdfunite, qpdf --empty, pdftk cat, pdfjam: merge join combine pdf together
qpdf --pages, pdfseparate, pdftk burst: pages extract split pdf single
qpdf --encrypt, pdftk owner_pw: password lock protect pdf
qpdf --decrypt: unlock remove password pdf
gs -dpdfsettings, gs -dpdfsettings=/ebook, gs -dpdfsettings=/screen, ocrmypdf --optimize, ps2pdf: smaller shrink compress pdf
pdftoppm, pdftocairo, mutool: pdf pages pictures images
ocrmypdf, tesseract: text recognition ocr scan receipt searchable
pdfgrep: search find pdf
scanimage, xsane, simple-scan, scanadf: scan scanner slides paper document
lp, lpr: print printer paper
lpstat, lpq: print queue jobs printer status
cancel, lprm: cancel stop print job
lpoptions, lpadmin: printer default options setup
dispcal, colprof, displaycal, argyll: calibrate calibration screen monitor colour
dispwin, xcalib, colormgr: colour profile load screen
xrandr, wlr-randr, ddcutil, brightnessctl, light, xbacklight: brightness screen monitor display resolution
ddcutil, brightnessctl, xbacklight: brighter darker dim
redshift, gammastep: night warm colour screen
iconv, recode, uconv: utf-8 encoding umlauts convert
csvcut, xsv select, mlr cut, cut, awk: column columns only
paste: side by columns join
csvsql, duckdb, sqlite3: query sql csv table
mutt, mailx, msmtp, sendmail, swaks, neomutt: send mail attachment email
khal, calcurse, remind, gcalcli: calendar appointment date
task, todo, taskwarrior, todo.sh: todo task list
ledger, hledger, beancount: accounts money balance
units, qalc, bc, dc, calc: calculate convert units inch
date -d: days from now date calculate
fstrim: trim ssd
cryptsetup open, cryptsetup luksopen, veracrypt: unlock open encrypted vault disk
cryptsetup close: lock close encrypted disk
cryptsetup luksformat: encrypt disk new
nmcli device, nmcli dev, iwctl, networksetup: wifi connect join network log in
nmcli hotspot: hotspot tether share internet
nmcli connection, nmcli con: network connection static
pactl, wpctl, pacmd, amixer, alsamixer, pavucontrol: sound output volume speaker headphones mute
speedtest, speedtest-cli, fast: internet speed line connection
shutdown: turn off later computer
shutdown -c: cancel shutdown
killall, pkill, kill: kill end stop hanging frozen process program
inxi, lshw, hwinfo, neofetch, fastfetch: hardware information what computer
nvidia-smi, nvtop, radeontop: graphics card memory gpu usage
flatpak, snap: app install store
psql: postgres database query shell
psql -f, mysql source, sqlite3 .read: run script sql file
psql -l, psql \\l: list databases
pg_dump, mysqldump, mariadb-dump, mongodump, sqlite3 .dump, expdp, xtrabackup, pg_basebackup, mydumper: backup dump export database save
pg_restore, mongorestore, impdp, myloader: restore load import database dump backup
pg_ctl, pg_ctlcluster, pg_lsclusters: start stop cluster postgres server
pg_stat_activity, processlist: running queries connections who sessions slow
pg_terminate_backend, pg_cancel_backend: kill cancel query session connection
pg_locks: locks blocked waiting blocking
pg_size_pretty, pg_total_relation_size, pg_database_size, data_length: big size biggest tables database
pg_stat_statements, pt-query-digest, pgbadger, mysqldumpslow: slow slowest queries report log
explain, analyze: query plan why slow
vacuum, vacuumdb, reindex, reindexdb, analyze, optimize: bloat clean statistics index rebuild
pg_repack, pt-online-schema-change, gh-ost: bloat rewrite table online change
pg_basebackup, repmgr, patroni, patronictl: replica standby replication failover
patronictl switchover, patronictl failover, repmgr: switch primary leader failover
pg_stat_replication, slave, replica, show_slave: replication lag behind
pg_upgrade, mysql_upgrade: upgrade major version cluster
pgbench, sysbench, hammerdb: benchmark load test database transactions
pgbouncer, proxysql, haproxy: pool connections proxy
createuser, grant, revoke, alter_role: user role rights permission access
create_index, create index: index missing speed
copy, \\copy: export import csv table
barman, wal-g, pgbackrest: backup point time recovery wal
redis-cli flushall, redis-cli flushdb: empty clear cache everything
redis-cli monitor: watch commands live
redis-cli --bigkeys, redis-cli --memkeys: biggest keys memory
mongosh, mongo: mongodb shell query
sqlplus, rman, lsnrctl: oracle database
sqlcmd, bcp: sql server query
influx, clickhouse-client, cqlsh: time series database query
kafka-topics, kafka-topics.sh, kcat, kafkacat: topic topics messages kafka
kafka-consumer-groups, kafka-consumer-groups.sh: lag consumer behind
kubectl get: list show pods
kubectl logs, stern, kubetail: log output pod
kubectl exec: shell inside pod container get into
kubectl port-forward: tunnel forward port local service reach locally
kubectl rollout: restart undo roll back deployment status
kubectl rollout undo: roll back previous version
kubectl scale: more replicas instances up
kubectl drain, kubectl cordon: empty node maintenance
kubectl top: memory cpu usage
kubectl describe: why events details
kubectl config: context cluster switch
kubectl apply, kubectl create: deploy manifest
kubectl delete: remove pod
kubectl cp: copy file pod
helm: chart install release
docker exec, podman exec: shell inside get into container
docker logs, docker compose logs: output log container
docker prune, docker rmi: clean free space images unused delete
docker cp, podman cp: copy file out of container
docker stats: memory cpu usage containers
docker save, docker load: image file export transfer offline without registry
docker inspect: details address ip container labels mounts network
docker build, buildah, docker buildx: image build
docker compose up: start services stack
docker compose down: stop services stack
docker push: upload image registry
docker tag: name image version
dive: layers image big
aws ec2: instance server virtual machine
aws s3: files
aws logs: log cloudwatch
aws sts: who am i account identity
az vm, gcloud compute, hcloud, doctl: virtual machine server create
terraform, tofu: infrastructure plan
terraform state, tofu state: state forget import
ansible: servers hosts inventory all
ansible-vault, sops: secret encrypt vault
vault: secret token
nmap: scan ports hosts open network
nmap -sn, arp-scan, fping, netdiscover: find devices hosts network who
tcpdump, tshark, wireshark, dumpcap: capture sniff record packets traffic network
tshark -r, tcpdump -r, wireshark pcap: read open capture
mtr, traceroute, tracepath: path route hops where slow
ip addr, ifconfig: address ip interface
ip addr add, ifconfig netmask: give set address static
ip route, route, netstat -r: gateway route default
ip link, ifup, ifdown: interface up down bring
ip neigh, arp: mac address neighbours
dhclient, dhcpcd, ipconfig: dhcp lease address renew
resolvectl, systemd-resolve: dns cache flush
dig -x, host: reverse lookup name
iptables, nft, ufw, firewall-cmd: firewall block open port rule
wg, wg-quick, openvpn, tailscale, openconnect: vpn tunnel connect
openssl s_client, testssl, testssl.sh, sslscan: certificate tls check server expires
openssl x509: certificate read expiry dates expires issuer
openssl req: certificate request csr
openssl pkcs12, keytool: pfx keystore convert certificate
openssl rand, pwgen, apg, uuidgen: random password token generate
openssl dgst: checksum signature verify
openssl -pubout, ssh-keygen -y: public key out of private extract
openssl -verify: check verify signature
gpg --verify, cosign verify, minisign -v: check signature
gpg --import, gpg --recv-keys: key import
hashcat, john, hydra: crack password
nikto, sqlmap, gobuster, ffuf, dirb, wpscan, nuclei: web vulnerability scan
trivy, grype, snyk, npm audit, pip-audit, cargo audit, osv-scanner: vulnerabilities vulnerable security check dependencies
clamscan, rkhunter, chkrootkit, lynis: virus malware rootkit scan
faillog: logins login failed who
aureport, ausearch, auditctl: audit who changed
chage: password expire age expires
strace, ltrace, dtruss, bpftrace: system calls trace hang why
perf, py-spy, flamegraph, samply, instruments: profile slow flame hot
iotop, iostat, dstat: disk io busy slow
vmstat, free, smem: memory swap
systemctl list-timers, crontab -l, atq: scheduled jobs planned timers
systemctl --failed: failed services broken
systemctl enable: start at boot
systemctl disable, systemctl mask: not start boot
systemctl status, service status: running state service
journalctl: log messages service
journalctl -f, tail -f, lnav, multitail: follow live log
journalctl --vacuum-size, journalctl --vacuum-time: clean up shrink journal old logs space
journalctl -k: boot since
systemd-analyze blame, systemd-analyze critical-chain: slow boot takes long
logrotate: rotate logs
localectl, update-locale, dpkg-reconfigure: language keyboard locale
timedatectl, ntpdate, chronyc, hwclock: time clock zone sync
useradd, adduser, dscl: new user account create
usermod --lock: lock disable account
usermod -ag, gpasswd, adduser: group add user access
deluser, userdel: remove user account
setfacl, getfacl: access permission rights
apt autoremove, apt clean, brew cleanup, dnf clean: clean packages free space
apt list, dpkg -l, brew list, pacman -q, rpm -qa: installed packages
apt policy, apt-cache, apt search: version available search package
apt-mark hold, dnf versionlock: hold keep version package pin
add-apt-repository: repository source add
update-alternatives: default version switch
mvn, gradle, gradlew, sbt, ant: build java project
mvn dependency, gradle dependencies, npm ls, pip show, cargo tree, pipdeptree: dependency tree which version
jstack, jcmd, jmap, jstat, jps, visualvm: java threads heap dump memory jvm
jcmd gc.heap_dump: heap dump memory java
javac, java, jar: java run compile
dotnet, msbuild, nuget: build c# project
cargo test, go test, pytest, npm test, jest, phpunit, rspec, mix test: run tests unit
jest -t, vitest -t, playwright test: only one single test
playwright codegen, selenium, cypress: browser test record
npm run dev, vite, ng serve, flask run, rails server, uvicorn, manage.py runserver, php -s: development server start local
npm run build, vite build, webpack, esbuild, rollup: bundle production build
npx npm-check-updates, ncu, npm outdated, pip list --outdated, cargo outdated, bundle outdated: outdated upgrade packages newer
npm ci, npm install, pip install, bundle install, composer install, go mod: install dependencies packages
nvm, fnm, asdf, mise, pyenv, rbenv, sdk: version switch node python java ruby
python -m venv, virtualenv, uv venv, conda create: virtual environment new
rails db:migrate, alembic upgrade, manage.py migrate, prisma migrate, flyway migrate, knex: migrate database schema
rails console, manage.py shell, tinker: console interactive
manage.py createsuperuser: admin user
json-server, mockoon, wiremock: fake mock api
ngrok, cloudflared, localtunnel: expose public tunnel local
adb install: install app phone
adb logcat: log phone android
adb pull, adb push, mtp-getfile: copy phone android files
adb shell: shell phone
adb reverse, adb forward: port phone
scrcpy: phone screen mirror
xcodebuild, xcrun, simctl, pod: ios iphone simulator build app
keytool, apksigner, jarsigner, codesign: sign app key certificate
flutter, expo, react-native: app run device build
emulator, avdmanager: android emulator virtual device
samtools, bwa, bowtie2, minimap2, bcftools, bedtools, star, hisat2: reads alignment genome sequence
samtools sort, samtools index: sort index bam
samtools flagstat, samtools stats: mapped reads statistics how many
samtools view: bam sam convert
bwa mem, minimap2, bowtie2, star, hisat2: align map reads reference
bcftools call: variants call snps
bcftools view, vcftools: filter variants vcf
bedtools intersect: overlap regions
blastn, blastp, makeblastdb, diamond: blast search sequence database similar
seqkit, seqtk: fasta sequences count subsample
prefetch, fasterq-dump, fastq-dump: download sra reads
iqtree, raxml, mafft, muscle, clustalo: tree alignment phylogeny
salmon, kallisto, featurecounts: count expression quantify
nextflow, snakemake, cromwell: pipeline workflow run
gmx, lmp, namd2, gaussian: simulation molecules
sbatch, qsub, bsub: submit job cluster
squeue, qstat, bjobs: queue jobs waiting mine
scancel, qdel, bkill: cancel job
sacct, seff: job used memory time efficiency
srun, salloc, qlogin: interactive node session
module load, module avail: module software load
ogr2ogr, shp2pgsql, gdal_translate: convert map shapefile geojson
gdalwarp, gdaltransform: reproject projection coordinates
gdal_merge, gdal_merge.py, gdalbuildvrt: merge mosaic tiles raster
gdaldem: hillshade slope terrain
gdalinfo, ogrinfo: map raster information
osm2pgsql, osmium, osmosis: openstreetmap import extract
tippecanoe, gdal2tiles, gdal2tiles.py: tiles map
latexmk, pdflatex, tectonic: thesis paper compile tex
bibtex, biber: references bibliography
texcount, detex: words thesis count
latexdiff: changes marked versions paper
vale, aspell, hunspell, languagetool, proselint: spelling grammar check
ebook-convert, calibre: ebook epub kindle convert
gradescope, moss, jplag: plagiarism exams
gnuplot, graphviz, dot, mermaid, mmdc, plantuml: plot graph diagram draw chart
jupyter nbconvert, papermill: notebook convert run
rscript: statistics script
godot, unity-editor, unrealeditor: game export build
blender -b: render scene frames
butler: upload game itch
minecraft, rcon, mcrcon: server game command
tmux attach, screen -r: session back reattach
tmux new, screen -s: session new
nohup, disown, setsid: keep running logout background
watch: repeat every seconds
xargs, parallel: many parallel each
entr, watchexec, inotifywait, fswatch: when changes save rerun automatically
crontab -e, at: schedule plan night later regularly
sort -u, uniq: duplicate lines remove unique
comm, diff: lines only one missing both compare
shuf: random pick lines
column: table aligned pretty
tr, sed: replace characters
xmllint, xmlstarlet: xml pretty format query
jq, yq, fx, gron: json extract field pretty
base64: encode decode
pass, bw, op, keepassxc-cli, gopass: password manager login
defaults, plutil: mac preference setting
launchctl: mac
pmset, caffeinate: sleep awake mac
mdfind: spotlight search mac
airport: wifi mac
diskutil: disk mac
hdiutil: dmg image mac
osascript: applescript dialog notification script app mac
softwareupdate: update mac
get-service, restart-service, start-service, stop-service: service windows
get-process, stop-process: process windows
get-childitem: files list folder
get-content: read file tail log
get-winevent, get-eventlog: event log errors windows
test-netconnection: port open reach ping
get-aduser, get-adgroupmember, set-aduser, unlock-adaccount: directory user account group
unlock-adaccount: unlock locked
get-acl, set-acl, icacls: permission rights access
new-smbshare, net use: share network drive
invoke-command, enter-pssession: remote computers session
get-computerinfo, systeminfo: hardware version computer
chkdsk, sfc, dism: repair windows check disk
robocopy, copy-item: copy mirror folder
compress-archive, expand-archive: zip unzip
get-filehash: checksum
get-mailbox, set-mailbox, get-messagetrace: mailbox mail exchange
winget, choco, scoop: install program package
virsh, virt-install, vboxmanage, qm, vmrun, multipass, vagrant, incus, lxc: virtual machine vm guest start
virsh snapshot-create-as, qm snapshot, vboxmanage snapshot: snapshot machine
qemu-img convert: convert disk image format
qemu-img resize, growpart, resize2fs, lvextend, xfs_growfs: grow bigger disk volume
zpool, mdadm: raid pool disks status
btrfs scrub: check errors
swapon, mkswap, fallocate: swap file create
nginx -t, apachectl configtest, caddy validate, haproxy -c: test check configuration
nginx -s, apachectl graceful: reload configuration config
ab, wrk, hey, k6, siege, vegeta, oha, locust: load test benchmark requests stress web
goaccess, awstats, webalizer: visitors access log statistics
htpasswd: password website user protect
fail2ban-client: banned unban ip ban address
exim: mail queue waiting
postsuper, exim -mrm: delete empty mail queue
doveadm: mailbox imap mail folder user
occ, nextcloud: nextcloud
wp: wordpress plugin
drush, composer, artisan: php
asterisk, sip, sngrep: phone calls voip
snmpwalk, snmpget: switch router values printer status snmp
sensors, vcgencmd, ipmitool: temperature fan voltage
vcgencmd: raspberry pi throttled
raspi-config: raspberry pi settings
ipmitool: server remote power console
octoprint, klipper, marlin: printer
rtl_433, rtl_fm, gqrx, wsjtx, rigctl, fldigi: radio receive signal frequency
gpsd, cgps, gpsmon: gps position satellites
ha, esphome, zigbee2mqtt: home automation
esphome run, esphome compile: flash sensor
shred, wipe, srm, sdelete: delete securely forever restore nobody overwrite
pdfjam, pdfnup, pdfbook, psnup: pages sheet two one booklet
arduino-cli compile, platformio: compile sketch board
gsettings, kwriteconfig5, dconf: desktop setting pointer cursor mouse theme
docker run --entrypoint, docker exec, docker compose exec: shell inside look around
docker system df: space docker uses takes
docker system prune, docker image prune, docker volume prune, docker builder prune: free space clean unused old dangling
docker build --no-cache: rebuild scratch from clean
docker cp: into
kubectl run --rm, docker run --rm: throwaway temporary debug test
helm rollback: back previous version
kubectl rollout restart: restart pods all
kubectl logs -p, kubectl logs --previous: crashed last died before restart
kubectl get secret: password decode
pg_dump --schema-only, pg_dump -s: structure tables only without data schema
pg_dump --data-only, pg_dump -a: data only rows
psql pg_stat_activity: running queries connections locks slow stuck
psql pg_terminate_backend, psql pg_cancel_backend: kill stop query connection
pg_total_relation_size, pg_relation_size, pg_database_size, pg_size_pretty: biggest tables size space database
psql explain: slow query plan why
redis-cli --scan, redis-cli keys: keys list pattern
redis-cli llen, rabbitmqctl list_queues: queue length waiting jobs how many
celery purge, rabbitmqctl purge_queue: throw away discard empty queue tasks jobs
celery inspect: active running tasks workers
pytest --durations: slowest slow tests
pytest -k, go test -run, cargo test --test: one single test by name only
pytest --lf, jest -o: failed again last failing only
pytest -x: stop first failure
go test -race: race races detector
go test -cover, go test -coverprofile, go tool cover: coverage report
go tool pprof: profile cpu memory
go tool heap, go pprof heap: memory heap
go mod tidy: dependencies clean unused modules
alembic upgrade, manage.py migrate, flyway migrate: migrations run database
base64 -d, base64 --decode: decode token jwt secret look inside
openssl s_client: remote
openssl rand: secret key
hdparm -s, hdparm -y: spin down sleep standby idle disk
hdparm -t, hdparm -tt: read speed disk fast
journalctl -b: boot reboot since
journalctl -b -1: last previous before boot reboot crash
journalctl -p: errors only
systemctl edit: override change unit
systemd-analyze: slow boot startup time takes
loginctl enable-linger: keep running after logout
ufw allow, firewall-cmd --add-port, firewall-cmd --add-service: open port let in
ufw deny, ufw reject: block port address
zpool scrub: check errors pool disks
zpool status, mdadm --detail, btrfs scrub: health pool raid array
wakeonlan, etherwake, wol: wake turn on machine remotely
beet import: music tags library albums
exiftool -directory: sort move into folders by date year month
yt-dlp --write-subs: subtitles captions
blkid, lsblk -f: uuid filesystem
avahi-browse, arp-scan, nmap -sn: devices local network who is on
ifconfig.me, icanhazip.com, ipinfo.io, api.ipify.org, ident.me, checkip.amazonaws.com: public external ip address internet
usermod docker: run without sudo group
ss -tlnp, ss -tulpn, ss -ltnp: which ports listen open program
ldapsearch, getent passwd, getent group: look up user account group directory
ldappasswd, smbpasswd, kpasswd, chpasswd: new password set change user
ldapadd, ldapmodify, samba-tool user: add change user directory account
slapcat, slapadd: backup restore ldap directory
edquota, setquota, xfs_quota limit: quota raise more space limit user
repquota, quota: who uses quota over
postconf -e: setting mail limit size attachments bigger
postqueue, mailq, exim -bp: mail queue stuck waiting
postqueue -f: send again flush stuck mail
postsuper -d: delete mail queue
sasl_username, pflogsumm: who sends spam account
rspamc, sa-learn, spamassassin: spam filter train ham
dig txt: spf dkim dmarc record key
dig mx: mail server record
dig -x: address ptr
dig +trace: delegation whole path name servers
rndc, unbound-control, resolvectl flush-caches, dscacheutil, killall mdnsresponder: flush dns cache reload zone
curl --resolve: test new server before dns change pretend address
curl options, curl -x options: cors preflight
scontrol update, scontrol state: drain resume node service back
scontrol show, squeue, sinfo, sacct, seff: jobs nodes partition status
sacctmgr: account association user limit
ipmitool power, ipmitool chassis: power cycle hard reset on off
ipmitool sol: serial console remote
ipmitool sel, ipmitool sensor: hardware events log sensors
setsebool, semanage, restorecon, audit2allow, ausearch, sestatus, getenforce: selinux allow denied context
firewall-cmd --add-rich-rule, ufw allow from, iptables -s: open port only for one network address
iptables-save, nft list, iptables -l: firewall rules list save
sfdisk -d, sgdisk -r, sgdisk --replicate: copy partition table layout other disk
parted, fdisk, gdisk, cfdisk: partition disk
lvresize, vgextend: grow bigger volume
resize2fs, xfs_growfs, btrfs resize: grow bigger file system after
pvcreate, vgcreate, lvcreate: new volume lvm
mdadm --add, mdadm --fail, mdadm --replace, zpool replace: replace broken disk raid
showmount, exportfs: nfs exports shares list reload
virsh migrate: move vm machine other host live running
virsh, qm, pct, multipass, vagrant: vm virtual machine start stop list
virsh console: console vm
virsh snapshot-create, qm snapshot: snapshot vm
a2ensite, a2dissite, a2enmod: enable disable site module apache
nginx -t, apachectl configtest, apachectl -t, caddy validate, haproxy -c, named-checkconf, sshd -t, visudo -c, postfix check: test check config syntax
access.log, access_log, goaccess: web server visitors clients requests hits
lastb, last, lastlog, faillock: login logins failed who when
passwd -l, usermod -l, usermod -e: lock account disable user
logrotate -f: rotate logs now force
ethtool: link speed cable network card
amtool silence: mute alert silence maintenance
promtool: check rules prometheus
bconsole: backup bacula jobs
dnf history, yum history, dnf downgrade, apt-get install --reinstall: undo update previous version
dpkg --configure: broken half installed package repair
apt-cache policy, dnf info, apt list: which version available package
update-initramfs, dracut, mkinitcpio: rebuild initramfs boot image
grub-mkconfig, update-grub, grubby: boot menu grub kernel entry
chronyc, ntpq, timedatectl: clock time sync ntp
wbinfo, realm, net ads, adcli: join domain active directory
kinit, klist: kerberos ticket
ansible -m, ansible all: all servers every host at once
ansible-playbook --check, ansible-playbook --diff: dry run would change
ansible-playbook --limit: only one host
puppet agent, salt, chef-client: apply configuration run
mysqladmin, mysql processlist: queries running database connections
mysqlcheck, pt-table-checksum: repair check tables
certbot --expand, certbot -d: domain add certificate
needrestart, checkrestart: restart after update services
gh run view, gh run watch, glab ci trace: ci failed why log build
gh pr checkout: try branch colleague pull request
gh pr create: open pull request
playwright --update-snapshots, jest -u, vitest -u, cypress: refresh update snapshots screenshots
playwright codegen: click
depcheck, knip, npm-check, ts-prune: unused dependencies exports
npm outdated, ncu, npm-check-updates, yarn outdated, pnpm outdated: newer versions updates available
npm ls, npm why, pnpm why, yarn why: why installed which version package
npm link, npm pack, yalc: local package try
npm seed, prisma seed, rake db:seed, manage.py loaddata: fill test data sample
source-map-explorer, webpack-bundle-analyzer, vite-bundle-visualizer, bundlesize: bundle size biggest
tsc --noemit, vue-tsc, mypy, pyright: type check types errors
eslint --fix, prettier --write, ruff --fix: fix format style automatically
pyftsubset, glyphhanger, fonttools: subset font smaller latin
woff2_compress, ttf2woff2: web font convert
openapi-typescript, graphql-codegen, quicktype: generate types api schema
sed -i: replace rename everywhere all files
ipconfig getifaddr, networksetup, ifconfig en0: local ip address wifi mac
defaults write: setting mac hidden change
xattr -d, spctl: quarantine open blocked app unidentified
caffeinate: keep
pbcopy, xclip, wl-copy, xsel: clipboard copy
launchctl, brew services: service start at login background
tmutil: time machine backup
screencapture: screenshot
seqkit seq, nanofilt, chopper, filtlong: filter reads length quality
flye, spades, canu, hifiasm, megahit, unicycler: assemble assembly genome
bamcoverage: bigwig track normalised coverage
fastqc, multiqc, nanoplot: quality report reads
trimmomatic, fastp, cutadapt, trim_galore: trim adapters reads
bwa: align map
featurecounts, htseq-count, salmon, kallisto: count genes expression
bcftools, gatk, freebayes: variants snps call
prokka, bakta, eggnog: annotate genes genome
blastp, blastn, blastx, diamond: search similar sequences hits
fasttree: tree phylogeny
mafft, muscle, clustalo: align sequences
sbatch --array: only samples failed again many jobs
aws rds, gcloud sql: database managed
create-db-snapshot, create-db-cluster-snapshot: backup database
describe-volumes: disks unattached ebs
curl -w: timings time slow how long broken
finalizers: stuck terminating
pluto, kubent: deprecated apis upgrade
`;

/** As descriptions are given: the words of a program, or of it with others beside it. */
export function tradeWords(): readonly {
  name: string;
  words: string;
  options: ReadonlyMap<string, string>;
}[] {
  return TRADE_WORDS.split('\n')
    .filter((row) => row !== '')
    .flatMap((row) => {
      const [names = '', words = ''] = row.split(/: (?=[^:]*$)/);
      return names.split(', ').map((name) => ({ name, words, options: new Map<string, string>() }));
    });
}
