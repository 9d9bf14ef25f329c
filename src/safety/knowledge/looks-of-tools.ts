// More forms that only look, of the programs in `commands/tools.ts` and of others, in the notation of looks.ts.

export const FORMS_OF_TOOLS = String.raw`
gh | config (?:list|get (?!\w*(?:token|pass|secret))[a-z_]+)(?: (?:-h|--host) [\w.-]+)? | gh config list
plutil | -convert (?:xml1|json|swift)(?: -s)? -o -(?: --)?(?: N)* | plutil -convert xml1 -o - a.plist
plutil | -extract [\w.]+ (?:xml1|json|raw) -o - N | plutil -extract a raw -o - a.plist
route | (?:-[n46] )*(?:get|show|print|monitor)(?: [\w.:/]+)? | route -n get 8.8.8.8
networksetup | -(?:version|help|printcommands) | networksetup -version
wg | genkey|genpsk | wg genkey
tmutil | listlocalsnapshotdates(?: N)?|destinationinfo -X | tmutil destinationinfo -X
hdiutil | verify N | hdiutil verify a.dmg
ssh | -Q [\w-]+ | ssh -Q cipher
swiftlint | version | swiftlint version
jc | (?:-[CmMpqrsuy]+ )*--[a-z][a-z0-9-]*(?: -[CmMpqrsuy]+)*(?<!--(?:bash|zsh)-comp) | jc -p --ps
gphoto2 | (?:--(?:auto-detect|summary|list-(?:files|folders|config|ports|cameras|all-config)|abilities|num-files|about|storage-info|version)|-[aLlnv])(?: --(?:list-files|list-folders|summary|num-files))* | gphoto2 --list-files
khard | (?:list|ls|email|phone|birthdays|show|details|addressbooks|abooks|postaddress)(?: -[ap]| -a \w+| --parsable)*(?: Q)* | khard email ada
ykman | list(?: --serials| --readers)?|info|(?:--device # )?(?:oath accounts list|piv info|openpgp info|fido info|otp info|config usb --list) | ykman list
calibredb | (?:list|search|show_metadata|list_categories|check_library)(?: -[ws] \w+| -f [\w,]+| --(?:fields|sort-by|search|limit|separator)[= ][\w,:.-]+| --ascending| --for-machine)*(?: [\w:]+)* | calibredb list
ebook-meta | N | ebook-meta a.epub
py-spy | dump(?: -p #| --pid #| -n| --native| -j| --json)+ | py-spy dump --pid 12
ghq | list(?: -[pe]+| --full-path| --exact| --unique)*(?: Q)?|root(?: --all)? | ghq list -p
beet | (?:ls|list|stats|fields|version|config -p)(?: -[ap]| Q)* | beet ls beatles
mysqlshow | (?:-u \w+ )?(?:(?:-i|--status|--count|-k|--keys) )*[\w%]+(?: [\w%]+){0,2} | mysqlshow shop
lms | (?:ls|ps|status|version)(?: --(?:json|llm|embedding|detailed))* | lms ls
home-manager | generations|packages|option Q | home-manager generations
nixos-rebuild | list-generations(?: --json)? | nixos-rebuild list-generations
redshift,gammastep | -[pVh]|-[lm] list|-p -l [\d.:-]+ | redshift -p
autorandr,arandr | --(?:list|current|detected|config|fingerprint) | autorandr --list
iscsiadm | -m (?:session|node|iface|host|fw)(?: -P #)? | iscsiadm -m session
multipath | -ll?(?: N)?|-t|-T | multipath -ll
wbinfo | -[ugtpmD]|--(?:ping|domain-users|domain-groups|own-domain|all-domains|online-status)|-[inrsSYUG] Q | wbinfo -u
exportfs | -v|-s|-sv | exportfs -v
etcdutl | (?:snapshot status|version)(?: N)?(?: -w \w+)? | etcdutl snapshot status a.db
tasksel | --(?:list-tasks|task-packages \w+|task-desc \w+) | tasksel --list-tasks
xbacklight | -(?:get|list|getf) | xbacklight -get
light | -[GLV] | light -G
ibus | (?:list-engine|engine|version|address|read-config) | ibus engine
patool | (?:list|test|formats|--version)(?: N)*|--help | patool list a.zip
tgenv | list|version-name | tgenv list
grafana-cli | plugins ls|--version | grafana-cli plugins ls
ansible-vault | --version | ansible-vault --version
rabbitmq-diagnostics | (?:-q |-s )?(?:ping|status|check_running|check_local_alarms|listeners|server_version|cluster_status|memory_breakdown|alarms|environment|log_location|runtime_thread_stats|observer|os_env)(?: --formatter \w+)? | rabbitmq-diagnostics -q ping
turbostat | --list|-l|--version|-v | turbostat --list
sealert | -[al](?: N| \*)? | sealert -a a.log
vol,vol3,volatility | -h|--help | vol -h
goreleaser,air,templ,evans,sqlc,buf,golangci-lint,mockgen,cobra-cli | -v | goreleaser -v
conftest,opa,kube-linter,pluto,nova,kyverno,terramate,tuist,sqlc,d2,goreleaser,kopia,thanos,mimirtool,helm-docs | version | opa version
binwalk | (?:-[BA]+ |--signature )*(?:N)+(?<!-\w) | binwalk a.bin
binwalk | -h|--list|-L | binwalk --list
pg_restore | (?:-l|--list)(?: -v)? N(?: -v)?|N (?:-l|--list) | pg_restore -l a.dump
strace,ltrace | -V | strace -V
exiftool | (?:-[rqnmGs]\d? )*(?:-if \$[\w:]+~?(?:==?|[<>!]=?|~(?:eq|ne|lt|gt|le|ge)~)~?["']?[\w.:-]+["']?(?:~(?:and|or)~\$[\w:]+~?(?:[<>!=]=?|eq|ne)~?["']?[\w.:-]+["']?)* |-p [^\x2f@{}]*\$\w[^\x2f@{}]* |-[A-Z]\w+ )+(?:N)+(?<! ) | exiftool -r -if '$ISO > 3200' -p '$FileName $ISO' .
magick | identify(?: -(?:verbose|ping|quiet))*(?: -format [^@]*)?(?: (?!-)[\w./-]+\.(?:png|jpe?g|gif|webp|tiff?|bmp|heic|avif))+ | magick identify -verbose a.png
docker,podman | compose(?: -f N)* config (?:--(?:services|volumes|images|profiles|networks|quiet)|-q) | docker compose config --services
docker-compose,podman-compose | (?:-f N )*config (?:--(?:services|volumes|images|profiles|networks|quiet)|-q) | docker-compose config --services
cargo fmt | -- --check | cargo fmt -- --check
faillock | (?:--user|-u) [\w.-]+ | faillock --user ada
gcc,g++,cc,clang,clang++ | -Q (?:-(?:march|mtune|std)=[\w.+-]+ |-O\w? )+--help=[\w,^-]+ | gcc -Q -O2 --help=optimizers
go | tool (?:nm(?: -(?:n|size|type|sort (?:address|name|size)))*|objdump(?: -s (?!-)[^ ]+| -S| -gnu)*|buildid|addr2line|covdata \w+ -i=N|pprof (?:-(?:top|text|tree|raw|cum|peek=[^ ]+|list=[^ ]+|nodecount=#) )+N)(?: N)?|tool dist (?:list|version)|tool | go tool nm a.out
ri | (?:[A-Z][\w:]*|[a-z_]\w*)(?:[\x23.][\w?!=]+)? | ri Array.map
jcmd | -h|-l | jcmd -h
k9s | version(?: -s| --short)?|info | k9s version
helm | template(?: (?:[a-z][\w-]*|-g))? (?:\.|\.{0,2}/[\w./-]+|[\w.-]+/[\w.-]*\.tgz)(?: (?:-f|--values|-s|--show-only) N| -n [\w-]+| --(?:namespace|set|set-string)[= ][\w.,=-]+| --(?:debug|skip-tests|include-crds|no-hooks|dry-run))* | helm template web ./chart -f values.yaml
tsc | --showConfig(?: -p N)?|--all|--init --help | tsc --showConfig
helm | (?:dependency|dep) (?:list|ls)(?: N)?(?: --max-col-width #)? | helm dependency list ./chart
rustup | doc --path(?: --\w+)? | rustup doc --path
exiftool | (?:-(?:s\d?|S|a|G\d?|j|n|T|t|r|q|m|(?:[Ff]ile[Nn]ame|[Ff]ile[Ss]ize|[Ff]ile[Tt]ype|[Ii][Ss][Oo]|[Aa]perture|[Ff][Nn]umber|[Ss]hutter[Ss]peed|[Ee]xposure[Tt]ime|[Ff]ocal[Ll]ength|[Mm]odel|[Mm]ake|[Ll]ens\w{0,12}|[Cc]reate[Dd]ate|[Dd]ate[Tt]ime[Oo]riginal|[Mm]odify[Dd]ate|[Ii]mage[Ss]ize|[Oo]rientation|[Rr]ating|[Kk]eywords|[Ss]ubject|[Tt]itle|[Aa]rtist|[Cc]opyright|[Gg][Pp][Ss]\w{0,20}|[Ff]lash|[Ww]hite[Bb]alance|[Ss]erial[Nn]umber|[Ss]hutter[Cc]ount|[Dd]uration|[Mm][Ii][Mm][Ee][Tt]ype|[Dd]irectory|[Cc]olor[Ss]pace))(?: |$))+(?:N)+(?<! ) | exiftool -T -filename -iso -aperture -shutterspeed a.jpg
helm | show (?:all|chart|crds|readme|values) (?:\.|\.{0,2}/[\w./-]+|[\w.-]+/[\w.-]*\.tgz)(?: --jsonpath Q)? | helm show values ./chart
log | (?:show|stats)(?: (?:--(?:last|start|end|style|predicate|process|type|level|source|timezone|color) Q|--(?:info|debug|signpost|backtrace|loss|no-pager|overview|per-book)|--(?:last|start|end|style|predicate|process)=Q))* | log show --last 5m
log | stream(?: (?:--(?:style|predicate|process|type|level|timeout|color) Q|--(?:source|backtrace|info|debug)|--(?:style|predicate|process|level)=Q))* | log stream --level debug
networkctl | (?:--(?:no-legend|no-pager|all|full|stats) |-[al] |-n # |--lines=# |--json=\w+ )*(?:list|status|lldp|label)(?: (?:--(?:no-legend|no-pager|all|full|stats)|-[al]|-n #|--lines=#|--json=\w+|N))* | networkctl list --no-legend
coredumpctl | (?:--(?:no-legend|no-pager|all|quiet) |-[1rq] )*(?:list|info)(?: (?:--(?:no-legend|no-pager|all|quiet|reverse)|-[1rq]|-n #|--(?:since|until)(?:=| )Q|-[SU] Q|--json=\w+|(?:-F |--field=)(?!COREDUMP_ENVIRON)\w+|#|N|\w+=N))* | coredumpctl list --since yesterday
loginctl | (?:--(?:no-legend|no-pager|full|all) |-[al] )*(?:seat-status|list-seats|show-seat|session-status|user-status|list-sessions|list-users)(?: (?:--(?:no-legend|no-pager|full|all|value)|-[al]|-p \w+|--property=\w+|-n #|-o [\w-]+|N))* | loginctl seat-status
timedatectl | (?:--no-pager|--all|-a)(?: (?:status|show|list-timezones))? | timedatectl --no-pager
hostnamectl | (?:--(?:static|transient|pretty))(?: status)?|hostname|icon-name|chassis|deployment|location|--json=\w+(?: status)? | hostnamectl --static
udevadm | info (?:--export-db|-e)|monitor(?: (?:-[kup]|--(?:kernel|udev|property)|--subsystem-match=[\w/]+|-s [\w/]+))* | udevadm info --export-db
docker,podman | (?:container )?top N(?:(?: (?:-[eflAa]+|-e?o (?![^ ]*environ)[\w,=:%]+))*|(?: (?:-[flAa]+|-?axu?|-?aux|-?(?:ax)?o (?![^ ]*environ)[\w,=:%]+))*) | docker top api -eo pid,cmd
jupyter | --(?:paths|data-dir|config-dir|runtime-dir)(?: --json)? | jupyter --paths
resolvectl | (?:--no-pager |--legend=\w+ )*(?:status|dns|domain|statistics|default-route|llmnr|mdns|dnssec|dnsovertls|nta)(?: --no-pager)? | resolvectl dns
ssh | -G(?: -p #| -l \w[\w.-]*)* \w[\w.-]*(?:@[\w.-]+)?|-(?:p #|l \w[\w.-]*) -G \w[\w.-]*(?:@[\w.-]+)? | ssh -G web
scoop | (?:status|checkup)(?: --local| -l)|cache show(?: N)?|export|depends N|alias list | scoop status --local
PlistBuddy | (?:-x )?-c Print(?:~:[\w.~:-]+)? N | PlistBuddy -c 'Print :CFBundleVersion' Info.plist
open | -h|--help | open -h
py | -(?:0p?|-list(?:-paths)?)|--list(?:-paths)?|-[23](?:\.\d+)? (?:-V|--version) | py -0p
jot | (?:-[rn]+ )*#(?: [\d.-]+){0,3} | jot 5
zpool | status(?: -[xvLPstiDe]+)*(?: N)* | zpool status -x
ninja | (?:-C N )?(?:-nv?|-n -v|-v -n)(?: N)* | ninja -C build -n all
perf | report(?=.* --stdio)(?: --(?:stdio|no-children|header|header-only|percentage=\w+|children)| -n| -i N| --sort[= ][\w,]+| --percent-limit[= ]#)* | perf report --stdio --sort comm
rabbitmqctl | (?:-q |-s )?(?:list_(?:queues|exchanges|bindings|connections|channels|consumers|vhosts|permissions|policies|plugins)|status|cluster_status|ping|version)(?: -p N| --(?:vhost|formatter)[= ]\w+| \w+)* | rabbitmqctl list_queues name messages
sreport | (?:-[nPp]+ )*(?:cluster|user|job) \w+(?: (?:\w+=[\w,:/.-]+|\w+))* | sreport cluster utilization start=2024-01-01
lfs | (?:quota|df|getstripe)(?: -[hugpi]+(?: \w+)?)*(?: N)? | lfs quota -u ada /work
singularity,apptainer | (?:sif list|cache list|plugin list|key list|remote list|instance list)(?: -[a-z]+)*(?: N)? | apptainer sif list a.sif
ssconvert | --list-(?:exporters|importers)|--version | ssconvert --list-exporters
varnishstat | -1(?: -f [\w.*]+)* | varnishstat -1
unicode | Q | unicode alpha
fq | \.[\w.\[\]]*(?: N)+ | fq . a.mp4
rpm2cpio | N | rpm2cpio a.rpm
snakemake,tensorboard,fastp,multiqc,minimap2,cutadapt,kraken2,diamond,spades.py,megahit,flye,gmsh,singularity,apptainer,keepassxc-cli,root-config | --version | fastp --version
nextflow | -version|-v | nextflow -version
dnf,yum | (?:list|ls) (?:--)?installed(?: N| -q)*|-q (?:list|ls) (?:--)?installed(?: N)* | dnf list installed
argocd,flux | version --client | argocd version --client
istioctl | version --remote=false | istioctl version --remote=false
`;
