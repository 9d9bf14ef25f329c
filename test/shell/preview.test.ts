import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import { need } from '../support/programs.ts';
import { openAgent, propose, say } from './agent-session.ts';
import type { ShellSession } from './shell-session.ts';

const fileIn = ({ home }: ShellSession, name: string): string => join(home.path, 'work', name);

type Row = readonly [
  command: string,
  prepare: (session: ShellSession) => void,
  shown: RegExp,
  stands: string,
];

describe('what a question lists or compares', () => {
  test.each<Row>([
    [
      'rm *.log',
      (session) => {
        for (const name of ['one.log', 'two.log', 'kept']) writeFileSync(fileIn(session, name), 'x');
      },
      /- one\.log \(1 byte\)\n +- two\.log \(1 byte\)\n(?!.*kept)/,
      'one.log',
    ],
    [
      "find . -name '*.o' -delete",
      (session) => {
        mkdirSync(fileIn(session, 'deep'));
        writeFileSync(fileIn(session, 'deep/a.o'), 'xx');
      },
      /- deep\/a\.o \(2 bytes\)/,
      'deep/a.o',
    ],
    [
      'rm -r d',
      (session) => {
        mkdirSync(fileIn(session, 'd'));
        writeFileSync(fileIn(session, 'd/inner'), '');
      },
      /- d\/\n +- d\/inner \(0 bytes\)/,
      'd/inner',
    ],
    [
      'mv *.log d && chmod -R go-rwx e',
      (session) => {
        for (const name of ['d', 'e']) mkdirSync(fileIn(session, name));
        for (const name of ['one.log', 'e/inner']) writeFileSync(fileIn(session, name), 'x');
      },
      /- one\.log \(1 byte\)\n +Changed where they are:\n +e\/\n +e\/inner \(1 byte\)/,
      'one.log',
    ],
    [
      "sed -i 's/red/blue/' colours",
      (session) => writeFileSync(fileIn(session, 'colours'), 'green\nred\nred\n'),
      /- red\n.*\+ blue/s,
      'colours',
    ],
    [
      "cp 'new colours' d",
      (session) => {
        mkdirSync(fileIn(session, 'd'));
        writeFileSync(fileIn(session, 'd/new colours'), 'green\nred\n');
        writeFileSync(fileIn(session, 'new colours'), 'green\nblue\n');
      },
      /- red\n +\+ blue/,
      'd/new colours',
    ],
    [
      'mv -f colours ~/work/kept',
      (session) => {
        writeFileSync(fileIn(session, 'kept'), 'green\nred\n');
        writeFileSync(fileIn(session, 'colours'), 'green\nblue\n');
      },
      /- red\n +\+ blue/,
      'kept',
    ],
    [
      'git clean -fd',
      (session) => {
        need('git');
        execFileSync('git', ['init', '-q'], { cwd: fileIn(session, '') });
        writeFileSync(fileIn(session, 'stray'), '');
      },
      /Would remove stray/,
      'stray',
    ],
    [
      'git checkout -- notes',
      (session) => {
        need('git');
        const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: fileIn(session, '') });
        git('init', '-q');
        writeFileSync(fileIn(session, 'notes'), 'first\n');
        git('add', 'notes');
        writeFileSync(fileIn(session, 'notes'), 'by hand\n');
      },
      /-by hand\n +\+first/,
      'notes',
    ],
  ])('shows what %s would change, and changes nothing', async (command, prepare, shown, stands) => {
    await using session = await openAgent('bash', [propose(command), say('Then not.')]);
    prepare(session);
    const before = readFileSync(fileIn(session, stands), 'utf8');
    session.enter('? go on');
    await questionOpen(session.terminal);
    const choice = /^(?:sed|git checkout|cp|mv -f)/.test(command) ? '[d]iff' : '[l]ist';
    expect(session.terminal.screen()).toContain(choice);
    session.terminal.type(choice.charAt(1));
    await session.terminal.waitUntil(() => shown.test(session.terminal.screen()), { what: String(shown) });
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
    expect(readFileSync(fileIn(session, stands), 'utf8')).toBe(before);
  });

  test('compares what a cmdlet of PowerShell replaces', async () => {
    need('powershell');
    await using session = await openAgent('powershell', [propose('Copy-Item new old'), say('Then not.')]);
    writeFileSync(fileIn(session, 'old'), 'green\nred\n');
    writeFileSync(fileIn(session, 'new'), 'green\nblue\n');
    session.enter('? go on');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toMatch(/Overwrites old\n[\s\S]*\[d\]iff/);
    session.terminal.type('d');
    await session.terminal.waitUntil(() => /- red\n +\+ blue/.test(session.terminal.screen()), {
      what: 'a diff',
    });
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
  });

  test('is not offered where it would say no more than the question', async () => {
    await using session = await openAgent('bash', [propose('rm a'), say('Then not.')]);
    writeFileSync(fileIn(session, 'a'), '');
    session.enter('? go on');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).not.toMatch(/\[d\]iff|\[l\]ist/);
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
    expect(existsSync(fileIn(session, 'a'))).toBe(true);
  });
});
