// What PowerShell's own parser says of a text, in place of the grammar and beside it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../../src/domain/shell.ts';
import { parseFromShell } from '../../../src/protocol/words.ts';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { buildHostTree } from '../../../src/safety/shells/powershell/tree/host-tree.ts';
import { PWSH } from '../../shell/shell-session.ts';
import { SAFE } from './texts.ts';

const { classify } = await loadClassifier('powershell');
const judgement = (command: string, parsed?: Parsed) =>
  classify({ command, shell: 'powershell', cwd: '/home/me/work', home: '/home/me', parsed });

const token = (kind: string, from: number, to: number, command = false) => ({ kind, command, from, to });
const READ = [token('Generic', 0, 13, true), token('Generic', 14, 17), token('EndOfInput', 17, 17)];

const text = 'Get-ChildItem src';

describe('where only its tokens are known,', () => {
  test.each<[string, Parsed]>([
    ['the same reading', { text, tokens: READ, error: undefined }],
    ['the reading of another text', { text: 'rm', tokens: [], error: 0 }],
  ])('%s leaves the verdict as it is', (_, parsed) => {
    expect(judgement(text, parsed)).toEqual(judgement(text));
  });

  test.each<[string, Omit<Parsed, 'text'>]>([
    ['a complaint', { tokens: READ, error: 14 }],
    ['a complaint behind the end', { tokens: READ, error: 99 }],
    ['a command where we saw none', { tokens: [...READ, token('Generic', 14, 17, true)], error: undefined }],
    ['an end before ours', { tokens: READ.slice(0, 1), error: undefined }],
  ])('%s makes the text unread', (_, parsed) => {
    expect(judgement(text, { text, ...parsed })).toMatchObject({
      level: 'danger',
      reasons: [{ id: 'unreadable' }],
    });
  });
});

test('where the shell is on a drive that holds no files, nothing is safe', () => {
  const standing = (cwd: string) => classify({ command: 'Get-ChildItem', shell: 'powershell', cwd }).level;
  expect(['/home/me', 'C:\\Users', '\\\\server\\share', 'Env:/', 'HKLM:\\'].map(standing)).toEqual([
    'safe',
    'safe',
    'safe',
    'danger',
    'danger',
  ]);
});

/** What the script sent in a real PowerShell 7.6. */
const RECORDED = readFileSync(new URL('host-readings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): { text: string; said: string } => JSON.parse(line));

const NEWER = [
  'Get-Date && Get-Location',
  "$x ?? 'a'",
  "$PWD.Path ? 'here' : 'gone'",
  "Get-ChildItem -Recurse:$true a,'b c' > $null 2>&1 | Select-Object -First 5",
  '"a $x $(Get-Date)"',
];

describe('where its tree is known', () => {
  test('it is judged in place of the grammar: what the grammar cannot read has its verdict', () => {
    const harmless = RECORDED.filter(
      ({ text }) => !text.includes('Remove-Item') && heard(text).level === 'safe',
    );
    expect(harmless.map(({ text }) => text)).toEqual(NEWER);
    expect(NEWER.filter((text) => judgement(text).level !== 'safe')).toHaveLength(2);
  });

  test.each(RECORDED.filter(({ text }) => !NEWER.includes(text)))(
    'what it runs is found: $text',
    ({ text }) => {
      expect(heard(text).level).toBe('danger');
      if (text.includes('Remove-Item'))
        expect(heard(text).reasons.map(({ id }) => id)).toContain('deletes-files');
    },
  );

  test.each(RECORDED.filter(({ text }) => !NEWER.includes(text)))(
    'no row that is missing or another makes it harmless: $text',
    ({ text, said }) => {
      const rows = said.split('\n');
      const spoilt = rows.flatMap((row, at) =>
        ['', row.replace(/\d+$/, '0'), row.replace(/\d+$/, (length) => `${Number(length) + 1}`), 'x y'].map(
          (instead) => rows.with(at, instead).filter(Boolean).join('\n'),
        ),
      );
      expect(spoilt.filter((each) => judgement(text, hear(text, each)).level === 'safe')).toEqual([]);
    },
  );
});

function heard(text: string) {
  return judgement(text, hear(text, RECORDED.find((one) => one.text === text)?.said ?? ''));
}

/** As the helper hears it. */
function hear(text: string, said: string): Parsed | undefined {
  const message = parseFromShell([Buffer.from('tokens'), Buffer.from(said), Buffer.from('/')]);
  return typeof message !== 'string' && message.type === 'tokens' ? { text, ...message.parsed } : undefined;
}

const ORDER = ['safe', 'ask', 'danger', 'blocked'];

describe.skipIf(PWSH === undefined)('the rows of PowerShell', () => {
  const commands = [
    ...['benign', 'dangerous', 'bypass', 'found', 'adversary'].flatMap(rowsOf),
    ...SAFE,
  ].filter((command) => !/using|configuration/i.test(command));

  test('have from the grammar alone the level they have from PowerShell itself, or a stricter one', () => {
    const parsed = parseAll(commands);
    const trees = parsed.filter((one, at) => one !== undefined && buildHostTree(one, commands[at] ?? ''));
    expect(trees.length).toBeGreaterThan(commands.length * 0.95);
    const looser = commands.filter((command, at) => {
      const [alone, together] = [judgement(command).level, judgement(command, parsed[at]).level];
      return ORDER.indexOf(alone) < ORDER.indexOf(together);
    });
    expect(looser).toEqual([]);
    // What the grammar reads is read alike.
    const changed = commands.filter((command, at) => {
      const alone = judgement(command);
      const unread = alone.reasons.some(({ id }) => id === 'unreadable');
      return !unread && alone.level !== judgement(command, parsed[at]).level;
    });
    expect(changed).toEqual([]);
  }, 600_000);

  test('are judged as they were recorded', () => {
    const texts = RECORDED.map(({ text }) => text);
    expect(parseAll(texts)).toEqual(RECORDED.map(({ text, said }) => hear(text, said)));
  });
});

function rowsOf(name: string): string[] {
  return readFileSync(new URL(`../corpora/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): { command: string; shell: string } => JSON.parse(line))
    .filter(({ shell }) => shell === 'powershell')
    .map(({ command }) => command);
}

/** Through the function that the script itself uses. */
function parseAll(commands: readonly string[]): (Parsed | undefined)[] {
  const folder = mkdtempSync(join(tmpdir(), 'beck-parsed-'));
  try {
    writeFileSync(join(folder, 'commands.json'), JSON.stringify(commands));
    const script = join(import.meta.dirname, '../../../shell/powershell/question.ps1');
    const lines = [
      `. '${script}'`,
      `foreach ($command in (Get-Content -Raw '${folder}/commands.json' | ConvertFrom-Json)) {`,
      '  [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes((__beck_tokens $command)))',
      '}',
    ];
    writeFileSync(join(folder, 'parse.ps1'), lines.join('\n'));
    const { stdout } = spawnSync(PWSH ?? 'pwsh', ['-NoProfile', '-File', join(folder, 'parse.ps1')], {
      encoding: 'utf8',
      env: { ...process.env, HOME: folder, POWERSHELL_TELEMETRY_OPTOUT: '1', POWERSHELL_UPDATECHECK: 'Off' },
    });
    return stdout
      .trim()
      .split('\n')
      .map((line, at) => hear(commands[at] ?? '', Buffer.from(line, 'base64').toString()));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
