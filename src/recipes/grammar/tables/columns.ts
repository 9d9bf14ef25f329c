// Finds the columns, values and times of a table among the tokens of a question.
//
// Tokens for the patterns: C column · W value of a column · H time of day · M month. `number` is the column's.

import { MONTHS } from '../../slots/days.ts';
import type { Token } from '../language/token.ts';
import { ABOUT } from './about.ts';
import type { Column, Shape } from './shape.ts';

/** `noun`: the file's name, which also names its rows: `sales.csv` has sales. */
export function withColumns(tokens: readonly Token[], shape: Shape, noun: string): readonly Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(tokens, at, shape) ?? { end: at + 1, add: [tokens[at] ?? COMMA] };
    // `took longer`: the same column twice.
    for (const token of read.add)
      if (!(/^C/.test(token.text) && token.text === found.at(-1)?.text)) found.push(token);
    at = read.end;
  }
  return withNoun(found, noun, 'row');
}

/** The keys of a JSON object: K. */
export function withKeys(tokens: readonly Token[], lines: readonly string[]): readonly Token[] {
  const keys = keysOf(lines.join('\n'));
  return tokens.map((token, at) => {
    const forms = token.kind === 'word' || token.kind === 'text' ? singulars(token.raw.toLowerCase()) : [];
    const key = keys.find((one) => forms.includes(one.toLowerCase()));
    return key === undefined ? token : { text: `K${at}`, raw: key, kind: 'text' };
  });
}

/** None if it is no object, or longer than what was read of it. */
function keysOf(text: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(text);
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
    return isObject ? Object.keys(found).filter((key) => /^[a-z_]\w*$/i.test(key)) : [];
  } catch {
    return [];
  }
}

/** `as` for the words that the file is named after: `fruits` of `fruit.txt`. */
export function withNoun(tokens: readonly Token[], noun: string, as: string): readonly Token[] {
  return tokens.map((token) => (isNoun(token, noun) ? word(as) : token));
}

const COMMA: Token = { text: ',', raw: ',', kind: 'comma' };
const word = (text: string): Token => ({ text, raw: text, kind: 'word' });

type Read = { readonly end: number; readonly add: readonly Token[] };

function readAt(tokens: readonly Token[], at: number, shape: Shape): Read | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  return (
    byPosition(tokens, at, shape) ??
    byName(tokens, at, shape) ??
    byUnit(tokens, at, shape) ??
    byCode(tokens, at, shape) ??
    byAdjective(token, at, shape) ??
    clockAt(tokens, at) ??
    withUnit(token, at) ??
    byValue(token, at, shape)
  );
}

function columnToken({ n }: Column, raw: string): Token {
  return { text: `C${n}`, raw, kind: 'text', number: n };
}

/** `second column`, `column 2`, `the last field`. */
function byPosition(tokens: readonly Token[], at: number, { columns }: Shape): Read | undefined {
  const [one, other] = [tokens[at], tokens[at + 1]];
  if (one === undefined || other === undefined) return undefined;
  const isColumn = (token: Token) => /^(?:column|field)$/.test(token.text);
  const n = isColumn(other)
    ? one.text === 'first'
      ? 1
      : one.text === 'last'
        ? columns.length
        : /^R/.test(one.text)
          ? one.number
          : undefined
    : isColumn(one) && /^N/.test(other.text)
      ? other.number
      : undefined;
  const column = columns.find((each) => each.n === n);
  return column && { end: at + 2, add: [columnToken(column, `${one.raw} ${other.raw}`)] };
}

/** A column's own name, in one word or two, in the singular or the plural; or another word for it. */
function byName(tokens: readonly Token[], at: number, { columns }: Shape): Read | undefined {
  for (const length of [2, 1]) {
    const said = tokens.slice(at, at + length);
    if (said.length < length || said.some(({ kind }) => kind !== 'word' && kind !== 'text')) continue;
    const raw = said.map((token) => token.raw.toLowerCase()).join(' ');
    if (/^(?:names|headers?)$/.test(raw) && /^(?:column|field)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const column = columnNamed(raw, columns);
    if (column !== undefined) return { end: at + length, add: [columnToken(column, raw)] };
  }
  return undefined;
}

/** `the average ms`: the unit names the column, unless a number stands before it. */
function byUnit(tokens: readonly Token[], at: number, { columns }: Shape): Read | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || before?.kind === 'number' || !/^[a-z]+$/i.test(token.raw)) return undefined;
  const column = columns.find(({ unit }) => unit?.toLowerCase() === token.raw.toLowerCase());
  return column && { end: at + 1, add: [columnToken(column, token.raw)] };
}

/** `most 404`: in a log with a status such a number is one. */
function byCode(tokens: readonly Token[], at: number, { columns }: Shape): Read | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const code = /^([1-5]\d\d)s?$/.exec(token?.raw ?? '')?.[1];
  const status = columns.find(({ names }) => names.includes('status'));
  if (code === undefined || status === undefined || token === undefined) return undefined;
  if (/^(?:larger|smaller|than|over|under|above|below|N\d+)/.test(before?.text ?? '')) return undefined;
  const number: Token = { text: `N${at}`, raw: code, kind: 'number', number: Number(code) };
  const named = tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ raw }) => /^(?:status|code|codes|return(?:s|ed|ing)?|=|==)$/i.test(raw));
  return { end: at + 1, add: named ? [number] : [columnToken(status, 'status'), number] };
}

function columnNamed(raw: string, columns: readonly Column[]): Column | undefined {
  const forms = singulars(raw);
  const own = columns.find(({ names }) => names.some((name) => forms.includes(name)));
  if (own !== undefined) return own;
  const about = ABOUT.find(({ said }) => said.test(raw));
  return (
    about &&
    (columns.find(({ names }) => names.some((name) => about.column.test(name))) ??
      (about.amount === true ? onlyNumbers(columns) : undefined))
  );
}

/** Without names, the only column of numbers is what amounts are about. */
function onlyNumbers(columns: readonly Column[]): Column | undefined {
  const [only, other] = columns.filter(({ numeric }) => numeric);
  return other === undefined && columns.every(({ names }) => names.length === 0) ? only : undefined;
}

function singulars(raw: string): readonly string[] {
  return [
    raw,
    raw.replace(/ies$/, 'y'),
    raw.replace(/es$/, ''),
    raw.replace(/s$/, ''),
    raw.replaceAll(' ', '_'),
  ];
}

/** `older` is more in the column of ages, `cheapest` the least of the prices. */
function byAdjective({ raw }: Token, at: number, { columns }: Shape): Read | undefined {
  const lower = raw.toLowerCase();
  for (const { column: names, unit, amount, more, most, less, least } of ABOUT) {
    const own = columns.find(
      (each) =>
        (each.names.some((name) => names.test(name)) && (each.numeric || each.holds === 'date')) ||
        (unit !== undefined && each.unit !== undefined && unit.test(each.unit)),
    );
    const column = own ?? (amount === true ? onlyNumbers(columns) : undefined);
    const meanings = [
      [more, 'larger'],
      [most, 'largest'],
      [less, 'smaller'],
      [least, 'smallest'],
    ] as const;
    const means = meanings.find(([test]) => test?.test(lower))?.[1];
    if (column === undefined || means === undefined) continue;
    const token = columnToken(column, lower);
    return { end: at + 1, add: /est$/.test(means) ? [word(means), token] : [token, word(means)] };
  }
  return undefined;
}

function byValue({ kind, raw }: Token, _at: number, { columns }: Shape): Read | undefined {
  if (kind === 'number' || kind === 'comma' || kind === 'stop') return undefined;
  const lower = raw.toLowerCase().replace(/'s$/, '');
  const form = FORMS.find(({ value }) => value.test(raw));
  const formed = form && columns.find(({ names }) => names.includes(form.column));
  if (formed !== undefined && formed.values.size === 0)
    return { end: _at + 1, add: [{ text: `W${formed.n}`, raw, kind: 'text', number: formed.n }] };
  for (const column of columns) {
    const value = column.values.get(lower) ?? (column.holds === 'level' ? levelOf(lower, column) : undefined);
    if (value !== undefined)
      return { end: _at + 1, add: [{ text: `W${column.n}`, raw: value, kind: 'text', number: column.n }] };
  }
  return undefined;
}

/** Values of a log that are known by their form. */
const FORMS: readonly { readonly value: RegExp; readonly column: string }[] = [
  { value: /^\d{1,3}(?:\.\d{1,3}){3}$/, column: 'ip' },
  { value: /^\/[\w./-]*$/, column: 'page' },
];

const LEVELS = [/^warn(?:ing)?s?$/, /^err(?:or)?s?$/, /^infos?$/, /^debugs?$/, /^(?:fatal|critical)s?$/];

/** `warnings` are lines of the level WARN. */
function levelOf(lower: string, { values }: Column): string | undefined {
  const same = LEVELS.find((level) => level.test(lower));
  return same && [...values].find(([value]) => same.test(value))?.[1];
}

/** `490ms`, written as one word. */
function withUnit({ raw, kind }: Token, at: number): Read | undefined {
  const [, digits, unit] = /^(\d+)(ms|us|msec)$/i.exec(raw) ?? [];
  if (digits === undefined || unit === undefined || kind === 'number') return undefined;
  return {
    end: at + 1,
    add: [{ text: `N${at}`, raw: digits, kind: 'number', number: Number(digits) }, word(unit.toLowerCase())],
  };
}

/** `10:00`, `10 o'clock`, `3pm`; `february`. */
function clockAt(tokens: readonly Token[], at: number): Read | undefined {
  const token = tokens[at];
  const raw = token?.raw.toLowerCase() ?? '';
  const month = MONTHS.findIndex(
    (name) => name === raw || (raw.length === 3 && raw !== 'may' && name.startsWith(raw)),
  );
  if (month >= 0 && token?.kind !== 'day')
    return { end: at + 1, add: [{ text: `M${at}`, raw, kind: 'text', number: month + 1 }] };
  const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(raw);
  const half = /^(\d{1,2})(am|pm)$/.exec(raw);
  const oclock = tokens[at + 1]?.raw.toLowerCase() ?? '';
  const isHour = token?.kind === 'number' && /^(?:o'?clock|o|am|pm)$/.test(oclock);
  const spread = oclock === 'o' && tokens[at + 2]?.raw.toLowerCase() === 'clock' ? 3 : 2;
  const half2 = isHour && /^[ap]m$/.test(oclock) ? oclock : half?.[2];
  const hour = clock
    ? Number(clock[1])
    : half
      ? Number(half[1])
      : isHour
        ? token.number
        : raw === 'noon'
          ? 12
          : undefined;
  if (hour === undefined || hour > 24) return undefined;
  const of24 = half2 === 'pm' && hour < 12 ? hour + 12 : half2 === 'am' && hour === 12 ? 0 : hour;
  const text = `${String(of24).padStart(2, '0')}:${clock?.[2] ?? '00'}${clock?.[3] === undefined ? '' : `:${clock[3]}`}`;
  return { end: isHour ? at + spread : at + 1, add: [{ text: `H${at}`, raw: text, kind: 'text' }] };
}

function isNoun({ raw, kind }: Token, noun: string): boolean {
  const lower = raw.toLowerCase().replace('colour', 'color');
  return (
    kind === 'word' &&
    noun.length > 2 &&
    singulars(lower).some((form) => form === noun || `${form}s` === noun)
  );
}
