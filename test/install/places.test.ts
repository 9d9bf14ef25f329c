// Where install.sh puts beck, on which Node it runs there, and that nothing of it is left in the end.

import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  filesBelow,
  type Home,
  install,
  type KeptInstallation,
  keepHome,
  keepInstallation,
  makeCheckout,
  makeHome,
  type Outcome,
  run,
  writeAsPerson,
} from './checkout.ts';

const checkout = makeCheckout();
let installed: KeptInstallation;
/** Ignored, so beck is in the home folder. */
const RELATIVE = { XDG_DATA_HOME: 'data' };
beforeAll(() => {
  installed = keepInstallation(checkout, ['--yes'], RELATIVE);
  // Installing takes long on a busy machine.
}, 180_000);
afterAll(() => {
  installed.remove();
  checkout.remove();
});

const runtime = (place: string) => readFileSync(join(place, 'current/runtime'), 'utf8').split('\n');

type Place = { readonly place: string; readonly command: string };

function expectInstalled(home: Home, outcome: Outcome, { place, command }: Place): void {
  expect(outcome).toMatchObject({ status: 0, stderr: '' });
  expect(outcome.stdout).toContain(`${join(home.path, command, '..')} is not on your PATH`);
  expect(run(home, join(home.path, command), ['--version'])).toMatchObject({ status: 0 });
  expect(runtime(join(home.path, place))).toEqual([
    join(checkout.nodeFolder, 'node'),
    expect.stringMatching(/\/versions\/\d+\.\d+\.\d+-\d+\/lib\/main\.js$/),
    '',
  ]);
}

test('in the home folder, where XDG_DATA_HOME is relative: the command works, and uninstalling leaves nothing', () => {
  const home = installed.restore();
  expectInstalled(home, installed.outcome, { place: '.local/share/beck', command: '.local/bin/beck' });
  install(checkout, home, ['--uninstall', '--purge'], RELATIVE);
  expect(filesBelow(home.path)).toEqual({});
});

test('in XDG_DATA_HOME: the command works, and uninstalling leaves nothing', () => {
  using home = makeHome(checkout);
  const env = { XDG_DATA_HOME: `${home.path}/data` };
  const outcome = install(checkout, home, ['--yes'], env);
  expectInstalled(home, outcome, { place: 'data/beck', command: '.local/bin/beck' });
  install(checkout, home, ['--uninstall', '--purge'], env);
  expect(filesBelow(home.path)).toEqual({});
});

test('below a --prefix that is relative: the command works; install.sh and the installed copy leave nothing', () => {
  using home = makeHome(checkout);
  const words = ['--prefix=my prefix'];
  const outcome = install(checkout, home, ['--yes', ...words]);
  expectInstalled(home, outcome, { place: 'my prefix/share/beck', command: 'my prefix/bin/beck' });
  const { restore } = keepHome(home);
  install(checkout, home, ['--uninstall', '--purge', ...words]);
  expect(filesBelow(home.path)).toEqual({});
  restore();
  const copy = join(home.path, 'my prefix/share/beck/current/install.sh');
  expect(run(home, 'sh', [copy])).toMatchObject({ status: 2 });
  expect(run(home, 'sh', [copy, '--uninstall', '--purge'])).toMatchObject({ status: 0, stderr: '' });
  expect(filesBelow(home.path)).toEqual({});
});

test('installing again gives the same files, and a damaged one is fixed', () => {
  const home = installed.restore();
  const place = join(home.path, '.local/share/beck');
  // What V8 compiled is made again each time, for the Node that is there then.
  const files = () => {
    const entries = Object.entries(filesBelow(place)).map(([path, text]) =>
      path.includes('/lib/compiled/') ? [path, 'compiled'] : [path, text],
    );
    return Object.fromEntries(entries);
  };
  const first = files();
  expect(Object.values(first)).toContain('compiled');
  const script = `${readlinkSync(join(place, 'current'))}/shell/beck.zsh`;
  writeAsPerson(home, join('.local/share/beck', script), 'broken');
  expect(files()).not.toEqual(first);
  install(checkout, home, ['--yes']);
  expect(files()).toEqual(first);
});

test('what an open shell of an older layout reads is where it looks', () => {
  const home = installed.restore();
  const shell = join(home.path, '.local/share/beck/current/shell');
  const [zsh, link] = ['zsh/question.zsh', 'powershell/link.ps1'].map((file) =>
    readFileSync(join(shell, file), 'utf8'),
  );
  expect(readFileSync(join(shell, 'beck-question.zsh'), 'utf8')).toBe(zsh);
  expect(readFileSync(join(shell, 'beck-link.ps1'), 'utf8')).toBe(link);
  for (const part of ['question', 'convert', 'tab'])
    for (const name of ['bash', 'fish']) statSync(join(shell, `beck-${part}.${name}`));
  const outcome = run(home, 'sh', ['-c', `printf 'find files ' | sh ${join(shell, 'launch.sh')} offer`]);
  expect(outcome).toMatchObject({ status: 0, stdout: expect.stringContaining('find files larger ') });
});

test('where every Node is too old or broken, ours is copied and runs beck; new versions take over in one step', () => {
  using home = makeHome(checkout);
  writeAsPerson(home, 'old/node', '#!/bin/sh\nexit 1\n', 0o755);
  writeAsPerson(home, 'broken/node', '#!/nowhere/at-all\n', 0o755);
  const env = { PATH: `${home.path}/old:${home.path}/broken:/usr/bin:/bin` };
  expect(install(checkout, home, ['--yes'], env)).toMatchObject({ status: 0 });
  const [node = ''] = runtime(join(home.path, '.local/share/beck'));
  expect(node).toMatch(/\/\.local\/share\/beck\/node\/24\.\d+\.\d+\/bin\/node$/);
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(/^v24\./);
  const versions = () => {
    const names = Object.keys(filesBelow(join(home.path, '.local/share/beck/versions')));
    return [...new Set(names.map((name) => name.split('/')[0]))];
  };
  const current = () => readlinkSync(join(home.path, '.local/share/beck/current')).split('/')[1];
  const note = join(checkout.folder, 'dist/note.txt');
  const seen = [current()];
  for (const text of ['second', 'third']) {
    writeFileSync(note, text);
    install(checkout, home, ['--yes']);
    seen.push(current());
    // The version before stays for the shells that use it.
    expect(versions().toSorted()).toEqual(seen.slice(-2).toSorted());
  }
  rmSync(note);
  expect(new Set(seen).size).toBe(3);
  // A suitable Node that appeared later is used, and the copy goes when no version needs it any more.
  expect(() => statSync(node)).toThrow('ENOENT');
  // It installs three times, which takes long on a busy machine.
}, 180_000);

/** A machine for which there is no package of Node. */
const UNAME = '#!/bin/sh\ncase $1 in -s) echo Darwin ;; -m) echo arm64 ;; esac\n';

test("where there is no package of Node for the machine, the one behind a version manager's shim runs everything", () => {
  using home = makeHome(checkout);
  writeAsPerson(home, 'programs/uname', UNAME, 0o755);
  writeAsPerson(home, 'shims/node', `#!/bin/sh\nexec ${join(checkout.nodeFolder, 'node')} "$@"\n`, 0o755);
  const env = { PATH: `${home.path}/programs:${home.path}/shims:/usr/bin:/bin` };
  expect(install(checkout, home, ['--yes'], env)).toMatchObject({ status: 0, stderr: '' });
  expect(runtime(join(home.path, '.local/share/beck'))[0]).toBe(join(checkout.nodeFolder, 'node'));
});

test('and without one, the command that gets it is printed', () => {
  using home = makeHome(checkout);
  writeAsPerson(home, 'programs/uname', UNAME, 0o755);
  writeAsPerson(home, 'programs/node', '#!/bin/sh\nexit 1\n', 0o755);
  const outcome = install(checkout, home, ['--yes'], { PATH: `${home.path}/programs:/usr/bin:/bin` });
  expect(outcome).toMatchObject({ status: 2, stdout: '' });
  expect(outcome.stderr).toContain('install.sh:   brew install node\n');
});

test('what Node is told for other programs does not reach the command', () => {
  const home = installed.restore();
  const command = join(home.path, '.local/bin/beck');
  const { status } = run(home, '/usr/bin/env', ['NODE_OPTIONS=--require=/nowhere', command, '--version']);
  expect(status).toBe(0);
});

test('when the Node is gone, the command says so', () => {
  const home = installed.restore();
  const node = join(checkout.nodeFolder, 'node');
  renameSync(node, `${node}.away`);
  const outcome = run(home, join(home.path, '.local/bin/beck'), ['--version']);
  renameSync(`${node}.away`, node);
  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr: 'beck: the Node it was installed with is gone. Run install.sh again.\n',
  });
});

test('settings stay unless --purge is given', () => {
  const home = installed.restore();
  writeAsPerson(home, '.config/beck/config.json', '{}');
  const outcome = install(checkout, home, ['--uninstall']);
  expect(outcome.stdout).toContain(
    `${home.path}/.config/beck is kept; rm -r ${home.path}/.config/beck removes it.`,
  );
  expect(filesBelow(home.path)).toMatchObject({ '.config/beck/config.json': '{}' });
});
