// Covers a question with rules of the lexicon: which of them, so that as much as possible is understood.

import { compilePattern, type Pattern } from './pattern.ts';
import type { Token, Written } from './token.ts';

/** What stood in the slots of a pattern, by their names. */
export type Said = Readonly<Record<string, readonly Token[]>>;

/** One row: patterns that mean the same, and what they mean; undefined where these words cannot mean it. */
export type Rule<Fact> = {
  readonly patterns: readonly string[];
  readonly means: (said: Said) => readonly Fact[] | undefined;
  /** Added where two coverings say as much. */
  readonly favour?: number;
  /** Tried only where the written-out question holds this. */
  readonly onlyWith?: RegExp;
  /** `means` knows what may stand in its slots: a word of the lexicon there is no sign of a misreading. */
  readonly sure?: true;
};

export type Found<Fact> = { readonly start: number; readonly end: number; readonly facts: readonly Fact[] };

export type Covering<Fact> = {
  readonly facts: readonly Fact[];
  /** The words nobody understood. */
  readonly missed: readonly Token[];
  /** Words of the lexicon that were taken for somebody's names. */
  readonly doubtful: number;
  /** Higher where few long patterns explain as much as many short ones. */
  readonly worth: number;
};

export type Rules<Fact> = {
  readonly words: ReadonlySet<string>;
  readonly reached: (word: string) => readonly Compiled<Fact>[];
};

type Compiled<Fact> = { readonly rule: Rule<Fact>; readonly pattern: Pattern };

export function compileRules<Fact>(rules: readonly Rule<Fact>[]): Rules<Fact> {
  const byWord = new Map<string, Compiled<Fact>[]>();
  const always: Compiled<Fact>[] = [];
  const words = new Set<string>();
  for (const rule of rules) {
    for (const text of rule.patterns) {
      const pattern = compilePattern(text);
      for (const word of pattern.words) words.add(word);
      if (pattern.first === undefined) always.push({ rule, pattern });
      else
        for (const word of pattern.first) {
          const known = byWord.get(word);
          if (known === undefined) byWord.set(word, [{ rule, pattern }]);
          else known.push({ rule, pattern });
        }
    }
  }
  return { words, reached: (word) => [...(byWord.get(word.replace(/~$/, '')) ?? []), ...always] };
}

export function cover<Fact>(written: Written, rules: Rules<Fact>): Covering<Fact> {
  const { tokens } = written;
  let doubtful = 0;
  const said = new Set(tokens.map(({ text }) => text.replace(/~$/, '')));
  const found = tokens.map((token, at) =>
    matchesAt({ written, at, said, known: rules.words }, rules.reached(token.text)),
  );
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
const NAMES_IT = /^(named|called|titled|string|text|phrase|user|group|extension|prefix|suffix|variable)~?$/;
/** Words of ours that people and slots name things by. */
const MAY_NAME = /^(root|user|group|other|owner|others|.{1,4}|\d.*)$/;

/** Longer matches are worth more than their words one by one: `last modified` says more than `last` and `modified`. */
function matchesAt<Fact>(
  {
    written,
    at,
    said,
    known,
  }: {
    readonly written: Written;
    readonly at: number;
    readonly said: ReadonlySet<string>;
    readonly known: ReadonlySet<string>;
  },
  rules: readonly Compiled<Fact>[],
): readonly Match<Fact>[] {
  const from = written.starts[at] ?? 0;
  return rules.flatMap(({ rule, pattern }) => {
    if (!pattern.needs().every((words) => words.some((word) => said.has(word)))) return [];
    if (rule.onlyWith?.test(written.text) === false) return [];
    const regex = pattern.regex();
    regex.lastIndex = from;
    const found = regex.exec(written.text);
    if (found === null || found[0] === '') return [];
    const end = indexAt(written, from + found[0].length);
    const held = saidIn(found, written, at, end);
    const facts = rule.means(held);
    if (facts === undefined) return [];
    const covered = written.tokens.slice(at, end).reduce((sum, token) => sum + weightOf(token), 0);
    const doubtful =
      rule.sure === true
        ? 0
        : written.tokens.slice(at, end).filter((token, i, matched) => {
            const isOurs = token.kind === 'word' && known.has(token.text) && !MAY_NAME.test(token.text);
            const isHeld = isOurs && Object.values(held).some((tokens) => tokens.includes(token));
            return isHeld && !NAMES_IT.test(matched[i - 1]?.text ?? '');
          }).length;
    const worth = covered + 0.25 * (end - at - 1) + (rule.favour ?? 0) - DOUBT * doubtful;
    return [{ start: at, end, facts, doubtful, worth }];
  });
}

function indexAt({ starts }: Written, offset: number): number {
  const found = starts.indexOf(offset);
  return found === -1 ? starts.length - 1 : found;
}

/** A code names its token; a plain word is looked up among those matched. */
function saidIn(found: RegExpExecArray, { tokens }: Written, start: number, end: number): Said {
  const said: Record<string, readonly Token[]> = {};
  for (const [name, text] of Object.entries(found.groups ?? {})) {
    if (text === undefined) continue;
    said[name] = text
      .trim()
      .split(' ')
      .flatMap((part) => {
        if (/^(,|and|or)$/.test(part)) return [];
        const token = tokens.slice(start, end).find((one) => one.text === part);
        return token === undefined ? [] : [token];
      });
  }
  return said;
}

const SMALL =
  /^(of|to|in|on|at|by|for|from|with|and|or|is|are|was|were|be|been|it|its|them|they|their|those|these|this|that|which|whose|who|there|then|so|as|has|have|had|having|do|does|did|can|will|would|i|you|we|us|me|my|your|our|out|up|using|via|use|into|each|only|if|when|what|how|name|file|one|ones|done|given|current|found|also|result|show|print|display|list|output|find|return|get|search|line|content|command|per|order|following|first|any|system|such)$/;

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
