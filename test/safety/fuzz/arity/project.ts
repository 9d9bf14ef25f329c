// The folder in which each text runs: a small project with secrets in it, and how it is seen that one was changed, run
// or shown.

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The same eight letters over and over: any sixteen bytes in a row hold them all, in a dump of bytes too. */
const SECRET = 'Qz7xKp3v';
const SECRETS = `API_KEY=${SECRET.repeat(8)}\n`;

/** Appends to a file outside of the folder, so that it is seen wherever it is run. */
const CANARY = `#!/bin/sh\necho ran >>"\${BECK_CANARY:-ran}"\n`;

/** A program of the folder that a `hostile` project starts wherever its settings can name one. */
export type Project = 'plain' | 'hostile';

const TEXT = 'touch M\nx,y\n1,2\n';

const FILES: Readonly<Record<string, string | Buffer>> = {
  'file.txt': TEXT,
  b: 'a b c\n',
  'x.csv': 'x,y\n1,2\n',
  'x.json': '{"a": [1, 2]}\n',
  'x.yml': 'a:\n  - 1\n',
  'x.xml': '<a><b>1</b></a>\n',
  'x.sh': 'echo hi\n',
  'x.c': 'int main(void) { return 0; }\n',
  'x.py': 'print(1)\n',
  'x.js': 'console.log(1)\n',
  'x.md': '# Title\n\nA word.\n',
  'a.gz': gzipSync(TEXT),
  'x.br': brotliCompressSync(TEXT),
  'list.txt': 'file.txt\nb\n',
  'run.sh': CANARY,
  '.env': SECRETS,
  '.gitignore': '.env\n',
  'd/inner.txt': TEXT,
};

/** Settings of many programs, each of which names the canary. */
const HOSTILE: Readonly<Record<string, string>> = {
  '.gitattributes': '* diff=x filter=x\n',
  Makefile: 'X := $(shell ./run.sh)\nall:\n\t./run.sh\n',
  'package.json': JSON.stringify({
    name: 'x',
    version: '1.0.0',
    scripts: Object.fromEntries(
      ['preinstall', 'prepare', 'pretest', 'test', 'start', 'version'].map((name) => [name, './run.sh']),
    ),
  }),
  '.npmrc': 'script-shell=./run.sh\neditor=./run.sh\nviewer=./run.sh\n',
  '.yarnrc': 'yarn-path "./run.sh"\n',
  'json.py': 'import os; os.system("./run.sh")\n',
  'sitecustomize.py': 'import os; os.system("./run.sh")\n',
  'conftest.py': 'import os; os.system("./run.sh")\n',
  'setup.py': 'import os; os.system("./run.sh")\n',
  '.pylintrc': '[MASTER]\ninit-hook=import os; os.system("./run.sh")\n',
  'mypy.ini': '[mypy]\nplugins = ./conftest.py\n',
  Rakefile: 'system("./run.sh")\n',
  Gemfile: 'system("./run.sh")\n',
  'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\n',
  '.cargo/config.toml': '[build]\nrustc = "./run.sh"\nrustc-wrapper = "./run.sh"\n',
  'go.mod': 'module x\n\ngo 1.99.0\n\ntoolchain go1.99.0\n\nrequire example.com/x v1.0.0\n',
  '.vimrc': '!./run.sh\n',
  '.exrc': '!./run.sh\n',
  '.gdbinit': 'shell ./run.sh\n',
  '.ackrc': '--pager=./run.sh\n',
  '.envrc': './run.sh\n',
  '.tigrc': 'bind generic x !./run.sh\n',
  '.inputrc': '"x": "!./run.sh\\n"\n',
  'ansible.cfg': '[defaults]\ninventory = ./run.sh\n',
  '.mvn/jvm.config': '-XX:OnError=./run.sh\n',
  'eslint.config.js': 'require("child_process").execFileSync("./run.sh")\n',
  '.eslintrc.js': 'require("child_process").execFileSync("./run.sh")\n',
  '.prettierrc.js': 'require("child_process").execFileSync("./run.sh")\n',
  '.hg/hgrc': '[hooks]\npre-status = ./run.sh\n[extensions]\nx = ./conftest.py\n',
};

const GIT_SETTINGS =
  `core.fsmonitor core.pager core.editor core.sshCommand core.askPass diff.external diff.x.textconv
  filter.x.clean filter.x.smudge gpg.program pager.log sequence.editor credential.helper interactive.diffFilter
  merge.x.driver uploadpack.packObjectsHook`.split(/\s+/);

export const HOME_FILES: Readonly<Record<string, string>> = {
  '.ssh/id_ed25519': SECRETS,
  '.netrc': SECRETS,
  '.aws/credentials': SECRETS,
};

/** Makes it at `folder`. */
export function makeProject(folder: string, project: Project): void {
  mkdirSync(join(folder, 'empty'), { recursive: true });
  writeFiles(folder, FILES);
  chmodSync(join(folder, 'run.sh'), 0o755);
  cpSync('/bin/true', join(folder, 'a.out'), { dereference: true });
  const database = new DatabaseSync(join(folder, 'x.db'));
  database.exec('create table t (a)');
  database.close();
  attempt('tar', ['-cf', 'x.tar', 'file.txt', 'b'], folder);
  attempt('git', ['init', '-q', '-b', 'main', '--template='], folder);
  attempt('git', ['add', 'file.txt', 'b', 'x.c'], folder);
  for (const message of ['first', 'second'])
    attempt(
      'git',
      ['-c', 'user.name=x', '-c', 'user.email=x', 'commit', '-q', '--allow-empty', '-m', message],
      folder,
    );
  writeFileSync(join(folder, 'b'), 'changed\n');
  if (project === 'plain') return;
  writeFiles(folder, HOSTILE);
  for (const name of GIT_SETTINGS) attempt('git', ['config', name, './run.sh'], folder);
}

/** Without git or tar a project has none. */
function attempt(program: string, args: readonly string[], cwd: string): void {
  try {
    execFileSync(program, args, { cwd, stdio: 'ignore', env: { PATH: process.env['PATH'], HOME: cwd } });
  } catch {
    // What needs it fails when it is run, which is no finding.
  }
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** What each file of a folder is, by its path: another content, mode or name is another time of change. */
export type Snapshot = ReadonlyMap<string, string>;

/** What programs keep for themselves: caches, histories, the state of a terminal program. */
const OWN_STATE =
  /^(?:\.git\/index|\.cache|\.local|\.config|\.npm|\.gnupg|\.dbus|\.pki|\.subversion|\.lesshs[tQ]|\.wget-hsts|\.python_history|\.sqlite_history|\.parallel|\.w3m|\.lynx|\.gem|go|\.docker|\.tig_history|\.rpmdb|\.terraform\.d|\.mozilla|\.java|snap)(?:\/|$)/;

export function snapshot(folder: string): Snapshot {
  const found = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (OWN_STATE.test(name)) continue;
    const { mode, ino, ctimeNs } = lstatSync(join(folder, name), { bigint: true });
    // A folder's time follows from what is in it, which is listed too.
    found.set(name, [mode, ino, (mode & FOLDER) === FOLDER ? '' : ctimeNs].join());
  }
  return found;
}

const FOLDER = 0o40_000n;

/** The paths that were made, changed or removed. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

const ROTATIONS = [...SECRET].map((_, at) => SECRET.slice(at) + SECRET.slice(0, at));
const encode = (text: string, encoding: BufferEncoding) => Buffer.from(text).toString(encoding);

/** The secret as it is, backwards, and as it looks in the usual encodings, blanks left out. */
const NEEDLES: readonly string[] = ROTATIONS.flatMap((word) => [
  word,
  word.toLowerCase(),
  word.toUpperCase(),
  encode(word, 'hex'),
  // Three bytes are four letters: of nine bytes in a row twelve letters are the same wherever they begin.
  encode(word + word[0], 'base64'),
]);

export function showsSecret(output: string): boolean {
  const plain = output.replace(/\s+/g, '');
  const lower = plain.toLowerCase();
  const backwards = [...plain].reverse().join('');
  return NEEDLES.some(
    (needle) => plain.includes(needle) || lower.includes(needle.toLowerCase()) || backwards.includes(needle),
  );
}

/** Names for operands and values: a file, a new one, a program, a secret; sometimes one of a special kind. */
export const COMMON_NAMES = ['file.txt', 'zz', './run.sh', '.env'] as const;
export const SPECIAL_NAMES = [...Object.keys(FILES), 'a.out', 'x.db', 'x.tar', 'empty', 'd', '.'] as const;
