// Joins the states of parts that may not run: afterwards a variable has one of several values, and the worst counts.

import { type Judgement, type ShellState, within } from '../judgement/judge.ts';
import { isSettled } from '../judgement/limits.ts';
import { copyForkedState, type ForkedState } from '../judgement/shell-state.ts';
import { isSecret } from '../paths/secrets.ts';
import { isSensitive, join } from './join.ts';
import { variableText } from './variables.ts';

/** Runs a part that may or may not run. */
export function inBranch(judgement: Judgement, inside: () => void): void {
  inBranches(judgement, [inside]);
}

/** The state that `inside` leaves in a copy of `before`. */
function stateAfter(judgement: Judgement, before: ShellState, inside: () => void): ShellState {
  return within(judgement, { shell: copyForkedState(before) }, () => {
    inside();
    return judgement.shell;
  });
}

/** Runs it as certain if nothing is in doubt, else as `inBranch` does. */
export function inDoubtIf(judgement: Judgement, inDoubt: boolean, inside: () => void): void {
  if (inDoubt) inBranch(judgement, inside);
  else inside();
}

/** One of them runs, or none. */
export function inBranches(judgement: Judgement, branches: readonly (() => void)[]): void {
  const outcome = new Outcome(judgement);
  for (const branch of branches) outcome.add(stateAfter(judgement, judgement.shell, branch));
  outcome.settle();
}

/** A condition that runs once those before it have failed, and what runs where it holds. */
type Alternative = { readonly test: () => void; readonly body: () => void };

/** `then` of an `if` whose condition has run, its `elif`s in their order, and its `else`. */
export function inAlternatives(
  judgement: Judgement,
  first: () => void,
  others: readonly Alternative[],
  last: () => void,
): void {
  const outcome = new Outcome(judgement);
  outcome.add(stateAfter(judgement, judgement.shell, first));
  let failed: ShellState = copyForkedState(judgement.shell);
  for (const { test, body } of others) {
    failed = within(judgement, { shell: failed }, () => {
      test();
      return judgement.shell;
    });
    outcome.add(failed);
    outcome.add(stateAfter(judgement, failed, body));
  }
  outcome.add(stateAfter(judgement, failed, last));
  outcome.settle();
}

/** One part after the other, of which each may be the last that runs: `a && b && c`, `a || b || c`. */
export function inTurn(judgement: Judgement, parts: readonly (() => void)[]): void {
  const outcome = new Outcome(judgement);
  const passed = copyForkedState(judgement.shell);
  for (const part of parts) {
    const after = stateAfter(judgement, passed, part);
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
  judgement: Judgement,
  parts: readonly (() => void)[],
  operators: readonly string[],
): void {
  if (operators.every((operator) => operator === operators[0])) inTurn(judgement, parts);
  else for (const part of parts) inBranch(judgement, part);
}

/** Statements one after the other; behind a `break`, `continue` or `return` they may not run. */
export function inOrder<T>(
  judgement: Judgement,
  statements: readonly T[],
  judgeOne: (judgement: Judgement, statement: T, isLast: boolean) => void,
): void {
  let passed = 0;
  for (const statement of statements) {
    passed++;
    judgeOne(judgement, statement, passed === statements.length);
    // Beyond the limit the verdict is settled.
    if (isSettled(judgement)) return;
    if (judgement.text.loopsExited > 0) return inOrderPerhaps(judgement, statements.slice(passed), judgeOne);
  }
}

function inOrderPerhaps<T>(
  judgement: Judgement,
  statements: readonly T[],
  judgeOne: (judgement: Judgement, statement: T, isLast: boolean) => void,
): void {
  const { loopsExited } = judgement.text;
  judgement.text.loopsExited = 0;
  inBranch(judgement, () => inOrder(judgement, statements, judgeOne));
  judgement.text.loopsExited = Math.max(loopsExited, judgement.text.loopsExited);
}

/** A body that `break` leaves, and what it leaves of the loops around. */
export function inLoop(judgement: Judgement, inside: () => void): void {
  const before = judgement.text.loopsExited;
  inBranch(judgement, inside);
  judgement.text.loopsExited = Math.max(before, judgement.text.loopsExited - 1);
}

/** `break`, `continue`, `return`, and how many loops they leave: without a number one, and a function all of them. */
export function noteLeaving(judgement: Judgement, name: string, count: string | undefined): void {
  const inLoops = name === 'break' || name === 'continue';
  const loops = inLoops && count === undefined ? 1 : inLoops ? Number(count) || ALL_LOOPS : ALL_LOOPS;
  judgement.text.loopsExited = Math.max(judgement.text.loopsExited, loops);
}

const ALL_LOOPS = 99;

/** The state after code that may or may not have run. */
class Outcome {
  private readonly judgement: Judgement;
  private readonly before: ForkedState;
  /** By the variable's name, each text once. */
  private readonly texts = new Map<string, Set<string>>();
  private cwd: string | undefined;

  constructor(judgement: Judgement) {
    this.judgement = judgement;
    this.before = judgement.shell;
    this.cwd = judgement.shell.cwd;
  }

  /** Adds what one part set in its copy of the scope. */
  add({ cwd, variables }: ForkedState): void {
    for (const [name, text] of variables.changed()) {
      const known = this.texts.get(name);
      if (known === undefined) this.texts.set(name, new Set([text]));
      else known.add(text);
    }
    if (cwd !== this.cwd) this.cwd = joinFolders(this.judgement, [this.cwd, cwd]);
  }

  settle(): void {
    const { judgement, before } = this;
    for (const [name, texts] of this.texts)
      before.variables.set(name, join(judgement, [variableText(judgement, name), ...texts]));
    before.cwd = this.cwd;
  }
}

/** The worst folder of several; which of the others it is, is unknown. */
export function joinFolders(
  judgement: Judgement,
  folders: readonly (string | undefined)[],
): string | undefined {
  return (
    folders.find((folder) => folder !== undefined && isSecret(judgement, folder)) ??
    folders.find((text) => text !== undefined && isSensitive(judgement, { text, span: [0, 0] }))
  );
}
