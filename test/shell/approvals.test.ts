import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerAlways, answerQuestion } from '../support/approval.ts';
import type { FreshHome } from '../support/home.ts';
import { openAgent, propose, say } from './agent-session.ts';
import { type ShellName, type ShellSession, TESTED_SHELLS } from './shell-session.ts';

/** A repository whose configuration names a program, so that git's reads ask. */
function makeRepository(home: FreshHome): void {
  const work = join(home.path, 'work');
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', work, ...args], { env: home.env });
  git('init', '--quiet');
  git('config', 'core.pager', 'cat');
  mkdirSync(join(work, 'below'));
}

const question = (command: string) => [propose(command), say('Done.')];
const START: Readonly<Record<ShellName, string>> = { zsh: 'zsh', bash: 'bash --noprofile', fish: 'fish' };

describe.each(TESTED_SHELLS)('Always in %s', (shell: ShellName) => {
  test('for first words and for good holds in a new shell and below, and not above', async () => {
    const commands = ['git diff', 'git diff --stat', 'git diff'];
    await using session = await openAgent(shell, commands.flatMap(question), { prepare: makeRepository });
    session.enter('? first');
    await answerAlways(session.terminal, '4');
    await session.prompt(2);
    expect(session.after('first')).toBe(
      '  Always allowed in this folder and its subfolders; see beck approvals.\n› git diff · as asked\n\nDone.\nready>',
    );
    await session.run(START[shell]);
    await session.run('cd below');
    await session.run('? longer');
    expect(session.after('longer')).toBe('› git diff --stat · as asked\n\nDone.\nready>');
    // Above, git asks for the same reason.
    await session.run('cd ../..; git init --quiet; git config core.pager cat');
    await decline(session, '? above');
    expect(approvalFiles(session)).toHaveLength(1);
  });

  test('for exactly this in this session ends with the shell, and nothing of it is kept for good', async () => {
    const command = 'curl --silent http://127.0.0.1:9 || true';
    await using session = await openAgent(shell, Array(3).fill(question(command)).flat());
    session.enter('? first');
    await answerAlways(session.terminal, '1');
    await session.prompt(2);
    await session.run('? again');
    expect(session.after('again')).toContain(`› ${command}`);
    await session.run(START[shell]);
    await decline(session, '? in a new shell');
    expect(approvalFiles(session)).toEqual([]);
  });
});

describe.each<ShellName>(['bash'])('Always in %s, as in every shell', (shell) => {
  test('for first words covers no more than they do', async () => {
    const commands = ['git diff', 'git diff --output=f', 'git diff && curl http://127.0.0.1:9'];
    await using session = await openAgent(shell, commands.flatMap(question), { prepare: makeRepository });
    session.enter('? first');
    await answerAlways(session.terminal, '3');
    await session.prompt(2);
    await decline(session, '? a file');
    await decline(session, '? a chain');
    expect(existsSync(join(session.home.path, 'work/f'))).toBe(false);
    expect(approvalFiles(session)).toEqual([]);
  });
});

async function decline(session: ShellSession, line: string): Promise<void> {
  session.enter(line);
  await answerQuestion(session.terminal, 'n');
  await session.terminal.waitUntil(() => /declined[\s\S]*ready>$/.test(session.after(line.slice(2))), {
    what: 'the prompt after a no',
  });
}

function approvalFiles({ home }: ShellSession): readonly string[] {
  const folder = join(home.path, '.local/state/beck/approvals');
  return existsSync(folder) ? readdirSync(folder) : [];
}
