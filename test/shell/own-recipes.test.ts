// A person's own recipes at the prompt: remembered, offered by Tab, and answered; a project's are asked about.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questionOpen } from '../support/approval.ts';
import { openRecipes } from './agent-session.ts';
import { PROMPT, type ShellName, type ShellSession, TESTED_SHELLS } from './shell-session.ts';

/** Leaves the line that Tab has changed, on a clear screen. */
async function giveUp({ terminal }: ShellSession): Promise<void> {
  terminal.press('Ctrl-U', 'Ctrl-L');
  await terminal.waitUntil(() => terminal.screen() === PROMPT.trimEnd(), { what: 'a clear screen' });
}

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
    await giveUp(session);
    session.enter('? weather tools');
    await terminal.waitUntil(() => /one\s+ready>$/.test(session.after('? weather tools')), {
      what: 'the answer',
    });
  });

  test('what a project wrote is asked about though it only reads, and Tab offers what may follow', async () => {
    await using session = await openRecipes(shell, {
      settings: { provider: 'recipes' },
      prepare: ({ path }) =>
        writeFileSync(
          join(path, 'work/.beck.yaml'),
          'recipes:\n  - phrase: project weather\n    command: echo sun\n    description: Tell the weather\n',
        ),
    });
    const { terminal } = session;
    session.enter('? project weather');
    await questionOpen(terminal);
    expect(session.after('? project weather')).toContain("from this project's .beck.yaml: Tell the weather");
    terminal.type('y');
    await terminal.waitUntil(() => /sun\s+[\s\S]*ready>$/.test(session.after('? project weather')), {
      what: 'the answer',
    });
    terminal.type('? list png files modified in the l');
    terminal.press('Tab');
    await terminal.waitUntil(() => /modified in the last\b/.test(terminal.screen()), {
      what: 'Tab to go on with the question',
    });
  });
});
