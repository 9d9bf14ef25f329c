// Without a terminal, or where no line editor reads the line: the question is not answered, and how to ask is said.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshHome } from '../support/home.ts';
import { makeLayout } from '../support/layout.ts';
import { TESTED_SHELLS } from './shell-session.ts';

const HOW = 'beck ask "your question"';

/** In a session of its own, which has no terminal. */
async function said(
  shell: string,
  args: readonly string[],
  input: (script: string) => string,
): Promise<string> {
  await using home = await freshHome();
  const script = makeLayout(join(home.path, 'layout'), 'src/main.ts').script(
    shell === 'zsh' ? 'zsh' : 'bash',
  );
  const child = spawn(shell, [...args], { env: home.env, cwd: home.path, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  child.stdin.end(input(script));
  await new Promise((settle) => child.once('close', settle));
  return output;
}

// fish 3 takes the prefix for a wildcard where it does not read lines itself.
const SHELLS = TESTED_SHELLS.filter((shell) => shell !== 'fish');

test.each(SHELLS)('an interactive %s that reads a pipe says how to ask', async (shell) => {
  const output = await said(shell, ['-i'], (script) => `. ${script}\n? what's here\necho "al""ive"\n`);
  expect(output).toContain(HOW);
  expect(output).toMatch(/^.*alive$/m);
  expect(output).not.toMatch(/ENXIO|failed/);
});
