// The prompt trial of `beck doctor` in real shells, with realistic and hostile rc files.

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareFirstStart } from '../../src/cli/verbs/doctor/fish-first-start.ts';
import { type Trial, tryPrompt } from '../../src/cli/verbs/doctor/trial.ts';
import { examineTrial } from '../../src/cli/verbs/doctor/trial-findings.ts';
import type { ScriptShell } from '../../src/domain/shell-descriptor.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { makeLayout } from '../support/layout.ts';
import { findProgram, need, PWSH, TESTED_SHELLS } from '../support/programs.ts';

const FILES = {
  zsh: '.zshrc',
  bash: '.bashrc',
  fish: '.config/fish/config.fish',
  powershell: '.config/powershell/profile.ps1',
} as const;

/** Far more than needed, for slow machines. */
const PLENTY = 15_000;

type Rc = { readonly before?: string; readonly after?: string; readonly line?: boolean };

type Tried = { readonly trial: Trial; readonly home: FreshHome; readonly says: readonly string[] };

async function tryWith(shell: ScriptShell, rc: Rc, limit = PLENTY): Promise<Tried & AsyncDisposable> {
  need(shell);
  const home = await freshHome();
  const current = join(home.path, 'layout');
  const layout = makeLayout(current, 'dist/main.js');
  for (const name of shell === 'powershell' ? ([shell] as const) : TESTED_SHELLS) {
    const path = join(home.path, FILES[name]);
    mkdirSync(dirname(path), { recursive: true });
    const own = name === shell ? rc : {};
    const line = own.line === false ? '' : `${name === 'powershell' ? '.' : 'source'} ${layout.script(name)}`;
    writeFileSync(path, `${own.before ?? ''}\n${line}\n${own.after ?? ''}\n`);
  }
  const before = listing(home);
  const tidy = await prepareFirstStart(home.env);
  const trial = await tryPrompt({
    shell,
    program: shell === 'powershell' ? (PWSH ?? 'pwsh') : (findProgram(shell) ?? shell),
    installation: { type: 'checkout', folder: current, current },
    env: home.env,
    limit,
  });
  await tidy();
  expect(listing(home)).toEqual(before);
  await expect.poll(() => processesWith(home.path)).toEqual([]);
  const rcPath = `~/${FILES[shell]}`;
  const place = rc.line === false ? undefined : `${rcPath} line 2`;
  const says = examineTrial({ shell, rcPath, place, trial }).map(({ type, text }) => `${type}: ${text}`);
  return { trial, home, says, [Symbol.asyncDispose]: home.remove };
}

/** Every file with its text and every folder, but what Node and PowerShell keep for themselves and the pipe that all fishes share. */
function listing({ path }: FreshHome): Readonly<Record<string, string>> {
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !/\/(\.cache|layout|\.local\/share\/powershell|fish_universal_variables\.notifier)/.test(file),
    );
  return Object.fromEntries(files.map((file) => [file, textOf(file)]));
}

function textOf(file: string): string {
  return statSync(file).isFile() ? readFileSync(file, 'utf8') : 'no file';
}

/** Processes that were started in the home. */
function processesWith(home: string): readonly string[] {
  if (!existsSync('/proc/self/environ')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`HOME=${home}\0`);
      } catch {
        return false;
      }
    });
}

const good = (shell: ScriptShell) =>
  new RegExp(`^good: ${shell}: a question typed at its prompt was answered in`);

describe.each(TESTED_SHELLS)('%s', (shell) => {
  test('a question is typed and answered, and what its keys replaced is reported', async () => {
    const history = {
      zsh: 'HISTFILE=~/.history SAVEHIST=9 HISTSIZE=9; setopt share_history',
      bash: '',
      fish: '',
    };
    await using tried = await tryWith(shell, { before: history[shell] });
    expect(tried.trial.outcome).toMatchObject({ type: 'answered', shell, exact: true });
    const replaced = {
      zsh: 'alt-? (before: which-command), ctrl-] (before: nothing)',
      bash: 'alt-? (before: possible-completions), ctrl-] (before: character-search)',
      fish: 'alt-? (before: nothing), ctrl-] (before: nothing)',
    };
    expect(tried.says).toEqual([
      expect.stringMatching(good(shell)),
      `good: ${shell}: keys that turn the line into a command: ${replaced[shell]}`,
    ]);
  });

  test('without the line nothing is typed', async () => {
    await using tried = await tryWith(shell, { line: false });
    expect(tried.trial.outcome).toEqual({ type: 'not-typed', binding: undefined });
  });

  test('an rc file that waits or never ends is given up', async () => {
    const tryOne = async (before: string) => {
      await using tried = await tryWith(shell, { before }, 1500);
      return [tried.trial.outcome.type, ...tried.says];
    };
    // On a busy machine that is said instead.
    const told = [
      'no-prompt',
      expect.stringMatching(`^note: ${shell}: (its rc files did not finish|no prompt came in time)`),
    ];
    expect(await Promise.all(['read x', 'sleep 1000'].map(tryOne))).toEqual([told, told]);
  });

  test('an rc file that ends the shell is reported with its status', async () => {
    await using tried = await tryWith(shell, { before: 'exit 3' });
    // In fish that ends the file alone.
    const told = {
      zsh: 'it ended with status 3 before a question was answered',
      bash: 'it ended with status 3 before a question was answered',
      fish: "beck's line, ~/.config/fish/config.fish line 2, is not reached or has no effect",
    };
    expect(tried.says).toEqual([`problem: ${shell}: ${told[shell]}`]);
  });

  test('errors and noise in the rc file are no obstacle', async () => {
    const noise = 'no_such_command_here\nls /nowhere\nprintf "%s\\n" one two three; printf "no newline"';
    await using tried = await tryWith(shell, { before: noise, after: noise });
    expect(tried.says[0]).toMatch(good(shell));
  });

  test('Enter bound by someone else is reported', async () => {
    const before = {
      zsh: `zle -N my_enter; my_enter() { zle accept-line }; bindkey '^M' my_enter`,
      bash: `bind '"\\C-m": "\\C-j"'`,
      fish: 'bind \\r my_enter; function my_enter; commandline -f execute; end',
    };
    await using tried = await tryWith(shell, { before: before[shell] });
    expect(tried.says.join('\n')).toMatch({ zsh: /my_enter/, bash: /\\C-j/, fish: /my_enter/ }[shell]);
  });

  test('a key that was bound after the line is reported', async () => {
    const after = { zsh: `bindkey '^]' beep`, bash: `bind '"\\C-]": abort'`, fish: 'bind \\c] beep' };
    await using tried = await tryWith(shell, { after: after[shell] });
    expect(tried.says.join('\n')).toMatch(
      {
        zsh: /note: zsh: ctrl-\] does not turn the line into a command, it is bound to beep after/,
        bash: /ctrl-\] \(before: abort\)/,
        fish: /ctrl-\] \(before: beep\)/,
      }[shell],
    );
  });
});

describe('zsh', () => {
  test('that hands over to fish is answered there', async () => {
    need('fish');
    await using tried = await tryWith('zsh', { before: 'exec fish' });
    expect(tried.says).toEqual([
      expect.stringContaining('note: zsh: ~/.zshrc starts fish, where a typed question was answered'),
    ]);
  });

  test('that starts tmux unless inside is tried as inside', async () => {
    need('tmux');
    await using tried = await tryWith('zsh', { before: '[[ -n $TMUX ]] || exec tmux' });
    expect(tried.trial.outcome).toMatchObject({ type: 'answered', shell: 'zsh' });
  });

  test('that starts tmux in any case leaves no server', async () => {
    need('tmux');
    await using tried = await tryWith('zsh', { before: 'unset TMUX; exec tmux' }, 3000);
    expect(tried.trial.outcome).toMatchObject({ type: 'no-prompt' });
  });

  test.each([
    ['a key of another tool', `zle -N _atuin_ai; bindkey '?' _atuin_ai`, 'the key ? is bound to _atuin_ai'],
  ])('%s is a problem', async (_name, after, says) => {
    await using tried = await tryWith('zsh', { after });
    expect(tried.says[0]).toMatch(/^problem: zsh: /);
    expect(tried.says[0]).toContain(says);
  });

  test.each([
    ['vi mode after the line', { after: 'bindkey -v' }],
    ['an alias of another tool', { after: `alias '?=man'` }],
    ['comments off', { after: 'unsetopt interactive_comments' }],
    ['aliases off', { after: 'setopt no_aliases' }],
    ['a ZDOTDIR that .zshrc looks at', { before: '[[ -z ${ZDOTDIR-} ]] || exit 9' }],
    ['options that change the language', { before: 'setopt ksh_arrays no_unset null_glob sh_word_split' }],
  ])('%s is no obstacle', async (_name, rc) => {
    await using tried = await tryWith('zsh', rc);
    expect(tried.says[0]).toMatch(good('zsh'));
  });

  test('no history file is reported', async () => {
    await using tried = await tryWith('zsh', { before: 'unset HISTFILE' });
    expect(tried.says).toContain(
      'note: zsh: no history file is kept, so Up only brings a question back in the same shell',
    );
  });
});

describe('bash', () => {
  test.each([
    ['aliases off', 'shopt -u expand_aliases', 'aliases are off'],
    ['an alias that was removed', "unalias '?'", "something after beck's line redefines ?"],
    ['a key of another tool', `bind -x '"?": my_tool'`, 'the key ? is bound to my_tool'],
  ])('%s is a problem', async (_name, after, says) => {
    await using tried = await tryWith('bash', { after });
    expect(tried.says[0]).toMatch(/^problem: bash: /);
    expect(tried.says[0]).toContain(says);
  });

  test.each([
    ['HISTCONTROL', 'HISTCONTROL=ignorespace'],
    ['history written at every prompt', 'HISTFILE=~/.h; shopt -s histappend; PROMPT_COMMAND="history -a"'],
    ['vi mode', 'set -o vi'],
    ['an alias of another tool', 'alias ?=man'],
  ])('%s is no obstacle', async (_name, before) => {
    await using tried = await tryWith('bash', { before });
    expect(tried.says[0]).toMatch(good('bash'));
  });

  test('history off is reported', async () => {
    await using tried = await tryWith('bash', { before: 'set +o history' });
    expect(tried.says).toContain('note: bash: history is off, so Up does not bring a question back');
  });
});

describe.skipIf(PWSH === undefined)('powershell', () => {
  test('a question is typed and answered, and what its keys replaced is reported', async () => {
    const own =
      "Set-PSReadLineKeyHandler -Key F9 -Function Undo; Set-PSReadLineOption -HistorySavePath '~/history'";
    await using tried = await tryWith('powershell', { before: own });
    expect(tried.trial.outcome).toMatchObject({ type: 'answered', shell: 'powershell', exact: true });
    expect(tried.says).toEqual([
      expect.stringMatching(good('powershell')),
      'good: powershell: keys that turn the line into a command: Alt+/ (before: nothing), F9 (before: Undo)',
    ]);
  });

  test('without the line nothing is typed', async () => {
    await using tried = await tryWith('powershell', { line: false });
    expect(tried.trial.outcome).toEqual({ type: 'not-typed', binding: undefined });
  });

  test.each([
    [
      'a profile that ends the shell',
      { before: '[Environment]::Exit(3)' },
      'it ended with status 3 before a question',
    ],
    [
      'a line whose alias is gone afterwards',
      { after: 'Remove-Item Alias:PSConsoleHostReadLine -Force' },
      "beck's line, ~/.config/powershell/profile.ps1 line 2, is not reached or has no effect",
    ],
    [
      'no history file',
      { after: 'Set-PSReadLineOption -HistorySaveStyle SaveNothing' },
      'no history file is kept, so Up only brings a question back in the same shell',
    ],
    [
      'Enter of somebody else',
      { before: 'Set-PSReadLineKeyHandler -Key Enter -Function ValidateAndAcceptLine' },
      'beck checks the line first at Enter; before, Enter did ValidateAndAcceptLine',
    ],
  ])('%s is told', async (_name, rc, says) => {
    await using tried = await tryWith('powershell', rc);
    expect(tried.says.join('\n')).toContain(says);
  });

  test.each([
    ['strict mode and Stop', { after: "Set-StrictMode -Version Latest; $ErrorActionPreference = 'Stop'" }],
    ['errors and noise', { before: 'Get-Item /nonesuch; "noise"', after: 'throw "late"' }],
    ['vi mode', { after: 'Set-PSReadLineOption -EditMode Vi' }],
  ])('%s is no obstacle', async (_name, rc) => {
    await using tried = await tryWith('powershell', rc);
    expect(tried.says[0]).toMatch(good('powershell'));
  });
});
