import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questionOpen } from '../support/approval.ts';
import type { ScriptedReply } from '../support/model-server.ts';
import {
  killHelper,
  lastStatus,
  MODEL,
  openAgent,
  openRecipes,
  propose,
  say,
  writeSettings,
} from './agent-session.ts';
import { type ShellName, type ShellSession, TESTED_SHELLS } from './shell-session.ts';

const UP_AGAIN = 'Your question is one Up away.';

const refusal = (status: number, code: string): ScriptedReply => ({
  type: 'status',
  status,
  body: JSON.stringify({ error: { message: `No: ${code}.`, code } }),
});

describe.each(TESTED_SHELLS)('a model server that cannot answer, in %s', (shell: ShellName) => {
  test('is left alone at Ctrl-C: the prompt is back with status 130, and the server sees the hang-up', async () => {
    await using session = await openAgent(shell, [{ type: 'stall', text: 'Let me think' }, say('Here.')]);
    session.enter('? take your time');
    await session.terminal.waitFor('Let me think');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(await lastStatus(session)).toBe(130);
    await session.terminal.waitUntil(() => session.server.hangUps() === 1, { what: 'the hang-up' });
    await session.tidy();
    await session.run('? and now');
    expect(session.after('and now')).toBe('Here.\nready>');
  });
});

describe.each<ShellName>(['bash'])('a model server that cannot answer, in %s, as in every shell', (shell) => {
  test('is named in one sentence with what to do, and the recipes answer if they can', async () => {
    await using session = await openAgent(
      shell,
      [
        refusal(401, 'invalid_api_key'),
        refusal(404, 'model_not_found'),
        { type: 'cut', text: 'It seems' },
        refusal(401, 'invalid_api_key'),
      ],
      { settings: { apiKey: 'wrong' } },
    );
    const host = new URL(session.server.baseUrl).host;

    await session.run('? describe monads');
    expect(session.after('monads')).toBe(
      `! ${host} rejected the key. It says: No: invalid_api_key. Check "apiKey" in the settings or\n  OPENAI_API_KEY.\nready>`,
    );
    expect(await lastStatus(session)).toBe(3);

    await session.run('? describe functors');
    expect(session.after('functors')).toBe(
      `! ${host} does not have the model ${MODEL}. It has: ${MODEL}. Set "model" in the settings.\nready>`,
    );

    await session.run('? describe arrows');
    expect(session.after('arrows')).toBe(
      `It seems\n! The connection to ${host} dropped mid-answer. Ask again.\nready>`,
    );

    await session.run('? list the files here');
    expect(session.after('the files here')).toMatch(/^! .* rejected the key\.[\s\S]*\n› ls\b[\s\S]*ready>$/);
    expect(await lastStatus(session)).toBe(0);

    await session.server.close();
    await session.run('? describe lenses');
    expect(session.after('lenses')).toMatch(
      /^! Nothing is listening at .*\. Start the model server, or correct "baseUrl" in the\s+settings\.\nready>$/,
    );
    expect(await lastStatus(session)).toBe(3);
    await session.tidy();
  });
});

describe.each(TESTED_SHELLS)('a helper killed in %s', (shell: ShellName) => {
  test('while a model thinks or a question is open gives the prompt and the terminal back', async () => {
    await using session = await openAgent(shell, [{ type: 'stall', text: '' }, propose('mkdir one')]);
    const { terminal, server } = session;
    session.enter('? go first');
    await terminal.waitUntil(() => server.requests.length === 1);
    await killHelper(session, ['SIGKILL']);
    await session.prompt(2);

    session.enter('? go second');
    await questionOpen(terminal);
    await killHelper(session, ['SIGKILL']);
    await session.prompt(3);
    expect(terminal.scrollback().split(UP_AGAIN)).toHaveLength(3);
    await session.run('stty -a');
    expect(session.after('stty -a')).toMatch(/ icanon[\s\S]* echo /);
    expect(existsSync(join(session.home.path, 'work/one'))).toBe(false);
    await session.tidy();
  });

  test('while a command runs lets it end, and nothing more runs', async () => {
    const waiting = "sh -c 'echo early; while test ! -e go; do sleep 0.05; done; echo la''te'";
    await using session = await openAgent(shell, [propose(waiting), propose('echo NEXT')]);
    session.enter('? go');
    await session.terminal.waitFor(/^early$/m);
    await killHelper(session, ['SIGKILL']);
    writeFileSync(join(session.home.path, 'work/go'), '');
    await session.terminal.waitFor(/^late$/m);
    await session.prompt(2);
    expect(session.after('late')).toMatch(/one Up away\.\nready>$/);
    expect(session.server.requests).toHaveLength(1);
    await session.tidy();
  });
});

describe.each(TESTED_SHELLS)('settings in %s', (shell: ShellName) => {
  test('that cannot be used are named with file and line, and the prompt is back with status 2', async () => {
    await using session = await openRecipes(shell);
    const file = '~/.config/beck/config.json';
    writeSettings(session.home, '{\n  "provider": "recipes",\n  "contxt": "strict"\n}');
    await session.run('? list the files here');
    expect(unwrapped(session, 'the files here')).toMatch(
      /^! ~\/\.config\/beck\/config\.json, line 3: there is no setting "contxt"\. Did you mean "context"\? It is ignored\. › ls\b/,
    );
    expect(await lastStatus(session)).toBe(0);

    writeSettings(session.home, '{\n  "maxSteps": "many"\n}');
    await session.run('? list the files there');
    expect(unwrapped(session, 'the files there')).toBe(
      `! ${file}, line 2: maxSteps is "many", but must be a whole number from 1 to 100. ready>`,
    );

    writeSettings(session.home, '{\n  "model": "small"\n  "mode": "strict"\n}');
    await session.run('? list the files anywhere');
    expect(unwrapped(session, 'the files anywhere')).toMatch(
      /^! ~\/\.config\/beck\/config\.json, line 3, is not valid JSON\./,
    );
    expect(await lastStatus(session)).toBe(2);
    await session.tidy();
  });

  test('with the mode strict ask for what would else run, but not for a look', async () => {
    const looking: ScriptedReply = {
      type: 'tool-calls',
      calls: [{ name: 'probe', arguments: { command: 'ls' } }],
    };
    await using session = await openAgent(shell, [looking, propose('ls'), say('Then not.')], {
      settings: { mode: 'strict' },
    });
    session.enter('? list');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toMatch(
      /· ls\n› run: ls · as asked\n {2}\[Y\]es \[N\]o \[E\]dit (?:\[t\]ry )?\[\?\]$/,
    );
    session.terminal.type('n');
    await session.prompt(2);
    expect(session.terminal.scrollback()).toContain('× ls · declined');
  });

  test('may be made stricter by the environment, never looser', async () => {
    await using session = await openAgent(shell, [propose('mkdir one'), say('Then not.')], {
      env: { BECK_MODE: 'danger' },
    });
    session.enter('? go');
    await questionOpen(session.terminal);
    session.terminal.type('n');
    await session.prompt(2);
    expect(existsSync(join(session.home.path, 'work/one'))).toBe(false);
  });
});

/** What was shown, its lines joined where they were broken for the width, the home as `~`. */
function unwrapped(session: ShellSession, line: string): string {
  return session.after(line).replaceAll(session.home.path, '~').replaceAll(/\n */g, ' ');
}
