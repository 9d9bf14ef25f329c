// The built-in recipes as a provider: no network, no model; each reply is one command, an answer, or `not sure`.

import type { Message, ModelReply, ModelRequest, Provider } from '../domain/conversation.ts';
import { NoRecipeError } from '../domain/errors.ts';
import {
  type Attempt,
  foundNothing,
  intentCommand,
  intentStep,
  type PrintedCommand,
  type RecipeStep,
} from '../recipes/answer.ts';
import { choose } from '../recipes/choose.ts';
import { isContradicted } from '../recipes/contradicted.ts';
import { withPlace } from '../recipes/only-place.ts';
import { leansOnEarlier } from '../recipes/phrases/clauses.ts';
import { placeholderIn } from '../recipes/placeholder.ts';
import { noProject } from '../recipes/projects/project.ts';
import type { RecipeEnvironment } from '../recipes/slots/recipe.ts';
import { readWords } from '../recipes/words/words.ts';
import { attemptsIn, CALL, proposedIn } from './recipe-attempts.ts';
import { followStep } from './recipe-follow-ups.ts';
import { forUser, type RecipesUse, readingsOf, type Step } from './recipe-steps.ts';
import { RECIPES } from './traits.ts';

/** `env`: the shell and the tools the commands are for. Rejects with `NoRecipeError` when no recipe fits. */
export function recipesProvider(env: RecipeEnvironment, use: RecipesUse = {}): Provider {
  return {
    ...RECIPES,
    ask: async (request, { onText }) => {
      const follow =
        use.surely === true ? undefined : await followStep({ request, env, use, read: whereItIs });
      // Read without the question before it, `only the png ones` would be another question, answered wrongly.
      const leans = follow === undefined && followsAnother(request);
      const step =
        follow ??
        (leans && leansOnEarlier(readWords(request.question))
          ? ({ type: 'unanswered', last: use.earlier?.at(-1)?.question } as const)
          : await whereItIs(request, env, use));
      switch (step.type) {
        case 'run':
          return proposal({ ...step, command: forUser(step.command, env) }, request.messages, use);
        case 'answer':
          onText(step.text);
          return { text: step.text, toolCalls: [], finish: 'stop' };
        case 'absent':
          throw new NoRecipeError(step.text, '');
        case 'unanswered':
          throw new NoRecipeError(
            notMeant(step.last),
            `Say it in one question${orModel(await use.modelAdvice?.())}`,
          );
        case 'unfit':
          throw new NoRecipeError(`That does not fit your last question, "${step.last}".`, 'Ask it in full.');
        case 'either':
          throw new NoRecipeError(
            'That can be read in two ways.',
            `Run the one you mean: ${step.commands.join('  or  ')}`,
          );
        case 'unsure': {
          const near = use.surely === true ? undefined : await nearestReply(request, use, onText);
          if (near !== undefined) return near;
          throw new NoRecipeError(
            unsureSentence(step, request.question),
            whatElse(step, request.question, await use.modelAdvice?.()),
          );
        }
      }
    },
  };
}

/** What `them` stands for is unknown. */
function notMeant(last: string | undefined): string {
  return last === undefined
    ? 'It refers to an earlier question, and the recipes cannot tell what that showed.'
    : `It refers to "${last}", and the recipes cannot tell what that would have shown.`;
}

function orModel(advice: string | undefined): string {
  return advice === undefined ? '.' : `, or set up a model: ${advice}`;
}

/** Offered, and never run unasked, since it is unproven; shown as text where places of it are open. */
async function nearestReply(
  request: ModelRequest,
  use: RecipesUse,
  onText: (text: string) => void,
): Promise<ModelReply | undefined> {
  const { nearestKnown } = use;
  if (nearestKnown === undefined) return undefined;
  if (attemptsIn(request).length > 0) return { text: '', toolCalls: [], finish: 'stop' };
  const near = await nearestKnown(request.question);
  if (near === undefined) return undefined;
  const { says, command, shown, from } = near;
  if (command !== undefined)
    return proposal({ command, why: `closest match, from ${from}: ${says}`, from }, request.messages, use);
  const text = `Closest match, from ${from}: ${says}\n\n\`\`\`\n${shown}\n\`\`\``;
  onText(text);
  return { text, toolCalls: [], finish: 'stop' };
}

/** Whether earlier questions of the conversation come with this one. */
function followsAnother({ messages }: ModelRequest): boolean {
  return messages.filter(({ role }) => role === 'user').length > 1;
}

/** What is named without its folder is looked for below here: `sort budget.csv` where that is in `home/Documents`. */
async function whereItIs(
  request: ModelRequest,
  env: RecipeEnvironment,
  use: RecipesUse,
  placed = 0,
): Promise<Step> {
  const asked = env.world && readingsOf(env.world).get(request.question);
  const step = await firstStep({ ...request, question: asked ?? request.question }, env, use);
  if (step.type === 'unsure' && asked === undefined) return saidPlainly(step, request, env, use);
  if (step.type === 'absent' && step.only === undefined && asked === undefined)
    return saidPlainly(step, request, env, use);
  if (step.type !== 'absent' || step.only === undefined || step.path === undefined) return step;
  const question = withPlace(asked ?? request.question, step.path, step.only);
  if (env.world === undefined || question === undefined || placed === MOST_PLACED) return step;
  const wordings = readingsOf(env.world);
  wordings.set(request.question, question);
  const again = await whereItIs(request, env, use, placed + 1);
  if (again.type !== 'unsure') return again;
  wordings.delete(request.question);
  return step;
}

/** Names that are given their folder, one after the other: a path may contain the name that it stands for. */
const MOST_PLACED = 8;

/** What was not understood as it was typed: in fewer words, and with the paths that its references mean. */
async function saidPlainly(
  step: Step,
  request: ModelRequest,
  env: RecipeEnvironment,
  use: RecipesUse,
): Promise<Step> {
  if (env.world === undefined || isContradicted(request.question, env)) return step;
  if (placeholderIn(request.question) !== undefined) return step;
  const { plainly } = await import('../recipes/grammar/plain/plainly.ts');
  const placed = readingsOf(env.world);
  for (const question of plainly(request.question, env)) {
    placed.set(request.question, question);
    const again = await whereItIs(request, env, use);
    if (again.type !== 'unsure' && again.type !== 'absent') return again;
    placed.delete(request.question);
  }
  return step;
}

async function firstStep(request: ModelRequest, env: RecipeEnvironment, use: RecipesUse): Promise<Step> {
  const attempts = attemptsIn(request);
  const choice = await choose(request.question, env, use);
  switch (choice.type) {
    case 'absent':
      return choice;
    case 'unsure':
      return (env.world && noProject(request.question)) ?? choice;
    case 'intent':
      return use.whole === true
        ? commandStep(intentCommand(choice.intent, env))
        : intentStep(choice.intent, attempts, env);
    case 'project':
      return attempts.length > 0 ? { type: 'answer', text: '' } : choice.step;
    case 'typed':
      return attempts.length > 0
        ? { type: 'answer', text: '' }
        : { type: 'run', command: choice.command, why: '' };
    case 'composition': {
      const { reading, absent } = choice;
      // One command, and nothing more once it ran.
      if (attempts.length > 0)
        return { type: 'answer', text: foundNothing(attempts) ? 'Nothing found.' : '' };
      return absent ?? { type: 'run', command: reading.command, why: reading.note };
    }
    case 'either':
      return eitherStep(choice.commands, attempts, use);
  }
}

function commandStep(printed: PrintedCommand): RecipeStep {
  return printed.type === 'command' ? { type: 'run', command: printed.command, why: '' } : printed;
}

/** Where there is no one to ask, both are said and neither runs. */
async function eitherStep(
  commands: readonly [string, string],
  attempts: readonly Attempt[],
  { choose }: RecipesUse,
): Promise<Step> {
  if (choose === undefined) return { type: 'either', commands };
  if (attempts.length > 0) return { type: 'answer', text: '' };
  const command = commands[(await choose(commands)) ?? -1];
  return command === undefined ? { type: 'answer', text: '' } : { type: 'run', command, why: '' };
}

/** Names of commands that are no words of English. */
export const COMMAND =
  /^(?:apt-get|awk|cd|chmod|chown|cp|curl|egrep|grep|gunzip|gzip|journalctl|ln|ls|mkdir|mv|nohup|pwd|rm|rmdir|rsync|scp|sed|sudo|systemctl|tar|wget|xargs)(?=\s|$)/;

function whatElse({ nearest, works = [] }: Unsure, question: string, advice: string | undefined): string {
  const command = COMMAND.exec(question.trim())?.[0];
  if (command !== undefined) return `If you mean the command ${command}, type it without the prefix.`;
  const model = advice === undefined ? '' : `or set up a model: ${advice}`;
  if (nearest.length > 0) return `Try: ${quoted(nearest)}.${model.replace(/^or/, ' Or')}`;
  const differently = model === '' ? 'Say it differently.' : `Say it differently, ${model}`;
  return works.length === 0 ? differently : `What works here: ${quoted(works)}. ${differently}`;
}

function quoted(questions: readonly string[]): string {
  return questions.map((question) => `"${question}"`).join(', ');
}

function unsureSentence({ unclear }: Unsure, question: string): string {
  if (unclear === undefined || COMMAND.test(question.trim())) return 'No recipe for that.';
  const { clear, rest } = unclear;
  return clear === ''
    ? `No recipe for that: I did not understand "${rest}".`
    : `No recipe for that: I understood "${clear}", but not "${rest}".`;
}

type Unsure = Extract<RecipeStep, { readonly type: 'unsure' }>;

function proposal(
  { command, why, from }: { readonly command: string; readonly why: string; readonly from?: string },
  messages: readonly Message[],
  { wrote }: RecipesUse,
): ModelReply {
  wrote?.(command);
  const call = {
    id: `${CALL}${proposedIn(messages).length + 1}`,
    name: 'run_in_shell',
    arguments: JSON.stringify({ command, why }),
    from,
  };
  return { text: '', toolCalls: [call], finish: 'tool-calls' };
}
