// Where a path word points, and what stands at such places: trees nobody may delete, system files, start-up files, our own.

import type { Judge } from './judge.ts';
import type { Mount, Scope } from './scope.ts';
import {
  ANY,
  EACH,
  firstGlob,
  globMatches,
  HOME,
  isDynamic,
  isGlob,
  knownPrefix,
  STAR,
  VARIABLE,
} from './values.ts';

/** An absolute path (its unknown pieces still marks), or undefined where it hangs on an unknown folder. */
export function resolvePath({ scope: { cwd, mounts } }: Judge, written: string): string | undefined {
  if (lastResolved.written !== written || lastResolved.cwd !== cwd || lastResolved.mounts !== mounts) {
    const path = absolutePath(cwd, written);
    const outside = mounts === undefined || path === undefined ? path : outsidePath(mounts, path);
    lastResolved = { cwd, mounts, written, path: outside };
  }
  return lastResolved.path;
}

/** What a file is remembered by: its path, or where the folder is unknown the name that was written. */
export function fileKey(judge: Judge, text: string): string | undefined {
  const key = resolvePath(judge, text) ?? text.replace(/^(?:\.\/)+/, '');
  return isDynamic(key) || isGlob(key) ? undefined : key;
}

type Resolved = Pick<Scope, 'cwd' | 'mounts'> & {
  readonly written: string;
  readonly path: string | undefined;
};

/** Whatever judges a word asks for its path again, one after the other. */
let lastResolved: Resolved = { cwd: undefined, written: '', path: undefined };

function absolutePath(cwd: string | undefined, written: string): string | undefined {
  // What stands below a place counts as the place itself.
  const text = written.endsWith(EACH) ? written.slice(0, -1) : written;
  const first = text.charAt(0);
  if (first === '/' || first === HOME) return normalise(text);
  if (first === '' || (isDynamic(first) && !isGlob(first))) return undefined;
  if (cwd === undefined) return undefined;
  if (text === '.') return normalise(cwd);
  const path = `${cwd}/${text.startsWith('./') ? text.slice(2) : text}`;
  return isName(text) && isNormal(cwd) ? path : normalise(path);
}

/** Has no folder in it, and is no folder's own name for itself or the one above. */
function isName(text: string): boolean {
  return !text.includes('/') && text !== '..';
}

let lastFolder = { folder: '', normal: false };

/** Nothing in it is folded, neither in the middle nor at its end. */
function isNormal(folder: string): boolean {
  // Each `-C` of git resolves the next folder in the one before it.
  if (folder === lastResolved.path && lastResolved.mounts === undefined && folder !== '/') return true;
  if (lastFolder.folder !== folder) lastFolder = { folder, normal: !UNFOLDED.test(folder) };
  return lastFolder.normal;
}

/** Where a path inside a container leads on this machine; itself where it stays inside. */
function outsidePath(mounts: readonly Mount[], path: string): string {
  for (const { inside, outside } of mounts) {
    const depth = inside === '/' ? 1 : inside.split('/').length;
    const parts = path === '/' ? [''] : path.split('/');
    if (parts.length < depth) continue;
    const top = parts.slice(0, depth).join('/');
    if (inside !== '/' && top !== inside && !globMatches(top, inside)) continue;
    const below = parts.slice(depth).join('/');
    if (below === '') return outside;
    return outside === '/' ? `/${below}` : `${outside}/${below}`;
  }
  return path;
}

/** Folds `.`, `..` and doubled slashes. A `..` after an unknown piece makes the folder unknown. */
function normalise(path: string): string {
  if (!UNFOLDED.test(path)) return path;
  const shorter = path.slice(0, -1);
  if (/^[/\uFDD0].*\/$/s.test(path) && !UNFOLDED.test(shorter)) return shorter;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    // Where nobody told the home, it still stands among homes.
    else if (parts.length === 1 && parts[0] === HOME) parts[0] = 'home';
    else if (isDynamic(parts.at(-1) ?? '') || parts.at(-1) === HOME) parts.push(VARIABLE);
    else parts.pop();
  }
  const joined = parts.join('/');
  return joined.startsWith(HOME) ? joined : `/${joined}`;
}

/** A doubled slash, a `.` or a `..`, or a slash at the end. */
const UNFOLDED = /\/\.{0,2}(?:\/|$)/;

const SYSTEM_TREES = new Set(
  `/bin /boot /dev /efi /etc /home /lib /lib32 /lib64 /libx32 /media /mnt /opt /proc /root /run /sbin /snap /srv /sys
   /usr /var /usr/bin /usr/lib /usr/lib32 /usr/lib64 /usr/libexec /usr/local /usr/sbin /usr/share /usr/include /usr/src
   /var/lib /boot/efi /nix /nix/store /System /System/Library /Library /Applications /Users /Volumes /private
   /private/etc /private/var /cores /Network /usr/local/bin /usr/local/lib /etc/ssl /etc/ssh /lib/modules`.split(
    /\s+/,
  ),
);

/** What a protected tree is to a person, or undefined: `the whole system`, `your home folder`, `the system tree /etc`. */
export function protectedTree(judge: Judge, path: string): string | undefined {
  if (path === '/') return 'the whole system';
  if (path === HOME || path === judge.facts.home) return 'your home folder';
  if (SYSTEM_TREES.has(path)) return `the system tree ${path}`;
  if (/^\/(?:home|Users)\/[^/\uFDD0-\uFDEF]+$/.test(path)) return `the home folder ${path}`;
  return undefined;
}

/** What a recursive change of `path` would destroy; globs count for everything they can name. */
export function destroyedTree(judge: Judge, path: string): string | undefined {
  const glob = firstGlob(path);
  if (glob === -1) return protectedTree(judge, path);
  const at = path.lastIndexOf('/', glob) + 1;
  const inside = isBroad(path, at) ? protectedTree(judge, at <= 1 ? '/' : path.slice(0, at - 1)) : undefined;
  if (inside !== undefined) return inside;
  const tree = treesAtDepth(path).find((each) => globMatches(path, each));
  if (tree !== undefined) return `the system tree ${tree}`;
  const home = judge.facts.home;
  return home !== undefined && globMatches(path, home) ? 'your home folder' : undefined;
}

let treesByDepth: ReadonlyMap<number, readonly string[]> | undefined;

/** The system trees with as many folders above them as the path has. */
function treesAtDepth(path: string): readonly string[] {
  treesByDepth ??= Map.groupBy(SYSTEM_TREES, depthOf);
  return treesByDepth.get(depthOf(path)) ?? [];
}

/** How many slashes there are. */
export function depthOf(path: string): number {
  let depth = 0;
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) depth++;
  return depth;
}

/** From there on a glob names nothing in particular: `*`, `.*`, `.[!.]*`, `*` + `/` + `*`. */
function isBroad(pattern: string, from: number): boolean {
  for (let at = from; at < pattern.length; at++) if (!BROAD.includes(pattern.charAt(at))) return false;
  return true;
}

const BROAD = `./${STAR}${ANY}`;

function isBelow(path: string, folder: string): boolean {
  return path.charAt(folder.length) === '/' && path.startsWith(folder);
}

/** The path below the home folder (any person's), or undefined. */
export function belowHome(judge: Judge, path: string): string | undefined {
  if (isBelow(path, HOME)) return path.slice(2);
  const home = judge.facts.home;
  if (home !== undefined && isBelow(path, home)) return path.slice(home.length + 1);
  return /^\/(?:root|(?:home|Users)\/[^/]+)\/(.*)/.exec(path)?.[1];
}

const SYSTEM_FILE =
  /^\/(?:etc|usr|bin|sbin|lib\w*|boot|opt|sys|proc|root|System|Library|Applications|private\/etc|snap|nix|var\/(?!tmp\/|folders\/))/;

/** Belongs to the system: writing there takes privilege. */
export function isSystemFile(judge: Judge, path: string): boolean {
  if (judge.facts.home !== undefined && isBelow(path, judge.facts.home)) return false;
  return SYSTEM_FILE.test(path);
}

const STARTUP_IN_HOME = new RegExp(
  '^(?:' +
    [
      '\\.(?:bashrc|bash_profile|bash_login|bash_logout|bash_aliases|profile|zshrc|zshenv|zprofile|zlogin|zlogout)$',
      '\\.(?:inputrc|vimrc|viminfo|exrc|gvimrc|emacs|screenrc|tmux\\.conf|gdbinit|lldbinit|pythonrc|irbrc|pryrc|Rprofile)',
      '\\.(?:xinitrc|xprofile|xsession|xsessionrc|Xresources|npmrc|yarnrc|pypirc|gitconfig|gemrc|curlrc|wgetrc|condarc|netrc)',
      '\\.ssh(?:/|$)|\\.config/(?:fish|systemd|autostart|git|nvim|environment\\.d|zsh|powershell|pip)(?:/|$)',
      '\\.(?:zsh|oh-my-zsh|vim|emacs\\.d|local/share/(?:systemd|applications)|gnupg|docker|kube|cargo/config|m2)(?:/|$)',
      'Library/(?:LaunchAgents|LaunchDaemons|Preferences)(?:/|$)|\\.local/bin/|bin/',
    ].join('|') +
    ')',
);
const STARTUP_ANYWHERE =
  /(?:^|\/)(?:\.git\/(?:hooks(?:\/|$)|config$|info\/attributes$)|\.husky\/|\.githooks\/|\.envrc$|\.direnv\/|\.vscode\/|\.idea\/|\.claude\/|\.cursor\/|\.mcp\.json$|\.gitmodules$|\.pre-commit-config\.yaml$|sitecustomize\.py$|\.npmrc$|\.yarnrc(?:\.yml)?$|\.bashrc$|\.zshrc$|\.zshenv$|\.profile$|\.bash_profile$|\.zprofile$|\.ssh\/|\.github\/workflows\/)/;
const STARTUP_IN_SYSTEM =
  /^\/(?:private\/)?(?:etc\/(?:cron|profile|bash\.bashrc|bashrc|zsh|systemd|init|rc|ld\.so|environment|pam|sudoers|ssh|passwd|shadow|group|xdg\/autostart|fish|udev|modprobe|sysctl)|var\/spool\/cron|var\/at\/|(?:usr\/)?lib\/systemd|Library\/Launch|System\/Library\/Launch|usr\/share\/fish)/;

/** Read by a shell, a scheduler, git or a login: what stands there runs later. */
export function isStartupFile(judge: Judge, path: string): boolean {
  // All the names of the last, and nearly all of the first, hold a dot.
  const dotted = path.includes('.');
  if (STARTUP_IN_SYSTEM.test(path) || (dotted && STARTUP_ANYWHERE.test(path))) return true;
  if (!dotted && !UNDOTTED.test(path)) return false;
  const below = belowHome(judge, path);
  return below !== undefined && STARTUP_IN_HOME.test(below);
}

/** Those names of a home's start-up files that hold no dot. */
const UNDOTTED = /\/(?:Library|bin)\//;

const OURS =
  /(?:^|\/)(?:\.beck\.(?:json|ya?ml)$|(?:\.config|\.cache|\.local\/share|\.local\/state|\.local\/lib|share|run\/user\/\d+)\/beck(?:[-./]|$)|beck\/(?:approvals|sessions)(?:\/|$)|beck\.\d+\.\d+(?:\/|$)|beck\.(?:zsh|bash|fish|ps1)$|\.local\/bin\/beck$)/;

/** Below a home, from its first name to the last. */
export const OUR_FOLDERS: readonly (readonly string[])[] =
  '.config/beck .cache/beck .local/share/beck .local/state/beck .local/lib/beck'
    .split(' ')
    .map((folder) => folder.split('/'));

/** Our folders and those above them: `.config`, `.config/beck`. */
const OURS_AND_ABOVE: ReadonlySet<string> = new Set(
  OUR_FOLDERS.flatMap((parts) => parts.map((_, index) => parts.slice(0, index + 1).join('/'))),
);

const OURS_BY_DEPTH = Map.groupBy(OURS_AND_ABOVE, depthOf);

/** Whether one of beck's own folders lies at or below what a path below a home names; a glob names all it can. */
export function holdsOurs(judge: Judge, path: string): boolean {
  if (isAmongOwn(judge, path, 'above')) return true;
  const below = belowHome(judge, path);
  if (below === undefined) return false;
  if (!isGlob(below)) return OURS_AND_ABOVE.has(below);
  return OURS_BY_DEPTH.get(depthOf(below))?.some((name) => globMatches(below, name)) === true;
}

/** Whether the path is one of the caller's own, or lies above or below one. */
function isAmongOwn({ facts: { own = [], home } }: Judge, path: string, side: 'above' | 'below'): boolean {
  if (own.length === 0) return false;
  const absolute = home !== undefined && path.startsWith(`${HOME}/`) ? home + path.slice(HOME.length) : path;
  return own.some(
    (ours) => ours === absolute || (side === 'above' ? isBelow(ours, absolute) : isBelow(absolute, ours)),
  );
}

/** beck's own configuration, state, scripts or pipes; a glob counts for all it can name there. */
export function isOurs(judge: Judge, path: string): boolean {
  if (path.includes('beck') && OURS.test(path)) return true;
  if (isAmongOwn(judge, path, 'below')) return true;
  const below = isGlob(path) ? belowHome(judge, path) : undefined;
  if (below === undefined || depthOf(below) < 2) return false;
  const given = below.split('/');
  return OUR_FOLDERS.some(
    (parts) =>
      parts.length < given.length && globMatches(given.slice(0, parts.length).join('/'), parts.join('/')),
  );
}

const FREE_DEVICE = /^\/dev\/(?:null|stdin|stdout|stderr|tty|full|zero|random|urandom|fd(?:\/[^/]*)?)$/;
const FILE_IN_DEV = /^\/dev\/(?:shm|mqueue)\/./;
const TERMINAL_DEVICE = /^\/dev\/(?:pts\/|tty|console|pty|lp|usb\/lp|dsp|audio|cu\.|rfcomm)/;

/** What writing to a path under /dev means. */
export function deviceKind(path: string): 'none' | 'free' | 'network' | 'terminal' | 'device' {
  if (!path.startsWith('/dev/') && path !== '/dev') {
    return /^(?:\/proc\/self\/fd\/\d+|\/proc\/\d+\/fd\/[12])$/.test(path) ? 'free' : 'none';
  }
  if (FREE_DEVICE.test(path)) return 'free';
  if (FILE_IN_DEV.test(path)) return 'none';
  if (/^\/dev\/(?:tcp|udp)\//.test(path)) return 'network';
  return TERMINAL_DEVICE.test(path) ? 'terminal' : 'device';
}

/** Could be a protected tree once its unknown end is known: `/$x`, `~/$x` with x empty. */
export function mayBeProtected(judge: Judge, path: string): string | undefined {
  const prefix = knownPrefix(path);
  if (!prefix.endsWith('/') || !isDynamic(path)) return undefined;
  return protectedTree(judge, prefix === '/' ? prefix : prefix.slice(0, -1));
}
