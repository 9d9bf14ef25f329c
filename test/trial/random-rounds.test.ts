// Random trees, random commands: a trial changes nothing, and what it tells is what the command does in a real copy.

import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { takeable, takeOver, whyNotTaken } from '../../src/cli/asking/take-over.ts';
import { readSurroundings } from '../../src/cli/wiring/surroundings.ts';
import { DEFAULTS } from '../../src/config/settings.ts';
import type { Shell } from '../../src/domain/shell.ts';
import { SHELL_DESCRIPTORS } from '../../src/domain/shell-descriptor.ts';
import type { NotTried } from '../../src/domain/trial.ts';
import { collectOutput } from '../../src/output/bounded.ts';
import { type Difference, findDifferences } from '../../src/trial/differences.ts';
import { openTrial } from '../../src/trial/open.ts';
import type { Trial } from '../../src/trial/trial.ts';
import { DRIVEN_SHELLS, need, PWSH } from '../support/programs.ts';
import { commandFor } from '../undo/commands.ts';
import { makeTree, randomFrom, removeTree, snapshot } from '../undo/tree.ts';

const ROUNDS = Number(process.env['BECK_TRY_ROUNDS'] ?? 5);
const SEED = Number(process.env['BECK_TRY_SEED'] ?? 1);
const SCRIPT = join(import.meta.dirname, '../../shell/shared/trial.sh');

/** Without times, which differ from run to run, and without names of other links. */
const shape = (lines: readonly string[]): readonly string[] =>
  lines.map((line) =>
    line.replace(/^((?:"(?:[^"\\]|\\.)*") \d+ \d+ \d+) \d+ /, '$1 ').replace(/ as ".*$/, ''),
  );

/** A layer cannot hold several names of one file together. */
function isLinked(folder: string, paths: readonly string[]): boolean {
  return paths.some((path) => {
    const stats = lstatSync(join(folder, path));
    return stats.isFile() && stats.nlink > 1;
  });
}

/** Not a round that counts. */
const UNCOUNTED = 'uncounted';

/** Whatever is not the same in both, by its path. */
function differing(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const byPath = (lines: readonly string[]): ReadonlyMap<string, string> =>
    new Map(lines.map((line) => [JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(line)?.[0] ?? '""') as string, line]));
  const [was, is] = [byPath(before), byPath(after)];
  return new Set([...was.keys(), ...is.keys()].filter((path) => was.get(path) !== is.get(path)));
}

/** The same from what a trial told: what was added or removed with all that is in it. */
function toldPaths(differences: readonly Difference[], folder: string, view: string): ReadonlySet<string> {
  const below = (top: string, path: string): readonly string[] => [
    path,
    ...readdirSync(top + path, { withFileTypes: true }).flatMap((one) => {
      const inside = `${path}/${one.name}`;
      return one.isDirectory() ? below(top, inside) : [inside];
    }),
  ];
  return new Set(
    differences.flatMap(({ path, kind, type, of }) => {
      const within = path.slice(folder.length + 1);
      if (kind === 'changed') return of.content || of.mode || of.owner ? [within] : [];
      if (type !== 'folder') return [within];
      return below(kind === 'added' ? `${view}${folder}/` : `${folder}/`, within);
    }),
  );
}

type Round = { readonly base: string; readonly shell: Shell; readonly seed: number };

type Begin = { readonly words: readonly string[]; readonly base: string; readonly folder: string };

async function tryIn(
  { words, base, folder }: Begin,
  copies?: 'folder',
): Promise<{ readonly trial: Trial | NotTried; readonly printed: string }> {
  const pieces: Uint8Array[] = [];
  const trial = await openTrial(
    {
      words,
      cwd: folder,
      umask: 0o022,
      env: process.env,
      folders: [],
      network: false,
      copyMegabytes: 100,
      copies,
      seconds: 60,
      signal: new AbortController().signal,
      onOutput: (bytes) => void pieces.push(bytes.slice()),
    },
    { script: SCRIPT, folder: join(base, 'state'), bubblewrap: process.env['BECK_BWRAP'] },
  );
  return { trial, printed: Buffer.concat(pieces).toString() };
}

/** PowerShell copies a folder that no layer can rename, and says nothing. */
function isMovedByCopy(shell: Shell, trial: Trial): boolean {
  const kinds = findDifferences(trial).all.flatMap(({ kind, type }) => (type === 'folder' ? [kind] : []));
  return shell === 'powershell' && kinds.includes('removed') && kinds.includes('added');
}

/** What is wrong, in a sentence; undefined where nothing is. */
async function playRound(
  { base, shell, seed }: Round,
  skip: (why: string) => void,
): Promise<string | undefined> {
  const { program: name, runArguments = [] } = SHELL_DESCRIPTORS[shell];
  const program = shell === 'powershell' ? (PWSH ?? name) : name;
  const random = randomFrom(seed);
  const [folder, real] = [join(base, 'work'), join(base, 'real')];
  const paths = makeTree(folder, random);
  if (isLinked(folder, paths)) return UNCOUNTED;
  execFileSync('cp', ['-a', folder, real]);
  const command = commandFor(shell, { paths, random, extended: false });
  const before = snapshot(folder, { counts: true });
  const start = { words: [program, ...runArguments, command], base, folder };
  let { trial, printed } = await tryIn(start);
  if (trial.type === 'tried' && (/cross-device/i.test(printed) || isMovedByCopy(shell, trial))) {
    await trial.end();
    ({ trial, printed } = await tryIn(start, 'folder'));
  }
  if (trial.type !== 'tried') {
    skip(trial.reason);
    return undefined;
  }
  const all = findDifferences(trial).all.filter(({ path }) => `${path}/`.startsWith(`${folder}/`));
  const seen = shape(snapshot(trial.view + folder));
  const told = toldPaths(all, folder, trial.view);
  const unchanged = snapshot(folder, { counts: true }).join() === before.join();
  const { stderr } = spawnSync(
    'sh',
    ['-c', 'umask 022; exec "$@"', 'sh', program, ...runArguments, command],
    {
      cwd: real,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (stderr.includes('into itself')) {
    // How far it goes depends on the order in which a folder is read.
    await trial.end();
    return UNCOUNTED;
  }
  const ran = shape(snapshot(real));
  const expected = differing(shape(snapshot(folder)), ran);
  const kept = await keep({ trial, all, base, folder });
  await trial.end();
  const said = `${seed}: ${JSON.stringify(command)}`;
  if (!unchanged) return `${said} changed something`;
  if (seen.join('\n') !== ran.join('\n'))
    return `${said} did otherwise:\n${seen.join('\n')}\n--\n${ran.join('\n')}`;
  const wrong = [...differing([...told].map(asLine), [...expected].map(asLine))].filter(
    (path) => path !== '',
  );
  if (wrong.length > 0) return `${said} tells ${[...told].join()}, not ${[...expected].join()}`;
  if (kept !== undefined) return `${said} could not be kept: ${kept}`;
  const now = shape(snapshot(folder));
  return now.join('\n') === ran.join('\n')
    ? undefined
    : `${said} keeps\n${now.join('\n')}\n--\n${ran.join('\n')}`;
}

const asLine = (path: string): string => JSON.stringify(path);

type Keeping = {
  readonly trial: Trial;
  readonly all: readonly Difference[];
  readonly base: string;
  readonly folder: string;
};

/** Why it could not be kept. */
async function keep({ trial, all, base, folder }: Keeping): Promise<string | undefined> {
  if (all.length === 0) return undefined;
  const env = { HOME: base, XDG_STATE_HOME: join(base, 'kept') };
  const surroundings = { ...readSurroundings(), env, home: base };
  const asking = {
    surroundings,
    settings: { ...DEFAULTS, undoMegabytes: 1000 },
    cwd: folder,
    shell: 'bash' as const,
    shellVersion: undefined,
    lastStatus: undefined,
    terminal: undefined,
  };
  const output = collectOutput().result();
  const tried = {
    type: 'tried',
    trial,
    output,
    differences: { all, more: false },
    state: { would: [] },
    renames: false,
  } as const;
  const from = takeable(tried, asking);
  if (from === undefined) return whyNotTaken(tried, asking) ?? 'no reason';
  return takeOver(from, { command: 'random', asker: 'test' }, asking);
}

describe.each(DRIVEN_SHELLS)('in %s', (shell) => {
  test('a trial leaves the tree alone, tells what a real run does, and keeping it is as running it', async ({
    skip,
  }) => {
    need(shell);
    const wrong: string[] = [];
    for (let round = 0, left = shell === 'powershell' ? Math.ceil(ROUNDS / 5) : ROUNDS; left > 0; round++) {
      const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-try-')));
      try {
        const said = await playRound({ base, shell, seed: SEED * 100_000 + round }, (why) => skip(why));
        if (said !== UNCOUNTED) left -= 1;
        if (said !== undefined && said !== UNCOUNTED) wrong.push(said);
      } finally {
        removeTree(base);
      }
    }
    expect(wrong).toEqual([]);
  });
});
