// Holds the scripts and the tables of `shell/README.md` together.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION, parseFromShell } from '../../src/protocol/words.ts';

const FOLDER = join(import.meta.dirname, '../../shell');
const SHELLS = ['zsh', 'bash', 'fish'] as const;
const page = readFileSync(join(FOLDER, 'README.md'), 'utf8');

/** Lines of code: comments and blank lines are gone. */
const code = Object.fromEntries(
  SHELLS.map((shell) => [
    shell,
    readFileSync(join(FOLDER, `beck.${shell}`), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:#|$)/.test(line)),
  ]),
) as Record<(typeof SHELLS)[number], string[]>;

/** Cells of the rows below the header that begins with these columns. */
function table(...header: readonly string[]): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => cells(line).slice(0, header.length).join() === header.join());
  if (start < 0) throw new Error(`No table "${header.join(' | ')}" in shell/README.md.`);
  const rows = lines.slice(start + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map(cells);
}

function cells(line: string): string[] {
  return line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
}

const plain = (cell = ''): string => cell.replaceAll('`', '');

function capturesIn(lines: readonly string[], pattern: RegExp): string[] {
  return lines.flatMap((line) => [...line.matchAll(pattern)].map(([, name = '']) => name));
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}

describe.each(SHELLS)('beck.%s', (shell) => {
  const lines = code[shell];

  test('defines exactly the functions of the page', () => {
    const listed = table('Function', ...SHELLS)
      .filter((row) => row[1 + SHELLS.indexOf(shell)] === '✓')
      .map(([name]) => plain(name));
    const defined = capturesIn(lines, shell === 'fish' ? /^function (__beck_\w+)/g : /^(\w+)\(\)/g);
    expect(sorted(defined)).toEqual(sorted(listed));
    expect(listed).toContain('__beck_next');
  });

  test('evaluates the approved command, bash reads its completion beside it, and that is all', () => {
    const found = lines.filter((line) => /\b(?:eval|source)\b|(?:^|[;&|]\s*)\.\s/.test(line.trim()));
    const completion = found.filter((line) => line.trim() === '. "$__beck_home/completions/beck.bash"');
    expect(completion).toHaveLength(shell === 'bash' ? 1 : 0);
    const evaluating = found.filter((line) => !completion.includes(line));
    expect(evaluating).toHaveLength(1);
    expect(evaluating[0]).toMatch(/eval['"]? (?:\\?"\\?\$__beck_command\\?"|\$__beck_command) >>/);
  });

  test('has the sections of the page in their order', () => {
    const text = readFileSync(join(FOLDER, `beck.${shell}`), 'utf8');
    const sections = [...text.matchAll(/^# --- (.+?) -+$/gm)].map(([, name]) => name);
    expect(page.replaceAll(/\s+/g, ' ')).toContain(`sections in the same order: ${sections.join(', ')}.`);
    expect(sections).toHaveLength(9);
  });

  test('speaks the version of the protocol that the helper does', () => {
    expect(capturesIn(lines, /__beck_protocol[= ](\w+)/g)).toContain(PROTOCOL_VERSION);
  });

  test('uses the states of the page', () => {
    const states = table('State', 'Means').map(([name]) => plain(name).replace('empty', ''));
    const setting = shell === 'fish' ? /set -g __beck_state '?(\w*)/g : /__beck_state='?(\w*)/g;
    const used = capturesIn(lines, setting);
    expect(sorted(used)).toEqual(sorted(states));
  });

  test('says and understands the words of the page', () => {
    const said = capturesIn(lines, /__beck_send '?([a-z]+)/g).concat(
      capturesIn(lines, /__beck_report ([a-z]+)/g),
      // What the helper is started for is its first word.
      capturesIn(lines, /__beck_start (?:"[^"]+" )?([a-z]+)/g),
    );
    expect(sorted(said)).toEqual(sorted(table('Shell says', 'Text').map(([name]) => plain(name))));
    const understood = capturesIn(lines, /^\s+(?:case )?'?(run|resolve|edit|draw|converted|done)'?(?:\)|$)/g);
    const words = table('Helper says', 'Second field').map(([name]) => plain(name));
    expect(sorted([...understood, 'hello', 'fail'])).toEqual(sorted(words));
    for (const word of ['hello', 'fail']) expect(lines.join('\n')).toMatch(new RegExp(`\\b${word}\\b`));
  });
});

test('every word that a script may say is understood by the helper', () => {
  const texts: Readonly<Record<string, string>> = {
    about: '1\nzsh\n5.9\n0\n',
    word: 'ls\nbuiltin',
    end: '0',
  };
  const understood = table('Shell says', 'Text').map(([name]) => {
    const word = plain(name);
    const message = parseFromShell([word, texts[word] ?? '1', '/'].map((field) => Buffer.from(field)));
    return typeof message === 'string' ? message : message.type;
  });
  expect(understood).toEqual(table('Shell says', 'Text').map(([name]) => plain(name)));
  expect(understood.length).toBeGreaterThan(5);
});
