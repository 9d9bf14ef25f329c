// Commands tried in real layers: what they print and would change, and that nothing of it happens.

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';
import { asNobody } from '../support/unprivileged.ts';
import { snapshot } from '../undo/tree.ts';
import { type As, handTo, tryIn, USERS } from './tried.ts';

let home: FreshHome;
beforeEach(async () => {
  home = await freshHome();
  fill(home.path);
});
afterEach(() => home.remove());

function fill(folder: string): void {
  mkdirSync(join(folder, 'old/deep'), { recursive: true });
  writeFileSync(join(folder, 'a'), 'a\n');
  writeFileSync(join(folder, 'old/b'), 'b\n');
  writeFileSync(join(folder, 'old/deep/c'), 'c\n');
  symlinkSync('a', join(folder, 'link'));
}

/** All but the time of the folder in which trials are made. */
const standing = (): readonly string[] =>
  snapshot(home.path).filter((line) => !line.startsWith('".local/state/beck/trial" '));

const ROWS: readonly (readonly [command: string, changes: readonly string[]])[] = [
  ['echo new > x', ['added file x']],
  ['echo more >> a', ['changed file a']],
  ['rm a', ['removed file a']],
  ['mv a z', ['removed file a', 'added file z']],
  ['rm -r old', ['removed folder old']],
  [
    'rm -r old && mkdir old && echo n > old/n',
    ['removed file old/b', 'removed folder old/deep', 'added file old/n'],
  ],
  ['rm -r old && echo n > old', ['removed folder old', 'added file old']],
  ['rm a && mkdir a', ['removed file a', 'added folder a']],
  ['mkdir -p q/r && echo 1 > q/r/s', ['added folder q']],
  ['chmod 600 a', ['changed file a']],
  ['touch -d 2001-01-01 a', ['changed file a']],
  ['ln -sfn old link', ['changed link link']],
  ['echo through > link', ['changed file a']],
  ['mkfifo pipe', ['added other pipe']],
  ['cat a; true > /dev/null', []],
  ['cp a b && rm b', []],
  ['(echo late; sleep 0.2; echo late > late) & wait', ['added file late']],
];

/** Each in a folder of its own, one after the other; those that end well, with their changes. */
function tryRows(how: Parameters<typeof tryIn>[2] & { readonly as: As }): typeof ROWS {
  const folders = ROWS.map((_, row) => join(home.path, String(row)));
  folders.forEach(fill);
  handTo(home, how.as);
  const before = standing();
  const commands = ROWS.map(([command], row) => `(cd ${row}; ${command}); echo "${row}: $?"`);
  const tried = tryIn(home, commands.join('\n'), how);
  expect(standing()).toEqual(before);
  const changesIn = (folder: string): readonly string[] =>
    tried.changes
      .filter((line) => line.includes(` ${folder}/`))
      .map((line) => line.replace(`${folder}/`, ''));
  const seen = ROWS.map(([command], row) => [command, changesIn(folders[row] ?? '')] as const);
  expect(tried.changes).toHaveLength(seen.flatMap(([, changes]) => changes).length);
  return seen.filter((_, row) => tried.output.split('\n').includes(`${row}: 0`));
}

describe.each(USERS)('as %s', (as) => {
  test('shows what each command would change, and changes nothing', () => {
    expect(tryRows({ as })).toEqual(ROWS);
  });

  test('gives output and status, and ends what is left running', () => {
    const tried = tryIn(home, 'echo out; echo err >&2; setsid sleep 1000 & exit 3', { as });
    expect(tried).toMatchObject({ status: 3, timedOut: false, output: expect.stringMatching(/out\n.*err/s) });
  });

  test('nothing that is printed is lost where beck is busy', () => {
    expect(tryIn(home, 'echo out', { as, busy: true })).toMatchObject({ status: 0, output: 'out\n' });
  });

  test('ends at the timeout, with what was changed by then', () => {
    const tried = tryIn(home, 'echo early > early; sleep 1000', { as, seconds: 1 });
    expect(tried).toMatchObject({ timedOut: true, status: 137, changes: [`added file ${home.path}/early`] });
  });

  test('has no network, and says that it was wanted', () => {
    need('python3');
    const connect = "import socket; socket.create_connection(('192.0.2.1', 80))";
    const tried = tryIn(home, `python3 -c "${connect}"`, { as });
    expect(tried).toMatchObject({ status: 1, wantedNetwork: true });
    expect(tryIn(home, 'true', { as }).wantedNetwork).toBe(false);
  });

  test('says which host was wanted', () => {
    need('perl');
    const ask = (host: string): string => `getent hosts ${host}`;
    const tried = tryIn(
      home,
      `${ask('registry.example')}; ${ask('other.example')}; ${ask('registry.example')}; ${ask('localhost')}`,
      { as },
    );
    expect(tried).toMatchObject({ wantedNetwork: true, wantedHosts: ['registry.example', 'other.example'] });
  });

  test.each([undefined, 'folder', 'only'] as const)(
    'says which socket was wanted, and reaches none; copies: %s',
    async (copies) => {
      need('perl', 'python3');
      const path = join(home.path, 'socket');
      let connected = 0;
      const server = createServer(() => {
        connected += 1;
      }).listen(path);
      await once(server, 'listening');
      const connect = `import socket; socket.socket(socket.AF_UNIX).connect('${path}')`;
      const tried = tryIn(home, `python3 -c "${connect}"; python3 -c "${connect}"`, { as, copies });
      server.close();
      expect(tried).toMatchObject({ wantedSockets: [path], wantedHosts: [], changes: [] });
      expect(connected).toBe(0);
    },
  );

  test('tells a change of nothing but an attribute', () => {
    need('setfattr', 'getfattr');
    const tried = tryIn(
      home,
      'setfattr -n user.beck -v 1 a; touch -r a b; rm b; chmod 600 old/b; chmod 644 old/b',
      { as },
    );
    if (tried.output.includes('not supported')) return;
    expect(tried.changes).toEqual([`changed file ${home.path}/a`]);
  });

  test('what beck has inherited leads nowhere', () => {
    const kept = join(home.path, 'kept');
    writeFileSync(kept, '');
    const open = openSync(kept, 'a');
    // Beyond a gap.
    const stdio = Array.from({ length: 41 }, (_, at) => (at === 40 ? open : at === 1 ? 'pipe' : 'ignore'));
    const tried = tryIn(home, 'echo escaped >&40', { as, stdio });
    closeSync(open);
    expect(tried.type).toBe('tried');
    expect(readFileSync(kept, 'utf8')).toBe('');
  });

  // As root makes /home; elsewhere the folder above a home is writable.
  test.skipIf(process.getuid?.() !== 0 || !existsSync('/home'))('a home below a folder of root', () => {
    const path = mkdtempSync('/home/beck-home-');
    try {
      writeFileSync(join(path, 'a'), 'a\n');
      const there = { ...home, path, env: { ...home.env, HOME: path } };
      const tried = tryIn(there, 'echo more >> a; mkdir q; echo new > q/x', { as });
      expect(tried.changes).toEqual([`changed file ${path}/a`, `added folder ${path}/q`]);
      expect(readFileSync(join(path, 'a'), 'utf8')).toBe('a\n');
    } finally {
      rmSync(path, { recursive: true });
    }
  });

  test('changes outside the folder are seen, and do not happen', () => {
    const name = `/var/tmp/beck-tried-${process.pid}`;
    expect(tryIn(home, `echo x > ${name}`, { as }).changes).toEqual([`added file ${name}`]);
    expect(existsSync(name)).toBe(false);
  });

  test.each([undefined, 'only'] as const)(
    'odd names are hidden, and its folders open; copies: %s',
    (copies) => {
      // Skips where nothing can be tried at all.
      tryIn(home, 'true', { as, copies });
      const odd = join(home.path, 'a\u00a0b\u3000c \t#\\d');
      mkdirSync(odd);
      writeFileSync(join(odd, 'secret'), '');
      const how = { as, copies, fails: true, hidden: [odd], ownUmask: 0o077 };
      expect(tryIn(home, 'ls a*b*; stat -c %a / /dev /sys /sys/devices', how)).toMatchObject({
        type: 'tried',
        output: '755\n755\n755\n755\n',
        changes: [],
      });
    },
  );

  test('beck’s own folder is behind an absolute link', () => {
    // Skips where nothing can be tried at all.
    tryIn(home, 'true', { as });
    const state = join(home.path, '.local/state');
    renameSync(state, join(home.path, 'elsewhere'));
    symlinkSync(join(home.path, 'elsewhere'), state);
    const tried = tryIn(home, 'echo new > x', { as, fails: true });
    expect(tried).toMatchObject({ type: 'tried', changes: [`added file ${home.path}/x`] });
    expect(readdirSync(join(home.path, 'elsewhere/beck/trial'))).toEqual([]);
  });

  test('leaves nothing in the folder of its own', () => {
    tryIn(home, 'echo x > x', { as });
    expect(readdirSync(join(home.path, '.local/state/beck/trial'))).toEqual([]);
  });
});

describe.each(USERS)('where there can be no layers, as %s', (as) => {
  test('shows what each command would change, and changes nothing', () => {
    expect(tryRows({ as, copies: 'only' })).toEqual(ROWS);
  });

  test('nothing but the current folder and what is temporary can be written', () => {
    const name = `beck-tried-${process.pid}`;
    const command = `echo x > /tmp/${name}; for d in /usr /var /etc /home; do echo x > $d/${name}; done; ls /tmp /usr/bin/env`;
    const tried = tryIn(home, command, { as, copies: 'only' });
    expect(tried.changes).toEqual([`added file /tmp/${name}`]);
    expect(existsSync(`/tmp/${name}`)).toBe(false);
    expect(existsSync(`/var/${name}`)).toBe(false);
  });

  test('a folder that is too large is not copied', () => {
    // Skips where nothing can be tried at all.
    tryIn(home, 'true', { as, copies: 'only' });
    writeFileSync(join(home.path, 'large'), Buffer.alloc(2 * 1024 * 1024));
    const tried = tryIn(home, 'true', { as, copies: 'only', fails: true });
    expect(tried).toMatchObject({
      type: 'not-tried',
      reason: expect.stringContaining('too large for a copy'),
    });
  });
});

test('an ordinary user cannot write to what belongs to the system', () => {
  const tried = tryIn(home, 'echo x > /etc/beck-tried');
  expect(tried).toMatchObject({ changes: [], output: expect.stringContaining('Permission denied') });
  expect(tried.status).not.toBe(0);
});

test('where names cannot be refused, the script says so', () => {
  need('perl');
  const script = join(import.meta.dirname, '../../shell/shared/refuse-names.pl');
  expect(spawnSync('perl', [script, '127.0.0.1'], { ...asNobody, stdio: 'ignore' }).status).toBe(1);
});
