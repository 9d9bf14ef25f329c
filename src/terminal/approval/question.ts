// The approval question as text: every danger, the command as it will run, and everything else on `?`.

import type { DiffLine } from '../../domain/file-change.ts';
import type { TrialOffer } from '../../domain/trial.ts';
import { renderChoicesLine } from '../drawing/choices-line.ts';
import { layOutCommand, layOutWhole } from '../drawing/command-layout.ts';
import { paintRows } from '../drawing/command-rows.ts';
import { linesOf, showLine, showText } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { INDENT, type Shown } from '../drawing/step-line.ts';
import { cellsOf, cutToWidth, rowsOf, withoutStyles, wrapWords } from '../drawing/width.ts';
import { renderDiff, renderDiffStart } from './diff-lines.ts';
import { headLine, isCommand, isDanger, renderDangers, saysItself, splitLabel } from './question-head.ts';

export type Question = Shown & {
  readonly offerAlways: boolean;
  /** The first words that may be allowed, beside the exact text. */
  readonly alwaysPrefix?: string | undefined;
  /** What `beck undo` could not put back. */
  readonly undo?: readonly string[] | undefined;
  /** The size of what undo would keep, where the person may want it gone. */
  readonly keeps?: string | undefined;
  /** In words, the Always that would cover what was allowed several times in a row. */
  readonly offer?: string | undefined;
  /** Finds out what would change, if that is possible without running the command. */
  readonly preview?: Preview | undefined;
  /** Runs the command where it can change nothing, and shows what it would have changed. */
  readonly trial?: TrialOffer | undefined;
  /** Why the command cannot be tried: a sentence. */
  readonly noTrial?: string | undefined;
  /** It is tried before it is asked about. */
  readonly trialFirst?: boolean | undefined;
  /** It was tried, and its changes can be taken over instead of running it. */
  readonly keepable?: boolean | undefined;
  /** Why Always is not offered: what follows "not offered: ". */
  readonly noAlways?: string | undefined;
  /** Set where `command` is the path of a file: it can be allowed or not, and nothing else. */
  readonly file?: FileQuestion | undefined;
  /** Set where `command` is what an undo is about: what would be put back, a line each. */
  readonly putsBack?: readonly string[] | undefined;
  /** The command that asks all hosts at the same time, where this one goes through them one by one. */
  readonly atOnce?: string | undefined;
  /** Whether there is output of a look to be shown. */
  readonly unfolds?: boolean | undefined;
  /** The result of the last key, if that was not an answer. */
  readonly said?: string | undefined;
};

type FileQuestion =
  | { readonly type: 'read' }
  | { readonly type: 'tool'; readonly whole: string }
  | { readonly type: 'write'; readonly diff: readonly DiffLine[] };

/** The height of a terminal that does not tell it. */
const USUAL_ROWS = 24;

/** Lines of the question; the last holds the choices, and the cursor stays after it. */
export function renderQuestion(question: Question, look: Look, rows: number = USUAL_ROWS): string[] {
  const { lines, cut } = renderDiffStart(diffOf(question), look);
  const { head, command, folded } = partsOf(question, look);
  const choices = renderChoices(question, cut || folded || isCut(question), look);
  const whole = [...head, ...command, ...lines, ...choices];
  // Where the start scrolls away, the dangers are beside the choices.
  return heightOf(whole, look) <= (rows || USUAL_ROWS) ? whole : [...command, ...lines, ...head, ...choices];
}

/** What would change, as much of it as fits above the choices. */
export function renderPreview(
  question: Question,
  diff: readonly DiffLine[],
  look: Look,
  rows: number = USUAL_ROWS,
): string[] {
  const head = renderHead(question, look);
  const most = Math.max(4, (rows || USUAL_ROWS) - heightOf(head, look) - ROWS_BELOW);
  const lines = renderDiff(diff.slice(0, diff.length > most ? most - 1 : most), look);
  const fitting = lines.map((line) =>
    cellsOf(withoutStyles(line)) < look.columns
      ? line
      : cutToWidth(withoutStyles(line), look.columns - 1, look.marks.ellipsis),
  );
  const left = diff.length - lines.length;
  const more = left > 0 ? [INDENT + look.faint(`${look.marks.ellipsis} ${left} more lines`)] : [];
  return [...head, ...fitting, ...more, ...renderChoices(question, false, look)];
}

/** The choices, what is left out, and the line of the question above it. */
const ROWS_BELOW = 4;

/** What is asked about, without the choices. */
export function renderHead(question: Question, look: Look): string[] {
  const { head, command } = partsOf(question, look);
  return [...head, ...command];
}

function heightOf(lines: readonly string[], { columns }: Look): number {
  return lines.reduce((sum, line) => sum + rowsOf(withoutStyles(line), columns), 0);
}

/** The same with the whole command, every reason and effect, and what the keys do. */
export function renderDetails(question: Question, look: Look): string[] {
  const { verdict } = question;
  const facts: [string, readonly string[]][] = [
    ['why', [showText(question.why, look)]],
    [
      isDanger(question) ? 'danger' : 'asks',
      [...new Set(verdict.reasons.map((reason) => showText(reason.text, look)))],
    ],
    ['effects', [verdict.effects.join(', ')]],
    ['undo', undoFact(question)],
    ['always', question.noAlways === undefined ? [] : [`not offered: ${showText(question.noAlways, look)}`]],
    ['try', question.noTrial === undefined ? [] : [`not offered: ${showText(question.noTrial, look)}`]],
    ['keys', keyMeanings(question)],
  ];
  return [
    headLine(question, '', look),
    ...(question.file?.type === 'tool'
      ? paintRows(layOutWhole(question.file.whole, look), [], look)
      : paintRows(layOutWhole(question.command, look), culprits(question), look)),
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
    ...(question.keeps === undefined ? [] : [look.faint('[f]or good')]),
    danger ? look.command('[N]o') : look.faint('[N]o'),
    ...(!danger && question.offerAlways ? [look.faint('[A]lways')] : []),
    ...(question.atOnce === undefined ? [] : [look.faint('[a]ll at once')]),
    ...(isCommand(question) ? [look.faint('[E]dit')] : []),
    ...(question.trial === undefined ? [] : [look.faint('[t]ry')]),
    ...(question.keepable === true ? [look.faint('[k]eep')] : []),
    ...(question.preview === undefined ? [] : [look.faint(PREVIEWS[question.preview.of].choice)]),
    ...(question.unfolds === true ? [look.faint('[o]utput')] : []),
    look.faint(cut ? '[?] show all' : '[?]'),
  ];
  return renderChoicesLine(choices, question.said ?? '', look);
}

/** What would change: as lines of files, or the names of those that are taken. */
type Preview = { readonly of: 'list' | 'diff'; readonly show: () => Promise<readonly DiffLine[]> };

const PREVIEWS = {
  diff: { choice: '[d]iff', means: 'd shows what would change' },
  list: { choice: '[l]ist', means: 'l lists what it takes' },
} as const;

function isCut({ command, file }: Question): boolean {
  return file?.type === 'tool' && file.whole !== command;
}

function diffOf({ file }: Question): readonly DiffLine[] {
  return file?.type === 'write' ? file.diff : [];
}

type QuestionParts = {
  /** The label, and the notes about the command. */
  readonly head: readonly string[];
  readonly command: readonly string[];
  /** Some of the command is not shown. */
  readonly folded: boolean;
};

function partsOf(question: Question, look: Look): QuestionParts {
  const short = renderShort(question, look);
  if (short !== undefined) return { head: short, command: renderNotes(question, look), folded: false };
  const { rows, folded } = layOutCommand(question.command, question.verdict.reading ?? [], look);
  const [row = '', ...more] = paintRows(rows, culprits(question), look);
  const danger = isDanger(question);
  const script = linesOf(question.command).length > 1;
  const marked = !danger && !script && isCommand(question);
  const first = marked ? `${look.step(look.marks.step)} ${row.slice(INDENT.length)}` : row;
  if (!isCommand(question) && saysItself(question)) return partsOfFile(question, [first, ...more], look);
  if (!danger && !isCommand(question)) {
    const head = [headLine(question, whyOf(question, look), look)];
    return { head, command: [first, ...more, ...renderNotes(question, look)], folded };
  }
  const head = danger ? renderDangers(question, look) : script ? [headLine(question, '', look)] : [];
  // Why it is proposed stands behind the command, whatever it does.
  const why = danger ? showText(question.why, look) : whyOf(question, look);
  const beside = script || more.length > 0 ? '' : whyBeside(first, why, look);
  const below = why === '' || beside !== '' ? [] : wrapBelow(why, look);
  return { head, command: [first + beside, ...more, ...below, ...renderNotes(question, look)], folded };
}

/** `› Creates notes.md`: its name stands below where that does not say it. */
function partsOfFile(question: Question, name: readonly string[], look: Look): QuestionParts {
  const why = whyOf(question, look).replace(/\.$/, '');
  const [first = '', ...rest] = wrapWords(why, look.columns - INDENT.length);
  const plain = [`${look.step(look.marks.step)} ${first}`, ...rest.map((line) => INDENT + line)];
  const saysName = question.verdict.reasons.some(({ text }) => text.includes(question.command));
  return {
    head: isDanger(question) ? renderDangers(question, look) : plain,
    command: [...(saysName ? [] : name), ...renderNotes(question, look)],
    folded: false,
  };
}

/** Notes on what no undo brings back. */
const LOST = /^cannot be undone/;

/** `not kept: film.mp4, 12 GB`, as loud as the question; and an Always that would spare it. */
function renderNotes(question: Question, look: Look): string[] {
  const { trial, keepable } = question;
  const instead = trial ? '; t tries it first' : keepable ? '; what k takes over can' : '';
  const undo =
    question.putsBack ?? (question.undo ?? []).map((note) => note + (LOST.test(note) ? instead : ''));
  const offer =
    question.offer === undefined
      ? []
      : wrapWords(showText(question.offer, look), look.columns - INDENT.length);
  const lines = undo.flatMap((text) => wrapWords(showText(text, look), look.columns - INDENT.length));
  return [
    ...lines.map((line) => INDENT + (isDanger(question) ? look.alarm(line) : look.faint(line))),
    ...offer.map((line) => INDENT + look.faint(line)),
  ];
}

/** `run: command · why`, where that is all there is to say and the command fits. */
function renderShort(question: Question, look: Look): string[] | undefined {
  if (isDanger(question) || linesOf(question.command).length > 1) return undefined;
  const [verb] = splitLabel(question.verdict.label);
  const command = showLine(question.command, look);
  const room = look.columns - cellsOf(`${look.marks.step} run: ${command}`);
  if (verb !== 'run' || room < 0) return undefined;
  const why = whyOf(question, look);
  const head = `${look.step(look.marks.step)} run: ${look.command(command)}`;
  const beside = look.marks.between + why;
  if (why === '') return [head];
  if (cellsOf(beside) <= room) return [head + look.faint(beside)];
  return [head, ...wrapBelow(why, look)];
}

function whyBeside(command: string, why: string, look: Look): string {
  const beside = why === '' ? '' : look.marks.between + why;
  return cellsOf(withoutStyles(command) + beside) <= look.columns ? look.faint(beside) : '';
}

function wrapBelow(text: string, look: Look): string[] {
  return wrapWords(text, look.columns - INDENT.length).map((row) => look.faint(INDENT + row));
}

/** Why the command is proposed, else why it asks. */
function whyOf({ why, verdict }: Question, look: Look): string {
  return showText(why || (verdict.reasons[0]?.text ?? ''), look);
}

function culprits(question: Question): Question['verdict']['reasons'][number]['span'][] {
  return isDanger(question) ? question.verdict.reasons.map(({ span }) => span) : [];
}

/** If no other note applies, undo keeps what the command names. */
function undoFact({ undo = [], verdict, file }: Question): readonly string[] {
  if (undo.length > 0) return undo;
  const keeps = (verdict.changes?.named.length ?? 0) > 0 || file?.type === 'write';
  return keeps ? ['beck undo puts it back, for 7 days'] : [];
}

function renderFact(name: string, texts: readonly string[], look: Look): string[] {
  const indent = INDENT + ' '.repeat(8);
  const lines = texts.flatMap((text) => wrapWords(text, look.columns - indent.length));
  return lines.map((line, index) => (index === 0 ? look.faint(`${INDENT}${name.padEnd(8)}`) : indent) + line);
}

function keyMeanings(question: Question): string[] {
  const danger = isDanger(question);
  return [
    `${danger ? 'y' : 'y or Enter'} ${question.putsBack === undefined ? VERBS[question.file?.type ?? 'run'] : 'undoes'} it`,
    ...(question.keeps === undefined
      ? []
      : [`f runs it and keeps nothing for undo: ${question.keeps} are free at once`]),
    danger ? 'n or Enter skips this step' : 'n skips this step',
    ...(!danger && question.offerAlways ? ['a runs it and asks what to allow from now on'] : []),
    ...(question.atOnce === undefined ? [] : ['a asks about all hosts at the same time instead']),
    ...(isCommand(question) ? ['e edits it first'] : []),
    ...(isCommand(question) ? ['c copies it'] : []),
    ...(question.trial === undefined
      ? []
      : ['t runs it in a throw-away copy and shows what it would change']),
    ...(question.keepable === true ? ['k takes over the changes of the trial; it does not run again'] : []),
    ...(question.preview === undefined ? [] : [PREVIEWS[question.preview.of].means]),
    ...(question.unfolds === true ? ['o shows what the last inspection found'] : []),
    'q or Esc ends the question',
  ];
}

const VERBS = { run: 'runs', read: 'reads', write: 'writes', tool: 'calls' } as const;
