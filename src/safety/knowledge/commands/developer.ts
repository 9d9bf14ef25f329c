// Tools of developers that have no place in another table: manual pages, Xcode, containers, databases and code search.

import { commandTable } from '../checked-table.ts';

export const DEVELOPER = commandTable(
  'none',
  `
pcre2grep,pcregrep | read full | -chHilLnMvqsuwxF -N,--newline:WORDS -o:?# -O,--output:SHOWN -A,-B,-C,-m:# -e,--regexp:CALLOUT -f:X --count --ignore-case
  --line-number --only-matching --quiet --invert-match --word-regex --line-regex --multiline --files-with-matches
  --color:?= --include,--exclude:GLOB -V --version | CALLOUT? R* | pcre2grep -n 'a.*b' f.txt | pcre2grep x .env ;; pcre2grep -nex .env ;; pcregrep -r x . ;;
  pcre2grep 'x(?C"/bin/rm|f")' a ;; pcre2grep -f f a
sha1,sha224,sha256,sha384,sha512,rmd160,sha512t256 | read full | -bpqrtx -s,-c:= | R* | sha256 a.txt | sha256 -y
tabs | read full digits | -0123456789acfpsuT --version | =* | tabs -8 ;; tabs | tabs --nope
uuencode,b64encode | read full | -mr -o:W | R* | uuencode a.bin a.bin ;; uuencode -m a b | uuencode .env x ;; b64encode -o out a b
demandoc | read full | -iwpu | R* | demandoc -w a.1 | demandoc --nope
mandoc | read full | -I,-K,-M,-T,-W:= -m:= | R* | mandoc -T utf8 a.1 | mandoc -a a.1 ;; mandoc -O outfilename=f a.1 ;; mandoc .env
lsbom | read full | -bcdlflmnsx --arch,-p:= | R+ | lsbom a.bom | lsbom --nope a
corelist | read full | -adv --diff --utils --upstream --feature -r:?= | =* | corelist Data::Dumper | corelist --nope
podchecker | read full | -warnings | R* | podchecker a.pm | podchecker --nope
pod2usage | read full single pager | -verbose:# -exit:# -help -man | R? | pod2usage a.pl | pod2usage -o f ;; pod2usage -output f a.pl
pod2text | read full | -aclost -q:WORDS -i,-m,-w:# --version | R W? | pod2text a.pod ;; pod2text -w 80 a.pod | pod2text a b ;; pod2text .env
pod2man | read full | -louv -s,-q,--section,--quotes:WORDS -c,-r,-d,-n,--center,--release,--date,--name:GLOB --official --utf8
  --nourls --stderr --version | R W? | pod2man a.pod ;; pod2man -s 1 -c 'My docs' a.pod | pod2man a b ;; pod2man -s 1 .env
xccov | ask,read,write,run sub | --version>list | =* | xccov --version | xccov merge a b
xccov view,xccov diff | read full single | --json,--archive,--report,--only-targets,--file-list --file,--functions-for-file:=
  | R+ | xccov view --json a.xccovreport | xccov view --nope a
xcresulttool | ask,read,write,run sub | --version>list | =* | xcresulttool --version | xcresulttool export --path a --output-path b
xcresulttool get,xcresulttool graph,xcresulttool formatDescription | read full | --path:R
  --id,--format,--type,--schema-version:= --legacy --compact | =* | xcresulttool get --path a.xcresult | xcresulttool get --nope ;;
  xcresulttool metadata addExternalLocation --path a.xcresult
xctrace | ask,read,write,run sub | | =* | xctrace version | xctrace record --launch x
xctrace version,xctrace list,xctrace help | read full | | =* | xctrace list devices | xctrace list --nope
assetutil | ask,write | -I>list -V>list | =* | assetutil -V ;; assetutil -I a.car | assetutil -o b.car a.car
derq | read full sub | | =* | derq --version | derq --nope
derq query | read full | -f:R -i:= | =* | derq query -f a.der | derq query -f .env
pg_test_timing | read full | -d,--duration:# -V --version | | pg_test_timing | pg_test_timing --nope
pg_walsummary | read full | -iq --individual --quiet -V --version | R+ | pg_walsummary a | pg_walsummary --nope
pg_amcheck,oid2name,ldapwhoami,ldapcompare,ldapurl,ippfind,ipptool,snmpbulkget,snmpbulkwalk,unbound-host,
  dns-sd,ip2cc,tsql,bsqldb,smbutil,ngrep | ask,network,read,run | --version>list -V>list | =* | smbutil -V | ippfind --exec x
sntp | ask,network,read,run | -S>danger,privilege,network -s>danger,privilege,network | =* | | sntp pool.ntp.org ;; sntp -S a
snmptranslate | read full | -I,-O,-T:WORDS -M,-m:= -V | =* | snmptranslate 1.3.6.1 | snmptranslate --nope
idn,idn2 | read full | --quiet --stringprep --punycode-encode --punycode-decode --idna-to-ascii --idna-to-unicode
  --allow-unassigned --usestd3asciirules --no-tld --lookup --register --decode --tr46t --tr46nt --no-tr46 -dlqrtN --version | =* |
  idn2 --lookup example.com | idn --nope
encguess | read full | -S -s,-u:WORDS | R* | encguess a.txt | encguess --nope
acorn | read full | --ecma3 --ecma5 --ecma6 --ecma2015 --ecma2016 --ecma2017 --ecma2018 --ecma2019 --ecma2020 --ecma2021
  --ecma2022 --ecma2023 --ecma2024 --ecma2025 --ecmalatest --module --locations --allow-hash-bang --allow-await-outside-function
  --compact --silent --tokenize --version --help | R? | acorn --module a.mjs | acorn --nope
funzip,xzdec,lzmadec | read full | -q --quiet -Q --no-warn -V --version | R* | xzdec a.xz ;; funzip a.zip | xzdec --nope
scalar | ask,write,run sub | | =* | scalar version | scalar register
scalar list,scalar version | read full | | | scalar list | scalar list --nope
llvm-otool,lorder,pagestuff,unwinddump | read full single | -a,-d,-f,-h,-l,-L,-t,-v,-V,-S,-T,-r,-R,-x,-p -arch:= --version
  --help | R* | llvm-otool -L a.o ;; pagestuff a -a | llvm-otool --nope ;; pagestuff .env
uttype | read full | --all --json --extension,--tag,--identifier,--mimetype:= | =* | uttype --all | uttype --nope
path_helper | read full | -cs | | path_helper -s | path_helper --nope
periphery,tectonic,topgrade,cargo-nextest,dh,gbp,debsign,sysdig,bonnie++,stress,stress-ng,sysbench,memtester,whatweb,pry,
  instruments,utop,kiro-cli,qwen,droid,gpt-engineer,vllm,litellm,langchain,tensorboard,dask,great_expectations,sqlmesh,
  meltano,zookeeper-server-start,tempo-cli,bitwarden,firecracker,kubelet,k0s,nest,sapper,
  electron,electron-builder,electron-forge,tauri,cargo-tauri,wat2wasm,chromatic,puppeteer,webdriver-manager,c8,nyc,
  istanbul,npm-run-all,run-s,run-p,dependency-cruiser,depcruise,audit-ci,api-extractor,tsup,tsdown,unbuild,ncc,nexe,
  stylus,purgecss,imagemin,graphql-codegen,swagger-cli,postman,verdaccio,nose2,hypercorn,daphne,flower,fastapi,scrapy,
  mitmproxy,mitmdump,mitmweb,maturin,bumpversion,bump2version,bump-my-version,towncrier,sphinx-quickstart,pdoc,
  ptpython,pudb,snakeviz | ask,run,network,write nodash | | R* | | tsup src/index.ts ;; nyc npm test ;; scrapy crawl a
keepassxc-cli show,keepassxc-cli export,keepassxc-cli clip,keepassxc-cli attachment-export | danger,secret nodash | | =* | |
  keepassxc-cli show -s db x
tarsnap | ask,network,run,write | -d>danger,delete --nuke>danger,delete -ctrvx -f,-C:= --list-archives --print-stats --verify-config
  --keyfile:R | =* | | tarsnap -df a ;; tarsnap --list-archives
bk,keepassxc-cli,flox,odo,rosa,calicoctl,snapper,kafka-console-consumer,xenon,pyroma | ask,network,run,write sub | --version | | | rosa create cluster
snapper rollback,snapper undochange,rosa delete,calicoctl delete,odo delete,flox delete |
  danger,delete,network,run nodash | | =* | | snapper rollback 3 ;; rosa delete cluster
snapper list,snapper list-configs,snapper get-config | read full | -tdac -t,-c:= | =* | snapper list | snapper list --nope
wdutil | danger,privilege,network,run sub | | =* | | wdutil dump
lsvfs,machine,htmltree,lskq,lsmp,klist_cdhashes | read full | -av | R* | lsvfs ;; machine | lsmp --nope
p11tool,ocsptool,danetool | ask,read,write,network,run | --version>list | =* | p11tool --version | p11tool --list-all
mtree | ask,read,write alone | --version>list | =* | | mtree -U
diff-so-fancy | ask,read,write alone | --version>list | =* | diff-so-fancy --version | diff-so-fancy ;; diff-so-fancy --set-defaults
printafm | ask,read,run | | =* | | printafm Times-Roman
zls,haskell-language-server,haskell-language-server-wrapper,gopls-run,lua-language-server |
  ask,read,write,run | --version>list -v>list | =* | zls --version | zls x
osv-scanner,cargo-audit,kubescape,crossplane,chalice,newman,hurl,redocly,openapi-generator,swagger-codegen,
  dagster,devspace,mirrord,atlantis,tenv,tfswitch,gitlab-runner,laravel,git-cliff,envconsul,gradio,
  ocrmypdf,koyeb,scalingo,northflank,porter,basecamp,navi,tealdeer,charm,freeze,soft-serve,crush,aichat,
  cline,openhands,plandex,forge,swe-agent,mentat,gptme,whisper-cli,whisper-cpp,whisper-cpp-cli,
  espeak-ng,step-cli,kaniko,kubectl-argo-rollouts,argo,chainsaw,ctlptl,vcluster,clusterctl,talosctl,k0sctl,rke,k3sup,arkade,
  eksctl-anywhere,copa,notation,regctl,crane,oras,melange,apko,wolfictl,chainctl,dasherize,xcodegen,agvtool,stapler,pkgbuild,productbuild,
  iconutil,osacompile,xip,xar,drutil,odbcinst | ask,network,read,write,run noquery handler=cloud | --version>list | =* |
  hurl --version ;; osv-scanner --version | newman run a.json ;; talosctl reset
airflow,prefect,ember,ava,karma,cucumber-js,i18n-tasks,spectral,standard-version,openapi-generator-cli,create-react-app,
  create-next-app,create-vite,create-vue,create-svelte,create-astro,create-t3-app | ask,network,read,write,run noquery | | =* | |
  airflow --version ;; ember --version ;; create-vite --help ;; standard-version --version
degit-run,cucumber,please,h2xs,h2ph,pl2pm,xsubpp,enc2xs,yapp,eyapp,byacc,re2c,re2go,re2rust,aclocal,autoheader,
  autom4te,autoscan,autoupdate,autopoint,gettextize,libtoolize,glibtoolize,glibtool,gatherheaderdoc,headerdoc2html,parl,par.pl,
  pod2html,pod2readme,xgettext.pl,scandeps.pl,uudecode,b64decode,pcre2test,pcretest,cap_mkdb |
  ask,read,write,run | | =* | | uudecode a.uu
instmodsh | ask,read,write,run noquery | | =* | | instmodsh --version
phpenv,plenv,luaenv,swiftenv,gvm | ask,network,write,run sub | --version>list | =* | phpenv --version | phpenv install 8
phpenv versions,phpenv version,plenv versions,plenv version,luaenv versions,luaenv version,swiftenv versions,swiftenv version,gvm list |
  read full | | =* | plenv versions ;; gvm list | plenv versions --nope
xcodes | ask,network,read,write,run sub | --version>list | =* | xcodes --version | xcodes install 16
xcodes installed,xcodes version | read full | | | xcodes installed | xcodes installed --nope
`,
);
