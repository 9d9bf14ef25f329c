import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { need, PWSH } from '../support/programs.ts';

const MAIN = join(import.meta.dirname, '../../dist/main.js');
const folder = mkdtempSync(join(tmpdir(), 'beck-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));

function beck(...args: readonly string[]): string {
  return execFileSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, HOME: folder, XDG_CACHE_HOME: join(folder, 'cache') },
  });
}

beck('completion', '--into', join(folder, 'made'));
const made = (file: string): string => readFileSync(join(folder, 'made', file), 'utf8');

const FILES = [
  { shell: 'zsh', program: 'zsh', file: '_beck' },
  { shell: 'bash', program: 'bash', file: 'beck.bash' },
  { shell: 'fish', program: 'fish', file: 'beck.fish' },
  { shell: 'powershell', program: undefined, file: 'beck.ps1' },
] as const;

describe('the completion', () => {
  const verbs = [...beck('--help').matchAll(/^ {2}beck ([a-z]+)/gm)].map(([, verb = '']) => verb);

  test.each(FILES)('for $shell names every verb of the help and every flag of theirs', ({ shell, file }) => {
    const text = made(file);
    expect(beck('completion', shell)).toBe(text);
    expect(verbs).toContain('completion');
    for (const verb of verbs) expect(text).toMatch(new RegExp(`\\b${verb}\\b`));
    for (const [, flag = ''] of beck('ask', '--help').matchAll(/--([a-z-]+)/g)) expect(text).toContain(flag);
  });

  test.each(FILES.filter(({ program }) => program !== undefined))(
    'for $shell is what that shell can read',
    ({ program = '', file }) => {
      need(program);
      expect(spawnSync(program, ['-n', join(folder, 'made', file)], { encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      });
    },
  );

  test('comes with questions, one a line, that need no quoting', () => {
    const questions = made('questions').trimEnd().split('\n');
    expect(questions).toContain('which files here are over 1 MB');
    expect(questions.length).toBeGreaterThan(100);
    expect(questions.filter((question) => !/^(?:\/[a-z]+|[\w ,.-]+)$/.test(question))).toEqual([]);
    expect(new Set(questions).size).toBe(questions.length);
    expect(readdirSync(join(folder, 'made')).sort()).toEqual(
      [...FILES.map(({ file }) => file), 'questions'].sort(),
    );
  });

  test.runIf(PWSH)('in PowerShell offers verbs, flags and choices', () => {
    const script = join(folder, 'offer.ps1');
    const lines = [
      'beck uni',
      'beck ask --pri',
      'beck ask --shell po',
      'beck --config x approv',
      'beck config set outputThresholdB',
    ];
    writeFileSync(
      script,
      `. '${join(folder, 'made/beck.ps1')}'
foreach ($line in ${lines.map((line) => `'${line}'`).join(', ')}) { (TabExpansion2 $line $line.Length).CompletionMatches.CompletionText -join ' ' }`,
    );
    const out = execFileSync(PWSH ?? '', ['-NoProfile', '-File', script], {
      encoding: 'utf8',
      env: { ...process.env, HOME: folder, POWERSHELL_TELEMETRY_OPTOUT: '1' },
    });
    expect(out.trim().split('\n')).toEqual([
      'uninstall',
      '--print',
      'powershell',
      'approvals',
      'outputThresholdBytes',
    ]);
  });
});

test('no shell, and a folder without a name, are reported', () => {
  const refused = (...args: readonly string[]) =>
    spawnSync(process.execPath, [MAIN, 'completion', ...args], {
      encoding: 'utf8',
      env: { ...process.env, HOME: folder },
    });
  expect(refused()).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'beck: Name a shell. See: beck completion --help\n',
  });
  expect(refused('--into=')).toMatchObject({ status: 2, stdout: '' });
  expect(refused('tcsh')).toMatchObject({ status: 2, stdout: '' });
});
