// Programs that want more of a terminal than to print: each works when a question runs it, the prompt comes back where
// it belongs, and the model is sent what could be captured.

import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keysCount } from '../support/approval.ts';
import { mostMemory } from '../support/memory.ts';
import { need } from '../support/programs.ts';
import { foregroundGroup } from '../support/terminal.ts';
import { type AgentSession, openAgent, propose, say, toldOf } from './agent-session.ts';
import { PROMPT, type ShellName, TESTED_SHELLS } from './shell-session.ts';

const DIRECT = /The program had the terminal to itself; its output was not captured\./;

type Row = {
  readonly name: string;
  readonly needs: readonly string[];
  readonly command: string | ((shell: ShellName) => string);
  /** What is on the screen once it waits for the person. */
  readonly starts?: RegExp;
  /** What the person does then. */
  readonly drive?: (session: AgentSession) => Promise<void>;
  /** What the model is sent of its output. */
  readonly told: RegExp;
  /** What must not be on the screen. */
  readonly never?: RegExp;
};

const PASSWORD = 'xyzzy';
const PAGE = Array.from({ length: 200 }, (_, at) => `row ${at + 1}`).join('\n');

/** The terminal tells of its size before the one that output is relayed through has it, and that one tells again. */
const WATCH = `exec 3>&1
trap 'size=$(stty size <&3)' WINCH
echo begun
while [ "$size" != '25 90' ]; do sleep 0.1; done
echo adapted
`;

const ALTERNATE = `printf '\\033[?1049hturnip\\033[?1049l'
echo carrot
`;

const MANUAL = `.TH CARROT 1
.SH NAME
carrot - a root
${'.PP\nIt grows.\n'.repeat(40)}`;

/** As git imports it. */
const COMMITS = Array.from(
  { length: 60 },
  (_, at) => `commit refs/heads/topic\ncommitter a <b> ${at} +0000\ndata <<END\ncommit ${at + 1}\nEND\n`,
).join('\n');

const ROWS: readonly Row[] = [
  {
    name: 'vim',
    needs: ['vim'],
    command: 'vim -u NONE -N note.txt',
    starts: /^~$/m,
    async drive({ terminal }) {
      terminal.type('ihello');
      await terminal.waitUntil(() => terminal.screen().includes('hello'));
      terminal.type('\x1b:wq\r');
    },
    told: DIRECT,
  },
  {
    name: 'less',
    needs: ['less'],
    command: 'less page.txt',
    starts: /^row 1$/m,
    async drive({ terminal }) {
      terminal.type('G');
      await terminal.waitUntil(() => /^row 200$/m.test(terminal.screen()));
      terminal.type('q');
    },
    told: DIRECT,
  },
  {
    name: 'top',
    needs: ['top'],
    command: 'top',
    starts: /load average/,
    async drive({ terminal }) {
      terminal.type('q');
    },
    told: /load average/,
  },
  {
    name: 'a Python prompt',
    needs: ['python3'],
    command: 'python3 -q',
    starts: /^>>>$/m,
    async drive({ terminal }) {
      terminal.type('print(6 * 7)\r');
      await terminal.waitUntil(() => /^42$/m.test(terminal.screen()));
      terminal.type('exit()\r');
    },
    told: DIRECT,
  },
  {
    name: 'a choice with fzf',
    needs: ['fzf'],
    command: "printf '%s\\n' carrot turnip | fzf",
    starts: /^ *2\/2/m,
    async drive({ terminal }) {
      terminal.type('turn');
      await terminal.waitUntil(() => terminal.screen().includes('1/2'));
      terminal.type('\r');
    },
    told: DIRECT,
  },
  {
    name: 'git log, longer than the screen and with a pager set,',
    needs: ['git', 'less'],
    command:
      'git init -q . && git fast-import --quiet <commits.txt && git -c core.pager=less log --format=%s topic',
    told: /commit 60\n[\s\S]*commit 1\n/,
  },
  {
    name: 'man',
    needs: ['man', 'less'],
    command: 'man ./carrot.1',
    starts: /^NAME$/m,
    async drive({ terminal }) {
      expect(terminal.screen()).toContain('carrot - a root');
      terminal.type('q');
    },
    told: DIRECT,
  },
  {
    name: 'su, which asks for a password and gets a wrong one',
    needs: ['su'],
    // Root is asked for none, no one is.
    command: userInfo().uid === 0 ? "su nobody -s /bin/sh -c 'su root -c true'" : 'su root -c true',
    starts: /^Password:$/m,
    async drive({ terminal }) {
      terminal.type(`${PASSWORD}\r`);
    },
    told: /Authentication failure|had the terminal to itself/,
    never: new RegExp(PASSWORD),
  },
  {
    name: 'a password read by the shell',
    needs: [],
    command: (shell) =>
      shell === 'fish'
        ? 'read -s -P "secret: " word; and echo "of "(string length -- $word)'
        : shell === 'zsh'
          ? 'read -s "word?secret: " && echo "of ${#word}"'
          : 'read -s -p "secret: " word && echo "of ${#word}"',
    starts: /^secret:$/m,
    async drive({ terminal }) {
      terminal.type(`${PASSWORD}\r`);
    },
    told: /of 5/,
    never: new RegExp(PASSWORD),
  },
  {
    name: 'a password read from the terminal, as sudo and su do',
    needs: [],
    // The echo goes before the words are there, as with those programs.
    command: `sh -c 'stty -echo </dev/tty; printf "Password: " >/dev/tty; read -r word </dev/tty; stty echo </dev/tty; echo; echo "of \${#word}"'`,
    starts: /^Password:$/m,
    async drive({ terminal }) {
      terminal.type(`${PASSWORD}\r`);
    },
    told: /of 5/,
    never: new RegExp(PASSWORD),
  },
  {
    name: 'a window that changes its size',
    needs: [],
    command: 'sh watch.sh',
    starts: /^begun$/m,
    async drive({ terminal }) {
      terminal.resize(90, 25);
    },
    told: /adapted/,
  },
  { name: 'output without a newline at its end', needs: [], command: 'printf carrot', told: /carrot/ },
  {
    name: 'a progress bar',
    needs: [],
    command: "printf ' 10%%\\r 50%%\\r'; printf '100%%\\n'",
    told: /100%/,
    never: /^ 50%/m,
  },
  {
    name: 'the alternate screen',
    needs: [],
    command: 'sh alternate.sh',
    told: /carrot/,
    never: /^turnip/m,
  },
];

describe.each(TESTED_SHELLS)('in %s', (shell: ShellName) => {
  for (const row of ROWS)
    test(`${row.name} works, and the prompt comes back on a line of its own`, async () => {
      need(...row.needs);
      const command = typeof row.command === 'string' ? row.command : row.command(shell);
      await using session = await openAgent(shell, [propose(command), say('Done.')], {
        prepare(home) {
          writeFileSync(join(home.path, 'work/page.txt'), `${PAGE}\n`);
          writeFileSync(join(home.path, 'work/watch.sh'), WATCH);
          writeFileSync(join(home.path, 'work/carrot.1'), MANUAL);
          writeFileSync(join(home.path, 'work/commits.txt'), COMMITS);
          writeFileSync(join(home.path, 'work/alternate.sh'), ALTERNATE);
        },
      });
      const { terminal } = session;
      session.enter('? go');
      const goesOn = () => row.starts?.test(terminal.screen()) ?? session.server.requests.length === 2;
      await terminal.waitUntil(() => keysCount(terminal) || goesOn(), { what: 'the question' });
      if (!goesOn()) terminal.type('y');
      await terminal.waitUntil(goesOn, { what: 'the program' });
      await row.drive?.(session);
      // Some programs wipe the screen, so prompts are not counted.
      await terminal.waitUntil(
        () => /^Done\.$/m.test(terminal.screen()) && terminal.screen().endsWith(`\n${PROMPT.trimEnd()}`),
        { what: 'the prompt' },
      );
      expect(toldOf(session.server).join('\n')).toMatch(row.told);
      expect(terminal.screen().split('\n').at(-1)).toBe(PROMPT.trimEnd());
      if (row.never !== undefined) expect(terminal.scrollback()).not.toMatch(row.never);
      expect(toldOf(session.server).join('')).not.toContain(PASSWORD);
      if (row.name === 'vim')
        expect(readFileSync(join(session.home.path, 'work/note.txt'), 'utf8')).toBe('hello\n');
      await session.tidy();
      await session.run('echo al""ive');
      expect(session.after('echo al')).toBe(`alive\n${PROMPT.trimEnd()}`);
    });

  test.each([
    ['whose output is read', 'tail -f begun.txt', /^begun$/m],
    ['that has the terminal to itself', 'less page.txt', /^page\.txt$/m],
  ])(
    'Ctrl-Z suspends a command %s, the question ends and says so, and fg goes on',
    async (_, command, starts) => {
      need(command.replace(/ .*/, ''));
      await using session = await openAgent(shell, [propose(command)], {
        settings: { mode: 'warn' },
        prepare: (home) => {
          writeFileSync(join(home.path, 'work/page.txt'), `${PAGE}\n`);
          writeFileSync(join(home.path, 'work/begun.txt'), 'begun\n');
        },
      });
      const { terminal } = session;
      session.enter('? go');
      await terminal.waitUntil(() => starts.test(terminal.screen()), { what: 'the command' });
      terminal.press('Ctrl-Z');
      // less itself misses one in the moment before it reads.
      const again = setInterval(() => terminal.press('Ctrl-Z'), 2500);
      try {
        await terminal.waitFor('The command is suspended, so the question ends here. Resume with fg');
      } finally {
        clearInterval(again);
      }
      await terminal.waitUntil(() => terminal.screen().endsWith(`exit 148 (SIGTSTP)\n${PROMPT.trimEnd()}`), {
        what: 'the prompt',
      });
      session.enter('fg');
      await terminal.waitUntil(() => foregroundGroup(terminal.pid) !== terminal.pid, {
        what: 'the job to have the terminal',
      });
      if (command.startsWith('less')) terminal.type('q');
      else terminal.press('Ctrl-C');
      await terminal.waitUntil(
        () => foregroundGroup(terminal.pid) === terminal.pid && terminal.screen().endsWith(PROMPT.trimEnd()),
        { what: 'the prompt after it' },
      );
      await session.tidy();
      expect(session.server.requests).toHaveLength(1);
      expect(terminal.scrollback()).not.toContain('beck:');
    },
  );

  // The relay is the same program for each of them.
  test.runIf(shell === 'bash')(
    '60 MB of output reach the terminal, the model gets its two ends, and memory stays bounded',
    async () => {
      const command = `sh -c 'yes ${'x'.repeat(79)} | head -n 750000; echo last; while test ! -e go; do sleep 0.05; done'`;
      await using session = await openAgent(shell, [propose(command), say('Done.')], {
        settings: { mode: 'warn' },
      });
      const { terminal } = session;
      session.enter('? go');
      // Looked at seldom: the whole screen is read each time.
      await expect.poll(terminal.screen, { interval: 500, timeout: 120_000 }).toMatch(/^last$/m);
      expect(terminal.output().length).toBeGreaterThan(60_000_000);
      expect(Math.max(...terminal.processes().map(mostMemory))).toBeLessThan(150_000);
      writeFileSync(join(session.home.path, 'work/go'), '');
      await terminal.waitUntil(() => terminal.screen().endsWith(`\n${PROMPT.trimEnd()}`), {
        what: 'the prompt',
      });
      const [told = ''] = toldOf(session.server);
      expect(told.length).toBeLessThan(20_000);
      expect(told).toMatch(/^Exit code: 0\n/);
      expect(told).toMatch(/x{79}\n[\s\S]*\nlast\n/);
    },
    180_000,
  );
});
