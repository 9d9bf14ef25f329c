// Where a Windows path points: drives and protected trees, other machines, the registry, start-up places, secrets.

import { isSecretPath } from '../../domain/secret-paths.ts';
import { HOME_DIRECTORY } from '../judgement/word.ts';
import { REGISTRY_STARTUP, WINDOWS_SECRET, WINDOWS_STARTUP } from '../knowledge/places.ts';

/** What kind of place a path names before anything is done with it. */
type Place =
  | 'file'
  | 'network'
  | 'device'
  | 'null'
  | 'registry'
  | 'environment'
  | 'code'
  | 'certificates'
  | 'remote'
  | 'variable';

/** Slashes forward, prefixes that only say "this is a path" gone. */
export function unify(text: string): string {
  if (!/[\\:]/.test(text)) return text;
  return text
    .replace(/^(?:Microsoft\.PowerShell\.Core\\)?FileSystem::/i, '')
    .replace(/^\\\\[?.]\\(?=[A-Za-z]:)/, '')
    .replaceAll('\\', '/');
}

const DRIVES: readonly (readonly [RegExp, Place])[] = [
  [/^(?:hk(?:lm|cu|cr|u|cc)|hkey_\w+|(?:microsoft\.powershell\.core\/)?registry):?/i, 'registry'],
  [/^env:/i, 'environment'],
  [/^(?:function|alias):/i, 'code'],
  [/^variable:/i, 'variable'],
  [/^cert:/i, 'certificates'],
  [/^(?:wsman|ad|iis|sqlserver):/i, 'remote'],
];

/** The kind of place. Another machine's share, and a device, are recognised by their first characters. */
export function placeOf(text: string): Place {
  const path = unify(text);
  if (/^(?:\/\/|\/\?\?\/)/.test(path)) {
    if (/^\/\/[.?]\/(?:unc\/|globalroot\/device\/mup)/i.test(path) || /^\/\?\?\/unc\//i.test(path))
      return 'network';
    if (/^\/\/[.?]\//.test(path) || path.startsWith('/??/')) return 'device';
    return 'network';
  }
  if (/^(?:nul|con):?$|^\/dev\/null$/i.test(path)) return 'null';
  if (/^(?:\\\\\.\\)?(?:physicaldrive\d|com\d|lpt\d|prn|aux):?$/i.test(path)) return 'device';
  for (const [pattern, place] of DRIVES) {
    if (pattern.test(path) && (place !== 'registry' || /^[^/]*:|^hk/i.test(path))) return place;
  }
  return 'file';
}

const WHOLE = /^(?:[.\uFDD2\uFDD3]*)$/;

/** What a recursive change would destroy: a drive, the home folder, a system tree; undefined for anything smaller. */
export function destroyedPlace(text: string, home: string | undefined): string | undefined {
  const path = fold(unify(text));
  const broad = path.replace(/\/[.\uFDD2\uFDD3]+$/, '') || '/';
  for (const candidate of new Set([path, broad])) {
    if (/^(?:[a-z\uFDD3]:)?\/?$/i.test(candidate) && (candidate !== '' || path.startsWith('/')))
      return 'a whole drive';
    if (WHOLE.test(candidate) && candidate.includes('/')) return 'a whole drive';
    if (candidate === HOME_DIRECTORY || (home !== undefined && same(candidate, fold(unify(home)))))
      return 'your home folder';
    const tree =
      /^(?:[a-z]:)?\/(windows(?:\/system32|\/syswow64|\/winsxs)?|users|program files(?: \(x86\))?|programdata|recovery|boot|efi|system volume information)$/i;
    const found = tree.exec(candidate)?.[1];
    if (found !== undefined) return `the system tree ${found}`;
    if (/^(?:[a-z]:)?\/(?:users|documents and settings)\/[^/\uFDD0-\uFDEF]+$/i.test(candidate))
      return 'a home folder';
    if (/^hk(?:lm|cu|cr|u|ey_\w+):?\/?(?:software|system|sam|security)?$/i.test(candidate))
      return 'the registry';
  }
  return undefined;
}

/** A path below Windows' own folders: writing there takes privilege. */
export function isWindowsSystem(text: string): boolean {
  return /^(?:[a-z]:)?\/(?:windows|program files(?: \(x86\))?|programdata|boot|efi|recovery)(?:\/|$)/i.test(
    fold(unify(text)),
  );
}

/** A file that is read at every start. */
export function isWindowsStartup(text: string): boolean {
  return WINDOWS_STARTUP.test(fold(unify(text)));
}

/** A key of the registry that is read at every start. */
export function isStartupKey(text: string): boolean {
  return REGISTRY_STARTUP.test(fold(unify(text)));
}

/** Known to hold keys, passwords or tokens. */
export function isWindowsSecret(text: string): boolean {
  const path = fold(unify(text));
  return (
    WINDOWS_SECRET.test(path) ||
    isSecretPath(path.replaceAll(HOME_DIRECTORY, '/home/x').replace(/[\uFDD2\uFDD3]+/g, ''))
  );
}

/** What is not folded holds one. */
const UNFOLDED = /\/\.{0,2}(?:\/|$)|(?:^|:)\.{1,2}(?:\/|$)/;

/** `.`, `..` and doubled slashes folded; a drive letter stays first. */
function fold(path: string): string {
  if (!UNFOLDED.test(path)) return path;
  const drive = /^[A-Za-z]:/.exec(path)?.[0] ?? '';
  const rest = path.slice(drive.length);
  const absolute = rest.startsWith('/');
  const parts: string[] = [];
  for (const part of rest.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '..' || !absolute) parts.push(part);
  }
  return drive + (absolute ? '/' : '') + parts.join('/');
}

function same(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
