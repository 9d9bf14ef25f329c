// Uninstalling: which settings and records stay, and that everything else is removed.

import { chmodSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asNobody } from '../support/unprivileged.ts';
import {
  filesBelow,
  type Home,
  install,
  type KeptHome,
  keepHome,
  makeCheckout,
  makeHome,
  run,
  writeAsPerson,
} from './checkout.ts';
import { open } from './person-terminal.ts';

const checkout = makeCheckout();

const STORED = [
  '.config/beck/config.yaml',
  '.local/state/beck/shell',
  '.local/state/beck/approvals/1',
  '.local/share/beck/models/list.json',
  '.local/share/beck/models/downloads/tiny.gguf',
] as const;

/** The runtime folder lies in the home. */
const variables = (home: Home) => ({ XDG_RUNTIME_DIR: join(home.path, 'run') });

/** Installed, with something of every kind that beck keeps. */
let installed: KeptHome;
beforeAll(() => {
  const home = makeHome(checkout);
  expect(install(checkout, home, ['--yes', '--shell', 'bash'], variables(home))).toMatchObject({ status: 0 });
  const runtime = '.local/share/beck/llama/node_modules/node-llama-cpp/package.json';
  for (const file of [...STORED, runtime, '.cache/beck/machine.json', 'run/beck/4711/output-1'])
    writeAsPerson(home, file, 'x');
  installed = keepHome(home);
  // Installing takes long on a busy machine.
}, 180_000);
afterAll(() => {
  installed.remove();
  checkout.remove();
});

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
    const home = installed.restore();
    const env = variables(home);
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
    const home = installed.restore();
    await using terminal = await open(home, join(home.path, '.local/bin/beck'), ['uninstall']);
    await terminal.waitFor('Remove them too? [y/N]');
    expect(terminal.scrollback()).toContain(`  ${join(home.path, CONFIG)}\n  ${join(home.path, STATE)}\n`);
    terminal.type(typed);
    expect(await terminal.waitForExit()).toMatchObject({ exitCode: 0 });
    expect(storedIn(home)).toEqual(kept ? STORED : []);
  });

  test('--purge leaves a model that beck did not download', () => {
    const home = installed.restore();
    const env = variables(home);
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
    const home = installed.restore();
    const env = variables(home);
    const uid = asNobody.uid ?? process.getuid?.();
    const [copies, theirs, link] = [`disk/.beck-undo-${uid}`, 'disk/theirs', `link/.beck-undo-${uid}`].map(
      (name) => join(home.path, name),
    ) as [string, string, string];
    writeAsPerson(home, `disk/.beck-undo-${uid}/1-2/0/closed/f`, 'x');
    writeAsPerson(home, 'disk/theirs/f', 'x');
    mkdirSync(join(home.path, 'link'));
    symlinkSync(theirs, link);
    writeAsPerson(home, '.local/state/beck/undo/places', `${copies}\n${theirs}\n${link}\nrelative\n`);
    chmodSync(join(copies, '1-2/0/closed'), 0o555);
    expect(run(home, join(home.path, '.local/bin/beck'), ['uninstall', '--purge'], env)).toMatchObject({
      status: 0,
    });
    expect([copies, join(theirs, 'f'), link].map(existsSync)).toEqual([false, true, true]);
  });

  test('takes one of --purge and --keep', () => {
    const home = installed.restore();
    for (const [command, ...args] of [
      [join(home.path, '.local/bin/beck'), 'uninstall', '--purge', '--keep'],
      ['sh', join(checkout.folder, 'install.sh'), '--uninstall', '--keep', '--purge'],
      ['sh', join(checkout.folder, 'install.sh'), '--keep'],
    ] as const)
      expect(run(home, command, args)).toMatchObject({ status: 2 });
    expect(storedIn(home)).toEqual(STORED);
  });
});
