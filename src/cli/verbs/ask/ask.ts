// `beck ask`: a question without a shell attached. Approved commands run in a child, so `cd` does not last.

import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { tellEarlier } from '../../../agent/earlier.ts';
import type { PersonAnswer } from '../../../agent/performers.ts';
import { runAgent } from '../../../agent/run.ts';
import type { AgentConfig, AgentResult } from '../../../agent/state.ts';
import type { Settings } from '../../../config/settings.ts';
import type { ContextFacts } from '../../../context/render.ts';
import type { Provider } from '../../../domain/conversation.ts';
import { type ExitCode, ProviderError, UsageError } from '../../../domain/errors.ts';
import type { CapturedOutput } from '../../../domain/run.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { closingParts } from '../../asking/closing.ts';
import { openConversation } from '../../asking/conversation.ts';
import type { FailedBefore } from '../../asking/fix.ts';
import { journalOf } from '../../asking/open-journal.ts';
import { askAndPrepare, openPersonSide } from '../../asking/person-side.ts';
import { openMemory } from '../../asking/session-memory.ts';
import { openUndo } from '../../asking/undo.ts';
import { openWorkClock, outsideOf } from '../../asking/work-clock.ts';
import { serversOf } from '../../servers/servers-of.ts';
import { describeError, exitCodeOf as errorCodeOf } from '../../shared/errors.ts';
import { type ScriptShell, shellOfProgram } from '../../shared/installation.ts';
import { redactorOf } from '../../wiring/masking.ts';
import {
  type Asking,
  elapsed,
  gatherContext,
  loadSettings,
  openProvider,
  quietPerformers,
  readSurroundings,
  renderSystemPrompt,
  type Surroundings,
  switchedOff,
} from '../../wiring/wiring.ts';
import type { AskEvents } from './ask-events.ts';
import { canBeAsked, checkNumbers, placeOf, readStandardInput } from './ask-input.ts';
import { askPerformers } from './ask-performers.ts';
import { exitCodeOf, printed, watchRefusals } from './ask-result.ts';
import { type Proposed, proposeOnly } from './propose-only.ts';
import { type Suggesting, suggestedExitCode, suggestOnce, targetSentence, towardsTarget } from './suggest.ts';

export type AskOptions = {
  readonly question: string;
  readonly print: boolean;
  readonly json: boolean;
  readonly provider: Settings['provider'] | undefined;
  readonly shell: ScriptShell | undefined;
  readonly cwd: string | undefined;
  /** Seconds for the whole question. */
  readonly timeout: number | undefined;
  readonly maxSteps: number | undefined;
  /** Instead of the person's own. */
  readonly settingsFile: string | undefined;
  /** What runs without asking: exact texts, and globs over the words of one command. */
  readonly approve: readonly string[];
  /** Files that may be written without asking, and secret ones that may be read; relative to `cwd`. */
  readonly approveWrite?: readonly string[] | undefined;
  readonly approveRead?: readonly string[] | undefined;
  /** Whether it may refer to earlier questions of the shell around, and later ones to it. */
  readonly goesOn?: boolean | undefined;
  /** One command alone; asked about where somebody can be asked, else printed. */
  readonly suggest?: Suggesting | undefined;
  /** A failure to be mended, in a question's place. */
  readonly failed?: Pick<FailedBefore, 'command' | 'status'> | undefined;
};

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
    const performed = await perform({ ...(await prepare(options)), options, attached, signal, events });
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

type Prepared = {
  readonly asking: Asking;
  readonly facts: ContextFacts;
  readonly strictBecause: string | undefined;
};

async function prepare(options: AskOptions): Promise<Prepared> {
  const { provider, shell, cwd: wanted, maxSteps, settingsFile } = options;
  const surroundings = readSurroundings(settingsFile);
  const cwd = resolve(surroundings.cwd, wanted ?? '.');
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${cwd}.`, 'Name an existing one with --cwd.');
  const loaded = await loadSettings({ ...surroundings, cwd }, { provider, maxSteps });
  const { settings, project, projectContext, warnings, notices, strictBecause } = loaded;
  warnings.forEach(say);
  if (notices.length > 0)
    await (await import('../../asking/notices.ts')).showNotices(notices, surroundings, say);
  if (project.length > 0)
    await (await import('../../asking/notices.ts')).showProject(project, surroundings, say);
  if (!settings.enabled) throw switchedOff();
  const asking: Asking = {
    surroundings,
    settings,
    projectContext,
    shell: shell ?? (settings.shell === 'auto' ? loginShell(surroundings) : settings.shell),
    shellVersion: undefined,
    cwd,
    lastStatus: undefined,
    terminal: undefined,
    shellPid: process.ppid,
  };
  const { facts } = await gatherContext(asking);
  return { asking, facts, strictBecause };
}

function loginShell({ env }: Surroundings): Asking['shell'] {
  const name = basename(env['SHELL'] ?? '');
  return shellOfProgram(name) ?? 'sh';
}

type Performing = Prepared & {
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
  const { options, asking, facts, strictBecause, attached, signal, events } = performing;
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
  const person = !options.print && canBeAsked() ? openPersonSide(surroundings) : undefined;
  person?.useColours(settings.colours);
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
  const opened =
    fixing?.provider ??
    (await openProvider(asking, facts.machine.userland, {
      say,
      whole: options.print || suggest !== undefined,
      look: async () => (await import('../../asking/mend-world.ts')).lookAroundFor(asking),
    }));
  const provider = suggest === undefined ? opened : towardsTarget(opened, suggest);
  const shellPid = options.goesOn ? asking.shellPid : undefined;
  const conversation = await openConversation({ surroundings, shellPid }, settings, true);
  const config: AgentConfig = {
    question: fixing?.question ?? options.question,
    attached: attached ?? fixing?.attached,
    systemPrompt: `${await renderSystemPrompt(asking, facts)}${suggest ? targetSentence(suggest) : ''}`,
    earlier: tellEarlier(conversation.turns, {
      nonce: surroundings.nonce,
      cwd: asking.cwd,
      mostBytes: settings.conversationBytes,
    }).messages,
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
    const kept = undo.watch({ ...performers, ...shown, ...outsideOf(clock, shown) });
    const journalled = journal.watch({ ...kept, askModel });
    const refusals = watchRefusals(events?.watch(journalled) ?? journalled);
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
    // A script learns by the exit code that something was left out.
    const left = person === undefined && ended.outcome === 'answered' && refusals.any();
    const result: AgentResult = left ? { ...ended, outcome: 'refused' } : ended;
    conversation.keep(result, {
      question: config.question,
      folder: asking.cwd,
      redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
    });
    await journal.end(result, provider);
    const parts = closingParts(result, provider, clock.elapsed());
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
  return { result, proposed: undefined, provider: { name: 'recipes', model: '' }, milliseconds: 0 };
}

function say(text: string): void {
  process.stderr.write(`beck: ${text}\n`);
}
