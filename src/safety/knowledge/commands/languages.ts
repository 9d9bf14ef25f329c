// Interpreters, compilers, build tools, editors and databases.

import { commandTable } from '../checked-table.ts';

/** Options of ImageMagick that change a picture. */
const CONVERTING = `-write,+write:W -version>list -list:WORDS>list -help>list -resize,-thumbnail,-crop,-extent,-quality,-rotate:#
  -density,-depth,-colors,-blur,-sharpen,-geometry,-size,-delay,-loop,-border,-brightness-contrast,-pointsize:#
  -gravity,-colorspace,-background,-fill,-interlace,-sampling-factor,-compress,-channel,-type,-alpha,-units,-filter:WORDS
  -strip -flip -flop -negate -normalize -auto-orient -trim -grayscale:WORDS -append +append -flatten -coalesce +repage
  -monochrome -equalize -verbose -quiet +profile:GLOB`;

export const LANGUAGES = commandTable(
  'by row',
  `
python,python3,python2,pypy,pypy3,ipython,bpython | ask,run handler=interpreter stop | -V>query --version>query -h>query
  -bBdEiIOPqRsSuvx -i>danger,run -c:code -m:=>run,module -W,-X:= --check-hash-based-pycs:= | SCRIPT | python3 --version
  ;; python3 -V | python3 -c 1 ;; python3 f.py ;; python3 -i -c 1
node,nodejs,bun-node,deno-node | ask,run handler=interpreter stop | -v>query --version>query -h>query --help>query
  -i>danger,run -e,-p,--eval,--print,-pe:code -c,--check>run
  -r,--require,--import,--loader,--experimental-loader,--env-file,--openssl-config:X --experimental-config-file:X
  --inspect,--inspect-brk:?=>danger,network,run --test,--watch,--trace-warnings,--no-warnings,--experimental-strip-types
  --enable-source-maps,--expose-gc,--interactive --max-old-space-size:= --stack-size:= -C,--conditions:= | SCRIPT | node
  -v ;; node --version ;; node --check a.js | node -e 1 ;; node --check -r ./x a.js ;; node -r ./x --check a.js ;; node f.js ;; node --require ./r.js -v
deno,bun,tsx,ts-node,esr,zx,npx-tsx | ask,run sub | -v>query --version>query -V>query --help>query | | deno --version ;;
  bun --version | deno run f.ts
deno *,bun * | ask,run nodash | | =* | | bun run x
deno eval | danger,run nodash handler=evaluated | | code* | deno eval 'console.log(1 + 1)' | deno eval x
deno repl | danger,run nodash | | code* | | deno repl x
ruby,irb,jruby,lua,luajit,Rscript,julia,tclsh,wish,guile,racket,sbcl,elixir,iex,erl,runghc,
  groovy,scala,kotlin,jshell,ocaml,crystal,nim,octave,gnuplot,gawk-run,raku,janet,bb,clojure,clj,escript,osqueryi |
  ask,run handler=interpreter stop | -v>query --version>query -V>query -h>query --help>query
  -aBcCdDfFglLnNpsStTuUwWxXzqZO0 -e,-E,-r,-R,--eval,--execute:code -i:?=>danger,write,run -I,-M,-m:= -d:?= --no-save
  --slave --vanilla --quiet | SCRIPT | ruby -v ;; ruby -c a.rb ;; lua -v | ruby -c -r./x a.rb ;; lua
  -e "os.execute('id')"
perl,perl5 | ask,run handler=interpreter stop | -v>query -h>query --version>query --help>query -acfglnpstTUwWX01234567 -d>ask,run
  -C:?WORDS -e,-E:code -i:?=>danger,write,run -x,-D:?= -F:?SHOWN -M,-m:?WORDS -I:= -S -V:?= | SCRIPT | perl -v | perl -c a.pl ;; perl -e 1 ;; perl
  f.pl ;; perl -i -pe 1 f ;; perl -Mx -e 1 ;; perl -F/x/,system+1 -e 'print' f
R,ghci,clisp | ask,run handler=interpreter stop | --version>query --help>query -e:code -f:SCRIPT --no-save --slave --vanilla
  --quiet -q -s | SCRIPT | R --version | R -v ;; ghci -v ;; R -e 1 ;; R
javaw,jshell-run,jdb,jcmd,jmap,jstack,keytool,jarsigner | ask,run single | -version>list --version>list -help>list
  --help>list -fullversion>list -v,-tf,tf,-t,-l,-m,-d,-q,-jar,-cp,-classpath,-XX,-D:?= -javaagent,-agentlib,-agentpath:X
  | =* | java -version ;; javac -version | java -jar x.jar ;; javac -version @x
java,javac,kotlinc,scalac,groovyc | ask,run handler=interpreter single | -version>query --version>query -help>query
  --help>query -fullversion>query -jar:SCRIPT -cp,-classpath,-d,--class-path:= -javaagent,-agentlib,-agentpath:X
  -verbose -g -Xlint -nowarn | SCRIPT | java -version ;; javac -version | java -jar x.jar ;; java X
jps,jar-list | read full project=none | -qmlvV -J:X | =? | jps -l | jps --nope ;; jps $x
gcc,g++,cc,c++,clang,clang++,tcc,icc,gfortran,gnat,ghc,swiftc,nasm,yasm,fpc,dmd,ldc2,zig,nvcc,emcc,cython,protoc,swig |
  ask,write,run single handler=compiler | -v>query -V>query --version>query --verbose>query -dumpversion>query
  -dumpmachine>query -print-search-dirs>query --print-target-triple>query -vV>query -h>query --help>query
  -fplugin,-wrapper,-specs,-B,-Xclang,-load,--plugin:X -o:W
  -c,-S,-E,-g,-O,-O0,-O1,-O2,-O3,-Os,-Wall,-Wextra,-Werror,-shared,-fPIC,-static:?=
  -pthread,-pipe,-std,-D,-U,-x,-MMD,-MP,-MF:?= -I,-L,-l:~= | =* | gcc --version ;; clang -v | gcc a.c ;; gcc -v a.c ;;
  gcc -wrapper x a.c
as | ask,write,run single handler=compiler | -v>query -V>query --version>query --verbose>query -dumpversion>query
  -dumpmachine>query -print-search-dirs>query --print-target-triple>query -vV>query -h>query --help>query
  -fplugin,-wrapper,-specs,-B,-Xclang,-load,--plugin:X -o:W
  -c,-S,-E,-g,-O,-O0,-O1,-O2,-O3,-Os,-Wall,-Wextra,-Werror,-shared,-fPIC,-static:?=
  -pthread,-pipe,-std,-l,-U,-x,-MMD,-MP,-MF:?= -L -D -I:= | =* | gcc --version ;; clang -v | gcc a.c ;; gcc -v a.c ;; as
  ;; gcc -wrapper x a.c
ld | ask,write,run single handler=compiler | -v>query -V>query --version>query --verbose>query -dumpversion>query
  -dumpmachine>query -print-search-dirs>query --print-target-triple>query -vV>query -h:=>query --help>query
  -fplugin,-wrapper,-specs,-B,-Xclang,-load,--plugin:X -o:W -c:R -S -E -g
  -O0,-O1,-O2,-O3,-Os,-Wall,-Wextra,-Werror,-shared,-fPIC,-static:?= -O:= -pthread,-pipe,-std,-D,-U,-MMD,-MP,-MF:?= -x
  -I,-L,-l:= | =* | gcc --version ;; clang -v | gcc a.c ;; gcc -v a.c ;; as ;; gcc -wrapper x a.c
rustc | ask,write,run single handler=compiler configured=rust-toolchain.toml,rust-toolchain | -V>query --version>query
  --verbose>query -vV>query -h>query --help>query -o:W | =* | rustc -V ;; rustc --version --verbose | rustc a.rs
screencapture | ask,write project=none | -icmwWxPCaorSsT -t,-l,-D,-R,-d,-v:= | W* | | screencapture x.png ;; screencapture -c
sips | ask,write handler=sips project=none | -g,--getProperty:WORDS>list -1,--oneLine -x,--extractProfile:W
  -z,--resampleHeightWidth,-c,--cropToHeightWidth,-p,--padToHeightWidth,-s,--setProperty:=/=
  -Z,--resampleHeightWidthMax,-r,--rotate:# -f,--flip,-d,--deleteProperty:WORDS -e,--embedProfile,-m,--matchTo:R -o,--out:W |
  R* | sips -g pixelWidth -g pixelHeight a.jpg | sips -Z 640 a.jpg ;; sips -g all -Z 640 a.jpg ;;
  sips -s format png a.jpg
atos | read full single project=none | -fullPath -inlineFrames -printHeader -i -o:R -l,-s,-arch,-p,-d,-f:= | =* | atos -o App -l
  0x1000 0x1234 | atos -o App -nope 1
size,addr2line,otool,llvm-objdump,llvm-nm,pahole,elfdump | read full atfile project=none | --mcu:WORDS --plugin:X --debug-syms --print-file-name
  --no-demangle --recurse-limit --no-recurse-limit --extern-only --just-symbols --line-numbers --numeric-sort --no-sort
  --portability --reverse-sort --print-size --print-armap --quiet --size-sort --special-syms --synthetic --radix:=
  --target:= --unicode:= --no-weak --with-symbol-versions --archive-headers --private-headers --all-headers
  --disassemble-all --source-comment:?= --full-contents --debugging --stabs --dwarf:?= --reloc --dynamic-reloc --info
  --architecture:= --disassembler-options:= --endian:= --inlines --file-offsets --disassemble-zeroes --start-address:=
  --stop-address:= --no-addresses --prefix-addresses --insn-width:= --show-all-symbols --visualize-jumps:?=
  --disassembler-color:= --file-header --section-headers --section-groups --section-details --dyn-syms --notes --relocs
  --unwind --version-info --arch-specific --archive-index --use-dynamic --lint --hex-dump:= --string-dump:=
  --relocated-dump:= --decompress --debug-dump:?= --histogram --silent-truncation --totals --common --addresses --exe:=
  --pretty-print --basenames --functions --strip-underscore --no-params --types
  -aAbBCdDefFgGhHIijlLnNopPrRsStTuUvVwWxXzZ -j,-b,-M,-m,-e,-w:= --demangle:?= --disassemble:?= --headers --sections
  --symbols --syms --dynamic --all --wide --source --no-show-raw-insn --program-headers --file-headers --segments
  --undefined-only --defined-only --dynamic-syms --section:= --format:= | ARGS* | size | addr2line -e @f 0x1
nm | read full atfile project=none | --plugin:X --debug-syms --print-file-name --no-demangle --recurse-limit --no-recurse-limit
  --extern-only --just-symbols --line-numbers --numeric-sort --no-sort --portability --reverse-sort --print-size
  --print-armap --quiet --size-sort --special-syms --synthetic --no-weak --with-symbol-versions --dynamic
  --undefined-only --defined-only --radix,--target,--unicode,--format:= -aABCDeghHjlnopPrsuvVwWxm -f,-S,-U:~= -t,-X:=
  --demangle:?= | ARGS* | nm -C a.o | nm --nope ;; nm -j --plugin ./x.so a.out
objdump | read full atfile project=none | --recurse-limit --no-recurse-limit --line-numbers --special-syms --archive-headers
  --private-headers --all-headers --disassemble-all --full-contents --debugging --stabs --reloc --dynamic-reloc --info
  --inlines --file-offsets --disassemble-zeroes --no-addresses --prefix-addresses --show-all-symbols --section-headers
  --headers --syms --wide --source --no-show-raw-insn --file-headers --dynamic-syms
  --target,--unicode,--architecture,--disassembler-options,--endian,--start-address,--stop-address,--insn-width,--disassembler-color,--section:=
  --source-comment,--dwarf,--visualize-jumps,--demangle,--disassemble:?= -aCdDefFgGhHilLprRsStTvVwxz
  -b,-I,-j,-P,-U,-M,-m:= -W:?= --plugin:X | ARGS* | objdump -d a.out | objdump --nope
readelf | read full atfile project=none | --no-demangle --recurse-limit --no-recurse-limit --file-header --section-headers
  --section-groups --section-details --dyn-syms --notes --relocs --unwind --version-info --arch-specific --archive-index
  --use-dynamic --lint --decompress --histogram --silent-truncation --headers --sections --symbols --syms --dynamic
  --all --wide --program-headers --segments --unicode,--hex-dump,--string-dump,--relocated-dump:=
  --debug-dump,--demangle:?= -aACdDeghHIlLnNPrsStTuvVWz -i,-p,-R,-U,-x:= -w:?= | ARGS* | readelf -h f | readelf --nope
c++filt | read full atfile project=none | --recurse-limit --no-recurse-limit --strip-underscore --no-params --types -hinprRtv -s:=
  --format:= | ARGS* | c++filt --version | c++filt --nope
ldd | read full project=none | -vudr --verbose --unused --data-relocs --function-relocs | LOADED* | ldd --version ;; ldd /bin/ls |
  ldd ./a.out ;; ldd $x
rspec | ask,run handler=build single configured=.rspec | -v>query --version>query -h>query --help>query | | rspec --version |
  rspec
make,gmake,bmake,cmake,meson,buck2,gradle,vite,rollup,esbuild,
  parcel,tsc,babel,vitest,cypress,playwright,cordova,next,nuxt,sphinx-build,mkdocs,
  skaffold,tilt,garden,earthly,dagger,devcontainer,rtx,nimble,nuget,msbuild,spack,manage.py,
  django-admin,flask,gunicorn,uvicorn,streamlit,ipython3,tflint,staticcheck,clang-tidy,grype,snyk,
  sonar-scanner | ask,run handler=build single | -v>query -V>query --version>query -version>query version>query
  -h>query --help>query | =* | make --version ;; cmake --version ;; make -v | make ;; make -f - ;; make -n ;; make -s
autoconf,automake,autoreconf,configure,cpack,swift-build,nix-build,shards,codecov,phpunit | ask,run handler=build single |
  --version>query --help>query | =* | automake --version ;; cpack --help | automake -v ;; cpack -V ;; nix-build -v ;;
  phpunit -v ;; swift-build -v
jupyter | ask,run handler=build single | --version>query -h>query --help>query --paths>query --config-dir>query
  --data-dir>query --runtime-dir>query | =* | jupyter --paths ;; jupyter --version | jupyter kernelspec list ;; jupyter lab
mvn | ask,run handler=build single noquery configured=.mvn | -v>query --version>query -version>query -h>query
  --help>query | =* | | mvn -v ;; mvn --version ;; mvn test
mvnw,gradlew,sbt,mill,lein,bazel,bazelisk,buck,scons,gulp,grunt,webpack,rush,jest,mocha,pytest,tox,flake8,pylint,
  ionic,gatsby,serverless,sls | ask,run handler=build single noquery | | =* | | mvnw -v ;; mvnw --help ;;
  sbt --version ;; bazel --version ;; gulp -v ;; grunt --version ;; lein -v ;; jest --version ;; pytest --version ;;
  flake8 --version ;; pylint --version ;; tox --version ;; sls --version
sloccount | ask,write,run | --version>list | =* | sloccount --version | sloccount .
shellcheck,hadolint,mypy-check,tokei | read full project=none | --list-optional --norc --enable:= --source-path:= --types:=
  --diff -axCV -s,-e,-i,-f,-o,-S,-P,-W:= --shell:= --exclude:= --include:= --format:= --severity:= --color:?=
  --check-sourced --external-sources --exclude-dir:= --include-lang:= --by-file --json --csv --yaml --md --sum-one
  --files --sort:= --languages --quiet --exclude-ext:= | R* | shellcheck f.sh ;; tokei | tokei --nope
cloc | read full single project=none | --by-file --by-file-by-lang --csv --json --yaml --md --xml --quiet --sum-one --hide-rate
  --no-autogen --diff --fullpath --skip-uniqueness
  --exclude-dir,--exclude-ext,--exclude-lang,--include-lang,--include-ext,--match-f:=
  --not-match-f,--match-d,--not-match-d,--max-file-size,--processes,--timeout:= --progress-rate,--csv-delimiter:=
  --list-file,--exclude-list-file:R --vcs:X | R* | cloc src ;; cloc --by-file --exclude-dir=x . | cloc --nope ;; cloc
  --vcs='rm f' . ;; cloc -extract-with='rm f' a ;; cloc --out=f .
scc | read full project=none | -acdlpvwz -f,-i,-M,-n,-s,-x:= -o,--output:W --by-file --wide --ci --no-cocomo --no-complexity
  --no-duplicates --no-gen --no-min --no-size --format:= --sort:= --include-ext:= --exclude-ext:= --exclude-dir:=
  --exclude-file:= --not-match:= --languages | L* | scc ;; scc --by-file -s lines src | scc -o M ;; scc --format-multi
  json:M
go | ask,run sub stop configured=go.work,go.mod | -C:= | | go version | go build
go list | read full single | -m,-u,-versions>network -json,-f,-deps,-test,-e,-find,-export,-compiled,-c:?=
  -toolexec,-exec,-overlay,-modfile,-pkgdir:X | =* | go list ./... | go list -m all ;; go list -toolexec x
go version,go env,go help,go doc | read full single | -m,-v,-json,-all,-src,-short,-cmd -changed -w,-u>ask,write
  -C:= | =* | go version ;; go env ;; go version -m ./bin | go env -w X=y
go mod | ask,run,network,write sub | | | | go mod tidy
go mod graph,go mod why,go mod verify | network,read single | -m -vendor -x -go,-C:= | =* | | go mod graph ;; go mod
  why -m a ;; go mod graph -modfile=x
go mod * | ask,run,network,write nodash | | =* | | go mod tidy
go build,go run,go test,go install,go get,go generate,go tool,go vet,go fmt,go work,go fix,go bug,go telemetry |
  ask,run,network,write single | -exec:sh -toolexec,-vettool,-overlay:X
  -v,-x,-race,-cover,-short,-count,-run,-bench,-timeout,-tags,-ldflags,-gcflags,-mod:?=
  -modcacherw,-p,-n,-u,-t,-d,-trimpath,-cache,-testcache,-modcache,-i,-json,-failfast:?=
  -parallel,-coverprofile,-benchmem,-o:?= | =* | | go test -exec "rm f" ./... ;; go build
go clean | danger,delete,write single | -n>dry -x,-i,-r,-cache,-testcache,-modcache,-fuzzcache | =* | go clean -n | go
  clean -modcache
cargo | ask,run sub stop configured=rust-toolchain.toml,rust-toolchain | -C:= -Z,--config:X --color:= -q -v --offline
  --locked --frozen --list>list -V>list | | cargo --version | cargo build
cargo search,cargo info | network,read configured=.cargo/config.toml,.cargo/config,rust-toolchain.toml,rust-toolchain | -qv
  --limit:= --registry:= --index:= | =* | | cargo search serde
cargo tree,cargo metadata,cargo pkgid,cargo locate-project,cargo verify-project,cargo read-manifest |
  ask,read,network,run handler=locked configured=.cargo/config.toml,.cargo/config,rust-toolchain.toml,rust-toolchain |
  --format-version:= --no-deps --depth:= -p,-i,-e,-f,-F:= --package:= --invert:?= --edges:= --format:= --prefix:=
  --charset:= --target:= --prune:= --all-features --no-default-features --features:= -dqv --duplicates --workspace
  --exclude:= --offline --locked --frozen | =* | | cargo tree ;; cargo tree --nope ;; cargo metadata --manifest-path x
cargo version,cargo help | read full | -vV --verbose --list | =* | cargo version | cargo version --nope
cargo fmt | ask,run,write configured=.cargo/config.toml,.cargo/config,rust-toolchain.toml,rust-toolchain | --check>list --all
  -p,--package:= -qv --quiet --verbose | | cargo fmt --check | cargo fmt ;; cargo fmt --check -- --emit files
cargo install | ask,run,network,write | --list>list --locked --force --path:= --git:= --version:= --root:= | =* | cargo
  install --list | cargo install x
cargo build,cargo run,cargo test,cargo check,cargo clippy,cargo bench,cargo doc,cargo add,
  cargo update,cargo new,cargo init,cargo fix,cargo fetch,cargo nextest,cargo audit,cargo expand,cargo watch,
  cargo vendor,cargo package,cargo publish,cargo login,cargo logout,cargo owner,cargo rustc,cargo miri,cargo generate,
  cargo outdated,cargo deny,cargo tarpaulin,cargo zigbuild | ask,run,network,write nodash | | =* | | cargo publish ;;
  cargo build
cargo uninstall,cargo yank | danger,delete,write,run nodash | | =* | | cargo uninstall x
cargo clean | danger,delete,write,run configured=.cargo/config.toml,.cargo/config,rust-toolchain.toml,rust-toolchain |
  -n,--dry-run>dry -rvq --release,--doc,--workspace -p,--package,--target,--profile:= --target-dir:D
  --verbose --quiet --frozen --locked --offline | =* | | cargo clean ;; cargo clean -p x
vim,vi,view,gvim,vimdiff,nvim,neovim,ex,ed,joe,mg,ne,micro,helix,hx,kak,emacs,emacsclient,pico,jed,mcedit,dte,tilde,
  zile,kakoune,amp,sudoedit-run,vimtutor,rvim | ask,write,run screen | -bCdeEglmnNoOpRsvVxyZ
  -c,-S,-s,-u,-U,-W,-w,--cmd,-q,-t,-T,-i:X -r,-f,-l:= --eval,-eval,-l:X --batch --version --noplugin -n -R -nw | R* |
  vim --version | vim f ;; vim -c ':!id' f
red | ask,write,run screen | -bEnsur -e,-l:X -V,-f:= -i:?X --version | R* | red --version | red x
nano,rnano | ask,write,run screen | -bdeEglmnNOpRvVxyZcSuUWwqtia -C,-o,-r,-f:= -s,-T:X --version | R* | nano --version |
  nano -s id f
sqlite3,sqlite,litecli,duckdb | read full handler=sqlite single project=none |
  -batch,-bail,-csv,-json,-line,-list,-column,-table,-markdown,-box,-html,-header
  -noheader,-readonly,-echo,-interactive,-quote,-tabs,-stats,-safe,-version,-help -ascii
  -separator,-nullvalue,-newline:PATTERN -init,-A,-vfs,-zip:X -cmd,-c:sql | R sql* | sqlite3 -readonly app.db "SELECT 1"
  ;; sqlite3 -readonly f.db .tables | sqlite3 app.db "SELECT 1" ;; sqlite3 app.db "DELETE FROM users" ;; sqlite3
  :memory: ".shell id"
cqlsh,clickhouse-client,sqlcmd,influx,cockroach,pgcli,mycli,usql,snowsql,
  impala-shell,hive,beeline,presto,trino,spark-sql,neo4j,cypher-shell,isql,osql,db2,sqlplus,arangosh,ksql,rethinkdb,
  etcdctl,consul,tarantool,surreal | ask,network,run handler=database |
  -e,-c,-q,--eval,--execute,--command,--query,-Q,-X:sql -abBCdEfgGHiIjJklLmnNoOpPrRsStTuUvVwWxyzA12
  -h,-u,-p,-P,-D,-d,-U,-F,-o,-a,-n:?= -f,--file,-i:SCRIPT>danger,run --host:= --user:= --password:?= --port:= --dbname:=
  --username:= --database:= --batch --silent --csv --quiet --no-align --tuples-only --version --scan --raw --tls
  --init-command,--pager:X --tee:W --output:W | sql* | cqlsh --version | cqlsh -e "DROP KEYSPACE x" ;; sqlcmd -i x.sql
mongoimport | ask,network,read,write,run | -vquptcdfh:= --uri,--host,--port,--username,--password,--db,--collection,--type,--fields,--mode:= --file:R --drop>danger,delete
  --headerline --jsonArray --ignoreBlanks --upsertFields:= --stopOnError --quiet | R? | mongoimport --version | mongoimport --drop -d a ;; mongoimport --db a
psql | ask,network,run handler=database | -c,--command:sql -l,--list>network -V,--version>list -f,--file:SCRIPT>danger,run
  -o,--output:X -L,--log-file:W -d,--dbname,-h,--host,-p,--port,-U,--username,-F,--field-separator,-R:=
  --record-separator,-T,--table-attr:= -aAbeEHnqsStwWxXz01 --echo-all --no-align --csv --html --no-psqlrc --quiet
  --single-transaction --tuples-only --expanded --no-password --password --no-readline | .* | psql --version ;; psql -c
  'select 1' ;; psql -l | psql -h db -c 'select 1' ;; psql 'host=db' -l ;; psql -d host=db -l ;; psql -f x.sql ;; psql -c 'drop table t' ;; psql -o '|sh' -c 'select 1' ;; psql -c 'select f(1)'
mysql,mariadb | ask,network,run handler=database | -e,--execute:sql -V,--version>list
  -D,--database,-u,--user,-h,--host,-P,--port,-S,--socket,--protocol,--default-character-set,--connect-timeout,--ssl-mode:=
  -p,--password:?= -NBstrEHXqAvwCn --skip-column-names --batch --silent --table --raw --vertical --html --xml --quick
  --no-auto-rehash --verbose --compress --ssl --skip-ssl --no-defaults --pager,--init-command,--defaults-file:X
  --defaults-extra-file,--plugin-dir:X --tee:W | .* | mysql --version ;; mysql -e 'select 1' | mysql -e "DROP DATABASE mydb" ;; mysql -e
  'source x.sql' ;; mysql -h db -e 'select 1' ;; mysql --pager=sh -e 'select 1' ;; mysql -e 'select 1 \\P sh'
mongo,mongosh | ask,network,run handler=database | --eval:sql --version>list -f,--file:SCRIPT>danger,run
  --host,--port,-u,--username,-p,--password,--authenticationDatabase,--authenticationMechanism:= --quiet --norc --tls
  --ssl --json:?= | .* | mongosh --version ;; mongosh --eval 'db.a.find()' | mongo --eval "db.dropDatabase()" ;; mongosh mongodb://h/x --eval 'db.a.find()' ;; mongosh
  x.js --eval 'db.a.find()'
redis-cli | ask,network,run handler=database-command stop | -h,-p,-s,-a,-u,-n,-r,-i,-d,--user,--pass,--pattern,--count:=
  -c23 --tls --raw --no-raw --csv --json --insecure --no-auth-warning --verbose --quoted-input
  --scan,--bigkeys,--memkeys,--hotkeys,--stat,--latency,--latency-history,--latency-dist>network --version,-v>list --cacert:R
  --eval:SCRIPT>danger,run --rdb,--functions-rdb:W --pipe>danger,write,run -x>danger,write,run
  --cluster:X>danger,write,run | =* | redis-cli --version ;; redis-cli get x ;; redis-cli --scan
  --pattern 'a*' | redis-cli FLUSHALL ;; redis-cli -h h get x ;; redis-cli set a b
mysqladmin | ask,network,run handler=database-command | -u,--user,-h,--host,-P,--port,-S,--socket,-i,--sleep,-c,--count:=
  -p,--password:?= -rsvE --relative --silent --verbose --vertical | =* | mysqladmin --version ;; mysqladmin status | mysqladmin drop x ;;
  mysqladmin -h h status
turso,planetscale,pscale,supabase,prisma,flyway,liquibase,alembic,knex,sequelize,sequelize-cli,typeorm,drizzle-kit,sqlx,
  diesel,dbmate,migrate | ask,network,run sub nodash | | =* | prisma --version | prisma migrate reset ;; supabase db reset
  ;; prisma migrate status
flyway clean,flyway undo,alembic downgrade,knex migrate:rollback,liquibase drop-all,liquibase dropAll,
  liquibase rollback,goose down,goose reset,migrate down,migrate drop,dbmate rollback,dbmate down |
  danger,delete,network,run nodash | | =* | | flyway clean ;; alembic downgrade base
createdb | ask,network,write project=none | -eqwW -D,-E,-l,-O,-T,-h,-p,-U:= --echo --host:= --port:= --username:= --owner:= --template:=
  --encoding:= --locale:= | =* | createdb --version | createdb shop
createuser | ask,network,write project=none | -dDeEiIlLPrRwW -s>danger,privilege -c,-h,-p,-U,-g:= --echo --pwprompt --createdb --createrole --login --no-password --superuser>danger,privilege
  --host,--port,--username:= | =? | createuser --version | createuser shop ;; createuser -s root
dropdb,dropuser,mysqladmin-drop,pg_resetwal,initdb,pg_ctl,pg_restore,mongorestore,vacuumdb,reindexdb
  | danger,delete,write,run,network nodash | | =* | dropdb --version | dropdb x
mysqldump,mongodump,mongoexport,redis-benchmark | ask,network,read,run | -acCdeFhiIjnNoOpPrRsStTuUvwWxZ
  -f,-o,--file,--result-file,--out:W -h,-U,-p,-u,-P,-d:?= | =* | | mysqldump db
pg_dump | ask,network,read,run | -acCORsvwWx -d,-e,-F,-h,-j,-n,-N,-p,-S,-t,-T,-U,-Z:= -f:W --file:W | =* | pg_dump
  --version | pg_dump x
pg_dumpall | ask,network,read,run | -acOrstvwWx -d,-h,-p,-S,-U:= -f:W --file:W | =* | pg_dumpall --version | pg_dumpall
  x
pg_basebackup | ask,network,read,run | -c,-d,-F,-h,-p,-r,-s,-S,-t,-T,-U,-Z:= -CnNPRvwW | =* | pg_basebackup --version |
  pg_basebackup x
pg_isready | read full bare project=none | -q --quiet -p,-t,--port,--timeout:# -U,--username:USER
  -d,--dbname,-h,--host:=>ask,network | | pg_isready -p 5433 ;; pg_isready ;; pg_isready -d shop -U ada |
  pg_isready -h db.example.com ;; pg_isready -d host=db.example.com ;; pg_isready --dbname=postgresql://a/b
ffplay,sox,lame,flac,oggenc,handbrakecli,gs,ps2pdf,pdftk,qpdf,pdfunite,pdfseparate,img2pdf,inkscape,libreoffice,
  wkhtmltopdf,imagemagick,cwebp,dwebp,exiftool-write,xelatex,pdflatex,latex,lualatex,tex,bibtex,groff,
  asciidoctor,ebook-convert,mp4box,cdrecord,growisofs,mkisofs,genisoimage,xorriso | ask,write,run | | =* |
  ffmpeg -version | ffmpeg -i a b ;; convert a b
ffmpeg | read single handler=media project=none | -version>list -buildconf>list -formats>list -muxers>list -demuxers>list
  -devices>list -codecs>list -decoders>list -encoders>list -bsfs>list -protocols>list -filters>list -pix_fmts>list
  -layouts>list -sample_fmts>list -hwaccels>list -h>list -hide_banner -y -n -nostdin -vn -an -sn -dn -shortest -stats
  -nostats -i:RESOURCE -ab:#
  -vf,-af,-filter::v,-filter::a,-filter_complex,-lavfi:=>ask,run -loglevel,-v,-c,-c::v,-c::a,-c::s,-codec,-codec::v,-codec::a,-vcodec,-acodec:WORDS
  -ss,-sseof,-t,-to,-r,-s,-b,-b::v,-b::a,-q,-q::v,-q::a,-crf,-level,-g,-ar,-ac,-aspect,-frames::v,-vframes,-threads:#
  -maxrate,-bufsize,-itsoffset,-fs,-qscale::v,-qscale::a:# -preset,-tune,-profile::v,-pix_fmt,-map,-fps_mode,-vsync:WORDS
  -map_metadata,-movflags,-metadata:= | =* | ffmpeg -version ;; ffmpeg -hide_banner -encoders ;; ffmpeg -hide_banner
  -i a.mp4 | ffmpeg -i a b ;; ffmpeg -y -i a.mp4 -c copy b.mp4 ;; ffmpeg -version x.mp4 ;; ffmpeg -i a -c:v libx264
  tcp://evil:1 ;; ffmpeg -i a -vf movie=x b
convert | ask,write single project=none | ${CONVERTING} | RESOURCE+ W | convert -version ;; convert -list format | convert
  a b ;; convert -version x.png ;; convert .env a.png ;; convert ephemeral:f b.png ;; convert @f b.png
soffice | ask,write,run nodash | | =* | soffice --version | soffice --convert-to pdf a.docx
mp3info,jhead,exif | read single project=none | --version --help -x -p:= | RESOURCE* | jhead f ;; mp3info -x f | jhead -n f ;;
  mp3info -a x f
exiftool,soxi | read single handler=tags project=none | -ver -json -j -X -G -G1 -a -s -S -n -b -u -f -l -common -Make -Model
  -CreateDate -DateTimeOriginal -ImageSize -FileName -all -gps::all -t -r -d -D -T -c -V -fast -ee -q -m
  -overwrite_original>danger,write -overwrite_original_in_place>danger,write -delete_original>danger,delete -o,-w,-W:W
  -tagsFromFile,-TagsFromFile:R>danger,write -config,-if,-p,-@:X | RESOURCE* | exiftool a.jpg ;; exiftool -Make -Model
  a.jpg ;; soxi a.wav | exiftool * ;; soxi '|touch M' ;; exiftool -j=x f ;; exiftool -all= x ;; exiftool -if 'system(1)'
  x
mediainfo | read full single project=none | --LogFile:W --Output,--Inform:RESOURCE --Full -f --Language:= | RESOURCE* | mediainfo a.mkv |
  mediainfo --LogFile=x f ;; mediainfo --Inform=file://.env a.mkv
identify,magick identify,pdfinfo,gifinfo,pdffonts | read full single project=none | -format:MEMBER -verbose -ping -json -j -G -G1 -a -s -S -n -b -u
  -ver -f:= -l:= -common -Make -Model -CreateDate -DateTimeOriginal -ImageSize -all -gps::all -t -r -d -D -T -c -V
  -box -isodates -rawdates -struct -meta -custom --Full --Language:= | RESOURCE* | identify a.png
  ;; pdfinfo a.pdf ;; magick identify a.png | identify ephemeral:f ;; magick identify ephemeral:f ;; magick identify -write x a ;; identify @f ;; identify -format @.env a.png
ninja,ant,waf,just,task,mage,nox,dune,xcodebuild,mypy,golangci-lint,act,pre-commit,semgrep,trivy,invoke,fab,ctest |
  ask,run handler=build single | --version>query -version>query version>query -h>query --help>query | =* | mypy --version
  ;; ninja --version ;; xcodebuild -version | ninja -v ;; pytest -v ;; tox -v ;; ctest -V
ffprobe | read full single project=none | -output_format:= -o:W -report>ask,write
  -v,-show_entries,-select_streams,-of,-print_format,-loglevel,-show_data_hash,-sexagesimal:= -i:RESOURCE -hide_banner
  -show_format -show_streams -show_chapters -show_frames -show_packets -pretty -count_frames -version | RESOURCE* |
  ffprobe a.mp4 ;; ffprobe -v error -show_format a.mp4 | ffprobe --nope x ;; ffprobe * ;; ffprobe
  -report a ;; ffprobe http://x/y
php | ask,run handler=interpreter stop | -v>query --version>query -m>query --modules>query -i>query --info>query
  --ini>query -h>query --help>query -r,-R,-B,-E:code -d:SETTING -c,-z,-t:X -S:=>network,run -f:SCRIPT -alnqwsH | SCRIPT |
  php -v ;; php -m ;; php -i ;; php --ini ;; php -l a.php | php -l -d auto_prepend_file=x a.php ;; php -r 'unlink("f");' ;; php x.php
hyperfine | read full project=none | -V>list --version>list -h>list --help>list
  -w,--warmup,-m,--min-runs,-M,--max-runs,-r,--runs,-D,--parameter-step-size,-n:=
  --command-name,-u,--time-unit,--style,--sort,--output:= -P,--parameter-scan:=/=/=>ask,run -L,--parameter-list:=/=>danger,run
  -p,--prepare,-c,--cleanup,-s,--setup,-C,--conclude:sh -S,--shell:X -N>safe
  --export-json,--export-csv,--export-markdown,--export-asciidoc,--export-orgmode:W --input:R -Ni --show-output
  --ignore-failure:?= | sh* | hyperfine --version ;; hyperfine 'ls -la' | hyperfine 'rm f' ;; hyperfine -p 'rm f' ls
llvm-strip,eu-strip,optipng,svgo,patchelf,upx,install_name_tool,eyeD3,mid3v2 | danger,write project=none | -o,-d:W -S -g -s -x -p -v
  -V>list -h>list -t -q -O,-I,-j,-R,-m,-K,-N:= --strip-all --strip-debug --strip-unneeded --output:W --set-rpath:=
  --max:= --help>list --version>list --print-rpath>list --print-needed>list --print-soname>list --print-interpreter>list
  --list>list -l>list | P* | patchelf --print-rpath a | optipng a.png
ranlib | danger,write project=none | -DUt -h,-V,-v,--help,--version>list --plugin:X | P* | ranlib --version | ranlib l.a ;; ranlib -l
  l.a ;; ranlib l.a -l
strip | danger,write project=none | -o:W -dSgsxpv -V,-h>list -O,-I,-R,-K,-N:= --strip-all --strip-debug --strip-unneeded
  --help,--version>list | P* | strip --version | strip x
jpegoptim | danger,write project=none | -ospvtq -d:W -S,-m:= -V,-h>list --strip-all --max:= --help,--version>list | P* | jpegoptim
  --version | jpegoptim a.jpg
id3v2 | danger,write project=none | -dsvR -g,-t:= -h,-l>list --help,--version,--list>list | P* | id3v2 --version | id3v2 x
mp3gain | danger,write project=none | -v>list -h>list -pqrackdoseumtTf -g,-l,-d,-m,-s:= | P* | mp3gain -v | mp3gain --list f ;; mp3gain f
mat2 | danger,write alone project=none | -l,--list,--version,-h,--help>list -s,--show>dry | P* | mat2 --list ;; mat2 --show f |
  mat2 f ;; mat2 -V f ;; mat2 --list f
exiv2 | danger,write project=none | --version>list --help>list | P* | exiv2 --version | exiv2 -l d rm f
objcopy | ask,write,run handler=objcopy | -Sgxpv -d,-O,-I,-B,-F,-j,-R,-K,-N,-L,-G,-W:= --strip-all --strip-debug
  --strip-unneeded --only-keep-debug --output-target,--input-target,--only-section,--remove-section:=
  --add-gnu-debuglink:R -V>list --version,--help>list | R W? | objcopy --version | objcopy a b ;; objcopy --strip-all a
libtool,flex,yacc,lex,windres,dlltool,lcov,pyinstaller,nuitka | ask,write,run | -o:W -S -g -s -d -x -p -v -V -h
  -O,-I,-j,-R:= --output:W | =* | flex --version | flex a.l
bison | ask,write,run | -o,--output:W -S,-p,-b,-M,-L,-D,-F,-r:= -g,-x,-H,-T,-f,-W:?= -dkltvy -V -h | =* | bison --version | bison a.y ;; bison -S x.c a.y
m4 | ask,run | --version>query --help>query -EGPQegis -B,-D,-H,-I,-L,-N,-S,-T,-U,-l,-t:= -R:R -F,-o:W -d:?= | =* | m4 --version |
  m4 f.m4 ;; m4 -t --version f.m4 ;; m4 -F out --version f.m4
gcov | ask,write,run | -o:W -s:= -dxpvhj | =* | gcov --version | gcov x
prettier | ask,run | --version>query -v>query --help>query --find-config-path:=>ask,read --file-info:=>ask,read
  -w,--write>ask,write,inplace -c,-l,--check,--list-different --config,--plugin:=>danger,run
  --ignore-path,--stdin-filepath,--parser,--loglevel,--log-level,--tab-width,--print-width:= --no-config --no-semi
  --single-quote | =* | prettier --version | prettier --check . ;; prettier --write .
rubocop | ask,run configured=.rubocop.yml | --version>query -v>query --help>query -h>query | =* | rubocop --version | rubocop -a
eslint,stylelint,standard,xo,biome,oxlint,tslint | ask,run | --version>query -v>query --help>query
  --fix,--fix-type,-a,-A,--auto-correct,--auto-correct-all,--autocorrect,--write:?=>danger,write,inplace
  --apply,--apply-unsafe:?=>danger,write,inplace
  -c,--config,--rulesdir,--plugin,--parser,--resolve-plugins-relative-to,-r,--require:=>danger,run
  -o,--output-file,--out:W --ext,--format,-f,--max-warnings,--rule,--env,--only,--except:= --quiet --cache --no-eslintrc
  --print-config:= --debug | =* | eslint --version | eslint . ;; eslint --fix . ;; rubocop -a
clang-format | read full project=none | -i>danger,write,inplace -nh --dry-run --Werror --style,--fallback-style,--assume-filename:MARK
  --lines,--offset,--length:GLOB --dump-config --verbose --sort-includes | R* | clang-format --version ;; clang-format a.c |
  clang-format -i f.c ;; clang-format .env
tidy | read full single project=none | -m,-modify>danger,write,inplace -e,-errors,-q,-quiet,-i,-indent,-u,-upper,-c,-clean,-b,-bare,-n,-xml,-asxml,-ashtml,-asxhtml,-utf8,-raw,-omit,-v,-version
  -w,-wrap:# -o,-output,-f,-file:W -config:R | R* | tidy -version ;; tidy -e a.html | tidy -m a.html ;; tidy -o x a.html
astyle,uncrustify,indent,gofumpt,goimports,stylua,google-java-format,ktlint,scalafmt,swiftformat,
  swift-format,dartfmt,ocamlformat,ormolu,fourmolu,yapf,autopep8,autoflake,pyupgrade,docformatter,taplo,dprint,beautysh,
  sql-formatter,sqlfluff,rubyfmt,standardrb,php-cs-fixer,nixfmt,alejandra,zprint,cljfmt,csharpier,cmake-format,
  buildifier,js-beautify,perltidy | ask,write,run handler=formatter | --version>query --help>query
  -o,--output,--output-file,--outfile:W | P* | yapf --version | yapf -i f.py ;; js-beautify .env
isort | ask,write,run | --version>query --help>query -V>query --check>list,ask,run --check-only>list,ask,run
  --diff>list,ask,run -c>list,ask,run -lqvtS -W:=
  -l,--line-length,--include,--exclude,--config,--target-version,--profile:=
  --filter-files,-t,-p,--extend-exclude,--force-exclude,--stdin-filename:= --color --quiet --verbose
  --skip-string-normalization --fast --safe | P* | isort --version | isort f.py ;; isort --check f.py
black | ask,write project=none | --check,--diff>dry -V>query --version>query -h>query --help>query -qvSC -W,--workers:= -l:=
  --line-length:= -t,--target-version:= --include,--exclude,--extend-exclude,--force-exclude,--stdin-filename:=
  --required-version:= --enable-unstable-feature:= --config:R -c,--code:= --color --no-color --quiet --verbose --fast
  --safe --pyi --ipynb --preview --unstable --line-ranges:= --skip-string-normalization --skip-magic-trailing-comma
  --python-cell-magics:= -x,--skip-source-first-line | P* | black --version ;; black --check . ;; black --diff -q src | black . ;;
  black -q f.py
ruff | ask,run sub | -V>query --version>query --config:=>danger,run -qvs --isolated | | ruff --version | ruff frobnicate
ruff check | ask,read,run | --fix,--fix-only,--unsafe-fixes,--add-noqa>danger,write,inplace -o,--output-file:W
  --select,--ignore,--extend-select,--output-format,--target-version,--exclude,--per-file-ignores,--line-length:=
  -qvsenw --watch --statistics --diff --no-cache --preview --show-fixes --show-files --show-settings --isolated
  --exit-zero | =* | | ruff check . ;; ruff check --fix
ruff format | ask,write project=none | --check,--diff>list,ask,run --line-length,--exclude,--target-version:= -q -v -s
  --no-cache --preview --isolated | P* | | ruff format . ;; ruff format --check
ruff *,ruff rule,ruff config,ruff linter,ruff clean | ask,run nodash | | =* | | ruff server
gofmt | read full single project=none | -l,-d,-s,-e -r:= -w>ask,write,inplace -cpuprofile:W | R* | gofmt -l . ;; gofmt -d main.go
  ;; gofmt -s -d . | gofmt -w . ;; gofmt -l -w .
rustfmt | danger,write,run configured=rust-toolchain.toml,rust-toolchain | --version>query -V>query --help>query
  --print-config:=>ask,write --check>dry -l,-q,-v
  --edition,--color:= --config,--emit:=>danger,write --config-path:=>danger,run | P* | rustfmt --version ;; rustfmt --check a.rs |
  rustfmt src/main.rs ;; rustfmt --check --print-config default M ;; rustfmt --check --config-path x a.rs ;;
  rustfmt --check --config emit_mode=Files a.rs
rust-analyzer,cargo-clippy,clippy-driver,cargo-miri,cargo-fmt,rls,rust-lldb,rust-gdb,rust-gdbgui | ask,read,write,run
  configured=rust-toolchain.toml,rust-toolchain | --version>query -V>query --help>query | =* | rust-analyzer --version |
  rust-analyzer analysis-stats . ;; cargo-clippy
rustdoc | ask,run nodash configured=rust-toolchain.toml,rust-toolchain | | R* | rustdoc --version | rustdoc a.rs
mogrify,magick mogrify | danger,write,run | | P* | mogrify --version | mogrify -resize 50% a.png
lipo | ask,write single project=none | -verify_arch:=>list -info>list -archs>list -detailed_info>list -output,-o:W
  -create -thin,-extract,-remove,-replace:= | R* | lipo -info a.out ;; lipo -archs a.out | lipo -create a b
  -output c ;; lipo -thin arm64 a -output b
magick | ask,write single sub project=none | -script:X ${CONVERTING} | RESOURCE+ W | magick -version ;; magick -list format |
  magick a b ;; magick -version x.png ;; magick .env a.png ;; magick msl:a b
magick convert | ask,write single project=none | ${CONVERTING} | RESOURCE+ W | | magick convert a b ;; magick convert @f b
magick conjure | danger,write,run nodash | | =* | | magick conjure x
javap | read full atfile single project=none | -version>query -help>query
  -l,-c,-s,-v,-p,-verbose,-public,-protected,-package,-private,-sysinfo,-constants -J:X | ARGS* | javap -version | javap
  * ;; javap -J-javaagent:x Foo ;; javap @f
perldoc,pydoc,pydoc3,ri | ask,run stop | --version>list -V>list | =* | perldoc -V | perldoc x ;; pydoc x -V
rdoc | ask,run,write stop | | =* | | rdoc --version=./x.sh ;; rdoc lib
envsubst | read full project=none | -v --variables -V | =? | envsubst -V ;; envsubst | envsubst --nope
dircolors,gdircolors | read full project=none | -bcp --sh --csh --bourne-shell --c-shell --print-database --print-ls-colors | R? |
  dircolors -p | dircolors --nope
pygmentize,highlight | ask,read,run | -V>list -L:?=>list -l,-f,-O,-P,-S,-F:= -g -N:=>list -o:W | R* | pygmentize -V |
  pygmentize f.py ;; pygmentize -o x f
msgfmt,ctags,etags,cscope,global,gtags,javadoc,doxygen,typedoc,jsdoc,mkcert,minisign,signify,cosign,syft,dive,
  hexedit,ncmpcpp,mpv,vlc,mplayer,feh,sxiv,imv,zathura,evince,okular,qpdfview,gimp,krita,blender,audacity,obs,steam,
  spotify,discord,thunderbird,gedit,kate,mousepad,xed,pluma,virt-manager,virt-install,podman-desktop,newsboat,calcurse,
  taskwarrior,timew,ledger,hledger,khal,todo.sh,jrnl,tmuxinator,tmuxp,zoxide,atuin,starship,mcfly,thefuck,chezmoi,stow,
  yadm,rcm,pm2,forever,supervisord,watchman,watchexec,lefthook,commitlint,semantic-release,changeset,release-it,
  conventional-changelog,ncu,npm-check,npm-check-updates,depcheck,madge,esno,swc,terser,uglifyjs,sass,sassc,lessc,
  postcss,tailwindcss,storybook,expo-cli,svelte-kit,astro,remix,hexo,eleventy,gridsome,vuepress,docusaurus,
  mdbook,zola,pelican,wasm-pack,trunk,wasmtime,wasmer,cargo-watch,sccache,ccache,distcc,bear,valac,gnatmake,vala,mcs,
  mono,csc,dotnet-script,fsharpc,fsi,ponyc,pony,vlang,odin,gleam,rescript,purs,spago,elm,idris,agda,coqc,lean,lake,
  isabelle,z3,cvc5,minizinc,swipl,gprolog,maxima,sage,gap,gp,octave-cli,matlab,rstudio,stata,quarto,dvc,mlflow,wandb,
  kaggle,huggingface-cli,ollama,llm,aider,claude,codex,gemini,opencode,goose,copilot,cursor,windsurf,
  molecule,consul-template,nomad-pack,terraform-docs,terraform-ls,terrascan,tfsec,checkov,
  infracost,kics,kubeval,kubeconform,kube-score,kubesec,popeye,polaris,dockle,buildctl,ko,jib,kompose,okteto,
  telepresence,cilium,hubble,consul-k8s,etcd,redis-server,mongod,mysqld,postgres,influxd,prometheus,grafana-server,
  promtool,amtool,alertmanager,loki,logcli,vector,fluentd,fluent-bit,telegraf,filebeat,logstash,kafka-topics,
  kafka-topics.sh,kafkacat,kcat,rpk,pulsar,nats,mosquitto,mosquitto_pub,mosquitto_sub,rabbitmqctl,rabbitmq-server,
  zookeeper,zkCli.sh,elasticsearch,opensearch,caddy,traefik,envoy,varnishd,coredns,dnsmasq,pihole,adguardhome,
  squidclient,privoxy,tor,i2pd,bird,vtysh,zebra,quagga,keepalived,corosync,pcs,crm,drbdadm,ceph,gluster,rados,minio |
  ask,run nodash | | R* | caddy --version ;; mpv --help | mpv f ;; caddy run ;; hexedit /dev/sda
systemd-id128,portablectl,homectl,zramctl,wdctl,nstat,lnstat,rtacct,mii-tool,fail2ban-client,tload,pinctrl,
  raspi-gpio,raspi-config,hwloc-info,xrdb,gnome-extensions,fc-cat,fc-validate,rocminfo,xpu-smi,pacmd,ausearch,
  anacron,apt-config,dpkg-architecture,debconf-show,needrestart,nixos-version,rsnapshot,rdiff-backup,unison,
  jsonlint,pixi,radon,bandit,accelerate,transformers-cli,ipcmk,wasm2wat,wasm-objdump,wasm-dis,wasm-stats,
  wasm-tools,golines,benchstat,jpackage,jwebserver,jfr,jdeprscan,ocamlc,fsc,ocamlopt,ocamlfind,ghcup,
  dotnet-counters,dotnet-trace,dotnet-dump,dotnet-gcdump,dotnet-stack,rvm,pecl,pear,luac,luac5.4,luac5.3,luacheck,
  raco,clangd,ld.gold,ld.lld,ld.bfd,cpplint,eu-unstrip,eu-stack,eu-size,eu-nm,llvm-cov,llvm-profdata,dyld_info,
  dyldinfo,gprof,bpftool,trace-cmd,lttng,r2,radare2,rax2,rasm2,rafind2,mp4info,mp4dump,mp4file,MP4Box,
  AtomicParsley,vipsheader,vips,pdfsig,ps2ascii,id3info,mp3val,mp3check,vbrfix,sqldiff,pg_waldump,
  parquet-tools,parquet,parquet-cli,pqrs,avro-tools,orc-tools,scilab,blastdbcmd,bowtie2-inspect,hisat2-inspect,
  bowtie-inspect,snpEff,gdaltransform,geod,rio,fio,ncks,nccopy,nc-config,nf-config,h5cc,h5fc,h5diff,h5debug,wgrib2,
  wgrib,grib_dump,grib_count,grib_get,bufr_ls,bufr_dump,bufr_count,codes_info,fitscheck,fitsdiff,listhead,
  fitsverify,liststruc,sacctmgr,sprio,sshare,sstat,sdiag,seff,condor_q,condor_status,condor_history,
  condor_userprio,texdoc,checkcites,typst,step,php-fpm,php-fpm8.2,php-fpm8.3,postqueue,doveadm,rhash,cfv,hashdeep,
  sha3sum,md6sum,crc32,7zz,dwdiff,docdiff,mac2unix,ddate,dateutils.dadd,dateutils.ddiff,dateutils.dconv,
  dateutils.dseq,dateutils.dround,dateadd,datediff,dateconv,dateseq,dateround,datetest,banner,apkanalyzer,
  apksigner,ios-deploy,idevicename,mpremote,fdtdump,fdtget,fdtprint,mkimage,dumpimage,ubinfo,mtdinfo,sigrok-cli,
  candump,cansend,canbusload,isotpdump,verilator,openscad,freecad,kicad-cli,prusa-slicer,slic3r,mdutil,
  networkQuality,fs_usage,sample,spindump,qlmanage,dscacheutil,dseditgroup,PlistBuddy,nettop,afinfo,GetFileInfo,
  vmmap,heap,leaks,malloc_history,footprint,notifyutil,container,orb,orbctl,tart,aerospace,yabai,vivado,iverilog,
  igv,govulncheck,memcached,yosys,biber,gopls,dlv,cfssl,codeql,compare,gm,in2csv,csvstack,csvjoin,csvclean,numbat,
  misspell,write-good,named-checkconf,named-checkzone,unbound-checkconf,nsd-checkconf,nsd-checkzone,emulator,west,
  lz4cat,lzmacat,brotlicat,gdalcompare.py,hciconfig,mkvextract,pgbench,mongostat,clickhouse,visidata,vd,STAR,bgzip,
  mosdepth,prefetch,ncview,vmd,qgis,timidity,fluidsynth,scrcpy,ghdl,minicom,picocom,updatedb,showkey,dumpkeys,
  rpm2cpio,detekt,lighthouse,torchrun,spark-submit,pyspark,trufflehog,git-sizer,idf.py,mbed,nbdime,svelte-check,
  license-checker,knip,pyright,swiftlint,checkstyle,ajv,celery,brakeman,phpstan,psalm,elfedit,
  include-what-you-use,thrift,flatc,grpcurl,xmake,rustywind,popularity-contest,tzselect,quartus_sh,modbus,module,
  ml |
  ask,run nodash | | R* | gopls --version ;; apksigner --version | fio f x ;; rio .env ;; apksigner sign a.apk
twine | danger,sends-files,network,run sub | --version>list | | twine --version | twine upload dist/x
twine * | danger,sends-files,network,run nodash | | =* | | twine upload dist/x
twine check | read full project=none | --strict | R* | twine check dist/x | twine check --nope x
logrotate,tmpwatch,tmpreaper,bleachbit,rmlint,sfill,sswap,sdmem,czkawka_cli | danger,delete,write,run | --version>list |
  =* | logrotate --version | logrotate -f x ;; sfill / ;; tmpreaper 7d /tmp
python -m pip | ask,run as=pip | | | | python3 -m pip list ;; python3 -m pip uninstall x
python -m http.server,python -m SimpleHTTPServer | ask,network,run | --cgi>danger,run | =* | | python3 -m http.server ;;
  python3 -m http.server --cgi
python -m pyftpdlib,python -m smtpd | danger,network,run | | | |
  python3 -m smtpd
python -m twine | danger,run as=twine | | | | python3 -m twine upload dist/x
python -m venv,python -m virtualenv,python -m ensurepip,python -m zipapp,python -m compileall,python -m build |
  ask,write,run | | | | python3 -m venv .venv
python -m black,python -m isort,python -m autopep8,python -m yapf | ask,write,run | | | | python3 -m black .
jar | ask,write,run sub | --version>list -h>list | | jar --version | jar cf a.jar x
jar tf,jar tvf,jar tfv | read full atfile project=none | | R =* | jar tf a.jar | jar tf a.jar --nope ;; jar tf .env
jar * | danger,write,run nodash | | =* | | jar xf a.jar ;; jar cf a.jar x
json-server,miniserve,simple-http-server,updog | danger,network,run nodash | | R* | updog --version | json-server f
http-server,live-server,serve,browser-sync | ask,network,run nodash | | R* | serve --version | serve . ;; http-server
  -p 80
`,
);
