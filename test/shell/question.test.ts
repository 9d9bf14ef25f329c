import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOSTILE_QUESTIONS } from './hostile-questions.ts';
import { keptShells } from './kept-shells.ts';
import { DRIVEN_SHELLS, type DrivenShell, openScripted } from './shell-session.ts';

const kept = keptShells();

const text = (hex: unknown): string => Buffer.from(String(hex), 'hex').toString();

/** What only PowerShell trips over. */
const HOSTILE_POWERSHELL = [
  "@'",
  '@"',
  '--% it is',
  '`',
  '{ ( [ ;',
  '$env:HOME @(touch HOSTILE) ${x:y}',
  '#',
  '<#',
];

describe.each(DRIVEN_SHELLS)('a question in %s', (shell: DrivenShell) => {
  test('arrives byte for byte and runs nothing, whatever it holds', async () => {
    await using session = await openScripted(shell, [], { kept });
    const all = [...HOSTILE_QUESTIONS, ...(shell === 'powershell' ? HOSTILE_POWERSHELL : [])];
    for (const question of all) await session.run(`? ${question}`);
    const asked = session.log().filter((event) => event.type === 'asked');
    expect(asked.map((event) => text(event['question']))).toEqual(all);
    expect(readdirSync(join(session.home.path, 'work'))).toEqual([]);
  }, 180_000);

  test('may have blanks in front, a tab after the prefix, or no words at all', async () => {
    await using session = await openScripted(shell, [], { kept });
    for (const line of ['   ? x', '?', '? ', '  ?  y ']) await session.run(line);
    const asked = session.log().filter((event) => event.type === 'asked');
    expect(asked.map((event) => text(event['question']))).toEqual(['x', '', '', ' y ']);
  });

  test('of 10,000 characters arrives whole', async () => {
    const long = `it's ${'long $(touch HOSTILE); '.repeat(500)}`.slice(0, 10_000);
    await using session = await openScripted(shell, [], { kept });
    await session.paste(`? ${long}`);
    session.terminal.press('Enter');
    expect(text((await session.logged('asked'))['question'])).toBe(long);
    expect(existsSync(join(session.home.path, 'work/HOSTILE'))).toBe(false);
  });

  test.each(["ls 'no such folder'", 'echo one; false', "printf 'a\\nb\\n' | cat"])(
    'brings the command before it, and no question: %s',
    async (line) => {
      await using session = await openScripted(shell, [], { kept });
      await session.run(line);
      await session.run('? what happened');
      expect((await session.logged('asked'))['lastCommand']).toBe(line);
    },
  );

  test('keeps a pasted second line, and nothing of it runs', async () => {
    await using session = await openScripted(shell, [], { kept });
    await session.paste('? first line\ntouch HOSTILE');
    session.terminal.press('Enter');
    expect(text((await session.logged('asked'))['question'])).toBe('first line\ntouch HOSTILE');
    await session.prompt(2);
    expect(existsSync(join(session.home.path, 'work/HOSTILE'))).toBe(false);
  });

  // In PowerShell that is Where-Object.
  test
    .skipIf(shell === 'powershell')
    .each(['true && ? touch HOSTILE', 'true; ? touch HOSTILE', 'false || ? touch HOSTILE'])(
    'in the middle of a line is refused with how to ask: %s',
    async (line) => {
      await using session = await openScripted(shell, [], { kept });
      await session.run(line);
      await session.terminal.waitFor(/beck: .*question must start the line|beck: .*pipe/);
      expect(session.log()).toEqual([]);
      expect(readdirSync(join(session.home.path, 'work'))).toEqual([]);
    },
  );

  test('is not asked again by a later line that only mentions the prefix', async () => {
    await using session = await openScripted(shell, [], { kept });
    await session.run('? once');
    await session.run('true; ? twice');
    expect(session.log().filter((event) => event.type === 'asked')).toHaveLength(1);
  });

  test('may begin with another prefix', async () => {
    await using session = await openScripted(shell, [], { env: { BECK_PREFIX: ',' } });
    await session.run(", what's up");
    expect(text((await session.logged('asked'))['question'])).toBe("what's up");
  });

  test('reaches us although the rc file binds Enter after our line', async () => {
    const after = {
      zsh: "bindkey '^M' accept-line",
      bash: `bind '"\\C-m": accept-line'`,
      fish: 'bind \\r execute',
      powershell: 'Set-PSReadLineKeyHandler -Key Enter -Function AcceptLine',
    }[shell];
    await using session = await openScripted(shell, [], { after });
    await session.run("? it's $(touch HOSTILE) !!");
    expect(text((await session.logged('asked'))['question'])).toBe("it's $(touch HOSTILE) !!");
    expect(readdirSync(join(session.home.path, 'work'))).toEqual([]);
  });
});
