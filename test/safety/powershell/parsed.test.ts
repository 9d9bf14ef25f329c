// Our reading of PowerShell against that of PowerShell's own parser, where there is one.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../../src/domain/shell.ts';
import { parseFromShell } from '../../../src/protocol/words.ts';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { PWSH } from '../../shell/shell-session.ts';

const { classify } = await loadClassifier('powershell');
const judge = (command: string, parsed?: Parsed) =>
  classify({ command, shell: 'powershell', cwd: '/home/me/work', home: '/home/me', parsed });

const token = (kind: string, from: number, to: number, command = false) => ({ kind, command, from, to });
const READ = [token('Generic', 0, 13, true), token('Generic', 14, 17), token('EndOfInput', 17, 17)];

const text = 'Get-ChildItem src';

describe('where the live parser has spoken', () => {
  test.each<[string, Parsed]>([
    ['the same reading', { text, tokens: READ, error: undefined }],
    ['the reading of another text', { text: 'rm', tokens: [], error: 0 }],
  ])('%s leaves the verdict as it is', (_, parsed) => {
    expect(judge(text, parsed)).toEqual(judge(text));
  });

  test.each<[string, Omit<Parsed, 'text'>]>([
    ['a complaint', { tokens: READ, error: 14 }],
    ['a complaint behind the end', { tokens: READ, error: 99 }],
    ['a command where we saw none', { tokens: [...READ, token('Generic', 14, 17, true)], error: undefined }],
    ['an end before ours', { tokens: READ.slice(0, 1), error: undefined }],
  ])('%s makes the text unread', (_, parsed) => {
    expect(judge(text, { text, ...parsed })).toMatchObject({
      level: 'danger',
      reasons: [{ id: 'unreadable' }],
    });
  });
});

test('where the shell stands on a drive that holds no files, nothing is safe', () => {
  const standing = (cwd: string) => classify({ command: 'Get-ChildItem', shell: 'powershell', cwd }).level;
  expect(['/home/me', 'C:\\Users', '\\\\server\\share', 'Env:/', 'HKLM:\\'].map(standing)).toEqual([
    'safe',
    'safe',
    'safe',
    'danger',
    'danger',
  ]);
});

describe.skipIf(PWSH === undefined)('the labelled rows of PowerShell', () => {
  test('are read as PowerShell reads them: its parser changes no level', () => {
    const commands = ['benign', 'dangerous', 'bypass', 'found', 'adversary']
      .flatMap(rowsOf)
      .filter((command) => !/using|configuration/i.test(command));
    expect(commands.length).toBeGreaterThan(80);
    const parsed = parseAll(commands);
    expect(parsed.filter((one) => one?.tokens.some(({ command }) => command)).length).toBeGreaterThan(80);
    const changed = commands.flatMap((command, at) => {
      const [alone, together] = [judge(command).level, judge(command, parsed[at]).level];
      return alone === together ? [] : [`${alone} → ${together}: ${command}`];
    });
    expect(changed).toEqual([]);
  }, 60_000);
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
    const script = join(import.meta.dirname, '../../../shell/beck-question.ps1');
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
      .map((line, at) => {
        const said = parseFromShell([Buffer.from('tokens'), Buffer.from(line, 'base64'), Buffer.from('/')]);
        return typeof said !== 'string' && said.type === 'tokens'
          ? { text: commands[at] ?? '', ...said.parsed }
          : undefined;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
