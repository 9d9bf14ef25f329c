// Tab after `beck` and in a question, in real shells with the files that install.sh makes.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FreshHome } from '../support/home.ts';
import { openShell, PROMPT, type ShellName, type ShellSession, TESTED_SHELLS } from './shell-session.ts';

const MAIN = join(import.meta.dirname, '../../dist/main.js');

const COMPLETION_SYSTEM: Readonly<Record<ShellName, string>> = {
  zsh: 'autoload -Uz compinit; compinit -u',
  bash: "bind 'set show-all-if-ambiguous on'; bind 'set bell-style none'",
  fish: '',
};

function openWithTab(shell: ShellName): Promise<ShellSession> {
  return openShell(shell, {
    main: 'dist/main.js',
    // All verbs should fit.
    rows: 50,
    before: `${COMPLETION_SYSTEM[shell]}\n${shell === 'fish' ? 'set -a PATH ~/bin' : 'PATH=$PATH:~/bin'}`,
    prepare(home) {
      makeCompletions(home);
      writeFileSync(join(home.path, 'work/umbrella.txt'), '');
      // fish knows nothing of a command that is not there.
      mkdirSync(join(home.path, 'bin'));
      writeFileSync(join(home.path, 'bin/beck'), '#!/bin/sh\n', { mode: 0o755 });
    },
  });
}

function makeCompletions(home: FreshHome): void {
  const folder = join(home.path, 'beck-layout/shell/completions');
  mkdirSync(folder);
  execFileSync(process.execPath, [MAIN, 'completion', '--into', folder], { env: home.env });
}

/** On a clear screen types the line and Tab; settles when the screen matches. Then gives the line up. */
async function tab(session: ShellSession, line: string, wanted: RegExp): Promise<void> {
  const { terminal } = session;
  terminal.press('Ctrl-L');
  await terminal.waitUntil(() => terminal.screen() === PROMPT.trimEnd(), { what: 'a clear screen' });
  terminal.type(line);
  await terminal.waitFor(line.trimEnd());
  terminal.press('Tab');
  await terminal.waitUntil(() => wanted.test(terminal.screen()), {
    what: `Tab after "${line}" to show ${wanted}`,
  });
  terminal.press('Ctrl-U', 'Ctrl-L');
  await terminal.waitUntil(() => terminal.screen() === PROMPT.trimEnd(), { what: 'a clear screen' });
}

function lastLine({ terminal }: ShellSession): string {
  return terminal.screen().split('\n').at(-1) ?? '';
}

describe.each(TESTED_SHELLS)('%s: Tab', (shell) => {
  test('after beck offers verbs, flags, choices and files', async () => {
    await using session = await openWithTab(shell);
    await tab(session, 'beck ', /approvals[\s\S]*uninstall/);
    await tab(session, 'beck uni', /beck uninstall/);
    await tab(session, 'beck ask --pri', /beck ask --print/);
    await tab(session, 'beck ask --shell po', /beck ask --shell powershell/);
    await tab(session, 'beck classify --fail-on=bl', /beck classify --fail-on=blocked/);
    await tab(session, 'beck config set outputThresholdB', /beck config set outputThresholdBytes/);
    await tab(session, 'beck --config umb', /beck --config umbrella\.txt/);
    await tab(session, 'beck --config umbrella.txt appr', /beck --config umbrella\.txt approvals/);
  });

  test('in a question offers examples and what was asked before, and is otherwise as it was', async () => {
    await using session = await openWithTab(shell);
    if (shell === 'fish') await session.run('sleep 1.1');
    await session.run('? zebras are what exactly');
    await session.run('true');
    await tab(session, 'ls umb', /ls umbrella\.txt/);
    if (shell === 'fish') {
      await tab(session, '? zebras a', /\? zebras are/);
      await tab(session, '? which files here a', /\? which files here are/);
      await tab(session, '? what is my ', /ip[\s\S]*default/);
    } else {
      await tab(session, '? zebr', /\? zebras are what exactly/);
      await tab(session, '? which files here a', /\? which files here are over 1 MB/);
      await tab(session, '? WHAT IS MY I', /\? what is my ip address/i);
      await tab(session, '? what is my ', /default gateway/);
    }
    await tab(session, '? show umb', /\? show umbrella\.txt/);
    // Nothing begins so, though fish would find it in the middle of a name.
    await tab(session, '? show rella', /^ready> \? show rella$/);
    expect(session.terminal.scrollback()).not.toMatch(/umbrella\.txt.*rella/);
  });

  test('after /model and beck models use offers the models that were listed last, with and without their provider', async () => {
    await using session = await openWithTab(shell);
    mkdirSync(join(session.home.path, '.local/state/beck'), { recursive: true });
    writeFileSync(
      join(session.home.path, '.local/state/beck/models'),
      'ollama/qwen3:4b\nanthropic/claude-haiku-4-5\n',
    );
    await tab(session, '? /model qw', /\? \/model qwen3:4b/);
    await tab(session, '? /model anth', /\? \/model anthropic\/claude-haiku-4-5/);
    await tab(session, 'beck models use qw', /beck models use qwen3:4b/);
    await tab(session, 'beck models use qwen3:', /beck models use qwen3:4b/);
    await tab(session, 'beck models use ollama/qwen3:4', /beck models use ollama\/qwen3:4b/);
    await tab(session, 'beck models use anth', /beck models use anthropic\/claude-haiku-4-5/);
    await tab(session, '? /conv', /\? \/conversation/);
  });

  test('in a question that has only begun offers questions, no file names', async () => {
    await using session = await openWithTab(shell);
    // fish 3 merges no history of the second it started in.
    if (shell === 'fish') await session.run('sleep 1.1');
    await session.run('? umpteen zebras');
    // The first words of examples, whatever they are, fill the screen of fish.
    const { terminal } = session;
    terminal.type('? um');
    // fish shows the rest of it as a suggestion.
    await terminal.waitUntil(() => lastLine(session).startsWith('ready> ? um'), { what: 'the letters' });
    terminal.press('Tab');
    await terminal.waitUntil(() => /^ready> \? umpteen\b/.test(lastLine(session)), {
      what: 'the question',
    });
    // The refusal above may name the file in a question.
    expect(terminal.screen()).not.toMatch(/^\s*umbrella/m);
  });

  test('is as it was where the files are missing, and once beck is unloaded', async () => {
    await using session = await openShell(shell, {
      main: 'dist/main.js',
      before: COMPLETION_SYSTEM[shell],
      prepare: (home) => writeFileSync(join(home.path, 'work/umbrella.txt'), ''),
    });
    await tab(session, 'beck umb', /beck umbrella\.txt/);
    await tab(session, '? show umb', /\? show umbrella\.txt/);
    await session.run('__beck_unload');
    await tab(session, 'ls umb', /ls umbrella\.txt/);
  });

  test('leaves nothing behind when beck is unloaded', async () => {
    await using session = await openWithTab(shell);
    await tab(session, 'beck uni', /beck uninstall/);
    await session.run('__beck_unload');
    const look = {
      zsh: 'print -r -- ${(k)widgets[(R)*beck_tab*]} ${(k)widgets[(I)*beck_tab*]} ${(k)_comps[(R)*beck*]} ${(k)functions[(I)*beck*]}',
      bash: 'complete -p | grep beck; compgen -A function | grep beck',
      fish: 'complete -c beck; complete -c "?"; functions -an | string match "*beck*"; string match "*beck-layout*" $fish_complete_path',
    }[shell];
    writeFileSync(join(session.home.path, 'look'), `${look}\necho done\n`);
    writeFileSync(join(session.home.path, 'left'), '');
    // fish may draw the prompt of a screen just cleared once more.
    session.enter('source ~/look >~/left 2>&1');
    await expect.poll(() => readFileSync(join(session.home.path, 'left'), 'utf8').trim()).toMatch(/done$/);
    await session.prompt();
    expect(readFileSync(join(session.home.path, 'left'), 'utf8').trim()).toBe('done');
    await tab(session, 'ls umb', /ls umbrella\.txt/);
  });
});
