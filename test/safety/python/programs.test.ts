// Programs of Python that only read and compute need no question; each of the others does more, or may.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import type { Node } from '../../../src/safety/commands/embedded/python/nodes.ts';
import { parsePython } from '../../../src/safety/commands/embedded/python/parse.ts';

const bash = await loadClassifier('bash');
const HERE = { cwd: '/home/me/src/app', home: '/home/me', shell: 'bash' } as const;

const programs = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split(/^%%$/m)
    .map((code) => code.replace(/^\n|\n$/g, ''));

const READS = programs('reads.txt');
const QUESTIONS = programs('questions.txt');

function level(command: string, isPlain = true): string {
  const folders = isPlain ? [HERE.cwd] : [];
  return bash.classify({ command, ...HERE, importsPlain: folders, importsNone: folders }).level;
}

const asText = (code: string) => `python3 <<'EOF'\n${code}\nEOF\n`;

describe('a program that only reads and computes', () => {
  test.each(READS)('%s', (code) => {
    expect(level(asText(code))).toBe('safe');
    if (!code.includes("'")) expect(level(`python3 -c '${code}'`)).toBe('safe');
    expect(level(asText(code), false)).not.toBe('safe');
  });
});

describe('a program that does more, or could', () => {
  test.each(QUESTIONS)('%s', (code) => expect(level(asText(code))).not.toBe('safe'));
});

/** A line put into a program that only reads is as bad in each place of it. */
describe('one such line among harmless ones', () => {
  test.each(READS)('%s', (code) => {
    const lines = code.split('\n');
    for (const at of [0, lines.length])
      for (const line of ["open('x', 'w')", "exec('1')", "print(open('.env').read())"])
        expect(level(asText(lines.toSpliced(at, 0, line).join('\n')))).not.toBe('safe');
  });
});

describe('words behind the code', () => {
  const OPENS = 'import sys; print(open(sys.argv[1]).read())';

  test.each([
    `python3 -c '${OPENS}' a.txt`,
    `python3 - a.txt <<'E'\n${OPENS}\nE\n`,
    `find src -name '*.py' | xargs -n1 python3 -c '${OPENS}'`,
  ])('%s', (command) => expect(level(command)).toBe('safe'));

  test.each([
    `python3 -c '${OPENS}' .env`,
    `python3 -c '${OPENS.replace('1', '2')}' -I .env`,
    `python3 -W ignore -c '${OPENS.replace('1', '2')}' -I .env`,
    `x='a b'; python3 -c '${OPENS.replace('1', '2')}' $x .env`,
    `python3 - .env <<'E'\n${OPENS}\nE\n`,
    `ls -a | xargs python3 -c '${OPENS}'`,
    `find . -type f | xargs python3 -c '${OPENS}'`,
    'ls | xargs python3 -c',
  ])('%s', (command) => expect(level(command)).not.toBe('safe'));
});

describe('a program of which a part may be gone when it is run', () => {
  const CODE = `'''\nopen("x", "w")\n'''\nprint(1)`;

  test.each([
    `{ read x; python3; } <<'E'\n${CODE}\nE\n`,
    `{ head -1; python3 -; } <<'E'\n${CODE}\nE\n`,
    `while read x; do python3; done <<'E'\n${CODE}\nE\n`,
    `if read x; then python3; fi <<'E'\n${CODE}\nE\n`,
    `bash -c 'read x; python3' <<'E'\n${CODE}\nE\n`,
    `f() { read x; python3; }; f <<'E'\n${CODE}\nE\n`,
  ])('%s', (command) => expect(level(command)).not.toBe('safe'));

  test('is all of it where it is redirected to Python alone', () =>
    expect(level(`python3 <<'E' | sort\n${CODE}\nE\n`)).toBe('safe'));
});

/** Every name, attribute and call of it, as Python's own parser has them. */
const OF_PYTHON = `
import ast, json, sys
def told(code):
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Name): found.append('name ' + node.id)
        if isinstance(node, ast.Attribute): found.append('attribute ' + node.attr)
        if isinstance(node, ast.Call): found.append('call')
    return sorted(found)
print(json.dumps([told(code) for code in json.load(sys.stdin)]))`;

function told(tree: Node): readonly string[] {
  const { type, text, nodes } = tree;
  if (type === 'import' || /^(?:global|nonlocal)$/.test(text)) return [];
  const own = type === 'walrus' ? [`name ${text}`] : type === 'call' ? ['call'] : [];
  const named = type === 'name' || type === 'attribute' ? [`${type} ${text}`] : [];
  return [...own, ...named, ...nodes.flatMap(told)].sort();
}

test.runIf(spawnSync('python3', ['-c', 'import ast']).status === 0)(
  'nothing of a program is passed over',
  () => {
    const read = [...READS, ...QUESTIONS].flatMap((code) => {
      const tree = parsePython(code);
      return tree === undefined ? [] : [{ code, tree }];
    });
    expect(read.length).toBeGreaterThan(READS.length * 2);
    const input = JSON.stringify(read.map(({ code }) => code));
    const known: unknown = JSON.parse(
      execFileSync('python3', ['-I', '-c', OF_PYTHON], { input, encoding: 'utf8' }),
    );
    expect(read.map(({ tree }) => told(tree))).toEqual(known);
  },
);
