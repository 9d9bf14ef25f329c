// Holds the scripts and the tables of `shell/README.md` together.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION, parseFromShell } from '../../src/protocol/words.ts';

const FOLDER = join(import.meta.dirname, '../../shell');
const SHELLS = ['zsh', 'bash', 'fish'] as const;
type Shell = (typeof SHELLS)[number];
const SHARED: Readonly<Record<Shell, string>> = {
  zsh: 'advance ahead below command complete convert_line end end_ahead find_pipe follow followed give_up hinted home interrupted leave left offered out parts piped prefix protocol question start_ahead state status take_shown taken tell typed unfollow',
  bash: 'advance ask_terminal bind_ble command convert convert_line converting each_key editing end end_fill enter find_pipe give_up hinted home leave left line line_asked next_line offer_questions out parts piped prefix proposed protocol question seen state status take_question taken tell tell_below told typed unbind_ble untell',
  fish: 'advance command convert_line converting due end find_pipe give_up hinted home leave left note offer_questions out parts pattern piped prefix protocol question rewritten settle state status take_question tell typed word',
};
const page = readFileSync(join(FOLDER, 'README.md'), 'utf8');

type Part = 'question' | 'convert' | 'tab' | 'preview' | 'ble';
const LATER: Readonly<Record<Shell, readonly Part[]>> = {
  zsh: ['question', 'convert', 'tab', 'preview'],
  bash: ['question', 'convert', 'tab', 'ble'],
  fish: ['question', 'convert', 'tab'],
};

function readScript(shell: Shell, part?: Part): string {
  return readFileSync(
    join(FOLDER, part === undefined ? `beck.${shell}` : `${shell}/${part}.${shell}`),
    'utf8',
  );
}

/** Lines of code: comments and blank lines are gone. */
function codeOf(text: string): string[] {
  return text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
}

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

/** What the first file has of the others, and they of it. */
function sharedNames(shell: Shell): string {
  const first = namesIn(readScript(shell));
  const later = LATER[shell].flatMap((part) => [...namesIn(readScript(shell, part))]);
  return sorted(later.filter((name) => first.has(name))).join(' ');
}

function namesIn(text: string): Set<string> {
  return new Set(capturesIn(codeOf(text), /\b__beck_(\w+)/g));
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}

describe.each(SHELLS)('the scripts of %s', (shell) => {
  const texts = [readScript(shell), ...LATER[shell].map((part) => readScript(shell, part))];
  const lines = texts.flatMap(codeOf);

  test('define exactly the functions of the page', () => {
    const listed = table('Function', ...SHELLS)
      .filter((row) => row[1 + SHELLS.indexOf(shell)] === '✓')
      .map(([name]) => plain(name));
    const defined = capturesIn(lines, shell === 'fish' ? /^function (__beck_\w+)/g : /^(\w+)\(\)/g);
    expect(sorted(defined)).toEqual(sorted(listed));
    expect(listed).toContain('__beck_next');
  });

  test('evaluate the approved command and read the files beside them, and that is all', () => {
    const found = lines.filter(
      (line) =>
        /\b(?:eval|source)\b|(?:^|[;&|]\s*)\.\s/.test(line.trim()) &&
        !/^ +for \w+ in [a-z ]+; do$/.test(line),
    );
    const reading = capturesIn(found, /((?:builtin source|\.) "?\$__beck_home\/\S+)/g);
    expect(reading).toEqual(
      {
        zsh: ['builtin source $__beck_home/zsh/$1.zsh'],
        bash: ['builtin source "$__beck_home/bash/$1.bash"', '. "$__beck_home/completions/beck.bash"'],
        fish: ['builtin source $__beck_home/fish/$argv[1].fish'],
      }[shell],
    );
    const evaluating = found.filter((line) => !reading.some((text) => line.includes(text)));
    // At top level for a question; bash has no other way for a proposal, which no one typed.
    expect(evaluating).toHaveLength(shell === 'bash' ? 2 : 1);
    for (const line of evaluating)
      expect(line).toMatch(/eval['"]? (?:\\?"\\?\$__beck_command\\?"|\$__beck_command) >>/);
  });

  test('have the sections of the page in their order', () => {
    const sections = texts.map((text) =>
      [...text.matchAll(/^# --- (.+?) -+$/gm)].map(([, name]) => name).join(', '),
    );
    const named = new RegExp(`^\`(?:beck\\.|zsh/\\w+\\.zsh\`, and so on|${shell}/)`);
    const listed = table('File', 'Read').filter(([file = '']) => named.test(file));
    expect(sections).toEqual(listed.map((row) => row[2]));
  });

  test('speak the version of the protocol that the helper does', () => {
    expect(capturesIn(codeOf(readScript(shell)), /__beck_protocol[= ](\w+)/g)).toEqual([PROTOCOL_VERSION]);
    for (const part of LATER[shell]) {
      const [first] = codeOf(readScript(shell, part));
      expect(first).toMatch(
        shell === 'fish'
          ? /^test "\$__beck_protocol" = \w+; or return 0$/
          : /^\[\[ \$__beck_protocol == \w+ \]\] \|\| return 0$/,
      );
      expect(capturesIn([first ?? ''], /=+ (\w+)/g)).toEqual([PROTOCOL_VERSION]);
    }
  });

  // Where a name goes, comes or changes its meaning, raise PROTOCOL_VERSION: an open shell has the old beck.SHELL.
  test('use of each other what an open shell with the old one among them can rely on', () => {
    expect(sharedNames(shell)).toEqual(SHARED[shell]);
  });

  test('use the states of the page', () => {
    const states = table('State', 'Means').map(([name]) => plain(name).replace('empty', ''));
    const setting = shell === 'fish' ? /set -g __beck_state '?(\w*)/g : /__beck_state='?(\w*)/g;
    const used = capturesIn(lines, setting);
    expect(sorted(used)).toEqual(sorted(states));
  });

  test('say and understand the words of the page', () => {
    const said = capturesIn(lines, /__beck_send (?:"?\$\S+ )*'?([a-z]+)/g).concat(
      // Several messages in one piece.
      capturesIn(lines, /said(?:\+?=\(| )([a-z]+) (?!\w+$)/g),
      capturesIn(lines, /last "\$\{__beck_left\S+ ([a-z]+) "/g),
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

describe('after the end of a helper', () => {
  const rows = table('Wait', 'Seconds', 'Before the prompt');

  test('nothing is waited for but what the page lists', () => {
    const files = ['shared/launch.sh', ...SHELLS.map((shell) => `${shell}/question.${shell}`)];
    const found = files.flatMap((file) => {
      const code = codeOf(readFileSync(join(FOLDER, file), 'utf8')).join('\n');
      return [...code.matchAll(/(?:\bsleep|(?<=__beck_)receive) [\d.]+|(?<=_)seconds=[\d.]+/g)].map(
        ([wait]) => `${file}: ${wait}`,
      );
    });
    expect(found.toSorted()).toEqual(rows.map(([wait]) => plain(wait)).toSorted());
  });

  test.each(SHELLS)('%s has its prompt within a second', (shell) => {
    const waits = rows.filter(
      ([wait, , before]) =>
        before === 'yes' &&
        ['shared/launch.sh', `${shell}/question.${shell}`].includes(plain(wait).split(':')[0] ?? ''),
    );
    expect(waits).toHaveLength(2);
    expect(waits.reduce((sum, [, seconds]) => sum + Number(seconds), 0)).toBeLessThan(1);
  });
});
