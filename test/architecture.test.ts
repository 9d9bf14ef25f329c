// Executes the map of `src/README.md`: which folder may import which, and which packages live behind one door.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Module, parseModule, readModules } from './support/modules.ts';

const SOURCE = join(import.meta.dirname, '../src');
const EVERYTHING = 'everything';

type Row = {
  readonly mayImport: readonly string[] | typeof EVERYTHING;
  /** Packages that only this folder imports. */
  readonly packages: readonly string[];
};

/** `.` is `main.ts` and `run.ts`, the only files outside a folder. */
const MAP: Readonly<Record<string, Row>> = {
  domain: { mayImport: [], packages: ['shell-quote'] },
  // The grammar of fish is a file that safety reads, not an import.
  safety: { mayImport: ['domain'], packages: ['unbash', 'web-tree-sitter'] },
  approval: { mayImport: ['domain'], packages: [] },
  recipes: { mayImport: ['domain'], packages: [] },
  output: { mayImport: ['domain'], packages: [] },
  protocol: { mayImport: ['domain'], packages: [] },
  agent: { mayImport: ['domain', 'safety', 'approval', 'output'], packages: [] },
  processes: { mayImport: ['domain', 'output'], packages: ['execa'] },
  files: { mayImport: ['domain', 'output'], packages: ['diff'] },
  providers: { mayImport: ['domain', 'recipes'], packages: ['openai'] },
  'shell-link': { mayImport: ['domain', 'protocol', 'output'], packages: ['@lydell/node-pty'] },
  context: { mayImport: ['domain', 'output', 'processes'], packages: [] },
  sessions: { mayImport: ['domain'], packages: [] },
  'local-model': { mayImport: ['domain', 'providers', 'sessions'], packages: [] },
  pages: { mayImport: ['domain'], packages: [] },
  fleet: { mayImport: ['domain'], packages: [] },
  journal: { mayImport: ['domain'], packages: [] },
  recall: { mayImport: ['domain'], packages: [] },
  undo: { mayImport: ['domain', 'processes'], packages: [] },
  trial: { mayImport: ['domain'], packages: [] },
  config: { mayImport: ['domain', 'providers'], packages: ['cosmiconfig', 'yaml', 'proper-lockfile'] },
  mcp: { mayImport: ['domain'], packages: ['@modelcontextprotocol/server', '@modelcontextprotocol/client'] },
  terminal: { mayImport: ['domain'], packages: ['kleur', 'highlight.js'] },
  cli: { mayImport: EVERYTHING, packages: ['yargs'] },
  start: { mayImport: ['shell-link'], packages: [] },
  '.': { mayImport: ['cli', 'domain', 'start'], packages: [] },
};

/** Wherever unknown data enters. */
const SCHEMA_LIBRARY = 'valibot';
const SCHEMA_FOLDERS = [
  'config',
  'agent',
  'providers',
  'protocol',
  'sessions',
  'journal',
  'undo',
  'local-model',
  'cli',
];

/** Too slow to load on the way of a question that does not need them: only by `import()`. */
const LOADED_LATER = [
  'openai',
  'execa',
  'cosmiconfig',
  'yaml',
  'proper-lockfile',
  'web-tree-sitter',
  '@lydell/node-pty',
  '@modelcontextprotocol/server',
  '@modelcontextprotocol/client',
];

/** What makes a function depend on more than its arguments, and the files that may read it. */
const SURROUNDINGS = ['process.env', 'process.cwd', 'process.argv', 'Date.now', 'Math.random'];
const READERS: Readonly<Record<string, readonly string[]>> = {
  'cli/wiring/surroundings.ts': SURROUNDINGS,
  // The compile cache must be on before the first import of ours.
  'main.ts': ['process.env', 'process.argv'],
  'run.ts': ['process.cwd'],
  // A process of its own.
  'local-model/main.ts': ['process.argv'],
};

/** Tables of data, which may be longer than 300 lines. */
const DATA =
  /^(?:safety\/knowledge|recipes\/(?:rows|fixes|grammar\/(?:lexicon|language\/categories\.ts)|knowledge\/(?:terms|ways))|output\/secrets|recall\/trade-words\.ts|config\/schema\.ts|cli\/verbs\/hook\/agents\.ts)(?:\/|$)/;

/** Longer than 300 lines for another reason: a proof that is one idea. */
const LONG_FILES = ['safety/shells/posix/coverage.ts'];

/** `shell === 'zsh'`, or a case of such a name that is not a syntax as well. */
const SHELL_BRANCH = /\bshell [!=]== '(?:zsh|bash|sh|fish|powershell|cmd)'|case '(?:zsh|bash|sh)':/i;

const RECIPES_BRANCH = /[!=]== 'recipes'|case 'recipes'/;

const README = readFileSync(join(SOURCE, 'README.md'), 'utf8');

/** `/src/cli/verbs.ts`: every file and folder below one of the project's. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(join(SOURCE, '..', folder), { recursive: true }).map((path) => `/${folder}/${path}`);

const words = (list: string): string[] => list.split(', ').filter(Boolean);

const modules = readModules(SOURCE);
const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');
const packageOf = (specifier: string): string =>
  specifier
    .split('/', specifier.startsWith('@') ? 2 : 1)
    .join('/')
    .replace(/-\*.*$/, '');

/** One line for each import that the map does not allow. */
function forbidden({ path, imports }: Module): string[] {
  const folder = folderOf(path);
  const row = MAP[folder];
  if (row === undefined) return [`${path}: its folder is not on the map`];
  const mayReach = (to: string): boolean =>
    to === folder || row.mayImport === EVERYTHING || row.mayImport.includes(to);
  return imports.flatMap(({ to, ours, kind }) => {
    if (to.startsWith('node:') || to === '../package.json') return [];
    if (ours) return mayReach(folderOf(to)) ? [] : [`${path} imports ${to}`];
    const name = packageOf(to);
    const allowed = name === SCHEMA_LIBRARY ? SCHEMA_FOLDERS.includes(folder) : row.packages.includes(name);
    if (!allowed) return [`${path} imports the package ${name}`];
    return kind === 'value' && LOADED_LATER.includes(name) ? [`${path} loads ${name} at once`] : [];
  });
}

/** `safety/shells` and `safety` for `safety/shells/zsh.ts`. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** The file or folder directly below a folder that holds the path; undefined outside of it. */
function childOf(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
}

describe('the map', () => {
  test.each(Object.keys(MAP))('%s imports only what stands above it, and its packages', (folder) => {
    const inside = modules.filter(({ path }) => folderOf(path) === folder);
    expect(inside.flatMap(({ imports }) => imports)).not.toEqual([]);
    expect(inside.flatMap(forbidden)).toEqual([]);
  });

  test('has a row for every folder', () => {
    expect(modules.filter(({ path }) => MAP[folderOf(path)] === undefined)).toEqual([]);
  });

  test('is the one that README.md shows', () => {
    const rows = [...README.matchAll(/^\| `([\w./-]+)`(.*)\|$/gm)]
      .map(
        ([, name = '', rest = '']) =>
          [name.replace(/\/$/, ''), rest.split(' | ').map((cell) => cell.trim())] as const,
      )
      .filter(([, cells]) => cells.length === 4);
    const shown = rows.map(([name, [, , arrows = '', packages = '']]) => [
      name === 'main.ts' ? '.' : name,
      {
        mayImport: arrows === EVERYTHING ? EVERYTHING : words(arrows.replace('–', '')),
        packages: words(packages),
      },
    ]);
    expect(Object.fromEntries(shown)).toEqual(MAP);
  });

  test('names files and folders that exist', () => {
    const known = ['/src', ...['src', 'shell', 'test', 'docs', 'scripts'].flatMap(pathsBelow)];
    const named = [...README.matchAll(/`([\w./-]+(?:\.(?:ts|sh|zsh|ps1|md)|(?=\/)))\/?`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !known.some((one) => one.endsWith(`/${path}`)))).toEqual([]);
  });

  test('has arrows that only point down', () => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (const [folder, { mayImport }] of Object.entries(MAP)) {
      if (mayImport !== EVERYTHING) wrong.push(...mayImport.filter((to) => !seen.has(to)));
      seen.add(folder);
    }
    expect(wrong).toEqual([]);
  });

  test('shows every package behind the door it names', () => {
    const doors = Object.entries(MAP).flatMap(([folder, row]) => row.packages.map((name) => [name, folder]));
    const used = new Map(
      modules.flatMap(({ path, imports }) =>
        imports.filter(({ ours }) => !ours).map(({ to }) => [packageOf(to), folderOf(path)] as const),
      ),
    );
    expect(doors.filter(([name = '', folder]) => used.get(name) !== folder)).toEqual([]);
  });
});

describe('inside every folder', () => {
  const folders = new Set(modules.flatMap(({ path }) => foldersAbove(path)));

  test.each([...folders])('%s: files and folders import each other in one direction', (folder) => {
    const importsOf = new Map<string, string[]>();
    for (const { path, imports } of modules) {
      const from = childOf(folder, path);
      if (from === undefined) continue;
      const to = imports.filter(({ ours }) => ours).flatMap((each) => childOf(folder, each.to) ?? []);
      importsOf.set(from, [...(importsOf.get(from) ?? []), ...to.filter((child) => child !== from)]);
    }
    expect(circles(importsOf)).toEqual([]);
  });
});

describe('every file', () => {
  test('imports files that exist, and none of them comes back to it', () => {
    const importsOf = new Map(
      modules.map(({ path, imports }) => [path, imports.filter(({ ours }) => ours).map(({ to }) => to)]),
    );
    const missing = [...importsOf.values()].flat().filter((to) => !existsSync(join(SOURCE, to)));
    expect(missing).toEqual([]);
    expect(circles(importsOf)).toEqual([]);
  });

  test('has at most 300 lines, but for data and one proof', () => {
    const long = modules
      .map(({ path }) => path)
      .filter((path) => !DATA.test(path))
      .filter((path) => readFileSync(join(SOURCE, path), 'utf8').split('\n').length > 301);
    expect(long.toSorted()).toEqual(LONG_FILES);
  });

  test('has functions of at most 80 lines, but for data', () => {
    const code = modules.filter(({ path }) => !DATA.test(path));
    const sizes = code.flatMap(({ path, functions }) => functions.map((each) => ({ path, ...each })));
    expect(sizes.length).toBeGreaterThan(1000);
    expect(sizes.filter(({ lines }) => lines > 80)).toEqual([]);
  });

  test('exports by name what is its own', () => {
    expect(modules.filter(({ exportsDefault }) => exportsDefault)).toEqual([]);
    expect(modules.filter(({ passesOn }) => passesOn.length > 0)).toEqual([]);
    expect(modules.filter(({ path }) => /(^|\/)index\.ts$/.test(path))).toEqual([]);
  });

  test('asks for a property of a shell, never for its name', () => {
    const branches = modules
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('safety/'))
      .filter((path) => SHELL_BRANCH.test(readFileSync(join(SOURCE, path), 'utf8')));
    expect(branches, 'domain/shell-descriptor.ts has the properties').toEqual([]);
  });

  test('asks for a property of a provider, never for the recipes by name', () => {
    const compares = modules
      .map(({ path }) => path)
      .filter((path) => RECIPES_BRANCH.test(readFileSync(join(SOURCE, path), 'utf8')));
    expect(compares, 'providers/traits.ts has the properties').toEqual([]);
  });

  test('leaves environment, arguments, clock, randomness and directory to the composition root', () => {
    const read = modules.flatMap(({ path, members }) =>
      SURROUNDINGS.filter((name) => members.has(name) && !READERS[path]?.includes(name)).map(
        (name) => `${path} reads ${name}`,
      ),
    );
    expect(read).toEqual([]);
    expect(Object.keys(READERS).filter((path) => !modules.some((module) => module.path === path))).toEqual(
      [],
    );
  });
});

describe('the judge', () => {
  const sentences = (path: string, text: string): string[] => forbidden(parseModule(path, text));

  test.each([
    ['domain/a.ts', "import { b } from '../safety/b.ts';", 'domain/a.ts imports safety/b.ts'],
    ['domain/a.ts', "import type { B } from '../safety/b.ts';", 'domain/a.ts imports safety/b.ts'],
    ['domain/a.ts', "type B = import('../safety/b.ts').B;", 'domain/a.ts imports safety/b.ts'],
    ['domain/a.ts', "export { b } from '../safety/b.ts';", 'domain/a.ts imports safety/b.ts'],
    ['output/a.ts', "await import('../recipes/b.ts');", 'output/a.ts imports recipes/b.ts'],
    ['agent/deep/a.ts', "import '../../cli/b.ts';", 'agent/deep/a.ts imports cli/b.ts'],
    ['agent/a.ts', "import '../main.ts';", 'agent/a.ts imports main.ts'],
    ['agent/a.ts', "import { execa } from 'execa';", 'agent/a.ts imports the package execa'],
    ['agent/a.ts', "import 'openai/resources/chat';", 'agent/a.ts imports the package openai'],
    ['files/a.ts', "import * as v from 'valibot';", 'files/a.ts imports the package valibot'],
    ['processes/a.ts', "import { execa } from 'execa';", 'processes/a.ts loads execa at once'],
    [
      'cli/a.ts',
      `require(\`@lydell/node-pty-\${a}/pty.node\`);`,
      'cli/a.ts imports the package @lydell/node-pty',
    ],
    ['stray/a.ts', "import '../domain/b.ts';", 'stray/a.ts: its folder is not on the map'],
  ])('objects in %s to %s', (path, text, sentence) => {
    expect(sentences(path, text)).toEqual([sentence]);
  });

  test.each([
    ['agent/a.ts', "import { b } from '../safety/b.ts';\nimport * as v from 'valibot';"],
    ['processes/a.ts', "import type { Options } from 'execa';\nawait import('execa');"],
    ['cli/a.ts', "import { b } from '../terminal/b.ts';\nimport yargs from 'yargs';"],
    ['recipes/rows/a.ts', "import { b } from '../b.ts';\nimport 'node:path';"],
  ])('lets %s import %s', (path, text) => {
    expect(sentences(path, text)).toEqual([]);
  });

  test('measures functions of every kind', () => {
    const text = 'function a() {\n  return 1;\n}\nconst b = () => {\n  c();\n};\nconst d = { e() {} };';
    expect(parseModule('a.ts', text).functions).toEqual([
      { line: 1, lines: 3 },
      { line: 4, lines: 3 },
      { line: 7, lines: 1 },
    ]);
  });

  test('sees what is read from the process in every spelling', () => {
    const text = "const { env } = process;\nprocess.cwd(); process['argv'];\nDate.now();";
    expect([...parseModule('a.ts', text).members]).toEqual([
      'process.env',
      'process.cwd',
      'process.argv',
      'Date.now',
    ]);
  });

  test('refuses an import that it cannot read', () => {
    expect(() => parseModule('a.ts', 'await import(name);')).toThrow('only the running program knows');
  });

  test('sees a circle', () => {
    expect(
      circles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b → c → b']);
  });
});

function circles(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, above: readonly string[]): void => {
    const at = above.indexOf(path);
    if (at >= 0) found.push([...above.slice(at), path].join(' → '));
    if (at >= 0 || done.has(path)) return;
    for (const to of importsOf.get(path) ?? []) visit(to, [...above, path]);
    done.add(path);
  };
  for (const path of importsOf.keys()) visit(path, []);
  return found;
}
