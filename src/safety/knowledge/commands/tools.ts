// Much installed tools that have no place in another table: of Homebrew, npm, pip and Debian. What they only look with is in
// `../looks-of-tools.ts`.

import { commandTable } from '../checked-table.ts';

export const TOOLS = commandTable(
  'by row',
  `
gphoto2,khard,ykman,calibredb,ebook-meta,py-spy,ghq,beet,mysqlshow,lms,nixos-option,redshift,gammastep,autorandr,iscsiadm,
  multipath,wbinfo,exportfs,etcdutl,tasksel,xbacklight,light,ibus,patool,terramate,tgenv,grafana-cli,pgbadger,
  rabbitmq-diagnostics,vol,volatility,vol3,home-manager,niv,turbostat,partx,debugfs,e2label,sealert,nmblookup,trash-restore |
  ask,read,write,run | | =* | gphoto2 --version | calibredb remove 12 ;; home-manager switch ;; e2label /dev/sdb1 x ;; debugfs
  -w /dev/sdb1
jc | read full stop project=none | -CmMpqrsuy --pretty --yaml-out --raw --quiet --monochrome --meta-out --slurp | CMD | jc -p ps ax | jc rm f
pg_lsclusters | read full project=none | -hjs --no-header --json | | pg_lsclusters -h | pg_lsclusters --nope
slurp | read full project=none | -dopr -b,-c,-s,-B,-F,-f,-w,-a:GLOB | | slurp -d | slurp --nope
grim | ask,write project=none | -chl -g,-o,-t,-s,-q,-l:WORDS | W? | | grim a.png
yara | read full project=none | -agsSLemwnpfcDNrv -t,--tag,-i,--identifier:GLOB -l,-p,-k,-z,-a:# --print-strings --print-tags
  --print-meta --count --recursive --no-warnings --fail-on-warnings -d:WORDS | R+ | yara -r a.yar src | yara a.yar .env ;; yara -x
  a=.env a.yar f
pipdeptree | read full project=none | -rafjl -p,--packages,-e,--exclude:GLOB -d,--depth:# -w,--warn:WORDS --reverse --all --json
  --json-tree --mermaid --freeze --local-only --user-only --exclude-dependencies | | pipdeptree -r -p requests | pipdeptree
  --python ./x
pip-licenses | read full project=none | -asud -f,--format,--from,-o,--order:WORDS --with-urls --with-authors --with-system
  --with-description --with-license-file --summary | | pip-licenses -f markdown | pip-licenses --output-file x
dot,neato,fdp,sfdp,twopi,circo,osage,patchwork | read full single project=none | -V,-v,-q,-x,-n,-Tsvg,-Tpng,-Tpdf,-Tdot,-Tplain,-Tjson,-Tps,-Tcanon
  -K,-T:WORDS -o:W -O>ask,write | R* | dot -Tsvg a.dot ;; dot -V | dot -Tpng -o x.png a.dot ;; dot -Tpng -O a.dot ;; dot .env ;; dot
  -Tx11 a.dot
ec,editorconfig-checker,checkmake,ls-lint | read full project=none | -v,--version -h --verbose --debug --no-color --format:WORDS --dry-run | R* |
  ec src ;; ls-lint | ec -init ;; checkmake --nope
proselint,alex | ask,read,run | --version>list | R* | proselint --version | alex a.md
latexdiff | read full project=none | --flatten --allow-spaces --disable-citation-markup -t,--type:WORDS -s,--subtype:WORDS | R R | latexdiff a.tex
  b.tex | latexdiff --config=x a b ;; latexdiff -c x a b
flawfinder | read full project=none | -cCDFHIQSinp -m,--minlevel:# --context --columns --csv --html --dataonly --quiet --singleline
  --neverignore --version | R* | flawfinder src | flawfinder --savehitlist=x src
callgrind_annotate,cg_annotate,ms_print | read full project=none | --auto=yes --auto=no --tree=both --tree=caller --tree=calling
  --inclusive=yes --show-percs=no --threshold:# --sort,--show:WORDS | R* | ms_print massif.out | ms_print --nope a
gst-inspect-1.0 | read full project=none | -ab --print-all --plugin --no-colors --version | =? | gst-inspect-1.0 x264enc | gst-inspect-1.0
  --gst-plugin-load=x
klist | read full project=none | -aAflestnKikCV -c,-k:?R | R? | klist -ef | klist --nope
nfsstat | read full project=none | -scnrovlm234 --server --client --nfs --rpc --mounts --list | | nfsstat -c | nfsstat --nope
aa-enabled | read full project=none | -q --quiet --exclusive | | aa-enabled | aa-enabled --nope
audit2why,audit2allow | ask,read project=none | -a -b -w -l -i:R -t:WORDS -M,-o:W>ask,write --why --all --boot --lastreload | | audit2why --version | audit2allow -M x
smbstatus | read full project=none | -pSLbdvnqfP -u:USER --processes --shares --locks --brief --verbose --fast --json | | smbstatus -b | smbstatus --nope
grep-dctrl,grep-status,grep-available,grep-aptavail | read full project=none | -PFsnvcXriweEl -F,-s,-S:GLOB | PATTERN R* | grep-status -FStatus
  installed | grep-dctrl --config-file=x a b
lintian,rpmlint,namcap,debdiff | ask,read,run | --version>list | R* | lintian --version | lintian a.deb
isoinfo | read full single project=none | -l,-f,-d,-J,-R,-p,-s -i:R -x:GLOB -h,-version | | isoinfo -d -i a.iso | isoinfo -nope
html2text,xlsx2csv,docx2md,markitdown,epub2txt | ask,read,write,run | --version>list -v>list | RESOURCE* | markitdown --version | html2text -o x a.html
deadnix,statix,nvd,nix-du,nix-tree,nom,nh | ask,read,write,run | --version>list | =* | nh --version | nh os switch ;; deadnix -e
kube-linter,pluto,nova,kubent,conftest,opa,kyverno,datree,kubelogin,kubectl-neat,vals,krew,driftctl |
  ask,network,read,run | --version>list | =* | opa --version | opa eval x ;; conftest test a.yaml
fswatch | read full project=none | -01ltnrxLEdIi -l,-m,-e,-i:WORDS --recursive --one-event --latency:# --exclude,--include:PATTERN | R* | fswatch -1
  src | fswatch --filter-from=.env src
facter | ask,read,run single | --version>list -v>list | =* | facter --version | facter --custom-dir ./x
spell | read full project=none | -nobd --number --british --stop-list:R --dictionary:R --all-chains --print-stems | R* | spell a.txt | spell .env
jp | read full project=none | -un -f,--filename:R -e,--expr-file:R --unquoted --compact | = | jp -f a.json foo.bar | jp -f .env @
xcbeautify | read full project=none | -q --quiet --quieter --is-ci --disable-colored-output --disable-logging --renderer:WORDS | | xcbeautify -q | xcbeautify
  --report junit
jot | ask,run | --version>list | =* | | jot -w %c 5
py | ask,run noquery configured=.venv | | =* | | py a.py ;; py -V ;; py --version
rimraf,npkill,fkill,bfg | danger,delete,write,run | --version>list --help>list | =* | rimraf --version | rimraf dist ;; fkill node ;; npkill
mkdirp | mkdir project=none | -p -m,--mode:# --print --dry-run | M+ | mkdirp --version | mkdirp a/b
nbstripout,phpcbf,pint,rector | danger,read,write,run | --version>list -t>ask --dry-run>ask -n>ask --test>ask | =* | rector --version |
  nbstripout a.ipynb ;; rector process src
cross-env,cross-env-shell,dotenv-cli,concurrently,husky,lint-staged,np,degit,taze,size-limit,source-map-explorer,htmlhint,
  markdownlint,markdownlint-cli2,textlint,cspell,chokidar,papermill,jupytext,jupyter-lab,nbconvert,cookiecutter,copier,flit,coverage,
  scalene,memray,kernprof,pip-compile,pip-sync,datasette,ampy,bats,prove,perlcritic,hlint,bacon,cross,wasm-bindgen,air,goreleaser,
  cobra-cli,mockgen,gotestsum,godoc,templ,sqlc,evans,rbs,steep,sorbet,srb,erb,puma,foreman,overmind,hivemind,solargraph,phpcs,pest,
  jbang,mvnd,sbtn,pmd,ktfmt,spotless,scalafix,metals,quarkus,dotnet-ef,tuist,mint,fastlane,xcpretty,cz,commitizen,gitmoji,chef,
  remind,fava,bean-check,bean-query,bean-doctor,plantuml,mmdc,d2,vhs,ttyd,slides,presenterm,mods,sgpt,llama-cli,llama-server,
  whisper,ramalama,sqlfmt,dotenv-linter,zizmor,pinact,scan-build,compiledb,gcovr,genhtml,lli,rofi,dmenu,yad,devenv,lorri,
  flatpak-builder,rpmbuild,makepkg,dpkg-buildpackage,debuild,pbuilder,sbuild,mock,snapcraft,fpm,nfpm,checkinstall,unoconv,csvpy,
  sreport,lfs,singularity,apptainer,ssconvert,varnishstat,unicode,fq,nextflow,snakemake,fastp,minimap2,cutadapt,
  kraken2,diamond,spades.py,megahit,flye,gmsh,root-config,csvsql,sql2csv,pee,vidir,vipe,nektos,pack,nixpacks,equivs-build,dch,debchange,reportbug,clusterdb,pg_activity,pg_top |
  ask,read,write,run | --version>list | =* | coverage --version ;; papermill --version | concurrently 'rm x' ;; makepkg -si ;; coverage html
pip-audit,safety,lychee,markdown-link-check,dirsearch,feroxbuster,nuclei,subfinder,wpscan,httpx,amass,gping,trippy,trip,bombardier,oha,
  curlie,streamlink,gallery-dl,spotdl,ytfzf,catt,castnow,himalaya,vdirsyncer,mbsync,offlineimap,aerc,kopia,sshuttle,rmadison,uscan,
  osc,copr,fedpkg,checkupdates,mimirtool,thanos,otelcol,jaeger,alloy,memcached-tool,rabbitmqadmin,kafka-console-consumer.sh,
  kafka-consumer-groups.sh,acme.sh,saml2aws,granted,gh-dash,hf | ask,network,read,write,run handler=cloud | --version>list | =* | httpx --version ;; lychee
  --version | pip-audit ;; kafka-consumer-groups.sh --delete --group x
stripe,shopify,twilio,sentry-cli,datadog-ci,newrelic,neonctl,fauna,convex,circleci | ask,network,read noquery handler=cloud project=none |
  --version>list | =* | stripe --version | stripe customers list ;; neonctl branches delete x
foremost,rkhunter,chkrootkit,lynis,dvips,dvipdfm,latex2html,tex4ht,makeindex,pdfcrop,pdfjam,latexindent,pdftoppm,pdftocairo,pdftohtml,
  enscript,a2ps,lp,lpr,opusenc,wavpack,HandBrakeCLI,scrot,maim,flameshot,gnome-screenshot,spectacle,xwd,avifenc,
  heif-convert,heif-enc,potrace,darktable-cli,rawtherapee-cli,gst-launch-1.0,wasm-opt,llc,opt,gperf,pkgfile,gdebi,apt-listchanges,
  unattended-upgrade,debootstrap,dpkg-source | ask,read,write,run | --version>list -version>list -v>list | =* | pdftoppm -v ;; scrot --version |
  lp a.pdf ;; pdftoppm a.pdf a ;; scrot -e sh ;; lpr -r f
dtc | read full project=none | -qfsS@ -I,-O,-W,-E,-b,-V,-p,-a,-H:WORDS -o,-d:W -i:R | R* | dtc -I dtb -O dts a.dtb | dtc -O dtb -o a.dtb a.dts ;; dtc .env
heif-info | read full project=none | -d --dump-boxes | R | heif-info a.heic | heif-info .env
nixos-rebuild,darwin-rebuild,wodim,rndc,fstrim | danger,privilege,write,run | --version>list | =* | nixos-rebuild --version | nixos-rebuild switch ;; rndc stop
`,
);
