// The whole of beck at a PowerShell prompt, with a scripted model server or the recipes alone.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../support/approval.ts';
import { mostMemory } from '../../support/memory.ts';
import { look, openAgent, openRecipes, propose, say, toldOf } from '../agent-session.ts';
import { keptShells } from '../kept-shells.ts';
import { PROMPT, PWSH, type ShellSession } from '../shell-session.ts';

const kept = keptShells();

const work = (session: ShellSession, name: string): string => join(session.home.path, 'work', name);

describe.skipIf(PWSH === undefined)('beck in PowerShell', () => {
  test('answers from the recipes, and what only reads is not asked', async () => {
    await using session = await openRecipes('powershell', { kept, settings: { provider: 'recipes' } });
    writeFileSync(work(session, "it's mine.log"), 'x'.repeat(3_000_000));
    await session.run('? which files here are over 1 MB');
    await session.terminal.waitFor("it's mine.log");
  });

  test('shows what the last question looked at when it is asked for', async () => {
    await using session = await openAgent('powershell', [look('Get-Content notes.txt'), say('Read.')], {
      kept,
    });
    writeFileSync(work(session, 'notes.txt'), 'one line\n');
    session.enter('? read them');
    await session.prompt(2);
    session.enter('? /output');
    await session.prompt(3);
    expect(session.after('? /output')).toContain('· Get-Content notes.txt\n  one line');
    expect(session.server.requests).toHaveLength(2);
  });

  test('changes the folder of the shell', async () => {
    await using session = await openRecipes('powershell', { settings: { provider: 'recipes' } });
    mkdirSync(work(session, 'my logs'));
    await session.run('? go to the folder "my logs"');
    await session.run('"in $PWD"');
    expect(session.after('"in $PWD"')).toContain(`in ${work(session, 'my logs')}`);
  });

  test('asks for what deletes, keeps it when declined and deletes it when allowed', async () => {
    const command = "Remove-Item -LiteralPath 'it''s.txt'";
    await using session = await openAgent(
      'powershell',
      [propose(command), say('As you wish.'), propose(command), say('Deleted.')],
      { kept },
    );
    writeFileSync(work(session, "it's.txt"), '');
    session.enter("? delete it's.txt");
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
    expect(existsSync(work(session, "it's.txt"))).toBe(true);
    // Nothing ran, so this is the question's own.
    await session.run('"code $LASTEXITCODE"');
    expect(session.after('"code $')).toMatch(/^code 1$/m);
    session.enter('? do it now');
    await answerQuestion(session.terminal, 'y');
    await session.terminal.waitFor('Deleted.');
    await session.prompt(4);
    expect(existsSync(work(session, "it's.txt"))).toBe(false);
  });

  test('tells the model how a command ended and what a probe saw', async () => {
    await using session = await openAgent(
      'powershell',
      [
        look('Get-Content -LiteralPath note.txt'),
        propose('Get-Item -LiteralPath nonesuch'),
        say('It is not there.'),
      ],
      { kept, env: { PATH: `${join(PWSH ?? '', '..')}:${process.env['PATH']}` } },
    );
    writeFileSync(work(session, 'note.txt'), 'from the note\n');
    session.enter('? is nonesuch here');
    await session.terminal.waitFor('It is not there.');
    await session.prompt(2);
    const [probed, ran] = toldOf(session.server);
    expect(probed).toContain('from the note');
    expect(ran).toContain('Exit code: 1');
    expect(ran).toContain('It finished with one error (PathNotFound,');
    expect(session.server.requests[0]?.body.messages[0]?.content).toContain('The shell is PowerShell');
  });

  test('lets the command be edited, and runs what was made of it', async () => {
    await using session = await openAgent('powershell', [propose('New-Item one'), say('Done.')], { kept });
    session.enter('? go');
    await answerQuestion(session.terminal, 'e');
    await session.terminal.waitFor('edit> New-Item one');
    session.terminal.type('-two');
    session.terminal.press('Enter');
    await session.terminal.waitFor('New-Item one-two');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(2);
    expect(existsSync(work(session, 'one-two'))).toBe(true);
    expect(toldOf(session.server)[0]).toContain('The person changed the command to: New-Item one-two');
  });

  test('judges again what an alias of the person stands for', async () => {
    await using session = await openAgent('powershell', [propose('gci .'), say('Done.')], {
      after: 'Set-Alias gci Remove-Item -Force',
    });
    session.enter('? what is here');
    await answerQuestion(session.terminal, 'n');
    expect(session.terminal.scrollback()).toContain('⚠');
    await session.prompt(2);
    expect(existsSync(work(session, ''))).toBe(true);
  });

  test('where nothing can be relayed, as on Windows, runs uncaptured and the model learns it', async () => {
    await using session = await openAgent('powershell', [propose('"tw" + "o"'), say('Done.')]);
    const script = join(session.home.path, 'beck-layout/shell/powershell/link.ps1');
    const text = readFileSync(script, 'utf8');
    const elsewhere = text.replaceAll('$unix = $IsLinux -or $IsMacOS', '$unix = $false');
    expect(elsewhere).not.toBe(text);
    writeFileSync(script, elsewhere);
    session.enter('? go');
    await session.terminal.waitFor('Done.');
    expect(session.terminal.scrollback()).toMatch(/^two$/m);
    expect(toldOf(session.server)[0]).toContain('its output was not captured');
  });

  test('100 MB of output reach the terminal, the model gets its two ends, and memory stays bounded', async () => {
    const command = `sh -c 'yes ${'x'.repeat(79)} | head -n 1250000; echo last; while test ! -e go; do sleep 0.05; done'`;
    await using session = await openAgent('powershell', [propose(command), say('Done.')]);
    const { terminal } = session;
    session.enter('? go');
    await answerQuestion(terminal, 'y');
    // Looked at seldom: the whole screen is read each time.
    await expect.poll(terminal.screen, { interval: 500, timeout: 120_000 }).toMatch(/^last$/m);
    expect(terminal.output().length).toBeGreaterThan(100_000_000);
    const [shell = 0, ...others] = [terminal.pid, ...terminal.processes()].map(mostMemory);
    expect(shell).toBeLessThan(400_000);
    expect(Math.max(...others.filter((most) => most !== shell))).toBeLessThan(200_000);
    writeFileSync(work(session, 'go'), '');
    await terminal.waitUntil(() => terminal.screen().endsWith(`\n${PROMPT.trimEnd()}`), {
      what: 'the prompt',
    });
    const [told = ''] = toldOf(session.server);
    expect(told.length).toBeLessThan(20_000);
    expect(told).toMatch(/x{79}\n[\s\S]*\nlast\n/);
  }, 180_000);
});
