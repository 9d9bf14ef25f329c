// More forms that only look, by trade, in the notation of looks.ts: several programs may share a line, and one have several.

export const FORMS_BY_TRADE = String.raw`
systemd-id128 | machine-id|boot-id|invocation-id | systemd-id128 machine-id
systemd-inhibit | --list(?: --no-pager| --mode=\w+)* | systemd-inhibit --list
systemd-analyze | verify(?: --man=no| --user)*(?: N)+|cat-config N | systemd-analyze verify ./a.service
hostnamectl | (?:status|show)(?: --(?:static|pretty|transient|json=\w+))+ | hostnamectl status --static
portablectl,homectl,machinectl | list(?: --no-pager| --no-legend)* | homectl list
zramctl | (?:--output-all|--raw|--bytes|-n|-b|N)(?: (?:--raw|--bytes|-n|-b))* | zramctl --output-all
wdctl | (?:-[fFnOsxT]+|N) | wdctl -s
nstat,lnstat,rtacct,ifstat | -[aszejp]+ | nstat -az
mii-tool | (?:-v )?N | mii-tool eth0
iwctl | station list|device list|adapter list|(?:station|device|adapter) N (?:show|get-networks)|known-networks list | iwctl station list
ethtool | -[aceghiklmnPSTux] N|--show-\w+ N | ethtool -m eth0
fail2ban-client | (?:status|ping|version|banned)|status N|get N (?:bantime|findtime|maxretry|logpath|ignoreip) | fail2ban-client status sshd
tload | (?:-d #|-s #)+ | tload -d 5
i2cdetect | -l|-V|-F # | i2cdetect -l
pinctrl,raspi-gpio | (?:get|funcs|help)(?: (?!-)[\d,-]+)? | pinctrl get 17
raspi-config | nonint (?:get_\w+|is_pi\w*) | raspi-config nonint get_hostname
lstopo,lstopo-no-graphics,hwloc-info | (?:--no-(?:io|smt|bridges|icaches|caches|legend)|--only \w+|-[lpc]|--of (?:console|ascii))(?: (?:--no-(?:io|smt|bridges|icaches|caches|legend)|--only \w+|-[lpc]|--of (?:console|ascii)))* | lstopo --no-io --of console
xinput | (?:list-props|query-state|get-feedbacks) Q|list --(?:short|long|name-only|id-only)(?: Q)? | xinput list-props 12
xrdb | -(?:query|symbols)(?: -all)? | xrdb -query
wlr-randr | --json | wlr-randr --json
swaymsg,i3-msg | (?:-[rpq] )*-t get_(?:outputs|workspaces|tree|inputs|seats|marks|bar_config|version|config|binding_modes|binding_state)(?: -[rp])* | swaymsg -t get_outputs
gnome-extensions | list(?: --(?:enabled|disabled|user|system|details|active|inactive|prefs|updates))*|(?:info|show) N|version | gnome-extensions list --enabled
fc-cat,fc-query,fc-scan,fc-validate | (?:-v )?(?:N)+ | fc-query a.ttf
rocminfo,rocm-smi,xpu-smi,intel_gpu_top | (?:-[adhLlit]+|--show\w+|discovery|--json)(?: --json| --show\w+)* | rocm-smi --showtemp --json
pacmd | list(?:-\w+)?|stat|info|dump | pacmd list-sinks
amixer | (?:-c # |-D N )*(?:scontrols|scontents|controls|contents|info|(?:sget|get|cget) Q(?:,#)?) | amixer -c 0 sget Master
auditctl | -[lsv] | auditctl -l
ausearch,aureport | (?:-[lsivm]+|-(?:m|ts|te|k|ui|ua|x|c|sc|sv|su|p|pp|f|hn|au|tm) Q|--(?:summary|failed|success|interpret|start|end|raw)(?: [\w:/]+)?)(?: (?:-(?:m|ts|te|k|ui|ua|x|c|sc|sv|su|p|pp) Q|-[ivl]+|--(?:summary|failed|success|interpret|raw)))* | ausearch -m avc -ts recent
anacron | -T|-V | anacron -T
apt-config | dump(?: --no-empty)?|dump Q | apt-config dump
dpkg-architecture | -[lL]|-q\w+|-e\w+ | dpkg-architecture -qDEB_HOST_ARCH
debconf-show | --list(?:owners|dbs)(?:=\w+)?|[\w.+-]+ | debconf-show tzdata
needrestart | -b(?: -[klw])*|-p | needrestart -b
rpm | --(?:eval|showrc) %\{_?\w+\}|--showrc | rpm --eval %{_libdir}
apk | info(?: -[LRrdwsatievv]+)*(?: (?!-)[\w.+-]+)*|list(?: -[IuoaPdO]+| --(?:installed|upgradable|orphaned|available|providers))*(?: (?!-)[\w.+*-]+)*|version(?: -[vl])?|stats|policy(?: (?!-)[\w.+-]+)+|audit(?: -q| --\w+)* | apk list -I
nix-store | --gc --print-(?:roots|live|dead)|(?:-q|--query) --(?:references|referrers|requisites|tree|deriver|size|hash|roots|outputs)(?: N)+|-qR N|--verify-path N | nix-store --gc --print-roots
nixos-version | --(?:json|hash|revision|configuration-revision) | nixos-version --json
paccache | -dv?k?#? | paccache -dk2
pactree | (?:-[rluscd]+#? )*[\w.+-]+ | pactree -r bash
git help | -[agc] | git help -g
jj | (?:root|version|config (?:list|path --user|get [\w.]+))(?: --ignore-working-copy)? | jj root
delta | --list-(?:syntax-themes|languages)|--show-config|--version | delta --list-languages
kubectl | config (?:get-clusters|get-users) | kubectl config get-clusters
rsnapshot | configtest|-V|version | rsnapshot configtest
rdiff-backup | --list-(?:increments|increment-sizes|at-time Q) N|list (?:increments|files) N | rdiff-backup --list-increments d
unison | -version|-help | unison -version
cypress | (?:cache (?:list|path|size)|version)(?: --\w+)? | cypress cache list
playwright | --version|-V | playwright -V
npm | cache ls|completion | npm completion
jsonlint | (?:-[qcs]+ )*(?:N)+ | jsonlint -q a.json
python3,python | -I -m \w+ --help|-X importtime -c pass | python3 -I -m timeit --help
uv | (?:python (?:dir|list --only-downloads --offline)|help(?: \w+)*|self version|version --short|cache size) | uv python dir
pixi | info|task list|global list|config list|search --help | pixi info
ruff | check --isolated --no-cache(?: --(?:statistics|diff|quiet|select [\w,]+|ignore [\w,]+|output-format[= ]\w+))*(?: N)*|format --isolated --no-cache --(?:check|diff)(?: N)* | ruff check --isolated --no-cache src
bandit | --version | bandit --version
accelerate,transformers-cli | env | accelerate env
streamlit | version|config show|cache --help | streamlit config show
ipcs,lsipc | -[aqmstclpu]+ | ipcs -lm
wasm2wat,wasm-objdump,wasm-dis,wasm-stats | (?:-[hxdsj]+ |--\w+-\w+ )*N | wasm2wat a.wasm
wasm-tools | (?:print|dump|validate|objdump|stats)(?: N)+ | wasm-tools print a.wasm
goimports,gofumpt,golines | --help | goimports --help
golangci-lint | linters --no-config|help linters|version|cache status | golangci-lint help linters
benchstat | (?:-(?:alpha|format|filter|row|col|table) Q )*(?:N)+ | benchstat a.txt b.txt
javap | (?:-(?:[cvlsp]|verbose|public|protected|package|private|constants|sysinfo|cp N|classpath N|-class-path N) )*(?:N)+ | javap -p -cp a.jar com.A
jinfo | (?:-(?:flags|sysprops) )?#|-flag \w+ # | jinfo -flags 123
jar | (?:-d|--describe-module)(?: (?:-f|--file)(?: |=)N)?|(?:-t|--list)(?: -v)? (?:-f|--file)(?: |=)N | jar --describe-module --file a.jar
jlink,jpackage,jwebserver | --(?:list-plugins|version|help) | jlink --list-plugins
jmod | (?:list|describe) N | jmod list a.jmod
jfr | (?:summary|metadata) N|(?:print|view)(?: --(?:events|categories|json|xml|stack-depth|width)(?: [\w.,*]+)?)*(?: (?!-)[\w-]+)? N | jfr summary a.jfr
jarsigner | -verify(?: -verbose| -certs| -strict)* N | jarsigner -verify -verbose a.jar
jdeprscan,jdeps | (?:-(?:s|v|verbose|summary|-list|-for-removal|-list-deps|-print-module-deps|-jdk-internals|R|recursive) |--release # )*(?:N)+ | jdeprscan --for-removal a.jar
jstat | -\w+(?: -[th]#?)* #(?: #){0,2}|-options | jstat -gcutil 123 1000 5
keytool | -printcert(?: -v| -rfc)* -file N|-printcrl -file N|-printcertreq -file N | keytool -printcert -file a.crt
kotlin,kotlinc,scala,scalac,ocaml,ocamlc,erl,fsc,groovy | -version|--version|-V | kotlin -version
ocamlc,ocamlopt | -(?:where|config|vnum|config-var \w+) | ocamlc -where
ocamlfind | list(?: -describe)?|query(?: -format Q| -recursive)*(?: (?!-)[\w.-]+)+|printconf(?: \w+)? | ocamlfind list
stack | path --(?:stack-root|programs|compiler-exe) --no-project|--numeric-version | stack --numeric-version
ghcup | list(?=.* --offline)(?: -[tcr] \w+| --offline)+|whereis \w+(?: [\w.]+)?|debug-info | ghcup list --offline
dotnet | (?:sln (?:N )?list|(?:new|tool|workload) list(?: -g| --global| --columns \w+)*|nuget locals (?:all|\S+) (?:-l|--list)|help(?: \w+)?|build-server --help|dev-certs https --check) | dotnet tool list -g
dotnet-counters,dotnet-trace,dotnet-dump,dotnet-gcdump,dotnet-stack | (?:ps|list|list-profiles|--version) | dotnet-trace ps
nuget | sources list|sources|locals all -list|locals \S+ -list|help(?: \w+)? | nuget locals all -list
gem | (?:list|info|contents|which|environment|env|dependency|help|stale|specification)(?: -[laldq]+| --(?:local|all|versions|no-versions|details|exact|installed))*(?: (?!-)[\w.-]+)* | gem specification rake
rvm | (?:list(?: \w+)?|current|info|version|gemset list) | rvm list
ri | (?:--no-pager |-T |--no-interactive )+[A-Z][\w:.#]* | ri --no-pager String
php | --(?:ri|rc|re|rf|rz|ini|version|info|modules)(?: (?!-)[\w:\x5c-]+)? | php --ri curl
composer | --version|(?:--no-plugins --no-scripts|--no-scripts --no-plugins) (?:show|licenses|about|validate|config --list|check-platform-reqs)(?: -[iDtN]+| --(?:installed|tree|direct|locked|platform|no-check-all|strict|format=\w+))*(?: (?!-)[\w/-]+)? | composer --no-plugins --no-scripts show --tree
pecl,pear | list|config-show|info (?!-)[\w-]+|version | pecl list
luac,luac5.4,luac5.3 | -l(?: -l)? -p N|-p N|-p -l N|-v | luac -p a.lua
luacheck | --no-config(?: --(?:no-color|codes|ranges|std \w+))*(?: N)+|--version | luacheck --no-config src
erl | -version | erl -version
raco | pkg show(?: -[ald]+| --all)*|version | raco pkg show
racket | --version | racket --version
crystal | env(?: \w+)?|tool format --check(?: N)*|version | crystal env
nimble | list -i|path (?!-)[\w-]+ | nimble list -i
zig | fmt --check(?: --ast-check)?(?: N)+|ast-check N|fetch --help | zig fmt --check src
swiftformat | --rules | swiftformat --rules
gcc,g++,cc,clang,clang++,c++ | (?:-(?:march|mtune|mcpu|std)=[\w.+-]+ |-O\w? )*(?:-Q --help=[\w,^-]+|-dumpspecs|-dumpmachine|-dumpversion|-dumpfullversion|-v|--version)|-###(?: -[cgSEOWfm][\w=-]*)* N | gcc -march=native -Q --help=target
gcc,g++,cc,clang,clang++,c++ | (?:-(?:O\w?|std=[\w+]+|W[a-z-]+|masm=\w+|g|fno-[a-z-]+|march=\w+) )*(?:-S -o - |-o - -S |-fsyntax-only |-E |-MM? )(?:-(?:O\w?|std=[\w+]+|W[a-z-]+|masm=\w+|g) )*N | gcc -O2 -S -o - src/main.c
clang | -Xclang -ast-dump -fsyntax-only N|-fsyntax-only -Xclang -ast-dump N | clang -Xclang -ast-dump -fsyntax-only src/main.c
clangd,clang-tidy,clang-format | --version|--(?:dump-config|list-checks) --checks=\*|--list-checks | clangd --version
ld,ld.gold,ld.lld,ld.bfd | (?:-v|-V|--verbose|--print-(?:output-format|sysroot|map-discarded)|--help) | ld --verbose
cpplint | (?:--(?:filter|verbose|linelength|quiet)=?\S* )*N | cpplint --filter=-legal src/main.c
eu-unstrip,eu-stack,eu-size,eu-nm | -n --core(?: |=)N|N | eu-unstrip -n --core core
llvm-cov,llvm-profdata | (?:report|show) N(?: (?:-instr-profile=N|-show-\w+(?:-\w+)*|-use-color=?\w*|N))*|show(?: --?(?:all-functions|counts|topn=#|detailed-summary))* N | llvm-profdata show a.profdata
gcov | -n(?:[abcfilmpu]*)(?: N)+|--no-output(?: N)+ | gcov -n src/main.c
dyld_info,dyldinfo | (?:-\w+ )*N | dyld_info -dependents a
gprof | (?:-[bpqszL]+ )*N(?: N)? | gprof a.out gmon.out
bpftrace | -l(?: [\w:*]+)?|--info|--version|-V | bpftrace -l
bpftool | (?:-[jp] |--json )*(?:(?:prog|map|link|cgroup|net|btf|iter|struct_ops)(?: (?:show|list|tree))?(?: id #)?|feature(?: probe)?|version|prog dump (?:xlated|jited) id #) | bpftool prog list
trace-cmd | (?:list|stat)(?: -[eftpocBC]+)*|report(?: -i N| -l| -t)*|options | trace-cmd list -e
lttng | list(?: -[kucdUj]+)*(?: (?!-)[\w-]+)?|status|version | lttng list -k
r2,radare2,rabin2,rax2,rasm2,rafind2 | -v|-V|-h | r2 -v
cmake | --list-presets(?:=\w+)?|-E (?:capabilities|echo(?: Q)+|(?:md5sum|sha\d+sum|compare_files|cat)(?: N)+|sleep #|false|true) | cmake -E capabilities
ctags | --list-[\w-]+(?:=\w+)?|--version|--options=NONE -x(?: --[\w-]+=[\w+]+)*(?: N)+ | ctags --list-kinds=C
ffmpeg | (?:-hide_banner )?(?:-h (?:(?:encoder|decoder|filter|muxer|demuxer|bsf|protocol)=\w+|full|long)|-(?:codecs|formats|encoders|decoders|filters|bsfs|protocols|devices|muxers|demuxers|pix_fmts|layouts|sample_fmts|dispositions|colors|hwaccels|version|buildconf|L)) | ffmpeg -h encoder=libx264
ffmpeg | (?:-(?:hide_banner|nostats|nostdin|stats|benchmark) |-(?:v|loglevel|ss|t|to|threads) [\w:.+]+ )*(?:-i N )+(?:-(?:map [\w:?]+|an|vn|sn|hide_banner|ss [\w:.]+|t [\w:.]+|(?:af|filter:a) (?:volumedetect|ebur128|loudnorm=print_format=\w+|silencedetect(?:=[\w:=.-]+)?|astats(?:=[\w:=.]+)?|replaygain)|(?:vf|filter:v) (?:cropdetect|blackdetect(?:=[\w:=.]+)?|idet|freezedetect|signalstats|showinfo|select=[\w.(),>'\x5c]+,showinfo)|(?:c|codec|vcodec|acodec)(?::\w+)? copy) )*-f null (?:-|/dev/null) | ffmpeg -i a.wav -af volumedetect -f null -
ffplay,mp4info,mp4dump,mp4file | -version|--(?:version|list|dump)|(?:--verbosity # )?N | mp4info a.mp4
MP4Box | -(?:info|infox|infon|diso -std|version|h)(?: N)? | MP4Box -info a.mp4
AtomicParsley | N -[tT](?: \+)? | AtomicParsley a.m4a -t
exiv2 | (?:-(?:p[atsevicxhRCSXi]|q|u|b|K [\w.]+|g [\w.]+|P\w+) )*(?:(?:pr|print) )?(?:(?!(?:ad|add|rm|delete|mv|rename|fi|fixiso|fc|fixcom|in|insert|ex|extract|mo|modify|pr|print)(?: |$))[\w./-]+)(?: (?!-)[\w.-]*\.\w+)* | exiv2 -pa a.jpg
vipsheader | (?:-a |-f \w+ )?(?:N)+ | vipsheader -a a.png
vips | list(?: \w+)?|--version|--vips-config | vips list classes
inkscape | --(?:query-(?:width|height|x|y|all)|actions-list|action-list|version|verb-list|debug-info|system-data-directory|user-data-directory)(?: -I \w+| --query-id=\w+)*(?: N)?|-[WHXYS](?: -I \w+)? N | inkscape --query-width a.svg
pdfsig | (?=.*-no(?:cert|-ocsp) )(?:-(?:nocert|no-ocsp|v) )+N | pdfsig -nocert a.pdf
pdftk | N (?:dump_data(?:_utf8|_fields|_fields_utf8|_annots)?)(?: output -)? | pdftk a.pdf dump_data
mutool | (?:info|pages)(?: -\w+)* N|show(?: -[abe]+)* N(?: (?:trailer|xref|pages|grep|outline|encrypt|form|js|#))* | mutool show a.pdf trailer
ps2ascii | N | ps2ascii a.ps
sox | (?:-V#? )?N -n (?:stats?|spectrogram -h)(?: -freq| -rms| -v)*|--help-(?:effect|format) \w+ | sox a.wav -n stat
flac | -t(?:s|w)?(?: N)+|--test(?: N)+ | flac -t a.flac
id3info,mp3val,mp3check | (?:-[nv]+ )?(?:N)+(?<!-f) | id3info a.mp3
eyeD3 | (?:-[QlvP]+ |--no-color )*N | eyeD3 a.mp3
mpv | --list-(?:options|properties|protocols)|--(?:vo|ao|vf|af|vd|ad|audio-device|profile|hwdec|input-keylist|input-cmdlist)=help|--input-(?:keylist|cmdlist) | mpv --list-options
playerctl | (?:-[la]+|--list-all)|(?:-p \w+ )?(?:status|metadata(?: [\w:]+)?|position|volume|loop|shuffle) | playerctl -l
mpc | (?:-f Q )?(?:status|current|queued|playlist(?: (?!-)[\w.-]+)?|lsplaylists|outputs|stats|version|ls(?: N)?|(?:search|find|list)(?: \w+(?: Q)?)*) | mpc playlist
sqldiff | (?:--(?:summary|schema|primarykey|table \w+) )*N N | sqldiff a.db b.db
sqlite-utils | (?:tables|schema|views|indexes|triggers|rows|analyze-tables|plugins)(?: N)(?: \w+)*(?: (?:--(?:counts|columns|csv|tsv|nl|table|schema|limit #|offset #|fmt \w+)|-[tc]|-c \w+))* | sqlite-utils rows a.db t
glow | (?:-[pt]+ |-[ws] \w+ )*(?!git(?:hub|lab)\.com)N | glow README.md
mdcat | (?:-p |--columns # |--no-pager )*(?:-l|--local)(?: -p| --no-pager)*(?: N)+ | mdcat -l a.md
calc | (?:-[qd] )*[\d.(][\d.+*/()^%~ -]* | calc 1+2
qalc | (?:-(?:t|-terse|-time|-nodefs) |-[bisu] \w+ |-m # )*(?![^|]*(?:command|load|save|export|plot))[^-"';=|~ ][^"';=| ]*(?: (?:[^-"';=| ]|-(?= |$|\d))[^"';=| ]*)* | qalc 5 km to miles
pg_isready | (?:-[pUt] [\w-]+ |-q )*-d [\w-]+(?: -[pUt] [\w-]+| -q)* | pg_isready -d shop
pg_waldump,pg_controldata,pg_config | -h|--(?:json|version|help)|(?:-D )?N|--[a-z]+dir(?:-\w+)? | pg_waldump --version
parquet-tools,parquet,parquet-cli,pqrs | (?:schema|cat|head|meta|show|inspect|rowcount|size|column-size|pages|dictionary|check-stats|footer)(?: (?:-n #|-r|--records #|-[dj]|--json|--detail|-c|--columns N))*(?: N)+ | parquet-tools head -n 5 a.parquet
avro-tools,orc-tools | (?:tojson|getschema|getmeta|count|meta|data|scan|fingerprint)(?: --(?:pretty|head=#|head|rowindex=\d+|json|timezone))*(?: N)+ | avro-tools getschema a.avro
mlr | (?:help|version|--usage|--norc-processing --version)(?: \w+)*|(?:\w+) --help | mlr help topics
csvtk | (?:-[tHT]+ )*(?:headers|stat|stats|nrow|ncol|dim|summary|freq|head|pretty|cut|grep|uniq|sort|csv2md|csv2tab|csv2json|corr|filter|cat|transpose|nrows|ncols|sample|inter|join|fold|version)(?: -[HtTrviIl]+| -[fngpsk] [\w,:.][\w,:.-]*)*(?: N)+ | csvtk stat data.csv
matlab,maxima,octave,gp,sage,scilab | -help|-h|--version | matlab -help
tabix | (?:-[hHl]+ )*N(?: [\w.]+:[\d,]+(?:-[\d,]+)?)+|-[lH] N | tabix a.vcf.gz chr1:1-1000
blastdbcmd | -(?:info -db N|db N -info|list N|recursive -list N|show_blastdb_search_path) | blastdbcmd -info -db nt
bowtie2-inspect,hisat2-inspect,bowtie-inspect | -[sn] N | bowtie2-inspect -s idx
kallisto | (?:version|cite)|inspect N | kallisto inspect a.idx
snpEff,picard,gatk | --(?:version|list|help)|-version | gatk --list
gdalinfo,ogrinfo | (?:--(?:formats|version|format \w+)|(?:-(?:mm|checksum|nogcp|nomd|norat|noct|nofl|json|proj4|listmdd|al|so|ro|q|geom=\w+|nocount|noextent|fields=\w+|wkt_format \w+|mdd \w+|fid #|where [\w=<>'"]+) )*(?:-ro )?(?!/vsi)[\w./][\w./-]*(?: (?!-)[\w.-]+)*) | gdalinfo --formats
gdaltransform,cs2cs,geod,proj | (?:-(?:s_srs|t_srs) [\w:]+(?: |$))+|\+[\w=+.]+(?: \+[\w=+.]+)*|-l\w* | gdaltransform -s_srs EPSG:4326 -t_srs EPSG:3857
rio | (?:info|bounds|env|gcps|transform --help|insp --help)(?: --(?:indent #|count|dtype|crs|bounds|shape|res|nodata|formats|bbox|geojson|version|meta))*(?: (?!/vsi)[\w./][\w./-]*)? | rio info --indent 2 a.tif
fio | (?:info|cat|ls|env|bounds|dump)(?: --(?:indent #|count|crs|bounds|name|formats|bbox (?!-)[\d.,-]+|layer \w+))*(?: (?!/vsi)[\w./][\w./-]*)? | fio info --count a.shp
ncks | -[mMHCcq]+(?: -v [\w,]+| -d [\w,.]+)* [\w./][\w./-]*|--(?:trd|json|xml|cdl)(?: -[mMHCv])*(?: \w+)? [\w./][\w./-]* | ncks -m a.nc
nccopy,nc-config,nf-config,h5cc,h5fc | -?-(?:all|version|libs|cflags|prefix|has-\w+|showconfig|show) | nc-config --all
cdo | (?:-[sw] )*-?(?:show\w+|sinfo\w*|info\w*|n(?:time|year|mon|date|par|level|gridpoints|variables)|griddes\d?|zaxisdes|vct|pardes|vardes|codetab|filedes|diff\w*)(?: N)+ | cdo showtimestamp a.nc
h5diff,h5debug,h5ls,h5stat,ncdump | (?:-[vrqcndpAaksfgBS]+ |--[a-z-]+ )*(?:N)+(?: /[\w/]+)* | h5diff -v a.h5 b.h5
wgrib | (?:-[sSvV]\d? )*N(?: -[sVv])* | wgrib -s a.grib
wgrib2 | (?:-[sSvV]\d? |-(?:var|lev|vt|ftime|range|stats|grid|match Q|d #|lon (?!-)[\d.-]+ (?!-)[\d.-]+) )*N(?: -(?:s|V|v|var|lev|stats|match Q|grid))* | wgrib2 a.grib2 -V
grib_dump,grib_count,grib_ls,grib_get,bufr_ls,bufr_dump,bufr_count,codes_info | (?:-[jmnOatdhHlsMq]+ |-[pwW] [\w:=,.]+ )*(?:N)+|-v | grib_get -p shortName a.grib
fitscheck,fitsdiff,fitsheader,fitsinfo,listhead,fitsverify,liststruc | (?:-[qkhveCx]+ |-(?:e|k|c|a|r|d) [\w,.]+ |--(?:keyword|extension|table) ?\w* )*(?:N)+ | fitsdiff a.fits b.fits
obabel | -[LVH](?: (?!-)[\w-]+)*|(?:-i\w+ )?N -o(?:smi|can|inchi|inchikey|txt) | obabel -L formats
gmx | (?:-quiet )?(?:help(?: \w+)*|--version|-version)|(?:-nobackup )?check -f N | gmx help commands
sacctmgr | (?:-[nPps]+ )*(?:show|list)(?: (?!-)[\w=,%-]+)* | sacctmgr show user ada
sprio,sshare,sstat,sdiag,sacct,squeue,sinfo,seff | (?:-[laAhnNPpwmRs]+|-[jufotpMSEu] (?!-)[\w=,%.:-]+|--(?:me|long|noheader|format=\S+|start(?:time)?=?\S*|end(?:time)?=?\S*|user=\w+|json|parsable2?|units=\w|allusers)|#)(?: (?:-[laAhnNPpwm]+|-[jufotpMSEu] (?!-)[\w=,%.:-]+|--(?:me|long|noheader|format=\S+|starttime=\S+|endtime=\S+|user=\w+|json)))* | sshare -u ada
condor_q,condor_status,condor_history,condor_userprio | (?:-(?:nobatch|all|allusers|totals|long|hold|run|better-analyze|compact|avail|af(?: \w+)+|limit #)(?: |$))+(?:(?<= )[\d.]+)?|[\w.]+ | condor_q -nobatch
kpsewhich | (?:--?(?:all|show-path=\S+|expand-(?:var|path|braces)=\S+|var-value[= ]\w+|format=\S+|progname=\w+|engine=\w+|version)(?: |$))+(?:(?<= )[\w.-]+)* | kpsewhich --all x
texdoc | -[lMI]+(?: (?!-)[\w-]+)+|--files|--version | texdoc -l tikz
checkcites,lacheck,texcount,detex | (?:-(?:inc|sum|total|brief|v\d?|q|unused|undefined|all|u|1|0|-all|-unused|-undefined) )*(?:N)+ | checkcites a.aux
pandoc | --(?:list-(?:input-formats|output-formats|extensions(?:=\w+)?|highlight-languages|highlight-styles)|print-default-(?:template|data-file)=\w+|version|bash-completion) | pandoc --list-input-formats
typst | fonts(?: --variants)?|--version | typst fonts
aspell | -?-?(?:dicts|dump (?:config|dicts|modes|filters|modules|personal))|(?:-l|--lang=|-d )\w* ?list | aspell dump dicts
gpgconf | --(?:list-(?:components|dirs|options \w+)|check-programs|version)(?: (?!-)[\w-]+)?|-[LXV] | gpgconf -L
gpg,gpg2 | --list-(?:config|options|groups|gcrypt-config)(?: \w+)?|--with-colons --list-config(?: \w+)? | gpg --list-config
openssl | (?:base64(?: -d)?(?: -in N)|enc -(?:list|ciphers)|pkcs7 (?:-(?:inform (?:PEM|DER)|in N|print_certs|noout|text|print)(?: |$))+)(?<! ) | openssl pkcs7 -print_certs -noout -in a.p7b
ssh-keygen | -L -f N(?:\.pub)|-l(?: -v)?(?: -E \w+)? -f N\.pub|-lf N | ssh-keygen -L -f cert.pub
step | certificate (?:inspect|fingerprint|verify|lint)(?: --(?:short|format \w+|bundle|roots N))*(?: (?!-)[\w./-]+)(?: --(?:short|format \w+|bundle|roots N))*|crypto jwt inspect --insecure|version | step certificate inspect a.crt
mkcert | -CAROOT|-version|-help | mkcert -CAROOT
apachectl,apache2ctl,httpd,apache2 | configtest|fullstatus -h|-[tSMVvlL] | apachectl configtest
php-fpm,php-fpm8.2,php-fpm8.3 | -tt?|-[vim] | php-fpm -t
postqueue,mailq | -p|-j | postqueue -p
doveadm | who(?: -1)?|(?:mailbox (?:list|status)|user)(?: -u Q)?(?: [\w*]+)*|config -h | doveadm who
cfv | -T | cfv -T
hashdeep | (?:-c [\w,]+ |-[rle]+ )*(?:N)+ | hashdeep -c md5 a.txt
rhash,sha3sum,md6sum,crc32 | (?:-[CMHTEGWAai]+ |--(?:sha\d+|md5|crc32|all|sha3-\d+|bsd|simple|check|blake\w+) |-c )*(?:N)+ | rhash --sha1 a.txt
zip | -sf N | zip -sf a.zip
7zz,7zr,7za,7z | (?:l|t|h)(?: -(?:slt|ba|bd|r|t\w+|scrc\w+))*(?: N)+(?: -(?:slt|ba|bd))*|i|b | 7zz l a.7z
dwdiff,wdiff,docdiff | (?:-[cdilsPC123n]+\d? |--(?:color|no-common|statistics|line-mode|context=#) )*N N | dwdiff a b
dos2unix,unix2dos,mac2unix | (?:-i[\w]*|--info(?:=\w+)?)(?: N)+ | dos2unix -i a.txt
enca,chardet,uchardet,chardetect | (?:-[gimdeLr]+ |-L \w+ )*(?:N)+ | enca a.txt
ddate | \+Q(?: # # #)? | ddate +%A
dateutils.dadd,dateutils.ddiff,dateutils.dconv,dateutils.dseq,dateutils.dround,dateadd,datediff,dateconv,dateseq,dateround,datetest | (?:-f Q |-i Q )*[\dT:-]+(?: (?!-)[\dT:a-z+-]+)* | datediff 2024-01-01 2024-02-01
banner | [\w.!]+|--version | banner hi
apkanalyzer | (?:-h |--human-readable )?(?:manifest|apk|dex|files|resources) (?:print|summary|file-size|download-size|features|application-id|version-name|version-code|min-sdk|target-sdk|permissions|debuggable|list|packages|references|names|cat)(?: --\w+ N)*(?: N)+ | apkanalyzer manifest print a.apk
apksigner | verify(?: --(?:print-certs|verbose|min-sdk-version #|print-certs-pem)| -v)*(?: N)+|--version | apksigner verify --print-certs a.apk
adb | shell (?:getprop(?: [\w.]+)?|dumpsys (?:meminfo|package|cpuinfo|activity activities|window|display|wifi|alarm|batterystats|power|usagestats)(?: [\w.]+)?|settings (?:get (?:global|system|secure) \w+|list (?:global|system|secure))|pm (?:path|dump|list) [\w. -]+|ps(?: -[AefoT]+)*|top -[bn]+ ?#|service list|ime list -s|ip (?:addr|route|link)|getenforce|cat /proc/(?:meminfo|cpuinfo|version|uptime)|free(?: -[hmg])?|uptime|netstat(?: -\w+)*|df(?: -h)?(?: N)?|which \w+|cmd package list packages) | adb shell dumpsys meminfo com.a
ios-deploy,idevice_id,ideviceinfo,idevicename | -c|-l|-V|--(?:version|detect)|-k \w+ | ios-deploy -c
mpremote | connect list|devs|version | mpremote connect list
picotool | info(?: -[apbdl]+)*(?: N)?|version|help(?: \w+)? | picotool info a.uf2
esptool.py,esptool | version|image[_-]info(?: --version #)? N | esptool.py image_info a.bin
fdtdump,fdtget,fdtprint | (?:-[lptsd](?: |$))*N(?: /[\w/@-]*)*(?: (?!-)[\w,-]+)? | fdtdump a.dtb
mkimage,dumpimage | -l N | mkimage -l a.img
ubinfo,mtdinfo | (?:-[aMdu]+)(?: N| #)?|info N|N | mtdinfo -a
sigrok-cli | (?:-d \w+ )?(?:--scan|-[LVh]|--show)|-i N --show|--list-\w+ | sigrok-cli -L
candump,cansend,canbusload,isotpdump | -h|--help | candump -h
verilator | --lint-only(?: -(?:Wall|Wno-\w+|sv|-top-module \w+|I[\w/.]+))*(?: N)+ | verilator --lint-only a.v
openscad,freecad,kicad-cli,blender,prusa-slicer,slic3r | --(?:info|version|help)|-[vh]|version(?: --format \w+)? | openscad --info
mdutil | -(?:s|sv|as)(?: N)?|-[aL]s? | mdutil -s /
diskutil | (?:apfs|ap) (?:list(?:Snapshots|Users|VolumeGroups|CryptoUsers)?)(?: N)?|(?:cs|coreStorage) list|(?:list|info|activity|listFilesystems)(?: -\w+)*(?: N)?|appleRAID list | diskutil apfs list
networkQuality,fs_usage,sample,spindump,qlmanage,caffeinate | -h|--help | spindump -h
dscacheutil | -q (?:user|group|host|service|mount)(?: -a \w+ [\w.]+)?|-(?:cachedump|statistics|configuration) | dscacheutil -q user
dseditgroup | -o (?:read|checkmember)(?: -m \w+)? \w+ | dseditgroup -o read admin
PlistBuddy | (?:-x )?-c (?:Print|print)(?:~:?[\w:.-]+)* N | PlistBuddy -c Print a.plist
nettop | (?:-[lLJjmnPx]+(?: [\w,#]+)?)(?: -\w+(?: \w+)?)* | nettop -L 1
afinfo,GetFileInfo | (?:-[abcdhmltP](?: |$))*(?:N)+ | afinfo a.mp3
say | -v ?\? | say -v '?'
xattr | (?:-[lrsvx]+ )*(?:N)+|-p(?:[lrx]*) [\w.#]+ N | xattr a.txt
textutil | -stdout -(?:convert txt|cat txt)(?: N)+|-info(?: N)+|-convert txt -stdout(?: N)+ | textutil -stdout -convert txt a.rtf
vmmap,heap,leaks,malloc_history,footprint | (?:-?-?(?:summary|interleaved|wide|s|sortBySize|quiet|nocontext) )*# | vmmap --summary 12
notifyutil | -g [\w.]+ | notifyutil -g com.a
container | (?:list|ls|image list|images list|system status|network list|volume list)(?: -a| --all| --format \w+)* | container list
orb,orbctl,tart | list(?: --?\w+)*|status|version|info \w+|get \w+ | orb list
aerospace | list-(?:windows|workspaces|monitors|apps|modes|exec-env-vars)(?: --(?:all|focused|json|count|(?:monitor|workspace|format|pid) \w+))* | aerospace list-windows --all
yabai | -m query --(?:spaces|windows|displays)(?: --(?:space|window|display)(?: \w+)?)*|--version | yabai -m query --spaces
code,codium,cursor,code-insiders | --(?:locate-shell-integration-path \w+|list-extensions(?: --show-versions)?(?: --category \w+)?|version|status)|-[vs] | code --locate-shell-integration-path bash
jj | (?:--no-pager )?--ignore-working-copy(?: --no-pager)? (?:log|st|status|bookmark list|op log|workspace list|root)(?: -[rn] Q| --no-graph)* | jj --no-pager --ignore-working-copy log -n 5
npm | cache ls | npm cache ls
huggingface-cli | (?:env|version|scan-cache(?: -v+)?) | huggingface-cli scan-cache
swig,ffplay,vivado,iverilog,igv,govulncheck,staticcheck | -version | swig -version
memcached,varnishd,flex,bison,yosys,iverilog,biber | -V | flex -V
doxygen,php-fpm,r2 | -v | doxygen -v
gopls,dlv,cosign,syft,step,cfssl,traefik,codeql,kicad-cli,kallisto,gitleaks,k3d,tilt,lefthook | version | gopls version
mlr | (?:(?:--(?:i|o|c2|t2|j2)?(?:csv|tsv|json|jsonl|nidx|xtab|pprint|markdown|dkvp|csvlite)|--[ctjx]2[cjptxmdbl]|--(?:from N|ifs [^ ]|ofs [^ ]|fs [^ ])|--(?:implicit-csv-header|headerless-csv-output|allow-ragged-csv-input|barred|right)|-n) )+(?:cat|head|tail|tac|sort|cut|count|count-distinct|count-values|count-similar|stats1|stats2|uniq|top|summary|label|rename|reorder|regularize|unsparsify|sample|shuffle|fill-down|fill-empty|group-by|histogram|least-frequent|most-frequent|nest|reshape|flatten|grep)(?: (?:then (?:cat|head|tail|tac|sort|cut|count|stats1|uniq|top|rename|reorder|fill-empty|filter (?:-x )?~?\$\w+~?[=!<>]=?~?[\w"]+)|-?[\w,./%*][\w,./%*-]*))* | mlr --icsv --opprint sort -nr x then head -n 5 data.csv
mlr | (?:--(?:i|o|c2|t2|j2)?(?:csv|tsv|json|jsonl|xtab|pprint)|--[ctjx]2[cjptxm])(?: --(?:i|o)?(?:csv|tsv|json|jsonl|xtab|pprint))* filter (?:-x )?\$\w+~?(?:[=!<>]=|[<>])~?(?:[\d.]+|"[\w.-]*")(?: then (?:cat|head|sort|count)(?: -\w+ [\w,]+)?)*(?: N)* | mlr --icsv --opprint filter '$x > 1' data.csv
exiftool | (?:-(?:s\d?|S|a|G\d?|j|json|csv|n|r|u|U|t|T|h|X|b|q|m|ee|fast\d?|listf|listx|listr|ver|g\d?|GPS\w*|gps\w*|DateTimeOriginal|CreateDate|ModifyDate|Model|Make|LensModel|LensID|ISO|ExposureTime|FNumber|Aperture|ShutterSpeed|FocalLength|Orientation|ImageSize|ImageWidth|ImageHeight|FileType|MIMEType|FileSize|FileName|FileModifyDate|Duration|Title|Artist|Author|Creator|Copyright|Keywords|Subject|Description|Rating|Software|ColorSpace|Megapixels|ThumbnailImage|PreviewImage|Comment|AllDates|all|All|(?:XMP|EXIF|IPTC|File|Composite|QuickTime|PDF|PNG|ICC_Profile)(?::(?:all|All|\w+))?|ext \w+|[dc] %[^ ]+|sort|-sort)(?: |$))+(?:N)*(?<! ) | exiftool -s -GPSPosition a.jpg
compare | (?:-(?:metric|fuzz|channel) [\w%]+ )+[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif) (?!-)[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif) (?:null:|NULL:) | compare -metric RMSE a.png b.png null:
magick | compare (?:-(?:metric|fuzz|channel) [\w%]+ )+[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif) (?!-)[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif) (?:null:|NULL:)|[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif) -format %[\w%\[\].,:-]* info:-?|[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif) info:-?|-version|-list \w+ | magick compare -metric AE a.png b.png null:
convert | (?!-)[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif)(?: -format %[\w%\[\].,:-]*)? (?:info|json):-?|-version|-list \w+ | convert a.png info:
gm | identify(?: -verbose| -format %[\w%-]*)*(?: (?!-)[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif))+|version | gm identify a.png
taplo | get -f N(?: -o \w+)? (?!-)[\w.-]+ | taplo get -f Cargo.toml package.name
dasel | (?:-f N(?: -[rw] \w+)*|-r \w+ -f N|-i \w+) [\w.\[\]]+ | dasel -f data.json .name
in2csv,csvstack,csvjoin,csvformat | (?:-(?:[nHlISKv]+|[cdgqeft] [\w,;.]+|-(?:names|sheet Q|no-header-row|left|right|outer|columns [\w,]+|filenames)) )*(?:N)+ | csvjoin -c id a.csv b.csv
csvclean | -n N | csvclean -n a.csv
qalc,fend,numbat | (?:-[te] )?[\d.+*/()^%~-]+ | qalc 2+2
samtools | (?:flagstat|idxstats|quickcheck|head|coverage|depth|stats|bedcov|flags)(?: -[avqh]+)*(?: N)+ | samtools stats a.bam
bcftools | index -[sn]+ N|head(?: -[hns] #)* N|(?:filter|view)(?: -[ie] (?!@)Q| -[hHG]+| -[rt] (?!-)[\w:,.-]+| -v \w+)+ N(?: (?!-)[\w:,-]+)* | bcftools filter -i QUAL=20 a.vcf
seqtk | (?:comp|size|fqchk|gc) N | seqtk fqchk a.fq
osmium | (?:fileinfo(?: -[eGj]+)*|check-refs|tags-count) N|getid N(?: [nwr]\d+)+ | osmium getid a.pbf n1
module,ml | avail(?: (?!-)[\w/.+-]+)*|av|list|spider(?: (?!-)[\w/.+-]+)*|keyword \w+|overview|-t (?:avail|list) | module avail
misspell,write-good | (?:N)+ | misspell .
minisign | -V(?: -[mxp] N| -P [\w+/=]+| -q)+ | minisign -V -m a -p k.pub
caddy | adapt(?: --(?:config N|adapter \w+|pretty))*|fmt(?: --diff)? N | caddy adapt --config Caddyfile
named-checkconf,named-checkzone,unbound-checkconf,nsd-checkconf,nsd-checkzone | (?:-[zxvjq]+ )?(?:[\w.-]+ )?N|-[zxv]+ | named-checkzone example.com a.zone
avdmanager | list(?: avd| target| device)?(?: -c)? | avdmanager list avd
emulator | -(?:list-avds|version|accel-check|help) | emulator -list-avds
sdkmanager | --(?:list_installed|version) | sdkmanager --list_installed
plutil | -convert (?:json|xml1|swift|objc)(?: -r)? -o - (?:-- )?N|-extract [\w.]+ (?:raw|json|xml1) -o - N|-extract [\w.]+ raw N|-type [\w.]+ N | plutil -convert json -o - a.plist
xdotool | (?:getactivewindow|getwindowfocus)(?: (?:getwindowname|getwindowpid|getwindowgeometry|getwindowclassname)(?: --shell)?)* | xdotool getactivewindow getwindowname
west | topdir|list|config -l|manifest --path|-V | west topdir
lz4cat,lzcat,lzmacat,brotlicat | (?:N)+ | lz4cat a.lz4
gdalcompare.py | N N | gdalcompare.py a.tif b.tif
zmodload | (?:-i )?zsh/(?:datetime|mathfunc|parameter|terminfo|zprof|regex|langinfo) | zmodload zsh/mathfunc
gdb | (?:-q |-nx )*-?-batch(?: -nx| -q)*(?: -ex (?:info~(?:functions|variables|types|files|sharedlibrary|registers|threads|line~\w+|symbol~\w+|scope~\w+)|bt(?:~full)?|backtrace|where|(?:disassemble|disas)~\w+|list(?:~\w+)?|ptype(?:~struct)?~\w+|thread~apply~all~bt))+ N(?: N)? | gdb -batch -ex bt a.out core
hciconfig | -a|N(?: (?:version|features|class))? | hciconfig -a
uv | (?:python dir|self version|cache size) | uv python dir
`;
