// Text of a shell in, verdict out. Loading brings the shell's grammar; judging is synchronous and pure.

import type { Shell } from '../domain/shell.ts';
import type { Classify, ClassifyRequest, Reason, Span, Verdict } from '../domain/verdict.ts';
import { blockAsOne, carryOver } from './earlier.ts';
import {
  addEffect,
  type Dialect,
  effectsInOrder,
  find,
  type Judge,
  type Notes,
  type TerminalNeed,
} from './judge.ts';
import { renderLabel } from './label.ts';
import { newNotes } from './notes.ts';
import type { PersonRules } from './person-rules.ts';
import type { ReadText } from './read-text.ts';
import { type ReasonId, reasonText } from './reasons.ts';
import { newScope } from './scope.ts';
import { checkText } from './text-gate.ts';
import { type Part, Trace } from './trace.ts';

/** What the shell and the file system should be asked about a text before it is judged with the answers. */
export type Survey = {
  /** Literal command words at any depth (in zsh every literal word, for global aliases). */
  readonly words: readonly string[];
  /** Absolute paths whose existence decides the verdict. */
  readonly paths: readonly string[];
  /** Folders in which a git command would run. */
  readonly folders: readonly string[];
  /** How the text needs the terminal. */
  readonly terminal: TerminalNeed;
};

export type Classifier = {
  readonly classify: Classify;
  readonly survey: (request: ClassifyRequest) => Survey;
  /** Brings the grammar of another shell that a text starts: `cmd /c dir` is unreadable without it, never harmless. */
  readonly prepare: (command: string) => Promise<void>;
  /** The verdict with all that it came by. */
  readonly dissect: (request: ClassifyRequest) => {
    readonly verdict: Verdict;
    readonly parts: readonly Part[];
  };
};

/** Brings the grammar of `shell`, once; the result judges texts of that shell, with the person's own rules on top. */
export async function loadClassifier(shell: Shell, rules: PersonRules = {}): Promise<Classifier> {
  const [readers, tighten] = await Promise.all([readersOf(shell), loadRules(rules)]);
  const judgeBy = (request: ClassifyRequest, trace?: Trace): Verdict => {
    const notes = tighten && newNotes();
    const verdict = toVerdict(judgeRequest(request, readers, { notes, trace }), request.command);
    return tighten === undefined || notes === undefined ? verdict : tighten(verdict, request, notes);
  };
  return {
    classify: (request) => blockAsOne(judgeBy(request), request, judgeBy),
    dissect(request) {
      const trace = new Trace();
      return { verdict: judgeBy(request, trace), parts: trace.parts };
    },
    survey: (request) => toSurvey(judgeRequest(request, readers)),
    async prepare(command) {
      if (STARTS_WINDOWS_SHELL.test(command)) Object.assign(readers, await loadWindowsReaders());
    },
  };
}

type Tighten = (verdict: Verdict, request: ClassifyRequest, notes: Notes) => Verdict;

async function loadRules(rules: PersonRules): Promise<Tighten | undefined> {
  if (!Object.values(rules).some((list) => list.length > 0)) return undefined;
  const { applyRules, compileRules } = await import('./person-rules.ts');
  const compiled = compileRules(rules);
  return (verdict, request, notes) => applyRules(verdict, { request, notes }, compiled);
}

type Readers = Readonly<Partial<Record<Dialect, ReadText>>>;

const loaded = new Map<Shell, Promise<Readers>>();

/** A grammar takes far longer to bring than a text to judge, and other rules need no other one. */
function readersOf(shell: Shell): Promise<Readers> {
  const known = loaded.get(shell);
  if (known !== undefined) return known;
  const readers = loadReaders(shell);
  loaded.set(shell, readers);
  return readers;
}

const STARTS_WINDOWS_SHELL = /\b(?:cmd|powershell|pwsh)\b/i;

async function loadWindowsReaders(): Promise<Readers> {
  const [{ loadPowerShellReader }, { readCmd }] = await Promise.all([
    import('./powershell/reader.ts'),
    import('./cmd/reader.ts'),
  ]);
  return { powershell: await loadPowerShellReader(), cmd: readCmd };
}

async function loadReaders(shell: Shell): Promise<Readers> {
  const { readBash } = await import('./bash-reader.ts');
  const posix = { bash: readBash, zsh: readBash, sh: readBash };
  if (shell === 'powershell' || shell === 'cmd') return { ...posix, ...(await loadWindowsReaders()) };
  if (shell !== 'fish') return posix;
  const { loadFishReader } = await import('./fish-reader.ts');
  return { ...posix, fish: await loadFishReader() };
}

/** Who is told more than the verdict says. */
type Witnesses = { readonly notes?: Notes | undefined; readonly trace?: Trace | undefined };

function judgeRequest(request: ClassifyRequest, readers: Readers, witnesses: Witnesses = {}): Judge {
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
    folders: new Set(),
    terminal: 'no',
    outline: undefined,
    notes,
    trace,
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

function toVerdict(judge: Judge, command: string): Verdict {
  const reasons: Reason[] = [...judge.reasons.values()]
    .map((reason) => ({ ...reason, span: onText(reason.span, command) }))
    .sort((a, b) => gravity(a) - gravity(b) || a.span[0] - b.span[0]);
  if (judge.level !== 'safe' && reasons.length === 0) {
    reasons.push({ id: 'unreadable', text: reasonText('unreadable', ''), span: [0, command.length] });
  }
  return {
    level: judge.level,
    effects: effectsInOrder(judge.effects),
    label: renderLabel(command, judge.outline),
    reasons,
  };
}

/** What is missing at an end has no place of its own: the last word before it stands for it. */
function onText([from, to]: Span, command: string): Span {
  const end = Math.min(to, command.length);
  if (from < end) return [from, end];
  const before = command.slice(0, from).trimEnd();
  return [lastWordAt(before), Math.max(before.length, Math.min(1, command.length))];
}

/** Backwards: a search for `\S+$` begins anew at each character of a text without blanks. */
function lastWordAt(text: string): number {
  let at = text.length;
  while (at > 0 && /\S/.test(text.charAt(at - 1))) at--;
  return at;
}

/** What is lost comes before how: the first reason is the one a person reads before the key. */
function gravity({ id }: Reason): number {
  const at = GRAVEST.indexOf(id);
  return at === -1 ? GRAVEST.length : at;
}

const GRAVEST: readonly string[] = [
  'destroys-tree',
  'destroys-disk',
  'writes-device',
  'fork-bomb',
  'deletes-tree',
  'deletes-unknown',
  'deletes-files',
  'deletes',
  'overwrites',
  'secret-file',
  'sends-files',
  'startup-file',
  'privilege',
  'touches-beck',
] satisfies ReasonId[];

function toSurvey(judge: Judge): Survey {
  return {
    words: [...judge.words],
    paths: [...judge.paths],
    folders: [...judge.folders],
    terminal: judge.terminal,
  };
}
