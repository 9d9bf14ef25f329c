// Packing and unpacking.

import { commandTable } from '../checked-table.ts';

export const ARCHIVES = commandTable(
  'none',
  `
tar,gtar,bsdtar | ask handler=tar | -t -x>safe -c>safe -r -u -A -d -vzjJZapPkSWwhlmnoiUBGsRy0O -f,--file:=
  -C,--directory:= -g:W -b,-K,-L,-N,-V:= -H:= -X,-T,--exclude-from,--files-from:R
  -F,-I,--info-script,--new-volume-script,--use-compress-program,--to-command:X
  --checkpoint-action,--rsh-command,--rmt-command:X --checkpoint:?= --list --extract --get --create --append --update
  --delete>danger,delete --diff --compare --concatenate --verbose --gzip --bzip2 --xz --zstd --lzma --auto-compress
  --exclude:= --strip-components:= --wildcards --no-wildcards --totals --overwrite>danger,write --keep-old-files
  --skip-old-files --keep-newer-files --unlink-first>danger,delete --recursive-unlink>danger,delete
  --remove-files>danger,delete --absolute-names>danger,write --same-owner --no-same-owner --same-permissions
  --preserve-permissions --no-same-permissions --one-file-system --exclude-vcs --transform,--xform:= --to-stdout
  --owner:= --group:= --mode:= --mtime:= --sort:= --format:= --numeric-owner --dereference --full-time
  --show-transformed-names --warning:= --null --verbatim-files-from --anchored --ignore-case --level:=
  --listed-incremental:W --newer:= --exclude-backups --exclude-caches | | tar -tf a.tar ;; tar tvf a.tar ;; tar -tvf
  a.tar.gz | tar tf a.tar -g s ;; tar -tgs ;; tar tf * ;; tar xf a.tar ;; tar -cf x.tar -I "sh -c id" f ;; tar
  --checkpoint-act=exec=id -cf /dev/null f
bzip2,bunzip2,zstd,unzstd,compress,brotli,pigz,unpigz,lzip,lzop | danger,write,delete handler=compressor |
  -0123456789acdefhklLnNqrRsStTvVzZM -l>list --list>list -t>list --test>list -c>list --stdout>list --to-stdout>list
  -S,-D:~= -b,-p,-T,-M:~# -o,--output:W --keep --force --decompress --best --fast --verbose --recursive --threads:= --quiet
  --rm>danger,delete | R* | zstd -c f | bzip2 -tz f ;; pigz -kS -c f
gzip,gunzip,uncompress | danger,write,delete handler=compressor | -123456789adfhkLnNqrvVZM -c,-l,-t>list -S,-b:=
  --list,--test,--stdout,--to-stdout>list --keep --force --decompress --best --fast --verbose --recursive --quiet | R* |
  gzip -l a.gz ;; gzip -t a.gz ;; gzip -dc f.gz | gzip f ;; gzip -S -c f ;; gzip -Sc f
xz,unxz,lzma,unlzma | danger,write,delete handler=compressor | -0123456789defhkqrvVz -c,-l,-t>list -S,-T,-M:=
  --list,--test,--stdout,--to-stdout>list --keep --force --decompress --best --fast --verbose --quiet --threads:= | R* |
  xz -l a.xz | xz -d f.xz ;; xz -l -d f.xz
zip | ask,write | -0123456789DeEghjJklLoqrRSTuUvwXyz@ -b,-i,-n,-P,-s,-t,-tt,-x:= -TT,--unzip-command:X -d>danger,delete
  -m>danger,delete -A,-F,-c,-f>danger,write -O,--out:W --recurse-paths --encrypt --password:= --quiet --exclude:=
  --move>danger,delete | W R* | zip --version | zip a.zip f ;; zip -r a.zip d ;; zip -TT id a.zip f
zipsplit,zipnote | danger,write | -0123456789ADeEfFgijJklLmnoOqrRStTuUvwXyz@ -b,-i,-n,-P,-s,-t,-tt,-x:=
  -TT,--unzip-command:X -d>danger,delete -m>danger,delete --recurse-paths --encrypt --password:= --quiet --exclude:=
  --move>danger,delete | W R* | zipnote --version | zipnote -w a.zip
unzip | ask,write handler=unpack | -l>list -Z>list -v>list -t>list -z>list -p>list -c>list -1>list
  -aAbCDfjKLMnqSuUVWX2hsmT -o>danger,write -d:UNPACK -x,-P,-I,-O:= | R OBJECT* | unzip -l a.zip ;; unzip
  -p a.zip f | unzip a.zip ;; unzip -o a.zip ;; unzip -p a.zip .env
zipinfo,lsar,zipgrep | read full | -12aChlMmstTvzZ -x:= | R* | zipinfo a.zip | zipinfo --nope a
p7zip,unar,ark,cpgz,aa,shar,unshar,dump,mksquashfs | danger,write,run | -aiovtduIOl | =* | unar --help | unar a.zip ;;
  unar -t a.zip
star,innoextract | danger,write,run | -t>list -l>list -aiovduIO | =* | | star -x f
cabextract | danger,write,run | -t,-l>list -v -d:= | =* | cabextract -l a.cab | cabextract a.cab
unsquashfs | danger,write,run single | -l,-ll,-ls,-lls,-lln,-llnumeric,-s,-stat,-mkfs-time,-fstime>list
  -n,-no-progress,-q,-quiet -p,-processors,-da,-fr,-o,-offset:= -cat>ask,read -d,-dest:= -f,-force,-i,-info,-li,-linfo | =*
  | unsquashfs -l a.sqsh ;; unsquashfs -ll a.sqsh | unsquashfs a.sqsh ;; unsquashfs -i a.sqsh ;;
  unsquashfs -version a.sqsh
pax,restore,msiextract,binwalk | danger,write,run | -l>list -aiovtduIO
  -x,-r,-w,-e,-i,-R,-C>danger,write,delete | =* | binwalk -l 5 f | pax -rw
  -l a b
7z,7za,7zr,rar,unrar | danger,write,run sub | | | 7z --help | 7z x a.7z
7z l,7z t,7z i,7za l,7zr l,7za t,unrar l,unrar t,unrar v,unrar lb,rar l,rar t | read full single | -ba,-slt,-bd:?= | R
  =* | 7z l a.7z ;; unrar l a.rar | 7z l --nope a
7z x,7z e,7za x,7za e,7zr x,7zr e | ask,write handler=unpack single | -y>danger -aoa>danger -aou,-aos,-bd,-r,-bb0,-bb1
  -p,-mmt,-t,-x,-i:?= | R =* | | 7z x a.7z
7z a,7za a,7zr a | ask,write single | -r,-bd,-bb0,-bb1,-snl,-snh,-ssw,-spf,-mx0,-mx1,-mx3,-mx5,-mx7,-mx9,-t7z,-tzip,-ttar
  -y>danger -sdel>danger,delete -p,-mx,-m0,-ms,-mmt,-mhe,-x,-xr,-i,-v,-t:?= | W R* | | 7z a a.7z src ;; 7z a -sdel a.7z src ;; 7z
  a a.7z @list
7z *,7za *,7zr *,rar *,unrar * | danger,write nodash | | =* | | 7z x a.7z
ar | danger,write sub | | | ar --version | ar r a.a b.o
ar t,ar tv,ar p | read full atfile | --plugin:X | R* | ar t a.a | ar r a.a b ;; ar t @f ;; ar tv a.a @f
ar * | danger,write nodash | | =* | | ar r a.a b.o
cpio | danger,write | -itvdumpaBc0 -F,-I:ARCHIVE -O:W -H,-C,-E:= --file:ARCHIVE --rsh-command:X -t>list --list>list | =*
  | cpio --version ;; cpio -it -F a.cpio | cpio -i ;; cpio -it -F host:a.cpio ;; cpio -it -F me@host:x
patch,ed-patch,quilt,dwdiff-apply | danger,write | -o,-r:W -p,-i,-d,-D,-B,-F,-V,-Y,-z:= -bcEflNnRstTuvZ --dry-run>dry
  --strip:= --input:R --directory:= --reverse --forward --batch --force --quiet --verbose --unified
  --no-backup-if-mismatch | R* | patch --version ;; patch --dry-run -p1 | patch -p1
pbzip2,ncompress | danger,write,delete handler=compressor | -0123456789dfhkqrvVz -t>list --test>list -c>list
  --stdout>list -b,-m,-p,-l,-S:?= | R* | pbzip2 -t f ;; pbzip2 -c f | pbzip2 -l4 f ;; pbzip2 f
pixz | danger,write,delete handler=compressor | -0123456789dkt -l>list -p,-f:= -i:R -o:W | R W? | pixz -l a.xz | pixz -t
  f M
lz4 | danger,write,delete handler=compressor | -0123456789dfkqvzmr -c>list -t>list --list>list --stdout>list --test>list
  --rm>danger,delete --keep --force --decompress --best --fast:?= -D:R | R W? | lz4 -c f ;; lz4 --list a.lz4 | lz4 f ;;
  lz4 -c f M
7z d,7za d,7zr d,7z rn,7za rn,rar d | danger,delete,write nodash | | =* | | 7z d a.7z f
`,
);
