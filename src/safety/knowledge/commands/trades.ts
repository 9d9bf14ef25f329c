// Programs of special trades that only look, and the looking forms of some that do more: pictures and sound, maps, biology,
// chemistry, hardware, desktops, documents.

import { commandTable } from '../checked-table.ts';

export const TRADES = commandTable(
  'none',
  `
webpinfo | read full single | -quiet,-diag,-summary,-bitstream_info,-version,-h,-H | R* | webpinfo a.webp | webpinfo .env
pngcheck | read full | -cfpqtvw7 | R* | pngcheck -v a.png | pngcheck -x a.png
jpeginfo | read full | -cilsv5 -H:WORDS --check --info --lsstat --md5 --sha256 --json | R* | jpeginfo -c a.jpg | jpeginfo -d
  a.jpg
tiffinfo | read full | -cdDijrswz -o,-f:# -0 | R* | tiffinfo a.tif | tiffinfo --nope
dcraw | ask,write | -i>list -v | R* | dcraw -i -v a.nef | dcraw a.nef
glow,mdcat | ask,read,network project=none | --version>list | =* | glow README.md ;; mdcat -l a.md | glow https://a/b.md ;;
  glow github.com/a/b ;; mdcat a.md ;; mdcat -l .env
chafa,viu,timg,catimg,jp2a | read full | -bntgV -s,--size:# -w,--width,-h,--height,-c,--colors,-f,-d:# --symbols:WORDS
  --format:WORDS --colors:WORDS --dither:WORDS --animate:WORDS -C | RESOURCE* | chafa -s 40x20 a.png ;; jp2a a.jpg | viu .env ;; jp2a http://h/a
opusinfo,ogginfo | read full | -hqvV | R* | ogginfo a.ogg | ogginfo --nope
mutool | ask,write,run sub | | =* | mutool --version | mutool clean a.pdf b.pdf
mutool info,mutool pages | read full | -FIMPSX -p:GLOB | R* | mutool info a.pdf | mutool info --nope
zbarimg | read full | -qDS --quiet --raw --xml --nodisplay --oneshot -S:WORDS | RESOURCE* | zbarimg -q a.png | zbarimg .env
otfinfo | read full | -sfpagtiuvzT --scripts --features --postscript-name --family --info --glyphs --unicode --tables
  --variable -q | R* | otfinfo -i a.otf | otfinfo --nope
epubcheck | read full | -q --quiet --version -f,-w --failonwarnings --profile:WORDS --mode:WORDS | R | epubcheck a.epub |
  epubcheck -o x a.epub
docx2txt,odt2txt,unrtf | ask,write bare | --version>list --text>list --stdout>list --output:W>ask,write | R* | odt2txt --version | docx2txt a.docx
tesseract | ask,write | --list-langs>list --version>list -v>list | =* | tesseract --list-langs | tesseract a.png out
samtools | ask,write sub | | =* | samtools --version | samtools sort a.bam ;; samtools index a.bam
samtools view | read full | -bchHSu -o,--output,-U:W -q,-f,-F,-G,-@,-s,-m:# -r,-R,-l,-d:WORDS -L:R -T:R --no-header --count
  --header-only --threads:# | RESOURCE =* | samtools view -H a.bam ;; samtools view -c -f 4 a.bam chr1 | samtools view -bo b a.bam
samtools flagstat,samtools idxstats,samtools stats,samtools depth,samtools coverage,samtools head,samtools quickcheck,
  samtools bedcov,samtools dict,samtools checksum | read full | -aHJmnqvs -@,-Q,-d,-l,-h,-w,-A:# -O:WORDS -b:R -r:WORDS
  --threads:# -o,--output:W | RESOURCE* | samtools flagstat a.bam ;; samtools depth -a a.bam | samtools stats --nope ;; samtools depth -o x a.bam
bcftools | ask,write,run sub | | =* | bcftools --version | bcftools index a.vcf.gz
bcftools view,bcftools query,bcftools stats,bcftools head | read full | -aGhHluUv -o,--output:W -f,--format:SHOWN
  -i,-e,--include,--exclude:PATTERN -r,-s,-t,-v,-V,-m,-M,-q,-Q,-n:WORDS -O:WORDS -R,-S,-T:R --threads:# --header-only
  --no-header --list-samples --regions,--samples,--types:WORDS | RESOURCE* | bcftools view -h a.vcf.gz ;; bcftools query -l
  a.vcf | bcftools view -o x a.vcf ;; bcftools query --nope a
bedtools | ask,write sub | | =* | bedtools --version | bedtools bamtofastq -i a.bam -fq x
bedtools intersect,bedtools merge,bedtools sort,bedtools coverage,bedtools subtract,bedtools closest,bedtools genomecov,
  bedtools window,bedtools jaccard,bedtools complement,bedtools flank,bedtools slop,bedtools map,bedtools groupby | read
  full single | -a,-b,-i,-g,-ibam:RESOURCE -u,-v,-c,-wa,-wb,-wo,-wao,-loj,-s,-S,-r,-e,-header,-sorted,-bg,-bga,-d,-split,-hist
  -f,-F,-w,-l,-D,-k,-scale,-prec:# -o,-op,-opCols,-delim,-chrThenSizeA,-sizeA:WORDS | | bedtools intersect -u -a a.bed -b b.bed ;; bedtools merge -i a.bed |
  bedtools intersect -a .env -b b.bed ;; bedtools merge --nope
seqkit stats,seqkit seq,seqkit grep,seqkit head,seqkit fx2tab,seqkit locate,seqtk comp,seqtk size,
  seqtk seq | read full | -aTbnirNsuqvlH -p:PATTERN -f:R -j,-n,-m,-M,-w:# -o,--out-file:W --name --only-id --seq | RESOURCE* |
  seqkit stats a.fa ;; seqtk size a.fa | seqkit seq -o x a.fa ;; seqkit stats --nope
seqkit,seqtk | ask,write sub | | =* | seqkit --version | seqkit split a.fa
tabix | ask,write | -l>list -H>list --list-chroms>list --only-header>list | RESOURCE =* | tabix -l a.vcf.gz | tabix a.vcf.gz
vcftools,bwa,bowtie2,hisat2,salmon,kallisto,gmx,blastn,blastp,makeblastdb,fastqc,multiqc,muscle,mafft,plink,gatk,picard |
  ask,write,run | --version>list -version>list --help>list -help>list | =* | fastqc --version | fastqc a.fq ;; bwa index a ;; bwa -e x
obabel | ask,write | -L>list -V>list -H>list | =* | obabel -V ;; obabel -L formats | obabel a.mol -O b.pdb
gdalinfo | read full single | -stats>ask,write -approx_stats>ask,write -hist>ask,write
  -json,-mm,-nogcp,-nomd,-norat,-noct,-nofl,-checksum,-proj4,-listmdd,-wkt_format,-nomask -sd,-mdd,-oo,-if:WORDS | RESOURCE |
  gdalinfo a.tif ;; gdalinfo -json a.tif | gdalinfo -stats a.tif ;; gdalinfo /vsicurl/http://h/a.tif
ogrinfo | read full single | -ro,-so,-al,-json,-q,-summary,-noextent,-nogeomtype,-nocount -fid,-geom,-fields:WORDS
  -where:PATTERN -rl | RESOURCE =* | ogrinfo -so a.shp a ;; ogrinfo -al a.geojson | ogrinfo -sql 'drop table a' a.db ;;
  ogrinfo -rw a.shp
gdalsrsinfo,gdallocationinfo | read full single project=none | -o,-lifonly,-b,-l_srs,-overview:GLOB -xml -valonly -wgs84 -geoloc -e -V -p |
  RESOURCE =* | gdalsrsinfo a.tif ;; gdallocationinfo -wgs84 a.tif 1 2 | gdalsrsinfo PG:host=a ;; gdallocationinfo
  /vsis3/b/k 0 0
projinfo,proj,cs2cs,lasinfo,h5stat,grib_ls,fitsheader,fitsinfo | read full single
  | -o,-k,-p,-n,-v:GLOB -h,-c,-s,-t,-j,-json,-xml,-valonly,-wgs84,-geoloc,-r,-d,-l,-V,-L,-e,-m,-a,-x,-i,-q | R* | projinfo
  EPSG:4326 | projinfo --nope ;; h5stat .env
ncdump | read full single | -b,-f,-l,-n,-p,-v,-g:WORDS -h,-c,-s,-k,-x,-i,-t,-w | RESOURCE* | ncdump -h a.nc | ncdump -h http://h/a ;;
  ncdump .env
pdal info,osmium fileinfo | read full | -e --summary --metadata --all --stats --schema --boundary --extended -g:WORDS
  --json | R* | pdal info a.las ;; osmium fileinfo -e a.pbf | pdal info --nope a
pdal,osmium,gdal_translate,gdalwarp,ogr2ogr,gdaladdo | ask,write,run sub | --version>list --formats>list | =* | pdal --version |
  pdal translate a b ;; gdalwarp a b
cdo | ask,write sub | -s | =* | cdo --version | cdo copy a b
cdo info,cdo sinfo,cdo infon,cdo showname,cdo ntime,cdo griddes | read full | | RESOURCE* | cdo sinfo a.nc | cdo info --nope
gpustat,clinfo,vdpauinfo,intel_gpu_top,edid-decode,x86info | read full |
  -acFiPpuflL --no-color --color --json --no-header --show-all --watch -d,--delay:# | R* | gpustat --no-color ;; clinfo -l |
  gpustat --nope ;; edid-decode .env
solaar | ask,write,run sub | | =* | solaar --version | solaar config x
solaar show | read full | | =? | solaar show | solaar show --nope
i2cdetect | ask,run | -l>list -V>list -F:#>list -y>ask,run -arq | =* | i2cdetect -l ;; i2cdetect -V | i2cdetect -y 1
gpiodetect,gpioinfo | read full | -hvsu --version --help -c,--chip:GLOB | =* | gpioinfo ;; gpiodetect | gpioinfo --nope
ddcutil | ask,run,write sub | | =* | ddcutil --version | ddcutil setvcp 10 50
ddcutil detect,ddcutil getvcp,ddcutil capabilities,ddcutil environment | read full | -vt --verbose --terse --brief
  -d,--display,--bus:# | =* | ddcutil detect ;; ddcutil getvcp 10 | ddcutil getvcp --nope
pamixer | ask,write | --get-volume>list --get-mute>list --get-volume-human>list --list-sinks>list --list-sources>list
  --get-default-sink>list --version>list -i,-d,--increase,--decrease,--set-volume:#>ask,write -t>ask,write
  --toggle-mute>ask,write | | pamixer --get-volume
  | pamixer -i 5 ;; pamixer --get-volume --toggle-mute
mpc | ask,run sub bare | -qw -f,--format:GLOB -h,--host:=>ask,network -p,--port:# -P:= | =* | mpc ;; mpc --version | mpc play ;; mpc
  clear
mpc status,mpc current,mpc playlist,mpc ls,mpc listall,mpc stats,mpc outputs,mpc lsplaylists,mpc search,mpc find,mpc list,
  mpc queued,mpc version | read full | -q -f,--format:GLOB | =* | mpc status ;; mpc ls | mpc current --nope
cmus-remote | ask,run | -Q>list --version>list -npsurRS>ask,run -C,-v,-k,-f,-q:=>ask,run | =* | cmus-remote -Q | cmus-remote -n
swaymsg,i3-msg | ask,run | -rpqm --raw --pretty -t,--type:WORDS | =* | swaymsg --version | swaymsg exit
wlr-randr,kscreen-doctor | ask,write | --json>list -o>list --outputs>list --output:WORDS>ask,write --off>ask,write --on>ask,write
  --mode,--scale,--pos,--transform:=>ask,write | =* | wlr-randr --json ;; kscreen-doctor -o | wlr-randr
  --output x --off
libinput list-devices,libinput --version | read full | --verbose | | libinput list-devices | libinput list-devices --nope
libinput | ask,run sub | | =* | libinput --version | libinput record
xfconf-query | ask,write | -l>list --list>list -L>list -v --verbose -c,--channel,-p,--property:GLOB -s,--set:=>ask,write
  -r>ask,write -T>ask,write --reset>ask,write --toggle>ask,write -n>ask,write --create>ask,write | | xfconf-query -l ;;
  xfconf-query -c xfwm4 -lv | xfconf-query -c x -p /y -s z ;; xfconf-query -c x -p /y -r
kreadconfig5,kreadconfig6 | read full | --file:R --group,--key,--default,--type:GLOB | | kreadconfig5 --group KDE --key x |
  kreadconfig5 --nope
qalc | ask,run project=none | --version>list | =* | qalc -t 5 km to miles | qalc -f x ;; qalc -e x ;; qalc 'command("x")'
calc | ask,run nodash project=none | | =* | calc 1+2 ;; calc '(3 + 4) * 5.5' | calc 'system("x")' ;; calc 'rm("f")' ;; calc -f f
fend | read full | | =* | fend '5 km to miles' | fend --nope
lacheck | read full | -brief -total -sum -inc -1 -0 | R* | lacheck a.tex | lacheck --nope a ;; lacheck .env
vale,codespell | ask,read,run | -v>list --version>list | R* | codespell --version | codespell -w . ;; vale a.md
wn | read full single | -over,-synsn,-hypen,-antsa,-g,-h | =* | wn dog -over | wn dog --nope
spark,asciigraph | read full | -h:# -w:# -c:GLOB | =* | spark 1 5 22 | spark --nope
youplot,termgraph | read full | -Hr -d,-t,-w:GLOB --width:# --title:SHOWN --delim:SHOWN | R* | termgraph a.dat | termgraph .env ;; youplot -o x bar
notmuch search,notmuch count,notmuch address,notmuch show | read full | --format:WORDS --output:WORDS --limit,--offset:#
  --sort:WORDS --exclude:WORDS | =* | notmuch count tag:inbox | notmuch show --nope
notmuch | ask,write,run sub | | =* | notmuch --version | notmuch new ;; notmuch tag +x y
zk list,nb ls,nb list | read full | -qPa --quiet --no-pager --limit:# --format:SHOWN | =* | nb ls | zk list --nope
zk,nb | ask,write,run sub | | =* | nb --version | nb add x
bloaty | read full | -wv -n:# -s,-d:WORDS --csv --tsv --version --debug-file:R --domain:WORDS | R* | bloaty -d sections a.out |
  bloaty -c x a.out
checksec | read full | --file,--dir:R --format,--output:WORDS --version | =* | checksec --file=a.out | checksec --nope
chrpath | ask,write | -l>list --list>list -v -k -d>danger,write --delete>danger,write -c>ask,write -r,--replace:=>ask,write | R* |
  chrpath -l a.out | chrpath -d a.out ;; chrpath -ld a.out
rabin2 | read full | -IizsSlMeEhHgVqjvA -f:GLOB -a,-b,-k:WORDS -n,-N:# | R* | rabin2 -I a.out | rabin2 -O d a.out
smem | read full | -ktupwmcrHnsSR -P,-M,-U:GLOB --pie,--bar:WORDS | | smem -tk | smem --nope
idevice_id,ideviceinfo | read full | -lnsx -k,-q,-u:WORDS | | idevice_id -l ;; ideviceinfo -k ProductVersion | idevice_id --nope
aapt,aapt2 | ask,write,run sub | | =* | aapt version | aapt remove a.apk b
aapt dump,aapt2 dump,aapt list,aapt version | read full | -v --values | =? R* | aapt dump badging a.apk | aapt dump --nope a
sdkmanager,avdmanager | ask,network,write,run | --version>list --list_installed>list --install>ask,network,write --uninstall>ask,write --update>ask,network,write --licenses>ask,write |
  =* | sdkmanager --list_installed | sdkmanager x
platformio,pio | ask,network,write,run sub | | =* | pio --version | pio run -t upload
platformio device list,pio device list,platformio boards,pio boards,platformio system info,pio system info | read full | --serial
  --logical --mdns --json-output --installed | =* | pio device list | pio device list --nope
platformio device,pio device,platformio system,pio system | ask,run sub | | =* | | pio device monitor
arduino-cli | ask,network,write,run sub | | =* | arduino-cli --version | arduino-cli upload x
arduino-cli board list,arduino-cli board listall,arduino-cli core list,arduino-cli lib list,arduino-cli config dump,
  arduino-cli version,arduino-cli sketch list | read full | --format:WORDS --json --all | =* | arduino-cli board list ;; arduino-cli core
  list | arduino-cli core list --nope
arduino-cli board,arduino-cli core,arduino-cli lib,arduino-cli config,arduino-cli sketch | ask,network,write,run sub | | =* | |
  arduino-cli core install x
st-info,probe-rs,espflash,openocd | danger,write,run | --version>list -v>list --probe>list
  --chipid>list --serial>list -l>list --list>list --ids>list -f,-c:X>danger,write,run -D,-w:=>danger,write | =* | st-info --probe ;; openocd
  --version | openocd -f x.cfg ;; espflash flash x
gn,tree-sitter,buf,magma | ask,read,run | --version>list -V>list | =* | gn --version | buf generate
jinfo,jstat,jconsole,jlink,jmod | ask,read,run single | -version>list --version>list -gc>list -gcutil>list -class>list -l -m -v -q -c -p -s | =* | jstat -gc 12 | jlink --output x ;; jlink -s x
mlr | ask,read,run single configured=.mlrc | --version>list | =* | mlr --version | mlr --icsv put 'tee > "x", $*' a.csv
qsv,csvtk | ask,read,write sub | | =* | qsv --version | qsv split x a.csv
qsv stats,qsv headers,qsv count,qsv frequency,qsv table,qsv select,qsv search,qsv slice,qsv sort,qsv flatten,csvtk headers,
  csvtk nrow,csvtk ncol,csvtk stats,csvtk summary,csvtk cut,csvtk grep,csvtk head,csvtk pretty,csvtk sort,csvtk freq | read full |
  -nijtTHrsuiR -d,--delimiter,-f,-s,-p,-k,-g:GLOB -l,--limit,--len,-j,--jobs:# -o,--output,--out-file:W --everything
  --no-headers --just-names | RESOURCE* | qsv stats a.csv ;; csvtk headers a.csv | qsv stats -o x a.csv ;; csvtk cut -f 1 .env
fx,dasel,jid,yj | ask,read,run | --version>list | =* | dasel --version | dasel put -f a
scanimage,sane-find-scanner | ask,write | -L>list --list-devices>list -V>list --version>list -A>list -o,--output-file:W>ask,write | =* | scanimage -L | scanimage x
ansible-inventory | ask,read,run noquery makes=.ansible | --version>list | =* | ansible-inventory --version | ansible-inventory --list
dkms,nvidia-settings,tlmgr | ask,write,run | --version>list | =* | dkms --version | dkms remove x
xmodmap,lpoptions,mmcli | ask,write | -pke>list -pk>list -pm>list -pp>list -l>list -L>list --list-modems>list -o,-e,-d,-r:=>ask,write |
  =*>ask,write | lpoptions -l ;; mmcli -L | xmodmap a ;; lpoptions -o x=y
pw-cli list-objects,pw-cli ls,pw-cli info | read full | | =* | pw-cli ls Node | pw-cli ls --nope
pw-cli,gitleaks,kdialog,cava,powertop,icecc,gpg-connect-agent | ask,run sub | --version>list | =* | cava --version | gitleaks detect
gitleaks version | read full | | | gitleaks version | gitleaks version --nope
pwgen | read full | -01ABCacnNsvyH -r:MARK --capitalize --numerals --secure --symbols --ambiguous | =* | pwgen -s 16 1 | pwgen --sha1=.env#x
systemd-resolve | ask,network,run | --status>list --statistics>list --version>list --no-pager | =* | systemd-resolve --status | systemd-resolve a
sqlite-utils tables,sqlite-utils schema,sqlite-utils views,sqlite-utils indexes | read full | -t --table --counts --columns --csv
  | R =* | sqlite-utils tables a.db --counts | sqlite-utils tables .env
sqlite-utils | ask,write,run sub | | =* | sqlite-utils --version | sqlite-utils insert a.db t -
latexmk | ask,write,run single configured=latexmkrc,.latexmkrc | -v>list -version>list --version>list | =* | latexmk -v | latexmk -pdf a.tex
chktex | read full configured=.chktexrc | -qv -w,-n,-e:# | R* | chktex a.tex | chktex --nope a ;; chktex .env
editcap,mergecap,zeek,scala-cli,cs,coursier,broot,iwctl,dua,bspc | ask,read,run | --version>list -V>list | =* | cs --version |
  cs launch x
`,
);
