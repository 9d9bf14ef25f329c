// `? /model` and `? /mode`: for one shell session, whatever the settings say, and never laxer than they are.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startModelServer } from '../support/model-server.ts';
import { lastStatus, openRecipes, say } from './agent-session.ts';
import type { ShellName } from './shell-session.ts';

describe.each<ShellName>(['bash'])('%s, as in every shell', (shell) => {
  test('? /model shows who answers, chooses another for this shell alone, and goes back', async () => {
    const server = await startModelServer([say('one'), say('two'), say('three')], {
      models: ['qwen3:4b', 'llama3.2'],
    });
    const settings = { provider: 'ollama', model: 'qwen3:4b' };
    try {
      await using session = await openRecipes(shell, {
        settings,
        columns: 140,
        env: { OLLAMA_HOST: new URL(server.baseUrl).host },
      });
      await session.run('? /model');
      expect(session.after('? /model')).toContain('qwen3:4b, Ollama at 127.0.0.1:');
      await session.run('? /model llama3.2');
      expect(session.after('/model llama3.2')).toMatch(/llama3\.2, Ollama at \S+ answers in this shell/);
      await session.run('? why is the sky blue');
      expect(server.requests[0]?.body.model).toBe('llama3.2');
      await session.run('? /model lama3.2');
      expect(session.after('/model lama3.2')).toContain('Did you mean llama3.2?');
      expect(await lastStatus(session)).toBe(1);
      await session.run('? /model recipes');
      await session.run('? how much disk space is free');
      expect(session.after('? how much disk')).toContain('df -h');
      await session.run('? /model default');
      await session.run('? why is grass green');
      expect(server.requests[1]?.body.model).toBe('qwen3:4b');
      const file = join(session.home.path, '.config/beck/config.json');
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(settings);
    } finally {
      await server.close();
    }
  });

  test('? /mode shows how often beck asks, and can only be made stricter here', async () => {
    await using session = await openRecipes(shell, { columns: 140 });
    await session.run('? /mode');
    expect(session.after('? /mode')).toContain(
      'confirm: beck asks before every command that does more than read',
    );
    await session.run('? /mode warn');
    expect(session.after('/mode warn')).toContain(
      'Your settings say confirm, and a shell can only be stricter.',
    );
    expect(await lastStatus(session)).toBe(4);
    await session.run('? /mode strict');
    session.enter('? how much disk space is free');
    await session.terminal.waitFor('[Y]es');
    session.terminal.press('Ctrl-C');
    await session.prompt(6);
    await session.run('? /mode default');
    await session.run('? who is logged in');
    expect(session.after('? who is logged')).not.toContain('[Y]es');
    expect(existsSync(join(session.home.path, '.config/beck/config.json'))).toBe(false);
  });
});

test('words after / that are close to one of ours say which', async () => {
  await using session = await openRecipes('zsh');
  await session.run('? /modle');
  expect(session.after('? /modle')).toContain('No command /modle; did you mean /model? ? /help');
  await session.run('? /help');
  for (const word of [
    'help',
    'context',
    'model',
    'mode',
    'output',
    'conversation',
    'new',
    'resume',
    'log',
    'undo',
  ])
    expect(session.terminal.scrollback()).toContain(`? /${word}`);
});
