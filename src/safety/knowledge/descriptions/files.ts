// In words: commands that list, make, copy, move, delete and pack files.

export const FILES = `
ls,dir,vdir | lists what is in a folder | -l one a line, with rights, owner, size and date; -a,--all also names that begin with a dot; -A,--almost-all names that begin with a dot, but not . and ..; -h,--human-readable sizes in K, M and G; -t sorted by time, newest first; -r,--reverse in reverse order; -S sorted by size, largest first; -R,--recursive with every folder below; -d,--directory the folder itself, not what is in it; -1 one name a line; -i,--inode with inode numbers; -F,--classify marks folders, links and programs; -n owners as numbers; -s,--size with the space each takes on disk; --color in colour | ls -lahtrS ;; ls -A1RdFins --color
exa,eza,lsd | lists what is in a folder | -l,--long one a line, with details; -a,--all also names that begin with a dot; -T,--tree as a tree; -L,--level this many levels deep | eza -la -T -L 2
cat | shows files, one after the other | -n,--number numbers the lines; -b numbers the lines that are not empty; -A,--show-all shows tabs and line ends; -s,--squeeze-blank several empty lines as one; -v shows control characters; -e shows line ends; -t shows tabs | cat -nbAsvet f
tac | shows a file with its last line first | | tac f
nl | shows a file with numbered lines | | nl f
rev | reverses each line | | rev f
bat,batcat | shows files with colours and line numbers | -n,--number line numbers only; -p,--plain without decoration; -l,--language read as this language | bat -np -l js f
head | shows the first lines | -n,--lines this many lines; -c,--bytes this many bytes; -q,--quiet without the files' names; -v,--verbose always with the files' names | head -n 5 -qv f ;; head -c 10 f
tail | shows the last lines | -n,--lines this many lines, or from this line on after a +; -c,--bytes this many bytes; -f,--follow stays and shows what is added; -F stays, also when the file is replaced; -q,--quiet without the files' names; -r last line first (macOS) | tail -n 20 -f f ;; tail -F -q f ;; tail -c 9 f ;; tail -r f
wc | counts lines, words and bytes | -l,--lines only lines; -w,--words only words; -c,--bytes only bytes; -m,--chars only characters; -L,--max-line-length the longest line | wc -lwcmL f
pwd | shows the current folder | -P,--physical without symbolic links; -L,--logical with symbolic links as you walked them | pwd -P ;; pwd -L
stat | shows size, rights and times of files | -c in this format; -L follows links | stat -L -c %s f
file | tells what kind of data a file holds | -b,--brief without the name; -i,--mime as a media type | file -bi f
du | adds up the space that folders take on disk | -s,--summarize only the total of each; -h,--human-readable sizes in K, M and G; -a,--all files too, not only folders; -c,--total with a grand total; -d,--max-depth this many levels deep; -k in KiB; -m in MiB; -x,--one-file-system stays on one file system | du -shac * ;; du -h -d 1 -kmx
df | shows how full the disks are | -h,--human-readable sizes in K, M and G; -T,--print-type with the kind of file system; -i,--inodes inodes in place of space; -a,--all empty file systems too | df -hTia
tree | shows a folder as a tree | -a also names that begin with a dot; -d only folders; -L this many levels deep | tree -ad -L 2
basename | keeps the last part of a path | | basename /a/b
dirname | keeps the folder of a path | | dirname /a/b
realpath | shows the full path, links resolved | | realpath f
readlink | shows where a link points | -f the full path at the end of all links | readlink -f f
mkdir | creates folders | -p,--parents and missing parent folders, without an error if it exists; -v,--verbose says what it makes; -m,--mode with these rights | mkdir -pv -m 700 a/b
touch | makes an empty file, or sets a file's time to now | -a only the time of reading; -m only the time of change; -c,--no-create makes no new file; -d,--date this time; -r,--reference the times of this file | touch -amc -d now -r g f
mktemp | makes a new file with an unused name | -d,--directory a folder in place of a file; -p in this folder | mktemp -d -p /tmp
rm | deletes files | -r,-R,--recursive folders with everything in them; -f,--force asks nothing, and ignores what is not there; -i asks before each one; -I asks once; -v,--verbose says what it deletes; -d,--dir empty folders too; --no-preserve-root even / itself | rm -rfiIvdR x ;; rm --no-preserve-root x
rmdir | deletes empty folders | -p,--parents and the folders above, if empty; -v,--verbose says what it deletes | rmdir -pv d
unlink | deletes one file | | unlink f
shred | overwrites files so that nobody can restore them | -u and deletes them; -n this many times; -z,--zero with zeros at the end; -v,--verbose shows progress | shred -uzv -n 3 f
cp | copies files | -r,-R,--recursive folders with everything in them; -a,--archive folders too, with rights, times and links as they are; -f,--force replaces what cannot be opened; -i,--interactive asks before it replaces; -n,--no-clobber never replaces; -v,--verbose says what it copies; -p keeps rights, owner and times; -u,--update only what is newer; -t,--target-directory into this folder; -l links in place of copies; -s symbolic links in place of copies | cp -rRfinvpu a b ;; cp -a -t d a ;; cp -ls a b
mv | moves or renames files | -f,--force asks nothing; -i,--interactive asks before it replaces; -n,--no-clobber never replaces; -v,--verbose says what it moves; -u,--update only what is newer; -t,--target-directory into this folder | mv -finvu a b ;; mv -t d a
install | copies files and sets their rights | -m,--mode with these rights; -d,--directory makes folders; -o with this owner; -g with this group | install -m 755 -d -o root -g root a b
ln | makes a link to a file | -s,--symbolic a symbolic link; -f,--force replaces what is there; -n treats a link to a folder as a file; -v,--verbose says what it links; -r,--relative with a relative path | ln -sfnvr a b
split | cuts a file into pieces | -l,--lines this many lines each; -b,--bytes this many bytes each; -d pieces numbered with digits | split -d -l 100 f ;; split -b 1M f
truncate | cuts or stretches files to a size | -s,--size this size | truncate -s 0 f
tee | writes its input to files and shows it as well | -a,--append adds at the end, replaces nothing; -i,--ignore-interrupts goes on at Ctrl-C | tee -ai f
chmod | changes who may read, write and run files | -R,--recursive with everything below; -v,--verbose says what it does; -c,--changes says what it changes; -f,--silent says nothing of failures; --reference the rights of this file | chmod -Rvcf 755 d ;; chmod --reference=a b
chown | changes whom files belong to | -R,--recursive with everything below; -v,--verbose says what it does; -h changes links themselves | chown -Rvh me d
chgrp | changes the group of files | -R,--recursive with everything below | chgrp -R g d
dd | copies bytes as they are, also of whole disks | | dd if=a of=b
sync | writes what is waiting in memory to disk | | sync
find | looks for files below a folder | -name whose name matches; -iname whose name matches, capitals or not; -path whose path matches; -type of this kind: f file, d folder, l link; -mtime changed this many days ago: + more, - less; -mmin changed this many minutes ago; -atime read this many days ago; -size of this size: + more, - less; -newer newer than this file; -user that belong to; -perm with these rights; -empty that are empty; -maxdepth at most this many levels deep; -mindepth at least this many levels deep; -exec runs a command on each one found; -execdir runs a command on each one, in its folder; -ok runs a command on each one, and asks before; -delete deletes each one found; -print shows each path; -print0 shows each path, ended by a zero byte; -printf shows each one in this format; -ls shows each one with details; -prune does not look below; -not,! not; -o,-or or; -a,-and and; ( groups; ) ends the group; ; ends the command; + many at once, and ends the command; -regex whose whole path matches; -L follows links; -xdev stays on one file system | find . -name a -type f -mtime -1 -mmin 3 -size +1M -maxdepth 2 -exec ls {} \\; ;; find . -iname a -path b -atime 1 -newer f -user me -perm 1 -empty -mindepth 1 -execdir ls {} + -delete ;; find . -not -name a -o -prune -a -print0 -print -ls -xdev -regex x -printf y ;; find -L . ! \\( -name x \\) -ok ls {} \\;
fd,fdfind | looks for files by name | -e,--extension with this ending; -t,--type of this kind; -H,--hidden hidden ones too; -x,--exec runs a command on each; -I ignored ones too | fd -HI -e js -t f x ;; fd -x ls
locate,plocate | looks names up in a list of all files | -i capitals or not | locate -i x
tar | packs files into one archive, or unpacks it | -x,--extract unpacks; -c,--create makes a new archive; -t,--list shows what is inside; -r adds at the end; -z,--gzip compressed with gzip; -j,--bzip2 compressed with bzip2; -J,--xz compressed with xz; -a by the name's ending; -f,--file the archive; -v,--verbose names each file; -C,--directory goes to this folder first; -p keeps rights; -k,--keep-old-files replaces nothing; --strip-components without this many leading folders; --exclude leaves out what matches | tar -xzvf a.tgz -C d -pk --strip-components=1 ;; tar -cjf a.tbz --exclude=x d ;; tar -tJf a.txz ;; tar -caf a.tgz d ;; tar -rf a.tar f
zip | packs files into a zip archive | -r with everything in folders; -q says little; -9 as small as possible; -e with a password | zip -rq9e a.zip d
unzip | unpacks a zip archive | -l only shows what is inside; -d into this folder; -o replaces without asking; -q says little; -n replaces nothing | unzip -oq a.zip -d d ;; unzip -l a.zip ;; unzip -n a.zip
gzip | compresses files, each in its place | -d,--decompress unpacks; -k,--keep keeps the original; -c,--stdout shows the result, changes no file; -9 as small as possible; -v,--verbose says how much it saves | gzip -dkcv9 f
gunzip | unpacks .gz files, each in its place | -k,--keep keeps the original; -c,--stdout shows the result, changes no file | gunzip -kc f.gz
bzip2 | compresses files, each in its place | -d unpacks; -k keeps the original | bzip2 -dk f
xz | compresses files, each in its place | -d,--decompress unpacks; -k,--keep keeps the original; -9 as small as possible | xz -dk9 f
zcat | shows files compressed with gzip | | zcat f.gz
rsync | makes two folders equal, also over the network | -a,--archive everything below, with rights, times and links; -v,--verbose names each file; -z,--compress compressed on the way; -n,--dry-run only says what it would do; -r,--recursive everything below; -h,--human-readable sizes in K, M and G; -P shows progress, keeps half a file; -u,--update only what is newer; --delete deletes there what is not here; --exclude leaves out what matches; --progress shows progress; -e through this program | rsync -avznhPu --delete --exclude=x --progress a/ b/ ;; rsync -r -e ssh a h:b
diff | shows how two files differ | -u with lines around each change; -r,--recursive every file below two folders; -q,--brief only which files differ; -y,--side-by-side side by side; -i capitals or not; -w ignores spaces; -N a missing file is an empty one | diff -urqiwN a b ;; diff -y a b
cmp | compares two files byte by byte | -s says nothing | cmp -s a b
md5sum,sha1sum,sha256sum,sha512sum | makes or checks check sums | -c,--check compares with a list | sha256sum -c f
trash,trash-put | puts files into the waste basket | | trash f
`;
