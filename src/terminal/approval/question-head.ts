// The first rows of a question: what is asked about in a few words, and every danger of it.

import { spell } from '../drawing/command-layout.ts';
import { linesOf, showLine } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { INDENT, type Shown } from '../drawing/step-line.ts';
import { cellsOf, cutToWidth, wrapWords } from '../drawing/width.ts';
import { phrasesOf, renderPhrases } from './danger-list.ts';

/** A label cut shorter than this names nothing. */
const LEAST_LABEL = 16;

/** Everything but `safe` and `ask` counts as dangerous. */
export function isDanger({ verdict }: Pick<Shown, 'verdict'>): boolean {
  return verdict.level !== 'safe' && verdict.level !== 'ask';
}

type Asked = Shown & {
  readonly file?: { readonly type: string } | undefined;
  readonly putsBack?: readonly string[] | undefined;
};

/** The gravest danger, and the others in their own row each; the label first where it says more than the command. */
export function renderDangers(question: Asked, look: Look): string[] {
  const phrases = phrasesOf(question.verdict.reasons, look);
  const [only = '', ...more] = phrases;
  if (only !== '' && saysItself(question)) {
    const [first = '', ...rest] = wrapWords(only, look.columns - INDENT.length);
    return [
      `${look.alarm(look.marks.danger)} ${look.alarm(first)}`,
      ...rest.map((line) => INDENT + look.alarm(line)),
      ...renderPhrases(more, INDENT, look),
    ];
  }
  if (more.length === 0) {
    const least = `${look.marks.danger} ${shortLabel(question, look)}${look.marks.between}${only}`;
    if (cellsOf(least) <= look.columns) return [headLine(question, only, look)];
  }
  return [headLine(question, '', look), ...renderPhrases(phrases, INDENT, look)];
}

/** Something that can be edited and copied. */
export function isCommand({ file, putsBack }: Pick<Asked, 'file' | 'putsBack'>): boolean {
  return file === undefined && putsBack === undefined;
}

/** Whether a label would say no more than what stands below it: one command, or the name of a file. */
export function saysItself({ command, file, putsBack }: Asked): boolean {
  return file?.type !== 'tool' && putsBack === undefined && linesOf(command).length === 1;
}

/**
 * The label and what is said about it, on one line. The command is below, so where both do not fit
 * the label gives way first: cut, then reduced to its verb.
 */
export function headLine(question: Shown, said: string, look: Look): string {
  const danger = isDanger(question);
  const mark = danger ? look.alarm(look.marks.danger) : look.step(look.marks.step);
  const label = labelOf(question, look);
  const room = look.columns - 2;
  if (label === 'run' && said !== '')
    return `${mark} ${look.faint(cutToWidth(said, room, look.marks.ellipsis))}`;
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
  return line(shortLabel(question, look));
}

/** A label that would repeat the command is its verb alone. */
function labelOf(question: Shown, look: Look): string {
  const lines = linesOf(question.command).length;
  const [verb, operand] = splitLabel(question.verdict.label);
  if (lines > 1) return `${/^run\b/.test(verb) ? 'run' : showLine(verb, look)} (${spell(lines)} lines):`;
  return verb === 'run' || operand === question.command ? verb : showLine(question.verdict.label, look);
}

/** The label where it must give way. */
function shortLabel(question: Shown, look: Look): string {
  return splitLabel(labelOf(question, look))[0];
}

export function splitLabel(label: string): [verb: string, operand: string] {
  const colon = label.indexOf(': ');
  return colon === -1 ? [label, ''] : [label.slice(0, colon), label.slice(colon + 2)];
}
