import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLateConstants } from '../../scripts/bundle/late-constants.ts';
import { withPlainExports } from '../../scripts/bundle/plain-exports.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A chunk of two modules, as the bundler writes one; `late.ts` is late. */
function chunk(late: string, rest: string, exported = ''): string {
  const code = `const MADE = [];\n\n// src/late.ts\n${late}\n\n// src/rest.ts\n${rest}\n${exported}`;
  const built = withLateConstants(code, (file) => file === 'src/late.ts') ?? code;
  return withPlainExports(built) ?? built;
}

function load(code: string): { exports: Record<string, unknown>; ask: (text: string) => unknown } {
  const exports = {};
  const ask = new Function('exports', `${code}\nreturn (text) => eval(text);`)(exports);
  return { exports, ask };
}

test.each([
  ['a function', 'function late(a) { return a + 1; }', 'late(1)', 2],
  [
    'one that calls another',
    'function other() { return 2; }\nfunction late() { return other(); }',
    'late()',
    2,
  ],
  ['a constant', 'const LATE = new Set(["a"]);', 'LATE.has("a") && LATE === LATE', true],
  ['a short constant', 'const LATE = 3;', 'LATE + 1', 4],
  [
    'a class',
    'class Late { get() { return 5; } }',
    'new Late().get() + Number(new Late() instanceof Late)',
    6,
  ],
  ['what an object names', 'function late() { return 7; }', '({ late }).late()', 7],
  ['what changes inside', 'let count = 0;\nfunction late() { return ++count; }', 'late() + late()', 3],
  ['an arrow', 'const late = async (a) => a;', 'late(1) instanceof Promise', true],
])('%s of a late module is used as before', (_name, late, use, value) => {
  const { ask } = load(
    chunk(`${late}\nfunction noted() { MADE.push(1); }`, `function used() { return ${use}; }`),
  );
  expect(ask('used()')).toBe(value);
});

test('a late module is made at the first use, and once', () => {
  const code = chunk(
    'const seen = MADE.push("made") && 1;\nconst LATE = 1;',
    'function used() { return LATE; }',
  );
  expect(code).toContain('late_makers[0]');
  const { ask } = load(code);
  expect([ask('MADE.length'), ask('used()'), ask('used()'), ask('MADE.length')]).toEqual([0, 1, 1, 1]);
});

test('where another binding hides a name, the call is handed on', () => {
  const { ask } = load(
    chunk(
      'function late(a) { return a; }',
      'function used(late) { return late; }\nfunction more() { return late(8); }',
    ),
  );
  expect([ask('used(1)'), ask('more()')]).toEqual([1, 8]);
});

test.each([
  ['does something', 'const A = 1;\nMADE.push(A);'],
  ['has what is assigned outside of functions it gives', 'let A = 1;\nfunction set() { A = 2; }'],
])('a module that %s is made at once', (_name, late) => {
  const code = chunk(`${late}\nfunction more() { return A; }`, 'function used() { return A; }');
  expect(code).not.toContain('late_module');
});

test('what it exports is there, and loads nothing yet', () => {
  const getter = (name: string) =>
    `Object.defineProperty(exports, "${name}", {\n  enumerable: true,\n  get: function () {\n    return ${name};\n  }\n});\n`;
  const late = 'const seen = MADE.push(1) && 1;\nfunction late(a) { return a * 2; }\nconst LATE = 9;';
  const { exports, ask } = load(chunk(late, 'const OTHER = 1;', getter('late') + getter('LATE')));
  expect(ask('MADE.length')).toBe(0);
  expect([(exports['late'] as (a: number) => number)(4), exports['LATE'], ask('MADE.length')]).toEqual([
    8, 9, 1,
  ]);
});

test('the modules that are warm are there', () => {
  const files = readFileSync(join(ROOT, 'scripts/bundle/warm-modules.txt'), 'utf8').trim().split('\n');
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expect(() => readFileSync(join(ROOT, file))).not.toThrow();
});
