// Rows that are written as text are the same in the bundle as from source.

import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import type { Node } from '../../scripts/bundle/patterns-in.ts';
import { withTables } from '../../scripts/bundle/written-rows.ts';
import { sayings } from '../../src/recipes/grammar/lexicon/saying-row.ts';

const FILE = '(file|folder)?';
const SHARED = ['open {path}', 'look at {path}'];
const OPTIONS = { verbose: '-v, -w' };
const small = ({ n = [] }: Readonly<Record<string, readonly string[]>>): boolean =>
  n.every((one) => one < '5');

const CODE = [
  'sayings`',
  '# The first',
  'head -n {n#}{options#} {path/} | awk \'{ print "\\`\\${x}\\n" }\'',
  '  is: lines, favour 0.5',
  '  bsd:',
  '  # Why this is so.',
  '  kinds: path=file',
  '  otherwise: n=3, m=',
  '  options: ${OPTIONS}',
  '  fits: ${small}',
  '  (show)? {n} line of ${FILE} {path}',
  '  ${SHARED}',
  '  folder (like|:) {path}',
  '',
  "${({ n = [] }) => n.length > 1 ? 'one' : undefined}",
  '  one ${FILE}',
  '`',
].join('\n');

const made = (code: string) =>
  new Function('sayings', 'FILE', 'SHARED', 'OPTIONS', 'small', `return ${code};`)(
    sayings,
    FILE,
    SHARED,
    OPTIONS,
    small,
  ) as readonly Record<string, unknown>[];

test('with what is held in them: texts, lists, functions', () => {
  const table = withTables(CODE, parseSync('rows.ts', CODE).program as unknown as Node);
  expect(table).not.toContain('sayings');
  const [bundled, source] = [made(table), made(CODE)];
  expect(source).toEqual([
    {
      patterns: ['(show)? {n} line of (file|folder)? {path}', ...SHARED, 'folder (like|:) {path}'],
      command: { gnu: 'head -n {n#}{options#} {path/} | awk \'{ print "`${x}\\n" }\'', bsd: '' },
      lines: true,
      favour: 0.5,
      kinds: { path: 'file' },
      otherwise: { n: '3', m: '' },
      options: OPTIONS,
      fits: small,
    },
    { patterns: ['one (file|folder)?'], command: expect.any(Function) },
  ]);
  expect(bundled).toEqual([source[0], { ...source[1], command: expect.any(Function) }]);
  expect(String(bundled[1]?.['command'])).toBe(String(source[1]?.['command']));
});

test.each([
  ['key', 'sayings`\nls\n  bds: dir\n  list\n`', 'No key "bds" in the row: ls'],
  [
    'key of an example',
    'sayings`\nls\n  list\n  ? list => ls\n    bsd: dir\n`',
    'No key "bsd" in the row: ls',
  ],
  ['flag', 'sayings`\nls\n  is: chnages\n  list\n`', 'No flag "chnages" in the row: ls'],
])('an unknown %s is said at once', (_, code, message) => {
  expect(() => made(code)).toThrow(message);
});
