// Keeping and putting back at the edges: limits, full disks, other file systems, no permission, kills, changed places.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ANY_RUN, type Change, type ChangeKind, type Changes } from '../../src/domain/change.ts';
import { listEntries, writeEntry } from '../../src/undo/entry.ts';
import { keepStep } from '../../src/undo/keep.ts';
import { limitsOf, measure } from '../../src/undo/measure.ts';
import { pruneSteps } from '../../src/undo/prune.ts';
import { findRoots } from '../../src/undo/roots.ts';
import { earlierInPlan, endStep, findStep, undoStep, undoSteps } from '../../src/undo/steps.ts';
import { bundleNow } from '../support/bundles.ts';
import { makeOpen, makeTree, randomFrom, removeTree, snapshot } from './tree.ts';

const NOW = 1_700_000_000_000;

type Place = { readonly work: string; readonly state: string; readonly [Symbol.dispose]: () => void };

function place(): Place {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-undo-')));
  const [work, state] = [join(base, 'work'), join(base, 'state')];
  mkdirSync(work);
  return { work, state, [Symbol.dispose]: () => removeTree(base) };
}

const change = (kind: ChangeKind, path: string, tree = true): Change => ({ kind, path, tree });

const named = (...changes: readonly Change[]): Changes => ({ named: changes, unnamed: false });

type Keeping = {
  readonly megabytes?: number;
  readonly at?: number;
  readonly session?: string;
  readonly plan?: string;
};

async function keep(
  { work, state }: Place,
  changes: Changes,
  { megabytes = 1024, at = NOW, session, plan }: Keeping = {},
) {
  const { roots } = findRoots(changes, () => undefined);
  const measured = measure(roots, limitsOf(megabytes), 10_000);
  const { not, bytes } = measured;
  const kept = await keepStep(state, {
    roots,
    not,
    command: 'x',
    folder: work,
    at,
    bytes,
    kind: 'run',
    asker: 'zsh',
    session,
    plan,
  });
  return { kept, measured };
}

/** Keeps, runs, and notes what the command left. */
async function step(where: Place, changes: Changes, run: () => void, how?: Keeping): Promise<number> {
  const { kept } = await keep(where, changes, how);
  if (typeof kept !== 'number') throw new Error(kept.why);
  run();
  endStep(where.state, kept);
  return kept;
}

async function undo({ work, state }: Place, cwd = work) {
  const plan = findStep(state, cwd);
  return plan && { plan, failures: await undoStep(state, plan, NOW + 1) };
}

describe('steps', () => {
  test('go back one after the other, the last one first', async () => {
    using where = place();
    const file = join(where.work, 'f');
    writeFileSync(file, 'one');
    for (const text of ['two', 'three'])
      await step(where, named(change('write', file, false)), () => writeFileSync(file, text));
    await step(where, named(change('delete', file, false)), () => rmSync(file));
    const seen: string[] = [];
    while ((await undo(where)) !== undefined) seen.push(readFileSync(file, 'utf8'));
    expect(seen).toEqual(['three', 'two', 'one']);
    expect(listEntries(where.state)).toEqual([]);
  });

  test('of one plan go back together, unless something has changed since', async () => {
    using where = place();
    const file = join(where.work, 'f');
    const path = (name: string): string => join(where.work, name);
    const runPlan = async (plan: string): Promise<void> => {
      writeFileSync(file, 'one');
      await step(where, named(change('write', file, false)), () => writeFileSync(file, 'two'), { plan });
      await step(where, named(change('create', path('d'))), () => {}, { plan });
      const rename = named(change('move', file), change('replace', path('g')));
      await step(where, rename, () => renameSync(file, path('g')), { plan });
    };
    const undoPlan = async () => {
      const last = findStep(where.state, where.work);
      if (last === undefined) throw new Error('Nothing to undo.');
      const earlier = earlierInPlan(where.state, last.entry);
      const undone = await undoSteps(where.state, last, { earlier, cwd: where.work, now: NOW + 1 });
      return [earlier.length, undone.earlier];
    };
    const others = path('others');
    writeFileSync(others, 'x');
    await step(where, named(change('delete', others)), () => rmSync(others), { plan: 'before' });
    await runPlan('a');
    expect(await undoPlan()).toEqual([1, 1]);
    expect([readFileSync(file, 'utf8'), existsSync(path('g')), existsSync(others)]).toEqual([
      'one',
      false,
      false,
    ]);
    await runPlan('b');
    appendFileSync(path('g'), ' by hand');
    expect(await undoPlan()).toEqual([1, 0]);
    expect(listEntries(where.state).filter(({ kind }) => kind === 'run')).toHaveLength(2);
  });

  test('are not promised where find chooses by what the command itself changes', () => {
    const selection = { type: 'find', starts: ['/w'], tests: ['-perm', '777'] } as const;
    const select = { kind: 'select', selection, tree: false } as const;
    const empty = { ...select, selection: { ...selection, tests: ['-empty'] } } as const;
    const files = { ...select, selection: { ...selection, tests: ['-type', 'f', '-empty'] } } as const;
    const all = [named(select), named(change('attributes', '/w'), select), named(empty), named(files)];
    expect(all.map((changes) => findRoots(changes, () => []).unnamed)).toEqual([false, true, true, false]);
  });

  test('of this session come first, and those of others after them', async () => {
    using where = place();
    for (const [name, session] of [
      ['theirs', 'b'],
      ['mine', 'a'],
      ['newest', 'b'],
    ] as const) {
      const file = join(where.work, name);
      writeFileSync(file, 'x');
      await step(where, named(change('delete', file, false)), () => rmSync(file), { session });
    }
    const order: (string | undefined)[] = [];
    for (;;) {
      const plan = findStep(where.state, where.work, { session: 'a' });
      if (plan === undefined) break;
      order.push(plan.entry.roots[0]?.name);
      await undoStep(where.state, plan, NOW);
    }
    expect(order).toEqual(['mine', 'newest', 'theirs']);
  });

  test('name what has changed since, and keep what they replace', async () => {
    using where = place();
    const file = join(where.work, 'f');
    writeFileSync(file, 'one');
    await step(where, named(change('write', file, false)), () => writeFileSync(file, 'two'));
    writeFileSync(file, 'by hand');
    const done = await undo(where);
    expect(done?.plan.changed).toEqual([file]);
    expect(readFileSync(file, 'utf8')).toBe('one');
    const [saved] = listEntries(where.state);
    expect(saved?.kind).toBe('undo');
    const plan = findStep(where.state, where.work, { id: saved?.id ?? 0 });
    if (plan !== undefined) await undoStep(where.state, plan, NOW + 2);
    expect(readFileSync(file, 'utf8')).toBe('by hand');
  });

  test('leave alone what someone else put into a folder since', async () => {
    using where = place();
    const folder = join(where.work, 'd');
    mkdirSync(folder);
    writeFileSync(join(folder, 'old'), 'old');
    await step(where, named(change('write', folder)), () => writeFileSync(join(folder, 'made'), 'made'));
    writeFileSync(join(folder, 'mine'), 'mine');
    await undo(where);
    expect(readdirSync(folder).toSorted()).toEqual(['mine', 'old']);
  });

  test('find a folder by its new name', async () => {
    using where = place();
    const [folder, renamed] = [join(where.work, 'project'), join(where.work, 'renamed')];
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'src/f'), 'content');
    await step(where, named(change('delete', join(folder, 'src/f'), false)), () =>
      rmSync(join(folder, 'src/f')),
    );
    renameSync(folder, renamed);
    await undo(where);
    expect(readFileSync(join(renamed, 'src/f'), 'utf8')).toBe('content');
    expect(existsSync(folder)).toBe(false);
  });

  test('find a folder that was moved elsewhere, which is the current folder', async () => {
    using where = place();
    const [folder, moved] = [join(where.work, 'project'), join(where.work, 'deep/down/project')];
    mkdirSync(folder);
    writeFileSync(join(folder, 'f'), 'content');
    await step(where, named(change('delete', join(folder, 'f'), false)), () => rmSync(join(folder, 'f')));
    mkdirSync(join(where.work, 'deep/down'), { recursive: true });
    renameSync(folder, moved);
    await undo(where, moved);
    expect(readFileSync(join(moved, 'f'), 'utf8')).toBe('content');
  });

  test('leave alone what the command could have changed and did not', async () => {
    using where = place();
    const [gone, stays, free] = ['gone', 'stays', 'free'].map((name) => join(where.work, name)) as [
      string,
      string,
      string,
    ];
    for (const path of [gone, stays]) writeFileSync(path, 'one');
    const may = [gone, stays, free].map((path) => change('write', path, false));
    await step(where, named(...may), () => rmSync(gone));
    writeFileSync(stays, 'by hand');
    writeFileSync(free, 'by hand');
    const done = await undo(where);
    expect(done?.plan.changed).toEqual([]);
    expect([gone, stays, free].map((path) => readFileSync(path, 'utf8'))).toEqual([
      'one',
      'by hand',
      'by hand',
    ]);
  });

  test('take what a pattern may mean: in either case, hidden names where the shell takes them', () => {
    using where = place();
    for (const name of ['a.txt', 'B.TXT', '.c.txt', 'd']) writeFileSync(join(where.work, name), '');
    const names = (hidden: boolean) =>
      findRoots(
        named({ kind: 'delete', path: join(where.work, `${ANY_RUN}.txt`), tree: false, hidden }),
        () => [],
      ).roots.map(({ path }) => basename(path));
    expect(names(false).toSorted()).toEqual(['B.TXT', 'a.txt']);
    expect(names(true).toSorted()).toEqual(['.c.txt', 'B.TXT', 'a.txt']);
  });

  test('put an empty folder back where the command made a file', async () => {
    using where = place();
    const folder = join(where.work, 'd');
    mkdirSync(folder);
    const before = snapshot(where.work);
    await step(where, named(change('delete', folder, false), change('write', folder, false)), () => {
      rmdirSync(folder);
      writeFileSync(folder, 'made');
    });
    await undo(where);
    expect(snapshot(where.work)).toEqual(before);
  });

  test('of a command that changed nothing are not kept', async () => {
    using where = place();
    const file = join(where.work, 'f');
    writeFileSync(file, 'one');
    await step(where, named(change('delete', file, false)), () => {});
    expect(listEntries(where.state)).toEqual([]);
    expect(lstatSync(file).nlink).toBe(1);
  });

  test('go after seven days, and the oldest first where the room ends', async () => {
    using where = place();
    const day = 24 * 60 * 60 * 1000;
    for (const [at, name] of [
      [NOW - 8 * day, 'old'],
      [NOW - 2 * day, 'middle'],
      [NOW, 'new'],
    ] as const) {
      const file = join(where.work, name);
      writeFileSync(file, 'x'.repeat(1000));
      await step(where, named(change('delete', file, false)), () => rmSync(file), { at });
    }
    expect(pruneSteps(where.state, { now: NOW, most: 1e9 })).toBe(1);
    expect(pruneSteps(where.state, { now: NOW, most: 1500 })).toBe(1);
    expect(listEntries(where.state).map(({ at }) => at)).toEqual([NOW]);
  });
});

describe('what is kept', () => {
  test('is for its owner alone, and in no repository', async () => {
    using where = place();
    const repository = join(where.work, 'repo');
    mkdirSync(join(repository, '.git'), { recursive: true });
    writeFileSync(join(repository, 'f'), 'x');
    const inside = { ...where, state: join(repository, 'state') };
    const { kept } = await keep(inside, named(change('delete', join(repository, 'f'), false)));
    expect(kept).toBeTypeOf('number');
    const [entry] = listEntries(inside.state);
    for (const store of entry?.stores ?? []) {
      expect(statSync(store).mode & 0o777).toBe(0o700);
      expect(store.startsWith(repository)).toBe(false);
      rmSync(store, { recursive: true });
    }
    expect(entry?.stores).toHaveLength(1);
  });

  test('is no more than its share of a file, of a command and of time', () => {
    using where = place();
    const [film, folder] = [join(where.work, 'film.mp4'), join(where.work, 'many')];
    writeFileSync(film, '');
    truncateSync(film, 12 * 1024 ** 3);
    mkdirSync(folder);
    for (let at = 0; at < 2000; at++) writeFileSync(join(folder, `f${at}`), '');
    const { roots } = findRoots(
      named(change('delete', film, false), change('delete', folder)),
      () => undefined,
    );
    expect(measure(roots, limitsOf(1024), 10_000).not).toEqual([{ path: film, bytes: 12 * 1024 ** 3 }]);
    expect(measure(roots, limitsOf(1024), 0).uncounted.map(({ path }) => path)).toEqual([film, folder]);
  });

  test('holds extended attributes, and a sparse file takes no room', async () => {
    using where = place();
    const file = join(where.work, 'sparse');
    writeFileSync(file, 'x');
    truncateSync(file, 50 * 1024 * 1024);
    const tagged = setAttribute(file, 'user.beck', 'tag');
    const before = snapshot(where.work);
    await step(where, named(change('write', file, false)), () => {
      rmSync(file);
      writeFileSync(file, 'other');
    });
    await undo(where);
    expect(snapshot(where.work)).toEqual(before);
    expect(statSync(file).blocks).toBeLessThan(1000);
    if (tagged) expect(getAttribute(file, 'user.beck')).toBe('tag');
  });
});

const PYTHON = ['python3', '/usr/bin/python3'].find((name) => {
  try {
    execFileSync(name, ['-c', 'import os; os.getxattr'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

function setAttribute(path: string, name: string, value: string): boolean {
  if (PYTHON === undefined) return false;
  try {
    execFileSync(
      PYTHON,
      ['-c', 'import os,sys; os.setxattr(sys.argv[1], sys.argv[2], sys.argv[3].encode())', path, name, value],
      { stdio: 'ignore' },
    );
    return true;
  } catch {
    // A file system without extended attributes.
    return false;
  }
}

function getAttribute(path: string, name: string): string {
  return execFileSync(
    PYTHON ?? '',
    ['-c', 'import os,sys; sys.stdout.write(os.getxattr(sys.argv[1], sys.argv[2]).decode())', path, name],
    { encoding: 'utf8' },
  );
}

/** A folder on another file system than the temporary one. */
const ELSEWHERE = ['/dev/shm', '/run/user', '/var/tmp'].find((folder) => {
  try {
    return statSync(folder).dev !== statSync(tmpdir()).dev && statfsSync(folder).bavail > 0;
  } catch {
    return false;
  }
});

describe('another file system', () => {
  test.skipIf(ELSEWHERE === undefined)('keeps what is deleted there, and gets it back', async () => {
    using where = place();
    const folder = realpathSync(mkdtempSync(join(ELSEWHERE ?? '', 'beck-undo-')));
    try {
      makeTree(join(folder, 'tree'), randomFrom(7));
      const before = snapshot(folder);
      await step(where, named(change('delete', join(folder, 'tree'))), () =>
        rmSync(join(folder, 'tree'), { recursive: true }),
      );
      const [store = ''] = listEntries(where.state)[0]?.stores ?? [];
      expect(statSync(store).dev).toBe(statSync(folder).dev);
      const known = readFileSync(join(where.state, 'undo/places'), 'utf8').trim().split('\n');
      expect(known).toEqual([dirname(store)]);
      await undo(where);
      expect(snapshot(folder)).toEqual(before);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const VICTIM = await bundleNow(join(import.meta.dirname, 'fixtures/victim.ts'));

function victim(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', VICTIM, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

async function endedWith(child: ChildProcess): Promise<string> {
  let text = '';
  child.stdout?.on('data', (bytes) => {
    text += bytes;
  });
  await once(child, 'close');
  return text.split('\n').at(-2) ?? '';
}

const ON_SMALL_DISK = join(import.meta.dirname, 'fixtures/on-small-disk.ts');

/** In its own namespace a process can have a small disk without being root. */
const MAY_MOUNT = (() => {
  try {
    execFileSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('a small disk', () => {
  test.skipIf(!MAY_MOUNT)('that is full keeps nothing and says so; another one takes copies', () => {
    using where = place();
    const script = 'mount -t tmpfs -o size=1m tmpfs "$3" && exec "$@"';
    const node = [process.execPath, ON_SMALL_DISK, where.work, where.state];
    const text = execFileSync('unshare', ['-rm', 'sh', '-c', script, 'sh', ...node], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(JSON.parse(text)).toEqual({
      full: { kept: { path: join(where.work, 'f'), why: 'no space left on device' }, whole: true, left: 0 },
      apart: { sameDisk: false, failures: [], same: true },
    });
  });
});

test("a folder of beck's that cannot be made is a reason, not an error", async () => {
  using where = place();
  writeFileSync(where.state, 'a file in its place');
  const file = join(where.work, 'f');
  writeFileSync(file, 'x');
  expect((await keep(where, named(change('delete', file)))).kept).toMatchObject({
    path: file,
    why: expect.stringMatching(/^beck's own folder: /),
  });
});

describe('no permission', () => {
  test.skipIf(process.getuid?.() === 0)('is said before the question', () => {
    using where = place();
    const file = join(where.work, 'f');
    writeFileSync(file, 'x');
    chmodSync(file, 0);
    const { roots } = findRoots(named(change('write', file, false)), () => undefined);
    expect(measure(roots, limitsOf(1), 1000).not).toEqual([{ path: file, bytes: 0, why: 'no permission' }]);
  });
});

describe('killed', () => {
  const random = randomFrom(11);

  test('in the middle of keeping, nothing of the person is changed', async () => {
    using where = place();
    for (let at = 0; at < 30; at++) makeTree(join(where.work, `t${at}`), random, 40);
    const before = snapshot(where.work);
    const counted = snapshot(where.work, { counts: true });
    const changes = JSON.stringify(
      named(change('delete', where.work), change('write', join(where.work, 't0'))),
    );
    for (let round = 0; round < 12; round++) {
      const child = victim('keep', where.state, where.work, changes);
      await once(child.stdout ?? child, 'data');
      setTimeout(() => child.kill('SIGKILL'), random.below(60));
      await endedWith(child);
      expect(snapshot(where.work)).toEqual(before);
    }
    pruneSteps(where.state, { now: NOW * 2, most: 0 });
    expect(snapshot(where.work, { counts: true })).toEqual(counted);
  });

  test('in the middle of putting back, a second try finishes it', async () => {
    for (let round = 0; round < 12; round++) {
      using where = place();
      for (let at = 0; at < 12; at++) makeTree(join(where.work, `t${at}`), random, 30);
      const before = snapshot(where.work);
      const paths = Array.from({ length: 12 }, (_, at) => join(where.work, `t${at}`));
      await step(where, named(...paths.map((path) => change('write', path))), () => {
        for (const [at, path] of paths.entries()) {
          if (at % 2 === 0) rmSync(path, { recursive: true });
          else for (const name of readdirSync(path)) spoil(join(path, name));
        }
      });
      const child = victim('undo', where.state, where.work);
      await once(child.stdout ?? child, 'data');
      setTimeout(() => child.kill('SIGKILL'), random.below(80));
      await endedWith(child);
      for (let again = 0; again < 3 && findStep(where.state, where.work) !== undefined; again++)
        await undo(where);
      expect(snapshot(where.work)).toEqual(before);
    }
  });
});

test('a folder whose files went one by one into another comes back', async () => {
  using where = place();
  const [from, into] = [join(where.work, 'd'), join(where.work, 'e/d')];
  for (const folder of [join(from, 'sub'), into]) mkdirSync(folder, { recursive: true });
  for (const path of [join(from, 'a'), join(from, 'sub/b'), join(into, 'q')]) writeFileSync(path, path);
  const before = snapshot(where.work);
  // As PowerShell's Move-Item does where the target has a folder of that name.
  await step(where, named(change('move', from), change('replace', into)), () => {
    renameSync(join(from, 'a'), join(into, 'a'));
    mkdirSync(join(into, 'sub'));
    renameSync(join(from, 'sub/b'), join(into, 'sub/b'));
    rmSync(from, { recursive: true });
  });
  const done = await undo(where);
  expect(done?.failures).toEqual([]);
  expect(snapshot(where.work)).toEqual(before);
});

test('a folder that moves after a file in it moved comes back with that file', async () => {
  using where = place();
  const [file, folder, into] = ['d/f', 'd', 'e'].map((name) => join(where.work, name)) as [
    string,
    string,
    string,
  ];
  for (const each of [folder, into]) mkdirSync(each);
  writeFileSync(file, 'x');
  const before = snapshot(where.work);
  // `mv d/f d e`
  const changes = [
    change('move', file),
    change('move', folder),
    ...['f', 'd'].map((name) => change('replace', join(into, name))),
  ];
  await step(where, named(...changes), () => {
    renameSync(file, join(into, 'f'));
    renameSync(folder, join(into, 'd'));
  });
  expect((await undo(where))?.failures).toEqual([]);
  expect(snapshot(where.work)).toEqual(before);
});

describe('a second try', () => {
  test('removes what the first had set aside', async () => {
    using where = place();
    const [folder, file] = [join(where.work, 'd'), join(where.work, 'd/f')];
    mkdirSync(folder);
    writeFileSync(file, 'one');
    const before = snapshot(where.work);
    const id = await step(where, named(change('write', folder)), () => {
      rmSync(file);
      writeFileSync(file, 'two');
    });
    // As a kill between two renames leaves it.
    renameSync(file, `${file}.beck-undo-${id}`);
    const [entry] = listEntries(where.state);
    if (entry !== undefined) writeEntry(where.state, { ...entry, state: 'undoing' });
    await undo(where);
    expect(snapshot(where.work)).toEqual(before);
    expect(listEntries(where.state).filter(({ kind }) => kind === 'run')).toEqual([]);
  });
});

function spoil(path: string): void {
  const stats = lstatSync(path);
  if (stats.isFile()) appendFileSync(makeOpen(path), 'spoilt');
  else if (stats.isDirectory()) writeFileSync(join(makeOpen(path), 'added'), 'added');
  else rmSync(path);
}
