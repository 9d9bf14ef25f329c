// Whoever answers writes the command for one host; here it becomes the line that carries it to all of them.

import type { AskModel, ModelReply, ModelRequest, Provider } from '../../domain/conversation.ts';
import { ProviderError } from '../../domain/errors.ts';
import { isReadAlike, LOOK } from '../../fleet/system.ts';
import { RECIPES } from '../../providers/traits.ts';
import { type Carrying, openLines } from './carrying.ts';
import { onlyReads } from './elsewhere.ts';
import { LOOK_CALL, requestThere, withoutLook } from './model-request.ts';
import { inWords } from './named.ts';
import { dependsOnSystem, type Job, type RecipesFor, recipeJobs } from './recipe-jobs.ts';
import { readCall } from './wanted.ts';

/** At least one of them. */
export type Writers = { readonly recipes: RecipesFor | undefined; readonly model: Provider | undefined };

export type Answering = Carrying & {
  /** The hosts that may be looked at first, since nothing is known of them. */
  readonly unseen: () => readonly string[];
  /** Where the question is to end what was stopped here and goes on there. */
  readonly ending: (question: string) => readonly Job[] | string | undefined;
  /** Sentences about what the runs came to. */
  readonly told: () => string;
};

type Io = Parameters<AskModel>[1];

export function fleetProvider(writers: Writers, answering: Answering): Provider {
  const { model } = writers;
  const { fleet, systemOf, unseen, told } = answering;
  const lines = openLines(answering);
  let look: string | undefined;
  // The recipes have nothing to add to what their commands came to.
  let [begun, offline] = [false, model === undefined];
  const firstStep = async (request: ModelRequest, io: Io): Promise<ModelReply | undefined> => {
    const texts: string[] = [];
    const onText = (text: string) => void texts.push(text);
    const wrote = await writtenBy(request, { writers, answering, io: { ...io, onText } });
    if (wrote === undefined) return undefined;
    offline = true;
    for (const text of texts) io.onText(text);
    return 'said' in wrote ? wrote.said : lines.start(wrote.jobs);
  };
  const ask: AskModel = async (given, io) => {
    const last = given.attempts?.at(-1) ?? given.runs.at(-1);
    const request = withoutLook(given, look);
    if (!begun) {
      begun = true;
      const ending = answering.ending(given.question);
      if (ending !== undefined) {
        offline = true;
        return typeof ending === 'string' ? said(ending, io) : lines.start(ending);
      }
      const some = unseen();
      if (some.length > 0 && (await isWorthLooking(request, { writers, answering, signal: io.signal }))) {
        const reply = lines.start([{ ...LOOKING, hosts: some }]);
        look = lineOf(reply);
        return reply;
      }
    }
    if (last !== undefined && last.command !== look) {
      const next = lines.next(last);
      if (next !== undefined && 'toolCalls' in next) return next;
      if (offline) return said(next === undefined ? told() : `Nothing was run on ${inWords(next.left)}.`, io);
    }
    const isFirst = request.runs.length === 0 && (request.attempts ?? []).length === 0;
    const written = isFirst ? await firstStep(request, io) : undefined;
    if (written !== undefined) return written;
    if (model === undefined) return said('', io);
    const reply = await model.ask(requestThere(request, { written: lines.written, fleet, systemOf }), io);
    const [call] = reply.toolCalls;
    if (call === undefined) return reply;
    const wanted = readCall(call, fleet);
    if (typeof wanted === 'string') return { ...reply, toolCalls: [{ ...call, name: wanted }] };
    return { ...reply, toolCalls: lines.start([{ ...wanted, call }]).toolCalls };
  };
  const answers = () => (offline || model === undefined ? RECIPES : model);
  return {
    // Who answers may only be known after the first reply.
    get name() {
      return answers().name;
    },
    get model() {
      return answers().model;
    },
    get needsServer() {
      return answers().needsServer;
    },
    get readsPrompt() {
      return answers().readsPrompt;
    },
    ask,
  };
}

const LOOKING = {
  command: LOOK,
  why: 'which systems they are, kept for a day',
  call: { id: LOOK_CALL, name: 'run_in_shell', arguments: '' },
};

type Given = { readonly writers: Writers; readonly answering: Answering };

/** The command depends on what they are, or on their login shells. */
async function isWorthLooking(
  request: ModelRequest,
  { writers, answering, signal }: Given & { readonly signal: AbortSignal },
): Promise<boolean> {
  const { recipes } = writers;
  const { fleet } = answering;
  if (recipes === undefined) return true;
  if (await dependsOnSystem(request, { recipes, fleet }, signal)) return true;
  const io = { signal, onText: () => {} };
  try {
    const wrote = await writtenBy(request, { writers, answering, io });
    if (wrote === undefined) return true;
    return 'jobs' in wrote && !wrote.jobs.every(({ command }) => isReadAlike(command));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The answer says it.
    return false;
  }
}

/** By the recipes; undefined where a model is to answer. */
async function writtenBy(
  request: ModelRequest,
  { writers: { recipes, model }, answering, io }: Given & { readonly io: Io },
): Promise<Awaited<ReturnType<typeof recipeJobs>> | undefined> {
  if (recipes === undefined) return undefined;
  const { fleet, elsewhere, systemOf } = answering;
  try {
    const wrote = await recipeJobs(request, { recipes, fleet, systemOf }, io);
    if (model === undefined || 'said' in wrote) return wrote;
    return wrote.jobs.every(({ command }) => onlyReads({ there: elsewhere(command) })) ? wrote : undefined;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (model !== undefined) return undefined;
    const unknown = fleet.hosts.filter((host) => systemOf(host) === undefined);
    if (unknown.length > 0 && (await dependsOnSystem(request, { recipes, fleet }, io.signal)))
      throw new ProviderError(
        `That depends on what kind of machines they are, and nothing is known of ${inWords(unknown)}.`,
        'Ask it at the prompt: beck then looks at them first, once a day.',
      );
    throw error;
  }
}

function lineOf({ toolCalls: [call] }: ModelReply): string {
  return call === undefined
    ? ''
    : String((JSON.parse(call.arguments) as { command?: unknown }).command ?? '');
}

function said(text: string, { onText }: Pick<Io, 'onText'>): ModelReply {
  if (text !== '') onText(text);
  return { text, toolCalls: [], finish: 'stop' };
}
