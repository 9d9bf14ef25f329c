// The only composition root: environment, clock and randomness enter here and are passed on.

import { closeSync, openSync, readSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import type { Performers } from '../../agent/performers.ts';
import type { PromptNotes } from '../../agent/prompt.ts';
import type { AgentConfig } from '../../agent/state.ts';
import type { SettingsSources } from '../../config/load.ts';
import type { Settings } from '../../config/settings.ts';
import type { MachineFacts } from '../../context/machine/machine.ts';
import type { ContextFacts } from '../../context/render.ts';
import type { ModelReply, Provider } from '../../domain/conversation.ts';
import { BeckError } from '../../domain/errors.ts';
import type { CapturedOutput } from '../../domain/run.ts';
import type { Shell } from '../../domain/shell.ts';
import type { Turn } from '../../domain/turn.ts';
import { makeVisible } from '../../domain/visible.ts';
import { type Bounds, MOST_KEPT } from '../../output/bounded.ts';
import { collectFirst, type FirstBytes } from '../../output/first-bytes.ts';
import type { OwnTraces, RecipeWorld } from '../../recipes/slots/recipe.ts';
import type { Classifier } from '../../safety/classifier.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { withApprovable, withChanges, withReading } from './approvable.ts';
import { collectFacts, type ResolveWords } from './command-facts.ts';
import { type FilePerformers, filePerformers } from './file-performers.ts';
import { rulesOf } from './rules.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The process's own surroundings, read once. */
export type Surroundings = {
  readonly env: Environment;
  readonly home: string;
  readonly user: string;
  readonly now: number;
  /** Where the process was started. */
  readonly cwd: string;
  /** The running program's file as it was named. */
  readonly program: string;
  /** Marks this question's quotations of untrusted text. */
  readonly nonce: string;
  /** What `--config` names, instead of the person's own file. */
  readonly settingsFile: string | undefined;
};

export function readSurroundings(settingsFile?: string): Surroundings {
  const { env } = process;
  const home = env['HOME'] && isAbsolute(env['HOME']) ? env['HOME'] : homedir();
  let nonce: string | undefined;
  return {
    env,
    home,
    user: userName(env),
    now: Date.now(),
    cwd: currentFolder(home),
    settingsFile: settingsFile === undefined ? undefined : resolve(settingsFile),
    program: process.argv[1] ?? '',
    get nonce() {
      nonce ??= drawNonce();
      return nonce;
    },
  };
}

/** Milliseconds since this process was started, which is when the question was asked. */
export function elapsed(): number {
  return performance.now();
}

/** Drawn when first wanted, and from the system: Node's cryptography takes 5 ms to load. */
function drawNonce(): string {
  try {
    const source = openSync('/dev/urandom', 'r');
    try {
      const bytes = Buffer.alloc(NONCE_BYTES);
      if (readSync(source, bytes) === NONCE_BYTES) return bytes.toString('hex');
    } finally {
      closeSync(source);
    }
  } catch {
    // No such source here.
  }
  return process.getBuiltinModule('node:crypto').randomBytes(NONCE_BYTES).toString('hex');
}

const NONCE_BYTES = 6;

/** The folder one stands in may be gone. */
function currentFolder(home: string): string {
  try {
    return process.cwd();
  } catch {
    return home;
  }
}

/** The system has no entry for some users of containers. */
function userName(env: Environment): string {
  try {
    return userInfo().username;
  } catch {
    return env['USER'] ?? 'unknown';
  }
}

export async function loadSettings(
  { env, home, cwd, settingsFile }: Surroundings,
  commandLine: SettingsSources['commandLine'] = {},
): Promise<Awaited<ReturnType<typeof import('../../config/load.ts').loadSettings>>> {
  const { loadSettings: load } = await import('../../config/load.ts');
  return load({ env, home, cwd, file: settingsFile, commandLine });
}

/** What a question gets where the settings say `enabled: false`. */
export function switchedOff(): BeckError {
  return new BeckError('beck is turned off.', 'Turn it on with: beck config set enabled true', 4);
}

/** Where and for whom a question is asked. */
export type Asking = {
  readonly surroundings: Surroundings;
  readonly settings: Settings;
  /** What the project's settings tell a model: untrusted text. */
  readonly projectContext?: string | undefined;
  readonly shell: Shell;
  readonly shellVersion: string | undefined;
  readonly cwd: string;
  readonly lastStatus: number | undefined;
  readonly terminal: ContextFacts['terminal'];
  /** The shell that long output is kept for; absent: none is kept. */
  readonly shellPid?: number | undefined;
};

export async function gatherContext(
  { surroundings, settings, shell, shellVersion, cwd, lastStatus, terminal }: Asking,
  refresh = false,
): Promise<{ readonly facts: ContextFacts; readonly refreshed: Promise<void> }> {
  const { collectContext } = await import('../../context/collect.ts');
  return collectContext({
    ...surroundings,
    cwd,
    shell: { name: shell, version: shellVersion },
    terminal,
    lastStatus,
    detectTools: settings.detectTools,
    refresh,
  });
}

/** Loads what every question with these settings needs, so that it is there when the shell has asked. */
export async function loadAhead({ provider }: Settings): Promise<void> {
  if (provider === 'recipes') {
    await Promise.all([import('../../providers/recipes.ts'), import('../../safety/classifier.ts')]);
  } else await Promise.all([import('../../context/collect.ts'), import('../../providers/choose.ts')]);
}

/** All that the recipes ask about the machine. */
export async function findUserland({ surroundings }: Asking): Promise<MachineFacts['userland']> {
  const { findUserland: find } = await import('../../context/machine/userland.ts');
  return find(surroundings.env['PATH']);
}

/**
 * `say` gets a sentence when the recipes answer in a server's place; `whole`: the first command must answer
 * the whole question, because it is the only one that will be seen.
 */
export async function openProvider(
  asking: Asking,
  userland: MachineFacts['userland'],
  {
    say,
    note = say,
    whole = false,
    look,
    sure,
    turns = [],
  }: {
    readonly say: (sentence: string) => void;
    /** Gets a line when another server or model answers than the one that was chosen. */
    readonly note?: (line: string) => void;
    readonly whole?: boolean;
    /** What the recipes may look up. */
    readonly look?: () => Promise<RecipeWorld>;
    /** Whether the recipes, asked first, may have this answer; absent: the model gets every question. */
    readonly sure?: ((reply: ModelReply) => Promise<boolean>) | undefined;
    /** What was asked before, where the question may refer to it. */
    readonly turns?: readonly Turn[];
  },
): Promise<Provider> {
  const { settings, surroundings, shell, cwd, terminal } = asking;
  const { env, home } = surroundings;
  const openRecipes = async (surely = false): Promise<Provider> => {
    const [{ recipesProvider }, { withKnowledge }] = await Promise.all([
      import('../../providers/recipes.ts'),
      import('./about-commands.ts'),
    ]);
    const modelAdvice = async () => (await import('../shared/model-advice.ts')).modelAdvice(asking);
    const world = await look?.();
    const traces = whole ? undefined : ownTraces();
    const earlier = turns.map((turn) => ({ ...turn, command: turn.steps[0]?.command }));
    const use = { whole, surely, modelAdvice, earlier };
    const recipes = recipesProvider({ shell, cwd, home, userland, world, traces }, use);
    const place = { shell, cwd, userland, env, whole, prefix: settings.prefix };
    return withKnowledge(recipes, { ...place, columns: terminal?.columns ?? 80 });
  };
  if (settings.provider === 'recipes') return openRecipes();
  const { chooseProvider } = await import('../../providers/choose.ts');
  // They answer only where the server fails.
  const recipes: Provider = {
    name: 'recipes',
    model: 'built-in',
    ask: async (request, io) => (await openRecipes()).ask(request, io),
  };
  const [{ loadApiKey }, { fallbackServers }, { learntModels }] = await Promise.all([
    import('../../config/api-key.ts'),
    import('../../config/server-variables.ts'),
    import('./learnt-models.ts'),
  ]);
  const choice = {
    ...settings,
    hasKey: settings.apiKey !== undefined || settings.apiKeyCommand !== undefined,
    loadKey: () => loadApiKey(settings, (words) => runKeyCommand(words, surroundings)),
    fallback: fallbackServers(settings, env).map(({ apiKey, ...server }) => ({
      ...server,
      hasKey: apiKey !== undefined,
      loadKey: async () => apiKey,
    })),
  };
  const model = chooseProvider(choice, {
    recipes,
    say,
    note,
    learning: learntModels(surroundings),
    proxies: proxiesOf(env),
  });
  if (sure === undefined) return model;
  const { recipesFirst } = await import('../../providers/recipes-first.ts');
  return recipesFirst({ recipes: await openRecipes(true), model, accepts: sure });
}

const PROXY_VARIABLES = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'];

/** Undefined where none is set: then nothing of it is loaded. */
export function proxiesOf(env: Environment): Environment | undefined {
  const names = PROXY_VARIABLES.flatMap((name) => [name, name.toLowerCase()]);
  const given = names.filter((name) => env[name]);
  return given.length === 0 ? undefined : Object.fromEntries(given.map((name) => [name, env[name]]));
}

/** The helper and what started it. Variables that are set for a run are not, where a command shows variables. */
function ownTraces(): OwnTraces {
  return { processes: [process.pid, process.ppid], variables: {} };
}

/** A password manager may want to be unlocked first. */
const KEY_SECONDS = 60;

export async function runKeyCommand(
  words: readonly string[],
  { env, home }: Surroundings,
): Promise<{ status: number | undefined; stdout: string }> {
  const { runOwnProgram } = await import('../../processes/own-program.ts');
  const signal = AbortSignal.timeout(KEY_SECONDS * 1000);
  return runOwnProgram({ words, env, around: { cwd: home, home }, seconds: KEY_SECONDS, signal });
}

export async function renderSystemPrompt(asking: Asking, facts: ContextFacts): Promise<string> {
  const [{ renderPrompt }, { renderContext }] = await Promise.all([
    import('../../agent/prompt.ts'),
    import('../../context/render.ts'),
  ]);
  const { machine, shell } = facts;
  return renderPrompt({
    shell: shell.name,
    userland: machine.userland,
    contextText: renderContext(facts),
    nonce: asking.surroundings.nonce,
    notes: await notesOf(asking),
  });
}

/** What the person and the project add for a model. */
export async function notesOf({
  settings,
  projectContext,
  shell,
  surroundings,
}: Asking): Promise<PromptNotes> {
  return {
    own: settings.context,
    project: projectContext,
    recent: await recentCommands(settings, shell, surroundings),
  };
}

async function recentCommands(
  { recentCommands: most, prefix }: Settings,
  shell: Shell,
  { env, home }: Surroundings,
): Promise<PromptNotes['recent']> {
  if (most === 0) return undefined;
  const { readRecentCommands } = await import('../../context/recent-commands.ts');
  const commands = await readRecentCommands({ shell, env, home, most, prefix });
  return commands.map((command) => makeVisible(command.toWellFormed()));
}

export function boundsOf(settings: Settings): Bounds {
  return {
    bytes: settings.outputThresholdBytes,
    lines: settings.outputThresholdLines,
    headLines: settings.sandwichHeadLines,
    tailLines: settings.sandwichTailLines,
  };
}

/** The performers that need no person, terminal or shell. */
export type QuietPerformers = Pick<Performers, 'factsFor' | 'classify' | 'probe' | 'reportSystem'> &
  FilePerformers & { readonly routeFor: AgentConfig['routeFor'] };

export function quietPerformers(
  asking: Asking,
  shellSide: {
    readonly options: readonly string[];
    readonly resolve: ResolveWords;
    /** The top of the project the folder lies in; nothing of it is run by a probe. */
    readonly project: string | undefined;
  },
): QuietPerformers {
  const { surroundings, settings, shell } = asking;
  const { env, home } = surroundings;
  const rules = rulesOf(settings, home);
  let judging: Judging | undefined;
  const loaded = async (): Promise<Judging> => {
    judging ??= await loadJudging(shell, rules);
    return judging;
  };
  const atHand = (): Judging => {
    if (judging === undefined) throw new Error('A command was judged before its facts were gathered.');
    return judging;
  };
  let cwd = asking.cwd;
  return {
    ...filePerformers({
      surroundings,
      rules,
      bounds: boundsOf(settings),
      cwd: () => cwd,
      shellPid: asking.shellPid,
    }),
    async factsFor(command, place, after) {
      const [{ classifier }, { ownFolders }] = await Promise.all([
        loaded(),
        import('../shared/own-folders.ts'),
      ]);
      const { survey } = classifier;
      await classifier.prepare(command);
      const own = ownFolders(surroundings);
      const request = { command, shell, cwd, home, own, options: shellSide.options, after };
      const sources = { ...shellSide, survey, env, home, now: surroundings.now, uid: process.getuid?.() };
      const { told, ...facts } = await collectFacts(request, place, sources);
      cwd = told || cwd;
      return facts;
    },
    classify(request) {
      const { classifier, takeApart, readingSpans } = atHand();
      const read = withReading(request, classifier.classify(request), () =>
        readingSpans(request, classifier.dissect),
      );
      const verdict = withChanges(read, () => classifier.survey(request));
      return withApprovable(request, verdict, () => takeApart(classifier, request, verdict));
    },
    routeFor(command) {
      const { terminal } = atHand().classifier.survey({
        command,
        shell,
        cwd,
        home,
        options: shellSide.options,
      });
      if (terminal === 'no') return { route: 'capture', asks: false };
      return { route: 'direct', asks: terminal === 'full-screen' };
    },
    async probe(command, place, signal) {
      const { probe } = await import('../../processes/probe.ts');
      const request = { command, shell, cwd: place ?? cwd, seconds: settings.defaultTimeout, signal };
      const [stdout, stderr] = [collectFirst(MOST_KEPT), collectFirst(MOST_KEPT)];
      const copy = { stdout: stdout.push, stderr: stderr.push };
      const world = { env, home, project: shellSide.project, bounds: boundsOf(settings), copy };
      const outcome = await probe(request, world);
      if (outcome.type !== 'probed') return outcome;
      return {
        ...outcome,
        stdout: await keepLong(outcome.stdout, stdout, { asking, command }),
        stderr: await keepLong(outcome.stderr, stderr, { asking, command }),
      };
    },
    async reportSystem(variableNames, signal) {
      const { reportSystem } = await import('../../context/system-report.ts');
      return reportSystem({ home, env, variableNames, signal }, boundsOf(settings));
    },
  };
}

type Judging = {
  readonly classifier: Classifier;
  readonly takeApart: typeof import('../../safety/approval-parts.ts').takeApart;
  readonly readingSpans: typeof import('../../safety/verdict/reading.ts').readingSpans;
};

async function loadJudging(shell: Shell, rules: PersonRules): Promise<Judging> {
  const [{ loadClassifier }, { takeApart }, { readingSpans }] = await Promise.all([
    import('../../safety/classifier.ts'),
    import('../../safety/approval-parts.ts'),
    import('../../safety/verdict/reading.ts'),
  ]);
  return { classifier: await loadClassifier(shell, rules), takeApart, readingSpans };
}

/** What is too long for a model is kept in a file that it may look into. */
export async function keepLong(
  output: CapturedOutput,
  first: FirstBytes,
  { asking, command }: { readonly asking: Asking; readonly command: string },
): Promise<CapturedOutput> {
  const { surroundings, settings, shellPid } = asking;
  if (!output.truncated || shellPid === undefined) return output;
  const [{ keepWhole }, { redactorOf }] = await Promise.all([
    import('./kept-output.ts'),
    import('./masking.ts'),
  ]);
  // A file stays, so it is masked whatever may be sent.
  const redact = redactorOf({ ...settings, maskSecrets: true }, surroundings.env);
  return keepWhole(output, first.bytes(), { surroundings, shellPid, command, redact });
}
