// Writes steps on lines as a PowerShell pipeline of strings.

import type { LineRequest } from '../readings/lines.ts';
import type { LineStep, Text } from '../request.ts';
import { powershellText } from './powershell-words.ts';

/** Undefined if a step has no PowerShell form. */
export function powershellLines({ from, steps, inPlace, backup }: LineRequest): string | undefined {
  if (from.type === 'saying' || backup !== undefined) return undefined;
  const source =
    from.type === 'literal'
      ? powershellText(from.text)
      : from.type === 'stdin'
        ? '$input'
        : contentOf(from.files.map((file) => powershellText(file)));
  const parts = steps.map((step, at) =>
    formOf(step, at === 0 && from.type === 'files' && from.files.length === 1),
  );
  if (source === undefined || parts.some((one) => one === undefined)) return undefined;
  const command = [source, ...parts.filter((one) => one !== '')].join(' | ');
  if (!inPlace) return command;
  const [file, ...more] = from.type === 'files' ? from.files.map((file) => powershellText(file)) : [];
  // In brackets the file is read completely before it is written.
  return file === undefined || more.length > 0
    ? undefined
    : `(${command}) | Set-Content -LiteralPath ${file}`;
}

function contentOf(files: readonly (string | undefined)[]): string | undefined {
  return files.some((one) => one === undefined || /[*?]/.test(one))
    ? undefined
    : `Get-Content -LiteralPath ${files.join(', ')}`;
}

const COUNT = 'Measure-Object | Select-Object -ExpandProperty Count';
const UNIQUE = 'Sort-Object -Unique -CaseSensitive';
const GROUPED = 'Group-Object -CaseSensitive';
const NAMES = 'Select-Object -ExpandProperty Name';

/** Empty if the lines stay as they are. `numbered`: `Get-Content` gives the line's number in the file. */
function formOf(step: LineStep, numbered: boolean): string | undefined {
  const { n = 1, m = 1 } = step;
  const form = FORMS[step.op];
  const parts = step.separator === undefined ? '(-split $_)' : splitBy(step);
  if (form !== undefined)
    return (
      parts &&
      form
        .replace('{n}', String(n))
        .replace('{n-1}', String(n - 1))
        .replace('{parts}', () => parts)
    );
  const text = step.text === undefined ? undefined : powershellText(step.text, true);
  const other = step.other === undefined ? undefined : powershellText(step.other, true);
  switch (step.op) {
    case 'range':
      return `Select-Object -Skip ${n - 1} -First ${m - n + 1}`;
    case 'dropLine':
      return numbered ? `Where-Object { $_.ReadCount -ne ${n} }` : undefined;
    case 'dropRange':
      return numbered ? `Where-Object { $_.ReadCount -lt ${n} -or $_.ReadCount -gt ${m} }` : undefined;
    case 'every':
      return numbered ? `Where-Object { $_.ReadCount % ${n} -eq ${step.m ?? 0} }` : undefined;
    case 'match':
      return matched(step);
    case 'countMatching': {
      const found = matched(step);
      return found && `${found} | ${COUNT}`;
    }
    case 'dropMatching':
      return where('-cnotmatch', literalIn(step.text));
    case 'replace':
      return replaced('-creplace', step);
    case 'remove':
      return replaced('-creplace', { ...step, other: '' });
    case 'swap':
      return replaced('-creplace', step);
    case 'prefix':
      return text && `ForEach-Object { ${text} + $_ }`;
    case 'suffix':
      return text && `ForEach-Object { $_ + ${text} }`;
    case 'surround':
      return text && other && `ForEach-Object { ${text} + $_ + ${other} }`;
    case 'sort':
      return sorted(step.flags ?? '');
    case 'fields':
      return `ForEach-Object { (-split $_)[${n - 1}, ${m - 1}] -join ' ' }`;
    case 'split':
      return text && `ForEach-Object { $_ -split ${text}, 0, 'SimpleMatch' }`;
    case 'join':
      return text && `Join-String -Separator ${text}`;
    case 'longer':
      return `Where-Object Length -GT ${n}`;
    case 'shorter':
      return `Where-Object Length -LT ${n}`;
    case 'lengthIs':
      return `Where-Object Length -EQ ${n}`;
    default:
      return undefined;
  }
}

/** Undefined if this step has no form with a separator. */
function splitBy({ op, separator = '' }: LineStep): string | undefined {
  const word = powershellText(separator, true);
  return word && FORMS[op]?.includes('{parts}') === true
    ? `($_ -split ${word}, 0, 'SimpleMatch')`
    : undefined;
}

const FIELD = 'ForEach-Object { {parts}[{n-1}] }';
const FORMS: Readonly<Record<string, string>> = {
  all: '',
  first: 'Select-Object -First {n}',
  last: 'Select-Object -Last {n}',
  from: 'Select-Object -Skip {n-1}',
  allButLast: 'Select-Object -SkipLast {n}',
  line: 'Select-Object -Skip {n-1} -First 1',
  dropBlank: "Where-Object { $_ -match '\\S' }",
  dropComments: "Where-Object { $_ -notmatch '^\\s*#' }",
  trimStart: "ForEach-Object { $_ -replace '^\\s+' }",
  trimEnd: "ForEach-Object { $_ -replace '\\s+$' }",
  trim: "ForEach-Object { $_ -replace '^\\s+|\\s+$' }",
  squeeze: "ForEach-Object { $_ -replace ' +', ' ' }",
  noSpaces: "ForEach-Object { $_ -replace ' ' }",
  noDigits: "ForEach-Object { $_ -replace '[0-9]' }",
  unique: UNIQUE,
  uniqueInOrder: 'Select-Object -Unique',
  shuffle: 'Sort-Object { Get-Random }',
  duplicates: `${GROUPED} | Where-Object Count -GT 1 | ${NAMES}`,
  once: `${GROUPED} | Where-Object Count -EQ 1 | ${NAMES}`,
  frequency: `${GROUPED} | Select-Object -Property Count, Name`,
  frequencySorted: `${GROUPED} | Sort-Object Count -Descending | Select-Object -Property Count, Name`,
  countLines: COUNT,
  countWords: 'Measure-Object -Word | Select-Object -ExpandProperty Words',
  countCharacters: 'Measure-Object -Character | Select-Object -ExpandProperty Characters',
  countUnique: `${UNIQUE} | ${COUNT}`,
  field: FIELD,
  lastField: 'ForEach-Object { {parts}[-1] }',
  fieldBeforeLast: 'ForEach-Object { {parts}[-2] }',
  sum: `${FIELD} | Measure-Object -Sum | Select-Object -ExpandProperty Sum`,
  mean: `${FIELD} | Measure-Object -Average | Select-Object -ExpandProperty Average`,
  largest: 'Measure-Object -Maximum | Select-Object -ExpandProperty Maximum',
  smallest: 'Measure-Object -Minimum | Select-Object -ExpandProperty Minimum',
  lengths: 'ForEach-Object Length',
  wordsApart: 'ForEach-Object { -split $_ }',
  addresses:
    "Select-String -Pattern '(?:\\d{1,3}\\.){3}\\d{1,3}' -AllMatches | ForEach-Object { $_.Matches.Value }",
  sortByLength: 'Sort-Object Length -Stable',
};

function where(operator: string, regex: string | undefined): string | undefined {
  return regex && `Where-Object { $_ ${operator} ${regex} }`;
}

/** Options of `grep`; options that show more than the line have no form. */
function matched({ text, flags = '' }: LineStep): string | undefined {
  const given = flags.split(' ').filter((one) => one !== '');
  if (given.some((one) => !/^-(?:[viEwx]|oE|h)$/.test(one))) return undefined;
  const has = (flag: string): boolean => given.includes(flag);
  const regex = has('-E') || has('-oE') ? extended(text) : basic(text);
  if (regex === undefined) return undefined;
  if (has('-oE'))
    return `Select-String -CaseSensitive -Pattern ${powershellText(regex, true)} -AllMatches | ForEach-Object { $_.Matches.Value }`;
  const whole = has('-x') ? `^(?:${regex})$` : has('-w') ? `\\b(?:${regex})\\b` : regex;
  const operator = `-${has('-i') ? '' : 'c'}${has('-v') ? 'not' : ''}match`;
  return where(operator, powershellText(whole, true));
}

/** In a basic regular expression these characters are literal. */
function basic(text: Text | undefined): string | undefined {
  return text === undefined || /\\|\[\[|^\$\{?\w+\}?$/.test(text)
    ? undefined
    : text.replace(/[+?|(){}]/g, '\\$&');
}

function extended(text: Text | undefined): string | undefined {
  return text === undefined || /\[:|\\[<>]|^\$\{?\w+\}?$/.test(text) ? undefined : text;
}

/** Literal, except for anchors at the ends. */
function literalIn(text: Text | undefined): string | undefined {
  if (text === undefined || /^\$\{?\w+\}?$/.test(text)) return undefined;
  const regex = text
    .replace(/[\\.*+?()[\]{}|]/g, '\\$&')
    .replace(/(?<!^)\^/g, '\\^')
    .replace(/\$(?!$)/g, '\\$');
  return powershellText(regex, true);
}

function replaced(operator: string, { text, other }: LineStep): string | undefined {
  const from = literalIn(text);
  const to = powershellText((other ?? '').replace(/\$/g, '$$$$'), true);
  return from && to && `ForEach-Object { $_ ${operator} ${from}, ${to} }`;
}

/** Options of `sort`. */
function sorted(flags: string): string | undefined {
  const given = flags.trim() === '' ? [] : flags.trim().split(/\s+(?=-)/);
  if (given.some((one) => !/^-(?:[nru]|k (\d+),\1n?)$/.test(one))) return undefined;
  const key = given.find((one) => one.startsWith('-k'));
  const numeric = given.includes('-n') || key?.endsWith('n') === true;
  const column = key === undefined ? '$_' : `(-split $_)[${Number(/\d+/.exec(key)?.[0]) - 1}]`;
  const by = numeric ? ` { [double]${column} }` : key === undefined ? '' : ` { ${column} }`;
  return `Sort-Object${by}${given.includes('-r') ? ' -Descending' : ''}${given.includes('-u') ? ' -Unique' : ''}`;
}
