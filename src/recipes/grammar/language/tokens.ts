// Writes a question as one text for the patterns, in which every name, number, size, span and day is a short code.

import { readHomePlace } from '../../slots/places.ts';
import type { RecipeWorld } from '../../slots/recipe.ts';
import { lowerAt } from '../../slots/slot-values.ts';
import { ARTICLES, LONG_SAME, SPOKEN, stem } from '../../words/same-words.ts';
import { oneSlip, type WordList } from '../../words/spelling.ts';
import type { Word } from '../../words/words.ts';
import { type Read, readAmount } from './amounts.ts';
import type { Token, Written } from './token.ts';

export function writeOut(
  asked: readonly Word[],
  { world, known }: { readonly world: RecipeWorld | undefined; readonly known: WordList },
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

/** `( case insensitive )`, `(recursively)`: brackets around words of the sentence are ignored. */
function withoutBrackets(word: Word): readonly Word[] {
  if (word.quoted) return [word];
  // `backup files (~)`: how their names end.
  if (word.raw === '(~)') return [{ ...word, raw: '*~', lower: '*~' }];
  if (/^[()[\]{}:,;&–—-]+$/.test(word.raw)) return [];
  const open = /^\((?=[a-z])/i.test(word.raw) && !word.raw.includes(')') ? word.raw.slice(1) : word.raw;
  const raw =
    /[a-z]\)+$/i.test(open) && !/[a-z]\(/i.test(open) ? open.replace(/\)+$/, '').replace(/^\(/, '') : open;
  return raw === word.raw ? [word] : [{ ...word, raw, lower: raw.toLowerCase() }];
}

type Around = {
  readonly world: RecipeWorld | undefined;
  readonly known: WordList;
  readonly index: number;
};

function readAt(words: readonly Word[], at: number, around: Around): Read {
  const word = words[at];
  if (word === undefined) return { end: at + 1, add: [] };
  if (word.quoted) return { end: at + 1, add: [textToken(word, around)] };
  const spoken = readSpoken(words, at);
  if (spoken !== undefined) return spoken;
  const place = readHomePlace(words, at);
  if (place !== undefined && !exists(words[place.end - 1]?.raw ?? '', around.world))
    return { end: place.end, add: [{ text: `P${around.index}`, raw: place.path, kind: 'text' }] };
  if (isArticle(words, at)) return { end: at + 1, add: [] };
  return (
    readAmount(words, at, around.index) ?? {
      end: at + 1,
      add: [plainToken(word, { ...around, before: lowerAt(words, at - 1) })],
    }
  );
}

function isArticle(words: readonly Word[], at: number): boolean {
  if (!ARTICLES.has(lowerAt(words, at))) return false;
  const last = at + 1 >= words.length || words[at]?.pause !== '';
  return !last;
}

/** `sub directories`, `files and directories`: several words replaced by one. */
function readSpoken(words: readonly Word[], at: number): Read | undefined {
  const known = SPOKEN.get(lowerAt(words, at));
  const found = known?.find(({ said }) =>
    said.every((part, i) => {
      const lower = lowerAt(words, at + i);
      const isSaid = lower === part || (i === said.length - 1 && stem(lower) === part);
      return isSaid && (i === 0 || words[at + i - 1]?.pause === '');
    }),
  );
  if (found === undefined) return undefined;
  return {
    end: at + found.said.length,
    add: found.means.map((text) => ({ text, raw: text, kind: 'word' })),
  };
}

function textToken(word: Word, { world, index }: Around): Token {
  const { raw } = word;
  const kind = kindOfText(raw);
  const there = kind === 'Q' && exists(raw, world);
  // With its folder or its extension, a name that exists is not a text to search for.
  const named = raw.includes('/') || FILE_NAME.test(raw);
  if (there && named) return { text: `P${index}`, raw, kind: 'text' };
  if (there) return { text: `${kind}${index}~`, raw, kind: 'text' };
  const token = { text: `${kind}${index}`, raw, kind: 'text' } as const;
  return FILE_NAME.test(raw) ? token : { ...token, given: true };
}

/** With spaces, too. */
const FILE_NAME = /^[^,;:!?]*\w\.[a-z]\w{0,4}$/i;

/** What follows these is a kind of thing, not a place of that name. */
const OF_A_KIND =
  /^(all|every|each|any|no|both|these|those|broken|dangling|dead|hidden|old|new|empty|big|large|small|symbolic|hard|soft|extract|extracting|which|what|many)$/;

function plainToken(word: Word, around: Around & { readonly before: string }): Token {
  const raw =
    word.raw.replace(/^(?:["'`([]|\{(?![^}]*\}))+(?=.)|(?<=.)["'`)\]]+$|(?<=^[^{$]*)\}$/g, '') || word.raw;
  if (/^(?:[ugoa]*[+=-][rwxXst]+|[ugoa]+=)(?:,[ugoa]+[+=-][rwxXst]*)*$/.test(raw) && raw.length < 24)
    return { text: `O${around.index}`, raw, kind: 'mode' };
  const kind = kindOfText(raw);
  const own = stem(raw.toLowerCase());
  const same = around.known.has(own) ? own : undefined;
  if (kind !== 'Q' && !(kind === 'P' && same !== undefined))
    return { text: `${kind}${around.index}`, raw, kind: 'text' };
  const there = exists(raw, around.world);
  const lower = raw.toLowerCase();
  // If a folder called `logs` exists, it is meant; `files` always means files.
  const isKind = OF_A_KIND.test(around.before);
  if (
    same !== undefined &&
    there &&
    same !== lower &&
    !isKind &&
    !/^(file|folder|entry|line|character)$/.test(same)
  )
    return { text: `${lower}~`, raw, kind: 'word' };
  if (same !== undefined) return { text: there && same === lower ? `${same}~` : same, raw, kind: 'word' };
  if (/^[a-z0-9_.\-'+#]+$/.test(lower)) {
    if (there) return { text: `${lower}~`, raw, kind: 'word' };
    const meant = misspelled(lower, around.known);
    return meant === undefined
      ? { text: lower, raw, kind: 'word' }
      : { text: meant, raw: KIND_NAMES.includes(meant) ? meant : raw, kind: 'word', slip: true };
  }
  return { text: `Q${around.index}${there ? '~' : ''}`, raw, kind: 'text' };
}

/** `pyhton scripts` */
const KIND_NAMES = 'python javascript typescript markdown photo picture video image'.split(' ');

function misspelled(word: string, known: WordList): string | undefined {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return undefined;
  const meant = known.near(word).find(
    (other) =>
      (other.length > 4 && oneSlip(word, other)) ||
      // `wrods`: of shorter ones two neighbours in the plural.
      (other.length === 4 && word.length === 5 && oneSlip(word, `${other}s`)),
  );
  if (meant !== undefined) return meant;
  const same = LONG_SAME.find((other) => oneSlip(word, other));
  return same === undefined ? KIND_NAMES.find((other) => oneSlip(word, other)) : stem(same);
}

/** The kind of token by its spelling alone. */
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
