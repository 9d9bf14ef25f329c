// Judges one text, after the texts before it and with the texts inside it, by the reader of its shell.

import type { Shell } from '../domain/shell.ts';
import type { ClassifyRequest, Span } from '../domain/verdict.ts';
import { judgeCommand } from './commands/command.ts';
import { checkText } from './judgement/check-text.ts';
import { addEffect, find } from './judgement/findings.ts';
import type { Dialect, Judge, Notes, ReadText } from './judgement/judge.ts';
import { newScope } from './judgement/shell-state.ts';
import type { Trace } from './judgement/trace.ts';
import { carryOver } from './verdict/plan-state.ts';

export type Readers = Readonly<Partial<Record<Dialect, ReadText>>>;

/** Who is told more than the verdict says. */
type Witnesses = { readonly notes?: Notes | undefined; readonly trace?: Trace | undefined };

export function judgeRequest(request: ClassifyRequest, readers: Readers, witnesses: Witnesses = {}): Judge {
  const judge = judgeAfter(request, readers, witnesses);
  const { command, shell } = request;
  const whole: Span = [0, command.length];
  const gate = checkText(command);
  for (const { id, detail, span } of gate) find(judge, id, span, detail);
  if (command.trim() === '') find(judge, 'bad-input', whole, 'there is no command');
  if (!gate.some((finding) => finding.id === 'too-long')) readCommand(judge, shell, readers);
  // Where an entry goes, its folder is written.
  if (judge.effects.has('delete')) judge.effects.add('write');
  if (judge.level !== 'safe') addEffect(judge, 'run');
  else if (judge.effects.size === 0) addEffect(judge, 'read');
  return judge;
}

/** A judge that knows the state which the earlier texts leave. */
function judgeAfter(request: ClassifyRequest, readers: Readers, witnesses: Witnesses): Judge {
  let before: Judge | undefined;
  for (const command of request.after ?? []) {
    const earlier = { ...newJudge({ ...request, command }, readers, {}), succeeds: true };
    if (before !== undefined) carryOver(before, earlier);
    if (checkText(command).some(({ id }) => id === 'too-long'))
      find(earlier, 'too-long', [0, command.length]);
    else readCommand(earlier, request.shell, readers);
    before = earlier;
  }
  const judge = newJudge(request, readers, witnesses);
  if (before !== undefined) carryOver(before, judge);
  return judge;
}

function readCommand(judge: Judge, shell: Shell, readers: Readers): void {
  const read = readers[judge.dialect];
  if (read === undefined) {
    find(judge, 'unreadable', [0, judge.source.length], `beck cannot read ${shell} yet`);
  } else readGuarded(judge, read, true);
}

/** A parser that throws leaves the text unread, which is never harmless. */
function readGuarded(judge: Judge, read: ReadText, whole: boolean): void {
  try {
    read(judge, whole);
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError) {
      return find(judge, 'unreadable', [0, judge.source.length], error.message);
    }
    throw error;
  }
}

function newJudge(request: ClassifyRequest, readers: Readers, { notes, trace }: Witnesses): Judge {
  const { command, shell } = request;
  return {
    facts: request,
    dialect: shell,
    scope: newScope(request.cwd),
    effects: new Set(),
    reasons: new Map(),
    findings: 0,
    latest: new Map(),
    level: 'safe',
    source: command,
    place: (span) => span,
    succeeds: false,
    leaves: 0,
    loops: 0,
    again: false,
    depth: 0,
    commands: 0,
    handed: 0,
    nested: 0,
    called: 0,
    expanded: 0,
    input: { type: 'terminal' },
    printed: undefined,
    substituted: undefined,
    written: new Set(),
    fresh: new Set(),
    created: new Map(),
    defined: new Set(),
    unfollowed: new Set(),
    words: new Set(),
    heads: new Set(),
    bodies: new Map(),
    expanding: new Set(),
    paths: new Set(),
    read: new Set(),
    folders: new Set(),
    imports: new Set(),
    sourced: new Set(),
    selections: new Map(),
    selecting: undefined,
    changes: new Map(),
    unnamed: false,
    terminal: 'no',
    outline: undefined,
    notes,
    trace,
    judgeCommand,
    readNested: (judge, text, dialect, span) => readNested(judge, text, dialect, span, readers),
  };
}

/** `eval eval eval …` reads the same long text again and again. */
const MOST_NESTED = 1 << 15;

/** A text inside the text: same judge, own source; its spans fall on the word that holds it. */
function readNested(
  judge: Judge,
  text: string,
  dialect: Dialect | 'other',
  span: Span,
  readers: Readers,
): void {
  addEffect(judge, 'run');
  const own = dialect === 'other' ? undefined : readers[dialect];
  if (own === undefined) find(judge, 'unreadable', span, 'a program in another language');
  // Without its grammar: what sh would make of it is still worth knowing, and the text stays unread.
  const read = own ?? readers.sh;
  if (read === undefined || dialect === 'other') return;
  const part = judge.trace?.enter(judge, { type: 'text', span, detail: dialect });
  const { source, place, dialect: outer, outline } = judge;
  const offset = source.slice(span[0] + 1, span[1] - 1) === text ? span[0] + 1 : undefined;
  Object.assign(judge, { source: text, dialect, outline: undefined });
  judge.place = (inner) =>
    place(offset === undefined ? span : [inner[0] + offset, Math.min(inner[1] + offset, span[1])]);
  const gate = checkText(text);
  for (const finding of gate) find(judge, finding.id, finding.span, finding.detail);
  judge.depth++;
  judge.nested += text.length;
  if (judge.depth > 32 || judge.nested > MOST_NESTED || gate.some((finding) => finding.id === 'too-long'))
    find(judge, 'too-long', [0, text.length]);
  else readGuarded(judge, read, false);
  judge.depth--;
  Object.assign(judge, { source, place, dialect: outer, outline });
  judge.trace?.leave(part);
}
