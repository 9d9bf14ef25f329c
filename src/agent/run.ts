// Performs what `step` asks for, one effect after the other, until the question has ended.

import type { ModelStatus } from '../domain/conversation.ts';
import { NoRecipeError, ProviderError } from '../domain/errors.ts';
import type { CapturedOutput, NotRun } from '../domain/run.ts';
import { makeVisible } from '../domain/visible.ts';
import type { Performers, PreparedTool } from './performers.ts';
import { type AgentConfig, type AgentResult, type Effect, type Event, startState } from './state.ts';
import { step } from './step.ts';
import { visibleStream } from './visible-stream.ts';

/**
 * Asks one question to its end. `signal` cancels at the next moment nothing of the person's is running.
 * Rejects only with what a performer rejects with, other than `ProviderError` and cancellation.
 */
export async function runAgent(
  config: AgentConfig,
  performers: Performers,
  signal: AbortSignal,
): Promise<AgentResult> {
  let next = step(startState(config), { type: 'started' });
  for (;;) {
    let event: Event | undefined;
    for (const effect of next.effects) {
      if (effect.type === 'finish') return effect.result;
      event = await perform(effect, { config, performers, signal });
    }
    if (event === undefined) throw new Error('The agent waits for nothing.');
    next = step(next.state, event);
  }
}

type World = {
  readonly config: AgentConfig;
  readonly performers: Performers;
  readonly signal: AbortSignal;
};

async function perform(
  effect: Exclude<Effect, { type: 'finish' }>,
  world: World,
): Promise<Event | undefined> {
  if (effect.type === 'show') {
    world.performers.show(effect.notice);
    return undefined;
  }
  if (world.signal.aborted) return { type: 'cancelled' };
  try {
    return await act(effect, world);
  } catch (error) {
    if (world.signal.aborted) return { type: 'cancelled' };
    if (error instanceof ProviderError) {
      const { message, fix } = error;
      return { type: error instanceof NoRecipeError ? 'no-recipe' : 'model-failed', message, fix };
    }
    throw error;
  }
}

type Act = Exclude<Effect, { type: 'finish' | 'show' }>;

async function act(effect: Act, { config, performers, signal }: World): Promise<Event | undefined> {
  switch (effect.type) {
    case 'ask-model':
      return askModel(effect, performers, signal);
    case 'judge': {
      const { command, cwd, after } = effect;
      const facts = await performers.factsFor(command, cwd, after);
      const place = cwd === undefined ? facts : { ...facts, cwd };
      return {
        type: 'judged',
        verdict: performers.classify({ ...place, command, shell: config.shell, after }),
      };
    }
    case 'ask-plan':
      return { type: 'plan-answered', answer: await performers.askPlan(effect.plan, signal) };
    case 'ask-person':
      return { type: 'answered', answer: await performers.askPerson(effect.proposal, signal) };
    case 'run-in-shell': {
      const { command, route, approved, verdict, plan } = effect;
      const how = { route, approved, verdict, plan };
      return { type: 'ran', outcome: await performers.runInShell(command, how) };
    }
    case 'try':
      return {
        type: 'tried',
        outcome: (await performers.tryCommand?.(effect.command, effect.verdict, signal)) ?? CANNOT_TRY,
      };
    case 'probe':
      return { type: 'probed', outcome: await performers.probe(effect.command, effect.cwd, signal) };
    case 'look':
      if (isSecret(effect, performers)) return { type: 'place-is-secret' };
      return { type: 'looked', outcome: await look(effect, performers, signal) };
    case 'prepare-write':
      return { type: 'write-prepared', outcome: await performers.prepareWrite(effect.action) };
    case 'write-file':
      return { type: 'written', outcome: await performers.writeFile(effect.change) };
    case 'prepare-tool':
      return { type: 'tool-prepared', prepared: await prepareTool(effect.action, performers, signal) };
    case 'use-tool':
      return {
        type: 'tool-used',
        outcome: (await performers.otherTools?.use(effect.action, signal)) ?? NO_TOOLS,
      };
    case 'remember':
      await performers.remember(effect.approval, effect.lasts);
      return undefined;
  }
}

const CANNOT_TRY = { type: 'failed', reason: 'Nothing can be tried here.' } as const;
const NO_TOOLS = { type: 'failed', reason: 'There are no tools of other programs.' } as const;

async function prepareTool(
  action: Extract<Act, { type: 'prepare-tool' }>['action'],
  { otherTools }: Performers,
  signal: AbortSignal,
): Promise<PreparedTool> {
  return (await otherTools?.prepare(action, signal)) ?? NO_TOOLS;
}

/** A search leaves out secret files by itself. */
function isSecret({ action, asked }: Extract<Act, { type: 'look' }>, { isSecretPath }: Performers): boolean {
  const named = action.type === 'read-file' || action.type === 'list-directory';
  return !asked && named && isSecretPath(action.path);
}

function look(
  { action, asked }: Extract<Act, { type: 'look' }>,
  { readFile, listDirectory, searchFiles, reportSystem }: Performers,
  signal: AbortSignal,
): Promise<CapturedOutput | NotRun> {
  switch (action.type) {
    case 'read-file':
      return readFile(action.path, action.maxLines, asked);
    case 'list-directory':
      return listDirectory(action.path);
    case 'search-files':
      return searchFiles(action.pattern, action.path, signal);
    case 'system-report':
      return reportSystem(action.variableNames, signal);
  }
}

async function askModel(
  { request }: Extract<Effect, { type: 'ask-model' }>,
  { askModel: ask, show }: Performers,
  signal: AbortSignal,
): Promise<Event> {
  const stream = visibleStream((text) => show({ type: 'text', text }));
  const onStatus = (status: ModelStatus) => show({ type: 'model-status', status });
  const reply = await ask(request, { signal, onText: stream.push, onStatus });
  stream.end();
  if (signal.aborted) return { type: 'cancelled' };
  const text = makeVisible(reply.text);
  // Providers that do not stream still have their intent shown before the command.
  if (!stream.used() && reply.toolCalls.length > 0 && text.trim() !== '') show({ type: 'text', text });
  return { type: 'replied', reply: { ...reply, text } };
}
