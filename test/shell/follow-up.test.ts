// Follow-ups without a model: each changes what was asked before it.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRecipes } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

describe.each(TESTED_SHELLS)('follow-ups of the recipes in %s', (shell: ShellName) => {
  test('narrow, count and delete what was asked for last, and end with the conversation', async () => {
    await using session = await openRecipes(shell, {
      settings: { provider: 'recipes' },
      prepare(home) {
        mkdirSync(join(home.path, 'work/sub'), { recursive: true });
        for (const name of ['one.png', 'two.png', 'note.txt', 'sub/three.png'])
          writeFileSync(join(home.path, 'work', name), name);
      },
    });
    const inWork = (name: string): boolean => existsSync(join(session.home.path, 'work', name));
    await session.run('? find png files');
    await session.run('? only in sub');
    const narrowed = session.after('? only in sub');
    expect(narrowed).toContain('sub/three.png');
    expect(narrowed).not.toContain('one.png');
    await session.run('? how many');
    expect(session.after('? how many')).toMatch(/^ *1$/m);
    session.enter('? delete them');
    await session.terminal.waitFor(/sub\/three\.png[\s\S]*\[y\]es/);
    expect(inWork('sub/three.png')).toBe(true);
    session.terminal.type('y');
    await session.prompt(5);
    expect([inWork('sub/three.png'), inWork('one.png')]).toEqual([false, true]);
    await session.run('? zip them');
    expect(session.after('? zip them')).toContain('That does not fit your last question: delete them');
    await session.run('? /new');
    await session.run('? how many');
    expect(session.after('? how many').split('? how many').at(-1)).toContain('No recipe for that.');
  });
});
