// A built checkout and fresh homes for running install.sh as someone whom file modes bind.

import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { makeNpmFolder } from '../../scripts/packages/npm-folder.ts';
import { asNobody, giveAway } from '../support/unprivileged.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** All that installing without the network needs: the sources, what was built of them, and the native parts. */
const PARTS = [
  'install.sh',
  'package.json',
  'package-lock.json',
  '.rolldown.config.ts',
  'LICENSE',
  'scripts/bundle',
  'settings.schema.json',
  'shell',
  'src',
  'node_modules/.package-lock.json',
  'node_modules/@lydell',
  ...readdirSync(join(REPOSITORY, 'node_modules'))
    .filter((name) => /^node-(linux|darwin)-/.test(name))
    .flatMap((name) => [`node_modules/${name}/package.json`, `node_modules/${name}/bin`]),
  'dist',
];

export type Checkout = {
  readonly folder: string;
  /** A folder outside the checkout with a Node beck can run on, as a person might have it. */
  readonly nodeFolder: string;
  readonly remove: () => void;
};

export function makeCheckout(): Checkout {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-checkout-')));
  chmodSync(base, 0o755);
  const folder = join(base, 'beck');
  for (const part of PARTS)
    cpSync(join(REPOSITORY, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  const nodeFolder = join(base, 'node-24/bin');
  cpSync(process.execPath, join(nodeFolder, 'node'));
  giveAway(base);
  touch(join(folder, 'node_modules/.package-lock.json'));
  touch(join(folder, 'dist/main.js'));
  return { folder, nodeFolder, remove: () => rmSync(base, { recursive: true, force: true }) };
}

/**
 * beck as a package of the system lays it out: `folder` has the same install.sh, which writes the lines and the record
 * and asks the first question there, but copies and compiles nothing.
 */
export function makePackage(): Checkout {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-package-')));
  chmodSync(base, 0o755);
  const nodeFolder = join(base, 'node-24/bin');
  cpSync(process.execPath, join(nodeFolder, 'node'));
  makeNpmFolder(join(base, 'npm'));
  const words = [
    join(base, 'npm/scripts/packages/lay-out.sh'),
    '',
    join(base, 'usr'),
    join(nodeFolder, 'node'),
  ];
  execFileSync('sh', words);
  giveAway(base);
  const remove = () => rmSync(base, { recursive: true, force: true });
  return { folder: join(base, 'usr/lib/beck'), nodeFolder, remove };
}

export function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

export type Home = {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
  readonly [Symbol.dispose]: () => void;
};

/** `name`: of the home folder itself, for paths that need quoting. */
export function makeHome(checkout: Checkout, name = 'home'): Home {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-install-')));
  chmodSync(base, 0o755);
  const path = join(base, name);
  // Its absence makes a new fish read every manual page in the background.
  mkdirSync(join(path, '.local/share/fish/generated_completions'), { recursive: true });
  giveAway(base);
  return {
    path,
    env: {
      BECK_FIND_SERVERS: 'off',
      // A helper that waits would outlive what a test looks at.
      BECK_PRESTART: 'off',
      HOME: path,
      PATH: `${checkout.nodeFolder}:/usr/bin:/bin`,
      LANG: 'C.UTF-8',
      TERM: 'xterm-256color',
    },
    [Symbol.dispose]: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** A home that was set up once, for several tests that take it apart. */
export type KeptHome = {
  /** Makes everything in it as it was when it was kept. */
  readonly restore: () => Home;
  readonly remove: () => void;
};

export function keepHome(home: Home): KeptHome {
  const kept = join(mkdtempSync(`${home.path}.kept-`), 'home');
  copyAll(home.path, kept);
  const restore = () => {
    rmSync(home.path, { recursive: true, force: true, maxRetries: 5 });
    copyAll(kept, home.path);
    return home;
  };
  return { restore, remove: home[Symbol.dispose] };
}

export type KeptInstallation = KeptHome & {
  /** Of install.sh. */
  readonly outcome: Outcome;
};

/** A home where install.sh has run. */
export function keepInstallation(
  checkout: Checkout,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): KeptInstallation {
  const home = makeHome(checkout);
  const outcome = install(checkout, home, args, env);
  if (outcome.status !== 0) throw new Error(`install.sh ended with ${outcome.status}: ${outcome.stderr}`);
  return { ...keepHome(home), outcome };
}

/** With owners and times: what V8 compiled counts only for files of their time. */
function copyAll(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

export type Outcome = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Runs install.sh to its end with no terminal, in the home folder. */
export function install(
  checkout: Checkout,
  home: Home,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Outcome {
  return run(home, 'sh', [join(checkout.folder, 'install.sh'), ...args], env);
}

export function run(
  home: Home,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Outcome {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: home.path,
    env: { ...home.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asNobody,
  });
  if (error !== undefined) throw error;
  return { status, stdout, stderr };
}

/** Every file and link below a folder: its bytes as latin1, or where it points. */
export function filesBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !lstatSync(path).isDirectory());
  return Object.fromEntries(
    files.map((path) => [
      relative(folder, path),
      lstatSync(path).isSymbolicLink() ? `-> ${readlinkSync(path)}` : readFileSync(path, 'latin1'),
    ]),
  );
}

/** Writes a file of the person's, one byte a character, with the folders it needs. */
export function writeAsPerson(home: Home, file: string, text: string, mode = 0o644): string {
  const path = join(home.path, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, 'latin1');
  giveAway(home.path);
  chmodSync(path, mode);
  return path;
}
