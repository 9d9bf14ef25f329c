// Asks about a whole plan; afterwards one line replaces the question.

import type { KeyEvent } from '../keys/keys.ts';
import { type Asking, answerTo, erase } from './approval.ts';
import { type PlanView, renderPlan } from './plan.ts';
import type { ShownPlan } from './plan-line.ts';
import { answerKeys, ENTER_HINT } from './typing.ts';

/** `edit`: that part, counted from 0, is to be edited in the shell's own line editor. */
export type PlanApproval =
  | { readonly type: 'all' | 'stepwise' | 'no' | 'cancel' }
  | { readonly type: 'edit'; readonly part: number };

/** Draws the plan and waits for its answer. */
export async function askPlanApproval(plan: ShownPlan, asking: Asking): Promise<PlanApproval> {
  let view: PlanView = 'plan';
  let said = '';
  const keys = answerKeys(asking.keys, !plan.offerAll);
  for (;;) {
    const lines = renderPlan({ ...plan, said }, view, asking.look());
    asking.write(lines.join('\n'));
    const seen = await keys.next((event) =>
      view === 'which' ? chosenPart(plan, event) : answerToPlan(plan, event),
    );
    erase(lines, asking);
    if (typeof seen === 'object') return seen;
    if (seen === 'again') continue;
    if (seen === 'hint') {
      view = 'plan';
      said = ENTER_HINT;
      continue;
    }
    if (seen === 'one-by-one') {
      said = ONE_BY_ONE;
      continue;
    }
    said = seen === 'copy' ? ((await asking.copy?.(commandsOf(plan))) ?? '') : '';
    if (seen === 'unfold') asking.unfold();
    else if (seen !== 'copy') view = seen;
  }
}

function commandsOf({ parts }: ShownPlan): string {
  return parts.map(({ command }) => command).join('\n');
}

/** What is said to a yes that would take something dangerous with the rest. */
const ONE_BY_ONE = 'A part is dangerous: press s, and each part is asked about.';

type Seen = PlanApproval | PlanView | 'again' | 'unfold' | 'copy' | 'one-by-one';

function answerToPlan(plan: ShownPlan, event: KeyEvent): Seen | undefined {
  return answerTo<Seen>(event, {
    enter: { type: plan.offerAll ? 'all' : 'no' },
    character: (character) => answerToCharacter(plan, character),
  });
}

function answerToCharacter({ offerAll, unfolds }: ShownPlan, character: string): Seen | undefined {
  switch (character) {
    case 'y':
      return offerAll ? { type: 'all' } : 'one-by-one';
    case 's':
      return { type: 'stepwise' };
    case 'n':
      return { type: 'no' };
    case 'e':
      return 'which';
    case 'c':
      return 'copy';
    case 'o':
      return unfolds === true ? 'unfold' : undefined;
    case 'q':
      return { type: 'cancel' };
    case '?':
      return 'details';
    default:
      return undefined;
  }
}

/** Esc goes back to the plan. */
function chosenPart({ parts }: ShownPlan, event: KeyEvent): Seen | undefined {
  switch (event.type) {
    case 'enter':
      return { type: 'edit', part: 0 };
    case 'escape':
      return 'plan';
    case 'interrupt':
    case 'end':
      return { type: 'cancel' };
    case 'resize':
      return 'again';
    case 'text':
    case 'arrow':
      return undefined;
    case 'character': {
      const part = Number(event.character) - 1;
      return parts[part] === undefined ? undefined : { type: 'edit', part };
    }
  }
}
