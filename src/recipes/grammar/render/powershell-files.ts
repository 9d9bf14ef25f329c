// A request about files as a command line of PowerShell, to be shown in another shell.

import { UNIT_BYTES } from '../language/token.ts';
import type { FileRequest } from '../readings/files.ts';
import type { FileSet, Filter, Text, Than } from '../request.ts';

/** Undefined where it asks for what only POSIX tools tell. */
export function powershellFiles({ set, act, steps, show, output, lines }: FileRequest): string | undefined {
  if (output !== undefined || lines.length > 0 || set.pruned.length > 0) return undefined;
  const conditions = set.filters.map(condition);
  if (conditions.some((one) => one === undefined) || (set.least ?? 0) > 1) return undefined;
  const where = conditions.filter((one) => one !== '').join(' -and ');
  const found = `${listing(set)}${where === '' ? '' : ` | Where-Object { ${where} }`}`;
  if (act !== undefined) {
    const done = acted(act);
    return done === undefined || steps.length > 0 ? undefined : `${found} | ${done}`;
  }
  const piped: string[] = [];
  for (const step of steps) {
    if (step.type === 'count' && steps.length === 1) return `(${found}).Count`;
    if (step.type === 'total' && steps.length === 1)
      return `(${found} | Measure-Object -Property Length -Sum).Sum`;
    const said =
      step.type === 'sort' ? sorted(step) : step.type === 'first' ? `-First ${step.count}` : undefined;
    if (said === undefined) return undefined;
    piped.push(step.type === 'first' ? `Select-Object ${said}` : said);
  }
  const shown = show.length === 0 ? SHOWN['absolute'] : show.length === 1 ? SHOWN[show[0] ?? ''] : undefined;
  return shown === undefined ? undefined : [found, ...piped, shown].join(' | ');
}

const SHOWN: Readonly<Record<string, string>> = {
  absolute: 'Select-Object -ExpandProperty FullName',
  names: 'Select-Object -ExpandProperty Name',
  size: 'Select-Object Length, FullName',
  date: 'Select-Object LastWriteTime, FullName',
};

function listing({ roots, filters, most }: FileSet): string {
  const kind = filters.find((one) => one.type === 'kind');
  const which = kind?.type !== 'kind' ? '' : kind.kind === 'folder' ? ' -Directory' : ' -File';
  const deep = most === undefined ? ' -Recurse' : most > 1 ? ` -Recurse -Depth ${most - 1}` : '';
  return `Get-ChildItem -LiteralPath ${roots.map(quoted).join(', ')}${deep}${which} -Force`;
}

function quoted(text: Text): string {
  return /^[\w./~-]+$/.test(text) ? text : `'${text.replace(/'/g, "''")}'`;
}

const literal = (text: Text): string => `'${text.replace(/'/g, "''")}'`;
const SIGNS: Readonly<Record<Than, string>> = { larger: '-gt', smaller: '-lt', equal: '-eq' };
const TIMES = { modified: 'LastWriteTime', accessed: 'LastAccessTime', changed: undefined } as const;

/** Empty where `Get-ChildItem` says it by an option; undefined where there is no such condition. */
function condition(filter: Filter): string | undefined {
  const not = 'negated' in filter && filter.negated === true;
  const test = (said: string): string => (not ? `-not (${said})` : said);
  switch (filter.type) {
    case 'kind':
      return not || (filter.kind !== 'file' && filter.kind !== 'folder') ? undefined : '';
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
    case 'empty':
      return test('$_.Length -eq 0');
    case 'hidden':
      return test("$_.Name -like '.*'");
    default:
      return undefined;
  }
}

function sorted({ by, reversed }: { readonly by: string; readonly reversed?: boolean }): string | undefined {
  const property = { size: 'Length', date: 'LastWriteTime', name: 'FullName' }[by];
  return property && `Sort-Object ${property}${reversed === true ? ' -Descending' : ''}`;
}

/** What PowerShell's own commands do to files; it is shown, never run. */
function acted(act: NonNullable<FileRequest['act']>): string | undefined {
  switch (act.type) {
    case 'delete':
      return 'Remove-Item';
    case 'copy':
      return `Copy-Item -Destination ${quoted(act.to)}`;
    case 'move':
      return `Move-Item -Destination ${quoted(act.to)}`;
    default:
      return undefined;
  }
}
