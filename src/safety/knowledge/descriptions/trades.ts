// In words: pictures, sound, documents, data, clusters, backups, disks and what else people have on their machines.

export const TRADES = `
convert,magick | converts and edits pictures | -resize to this size; -trim cuts off the border; -rotate by this angle; -quality with this quality | convert a.png -resize 50% -trim -rotate 90 -quality 80 b.jpg
mogrify | edits pictures in place | -resize to this size; -quality with this quality | mogrify -resize 50% -quality 80 a.jpg
identify | shows the size and format of pictures | | identify a.png
montage | puts several pictures onto one sheet | | montage a.png b.png c.png
exiftool,exiv2 | shows or removes what pictures say of camera, date and location | | exiftool a.jpg
heif-convert | converts pictures of a phone | | heif-convert a.heic a.jpg
jpegoptim,optipng,pngquant | makes pictures smaller | | jpegoptim a.jpg
jpegtran | rotates or crops a picture without loss | | jpegtran a.jpg
gifsicle | makes and edits animated pictures | | gifsicle a.gif
inkscape | draws vector graphics, and converts them | | inkscape a.svg
ffmpeg | converts, cuts and joins video and audio | | ffmpeg -i a.mp4 b.mp3
ffprobe,mediainfo | shows length, size and codecs of video and audio | | ffprobe a.mp4
sox | converts and filters audio | | sox a.wav b.wav
whisper | turns speech into text | | whisper a.wav
yt-dlp,youtube-dl | downloads videos | -x only the audio; -f in this format | yt-dlp -x -f best https://example.com/a
mpv,vlc,mplayer | plays video and audio | | mpv a.mp4
scrot,grim,screencapture | takes a screenshot | | scrot a.png
asciinema | records a terminal | | asciinema
tesseract,ocrmypdf | recognises text in scans | | tesseract a.png a
scanimage | scans a page | | scanimage
pdftotext | extracts the text of a PDF | | pdftotext a.pdf a.txt
pdfunite | joins PDFs into one | | pdfunite a.pdf b.pdf c.pdf
pdfseparate | splits a PDF into its pages | | pdfseparate a.pdf p%d.pdf
pdftoppm | turns the pages of a PDF into pictures | | pdftoppm a.pdf a
pdfimages | extracts the pictures of a PDF | | pdfimages a.pdf a
qpdf,pdftk | joins, splits, rotates and encrypts PDFs | | qpdf --empty --pages a.pdf 1-3 -- b.pdf
gs | converts PDF and PostScript files, or makes them smaller | | gs a.pdf
pandoc | converts documents between Markdown, Word, HTML and PDF | | pandoc a.md -o a.docx
libreoffice,soffice | opens or converts office documents | | libreoffice a.odt
latexmk,pdflatex,xelatex,lualatex | typesets a LaTeX document as a PDF | | latexmk -pdf a.tex
bibtex,biber | prepares the references of a document | | bibtex a
latexdiff | marks what differs between two LaTeX documents | | latexdiff a.tex b.tex
aspell,hunspell,codespell | checks the spelling | | aspell check a.tex
lp,lpr | prints files | | lp a.pdf
iconv,recode | converts the encoding of a text | -f from this encoding; -t to this encoding | iconv -f latin1 -t utf-8 a
dos2unix | changes the line endings of Windows to those of Unix | | dos2unix a
unix2dos | changes the line endings of Unix to those of Windows | | unix2dos a
shasum,b2sum,cksum | computes checksums, or checks them | | b2sum a
patch | applies the changes of a diff | | patch -p1
yq | extracts and edits data in YAML | -i in the file itself | yq -i '.a = 1' f.yaml
xmllint | checks and formats XML | --format with indentation | xmllint --format a.xml
xsv,qsv | selects, joins and counts columns of CSV tables | | xsv
mlr | converts and transforms CSV and JSON tables | | mlr --icsv --ojson cat a.csv
csvcut | selects columns of a CSV table | | csvcut -n a.csv
csvjoin | joins CSV tables by a column | | csvjoin a.csv b.csv
csvstat | summarises the columns of a CSV table | | csvstat a.csv
csvsql | queries CSV tables in SQL | | csvsql a.csv
in2csv,xlsx2csv,ssconvert | converts Excel spreadsheets to CSV | | in2csv a.xlsx
duckdb | queries tables and files in SQL | -c runs this query | duckdb -c 'select 1'
pg_dump,pg_dumpall,mysqldump,mongodump | dumps a database as a backup | | pg_dump a
pg_restore,mongorestore | restores a database from a dump | | pg_restore a
createdb | creates a database | | createdb a
dropdb | deletes a database | | dropdb a
vacuumdb,mysqlcheck | cleans up and optimises databases | | vacuumdb a
redis-cli | queries or changes a Redis cache | | redis-cli get a
alembic,flyway,liquibase | migrates the schema of a database | | alembic upgrade head
ogr2ogr,gdal_translate,gdalwarp | converts maps between formats and projections | | ogr2ogr a.geojson b.shp
gdalinfo,ogrinfo | shows what a map contains | | gdalinfo a.tif
jupyter lab,jupyter notebook | starts a server for notebooks | | jupyter lab --no-browser ;; jupyter notebook
jupyter nbconvert | converts notebooks | | jupyter nbconvert a.ipynb
jupyter server list | lists running servers of notebooks | | jupyter server list
papermill | runs a notebook with parameters | | papermill a.ipynb b.ipynb
Rscript,R | runs R code | | Rscript a.R
streamlit,gradio | serves a page made in Python | | streamlit run a.py
tensorboard,mlflow | shows how models were trained | | tensorboard --logdir runs
nvidia-smi,rocm-smi | shows what graphics cards do, and their memory | | nvidia-smi
conda,mamba,micromamba | manages Python environments and packages | | conda
conda create | creates an environment | | conda create -n a
conda activate | enters an environment | | conda activate a
conda env list | lists environments | | conda env list
conda env export | writes the packages of an environment to a file | | conda env export
conda install,mamba install | installs packages | | conda install a
uv,poetry,pipenv,pipx | manages Python packages and environments | | uv lock
pytest,jest,vitest,playwright | runs tests | | pytest -q
ruff,flake8,pylint,eslint,shellcheck,biome | checks code for mistakes | | ruff
black,prettier,gofmt,rustfmt,isort | formats code | | black a.py
mypy,tsc,pyright | checks the types of code | | mypy a.py
pre-commit | runs the checks that come before a commit | | pre-commit run
gdb,lldb | debugs a program | | gdb a
strace,ltrace,dtruss | traces what a program asks of the system | -f its children too; -p this running process | strace -fp 1
perf,py-spy,cProfile,snakeviz | profiles where a program spends time | | perf stat a
hyperfine | measures how long commands take | | hyperfine a
ab,wrk,hey,k6,siege,locust | measures how much load a server bears, in many requests | | ab -n 5 http://localhost/
sbatch | submits a job to a cluster | | sbatch a
srun,salloc | gets machines of a cluster, such as some with a GPU, for an interactive session or a program | | srun bash
squeue | lists waiting and running jobs of a cluster | | squeue
scancel | cancels a job of a cluster | | scancel 1
sacct,seff | shows the time and memory that a job of a cluster used | | sacct -j 1
sinfo | shows the machines of a cluster | | sinfo
sshfs | mounts a folder of another machine | | sshfs a:b c
fusermount | unmounts a folder of another machine | | fusermount -u a
ssh-copy-id | installs your key on a server, for login without a password | | ssh-copy-id a
mosh | opens a shell on another machine, over a bad connection too | | mosh a
pssh,pdsh,clush | runs a command on several machines | | pssh -i uptime
rclone | copies files to and from cloud storage | | rclone copy a b:c
aws s3 cp | copies files to or from a bucket | | aws s3 cp a s3://b
aws s3 ls | lists what is in a bucket | | aws s3 ls
aws s3 sync | makes a bucket like a folder | | aws s3 sync a s3://b
aws sso login,az login,gcloud auth login,docker login,gh auth login,npm login | logs in | | aws sso login ;; az login ;; gcloud auth login ;; docker login ;; gh auth login ;; npm login
gsutil,s3cmd,mc | copies files to and from buckets | | gsutil ls
dvc | versions data beside the code | | dvc status
git lfs | keeps large files outside the repository | | git lfs pull
borg,restic,duplicity | makes backups, and restores them | | borg
restic snapshots,borg list | lists backups | | restic snapshots ;; borg list a
7z,7za | packs, lists and unpacks archives | | 7z l a.7z
unrar | unpacks RAR archives | | unrar x a.rar
zstd,lz4 | compresses files, or unpacks them | | zstd a
age | encrypts files | -d decrypts | age -d a
pwgen | generates passwords | | pwgen
pass,bw,op | stores passwords | | pass
htpasswd | sets a password for a website | | htpasswd a b
certbot | gets and renews certificates | | certbot renew
mkcert | makes a certificate for this machine | | mkcert a
nginx,apachectl | serves websites | -t tests the configuration; -T shows the configuration | nginx -tT
fuser | shows which processes use a file or port | -k kills them | fuser -k a
ncdu | shows what takes the space, to look through and delete | | ncdu
fdupes,jdupes,rmlint | finds duplicate files | | fdupes a
rename | renames many files by a pattern | -n only shows what it would do | rename -n s/a/b/ c
entr | runs a command whenever a file changes | | entr make
systemd-analyze | shows how long the boot took, and what was slow | | systemd-analyze
at | runs commands at a later time | | at 12:00
systemd-run | runs a command as a service, or at a later time | | systemd-run a
disown | keeps a job running after the shell ends | | disown
chattr | makes a file immutable, or mutable again | | chattr +i a
setfacl | changes who may do what with a file, beyond its mode | | setfacl -m u:a:r b
chroot,nsenter | runs a command in another root or container | | chroot a
tcpdump,tshark,wireshark | captures the traffic of a network | -i at this interface; -w writes the packets to a file | tcpdump -i eth0 -w a
iperf3,speedtest | measures how fast a network is | | iperf3 -c a
iftop,nethogs,vnstat | shows who uses the network | | iftop
ethtool | shows or changes a network card | | ethtool eth0
arp,arp-scan | lists the machines in the network nearby | | arp
nmcli,iwctl | manages networks and Wi-Fi | | nmcli
wg-quick,openvpn,tailscale | connects to a VPN | | wg-quick up a
nft,firewall-cmd,pfctl | shows or changes the firewall | | nft
resolvectl | shows or changes how names are resolved | | resolvectl status
ngrok | makes a local server reachable from the internet | | ngrok http 80
socat | forwards one connection to another | | socat - TCP:a:80
fail2ban-client | shows or changes which addresses are banned | | fail2ban-client status
mail,mutt,sendmail,swaks | sends mail | | mail a
postqueue,mailq | lists or sends mail that is queued | | postqueue -p
postsuper | deletes or holds queued mail | | postsuper -d ALL
rpm,zypper | manages packages | | rpm -q a
apt-mark,dnf versionlock | holds packages at their version | | apt-mark hold a ;; dnf versionlock add a
sensors | shows temperatures and fans | | sensors
upower,acpi,pmset,tlp | shows the battery, and how it is used | | upower
smartctl,nvme | shows or tests the health of a disk | | smartctl -a a
badblocks | tests a disk for broken blocks | | badblocks a
fsck,e2fsck | checks and repairs a file system | | fsck a
hdparm,fio | measures how fast a disk is | | hdparm -t a
cryptsetup | encrypts disks, and opens them | | cryptsetup
testdisk,photorec,ddrescue | recovers lost files and disks | | testdisk
mdadm | manages a RAID of disks | | mdadm --detail a
lvs,vgs,pvs | lists logical volumes and their disks | | lvs
lvextend,resize2fs,growpart,xfs_growfs | grows a volume or file system | | lvextend -L +1G a
zfs,zpool | manages ZFS file systems, pools and snapshots | | zfs
mkswap,swapon | makes or uses swap space | | swapon a
swapoff | stops using swap space | | swapoff a
timedatectl | shows or sets time and timezone | | timedatectl
hostnamectl,scutil | shows or sets the name of this computer | | hostnamectl
localectl,setxkbmap,loadkeys | shows or sets the language and keyboard | | localectl
visudo | edits who may use sudo | | visudo
groupadd,gpasswd | adds or changes a group | | groupadd a
modprobe | loads or removes a module of the kernel | -r removes it | modprobe -r a
xrandr,wlr-randr | shows or sets the screens | | xrandr
pactl,wpctl,amixer | shows or sets the volume, speakers and microphones | | pactl
bluetoothctl,blueutil | connects Bluetooth devices | | bluetoothctl
adb | talks to an Android phone | | adb
virsh | manages virtual machines | | virsh list
qemu-img | creates and converts the disks of virtual machines | | qemu-img info a
k9s,minikube,kind | runs or shows a Kubernetes cluster | | k9s
kubectl drain | moves everything off a node, for maintenance | | kubectl drain a
kubectl uncordon | lets a node take work again | | kubectl uncordon a
kubectl port-forward | forwards a local port to a pod | | kubectl port-forward a 80
kubectl top | shows how much processor and memory is used | | kubectl top nodes
docker cp | copies files from or to a container | | docker cp a:b c
docker stats | shows how much processor and memory containers use | | docker stats
docker system df | shows how much space images and containers take | | docker system df
docker image prune | deletes images that nothing uses | | docker image prune
docker tag | gives an image another name | | docker tag a b
mvn,gradle,ninja | builds a project | | mvn package
hugo,jekyll | builds a website | | hugo
bc | calculates | | bc
datamash | adds up and summarises columns | | datamash sum 1
tokei,cloc | counts lines of code | | tokei
uuidgen | makes a random identifier | | uuidgen
`;
