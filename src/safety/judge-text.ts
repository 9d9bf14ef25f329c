// Judges one text, after the texts before it and with the texts inside it, by the reader of its shell.

import type { ClassifyRequest, Span } from '../domain/verdict.ts';
import { judgeCommand } from './commands/command.ts';
import { shared } from './flow/output.ts';
import { checkText } from './judgement/check-text.ts';
import { addEffect, report } from './judgement/findings.ts';
import {
  type Dialect,
  type Judgement,
  type Observers,
  type ReadText,
  type TextState,
  within,
} from './judgement/judge.ts';
import { MAX_DEPTH } from './judgement/limits.ts';
import { newForkedState } from './judgement/shell-state.ts';
import { judgeSecretFlow } from './paths/secret-flow.ts';
import { continueFrom } from './verdict/plan-state.ts';

export type Readers = Readonly<Partial<Record<Dialect, ReadText>>>;

export function judgeRequest(
  request: ClassifyRequest,
  readers: Readers,
  observers: Observers = {},
): Judgement {
  const judgement = judgeAfter(request, readers, observers);
  const { command } = request;
  const whole: Span = [0, command.length];
  const gate = checkText(command);
  for (const { id, detail, span } of gate) report(judgement, id, span, detail);
  if (command.trim() === '') report(judgement, 'bad-input', whole, 'there is no command');
  if (!gate.some((finding) => finding.id === 'too-long')) readCommand(judgement, request, readers);
  // Where an entry goes, its folder is written.
  if (judgement.found.effects.has('delete')) judgement.found.effects.add('write');
  if (judgement.found.level !== 'safe') addEffect(judgement, 'run');
  else if (judgement.found.effects.size === 0) addEffect(judgement, 'read');
  return judgement;
}

/** A judge with the state that the earlier texts leave. */
function judgeAfter(request: ClassifyRequest, readers: Readers, observers: Observers): Judgement {
  let before: Judgement | undefined;
  for (const command of request.after ?? []) {
    const earlier = newJudge({ ...request, command }, readers, {}, true);
    if (before !== undefined) continueFrom(before, earlier);
    if (checkText(command).some(({ id }) => id === 'too-long'))
      report(earlier, 'too-long', [0, command.length]);
    else readCommand(earlier, request, readers);
    before = earlier;
  }
  const judgement = newJudge(request, readers, observers);
  if (before !== undefined) continueFrom(before, judgement);
  return judgement;
}

function readCommand(
  judgement: Judgement,
  { shell, command, after }: ClassifyRequest,
  readers: Readers,
): void {
  const read = readers[judgement.text.dialect];
  if (read === undefined) {
    report(judgement, 'unreadable', [0, judgement.text.source.length], `beck cannot read ${shell} yet`);
  } else readGuarded(judgement, read, true);
  judgeSecretFlow(judgement, [...(after ?? []), command].join('\n'));
}

/** A parser that throws leaves the text unread, which is never harmless. */
function readGuarded(judgement: Judgement, read: ReadText, whole: boolean): void {
  try {
    read(judgement, whole);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError) {
      return report(judgement, 'unreadable', [0, judgement.text.source.length], error.message);
    }
    throw error;
  }
}

function newJudge(
  request: ClassifyRequest,
  readers: Readers,
  observers: Observers,
  assumesSuccess = false,
): Judgement {
  return {
    facts: request,
    text: newText(request, assumesSuccess),
    shell: {
      ...newForkedState(request.cwd),
      written: new Set(),
      environments: new Set(),
      untrackedVariables: new Set(),
      bodies: new Map(),
      expanding: new Set(),
    },
    stdio: { input: { type: 'terminal' }, output: 'terminal', printed: undefined, substituted: undefined },
    found: {
      level: 'safe',
      effects: new Set(),
      reasons: new Map(),
      latest: new Map(),
      newFolders: new Set(),
      created: new Map(),
      taken: new Map(),
      defined: new Set(),
    },
    doubts: { asFlags: false, found: false },
    spent: {
      findings: 0,
      depth: 0,
      commands: 0,
      wordsJudged: 0,
      nestedCharacters: 0,
      calledCharacters: 0,
      expandedWords: 0,
    },
    survey: {
      words: new Set(),
      paths: new Set(),
      read: new Set(),
      folders: new Set(),
      imports: new Set(),
      configs: new Set(),
      globbed: new Set(),
      ended: new Set(),
      sourced: new Set(),
      selections: new Map(),
      selecting: undefined,
      changes: new Map(),
      unnamed: false,
      lingers: false,
      terminal: 'no',
    },
    observers,
    judgeCommand,
    readNested: (judgement, text, dialect, span) => readNested(judgement, text, dialect, span, readers),
  };
}

function newText({ command, shell }: ClassifyRequest, assumesSuccess: boolean): TextState {
  return {
    source: command,
    dialect: shell,
    toWhole: (span) => span,
    summary: undefined,
    assumesSuccess,
    loopsExited: 0,
    loops: 0,
    keyLoops: [],
    scripted: false,
    again: false,
    commandStarts: new Set(),
  };
}

/** `eval eval eval …` reads the same long text again and again. */
const MOST_NESTED = 1 << 15;

/** A text inside the text: same judge, own source; its spans fall on the word that holds it. */
function readNested(
  judgement: Judgement,
  text: string,
  dialect: Dialect | 'other',
  span: Span,
  readers: Readers,
): void {
  addEffect(judgement, 'run');
  const own = dialect === 'other' ? undefined : readers[dialect];
  if (own === undefined) report(judgement, 'unreadable', span, 'a program in another language');
  // Without its grammar the text counts as unread; it is also judged as sh, to find what that shows.
  const read = own ?? readers.sh;
  if (read === undefined || dialect === 'other') return;
  const part = judgement.observers.trace?.enter(judgement, { type: 'text', span, detail: dialect });
  const { source, toWhole } = judgement.text;
  const offset = source.slice(span[0] + 1, span[1] - 1) === text ? span[0] + 1 : undefined;
  const inner: Partial<TextState> = {
    source: text,
    dialect,
    summary: undefined,
    toWhole: ([from, to]) =>
      toWhole(offset === undefined ? span : [from + offset, Math.min(to + offset, span[1])]),
  };
  const { input } = judgement.stdio;
  const several = input.type === 'text' && SEVERAL.test(text);
  within(judgement.text, inner, () =>
    within(judgement.stdio, several ? { input: shared(input) } : {}, () =>
      within(judgement.spent, { depth: judgement.spent.depth + 1 }, () => readInner(judgement, text, read)),
    ),
  );
  judgement.observers.trace?.leave(part);
}

/** More commands than one. */
const SEVERAL = /[\n;&|(){}\x60]/;

function readInner(judgement: Judgement, text: string, read: ReadText): void {
  const gate = checkText(text);
  for (const { id, detail, span } of gate) report(judgement, id, span, detail);
  const { spent } = judgement;
  spent.nestedCharacters += text.length;
  if (
    spent.depth > MAX_DEPTH ||
    spent.nestedCharacters > MOST_NESTED ||
    gate.some(({ id }) => id === 'too-long')
  )
    report(judgement, 'too-long', [0, text.length]);
  else readGuarded(judgement, read, false);
}
