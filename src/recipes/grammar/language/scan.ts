// Covers a question with rules of the lexicon: which of them, so that as much as possible is understood.

import { matchAt, type Reader, readerOf, type Slots } from './match.ts';
import { compilePattern, type Pattern } from './pattern.ts';
import type { Token, Written } from './token.ts';

/** What was in the slots of a pattern, by their names. */
export type Said = Slots;

/** One row: patterns that mean the same, and what they mean; undefined where these words cannot mean it. */
export type Rule<Fact> = {
  readonly patterns: readonly string[];
  readonly means: (said: Said) => readonly Fact[] | undefined;
  /** Added where two coverings say as much. */
  readonly favour?: number;
  /** Tried only where the written-out question holds this. */
  readonly onlyWith?: RegExp;
  /** `means` knows what may be in its slots: a word of the lexicon there is no sign of a misreading. */
  readonly sure?: true;
};

export type Found<Fact> = { readonly start: number; readonly end: number; readonly facts: readonly Fact[] };

export type Covering<Fact> = {
  readonly facts: readonly Fact[];
  /** The words that were not understood. */
  readonly missed: readonly Token[];
  /** Words of the lexicon that were taken for names. */
  readonly doubtful: number;
  /** Higher where few long patterns explain as much as many short ones. */
  readonly worth: number;
};

export type Rules<Fact> = {
  readonly words: ReadonlySet<string>;
  /** By the words they may begin with. */
  readonly byWord: ReadonlyMap<string, readonly Compiled<Fact>[]>;
  /** Those that may begin with a slot. */
  readonly bySlot: readonly Compiled<Fact>[];
};

type Compiled<Fact> = { readonly rule: Rule<Fact>; readonly pattern: Pattern };

export function compileRules<Fact>(rules: readonly Rule<Fact>[]): Rules<Fact> {
  const byWord = new Map<string, Compiled<Fact>[]>();
  const bySlot: Compiled<Fact>[] = [];
  const words = new Set<string>();
  for (const rule of rules) {
    for (const text of rule.patterns) {
      const pattern = compilePattern(text);
      const compiled = { rule, pattern };
      for (const word of pattern.words) words.add(word);
      if (pattern.first.items.size > 0) bySlot.push(compiled);
      for (const word of pattern.first.words) {
        const known = byWord.get(word);
        if (known === undefined) byWord.set(word, [compiled]);
        else known.push(compiled);
      }
    }
  }
  return { words, byWord, bySlot };
}

export function cover<Fact>(written: Written, rules: Rules<Fact>): Covering<Fact> {
  const { tokens } = written;
  let doubtful = 0;
  const found = matchesIn(readerOf(tokens), rules, written.text);
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
  for (let at = 0; at < tokens.length; ) {
    const take = best[at]?.take;
    const token = tokens[at];
    if (take !== undefined) {
      doubtful += take.doubtful;
      for (const fact of take.facts) facts.push(fact);
    } else if (token !== undefined && weightOf(token) > 0) missed.push(token);
    at = take?.end ?? at + 1;
  }
  return { facts, missed, doubtful, worth: best[0]?.worth ?? 0 };
}

type Match<Fact> = Found<Fact> & { readonly worth: number; readonly doubtful: number };

/** Less for a name that is one of our own words: it rather means what it says. */
const DOUBT = 0.4;
/** After these a name follows, whatever it is. */
const NAMES_IT =
  /^(named|called|titled|string|word|text|phrase|user|group|extension|prefix|suffix|variable)~?$/;
/** Words of ours that people and slots name things by. */
const MAY_NAME = /^(root|user|group|other|owner|others|.{1,4}|\d.*)$/;

/** Every match by the token it begins at. */
function matchesIn<Fact>(
  reader: Reader,
  rules: Rules<Fact>,
  text: string,
): readonly (readonly Match<Fact>[])[] {
  const said = new Set(reader.bases);
  const possible = new Map<Compiled<Fact>, boolean>();
  const mayMatch = (one: Compiled<Fact>): boolean => {
    let answer = possible.get(one);
    if (answer === undefined) {
      answer =
        one.rule.onlyWith?.test(text) !== false &&
        one.pattern.needs().every((words) => words.some((word) => said.has(word)));
      possible.set(one, answer);
    }
    return answer;
  };
  const bySlot = rules.bySlot.filter(mayMatch);
  return reader.bases.map((word, at) => {
    const found: Match<Fact>[] = [];
    const tryAt = (one: Compiled<Fact>): void => {
      const match = matchOf(one, { reader, at, known: rules.words });
      if (match !== undefined) found.push(match);
    };
    for (const one of rules.byWord.get(word) ?? []) if (mayMatch(one)) tryAt(one);
    for (const one of bySlot) {
      const { words, items } = one.pattern.first;
      if (words.has(word)) continue;
      for (const item of items) {
        if (!reader.passes(item, at)) continue;
        tryAt(one);
        break;
      }
    }
    return found;
  });
}

type Place = { readonly reader: Reader; readonly at: number; readonly known: ReadonlySet<string> };

/** Longer matches are worth more than their words one by one: `last modified` says more than `last` and `modified`. */
function matchOf<Fact>(
  { rule, pattern }: Compiled<Fact>,
  { reader, at, known }: Place,
): Match<Fact> | undefined {
  const found = matchAt(pattern.program(), reader, at);
  if (found === undefined || found.end === at) return undefined;
  const { end, slots } = found;
  const facts = rule.means(slots);
  if (facts === undefined) return undefined;
  const covered = reader.tokens.slice(at, end).reduce((sum, token) => sum + weightOf(token), 0);
  const doubtful =
    rule.sure === true
      ? 0
      : reader.tokens.slice(at, end).filter((token, i) => {
          const isOurs = token.kind === 'word' && known.has(token.text) && !MAY_NAME.test(token.text);
          const isHeld = isOurs && Object.values(slots).some((tokens) => tokens.includes(token));
          return isHeld && !NAMES_IT.test(reader.tokens[at + i - 1]?.text ?? '');
        }).length;
  const worth = covered + 0.25 * (end - at - 1) + (rule.favour ?? 0) - DOUBT * doubtful;
  return { start: at, end, facts, doubtful, worth };
}

const SMALL =
  /^(of|to|in|on|at|by|for|from|with|and|is|are|was|were|be|been|it|its|them|they|their|those|these|this|that|which|whose|who|there|then|so|as|has|have|had|having|do|does|did|can|will|would|i|you|we|us|me|my|your|our|out|up|using|via|use|into|each|only|if|when|what|how|name|file|one|ones|done|given|current|found|also|result|show|print|display|list|output|find|return|get|search|line|content|command|per|order|following|first|any|system|such)$/;

/** How much a token says. */
export function weightOf(token: Token): number {
  switch (token.kind) {
    case 'comma':
    case 'stop':
      return 0;
    case 'word':
      return SMALL.test(token.text.replace(/~$/, '')) ? 0.15 : 1;
    default:
      return 1.5;
  }
}
