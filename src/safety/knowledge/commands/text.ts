// Filters and searches: text in, text out, and the few options with which they write or run.

import { commandTable } from '../checked-table.ts';

export const TEXT = commandTable(
  'none',
  `
grep,egrep,fgrep,ggrep,zgrep,zegrep,zfgrep,bzgrep,xzgrep | read full digits handler=search |
  -abcEFGhHiIlLnoPqrRsTUvVwxyzZ0 -e,--regexp:PATTERN -A,-B,-C,-m:# -d,-D:WORDS -f,--file:PATTERNFILE --extended-regexp
  --fixed-strings --basic-regexp --perl-regexp --ignore-case --no-ignore-case --word-regexp --line-regexp --count
  --color:?= --colour:?= --files-without-match --files-with-matches --max-count:# --only-matching --quiet --silent
  --no-messages --byte-offset --with-filename --no-filename --label:SHOWN --line-number --initial-tab --null
  --after-context:# --before-context:# --context:# --text --binary-files:WORDS --devices:WORDS --directories:WORDS
  --exclude:GLOB --exclude-from:R --exclude-dir:GLOB --include:GLOB --recursive --dereference-recursive --line-buffered
  --null-data --invert-match --group-separator:SHOWN --no-group-separator --binary | PATTERN R* | grep -rn foo src ;;
  grep -E "a|b" in.txt ;; grep -rn x --include='*.ts' . | grep --nope x f ;; grep x ~/.ssh/id_rsa ;; grep -A1
  --group-separator=$'\\e]52;c;x' x f ;; grep -r KEY --include=.env . ;; grep -rh x --include='.env*'
rg,ripgrep | read full handler=search | -abcFhHiIlLnNopPqrsSUuvVwx0. -z>danger,run -e,--regexp:PATTERN -g:GLOB
  -A,-B,-C,-m,-M,-j,-d:# -t,-T,-E:WORDS -r,--replace:SHOWN -f,--file:PATTERNFILE --glob:GLOB --iglob:GLOB --type:WORDS
  --type-not:WORDS --type-add:GLOB --type-list --type-clear:WORDS --files:?PATTERN --files-with-matches
  --files-without-match --count --count-matches --hidden --no-hidden --no-ignore --no-ignore-vcs --ignore-case
  --smart-case --case-sensitive --word-regexp --line-regexp --fixed-strings --line-number --no-line-number --column
  --heading --no-heading --color:WORDS --colors:GLOB --context:# --after-context:# --before-context:# --max-count:#
  --max-depth:# --maxdepth:# --max-columns:# --max-filesize:# --only-matching --multiline --multiline-dotall --pcre2
  --invert-match --json --no-config --no-messages --null --passthru --quiet --sort:WORDS --sortr:WORDS --stats --text
  --threads:# --trim --unrestricted --vimgrep --with-filename --no-filename --follow --one-file-system --encoding:WORDS
  --crlf --binary --debug --engine:WORDS --include-zero --no-unicode --pretty -p
  --path-separator,--field-match-separator:SHOWN --search-zip>danger,run --pre:X --pre-glob:GLOB --hostname-bin:X
  --ignore-file:R | PATTERN? R* | rg -n foo src ;; rg --files ;; rg x -g '!.env' -g '*.ts' | rg --pre=x y ;; rg -z foo
  ;; rg x -uug .env ;; rg --iglob='*.pem' x
ack,ack-grep,ugrep,pt | read full handler=search | --only-matching --file-search-regex:= --line-number --glob:=
  --file-type:= --help-types --no-filename -aciflLnNoQqrRsSuvwHhg1x -A,-B,-C,-m,-G,-p:= --ignore:= --ignore-dir:=
  --ignore-case --literal --hidden --files-with-matches --count --nocolor --color --nogroup --group --column --depth:=
  --type:= --python --ruby --cpp --md --json --yaml --js --py --ts --java --go --rust --html --css --smart-case
  --word-regexp --nofilter --pager:?X | =? R* | ack | ack --pager=id x
ag | read full handler=search | --only-matching --no-filename --ignore-case --literal --hidden --files-with-matches
  --count --nocolor --color --nogroup --group --column --python --ruby --cpp --md --json --yaml --js --ts --java --go
  --rust --html --css --smart-case --word-regexp --file-search-regex,--ignore,--ignore-dir,--depth:= -aciflLnoQrRsSuvwHh
  -g:PATTERN -A,-B,-C,-m,-G,-p:= --pager:X | PATTERN? R* | ag foo src | ag --nope ;; ag .env -g zz
sort,gsort | read full | -bdfghiMnrRVcCmsuz --mmap --radixsort --mergesort --qsort --heapsort -o,--output:W
  -T,--temporary-directory:= --compress-program:X --files0-from:NAMES --random-source:R -k,-t,-S:= --key:=
  --field-separator:= --buffer-size:= --parallel:= --batch-size:= --ignore-leading-blanks --dictionary-order
  --ignore-case --general-numeric-sort --ignore-nonprinting --month-sort --human-numeric-sort --numeric-sort
  --random-sort --reverse --sort:= --version-sort --check:?= --debug --merge --stable --unique --zero-terminated
  | R* | sort -k2 f ;; sort -rh sizes.txt | sort -uo f f ;; sort --compress-p=x f
uniq,guniq | read full | -cdDiuz -f,-s,-w:# --count --repeated --unique --ignore-case --skip-fields:# --skip-chars:#
  --check-chars:# --all-repeated:?= --group:?= --zero-terminated | R? W? | uniq -c f ;; uniq "$x" | uniq a b ;; uniq *
  ;; uniq $x ;; uniq "$@"
cut,gcut | read full | -bcdfnsz -b,-c,-d,-f:= --bytes:= --characters:= --delimiter:= --fields:= --complement
  --only-delimited --output-delimiter:= --zero-terminated | R* | cut -d, -f1 f | cut --nope f
tr,gtr | read full | -cCdstu --complement --delete --squeeze-repeats --truncate-set1 | = =? | tr a-z A-Z | tr --nope a
column | read full | -texJLSd -n:~= -W,-i,-s,-c,-o,-N,-H,-R,-O,-T,-E,-l,-r,-p,-C,-m:= --table --json --table-noheadings
  --fillrows --separator,--output-separator,--output-width,--table-columns,--table-right,--table-hide,--table-order,--tree,--tree-id,--tree-parent,--table-truncate:=
  --table-wrap,--table-name,--table-noextreme:= --columns,--table-columns-limit:# --keep-empty-lines --table-empty-lines
  --table-header-repeat |
  R* | column -t f ;; column -t -s , f | column --nope f
fold,gfold | read full digits | -bs -w:= --bytes --spaces --width:= | R* | fold -s -w 60 f | fold --nope f
paste,gpaste | read full | -sz -d:= --serial --delimiters:= --zero-terminated | R* | paste -s -d , f | paste --nope f
tsort | read full plus digits | -L --prefix:= --tagged-paragraph --pages:= --across --show-control-chars --double-space
  --date-format:= --expand-tabs:?= --form-feed --output-tabs:?= --join-lines --sep-string:?= --length:= --merge
  --number-lines:?= --first-line-number:= --indent:= --no-file-warnings --omit-header --omit-pagination
  --show-nonprinting --page-width:= --all --first-only --table-name:= --table-order:= --table-columns-limit:=
  --table-noextreme:= --table-noheadings --table-header-repeat --table-hide:= --table-truncate:= --table-wrap:=
  --keep-empty-lines --tree:= --tree-id:= --tree-parent:= --terminal:= --indicated --alternative --alphanum
  --terminate:= -abceinstuvxz123dfhlmrNDFJTRS
  -d,-w,-t,-s,-i,-j,-e,-o,-a,-v,-l,-h,-n,-S,-N,-p,-c,-g,-R,-H,-O,-1,-2,-W,-E:= --delimiters:= --serial --zero-terminated
  --check-order --nocheck-order --header --ignore-case --spaces --width:= --bytes --tabs:= --initial --total
  --separator:= --output-separator:= --table --json --table-columns:= --table-right:= --crown-margin --split-only
  --uniform-spacing --fillrows --output-width:= --goal:= --output-delimiter:= --columns:= | R* | tsort | tsort --nope
join | read full plus digits | -a,-e,-t,-v,-1,-2,-j,-o:= -iz --zero-terminated --check-order --nocheck-order --header
  --ignore-case | R* | join --version | join --nope f
comm | read full plus digits | -iz123f --zero-terminated --check-order --nocheck-order --total --output-delimiter:= | R*
  | comm a.txt b.txt | comm --nope
fmt | read full plus digits | --prefix,--width,--goal:= --tagged-paragraph --crown-margin --split-only --uniform-spacing
  -cnsu123hm -t,-p:~= -d,-l,-w,-g:= | R* | fmt -w 72 f | fmt --nope ;; fmt -s .env
pr | read full plus digits |
  --pages,--date-format,--length,--first-line-number,--indent,--page-width,--header,--width,--columns:= --across
  --show-control-chars --double-space --form-feed --join-lines --merge --no-file-warnings --omit-header
  --omit-pagination --show-nonprinting --expand-tabs,--output-tabs,--sep-string,--number-lines,--separator:?=
  -abctv123dfmrFJTp -e,-i,-n,-s,-S:?= -h,-l,-N,-D,-w,-o,-W:= | R* | pr f ;; pr -n -l 60 f | pr --nope ;; pr -t .env
expand | read full plus digits | -i -t:= -1,-2,-3:?= --tabs:= --initial | R* | expand --version | expand --nope
unexpand | read full plus digits | --all --first-only -a123 -t:= --tabs:= | R* | unexpand --version | unexpand --nope
colrm | read full plus digits | -h | R* | colrm --version | colrm --nope
ul | read full plus digits | --terminal:= --indicated -ih -t,-T:= | R* | ul --version | ul --nope
look | read full plus digits | --alternative --alphanum --ignore-case --terminate:= -adfh -t:= | R* | look --version |
  look --nope
diff,gdiff,colordiff | read full handler=diff | -H --tabsize:= --suppress-blank-empty --no-ignore-file-name-case
  --ifdef:= --line-format:= --old-line-format:= --new-line-format:= --unchanged-line-format:= --old-group-format:=
  --new-group-format:= --unchanged-group-format:= --changed-group-format:= --horizon-lines:= --show-all --show-overlap
  --easy-only --overlap-only --merge --statistics -abBcdeEiInlNpPqrstTuUvwWxXyZxA3mL -C,-U,-I,-F,-L,-W,-x,-S,-D:= -X:R
  -o,--output:W --brief --context:?= --unified:?= --ed --rcs --side-by-side --width:= --left-column
  --suppress-common-lines --show-c-function --show-function-line:= --label:= --expand-tabs --initial-tab --recursive
  --new-file --unidirectional-new-file --ignore-file-name-case --exclude:= --exclude-from:R --starting-file:=
  --ignore-case --ignore-tab-expansion --ignore-trailing-space --ignore-space-change --ignore-all-space
  --ignore-blank-lines --ignore-matching-lines:= --text --strip-trailing-cr --minimal --speed-large-files --color:?=
  --palette:= --report-identical-files --normal --from-file:R --to-file:R --no-dereference --print-bytes --bytes:=
  --verbose --silent --quiet --ignore-initial:= --diff-program:X | R R? R? | diff -u a b ;; diff -rq a ~ | diff --nope a
  b ;; diff -r a ~
sdiff | read full handler=diff | -HabBdEilstvWZ --tabsize,--width,--ignore-matching-lines:= -I,-w:= -o:W --output:W
  --left-column --suppress-common-lines --expand-tabs --ignore-case --ignore-tab-expansion --ignore-trailing-space
  --ignore-space-change --ignore-all-space --ignore-blank-lines --text --strip-trailing-cr --minimal --speed-large-files
  --diff-program:X | R R? R? | sdiff --version | sdiff --nope ;; sdiff -W -o f a b
diff3 | read full handler=diff | --show-all --show-overlap --easy-only --overlap-only --merge --ed --initial-tab --text
  --strip-trailing-cr -aeEiTvxXA3m -L:= --label:= --diff-program:X | R R? R? | diff3 --version | diff3 --nope
cmp | read full handler=diff | -bclsvx -i,-n:= --print-bytes --verbose --silent --quiet --bytes,--ignore-initial:= | R
  R? R? | cmp a.bin b.bin | cmp --nope
wdiff | read full handler=diff | --statistics --ignore-case -adinlpstv3C -w,-x,-y:= | R R? R? | wdiff --version | wdiff
  --nope
sed,gsed | read full | --zero-terminated --binary -anErsuzbH -e,--expression:sed -f,--file:SCRIPT -l:~# --quiet
  --silent --regexp-extended --separate --null-data --unbuffered --posix --debug --sandbox --line-length:#
  --follow-symlinks -i:?=>danger,write,inplace -I:?=>danger,write,inplace --in-place:?=>danger,write,inplace |
  sed R* | sed -n 1,5p f ;; sed s/a/b/ f ;; sed -n '/start/,/end/p' f | sed 'w x' f ;; sed -i s/a/b/ f ;; sed
  '1e id' f ;; sed -l 1wx p
awk,gawk,mawk,nawk | read full stop | -F,--field-separator:PATTERN -v,--assign:SHOWN -f,--file,-E,--exec:SCRIPT
  -i,--include:X>danger,write,run -l,--load:X -o:?W>danger,write -p:?W>danger,write -d:?W>danger,write
  --profile:?W>danger,write --dump-variables:?W>danger,write --pretty-print:?W>danger,write -e,--source:awk -bcnNOrPStIM
  --posix --traditional --re-interval --characters-as-bytes --sandbox --csv -k | awk AWKFILE* | awk '{print $1}' f ;;
  awk 'NR>1 {s+=$2} END {print s}' f | awk 'BEGIN{system("id")}' ;; awk -v e='\\033' '{print e}' f ;; awk '{print e}'
  e='\\033]52;c;x' f ;; awk '{print > "o"}' f
jaq | read full | -i>danger,write,inplace --in-place>danger,write,inplace -cCjMnrRsSeaxhV -f,--from-file:PATTERNFILE
  --arg:=/= --argjson:=/= --slurpfile:=/R --rawfile:=/R --compact-output --raw-output --raw-input --slurp --null-input
  --sort-keys --exit-status --tab --indent:= --join-output | JQ? R* | jaq .a f | jaq -i .a=1 f ;; jaq . *
jq,gojq | read full | -cCjMnrRsSeaxhV -f,--from-file:PATTERNFILE -L,--library-path:LOADED --unbuffered --seq --version
  --build-configuration --arg:=/= --argjson:=/= --slurpfile:=/R --rawfile:=/R --args --jsonargs --compact-output
  --raw-output --raw-input --slurp --null-input --sort-keys --exit-status --color-output --monochrome-output --tab
  --indent:= --ascii-output --join-output --raw-output0 --stream --seq --unbuffered | JQ? R* | jq -r .name f ;; jq .
  package.json | jq . .env ;; jq -n '[27,93]|implode' ;; jq 'import "x" as $x; $x' f
yq,xq,tomlq | read full | -x,--xpath:~PATTERN -ceCjMnNrPRSjoh -s,--split-exp:=>danger,write -p,-o,-I:= --indent:= --output-format:=
  --input-format:= --prettyPrint --colors --no-colors --null-input --raw-output --exit-status --unwrapScalar:?=
  -i>danger,write,inplace --inplace>danger,write,inplace --in-place>danger,write,inplace -y -Y --from-file:R>ask,run |
  YQ? YQFILE* | yq .a f.yml ;; yq eval .a f.yml | yq -i .a=1 f.yml ;; yq eval 'load("x")' f.yml ;; yq 'load_str("x")'
strings,gstrings | read full atfile digits | -adfowW -n,-t,-e,-T,-s,-U:= --all --data --print-file-name --bytes:=
  --radix:= --target:= --encoding:= --unicode:= --output-separator:= --include-all-whitespace | ARGS* | strings a b ;;
  strings -n 8 a.out | strings --nope f ;; strings @f ;; strings -a .env
od,god | read full | -abcdDeEfFhHiIlLoOsxXv -A,-j,-N,-S,-t:= -w:?= --skip-bytes:= --read-bytes:= --strings:?= --format:=
  --width:?= --address-radix:= --endian:= --output-duplicates --traditional | R* | od -c f ;; od -An -tx1 f ;; od -N 16
  -c f | od --nope f ;; od -c .env ;; od -s .env
hexdump,hd | read full | -bcCdovxX -n,-s,-e:= -L:?= -f:R --one-byte-octal --one-byte-char --one-byte-hex
  --two-bytes-decimal --two-bytes-octal --two-bytes-hex --canonical --color:?= --format:= --format-file:R --length:=
  --skip:= --no-squeezing | R* | hexdump f ;; hexdump -C -n 16 f | hexdump --nope f ;; hexdump -C .env ;; hexdump -c
  .env
md5sum,sha1sum,sha224sum,sha256sum,sha384sum,sha512sum,b2sum,cksum,md5,shasum,gsha256sum,b3sum,xxhsum | read full |
  --untagged --debug --sysv -bctzwrqsxU -a,-l,-s:= --binary --check --tag --text --zero --ignore-missing --quiet
  --status --strict --warn --algorithm:= --length:= --base64 --raw | R* | sha256sum f | sha256sum --nope f
sum | read full | --sysv -rs | R* | sum --version | sum --nope
base64,gbase64 | read full | -dD -i:~R -w,-b:= -o:W --decode --ignore-garbage --wrap:= --output:W | R? | base64 f |
  base64 -o o f ;; base64 -oM f
base32 | read full | -di -w:= --decode --ignore-garbage --wrap:= | R? | base32 --version | base32 --nope
basenc | read full | --base32hex --base2msbf --base2lsbf --z85 --decode --ignore-garbage --base64url --base64 --base16
  --base32 -di -w:= --wrap:= | R? | basenc --version | basenc --nope
iconv,uconv | read full | -lcs -f,-t:= -o,--output:W --from-code:= --to-code:= --list --silent --verbose
  --unicode-subst:= --byte-subst:= | R* | iconv -f latin1 -t utf8 f | iconv -o o f
zstdcat | read full | -o,--output-dir-flat,--output-dir-mirror:W --rm>danger,delete -fqvkL | R* | zstdcat f.zst |
  zstdcat * ;; zstdcat .env
zcat,gzcat,bzcat,xzcat,lzcat | read full | -fqvkL | R* | zcat f.gz | zcat --nope f ;; zcat .env
zless,bzless,xzless,zmore | read pager | -fqvkL | PAGED* | zless f.gz | zless --nope f ;; zless '+!id' f.gz
less,most,page | read full pager | -BKL --search-skip-screen --buffers:LESSNUMBER --clear-screen --color:LESS --force
  --hilite-search --max-back-scroll:LESSNUMBER --jump-target:LESSNUMBER --status-column --quit-on-intr --no-lessopen
  --long-prompt --prompt:LESS --quiet --silent --squeeze-blank-lines --underline-special --window:LESSNUMBER
  --quotes:LESS --tilde --file-size --incsearch --line-num-width:LESSNUMBER --no-keypad --no-histdups --rscroll:LESS
  --status-col-width:LESSNUMBER --use-backslash --wheel-lines:LESSNUMBER -aAcCdDeEfFgGiIjJmMnNqQsSuUvVwWxXy
  -r,-R,--RAW-CONTROL-CHARS,--raw-control-chars>screen -b,-h,-j,-x,-y,-z,-#:LESSNUMBER -p,-P,-D:LESS -o,-O:W
  --LOG-FILE,--log-file:W -k,-T,-t:X --lesskey-file,--lesskey-src,--lesskey-context,--tag,--tag-file,--cmd:X
  --quit-if-one-screen --chop-long-lines --no-init --LINE-NUMBERS --line-numbers --ignore-case --IGNORE-CASE
  --quit-at-eof --pattern:LESS --tabs:LESSNUMBER --shift:LESSNUMBER --use-color --wordwrap --mouse --follow-name |
  PAGED* | less file.txt ;; less -S f ;; less +G f ;; less -j5 -p 'foo$' f ;; less -x4,8 f | less -o out f ;; less
  '+!id' f ;; less '-P$+!id' f ;; less -p '$+!id' f ;; less --prompt='$-oM' f ;; less '-z5+!id' f
more | read full pager | --silent -cdefsuVh -n:= -p:~LESS -r,-R,--RAW-CONTROL-CHARS,--raw-control-chars>screen
  -o,-O,--LOG-FILE,--log-file:W -k,-T,-t,--lesskey-file,--lesskey-src,--lesskey-context,--tag,--tag-file,--cmd:X |
  PAGED* | more --version | more --nope
man,apropos,whatis,tldr | read full pager | -7 -E:= --global-apropos --local-file --where-cat --location-cat --systems:=
  --extension:= --ignore-case --match-case --names-only --no-subpages --prompt:LESS --ascii --encoding:=
  --no-hyphenation --nh --no-justification --nj --platform:= --language:= --list --random --search:= --long --and
  -kfawWdDceiIKtuVh2 -s,-S,-M,-L,-m,-R,-p:= -r:LESS -l:R -P,--pager:PAGER -H,--html:?X -C,--config-file:X -X,-Z,-T:?X -B:X
  --where --all --apropos --whatis --sections:= --locale:= --manpath:X --exact --regex --wildcard --path -o,--output:W
  --location --subnodes --usage --update>network -u>network --file:R --node:= | R* | man rm ;; man -k copy ;; apropos
  network | man -P x ls ;; man -r '$+!id' ls ;; man -Hid ls ;; man ~/.ssh/id_rsa
info | read full pager | -k,-f,-d:= -awhsR --where --all --location --subnodes --usage --apropos,--node,--index-search:= -o:W
  --output:W --file:R | R* | info --version | info --nope
xmllint | read full | --format --noout --xpath:= --html --recover --huge --nonet --schema:RESOURCE --output:W -o:W
  --pretty:= --valid>network --shell>danger,run | RESOURCE* | xmllint --format f | xmllint -o x f
pandoc | read full | -s -f,-t,-r,-w,--from,--to,--read,--write:FORMAT -M,-V:= -o,--output:W --standalone --toc --wrap:=
  --columns:= --metadata:= --filter,--lua-filter,-F,-L:X --pdf-engine:X --template:RESOURCE | RESOURCE* | pandoc -t
  plain f.md | pandoc -o x f ;; pandoc --template https://e.com/x f ;; pandoc -t ./x.lua f.md ;; pandoc -f x.lua f.md
fd,fdfind | read full handler=fd | -x,-X,--exec,--exec-batch:X -HIIusgFalLp0qi1 -j,-d:# -e,-t,-c:WORDS -E,-o,-C:GLOB
  -d,-j,-S:# --hidden --no-ignore --unrestricted --case-sensitive --ignore-case --glob --regex --fixed-strings
  --absolute-path --list-details --follow --full-path --max-depth:# --min-depth:# --exact-depth:# --exclude:GLOB
  --type:WORDS --extension:WORDS --size:# --changed-within:DATE --changed-before:DATE --owner:GLOB --color:WORDS
  --threads:# --max-results:# --print0 --quiet --base-directory:GLOB --search-path:GLOB --strip-cwd-prefix:?= --prune
  --show-errors --and:PATTERN --format:GLOB | =? L* | fd "\\.ts$" src ;; fd -e ts -x wc -l ;; fd -e ts --exec-batch=wc |
  fd -x rm ;; fdfind -tf -x touch ;; fd --exec=rm ;; fd --exec-batch=./x foo ;; fd -H .env -x cat ;; fd -H .env --exec
  head
find,gfind | read full handler=find single |
  -name,-iname,-path,-ipath,-wholename,-iwholename,-regex,-iregex,-type,-xtype,-size:=
  -mtime,-atime,-ctime,-Btime,-mmin,-amin,-cmin,-Bmin,-user,-group,-uid,-gid,-perm,-maxdepth:=
  -mindepth,-links,-inum,-fstype,-lname,-ilname,-used,-regextype,-context,-flags,-xattrname:= -printf:=
  -depth,-d:~# -newer,-anewer,-cnewer,-mnewer,-Bnewer:L -acl -sparse -xattr -samefile:R -print -print0 -ls
  -prune -quit -true -false -empty -readable -writable -executable -nouser -nogroup -mount -xdev -follow
  -daystart -noleaf -warn -nowarn -ignore_readdir_race -noignore_readdir_race -X -x -s -help -version
  -files0-from:R -fprint,-fprint0,-fls:W -fprintf:W/= -delete>danger,delete | L* | find . -name x ;; find .
  -type f -mtime -1 ;; find . -depth -type d ;; find . -name x -exec wc -l {} + ;; find . -depth 1 ;; find -Ex .
  -mnewer f ;; find -f d -- -acl | find . -delete ;; find -f -delete ;; find . -depth -delete ;; find . -depth
  -fprint x ;; find . -fprint x ;; find . -exec rm {} + ;; find . -depth -delete
locate,mlocate,mdfind,which,whereis,where,gwhich | read full | -aAbBciIelLmMnpPqrsSuvw0f
  -l,-n,-d,-B,-M,-S,-onlyin,-name:= --all --basename --count --existing --ignore-case --limit:= --regex --regexp:=
  --null --wholename --statistics --skip-dot --skip-alias --read-alias --tty-only | =* | locate foo ;; whereis gcc ;;
  which -a python | which --nope x
plocate | read full | -Abcierw0 -l,-n,-d:= --all --basename --count --existing --ignore-case --regex --regexp --null
  --wholename --limit:= | =* | plocate --version | plocate --nope
dos2unix,unix2dos | danger,write | -kqofnbls | W* | dos2unix --version | dos2unix f
shuf,gshuf | read full | -erz -n,-i:= -o:W --head-count:= --input-range:= --output:W --echo --repeat --random-source:R
  --zero-terminated | R* | shuf -n 1 f | shuf -o o f
clear,reset | read full | -Vx -T:= | =* | clear | clear --nope
tput | read full | -Vx -S>ask -T:= | TERMINFO* | tput cols ;; tput setaf 1 ;; tput cup 5 10 ;; tput cup $((LINES-1)) 0 ;; tput sgr0 |
  tput --nope x ;; tput Ms c QQ ;; tput bold Ms c QQ ;; tput tsl ;; tput u7 ;; tput -S ;; tput "$x"
xxd,gxxd | read full stop | -abCdeEipruv -c,-g,-l,-s:# -n:USER -o,-R:= | R? W? | xxd f ;; xxd -r -p hex.txt ;; xxd -l 64
  f | xxd * ;; xxd $x ;; xxd a b ;; xxd a -r
hexyl,hexdump-c | read full | -vC -n,-s,-c,-b,-o:= --length:= --skip:= --bytes:= --color:= --plain | R* | hexyl f |
  hexyl .env
cheat | read full | -ldv -p,-t,-r,-s:= --list --tags --directories | =? | cheat tar | cheat -e tar
delta | read full handler=repository | -sn --side-by-side --line-numbers --light --dark --color-only --width:= --pager:X --paging:= | R? R?
  | delta a b | delta --pager=x a b
pdftotext | ask,write single handler=pdf-text | -htmlmeta -bbox -layout -raw -q -nopgbrk -f:= -l:= -enc:= | R W? |
  pdftotext --version ;; pdftotext a.pdf - ;; pdftotext -layout a.pdf - | pdftotext a.pdf out.txt ;; pdftotext a.pdf
aspell list,aspell dicts,aspell config | read full | -l,-d:= --lang:= --mode:=
  --add-filter-path,--filter-path,--conf,--conf-dir,--per-conf,--home-dir,--data-dir:X | =* | aspell list ;; aspell
  dicts | aspell check f ;; aspell list *
aspell | ask,write,run sub | -l,-d:= --lang:= --mode:= -c>danger | | | aspell -c f
`,
);
