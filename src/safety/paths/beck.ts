// Whether a partly known path, or the result of a search, may be one of beck's own files.

import type { Judgement } from '../judgement/judge.ts';
import { memoizeByPath } from '../judgement/memo.ts';
import {
  ANY_STRING,
  globMatches,
  HOME_DIRECTORY,
  isDynamic,
  isGlob,
  likeliest,
  NOT_BECK,
  UNKNOWN,
  withGlobs,
} from '../judgement/word.ts';
import { OF_BECK } from '../knowledge/places.ts';
import { belowHome, depthOf, isBelow, resolvePath } from './resolve.ts';

/** Below a home, from its first name to the last. */
const OUR_FOLDERS: readonly (readonly string[])[] =
  '.config/beck .cache/beck .local/share/beck .local/state/beck .local/lib/beck'
    .split(' ')
    .map((folder) => folder.split('/'));

/** Our folders and those above them: `.config`, `.config/beck`. */
const OURS_AND_ABOVE: ReadonlySet<string> = new Set(
  OUR_FOLDERS.flatMap((parts) => parts.map((_, index) => parts.slice(0, index + 1).join('/'))),
);

const OURS_BY_DEPTH = Map.groupBy(OURS_AND_ABOVE, depthOf);

/** Whether one of beck's own folders lies at or below what a path below a home names; a glob names all it can. */
export function containsBeckPath(judgement: Judgement, path: string): boolean {
  if (isAmongOwn(judgement, path, 'above')) return true;
  const below = belowHome(judgement, path);
  if (below === undefined) return false;
  if (!isGlob(below)) return OURS_AND_ABOVE.has(below);
  return OURS_BY_DEPTH.get(depthOf(below))?.some((name) => globMatches(below, name)) === true;
}

/** Whether the path is one of the caller's own, or lies above or below one. */
function isAmongOwn(
  { facts: { own = [], home } }: Judgement,
  path: string,
  side: 'above' | 'below',
): boolean {
  if (own.length === 0) return false;
  const absolute =
    home !== undefined && path.startsWith(`${HOME_DIRECTORY}/`)
      ? home + path.slice(HOME_DIRECTORY.length)
      : path;
  return own.some(
    (ours) => ours === absolute || (side === 'above' ? isBelow(ours, absolute) : isBelow(absolute, ours)),
  );
}

/** beck's own configuration, state, scripts or pipes; a glob counts for all it can name there. */
export function isBeckPath(judgement: Judgement, path: string): boolean {
  if (path.includes('beck') && OF_BECK.test(path)) return true;
  if (isAmongOwn(judgement, path, 'below')) return true;
  const below = isGlob(path) ? belowHome(judgement, path) : undefined;
  if (below === undefined || depthOf(below) < 2) return false;
  const given = below.split('/');
  return OUR_FOLDERS.some(
    (parts) =>
      parts.length < given.length && globMatches(given.slice(0, parts.length).join('/'), parts.join('/')),
  );
}

// Its last mark alone: where a long value is full of the first, the pair is slow to find.
const SOME_OTHERS = new RegExp(NOT_BECK.slice(-1));

const UNKNOWN_MARK = /[\uFDD5-\uFDDB]/;

const OUR_NAME = /\/beck(?:\/|$)/;

/** A word that names beck's own files once what is unknown of it is known: `~/.config/$x`, `$dir/beck`. */
export function mayReachBeck(judgement: Judgement, written: string): boolean {
  if (judgement.shell.cwd === undefined && !/beck|\//.test(written)) return false;
  if (SOME_OTHERS.test(written)) return false;
  const text = likeliest(written);
  // In an unknown folder, the name decides.
  if (judgement.shell.cwd === undefined && /^(?:\.\/)?beck(?:\/|$)/.test(text)) return true;
  if (!isDynamic(text)) return false;
  const unknown = text.search(UNKNOWN_MARK);
  if (unknown !== -1 && OUR_NAME.test(text.slice(unknown))) return true;
  const path = resolvePath(judgement, text);
  return path !== undefined && reaches(judgement, path);
}

/** A value that names, holds or may reach what is beck's own. */
export function mentionsBeck(judgement: Judgement, text: string): boolean {
  const path = resolvePath(judgement, likeliest(text));
  return path === undefined
    ? mayReachBeck(judgement, text)
    : isBeckPath(judgement, path) || isAboveBeckPath(judgement, path) || mayReachBeck(judgement, text);
}

/** A folder that beck's own lie in or somewhere below. */
export const isAboveBeckPath = memoizeByPath(
  (judgement: Judgement, path: string): boolean =>
    containsBeckPath(judgement, path) || namesBelow(judgement, path).length > 0,
);

/** The first unknown piece may be several folders deep; then the last name tells. */
const reaches = memoizeByPath((judgement: Judgement, path: string): boolean => {
  const parts = path.split('/');
  const at = parts.findIndex(isDynamic);
  if (at <= 0) return false;
  const unsure = (parts[at] ?? '').replace(/[\uFDD5-\uFDDB]+/g, ANY_STRING);
  const next = namesBelow(judgement, parts.slice(0, at).join('/') || '/');
  if (!next.some((name) => name === undefined || globMatches(unsure, name))) return false;
  const last = parts.length - 1 === at ? undefined : parts.at(-1);
  return last === undefined || isBeckName(judgement, last);
});

/** What leads from a folder to beck's own: the next names on the way, undefined where it may be any. */
function namesBelow(judgement: Judgement, folder: string): readonly (string | undefined)[] {
  if (isBeckPath(judgement, `${folder}/`)) return [undefined];
  const { home, own = [] } = judgement.facts;
  const absolute = home !== undefined && folder.startsWith(HOME_DIRECTORY) ? home + folder.slice(1) : folder;
  const prefix = absolute.endsWith('/') ? absolute : `${absolute}/`;
  const named = own.filter((path) => path.startsWith(prefix)).map((path) => firstOf(path, prefix.length));
  if (folder === '/') return [...named, 'home', 'root', 'Users'];
  if (/^\/(?:home|Users)$/.test(folder)) return [undefined];
  const isHome =
    folder === HOME_DIRECTORY || folder === home || /^\/(?:root|(?:home|Users)\/[^/]+)$/.test(folder);
  const below = isHome ? '' : belowHome(judgement, folder);
  if (below === undefined) return named;
  const given = below === '' ? [] : below.split('/');
  if (given.length > 0 && !OUR_TOPS.has(given[0] ?? '')) return named;
  const known = OUR_FOLDERS.filter((parts) => given.every((part, index) => part === parts[index]));
  return [...named, ...known.map((parts) => parts[given.length])];
}

/** beck's own folders below a folder of this home that are there, as far as is known; undefined where others' homes may be below. */
export function ownBelow(judgement: Judgement, folder: string): readonly string[] | undefined {
  const { home, own = [], paths } = judgement.facts;
  const absolute = home !== undefined && folder.startsWith(HOME_DIRECTORY) ? home + folder.slice(1) : folder;
  if (home === undefined || (absolute !== home && !isBelow(absolute, home))) return undefined;
  const all = [...own, ...OUR_FOLDERS.map((parts) => `${home}/${parts.join('/')}`)];
  const below = all.filter((path) => isBelow(path, absolute));
  const tops = [...new Set(below)].filter((path) => !below.some((other) => isBelow(path, other)));
  for (const path of tops) judgement.survey.paths.add(path);
  return tops.filter((path) => paths?.[path] !== 'none');
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
   beck-question.zsh beck-convert.zsh beck-tab.zsh question.zsh convert.zsh tab.zsh launch.sh README.md LICENSE`.split(
    /\s+/,
  );

/** Whether a name or pattern of names, its stars as written or as marks, is one that beck's own files may have. */
export function isBeckName(judgement: Judgement, name: string): boolean {
  return isDynamic(name) || mayNameOurs(judgement, name);
}

const mayNameOurs = memoizeByPath((judgement: Judgement, name: string): boolean => {
  const pattern = withGlobs(name).toLowerCase();
  const { home, own = [] } = judgement.facts;
  const way = [home ?? '', ...own].flatMap((path) => path.split('/'));
  return [...OWN_NAMES, ...way].some((each) => each !== '' && globMatches(pattern, each.toLowerCase()));
});

/** What a search below `folder` finds, a few files of all those. */
export function someBelow(folder: string, ours: boolean): string {
  return `${folder.replace(/\/$/, '')}/${ours ? UNKNOWN : NOT_BECK}`;
}
