// Through ssh into this machine: beck at the prompt there.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../support/approval.ts';
import { freshHome } from '../support/home.ts';
import { startSshServer } from '../support/ssh-server.ts';
import { openAgent, propose, say, toldOf } from './agent-session.ts';
import { openScripted, type ShellName, TESTED_SHELLS } from './shell-session.ts';

describe.each(TESTED_SHELLS)('in %s', (shell: ShellName) => {
  test('ssh that a question runs has the terminal to itself', async () => {
    await using folder = await freshHome();
    await using server = await startSshServer(folder);
    const command = `${server.command} -t 127.0.0.1 'sh -c "echo begun; read word; echo got \\$word"'`;
    await using session = await openAgent(shell, [propose(command), say('Done.')]);
    const { terminal } = session;
    session.enter('? go');
    await answerQuestion(terminal, 'y');
    await terminal.waitFor(/^begun$/m);
    terminal.type('carrot\r');
    await terminal.waitFor(/^got carrot$/m);
    await session.prompt(2);
    expect(toldOf(session.server)).toEqual([
      'Exit code: 0\nThe program had the terminal to itself; its output was not captured.',
    ]);
    await session.run('echo al""ive');
    expect(session.after('echo al')).toMatch(/^alive\n/);
  });

  test('a question is answered over ssh', async () => {
    await using session = await openScripted(shell, [
      { type: 'run', command: "printf 'o%s\\n' ne" },
      { type: 'run', command: 'cd /usr' },
    ]);
    const { terminal, home } = session;
    await using server = await startSshServer(home);
    const log = join(home.path, 'log.jsonl');
    const steps = join(home.path, 'steps.json');
    const env = Object.entries({ ...home.env, BECK_TEST_STEPS: steps, BECK_TEST_LOG: log });
    const lines = env.filter(([name]) => name !== 'TERM').map(([name, value]) => `export ${name}='${value}'`);
    const start = shell === 'bash' ? 'bash --noprofile' : shell;
    writeFileSync(join(home.path, 'inside.sh'), [...lines, 'cd', `exec ${start}`, ''].join('\n'));
    session.enter(`clear; ${server.command} -t 127.0.0.1 sh ${join(home.path, 'inside.sh')}`);
    await terminal.waitUntil(() => /^ready>$/m.test(terminal.screen()), { what: 'the prompt there' });
    terminal.type("? it's *\r");
    const asked = await session.logged('asked');
    expect(Buffer.from(String(asked['question']), 'hex').toString()).toBe("it's *");
    expect(await session.logged('ran')).toMatchObject({ status: 0, output: 'one\n' });
    await session.logged('exit');
    terminal.type('pwd; exit\r');
    await terminal.waitUntil(() => /^\/usr$/m.test(terminal.screen()), { what: 'the folder there' });
    await session.prompt();
    await session.run('echo al""ive');
    expect(session.after('echo al')).toMatch(/^alive\n/);
  });
});
