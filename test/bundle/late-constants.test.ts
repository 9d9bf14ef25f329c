import { expect, test } from 'vitest';
import { withLateConstants } from '../../scripts/bundle/late-constants.ts';

/** What the chunk exports, and what was made by then and after `uses`. */
function run(code: string, uses: string): { readonly before: unknown; readonly after: unknown } {
  const chunk = `const MADE = []; const made = (name) => { MADE.push(name); return [name]; };\n${code}`;
  const ask = new Function(`${withLateConstants(chunk) ?? chunk}\nreturn (text) => eval(text);`)();
  return { before: [...ask('MADE')], after: [ask(uses), ask('MADE')] };
}

test.each([
  [
    'a constant, and once',
    'const A = made("a");',
    'Object.is(made2(), made2())',
    'function made2() { return A; }',
  ],
  [
    'what another constant needs',
    'const A = made("a"); const B = [A, A];',
    'of()',
    'const of = () => B[0][0] === "a";',
  ],
  ['what an object names', 'const A = made("a");', 'of()', 'const of = () => ({ A }).A[0] === "a";'],
])('%s is made at the first use', (_name, constants, uses, rest) => {
  expect(run(`${constants.replaceAll('; ', ';\n')}\n${rest}`, uses)).toEqual({
    before: [],
    after: [true, ['a']],
  });
});

test('what is used while the chunk loads is made then', () => {
  expect(run('const A = made("a");\nMADE.push(A[0]);', '1').before).toEqual(['a', 'a']);
});

test.each([
  ['what another binding may hide', 'const A = made("a");\nfunction f(A) { return A; }'],
  ['what is assigned', 'let A = made("a");\nA = made("b");'],
  ['what depends on the moment', 'const A = made(process.uptime() > 0 && "a");'],
  ['what is short and plain', 'const A = MADE.push("a") && 1;'],
])('%s is made at once', (_name, code) => {
  expect(run(code, '1').before).toContain('a');
});

test('a module of Node is loaded at its first use', () => {
  const code =
    withLateConstants('let node_fs = require("node:fs");\nexports.f = () => node_fs.existsSync("/");') ?? '';
  const loaded: string[] = [];
  const exports: { f?: () => boolean } = {};
  const load = (name: string) => {
    loaded.push(name);
    return { existsSync: () => true };
  };
  new Function('require', 'exports', code)(load, exports);
  expect([[...loaded], exports.f?.(), exports.f?.(), loaded]).toEqual([[], true, true, ['node:fs']]);
});

test('loops that a file does first stand in functions', () => {
  const code =
    'const SEEN = process.argv;\nexports.all = [...SEEN, ...exports.more];\nfor (const one of SEEN) one.a = 1;';
  expect(withLateConstants(code)).toBe(
    'const SEEN = process.argv;\nexports.all = (() => ([...SEEN, ...exports.more]))();\n(() => { for (const one of SEEN) one.a = 1; })();',
  );
});
