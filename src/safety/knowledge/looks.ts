// The forms of a program that only look, where its rows say that it does more: a line for each, with one example.

/**
 * The words behind the name. `N` is a name or path without a dash in front, `Q` any text without one, `#` a number, `~` a blank
 * within a word. A file
 * among them is read. None of these forms runs what a project says, or asks another machine.
 */
export const FORMS = `
VBoxManage | list(?: -[ls])? \\w+|showvminfo N|--version|guestproperty enumerate N | VBoxManage list vms
adb | shell (?:getprop(?: N)?|pm list (?:packages|features)(?: -\\w)*|wm (?:size|density)|dumpsys battery|df(?: -h)?|id|uname(?: -a)?|date) | adb shell getprop ro.build.version.release
add-zsh-hook | -L(?: N)? | add-zsh-hook -L
ansible-galaxy | (?:collection |role )?list | ansible-galaxy collection list
asdf | (?:list|current)(?: N)?|plugin list|(?:which|where) N|version|info | asdf current
atuin | stats(?: N)?|history list|status | atuin stats
bootctl | status|list|is-installed | bootctl list
borg | (?:list|info)(?: --short| --json| --last #)* [\\w./][\\w./-]* | borg list /mnt/backup
brightnessctl | (?:-l|-m|-ml) | brightnessctl -l
buildah | (?:images|containers|ps|version|info)(?: -a)? | buildah images
bun | pm (?:ls(?: --all)?|bin(?: -g)?|cache|hash)|--revision | bun pm ls
bw | status | bw status
cabal | list --installed(?: N)? | cabal list --installed
caddy | version|list-modules|build-info | caddy version
ccache | -[svpVk]+|--show-(?:stats|config)|--version | ccache -s
chage | -l N | chage -l ada
choco | list(?: -l| --local-only| -i)*(?: N)? | choco list
clang | --?print-[\\w-]+(?:=N)? | clang --print-targets
cmake | (?:-N -L[AH]{0,2}|-L[AH]{0,2} -N)(?: -B N)?(?: N)?|--help-(?:manual|command|module|policy|property|variable)(?: [\\w-]+)?|--help-(?:full|commands|modules|manuals|policies|properties|variables|\\w+-list)|--system-information | cmake -L -N build
colima | status|list|ls|version | colima status
conan | list N|profile (?:list|show|path N)|config home|version | conan profile list
csrutil | status|authenticated-root status | csrutil status
dc | (?:-e [^ !?]+ ?)+ | dc -e '2 3 + p'
deno | info|types|--version | deno info
direnv | status(?: --json)?|stdlib | direnv status
dkms | status(?: N)? | dkms status
dotnet | nuget list source|--info|--list-(?:sdks|runtimes) | dotnet nuget list source
dua | (?:aggregate|a)?(?: N)* | dua a src
efibootmgr | -v|-u | efibootmgr -v
emerge | --info|-pv? N|--pretend(?: --verbose)? N | emerge --info
fdesetup | status|isactive | fdesetup status
fnm | list|ls|current | fnm list
gcc | -Q --help=[\\w,^-]+|--help=[\\w,^-]+|-print-[\\w-]+(?:=N)? | gcc -Q --help=target
gdbus | introspect(?: --session| --system| --dest N| --object-path N| -[dor] N| --recurse| -x)+ | gdbus introspect --session --dest org.x --object-path /org/x
ghc | --info|--print-libdir|--numeric-version|--supported-extensions | ghc --info
gio | (?:mime|info|list|tree)(?: -[aldnhu])*(?: N)?|mount -l | gio mime text/html
global | -[xrfcsP]+ N | global -x main
goenv | versions?|root | goenv versions
groff | (?:-m(?:an|doc|andoc|e|s)|-T(?:ascii|utf8|latin1)|-[ktpe])(?: (?:-m(?:an|doc|andoc|e|s)|-T(?:ascii|utf8|latin1)|-[ktpe]))* N | groff -man -Tascii a.1
gs | -h|--help|-v | gs -h
guix | package -I(?: N)?|package --list-installed|describe|show N|package --list-generations | guix package -I
helix,hx | --health(?: N)? | hx --health rust
hledger | (?:-f N )?(?:balance|bal|b|register|reg|accounts|a|payees|commodities|stats|incomestatement|is|balancesheet|bs|cashflow|cf|activity|files|print|tags)(?: (?:-[MWDYQT1ENVSt]+|--(?:monthly|weekly|daily|yearly|quarterly|tree|flat|depth|average|empty|value=N|depth=#|begin=N|end=N)|-[bep] N|Q))* | hledger bal assets
hugo | env | hugo env
hyprctl | (?:binds|devices|workspaces|activewindow|activeworkspace|layers|instances|getoption N|cursorpos)(?: -j)? | hyprctl binds
initctl | list|status [\\w.-]+ | initctl list
ipfs | id|version|pin ls|files ls(?: N)?|repo stat | ipfs id
iw | dev(?: N (?:link|info|station dump|survey dump|get power_save|scan dump))?|list|phy(?: N info)?|reg get | iw dev wlan0 link
jar | (?:-?tv?f|--list --file|-t -f) N | jar -tf a.jar
java | (?:(?:-XX:\\+Print\\w+|-XshowSettings(?::\\w+)?) )*(?:-version|--version|-showversion)|--list-modules|-X|--help-extra | java -XshowSettings:vm -version
jcmd | -l|# (?:VM\\.(?:version|flags|uptime|info)|GC\\.heap_info|Thread\\.print|help) | jcmd -l
jenv | versions?|which N | jenv versions
jmap | -histo(?::live)? # | jmap -histo 12
jstack | (?:-l )?# | jstack 12
just | -l|--list|--summary|--dump | just --list
k3d | (?:cluster|node|registry) list | k3d cluster list
keytool | -list(?: -v| -rfc| -cacerts| -alias N| -keystore N)* | keytool -list -cacerts
khal | (?:list|calendar|printcalendars)(?: Q)* | khal list today
kind | get (?:clusters|nodes|kubeconfig-path)|version | kind get clusters
kubectx | -c|-l|--current | kubectx -c
kubens | -c|--current | kubens -c
lcov | (?:--summary|--list|-l) N | lcov --summary a.info
ledger | (?:bal|balance|b|reg|register|r|accounts|payees|commodities|stats|print|equity|cleared|tags)(?: (?:-[MWDYSnEBVR]+|--(?:monthly|weekly|daily|yearly|depth|current|cleared|real|flat)|-[bepd] N|Q))* | ledger bal
limactl | (?:list|ls)(?: N| --json| -q)*|info | limactl list
luarocks | list|show N|config | luarocks list
lxc | (?:list|ls|image list|profile list|storage list|network list|remote list|version|info(?: N)?|config show N) | lxc list
mas | list|account | mas list
meson | introspect(?: --[a-z][\\w-]*)+ N|introspect N(?: --(?:targets|buildoptions|dependencies|tests|installed|projectinfo|ast|benchmarks))+ | meson introspect --targets build
minikube | status|profile list|ip|version|addons list|node list | minikube status
mise | (?:ls|list)(?: --?(?:current|installed|json|global|c|i|J|g))*(?: N)?|current(?: N)?|(?:which|where) N|version|doctor|config ls|plugins ls|settings | mise ls --current
msgfmt | (?:-[cv]+ |--statistics |--check\\S* )*(?:N )?-o /dev/null(?: N)? | msgfmt -c a.po -o /dev/null
multipass | list|ls|info(?: N)?|version|networks|get N | multipass list
nim | dump|--version | nim --version
ninja | (?:-C N )?-t (?:targets|rules|commands|inputs|list|graph)(?: (?:all|rule|depth|N))* | ninja -t targets
nix | profile list|registry list|(?:config show|show-config)(?: N)?|path-info(?: -[rsSh]+)* /nix/store/[\\w.+-]+|store (?:info|ping|ls N)|--version | nix profile list
nix-channel | --list | nix-channel --list
node | --v8-options|--completion-bash | node --v8-options
nvcc | --list-gpu-(?:arch|code) | nvcc --list-gpu-arch
nvidia-settings | -q N|-g | nvidia-settings -q all
ollama | (?:list|ls|ps)|show(?: --\\w+)* N | ollama list
opam | (?:list|switch list|switch show|switch|config list|repo list|var|show N|info N)(?: -[asi]| --installed)* | opam list
opkg | list-installed|info N|files N | opkg list-installed
osascript | -e (?:(?:get|return)~)?(?:volume~settings|output~volume~of~\\(get~volume~settings\\)|current~date|the~clipboard|system~info)|-e tell~application~"[\\w~]+"~to~(?:get|return|count|exists)~(?!(?:.*~)?(?:do|set|delete|make|open|run|execute|quit|activate|keystroke|save|move)(?:~|$))[\\w~"]+ | osascript -e 'get volume settings'
pass | ls(?: N)?|list(?: N)?|find N|search N | pass ls
perf | list(?: N)? | perf list
perl | -V(?:::?[\\w.*]+)? | perl -V:version
perldoc | -[fvq] N | perldoc -f split
pg_ctl | (?:-D N )?status(?: -D N)? | pg_ctl -D /srv/pg status
pipx | list(?: --short| --json)*|environment | pipx list
pkg | info(?: -[alqrds]+)*(?: N)?|version|stats|which N|query Q(?: N)? | pkg info
pm2 | (?:list|ls|status|l)|(?:show|describe|info) N | pm2 list
port | installed(?: N)?|(?:contents|info|deps|variants|dependents) N|version|list installed|list leaves | port installed
powerprofilesctl | get|list|version | powerprofilesctl get
prompt | -[lcp]|-p N | prompt -l
functions | -[TtuUWk]+ | functions -T
promtool | check (?:config|rules|metrics|web-config) N | promtool check config a.yml
protoc | --decode_raw|--version | protoc --version
qdbus | N(?: N)? | qdbus org.kde.kwin /KWin
qemu-img | info(?: -f N| --output=N)* [\\w./][\\w./-]* | qemu-img info a.qcow2
qpdf | --(?:check|show-npages|show-encryption|show-xref|list-attachments|requires-password|is-encrypted|json)(?:=#)? N|--help=[\\w-]+|--copyright|--show-crypto|--json-help|--job-json-help | qpdf --check a.pdf
quarto | --version|--paths | quarto --paths
rc-service | [\\w.-]+ status|-l|--list | rc-service nginx status
rclone | listremotes(?: --long)?|config file|version | rclone listremotes
rtx | (?:ls|current)(?: N)? | rtx ls
ruff | (?:rule N|linter|version|config(?: N)?) | ruff rule E501
rustc | --print [\\w-]+|--explain E?\\d+ | rustc --print cfg
sccache | -s|--show-stats|--version | sccache --show-stats
scoop | list(?: N)?|(?:info|which|prefix) N|bucket list | scoop list
security | list-keychains|default-keychain|find-identity(?: -v)?(?: -p N)? | security find-identity -v -p codesigning
semanage | (?:port|fcontext|boolean|login|user|module) -l | semanage port -l
shortcuts | list(?: --folders)? | shortcuts list
softwareupdate | --history|--list-full-installers | softwareupdate --history
sox | --i(?:nfo)?(?: -[trcsdDbBeaT])? N|--help-effect N | sox --i a.wav
starship | print-config|preset -l | starship print-config
sv | status N | sv status nginx
swift | --version|-version | swift --version
tailscale | status(?: --json| --peers=false| --active)*|ip(?: -[46]| -1)*(?: N)?|version|whois N | tailscale status
task | (?:next|list|ls|all|completed|summary|projects|tags|active|overdue|waiting|blocked|minimal|long|burndown|calendar|stats|ready|columns|udas|count)(?: (?:\\+\\w+|(?!rc:)\\w+:\\w+|project:[\\w.]+))*|(?:#|project:[\\w.]+|\\+\\w+) (?:info|list|ls|next|all|long)|_get [\\w.]+ | task next
terraform | (?=.*-check)fmt(?: -check| -diff| -recursive| -no-color| -list=\\w+| N)* | terraform fmt -check -recursive
tfenv | list|version-name | tfenv list
timew | (?:summary|day|week|month|tags|report)?(?: :\\w+| Q)* | timew summary :week
tlmgr | (?:list|info) --only-installed|version|conf|paper | tlmgr list --only-installed
tmutil | listbackups|latestbackup|destinationinfo|status|currentphase|listlocalsnapshots N|isexcluded N | tmutil status
tmuxinator | list|ls|version | tmuxinator list
tmuxp | ls | tmuxp ls
todo.sh | (?:ls|list|lsa|lsp|lsc|lsprj|listpri|listcon|listproj|listall|report)(?: Q)* | todo.sh ls
tshark | -D|-v|-r N(?: (?:-[qnVx2]|-c #|-Y Q|-z N|-T \\w+|-e N|-t \\w+|-E N))* | tshark -r a.pcap -Y http
tuned-adm | active|list|recommend | tuned-adm active
udevadm | info(?: -[aqenp]+| --(?:query|name|path|attribute-walk|property|value|root)(?:=N)?| N)*|--version | udevadm info -a /sys/class/net/eth0
udisksctl | status|dump|info(?: -[bdp] N)+ | udisksctl status
update-alternatives | --(?:list|display|query) N|--get-selections | update-alternatives --display editor
uv | tool (?:list|dir)|cache (?:dir|size)|version|self version | uv tool list
vcpkg | list|version|owns N | vcpkg list
virsh | (?:list(?: --all| --name)*|(?:dominfo|domstate|dumpxml|domblklist|domiflist|snapshot-list|vcpuinfo) N|net-list(?: --all)?|pool-list(?: --all)?|version|nodeinfo|capabilities) | virsh list --all
volta | list(?: N)?|which N | volta list
watchman | version|watch-list|get-sockname | watchman watch-list
xclip | (?:-(?:selection|sel) \\w+ )?-o(?:ut)?(?: -(?:selection|sel) \\w+)?(?: -t N)? | xclip -selection clipboard -o
xcodebuild | -(?:version|showsdks)(?: -json| -sdk N)* | xcodebuild -showsdks
xcrun | (?:--sdk N )?(?:--show-sdk-(?:path|version|platform-path)|(?:--find|-f) N)|simctl list(?: (?:devices|runtimes|devicetypes|pairs|booted|available|-j|--json))*|xctrace list \\w+ | xcrun simctl list devices booted
xmlstarlet | sel(?: -[tTnBIDQCR]| -[vmcioeas] Q| -N \\w+=Q| --(?:template|text|nl|value-of|match|copy-of|if|output)(?: Q)?)* N+|el(?: -[auv])?(?: -d#)? N|val(?: -[weqbr])*(?: -[xsd] N)* N+|(?:fo|format|c14n|pyx)(?: -[otnRD])* N | xmlstarlet sel -t -v //title -n a.xml
zcompile | -t N(?: N)* | zcompile -t f.zwc
zellij | (?:ls|list-sessions)(?: -[nsr]| --short| --no-formatting)*|setup --check | zellij ls
zerotier-cli | (?:status|info|listnetworks|listpeers|peers)(?: -j)? | zerotier-cli status
zig | targets|env|version|zen|libc | zig targets
zoxide | query(?: -[lsi]| --list| --score)*(?: N)* | zoxide query -l
zpty | -L? | zpty -L
zsystem | supports N | zsystem supports flock
zypper | (?:lr|repos|ls|services|ll|locks|ps)(?: -\\w+)*|(?:se|search) -i(?: N)? | zypper lr
`;
