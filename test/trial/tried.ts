// Tries commands in real layers over real files, as root where the tests run as root and as an ordinary user.

import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { TestRunner } from 'vitest';
import { enginesFor, thisSystem } from '../../src/trial/possible.ts';
import { findSystemProgram } from '../../src/trial/programs.ts';
import { bundleNow } from '../support/bundles.ts';
import type { FreshHome } from '../support/home.ts';
import { asNobody, giveAway } from '../support/unprivileged.ts';

export type Tried = {
  readonly type: 'tried' | 'not-tried';
  readonly reason?: string;
  readonly status: number;
  readonly timedOut: boolean;
  readonly wantedNetwork: boolean;
  readonly wantedHosts: readonly string[];
  readonly wantedSockets: readonly string[];
  readonly output: string;
  /** `added file /home/…/x` */
  readonly changes: readonly string[];
  /** Why they were not taken over. */
  readonly notKept?: string;
};

/** `bubblewrap`: an ordinary user, with that engine. */
export type As = 'root' | 'user' | 'bubblewrap';

/** Whom a trial can be made as here. */
export const USERS: readonly As[] =
  process.getuid?.() === 0 ? ['user', 'bubblewrap', 'root'] : ['user', 'bubblewrap'];

/** The file of a bubblewrap to test with: BECK_BWRAP, else the system's own. */
const BUBBLEWRAP = process.env['BECK_BWRAP'] || findSystemProgram('bwrap');
/** No such file: the other engine is used. */
const NO_BUBBLEWRAP = '/nonexistent/bwrap';

const DRIVER = await bundleNow(join(import.meta.dirname, 'fixtures/try-one.ts'));

const SCRIPT = join(import.meta.dirname, '../../shell/shared/trial.sh');

type How = {
  readonly as?: As;
  readonly words?: readonly string[];
  readonly seconds?: number;
  readonly network?: boolean;
  readonly hidden?: readonly string[];
  /** `only`: as where there can be no layers. */
  readonly copies?: 'folder' | 'only' | undefined;
  /** Of the beck that tries, as the next. */
  readonly ownUmask?: number;
  readonly busy?: boolean;
  readonly stdio?: readonly ('pipe' | 'ignore' | number)[];
  /** What another program does as soon as the command prints something; a command of sh. */
  readonly meanwhile?: string;
  /** Takes the changes over. */
  readonly keep?: boolean;
  /** It may be not tried, where others are. */
  readonly fails?: boolean;
};

/** In the home folder. Skips the running test where the machine cannot try anything, with the reason. */
export function tryIn(home: FreshHome, command: string, how: How = {}): Tried {
  const { as = 'user' } = how;
  handTo(home, as);
  const { stdout, stderr } = spawnSync(process.execPath, [DRIVER, requestOf(home, command, how)], {
    cwd: home.path,
    env: home.env,
    encoding: 'utf8',
    ...(how.stdio !== undefined && { stdio: [...how.stdio] }),
    ...(as === 'root' ? {} : asNobody),
  });
  if (stdout === '') throw new Error(stderr);
  const tried = JSON.parse(stdout) as Tried;
  if (tried.type !== 'tried' && how.fails !== true) skip(tried.reason ?? '');
  return tried;
}

/** The driver alone, to be killed; it waits after the trial. */
export function driver(home: FreshHome, command: string, as: As): ChildProcessByStdio<null, Readable, null> {
  handTo(home, as);
  return spawn(process.execPath, [DRIVER, requestOf(home, command, { as, wait: true })], {
    cwd: home.path,
    env: home.env,
    stdio: ['ignore', 'pipe', 'ignore'],
    ...(as === 'root' ? {} : asNobody),
  });
}

/** The home folder is theirs, and beck's own folder is there. */
export function handTo({ path }: FreshHome, as: As): void {
  mkdirSync(join(path, '.local/state/beck/trial'), { recursive: true, mode: 0o700 });
  if (as !== 'root') giveAway(path);
}

function requestOf(home: FreshHome, command: string, how: How & { readonly wait?: boolean }): string {
  const {
    as = 'user',
    words = ['bash', '--norc', '--noprofile', '-c'],
    seconds = 60,
    network = false,
    hidden = [],
    copies,
    ownUmask,
    busy,
    wait = false,
    meanwhile,
    keep,
  } = how;
  const folder = join(home.path, '.local/state/beck/trial');
  if (as === 'bubblewrap') needBubblewrap();
  return JSON.stringify({
    words: [...words, command],
    cwd: home.path,
    folder,
    script: SCRIPT,
    seconds,
    network,
    hidden,
    copies,
    ownUmask,
    busy,
    bubblewrap: as === 'bubblewrap' ? BUBBLEWRAP : NO_BUBBLEWRAP,
    wait,
    meanwhile,
    keep,
  });
}

function needBubblewrap(): void {
  const system = { ...thisSystem({ bubblewrap: BUBBLEWRAP }), uid: 1000 };
  if (!enginesFor(system).some(({ name }) => name === 'bubblewrap')) skip('bubblewrap 0.11 is not here');
}

function skip(reason: string): never {
  const running = TestRunner.getCurrentTest();
  if (running === undefined) throw new Error(reason);
  running.context.skip(`nothing can be tried here: ${reason}`);
  throw new Error(reason);
}
