// A question written out for the patterns: one text in which every name, number, size, span and day is a short code.

import { readDay } from '../../slots/days.ts';
import type { RecipeWorld } from '../../slots/recipe.ts';
import { type Day, lowerAt } from '../../slots/slot-values.ts';
import { oneSlip } from '../../words/spelling.ts';
import type { Word } from '../../words/words.ts';
import { ARTICLE, SPOKEN, stem } from './same-words.ts';

export type Size = { readonly amount: number; readonly unit: SizeUnit };
export type SizeUnit = 'c' | 'k' | 'M' | 'G' | 'T' | 'b';
/** `b` is a block of `find`. */
export const UNIT_BYTES: Readonly<Record<SizeUnit, number>> = {
  c: 1,
  b: 512,
  k: 1024,
  M: 1024 ** 2,
  G: 1024 ** 3,
  T: 1024 ** 4,
};
/** Minutes, or days where it was said in days and longer units. */
export type Span = { readonly amount: number; readonly unit: 'minutes' | 'days' };

export type Token = {
  /** As it stands in the written-out text. */
  readonly text: string;
  /** As typed, without quotes. */
  readonly raw: string;
  readonly kind: 'word' | 'stop' | 'comma' | 'text' | 'number' | 'size' | 'span' | 'day' | 'mode';
  readonly number?: number;
  readonly size?: Size;
  readonly span?: Span;
  readonly day?: Day;
};

export type Written = {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Where each token begins in the text; its length at the end. */
  readonly starts: readonly number[];
};

export function writeOut(
  asked: readonly Word[],
  { world, known }: { readonly world: RecipeWorld | undefined; readonly known: ReadonlySet<string> },
): Written {
  const words = asked.flatMap(withoutBrackets);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const { end, add } = readAt(words, at, { world, known, index: tokens.length });
    for (const token of add) tokens.push(token);
    const pause = words[end - 1]?.pause ?? '';
    if (pause === ',' && end < words.length) tokens.push({ text: ',', raw: ',', kind: 'comma' });
    else if (pause !== '' && pause !== ',' && end < words.length)
      tokens.push({ text: ';', raw: pause, kind: 'stop' });
    at = end;
  }
  return writtenFrom(tokens);
}

export function writtenFrom(tokens: readonly Token[]): Written {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token.text} `;
  }
  return { text, tokens, starts: [...starts, text.length] };
}

/** `( case insensitive )`, `(recursively)`: brackets around words of the sentence say nothing. */
function withoutBrackets(word: Word): readonly Word[] {
  if (word.quoted) return [word];
  if (/^[()[\]{}:,;&–—-]+$/.test(word.raw)) return [];
  const open = /^\((?=[a-z])/i.test(word.raw) && !word.raw.includes(')') ? word.raw.slice(1) : word.raw;
  const raw =
    /[a-z]\)+$/i.test(open) && !/[a-z]\(/i.test(open) ? open.replace(/\)+$/, '').replace(/^\(/, '') : open;
  return raw === word.raw ? [word] : [{ ...word, raw, lower: raw.toLowerCase() }];
}

type Around = {
  readonly world: RecipeWorld | undefined;
  readonly known: ReadonlySet<string>;
  readonly index: number;
};
type Read = { readonly end: number; readonly add: readonly Token[] };

function readAt(words: readonly Word[], at: number, around: Around): Read {
  const word = words[at];
  if (word === undefined) return { end: at + 1, add: [] };
  if (word.quoted) return { end: at + 1, add: [textToken(word, around)] };
  if (isArticle(words, at)) return { end: at + 1, add: [] };
  return (
    readSpoken(words, at) ??
    readAmount(words, at, around.index) ?? {
      end: at + 1,
      add: [plainToken(word, around)],
    }
  );
}

function isArticle(words: readonly Word[], at: number): boolean {
  if (!ARTICLE.test(lowerAt(words, at))) return false;
  const last = at + 1 >= words.length || words[at]?.pause !== '';
  return !last;
}

/** `sub directories`, `files and directories`: several words for one of ours. */
function readSpoken(words: readonly Word[], at: number): Read | undefined {
  const known = SPOKEN.get(lowerAt(words, at));
  const found = known?.find(({ said }) =>
    said.every((part, i) => lowerAt(words, at + i) === part && (i === 0 || words[at + i - 1]?.pause === '')),
  );
  if (found === undefined) return undefined;
  return {
    end: at + found.said.length,
    add: found.means.map((text) => ({ text, raw: text, kind: 'word' })),
  };
}

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const RANKS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const SIZE_UNIT =
  /^(b|bytes?|[kmgt]i?b?|kbs?|mbs?|gbs?|kilobytes?|megabytes?|gigabytes?|terabytes?|kibibytes?|mebibytes?|gibibytes?|megs?|gigs?|kilos?|blocks?)$/;
const MINUTES: Readonly<Record<string, number>> = {
  second: 1 / 60,
  sec: 1 / 60,
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
};
const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  year: 365,
};

function readAmount(words: readonly Word[], at: number, index: number): Read | undefined {
  const raw = lowerAt(words, at);
  const day = readDay(words, at).find(({ end }) => end > at);
  if (day?.value.type === 'day' && (day.end > at + 1 || /\d/.test(raw)))
    return {
      end: day.end,
      add: [{ text: `D${index}`, raw: rawOf(words, at, day.end), kind: 'day', day: day.value.day }],
    };
  const rank =
    /^(\d+)(st|nd|rd|th)$/.exec(raw)?.[1] ?? (RANKS.indexOf(raw) > 1 ? RANKS.indexOf(raw) : undefined);
  if (rank !== undefined)
    return { end: at + 1, add: [{ text: `R${index}`, raw, kind: 'number', number: Number(rank) }] };
  const [, digits, attached = ''] = /^[+-]?(\d+(?:\.\d+)?)-?([a-z]*)$/.exec(raw) ?? [];
  const spelled = NUMBERS.indexOf(raw);
  const one =
    /^(last|past|previous|this|within)$/.test(lowerAt(words, at - 1)) ||
    /^(a|an)$/.test(lowerAt(words, at - 1));
  if (digits === undefined && spelled < 0) {
    const alone = one ? spanOf(1, raw) : undefined;
    return alone && { end: at + 1, add: [spanToken(alone, raw, index)] };
  }
  const amount = digits === undefined ? spelled : Number(digits);
  const unit = attached === '' ? lowerAt(words, at + 1) : attached;
  const end = attached === '' ? at + 2 : at + 1;
  const joined = attached !== '' || words[at]?.pause === '';
  const span = joined ? spanOf(amount, unit) : undefined;
  const between = rawOf(words, at, end);
  if (span !== undefined) return { end, add: [spanToken(span, between, index)] };
  if (joined && SIZE_UNIT.test(unit))
    return {
      end,
      add: [{ text: `S${index}`, raw: between, kind: 'size', size: { amount, unit: sizeUnit(unit) } }],
    };
  if (attached !== '') return undefined;
  return {
    end: at + 1,
    add: [{ text: `N${index}`, raw: words[at]?.raw ?? raw, kind: 'number', number: amount }],
  };
}

function rawOf(words: readonly Word[], at: number, end: number): string {
  return words
    .slice(at, end)
    .map(({ raw }) => raw)
    .join(' ');
}

function spanToken(span: Span, raw: string, index: number): Token {
  return { text: `T${index}`, raw, kind: 'span', span };
}

function spanOf(amount: number, unit: string): Span | undefined {
  const singular = unit.replace(/s$/, '');
  const minutes = Object.hasOwn(MINUTES, singular) ? MINUTES[singular] : undefined;
  if (minutes !== undefined) return { amount: Math.max(1, Math.round(amount * minutes)), unit: 'minutes' };
  const days = Object.hasOwn(DAYS, singular) ? DAYS[singular] : undefined;
  return days === undefined ? undefined : { amount: amount * days, unit: 'days' };
}

function sizeUnit(unit: string): SizeUnit {
  if (unit.startsWith('block')) return 'b';
  if (unit.startsWith('b')) return 'c';
  const letter = unit.charAt(0);
  return letter === 'k' ? 'k' : letter === 'm' ? 'M' : letter === 'g' ? 'G' : 'T';
}

function textToken(word: Word, { world, index }: Around): Token {
  const kind = kindOfText(word.raw);
  const there = kind === 'Q' && exists(word.raw, world);
  return { text: `${kind}${index}${there ? '~' : ''}`, raw: word.raw, kind: 'text' };
}

function plainToken(word: Word, around: Around): Token {
  const raw = word.raw.replace(/^["'`([{]+(?=.)|(?<=.)["'`)\]]+$|(?<=^[^{$]*)\}$/g, '') || word.raw;
  if (/^[ugoa]*[+=-][rwxXst]+$/.test(raw) && /[rwxXst]$/.test(raw) && raw.length < 9)
    return { text: `O${around.index}`, raw, kind: 'mode' };
  const kind = kindOfText(raw);
  const own = stem(raw.toLowerCase());
  const same = around.known.has(own) ? own : undefined;
  if (kind !== 'Q' && !(kind === 'P' && same !== undefined))
    return { text: `${kind}${around.index}`, raw, kind: 'text' };
  const there = exists(raw, around.world);
  const lower = raw.toLowerCase();
  // A folder called `logs` is meant where there is one; `files` are files.
  if (same !== undefined && there && same !== lower && !/^(file|folder|entry|line|character)$/.test(same))
    return { text: `${lower}~`, raw, kind: 'word' };
  if (same !== undefined) return { text: there && same === lower ? `${same}~` : same, raw, kind: 'word' };
  if (/^[a-z0-9_.\-'+#]+$/.test(lower)) {
    if (there) return { text: `${lower}~`, raw, kind: 'word' };
    return { text: misspelled(lower, around.known) ?? lower, raw, kind: 'word' };
  }
  return { text: `Q${around.index}${there ? '~' : ''}`, raw, kind: 'text' };
}

function misspelled(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return undefined;
  for (const other of known) if (other.length > 4 && oneSlip(word, other)) return other;
  return undefined;
}

/** What the spelling alone tells. */
function kindOfText(raw: string): 'V' | 'U' | 'G' | 'E' | 'F' | 'P' | 'Q' {
  if (/^\$(\w+|\{\w+\})$/.test(raw)) return 'V';
  if (/^[\w./-]*(\$\w+|\$\{\w+\})[\w./-]*$/.test(raw)) return 'V';
  if (/^[a-z]+:\/\/\S+$/.test(raw)) return 'U';
  if (/^[^\s]*(\*|\?[\w.]|[\w.]\?$|\[.+\])[^\s]*$/.test(raw) && !/[|(){}^$\\]/.test(raw)) return 'G';
  if (/^\.[a-z][a-z0-9]{0,6}$/i.test(raw)) return 'E';
  if (
    /^(~|\.{1,2}|\/)$/.test(raw) ||
    (/\//.test(raw) && /^[^\s*?<>|&;()\\^]+$/.test(raw) && !/^\/?[^/]*\/[gi]$/.test(raw))
  )
    return 'P';
  if (/^[^\s/*?<>|&;()\\^$=:]*[\w)~-]\.[a-z][\w]{0,9}(\.\d+)?$/i.test(raw)) return 'F';
  return 'Q';
}

function exists(raw: string, world: RecipeWorld | undefined): boolean {
  return world !== undefined && raw !== '' && !raw.includes('\n') && world.kindOf(raw) !== 'none';
}
