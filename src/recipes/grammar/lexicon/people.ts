// Users and groups: who is here, who may do what, and what the system's lists of them say.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const ON_SYSTEM = '((on|in|of|known to) (system|machine|computer|this system))?';
const LOGGED_USERS =
  'logged in user|logged-in user|user logged in|user that are logged in|user who are logged in|logged on user|user currently logged in|current user session';
const LOGGED =
  '(who|that)? (are|is)? (currently)? (logged in|logged on|logged-in|logged into) (to|on|in|into)? (system|machine|server|computer)?';
const MEMBER =
  '(in|belong to|belongs to|is in|am in|is member of|is a member of|am a member of|a member of|member of|part of|is part of|has|have)';
const IN_LIST = '(according to|in|by|from|of|as per) (file)? {path}';
const TOUCH = '(read|write|write to|change|modify|edit|see|open|access|execute|run|look at)';
const SHELLS = /^(bash|sh|zsh|fish|nologin|false|ksh|dash|tcsh|csh)$/;

/** No word of a sentence, as far as can be told. */
const isLogin = ({ user = [], group = [] }: Slots): boolean =>
  [...user, ...group].every((one) => /^(?!(?:it|them|me)$)[a-z_][a-z0-9_-]*$/.test(one));

const isShellIn = ({ shell = [], path = [] }: Slots): boolean =>
  shell.every((one) => SHELLS.test(one)) && path.every((one) => /passwd$/.test(one));

export const PEOPLE: readonly SayingRow[] = sayings`
# Who is here
who
  is: lines
  <ask>? (every|name of|name)? (${LOGGED_USERS}|user) ${LOGGED}
  <ask>? (name of)? (every)? (${LOGGED_USERS})
  <ask>? who (is|are) (currently)? logged (in|on)
  ? current user sessions
who | awk '{ print $1 }'
  is: lines, favour 0.9
  <ask>? (list of)? (user name|username|login name|user names|usernames|name of user) (of)? (user|everyone)? ${LOGGED}
  <ask>? (list of)? (user name|username|login name) of (every)? (logged in user|logged-in user)
  <ask>? (logged in user|logged-in user) name
  ? usernames of everyone logged in
w
  is: lines
  <ask>? who is logged (in|on) and what (they are|are they) doing
  <ask>? (logged in user|logged-in user|who is logged in) (and|with) (their|what)? (process|activity|they are doing|idle time)
  ? who is logged on and what they are doing
who | wc -l
  <ask>? (count of|how many) ((user|people) (are)? (currently)? (logged in|logged on) ${ON_SYSTEM}|logged in user|logged-in user)
  ? how many users are logged in

who | grep -w {user}
  (check|determine|tell|see|show) (whether|if) (user)? {user} is logged (in|on)
  is (user)? {user:login} logged (in|on)
  ? check whether user bob is logged in => who | grep -w bob
who | awk '{ print $1 }' | sort | uniq -c
  <ask>? (count of|how many) (time)? (each|every) (user|person) (is|are|has|have)? logged in ${ON_SYSTEM}
  (count of|how many) time (is|has) (each|every) (user|person) logged in ${ON_SYSTEM}
  ? how many times is each user logged in
  <ask>? (each|every) logged in user and (count of|how many) (session|login|time)
# Oneself
id{idOption#}
  otherwise: idOption=
  <ask>? my id
  <ask>? (my|current|numeric)? <idOption> (of (current)? user|of me)?
  ? user and group ids of the current user => id
  ? numeric user id of the current user => id -u
  ? my group id => id -g
groups
  is: lines, favour 0.9
  <ask>? (list of)? group (list)? (that|which)? (current user|i|user|me|my user) ${MEMBER}
  <ask>? (my group|group of current user|current user group|group membership of current user)
  <ask>? ((my|current) (groups|group memberships)|(groups|group memberships) (i am in|of current user|that current user belongs to))
  ? groups of the current user

# One user
id{idOption#} {user}
  fits: ${isLogin}
  otherwise: idOption=
  <ask>? (id|user information|user and group information) (of|for|about) (user)? {user:login}
  <ask>? <idOption> (of|for|about) (user)? {user:login}
  ? id of user bob => id bob
  ? uid of bob => id -u bob
  ? primary group of bob => id -gn bob
  ? gid of user bob => id -g bob
id {user}
  powershell: Get-LocalUser -Name {user}
  fits: ${({ user = [] }) => user.every((one) => !/^(logged|active|there|one|who|root's)$/.test(one))}
  (does|do|is|check (if|whether)|see (if|whether)) (there)? (a)? (user|account|login) (called|named|with name)? {user:login} (exist|exists|there|exist <onMachine>?)?
  (is|does) {user:login} (a user|an account|exist as user) <onMachine>?
  ? does the user bob exist => id bob
groups {user}
  fits: ${({ user = [] }) => user.every((one) => /^[\w.-]+$/.test(one) && !/^(current|the|ids?)$/.test(one))}
  <ask>? (list of)? group (list)? (that|which)? (user)? {user} (user)? ${MEMBER}
  <ask>? (group|group name|name of group) (membership)? (of|for|that|does|has)? (user)? {user} (user)? ${MEMBER}?
  (what|which) group (is|does) (user)? {user:login} ${MEMBER}
  ? which groups is bob in => groups bob
  ? groups of user bob => groups bob
getent passwd {user} | cut -d: -f{passwdField#}
  bsd:
  <ask>? <passwdField> of (user)? {user}
  <ask>? <passwdField> (of|for) user {user}
  <ask>? <passwdField> (does|has) (user)? {user} (have|use)?
  ? full name of user ada => getent passwd ada | cut -d: -f5
last {user}
  fits: ${({ user = [] }) => user.every((one) => !/^(i|we|you|anyone|someone|somebody)$/.test(one))}
  (when|what time) (did|was|has) (user)? {user:login} last (log|logged|sign|signed) (in|on)
  (when|what time) (did|was|has) (user)? {user:login} (log|logged|sign|signed) (in|on) last
  <ask>? (last|recent|previous) login (of|by|from) (user)? {user:login}
  ? when did ada last log in => last ada
chage -l "$(id -un)"
  bsd:
  when (does|do|will|is) (my)? password (expire|expires|run out|going to expire)
  <ask>? (my)? password (expiry|expiration|age) (date)?
  ? when does my password expire
sudo -l
  <ask>? (can|may|could|am) (i|allowed)? (i)? (allowed)? (to)? (run|do|execute|use) (with|as|by|using|through) (sudo|root)
  (am i|is it|are we) (allowed|permitted|able) to (use|run) sudo
  (do i|have i) (have|got)? (sudo|root) (right|access|permission|privilege)
  (can|may) i (use|run) sudo
  <ask>? (my)? sudo (right|permission|privilege|rules)
  is sudo (allowed|permitted|enabled) (for (me|my user))?
  ? what can i run with sudo
stty size
  powershell: $Host.UI.RawUI.WindowSize
  <ask>? (size|width|height|dimension) of (my|this|current)? (terminal|terminal window)
  (how (large|big|wide|tall|high)|how many (column|row|line)) (is|does|do|has|are)? (in|on)? (my|this|current)? (terminal|terminal window) (have)?
  ? how big is my terminal
tty
  <ask>? (tty|terminal device|terminal name) (is this|am i on|am i in|this is)?
  ? which tty is this
printenv {envName#}
  <ask>? (my)? <envName>
  ? what is my default editor => printenv VISUAL EDITOR
  ? what is my default shell => printenv SHELL
ls -l ~/.ssh
  <ask>? (my)? (public|private)? ssh key (<be>|do|does)? (i|there)? (have|got)?
  (do|have) i (have|got) (a|any)? ssh key
  ? show my ssh keys
passwd
  is: changes
  (change|set|reset) (my)? (own|login|user)? password
  ? change my password
ssh-keygen -t ed25519
  is: changes
  (make|create|generate|add|set up) (me|myself)? (new)? ssh (key|key pair|keypair|keys)
  ? make an ssh key
sudo {userAct#} {user}
  bsd:
  is: changes
  fits: ${isLogin}
  # "create user documentation"
  <userAct> (new)? (user|account|user account|login) (called|named|with name) {user:login}
  <userAct> (new)? (user account|account|login) (for|of) (user)? {user:login}
  ? add a user called tom => sudo useradd -m tom
sudo usermod -aG {group} {user}
  bsd:
  is: changes
  fits: ${isLogin}
  (add|put) (user)? {user:login} (to|in|into) group {group:login}
  (add|put) (user)? {user:login} (to|in|into) {group:login} group
  ? add ada to group docker => sudo usermod -aG docker ada
getent passwd {n#} | cut -d: -f1
  bsd: id -un {n#}
  <ask>? (user name|username|name|login name) (of|for) (user)? (with)? (uid|user id|id) {n}
  who has (uid|user id) {n}
  ? name of the user with uid 1000 => getent passwd 1000 | cut -d: -f1

# Every user and group
getent group | cut -d: -f1
  bsd: cut -d: -f1 /etc/group
  is: lines
  <ask>? (only)? (list of)? (every)? (group|group name) ${ON_SYSTEM}
  ? list all groups
getent group {group} | cut -d: -f4
  bsd:
  <ask>? (user|member|users|members) (of|in|belonging to|that belong to) group {group:login}
  <ask>? (user|member) (of|in) {group:login} group
  who is (a member of|member of|in) (group {group:login}|{group:login} group)
  ? members of group docker => getent group docker | cut -d: -f4
grep -Ev '(nologin|false)$' /etc/passwd | cut -d : -f 1
  bsd:
  is: lines
  <ask>? (user|account|login) (can|may|could|be able to|are able to|are allowed to|that can|who can) (log in|login|log on|use shell)
  <ask>? (user|account) (with|that have|who have|have) login shell
  who (can|may|is allowed to) (log in|login|log on) <onMachine>?
  ? list users with a login shell
cat /etc/shells
  is: lines
  <ask>? (login)? shell (<be>)? (installed|available|there|allowed|exist|can i use|i can use|do i have) <onMachine>?
  <ask>? (installed|available|valid) shell <onMachine>?
  ? which shells are installed

# In a list of them
grep -w {user} {path/}
  powershell: Select-String -Pattern '\b{user#}\b' -LiteralPath {path/}
  kinds: path=file
  fits: ${({ path = [] }) => path.every((one) => /group$/.test(one))}
  (which|what) group (is|does|are) {user:login} ${MEMBER}? ${IN_LIST}
  <ask>? group (of|for|with|containing) {user:login} (according to|in|from) (file)? {path}
  ? which groups is ada in according to /etc/group => grep -w ada /etc/group
grep -c '/{shell#}$' {path/}
  powershell: (Select-String -Pattern '/{shell#}$' -LiteralPath {path/}).Count
  fits: ${isShellIn}
  (how many|count|count of) (user|account|login) (in|of|from)? (file)? {path} (have|has|use|uses|with|using|that use|that have|whose (login)? (shell)? is)? {shell:word} (as)? (their|login|default|its)? (shell)?
  (how many|count|count of) (user|account|login|line) (have|has|use|uses|with|using|that use|who use) {shell:word} (as)? (their|login|default|its)? (shell)? (in|of|from|according to) (file)? {path}
  ? how many users in /etc/passwd use bash => grep -c '/bash$' /etc/passwd
awk -F : '$7 ~ /{shell#}$/ { print $1 }' {path/}
  is: lines
  fits: ${isShellIn}
  <ask>? (is|are|who)? (user|account|login|username|user name) (whose|with|that|who|which|have|has|having)? (have|has|having|use|uses|using|login|default)? (login|default)? (shell)? (is|are|of|as)? {shell:word} (as)? (their|login|default|its)? (shell)? (in|from|of|according to) (file)? {path}
  <ask>? user (in|of|from) {path} (that|who|with|whose)? (have|has|use|uses|shell is|with)? {shell:word} (as)? (their|login|default)? shell
  ? users with bash in /etc/passwd => awk -F : '$7 ~ /bash$/ { print $1 }' /etc/passwd
cut -d : -f 1 {path/}
  is: lines
  fits: ${({ path = [] }) => path.every((one) => /(passwd|group)$/.test(one))}
  <show> {path} (user|account|username|user name|login) (name)? (only)?
  <ask>? (only)? (are|is)? (only)? (user|account|username|user name|login|group|group name) (name)? (are|is|exist)? (there)? (in|from|of|listed in|defined in) (file)? {path}
  ? print only the usernames from etc/passwd sorted => cut -d : -f 1 etc/passwd | sort

# Who may
ls -ld {path/}
  powershell: Get-Acl -LiteralPath {path/}
  (is|check (if|whether)|are|can) {path} (<be>)? (be)? (world readable|world-readable|(readable|read) (by|for) (everyone|anyone|others|other|the world))
  (can|may) (everyone|anyone|others|other|other user|anybody|everybody|someone|somebody|group) (else)? ${TOUCH} (file|folder)? {path}
  (who|which user) (can|may|is allowed to|are allowed to|could|has right to|has permission to|is able to) ${TOUCH} (file|folder)? {path}
  who (has|have) (access|read access|write access|right|permission) (to|on|for|in) {path}
  (am i|is it) allowed to ${TOUCH} {path}
  (can|may|could|is) {user:login} (allowed to|able to)? ${TOUCH} {path}
  does {user:login} have (access|read access|write access|permission) (to|on|for) {path}
  ? can everyone read notes.txt => ls -ld notes.txt
  ? can bob read notes.txt => ls -ld notes.txt
`;
