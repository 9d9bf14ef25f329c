// Covers a question with rules of the lexicon, choosing those that account for the most words.

import { type WordLines, WordList } from '../../words/spelling.ts';
import { type Instruction, matchAt, type Reader, readerOf, type Slots } from './match.ts';
import { PackedLists } from './packed-lists.ts';
import { programOf } from './pattern.ts';
import { SLOTS } from './slots.ts';
import type { Token, Written } from './token.ts';

/** The values of a pattern's slots, by slot name. */
export type Said = Slots;

/** One row: patterns that mean the same, and what they mean; undefined where these words cannot mean it. */
export type Rule<Fact> = {
  readonly patterns: readonly string[];
  readonly means: (said: Said) => readonly Fact[] | undefined;
  /** Breaks ties between two coverings. */
  readonly favour?: number;
  /** Tried only if the tokenized question matches this. */
  readonly onlyWith?: RegExp;
  /** `means` checks its slots itself: a word of the lexicon in one is no sign of a misreading. */
  readonly sure?: true;
};

export type Found<Fact> = { readonly start: number; readonly end: number; readonly facts: readonly Fact[] };

export type Covering<Fact> = {
  readonly facts: readonly Fact[];
  /** The words that were not understood. */
  readonly missed: readonly Token[];
  /** Words of the lexicon that were taken for names. */
  readonly doubtful: number;
  /** Other bare words that were taken for names or texts, where nothing says that they are. */
  readonly guessed: number;
  /** Higher for few long patterns than for many short ones that explain as much. */
  readonly worth: number;
  /** Which pattern accounts for which words, in their order. */
  readonly taken: readonly { readonly start: number; readonly end: number; readonly pattern: string }[];
};

/**
 * Which patterns a question may match, by numbers: of a pattern among those of all rules, of a word in `words`, of a
 * list in `lists`. The build stores it, so it is short to read: `packed-lists.ts`.
 */
export type RuleIndex = {
  readonly words: WordLines;
  /** For each word the patterns that may begin with it. */
  readonly byWord: string;
  /** The patterns that may begin with a value, and the slots that may hold it. */
  readonly bySlot: readonly (readonly [pattern: number, ...slots: string[]])[];
  /** For each pattern the numbers of lists; a match holds one word of each. */
  readonly needs: string;
  readonly lists: string;
};

export type Rules<Fact> = {
  readonly words: WordList;
  readonly byWord: PackedLists;
  readonly bySlot: RuleIndex['bySlot'];
  readonly needs: PackedLists;
  readonly lists: PackedLists;
  /** By its number; undefined where there is none. */
  readonly pattern: (at: number) => Compiled<Fact> | undefined;
};

/** A program is made when a question may first match its pattern. */
type Compiled<Fact> = {
  readonly rule: Rule<Fact>;
  readonly pattern: string;
  program: readonly Instruction[] | undefined;
};

export function indexedRules<Fact>(rules: readonly Rule<Fact>[], index: RuleIndex): Rules<Fact> {
  return {
    words: new WordList(index.words),
    byWord: new PackedLists(index.byWord),
    bySlot: index.bySlot,
    needs: new PackedLists(index.needs),
    lists: new PackedLists(index.lists),
    pattern: patternsOf(rules),
  };
}

/** Few of thousands are asked for. */
function patternsOf<Fact>(rules: readonly Rule<Fact>[]): Rules<Fact>['pattern'] {
  const made: Compiled<Fact>[] = [];
  const firsts = new Uint16Array(rules.length);
  let count = 0;
  for (const [at, { patterns }] of rules.entries()) {
    firsts[at] = count;
    count += patterns.length;
  }
  return (number) => {
    const known = made[number];
    if (known !== undefined) return known;
    let [low, high] = [0, rules.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((firsts[middle] ?? 0) > number) high = middle;
      else low = middle;
    }
    const rule = rules[low];
    const pattern = rule?.patterns[number - (firsts[low] ?? 0)];
    if (rule === undefined || pattern === undefined) return undefined;
    made[number] = { rule, pattern, program: undefined };
    return made[number];
  };
}

/** `fits`: whether what a row means can be, with the files that exist. */
export function cover<Fact>(
  written: Written,
  rules: Rules<Fact>,
  fits: (fact: Fact) => boolean = () => true,
): Covering<Fact> {
  const { tokens } = written;
  let doubtful = 0;
  let guessed = 0;
  const found = matchesIn(readerOf(tokens), rules, { text: written.text, fits });
  // From the end: the best that can be made of the rest.
  const best: { worth: number; take: Match<Fact> | undefined }[] = [];
  best[tokens.length] = { worth: 0, take: undefined };
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    let choice: { worth: number; take: Match<Fact> | undefined } = {
      worth: (best[at + 1]?.worth ?? 0) - (token === undefined ? 0 : weightOf(token)),
      take: undefined,
    };
    for (const match of found[at] ?? []) {
      const worth = (best[match.end]?.worth ?? 0) + match.worth;
      if (worth > choice.worth) choice = { worth, take: match };
    }
    best[at] = choice;
  }
  const facts: Fact[] = [];
  const missed: Token[] = [];
  const taken: Match<Fact>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const take = best[at]?.take;
    const token = tokens[at];
    if (take !== undefined) {
      doubtful += take.doubtful;
      guessed += take.guessed;
      taken.push(take);
      for (const fact of take.facts) facts.push(fact);
    } else if (token !== undefined && weightOf(token) > 0) missed.push(token);
    at = take?.end ?? at + 1;
  }
  return { facts, missed, doubtful, guessed, worth: best[0]?.worth ?? 0, taken };
}

type Match<Fact> = Found<Fact> & {
  readonly pattern: string;
  readonly worth: number;
  readonly doubtful: number;
  readonly guessed: number;
};

/** Less for a name that is a word of the lexicon: it probably is not a name. */
const DOUBT = 0.4;
/** Any word after these is a name. */
const NAMES_IT =
  /^(named|called|titled|string|word|text|phrase|user|group|extension|prefix|suffix|variable)~?$/;
/** What a name begins with, ends with or contains is a part of a name. */
const BEGINS = /^(?:(?:begin|start|end|prefix|suffix)\w* (?:with|in|by)|name contain\w*)$/;
/** Words of the lexicon that are also common names. */
const MAY_NAME =
  /^(stdin|root|docker|user|group|other|owner|others|errors?|warnings?|exception|failure|timeout|fatal|critical|panic|request|response|status|login|logout|client|visitor|comment|marker|.{1,4}|\d.*)$/;

/** Every match by the token it begins at. */
function matchesIn<Fact>(
  reader: Reader,
  rules: Rules<Fact>,
  { text, fits }: { readonly text: string; readonly fits: (fact: Fact) => boolean },
): readonly (readonly Match<Fact>[])[] {
  const { words, byWord, needs, lists, pattern } = rules;
  const said = new Set(reader.bases.map((word) => words.numberOf(word)));
  const isSaid = remembered(lists.count, (list) => lists.some(list, (word) => said.has(word)));
  const mayMatch = remembered(
    needs.count,
    (at) => needs.every(at, isSaid) && pattern(at)?.rule.onlyWith?.test(text) !== false,
  );
  const bySlot = rules.bySlot
    .filter(([at]) => mayMatch(at))
    .map(([at, ...slots]) => ({ at, items: slots.flatMap((slot) => SLOTS[slot]?.item ?? []) }));
  return reader.bases.map((word, from) => {
    const found: Match<Fact>[] = [];
    const tryAt = (at: number): void => {
      const one = pattern(at);
      const match = one && matchOf(one, { reader, at: from, known: words });
      if (match?.facts.every(fits) === true) found.push(match);
    };
    const begun = byWord.of(words.numberOf(word));
    for (const at of begun) if (mayMatch(at)) tryAt(at);
    for (const { at, items } of bySlot)
      if (!begun.includes(at) && items.some((item) => reader.passes(item, from))) tryAt(at);
    return found;
  });
}

/** Each number below `count` is asked about once. */
function remembered(count: number, ask: (number: number) => boolean): (number: number) => boolean {
  const answers = new Int8Array(count);
  return (number) => {
    if (answers[number] === 0) answers[number] = ask(number) ? 1 : -1;
    return answers[number] === 1;
  };
}

type Place = {
  readonly reader: Reader;
  readonly at: number;
  readonly known: WordList;
};

/** Longer matches are worth more than their words one by one: `last modified` says more than `last` and `modified`. */
function matchOf<Fact>(compiled: Compiled<Fact>, { reader, at, known }: Place): Match<Fact> | undefined {
  const { rule } = compiled;
  compiled.program ??= programOf(compiled.pattern);
  const found = matchAt(compiled.program, reader, at);
  if (found === undefined || found.end === at) return undefined;
  const { end, slots } = found;
  const facts = rule.means(slots);
  if (facts === undefined) return undefined;
  const covered = reader.tokens.slice(at, end).reduce((sum, token) => sum + weightOf(token), 0);
  const names = rule.sure === true ? [] : bareNames(reader, { start: at, end, slots });
  const ours = names.filter(({ text }) => known.has(text));
  const doubtful = ours.filter(({ text }) => !MAY_NAME.test(text)).length;
  const worth = covered + 0.25 * (end - at - 1) + (rule.favour ?? 0) - DOUBT * doubtful;
  return {
    start: at,
    end,
    pattern: compiled.pattern,
    facts,
    doubtful,
    guessed: names.length - ours.length,
    worth,
  };
}

/** Words in slots that nothing marks as names: no quotes, no existing entry, no `called` before them. */
function bareNames(
  { tokens }: Reader,
  { start, end, slots }: { readonly start: number; readonly end: number; readonly slots: Said },
): readonly Token[] {
  const held = new Set(Object.values(slots).flat());
  return tokens.slice(start, end).filter(
    (token, i) =>
      token.kind === 'word' &&
      held.has(token) &&
      // Capitals are a name: `set EDITOR to vim`.
      !/^[A-Z][A-Z\d_]{2,}$/.test(token.raw) &&
      // Marked with `~`, it is the name of an entry.
      !token.text.endsWith('~') &&
      !NAMES_IT.test(tokens[start + i - 1]?.text ?? '') &&
      !BEGINS.test(`${tokens[start + i - 2]?.text} ${tokens[start + i - 1]?.text}`),
  );
}

/** Words that carry little meaning on their own. */
const SMALL: ReadonlySet<string> = new Set(
  `of to in on at by for from with and is are was were be been it its them they their those these this that
   which whose who there then so as has have had having do does did can will would i you we us me my your
   our out up using via use into each only if when what how name file one ones done given current found also
   result show print display list output find return get search line content command per order following
   first any system such`.split(/\s+/),
);

/** The weight of a token. */
export function weightOf(token: Token): number {
  switch (token.kind) {
    case 'comma':
    case 'stop':
      return 0;
    case 'word':
      return SMALL.has(token.text.endsWith('~') ? token.text.slice(0, -1) : token.text) ? 0.15 : 1;
    default:
      return 1.5;
  }
}
