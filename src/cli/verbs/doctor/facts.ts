// Collects the facts for `beck doctor`; `findings.ts` judges them. Only the chosen model is asked over a network.

import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { loadSettings } from '../../../config/load.ts';
import { readServerVariables } from '../../../config/server-variables.ts';
import type { Layer, Settings } from '../../../config/settings.ts';
import { BeckError } from '../../../domain/errors.ts';
import {
  programOf,
  SCRIPT_SHELLS,
  type ScriptShell,
  SHELL_DESCRIPTORS,
  shellOfProgram,
} from '../../../domain/shell-descriptor.ts';
import { usableAddress } from '../../../providers/address.ts';
import { isLoadedHere, isServerName, SERVERS } from '../../../providers/rows.ts';
import type { ChannelKind } from '../../../shell-link/channel.ts';
import { openOutputChannel } from '../../../shell-link/output-channel.ts';
import { waitingShells } from '../../../shell-link/private-folder.ts';
import { type Installation, scriptOf } from '../../shared/installation.ts';
import { prepareFirstStart } from './fish-first-start.ts';
import type { LiveFact } from './live.ts';
import { collectLoadedModel, type LoadedModelFact } from './loaded-model.ts';
import { type PolicyFact, policyFact } from './policy-fact.ts';
import { type Trial, tryPrompt } from './trial.ts';

/** One file a shell reads when it starts; absent files are not listed. */
export type RcFile = { readonly path: string; readonly lines: readonly string[] };

export type ShellFact = {
  readonly shell: ScriptShell;
  /** Absolute path of the program. */
  readonly path: string;
  /** `5.9`; undefined if it does not tell. */
  readonly version: string | undefined;
  /** The file beck's line belongs into. */
  readonly rcPath: string;
  readonly files: readonly RcFile[];
  /** Beck's script for it, and whether it can be read. */
  readonly script: { readonly path: string; readonly readable: boolean };
  /** What became of a question typed at its prompt; undefined where none was tried. */
  readonly trial?: Trial | undefined;
};

export type ProviderFact =
  | {
      readonly type: 'settings';
      readonly provider: Settings['provider'];
      /** Its address, where there is one. */
      readonly server: string | undefined;
      readonly model: string | undefined;
      /** Where the key comes from; undefined without one. */
      readonly key: string | undefined;
      /** The variable that may hold the key, and whether the provider answers without one. */
      readonly keyVariable: string | undefined;
      readonly needsKey: boolean;
      readonly file: string | undefined;
      readonly warnings: readonly string[];
      readonly policy?: PolicyFact | undefined;
      /** Of a model that beck loads itself. */
      readonly loaded?: LoadedModelFact | undefined;
      /** The result of a question to it; undefined where none was asked. */
      readonly live?: LiveFact | undefined;
    }
  | { readonly type: 'unusable'; readonly message: string; readonly fix: string };

/** How the output of a command is caught: `way` is undefined where nothing works. `problem`: why not by a terminal of ours. */
export type CaptureFact = { readonly way: ChannelKind | undefined; readonly problem?: string | undefined };

export type DoctorFacts = {
  readonly installation: Installation;
  readonly node: { readonly version: string; readonly path: string };
  /** What the shells would start: the two lines of the installation's record; undefined in a checkout. */
  readonly recorded:
    | { readonly node: boolean; readonly main: boolean; readonly version?: string | undefined }
    | undefined;
  readonly capture: CaptureFact;
  readonly shells: readonly ShellFact[];
  /** What `$SHELL` names. */
  readonly loginShell: ScriptShell | undefined;
  /** The first `beck` on PATH with links resolved, and the one that belongs to this installation. */
  readonly command: { readonly onPath: string | undefined; readonly own: string };
  readonly provider: ProviderFact;
  /** The process ids of the shells for which a helper waits. */
  readonly waiting: readonly number[];
};

export type FactSources = {
  readonly installation: Installation;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly settingsFile?: string | undefined;
  /** How long a question at a shell's prompt is tried, in ms; undefined: none is. */
  readonly trialLimit?: number | undefined;
  /** Asks the chosen model; absent: no model is asked. */
  readonly tryModel?: (() => Promise<LiveFact | undefined>) | undefined;
};

export async function collectDoctorFacts(sources: FactSources): Promise<DoctorFacts> {
  const { installation, env } = sources;
  const own = join(installation.current, installation.type === 'installed' ? 'bin/beck' : 'dist/main.js');
  const capture = await tryCapture();
  // Without a terminal there is none to type a question into.
  const trialLimit = capture.way === 'terminal' ? sources.trialLimit : undefined;
  const [recorded, shells, onPath, provider] = await Promise.all([
    collectRecorded(installation, env),
    collectShells({ ...sources, trialLimit }),
    findProgram('beck', env),
    collectProvider(sources),
  ]);
  return {
    installation,
    node: { version: process.versions.node, path: process.execPath },
    recorded,
    capture,
    shells,
    loginShell: shellOfProgram(env['SHELL']?.split('/').at(-1) ?? ''),
    command: { onPath: onPath && (await resolved(onPath)), own: await resolved(own) },
    provider,
    waiting: waitingShells(env),
  };
}

async function collectRecorded(
  { type, current }: Installation,
  env: FactSources['env'],
): Promise<DoctorFacts['recorded']> {
  if (type !== 'installed') return undefined;
  const [node = '', main = ''] = (await readText(join(current, 'runtime')))?.split('\n') ?? [];
  const there = await isThere(node, constants.X_OK);
  const version = there ? (await output(node, ['--version'], env))?.trim().replace(/^v/, '') : undefined;
  return { node: there, main: await isThere(main, constants.R_OK), ...(version && { version }) };
}

async function tryCapture(): Promise<CaptureFact> {
  const folder = await mkdtemp(join(tmpdir(), 'beck-doctor-'));
  try {
    const { channel, problems } = await openOutputChannel({ columns: 80, rows: 24 }, folder);
    await channel.release();
    channel.read().destroy();
    return { way: channel.kind, problem: problems[0]?.split('\n')[0] };
  } catch (error) {
    return { way: undefined, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function collectShells(sources: FactSources): Promise<readonly ShellFact[]> {
  const tidy = sources.trialLimit === undefined ? undefined : await prepareFirstStart(sources.env);
  try {
    const shells = await Promise.all(SCRIPT_SHELLS.map((shell) => collectShell(shell, sources)));
    return shells.filter((shell) => shell !== undefined);
  } finally {
    await tidy?.();
  }
}

async function collectShell(shell: ScriptShell, sources: FactSources): Promise<ShellFact | undefined> {
  const path = await findProgram(programOf(shell), sources.env);
  if (path === undefined) return undefined;
  const [version, paths] = await Promise.all([
    output(path, ['--version'], sources.env),
    rcPaths(shell, path, sources),
  ]);
  const files = await Promise.all(paths.map(async (file) => ({ path: file, text: await readText(file) })));
  const script = scriptOf(sources.installation, shell);
  const { installation, env, trialLimit: limit } = sources;
  const trial =
    limit === undefined || (SHELL_DESCRIPTORS[shell].firstStartLeavesFiles && files.every(isAbsent))
      ? undefined
      : await tryPrompt({ shell, program: path, installation, env, limit });
  return {
    trial,
    shell,
    path,
    version: version === undefined ? undefined : /(?<!\d)\d+\.\d+(\.\d+)?/.exec(version)?.[0],
    rcPath: paths[0] ?? sources.home,
    files: files.flatMap(({ path: file, text }) =>
      text === undefined ? [] : [{ path: file, lines: text.split('\n') }],
    ),
    script: { path: script, readable: await isThere(script, constants.R_OK) },
  };
}

function isAbsent({ text }: { readonly text: string | undefined }): boolean {
  return text === undefined;
}

/** The rc file first, then the others that may bind a key. */
async function rcPaths(
  shell: ScriptShell,
  program: string,
  sources: FactSources,
): Promise<readonly string[]> {
  const { base, names, folder } = SHELL_DESCRIPTORS[shell].rcFiles;
  const config = configFolder(sources);
  const root =
    base === 'config' ? config : base === 'zdotdir' ? await zshFolder(program, sources) : sources.home;
  const paths = names.map((name) => join(root, name));
  return folder === undefined ? paths : [...paths, ...(await filesIn(join(root, folder), shell))];
}

/** Those that the shell would read: by their extension. */
async function filesIn(folder: string, shell: ScriptShell): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith(`.${SHELL_DESCRIPTORS[shell].extension}`))
    .map((name) => join(folder, name));
}

/** Often only .zshenv sets it, which zsh always reads (zsh(1), STARTUP/SHUTDOWN FILES). */
async function zshFolder(zsh: string, { env, home }: FactSources): Promise<string> {
  const said = env['ZDOTDIR'] ?? (await output(zsh, ['-c', 'print -r -- "beck:$ZDOTDIR"'], env));
  const folder = env['ZDOTDIR'] === undefined ? /^beck:(.*)$/m.exec(said ?? '')?.[1] : said;
  return folder !== undefined && isAbsolute(folder) ? folder : home;
}

function configFolder({ env, home }: FactSources): string {
  const folder = env['XDG_CONFIG_HOME'];
  return folder !== undefined && isAbsolute(folder) ? folder : join(home, '.config');
}

async function collectProvider({ env, home, settingsFile, tryModel }: FactSources): Promise<ProviderFact> {
  try {
    const { settings, layers, file, ...said } = await loadSettings({ env, home, file: settingsFile });
    const { provider, baseUrl, apiKey, apiKeyCommand, policy } = settings;
    const row = isServerName(provider) ? SERVERS[provider] : undefined;
    const fromCommand = apiKeyCommand === undefined ? undefined : `the command ${apiKeyCommand[0]}`;
    const variable =
      layers.apiKey === 'environment' && isServerName(provider)
        ? ` (${readServerVariables(env, provider).apiKey?.name ?? ''})`
        : '';
    const key =
      apiKey === undefined ? fromCommand : `the ${KEY_LAYERS[layers.apiKey] ?? layers.apiKey}${variable}`;
    return {
      type: 'settings',
      provider,
      server: usableAddress(settings),
      model: settings.model ?? row?.model,
      key,
      keyVariable: row?.keyVariables[0],
      // A gateway of the person's own may need none.
      needsKey: row?.needsKey === true || (provider === 'openai-compatible' && baseUrl === undefined),
      file,
      warnings: [...said.warnings, ...said.notices],
      policy: policyFact(policy),
      loaded: isLoadedHere(provider) ? await collectLoadedModel(settings.model, { env, home }) : undefined,
      live: await tryModel?.(),
    };
  } catch (error) {
    if (error instanceof BeckError) return { type: 'unusable', message: error.message, fix: error.fix };
    throw error;
  }
}

const KEY_LAYERS: Readonly<Partial<Record<Layer, string>>> = {
  user: 'settings file',
  system: 'system settings',
};

async function findProgram(name: string, env: FactSources['env']): Promise<string | undefined> {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    if (isAbsolute(folder) && (await isThere(join(folder, name), constants.X_OK))) return join(folder, name);
  }
  return undefined;
}

function output(
  program: string,
  args: readonly string[],
  env: FactSources['env'],
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = execFile(program, [...args], { env, timeout: 5000, encoding: 'utf8' }, (error, stdout) =>
      resolve(error === null ? stdout : undefined),
    );
    child.stdin?.end();
  });
}

/** Undefined where it is absent or not ours to read: nothing of it can be said. */
async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

async function isThere(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => path !== '',
    () => false,
  );
}

async function resolved(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}
