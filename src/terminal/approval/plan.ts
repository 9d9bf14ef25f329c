// A plan as text: its parts numbered in the order they would run, each with its reason, and what may be answered.

import { renderChoicesLine } from '../drawing/choices-line.ts';
import { layOutCommand, layOutWhole } from '../drawing/command-layout.ts';
import { paintRows } from '../drawing/command-rows.ts';
import { linesOf, showText } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { INDENT, type Shown, summary } from '../drawing/step-line.ts';
import { cellsOf, cutToWidth, withoutStyles, wrapWords } from '../drawing/width.ts';
import { phrasesOf, renderPhrases } from './danger-list.ts';
import { planName, type ShownPlan } from './plan-line.ts';
import { isDanger } from './question-head.ts';

/** `which`: the plan stays on the screen while the part to edit is chosen. */
export type PlanView = 'plan' | 'details' | 'which';

/** Lines of the plan; the last holds the choices, and the cursor stays after it. */
export function renderPlan(plan: ShownPlan, view: PlanView, look: Look): string[] {
  const mark = plan.parts.some(isDanger) ? look.alarm(look.marks.danger) : look.step(look.marks.step);
  const head = cutToWidth(planName(plan, look), look.columns - 2, look.marks.ellipsis);
  const title = `${mark} ${head}`;
  if (view === 'details') {
    const parts = plan.parts.flatMap((part, index) => renderPartDetails(part, index + 1, look));
    return [title, ...parts, ...renderKeys(plan, look), ...renderChoices(plan, false, look)];
  }
  const parts = plan.parts.map((part, index) => renderPart(part, index + 1, look));
  const folded = parts.some((part) => part.folded);
  const answers = view === 'which' ? [renderWhich(plan, look)] : renderChoices(plan, folded, look);
  return [title, ...parts.flatMap(({ lines }) => lines), ...answers];
}

/** A part that only reads keeps to one row; what is asked about is shown. */
function renderPart(part: Shown, number: number, look: Look): PartLines {
  if (part.verdict.level === 'safe' && linesOf(part.command).length === 1)
    return renderLook(part, number, look);
  const danger = isDanger(part);
  const { rows, folded } = layOutCommand(part.command, part.verdict.reading ?? [], insideOf(look));
  const spans = danger ? part.verdict.reasons.map(({ span }) => span) : [];
  const [first = '', ...rest] = paintRows(rows, spans, look).map((row) => row.slice(INDENT.length));
  const mark = danger ? `${look.alarm(look.marks.danger)} ` : '';
  const head = `${numbered(number, look)}${mark}${first}`;
  const phrases = danger
    ? phrasesOf(part.verdict.reasons, look)
    : [showText(saidOf(part), look)].filter(Boolean);
  const beside = look.marks.between + phrases[0];
  const fits = cellsOf(withoutStyles(head) + beside) <= look.columns;
  const below = rest.map((line) => DEEPER + line);
  if (phrases.length === 1 && rest.length === 0 && fits)
    return { lines: [head + (danger ? beside : look.faint(beside))], folded };
  const said = danger
    ? renderPhrases(phrases, DEEPER, look)
    : phrases.map((text) =>
        look.faint(DEEPER + cutToWidth(text, look.columns - DEEPER.length, look.marks.ellipsis)),
      );
  return { lines: [head, ...below, ...said], folded };
}

type PartLines = { readonly lines: readonly string[]; readonly folded: boolean };

function renderLook(part: Shown, number: number, look: Look): PartLines {
  const room = look.columns - PART.length;
  const command = summary(part.command, room, look);
  const used = PART.length + cellsOf(command);
  const said = reasonBeside({ used, between: look.marks.between }, saidOf(part), look);
  const folded = command !== summary(part.command, Number.POSITIVE_INFINITY, look);
  return { lines: [numbered(number, look) + look.command(command) + said], folded };
}

/** As wide as what is before the text of a part. */
const PART = '  1 ';

/** The screen beside the numbers and a mark. */
function insideOf(look: Look): Look {
  return { ...look, columns: look.columns - PART.length };
}

const DEEPER = '    ';

/** Every line of the command, every reason and effect. */
function renderPartDetails(part: Shown, number: number, look: Look): string[] {
  const rows = paintRows(layOutWhole(part.command, insideOf(look)), [], look);
  const lines = rows.map((row) => row.slice(INDENT.length));
  const mark = isDanger(part) ? `${look.alarm(look.marks.danger)} ` : '';
  const { reasons, effects } = part.verdict;
  const texts = [part.why, ...reasons.map(({ text }) => text), `Effects: ${effects.join(', ')}.`];
  const room = look.columns - DEEPER.length;
  return [
    ...lines.map((line, index) => (index === 0 ? numbered(number, look) + mark : DEEPER) + line),
    ...texts
      .flatMap((text) => wrapWords(showText(text, look), room))
      .map((line) => DEEPER + look.faint(line)),
  ];
}

function renderKeys({ offerAll }: ShownPlan, look: Look): string[] {
  const texts = [
    ...(offerAll ? ['y or Enter runs all of it, stopping at the first failure'] : []),
    's asks before each part',
    'e edits a part first',
    'c copies its commands, one per line',
    offerAll ? 'n runs none of it' : 'n or Enter runs none of it',
    'q or Esc ends the question',
  ];
  return texts.map((text) => look.faint(INDENT + text));
}

function renderChoices(plan: ShownPlan, cut: boolean, look: Look): string[] {
  const choices = plan.offerAll
    ? [look.command('[Y]es all'), ...['[S]tep by step', '[N]o', '[E]dit'].map(look.faint)]
    : [look.faint('[s]tep by step'), look.command('[N]o'), look.faint('[E]dit')];
  const further = [...(plan.unfolds === true ? ['[o]utput'] : []), cut ? '[?] show all' : '[?]'];
  return renderChoicesLine([...choices, ...further.map(look.faint)], plan.said ?? '', look);
}

function renderWhich({ parts }: ShownPlan, look: Look): string {
  const others = parts.slice(1).map((_, index) => look.faint(String(index + 2)));
  return `${INDENT}edit which part? ${[look.command('[1]'), ...others].join(' ')} `;
}

function numbered(number: number, look: Look): string {
  return `${INDENT}${look.faint(String(number))} `;
}

function saidOf({ why, verdict }: Shown): string {
  return why || (verdict.reasons[0]?.text ?? '');
}

/** As much of the reason as the line has room for after `used` cells, if that says anything. */
function reasonBeside(
  { used, between }: { readonly used: number; readonly between: string },
  why: string,
  look: Look,
): string {
  const reason = showText(why, look);
  const room = look.columns - used - cellsOf(between);
  if (reason === '' || room < Math.min(LEAST_REASON, cellsOf(reason))) return '';
  return look.faint(between + cutToWidth(reason, room, look.marks.ellipsis));
}

/** A reason cut shorter than this says nothing. */
const LEAST_REASON = 12;
