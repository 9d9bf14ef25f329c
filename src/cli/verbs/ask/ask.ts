// `beck ask`: a question without a shell attached. Approved commands run in a child, so `cd` does not last.

import { closeSync, openSync } from 'node:fs';
import { tellEarlier } from '../../../agent/earlier.ts';
import type { Performers, PersonAnswer } from '../../../agent/performers.ts';
import { runAgent } from '../../../agent/run.ts';
import type { AgentConfig, AgentResult } from '../../../agent/state.ts';
import { type ExitCode, ProviderError, UsageError } from '../../../domain/errors.ts';
import type { CapturedOutput } from '../../../domain/run.ts';
import { collectOutput } from '../../../output/bounded.ts';
import type { Screen } from '../../../terminal/screen.ts';
import { closingParts } from '../../asking/closing.ts';
import { openConversation } from '../../asking/conversation.ts';
import { journalOf } from '../../asking/open-journal.ts';
import { askAndPrepare, openPersonSide, type PersonSide } from '../../asking/person-side.ts';
import { readsOnly, recipesGoFirst } from '../../asking/recipes-first.ts';
import { openMemory } from '../../asking/session-memory.ts';
import { openWorkClock, outsideOf } from '../../asking/work-clock.ts';
import { redactorOf } from '../../wiring/masking.ts';
import {
  elapsed,
  openProvider,
  type QuietPerformers,
  quietPerformers,
  readSurroundings,
  renderSystemPrompt,
} from '../../wiring/wiring.ts';
import { askPerformers } from './ask-performers.ts';
import { exitCodeOf, turnOf } from './ask-result.ts';
import { type AskOptions, type Prepared, prepare, say } from './prepare.ts';
import { joinParts } from './printed-plan.ts';

export async function ask(options: AskOptions): Promise<ExitCode> {
  checkNumbers(options);
  const timeout = options.timeout === undefined ? undefined : AbortSignal.timeout(options.timeout * 1000);
  const signal = cancelSignal(timeout);
  const attached = await readStandardInput(signal);
  if (options.question.trim() === '' && options.failed === undefined)
    throw new UsageError('There is no question.', 'Ask like this: beck ask "which files here are over 1 MB"');
  const surroundings = readSurroundings(options.settingsFile);
  const person = !options.print && canBeAsked() ? openPersonSide(surroundings) : undefined;
  const prepared = await prepare(options, { surroundings, person, signal });
  if (prepared === undefined) return 130;
  const performed = await perform({ ...prepared, person, options, attached, signal });
  const { result, proposed } = performed;
  if (options.json && !options.print)
    process.stdout.write(`${JSON.stringify(turnOf(options.question, result), null, 2)}\n`);
  // With a command to print the question is cancelled as well, since nothing more is wanted of it.
  if (result.outcome === 'cancelled' && timeout?.aborted && proposed === undefined)
    throw new ProviderError(
      `There was no answer within ${options.timeout} seconds.`,
      'Give it longer with --timeout.',
    );
  return options.print ? printed(performed) : exitCodeOf(result);
}

/** A day; timers cannot wait much longer. */
const LONGEST_SECONDS = 86_400;
const MOST_STEPS = 100;

function checkNumbers({ timeout, maxSteps }: AskOptions): void {
  if (timeout !== undefined && !(timeout > 0 && timeout <= LONGEST_SECONDS))
    throw new UsageError(
      `--timeout must be a number of seconds above 0 and up to ${LONGEST_SECONDS}.`,
      'See: beck ask --help',
    );
  if (maxSteps !== undefined && !(Number.isInteger(maxSteps) && maxSteps >= 1 && maxSteps <= MOST_STEPS))
    throw new UsageError(
      `--max-steps must be a whole number from 1 to ${MOST_STEPS}.`,
      'See: beck ask --help',
    );
}

type Performing = Prepared & {
  readonly person: PersonSide | undefined;
  readonly options: AskOptions;
  readonly attached: CapturedOutput | undefined;
  readonly signal: AbortSignal;
};

type Performed = { readonly result: AgentResult; readonly proposed: Proposed | undefined };
type Proposed = { readonly command: string; readonly blocked: boolean };

async function perform(performing: Performing): Promise<Performed> {
  const { options, asking, facts, strictBecause, attached, signal, person, forModel } = performing;
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
  const shellPid = options.goesOn ? asking.shellPid : undefined;
  const conversation = await openConversation({ surroundings, shellPid }, settings, true);
  const goFirst = recipesGoFirst(settings, {
    question: performing.question,
    follows: conversation.turns.length > 0,
    forModel: forModel || attached !== undefined,
  });
  const provider =
    fixing?.provider ??
    (await openProvider(asking, facts.machine.userland, {
      say,
      sure: goFirst ? readsOnly(quiet, shell) : undefined,
      whole: options.print,
      look: async () => (await import('../../asking/mend-world.ts')).lookAroundFor(asking),
    }));
  const config: AgentConfig = {
    question: fixing?.question ?? performing.question,
    attached: attached ?? fixing?.attached,
    systemPrompt: await renderSystemPrompt(asking, facts),
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
    stateLasts: options.print,
  };
  const performers = { ...quiet, askModel: provider.ask };
  if (options.print) return proposeOnly(config, performers, signal);
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
    const watched = journal.watch({ ...performers, ...shown, ...outsideOf(clock, shown), askModel });
    const result = await runAgent({ ...config, policy }, watched, signal);
    conversation.keep(result, {
      question: config.question,
      folder: asking.cwd,
      redact: redactorOf({ ...settings, maskSecrets: true }, surroundings.env),
    });
    await journal.end(result, provider);
    const again = goFirst ? 'beck ask "!your question"' : undefined;
    const parts = closingParts(result, provider, clock.elapsed(), again);
    if (process.stderr.isTTY) shown.close(parts);
    return { result, proposed: undefined };
  } finally {
    shown.finish();
    await (await import('../../wiring/kept-output.ts')).tidyKeptOutput(surroundings);
  }
}

/** There is nothing to edit or to allow for longer. */
function onlyYes({ type }: Awaited<ReturnType<Screen['ask']>>): PersonAnswer {
  return type === 'yes' || type === 'cancel' ? { type } : { type: 'no' };
}

function cancelledFix(status: number): Performed {
  const result = { status, outcome: 'cancelled', answer: '', runs: [], plans: [], masked: 0 } as const;
  return { result, proposed: undefined };
}

/** Questions are asked on the terminal itself, so standard input may be what the question is about. */
function canBeAsked(): boolean {
  if (!process.stderr.isTTY) return false;
  try {
    closeSync(openSync('/dev/tty', 'r+'));
    return true;
  } catch {
    return false;
  }
}

type AskedQuietly = QuietPerformers & Pick<Performers, 'askModel'>;

/** Goes as far as the first command, and no further. */
async function proposeOnly(
  config: AgentConfig,
  quiet: AskedQuietly,
  signal: AbortSignal,
): Promise<Performed> {
  let proposed: Proposed | undefined;
  const found = new AbortController();
  const take = (command: string, blocked: boolean): void => {
    proposed ??= { command, blocked };
    found.abort();
  };
  const result = await runAgent(
    { ...config, policy: { mode: 'strict', remembered: [], canAsk: true } },
    {
      ...quiet,
      askPerson: async ({ command, file }) => {
        if (file !== undefined) {
          say('--print only prints a command: it writes no file and reads no secret file.');
          return { type: 'no' };
        }
        take(command, false);
        return { type: 'cancel' };
      },
      askPlan: async ({ parts }) => {
        const commands = parts.map(({ command }) => command);
        take(joinParts(commands, config.shell), false);
        return { type: 'cancel' };
      },
      runInShell: () => Promise.reject(new Error('--print only prints a command and runs nothing.')),
      remember: async () => {},
      show(notice) {
        if (notice.type === 'not-run' && notice.proposal.file === undefined) {
          say(notice.outcome.reason);
          take(notice.proposal.command, notice.proposal.verdict.level === 'blocked');
        }
        if (notice.type === 'plan-not-run') {
          say(notice.outcome.reason);
          take('', true);
        }
        if (notice.type === 'warning' || notice.type === 'note') say(notice.text);
      },
    },
    AbortSignal.any([signal, found.signal]),
  );
  return { result, proposed };
}

function printed({ result, proposed }: Performed): ExitCode {
  if (proposed === undefined) return exitCodeOf(result) === 0 ? 3 : exitCodeOf(result);
  if (proposed.blocked) return 4;
  process.stdout.write(`${proposed.command}\n`);
  return 0;
}

/** Given with the question when something is piped in; a terminal is not read. */
async function readStandardInput(signal: AbortSignal): Promise<CapturedOutput | undefined> {
  const { stdin } = process;
  if (stdin.isTTY) return undefined;
  const collector = collectOutput();
  const stop = (): void => void stdin.destroy();
  signal.addEventListener('abort', stop);
  try {
    for await (const chunk of stdin) collector.push(chunk);
  } catch (error) {
    // A pipe that stays open is left when the time is over.
    if (!signal.aborted) throw error;
  }
  signal.removeEventListener('abort', stop);
  const collected = collector.result();
  return collected.bytes === 0 ? undefined : collected;
}

function cancelSignal(timeout: AbortSignal | undefined): AbortSignal {
  const cancelled = new AbortController();
  process.once('SIGINT', () => cancelled.abort());
  return timeout === undefined ? cancelled.signal : AbortSignal.any([cancelled.signal, timeout]);
}
