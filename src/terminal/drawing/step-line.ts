// The line on the screen for a step: what runs, why, and the result if it is worth saying.

import { constants } from 'node:os';
import type { FileChange } from '../../domain/file-change.ts';
import type { NotRun, ProbeOutcome, RunOutcome } from '../../domain/run.ts';
import type { TrialNotice } from '../../domain/trial.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { makeVisible } from '../../domain/visible.ts';
import { layOutStart, layOutWhole, spell } from './command-layout.ts';
import { paintRows } from './command-rows.ts';
import { linesOf, onlyAscii, showLine, showText } from './command-text.ts';
import type { Look } from './look.ts';
import { withoutOwnClauses } from './own-clauses.ts';
import { cellsOf, cutToWidth, wrapWords } from './width.ts';

/** What is proposed, as far as drawing it goes. */
export type Shown = { readonly command: string; readonly why: string; readonly verdict: Verdict };

/** Every line of ours starts with a mark and a space, or with as much space. */
export const INDENT = '  ';
/** A command cut shorter than this is not known again. */
const LEAST_COMMAND = 12;

/** `asked`: the person has just seen it and said yes. A script that ran without asking is shown: whole, or ten rows of what only reads. */
export function renderStep(shown: Shown, asked: boolean, look: Look): string {
  const danger = shown.verdict.level !== 'safe' && shown.verdict.level !== 'ask';
  const mark = danger ? look.alarm(look.marks.danger) : look.step(look.marks.step);
  const lines = linesOf(shown.command);
  const why = showText(shown.why, look);
  if (asked || lines.length === 1) {
    const room = danger && asked ? Number.POSITIVE_INFINITY : look.columns - 2;
    const command = summary(shown.command, asked ? room : Number.POSITIVE_INFINITY, look);
    const beside = why === '' ? '' : look.marks.between + why;
    const fits = 2 + cellsOf(command + beside) <= look.columns;
    if (fits || asked) return `${mark} ${look.command(command)}${fits ? look.faint(beside) : ''}`;
    const [first = '', ...more] = reasonRows(why === '' ? 'run:' : why, look);
    return [`${mark} ${first}`, ...more, ...paintRows(layOutStart(shown.command, look), [], look)].join('\n');
  }
  const head = `run (${spell(lines.length)} lines):`;
  const layOut = shown.verdict.level === 'safe' ? layOutStart : layOutWhole;
  const rest = paintRows(layOut(shown.command, look), [], look);
  const beside = why !== '' && 3 + cellsOf(head + why) <= look.columns;
  const below = reasonRows(why, look).map((row, at) => (at === 0 ? INDENT + row : row));
  const said = beside ? [`${head} ${look.faint(why)}`] : [head, ...below];
  return [`${mark} ${said.join('\n')}`, ...rest].join('\n');
}

/** A reason that does not fit beside its command. The first row follows a mark. */
function reasonRows(why: string, look: Look): string[] {
  if (why === '') return [];
  const [first = '', ...more] = wrapWords(why, look.columns - INDENT.length);
  return [look.faint(first), ...more.map((row) => INDENT + look.faint(row))];
}

/** The line of an inspection: what is read, cut to the line. */
export function renderProbe(command: string, look: Look): string {
  return look.faint(`${look.marks.probe} ${summary(command, look.columns - 2, look)}`);
}

export type Tried = Omit<TrialNotice, 'type'>;

/** `• tried in a copy: make · exit 2`; nothing where a key did it, which shows more. */
export function renderTried({ command, outcome, by }: Tried, look: Look): string | undefined {
  if (by === 'key') return undefined;
  const what = `tried in a copy: ${command}`;
  if (outcome.type !== 'tried') return renderProbe(what, look);
  const ended = `${look.marks.between}${outcome.timedOut ? 'ended at the timeout' : `exit ${outcome.status}`}`;
  const room = look.columns - 2 - cellsOf(ended);
  return look.faint(`${look.marks.probe} ${summary(what, room, look)}${ended}`);
}

/** How a look ended that did not succeed: `exit 2`, `killed after 30 s`. */
export function endingOf(outcome: ProbeOutcome): string | undefined {
  if (outcome.timedOut) return outcome.seconds === undefined ? 'killed' : `killed after ${outcome.seconds} s`;
  if (outcome.status === undefined) return `killed (${outcome.signal ?? 'by a signal'})`;
  return outcome.status === 0 ? undefined : `exit ${outcome.status}`;
}

/** `› called fs_list_directory: /tmp` */
export function renderCalled(command: string, look: Look): string {
  const room = look.columns - cellsOf(`${look.marks.step} called `);
  const name = cutToWidth(showLine(command, look), Math.max(room, 8), look.marks.ellipsis);
  return `${look.step(look.marks.step)} called ${look.command(name)}`;
}

export type Changed = Pick<FileChange, 'path' | 'kind' | 'added' | 'removed'>;

/** `› wrote notes.md · +3 -1`; `failed`: why nothing was written. */
export function renderFileWritten(
  { path, kind, added, removed }: Changed,
  look: Look,
  failed?: string | undefined,
): string {
  if (failed !== undefined) return renderNotRun({ command: path }, { type: 'failed', reason: failed }, look);
  const counts = `${look.marks.between}+${added}${removed > 0 ? ` -${removed}` : ''}`;
  const what = kind === 'create' ? 'created' : kind === 'append' ? 'appended to' : 'wrote';
  const room = look.columns - cellsOf(`${look.marks.step} ${what} ${counts}`);
  const name = cutToWidth(showLine(path, look), Math.max(room, 8), look.marks.ellipsis);
  return `${look.step(look.marks.step)} ${what} ${look.command(name)}${look.faint(counts)}`;
}

/** The command that did not run, and why: beside it on the one line in brief, else whole, wrapped below. */
export function renderNotRun(shown: Pick<Shown, 'command'>, outcome: NotRun, look: Look): string {
  const { type, brief } = outcome;
  const faint = type === 'declined' ? look.faint : (text: string) => text;
  const mark = type === 'declined' ? look.faint(look.marks.notRun) : look.alarm(look.marks.notRun);
  // Its flags are for pasting: on a line of their own, wrapped by the terminal alone, with each space as it is.
  const flags = outcome.allow?.join(' ') ?? '';
  const pasted = flags !== '' && outcome.reason.endsWith(flags);
  const reason = showText(brief ?? outcome.reason.slice(0, pasted ? -flags.length : undefined), look);
  const beside = look.marks.between + reason;
  const room = look.columns - 2;
  const roomForCommand = brief === undefined ? room : Math.max(LEAST_COMMAND, room - cellsOf(beside));
  const command = summary(shown.command, roomForCommand, look);
  const head = `${mark} ${type === 'declined' ? look.faint(command) : look.command(command)}`;
  const roomForReason = room - cellsOf(command);
  if (brief !== undefined) return head + look.faint(cutToWidth(beside, roomForReason, look.marks.ellipsis));
  const below = pasted ? [onlyAscii(makeVisible(flags), look)] : [];
  if (cellsOf(beside) <= roomForReason) return [head + look.faint(beside), ...below].join('\n');
  return [head, ...wrapWords(reason, room).map((line) => INDENT + faint(line)), ...below].join('\n');
}

/** `× probe rm x · A probe may only read. Deletes x.`, faint; the reason below where both do not fit. */
export function renderNotDone(
  { what, reason }: { readonly what: string; readonly reason: string },
  look: Look,
): string {
  const room = look.columns - 2;
  const name = `${look.marks.notRun} ${summary(what, room, look)}`;
  const said = showText(reason, look);
  const whole = `${name}${look.marks.between}${said}`;
  if (cellsOf(whole) <= look.columns) return look.faint(whole);
  return [name, ...wrapWords(said, room).map((line) => INDENT + line)].map(look.faint).join('\n');
}

/** Nothing for a success, nor after Ctrl-C, which the person pressed; else the status, and the signal it stands for. */
export function renderOutcome(outcome: RunOutcome, look: Look): string | undefined {
  if (outcome.status === 0 || wasInterrupted(outcome)) return undefined;
  const signal = signalName(outcome.status);
  return look.faint(`${INDENT}exit ${outcome.status}${signal === undefined ? '' : ` (${signal})`}`);
}

export function wasInterrupted({ status }: Pick<RunOutcome, 'status'>): boolean {
  return status === 128 + constants.signals.SIGINT;
}

/** The question ended here. */
export function renderCancelled(shown: Shown, look: Look): string {
  return renderNotRun(shown, { type: 'declined', reason: 'cancelled', brief: 'cancelled' }, look);
}

export function renderWarning(text: string, look: Look): string {
  const lines = wrapWords(showText(text, look), look.columns - 2);
  return lines
    .map((line, index) => (index === 0 ? `${look.alarm(look.marks.warning)} ${line}` : INDENT + line))
    .join('\n');
}

/** The machines where a command did not work; nothing where it did on all. */
export function renderHosts(failures: readonly string[], look: Look): string | undefined {
  return failures.length === 0 ? undefined : failures.map((line) => renderWarning(line, look)).join('\n');
}

/** The last line of a question; nothing where there is nothing to say. */
export function renderClosing(parts: readonly string[], look: Look): string | undefined {
  if (parts.length === 0) return undefined;
  const text = showText(parts.join(look.marks.between), look);
  return look.faint(cutToWidth(text, look.columns, look.marks.ellipsis));
}

/** A note. */
export function renderNote(text: string, look: Look): string {
  const lines = wrapWords(showText(text, look), look.columns - INDENT.length);
  return lines.map((line) => look.faint(INDENT + line)).join('\n');
}

/** A command on one line of so many cells; a script by its first line and its length. */
export function summary(command: string, room: number, look: Look): string {
  const lines = linesOf(command);
  const first = showLine(withoutOwnClauses(lines[0]?.text ?? '', look.marks.ellipsis), look);
  if (lines.length === 1) return cutToWidth(first, room, look.marks.ellipsis);
  const more = ` ${look.marks.ellipsis} (${spell(lines.length)} lines)`;
  return cutToWidth(first, Math.min(room, look.columns - 2) - cellsOf(more), look.marks.ellipsis) + more;
}

function signalName(status: number): string | undefined {
  // 129 would mean SIGHUP, after which no terminal is left; git 2.39 exits with it on wrong usage.
  if (status <= 129) return undefined;
  return Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0];
}
