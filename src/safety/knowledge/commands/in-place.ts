// Programs that write what they make over the file they read, always or by an option.

import { commandTable } from '../checked-table.ts';

export const IN_PLACE = commandTable(
  'none',
  `
advpng,advzip,advmng,advdef,oxipng,recode,vorbisgain,fromdos,todos,sstrip,prelink,rpl,hardlink,detox,duperemove,
  localepurge | danger,write,run | --help>list --version>list --list>list | =* | recode --version ;; recode --list |
  recode latin1..utf8 f ;; oxipng a.png ;; advzip -z a.zip ;; fromdos -l log f
gifsicle | ask,read,write,run | -b,--batch>danger,write -o,--output:W --version>list --help>list -I>list --info>list |
  =* | gifsicle --version | gifsicle -b a.gif ;; gifsicle a.gif
pngquant | ask,read,write,run | -f,--force,--ext>danger,write -o,--output:W --version>list --help>list | =* | pngquant
  --version | pngquant a.png ;; pngquant --force --ext .png a.png
pngcrush | ask,read,write,run single | -ow>danger,write -version>list -h>list | R? W? | pngcrush -version | pngcrush -ow a.png ;;
  pngcrush a b
zopflipng | ask,read,write,run | -y>danger,write -m | R? W? | | zopflipng a b ;; zopflipng -y a b
guetzli | ask,read,write,run | --quality:= --verbose | R W | | guetzli a b
jpegtran,cjpeg,djpeg | ask,read,write,run single | -outfile:W -copy,-rotate,-flip,-crop:= -optimize -progressive
  -perfect | R? | | jpegtran -outfile a a
enca,enconv | ask,read,run | -x,--convert-to:=>danger,write -V>list --version>list -L:= | =* | enca --version | enca -x
  utf8 f
convmv | ask,read,run | --notest>danger,move -r -f,-t:= | =* | | convmv --notest -f a -t b x
xmlstarlet ed,xml ed,xmlstarlet edit,xml edit | ask,read,run | -L,--inplace>danger,write | =* | | xmlstarlet ed -L -d //a f.xml
ast-grep | ask,read,run | -U,--update-all>danger,write --version>list -V>list | =* | ast-grep --version | ast-grep run
  -p a -r b -U
comby | ask,read,run single | -i,-in-place>danger,write -version>list | =* | comby -version | comby a b -i
ruplacer | ask,read,run | --go>danger,write --version>list | =* | ruplacer --version | ruplacer --go a b
fastmod,codemod,srgn,sad,amber,ambr | danger,read,write,run | --version>list --help>list | =* | fastmod --version | fastmod
  a b ;; srgn a b
crudini | ask,read,run | --set,--del,--merge>danger,write --get>list --version>list | =* | crudini --version | crudini
  --del f a ;; crudini --set f a b
sd | read full | -sFAp --string-mode --fixed-strings --across -p,--preview>dry -f,--flags:WORDS -n,--max-replacements:#
  --version | = = W* | sd a b ;; sd -p a b f | sd a b f ;; sd -F a b f
replace | danger,write | --version>list --help>list | =* | replace --version | replace a b -- f
trash-empty,trash-rm | danger,delete,write | --version>list --help>list | =* | trash-empty --version | trash-empty ;; trash-rm x
postsuper,lprm,cancel,atrm | danger,delete,run | --version>list | =* | | postsuper -d ALL ;; lprm - ;; atrm 1
`,
);
