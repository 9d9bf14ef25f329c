import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  answerAlways,
  answerQuestion,
  keysCount,
  questionOpen,
  sendWithoutAnswer,
} from '../support/approval.ts';
import { type AgentSession, history, lastStatus, openAgent, propose, say, toldOf } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

const CHANGED = 'What this command would do has changed since you were asked.';

describe.each(TESTED_SHELLS)('asked about a command in %s', (shell: ShellName) => {
  test('n skips the step, and the model and the person learn it', async () => {
    await using session = await openAgent(shell, [propose('mkdir one'), say('Then not.')]);
    session.enter('? go on');
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
    expect(session.after('go on')).toBe('× mkdir one · declined\nThen not.\nready>');
    expect(toldOf(session.server)).toEqual(['User declined.']);
    expect(made(session, 'one')).toBe(false);
    expect(await lastStatus(session)).toBe(1);
  });

  test('e opens the line editor of the shell, and the edited text is judged, shown and run instead', async () => {
    await using session = await openAgent(shell, [propose('mkdir one'), say('Done.')]);
    const { terminal, server } = session;
    session.enter('? go');
    await answerQuestion(terminal, 'e');
    await terminal.waitFor('edit> mkdir one');
    terminal.type('; rm -r nonesuch');
    terminal.press('Enter');
    await terminal.waitFor('⚠ ');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('[y]es [N]o [E]dit');
    terminal.type('y');
    await session.prompt(2);
    expect(toldOf(server)[0]).toMatch(
      /^The person changed the command to: mkdir one; rm -r nonesuch\nExit code: 1\n/,
    );
    expect(made(session, 'one')).toBe(true);
    expect(session.after('? go')).toMatch(/^⚠ mkdir one; rm -r nonesuch · .*\nrm: /m);
    expect(terminal.scrollback()).not.toContain('edit>');
    expect((await history(session)).slice(0, 2)).toEqual(['? go', 'mkdir one; rm -r nonesuch']);
  });

  test('e and then Ctrl-C runs nothing, and the question is shown again or is over', async () => {
    await using session = await openAgent(shell, [propose('mkdir one'), say('Done.')]);
    const { terminal } = session;
    session.enter('? go');
    await answerQuestion(terminal, 'e');
    await terminal.waitFor('edit> mkdir one');
    await session.leaveLine();
    await terminal.waitUntil(() => keysCount(terminal) || terminal.screen().endsWith('ready>'));
    if (keysCount(terminal)) terminal.type('q');
    await session.prompt(2);
    expect(await lastStatus(session)).toBe(130);
    expect(made(session, 'one')).toBe(false);
    await session.tidy();
    // The shell asks as before: a second line of a question is still a part of it.
    await session.paste('? again\ntouch pasted');
    terminal.press('Enter');
    await terminal.waitFor('Done.');
    expect(made(session, 'pasted')).toBe(false);
    await session.tidy();
  });

  test('Esc, q and Ctrl-C end the question with status 130, and the model hears no more', async () => {
    await using session = await openAgent(shell, Array(3).fill(propose('mkdir one')));
    for (const [index, key] of ['\x1b', 'q', '\x03'].entries()) {
      session.enter('? go');
      await answerQuestion(session.terminal, key);
      await session.prompt(2 + 2 * index);
      expect(await lastStatus(session)).toBe(130);
    }
    expect(session.server.requests).toHaveLength(3);
    expect(made(session, 'one')).toBe(false);
    await session.tidy();
  });

  test('what was typed before the question could be read never answers it, nor does a paste', async () => {
    await using session = await openAgent(shell, [propose('mkdir one'), say('Then not.')]);
    const { terminal, server } = session;
    // As a burst: the shell reads the line, the rest waits in the terminal.
    terminal.type('? go\ryy');
    await questionOpen(terminal);
    await sendWithoutAnswer(terminal, () => terminal.paste('y'));
    await sendWithoutAnswer(terminal, () => terminal.type('yy'));
    await sendWithoutAnswer(terminal, () => terminal.type('\x1b[24;1R'));
    terminal.type('n');
    await terminal.waitUntil(() => server.requests.length === 2);
    expect(toldOf(server)[0]).toContain('User declined.');
    expect(made(session, 'one')).toBe(false);
  });

  test('what would destroy the home is never run, whatever is typed', async () => {
    await using session = await openAgent(shell, [propose('rm -rf ~'), say('I could not.')]);
    await session.run('? clean up');
    expect(session.after('clean up')).toMatch(
      /^× rm -rf ~\n {2}Blocked: .*home[\s\S]*\nI could not\.\nready>$/,
    );
    expect(toldOf(session.server)[0]).toMatch(/^Blocked: /);
    expect(await lastStatus(session)).toBe(4);
    expect(made(session, '.')).toBe(true);
  });
});

describe.each<ShellName>(['bash'])('asked about a command in %s, as in every shell', (shell) => {
  test('e and Enter run what only became safer, and do not ask again', async () => {
    await using session = await openAgent(shell, [propose('mkdir one; rm -r nonesuch'), say('Done.')]);
    const { terminal } = session;
    session.enter('? go');
    await answerQuestion(terminal, 'e');
    await terminal.waitFor('edit> mkdir one; rm -r nonesuch');
    for (const _ of '; rm -r nonesuch') terminal.press('Backspace');
    await terminal.waitUntil(() => /edit> mkdir one$/m.test(terminal.screen()), {
      what: 'the shorter command',
    });
    terminal.press('Enter');
    await session.prompt(2);
    expect(made(session, 'one')).toBe(true);
    expect(session.after('? go')).toMatch(/› mkdir one · as asked\n\nDone\.\nready>$/);
  });

  test('a runs it, and the same line again without a question in this shell and folder alone', async () => {
    const question = [propose('mkdir -p one'), say('Done.')];
    await using session = await openAgent(shell, [...question, ...question, ...question, ...question]);
    const { terminal } = session;
    session.enter('? first');
    await answerAlways(terminal, '1');
    await session.prompt(2);
    await session.run('? second');
    expect(terminal.scrollback()).toContain('› mkdir -p one · as asked\n\nDone.');
    expect(session.after('second')).not.toContain('[A]lways');

    session.enter('cd ..');
    await session.prompt(4);
    session.enter('? elsewhere');
    await answerQuestion(terminal, 'n');
    await session.prompt(5);

    session.enter('cd work');
    await session.prompt(6);
    session.enter(shell === 'bash' ? 'bash --noprofile' : shell);
    await session.prompt(7);
    session.enter('? in another shell');
    await answerQuestion(terminal, 'n');
    await session.prompt(8);
    expect(terminal.scrollback().match(/· declined/g)).toHaveLength(2);
  });

  test('? shows everything there is to know, and the question goes on', async () => {
    const words = Array.from({ length: 60 }, (_, index) => `word-${index}`).join(' ');
    const long = `echo ${words}; mkdir -p ${'a-folder-with-a-long-name/'.repeat(2)}x`;
    await using session = await openAgent(shell, [propose(long, 'Makes a deep folder'), say('Then not.')], {
      columns: 60,
    });
    const { terminal } = session;
    session.enter('? go');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('[?] show all');
    expect(terminal.screen()).toMatch(/^› … 61 words that only read …; mkdir -p\n +a-folder.*long-name\/x$/m);
    await sendWithoutAnswer(terminal, () => terminal.type('?'));
    expect(terminal.screen().replace(/\n +/g, ' ')).toContain(long);
    expect(terminal.screen()).toMatch(
      /why {5}Makes a deep folder\n[\s\S]*effects .*mkdir[\s\S]*keys {4}y or Enter runs it/,
    );
    terminal.type('n');
    await session.prompt(2);
    expect(terminal.scrollback()).not.toContain('keys');
  });

  test('danger: Enter means No, there is no Always, and only y runs it', async () => {
    await using session = await openAgent(
      shell,
      [propose('rm kept'), say('Kept.'), propose('rm kept'), say('Gone.')],
      { prepare: (home) => writeFileSync(join(home.path, 'work/kept'), '') },
    );
    const { terminal } = session;
    session.enter('? delete it');
    await questionOpen(terminal);
    expect(terminal.screen()).toMatch(
      /⚠ Deletes kept\n {2}rm kept.*\n {2}\[y\]es \[N\]o \[E\]dit (?:\[t\]ry )?\[\?\]$/,
    );
    await sendWithoutAnswer(terminal, () => terminal.paste('a'));
    terminal.press('Enter');
    await session.prompt(2);
    expect(made(session, 'kept')).toBe(true);
    session.enter('? delete it really');
    await answerQuestion(terminal, 'y');
    await session.prompt(3);
    expect(made(session, 'kept')).toBe(false);
    expect(terminal.scrollback()).toContain('⚠ rm kept · as asked\n\nGone.');
  });

  test('what became worse while the person was thinking is asked again', async () => {
    await using session = await openAgent(shell, [propose('echo new > note'), say('Then not.')]);
    const { terminal } = session;
    const note = join(session.home.path, 'work/note');
    session.enter('? go');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('[Y]es');
    writeFileSync(note, 'precious');
    terminal.type('y');
    await terminal.waitFor(CHANGED);
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('⚠ ');
    terminal.press('Enter');
    await session.prompt(2);
    expect(readFileSync(note, 'utf8')).toBe('precious');
  });
});

describe.each(TESTED_SHELLS)('an alias of the person in %s', (shell: ShellName) => {
  test('is asked about, whatever it hides', async () => {
    await using session = await openAgent(shell, [propose('ls'), say('Then not.')], {
      prepare: (home) => writeFileSync(join(home.path, 'work/file'), ''),
      after: "alias ls='rm -f file'",
    });
    session.enter('? list');
    await questionOpen(session.terminal);
    await sendWithoutAnswer(session.terminal, () => session.terminal.type('?'));
    // fish keeps an alias as a function, whose body no one reads.
    expect(session.terminal.screen()).toMatch(
      shell === 'fish'
        ? /asks +ls is an alias or function of this shell/
        : /danger +Deletes file\.\s+ls stands for "rm -f file"/,
    );
    session.terminal.type('n');
    await session.prompt(2);
    expect(made(session, 'file')).toBe(true);
  });
});

function made({ home }: AgentSession, name: string): boolean {
  return existsSync(join(home.path, 'work', name));
}
