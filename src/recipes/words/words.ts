// Splits a question into words: expands contractions, keeps quoted text whole, drops punctuation.

import { unswapped } from './spelling.ts';

export type Word = {
  /** As typed, without surrounding quotes or closing punctuation. Names and texts are taken from here. */
  readonly raw: string;
  /** Lower case; what phrases are compared with. A quoted word never equals a phrase word. */
  readonly lower: string;
  readonly quoted: boolean;
  /** Followed directly by a comma, semicolon, question mark or full stop. */
  readonly pause: '' | ',' | ';' | '?' | '.';
};

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
  '«': '»',
};

const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  "i'm": ['i', 'am'],
  "i've": ['i', 'have'],
  "i'd": ['i', 'would'],
  "let's": ['let', 'us'],
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  cannot: ['can', 'not'],
  cant: ['can', 'not'],
  whats: ['what', 'is'],
  whos: ['who', 'is'],
  wheres: ['where', 'is'],
};

/** Splits a question. An apostrophe opens a quotation only at the start of a word and if one closes it. */
export function readWords(question: string): readonly Word[] {
  const text = question.normalize('NFC').replace(/[\r\n\t\v\f]+/g, ' ');
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    const quoted = readQuoted(text, at);
    const end = quoted?.end ?? endOfBare(text, at);
    const isInside = words.length > 0 && / \S/.test(text.slice(end));
    words.push(...(quoted ? [quoted.word] : bareWords(text.slice(at, end), isInside)));
    at = end;
  }
  return words.map((word, index) => (word.quoted || isSearchedFor(words, index) ? word : corrected(word)));
}

/** `search for teh in a.txt`, `replace teh by the`: the text itself, however it is spelled. */
function isSearchedFor(words: readonly Word[], at: number): boolean {
  const [before, after] = [words[at - 1]?.lower ?? '', words[at + 1]?.lower ?? ''];
  const replaced = words.slice(0, at).some(({ lower }) => lower === 'replace');
  return replaced || (BEFORE_TEXT.test(before) && AFTER_TEXT.test(after));
}

const BEFORE_TEXT =
  /^(?:for|contain(?:s|ing)?|mention(?:s|ing)?|match(?:es|ing)?|with|named|called|word|text|string|grep|search)$/;
const AFTER_TEXT = /^(?:|in|inside|within|under|below|here|from|everywhere|and|or)$/;

function corrected(word: Word): Word {
  const meant = unswapped(word.lower);
  return meant === word.lower ? word : { ...word, raw: meant, lower: meant };
}

function readQuoted(text: string, at: number): { word: Word; end: number } | undefined {
  const open = text[at] ?? '';
  const own = QUOTES[open];
  // Plain text sets quotes as `this', too.
  const close = open === '`' && !text.includes('`', at + 1) ? "'" : own;
  if (close === undefined) return undefined;
  for (let end = text.indexOf(close, at + 1); end !== -1; end = text.indexOf(close, end + 1)) {
    const after = /^([,;?.!]?)(?:[,;?.!]*)(?= |$)/.exec(text.slice(end + 1));
    if (after === null || end === at + 1) continue;
    const raw = text.slice(at + 1, end);
    const word = { raw, lower: raw.toLowerCase(), quoted: true, pause: pauseOf(after[1] ?? '') };
    return { word, end: end + 1 + after[0].length };
  }
  return undefined;
}

function endOfBare(text: string, at: number): number {
  const blank = text.indexOf(' ', at);
  // `port 8080;and who` has no space after the semicolon.
  const semicolon = text.indexOf(';', at);
  const ends = [blank, semicolon === -1 ? -1 : semicolon + 1].filter((end) => end !== -1);
  return ends.length === 0 ? text.length : Math.min(...ends);
}

/** `isInside`: with words before and after it. */
function bareWords(text: string, isInside: boolean): readonly Word[] {
  const closing = /(?<![,;:?!.])[,;:?!.]+$/.exec(text)?.[0] ?? '';
  const raw = text.slice(0, text.length - closing.length);
  const pause = pauseOf(closing.replace(/[:!]/g, '').slice(0, 1));
  // `.`, `..` and `./` are folders, not punctuation; `src/.` too.
  if (/^\.{1,2}$/.test(text) || (raw.endsWith('/') && closing.startsWith('.'))) return [bareWord(text, '')];
  if (raw === '')
    // `files with a ? in the name`: the character itself.
    return /^[?!,;]$/.test(text) && isInside ? [{ ...bareWord(text, ''), quoted: true }] : [];
  const opened = openContraction(raw.replace(/’/g, "'"));
  return opened.map((part, i) => bareWord(part, i === opened.length - 1 ? pause : ''));
}

export function bareWord(raw: string, pause: Word['pause'] = ''): Word {
  return { raw, lower: raw.toLowerCase(), quoted: false, pause };
}

function pauseOf(mark: string): Word['pause'] {
  return mark === ',' || mark === ';' || mark === '?' || mark === '.' ? mark : '';
}

function openContraction(raw: string): readonly string[] {
  const lower = raw.toLowerCase();
  const known = Object.hasOwn(CONTRACTIONS, lower) ? CONTRACTIONS[lower] : undefined;
  if (known !== undefined) return known;
  const is = /^(what|who|where|which|when|how|that|there|it|here)'s$/.exec(lower);
  if (is?.[1] !== undefined) return [is[1], 'is'];
  const are = /^(what|who|where|which|they|you|we)'re$/.exec(lower);
  if (are?.[1] !== undefined) return [are[1], 'are'];
  const not = /^(is|are|do|does|did|was|were|has|have|had|could|would|should)n'?t$/.exec(lower);
  if (not?.[1] !== undefined) return [not[1], 'not'];
  return [raw];
}

/** The words as a question again. */
export function asText(words: readonly Word[]): string {
  return words
    .map(({ raw, quoted, pause }) => {
      const mark = raw.includes('"') ? "'" : '"';
      return `${quoted ? `${mark}${raw}${mark}` : raw}${pause}`;
    })
    .join(' ');
}
