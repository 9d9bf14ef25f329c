// The last commands, out of the history files that the shells write.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseHistory, type RecentRequest, readRecentCommands } from '../../src/context/recent-commands.ts';
import type { Shell } from '../../src/domain/shell.ts';
import type { ScriptShell } from '../../src/domain/shell-descriptor.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { makePipe } from '../support/pipe.ts';

let home: FreshHome;
beforeEach(async () => {
  home = await freshHome();
});
afterEach(() => home.remove());

function read(request: Partial<RecentRequest> = {}): Promise<readonly string[]> {
  return readRecentCommands({
    shell: 'bash',
    env: home.env,
    home: home.path,
    most: 10,
    prefix: '?',
    ...request,
  });
}

function write(name: string, text: string | Uint8Array): string {
  const path = join(home.path, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

test.each<[ScriptShell, string, readonly string[]]>([
  ['bash', '#1700000000\nls -l\n#1700000001\nmake\n', ['ls -l', 'make', '']],
  ['zsh', ': 1700000000:0;ls -l\n: 1700000001:12;for a in b\\\ndo c\n', ['ls -l', 'for a in b\ndo c', '']],
  ['zsh', 'plain\n', ['plain', '']],
  [
    'fish',
    '- cmd: ls \\\\a\\nb\n  when: 1700000000\n  paths:\n    - x\n- cmd: make\n',
    ['ls \\a\nb', 'make'],
  ],
  ['powershell', 'Get-Item a`\n  -Force\nls\n', ['Get-Item a\n  -Force', 'ls', '']],
])('%s: %j', (shell, text, commands) => {
  expect(parseHistory(text, shell)).toEqual(commands);
});

test('zsh turns some bytes of other letters, which are turned back', () => {
  // As zsh 5.9 writes `echo 中`: 0xad of e4 b8 ad is no byte it turns, 0x97 of 日 would be.
  const turned = Buffer.from([0x65, 0xe6, 0x83, 0x97 ^ 0x20, 0xa5, 0x0a]);
  expect(parseHistory(turned.toString('latin1'), 'zsh')).toEqual(['e日', '']);
});

test.each<[Shell, string]>([
  ['bash', '.bash_history'],
  ['zsh', '.zsh_history'],
  ['fish', '.local/share/fish/fish_history'],
  ['powershell', '.local/share/powershell/PSReadLine/ConsoleHost_history.txt'],
])('%s writes them where it does by itself', async (shell, name) => {
  write(name, shell === 'fish' ? '- cmd: make\n' : 'make\n');
  expect(await read({ shell })).toEqual(['make']);
});

test('they are where HISTFILE says, if that is a path', async () => {
  const path = write('own', 'one\n');
  write('.bash_history', 'other\n');
  expect(await read({ env: { ...home.env, HISTFILE: path } })).toEqual(['one']);
  expect(await read({ env: { ...home.env, HISTFILE: 'own' } })).toEqual(['other']);
});

test('the last ones are given, without questions, what begins with a blank, and what is long', async () => {
  const lines = ['first', '? what is here', ' hidden', `echo ${'x'.repeat(400)}`, 'second', '?x', 'third'];
  write('.bash_history', `${lines.join('\n')}\n`);
  expect(await read()).toEqual(['first', 'second', '?x', 'third']);
  expect(await read({ most: 2 })).toEqual(['?x', 'third']);
  expect(await read({ most: 0 })).toEqual([]);
});

test('of a long file the end is read, and no half of a line', async () => {
  write('.bash_history', `${'first line\n'.repeat(20_000)}last\n`);
  const commands = await read({ most: 50 });
  expect(new Set(commands)).toEqual(new Set(['first line', 'last']));
  expect(commands.at(-1)).toBe('last');
});

test('there are none without a file, of a pipe, a folder or a shell without one', async () => {
  expect(await read()).toEqual([]);
  makePipe(join(home.path, '.bash_history'));
  expect(await read()).toEqual([]);
  expect(await read({ env: { ...home.env, HISTFILE: home.path } })).toEqual([]);
  expect(await read({ shell: 'sh' })).toEqual([]);
});
