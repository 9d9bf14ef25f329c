// Answers one question, stage after stage: what it means, what is known, who answers, what is kept.

import { runAgent } from '../../agent/run.ts';
import type { AgentConfig, AgentResult } from '../../agent/state.ts';
import { mayBeTried } from '../../processes/probe-environment.ts';
import { traitsOf } from '../../providers/traits.ts';
import { readAbilities } from '../../terminal/drawing/tty.ts';
import { isKnownToTry } from '../asking/can-try.ts';
import { closingParts } from '../asking/closing.ts';
import { earlierMessages } from '../asking/conversation.ts';
import type { Fixing } from '../asking/fix.ts';
import { UNREAD_INPUT } from '../asking/for-model.ts';
import { isTakenIn } from '../asking/inverse.ts';
import { withOffer } from '../asking/often-allowed.ts';
import { journalOf } from '../asking/open-journal.ts';
import { askAndPrepare } from '../asking/person-side.ts';
import { withPreview } from '../asking/preview.ts';
import { openTerminalStatus, type TerminalStatus } from '../asking/terminal-status.ts';
import { openUndo } from '../asking/undo.ts';
import { withTrial } from '../asking/with-trial.ts';
import type { Servers } from '../servers/servers.ts';
import { serversOf } from '../servers/servers-of.ts';
import { ownSettingsFile } from '../shared/own-folders.ts';
import { againRedactorOf, redactorOf } from '../wiring/masking.ts';
import { toolsFor } from '../wiring/prompt.ts';
import { findUserland } from '../wiring/provider.ts';
import { elapsed } from '../wiring/surroundings.ts';
import { type Acting, actInShell, configOf } from './acting.ts';
import { type Answerer, openAnswerer } from './answerer.ts';
import { type Answering, isPrivate, type Understood, warn } from './answering.ts';
import { prepareFix } from './prepare-fix.ts';
import { projectServers } from './project-servers.ts';
import { readSituation, readsPrompt, type Situation } from './situation.ts';
import { understand } from './understand.ts';

type Status = Pick<AgentResult, 'status'>;

/** The status for `$?`. Errors become a sentence on the screen: the prompt must come back. */
export async function answer(answering: Answering): Promise<number> {
  const { person, link } = answering;
  try {
    return (await ask(answering)).status;
  } catch (error) {
    if (link.interrupted.aborted) return 130;
    const { describeError, exitCodeOf } = await import('../shared/errors.ts');
    person.screen.show({ type: 'warning', text: describeError(error) });
    return exitCodeOf(error);
  }
}

async function ask(answering: Answering): Promise<Status> {
  const of = await understand(answering);
  if ('status' in of) return of;
  const { meant, link, piped } = of;
  const recalled = mayRecall(of) && (await (await import('./recall.ts')).recallAtPrompt(of));
  if (recalled) return recalled;
  const situation = await readSituation(of);
  if (/^\/context(\s|$)/.test(meant.question)) return showContext(of, situation);
  for (const text of meant.memory.problems) warn(of, text);
  const userland = situation.facts?.machine.userland ?? (await findUserland(situation.asking));
  if (piped && !traitsOf(meant.loaded.settings.provider).readsPrompt) warn(of, UNREAD_INPUT);
  const status = statusOf(of);
  const acting = actInShell(of, situation, status);
  const config = configOf(of, situation, acting);
  const servers = readsPrompt(of) && of.fleet === undefined ? await openOwnServers(of, situation) : undefined;
  const fixing =
    of.fleet === undefined &&
    meant.failed &&
    (await prepareFix(meant.failed, { ...situation, ...acting, config, link }));
  if (typeof fixing === 'number') {
    status.ended(fixing);
    return { status: fixing };
  }
  const answerer = await openAnswerer(of, situation, { ...acting, fixing: fixing || undefined, userland });
  try {
    const result = await converse(of, {
      situation,
      acting,
      config,
      servers,
      fixing: fixing || undefined,
      answerer,
    });
    status.ended(result.status);
    return result;
  } catch (error) {
    status.ended(link.interrupted.aborted ? 130 : 1);
    throw error;
  }
}

function statusOf({ person, surroundings, meant }: Understood): TerminalStatus {
  const { env } = surroundings;
  return openTerminalStatus({
    write: person.write,
    env,
    settings: meant.loaded.settings,
    moves: readAbilities(env).moves,
    watchFocus: person.watchFocus,
    now: elapsed,
  });
}

/** A first look at the words: what searches the history is loaded only for what may be about the past. */
function mayRecall({ meant, piped, proposed, fleet }: Understood): boolean {
  if (meant.loaded.settings.recall === 'off' || meant.forModel) return false;
  if (meant.failed ?? piped ?? proposed ?? fleet) return false;
  return /^\W*(?:the|that|those)\b|\b(?:i|we|my|those|that)\b|\bcommands?\b/i.test(meant.question);
}

async function showContext(
  { person, meant, surroundings }: Understood,
  situation: Situation,
): Promise<Status> {
  const { settings } = meant.loaded;
  const { showContext } = await import('./shown-context.ts');
  return showContext(situation.systemPrompt, {
    redact: situation.redact,
    person,
    turns: situation.conversation.turns,
    mostBytes: settings.conversationBytes,
    tools: await toolsFor(settings, await isKnownToTry(surroundings)),
  });
}

/** The person's servers and those of the project; closed when the prompt is back. */
async function openOwnServers(of: Understood, { redact }: Situation): Promise<Servers | undefined> {
  const { surroundings, person, link, meant, project } = of;
  const { settings } = meant.loaded;
  const theirs = await projectServers(project, { surroundings, person, signal: link.interrupted });
  const servers = await serversOf({
    settings: { ...settings, mcpServers: { ...theirs, ...settings.mcpServers } },
    surroundings,
    redact,
    say: (text) => warn(of, text),
  });
  if (servers !== undefined) of.afterwards.push(servers.close);
  return servers;
}

type Conversing = {
  readonly situation: Situation;
  readonly acting: Acting;
  readonly config: AgentConfig;
  readonly servers: Servers | undefined;
  readonly fixing: Fixing | undefined;
  readonly answerer: Answerer;
};

async function converse(of: Understood, parts: Conversing): Promise<AgentResult> {
  const { asked, link, surroundings, log, meant, proposed, person, shellPid } = of;
  const { situation, acting, config, servers, fixing, answerer } = parts;
  const asKept = of.fleet?.asKept ?? ((text: string) => text);
  const { asking, facts, conversation, redact } = situation;
  const { settings } = asking;
  const { provider } = answerer;
  // What stays in a file is masked whatever may be sent.
  const masked = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
  const say = (text: string): void => warn(of, text);
  const { question, failed, memory } = meant;
  const world = { asking, quiet: acting.quiet, project: facts?.folder.project, signal: link.interrupted };
  const previewing = withOffer(withPreview(acting.performers, world), memory);
  const signal = link.interrupted;
  const undo = openUndo(asking, { question, redact: masked, say, signal, isTaken: isTakenIn(link) });
  const journal = journalOf(asking, {
    question:
      proposed?.question ??
      (failed === undefined || of.fleet !== undefined
        ? asKept(question)
        : `${question} (after: ${failed.command})`.trim()),
    private: isPrivate(of),
    redact: masked,
    say,
  });
  const journalled = journal.watch({
    ...undo.watch(proposed?.watch(previewing) ?? previewing),
    ...servers?.performers,
    askModel: askAndPrepare(provider.ask, person.screen),
  });
  const liveShell = {
    functionsNamed: link.resolveBodies,
    variablesNamed: link.resolveValues,
    mayPass: mayBeTried,
  };
  const watched = withTrial(journalled, { ...world, liveShell, redact: masked });
  let result: AgentResult | undefined;
  try {
    result = await runAgent(
      // Spread, the nonce would be drawn.
      Object.assign(config, {
        question: fixing?.question ?? question,
        attached: config.attached ?? fixing?.attached,
        earlier: earlierOf(of, answerer.turns),
        otherTools: servers?.definitions,
        tries: of.fleet === undefined && settings.mode !== 'strict' && (await isKnownToTry(surroundings)),
      }),
      of.fleet?.watch(log?.watch(watched) ?? watched) ?? log?.watch(watched) ?? watched,
      link.interrupted,
    ).finally(async () => {
      // Where history keeps the question out, what it looked at stays out as well.
      const kept = isPrivate(of) ? [] : acting.looks;
      await (await import('./last-looks.ts')).keepLastLooks(kept, { surroundings, shellPid, redact });
    });
  } finally {
    // The other program waits.
    proposed?.end(result, masked);
  }
  if (fixing === undefined && proposed === undefined)
    conversation.keep(result, { question: asKept(question), folder: asked.cwd, redact: masked });
  await journal.end(result, provider);
  await conclude(of, { result, answerer, worked: acting.worked });
  return result;
}

function earlierOf({ asked, surroundings, meant }: Understood, turns: Answerer['turns']) {
  const { settings } = meant.loaded;
  return earlierMessages(turns, {
    get nonce() {
      return surroundings.nonce;
    },
    cwd: asked.cwd,
    mostBytes: settings.conversationBytes,
    redact: againRedactorOf(settings, surroundings.env),
  });
}

type Concluding = {
  readonly result: AgentResult;
  readonly answerer: Answerer;
  readonly worked: Acting['worked'];
};

/** Offers what can be kept, remembers a question the recipes took, and draws the last line. */
async function conclude(of: Understood, { result, answerer, worked }: Concluding): Promise<void> {
  const { person, link, surroundings, meant } = of;
  const { memory, question, loaded } = meant;
  const replacedBy = answerer.replacedBy();
  if (replacedBy !== undefined) {
    const { offerToKeep } = await import('../asking/keep-model.ts');
    const file = ownSettingsFile(surroundings);
    await offerToKeep(replacedBy, { screen: person.screen, file, signal: link.interrupted });
  }
  const { recipesFirst, provider } = answerer;
  const unsent = recipesFirst && !provider.readsPrompt && !isPrivate(of);
  if (unsent || memory.kept.unsent !== undefined)
    await memory.keep({ unsent: unsent ? question : undefined });
  const again = recipesFirst ? `${loaded.settings.prefix} !${unsent ? '' : 'your question'}` : undefined;
  const parts = closingParts(
    result,
    provider,
    { milliseconds: worked(), prices: loaded.settings.prices },
    again,
    answerer.again,
  );
  person.screen.show({ type: 'closing', parts });
}
