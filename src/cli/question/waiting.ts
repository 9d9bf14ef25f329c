// A helper that was started before its question: it gets ready, waits, and becomes the helper of the shell as it is then.

import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadedSettings } from '../../config/load.ts';
import type { ScriptShell } from '../../domain/shell-descriptor.ts';
import { openLink, type ShellLink } from '../../shell-link/link.ts';
import { makeWaitingFolder, WAITS, waitingIn } from '../../shell-link/private-folder.ts';
import { watchShell } from '../../shell-link/shell-watch.ts';
import type { Transport } from '../../shell-link/transport.ts';
import {
  beginNow,
  type Environment,
  loadSettings,
  readSurroundings,
  replaceEnvironment,
  type Surroundings,
} from '../wiring/surroundings.ts';
import { followSignals, type Opened, watched } from './opened.ts';
import { openTypingFifos, openTypingMessages, TYPED, type TypingChannel } from './typing-channel.ts';

/** What launch.sh takes for: start the next one. */
export const START_NEXT = 75;

/** The environment of the question: a file that launch.sh writes, or PowerShell's first message. */
const ENVIRONMENT = 'environment';

/** Node reads these when it starts. */
const READ_AT_START =
  `HOME LANG LC_ALL LC_CTYPE LC_TIME TZ NODE_EXTRA_CA_CERTS NODE_USE_SYSTEM_CA NODE_USE_ENV_PROXY
  OPENSSL_CONF SSL_CERT_FILE SSL_CERT_DIR BECK_LOG`.split(/\s+/);
/** The helpers that may wait for one person. */
const MOST = 4;
/** Bytes that must be free. */
const SPARE = 512 * 1024 * 1024;

/** The program is the one that was started. */
function isSame(start: Start): boolean {
  return start.stamp !== '' && stampOf(start) === start.stamp;
}

/** When the program was last written. */
function stampOf({ program }: Pick<Surroundings, 'program'>): string {
  try {
    const { mtimeMs, size, ino } = statSync(program);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return '';
  }
}

type Waiting = {
  /** The private folder, or `-` where the shell holds our standard input and output. */
  readonly folder: string;
  readonly shellPid: number;
  readonly transport: Transport;
  /** The shell, and the seconds where it is not as long as after a question. */
  readonly ahead: readonly string[];
};

/** Gets ready, waits, and hands the question on; ends the process where none comes. */
export async function waitForQuestion(
  { folder, shellPid, transport: opened, ahead: [shell, seconds] }: Waiting,
  answerAsked: (opened: Opened) => Promise<void>,
): Promise<void> {
  const before = readSurroundings();
  const start = { env: { ...before.env }, program: before.program, stamp: stampOf(before) };
  const { log, transport } = await watched(opened, before);
  const over = new AbortController();
  const arrival =
    folder === '-'
      ? asMessage(transport, makeWaitingFolder(before.env, shellPid))
      : inFolder(transport, folder);
  const { place, arrived, isHere, link } = arrival;
  const leave = (): void => {
    arrival.drop();
    transport.close();
    process.exit(0);
  };
  if (place === undefined || !hasRoom(dirname(place))) return leave();
  followSignals(arrival);
  const isWanted = (): boolean => transport.isOpen() && isSame(start);
  const stopPatience = watchShell(shellPid, isWanted, leave, PARKED_MS);
  const patience = loadSettings(before).then(({ settings }) => {
    const most = seconds === undefined ? settings.keepHelper * 60_000 : Number(seconds) * 1000;
    return { timer: setTimeout(() => isHere() || leave(), most), settings };
  }, leave);
  const typing = patience
    .then((found) => (found ? followLine(found, { arrival, shell, before }) : undefined))
    .catch(() => undefined);
  for (const signal of ENDS) process.once(signal, leave);
  const settled = arrived.finally(() => over.abort());
  writeFileSync(join(place, WAITS), `${process.pid}\n`);
  // Where the whole question was pasted it comes at once, and a rehearsal would only delay it.
  await Promise.race([settled, new Promise((settle) => setTimeout(settle, PASTE_MS))]);
  const { rehearse } = await import('./rehearse.ts');
  // A part of beck may be gone: it is being uninstalled or updated.
  await rehearse({
    folder: place,
    shell: shell as ScriptShell,
    surroundings: before,
    over: over.signal,
  }).catch(() => {});
  const question = await settled;
  (await typing)?.();
  clearTimeout((await patience)?.timer);
  stopPatience();
  if (question === undefined) return leave();
  arrival.take();
  for (const signal of ENDS) process.off(signal, leave);
  if (!becomeCurrent(question, start)) return leave();
  const surroundings = readSurroundings();
  const loading = loadSettings(surroundings);
  loading.catch(() => {});
  const stopWatching = watchShell(shellPid, transport.isOpen, () => link().abandon());
  await answerAsked({
    folder,
    shellPid,
    surroundings,
    log,
    transport,
    link: link(),
    loading,
    asked: await link().asked.catch(() => undefined),
    stopWatching,
  });
}

type Patience = Pick<LoadedSettings, 'settings'> & { readonly timer: NodeJS.Timeout };
type Following = {
  readonly arrival: Arrival;
  readonly shell: string | undefined;
  readonly before: Surroundings;
};

/** Hears what is typed, where the shell says it: undefined, or what ends that. Typing is no reason to leave. */
async function followLine(
  { timer, settings }: Patience,
  { arrival, shell, before }: Following,
): Promise<(() => void) | undefined> {
  if (settings.preview === 'off' || before.env['BECK_PREVIEW'] === 'off') return undefined;
  const channel = arrival.typing();
  if (shell === undefined || channel === undefined) return undefined;
  const { followTyping } = await import('./follow-typing.ts');
  return followTyping({
    channel,
    shell: shell as ScriptShell,
    surroundings: before,
    onTyping: () => timer.refresh(),
  });
}

/** Longer than any patience. */
const MOST_MS = 24 * 3600 * 1000;
/** A question that is pasted follows the key so soon. */
const PASTE_MS = 150;
/** What ends it while it waits, so that it can tidy up. */
const ENDS = ['SIGHUP', 'SIGTERM'] as const;
/** For launch.sh: the question is there. */
const TAKEN = 'taken';
/** How soon a waiting helper notices that its shell or its program is gone. */
const PARKED_MS = 5000;

/** What a question comes with; `environment` is undefined where it cannot be read. */
type Arrived = { readonly cwd: string; readonly environment: string | undefined };

type Arrival = {
  /** The folder in which it says that it waits. */
  readonly place: string | undefined;
  /** Undefined where the shell has left. */
  readonly arrived: Promise<Arrived | undefined>;
  readonly isHere: () => boolean;
  readonly typing: () => TypingChannel | undefined;
  readonly link: () => ShellLink;
  /** Ctrl-C: a command's is none of ours, the question's is. */
  readonly cancel: () => void;
  /** It waits no more, for the question has come; or none will. */
  readonly take: () => void;
  readonly drop: () => void;
};

/** The link is open from the start, and launch.sh makes the folder, writes the environment into it and removes it. */
function inFolder(transport: Transport, folder: string): Arrival {
  const link = openLink(transport, MOST_MS);
  const file = join(folder, ENVIRONMENT);
  let here = false;
  const isHere = (): boolean => here || existsSync(file);
  const arrived = link.asked.then(
    ({ cwd }) => {
      here = true;
      const environment = readIfThere(file);
      rmSync(file, { force: true });
      return { cwd, environment };
    },
    () => undefined,
  );
  return {
    ...{ place: folder, arrived, isHere, link: () => link, typing: () => openTypingFifos(folder) },
    cancel: () => isHere() && link.cancel(),
    take: () => renameSync(join(folder, WAITS), join(folder, TAKEN)),
    drop: () => {},
  };
}

/** The first message brings the environment: its shell hears from us once we can be what it needs, or we end. */
function asMessage(transport: Transport, place: string | undefined): Arrival {
  let here = false;
  let link: ShellLink | undefined;
  const early: (readonly Uint8Array[])[] = [];
  const typing = openTypingMessages(transport.send);
  let pass = (fields: readonly Uint8Array[]): void => void early.push(fields);
  const arrived = new Promise<Arrived | undefined>((settle) => {
    const onMessage = (fields: readonly Uint8Array[]): void => {
      if (here) return pass(fields);
      const [word, text = '', cwd = ''] = fields.map((field) => new TextDecoder().decode(field));
      if (word === TYPED) return typing.hear(text, cwd);
      here = true;
      settle(word === ENVIRONMENT ? { cwd, environment: text } : undefined);
    };
    transport.listen(onMessage, () => settle(undefined));
  });
  const rest: Transport = {
    ...transport,
    listen(onMessage) {
      pass = onMessage;
      for (const fields of early) onMessage(fields);
    },
  };
  const remove = (): void => {
    if (place !== undefined) rmSync(place, { recursive: true, force: true });
  };
  return {
    ...{ place, arrived, isHere: () => here, typing: () => typing, link: () => (link ??= openLink(rest)) },
    cancel: () => link?.cancel(),
    take: remove,
    drop: remove,
  };
}

type Start = { readonly env: Environment; readonly stamp: string; readonly program: string };

/**
 * Takes over the environment and the folder of now. False where a new process has to do it: its program was replaced, or
 * Node would have read something else when it started.
 */
function becomeCurrent({ cwd, environment }: Arrived, start: Start): boolean {
  if (environment === undefined || !isSame(start)) return false;
  const env = readEnvironment(environment);
  if (READ_AT_START.some((name) => env.get(name) !== start.env[name])) return false;
  replaceEnvironment(env);
  try {
    process.chdir(cwd);
  } catch {
    return false;
  }
  beginNow();
  return true;
}

/** `name=value`, each ended by NUL. */
function readEnvironment(text: string): ReadonlyMap<string, string> {
  const entries = text.split('\0').filter((entry) => entry.includes('='));
  return new Map(
    entries.map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
  );
}

/** Whether a helper may get ready for the next question; `base`: where those that wait have their folders. */
export function mayStartNext({ settings }: LoadedSettings, env: Environment, base: string): boolean {
  if (settings.prestart === 'off' || env['BECK_PRESTART'] === 'off' || settings.keepHelper === 0)
    return false;
  return hasRoom(base);
}

/** Few others wait, memory is free, and the system does not save its battery where it says so. */
function hasRoom(base: string): boolean {
  return (
    waitingIn(base).length < MOST &&
    availableMemory() > SPARE &&
    readIfThere('/sys/firmware/acpi/platform_profile')?.trim() !== 'low-power'
  );
}

/** What programs could get; `freemem` leaves out what the system would give back. */
function availableMemory(): number {
  const found = /^MemAvailable: +(\d+) kB$/m.exec(readIfThere('/proc/meminfo') ?? '')?.[1];
  return found === undefined ? freemem() : Number(found) * 1024;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
