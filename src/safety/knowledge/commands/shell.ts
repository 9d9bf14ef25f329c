// What the shells themselves bring: builtins, words of the language, and programs that start other programs.

import { commandTable } from '../checked-table.ts';

export const SHELL = commandTable(
  'none',
  `
wait | read full | -nf -p:NAME | =*>ask,write | wait ;; wait -n | wait 1 ;; wait -n -p 'a[$(touch M)]' ;; wait -n -p
  PATH
cd,chdir,pushd,popd | read full handler=cd | -LPeq@sn | | cd src ;; cd ;; cd .. | cd $x ;; cd "$(cat f)"
jobs | read full handler=jobs | -lpnrsSdZ | =*>ask,write | jobs -l | jobs -x rm f
hash | read full handler=hash | -t>list -lLvmd -r>ask,write -f>danger,write -p:=>danger,write,run,code-variable |
  =*>danger,write,run,code-variable | hash ;; hash -l | hash -p x y ;; hash ls=/bin/rm ;; hash -d x=/
dirs,times,umask,suspended | read full handler=listed | -lpnvrsSdt | =*>ask,write | dirs ;; umask | umask 000
echo | read full nodash | | =* | echo hi ;; echo "rm -rf /" | echo $(rm f)
printf | read full handler=printf | | =* | printf '%s' x | printf -v 'a[$(id)]' x
zsh:printf | read full handler=zsh-printf | | =* | printf '%5d %s' 5 a ;; printf '%d' $(wc -l < f) ;; printf '%d' "'a"
  ;; printf '%s' $x | printf -v 'a[$(id)]' x ;; printf '%d' "$(cat f)" ;; printf '%d' x ;; printf '%*s' x a ;; printf
  '%s %d' $a 5 $b ;; printf '%1$d' "$x" ;; printf '%d' *
print | ask,run nodash project=none | | =* | | print -v 'a[1]' x ;; print f
zsh:print | read full handler=zsh-print | | =* | print -f '%s' x | print -v 'a[1]' x ;; print -f '%d' 'path[$(touch x)]'
  ;; print -f '%d' x ;; print -nf%d x ;; print -f "$x" PATH
zsh:test,zsh:[ | read full handler=zsh-test | | | test -t 1 ;; [ -t 0 ] ;; [ -n x ] ;; [ -t ] | [ -v a[1] ] ;; test -t
  "$x" ;; [ -t 'path[$(touch M)]' ]
type,whence,zsh:where,zsh:which,fish:type,fish:which | read full | -aAcfmpPqstTvwSx --query --short --all --path
  --force-path --type --no-functions | =* | type ls ;; type -a python3 | type --nope x
help,builtins | read full | -dms | =* | help cd | help --nope x
export,declare,typeset,readonly,local,integer,float,private | read full handler=declare | | | export ;; declare -p |
  export PATH=/x ;; declare -x GIT_PAGER=id
unset | write handler=unset | | | unset --help | unset PATH ;; unset 'a[$(id)]'
let | read full handler=let | | | | let x=a[0]
read | read full | -rse -a:NAME -d,-n,-N,-p,-t,-u,-i,-O,-c:= -C:X | NAME* | read -r line | read 'a[$(touch M)]' ;; read
  -s 'a[$(touch M)]'
readarray,mapfile | read full | -t -d,-n,-O,-s,-u,-c:= -C:X | NAME? | mapfile -t x | mapfile -C x a ;; mapfile -t PATH
zsh:read | read full | -rszqeEAclnb -d:= -k,-t,-u:NUMBER | NAME* | read -r line ;; read 'name?Name: ' |
  read 'a[$(id)]' ;; read 'a[$(id)]?x' ;; read 'path?x'
getopts | read full | | = NAME =* | | getopts ab 'a[1]'
set | read full handler=shell-options | | | set | set -e ;; set -- a
shopt,setopt,unsetopt,emulate,compopt | read full handler=shell-options | | | shopt | shopt -s extglob
zsh:break,zsh:continue | read full | | NUMBER* | break | break 'a[$(id)]'
zsh:shift | read full handler=shift | -p | NUMBER* | shift 2 | shift 'a[$(id)]'
zsh:repeat | read full stop | | NUMBER CMD | repeat 3 echo hi | repeat 3 rm f
alias | read full handler=alias | | | alias | alias ls=rm
unalias | ask,write | -a,-m>danger,write,delete -s | =* | | unalias ll ;; unalias -a
disable,unfunction,unhash | danger,write,delete | -am | =* | | unhash -a
zsh:disable | danger,write,delete | -afmprs | =* | | disable ls
enable | read full handler=listed | -apsnd -f:X | =*>danger,write,run,code-variable | enable ;; enable -a ;; enable -ps
  | enable -n echo ;; enable -a -n echo ;; enable -f x y
trap | read full handler=trap | | | trap ;; trap -l | trap 'rm f' EXIT
exit,logout,return,bye,suspend | danger,run,write,changes-shell | | =* | | exit
break,continue | read full | | =* | break | break --nope
shift | read full handler=shift | | =* | shift 2 | shift --nope
exec | danger,run,write,changes-shell handler=exec stop | -cl -a:= | | | exec ls
eval | ask,run handler=eval | | | eval ls | eval "$x" ;; eval rm f
source,. | danger,run handler=source | | | | source f
command,fish:command | read full handler=command stop | -pvV -a --all -q --query -s --search | | command -v ls ;;
  command ls | command rm f
builtin,noglob,nocorrect,- | read full handler=command stop | -n --names -q --query | | builtin pwd | builtin eval "$x"
history,fc | read full handler=history | | | history ;; history 10 | history -c ;; fc -s
compgen | read full | -abcdefgjksuv -A:= -W,-C,-F,-X,-P,-S,-G:=>danger,run,evaluates-text | =? | compgen -c | compgen -W
  x
bindkey | danger,write,run,changes-later handler=bindkey | -lLpevasrdDNAmR -M:= | =*>danger,write,run,changes-later |
  bindkey ;; bindkey -L ;; bindkey -M viins | bindkey -s x y
zle | danger,write,run,changes-later | -l>list -L>list -a -ACDFIKMNRUTc | =* | zle -l ;; zle -la | zle -N x
bind | read full handler=bind | -lpPsSvVX -q:= -m:= -u,-r,-f:=>danger -x:X | =*>danger,write,run,changes-later | bind
  -p ;; bind -l ;; bind -q abort | bind -p '"x":"y"' ;; bind -x '"C-x":rm f'
complete | danger,write,run,changes-later bare | -p>list -DEIabcdefgjksuv -r>danger -o,-A,-G,-W,-F,-C,-X,-P,-S:= | =* |
  complete ;; complete -p ;; complete -p ls | complete -F f x ;; complete -r
zmodload | read full handler=listed | -Ll -e>list -a,-b,-c,-f,-F,-i,-p,-P,-R,-u,-d,-I,-s>danger,write,run,changes-later
  -A:?=>danger,write,run,changes-later | =*>danger,write,run,changes-later | zmodload ;; zmodload -L ;; zmodload -e
  zsh/zle | zmodload zsh/mapfile ;; zmodload -L zsh/files ;; zmodload -e -u x
zstyle | read full handler=zstyle | -L>list -l>list -e>danger,write,run,changes-later | =*>danger,write,run,changes-later | zstyle ;; zstyle -L | zstyle x
  y z
zsh:r | danger,run,evaluates-text nodash | | =* | | r touch
zmv,zcp,zln | danger,move,copy,write nodash handler=zmv | | =* | zmv -n '(*).jpeg' '$1.jpg' | zmv '(*)' '$1.x'
mmv,mcp,mln | danger,move,write | -hdxprivtn0 | =* | mmv --version | mmv "*.a" "#1.b"
zargs,zcompile,sysopen,syswrite,syserror,zselect,zsystem,zstat,zformat,zregexparse,zcurses,zftp,zgetattr,
  zsetattr,zdelattr,zlistattr,zprof,zed | danger,run,write nodash | | =* | | zargs -- a -- rm ;; sysopen -w -u 3 M
strftime | read full | -nqr -s:=>danger,run,write | =* | strftime %F 0 | strftime -s 'x[$(id)]' %s 0
compaudit | read full | | =* | compaudit | compaudit > f
zsh:functions | read full | -v -c,-M:=>danger,write,run,defines-code -TtuUzWx>danger,write,run | =* | functions ls |
  functions -c a b
compadd,compctl,add-zsh-hook,zparseopts,vared,sched,coproc,ztcp,zsocket,zpty,functions,ttyctl,
  prompt | danger,run,write,changes-later handler=listed | | =*>danger,run,write,changes-later | | autoload x
rehash | ask,write | -fdv>danger,write | =*>danger,write,run,changes-later | | rehash ;; rehash a=b
compdef | danger,run,write,changes-later handler=compdef | | =*>danger,run,write,changes-later | | compdef a b ;; compdef g=git
autoload | danger,run,write,defines-code handler=autoload | -Uzkt | =*>danger,run,write,defines-code | | autoload x ;;
  autoload -Uz x ;; autoload -Uz compinit
compinit,bashcompinit,colors,promptinit | ask,run,write | -CDiu -d:W | | | compinit ;; colors
ulimit,limit,unlimit | read full | -aSHcdflmnstuvxbeikpqrPRT | =*>ask,write | ulimit -a ;; ulimit -n | ulimit -c
  unlimited
caller,dirname_builtin | read full | | =? | caller | caller --nope
kill,pkill,killall,skill,snice,xkill,killall5 | danger,run handler=kill | | | kill -l ;; kill -0 1 | kill 1 ;; pkill -f
  x
bg,fg,disown,stop | ask,run | -ahr | =* | | fg
bash,sh,zsh,dash,ksh,ash,mksh,rbash,tcsh,csh,elvish,xonsh,nu,yash,busybox-sh,ksh93 | ask,run handler=shell | | | bash
  --version ;; bash -n f.sh | bash -c 'rm f' ;; bash f.sh ;; bash -n ;; bash -n f.sh g ;; nu -n f.nu
fish | ask,run handler=fish stop | -c,--command:fish -C,--init-command:fish>danger,run,runs-option-program
  -p,--profile,--profile-startup,-o,--debug-output:W -d,--debug,-D,--debug-stack-frames,-f,--features:=
  -il,--interactive,--login>danger,run,runs-option-program -nNPvh --no-config --no-execute --private --version --help
  --print-rusage-self --print-debug-categories | SCRIPT | fish --version ;; fish -n f.fish | fish f.fish ;; fish -c 'rm
  f' ;; fish -c ls -C 'rm f' ;; fish -c ls -c 'rm f' ;; fish --init='rm f' -c ls ;; fish -c ls -p f ;; fish --profile=f
  -c ls ;; fish -c ls -of
pwsh,powershell,powershell.exe,pwsh.exe,cmd,cmd.exe | ask,run handler=windows-shell | | | pwsh --version | pwsh -c 'rm
  x' ;; pwsh -e ZABpAHIA ;; cmd /c dir ;; powershell x.ps1
wsl,wsl.exe | ask,run handler=windows-shell | | | wsl --version ;; wsl -l -v | wsl ls ;; wsl -- rm -rf /
sudo,doas,run0,pkexec,sudoedit,gosu,su-exec | danger,privilege,starts stop handler=environment | -AbEHnPSsikKlv -V>query
  --version>query -C,-D,-g,-p,-R,-r,-T,-t,-U,-u,-a,-c:= -h:~= --user:= --group:= --login --shell --preserve-env:?=
  --non-interactive --stdin --background --chdir:= --host:= --prompt:= --list --validate --reset-timestamp
  --remove-timestamp --edit --askpass --set-home --unit:= --property:= | | sudo --version ;; sudo -V | sudo -V ls ;;
  sudo ls ;; sudo rm -rf /
su,runuser,newgrp,sg,login,machinectl-shell | danger,privilege | -lmpfP -c,--command:sh -s,--shell:X -g,-G,-u,-w:=
  --login --preserve-environment --group:= --user:= | =* | su --version | su -c 'rm f' ;; runuser -u root id
env,genv | read full stop handler=environment | -i0v -u:USER -C:GLOB --ignore-environment --unset:USER --chdir:GLOB
  --null --debug --block-signal:?= --default-signal:?= --ignore-signal:?= --list-signal-handling -S,--split-string:sh |
  | env ;; env ls | env rm f ;; env PATH=x ls ;; env -S 'rm f'
nice,gnice | read full stop digits | -n:# --adjustment:# | CMD | nice -n 10 du -sh . ;; nice -5 ls | nice rm f
ionice | read full stop handler=process-attributes | -t -c,-n:# -p,-P:#>ask,run -u:USER>ask,run --class:WORDS
  --classdata:# --pid:#>ask,run --ignore | CMD | ionice -c3 du -sh . ;; ionice -p 1 | ionice -t rm echo ;; ionice -c 3
  -p 1 ;; ionice -p 1 -c 3
renice | ask,run | -n,-p,-g,-u:= --priority:= --relative:= | =* | renice --help | renice -n 5 -p 1
nohup | read stop handler=nohup | | CMD | | nohup ls ;; nohup rm f
eatmydata,noglobrun,pv-run | read full stop | | CMD | eatmydata ls | eatmydata rm f
setsid | read full stop handler=setsid | -cfw --ctty --fork --wait | CMD | setsid ls | setsid -w rm ls
prlimit | read full stop handler=process-attributes | -p:#>ask,run --pid:#>ask,run --nofile:?= --nproc:?= --core:?=
  --cpu:?= --as:?= -o,--output:WORDS --noheadings --raw | CMD | prlimit --nofile=5 ls ;; prlimit --pid 5 --nofile | prlimit rm f ;; prlimit --pid 5
  --nofile=5 ;; prlimit --pid=$x
numactl | read full stop | -lHs -i,-N,-C,-m,-p:# --hardware --show --localalloc --interleave:# --cpunodebind:#
  --physcpubind:# --membind:# --preferred:# | CMD | numactl --hardware ;; numactl -N 0 ls | numactl -l rm ls
caffeinate | read full stop | -dimsu -t,-w:# | CMD | caffeinate -i ls | caffeinate -i rm ls
unbuffer,catchsegv,fakeroot,cpulimit,proot,rlwrap,arch-run,tsp,systemd-inhibit,dbus-run-session,xvfb-run,softlimit,
  linux32,linux64,i386,x86_64,uname26,schedtool,cgexec,trickle,torsocks,proxychains,proxychains4 | ask,run stop | | CMD
  | | unbuffer rm f ;; rlwrap -c rm ls
setarch,faketime | ask,run stop | | = CMD | | setarch -R rm ls
stdbuf | read full stop | -i,-o,-e:WORDS --input:WORDS --output:WORDS --error:WORDS | CMD | stdbuf -oL ls | stdbuf -oL
  rm f
time,gtime | read full stop | -apvqlh -f:GITFORMAT -o:W --append --format:GITFORMAT --output:W --portability --verbose |
  CMD | time ls ;; time -p ls | time rm f ;; time -o x ls
timeout,gtimeout | read full stop | -vfp -k:# -s:USER --foreground --preserve-status --verbose --kill-after:#
  --signal:USER | = CMD | timeout 10s find . -name x | timeout 5 rm f
taskset | read full stop handler=process-attributes | -ac -p>ask,run --pid>ask,run --all-tasks --cpu-list | = CMD |
  taskset -p 1 ;; taskset -cp 1 | taskset 1 rm f ;; taskset -p 3 1 ;; taskset -cp 0,1 5
chrt | read full stop handler=process-attributes | -avboifrmdR -T:= -p>ask,run --pid>ask,run --all-tasks | = CMD | chrt
  -p 1 | chrt -p 5 1 ;; chrt -f 5 rm f ;; chrt -r -p 1 1
choom | read full stop | -p:# --pid:# -n:#>ask,run --adjust:#>ask,run | CMD | choom -p 5 | choom -n 0 rm f ;; choom -p 1
  -n 5
dtruss,perf,valgrind,dtrace,bpftrace,sandbox-exec,rr | ask,run stop | -fqrtTvyhcCbsbatch -e,-p,-s,-u,-E,-P,-S,-n,-D:=
  -o:W -ex:X --args --batch --tool:= --leak-check:= -x:SCRIPT | CMD | gdb --version | sandbox-exec -p x rm f
strace | read full stop | -fqrtTvyhcCnDx -s,-a:# -b,-P,-S:WORDS -p:#>ask,run -u,-E,-e:X -o:W | CMD | strace --version ;; strace -c ls |
  strace -o x ls ;; strace rm f ;; strace -E LD_PRELOAD=x ls ;; strace -e inject=all:error=1 ls
ltrace | read full stop | -frtThcCbS -s,-a,-n,-D:# -p:#>ask,run -u,-e:X -o:W -x,-F:X | CMD | ltrace --version ;; ltrace -c ls | ltrace
  x ;; ltrace rm f ;; ltrace -o x ls
heaptrack | ask,run stop | -fqvsen | CMD | heaptrack --version | heaptrack x
gdb,lldb | danger,run single | -ex,-eval-command,--eval-command,-o:! -x,--command:SCRIPT
  -batch,--batch,-q,-quiet,-nx,-n,-args,--args,-p:?= | =* | gdb --version | gdb -batch -ex "!rm f"
bwrap,firejail,systemd-nspawn,daemonize,daemon,at-run,capsh,setpriv,chpst,pivot_root,switch_root | danger,privilege stop
  | -imnpruUCTfG --user:= --map-root-user --fork --pid --mount:?= --net:?= --scope --uid:= --unit:= --wait --pty
  -t,--target,-S:= | =? CMD | | bwrap --bind / / rm f
unshare | danger,privilege stop | -imnpruUCTf -G,-S:= --user,--pid,--mount,--net:?= --map-root-user --fork | =? CMD |
  unshare --version | unshare -m rm f
nsenter | danger,privilege stop | -i,-m,-n,-p,-r,-u,-U,-C,-T:?= -G,-t,-S:= --user,--pid,--mount,--net:?= --target:= | =?
  CMD | nsenter --version | nsenter x
systemd-run | danger,privilege stop | -p,-u:= -rGtS --user --scope --wait --pty --uid,--unit:= | =? CMD | systemd-run
  --version | systemd-run x
start-stop-daemon | danger,privilege stop | -mCTtS -n,-p,-r,-u:= --user,--pid:= | =? CMD | start-stop-daemon --version |
  start-stop-daemon x
runcon | danger,privilege stop | -r,-u,-t:= --user:= | =? CMD | runcon --version | runcon x
chroot | danger,privilege stop handler=chroot | --userspec,--groups:= --skip-chdir | = CMD | chroot --version | chroot /
  rm f ;; chroot /mnt id
flock | ask,run handler=text stop | -exnsuoFv -w,-E:= -c,--command:sh --timeout:= --exclusive --shared --nonblock
  --unlock --close --verbose --no-fork | U | flock --version | flock /tmp/l -c 'rm f' ;; flock /tmp/l rm f
watch,viddy,hwatch | read full stop handler=text joins=watch(1) screen | --equexit:# --no-wrap -bcdegtpwr -n,-q:#
  --interval:# --differences:?= --no-title --beep --color --errexit --chgexit --precise -x,--exec>execs | | watch ls ;;
  watch -d -n 2 ls ;; watch -x ls ';' | watch rm f ;; watch ls ';' rm f ;; watch echo '$(rm f)' ;; watch -n 2 ls '>' f
  ;; watch 'rm f' ;; watch -d rm f
script | ask,run,write screen | -aefqr -c:sh --command:sh -I,-O,-B,-T:W -t:?W --log-in,--log-out,--log-io,--log-timing:W
  --quiet --return --append --flush -E,-m,-o:= --echo,--logging-format,--output-limit:= | W? X* | script --version |
  script x ;; script -c 'rm f' x
asciinema | ask,run sub | | | asciinema --version | asciinema upload x
asciinema rec | ask,run,write screen | -c,--command:sh -t,-i,-e,--title,--idle-time-limit,--env,--cols,--rows:= --stdin --raw
  --append>danger,write --overwrite>danger,write -q --quiet -y | W? | | asciinema rec demo.cast
asciinema upload,asciinema auth,asciinema stream | danger,sends-files,network,run nodash | | =* | | asciinema upload x
scriptreplay,ttyrec | danger,write screen | -aefqr -I,-O,-B,-T,-t:= --quiet --return | W* | ttyrec --version | ttyrec x
xargs,gxargs | read full stop handler=xargs | -0rtpxo -a,--arg-file:R -d,-E:MARK -L,-n,-P,-s,-R,-S:#
  -I:MARK>safe,replace -i:?=>safe,replace -J:MARK>safe,replace -e:?= -l:?= --null --no-run-if-empty --verbose
  --interactive --max-args:# --max-procs:# --max-lines:?= --max-chars:# --delimiter:MARK --replace:?=>safe,replace
  --exit --show-limits --eof:?= --open-tty | | xargs ls ;; xargs grep foo | xargs rm ;; xargs -I{} sh -c 'rm {}'
parallel,sem,gargs | ask,run stop handler=parallel joins=parallel(1) | -jkmqtuvX0
  -S,--sshlogin,--sshloginfile:=>danger,network,run -a:~R --arg-file:R -j,-P:= -n,-N:UNITS -I:~MARK --jobs:= --dry-run --bar
  --eta --progress --pipe --keep-order --halt:= --joblog:W --results:W --tmpdir:= --will-cite --tag --line-buffer
  --ungroup --delay,--timeout:UNITS --colsep:= --no-notice --lb
  --tagstring:= --null --jobs:= --xargs --no-run-if-empty --verbose --retries:= --max-args:UNITS | | parallel --version ;; parallel echo ::: a b ;;
  parallel 'wc -l {}; ls' ::: a | parallel rm ::: a ;; parallel echo {} ';rm f' ::: a ;; parallel echo '{= unlink $_ =}'
  ::: a ;; parallel --joblog M echo ::: a ;; parallel -S h echo ::: a ;; parallel --delay 'unlink"f"' echo ::: a
busybox,toybox,coreutils,lvm | read full handler=multiplexer | | | busybox ls | lvm lvremove x ;; busybox rm f ;; toybox rm f
ssh,mosh,autossh,sshpass,slogin | network stop handler=text joins=ssh(1) remote screen |
  -46AaCfGgKkMNnqsTtvXxYy -V>list -b,-c,-D,-E,-e,-I,-i,-J,-L,-l,-m,-O,-p,-Q,-S,-W,-w,-B:= -R:=>danger,network,run -F:X
  -o:SETTING --ssh:X | N | ssh -V | ssh h ;; ssh h rm f ;; ssh -o ProxyCommand=x h
rsh,rlogin | network stop handler=text joins=rsh(1) remote screen | -468dn -l:= | N | | rsh h rm f ;; rlogin h
screen | ask,run screen stop single | -d -m -D -R -r -x -q -U -dm -dmS,-dR,-S,-t,-e,-h,-T,-p:= -c,-s:X -X:=>danger,run
  -ls,-list,-v,--version>list | CMD | screen -ls | screen -S build ;; screen -dm rm f ;; screen -c f
zellij attach,zellij a | ask,run screen | -bc --create | =? | | zellij attach -c main
zellij | danger,run screen sub stop | -s,-t,-c,-l:= | | zellij --version | zellij run -- rm f ;; zellij -s x
byobu,dtach,abduco | danger,run screen stop single | -d -m -R -r -x -q -U -S,-c,-t,-s,-e,-h,-T,-p:=
  -X:=>danger,run -ls,-list,-v,--version>list | CMD | byobu --version | byobu -dm rm f
tmux | danger,run screen sub stop handler=tmux | -2CDlNu -v>ask,write -V>list -c:sh -f,-S:X -L,-T:= | | tmux -V | tmux
  -v ls ;; tmux new -d 'rm f'
tmux new,tmux new-session,tmux new-window,tmux neww,tmux split-window,tmux splitw | ask,run screen handler=text |
  -AdDEPXbhvIZfkBLRU -F,-n,-s,-t,-c:TMUX -x,-y,-l:= -e:=>danger,run | | | tmux new -s work ;; tmux new -d 'rm f' ;; tmux neww
  -n '#(rm f)'
tmux attach,tmux attach-session,tmux a,tmux at,tmux att | ask,run screen | -dErx -t:= | | | tmux attach -t work ;; tmux a
tmux *,tmux run-shell,tmux run,
  tmux respawn-pane,tmux popup,tmux display-popup | danger,run screen handler=text | -AdDEPXbhvIZfklBCLRU
  -F,-n,-s,-t,-x,-y,-c,-e,-l:= | | | tmux new -d 'rm f'
tmux ls,tmux list-sessions,tmux list-windows,tmux lsw,tmux list-panes,tmux lsp,tmux list-clients,tmux lsc | read full |
  -as -t:= -F,-f:TMUX | | tmux list-sessions ;; tmux lsp -a ;; tmux ls -F '#{session_name}' | tmux ls --nope ;; tmux
  list-windows -F '#(touch x)'
expect,batch,atq-run,run-parts,ld.so,ld-linux-x86-64.so.2,ld-linux.so.2,crontab-run,entr,nodemon,inotifywait-run,
  chronic,mispipe,ifne,direnv-exec,shtool | danger,run,write,delete | | =* | at --version | at now ;; run-parts d
crontab | danger,privilege,persistence,write | -u,-T:= -i -e>danger,persistence,write -r>danger,delete,write -l>list |
  =* | crontab -l | crontab -l -r ;; crontab -e ;; crontab -r ;; crontab f
atq,getconf | read full | -avV -q:= | =* | atq | atq --nope
beck | ask,run sub | --help | | beck --version | beck config set mode danger
beck ask,beck classify,beck explain,beck doctor,beck context,beck log,beck models,beck fix | ask,run | --json --print
  --shell,--as,--cwd,--provider,--timeout,--max-steps,--fail-on:= --refresh --approve:=>danger,run,touches-beck | =* | |
  beck ask x
beck config,beck approvals,beck undo,beck install,beck update,beck uninstall,beck setup,beck mcp,beck init | danger,write,touches-beck | --list
  --json --prune --purge --yes --aliases --all | =* | | beck config set mode danger ;; beck uninstall
tmux display-panes | read full | -bN -d,-t:= | | tmux display-panes | tmux display-panes kill-server
tmux display-message,tmux display | read full | -apIlNvF -t,-c,-d:= -F:TMUX | TMUX* | tmux display-message -p '#S' |
  tmux display-message '#(touch x)' ;; tmux display x ';' run 'rm f' ;; tmux display 'x;' kill-server
tmux show-options,tmux show,tmux show-window-options,tmux showw,tmux show-hooks,tmux list-keys,tmux lsk,
  tmux list-commands,tmux lscm,tmux list-buffers,tmux lsb,tmux has-session,tmux has,tmux info,tmux server-info,
  tmux show-messages,tmux showmsgs,tmux show-buffer,tmux showb | read full | -1aAgHJNpqsTvw -t,-P,-b:= -F,-f:TMUX | =* |
  tmux show-options -g ;; tmux list-keys -T root ;; tmux has-session -t x | tmux show -F '#(touch x)' ;; tmux show
  --nope
tmux show-environment,tmux showenv | danger,secret,read | -ghs -t:= | =? | | tmux show-environment -g
tmux rename-session,tmux rename,tmux rename-window,tmux renamew | ask,write | -t:= | TMUX? | | tmux rename-session work ;;
  tmux renamew '#(touch x)'
tmux select-window,tmux selectw,tmux select-pane,tmux selectp,
  tmux select-layout,tmux selectl,tmux resize-pane,tmux resizep,tmux resize-window,tmux resizew,tmux swap-pane,tmux swapp,tmux swap-window,
  tmux swapw,tmux move-window,tmux movew,tmux join-pane,tmux joinp,tmux break-pane,tmux breakp,tmux rotate-window,tmux rotatew,tmux next-window,
  tmux next,tmux previous-window,tmux prev,tmux last-window,tmux last,tmux last-pane,tmux lastp,tmux copy-mode,tmux clock-mode,
  tmux start-server,tmux start,tmux switch-client,tmux switchc,tmux detach-client,tmux detach |
  ask,write | -DeLlMmnopRrUuXZdaNbhvfHqP -k>danger,delete -T:TMUX -F:TMUX -E:sh -t,-s,-x,-y,-c:= | =? | | tmux next ;; tmux detach -E 'rm f'
tmux kill-server,tmux kill-session,tmux kill-window,tmux killw,tmux kill-pane,tmux killp,tmux delete-buffer,
  tmux deleteb,tmux clear-history,tmux clearhist | danger,delete,run nodash | | =* | | tmux kill-server
`,
);
