// `beck ask`: a question without a shell attached. Approved commands run in a child, so `cd` does not last.

import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Performers } from '../agent/performers.ts';
import { runAgent } from '../agent/run.ts';
import type { AgentConfig, AgentResult } from '../agent/state.ts';
import type { Settings } from '../config/settings.ts';
import type { ContextFacts } from '../context/render.ts';
import { BeckError, type ExitCode, UsageError } from '../domain/errors.ts';
import type { CapturedOutput } from '../domain/run.ts';
import { collectOutput } from '../output/bounded.ts';
import { createLook } from '../terminal/look.ts';
import { createScreen } from '../terminal/screen.ts';
import { readAbilities } from '../terminal/tty.ts';
import type { ContextIo } from './context.ts';
import { SCRIPT_SHELLS, type ScriptShell } from './installation.ts';
import { openPersonSide } from './person-side.ts';
import {
  type Asking,
  boundsOf,
  gatherContext,
  loadSettings,
  openProvider,
  type QuietPerformers,
  quietPerformers,
  readSurroundings,
  renderSystemPrompt,
  type Surroundings,
} from './wiring.ts';

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
};

export async function ask(options: AskOptions): Promise<ExitCode> {
  const attached = await readStandardInput();
  if (options.question.trim() === '')
    throw new UsageError('There is no question.', 'Ask like this: beck ask "which files here are over 1 MB"');
  const { asking, facts } = await prepare(options);
  const signal = cancelSignal(options.timeout);
  const performed = await perform({ options, asking, facts, attached, signal });
  if (options.print) return printed(performed);
  if (options.json) process.stdout.write(`${JSON.stringify(turnOf(options.question, performed.result), null, 2)}\n`);
  return exitCodeOf(performed.result);
}

type Prepared = { readonly asking: Asking; readonly facts: ContextFacts };

async function prepare({ provider, shell, cwd: wanted, maxSteps }: Partial<AskOptions>): Promise<Prepared> {
  const surroundings = readSurroundings();
  const cwd = resolve(surroundings.cwd, wanted ?? '.');
  if (!existsSync(cwd)) throw new UsageError(`There is no folder ${cwd}.`, 'Name an existing one with --cwd.');
  const { settings, warnings } = await loadSettings(surroundings, { provider, maxSteps });
  for (const warning of warnings) process.stderr.write(`beck: ${warning}\n`);
  const asking: Asking = {
    surroundings,
    settings,
    shell: shell ?? loginShell(surroundings),
    shellVersion: undefined,
    cwd,
    lastStatus: undefined,
    terminal: undefined,
  };
  const { facts } = await gatherContext(asking);
  return { asking, facts };
}

function loginShell({ env }: Surroundings): Asking['shell'] {
  const name = basename(env['SHELL'] ?? '');
  return SCRIPT_SHELLS.find((shell) => shell === name) ?? 'sh';
}

type Performing = Prepared & {
  readonly options: AskOptions;
  readonly attached: CapturedOutput | undefined;
  readonly signal: AbortSignal;
};

type Performed = { readonly result: AgentResult; readonly proposed: Proposed | undefined };
type Proposed = { readonly command: string; readonly blocked: boolean };

async function perform({ options, asking, facts, attached, signal }: Performing): Promise<Performed> {
  const { settings, surroundings, shell } = asking;
  const say = (text: string): void => void process.stderr.write(`beck: ${text}\n`);
  const provider = await openProvider(asking, facts, say);
  // Without a shell to ask, a word is what its name says.
  const quiet = quietPerformers(asking, {
    options: [],
    project: facts.folder.project,
    resolve: async () => ({ cwd: asking.cwd, resolved: {} }),
  });
  const config: AgentConfig = {
    question: options.question,
    attached,
    systemPrompt: await renderSystemPrompt(facts, surroundings.nonce),
    nonce: surroundings.nonce,
    policy: { mode: settings.mode, remembered: new Set(), canAsk: false },
    maxSteps: settings.maxSteps,
    temperature: settings.temperature,
    maxTokens: settings.maxTokens,
    cwd: asking.cwd,
    home: surroundings.home,
    shell,
    routeFor: () => ({ route: 'capture', asks: false }),
  };
  const performers = { ...quiet, askModel: provider.ask };
  if (options.print) return proposeOnly(config, performers, signal);
  const person = process.stdin.isTTY && process.stderr.isTTY ? openPersonSide(surroundings.env) : undefined;
  const result = await runAgent(
    { ...config, policy: { ...config.policy, canAsk: person !== undefined } },
    { ...performers, ...shownPerformers({ asking, person, signal, json: options.json }) },
    signal,
  );
  return { result, proposed: undefined };
}

type AskedQuietly = QuietPerformers & Pick<Performers, 'askModel'>;

/** Goes as far as the first command, and no further. */
async function proposeOnly(config: AgentConfig, quiet: AskedQuietly, signal: AbortSignal): Promise<Performed> {
  let proposed: Proposed | undefined;
  const found = new AbortController();
  const take = (command: string, blocked: boolean): void => {
    proposed ??= { command, blocked };
    found.abort();
  };
  const result = await runAgent(
    { ...config, policy: { mode: 'strict', remembered: new Set(), canAsk: true } },
    {
      ...quiet,
      askPerson: async ({ command }) => {
        take(command, false);
        return { type: 'cancel' };
      },
      runInShell: () => Promise.reject(new Error('Nothing runs when a command is only printed.')),
      remember: async () => {},
      show(notice) {
        if (notice.type === 'not-run') take(notice.proposal.command, notice.proposal.verdict.level === 'blocked');
        if (notice.type === 'warning') process.stderr.write(`beck: ${notice.text}\n`);
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

type Showing = {
  readonly asking: Asking;
  readonly person: ReturnType<typeof openPersonSide> | undefined;
  readonly signal: AbortSignal;
  readonly json: boolean;
};

/** Steps go to standard error, what they print and the answer to standard output. */
function shownPerformers({ asking, person, signal, json }: Showing) {
  const { settings, shell, surroundings } = asking;
  const abilities = readAbilities(surroundings.env);
  const steps = createScreen({
    write: (text) => process.stderr.write(text),
    look: () =>
      createLook({
        columns: process.stderr.columns ?? 80,
        colour: process.stderr.isTTY && abilities.colour,
        unicode: abilities.unicode,
      }),
    rows: () => process.stderr.rows ?? 24,
    moves: process.stderr.isTTY && abilities.moves,
    openKeys: () => Promise.reject(new BeckError('There is no terminal to ask on.', 'Ask from a terminal.', 4)),
  });
  const performers: Pick<Performers, 'askPerson' | 'runInShell' | 'remember' | 'show'> = {
    askPerson: (proposal, when) =>
      person === undefined
        ? Promise.resolve({ type: 'no' })
        : person.askWithEditor(proposal, when, async () => undefined),
    async runInShell(command) {
      const { runInChildShell } = await import('../processes/child-shell.ts');
      const collector = collectOutput(boundsOf(settings));
      const status = await runInChildShell({
        command,
        shell,
        cwd: asking.cwd,
        env: surroundings.env,
        signal,
        onOutput(bytes) {
          collector.push(bytes);
          if (!json) process.stdout.write(bytes);
        },
      });
      const interrupted = signal.aborted;
      return { type: 'ran', status, output: collector.result(), cwd: asking.cwd, interrupted };
    },
    remember: async () => {},
    show(notice) {
      const spoken = notice.type === 'answer' || notice.type === 'text';
      if (!spoken) steps.show(notice);
      else if (notice.type === 'answer' && !json) {
        steps.finish();
        process.stdout.write(`${notice.text}\n`);
      }
      if (notice.type === 'ran' && /(^|[;&|\s])(cd|pushd|export)\s/.test(notice.proposal.command))
        steps.show({ type: 'warning', text: 'No shell is attached here, so cd and export do not last.' });
    },
  };
  return performers;
}

function turnOf(question: string, result: AgentResult): unknown {
  const { answer, outcome, status, runs, masked, usage } = result;
  return {
    question,
    answer,
    outcome,
    status,
    runs: runs.map(({ command, outcome: { status: code, output } }) => ({
      command,
      exitCode: code,
      output: output?.text ?? null,
    })),
    masked,
    usage: usage ?? null,
  };
}

function exitCodeOf({ outcome, runs }: AgentResult): ExitCode {
  switch (outcome) {
    case 'answered':
      return (runs.at(-1)?.outcome.status ?? 0) === 0 ? 0 : 1;
    case 'cancelled':
      return 130;
    case 'refused':
      return 4;
    case 'no-answer':
      return 3;
    case 'failed':
      return 1;
  }
}

/** Given with the question when something is piped in; a terminal is not read. */
async function readStandardInput(): Promise<CapturedOutput | undefined> {
  const { stdin } = process;
  if (stdin.isTTY) return undefined;
  const collector = collectOutput();
  for await (const chunk of stdin) collector.push(chunk);
  const collected = collector.result();
  return collected.bytes === 0 ? undefined : collected;
}

function cancelSignal(seconds: number | undefined): AbortSignal {
  const cancelled = new AbortController();
  process.once('SIGINT', () => cancelled.abort());
  return seconds === undefined ? cancelled.signal : AbortSignal.any([cancelled.signal, AbortSignal.timeout(seconds * 1000)]);
}

/** What `beck context` shows: the same text that a question here would send. */
export async function contextSources(): Promise<Pick<ContextIo, 'collectText' | 'compose' | 'tools'>> {
  const [{ asking }, { renderPrompt }, { renderContext }, { TOOLS }] = await Promise.all([
    prepare({}),
    import('../agent/prompt.ts'),
    import('../context/render.ts'),
    import('../agent/tools.ts'),
  ]);
  const { userland } = (await gatherContext(asking)).facts.machine;
  return {
    collectText: async (refresh) => renderContext((await gatherContext(asking, refresh)).facts),
    compose: (contextText) =>
      renderPrompt({ shell: asking.shell, userland, contextText, nonce: asking.surroundings.nonce }),
    tools: TOOLS,
  };
}
