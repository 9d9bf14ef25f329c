// Tables, graphs, pictures, documents and clusters of computers: what data people look at.

import { commandTable } from '../checked-table.ts';

export const DATA = commandTable(
  'none',
  `
xsv | ask,read,write sub | --list>list | | xsv --list ;; xsv --version | xsv index a.csv ;; xsv split d a.csv
xsv headers | read full | -j -d:= --just-names --intersect --delimiter:= | R* | xsv headers a.csv | xsv headers .env
xsv count | read full | -n -d:= --no-headers --delimiter:= | R? | xsv count a.csv | xsv count --nope
xsv stats | read full | -n -d,-s,-j:= --everything --mode --cardinality --median --nulls --no-headers --select:= --jobs:=
  --delimiter:= -o,--output:W | R? | xsv stats a.csv | xsv stats -o M a.csv
xsv table | read full | -w,-p,-c,-d:= --width:= --pad:= --condense:= --delimiter:= -o,--output:W | R? | xsv table a.csv |
  xsv table -o M a.csv
xsv select | read full | -n -d:= --no-headers --delimiter:= -o,--output:W | = R? | xsv select 1,3 a.csv | xsv select a -o M
xsv search | read full | -ivn -s,-d:= --ignore-case --invert-match --no-headers --select:= --delimiter:= -o,--output:W |
  = R? | xsv search -s name ann a.csv | xsv search -i -o M x a.csv
xsv frequency | read full | -an -s,-l,-j,-d:= --select:= --limit:= --asc --no-nulls --jobs:= --no-headers --delimiter:=
  -o,--output:W | R? | xsv frequency -s city a.csv | xsv frequency -o M a.csv
xsv slice | read full | -n -s,-e,-l,-i,-d:= --start:= --end:= --len:= --index:= --no-headers --delimiter:= -o,--output:W |
  R? | xsv slice -l 5 a.csv | xsv slice -o M a.csv
xsv sort | read full | -NRn -s,-d:= --select:= --numeric --reverse --no-headers --delimiter:= -o,--output:W | R? | xsv
  sort -s age a.csv | xsv sort -o M a.csv
xsv sample | read full | -n -d:= --no-headers --delimiter:= -o,--output:W | = R? | xsv sample 5 a.csv | xsv sample -o M 5 a
xsv flatten | read full | -n -c,-s,-d:= --condense:= --separator:= --no-headers --delimiter:= | R? | xsv flatten a.csv |
  xsv flatten --nope a.csv
squeue | read full | -ahlPrsvV -A,-d,-i,-j,-L,-M,-n,-o,-O,-p,-q,-R,-S,-t,-u,-w:= --me --all --long --start --noheader
  --array --priority --steps:?= --json:?= --yaml:?= --account:= --iterate:= --job:= --jobs:= --name:= --format:= --Format:=
  --partition:= --qos:= --sort:= --state:= --states:= --user:= --users:= --nodelist:= | | squeue -u ann ;; squeue --me |
  squeue --nope
sinfo | read full | -abdeFhIlNrRsTvV -i,-M,-n,-o,-O,-p,-S,-t:= --all --dead --exact --future --noheader --long --Node
  --list-reasons --responding --summarize --reservation --json:?= --yaml:?= --iterate:= --nodes:= --format:= --Format:=
  --partition:= --sort:= --states:= | | sinfo ;; sinfo -N -l | sinfo --nope
sacct | read full | -abcDlLnpPTvVX -A,-E,-i,-j,-k,-K,-M,-N,-o,-q,-r,-s,-S,-u,-W,-x:= --allusers --brief --long --noheader
  --parsable --parsable2 --allocations --duplicates --truncate --accounts:= --endtime:= --jobs:= --format:= --partition:=
  --state:= --starttime:= --user:= --uid:= --name:= --units:= --json:?= --yaml:?= -f,--file:R | | sacct -j 12
  --format=JobID,Elapsed ;; sacct -S now-1days | sacct --nope
scontrol | ask,network,run,write sub | -adhoQvV -M:= --all --details --oneliner --hide --version>list | | scontrol
  --version | scontrol update x
scontrol show | read full | -adho --details --oneliner --all --hide --json:?= --yaml:?= | =* | scontrol show job 12 |
  scontrol show --nope
qstat,bjobs,bqueues,bhosts,qhost | read full | -aABefFGgHilMnNprRsStTxXwWd -u,-j,-q,-P,-o,-m:= --version | =* | qstat -u ann ;;
  bjobs -l 12 | qstat --nope
adb | ask,network,run sub stop | -s,-t:= -d -e -a>ask -H,-P,-L:=>ask,network --version>list | | adb --version | adb install x.apk
  ;; adb shell rm x
adb devices,adb version,adb get-state,adb get-serialno,adb get-devpath,adb help | read full | -l | | adb devices -l ;; adb -d
  get-state | adb -H evil devices
adb logcat | read full | -dDsSgLBp -b,-v,-t,-T,-e,-m,--pid,--regex,-n:= --last --binary --dividers --format:= --buffer:=
  --max-count:= --print --statistics --buffer-size:?=>ask,write -c,--clear>danger,delete -f,-r,-G,-P,--file:=>ask,write | =*
  | adb logcat -d ;; adb logcat '*:W' | adb logcat -c ;; adb logcat -f x
adb * | ask,network,run nodash | | =* | | adb install x.apk ;; adb shell ls
fastboot | danger,write,run sub stop | -s:= --version>list | | fastboot --version | fastboot flash boot x.img ;; fastboot oem
  unlock
fastboot devices,fastboot getvar | read full | -l | =? =*>danger,write,run | fastboot devices ;; fastboot getvar all |
  fastboot erase userdata ;; fastboot getvar all erase userdata
fastboot * | danger,write,run nodash | | =* | | fastboot -w
clamscan,clamdscan | read full | -hVvaoirm --verbose --archive-verbose --quiet --stdout --no-summary --infected
  --suppress-ok-results --bell --recursive:?= --exclude,--exclude-dir,--include,--include-dir,--max-filesize:=
  --max-scansize,--max-files,--max-recursion:= --cross-fs:?= --follow-dir-symlinks:= --follow-file-symlinks:= --multiscan
  --fdpass --stream --reload>ask,write -f,--file-list:R -d,--database:R -l,--log:W --move,--copy:=>danger,write
  --remove:?=>danger,delete --tempdir,--leave-temps,--gen-json:?=>ask,write | R* | clamscan -r src ;; clamscan -i f | clamscan
  --remove f ;; clamscan -l M f ;; clamscan --move=/tmp f
fc-scan,fc-query | read full | -bV -f,-i:= --brief --format:= --index:= --ignore-blanks | R* | fc-scan a.ttf ;; fc-scan -f
  '%{family}' a.ttf | fc-scan --nope a
runlevel,findfs,uuidparse | read full | -Jnr -o:= --json --noheadings --raw --output:= | =* | runlevel ;; findfs LABEL=x ;;
  uuidparse x | runlevel --nope
utmpdump | read full | -fr --follow --reverse -o,--output:W | R* | utmpdump /var/log/wtmp | utmpdump -o M f
cmark,cmark-gfm | read full | -t,--to,--width,-e,--extension:= --sourcepos --hardbreaks --nobreaks --smart --safe --unsafe
  --validate-utf8 --list-extensions | R* | cmark a.md | cmark --nope a ;; cmark .env
vcgencmd | ask,write,run sub | | | | vcgencmd set_logging x
vcgencmd measure_temp,vcgencmd measure_volts,vcgencmd measure_clock,vcgencmd get_throttled,vcgencmd get_mem,
  vcgencmd get_config,vcgencmd version,vcgencmd commands,vcgencmd bootloader_version,vcgencmd get_camera,vcgencmd codec_enabled
  | read full | | =* | vcgencmd measure_temp ;; vcgencmd get_mem arm | vcgencmd nope
pw-dump,pw-top,pw-mon | read full | -mNCbhV -r,--remote,-n,-R:= --monitor --no-colors --color:?= --batch-mode --iterations:= |
  =* | pw-dump ;; pw-top -b | pw-dump --nope
dict,trans,wtf,ipinfo | network,read nodash | | =* | dict --version | dict word
gpgconf | ask,write,run | --list-components,--list-dirs,-L,--check-programs,-P,--version,-V>list | =* | gpgconf --list-dirs |
  gpgconf --kill all ;; gpgconf --reload
textutil | ask,write single | -info>list -help>list | R* | textutil -info a.rtf | textutil -convert txt a.rtf
h5dump | read full single | -H -A -p -e -y -B -i -r -V -n -q,-z,-d,-g,-a,-l,-t,-w,-m,-s,-S,-c,-k:= --header --onlyattr
  --contents --properties --string --escape --noindex --superblock --object-ids --version --dataset,--group,--attribute:=
  --width,--format,--start,--stride,--count,--block:= -o,--output,-O,--ddl:W -b,--binary:?=>ask,write | R* | h5dump -H a.h5 ;; h5dump -d
  /x a.h5 | h5dump -o M a.h5 ;; h5dump -f ros3 x ;; h5dump .env
h5ls | read full | -adefglrsvxV -w:= --address --data --errors --external --follow-symlinks --group --label --recursive
  --string --verbose --simple --hexdump --width:= | =* | h5ls -r a.h5 | h5ls --vfd=ros3 a.h5
lstopo-no-graphics,hwloc-ls | read full | -pvsqcf -i:= --of:WORDS --physical --logical --no-io --no-bridges --no-legend
  --only:WORDS --whole-io --no-icaches --no-caches --merge --no-collapse --verbose --silent --version -l | W? |
  lstopo-no-graphics ;; hwloc-ls --no-io | lstopo-no-graphics M.xml
lstopo | ask,read | -s>list --of:= -v --no-io --only:= --version>list | W? | lstopo --version | lstopo M.png ;; lstopo
difft,difftastic | read full | --display:= --context:= --width:= --tab-width:= --color:= --background:= --language:=
  --syntax-highlight:= --exit-code --strip-cr:= --ignore-comments --skip-unchanged --byte-limit:= --graph-limit:=
  --parse-error-limit:= --check-only --list-languages --sort-paths --missing-as-empty --override:= --version | R* | difft
  a.py b.py ;; difft --display inline a b | difft --nope a b ;; difft .env b
pv | read full | -pteIrabTk8gfcnqWl0CESvYKXhV -A,-D,-s,-i,-w,-H,-N,-F,-L,-B,-d,-m,-Z,-u,-Q:= -x,--extra-display:=>ask --progress --timer --eta
  --fineta --rate --average-rate --bytes --buffer-percent --force --cursor --numeric --quiet --wait --line-mode --null
  --no-splice --skip-errors --stop-at-size --size:= --name:= --format:= --width:= --height:= --interval:= --delay-start:=
  --rate-limit:= --buffer-size:= --last-written:= --watchfd:= --query:= -o,--output,-P,--pidfile:W
  -U,--store-and-forward:W -R,--remote:=>ask,run | R* | pv a.iso ;; pv -s 10m a | pv -o M a ;; pv -x windowtitle a ;; pv -P M a ;; pv -R 5 -L 1 ;;
  pv .env
progress | read full | -qdwmMvV -W,-c,-a,-i,-p,-o:= --quiet --debug --wait --wait-delay:= --monitor
  --monitor-continuously --command:= --additional-command:= --ignore-file:= --pid:= --open-mode:= | | progress ;; progress
  -w -c dd | progress --nope
errno | read full | -lsS --list --search --search-all-locales | =* | errno ENOENT ;; errno -l | errno --nope
trash-list,ifdata,virt-what,laptop-detect | read full | --version --help --trash-dirs --all-users -h -v -e -p -pa -pf
  | =* | trash-list ;; virt-what | trash-list --nope
zdump | read full | -vVi -c,-t:= --version --help | =* | zdump Europe/Paris ;; zdump -v UTC | zdump --nope
capinfos | read full | -tEIHFcsdlaeSyzxoknNLTMRrmqQKAbBGhvpPui --help --version | R* | capinfos a.pcap | capinfos --nope
  a ;; capinfos .env
mkvinfo | read full atfile | -acCopPstvxXzhV --all --checksums --continue --summary --track-info --verbose --hexdump --size
  --full-hexdump --hex-positions -r,--redirect-output:W --version | RESOURCE* | mkvinfo a.mkv | mkvinfo -r M a.mkv ;;
  mkvinfo @f ;; mkvinfo http://x/y
mkvmerge | ask,write,run atfile | -i,--identify,-J>list -F:= --identification-format:= -o:W -V,--version>list
  -l,--list-types,--list-languages>list | RESOURCE* | mkvmerge -i a.mkv ;; mkvmerge -J a.mkv ;; mkvmerge --version |
  mkvmerge -o M a.mkv ;; mkvmerge -i @f
metaflac | danger,write | --list,--show-md5sum,--show-min-blocksize,--show-max-blocksize,--show-min-framesize>list
  --show-max-framesize,--show-sample-rate,--show-channels,--show-bps,--show-total-samples,--show-vendor-tag>list
  --show-tag:=>list --block-number:= --block-type:= --except-block-type:= --with-filename --no-filename --version>list
  --remove,--remove-all,--remove-all-tags,--remove-replay-gain,--remove-first-tag,--remove-tag:?=>danger,delete,write
  --set-tag,--set-tag-from-file,--import-tags-from,--import-picture-from:?=>danger,write --export-tags-to:W
  --export-picture-to:W | P* | metaflac --list a.flac ;; metaflac --show-tag=TITLE a.flac | metaflac --remove-all a.flac ;; metaflac a.flac
qrencode | read full | -t,--type,-s,--size,-l,--level,-v,--symversion,-m,--margin,-d,--dpi,--foreground,--background:=
  -S -k -c -i -8 -M -V>list --version>list --help>list --micro --8bit --ignorecase --casesensitive --rle --strict-version
  -r,--read-from:R -o,--output:W | =* | qrencode -t ansiutf8 hi | qrencode -o M x ;; qrencode -r .env
pdfimages | ask,write single | -list>list -f,-l,-opw,-upw:= -png -tiff -j -jp2 -jbig2 -ccitt -all -p -q -v>list -h>list | RESOURCE
  W? | pdfimages -list a.pdf | pdfimages a.pdf M
pdfdetach | ask,write single | -list>list -save,-savefile,-saveall:?= -o:W -enc,-opw,-upw:= -v>list | RESOURCE | pdfdetach -list a.pdf |
  pdfdetach -saveall a.pdf
texcount | read full single | -v -v0 -v1 -v2 -v3 -v4 -q -strict -inc -merge -noinc -incbib -nobib -0 -1 -sum -sub -total
  -brief -freq -stat -template:= -unicode -latin1 -ch -char -utf8 -nocol -col -tex -html -htmlcore -help -version -dir:=
  -opt:X -out:W -auxdir:= | R* | texcount -inc a.tex ;; texcount -1 -sum a.tex | texcount -out=M a.tex ;; texcount -opt=f
  a.tex
kpsewhich | read full single | -all -engine:= -expand-braces,-expand-path,-expand-var,-show-path,-var-value,-var-brace:=
  -format:= -path:= -progname:= -subdir:= -help -version --version --help -mktex:=>ask,run,write
  -must-exist>ask,run -casefold-search -no-casefold-search -debug:= -D:= -dpi:= -mode:= -interactive>ask,run | =* |
  kpsewhich article.cls ;; kpsewhich -var-value=TEXMFHOME | kpsewhich -mktex=tfm cmr17
jdeps | read full atfile single | -s,-summary,-v,-verbose,-apionly,-P,-profile,-R,-recursive,-q,-version,-h,-I,--inverse
  -verbose::package,-verbose::class,--print-module-deps,--list-deps,--list-reduced-deps,--ignore-missing-deps
  -jdkinternals,--jdk-internals,--api-only,--check,--missing-deps,--compile-time,--no-recursive
  -cp,-classpath,--class-path,--module-path,--upgrade-module-path,--system,--add-modules,-m,--module:=
  --multi-release,-p,-e,-f,--package,--regex,--filter,--include,--require:=
  -dotoutput,--dot-output,--generate-module-info,--generate-open-module:W -J:X | R* | jdeps a.jar ;; jdeps -s a.jar |
  jdeps -dotoutput M a.jar ;; jdeps @f ;; jdeps -J-javaagent:x a.jar ;; jdeps --generate-module-info M a.jar
chardetect,chardet,uchardet | read full | -hlv --minimal --list --version --legacy -m | R* | uchardet f ;; chardetect f |
  chardetect --nope f ;; uchardet .env
xml,xmlstarlet | ask,read,write,run sub | -q --quiet --net>network --version>list --help>list | | xmlstarlet --version |
  xmlstarlet ed -L -d //a f.xml ;; xml tr a.xsl f.xml
xml el,xmlstarlet el,xmlstarlet elements,xml elements | read full | -avu -d:?= | RESOURCE* | xmlstarlet el -u a.xml |
  xmlstarlet el http://x/a.xml
xml fo,xmlstarlet fo,xmlstarlet format,xml format | read full | -notRQPH -s,-e:= --indent-tab --noindent --omit-decl
  --recover --indent-spaces:= --encode:= --net>network --dropdtd -D>ask -C>ask | RESOURCE* | xmlstarlet fo a.xml | xmlstarlet fo
  --net a.xml ;; xmlstarlet fo --nope a
xml val,xmlstarlet val,xmlstarlet validate,xml validate | read full | -webg -qS -d,-s,-r:RESOURCE --well-formed --err --quiet
  --stop --net>network --dtd,--xsd,--relaxng:RESOURCE --embed --list-bad --list-good --no-err | RESOURCE* | xmlstarlet val -e a.xml |
  xmlstarlet val --net a.xml ;; xmlstarlet val -s http://x/a.xsd a.xml
xdg-user-dir | ask,run sub | | | | xdg-user-dir 'x}$(touch M)' ;; xdg-user-dir ;; xdg-user-dir --nope
xdg-user-dir DESKTOP,xdg-user-dir DOCUMENTS,xdg-user-dir DOWNLOAD,xdg-user-dir MUSIC,xdg-user-dir PICTURES,
  xdg-user-dir PUBLICSHARE,xdg-user-dir TEMPLATES,xdg-user-dir VIDEOS | read full | | | xdg-user-dir DOWNLOAD |
  xdg-user-dir DOWNLOAD --nope
mokutil | danger,privilege,write,run | --sb-state,--list-enrolled,--list-new,--list-delete,-l,--pk,--kek,--db,--dbx>list
  --list-sbat-revocations>list --test-key,-t:R>list --version>list --short --help>list | =* | mokutil --sb-state ;; mokutil
  --list-enrolled | mokutil --import k ;; mokutil --disable-validation
ubuntu-drivers,boltctl | danger,privilege,write,run sub | | | ubuntu-drivers --help | ubuntu-drivers install
ubuntu-drivers list,ubuntu-drivers devices,boltctl list,boltctl domains,boltctl info | read full | -a
  --gpgpu --recommended --server --all --include-dkms | =? | ubuntu-drivers devices ;; boltctl list | ubuntu-drivers
  devices --nope ;; boltctl forget x
fwupdmgr | danger,privilege,network,write,run sub bare | --json --version>list --help>list | | fwupdmgr --version |
  fwupdmgr update
fwupdmgr get-devices,fwupdmgr get-history,fwupdmgr get-topology,fwupdmgr get-plugins,fwupdmgr get-remotes,
  fwupdmgr security | read full | --json --no-unreported-check --no-metadata-check --show-all --filter:= | =* | fwupdmgr
  get-devices ;; fwupdmgr security | fwupdmgr get-devices --nope
fwupdmgr get-updates,fwupdmgr get-upgrades,fwupdmgr get-releases,fwupdmgr refresh | ask,network,write | --json --force | =*
  | | fwupdmgr get-updates
fwupdmgr * | danger,privilege,network,write,run nodash | | =* | | fwupdmgr install x
lxc-ls | read full | -1fgvqd -F,-P,-l:= -o:W --fancy --fancy-format:= --active --running --frozen --stopped --defined
  --nesting:?= --filter:= --groups:= --line --lxcpath:= --logpriority:= --logfile:W --version | =* | lxc-ls -f | lxc-ls
  --logfile=M ;; lxc-ls -o M ;; lxc-ls --nope
routel,iwgetid,iwlist | read full | -ahsr --raw --scheme --version --help -h -v | =? =? =*>ask,write | routel ;;
  iwgetid -r ;; iwlist wlan0 frequency | iwgetid --nope
avahi-browse | ask,network,read | -a -t -r -p -c -l -k -v -f -b -d,-D:= --all --terminate --resolve --parsable
  --no-db-lookup -V>list --version>list | =* | avahi-browse --version | avahi-browse -at
inotifywait | read full | -hmrqPIc -e,-t:= --help --monitor --recursive --quiet --event:= --timeout:= --format:= --timefmt:=
  --exclude:= --excludei:= --include:= --includei:= --csv --no-newline --no-dereference --fromfile:R -o,--outfile:W
  -d,--daemon>ask,run -s,--syslog>ask,write | L* | inotifywait -m -r src ;; inotifywait -e modify,create . | inotifywait -d
  -o M . ;; inotifywait -m --outfile M .
actionlint | read full single | -color,-no-color,-oneline,-verbose,-debug,-version,-init-config>ask,write
  -ignore,-stdin-filename:= -format:= -config-file:R -shellcheck,-pyflakes:X | R* | actionlint ;; actionlint a.yml |
  actionlint -shellcheck ./x ;; actionlint -init-config
typos | read full | -vq -j,--threads:= -c,--config:R --isolated --diff --files --identifiers --words --type-list --exclude,--format:=
  --force-exclude --hidden --no-ignore --sort --locale:= --color:= --verbose --quiet --exit-code --highlight-words
  -w,--write-changes>danger,write --dump-config:W | R* | typos ;; typos src --diff | typos -w ;; typos --dump-config M
cppcheck | read full | -fqvhj --enable:= --std:= --language:= --platform:= -I,-D,-U,-i,-j,-l:= --error-exitcode:= --force
  --inconclusive --quiet --template:= --template-location:= --xml --xml-version:= --verbose --suppress:= --inline-suppr
  --check-level:= --max-configs:= --disable:= --version --help --errorlist --doc --file-filter:= --include,--includes-file:R
  --suppressions-list,--suppress-xml,--file-list,--library,--rule-file:R --rule:= --addon,--project,--clang:?=>danger,run
  --addon-python,--plist-output,--premium,--cppcheck-build-dir,--output-file,--dump,--checkers-report:?=>ask,write
  --debug,--clang-tidy,-E:?=>ask,run | R* | cppcheck src ;; cppcheck --enable=all --std=c++17 a.cpp | cppcheck
  --addon=x.py a.c ;; cppcheck --output-file=M a.c ;; cppcheck --dump a.c
xset | ask,write sub alone | -q>list -display:DISPLAY | =* | xset -q | xset s off ;; xset -q dpms force off
xset q | read full | | | xset q | xset q s off
`,
);
