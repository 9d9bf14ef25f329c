// A plan as text: its parts numbered in the order they would run, each with its reason, and what may be answered.

import { renderChoicesLine } from '../drawing/choices-line.ts';
import { linesOf, paintLine, showLine, showText } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { INDENT, reasonBeside, type Shown, summary } from '../drawing/step-line.ts';
import { cellsOf, cutToWidth, wrapWords } from '../drawing/width.ts';
import { planName, type ShownPlan } from './plan-line.ts';
import { isDanger, reasonLine } from './question.ts';

/** `which`: the plan stands, and the part to edit is chosen. */
export type PlanView = 'plan' | 'details' | 'which';

/** Lines of the plan; the last holds the choices, and the cursor stays after it. */
export function renderPlan(plan: ShownPlan, view: PlanView, look: Look): string[] {
  const mark = plan.parts.some(isDanger) ? look.alarm(look.marks.danger) : look.step(look.marks.step);
  const head = cutToWidth(planName(plan, look), look.columns - 2, look.marks.ellipsis);
  const render = view === 'details' ? renderPartDetails : renderPart;
  return [
    `${mark} ${head}`,
    ...plan.parts.flatMap((part, index) => render(part, index + 1, look)),
    ...(view === 'details' ? renderKeys(plan, look) : []),
    ...(view === 'which' ? [renderWhich(plan, look)] : renderChoices(plan, view, look)),
  ];
}

/** An everyday part keeps to one row; a dangerous one and a script are shown whole. */
function renderPart(part: Shown, number: number, look: Look): string[] {
  const danger = isDanger(part);
  if (danger || linesOf(part.command).length > 1) return renderWhole(part, number, look);
  const command = summary(part.command, look.columns - PART.length, look);
  const said = reasonBeside(
    { used: PART.length + cellsOf(command), between: look.marks.between },
    saidOf(part),
    look,
  );
  return [numbered(number, look) + look.command(command) + said];
}

/** As wide as what stands before the text of a part. */
const PART = '  1 ';

/** The command with nothing left out, and what is said of it beside it or below. */
function renderWhole(part: Shown, number: number, look: Look): string[] {
  const danger = isDanger(part);
  const spans = danger ? part.verdict.reasons.map(({ span }) => span) : [];
  const lines = linesOf(part.command).map((line) => paintLine(line, spans, look));
  const mark = danger ? `${look.alarm(look.marks.danger)} ` : '';
  const [first = '', ...rest] = lines;
  const said = danger ? reasonLine(part.verdict.reasons, look) : showText(saidOf(part), look);
  const paintSaid = danger ? (text: string) => text : look.faint;
  const head = `${numbered(number, look)}${mark}${first}`;
  if (said === '') return [head, ...rest.map((line) => DEEPER + line)];
  const beside = look.marks.between + said;
  const used = DEEPER.length + (danger ? 2 : 0) + cellsOf(showLine(part.command, look) + beside);
  if (rest.length === 0 && used <= look.columns) return [head + paintSaid(beside)];
  const below = cutToWidth(said, look.columns - DEEPER.length, look.marks.ellipsis);
  return [head, ...[...rest, paintSaid(below)].map((line) => DEEPER + line)];
}

const DEEPER = '    ';

/** Every line of the command, every reason and effect. */
function renderPartDetails(part: Shown, number: number, look: Look): string[] {
  const lines = linesOf(part.command).map((line) => paintLine(line, [], look));
  const mark = isDanger(part) ? `${look.alarm(look.marks.danger)} ` : '';
  const { reasons, effects } = part.verdict;
  const texts = [part.why, ...reasons.map(({ text }) => text), `Does: ${effects.join(', ')}.`];
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
    ...(offerAll ? ['y or Enter runs all of it, up to the first part that fails'] : []),
    's asks about each part when its turn comes',
    'e edits a part first',
    'c copies its commands, one a line',
    offerAll ? 'n runs nothing of it' : 'n or Enter runs nothing of it',
    'q or Esc ends the question',
  ];
  return texts.map((text) => look.faint(INDENT + text));
}

function renderChoices(plan: ShownPlan, view: PlanView, look: Look): string[] {
  const cut = view === 'plan' && plan.parts.some((part) => isCut(part, look));
  const choices = plan.offerAll
    ? [look.command('[Y]es all'), ...['[S]tep by step', '[E]dit', '[N]o'].map(look.faint)]
    : [look.faint('[s]tep by step'), look.command('[N]o'), look.faint('[E]dit')];
  const further = [...(plan.unfolds === true ? ['[o]utput'] : []), cut ? '[?] show all' : '[?]'];
  return renderChoicesLine([...choices, ...further.map(look.faint)], plan.said ?? '', look);
}

function renderWhich({ parts }: ShownPlan, look: Look): string {
  const others = parts.slice(1).map((_, index) => look.faint(String(index + 2)));
  return `${INDENT}edit which part? ${[look.command('[1]'), ...others].join(' ')} `;
}

function isCut(part: Shown, look: Look): boolean {
  if (isDanger(part) || linesOf(part.command).length > 1) return false;
  return (
    summary(part.command, look.columns - PART.length, look) !==
    summary(part.command, Number.POSITIVE_INFINITY, look)
  );
}

function numbered(number: number, look: Look): string {
  return `${INDENT}${look.faint(String(number))} `;
}

function saidOf({ why, verdict }: Shown): string {
  return why || (verdict.reasons[0]?.text ?? '');
}
