// The whole of beck laid out without its native module, as on an architecture that has none prebuilt.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../support/approval.ts';
import { freshHome } from '../support/home.ts';
import { DRIVEN_SHELLS, INSTALLED_SHELLS } from '../support/programs.ts';
import { openAgent, propose, say, toldOf } from './agent-session.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Its packages are links, and node-pty is not among them. Gives the program. */
function layOutWithoutModule(folder: string): string {
  cpSync(join(REPOSITORY, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(REPOSITORY, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(REPOSITORY, 'node_modules')))
    if (name !== '@lydell')
      symlinkSync(join(REPOSITORY, 'node_modules', name), join(folder, 'node_modules', name));
  return join(folder, 'src/main.ts');
}

describe('without the native module', () => {
  // Those with FIFOs are alike in this.
  const shells = DRIVEN_SHELLS.filter(
    (shell) => shell === (INSTALLED_SHELLS[0] ?? 'bash') || shell === 'powershell',
  );

  test.each(shells)('%s shows output all the same, and the model gets it', async (shell) => {
    await using copy = await freshHome();
    const main = layOutWithoutModule(copy.path);
    const command = "sh -c 'test -t 1 && echo on a terminal'";
    await using session = await openAgent(shell, [propose(command), say('Done.')], {
      main,
      settings: { mode: 'strict' },
    });
    session.enter('? go');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(2);
    expect(session.after('? go')).toContain('\non a terminal\n\nDone.');
    expect(toldOf(session.server).join('')).toMatch(/^Exit code: 0\n[\s\S]*on a terminal/);
    await session.tidy();
  });

  test('beck doctor says what output is read from, and goes on', async () => {
    await using home = await freshHome();
    const main = layOutWithoutModule(join(home.path, 'copy'));
    // Its status is 1: nothing is installed in this home.
    const { stdout } = spawnSync(process.execPath, [main, 'doctor', '--json'], {
      env: home.env,
      encoding: 'utf8',
    });
    expect(stdout).toContain(
      "output is captured with the program script, because beck's own pseudo-terminal does",
    );
  });
});
