// zsh's own kinds of aliases are seen wherever they are, and aliases of aliases.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questionOpen, sendWithoutAnswer } from '../support/approval.ts';
import { openAgent, propose, say } from './agent-session.ts';

describe('in zsh', () => {
  test.each([
    ['a global alias as an argument', 'ls G', "alias -g G='; rm file'", 'G stands for "; rm file"'],
    ['a suffix alias', './file.txt', "alias -s txt='rm file'", '\\*.txt stands for "rm file"'],
    ['an alias of an alias', 'a', "alias a='b'; alias b='rm file'", 'Deletes file[\\s\\S]*a stands for "b"'],
  ])('%s asks as what it stands for', async (_, command, after, reason) => {
    await using session = await openAgent('zsh', [propose(command), say('Then not.')], {
      prepare: (home) => writeFileSync(join(home.path, 'work/file'), ''),
      after,
    });
    session.enter('? go');
    await questionOpen(session.terminal);
    await sendWithoutAnswer(session.terminal, () => session.terminal.type('?'));
    expect(session.terminal.screen()).toMatch(new RegExp(`⚠[\\s\\S]*${reason}`));
    session.terminal.type('n');
    await session.prompt(2);
  });
});
