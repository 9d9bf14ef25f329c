// Programs that only look, and the looking forms of some that do more.

import { commandTable } from '../checked-table.ts';

export const READS = commandTable(
  'none',
  `
ascii,toilet,pfetch,nitch,archey,macchina,showfigfonts | read full | -acdeilnopqrstvx -f,-w,-m:= --help --version --list
  --filter:= --font:= --width:= --metal --rainbow --gay --freq:= --seed:= --force | =* | | toilet --nope x
figlet | read full | -aceilnopqrstvx -d:R -f,-w,-m:= --help --version --list --filter:= --font:= --width:= --metal
  --rainbow --gay --freq:= --seed:= --force | =* | figlet -w 80 hi | toilet --nope x
lolcat,fortune | read full | -acdefilnosuw -p,-F,-S,-m,-n:= --help --version --spread:= --freq:= --seed:= --force
  --invert --truecolor | R* | fortune ;; lolcat ;; lolcat -f notes.txt | lolcat .env ;; lolcat --nope
cowsay,cowthink | read full | -f:X -bdgpstwyln -e,-T,-W:= | =* | cowsay hi ;; cowsay -d hi | cowsay -f ./x.cow hi
sdcv,ipcalc,sipcalc,dnsdomainname,manpath,fgconsole | read full | -bchnpqsmaou -l,-o:= --help --version --json --minaddr
  --maxaddr --network --netmask --broadcast --prefix --options:= --longoptions:= --name:= --quiet --test | =* | ipcalc
  10.0.0.0/8 ;; dnsdomainname ;; manpath | ipcalc --nope ;; manpath --nope
getopt | read full | -bchpqmaou -n:= -s:WORDS -l,-o:= --help --version --json --minaddr --maxaddr --network --netmask
  --broadcast --prefix --options:= --longoptions:= --name:= --quiet --test | =* | ipcalc 10.0.0.0/8 ;; dnsdomainname ;;
  manpath | ipcalc --nope ;; manpath --nope
icdiff,zdiff,zcmp,bzdiff,bzcmp,xzdiff,xzcmp,lzdiff,lzcmp | read full | -bcehilnpqrstuwyBENT123 -U,-C,-W,-p:= --help
  --version --unified:?= --context:?= --brief --color:?= --side-by-side --width:= --cols:= --line-numbers --no-headers
  --highlight --statistics --no-common --no-deleted --no-inserted --strip-comments --show-all --ignore-case | R* | zdiff
  a.gz b.gz | icdiff --nope a b ;; zdiff .env a
filterdiff,lsdiff | read full | -hnsEN -i,-p:= --help --version | R* | filterdiff --version | filterdiff --nope
interdiff | read full | -bhiqwB -p,-U:= --help --version --ignore-case --unified:= | R* | interdiff --version |
  interdiff --nope
diffstat | read full | -bcCdEhHkKlmqRstTuUvV -f,-n,-N,-p,-r,-w:= -S:L -e,-o:W | R* | diffstat a.patch ;; diffstat -p1 |
  diffstat -e M a.patch ;; diffstat -o M a.patch
csvlook,csvstat,csvcut,csvgrep,csvsort,csvjson,csvformat | read full | -bHInSitvxzKl -c,-C,-d,-q,-m,-r,-e,-u:= -f:R
  --names --columns:= --not-columns:= --match:= --regex:= --invert-match --reverse --delimiter:= --tabs --count --mean
  --max --min --sum --unique --no-header-row --max-rows:= --max-columns:= --indent:= --stream | R* | csvlook a.csv ;;
  csvcut -c 1,2 a.csv ;; csvgrep -c 1 -m x a.csv | csvlook .env ;; csvcut --nope a
datamash | read full | -siWHfCx -R,-g,-t,-d:= --header-in --headers --header --sort --whitespace --ignore-case --narm
  --count --group,--group-by,--field-separator,--delimiter,--round,--sum,--mean,--fields:= | =* | datamash sum 1 ;;
  datamash -t, mean 2 | datamash --nope sum 1
tsv-filter,tsv-summarize,tsv-select,tsv-pretty | read full | -HRx -f,-g,-d:= --header --fields:= --group-by:=
  --delimiter:= --count --sum:= --mean:= --eq,--ne,--lt,--le,--gt,--ge,--str-eq,--str-ne,--str-in-fld,--regex:= | R* |
  tsv-select -f 1 a.tsv ;; tsv-pretty a.tsv | tsv-select -f 1 .env ;; tsv-pretty --nope
pup,htmlq,hxselect | read full | -cinptw -f:R -a,-s:= --charset:= --color --plain --pre --number --indent:= --limit:=
  --text --pretty --attribute:= --ignore-whitespace | =* | pup 'a attr{href}' ;; htmlq -a href a | htmlq --nope a ;;
  htmlq -o out a
apt-rdepends | read full | -lsLSWprn -f:= --list --status --listfiles --search --show --print-avail --showformat:=
  --no-pager --reverse --show-section --show-size | =* | apt-rdepends -r bash | apt-rdepends --nope x
pactree,paclist,expac,pacinfo | read full | -acdlrsuQS -o:?= --depth:= --reverse --color --linear --unique --sync
  --optional:?= | =* | pactree bash ;; expac '%n' bash | pactree --nope x
fdupes,jdupes | read full | -rRsHn1SmqAopvfuz -d,--delete>danger,delete -N,-I,-L,-l,-B,-Q>danger,delete,write
  --noprompt,--immediate,--linkhard,--linksoft,--dedupe>danger,delete,write --recurse --size --summarize --sameline
  --omitfirst --quiet --noempty -G,-X:= | L* | fdupes -r . ;; jdupes -rS . | fdupes -rdN . ;; jdupes -L .
mimetype,filefrag,fincore,lddtree,readpe,eu-readelf | read full | -abcdehilnrsvxSDIW --help --version --bytes --json
  --noheadings --output:= --raw --all --brief | R* | mimetype a.png ;; filefrag -v a ;; fincore a | fincore --nope a ;;
  mimetype .env
isosize | read full | -d:= -hx --help --version | R* | isosize --version | isosize --nope
dstat,dool,cpufreq-info,uprecords,tlp-stat,lsgpu,systool | read full | -abcdefghilmnprstvyAB -i,-N,-C,-D,-S:= --help
  --version --cpu --disk --net --mem --top-cpu --top-mem --time --all --oneline --battery --config --rfkill --temp
  --output:W --plugin-name:X | =* | dstat -c ;; cpufreq-info ;; tlp-stat --battery | dstat --nope ;; dstat --output M
ifstat | read full | -abehjlnpqstvwAST -i:= --json --pretty --errors --noupdate --nooutput --zeros | =* | ifstat ;;
  ifstat -t 1 5 | ifstat -d 10
vnstat | read full | -dhmytlqs5 -i:= --oneline:?= --days:?= --hours:?= --months:?= --years:?= --top:?= --json:?=
  --iface:= --live:?= --short | | vnstat ;; vnstat -d | vnstat --add -i x ;; vnstat -u
nload,speedometer,wev,xev | read full screen | -mu -t,-i,-u,-o,-a,-r,-x:= -root | =* | nload ;; nload -u M eth0 | nload
  --nope
conntrack | danger,privilege,run,write | -L>list -C>list -S>list --dump>list --count>list --stats>list -p,-s,-d,-f,-o:=
  | =* | conntrack -L | conntrack -F ;; conntrack -D -s 10.0.0.1
cpupower frequency-info,cpupower idle-info,cpupower info | read full | -acdefghlmoprsuy | | cpupower frequency-info |
  cpupower frequency-set -g performance
cpupower | danger,privilege,run,write sub | -c:= | | cpupower --version | cpupower frequency-set -g x
kmod,xinput,pactl,wpctl,hyprctl,playerctl,brightnessctl,amixer | ask,run,write sub | | =* | kmod --version ;; pactl
  --version | pactl set-sink-mute 0 1 ;; playerctl pause
kmod list,xinput list,pactl info,pactl list,pactl stat,pactl get-sink-volume,pactl get-sink-mute,pactl get-default-sink,
  wpctl status,wpctl get-volume,wpctl inspect,hyprctl monitors,hyprctl clients,hyprctl version,playerctl status,
  playerctl metadata,brightnessctl get,brightnessctl max,brightnessctl info,amixer sget,amixer get,amixer scontents,
  amixer contents,amixer controls,amixer info,amixer scontrols | read full | -l -a -f,--format:= --short | =* | pactl
  info ;; pactl list short sinks ;; wpctl status ;; playerctl status ;; kmod list | pactl nope ;; wpctl set-volume 0 1
xprop,xlsclients,eglinfo | read full single | -root,-notype,-l,-a,-s,-frame,-spy -id,-name,-len,-m,-p:= -display:DISPLAY
  -h | =* | xprop -root ;; xlsclients -l ;; eglinfo ;; xprop -display :0 | xlsclients -display evil:0 ;; xprop -root
  -remove x ;; xprop -set a b
pkg-config,pkgconf,llvm-config,curl-config,xml2-config,icu-config,krb5-config,mysql_config,pg_config,gdal-config | read
  full | --libs --cflags --modversion --list-all --exists --version --variable:= --print-variables --print-provides
  --print-requires --static --atleast-version:= --libs-only-l --libs-only-L --cflags-only-I --silence-errors
  --errors-to-stdout --prefix --exec-prefix --bindir --libdir --includedir --sharedir --docdir --mandir --sysconfdir
  --pgxs --configure --cc --pkglibdir --cxxflags --ldflags --system-libs --components --features --protocols --ca
  --host-target --targets-built | =* | pkg-config --libs gtk4 ;; pkg-config --modversion zlib ;; llvm-config --version
  ;; pg_config --bindir | pkg-config --nope x
hunspell | ask,read | -l>list -D>list -d,-i:= | R* | hunspell -D ;; hunspell -d en_US -l f | hunspell f
yamllint,pyflakes,pycodestyle,pydocstyle,vulture,checkbashisms | read full | -dfslpnqvx -f:= --strict --format:=
  --list-files --no-warnings --max-line-length:= --ignore:= --select:= --statistics --show-source --min-confidence:=
  --exclude:= --posix --force --extra | R* | yamllint a.yml ;; pyflakes a.py ;; checkbashisms a.sh | yamllint .env ;;
  pycodestyle --nope a.py
shfmt | read full single | -d,-l,-s,-mn,-bn,-ci,-sr,-kp,-fn,-p,-f,-tojson,--list,--diff,--simplify,--find,--posix
  -i,-ln,--indent,--language-dialect:= -w>ask,write --write>ask,write | R* | shfmt -d a.sh ;; shfmt -i 2 a.sh ;;
  shfmt a.sh | shfmt -w a.sh ;; shfmt -l -w .
loc,pygount,gocloc,onefetch | read full | -abhisuv --exclude:= --files --sort:= --by-file --format:= --include-ext:=
  --suffix:= --no-art --no-bots --include-hidden --number-of-authors:= | L* | loc src ;; onefetch ;; gocloc . | loc
  --nope
pg_controldata,lpinfo,testparm,rpmdev-vercmp | read full | -lms -v>ask,network -D:= --suppress-prompt --verbose --option,--configfile:X | =* | pg_controldata
  /var/lib/pg ;; lpinfo -m ;; testparm -s | testparm --nope
gron | read full | -mcuvjs --ungron --monochrome --colorize --values --stream --json --no-sort | RESOURCE* | gron a.json
  ;; gron -u | gron --nope a ;; gron http://x.io/a.json
jo | read full | -apvBDe | MEMBER* | jo a=1 b=2 ;; jo -p name=x tags[]=y | jo --nope ;; jo a=@.env ;; jo a=:.env
json_reformat | read full | -emsu | | json_reformat -m | json_reformat --nope
jless | read full screen | -nN -M,--mode:= --line-numbers --relative-line-numbers --json --yaml | R* | jless a.json |
  jless .env ;; jless --nope
json_pp | read full | -v --help | | json_pp | json_pp -f eval
diskus,dutree,pdu,dfc | read full | -abcdfhilnoprsuxTW -j,-t,-d:= --apparent-size --quantity:= --max-depth:=
  --min-ratio:= --top-down --total --all --usage --skip-hidden --aggr:= | L* | diskus . ;; dfc -T ;; dutree -d 1 | pdu
  --nope
ts | read full | -rism | | ts ;; ts -s | ts rm f ;; ts --nope
vulkaninfo | read full | --summary --html>ask,write -s -j>ask,write --json:?=>ask,write -o:W --output:W | | vulkaninfo
  ;; vulkaninfo --summary | vulkaninfo -j ;; vulkaninfo -o M
dwarfdump,llvm-dwarfdump | read full atfile | -abcCdefFhiIklmMnprsSTuvwy -o:?W>danger,write --out-file:W --debug-info:?=
  --debug-line:?= --all --summarize-types --statistics --verify --name:= --lookup:= --uuid --arch:= | R* | dwarfdump
  a.out ;; dwarfdump --uuid a | dwarfdump -o M a
choose,huniq | read full | -cdinrsux -f,-o:= -i:R --character-wise --field-separator:= --output-field-separator:=
  --exclusive --input:R --non-greedy --count --sort | =* | choose 0 ;; choose -f : 0 ;; huniq | choose --nope 0
runiq,isutf8,combine | read full | -cdiqrsu --quiet --list --invert --help --version | R* | runiq f ;; isutf8 f ;;
  combine a and b | combine .env and b ;; runiq .env
systemd-escape,systemd-delta,userdbctl,oomctl | read full | -1aLCdhprsux -t:= --no-pager --type:= --diff:?= --suffix:=
  --template:= --unescape --path --mangle --instance | =* | systemd-escape x ;; userdbctl user | systemd-escape --nope x
infocmp | read full | -1aLCdpruxt -s:= --no-pager --unescape --path --mangle --instance --type,--suffix,--template:=
  --diff:?= | =* | infocmp | infocmp --nope
toe | read full | -1ahsV -u,-U:R | L* | toe | toe --nope ;; toe -u .env
ac,lastcomm,aureport,ausyscall,getpcaps,lid,aa-unconfined,sesearch,seinfo,secon,matchpathcon | read full |
  -adgilmnprstuxACFTZ -s,-t,-c:= -f,--file:R --complain --individual-totals --daily-totals --user:= --summary
  --start,--end:= --failed --success --login --auth --executable --dump --all | =* | ac -d ;; aureport --summary ;;
  sesearch -A ;; getpcaps 1 | aureport --nope
pdfgrep | read full | -cFhHinoPqrRv -A,-B,-C,-m:= -e,--regexp:PATTERN -f,--file:PATTERNFILE --ignore-case --page-number
  --count --recursive --with-filename --no-filename --color:= --max-count:= --only-matching --fixed-strings
  --perl-regexp --include:= --exclude:= | PATTERN R* | pdfgrep -n foo a.pdf ;; pdfgrep -ri foo docs | pdfgrep foo .env
  ;; pdfgrep --cache foo a.pdf
antiword,catdoc,xls2csv,detex,untex | read full | -bchinoprtvwFHRT -A,-B,-C,-m,-d,-s:= --ignore-case --page-number
  --count --recursive --with-filename --color:= --max-count:= --only-matching --fixed-strings --perl-regexp | R* |
  antiword a.doc ;; detex a.tex | antiword --nope a ;; catdoc .env
dnf4,dnf5 | ask as=dnf | | | dnf5 --version | dnf5 install x
`,
);
