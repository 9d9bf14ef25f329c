// A person's own rules, laid over a verdict: they can make it worse, never better. A safeguard, not a sandbox: a rule
// finds what the text says, not what a program does.

import { SettingsError } from '../../domain/errors.ts';
import { compilePattern, type FindPattern } from '../../domain/pattern.ts';
import {
  type ClassifyRequest,
  type Level,
  type Reason,
  type Span,
  type Verdict,
  worse,
} from '../../domain/verdict.ts';
import { makeAllVisible } from '../../domain/visible.ts';
import { effectsInOrder } from '../judgement/findings.ts';
import type { RuleSubject, RuleSubjects } from '../judgement/judge.ts';
import { foldRule } from './plain-text.ts';
import { type RuleText, RuleTexts } from './rule-texts.ts';

/** The settings of the same names. No entry is blank. */
type RuleLists = {
  /** Plain text, found without regard to case and number of spaces: `blocked`. */
  readonly blacklist?: readonly string[];
  /** Plain text, found the same way: at least `danger`. */
  readonly warnPatterns?: readonly string[];
  /** Regular expressions: at least `ask`. */
  readonly alwaysConfirm?: readonly string[];
  /** Regular expressions: `blocked`. */
  readonly blocked?: readonly string[];
  /** Plain text in what is said or in a path: `secret`, at least `danger`. */
  readonly sensitivePaths?: readonly string[];
};

export type PersonRules = RuleLists & {
  /** The same lists of the machine's policy, and whom to ask about them. */
  readonly policy?: { readonly lists: RuleLists; readonly contact: string | undefined } | undefined;
};

type Sort = {
  readonly id: string;
  readonly level: Level;
  /** `%` stands for the entry. */
  readonly text: string;
};

const SORTS: Readonly<Record<keyof RuleLists, Sort>> = {
  blacklist: { id: 'blacklisted', level: 'blocked', text: 'Command is not allowed by terminal blacklist.' },
  blocked: { id: 'blocked-pattern', level: 'blocked', text: 'Your pattern "%" blocks it.' },
  warnPatterns: { id: 'warn-pattern', level: 'danger', text: 'Your settings warn about "%".' },
  sensitivePaths: { id: 'sensitive-path', level: 'danger', text: 'Your settings call "%" sensitive.' },
  alwaysConfirm: {
    id: 'always-confirm',
    level: 'ask',
    text: 'Your pattern "%" always needs approval.',
  },
};

/** The same in all but the words. */
const POLICY_SORTS: Readonly<Record<keyof RuleLists, Sort>> = {
  blacklist: ofPolicy(SORTS.blacklist, 'does not allow "%"'),
  blocked: ofPolicy(SORTS.blocked, 'blocks "%"'),
  warnPatterns: ofPolicy(SORTS.warnPatterns, 'warns about "%"'),
  sensitivePaths: ofPolicy(SORTS.sensitivePaths, 'calls "%" sensitive'),
  alwaysConfirm: ofPolicy(SORTS.alwaysConfirm, 'needs approval for "%"'),
};

function ofPolicy({ id, level }: Sort, does: string): Sort {
  return { id, level, text: `The policy of this machine ${does}.` };
}

/** A rule ready to be matched. `find` gives the first place in the command where it says something. */
type Rule = {
  readonly sort: Sort;
  readonly reason: string;
  readonly find: (said: SearchedTexts) => Span | undefined;
};

/** Throws `SettingsError` where a regular expression cannot be matched in linear time. */
export function compileRules({ policy, ...own }: PersonRules): readonly Rule[] {
  const contact = policy?.contact === undefined ? '' : ` Ask ${makeAllVisible(policy.contact)}.`;
  return [
    ...compileLists(policy?.lists ?? {}, (name) => {
      const sort = POLICY_SORTS[name];
      return { ...sort, text: `${sort.text}${contact}` };
    }),
    ...compileLists(own, (name) => SORTS[name]),
  ];
}

function compileLists(rules: RuleLists, sortOf: (name: keyof RuleLists) => Sort): readonly Rule[] {
  const plain = (name: 'blacklist' | 'warnPatterns' | 'sensitivePaths') =>
    (rules[name] ?? []).map((entry) => {
      const folded = foldRule(entry);
      return newRule(sortOf(name), entry, ({ commands, all }) =>
        (name === 'sensitivePaths' ? all : commands).findFolded(folded),
      );
    });
  const regular = (name: 'blocked' | 'alwaysConfirm') =>
    (rules[name] ?? []).map((entry) => {
      const find = compileRegular(name, entry);
      return newRule(sortOf(name), entry, ({ commands }) => commands.findFirst(find));
    });
  return [
    ...plain('blacklist'),
    ...regular('blocked'),
    ...plain('warnPatterns'),
    ...plain('sensitivePaths'),
    ...regular('alwaysConfirm'),
  ];
}

function newRule(sort: Sort, entry: string, find: Rule['find']): Rule {
  return { sort, reason: sort.text.replace('%', () => makeAllVisible(entry)), find };
}

function compileRegular(name: string, entry: string): FindPattern {
  const compiled = compilePattern(entry);
  if (compiled.type === 'pattern') return compiled.find;
  throw new SettingsError(`${name} holds "${entry}": ${compiled.reason}.`, `Fix ${name}.`);
}

/** The verdict, or a worse one with a reason for each rule that matches. */
export function applyRules(
  verdict: Verdict,
  { request, subjects }: { readonly request: ClassifyRequest; readonly subjects: RuleSubjects },
  rules: readonly Rule[],
): Verdict {
  const texts = listTexts(request, subjects, verdict);
  let { level } = verdict;
  const effects = new Set(verdict.effects);
  const reasons: Reason[] = [];
  for (const { sort, reason, find } of rules) {
    const span = find(texts);
    if (span === undefined) continue;
    level = worse(level, sort.level);
    effects.add('run');
    if (sort.id === SORTS.sensitivePaths.id) effects.add('secret');
    reasons.push({ id: sort.id, text: reason, span });
  }
  if (reasons.length === 0) return verdict;
  // Among reasons for one place, the person's own come first.
  const all = [...reasons, ...verdict.reasons].sort((a, b) => a.span[0] - b.span[0]);
  return { ...verdict, level, effects: effectsInOrder(effects), reasons: all };
}

/** What rules are matched against: `all` with the paths behind the rest. */
type SearchedTexts = { readonly commands: RuleTexts; readonly all: RuleTexts };

/** The whole text, then each simple command, so that `^rm\s` finds `ls; sudo rm x`, then paths. */
function listTexts(
  { command, shell }: ClassifyRequest,
  subjects: RuleSubjects,
  { reasons }: Verdict,
): SearchedTexts {
  const unread =
    subjects.commands.length === 0 ||
    // Their readers do not note every command.
    ['powershell', 'cmd'].includes(shell) ||
    reasons.some(({ id }) => id === 'unreadable' || id === 'too-long');
  const commands = withoutRepeated([
    { text: command, place: (span) => span },
    ...subjects.commands.map((subject) => textOfSubject(command, subject)),
    ...(unread ? splitRoughly(command) : []),
  ]);
  const paths = withoutRepeated(subjects.paths.map((subject) => textOfSubject(command, subject)));
  return { commands: new RuleTexts(commands), all: new RuleTexts([...commands, ...paths]) };
}

/** The first of those with the same text is where a rule finds it. */
function withoutRepeated(texts: readonly RuleText[]): RuleText[] {
  const seen = new Set<string>();
  return texts.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function textOfSubject(command: string, subject: RuleSubject): RuleText {
  const text = subject.map((piece) => piece.text).join(' ');
  return { text, place: (span) => placeInSubject(command, subject, span) };
}

/** From the piece where the match begins to the piece where it ends; inside a piece written as it is read, exactly. */
function placeInSubject(command: string, subject: RuleSubject, [from, to]: Span): Span {
  let start: number | undefined;
  let end = 0;
  let at = 0;
  for (const { text, span } of subject) {
    const exact = command.slice(span[0], span[1]) === text;
    const begins = Math.max(from - at, 0);
    const stops = Math.min(to - at, text.length);
    // A match may begin or end on the space before a piece.
    if (from <= at + text.length && start === undefined) {
      start = exact ? Math.min(span[0] + begins, span[1]) : span[0];
      end = start;
    }
    if (stops > 0 && start !== undefined) end = exact ? span[0] + stops : span[1];
    at += text.length + 1;
  }
  return [start ?? 0, Math.max(end, start ?? 0)];
}

/** Where no grammar separated commands, everything between two operators may be one. */
function splitRoughly(command: string): RuleText[] {
  return [...command.matchAll(/[^\s;&|(){}`][^;&|\n(){}`]*/g)].map(({ 0: text, index }) => ({
    text,
    place: ([from, to]) => [from + index, to + index],
  }));
}
