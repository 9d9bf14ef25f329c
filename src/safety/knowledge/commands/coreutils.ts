// Everyday commands that look at files and folders, and those that make, copy, move and delete them.

import { commandTable } from '../checked-table.ts';

export const COREUTILS = commandTable(
  'none',
  `
ls,gls | read full | --dereference-command-line --dereference-command-line-symlink-to-dir --all --almost-all --author
  --escape --ignore-backups --directory --dired --file-type --full-time --group-directories-first --no-group
  --human-readable --si --inode --kibibytes --dereference --numeric-uid-gid --literal --hide-control-chars
  --show-control-chars --quote-name --reverse --recursive --size --context --zero
  -aAbBcCdfFgGhHiklLmnNopqQrRsStuUvxXZ1@OWe -T,-I,-w,-D:~=
  --block-size,--format,--hide,--indicator-style,--ignore,--quoting-style,--sort,--time,--time-style,--tabsize,--width:=
  --color,--classify,--hyperlink:?= | L* | ls -lah src ;; ls *.ts | ls $(touch x)
dir,vdir | read full | --dereference-command-line --dereference-command-line-symlink-to-dir --all --almost-all --author
  --escape --ignore-backups --directory --dired --file-type --full-time --group-directories-first --no-group
  --human-readable --si --inode --kibibytes --dereference --numeric-uid-gid --literal --hide-control-chars
  --show-control-chars --quote-name --reverse --recursive --size --context --zero -aAbBcCdfFgGhHiklLmnNopqQrRsStuUvxXZ1D
  -T,-I,-w:=
  --block-size,--format,--hide,--indicator-style,--ignore,--quoting-style,--sort,--time,--time-style,--tabsize,--width:=
  --color,--classify,--hyperlink:?= | L* | dir --version | dir --nope
exa,eza,lsd | read full | --human-readable --sizesort --timesort --extensionsort --gitsort
  -abBdDfFghHilLmnrRsStTuUx1@ZXM -L,-I,-w,-s,-t:= --all --long --tree --level:= --git --git-ignore --icons:?= --color:?=
  --colour:?= --sort:= --reverse --header --oneline --grid --across --recurse --group --group-directories-first --inode
  --links --modified --accessed --created --time:= --time-style:= --binary --bytes --only-dirs --only-files
  --ignore-glob:= --no-permissions --no-filesize --no-user --no-time --extended --classify:?= --hyperlink --depth:=
  --total-size --date:= --size:= | L* | exa -la ;; eza --tree --level=2 | exa --nope
cat,gcat,rev | read full | -AbeEnstTuvl --number --number-nonblank --show-all --show-ends --show-tabs --show-nonprinting
  --squeeze-blank --zero | R* | cat -n f ;; rev file.txt | cat .env ;; cat -n .env
tac,gtac | read full | -br -s:= --before --regex --separator:= | R* | tac f | tac .env
bat,batcat | read full | -pAnfuH -l,-r,-H,-m:= --language:= --line-range:= --style:= --color:= --paging:= --plain
  --number --show-all --theme:= --wrap:= --tabs:= --decorations:= --list-languages --list-themes --diff
  --highlight-line:= --file-name:= --pager:X | R* | bat f ;; bat -p f | bat --pager=x f
head,tail | read full digits plus | -qvzfFr -n,-c:# -b,-s:= --lines,--bytes:#
  --sleep-interval,--pid,--max-unchanged-stats:= --follow:?= --quiet --silent --verbose --retry --zero-terminated | R* |
  tail -n 5 f ;; head -5 f ;; tail -f app.log | head ~/.ssh/id_rsa
wc | read full | -clmLw --lines --words --bytes --chars --max-line-length --total:= --files0-from:R | L* | wc -l *.ts |
  wc --nope f
pwd | read full | -LP --logical --physical | | pwd | pwd --nope
stat,gstat | read full | -LFhlnqrsx -f,-t:~= -c:= --dereference --file-system --terse --format,--printf,--cached:= | L* |
  stat package.json ;; stat -c %s f | stat --nope f
file | read full | -C,-p>ask,write --compile>ask,write --list --no-buffer --no-pad --exclude:= --apple --extension --raw
  --special-files -bchiIklLNnPrsvz0Sd -f:R -m,--magic-file:R -F,-P,-e:= --brief --mime --mime-type --mime-encoding
  --dereference --no-dereference --keep-going --files-from:R --separator:= --print0 | R* | file a.bin ;; file
  --mime-type x ;; file -I x ;; file a* | file * ;; file -C -m m ;; file -Z f ;; file -p f
du,gdu,dust | read full | --dereference-args --no-dereference --depth:= --number-of-lines:= --reverse
  -aAbBcdDghHkKlLmnPsSxX0rt -d,-B,-t,-I:= -X:R --all --apparent-size --block-size:= --bytes --total --dereference
  --max-depth:= --human-readable --inodes --kilobytes --si --summarize --separate-dirs --threshold:= --time:?=
  --time-style:= --exclude-from:R --exclude:= --one-file-system --null --files0-from:R --count-links | L* | du -sh . ;;
  du -h --max-depth=1 | du --nope
df | read full | -aBghHiklmPTtxnbY -t,-x,-B:= --all --human-readable --si --inodes --local --portability --print-type
  --total --type:= --exclude-type:= --block-size:= --output:?= --no-sync --sync | L* | df -h ;; df -h / | df --nope
tree | read full handler=tree | -adfilnpqsughDFrtvxACSJXNQcU -L:= -P,-I:~= -H,-T:~= -o:W -R>danger,write --du --dirsfirst
  --filelimit:= --noreport --gitignore --prune --charset:= --sort:?= --matchdirs --ignore-case --inodes --device
  --timefmt:= --si --fromfile --filesfirst --metafirst --fflinks --info --gitfile:R --infofile:R --noreport --dirsfirst
  | L* | tree -L 2 | tree -o out ;; tree -Io f x ;; tree --fromfile -L 2 .env
basename,dirname | read full | -az -s:= --multiple --suffix:= --zero | =* | dirname /a/b.txt | basename --nope
realpath,readlink,grealpath,greadlink | read full | --verbose -efmnqszLPv --canonicalize --canonicalize-existing
  --canonicalize-missing --no-newline --quiet --silent --strip --no-symlinks --zero --relative-to:= --relative-base:=
  --logical --physical | L* | realpath . | realpath --nope
date,gdate | read full | -uRn -I:?= -j>dry -d:DATE -r:L -f:R -v:# -z:GLOB -s>danger,privilege,write --date:DATE
  --reference:L --file:R --utc --universal --iso-8601:?= --rfc-email --rfc-3339:= --rfc-2822 --debug
  --resolution -s:=>danger,privilege,write --set:=>danger,privilege,write | +? | date -u ;; date +%s ;; date -d
  yesterday ;; date -z Europe/Oslo | date 010100002020 ;; date -s now ;; date -z UTC 010100002020
cal,gcal,ncal | read full | -13yjhbSMwCepJo -m,-s,-A,-B,-d,-H:= --year --three --one --monday --sunday --week --months:=
  --color:?= | =* | cal ;; cal 2024 | cal --nope
sleep | read full | | =* | sleep 1 | sleep $(touch x)
seq,gseq | read full nodash | -w -s,-f:= | =* | seq 1 10 ;; seq -s , 5 | seq $(rm x)
expr,factor,numfmt | read full nodash | | =* | expr length hello ;; numfmt 1000 ;; expr 1 + 2 | expr $(rm x)
bc | read full | -e:= --expression:= -lqsiwv --mathlib --quiet --interactive --standard --warn | R* | bc -l f | bc
  --nope f
dc | ask,run | -lqsiw --mathlib --quiet | R* | | dc f
units | read full | -vqt1 --terse --verbose --one-line -L,--log:W -f,--file:R | =* | units 1m ft | units --nope
yes | read full | | =* | yes n | yes --nope
true,false,:,nproc,logname,hostid,tty | read full | -s --all --ignore:= --silent --quiet | =* | true ;; nproc ;; arch |
  tty --nope
mkdir,gmkdir | mkdir | -pvZ -m:= --parents --verbose --mode:= --context:?= | M+ | mkdir --version | mkdir a ;; mkdir -p
  a/b/c
touch,gtouch | ask,write | -acmfh -r:R -d,-t,-A:= --date:= --reference:R --no-create --no-dereference --time:= | U+ |
  touch --help | touch a
mktemp | ask,write | -dqt -u,--dry-run>dry -p:= --directory --quiet --tmpdir:?= --suffix:= | =? | mktemp -u | mktemp -d
rm,grm | delete | -fiIvdxPW -rR>recursive --recursive>recursive --force --verbose --dir --interactive:?=
  --preserve-root:?= --no-preserve-root --one-file-system | D+ | rm --version | rm f ;; rm -rf / ;; rm -fr ~
zf_rm | delete | -fisd -rR>recursive | D+ | zf_rm --help | zf_rm f ;; zf_rm -rf ~
zf_chmod,zf_chown,zf_chgrp | danger,write handler=chmod | -sfh -R>recursive | =* | zf_chmod --help | zf_chmod -R 777 /
zf_mv | move | -fis | V+ T | zf_mv --help | zf_mv ~ x
zf_mkdir | mkdir | -p -m:= | M+ | zf_mkdir --help | zf_mkdir x
zf_ln,zf_rmdir,zf_sync | danger,write,delete nodash | | =* | zf_ln --help | zf_rmdir x
rmdir,grmdir | ask,delete | -pv --parents --verbose --ignore-fail-on-non-empty | D+ | rmdir --help | rmdir d
unlink,gunlink | delete | | D | unlink --help | unlink f
shred | danger,delete,write | -fuvz -rR>recursive -n,-s:= --force --iterations:= --size:= --remove:?= --verbose --zero
  --random-source:R --exact -x | E+ | shred --version | shred -u f ;; shred /dev/sda
cp,gcp,ditto | copy handler=move | -abdfHilLnpPrRsuvxXcZVN -t,--target-directory:T -S:= --suffix:= --recursive --archive
  --force --interactive --no-clobber --update:?= --verbose --preserve:?= --no-preserve:= --parents --reflink:?=
  --sparse:= --backup:?= --link --symbolic-link --dereference --no-dereference --no-target-directory -T
  --remove-destination>danger,delete --attributes-only --one-file-system --debug --strip-trailing-slashes | S+ T | cp
  --help | cp a b ;; cp image.iso /dev/sda
mv,gmv | move handler=move | -bfinuvTZh -t,--target-directory:T -S:= --suffix:= --force --interactive --no-clobber
  --update:?= --verbose --backup:?= --no-target-directory --no-copy --debug --strip-trailing-slashes --exchange | V+ T |
  mv --version | mv a b ;; mv ~ /tmp/x
install,ginstall | copy | -bcCDpsTvd -g,-m,-o,-S:= -t:T --backup:?= --compare --directory --group:= --mode:= --owner:=
  --preserve-timestamps --strip --suffix:= --target-directory:T --verbose --strip-program:X | S* T | install --help |
  install a b
ln,gln,link | ask,write handler=link | -bdFfiLnPrsTvh -t:T -S:= --symbolic --force>danger --interactive --no-dereference --relative
  --verbose --backup:?= --target-directory:T --suffix:= --no-target-directory --logical --physical | =* W | ln --version
  | ln -s a b
split | ask,write handler=split digits | -a,-b,-C,-l,-n:# -t:MARK -deux --lines,--bytes,--number,--line-bytes,--suffix-length:#
  --numeric-suffixes,--hex-suffixes:?# --additional-suffix:MARK --filter:X --verbose --elide-empty-files | R? =* | split --help |
  split big part
csplit | ask,write handler=csplit | -n:# -f,-b:MARK -kqsz --digits:# --prefix,--suffix-format:MARK --keep-files --quiet | R =* | csplit --help |
  csplit big 10
truncate | ask,write | -co -s,-r:= --size:= --reference:R --no-create --io-blocks | E+ | truncate --help |
  truncate -s 0 f
fallocate | ask,write | -nvx -l,-o:= --length:= --offset:= --keep-size --posix --verbose
  -c,-d,-i,-p,-z,--collapse-range,--dig-holes,--insert-range,--punch-hole,--zero-range>danger,write | E+ | fallocate --help |
  fallocate -l 1G f ;; fallocate -p -l 1 f
xattr | ask,write | -l>list -p:=>list -rsvx -c>danger,write -d:=>ask,write -w:=/=>ask,write | P* | xattr -l f ;; xattr -p a
  f | xattr -w a b f ;; xattr -c f ;; xattr -l -d a f
mkfifo,mknod | ask,write | -m:= --mode:= -Z | U =* | mkfifo --help | mknod n p
tee,gtee,sponge | read full handler=tee | -i --ignore-interrupts -p --output-error:?= -a --append | W* |
  tee --help ;; tee /dev/null | tee f ;; tee -a f
chmod,gchmod | ask,write handler=chmod | -cfvHLPhnEai --changes --silent --quiet --verbose --no-preserve-root
  --preserve-root --reference:R -R>recursive --recursive>recursive | =* | chmod --help | chmod +x f ;; chmod 000 / ;;
  chmod a-x ~ ;; chmod -R 777 / ;; chmod u+s f
chown,chgrp,gchown | danger,write,privilege handler=chmod | -cfvhHLPnx --changes --silent --quiet --verbose
  --dereference --no-dereference --from:= --no-preserve-root --preserve-root --reference:R -R>recursive
  --recursive>recursive | =* | chown --help | chown root f ;; chown -R me /etc
chattr,chflags,restorecon | ask,write handler=attributes | -fVvLPhHxdknbpwcrsl -R>recursive --recursive>recursive
  -n,-v,-m:= | P* | lsattr --version | chattr +i f
chcon | ask,write handler=attributes | -vLPhH -r,-l:= -R>recursive --recursive>recursive | P* | chcon --version | chcon
  x
setfacl | ask,write handler=attributes | -bdknhLP -R>recursive --recursive>recursive --logical --physical --default
  --mask --no-mask --remove-all --remove-default -m,-x,--modify,--remove,--set:=
  -M,-X,--modify-file,--remove-file,--set-file:R --test>dry | P* | setfacl --version | setfacl -m u::--- / ;; setfacl -R
  -b d ;; setfacl --restore=f
setfattr | ask,write handler=attributes | -h --no-dereference --raw -n,-v,-x,--name,--value,--remove:= | P* | setfattr
  --version | setfattr -n user.a -v b f ;; setfattr -x user.a f
lsattr | read full | -RVadlpvecstnPLh -n,-m:= --absolute-names --omit-header --recursive --dump --name:= | L* | lsattr f
  | lsattr --nope
getfacl | read full | -RadpvecstnPLh --absolute-names --omit-header --recursive | L* | getfacl --version | getfacl
  --nope
getfattr | read full | -RdPLh -e,-n,-m:= --absolute-names --recursive --dump --name:= | L* | getfattr --version |
  getfattr --nope
dd,gdd,dcfldd | ask handler=dd | | | dd --version | dd if=a of=b ;; dd if=/dev/zero of=/dev/sda
rename,prename,file-rename | danger,move handler=rename | -vfniaseE -e:code -s:=/= --verbose --no-act>dry --force --interactive
  --symlink --no-overwrite | =* | rename --version ;; rename -n s/a/b/ a.txt | rename s/a/b/ a.txt ;;
  rename -n 's/a/b/e' a.txt
sync | ask,run | -df --data --file-system | L* | sync --help | sync
test,[ | read full handler=test | | | test -f x ;; [ -n x ] | [ -v a[1] ]
arch | read full | | | arch | arch rm f
nl,gnl | read full | -p -b,-d,-f,-h,-i,-l,-n,-s,-v,-w:=
  --body-numbering,--section-delimiter,--footer-numbering,--header-numbering:=
  --line-increment,--join-blank-lines,--number-format,--number-separator:= --starting-line-number,--number-width:=
  --no-renumber | R* | nl -ba f | nl .env
trash,trash-put,rip | delete | -fiIrRvd --force --interactive --recursive --verbose | TREE+ | trash --version | trash f
  ;; trash ~
srm,wipe | delete | -fivzn -rR>recursive --recursive>recursive --force --verbose | D+ | srm --version | srm -rf /
pathchk | read full | -G>danger,write --traditional>danger,write -fgiprAORtTwo -P -W:= --portability --references
  --ignore-case | R* | pathchk f | pathchk --nope
ptx | read full | -G>danger,write --traditional>danger,write -frAORtT -g,-i,-w,-o,-W:= --references --ignore-case | R* |
  ptx f | ptx .env ;; ptx -G a b
`,
);
