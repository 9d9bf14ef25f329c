// What is answered at the prompt itself: help, `explain`, words after `/`. No model is asked, configured or not.

import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasManPage } from '../../src/context/machine/man-page.ts';
import { findProgram } from '../../src/processes/trusted-folders.ts';
import { openAgent, openRecipes, say } from './agent-session.ts';
import { keptShells } from './kept-shells.ts';
import type { DrivenShell } from './shell-session.ts';

const kept = keptShells();

const { PATH = '' } = process.env;
const manIsHere =
  hasManPage('tar', process.env) && (await findProgram('man', PATH.split(delimiter))) !== undefined;

describe.each<DrivenShell>(['bash'])('in %s, as in every shell', (shell) => {
  test('/help names every word that begins with /, and the examples fit the folder', async () => {
    await using session = await openRecipes(shell, {
      kept,
      prepare: (home) => writeFileSync(join(home.path, 'work/notes.md'), 'one two'),
    });
    await session.run('? /help');
    const shown = session.terminal.scrollback();
    for (const word of ['/help', '/context', '/output']) expect(shown).toContain(`? ${word} `);
    expect(shown).toContain('? how many words are in notes.md');
  });

  test('the help page keeps its columns, and puts one below the other in a narrow terminal', async () => {
    await using session = await openRecipes(shell);
    await session.run('? /help');
    expect(session.terminal.scrollback()).toMatch(
      /^ {2}\? \/output {2,}what the inspections of the last question/m,
    );
    session.terminal.resize(50, 60);
    await session.run('? /help');
    expect(session.terminal.scrollback()).toMatch(
      /^ {2}\? \/output *\n {6}what the inspections of the last question/m,
    );
  });

  test('a command is explained where no model is set', async () => {
    await using session = await openRecipes(shell, { kept });
    await session.run('? what does chmod 755 mean');
    expect(session.after('755 mean')).toContain(
      'The owner may read, write and run; everyone else may read and run',
    );
  });

  test.skipIf(!manIsHere)('the beginning of the manual page shows how a program is used', async () => {
    await using session = await openRecipes(shell, { kept });
    await session.run('? how do I use tar');
    expect(session.after('I use tar')).toMatch(/man tar \|.*NAME\n +tar - .*The whole page: man tar/s);
  });
});

describe.each<DrivenShell>(['bash', 'powershell'])('in %s, as in every shell', (shell) => {
  test('help, greetings, explain and unknown words after / ask no model', async () => {
    await using session = await openAgent(shell, [say('asked after all')], { kept });
    await session.run('? hi');
    const greeting = session.after('? hi');
    expect(greeting).toContain('Everything else: ? /help');
    expect(greeting).not.toContain('Check the setup: beck doctor');
    await session.run('? /help');
    expect(session.after('? /help')).toContain('Check the setup: beck doctor');
    await session.run('? explain tar xzf a.tgz');
    expect(session.after('explain tar')).toMatch(/^tar {2}packs files .*-x +unpacks/s);
    await session.run('? explain what a hard link is');
    expect(session.after('a hard link is')).toContain('A hard link is another name for the same file');
    await session.run('? /foo what is this');
    expect(session.after('what is this')).toContain('No command /foo; ? /help');
    expect(session.server.requests).toEqual([]);
    await session.run('? /etc/hosts what is this');
    expect(session.server.requests).toHaveLength(1);
  });
});
