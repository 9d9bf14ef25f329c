// The package for npm: built, installed by npm as an ordinary user without compiler or network, set up, asked, removed.

import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { makeNpmFolder, packNpm } from '../../scripts/packages/npm-folder.ts';
import { type Registry, serveRegistry } from '../support/npm-registry.ts';
import { missing, need, PWSH } from '../support/programs.ts';
import { openTerminal } from '../support/terminal.ts';
import { asNobody, giveAway } from '../support/unprivileged.ts';
import { filesBelow, type Home, type KeptHome, keepHome, makeHome, run, writeAsPerson } from './checkout.ts';
import { enter, open, PROMPT, prompts } from './person-terminal.ts';

const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-packed-')));
const nodeFolder = join(base, 'node-24/bin');
let packed = '';
let registry: Registry;

beforeAll(async () => {
  chmodSync(base, 0o755);
  cpSync(process.execPath, join(nodeFolder, 'node'));
  makeNpmFolder(join(base, 'npm'));
  packed = packNpm(join(base, 'npm'), base);
  giveAway(base);
  const natives = readdirSync(join(import.meta.dirname, '../../node_modules/@lydell'));
  registry = await serveRegistry(natives.map((name) => `@lydell/${name}`));
});
afterAll(async () => {
  npmHome?.remove();
  await registry[Symbol.asyncDispose]();
  rmSync(base, { recursive: true, force: true });
});

function person(): Home {
  const home = makeHome({ folder: base, nodeFolder, remove: () => {} });
  const PATH = PWSH === undefined ? home.env['PATH'] : `${home.env['PATH']}:${dirname(PWSH)}`;
  return { ...home, env: { ...home.env, ...NO_CALLS_HOME, PATH: PATH ?? '' } };
}

const NO_CALLS_HOME = { POWERSHELL_TELEMETRY_OPTOUT: '1', POWERSHELL_UPDATECHECK: 'Off' };

/** In a process beside this one, which serves the registry meanwhile. Resolves to its exit code and standard output. */
function npm(
  home: Home,
  args: readonly string[],
): Promise<{ readonly code: unknown; readonly stdout: string }> {
  const { promise, resolve } = Promise.withResolvers<{ readonly code: unknown; readonly stdout: string }>();
  const options = { cwd: home.path, env: home.env, timeout: 60_000, ...asNobody };
  const child = execFile('npm', args, options, (error, stdout) =>
    resolve({ code: error?.code ?? 0, stdout }),
  );
  child.stdin?.end();
  return promise;
}

/** With npm's programs in `.g/bin`, as after `npm config set prefix`. */
async function installed(home: Home, address = registry.url): Promise<Home> {
  const words = [
    'install',
    '-g',
    '--prefix',
    join(home.path, '.g'),
    '--registry',
    address,
    '--fetch-retries',
    '0',
  ];
  expect(await npm(home, [...words, '--no-audit', '--no-fund', packed])).toMatchObject({ code: 0 });
  return { ...home, env: { ...home.env, PATH: `${home.path}/.g/bin:${home.env['PATH']}` } };
}

const SHELLS = [
  { shell: 'zsh', rc: '.zshrc', text: `PROMPT='${PROMPT} '\n`, args: ['-d'] },
  { shell: 'bash', rc: '.bashrc', text: `PS1='${PROMPT} '\n`, args: [] },
  {
    shell: 'fish',
    rc: '.config/fish/config.fish',
    text: `function fish_prompt; echo -n '${PROMPT} '; end; function fish_greeting; end\n`,
    args: [],
  },
  {
    shell: 'powershell',
    rc: '.config/powershell/profile.ps1',
    text: `function prompt { '${PROMPT} ' }\n`,
    args: ['-NoLogo'],
  },
] as const;
const HERE = SHELLS.filter(({ shell }) => missing(shell).length === 0);
const programOf = (shell: string): string => (shell === 'powershell' && PWSH) || shell;

/** npm installed it once; each test has it again, at the same path. */
let npmHome: KeptHome | undefined;
async function byNpm(): Promise<Home> {
  if (npmHome === undefined) {
    const home = await installed(person());
    npmHome = keepHome(home);
  }
  return npmHome.restore();
}

/** As `beck install` left it, which asked at a terminal. */
let askedHome: KeptHome | undefined;
async function byBeckInstall(): Promise<Home> {
  if (askedHome === undefined) {
    const home = await byNpm();
    for (const { rc, text } of HERE) writeAsPerson(home, rc, text);
    writeAsPerson(home, 'letter-to-anna.txt', 'Dear Anna');
    await using installing = await open(home, join(home.path, '.g/bin/beck'), ['install']);
    await installing.waitFor('Add it? [Y/n]', { timeout: 90_000 });
    installing.press('Enter');
    await installing.waitFor('Choose a model for the questions that the recipes cannot answer? [y/N]');
    installing.press('Enter');
    expect(await installing.waitForExit()).toMatchObject({ exitCode: 0 });
    const lib = join(home.path, '.local/share/beck/current/lib');
    expect(readdirSync(join(lib, 'compiled')).length).toBeGreaterThan(5);
    expect(readdirSync(join(lib, 'node_modules/@lydell'))).toContain('node-pty');
    askedHome = keepHome(home);
  }
  return askedHome.restore();
}

test('holds what runs and nothing else, and nothing of it runs when npm installs it', async () => {
  const home = await byNpm();
  const folder = join(home.path, '.g/lib/node_modules/beck-shell');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'beck-shell',
    version: packageJson.version,
    bin: { beck: 'dist/main.js' },
  });
  expect(Object.keys(manifest)).not.toContain('private');
  expect(Object.keys(manifest)).not.toContain('scripts');
  expect(Object.keys(manifest)).not.toContain('dependencies');
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(['@lydell']);
  expect(readdirSync(folder).toSorted()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'install.sh', 'man', 'node_modules', 'package.json']
      .concat('scripts', 'settings.schema.json', 'shell')
      .toSorted(),
  );
  // npm looks for a newer npm once a week.
  expect(registry.asked.filter((name) => name !== 'npm' && !name.startsWith('@lydell/'))).toEqual([]);
});

describe.each(SHELLS)('in $shell', ({ shell, rc, text, args }) => {
  test('beck install asks and adds the line, a new shell answers, beck uninstall names what removes the package', async () => {
    need(shell);
    const home = await byBeckInstall();
    const rcFile = join(home.path, rc);
    {
      await using terminal = await open(home, programOf(shell), args);
      await prompts(terminal, 1);
      enter(terminal, '? what is in this folder');
      await terminal.waitFor(/^(?:-.* )?letter-to-anna\.txt/m);
      await prompts(terminal, 2);
      enter(terminal, 'beck uninstall --purge');
      await terminal.waitFor('To remove it: npm uninstall -g beck-shell');
      await prompts(terminal, 3);
    }
    expect(readFileSync(rcFile, 'utf8')).toBe(text);
    await npm(home, ['uninstall', '-g', '--prefix', join(home.path, '.g'), 'beck-shell']);
    expect(
      Object.keys(filesBelow(home.path)).filter((name) => /beck/.test(name) && !name.startsWith('.npm/')),
    ).toEqual([]);
    // The first of them installs, which takes long on a busy machine.
  }, 180_000);
});

test('a clone itself is never packed or published: npm says what builds the package', () => {
  const clone = join(import.meta.dirname, '../..');
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd: clone, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('npm run packages builds what is published');
});

test('npx asks without installing', async () => {
  using home = person();
  const words = ['--yes', '--registry', registry.url, `--package=${packed}`];
  const asked = ['beck', 'ask', '--print', 'how much disk space is free'];
  expect(await npm(home, ['exec', ...words, '--', ...asked])).toEqual({ code: 0, stdout: 'df -h\n' });
});

test('without the native module, which no registry has, it is installed and answers all the same', async () => {
  using home = person();
  const later = await installed(home, 'http://127.0.0.1:9/');
  expect(run(later, 'beck', ['install', '--yes', '--shell', 'bash'])).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(run(later, 'beck', ['ask', '--print', 'list hidden files'])).toMatchObject({ status: 0 });
});

test('install.sh alone installs it from the file, with neither git nor npm nor a clone', () => {
  using home = person();
  cpSync(join(import.meta.dirname, '../../install.sh'), join(base, 'install.sh'));
  const programs = join(home.path, '.programs');
  mkdirSync(programs);
  const names =
    'awk bash cat chmod cksum cmp cp cut df diff dirname env find grep gzip head id ln mkdir mktemp mv';
  for (const name of `${names} readlink rm rmdir sed sh sort stat tail tar tr uname wc`.split(' '))
    symlinkSync(`/usr/bin/${name}`, join(programs, name));
  const env = { PATH: `${nodeFolder}:${programs}` };
  const arguments_ = ['--from', packed, '--yes', '--shell', 'bash'];
  expect(run(home, 'sh', [join(base, 'install.sh'), ...arguments_], env)).toMatchObject({
    status: 0,
    stderr: '',
  });
  const beck = join(home.path, '.local/bin/beck');
  expect(run(home, beck, ['ask', '--print', 'list hidden files'], env)).toMatchObject({ status: 0 });
  expect(run(home, beck, ['update'], env).stdout).toContain(`from the file ${packed}, in `);
  // It is installed again from the same file.
  expect(run(home, beck, ['install', '--yes', '--shell', 'bash'], env)).toMatchObject({
    status: 0,
    stderr: '',
  });
});

/** Lays BusyBox over the programs of the system, /bin/sh first, for the command behind it alone. */
const AS_BUSYBOX = `set -e
busybox=$(readlink -f "$(command -v busybox)") user=$1
shift
for name in sh awk cat chmod cp cut df dirname env find grep head id ln ls mkdir mkfifo mktemp mv ps rm rmdir \\
  sed sleep sort stat stty tail tar touch tr uname wc readlink; do
  mount --bind "$busybox" "$(readlink -f "/usr/bin/$name")"
done
exec setpriv --reuid="$user" --regid="$user" --clear-groups "$@"`;

test.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'where all programs are those of BusyBox, as in Alpine, install.sh installs it and each shell answers',
  async () => {
    need('busybox', 'unshare');
    using home = person();
    for (const { rc, text } of HERE) writeAsPerson(home, rc, text);
    writeAsPerson(home, 'letter-to-anna.txt', 'Dear Anna');
    const words = ['--mount', 'bash', '-c', AS_BUSYBOX, 'bash', String(asNobody.uid)];
    const script = join(import.meta.dirname, '../../install.sh');
    const { env, path: cwd } = home;
    const install = [...words, '/bin/sh', script, '--from', packed, '--yes'];
    const { status, stderr } = spawnSync('unshare', install, { env, cwd, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const { shell, args } of HERE) {
      const asked = { args: [...words, programOf(shell), ...args], env, cwd, columns: 120 };
      await using terminal = await openTerminal({ command: 'unshare', ...asked });
      await prompts(terminal, 1);
      enter(terminal, '? what is in this folder');
      await terminal.waitFor(/^(?:-.* )?letter-to-anna\.txt/m);
      await prompts(terminal, 2);
    }
  },
  // It installs, and asks in four shells.
  240_000,
);

test.each([
  { what: 'no file', file: '/nowhere.tgz', status: 2, says: 'There is no file /nowhere.tgz.' },
  { what: 'no archive', file: '/etc/passwd', status: 1, says: '/etc/passwd could not be unpacked' },
])('install.sh --from says what is wrong with $what', ({ file, status, says }) => {
  using home = person();
  const outcome = run(home, 'sh', [join(import.meta.dirname, '../../install.sh'), '--from', file]);
  expect(outcome.status).toBe(status);
  expect(outcome.stderr).toContain(says);
  expect(filesBelow(home.path)).toEqual({});
});

test('beck update names the way and the step, and runs nothing where nobody is asked', async () => {
  const home = await byBeckInstall();
  for (const command of ['beck', `${home.path}/.local/bin/beck`]) {
    const { status, stdout } = run(home, command, ['update']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^beck \d+\.\d+\.\d+ from npm, in /);
    expect(stdout).toContain(
      '\nA newer one: npm install -g beck-shell@latest && "$(npm prefix -g)/bin/beck" install\n',
    );
  }
});
