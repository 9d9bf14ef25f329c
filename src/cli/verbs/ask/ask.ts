// `beck ask`: a question without a shell attached. Approved commands run in a child, so `cd` does not last.

import { resolve } from 'node:path';
import type { PersonAnswer } from '../../../agent/performers.ts';
import { runAgent } from '../../../agent/run.ts';
import type { AgentConfig, AgentResult } from '../../../agent/state.ts';
import type { Provider } from '../../../domain/conversation.ts';
import { type ExitCode, ProviderError, UsageError } from '../../../domain/errors.ts';
import type { CapturedOutput } from '../../../domain/run.ts';
import { RECIPES } from '../../../providers/traits.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { closingParts } from '../../asking/closing.ts';
import { earlierMessages, openConversation } from '../../asking/conversation.ts';
import { withOffer } from '../../asking/often-allowed.ts';
import { journalOf } from '../../asking/open-journal.ts';
import { askAndPrepare, openPersonSide, type PersonSide } from '../../asking/person-side.ts';
import { withPreview } from '../../asking/preview.ts';
import { readsOnly, recipesGoFirst } from '../../asking/recipes-first.ts';
import { openMemory } from '../../asking/session-memory.ts';
import { openUndo } from '../../asking/undo.ts';
import { whichOf } from '../../asking/which-of.ts';
import { openWorkClock, outsideOf } from '../../asking/work-clock.ts';
import { serversOf } from '../../servers/servers-of.ts';
import { describeError, exitCodeOf as errorCodeOf } from '../../shared/errors.ts';
import { againRedactorOf, redactorOf } from '../../wiring/masking.ts';
import { quietPerformers } from '../../wiring/performers.ts';
import { isBrief, renderSystemPrompt } from '../../wiring/prompt.ts';
import { openProvider } from '../../wiring/provider.ts';
import { elapsed, readSurroundings } from '../../wiring/surroundings.ts';
import type { AskEvents } from './ask-events.ts';
import { canBeAsked, checkNumbers, placeOf, readStandardInput } from './ask-input.ts';
import { askPerformers } from './ask-performers.ts';
import { exitCodeOf, printed, watchRefusals } from './ask-result.ts';
import { type AskOptions, type Prepared, prepare, say } from './prepare.ts';
import { type Proposed, proposeOnly } from './propose-only.ts';
import { suggestedExitCode, suggestOnce, targetSentence, towardsTarget } from './suggest.ts';

export async function ask(options: AskOptions): Promise<ExitCode> {
  checkNumbers(options);
  const timeout = options.timeout === undefined ? undefined : AbortSignal.timeout(options.timeout * 1000);
  const cancelled = new AbortController();
  process.once('SIGINT', () => cancelled.abort());
  const signal = timeout === undefined ? cancelled.signal : AbortSignal.any([cancelled.signal, timeout]);
  const events = options.json ? await eventsOnOutput(options.print, () => cancelled.abort()) : undefined;
  try {
    const attached = await readStandardInput(signal);
    if (options.question.trim() === '' && options.failed === undefined)
      throw new UsageError(
        'There is no question.',
        'Ask like this: beck ask "which files here are over 1 MB"',
      );
    const surroundings = readSurroundings(options.settingsFile);
    const person = !options.print && canBeAsked() ? openPersonSide(surroundings) : undefined;
    const prepared = await prepare(options, { surroundings, person, signal });
    if (prepared === undefined) return 130;
    const performed = await perform({ ...prepared, person, options, attached, signal, events });
    const { result, proposed, provider, milliseconds } = performed;
    // With a command to print the question is cancelled as well, since nothing more is wanted of it.
    if (result.outcome === 'cancelled' && timeout?.aborted && proposed === undefined)
      throw new ProviderError(
        `There was no answer within ${options.timeout} seconds.`,
        'Give it longer with --timeout.',
      );
    const exitCode = options.print
      ? printed(performed, options.json)
      : options.suggest
        ? suggestedExitCode(result)
        : exitCodeOf(result);
    events?.end(result, { provider, milliseconds, exitCode });
    return exitCode;
  } catch (error) {
    events?.fail(describeError(error), errorCodeOf(error));
    throw error;
  }
}

/** `gone`: the reader of the lines has closed them, so nothing more should happen. */
async function eventsOnOutput(print: boolean, gone: () => void): Promise<AskEvents> {
  const { openEvents } = await import('./ask-events.ts');
  process.stdout.on('error', gone);
  return openEvents((line) => void process.stdout.write(line), { print });
}

type Performing = Prepared & {
  readonly person: PersonSide | undefined;
  readonly options: AskOptions;
  readonly attached: CapturedOutput | undefined;
  readonly signal: AbortSignal;
  readonly events: AskEvents | undefined;
};

type Performed = {
  readonly result: AgentResult;
  readonly proposed: Proposed | undefined;
  readonly provider: Pick<Provider, 'name' | 'model'>;
  /** What beck and the model took. */
  readonly milliseconds: number;
};

async function perform(performing: Performing): Promise<Performed> {
  const { options, asking, facts, strictBecause, attached, signal, events, person, forModel } = performing;
  const { settings, surroundings, shell, cwd } = asking;
  const memory = await openMemory({ surroundings, shellPid: undefined, cwd });
  memory.problems.forEach(say);
  const { failed } = options;
  // Without a shell to ask, a word is what its name says.
  const quiet = quietPerformers(asking, {
    options: [],
    project: facts.folder.project,
    resolve: async () => ({ cwd: asking.cwd, resolved: {} }),
  });
  const fixing =
    failed &&
    (await (
      await import('../../asking/fix.ts')
    ).prepareFix({ ...failed, shell, question: '' }, asking, {
      quiet,
      showProbe: (command) => person?.screen.show({ type: 'probe', command }),
      askPerson: person && ((proposal, when) => person.screen.ask(proposal, when).then(onlyYes)),
      signal,
    }));
  if (typeof fixing === 'number') return cancelledFix(fixing);
  const { suggest } = options;
  const shellPid = options.goesOn ? asking.shellPid : undefined;
  const conversation = await openConversation({ surroundings, shellPid }, settings, true);
  const onlyModel =
    forModel || attached !== undefined || (suggest !== undefined && suggest.target !== 'shell');
  const goFirst = recipesGoFirst(settings, {
    question: performing.question,
    follows: conversation.turns.length > 0,
    forModel: onlyModel,
  });
  const opened =
    fixing?.provider ??
    (await openProvider(asking, facts.machine.userland, {
      say,
      sure: goFirst ? readsOnly(quiet, shell) : undefined,
      whole: options.print || suggest !== undefined,
      turns: conversation.turns,
      choose:
        person && suggest === undefined ? (commands) => whichOf(commands, person.screen, signal) : undefined,
      look: async () => (await import('../../asking/fix-world.ts')).lookAroundFor(asking),
      forModel: onlyModel,
    }));
  const provider = suggest === undefined ? opened : towardsTarget(opened, suggest);
  const config: AgentConfig = {
    question: fixing?.question ?? performing.question,
    attached: attached ?? fixing?.attached,
    systemPrompt: `${await renderSystemPrompt(asking, facts)}${suggest ? targetSentence(suggest) : ''}`,
    earlier: earlierMessages(conversation.turns, {
      nonce: surroundings.nonce,
      cwd: asking.cwd,
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
    },
    maxSteps: settings.maxSteps,
    temperature: settings.temperature,
    maxTokens: settings.maxTokens,
    cwd: asking.cwd,
    home: surroundings.home,
    shell,
    routeFor: () => ({ route: 'capture', asks: false }),
    // What is printed is one text, and runs as one.
    stateLasts: options.print || suggest?.shellOut !== undefined,
    brief: isBrief(settings),
  };
  const servers = options.print
    ? undefined
    : await serversOf({
        settings,
        surroundings,
        redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
        say,
      });
  const performers = { ...quiet, ...servers?.performers, askModel: provider.ask };
  events?.begin({
    question: config.question,
    folder: asking.cwd,
    shell,
    mode: settings.mode,
    provider: provider.name,
  });
  if (options.print) {
    const printing = await proposeOnly(config, { performers, events, say, signal });
    return { ...printing, provider, milliseconds: elapsed() };
  }
  const shown = askPerformers({ asking, person, memory, signal, json: options.json });
  try {
    const clock = openWorkClock(elapsed);
    const askModel = person ? askAndPrepare(provider.ask, person.screen) : provider.ask;
    const policy = { ...config.policy, canAsk: person !== undefined };
    const journal = journalOf(asking, {
      question: config.question,
      private: false,
      redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
      say,
    });
    const undo = openUndo(asking, {
      redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
      say,
      signal,
    });
    const asked = { ...performers, ...shown, ...outsideOf(clock, shown) };
    const { project } = facts.folder;
    const kept = undo.watch(withOffer(withPreview(asked, { asking, quiet, project, signal }), memory));
    const journalled = journal.watch({ ...kept, askModel });
    const told = events?.watch(journalled) ?? journalled;
    const log = surroundings.env['BECK_LOG']
      ? (await import('../../asking/trace-log.ts')).openTraceLog(surroundings.env, 'ask')
      : undefined;
    const refusals = watchRefusals(log?.watch(told) ?? told);
    const once = suggest && suggestOnce(refusals.performers, { ...suggest, shell, cwd: asking.cwd });
    const ended = await runAgent(
      // What would run unasked is asked about as well: a suggestion is the question.
      {
        ...config,
        policy: once ? { mode: 'strict', remembered: [], canAsk: true } : policy,
        otherTools: servers?.definitions,
      },
      once?.performers ?? refusals.performers,
      once ? AbortSignal.any([signal, once.signal]) : signal,
    );
    once?.handOver();
    // The exit code tells a script that something was refused.
    const left = person === undefined && ended.outcome === 'answered' && refusals.any();
    const result: AgentResult = left ? { ...ended, outcome: 'refused' } : ended;
    conversation.keep(result, {
      question: config.question,
      folder: asking.cwd,
      redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
    });
    await journal.end(result, provider);
    const again = goFirst ? 'beck ask "!your question"' : undefined;
    const parts = closingParts(result, provider, clock.elapsed(), again);
    if (process.stderr.isTTY) shown.close(parts);
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
