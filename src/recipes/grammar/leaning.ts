// Decides whether and how a question depends on the previous one: `only the png ones`, `count them`, `and the jpg ones`, `the same in docs`.

import { KINDS } from '../slots/kinds.ts';
import { withoutFiller } from '../words/common-words.ts';
import { readWords, type Word } from '../words/words.ts';

export type Leaning = {
  /** `widen`: more names than before; `replace`: other names; `again`: the same, elsewhere or with a change. */
  readonly kind: 'narrow' | 'widen' | 'replace' | 'again' | 'shell';
  /** What it says beside that; empty for `again`. */
  readonly rest: string;
  /** It has no meaning on its own. */
  readonly surely: boolean;
};

const OPENERS: readonly {
  readonly said: RegExp;
  readonly kind: Leaning['kind'];
  readonly surely: boolean;
}[] = [
  { said: /^(?:do )?(?:the )?same(?: thing)?\b|^(?:once )?again\b/, kind: 'again', surely: true },
  { said: /^(?:what|how) about\b/, kind: 'replace', surely: false },
  { said: /^(?:and )?also\b|^and(?= the .* ones?$)|^plus\b/, kind: 'widen', surely: false },
  { said: /^(?:show |list |keep )?(?:only|just)\b(?: show| list| keep)?/, kind: 'narrow', surely: true },
  { said: /^(?:but )?(?:not|without|except|excluding)\b(?=.)/, kind: 'narrow', surely: true },
];

const GLUE = /^(?:and|but|now|then|ok|okay|so)\b,? */;
const SHELL = /^(?:(?:do )?(?:the )?(?:same|that|it|them) )?(?:in|for) (?:powershell|pwsh|bash|zsh|fish)$/;
const REFERS = /\b(?:them|those|these|they|ones?)\b/;
/** With its own noun it is its own question. */
const NOUN =
  /\b(?:files?|folders?|director(?:y|ies)|dirs?|lines?|words?|columns?|commits?|branch(?:es)?|process(?:es)?|packages?)\b/;
/** `list the jpgs and count them`: what is meant comes before. */
const OWN_FILES = new RegExp(
  `^(?:find|list|show|get|search(?: for)?|look for) (?:me )?(?:all )?(?:the |my )?(?:${KINDS.flatMap(({ nouns }) => nouns).join('|')})s\\b.*\\b(?:and|then)\\b.*\\b(?:them|those|these)\\b`,
);
/** Its place is that of the files listed last, if those can be meant. */
const OF_KIND = new RegExp(
  `^(?:delete|remove|trash) (?:all )?the (?:(?:${KINDS.flatMap(({ nouns }) => nouns).join('|')})s|(?:${KINDS.flatMap(({ adjectives }) => adjectives.map((one) => one.replace(/\+/g, '\\+'))).join('|')}) files)$`,
);
const BARE = [
  /^(?:how many|count|number)(?: of)?(?: are| were)?(?: there| that)?$/,
  /^(?:sort(?:ed)?|order(?:ed)?)(?: by)? \w+(?: \w+){0,2}$/,
  /^(?:bigger|larger|smaller|greater|newer|older|more|less|over|under|at least|at most) (?:than )?\S+(?: \S+){0,3}$/,
  /^(?:newest|oldest|latest|largest|biggest|smallest) first$/,
  /^(?:the )?(?:\d+ )?(?:newest|oldest|latest|largest|biggest|smallest)$/,
  /^(?:the )?(?:first|last) \d+$/,
  /^(?:in|under|below|inside) \S+$/,
  /^(?:with )?(?:sizes|dates|owners|full paths?)$|^with (?:size|date|owner)$/,
  /^total size$/,
  /^(?:which|what)(?: one)? is the (?:newest|oldest|latest|largest|biggest|smallest)(?: one)?$/,
  /^(?:in )?(?:reverse|reversed|the other way a?round)$/,
  /^who owns (?:them|those|these)$/,
];

const MAY_REFER =
  /\b(?:it|them|those|these|they|that|this|both|instead)\b|\bthe (?:first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th)) (?:one|file|folder|result|two|three|four|five|\d+)\b|^(?:and|but|no|what about|how about|make|now|which|line|who|by|in|with|kill|stop|sort|the other|reverse|count|how many)\b| (?:too|rather)[?!.]*$|\bthe \w+(?: file| one)?(?=[?!.]*$| to | into )/i;
/** `side by side`, `3 to 5`. */
const FRAGMENT_WORDS = 3;

/** Whether it may be about what an earlier question showed, and has to be compared with it. */
export function mayRefer(question: string): boolean {
  return MAY_REFER.test(question) || question.trim().split(/\s+/).length <= FRAGMENT_WORDS;
}

/** Undefined for an independent question. */
export function leaning(question: string): Leaning | undefined {
  const words = readWords(question);
  if (words.length > MOST_WORDS) return undefined;
  const said = spoken(words);
  // `just` and `and` open a follow-up, but mean nothing inside a question.
  return leaningOf(said) ?? leaningOf(spoken(withoutFiller(words)));
}

const MOST_WORDS = 10;

function spoken(words: readonly Word[]): string {
  const text = words.map(({ raw, quoted }) => (quoted ? `'${raw}'` : raw)).join(' ');
  return text
    .replace(/[?!.,]+$/, '')
    .replace(/^(?:please )/i, '')
    .replace(/ please$/i, '')
    .replace(/^([A-Z])(?=[a-z]*\b)/, (letter) => letter.toLowerCase());
}

function leaningOf(said: string): Leaning | undefined {
  const text = said.replace(GLUE, '');
  if (SHELL.test(text.toLowerCase())) return { kind: 'shell', rest: shellIn(text), surely: true };
  for (const { said: opener, kind, surely } of OPENERS) {
    const whole = kind === 'widen' ? said : text;
    const found = opener.exec(whole);
    if (found === null) continue;
    const after = whole.slice(found[0].length).trim();
    const [leavesOut] = LEAVES_OUT.exec(found[0]) ?? [];
    const rest = leavesOut === undefined ? after : `${leavesOut} ${after}`;
    if (kind === 'again' || after !== '') return { kind, rest, surely };
  }
  const rest = text.replace(/ (?:too|as well|instead|only)$/, '');
  const kind = rest === text || / only$/.test(text) ? 'narrow' : / instead$/.test(text) ? 'replace' : 'widen';
  if (OF_KIND.test(rest.toLowerCase())) return { kind, rest, surely: false };
  return refers(rest.toLowerCase()) ? { kind, rest, surely: true } : undefined;
}

const LEAVES_OUT = /(?:not|without|except|excluding)$/;

function refers(text: string): boolean {
  const own = text.replace(/\b(?:those|these|the) (?:files?|folders?)\b|\bto (?:the )?\S+ folder$/g, '');
  if (OWN_FILES.test(text)) return false;
  return (REFERS.test(text) && !NOUN.test(own)) || BARE.some((bare) => bare.test(text));
}

function shellIn(text: string): string {
  const name = text.toLowerCase().split(' ').at(-1) ?? '';
  return name === 'pwsh' ? 'powershell' : name;
}
