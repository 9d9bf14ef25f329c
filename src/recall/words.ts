// The words of a question about the past, and what each may be called in a command.

import { type Doings, doingsOf, type Knowledge } from './described.ts';
import { MEANINGS } from './meanings.ts';
import { stemOf } from './stems.ts';

export type Term = {
  readonly word: string;
  readonly stem: string;
  /** What means the same: every token of one must be in the command. */
  readonly meanings: readonly (readonly string[])[];
  /** Programs and options whose description has it. */
  readonly doings: Doings;
  /** What says little by itself: `did I get`, but not `that go command`. */
  readonly isLight: boolean;
};

/** Without words that every question has. */
export function termsOf(text: string, knowledge: Knowledge): readonly Term[] {
  const found = new Map<string, Term>();
  let before = '';
  const said = inOneWord(text).split(/[\s,;?!"“”]+|(?<=\p{L})-(?=\p{L})/u);
  for (const [at, spelled] of said.entries()) {
    const word = spelled.replace(/^['’(]+|['’).:]+$/g, '').replace(/['’]s$/, '');
    const lower = word.toLowerCase();
    const isLight = EVERYWHERE.test(lower) || (BEFORE_VERB.has(before) && LIGHT.has(lower));
    before = lower;
    if (word === '' || lower === '-' || (STOP.has(lower) && !isThing(lower, said[at + 1]))) continue;
    const stem = stemOf(lower);
    if (found.has(stem)) continue;
    found.set(stem, {
      word,
      stem,
      meanings: meaningsOf(stem, lower),
      doings: doingsOf(stem, knowledge),
      isLight,
    });
  }
  return [...found.values()].slice(0, MOST);
}

/** `the can bus`, but not `how can I`. */
function isThing(word: string, next = ''): boolean {
  return word === 'can' && !/^(?:i|we|you|it|be|one|they|not)?$/i.test(next);
}

/** A bit each in a number. */
const MOST = 24;

/** Nearly every command has one; and they are names of programs as well. */
const EVERYWHERE = /^(?:files?|folders?|director(?:y|ies))$/;

const BEFORE_VERB = new Set(['i', 'we', 'to']);
const LIGHT = new Set(
  'go get see saw look find found put set take make made keep kept give let turn want need call do try'.split(
    ' ',
  ),
);

/** Verbs of several words: their parts mean something else. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:find|found|figure|work) out\b/gi, ''],
  [/\b(?:get|got|go|went) (?:in|into|inside)\b/gi, 'enter'],
  [/\blog(?:ged)? (?:in|into|on)\b/gi, 'login'],
  [/\b(?:get|got) rid of\b/gi, 'delete'],
  [/\b(?:go|went|get|got) back\b/gi, 'revert'],
  [/\b(?:load|stress)[ -]test(?:ed|ing)?\b/gi, 'benchmark'],
  [/\bslow(?:s|ed|ing)? down\b/gi, 'slow'],
  [/\bset up\b/gi, 'setup'],
  [/\bback(?:ed|ing)? up\b/gi, 'backup'],
  [/\b(?:public|external|wan) ip(?: address)?\b/gi, 'publicip'],
  [/\b(?:throw|throws|threw|thrown) away\b/gi, 'discard'],
  [/\b(?:sits|sitting|sat) on (?=(?:\S+ ){0,2}port\b)/gi, 'listen '],
  // A disc, not the command: `that cd to the project`.
  [/(?<=\b(?:an?|music|audio|data|of the) )cd\b/gi, 'cdrom'],
  [/\bhow many\b/gi, 'count'],
  [/\b(?:have|has|had|with|contain(?:s|ing)?) no\b/gi, 'without'],
  [/\bwho (?:last )?(?:changed|wrote|added|touched|broke|edited|introduced)\b/gi, 'blame'],
  [/\b(?:again )?(?:on every|on each|whenever|when) (?:\w+ )?(?:changes?|saves?)\b/gi, 'watch'],
  [/\bspe?e?d(?:ed)? up\b/gi, 'speed'],
  [/\b(?:bring|brought) up\b/gi, 'start'],
  [/\btak(?:es?|ing) (?:up )?(?:the )?most (?:space|room)\b/gi, 'biggest size'],
  [/\beats?(?:ing)? (?:up )?(?:my|the|all) (?:space|disk|memory)\b/gi, 'biggest size'],
  [/\b(\d+) ?(kb|mb|gb|tb|kib|mib|gib)\b/gi, '$1$2'],
  [/\blook(?:ed)? (?:in|into|inside)\b/gi, 'peek'],
  [/\blook(?:ed)? up\b/gi, 'query'],
  [/\bturn(?:ed)? off\b/gi, 'disable'],
  [/\bturn(?:ed)? on\b/gi, 'enable'],
];

function inOneWord(text: string): string {
  return PHRASES.reduce((rest, [phrase, verb]) => rest.replace(phrase, verb), text).replace(
    /\b(\d{1,3}|two|three|four|five|six|seven|ten) (second|minute|hour|day|week|month|year)s?\b/gi,
    (_, count: string, unit: string) => `${NUMBERS[count.toLowerCase()] ?? count}${unit.toLowerCase()}s`,
  );
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};

const STOP = new Set(
  `a an the this that these those it its my me i i'd i've we our you your he she they them of to in on at for with
   by from into onto over and or as is was were are be been am do did does done have had has having can could would
   should will what which who whom whose when where why how there here again before earlier already once last ago
   command commands line lines thing things stuff one ones time used use uses using ran typed entered executed issued
   again another other much many remember recall me show tell gave give please some any all every each also just so then than out up
   off got went worked work about something somehow somewhere ever not recently previously back was used please
   history past`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const BY_STEM = new Map<string, (readonly string[])[]>();
for (const [words, ...alternatives] of MEANINGS)
  for (const stem of new Set(words.split(' ').flatMap((word) => [word, stemOf(word)])))
    BY_STEM.set(stem, [
      ...(BY_STEM.get(stem) ?? []),
      ...alternatives.map((alternative) => alternative.split(' ')),
    ]);

function meaningsOf(stem: string, word: string): readonly (readonly string[])[] {
  const span = /^(\d{1,3})(second|minute|hour|day|week|month|year)s?$/.exec(word);
  if (span) return spanned(Number(span[1]), span[2] ?? '');
  const size = /^(\d+)([kmgt])i?b$/.exec(word);
  if (size) return [[`${size[1]}${size[2]}`], [`+${size[1]}${size[2]}`], [`${size[1]}`, size[2] ?? '']];
  return BY_STEM.get(stem) ?? BY_STEM.get(word) ?? [];
}

/** `2 weeks` is `14d`, `+14`, `2w` or `2 weeks` in a command. */
function spanned(count: number, unit: string): readonly (readonly string[])[] {
  const days = count * ({ day: 1, week: 7, month: 30, year: 365 }[unit] ?? 0);
  return [
    [`${count}${unit[0]}`],
    [`${count}`, unit],
    ...(days > 0 ? [[`${days}d`], [`+${days}`], [`-${days}`]] : []),
  ];
}
