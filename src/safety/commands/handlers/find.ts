// find: its expression can run, delete and write; which files it means depends on where it starts and what it selects.

import type { Selection } from '../../../domain/selection.ts';
import { goTo } from '../../flow/folder.ts';
import { allNamed } from '../../judgement/changes.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, measure } from '../../judgement/judge.ts';
import { isSettled, mayExpand } from '../../judgement/limits.ts';
import { type ExpandedWord, isLiteral, SUBTREE } from '../../judgement/word.ts';
import type { CommandRole } from '../../knowledge/roles.ts';
import { mayReachBeck, someBelow } from '../../paths/beck.ts';
import { deletePath } from '../../paths/file-effects.ts';
import { judgeLoss } from '../../paths/losses.ts';
import { isSecretFile } from '../../paths/secrets.ts';
import { hasForm } from '../doubts.ts';
import {
  hiddenBelow,
  isHiddenBelow,
  onlyRemoves,
  secretInPlaces,
  showsSome,
  showsWhole,
} from '../find-secrets.ts';
import {
  askedNames,
  askedSecret,
  asksHidden,
  mayBeExpression,
  mayBringAction,
  mayFindHidden,
  namedPlaces,
  narrowPlaces,
  onlyNames,
  openPlaces,
  otherPlaces,
  type Places,
  type Reach,
  reachOf,
  selectionOf,
} from '../find-selection.ts';
import { applyRole } from '../roles.ts';
import { applyImpact, type Call } from '../row.ts';

/** Of the actions behind these it is not said which files they mean: each keeps all tests before it. */
const MAX_SELECTIONS = 8;

/** Judges starting points and expression; where the BSDs read other ones, those too. */
export function judgeFind(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  judgeSearch(judgement, call, splitArguments(judgement, call, false));
  const first = call.args.find(({ text }) => !LEADING.test(text))?.text ?? '';
  if (STARTING_PATH.test(first) && call.row.options.has(first))
    judgeSearch(judgement, call, splitArguments(judgement, call, true));
}

type Arguments = { readonly starts: readonly ExpandedWord[]; readonly expression: readonly ExpandedWord[] };

function judgeSearch(judgement: Judgement, call: Call, { starts, expression }: Arguments): void {
  const search = { starts, expression, ...whatIsFound(judgement, starts, expression) };
  const deleted = new Set<string>();
  let actions = 0;
  for (let at = 0; at < expression.length; at++) {
    const arg = expression[at];
    if (arg !== undefined) traceWord(judgement, arg);
    if (arg === undefined || /^(?:[()!,]|-(?:not|a|and|o|or))$/.test(arg.text)) continue;
    const runs = /^-(?:exec|execdir|ok|okdir)$/.test(arg.text);
    if (!runs && arg.text !== '-delete') {
      at = judgeTest(judgement, call, { expression, arg, at });
      continue;
    }
    const selection =
      ++actions <= MAX_SELECTIONS ? selectionOf(judgement, starts, expression.slice(0, at)) : undefined;
    if (runs) at = judgeExec(judgement, { ...search, selection }, at);
    else judgeDelete(judgement, { ...search, selection, deleted }, at);
  }
}

/** What stands before the starting points. In the BSDs several letters may be one word (find(1) of macOS 15). */
const LEADING = /^-(?:[EHLPXdhsx]+|O\d)$/;

/** In the BSDs `-f` brings a starting point, joined or as the next word: `find -fls / -delete` starts at `ls` and `/`. */
const STARTING_PATH = /^-[EHLPXdhsx]*f(.*)$/s;

/** The starting points and the expression behind them. `asBsd`: `-fprint` is no action but a starting point. */
function splitArguments(judgement: Judgement, { args, command, row }: Call, asBsd: boolean): Arguments {
  const starts: ExpandedWord[] = [];
  const start = (word: ExpandedWord | undefined) => {
    if (word === undefined) return;
    // What stands behind `-f` where it is no option.
    if (mayBeExpression(word.text) || word.text.startsWith('-'))
      report(judgement, 'may-be-option', word.span);
    judgement.observers.trace?.operand(judgement, 'L', word);
    starts.push(word);
  };
  let at = 0;
  for (let arg = args[at]; arg !== undefined; arg = args[++at]) {
    const path = asBsd || !row.options.has(arg.text) ? STARTING_PATH.exec(arg.text)?.[1] : undefined;
    if (path === undefined && arg.text !== '--' && !LEADING.test(arg.text)) break;
    traceWord(judgement, arg);
    if (path !== undefined) start(path === '' ? args[++at] : { text: path, span: arg.span });
    if (arg.text === '--') {
      at++;
      break;
    }
  }
  for (let arg = args[at]; arg !== undefined && !/^[-(!,)]/.test(arg.text); arg = args[++at]) start(arg);
  if (starts.length === 0) starts.push({ text: '.', span: command.span });
  return { starts, expression: args.slice(at) };
}

/** What the tests before a place in the expression leave; each is worked out once, and only if an action asks. */
function whatIsFound(
  judgement: Judgement,
  starts: readonly ExpandedWord[],
  expression: readonly ExpandedWord[],
): Pick<Search, 'secret' | 'hiddenAt' | 'reachAt'> {
  const secret = askedNames(expression).find((name) => isSecretFile(name.text)) ?? askedSecret(expression);
  let few: Places | undefined;
  let named: Places | undefined;
  let other: Places | undefined;
  let open: Places | undefined;
  const inside = new Map<boolean, ExpandedWord | undefined>();
  return {
    secret,
    reachAt(at) {
      few ??= narrowPlaces(judgement, expression);
      other ??= otherPlaces(judgement, starts, expression);
      return { narrow: few(at), others: other(at) };
    },
    hiddenAt(at) {
      open ??= openPlaces(judgement, expression);
      if (open(at)) return undefined;
      named ??= namedPlaces(judgement, expression);
      const any = !named(at) || asksHidden(expression);
      if (!inside.has(any)) inside.set(any, secretInPlaces(judgement, starts, onlyNames(expression), any));
      return inside.get(any) ?? (any ? hiddenBelow(starts) : undefined);
    },
  };
}

type Test = {
  readonly expression: readonly ExpandedWord[];
  readonly arg: ExpandedWord;
  /** Where it is in the expression. */
  readonly at: number;
};

/** Judges a test or an action that a row describes; returns the position of its last word. */
function judgeTest(judgement: Judgement, call: Call, { expression, arg, at }: Test): number {
  const { options } = call.row;
  if (!isLiteral(arg.text)) {
    report(judgement, 'may-be-option', arg.span);
    return at;
  }
  const spec =
    options.get(arg.text) ?? (/^-newer[aBcm][aBcmt]$/.test(arg.text) ? options.get('-newer') : undefined);
  if (spec === undefined) {
    report(judgement, 'unknown-option', arg.span, arg.text);
    return at;
  }
  if (spec.impact !== undefined) applyImpact(judgement, spec.impact, arg.span, `find ${arg.text}`);
  // BSD's `-depth n`; elsewhere what follows is the next test.
  const takes = spec.value !== 'either' || hasForm(spec.role, expression[at + 1]?.text ?? '');
  if (spec.value === 'none' || !takes) return at;
  const roles = spec.role.split('/') as CommandRole[];
  for (const [index, role] of roles.entries()) {
    const value = expression[at + 1 + index];
    if (value === undefined) continue;
    judgement.observers.trace?.options(judgement, 'find', arg, [{ spec, value }]);
    if (mayBringAction(value, judgement.text.source)) report(judgement, 'may-be-option', value.span);
    applyRole(judgement, call, role, value, false);
  }
  return at + roles.length;
}

function judgeDelete(
  judgement: Judgement,
  { starts, expression, reachAt, selection, deleted }: Search & { readonly deleted: Set<string> },
  at: number,
): void {
  const arg = expression[at];
  if (arg === undefined) return;
  const reach = reachOf(judgement, reachAt(at), selection);
  const text = foundText(arg, reach);
  // Deleting the same once more adds nothing but its own place.
  const further = deleted.has(text) ? starts.slice(0, 1) : starts;
  deleted.add(text);
  judgement.survey.selecting = selection && { selection, isChosen: () => true, elsewhere: false };
  deleteFound(judgement, further, arg, reach);
  judgement.survey.selecting = undefined;
}

/** A word of the expression is an option by its own name, before its value is known. */
function traceWord(judgement: Judgement, word: ExpandedWord): void {
  judgement.observers.trace?.options(judgement, 'find', word, [
    { spec: { name: word.text, role: '.' }, value: undefined },
  ]);
}

/** What a start stands for: all at and below it, or only a few files there. */
function foundText(start: ExpandedWord, { narrow, others }: Reach): string {
  return narrow ? someBelow(start.text, !others) : start.text + SUBTREE;
}

function deleteFound(
  judgement: Judgement,
  starts: readonly ExpandedWord[],
  arg: ExpandedWord,
  reach: Reach,
): void {
  const seen = new Set<string>();
  for (const start of starts) {
    const text = foundText(start, reach);
    judgeLoss(judgement, { text, span: start.span }, false);
    if (mayReachBeck(judgement, text)) report(judgement, 'touches-beck', start.span);
    if (!seen.has(text)) deletePath(judgement, { text, span: arg.span }, false);
    seen.add(text);
  }
}

/** What an action works on. */
type Search = {
  readonly starts: readonly ExpandedWord[];
  readonly expression: readonly ExpandedWord[];
  /** The secret file that is asked for by its name. */
  readonly secret: ExpandedWord | undefined;
  /** One that is not asked for by its name, but nothing before this place keeps it out. */
  readonly hiddenAt: (at: number) => ExpandedWord | undefined;
  readonly reachAt: (at: number) => Reach;
  readonly selection: Selection | undefined;
};

function inUnknownFolder(judgement: Judgement, inside: () => void): void {
  inSubshell(judgement, () => {
    goTo(judgement, undefined);
    inside();
  });
}

/** Judges the command up to `;` or `+` once for each starting point; returns the position of its end. */
function judgeExec(
  judgement: Judgement,
  { expression: args, starts, secret, hiddenAt, reachAt, selection }: Search,
  at: number,
): number {
  const hidden = hiddenAt(at);
  const reach = reachOf(judgement, reachAt(at), selection);
  let end = at + 1;
  while (
    end < args.length &&
    args[end]?.text !== ';' &&
    !(args[end]?.text === '+' && args[end - 1]?.text === '{}')
  )
    end++;
  if (end >= args.length)
    report(judgement, 'unreadable', args[at]?.span ?? [0, 0], 'find -exec without its end');
  const last = args[end];
  if (last !== undefined) traceWord(judgement, last);
  // Of `{} +` there are as many as are found, so that `uniq {} +` writes the second.
  const many = args[end]?.text === '+' && args[end - 1] !== undefined;
  const words = many ? [...args.slice(at + 1, end), ...args.slice(end - 1, end)] : args.slice(at + 1, end);
  const places = starts.map((start) => ({
    start,
    found: secret?.text ?? foundText(start, showsSome(words) ? { ...reach, narrow: true } : reach),
  }));
  const tests = args.slice(0, at);
  if (
    hidden !== undefined &&
    (isHiddenBelow(hidden)
      ? showsWhole(words) && mayFindHidden(judgement, tests, selection)
      : !showsSome(words) && !onlyRemoves(words))
  )
    places.push({ start: hidden, found: hidden.text });
  const texts = new Set(places.map(({ found }) => found));
  judgement.survey.selecting = selection && {
    selection,
    isChosen: (text) => texts.has(text),
    elsewhere: args[at]?.text.endsWith('dir') === true,
  };
  for (const [index, { start, found }] of places.entries()) {
    if (isSettled(judgement) || (index > 0 && !mayExpand(judgement, words.length, start.span))) break;
    const started = words.map((word) =>
      word.text.includes('{}') ? { ...word, text: word.text.replaceAll('{}', found) } : word,
    );
    const run = () => judgement.judgeCommand(judgement, started);
    const inside = measure(judgement, run);
    // It works in each folder below, and another user's repository or a project's configuration may be there.
    if (inside === 'safe' && args[at]?.text.endsWith('dir')) inUnknownFolder(judgement, run);
    // A graver one has said by itself what it does; a small change becomes grave by the number of files.
    if (inside !== 'ask') continue;
    const each = args[at];
    allNamed(judgement, () =>
      report(judgement, 'changes', each?.span ?? [0, 0], `find ${each?.text ?? ''}`, 'danger'),
    );
  }
  judgement.survey.selecting = undefined;
  return end;
}
