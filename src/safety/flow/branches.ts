// Joins the states of parts that may not run: afterwards a variable has one of several values, and the worst counts.

import { type Judgement, type ShellState, within } from '../judgement/judge.ts';
import { isSettled } from '../judgement/limits.ts';
import { copyForkedState, type ForkedState } from '../judgement/shell-state.ts';
import { isSecret } from '../paths/secrets.ts';
import { isSensitive, join } from './join.ts';
import { variableText } from './variables.ts';

/** Runs a part that may or may not run. */
export function inBranch(judge: Judgement, inside: () => void): void {
  inBranches(judge, [inside]);
}

/** The state that `inside` leaves in a copy of `before`. */
function stateAfter(judge: Judgement, before: ShellState, inside: () => void): ShellState {
  return within(judge, { shell: copyForkedState(before) }, () => {
    inside();
    return judge.shell;
  });
}

/** Runs it as certain if nothing is in doubt, else as `inBranch` does. */
export function inDoubtIf(judge: Judgement, inDoubt: boolean, inside: () => void): void {
  if (inDoubt) inBranch(judge, inside);
  else inside();
}

/** One of them runs, or none. */
export function inBranches(judge: Judgement, branches: readonly (() => void)[]): void {
  const outcome = new Outcome(judge);
  for (const branch of branches) outcome.add(stateAfter(judge, judge.shell, branch));
  outcome.settle();
}

/** A condition that runs once those before it have failed, and what runs where it holds. */
type Alternative = { readonly test: () => void; readonly body: () => void };

/** `then` of an `if` whose condition has run, its `elif`s in their order, and its `else`. */
export function inAlternatives(
  judge: Judgement,
  first: () => void,
  others: readonly Alternative[],
  last: () => void,
): void {
  const outcome = new Outcome(judge);
  outcome.add(stateAfter(judge, judge.shell, first));
  let failed: ShellState = copyForkedState(judge.shell);
  for (const { test, body } of others) {
    failed = within(judge, { shell: failed }, () => {
      test();
      return judge.shell;
    });
    outcome.add(failed);
    outcome.add(stateAfter(judge, failed, body));
  }
  outcome.add(stateAfter(judge, failed, last));
  outcome.settle();
}

/** One part after the other, of which each may be the last that runs: `a && b && c`, `a || b || c`. */
export function inTurn(judge: Judgement, parts: readonly (() => void)[]): void {
  const outcome = new Outcome(judge);
  const passed = copyForkedState(judge.shell);
  for (const part of parts) {
    const after = stateAfter(judge, passed, part);
    outcome.add(after);
    for (const [name, text] of after.variables.changed()) passed.variables.set(name, text);
    passed.cwd = after.cwd;
  }
  outcome.settle();
}

/**
 * What is behind the first command of `a && b || c`. Only where all operators are the same does a command that runs know
 * that all before it have run.
 */
export function inChain(
  judge: Judgement,
  parts: readonly (() => void)[],
  operators: readonly string[],
): void {
  if (operators.every((operator) => operator === operators[0])) inTurn(judge, parts);
  else for (const part of parts) inBranch(judge, part);
}

/** Statements one after the other; behind a `break`, `continue` or `return` they may not run. */
export function inOrder<T>(
  judge: Judgement,
  statements: readonly T[],
  judgeOne: (judge: Judgement, statement: T, isLast: boolean) => void,
): void {
  let passed = 0;
  for (const statement of statements) {
    passed++;
    judgeOne(judge, statement, passed === statements.length);
    // Beyond the limit the verdict is settled.
    if (isSettled(judge)) return;
    if (judge.text.loopsExited > 0) return inOrderPerhaps(judge, statements.slice(passed), judgeOne);
  }
}

function inOrderPerhaps<T>(
  judge: Judgement,
  statements: readonly T[],
  judgeOne: (judge: Judgement, statement: T, isLast: boolean) => void,
): void {
  const { loopsExited } = judge.text;
  judge.text.loopsExited = 0;
  inBranch(judge, () => inOrder(judge, statements, judgeOne));
  judge.text.loopsExited = Math.max(loopsExited, judge.text.loopsExited);
}

/** A body that `break` leaves, and what it leaves of the loops around. */
export function inLoop(judge: Judgement, inside: () => void): void {
  const before = judge.text.loopsExited;
  inBranch(judge, inside);
  judge.text.loopsExited = Math.max(before, judge.text.loopsExited - 1);
}

/** `break`, `continue`, `return`, and how many loops they leave: without a number one, and a function all of them. */
export function noteLeaving(judge: Judgement, name: string, count: string | undefined): void {
  const inLoops = name === 'break' || name === 'continue';
  const loops = inLoops && count === undefined ? 1 : inLoops ? Number(count) || ALL_LOOPS : ALL_LOOPS;
  judge.text.loopsExited = Math.max(judge.text.loopsExited, loops);
}

const ALL_LOOPS = 99;

/** The state after code that may or may not have run. */
class Outcome {
  private readonly judge: Judgement;
  private readonly before: ForkedState;
  /** By the variable's name, each text once. */
  private readonly texts = new Map<string, Set<string>>();
  private cwd: string | undefined;

  constructor(judge: Judgement) {
    this.judge = judge;
    this.before = judge.shell;
    this.cwd = judge.shell.cwd;
  }

  /** Adds what one part set in its copy of the scope. */
  add({ cwd, variables }: ForkedState): void {
    for (const [name, text] of variables.changed()) {
      const known = this.texts.get(name);
      if (known === undefined) this.texts.set(name, new Set([text]));
      else known.add(text);
    }
    if (cwd !== this.cwd) this.cwd = joinFolders(this.judge, [this.cwd, cwd]);
  }

  settle(): void {
    const { judge, before } = this;
    for (const [name, texts] of this.texts)
      before.variables.set(name, join(judge, [variableText(judge, name), ...texts]));
    before.cwd = this.cwd;
  }
}

/** The worst folder of several; which of the others it is, is unknown. */
export function joinFolders(judge: Judgement, folders: readonly (string | undefined)[]): string | undefined {
  return (
    folders.find((folder) => folder !== undefined && isSecret(judge, folder)) ??
    folders.find((text) => text !== undefined && isSensitive(judge, { text, span: [0, 0] }))
  );
}
