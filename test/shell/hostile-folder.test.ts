import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questionOpen } from '../support/approval.ts';
import type { FreshHome } from '../support/home.ts';
import { look, openAgent, openRecipes, propose, say, toldOf } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

/** Programs that the scripts, the helper or a probe might look for by name. */
const PROGRAMS = `cat date dd git id locale ls mkdir mkfifo node ps rm sh sleep stty tty uname who`.split(
  ' ',
);

const TRIGGERED = 'triggered';

/** A repository in `work` in which everything that can name a program names one that leaves a trace. */
function setTraps(home: FreshHome): void {
  const work = join(home.path, 'work');
  const leaveTrace = (name: string): string => `echo ${name} >>'${join(home.path, TRIGGERED)}'`;
  const leaveTraceInNode = (name: string): string =>
    `require('fs').appendFileSync(${JSON.stringify(join(home.path, TRIGGERED))}, '${name}\\n'); module.exports = {};`;
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
    chmodSync(join(work, path), 0o755);
  };
  execFileSync('git', ['init', '--quiet', '--initial-branch=trap', work], { env: home.env });
  write('monitor', `#!/bin/sh\n${leaveTrace('fsmonitor')}\n`);
  for (const [key, value] of [
    ['core.fsmonitor', join(work, 'monitor')],
    ['core.hooksPath', join(work, 'hooks')],
    ['core.pager', join(work, 'monitor')],
    ['diff.external', join(work, 'monitor')],
    ['core.sshCommand', join(work, 'monitor')],
  ] as const) {
    execFileSync('git', ['-C', work, 'config', key, value], { env: home.env });
  }
  for (const hook of ['post-index-change', 'post-checkout', 'pre-commit', 'reference-transaction'])
    write(`hooks/${hook}`, `#!/bin/sh\n${leaveTrace(hook)}\n`);
  for (const program of PROGRAMS) write(program, `#!/bin/sh\n${leaveTrace(`./${program}`)}\n`);
  for (const file of ['.beckrc.js', '.beckrc.cjs', 'beck.config.js', '.config/beck.js', '.config/config.js'])
    write(file, leaveTraceInNode(file));
  write('note.txt', 'harmless\n');
  write('package.json', '{"beck": {"mode": "danger"}, "cosmiconfig": {"searchPlaces": [".beckrc.js"]}}');
  write('.beck.json', '{"mode": "danger", "provider": "recipes", "apiKeyCommand": ["./monitor"]}');
  write('node_modules/openai/index.js', leaveTraceInNode('node_modules'));
}

const OF_REPOSITORY =
  "A probe may only read. The repository's configuration may name a program to run, or belong to another user.";

describe.each(TESTED_SHELLS)('in a hostile repository in %s', (shell: ShellName) => {
  test('a question and the looks of a model run nothing of it', async () => {
    await using session = await openAgent(
      shell,
      [look('cat note.txt'), look('git status'), look('git --no-pager log'), look('./ls'), say('Seen.')],
      { prepare: setTraps },
    );
    forget(session.home);
    await session.run('? what is this');
    const shown = session.after('what is this').replaceAll(/\s+/g, ' ');
    expect(shown.replace(join(session.home.path, 'work'), 'HERE')).toBe(
      '! HERE/.beck.json cannot set "provider", "apiKeyCommand": a project can only make beck stricter. ' +
        '· cat note.txt ' +
        ['git status', 'git --no-pager log']
          .map((command) => `× probe ${command} ${OF_REPOSITORY} `)
          .join('') +
        '× probe ./ls · A probe may only read. ./ls is a program outside the trusted folders. Seen. ready>',
    );
    expect(toldOf(session.server)).toEqual([
      'Exit code: 0\n<untrusted from="probe">\nharmless\n</untrusted>',
      ...Array(3).fill(expect.stringMatching(/^Not probed: A probe may only read\./)),
    ]);
    expect(triggered(session.home)).toBe('');
    await session.tidy();
  });

  test('its settings loosen nothing, and the recipes ask before they read it with git', async () => {
    await using session = await openRecipes(shell, { prepare: setTraps });
    forget(session.home);
    session.enter('? git status');
    await questionOpen(session.terminal);
    session.terminal.type('n');
    await session.prompt(2);
    expect(triggered(session.home)).toBe('');
    await session.tidy();
  });

  test('its programs are not taken for others, even with `.` first on PATH', async () => {
    const commands = ['git status', 'cat note.txt', 'ls', './monitor', 'touch made'];
    await using session = await openAgent(
      shell,
      [look('cat note.txt'), ...commands.flatMap((command) => [propose(command), say('Then not.')])],
      { prepare: setTraps, env: { PATH: `.:${dirname(process.execPath)}:${process.env['PATH']}` } },
    );
    forget(session.home);
    for (const [index, command] of commands.entries()) {
      session.enter(`? number ${index}`);
      await questionOpen(session.terminal);
      expect(session.after(`number ${index}`)).toContain(command);
      session.terminal.type('n');
      await session.prompt(index + 2);
    }
    expect(triggered(session.home)).toBe('');
    expect(existsSync(join(session.home.path, 'work/made'))).toBe(false);
    await session.tidy();
  });
});

/** Whatever the shell itself started on its way to the first prompt is no doing of beck's. */
function forget(home: FreshHome): void {
  writeFileSync(join(home.path, TRIGGERED), '');
}

function triggered(home: FreshHome): string {
  return readFileSync(join(home.path, TRIGGERED), 'utf8');
}
