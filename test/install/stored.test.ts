// Uninstalling: which settings and records stay, and that everything else is removed.

import { chmodSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { asNobody } from '../support/unprivileged.ts';
import { filesBelow, type Home, install, makeCheckout, makeHome, run, writeAsPerson } from './checkout.ts';
import { open } from './person-terminal.ts';

const checkout = makeCheckout();
afterAll(checkout.remove);

const STORED = [
  '.config/beck/config.yaml',
  '.local/state/beck/shell',
  '.local/state/beck/approvals/1',
  '.local/share/beck/models/list.json',
  '.local/share/beck/models/downloads/tiny.gguf',
] as const;

/** Installed, with something of every kind that beck keeps; the runtime folder lies in the home. */
function installed(home: Home): Readonly<Record<string, string>> {
  const env = { XDG_RUNTIME_DIR: join(home.path, 'run') };
  expect(install(checkout, home, ['--yes', '--shell', 'bash'], env)).toMatchObject({ status: 0 });
  const runtime = '.local/share/beck/llama/node_modules/node-llama-cpp/package.json';
  for (const file of [...STORED, runtime, '.cache/beck/machine.json', 'run/beck/4711/output-1'])
    writeAsPerson(home, file, 'x');
  return env;
}

const storedIn = (home: Home) => STORED.filter((file) => existsSync(join(home.path, file)));

const CONFIG = '.config/beck';
const STATE = '.local/state/beck';
const MODELS = '.local/share/beck/models';

describe('beck uninstall', () => {
  test.each([
    { args: [], kept: true },
    { args: ['--keep'], kept: true },
    { args: ['--purge'], kept: false },
  ])('$args without a terminal', ({ args, kept }) => {
    using home = makeHome(checkout);
    const env = installed(home);
    const { status, stdout } = run(home, join(home.path, '.local/bin/beck'), ['uninstall', ...args], env);
    expect(status).toBe(0);
    expect(storedIn(home)).toEqual(kept ? STORED : []);
    for (const folder of [CONFIG, STATE, MODELS]) {
      const said = `${join(home.path, folder)} is kept; rm -r ${join(home.path, folder)} removes it.\n`;
      expect(stdout.includes(said)).toBe(kept);
    }
    const left = Object.keys(filesBelow(home.path)).filter((name) => name.includes('beck'));
    expect(left.sort()).toEqual([...storedIn(home)].sort());
  });

  test.each([
    { typed: 'y\r', kept: false },
    { typed: '\r', kept: true },
    { typed: 'n\r', kept: true },
  ])('asks at a terminal, and $typed is an answer', async ({ typed, kept }) => {
    using home = makeHome(checkout);
    installed(home);
    await using terminal = await open(home, join(home.path, '.local/bin/beck'), ['uninstall']);
    await terminal.waitFor('Remove them too? [y/N]');
    expect(terminal.scrollback()).toContain(`  ${join(home.path, CONFIG)}\n  ${join(home.path, STATE)}\n`);
    terminal.type(typed);
    expect(await terminal.waitForExit()).toMatchObject({ exitCode: 0 });
    expect(storedIn(home)).toEqual(kept ? STORED : []);
  });

  test('--purge leaves a model that beck did not download', () => {
    using home = makeHome(checkout);
    const env = installed(home);
    const own = `${MODELS}/mine.gguf`;
    writeAsPerson(home, own, 'x');
    const { stdout } = run(home, join(home.path, '.local/bin/beck'), ['uninstall', '--purge'], env);
    expect(stdout).toContain(
      `${join(home.path, MODELS)} is kept: it holds files that beck did not put there.`,
    );
    expect(Object.keys(filesBelow(join(home.path, MODELS)))).toEqual(['mine.gguf']);
    expect(existsSync(join(home.path, own))).toBe(true);
  });

  test('--purge removes what is kept for undoing on other file systems, and nothing else', () => {
    using home = makeHome(checkout);
    const env = installed(home);
    const uid = asNobody.uid ?? process.getuid?.();
    const [kept, theirs, link] = [`disk/.beck-undo-${uid}`, 'disk/theirs', `link/.beck-undo-${uid}`].map(
      (name) => join(home.path, name),
    ) as [string, string, string];
    writeAsPerson(home, `disk/.beck-undo-${uid}/1-2/0/closed/f`, 'x');
    writeAsPerson(home, 'disk/theirs/f', 'x');
    mkdirSync(join(home.path, 'link'));
    symlinkSync(theirs, link);
    writeAsPerson(home, '.local/state/beck/undo/places', `${kept}\n${theirs}\n${link}\nrelative\n`);
    chmodSync(join(kept, '1-2/0/closed'), 0o555);
    expect(run(home, join(home.path, '.local/bin/beck'), ['uninstall', '--purge'], env)).toMatchObject({
      status: 0,
    });
    expect([kept, join(theirs, 'f'), link].map(existsSync)).toEqual([false, true, true]);
  });

  test('takes one of --purge and --keep', () => {
    using home = makeHome(checkout);
    installed(home);
    for (const [command, ...args] of [
      [join(home.path, '.local/bin/beck'), 'uninstall', '--purge', '--keep'],
      ['sh', join(checkout.folder, 'install.sh'), '--uninstall', '--keep', '--purge'],
      ['sh', join(checkout.folder, 'install.sh'), '--keep'],
    ] as const)
      expect(run(home, command, args)).toMatchObject({ status: 2 });
    expect(storedIn(home)).toEqual(STORED);
  });
});
