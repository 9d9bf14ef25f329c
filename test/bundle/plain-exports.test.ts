import { expect, test } from 'vitest';
import { withPlainExports } from '../../scripts/bundle/plain-exports.ts';

const getter = (name: string, local: string) =>
  `Object.defineProperty(exports, "${name}", {\n  enumerable: true,\n  get: function () {\n    return ${local};\n  }\n});\n`;

test.each([
  ['const', 'const local = 1;'],
  ['function', 'function local() {}'],
  ['async function', 'async function local() {}'],
  ['generator', 'async function* local() {}'],
])('a %s is exported by its value', (_, declared) => {
  const code = withPlainExports(`${declared}\n${getter('a', 'local')}`) ?? '';
  expect(code).not.toContain('defineProperty');
  expect(run(code)).toHaveProperty('a');
});

test('what may change is exported by a getter still', () => {
  const code = `let local = 1;\nconst other = 2;\n${getter('a', 'local')}${getter('b', 'other')}`;
  expect(run(`${withPlainExports(code)}\nlocal = 3;`)).toEqual({ a: 3, b: 2 });
});

test('a chunk that exports nothing so stays as it is', () => {
  expect(withPlainExports('exports.a = 1;\n')).toBeUndefined();
});

/** What the chunk exports. */
function run(code: string): object {
  const exports = {};
  new Function('exports', code)(exports);
  return exports;
}
