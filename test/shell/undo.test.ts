import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keepStep } from '../../src/undo/keep.ts';
import { findRoots } from '../../src/undo/roots.ts';
import { endStep } from '../../src/undo/steps.ts';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import { DRIVEN_SHELLS, type DrivenShell } from '../support/programs.ts';
import { openAgent, propose, say, toldOf } from './agent-session.ts';
import { keptShells } from './kept-shells.ts';
import type { ShellSession } from './shell-session.ts';

const kept = keptShells();

const fileIn = ({ home }: ShellSession, name: string): string => join(home.path, 'work', name);

/** A step of another shell. */
async function deleteAsAnother(state: string, path: string): Promise<void> {
  const { roots } = findRoots(
    { named: [{ kind: 'delete', path, tree: false }], unnamed: false },
    () => undefined,
  );
  const by = { asker: 'fish', session: '9-other' };
  const step = { roots, not: [], command: `rm ${path}`, folder: '/', at: Date.now(), bytes: 1 };
  const id = await keepStep(state, { ...step, kind: 'run', ...by });
  rmSync(path);
  endStep(state, Number(id));
}

describe.each(DRIVEN_SHELLS)('undo in %s', (shell) => {
  test('? /undo puts back what was deleted, appended to and moved, one command after the other', async () => {
    const commands =
      shell === 'powershell' ? ['Remove-Item a', 'Add-Content b more'] : ['rm a', 'echo more >> b'];
    const script = [...commands, 'mv b c'].flatMap((command) => [propose(command), say('Done.')]);
    await using session = await openAgent(shell, script, { kept });
    const [a, b, c] = [fileIn(session, 'a'), fileIn(session, 'b'), fileIn(session, 'c')];
    writeFileSync(a, 'first');
    writeFileSync(b, 'second\n');
    let prompts = 1;
    for (const question of ['? delete it', '? add to it', '? rename it']) {
      session.enter(question);
      await answerQuestion(session.terminal, 'y');
      await session.prompt(++prompts);
    }
    expect([existsSync(a), existsSync(b), readFileSync(c, 'utf8')]).toEqual([false, false, 'second\nmore\n']);
    const seen: string[] = [];
    for (let step = 0; step < 3; step++) {
      session.enter('? /undo');
      await questionOpen(session.terminal);
      seen.push(session.terminal.screen());
      session.terminal.type('y');
      await session.prompt(++prompts);
    }
    expect(seen[0]).toMatch(/put back b\n.*remove c/s);
    expect(seen[1]).toMatch(/restore b/);
    expect(seen[2]).toMatch(/put back a/);
    expect([readFileSync(a, 'utf8'), readFileSync(b, 'utf8'), existsSync(c)]).toEqual([
      'first',
      'second\n',
      false,
    ]);
    session.enter('? /undo');
    await session.prompt(++prompts);
    expect(session.after('? /undo')).toContain('Nothing to undo.');
  });

  test('what puts a variable back is not said where it had a value that was not exported', async () => {
    if (shell === 'powershell') return;
    const [set, exported, back] =
      shell === 'fish'
        ? ['set -g MINE_OLD old', (name: string) => `set -gx ${name} new`, 'set -e']
        : ['MINE_OLD=old', (name: string) => `export ${name}=new`, 'unset'];
    const script = [propose(exported('MINE_OLD')), propose(exported('MINE_NEW')), say('Then not.')];
    await using session = await openAgent(shell, script);
    session.enter(set);
    await session.prompt(2);
    session.enter('? go on');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).not.toContain('to undo');
    session.terminal.type('n');
    await session.terminal.waitFor(`to undo: ${back} MINE_NEW`);
    await answerQuestion(session.terminal, 'n');
    await session.prompt(3);
  });
});

describe.each<DrivenShell>(['bash'])('undo in %s, as in every shell', (shell) => {
  test('a step of another shell is not undone by Enter', async () => {
    await using session = await openAgent(shell, [], { kept });
    const file = fileIn(session, 'theirs');
    writeFileSync(file, 'x');
    await deleteAsAnother(join(session.home.path, '.local', 'state', 'beck'), file);
    session.enter('? /undo');
    await session.terminal.waitFor('Nothing to undo in this shell.');
    await questionOpen(session.terminal);
    session.terminal.press('Enter');
    await session.prompt(2);
    expect(existsSync(file)).toBe(false);
    session.enter('? /undo');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(3);
    expect(existsSync(file)).toBe(true);
  });
});

describe.each<DrivenShell>(['bash', 'powershell'])('undo in %s, as in every shell', (shell) => {
  test('the question says what is not kept, and that a program cannot be undone', async () => {
    const unknown = shell === 'powershell' ? './tool.ps1' : './tool';
    const remove = shell === 'powershell' ? 'Remove-Item film.mp4' : 'rm film.mp4';
    await using session = await openAgent(shell, [propose(remove), propose(unknown), say('Then not.')], {
      kept,
    });
    writeFileSync(fileIn(session, 'film.mp4'), '');
    truncateSync(fileIn(session, 'film.mp4'), 12 * 1024 ** 3);
    session.enter('? go on');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toContain('not kept: film.mp4, 12 GB');
    session.terminal.type('n');
    await session.terminal.waitFor('cannot be undone');
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
    expect(toldOf(session.server).length).toBeGreaterThan(0);
  });

  test('what has changed since is named, and replaced only after a yes', async () => {
    const overwrite = shell === 'powershell' ? 'Set-Content a changed' : 'echo changed > a';
    await using session = await openAgent(shell, [propose(overwrite), say('Done.')], { kept });
    const a = fileIn(session, 'a');
    writeFileSync(a, 'first');
    session.enter('? overwrite it');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(2);
    writeFileSync(a, 'by hand');
    session.enter('? /undo');
    await session.terminal.waitFor('changed since: a');
    // Enter is no.
    await questionOpen(session.terminal);
    session.terminal.press('Enter');
    await session.prompt(3);
    expect(readFileSync(a, 'utf8')).toBe('by hand');
    session.enter('? /undo');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(4);
    expect(readFileSync(a, 'utf8')).toBe('first');
  });
});

describe('space that a deletion leaves', () => {
  test('is said where space was asked for, with what frees it; f keeps nothing', async () => {
    const script = ['rm one', 'rm two'].flatMap((command) => [propose(command), say('Done.')]);
    await using session = await openAgent('bash', script);
    for (const name of ['one', 'two']) writeFileSync(fileIn(session, name), 'x'.repeat(2048));
    session.enter('? free up some space');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toContain('[f]or good');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(2);
    expect(session.terminal.screen()).toMatch(
      /2 KB stay recoverable until \d+ \w+; beck undo --prune frees them\./,
    );
    session.enter('? free up more space');
    await answerQuestion(session.terminal, 'f');
    await session.prompt(3);
    expect(existsSync(fileIn(session, 'two'))).toBe(false);
    session.enter('? /undo');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toContain('put back one');
    await answerQuestion(session.terminal, 'n');
    await session.prompt(4);
  });
});
