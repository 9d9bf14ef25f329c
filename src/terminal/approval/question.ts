// The approval question as text: at most three lines for a command, a script in full, and everything on `?`.

import type { DiffLine } from '../../domain/file-change.ts';
import type { Reason } from '../../domain/verdict.ts';
import { renderChoicesLine } from '../drawing/choices-line.ts';
import { linesOf, paintLine, showLine, showText } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { INDENT, type Shown } from '../drawing/step-line.ts';
import { cellsOf, cutToWidth, wrapWords } from '../drawing/width.ts';
import { renderDiff, renderDiffStart } from './diff-lines.ts';

export type Question = Shown & {
  readonly offerAlways: boolean;
  /** The first words that may be allowed, beside the exact text. */
  readonly alwaysPrefix?: string | undefined;
  /** Set where `command` is the path of a file: it can be allowed or not, and nothing else. */
  readonly file?: FileQuestion | undefined;
  /** Whether there is output of a look to be shown. */
  readonly unfolds?: boolean | undefined;
  /** What came of the last key, where that was no answer. */
  readonly said?: string | undefined;
};

type FileQuestion =
  | { readonly type: 'read' }
  | { readonly type: 'write'; readonly diff: readonly DiffLine[] };

/** A label cut shorter than this names nothing. */
const LEAST_LABEL = 16;

/** Lines of the question; the last holds the choices, and the cursor stays after it. */
export function renderQuestion(question: Question, look: Look): string[] {
  const { lines, cut } = renderDiffStart(diffOf(question), look);
  const choices = renderChoices(question, cut || isCut(question, look), look);
  return [...renderHead(question, look), ...lines, ...choices];
}

/** What is asked about, without the choices. */
export function renderHead(question: Question, look: Look): string[] {
  if (linesOf(question.command).length > 1) return renderScript(question, look);
  return isDanger(question) ? renderDanger(question, look) : renderPlain(question, look);
}

/** The same with the whole command, every reason and effect, and what the keys do. */
export function renderDetails(question: Question, look: Look): string[] {
  const { verdict } = question;
  const facts: [string, string[]][] = [
    ['why', [showText(question.why, look)]],
    [isDanger(question) ? 'danger' : 'asks', verdict.reasons.map((reason) => showText(reason.text, look))],
    ['does', [verdict.effects.join(', ')]],
    ['keys', keyMeanings(question)],
  ];
  return [
    headLine(question, '', look),
    ...commandLines(question, look),
    ...renderDiff(diffOf(question), look),
    ...facts.flatMap(([name, texts]) =>
      renderFact(
        name,
        texts.filter((text) => text !== ''),
        look,
      ),
    ),
    ...renderChoices(question, false, look),
  ];
}

/** Capital letter: what Enter does. `cut`: there is more of the command to be seen. */
function renderChoices(question: Question, cut: boolean, look: Look): string[] {
  const danger = isDanger(question);
  const choices = [
    danger ? look.faint('[y]es') : look.command('[Y]es'),
    danger ? look.command('[N]o') : look.faint('[N]o'),
    ...(!danger && question.offerAlways ? [look.faint('[A]lways')] : []),
    ...(question.file === undefined ? [look.faint('[E]dit')] : []),
    ...(question.unfolds === true ? [look.faint('[o]utput')] : []),
    look.faint(cut ? '[?] show all' : '[?]'),
  ];
  return renderChoicesLine(choices, question.said ?? '', look);
}

function diffOf({ file }: Question): readonly DiffLine[] {
  return file?.type === 'write' ? file.diff : [];
}

/** What is neither safe nor plainly askable counts as dangerous. */
export function isDanger({ verdict }: Pick<Shown, 'verdict'>): boolean {
  return verdict.level !== 'safe' && verdict.level !== 'ask';
}

/** `run: command · why`, or the label and the command below each other. */
function renderPlain(question: Question, look: Look): string[] {
  const why = saidOf(question, look);
  const [verb] = splitLabel(question.verdict.label);
  if (verb !== 'run') {
    return [headLine(question, why, look), INDENT + cutCommand(question.command, look.columns - 2, look)];
  }
  const room = look.columns - cellsOf(`${look.marks.step} run: `);
  const head = `${look.step(look.marks.step)} run: ${cutCommand(question.command, room, look)}`;
  const beside = look.marks.between + why;
  const command = cellsOf(showLine(question.command, look));
  if (why === '') return [head];
  if (command + cellsOf(beside) <= room) return [head + look.faint(beside)];
  return [head, look.faint(INDENT + cutToWidth(why, look.columns - 2, look.marks.ellipsis))];
}

/** The command whole, whatever its length; the reason before it. */
function renderDanger(question: Question, look: Look): string[] {
  const [command = ''] = commandLines(question, look);
  const length = cellsOf(INDENT + showLine(question.command, look));
  const beside = question.why === '' ? '' : look.marks.between + showText(question.why, look);
  const fits = length + cellsOf(beside) <= look.columns;
  return [headLine(question, saidOf(question, look), look), command + (fits ? look.faint(beside) : '')];
}

/** `run (4 lines): why`, and every line below. */
function renderScript(question: Question, look: Look): string[] {
  return [headLine(question, saidOf(question, look), look), ...commandLines(question, look)];
}

/** What stands beside the label: for danger its reason, else why. */
function saidOf(question: Question, look: Look): string {
  const { why, verdict } = question;
  if (isDanger(question)) return reasonLine(verdict.reasons, look);
  return showText(why || (verdict.reasons[0]?.text ?? ''), look);
}

function commandLines(question: Question, look: Look): string[] {
  const spans = isDanger(question) ? question.verdict.reasons.map((reason) => reason.span) : [];
  return linesOf(question.command).map((line) => INDENT + paintLine(line, spans, look));
}

/**
 * The label and what is said about it, on one line. The command stands below, so where both do not fit
 * the label gives way first: cut, then reduced to its verb.
 */
function headLine(question: Question, said: string, look: Look): string {
  const danger = isDanger(question);
  const mark = danger ? look.alarm(look.marks.danger) : look.step(look.marks.step);
  const label = labelOf(question, look);
  const room = look.columns - 2;
  const beside = said === '' ? '' : (linesOf(question.command).length > 1 ? ' ' : look.marks.between) + said;
  const plain = (text: string) => text;
  const [paintLabel, paintSaid] = danger ? [look.alarm, plain] : [plain, look.faint];
  const line = (name: string) => {
    const rest = cutToWidth(beside, Math.max(0, room - cellsOf(name)), look.marks.ellipsis);
    return `${mark} ${paintLabel(name)}${paintSaid(rest)}`;
  };
  const roomForLabel = room - cellsOf(beside);
  if (cellsOf(label) <= roomForLabel) return line(label);
  if (said === '' || roomForLabel >= LEAST_LABEL)
    return line(cutToWidth(label, roomForLabel, look.marks.ellipsis));
  return line(splitLabel(label)[0]);
}

/** A label that would repeat the command is its verb alone. */
function labelOf(question: Question, look: Look): string {
  const lines = linesOf(question.command).length;
  const [verb, operand] = splitLabel(question.verdict.label);
  if (lines > 1) return `${/^run\b/.test(verb) ? 'run' : showLine(verb, look)} (${lines} lines):`;
  return verb === 'run' || operand === question.command ? verb : showLine(question.verdict.label, look);
}

function splitLabel(label: string): [verb: string, operand: string] {
  const colon = label.indexOf(': ');
  return colon === -1 ? [label, ''] : [label.slice(0, colon), label.slice(colon + 2)];
}

function isCut(question: Question, look: Look): boolean {
  if (isDanger(question) || linesOf(question.command).length > 1) return false;
  const [verb] = splitLabel(question.verdict.label);
  return (
    cellsOf(`${INDENT}${verb === 'run' ? 'run: ' : ''}${showLine(question.command, look)}`) > look.columns
  );
}

function cutCommand(command: string, room: number, look: Look): string {
  return look.command(cutToWidth(showLine(command, look), room, look.marks.ellipsis));
}

/** The first reason as a phrase, and how many more `?` will show. */
export function reasonLine(reasons: readonly Reason[], look: Look): string {
  const [first, ...more] = reasons;
  if (first === undefined) return '';
  const phrase = showText(first.text, look).replace(/\.$/, '');
  return more.length === 0 ? phrase : `${phrase} (+${more.length})`;
}

function renderFact(name: string, texts: readonly string[], look: Look): string[] {
  const indent = INDENT + ' '.repeat(8);
  const lines = texts.flatMap((text) => wrapWords(text, look.columns - indent.length));
  return lines.map((line, index) => (index === 0 ? look.faint(`${INDENT}${name.padEnd(8)}`) : indent) + line);
}

function keyMeanings(question: Question): string[] {
  const danger = isDanger(question);
  return [
    `${danger ? 'y' : 'y or Enter'} ${VERBS[question.file?.type ?? 'run']} it`,
    danger ? 'n or Enter skips this step' : 'n skips this step',
    ...(!danger && question.offerAlways
      ? ['a runs it, and asks what may run without asking from now on']
      : []),
    ...(question.file === undefined ? ['e edits it first'] : []),
    ...(question.file === undefined ? ['c copies it'] : []),
    ...(question.unfolds === true ? ['o shows what the last look found'] : []),
    'q or Esc ends the question',
  ];
}

const VERBS = { run: 'runs', read: 'reads', write: 'writes' } as const;
