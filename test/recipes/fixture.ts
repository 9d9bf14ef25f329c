// A folder as a person might have it: sizes, ages, logs, awkward names. Built again for every suite.

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY = 86_400_000;
const MIB = 1024 * 1024;

export type Fixture = { readonly folder: string; readonly home: string } & Disposable;

/** `folder` is where questions are asked, `home` its parent's neighbour with a Downloads folder. */
export function buildFixture(): Fixture {
  const root = mkdtempSync(join(tmpdir(), 'beck-recipes-'));
  const folder = join(root, 'work');
  const home = join(root, 'home');
  for (const name of ['src/deep/nested', 'logs/old logs', 'emptydir', 'docs', 'backup', 'build']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  mkdirSync(join(home, 'Downloads'), { recursive: true });
  writeFileSync(join(home, 'Downloads', 'setup.iso'), zeros(2 * MIB));
  for (const [name, text] of Object.entries(TEXTS)) writeFileSync(join(folder, name), text);
  for (const [name, size] of Object.entries(SIZES)) writeFileSync(join(folder, name), zeros(size));
  for (const [name, days] of Object.entries(AGES)) {
    const when = new Date(Date.now() - days * DAY);
    utimesSync(join(folder, name), when, when);
  }
  symlinkSync('notes.txt', join(folder, 'link-to-notes'));
  chmodSync(join(folder, 'script.sh'), 0o644);
  execFileSync('tar', ['-czf', 'photos.tar.gz', 'docs'], { cwd: folder });
  return { folder, home, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}

function zeros(bytes: number): Buffer {
  return Buffer.alloc(bytes);
}

/** Small text files and what they hold. */
const TEXTS: Readonly<Record<string, string>> = {
  'notes.txt': 'hello world\nbuy milk\ncall Anna\nwrite report\nsleep well tonight\n',
  'notes2.txt': 'hello world\nbuy bread\ncall Anna\nwrite report\nsleep well tonight\n',
  'todo.md': '# Things\n\n- one\n- two\n',
  'names.txt': 'zoe\nbob\nalice\nbob\n',
  'data.csv': 'name,age,city\nAnna,31,Oslo\nBob,28,Rome\nCleo,45,Bonn\n',
  'config.json': '{ "debug": false }\n',
  'script.sh': '#!/bin/sh\necho hi\n',
  "it's.txt": 'apostrophe\n',
  '-dash.txt': 'dash\n',
  'old.txt': 'long ago\n',
  'empty.txt': '',
  '.hidden': 'secret\n',
  'src/app.py': 'import os\n# TODO: tidy\nprint(os.name)\n',
  'src/util.py': 'def add(a, b):\n    return a + b\n',
  'src/index.js': '// TODO: rewrite\nconsole.log(1)\n',
  'src/deep/nested/mod.py': 'x = 1\n',
  'logs/error.log': 'INFO start\nERROR disk full\nINFO again\nERROR disk on fire\n',
  'docs/readme.txt': 'read me\n',
  'build/out.o': 'object\n',
};

const SIZES: Readonly<Record<string, number>> = {
  'big.bin': 3 * MIB,
  'my photo.jpg': 2 * MIB,
  'report.pdf': 300 * 1024,
  'logs/app.log': 5 * MIB,
  'logs/old logs/db.log': 8 * MIB,
};

/** Days since the last change; everything else changed now. */
const AGES: Readonly<Record<string, number>> = {
  'old.txt': 60,
  'report.pdf': 400,
  'logs/old logs/db.log': 40,
  'todo.md': 3,
  'names.txt': 3,
  'data.csv': 3,
  'config.json': 3,
  'script.sh': 10,
  'big.bin': 20,
  'my photo.jpg': 20,
  'build/out.o': 20,
};
