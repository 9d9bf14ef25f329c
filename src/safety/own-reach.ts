// Whether a path that is known only in part, or what a search selects, may be beck's own.

import type { Judge } from './judge.ts';
import { oncePerPath } from './once-per-path.ts';
import { belowHome, holdsOurs, isOurs, OUR_FOLDERS, resolvePath } from './paths.ts';
import { globMatches, HOME, isDynamic, likeliest, OTHERS, STAR, VARIABLE, withGlobs } from './values.ts';

// Its last mark alone: where a long value is full of the first, the pair is slow to find.
const SOME_OTHERS = new RegExp(OTHERS.slice(-1));
const UNKNOWN = /[\uFDD5-\uFDDB]/;
const OUR_NAME = /\/beck(?:\/|$)/;

/** A word that names beck's own files once what is unknown of it is known: `~/.config/$x`, `$dir/beck`. */
export function mayReachOurs(judge: Judge, written: string): boolean {
  if (judge.scope.cwd === undefined && !/beck|\//.test(written)) return false;
  if (SOME_OTHERS.test(written)) return false;
  const text = likeliest(written);
  // In a folder that nobody knows, the name tells.
  if (judge.scope.cwd === undefined && /^(?:\.\/)?beck(?:\/|$)/.test(text)) return true;
  if (!isDynamic(text)) return false;
  const unknown = text.search(UNKNOWN);
  if (unknown !== -1 && OUR_NAME.test(text.slice(unknown))) return true;
  const path = resolvePath(judge, text);
  return path !== undefined && reaches(judge, path);
}

/** A value that names, holds or may reach what is beck's own. */
export function concernsOurs(judge: Judge, text: string): boolean {
  const path = resolvePath(judge, likeliest(text));
  return path === undefined
    ? mayReachOurs(judge, text)
    : isOurs(judge, path) || leadsToOurs(judge, path) || mayReachOurs(judge, text);
}

/** A folder that beck's own lie in or somewhere below. */
export const leadsToOurs = oncePerPath(
  (judge: Judge, path: string): boolean => holdsOurs(judge, path) || namesBelow(judge, path).length > 0,
);

/** The first unknown piece may be several folders deep; then the last name tells. */
const reaches = oncePerPath((judge: Judge, path: string): boolean => {
  const parts = path.split('/');
  const at = parts.findIndex(isDynamic);
  if (at <= 0) return false;
  const unsure = (parts[at] ?? '').replace(/[\uFDD5-\uFDDB]+/g, STAR);
  const next = namesBelow(judge, parts.slice(0, at).join('/') || '/');
  if (!next.some((name) => name === undefined || globMatches(unsure, name))) return false;
  const last = parts.length - 1 === at ? undefined : parts.at(-1);
  return last === undefined || isOwnName(judge, last);
});

/** What leads from a folder to beck's own: the next names on the way, undefined where it may be any. */
function namesBelow(judge: Judge, folder: string): readonly (string | undefined)[] {
  if (isOurs(judge, `${folder}/`)) return [undefined];
  const { home, own = [] } = judge.facts;
  const absolute = home !== undefined && folder.startsWith(HOME) ? home + folder.slice(1) : folder;
  const prefix = absolute.endsWith('/') ? absolute : `${absolute}/`;
  const named = own.filter((path) => path.startsWith(prefix)).map((path) => firstOf(path, prefix.length));
  if (folder === '/') return [...named, 'home', 'root', 'Users'];
  if (/^\/(?:home|Users)$/.test(folder)) return [undefined];
  const isHome = folder === HOME || folder === home || /^\/(?:root|(?:home|Users)\/[^/]+)$/.test(folder);
  const below = isHome ? '' : belowHome(judge, folder);
  if (below === undefined) return named;
  const given = below === '' ? [] : below.split('/');
  if (given.length > 0 && !OUR_TOPS.has(given[0] ?? '')) return named;
  const known = OUR_FOLDERS.filter((parts) => given.every((part, index) => part === parts[index]));
  return [...named, ...known.map((parts) => parts[given.length])];
}

const OUR_TOPS: ReadonlySet<string> = new Set(OUR_FOLDERS.map(([top = '']) => top));

function firstOf(path: string, from: number): string {
  const end = path.indexOf('/', from);
  return path.slice(from, end === -1 ? undefined : end);
}

/** Names of beck's folders and files, one of each kind. */
const OWN_NAMES =
  `.config .cache .local share state lib beck config.json config.yaml config.yml context.json approvals sessions output
   shell node runtime versions current bin error request reply node_modules 12-34.json 12-34-ab.txt main.js
   chunk-ab.mjs grammar.wasm pty.node package.json settings.schema.json beck.zsh beck.bash beck.fish beck.ps1 beck.psd1
   beck-question.zsh beck-convert.zsh beck-tab.zsh launch.sh README.md LICENSE`.split(/\s+/);

/** Whether a name or pattern of names, its stars as written or as marks, is one that beck's own files may have. */
export function isOwnName(judge: Judge, name: string): boolean {
  return isDynamic(name) || mayNameOurs(judge, name);
}

const mayNameOurs = oncePerPath((judge: Judge, name: string): boolean => {
  const pattern = withGlobs(name).toLowerCase();
  const { home, own = [] } = judge.facts;
  const way = [home ?? '', ...own].flatMap((path) => path.split('/'));
  return [...OWN_NAMES, ...way].some((each) => each !== '' && globMatches(pattern, each.toLowerCase()));
});

/** What a search below `folder` finds, a few files of all those. */
export function someBelow(folder: string, ours: boolean): string {
  return `${folder.replace(/\/$/, '')}/${ours ? VARIABLE : OTHERS}`;
}
