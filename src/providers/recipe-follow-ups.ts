// A question that depends on an earlier one: the last request changed, or the question reworded to stand on its own.

import type { ModelRequest } from '../domain/conversation.ts';
import { type Attempt, foundNothing } from '../recipes/answer.ts';
import type { Asked } from '../recipes/follow-up/turn.ts';
import type { FollowUp } from '../recipes/grammar/follow-up.ts';
import { leaning, mayRefer } from '../recipes/grammar/leaning.ts';
import { leansOnEarlier, opensAnAct } from '../recipes/phrases/clauses.ts';
import type { RecipeEnvironment } from '../recipes/slots/recipe.ts';
import { readWords } from '../recipes/words/words.ts';
import { attemptsIn } from './recipe-attempts.ts';
import {
  forUser,
  type RecipesUse,
  readingsOf,
  type Step,
  type Unanswered,
  type Unfit,
} from './recipe-steps.ts';

/** Reads a question on its own. */
export type Read = (request: ModelRequest, env: RecipeEnvironment, use: RecipesUse) => Promise<Step>;

/** What changes files is proposed after a list of them. Undefined where the question is on its own. */
type Asking = {
  readonly request: ModelRequest;
  readonly env: RecipeEnvironment;
  readonly use: RecipesUse;
  readonly read: Read;
};

/** What changes files is proposed after a list of them. Undefined where the question is on its own. */
export async function followStep(asking: Asking): Promise<Step | Unfit | Unanswered | undefined> {
  const { request, env, use } = asking;
  const { earlier = [] } = use;
  const asked = earlier.at(-1);
  // What was asked before that is no longer meant.
  if (asked?.unanswered === true) return ofUnanswered(asking, asked);
  // The grammar is loaded for what refers to an earlier question alone.
  const leans = leaning(request.question) !== undefined;
  if (earlier.length === 0 || !(leans || mayRefer(request.question))) return undefined;
  const turns = await inFull(earlier, asking);
  const last = turns.at(-1);
  const exact = await rewordedStep(asking, turns, true);
  if (exact !== undefined) return exact;
  const { readFollowUp } = await import('../recipes/grammar/follow-up.ts');
  const found = readFollowUp(request.question, turns, env);
  if (found === undefined || found.type === 'unfit')
    return (await rewordedStep(asking, turns, false)) ?? found ?? unfit(request.question, last);
  if (found.type === 'none')
    return { type: 'answer', text: `There are none: "${found.last}" found nothing.` };
  if (found.type === 'shown')
    return { type: 'answer', text: `\`\`\`${found.shell}\n${found.command}\n\`\`\`` };
  return changedStep(found, attemptsIn(request));
}

/** `and in June?` may make another question of it; `copy them` has nothing to copy. */
async function ofUnanswered(asking: Asking, asked: Asked): Promise<Step | Unanswered | undefined> {
  const { question } = asking.request;
  const step = mayRefer(question) ? await rewordedStep(asking, [asked], false) : undefined;
  if (step !== undefined) return step;
  const words = readWords(question);
  const actsOnIt = opensAnAct(words) && words[1]?.lower === 'it';
  return actsOnIt || leaning(question)?.surely === true || leansOnEarlier(words)
    ? { type: 'unanswered', last: asked.question }
    : undefined;
}

const FRAGMENT =
  /^(?:and|but|what about|how about|no,?) |^(?:next|last|previous) (?:day|week|month|year)[?.!]*$|^(?:tomorrow|yesterday)[?.!]*$/i;

/** `and folders?`: on its own, it would be about something else. */
function unfit(question: string, last: Asked | undefined): Unfit | undefined {
  const opener = FRAGMENT.exec(question)?.[0];
  if (last === undefined || opener === undefined) return undefined;
  const words = readWords(question.slice(opener.length));
  return words.length > MOST_FRAGMENT || opensAnAct(words)
    ? undefined
    : { type: 'unfit', last: last.question };
}

const MOST_FRAGMENT = 5;

function changedStep(
  { command, list }: Extract<FollowUp, { readonly type: 'command' }>,
  [first, ...more]: readonly Attempt[],
): Step {
  if (first === undefined) return { type: 'run', command: list ?? command, why: '' };
  if (list === undefined || more.length > 0 || first.outcome.type !== 'ran')
    return { type: 'answer', text: list === undefined && foundNothing([first]) ? 'None of them.' : '' };
  const { status, output } = first.outcome;
  if (output !== undefined && output.text.trim() === '') return { type: 'answer', text: 'There are none.' };
  return status === 0 ? { type: 'run', command, why: '' } : { type: 'answer', text: '' };
}

/**
 * The question as one that stands on its own; undefined if none of its rewordings is understood. `isFirst`: those
 * that are preferred to the last request with a change.
 */
async function rewordedStep(
  { request, env, use, read }: Asking,
  turns: readonly Asked[],
  isFirst: boolean,
): Promise<Step | undefined> {
  if (env.world === undefined) return undefined;
  const known = readingsOf(env.world);
  // An earlier step of this question found it.
  if (known.has(request.question)) return read(request, env, use);
  const { rewordings } = await import('../recipes/follow-up/rewordings.ts');
  for (const { question, surely, first, fits } of rewordings(request.question, turns, env)) {
    if (first !== isFirst) continue;
    known.set(request.question, question);
    const step = await read(request, env, { ...use, surely });
    if (step.type === 'run' && fits(step.command)) return step;
    known.delete(request.question);
  }
  return undefined;
}

/** Those before are not read again. */
const MOST_REREAD = 8;

/** Earlier questions; one that depended on the one before is the reworded question that was answered. */
async function inFull(earlier: readonly Asked[], asking: Asking): Promise<readonly Asked[]> {
  const turns: Asked[] = [];
  for (const asked of earlier.slice(-MOST_REREAD)) {
    const last = turns.at(-1);
    const question = last && mayRefer(asked.question) ? await inOneQuestion(asked, turns, asking) : undefined;
    turns.push({ ...asked, question: question ?? asked.question });
  }
  return [...earlier.slice(0, -MOST_REREAD), ...turns];
}

/** The rewording whose command is the one that ran. */
async function inOneQuestion(
  asked: Asked,
  turns: readonly Asked[],
  { env, use, read }: Asking,
): Promise<string | undefined> {
  if (asked.folder !== env.cwd || asked.command === undefined) return undefined;
  const { rewordings } = await import('../recipes/follow-up/rewordings.ts');
  for (const { question, surely } of rewordings(asked.question, turns, env)) {
    const messages = [{ role: 'user', content: question } as const];
    const request = { question, runs: [], messages, tools: [], temperature: 0, maxTokens: 1 };
    const step = await read(request, env, { ...use, surely });
    if (step.type === 'run' && forUser(step.command, env) === asked.command) return question;
  }
  return undefined;
}
