import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RememberedApproval } from '../../src/domain/remembered.ts';
import {
  approvalsFolder,
  keepApproval,
  loadApprovals,
  revokeApproval,
} from '../../src/sessions/approvals.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

function allowed(text: string, more: Partial<RememberedApproval> = {}): RememberedApproval {
  return {
    covers: 'exact',
    text,
    shell: 'zsh',
    folder: '/home/ada',
    reasons: [{ id: 'network', text: 'Curl uses the network.' }],
    effects: ['network', 'run'],
    ...more,
  };
}

let folder: string;
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'beck-approvals-'));
  folder = approvalsFolder(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const approvals = () => loadApprovals(folder).kept.map(({ approval }) => approval);

describe('what is allowed for good', () => {
  test('is nothing where nothing was ever kept, and looking makes no folder', () => {
    expect(loadApprovals(folder)).toEqual({ kept: [], problems: [] });
    expect(readdirSync(root)).toEqual([]);
  });

  test('is there again, the oldest first, each with its time', () => {
    const prefix = allowed('git diff', { covers: 'prefix', repository: '/home/ada/project' });
    keepApproval(folder, allowed('later'), NOW + 1000);
    keepApproval(folder, prefix, NOW);
    expect(loadApprovals(folder)).toEqual({
      kept: [
        { id: expect.any(String), approval: prefix, since: '2026-11-22T10:00:00.000Z' },
        { id: expect.any(String), approval: allowed('later'), since: '2026-11-22T10:00:01.000Z' },
      ],
      problems: [],
    });
  });

  test('is kept once', () => {
    keepApproval(folder, allowed('curl x'), NOW);
    keepApproval(folder, allowed('curl x'), NOW + 1000);
    expect(approvals()).toEqual([allowed('curl x')]);
  });

  test('is private, and no draft stays', () => {
    keepApproval(folder, allowed('curl x'), NOW);
    const [name = ''] = readdirSync(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test('survives what another shell keeps and revokes at the same time', () => {
    keepApproval(folder, allowed('first'), NOW);
    const [seen] = loadApprovals(folder).kept;
    if (seen === undefined) throw new Error('Nothing was kept.');
    keepApproval(folder, allowed('second'), NOW + 1);
    expect(revokeApproval(folder, seen)).toBe(true);
    keepApproval(folder, allowed('third'), NOW + 2);
    expect(revokeApproval(folder, seen)).toBe(false);
    expect(approvals().map(({ text }) => text)).toEqual(['second', 'third']);
  });

  test('loses exactly the one that is revoked', async () => {
    const texts = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(texts, fc.nat(), async (given, which) => {
        await rm(folder, { recursive: true, force: true });
        for (const [index, text] of given.entries()) keepApproval(folder, allowed(text), NOW + index);
        const { kept } = loadApprovals(folder);
        expect(kept.map(({ approval }) => approval.text)).toEqual(given);
        const at = which % given.length;
        const one = kept[at];
        if (one !== undefined) revokeApproval(folder, one);
        expect(approvals().map(({ text }) => text)).toEqual(given.toSpliced(at, 1));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a file of it', () => {
  test.each<[string, (file: string) => void]>([
    ['is cut off', (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40))],
    ['is empty', (file) => writeFileSync(file, '')],
    ['is of another version', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('1', '9'))],
    [
      'names no absolute folder',
      (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('"/home', '"home')),
    ],
    [
      'says that danger is allowed',
      (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('"exact"', '"all"')),
    ],
    ['others may write', (file) => chmodSync(file, 0o622)],
    ['is far too long', (file) => writeFileSync(file, `${readFileSync(file, 'utf8')}${' '.repeat(2 ** 20)}`)],
  ])('that %s allows nothing, is said once, and is set aside with its content', (_what, spoil) => {
    keepApproval(folder, allowed('good'), NOW);
    keepApproval(folder, allowed('spoilt'), NOW + 1);
    const spoilt = join(folder, loadApprovals(folder).kept[1]?.id ?? '');
    spoil(spoilt);
    const content = readFileSync(spoilt, 'utf8');
    const aside = spoilt.replace('.json', '.damaged');
    const loaded = loadApprovals(folder);
    expect(loaded.kept.map(({ approval }) => approval.text)).toEqual(['good']);
    expect(loaded.problems).toEqual([
      `One approval was damaged or writable by others. It no longer counts and was moved to ${aside}.`,
    ]);
    expect(existsSync(spoilt)).toBe(false);
    expect(readFileSync(aside, 'utf8')).toBe(content);
    expect(loadApprovals(folder).problems).toEqual([]);
  });

  test('that is a link allows nothing', () => {
    keepApproval(folder, allowed('elsewhere'), NOW);
    const [name = ''] = readdirSync(folder);
    symlinkSync(join(folder, name), join(folder, 'link.json'));
    const { kept, problems } = loadApprovals(folder);
    expect(kept).toHaveLength(1);
    expect(problems).toEqual([
      expect.stringMatching(/^One approval cannot be read and does not count: ELOOP/),
    ]);
  });
});

test('what cannot be removed is not said to be taken back', () => {
  keepApproval(folder, allowed('curl x'), NOW);
  mkdirSync(join(folder, 'folder.json'));
  expect(() => revokeApproval(folder, { id: 'folder.json' })).toThrow('It cannot be revoked: ');
  expect(approvals()).toEqual([allowed('curl x')]);
});

describe('a folder that others may change', () => {
  test('allows nothing, loses nothing, and says how to fix it', () => {
    keepApproval(folder, allowed('curl x'), NOW);
    chmodSync(folder, 0o777);
    const problem = `Others can change ${folder}, so beck ignores the approvals in it. Fix it with: chmod 700 ${folder}`;
    expect(loadApprovals(folder)).toEqual({ kept: [], problems: [problem] });
    expect(() => keepApproval(folder, allowed('more'), NOW)).toThrow(problem);
    chmodSync(folder, 0o700);
    expect(approvals()).toEqual([allowed('curl x')]);
  });

  test('or that is a link to elsewhere, allows nothing', () => {
    const real = join(root, 'real');
    mkdirSync(join(root, 'beck'), { recursive: true });
    keepApproval(real, allowed('curl x'), NOW);
    symlinkSync(real, folder);
    expect(loadApprovals(folder).kept).toEqual([]);
  });
});
