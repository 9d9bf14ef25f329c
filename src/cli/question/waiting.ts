// A helper that was started before its question: it gets ready, waits, and becomes the helper of the shell as it is then.

import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadedSettings } from '../../config/load.ts';
import type { ScriptShell } from '../../domain/shell-descriptor.ts';
import { openLink } from '../../shell-link/link.ts';
import { WAITS, waitingIn } from '../../shell-link/private-folder.ts';
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

/** What launch.sh takes for: start the next one. */
export const START_NEXT = 75;

/** The environment of the question, written by launch.sh. */
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

/** The question is there, or about to be. */
function isTaken(folder: string): boolean {
  return existsSync(join(folder, ENVIRONMENT));
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
  const link = openLink(transport, MOST_MS);
  const leave = (): void => {
    transport.close();
    process.exit(0);
  };
  // A command's Ctrl-C is none of ours.
  let taken = false;
  followSignals({ cancel: () => (taken || isTaken(folder)) && link.cancel() });
  const isWanted = (): boolean => transport.isOpen() && isSame(start);
  const stopPatience = watchShell(shellPid, isWanted, leave, PARKED_MS);
  const patience = loadSettings(before).then(({ settings }) => {
    const most = seconds === undefined ? settings.keepHelper * 60_000 : Number(seconds) * 1000;
    return setTimeout(() => isTaken(folder) || leave(), most);
  }, leave);
  const asked = link.asked.catch(() => undefined).finally(() => over.abort());
  if (!hasRoom(folder)) return leave();
  writeFileSync(join(folder, WAITS), `${process.pid}\n`);
  // Where the whole question was pasted it comes at once, and a rehearsal would only delay it.
  await Promise.race([asked, new Promise((settle) => setTimeout(settle, PASTE_MS))]);
  const { rehearse } = await import('./rehearse.ts');
  // A part of beck may be gone: it is being uninstalled or updated.
  await rehearse({ folder, shell: shell as ScriptShell, surroundings: before, over: over.signal }).catch(
    () => {},
  );
  const question = await asked;
  clearTimeout((await patience) ?? undefined);
  stopPatience();
  if (question === undefined) return leave();
  taken = true;
  renameSync(join(folder, WAITS), join(folder, TAKEN));
  if (!becomeCurrent(folder, question.cwd, start)) return leave();
  const surroundings = readSurroundings();
  const loading = loadSettings(surroundings);
  loading.catch(() => {});
  const stopWatching = watchShell(shellPid, transport.isOpen, link.abandon);
  await answerAsked({
    folder,
    shellPid,
    surroundings,
    log,
    transport,
    link,
    loading,
    asked: question,
    stopWatching,
  });
}

/** Longer than any patience. */
const MOST_MS = 24 * 3600 * 1000;
/** A question that is pasted follows the key so soon. */
const PASTE_MS = 150;
/** For launch.sh: the question is there. */
const TAKEN = 'taken';
/** How soon a waiting helper notices that its shell or its program is gone. */
const PARKED_MS = 5000;

type Start = { readonly env: Environment; readonly stamp: string; readonly program: string };

/**
 * Takes over the environment and the folder of now. False where a new process has to do it: its program was replaced, or
 * Node would have read something else when it started.
 */
function becomeCurrent(folder: string, cwd: string, start: Start): boolean {
  let text: string;
  try {
    text = readFileSync(join(folder, ENVIRONMENT), 'utf8');
  } catch {
    return false;
  }
  rmSync(join(folder, ENVIRONMENT), { force: true });
  const env = readEnvironment(text);
  if (!isSame(start)) return false;
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

/** Whether a helper may get ready for the next question; `folder`: one whose neighbours are counted. */
export function mayStartNext({ settings }: LoadedSettings, env: Environment, folder: string): boolean {
  if (settings.prestart === 'off' || env['BECK_PRESTART'] === 'off' || settings.keepHelper === 0)
    return false;
  return hasRoom(folder);
}

/** Few others wait, memory is free, and the system does not save its battery where it says so. */
function hasRoom(folder: string): boolean {
  return (
    waitingIn(dirname(folder)).length < MOST &&
    availableMemory() > SPARE &&
    textOf('/sys/firmware/acpi/platform_profile').trim() !== 'low-power'
  );
}

/** What programs could get; `freemem` leaves out what the system would give back. */
function availableMemory(): number {
  const found = /^MemAvailable: +(\d+) kB$/m.exec(textOf('/proc/meminfo'))?.[1];
  return found === undefined ? freemem() : Number(found) * 1024;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
