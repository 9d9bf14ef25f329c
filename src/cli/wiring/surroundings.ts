// The process's environment, clock, folder and randomness enter the code here and are passed on; also loads the settings.

import { closeSync, openSync, readSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import type { SettingsSources } from '../../config/load.ts';
import type { SettingsInForce } from '../../config/policy-type.ts';
import type { ContextFacts } from '../../context/render.ts';
import { BeckError } from '../../domain/errors.ts';
import type { Shell } from '../../domain/shell.ts';

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
  const env = environment();
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

/** The command `beck` keeps NODE_OPTIONS from its own Node; programs that it starts have it. */
function environment(): Environment {
  const { BECK_NODE_OPTIONS: held, ...rest } = process.env;
  return held === undefined ? process.env : { ...rest, NODE_OPTIONS: held };
}

/** Takes over another environment, for this process and those that it starts. */
export function replaceEnvironment(wanted: ReadonlyMap<string, string>): void {
  for (const name of Object.keys(process.env)) if (!wanted.has(name)) delete process.env[name];
  for (const [name, value] of wanted) process.env[name] = value;
}

/** Milliseconds since the question was asked, which is when this process was started or told of it. */
export function elapsed(): number {
  // `performance` loads seven modules of Node when it is first named.
  return process.uptime() * 1000 - asked;
}

let asked = 0;

/** The question came to a process that waited for it. */
export function beginNow(): void {
  asked = process.uptime() * 1000;
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

/** The folder one is in may be gone. */
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
  readonly settings: SettingsInForce;
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
