// Without a terminal, or where no line editor reads the line: the question is not answered, and how to ask is said.

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { freshHome } from '../support/home.ts';
import { makeLayout } from '../support/layout.ts';
import { need, type ShellName } from '../support/programs.ts';

const HOW = 'beck ask "your question"';
const RC_FILES = { zsh: '.zshrc', bash: '.bashrc', fish: '.config/fish/config.fish' } as const;

type Call = {
  readonly args?: readonly string[];
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** In its own session, which has no terminal. */
async function said(shell: ShellName, { args = [], input = '', env = {} }: Call): Promise<string> {
  need(shell);
  await using home = await freshHome();
  const script = makeLayout(join(home.path, 'layout'), 'dist/main.js').script(shell);
  const rc = join(home.path, RC_FILES[shell]);
  mkdirSync(dirname(rc), { recursive: true });
  mkdirSync(join(home.path, '.local/share/fish/generated_completions'), { recursive: true });
  writeFileSync(rc, `source ${script}\n`);
  // Node would hand it a socket, which fish does not read.
  const child = spawn('sh', ['-c', 'cat | "$0" "$@"', shell, ...args], {
    env: { ...home.env, ...env },
    cwd: home.path,
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  child.stdin.end(input);
  await new Promise((settle) => child.once('close', settle));
  return output;
}

/** Where fish 3 takes the prefix for a wildcard, no script is asked before it gives up: another prefix, or as fish 4 does. */
const CASES: readonly (readonly [ShellName, string, Call])[] = [
  ['zsh', '?', {}],
  ['bash', '?', {}],
  ['fish', '?', { args: ['--features', 'qmark-noglob'] }],
  ['fish', 'ask', { env: { BECK_PREFIX: 'ask' } }],
];

test.each(CASES)(
  'an interactive %s that reads a pipe says how to ask after `%s`',
  async (shell, prefix, call) => {
    const output = await said(shell, {
      ...call,
      args: [...(call.args ?? []), '-i'],
      input: `${prefix} what is here\necho "al""ive"\n`,
    });
    expect(output).toContain(HOW);
    expect(output).toMatch(/^.*alive$/m);
    expect(output).not.toMatch(/ENXIO|failed/);
  },
);

test.each(CASES)(
  'an interactive %s with one command says how to ask after `%s`',
  async (shell, prefix, call) => {
    const output = await said(shell, {
      ...call,
      args: [...(call.args ?? []), '-i', '-c', `${prefix} what is here`],
    });
    expect(output).toContain(HOW);
  },
);

test.each(CASES)('%s that runs a script has nothing of beck at `%s`', async (shell, prefix, call) => {
  // Of these only fish reads its rc file unasked.
  const input = `source ~/${RC_FILES[shell]}\n${prefix} what is here\necho "al""ive"\n`;
  const output = await said(shell, { ...call, input });
  expect(output).not.toContain('beck');
  if (shell !== 'zsh') expect(output).toMatch(/^.*alive$/m);
});
