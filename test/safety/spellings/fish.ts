// How the loss of a system, a home or a system's tree can be spelled in fish.

import { lines, type Spellings } from './table.ts';

export const FISH: Spellings = {
  targets: lines(String.raw`
/
//
/./
/*
"/"
'/'
\/
~
~/
~/.
~/*
~/.*
~u
~root
$HOME
"$HOME"
$HOME/*
"$HOME/."
{$HOME}
/home/u
/home/../home/u
/home/*
/root
/etc
/e?c
/{bin,etc,usr}
/usr/bin
/var
..
(echo /)
"$(echo /)"
(printf /)
(echo ~)
(cd; pwd)
`),
  commands: lines(String.raw`
rm -rf TARGET
rm -fr TARGET
rm -r -f TARGET
rm --recursive TARGET
rm -rf -- TARGET
/bin/rm -rf TARGET
command rm -rf TARGET
chmod -R 777 TARGET
chown -R nobody TARGET
mv TARGET /tmp/x
find TARGET -delete
find TARGET -type f -exec rm '{}' +
find TARGET -exec rm -rf '{}' \;
find TARGET | xargs rm -f
find TARGET | while read f; rm $f; end
echo TARGET | xargs rm -rf
echo TARGET | while read d; rm -rf $d; end
for d in TARGET; rm -rf $d; end
for d in /tmp/a TARGET; rm -rf $d; end
set d TARGET; rm -rf $d
set -l d x TARGET; rm -rf $d
function f; rm -rf $argv; end; f TARGET
function f; rm -rf $argv[1]; end; f TARGET
sh -c 'rm -rf "$1"' sh TARGET
rsync -a --delete /tmp/empty/ TARGET
`),
  wrappers: lines(`
sudo COMMAND
env A=1 COMMAND
nice COMMAND
nohup COMMAND
time COMMAND
timeout 5 COMMAND
command COMMAND
exec COMMAND
not COMMAND
true; and COMMAND
false; or COMMAND
begin; COMMAND; end
if true; COMMAND; end
while true; COMMAND; end
for i in 1 2; COMMAND; end
switch x; case '*'; COMMAND; end
echo (COMMAND)
COMMAND &
COMMAND 2>/dev/null
function f; COMMAND; end; f
`),
  whole: lines(`
cd /; rm -rf *
cd ~; and find . -delete
cd; ls | xargs rm -rf
eval 'rm -rf /'
bash -c 'rm -rf /'
fish -c 'rm -rf ~'
echo 'rm -rf /' | sh
set -l d / ; rm -rf $d/*
rm -rf (find / -maxdepth 1)
rm -rf (ls -d /*)
alias x 'rm -rf /'
alias x='rm -rf ~'
ssh h 'rm -rf /'
python3 -c "import shutil; shutil.rmtree('/')"
`),
};
