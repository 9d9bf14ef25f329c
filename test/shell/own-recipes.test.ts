// A person's own recipes at the prompt: remembered, offered by Tab, and answered.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRecipes } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

describe.each(TESTED_SHELLS)('own recipes in %s', (shell: ShellName) => {
  test('what was asked last is remembered by a phrase, which Tab offers and which answers', async () => {
    await using session = await openRecipes(shell, {
      settings: { provider: 'recipes' },
      prepare: ({ path }) => writeFileSync(join(path, 'work/umbrella.txt'), 'one\n'),
    });
    const { terminal, home } = session;
    session.enter('? show umbrella.txt');
    await session.prompt(2);
    session.enter('? remember this as weather tools');
    await session.prompt(3);
    expect(session.after('remember this as weather tools')).toContain('Added: "weather tools" runs ');
    const file = readFileSync(join(home.path, '.config/beck/recipes.yaml'), 'utf8');
    expect(file).toContain('phrase: weather tools');
    // The history holds no question that begins like this.
    terminal.type('? wea');
    terminal.press('Tab');
    await terminal.waitUntil(() => /\? weather\b/.test(terminal.screen()), {
      what: 'Tab to offer the phrase',
    });
    await session.leaveLine();
    session.enter('? weather tools');
    await terminal.waitUntil(() => /one\s+ready>$/.test(session.after('? weather tools')), {
      what: 'the answer',
    });
  });
});
