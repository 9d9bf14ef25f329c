// One question of `beck ask`, from who answers it to what is kept of it.

import { resolve } from 'node:path';
import type { PersonAnswer } from '../../../agent/performers.ts';
import { runAgent } from '../../../agent/run.ts';
import type { AgentConfig, AgentResult } from '../../../agent/state.ts';
import type { Provider } from '../../../domain/conversation.ts';
import type { CapturedOutput } from '../../../domain/run.ts';
import { SCRIPT_OPTIONS } from '../../../domain/shell.ts';
import { RECIPES } from '../../../providers/traits.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { isKnownToTry } from '../../asking/can-try.ts';
import { closingParts } from '../../asking/closing.ts';
import { type Conversation, earlierMessages, openConversation } from '../../asking/conversation.ts';
import type { Fixing } from '../../asking/fix.ts';
import { UNREAD_INPUT } from '../../asking/for-model.ts';
import { withOffer } from '../../asking/often-allowed.ts';
import { journalOf } from '../../asking/open-journal.ts';
import { askAndPrepare, type PersonSide } from '../../asking/person-side.ts';
import { withPreview } from '../../asking/preview.ts';
import { readsOnly, recipesGoFirst } from '../../asking/recipes-first.ts';
import { type Memory, openMemory } from '../../asking/session-memory.ts';
import { openUndo } from '../../asking/undo.ts';
import { whichOf } from '../../asking/which-of.ts';
import { withTrial } from '../../asking/with-trial.ts';
import { openWorkClock, outsideOf } from '../../asking/work-clock.ts';
import type { Servers } from '../../servers/servers.ts';
import { serversOf } from '../../servers/servers-of.ts';
import { isTerminal } from '../../shared/standard-streams.ts';
import { againRedactorOf, redactorOf } from '../../wiring/masking.ts';
import { type QuietPerformers, quietPerformers } from '../../wiring/performers.ts';
import { isBrief, renderSystemPrompt } from '../../wiring/prompt.ts';
import { openProvider } from '../../wiring/provider.ts';
import { elapsed } from '../../wiring/surroundings.ts';
import type { AskEvents } from './ask-events.ts';
import { placeOf } from './ask-input.ts';
import { askPerformers } from './ask-performers.ts';
import { watchRefusals } from './ask-result.ts';
import { type AskOptions, type Prepared, say } from './prepare.ts';
import { type Proposed, proposeOnly } from './propose-only.ts';
import { suggestOnce, targetSentence, towardsTarget } from './suggest.ts';

export type Performing = Prepared & {
  readonly person: PersonSide | undefined;
  readonly options: AskOptions;
  readonly attached: CapturedOutput | undefined;
  readonly signal: AbortSignal;
  readonly events: AskEvents | undefined;
};

export type Performed = {
  readonly result: AgentResult;
  readonly proposed: Proposed | undefined;
  readonly provider: Pick<Provider, 'name' | 'model'>;
  /** What beck and the model took. */
  readonly milliseconds: number;
};

/** What it takes to answer. */
type Ready = {
  readonly memory: Memory;
  readonly quiet: QuietPerformers;
  readonly fixing: Fixing | undefined;
  readonly conversation: Conversation;
  readonly provider: Provider;
  /** The recipes were asked before the model. */
  readonly recipesFirst: boolean;
};

export async function perform(performing: Performing): Promise<Performed> {
  const { options, asking, signal, events } = performing;
  const { settings, surroundings, shell, cwd } = asking;
  const memory = await openMemory({ surroundings, shellPid: undefined, cwd });
  memory.problems.forEach(say);
  // Without a shell to ask, a word is what its name says.
  const quiet = quietPerformers(asking, {
    options: SCRIPT_OPTIONS,
    project: performing.project,
    resolve: async () => ({ cwd: asking.cwd, resolved: {} }),
  });
  const fixing = await fixOf(performing, quiet);
  if (typeof fixing === 'number') return cancelledFix(fixing);
  const shellPid = options.goesOn ? asking.shellPid : undefined;
  const conversation = await openConversation({ surroundings, shellPid }, settings, true);
  const opened = await openAnswerer(performing, { quiet, fixing, conversation });
  const ready = { memory, quiet, fixing, conversation, ...opened };
  const config = await configOf(performing, ready);
  const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
  const servers =
    options.print || performing.fleet ? undefined : await serversOf({ settings, surroundings, redact, say });
  const { provider } = opened;
  if (performing.attached !== undefined && !provider.readsPrompt) say(UNREAD_INPUT);
  events?.begin({
    question: performing.fleet?.asKept(config.question) ?? config.question,
    folder: asking.cwd,
    shell,
    mode: settings.mode,
    provider: provider.name,
  });
  if (!options.print) return converse(performing, { ready, config, servers });
  const plain = { ...quiet, askModel: provider.ask };
  const performers = performing.fleet?.watch(plain) ?? plain;
  const printing = await proposeOnly(config, { performers, events, say, signal });
  return { ...printing, provider, milliseconds: elapsed() };
}

/** A number: the question is over, with that status. */
async function fixOf(
  { options: { failed }, asking, person, signal }: Performing,
  quiet: QuietPerformers,
): Promise<Fixing | number | undefined> {
  if (failed === undefined) return undefined;
  const { prepareFix } = await import('../../asking/fix.ts');
  return prepareFix({ ...failed, shell: asking.shell, question: '' }, asking, {
    quiet,
    showProbe: (command) => person?.screen.show({ type: 'probe', command }),
    askPerson: person && ((proposal, when) => person.screen.ask(proposal, when).then(onlyYes)),
    signal,
  });
}

async function openAnswerer(
  performing: Performing,
  { quiet, fixing, conversation: { turns } }: Pick<Ready, 'quiet' | 'fixing' | 'conversation'>,
): Promise<Pick<Ready, 'provider' | 'recipesFirst'>> {
  const { options, asking, attached, signal, person, question } = performing;
  const { suggest } = options;
  const onlyModel =
    performing.forModel || attached !== undefined || (suggest !== undefined && suggest.target !== 'shell');
  const follows = turns.length > 0;
  const recipesFirst = recipesGoFirst(asking.settings, { question, follows, forModel: onlyModel });
  const opened =
    fixing?.provider ??
    (await performing.fleet?.answerer(asking, { turns, question, forModel: onlyModel, say })) ??
    (await openProvider(asking, performing.userland, {
      say,
      sure: recipesFirst ? readsOnly(quiet, asking.shell) : undefined,
      whole: options.print || suggest !== undefined,
      turns,
      choose:
        person && suggest === undefined ? (commands) => whichOf(commands, person.screen, signal) : undefined,
      look: async () => (await import('../../asking/fix-world.ts')).lookAroundFor(asking),
      forModel: onlyModel,
    }));
  return { provider: suggest === undefined ? opened : towardsTarget(opened, suggest), recipesFirst };
}

async function configOf(performing: Performing, ready: Ready): Promise<AgentConfig> {
  const { options, asking, facts, strictBecause, attached } = performing;
  const { settings, surroundings, cwd } = asking;
  const { memory, fixing, conversation } = ready;
  const { suggest } = options;
  return {
    question: fixing?.question ?? performing.question,
    attached: attached ?? fixing?.attached,
    systemPrompt: facts
      ? `${await (performing.fleet?.systemPrompt(asking) ?? renderSystemPrompt(asking, facts))}${suggest ? targetSentence(suggest) : ''}`
      : '',
    earlier: earlierMessages(conversation.turns, {
      nonce: surroundings.nonce,
      cwd,
      mostBytes: settings.conversationBytes,
      redact: againRedactorOf(settings, surroundings.env),
    }),
    redact: redactorOf(settings, surroundings.env),
    nonce: surroundings.nonce,
    policy: {
      mode: settings.mode,
      strictBecause,
      remembered: memory.remembered,
      approved: options.approve,
      approvedFiles: {
        write: (options.approveWrite ?? []).map((path) => placeOf(path, cwd)),
        read: (options.approveRead ?? []).map((path) => resolve(cwd, path)),
      },
      canAsk: false,
      shell: asking.shell,
    },
    maxSteps: settings.maxSteps,
    temperature: settings.temperature,
    maxTokens: settings.maxTokens,
    cwd,
    home: surroundings.home,
    shell: asking.shell,
    routeFor: () => ({ route: 'capture', asks: false }),
    // What is printed is one text, and runs as one.
    stateLasts: options.print || suggest?.shellOut !== undefined,
    brief: isBrief(settings),
  };
}

type Conversing = {
  readonly ready: Ready;
  readonly config: AgentConfig;
  readonly servers: Servers | undefined;
};

async function converse(performing: Performing, { ready, config, servers }: Conversing): Promise<Performed> {
  const { options, asking, project, signal, events, person } = performing;
  const { settings, surroundings, shell, cwd } = asking;
  const { memory, quiet, conversation, provider, recipesFirst } = ready;
  const shown = askPerformers({ asking, person, memory, signal, json: options.json === true });
  try {
    const clock = openWorkClock(elapsed);
    const askModel = person ? askAndPrepare(provider.ask, person.screen) : provider.ask;
    const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
    const asKept = performing.fleet?.asKept(config.question) ?? config.question;
    const journal = journalOf(asking, { question: asKept, private: false, redact, say });
    const undo = openUndo(asking, { question: config.question, redact, say, signal });
    const asked = { ...quiet, ...servers?.performers, ...shown, ...outsideOf(clock, shown) };
    const world = { asking, quiet, project, signal };
    const offering = withOffer(withPreview(asked, world), memory);
    const undoing = undo.watch(offering);
    const journalled = journal.watch({ ...undoing, askModel });
    const trying = withTrial(journalled, { ...world, redact });
    const told = events?.watch(trying) ?? trying;
    const log = surroundings.env['BECK_LOG']
      ? (await import('../../asking/trace-log.ts')).openTraceLog(surroundings.env, 'ask')
      : undefined;
    const refusals = watchRefusals(log?.watch(told) ?? told);
    const { suggest } = options;
    const once = suggest && suggestOnce(refusals.performers, { ...suggest, shell, cwd });
    const ended = await runAgent(
      // What would run unasked is asked about as well: a suggestion is the question.
      {
        ...config,
        policy: once
          ? { mode: 'strict', remembered: [], canAsk: true }
          : { ...config.policy, canAsk: person !== undefined },
        otherTools: servers?.definitions,
        tries:
          performing.fleet === undefined && settings.mode !== 'strict' && (await isKnownToTry(surroundings)),
      },
      performing.fleet?.watch(once?.performers ?? refusals.performers) ??
        once?.performers ??
        refusals.performers,
      once ? AbortSignal.any([signal, once.signal]) : signal,
    );
    once?.handOver();
    // The exit code tells a script that something was refused.
    const left = person === undefined && ended.outcome === 'answered' && refusals.any();
    const result: AgentResult = left ? { ...ended, outcome: 'refused' } : ended;
    conversation.keep(result, { question: asKept, folder: cwd, redact });
    await journal.end(result, provider);
    const again = recipesFirst ? 'beck ask "!your question"' : undefined;
    const parts = closingParts(
      result,
      provider,
      { milliseconds: clock.elapsed(), prices: settings.prices },
      again,
    );
    if (isTerminal(2)) shown.close(parts);
    return { result, proposed: undefined, provider, milliseconds: clock.elapsed() };
  } finally {
    shown.finish();
    await servers?.close();
    await (await import('../../wiring/kept-output.ts')).tidyKeptOutput(surroundings);
  }
}

/** There is nothing to edit or to allow for longer. */
function onlyYes({ type }: Awaited<ReturnType<Screen['ask']>>): PersonAnswer {
  return type === 'yes' || type === 'cancel' ? { type } : { type: 'no' };
}

function cancelledFix(status: number): Performed {
  const result = { status, outcome: 'cancelled', answer: '', runs: [], plans: [], masked: 0 } as const;
  return { result, proposed: undefined, provider: { ...RECIPES, model: '' }, milliseconds: 0 };
}
