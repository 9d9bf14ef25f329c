// What a trial tells as the command's change, and that keeping it takes nothing from the person that the command left.

import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { whyNotCopied } from '../../src/trial/open.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { type As, tryIn, USERS } from './tried.ts';

let home: FreshHome;
beforeEach(async () => {
  home = await freshHome();
  for (const folder of ['d', 'e']) mkdirSync(join(home.path, folder));
  for (const name of ['a', 'd/f', 'd/g', 'e/f', 'e/g']) writeFileSync(join(home.path, name), 'before\n');
});
afterEach(() => home.remove());

const contentOf = (name: string): string => readFileSync(join(home.path, name), 'utf8');
const modeOf = (name: string): string => (statSync(join(home.path, name)).mode & 0o777).toString(8);

type How = Omit<Parameters<typeof tryIn>[2] & object, 'words'>;

function changesOf(command: string, how: How): readonly [changes: readonly string[], notKept: string] {
  const { changes, notKept } = tryIn(home, command, how);
  return [changes.map((line) => line.replace(`${home.path}/`, '')), notKept ?? ''];
}

/** Root reads whatever there is. */
const PEOPLE: readonly As[] = USERS.filter((as) => as !== 'root');

describe.each(PEOPLE)('as %s', (as) => {
  test.each(['chmod 000 d', 'chmod 300 d', 'chmod 444 d', 'echo x > d/f; chmod 000 d'])(
    'nothing in a folder that cannot be read is removed: %s',
    (command) => {
      const [changes, notKept] = changesOf(command, { as, keep: true });
      expect(changes).toEqual(['changed folder d']);
      expect(notKept).toBe(`What the command left at ${home.path}/d cannot be read.`);
      expect([contentOf('d/f'), contentOf('d/g'), modeOf('d')]).toEqual(['before\n', 'before\n', '755']);
    },
  );

  test.each(['folder', undefined] as const)('nor in the current folder; copies: %s', (copies) => {
    const [changes, notKept] = changesOf('chmod 000 .', { as, copies, keep: true });
    expect(changes).toEqual([`changed folder ${home.path}`]);
    expect(notKept).toBe(`What the command left at ${home.path} cannot be read.`);
    expect(contentOf('a')).toBe('before\n');
  });

  test('a file that is closed has another mode only, and is kept so', () => {
    const [changes, notKept] = changesOf('chmod 000 a', { as, keep: true });
    expect([changes, notKept]).toEqual([['changed file a'], '']);
    expect(modeOf('a')).toBe('0');
    expect(statSync(join(home.path, 'a')).size).toBe('before\n'.length);
  });

  test.each([
    ['echo x > a; echo y > b; chmod 000 b', 'b'],
    ['echo x > d/f; echo after! > a; chmod 000 a', 'a'],
    ['echo x > a; mkdir n; echo y > n/y; chmod 000 n/y', 'n'],
    ['echo x > a; mkdir -p n/m; echo y > n/m/y; chmod 000 n/m', 'n'],
  ])('what was written and cannot be read is not kept, and nothing else: %s', (command, name) => {
    const [, notKept] = changesOf(command, { as, keep: true });
    expect(notKept).toBe(`What the command left at ${home.path}/${name} cannot be read.`);
    expect([contentOf('a'), contentOf('d/f')]).toEqual(['before\n', 'before\n']);
  });
});

describe.each(USERS)('as %s', (as) => {
  test.each(['folder', 'only'] as const)(
    'what another program changes meanwhile is no change of the command; copies: %s',
    (copies) => {
      const meanwhile = 'echo theirs > e/f; rm e/g; echo theirs > e/new; chmod 600 a; mkdir e/n; rm -r d';
      const [changes] = changesOf('echo ready; echo x > x; sleep 0.1', { as, copies, meanwhile });
      expect(changes).toEqual(['added file x']);
    },
  );

  test.each(['folder', undefined] as const)('nor is it undone by keeping; copies: %s', (copies) => {
    const [changes, notKept] = changesOf('echo ready; echo x > x; rm d/g; sleep 0.1', {
      as,
      copies,
      keep: true,
      meanwhile: 'echo theirs > e/f; rm e/g',
    });
    expect([changes, notKept]).toEqual([['removed file d/g', 'added file x'], '']);
    expect([contentOf('e/f'), contentOf('x')]).toEqual(['theirs\n', 'x\n']);
    expect(() => contentOf('e/g')).toThrow('ENOENT');
  });

  test.each(['folder', undefined] as const)(
    'what both have changed is told and not kept; copies: %s',
    (copies) => {
      const [changes, notKept] = changesOf('echo x > e/f; echo ready; sleep 0.1', {
        as,
        copies,
        keep: true,
        meanwhile: 'echo theirs > e/f',
      });
      expect(changes).toEqual(['changed file e/f']);
      expect(notKept).toBe(`${home.path}/e/f was changed by another program meanwhile.`);
      expect(contentOf('e/f')).toBe('theirs\n');
    },
  );
});

test('a folder with a mount in it is not copied', () => {
  expect(whyNotCopied(home.path, 1)).toBeUndefined();
  if (process.platform === 'linux')
    expect(whyNotCopied('/dev', 1000)).toMatch(
      /^\/dev\/.* is another file system, which a copy would not have$/,
    );
});
