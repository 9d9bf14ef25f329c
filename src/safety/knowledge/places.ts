// Places by their paths, one a line as a part of a regular expression: what belongs to the system, what is read at a start,
// what holds secrets on Windows, and beck's own.

/** Writing there takes privilege. */
export const SYSTEM_FILE = new RegExp(
  places('^/', [
    'etc|usr|bin|sbin|lib\\w*|boot|opt|sys|proc|root|snap|nix',
    'System|Library|Applications|private/etc',
    'var/(?!tmp/|folders/)',
  ]),
);

/** What such a name is read with as well: by the program itself, or by a configuration that many take over. */
const READ_TOO =
  '(?:$|/|[\\uFDD0-\\uFDEF]|[.-](?:local|before|after|bundles|plugins|custom|user|site|d|el|elc|py|rb|Xcode)(?:$|[./]))';

/** Below the home folder: read by a shell, an editor, a session or a program when it starts. */
export const STARTUP_IN_HOME = new RegExp(
  places('^', [
    '\\.(?:bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|zlogout)$',
    `\\.(?:inputrc|vimrc|viminfo|exrc|gvimrc|emacs|screenrc|tmux\\.conf|gdbinit|lldbinit|pythonrc|irbrc|pryrc|Rprofile)${READ_TOO}`,
    '\\.(?:xinitrc|xprofile|xsession|xsessionrc|Xresources)',
    '\\.(?:npmrc|yarnrc|pypirc|gitconfig|gemrc|curlrc|wgetrc|condarc|netrc)',
    '\\.ssh(?:/|$)',
    '\\.config/(?:fish|systemd|autostart|git|nvim|environment\\.d|zsh|powershell|pip)(?:/|$)',
    '\\.(?:zsh|oh-my-zsh|vim|emacs\\.d|local/share/(?:systemd|applications)|gnupg|docker|kube|cargo/config|m2)(?:/|$)',
    'Library/(?:LaunchAgents|LaunchDaemons|Preferences)(?:/|$)',
    '\\.local/bin/',
    'bin/',
  ]),
);

/** In any folder: read by git, an editor, an agent or a package manager that works there. */
export const STARTUP_ANYWHERE = new RegExp(
  places('(?:^|/)', [
    '\\.git/(?:hooks(?:/|$)|config$|info/attributes$)',
    '\\.(?:husky|githooks|direnv|vscode|idea|claude|cursor|ssh|github/workflows)/',
    '\\.(?:envrc|mcp\\.json|gitmodules|pre-commit-config\\.yaml|npmrc|yarnrc(?:\\.yml)?)$',
    '\\.(?:bashrc|zshrc|zshenv|profile|bash_profile|zprofile)$',
    'sitecustomize\\.py$',
  ]),
);

/** What a version control system keeps of a project: its history, and what is not committed elsewhere. */
export const REPOSITORY_DATA =
  /(?:^|\/)(?:\.(?:git|hg|svn|bzr|jj)|CVS|(?:\.git|[^/]+\.git)\/(?:objects|refs|logs|packed-refs|HEAD|ORIG_HEAD|index|shallow|worktrees|modules|lfs|annex|rr-cache)(?:\/.*)?|\.(?:hg|svn|bzr|jj)\/.*)\/*$/;

/** Of the whole system: read by a login, a scheduler, a service manager or a shell. */
export const STARTUP_IN_SYSTEM = new RegExp(
  places('^/(?:private/)?', [
    'etc/(?:cron|profile|bash\\.bashrc|bashrc|zsh|fish|environment|xdg/autostart)',
    'etc/(?:systemd|init|rc|ld\\.so|udev|modprobe|sysctl)',
    'etc/(?:pam|sudoers|ssh|passwd|shadow|group)',
    'var/spool/cron|var/at/',
    '(?:usr/)?lib/systemd',
    '(?:System/)?Library/Launch',
    'usr/share/fish',
  ]),
);

const STARTUP_KEYS = [
  'currentversion/(?:run|runonce|runservices|policies/explorer/run|winlogon)',
  'currentversion/(?:image file execution options|app paths|shell folders)',
  'session manager|services|command processor|environment|active setup|winsock2|lsa|browser helper objects',
  'appinit_dlls|shell/open/command|codesigning|powershell',
];

/** Files that Windows, PowerShell or Office read at a start. */
export const WINDOWS_STARTUP = new RegExp(
  places('', [
    '/start menu/programs/startup(?:/|$)',
    '(?:^|/)(?:microsoft\\.\\w+_)?profile\\.ps1$',
    '/(?:windows)?powershell/(?:modules|scripts|profile)',
    '/system32/(?:tasks|grouppolicy|drivers/etc)(?:/|$)',
    '/(?:\\.ssh|\\.git/hooks)(?:/|$)',
    '^autoexec\\.bat$',
    '/microsoft/office/[^/]+/startup',
  ]),
  'i',
);

export const REGISTRY_STARTUP = new RegExp(`(?:^|/)(?:${STARTUP_KEYS.join('|')})(?:/|$)`, 'i');

/** Files and registry keys of Windows that hold keys, passwords or tokens. */
export const WINDOWS_SECRET = new RegExp(
  places('', [
    '/appdata/(?:local|roaming)/microsoft/(?:credentials|vault|protect|crypto|edge/user data)',
    '/appdata/(?:local|roaming)/(?:google/chrome/user data|mozilla/firefox|bravesoftware)',
    '/system32/config/(?:sam|system|security)',
    '/ntds/ntds\\.dit',
    '/repair/sam',
    '(?:^|/)(?:unattend(?:ed)?\\.xml|sysprep\\.inf|consolehost_history\\.txt|ntuser\\.dat|\\.rdg|web\\.config)$',
    '(?:^|/)(?:login data|cookies|logins\\.json|key4\\.db|[^/]*\\.pfx|[^/]*\\.kdbx)$',
    '\\.(?:txt|xlsx?|csv|docx?)$(?<=password[^/]*)',
    '^hk(?:lm|ey_local_machine):?/(?:sam|security)(?:/|$)',
  ]),
  'i',
);

/** beck's settings, state, copies and scripts. */
export const OF_BECK = new RegExp(
  places('(?:^|/)', [
    '\\.beck\\.(?:json|ya?ml)$',
    '(?:\\.config|\\.cache|\\.local/share|\\.local/state|\\.local/lib|share|run/user/\\d+)/beck(?:[-./]|$)',
    'beck/(?:approvals|sessions)(?:/|$)',
    '\\.?beck-undo-\\d+(?:/|$)',
    'beck\\.\\d+\\.\\d+(?:/|$)',
    'beck\\.(?:zsh|bash|fish|ps1)$',
    '\\.local/bin/beck$',
  ]),
);

function places(start: string, ends: readonly string[]): string {
  return `${start}(?:${ends.join('|')})`;
}
