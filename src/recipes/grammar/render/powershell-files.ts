// Writes a request about files as a PowerShell pipeline of file objects.

import { sparedEntries, sparedFiles } from '../../fill/spared.ts';
import { UNIT_BYTES } from '../../slots/amounts.ts';
import type { RecipeWorld } from '../../slots/recipe.ts';
import type { ListStep } from '../lexicon/file-facts.ts';
import type { FileRequest } from '../readings/files.ts';
import type { FileSet, Filter, Text, Than } from '../request.ts';
import { namesIn } from './find.ts';
import { powershellText } from './powershell-words.ts';

/** Undefined if it needs something only POSIX tools show. The caller adds where the output goes. */
export function powershellFiles(
  { set, act, steps, show, lines }: FileRequest,
  kindOf?: RecipeWorld['kindOf'],
): string | undefined {
  if (lines.length > 0) return undefined;
  const conditions = [...set.filters.map(condition), ...set.pruned.map(notBelow)];
  const roots = set.roots.map((root) => powershellText(root));
  if ([...conditions, ...roots].some((one) => one === undefined) || (set.least ?? 0) > 1) return undefined;
  const where = conditions.filter((one) => one !== '').join(' -and ');
  const found = `${listing(set, roots)}${where === '' ? '' : ` | Where-Object { ${where} }`}`;
  if (act !== undefined) {
    const done = acted(act, set);
    return done === undefined || steps.length > 0
      ? undefined
      : `${madeFolder(act, set, kindOf)}${found}${done}`;
  }
  const piped: string[] = [];
  for (const [at, step] of steps.entries()) {
    const last = at === steps.length - 1;
    if (step.type === 'count' && steps.length === 1) return `(${found}).Count`;
    if (step.type === 'count' && last) return [found, ...piped, COUNT].join(' | ');
    if (step.type === 'total' && last) return [found, ...piped, TOTAL].join(' | ');
    if (step.type === 'average' && last) return [found, ...piped, MEAN].join(' | ');
    const said = stepOf(step);
    if (said === undefined) return undefined;
    piped.push(said);
  }
  const shown = show.length === 0 ? SHOWN['absolute'] : show.length === 1 ? SHOWN[show[0] ?? ''] : undefined;
  return shown === undefined ? undefined : [found, ...piped, shown].join(' | ');
}

const COUNT = 'Measure-Object | Select-Object -ExpandProperty Count';
const MEAN = 'Measure-Object -Property Length -Average | Select-Object -ExpandProperty Average';
const TOTAL = 'Measure-Object -Property Length -Sum | Select-Object -ExpandProperty Sum';

function stepOf(step: ListStep): string | undefined {
  switch (step.type) {
    case 'sort':
      return sorted(step);
    case 'first':
      return `Select-Object -First ${step.count}`;
    case 'last':
      return `Select-Object -Last ${step.count}`;
    default:
      return undefined;
  }
}

const SHOWN: Readonly<Record<string, string>> = {
  absolute: 'Select-Object -ExpandProperty FullName',
  names: 'Select-Object -ExpandProperty Name',
  stem: 'Select-Object -ExpandProperty BaseName',
  size: 'Select-Object Length, FullName',
  date: 'Select-Object LastWriteTime, FullName',
  accessed: 'Select-Object LastAccessTime, FullName',
  mode: 'Select-Object UnixMode, FullName',
  owner: 'Select-Object User, FullName',
  long: 'Select-Object Mode, LastWriteTime, Length, FullName',
};

function listing({ filters, most }: FileSet, roots: readonly (string | undefined)[]): string {
  const kind = filters.find((one) => one.type === 'kind');
  const which = kind?.type !== 'kind' ? '' : KINDS[kind.kind];
  const deep = most === undefined ? ' -Recurse' : most > 1 ? ` -Recurse -Depth ${most - 1}` : '';
  return `Get-ChildItem -LiteralPath ${roots.join(', ')}${deep}${which ?? ''} -Force`;
}

const KINDS: Readonly<Record<string, string>> = { file: ' -File', folder: ' -Directory', link: '' };

function notBelow(name: Text): string | undefined {
  const clean = name.replace(/\/$/, '');
  if (!/^[\w.-]+$/.test(clean)) return undefined;
  return `$_.FullName -notmatch '[\\\\/]${clean.replace(/[.]/g, '\\.')}([\\\\/]|$)'`;
}

const literal = (text: Text): string => `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;
const SIGNS: Readonly<Record<Than, string>> = { larger: '-gt', smaller: '-lt', equal: '-eq' };
const TIMES = { modified: 'LastWriteTime', accessed: 'LastAccessTime', changed: undefined } as const;

/** Empty if `Get-ChildItem` has an option for it; undefined if there is no such condition. */
function condition(filter: Filter): string | undefined {
  const not = 'negated' in filter && filter.negated === true;
  const test = (said: string): string => (not ? `-not (${said})` : said);
  switch (filter.type) {
    case 'kind':
      return not || KINDS[filter.kind] === undefined
        ? undefined
        : filter.kind === 'link'
          ? "$_.LinkType -eq 'SymbolicLink'"
          : '';
    case 'name': {
      const like = filter.ignoreCase === true ? '-like' : '-clike';
      const any = filter.globs.map((glob) => `$_.Name ${like} ${literal(glob)}`).join(' -or ');
      if (filter.globs.some((glob) => /[$\\`]/.test(glob))) return undefined;
      return filter.globs.length > 1 && !not ? `(${any})` : test(any);
    }
    case 'size':
      return test(`$_.Length ${SIGNS[filter.than]} ${filter.size.amount * UNIT_BYTES[filter.size.unit]}`);
    case 'age': {
      const time = TIMES[filter.of];
      if (time === undefined || filter.than === 'equal') return undefined;
      const ago = `(Get-Date).Add${filter.span.unit === 'days' ? 'Days' : 'Minutes'}(-${filter.span.variable ?? filter.span.amount})`;
      return `$_.${time} ${filter.than === 'larger' ? '-lt' : '-gt'} ${ago}`;
    }
    case 'newer': {
      const file = powershellText(filter.file);
      const time = TIMES[filter.of];
      if (file === undefined || time === undefined) return undefined;
      return test(`$_.${time} -gt (Get-Item -LiteralPath ${file}).LastWriteTime`);
    }
    case 'holds':
      return holding(filter, not);
    // A link that is not followed has no length.
    case 'empty':
      return not ? '$_.Length -gt 0' : '$_.Length -eq 0 -and -not $_.LinkType';
    case 'lines':
      return `@(Get-Content -LiteralPath $_.FullName).Count ${SIGNS[filter.than]} ${filter.count}`;
    case 'hidden':
      return test("$_.Name -like '.*'");
    default:
      return undefined;
  }
}

function holding({ text, regex, ignoreCase }: Holds, not: boolean): string | undefined {
  const pattern = powershellText(text, true);
  if (pattern === undefined || (regex === true && /\\|\[\[/.test(text))) return undefined;
  const how = `${regex === true ? '' : ' -SimpleMatch'}${ignoreCase === true ? '' : ' -CaseSensitive'}`;
  const search = `(Select-String${how} -Quiet -Pattern ${pattern} -LiteralPath $_.FullName)`;
  return not ? `-not ${search}` : search;
}

type Holds = Extract<Filter, { readonly type: 'holds' }>;

function sorted({ by, reversed }: { readonly by: string; readonly reversed?: boolean }): string | undefined {
  const property = { size: 'Length', date: 'LastWriteTime', name: 'FullName' }[by];
  return property && `Sort-Object ${property}${reversed === true ? ' -Descending' : ''}`;
}

/** PowerShell's cmdlet for an action, with the bar before it. Changes skip repositories. */
function acted(act: NonNullable<FileRequest['act']>, set: FileSet): string | undefined {
  const kind = set.filters.find((one) => one.type === 'kind');
  const files = kind?.type === 'kind' && kind.kind === 'file';
  const [root = '.', ...more] = set.roots;
  const place = { type: 'path', path: more.length > 0 ? '.' : root } as const;
  const aside = set.most !== 1 ? sparedFiles(place) : files ? '' : sparedEntries(place, namesIn(set));
  if (act.type === 'grep') return searched(act, files);
  // Removing a folder also removes what would be found in it later.
  if (!files && set.most !== 1) return undefined;
  switch (act.type) {
    case 'delete':
      return `${aside} | Remove-Item${files ? '' : ' -Recurse'}`;
    case 'copy':
    case 'move': {
      const to = powershellText(act.to);
      if (act.parents === true || to === undefined) return undefined;
      const verb = act.type === 'copy' ? `Copy-Item${files ? '' : ' -Recurse'}` : 'Move-Item';
      return `${aside} | ${verb} -Destination ${to}`;
    }
    case 'contents':
      return ' | Get-Content';
    case 'ends':
      return ` | Get-Content -${act.end === 'first' ? 'TotalCount' : 'Tail'} ${act.count}`;
    case 'sum':
      return HASHES[act.program];
    default:
      return undefined;
  }
}

/** Without the folder, the first file would get its name. */
function madeFolder(
  act: NonNullable<FileRequest['act']>,
  set: FileSet,
  kindOf: RecipeWorld['kindOf'] | undefined,
): string {
  if ((act.type !== 'copy' && act.type !== 'move') || (set.most === 1 && !act.to.endsWith('/'))) return '';
  const isMissing = !/[$*?]/.test(act.to) && kindOf?.(act.to) === 'none';
  return isMissing ? `New-Item -ItemType Directory ${powershellText(act.to)} | Out-Null; ` : '';
}

const HASHES: Readonly<Record<string, string>> = {
  md5sum: ' | Get-FileHash -Algorithm MD5 | Select-Object Hash, Path',
  sha1sum: ' | Get-FileHash -Algorithm SHA1 | Select-Object Hash, Path',
  sha256sum: ' | Get-FileHash | Select-Object Hash, Path',
};

/** `-List` stops at the first match of a file. */
function searched({ text, match }: Grep, files: boolean): string | undefined {
  const pattern = powershellText(text, true);
  const known = ['fixed', 'ignoreCase', 'filesOnly', 'extended', 'numbered'];
  const asked = Object.entries(match).flatMap(([name, value]) => (value === true ? [name] : []));
  if (!files || pattern === undefined || asked.some((name) => !known.includes(name))) return undefined;
  const plain = match.fixed === true || /^[\w\s,;:=@#%&<>/-]*$/.test(text);
  if (!plain && match.extended !== true) return undefined;
  const how = `${plain ? ' -SimpleMatch' : ''}${match.ignoreCase === true ? '' : ' -CaseSensitive'}`;
  return match.filesOnly === true
    ? ` | Select-String${how} -List -Pattern ${pattern} | Select-Object -ExpandProperty Path`
    : ` | Select-String${how} -Pattern ${pattern}`;
}

type Grep = Extract<NonNullable<FileRequest['act']>, { readonly type: 'grep' }>;
