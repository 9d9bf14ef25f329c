// In words: commands that list, make, copy, move, delete and pack files.

export const FILES = `
ls,dir,vdir | lists what is in a folder | -l one per line, with permissions, owner, size and date; -a,--all also names that begin with a dot; -A,--almost-all names that begin with a dot, but not . and ..; -h,--human-readable sizes in K, M and G; -t sorted by time, newest first; -r,--reverse in reverse order; -S sorted by size, largest first; -R,--recursive with every folder below; -d,--directory the folder itself, not what is in it; -1 one name per line; -i,--inode with inode numbers; -F,--classify marks folders, links and programs; -n owners as numbers; -s,--size with the space each takes on disk; --color in colour | ls -lahtrS ;; ls -A1RdFins --color
exa,eza,lsd | lists what is in a folder | -l,--long one per line, with details; -a,--all also names that begin with a dot; -T,--tree as a tree; -L,--level this many levels deep | eza -la -T -L 2
cat | shows files, one after the other | -n,--number numbers the lines; -b numbers the lines that are not empty; -A,--show-all shows tabs and line ends; -s,--squeeze-blank several empty lines as one; -v shows control characters; -e shows line ends; -t shows tabs | cat -nbAsvet f
tac | shows a file with its last line first | | tac f
nl | shows a file with numbered lines | | nl f
rev | reverses each line | | rev f
bat,batcat | shows files with colours and line numbers | -n,--number line numbers only; -p,--plain without decoration; -l,--language read as this language | bat -np -l js f
head | shows the first lines | -n,--lines this many lines; -c,--bytes this many bytes; -q,--quiet without the files' names; -v,--verbose always with the files' names | head -n 5 -qv f ;; head -c 10 f
tail | shows the last lines | -n,--lines this many lines, or from this line on after a +; -c,--bytes this many bytes; -f,--follow keeps showing what is added; -F keeps showing what is added, even if the file is replaced; -q,--quiet without the files' names; -r last line first (macOS) | tail -n 20 -f f ;; tail -F -q f ;; tail -c 9 f ;; tail -r f
wc | counts lines, words and bytes | -l,--lines only lines; -w,--words only words; -c,--bytes only bytes; -m,--chars only characters; -L,--max-line-length the longest line | wc -lwcmL f
pwd | shows the current folder | -P,--physical without symbolic links; -L,--logical with symbolic links as you walked them | pwd -P ;; pwd -L
stat | shows size, permissions and times of files | -c in this format; -L follows links | stat -L -c %s f
file | shows what kind of data a file contains | -b,--brief without the name; -i,--mime as a media type | file -bi f
du | adds up the space that folders take on disk | -s,--summarize only the total of each; -h,--human-readable sizes in K, M and G; -a,--all files too, not only folders; -c,--total with a grand total; -d,--max-depth this many levels deep; -k in KiB; -m in MiB; -x,--one-file-system stays on one file system | du -shac * ;; du -h -d 1 -kmx
df | shows how full the disks are | -h,--human-readable sizes in K, M and G; -T,--print-type with the kind of file system; -i,--inodes inodes instead of space; -a,--all empty file systems too | df -hTia
tree | shows a folder as a tree | -a also names that begin with a dot; -d only folders; -L this many levels deep | tree -ad -L 2
basename | keeps the last part of a path | | basename /a/b
dirname | keeps the folder of a path | | dirname /a/b
realpath | shows the full path, with links resolved | | realpath f
readlink | shows where a link points | -f the full path at the end of all links | readlink -f f
mkdir | creates folders | -p,--parents and missing parent folders, without an error if it exists; -v,--verbose shows what it creates; -m,--mode with these permissions | mkdir -pv -m 700 a/b
touch | creates an empty file, or sets a file's times to now | -a only the access time; -m only the modification time; -c,--no-create creates no new file; -d,--date this time; -r,--reference the times of this file | touch -amc -d now -r g f
mktemp | creates a new file with an unused name | -d,--directory a folder instead of a file; -p in this folder | mktemp -d -p /tmp
rm | deletes files | -r,-R,--recursive folders with everything in them; -f,--force without asking, and ignores missing files; -i asks before each one; -I asks once; -v,--verbose shows what it deletes; -d,--dir empty folders too; --no-preserve-root even / itself | rm -rfiIvdR x ;; rm --no-preserve-root x
rmdir | deletes empty folders | -p,--parents and the folders above, if empty; -v,--verbose shows what it deletes | rmdir -pv d
unlink | deletes one file | | unlink f
shred | overwrites files so that they cannot be recovered | -u and deletes them; -n this many times; -z,--zero with zeros at the end; -v,--verbose shows progress | shred -uzv -n 3 f
cp | copies files | -r,-R,--recursive folders with everything in them; -a,--archive folders too, keeping permissions, times and links; -f,--force replaces files that cannot be opened; -i,--interactive asks before it replaces; -n,--no-clobber never replaces; -v,--verbose shows what it copies; -p keeps permissions, owner and times; -u,--update only newer files; -t,--target-directory into this folder; -l hard links instead of copies; -s symbolic links instead of copies | cp -rRfinvpu a b ;; cp -a -t d a ;; cp -ls a b
mv | moves or renames files | -f,--force without asking; -i,--interactive asks before it replaces; -n,--no-clobber never replaces; -v,--verbose shows what it moves; -u,--update only newer files; -t,--target-directory into this folder | mv -finvu a b ;; mv -t d a
install | copies files and sets their permissions | -m,--mode with these permissions; -d,--directory creates folders; -o with this owner; -g with this group | install -m 755 -d -o root -g root a b
ln | creates a link to a file | -s,--symbolic a symbolic link; -f,--force replaces what is there; -n treats a link to a folder as a file; -v,--verbose shows what it links; -r,--relative with a relative path | ln -sfnvr a b
split | splits a file into pieces | -l,--lines this many lines each; -b,--bytes this many bytes each; -d pieces numbered with digits | split -d -l 100 f ;; split -b 1M f
truncate | shortens or extends files to a size | -s,--size this size | truncate -s 0 f
tee | writes its input to files and shows it as well | -a,--append adds at the end, replaces nothing; -i,--ignore-interrupts ignores Ctrl-C | tee -ai f
chmod | changes who may read, write and run files | -R,--recursive with everything below; -v,--verbose shows what it does; -c,--changes shows what it changes; -f,--silent hides errors; --reference the permissions of this file | chmod -Rvcf 755 d ;; chmod --reference=a b
chown | changes the owner of files | -R,--recursive with everything below; -v,--verbose shows what it does; -h changes links themselves | chown -Rvh me d
chgrp | changes the group of files | -R,--recursive with everything below | chgrp -R g d
dd | copies raw bytes, even whole disks | | dd if=a of=b
sync | writes unsaved data from memory to disk | | sync
find | searches for files below a folder | -name whose name matches; -iname whose name matches, ignoring case; -path whose path matches; -type of this kind: f file, d folder, l link; -mtime changed this many days ago: + more, - less; -mmin changed this many minutes ago; -atime read this many days ago; -size of this size: + more, - less; -newer newer than this file; -user that belong to; -perm with these permissions; -empty that are empty; -maxdepth at most this many levels deep; -mindepth at least this many levels deep; -exec runs a command on each one found; -execdir runs a command on each one, in its folder; -ok runs a command on each one, and asks before; -delete deletes each one found; -print shows each path; -print0 shows each path, ended by a zero byte; -printf shows each one in this format; -ls shows each one with details; -prune does not look below; -not,! not; -o,-or or; -a,-and and; ( groups; ) ends the group; ; ends the command; + many at once, and ends the command; -regex whose whole path matches; -L follows links; -xdev stays on one file system | find . -name a -type f -mtime -1 -mmin 3 -size +1M -maxdepth 2 -exec ls {} \\; ;; find . -iname a -path b -atime 1 -newer f -user me -perm 1 -empty -mindepth 1 -execdir ls {} + -delete ;; find . -not -name a -o -prune -a -print0 -print -ls -xdev -regex x -printf y ;; find -L . ! \\( -name x \\) -ok ls {} \\;
fd,fdfind | searches for files by name | -e,--extension with this ending; -t,--type of this kind; -H,--hidden hidden ones too; -x,--exec runs a command on each; -I ignored ones too | fd -HI -e js -t f x ;; fd -x ls
locate,plocate | searches an index of all files by name | -i ignoring case | locate -i x
tar | packs files into one archive, or unpacks it | -x,--extract unpacks; -c,--create makes a new archive; -t,--list shows what is inside; -r adds at the end; -z,--gzip compressed with gzip; -j,--bzip2 compressed with bzip2; -J,--xz compressed with xz; -a chooses compression by the name; -f,--file the archive; -v,--verbose names each file; -C,--directory goes to this folder first; -p keeps permissions; -k,--keep-old-files replaces nothing; --strip-components without this many leading folders; --exclude leaves out what matches | tar -xzvf a.tgz -C d -pk --strip-components=1 ;; tar -cjf a.tbz --exclude=x d ;; tar -tJf a.txz ;; tar -caf a.tgz d ;; tar -rf a.tar f
zip | packs files into a zip archive | -r with everything in folders; -q with less output; -9 as small as possible; -e with a password | zip -rq9e a.zip d
unzip | unpacks a zip archive | -l only shows what is inside; -d into this folder; -o replaces without asking; -q with less output; -n replaces nothing | unzip -oq a.zip -d d ;; unzip -l a.zip ;; unzip -n a.zip
gzip | compresses files, each in its place | -d,--decompress unpacks; -k,--keep keeps the original; -c,--stdout prints the result and changes no file; -9 as small as possible; -v,--verbose shows how much it saves | gzip -dkcv9 f
gunzip | unpacks .gz files, each in its place | -k,--keep keeps the original; -c,--stdout prints the result and changes no file | gunzip -kc f.gz
bzip2 | compresses files, each in its place | -d unpacks; -k keeps the original | bzip2 -dk f
xz | compresses files, each in its place | -d,--decompress unpacks; -k,--keep keeps the original; -9 as small as possible | xz -dk9 f
zcat | shows files compressed with gzip | | zcat f.gz
rsync | copies changed files to another folder, also over the network | -a,--archive everything below, with permissions, times and links; -v,--verbose names each file; -z,--compress compressed on the way; -n,--dry-run only shows what it would do; -r,--recursive everything below; -h,--human-readable sizes in K, M and G; -P shows progress, keeps partial files; -u,--update only newer files; --delete deletes files there that are not here; --exclude leaves out what matches; --progress shows progress; -e over this program | rsync -avznhPu --delete --exclude=x --progress a/ b/ ;; rsync -r -e ssh a h:b
diff | shows how two files differ | -u with lines around each change; -r,--recursive every file below two folders; -q,--brief only which files differ; -y,--side-by-side side by side; -i ignoring case; -w ignores spaces; -N treats a missing file as empty | diff -urqiwN a b ;; diff -y a b
cmp | compares two files byte by byte | -s prints nothing | cmp -s a b
md5sum,sha1sum,sha256sum,sha512sum | computes or checks checksums | -c,--check compares with a list | sha256sum -c f
trash,trash-put | moves files to the trash | | trash f
`;
