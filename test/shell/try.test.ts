// Trying a command at its question: what it would do is shown above, nothing happens, and the question stands.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { whyNotPossible } from '../../src/trial/possible.ts';
import { answerQuestion, questionOpen, sendWithoutAnswer } from '../support/approval.ts';
import type { ScriptedReply } from '../support/model-server.ts';
import { DRIVEN_SHELLS, type DrivenShell } from '../support/programs.ts';
import type { Terminal } from '../support/terminal.ts';
import { openAgent, openRecipes, propose, say, toldOf } from './agent-session.ts';

const impossible = whyNotPossible();
const COMMAND = 'mkdir made; rm -r old';

function prepare(home: { readonly path: string }): void {
  mkdirSync(join(home.path, 'work/old'));
  writeFileSync(join(home.path, 'work/old/file'), 'content\n');
}

async function tryIt(terminal: Terminal): Promise<void> {
  terminal.type('t');
  await askedAgain(terminal, 'tried in a copy');
}

/** The question stands below what is said of the trial, and takes keys. */
async function askedAgain(terminal: Terminal, said: string): Promise<void> {
  const below = (): string => terminal.screen().split(said)[1] ?? '';
  await terminal.waitUntil(() => below().includes('[?]'), { what: `a question below: ${said}` });
  await questionOpen(terminal);
}

describe.skipIf(impossible !== undefined).each(DRIVEN_SHELLS)('in %s', (shell) => {
  test('t shows what the command of a question would do, and y still runs it', async () => {
    await using session = await openAgent(shell, [propose(COMMAND), say('Done.')], { prepare });
    const { terminal, home } = session;
    session.enter('? tidy up');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('[t]ry');
    await tryIt(terminal);
    expect(terminal.screen()).toMatch(
      /tried in a copy, [\d.]+ s, exit status 0\n +\+ made\/ +empty\n +− old\/ +1 file, 8 bytes\n/,
    );
    expect(terminal.screen()).not.toMatch(/\[t\]ry|tries it first/);
    expect(terminal.screen().split('tried in a copy')[1]).not.toContain('[t]ry');
    await sendWithoutAnswer(terminal, () => terminal.type('d'));
    expect(terminal.screen()).toContain('old/: removed');
    expect(readFileSync(join(home.path, 'work/old/file'), 'utf8')).toBe('content\n');
    expect(existsSync(join(home.path, 'work/made'))).toBe(false);
    await answerQuestion(terminal, 'y');
    await session.prompt(2);
    expect(existsSync(join(home.path, 'work/made'))).toBe(true);
    expect(existsSync(join(home.path, 'work/old'))).toBe(false);
  });

  test('/try tries a command at once, and then asks about it', async () => {
    await using session = await openRecipes(shell, { prepare });
    const { terminal, home } = session;
    session.enter(`? /try ${COMMAND}`);
    await questionOpen(terminal);
    expect(terminal.screen()).toMatch(/tried in a copy.*\n +\+ made\/ +empty\n +− old\//);
    terminal.type('n');
    await session.prompt(2);
    expect(existsSync(join(home.path, 'work/made'))).toBe(false);
    expect(existsSync(join(home.path, 'work/old/file'))).toBe(true);
  });
});

describe.skipIf(impossible !== undefined).each(DRIVEN_SHELLS)('the changes of a trial, in %s', (shell) => {
  test('k takes them over without running the command again, and beck undo puts them back', async () => {
    await using session = await openAgent(shell, [propose('rm -r old; echo / > made'), say('Done.')], {
      prepare,
    });
    const { terminal, home } = session;
    const work = join(home.path, 'work');
    session.enter('? tidy up');
    await questionOpen(terminal);
    expect(terminal.screen()).not.toContain('[k]eep');
    await tryIt(terminal);
    expect(terminal.screen()).toContain('[k]eep');
    terminal.type('k');
    await session.prompt(2);
    expect(terminal.screen()).toContain('The changes of the trial were taken over');
    expect(readFileSync(join(work, 'made'), 'utf8')).toBe('/\n');
    expect(existsSync(join(work, 'old'))).toBe(false);
    session.enter('? /undo');
    await answerQuestion(terminal, 'y');
    await session.prompt(3);
    expect(existsSync(join(work, 'made'))).toBe(false);
    expect(readFileSync(join(work, 'old/file'), 'utf8')).toBe('content\n');
  });

  test('are not taken over where the shell would be changed too', async () => {
    await using session = await openAgent(shell, [propose('mkdir made; cd made'), say('Then not.')]);
    const { terminal, home } = session;
    session.enter('? go on');
    await questionOpen(terminal);
    await tryIt(terminal);
    expect(terminal.screen()).toContain(`! would set in your shell: cd ${home.path}/work/made`);
    expect(terminal.screen()).not.toContain('[k]eep');
    terminal.type('n');
    await session.prompt(2);
  });
});

/** A function that calls another, with every kind of quote in it, and its lines as a file gets them. */
const FUNCTIONS: Readonly<Record<DrivenShell, string>> = {
  zsh: String.raw`inner() { printf '%s\n' "$1'\"\\ \$x" '#a *' > made; }; outer() { inner "it's $1"; }`,
  bash: String.raw`inner() { printf '%s\n' "$1'\"\\ \$x" '#a *' > made; }; outer() { inner "it's $1"; }`,
  fish: String.raw`function inner; printf '%s\n' "$argv[1]'\"\\ \$x" '#a *' > made; end; function outer; inner "it's $argv[1]"; end`,
  powershell:
    'function inner($a) { Set-Content made "$a\'`"\\ `$x", \'#a *\' }; function outer($a) { inner "it\'s $a" }',
};

describe.skipIf(impossible !== undefined).each(DRIVEN_SHELLS)(
  'a function of the live shell, in %s',
  (shell) => {
    test('is tried with what it calls, as it is there', async () => {
      await using session = await openRecipes(shell);
      const { terminal, home } = session;
      session.enter(FUNCTIONS[shell]);
      await session.prompt(2);
      session.enter('? /try outer one');
      await questionOpen(terminal);
      expect(terminal.screen()).toMatch(/tried in a copy, [\d.]+ s, exit status 0\n +\+ made +\d+ bytes\n/);
      await sendWithoutAnswer(terminal, () => terminal.type('d'));
      const lines = `${String.raw`it's one'"\ $x`}\n#a *\n`;
      for (const line of lines.trim().split('\n')) expect(terminal.screen()).toContain(line);
      expect(existsSync(join(home.path, 'work/made'))).toBe(false);
      await answerQuestion(terminal, 'y');
      await session.prompt(3);
      expect(readFileSync(join(home.path, 'work/made'), 'utf8')).toBe(lines);
    });
  },
);

/** What is not exported, an option, and a command that needs them; it prints both files. */
const STATE: Readonly<Record<DrivenShell, readonly [set: string, command: string]>> = {
  zsh: [`names=(old 'b c'); setopt extendedglob`, 'printf "%s\\n" $names[2] ol^(x) > made'],
  bash: [`names=(old 'b c'); shopt -s extglob`, 'printf "%s\\n" "${names[1]}" !(x) > made'],
  fish: [`set names old 'b c'`, 'printf "%s\\n" $names[2] o* > made'],
  powershell: [`$names = 'old', 'b c'`, 'Set-Content made $names[1], old'],
};

describe.skipIf(impossible !== undefined).each(DRIVEN_SHELLS)('variables and options, in %s', (shell) => {
  test('that are not exported are there in a trial', async () => {
    await using session = await openRecipes(shell, { prepare });
    const { terminal } = session;
    const [set, command] = STATE[shell];
    session.enter(set);
    await session.prompt(2);
    session.enter(`? /try ${command}`);
    await questionOpen(terminal);
    expect(terminal.screen()).toMatch(/tried in a copy, [\d.]+ s, exit status 0\n +\+ made +8 bytes\n/);
    await answerQuestion(terminal, 'n');
    await session.prompt(3);
  });
});

const tryFirst = (command: string): ScriptedReply => ({
  type: 'tool-calls',
  calls: [{ name: 'try_command', arguments: { command } }],
});

describe.skipIf(impossible !== undefined).each(['bash', 'powershell'] as const)(
  'the model, in %s',
  (shell) => {
    test('tries a command itself, told on the screen and in the journal, and nothing happens', async () => {
      const command = 'echo tried > made; ls /nowhere';
      const script = [propose('mkdir other'), say('Then not.'), tryFirst(command), say('It ends with 2.')];
      await using session = await openAgent(shell, script, { prepare });
      const { terminal, home, server } = session;
      // The first question about a command finds out whether there can be trials.
      session.enter('? make other');
      await answerQuestion(terminal, 'n');
      await session.prompt(2);
      session.enter('? does it work');
      await session.prompt(3);
      expect(terminal.screen()).toContain('tried in a copy: echo tried > made; ls /nowhere · exit 2');
      expect(terminal.screen()).toContain('It ends with 2.');
      expect(toldOf(server).at(-1)).toMatch(/Exit code: 2\n(?:.*\n)*\+ made/);
      expect(existsSync(join(home.path, 'work/made'))).toBe(false);
      const { stdout } = spawnSync(process.execPath, ['dist/main.js', 'log', '--json'], {
        env: home.env,
        encoding: 'utf8',
      });
      expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
        steps: [{ kind: 'trial', outcome: 'ran', status: 2, reason: 'The model wanted to try it.' }],
      });
    });
  },
);

/** Whether there is a process with these words. */
function isRunning(words: string): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => commandLine(pid) === words);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

describe.skipIf(impossible !== undefined)('a trial', () => {
  test('ends at Ctrl-C, and the question stands', async () => {
    await using session = await openAgent('bash', [propose('sleep 1000; touch late'), say('Then not.')]);
    const { terminal } = session;
    session.enter('? wait');
    await questionOpen(terminal);
    terminal.type('t');
    await terminal.waitFor('trying it in a copy');
    terminal.type('\x03');
    await askedAgain(terminal, 'Not tried: Cancelled.');
    await answerQuestion(terminal, 'n');
    await session.prompt(2);
  });

  test.each(['zsh', 'bash', 'fish'] as const)(
    'leaves nothing on the screen of what is typed while it runs, in %s',
    async (shell) => {
      await using session = await openAgent(shell, [propose('sleep 2.98765; touch late'), say('Then not.')]);
      const { terminal } = session;
      session.enter('? wait');
      await questionOpen(terminal);
      terminal.type('t');
      await terminal.waitFor('trying it in a copy');
      await terminal.waitUntil(() => isRunning('sleep 2.98765'), { what: 'the command in its copy' });
      terminal.type('typed meanwhile');
      await askedAgain(terminal, 'tried in a copy');
      expect(terminal.screen()).not.toContain('typed');
      await answerQuestion(terminal, 'n');
      await session.prompt(2);
    },
  );

  test('shows what the command printed, with nothing in it that a terminal obeys', async () => {
    const command = String.raw`printf 'one\n\033]0;title\007two\n'; exit 3`;
    await using session = await openAgent('bash', [propose(command), say('Then not.')]);
    const { terminal } = session;
    session.enter('? go on');
    await questionOpen(terminal);
    await tryIt(terminal);
    expect(terminal.screen()).toMatch(/ one\n +two\n +tried in a copy, [\d.]+ s, exit status 3\n/);
    expect(terminal.screen()).toContain('It changed no file.');
    expect(Buffer.from(terminal.output()).includes('\x1b]0;title')).toBe(false);
    await answerQuestion(terminal, 'n');
    await session.prompt(2);
  });
});
