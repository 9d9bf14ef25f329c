// `keepOutput: on`: what the last commands printed answers questions about it, offline where that is enough.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { FreshHome } from '../support/home.ts';
import { openAgent, openRecipes, propose, say, writeSettings } from './agent-session.ts';
import type { DrivenShell, ShellSession } from './shell-session.ts';

const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
const FRUIT = ['apple', 'banana', 'cherry', `token ${TOKEN}`];
const settings = { keepOutput: 'on' };

function prepare({ path }: FreshHome): void {
  mkdirSync(join(path, 'work'), { recursive: true });
  writeFileSync(join(path, 'work/fruit.txt'), `${FRUIT.join('\n')}\n`);
}

/** What the journal has kept. */
function kept({ home }: Pick<ShellSession, 'home'>): readonly unknown[] {
  const database = new DatabaseSync(join(home.path, '.local/state/beck/journal.sqlite'), { readOnly: true });
  try {
    return database
      .prepare('SELECT text FROM output ORDER BY step')
      .all()
      .map(({ text }) => text);
  } finally {
    database.close();
  }
}

describe.each<DrivenShell>(['bash', 'powershell'])('%s', (shell) => {
  test('what did that say, the third one: offline, masked; a summary by the model', async () => {
    const script = [propose('cat fruit.txt'), say('Four.'), say('Mostly fruit.')];
    await using session = await openAgent(shell, script, { settings, prepare, columns: 120 });
    await session.run('? read my list of favourites aloud');
    expect(kept(session)).toEqual([
      expect.stringMatching(/^apple\nbanana\ncherry\ntoken \[masked: .*\]\s*$/),
    ]);
    await session.run('? what was the third one');
    expect(session.after('? what was the third')).toMatch(/3 of: cat fruit\.txt.*\n\s*cherry\n/);
    await session.run('? what did that say');
    expect(session.after('? what did that')).toMatch(/cat fruit\.txt.*\n\s+apple\n\s+banana\n\s+cherry\n/);
    expect(session.after('? what did that')).not.toContain(TOKEN);
    expect(session.server.requests).toHaveLength(2);
    await session.run('? summarise that');
    expect(session.after('? summarise that')).toContain('Mostly fruit.');
    const sent = JSON.stringify(session.server.requests.at(-1)?.body.messages);
    expect(sent).toMatch(/\$ cat fruit\.txt\\napple\\nbanana/);
    expect(sent).not.toContain(TOKEN);
  });
});

test('why a command failed is known without asking for the screen or running it again', async () => {
  await using session = await openRecipes('zsh', {
    settings,
    prepare(home) {
      prepare(home);
      writeFileSync(
        join(home.path, '.config/beck/recipes.yaml'),
        '- phrase: read my list\n  command: cat friut.txt\n',
      );
    },
    columns: 120,
  });
  await session.run('? read my list');
  await session.run('? why did that fail');
  expect(session.after('? why did that')).toContain(' fruit.txt');
  expect(session.after('? why did that')).not.toMatch(/read the screen|Run it again/);
});

test('an ordinary command is no longer what the last question ran', async () => {
  await using session = await openRecipes('zsh', { settings, prepare, columns: 120 });
  await session.run('? cat fruit.txt');
  await session.run('echo something else');
  await session.run('? what did that say');
  expect(session.after('? what did that')).not.toContain('apple');
  await session.run('? what did cat say');
  expect(session.after('? what did cat say')).not.toContain('apple');
  await session.run('? what did the cat say');
  expect(session.after('? what did the cat say')).toContain('apple');
});

test('is off by default, and off forgets what was kept', async () => {
  await using session = await openRecipes('zsh', { prepare, settings: {}, columns: 120 });
  await session.run('? cat fruit.txt');
  expect(kept(session)).toEqual([]);
  writeSettings(session.home, JSON.stringify(settings));
  await session.run('? cat fruit.txt');
  expect(kept(session)).toHaveLength(1);
  writeSettings(session.home, '{}');
  await session.run('? cat fruit.txt');
  expect(kept(session)).toEqual([]);
});
