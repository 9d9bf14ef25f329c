// The built-in recipes as a provider: no network, no model; each reply is one command, an answer, or `not sure`.

import type { Message, ModelReply, ModelRequest, Provider, RunRecord } from '../domain/conversation.ts';
import { ProviderError } from '../domain/errors.ts';
import { type Attempt, nextStep, printCommand, type RecipeStep } from '../recipes/answer.ts';
import type { RecipeEnvironment } from '../recipes/slots/recipe.ts';

export type RecipesUse = {
  /** Proposes the whole answer as one command line, for printing; otherwise step by step. */
  readonly whole?: boolean | undefined;
  /** Where the person's settings are, as they would write it. */
  readonly settingsFile?: string | undefined;
};

/** `env`: the shell and the tools the commands are for. Rejects with `ProviderError` when no recipe fits. */
export function recipesProvider(env: RecipeEnvironment, use: RecipesUse = {}): Provider {
  return {
    name: 'recipes',
    model: 'built-in',
    ask: async (request, { onText }) => {
      const step =
        use.whole === true ? wholeStep(request, env) : nextStep(request.question, attemptsIn(request), env);
      switch (step.type) {
        case 'run':
          return proposal(step, request.messages);
        case 'answer':
          onText(step.text);
          return { text: step.text, toolCalls: [], finish: 'stop' };
        case 'absent':
          throw new ProviderError(step.text, '');
        case 'unsure':
          throw new ProviderError(unsureSentence(step), mend(use.settingsFile ?? 'the settings file'));
      }
    },
  };
}

function wholeStep({ question }: ModelRequest, env: RecipeEnvironment): RecipeStep {
  const printed = printCommand(question, env);
  return printed.type === 'command' ? { type: 'run', command: printed.command, why: '' } : printed;
}

function mend(settingsFile: string): string {
  return `Say it differently, or set a model in ${settingsFile} or by OPENAI_API_KEY.`;
}

function unsureSentence({ nearest, unclear }: Extract<RecipeStep, { readonly type: 'unsure' }>): string {
  const known = nearest.map((question) => `"${question}"`).join(', ');
  return [
    'The built-in recipes are not sure what to run for that.',
    unclear === undefined ? '' : unclearSentence(unclear),
    known === '' ? '' : `They know, for example: ${known}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function unclearSentence({ clear, rest }: { readonly clear: string; readonly rest: string }): string {
  return clear === ''
    ? `They did not understand "${rest}".`
    : `They understood "${clear}", but not "${rest}".`;
}

function proposal(
  { command, why }: { readonly command: string; readonly why: string },
  messages: readonly Message[],
): ModelReply {
  const call = {
    id: `${CALL}${proposedIn(messages).length + 1}`,
    name: 'run_in_shell',
    arguments: JSON.stringify({ command, why }),
  };
  return { text: '', toolCalls: [call], finish: 'tool-calls' };
}

/** What became of each command proposed so far. One that has no run was declined or refused. */
function attemptsIn({ messages, runs }: ModelRequest): readonly Attempt[] {
  const proposed = proposedIn(messages);
  const attempts: Attempt[] = [];
  let rest: readonly RunRecord[] = runs;
  for (const [i, command] of proposed.entries()) {
    const [next] = rest;
    // As many runs left as proposals: the person edited this one, it is still the answer to it.
    const ran = next !== undefined && (next.command === command || rest.length >= proposed.length - i);
    attempts.push(ran ? next : { command, outcome: { type: 'declined', reason: 'It was not run.' } });
    if (ran) rest = rest.slice(1);
  }
  return [...attempts, ...rest];
}

const CALL = 'recipe-';

/** Our own calls since the question was asked; earlier questions of the session are no business of this one. */
function proposedIn(messages: readonly Message[]): readonly string[] {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  const calls = messages
    .slice(asked + 1)
    .flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []));
  return calls.flatMap((call) => (call.id.startsWith(CALL) ? (commandOf(call.arguments) ?? []) : []));
}

/** The arguments are our own writing, sent back to us by the agent. */
function commandOf(written: string): string | undefined {
  const parsed: unknown = JSON.parse(written);
  const command =
    typeof parsed === 'object' && parsed !== null && 'command' in parsed ? parsed.command : undefined;
  return typeof command === 'string' ? command : undefined;
}
