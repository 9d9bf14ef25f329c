// What `beck doctor` looks for in each shell, and what it advises.

import type { ScriptShell } from '../../../domain/shell-descriptor.ts';

export type ShellAdvice = {
  /** What an older version than the script is written for does not do. */
  readonly ifOlder: string;
  /** An option without which no question is noticed. */
  readonly aliases?: { readonly option: string; readonly turnOn: string };
  /** What the line editor calls when a line is finished, without which no question is noticed. */
  readonly hook?: string;
  /** What Enter did before beck stays as it is. */
  readonly leavesEnter: boolean;
  /** Its keys are bound when the script is read; the others bind theirs again at the first prompt. */
  readonly bindsKeysOnce: boolean;
  readonly comments?: { readonly option: string; readonly turnOn: string };
  /** Absent where the trial keeps no history: only the rc files tell. `option`: it is off without it. */
  readonly history?: { readonly option?: string; readonly turnOn: string; readonly keepFile: string };
};

export const SHELL_ADVICE: Readonly<Record<ScriptShell, ShellAdvice>> = {
  zsh: {
    ifOlder: '',
    hook: '__beck_line_finish',
    leavesEnter: true,
    bindsKeysOnce: true,
    comments: { option: 'interactivecomments', turnOn: 'setopt interactive_comments' },
    history: { turnOn: 'Set HISTSIZE=1000.', keepFile: 'Set HISTFILE=~/.zsh_history SAVEHIST=1000.' },
  },
  bash: {
    // Before 4.0, `bind -x` is not what the script needs.
    ifOlder:
      ': it binds no key there, so Enter and the convert keys do what they did before, and a question is read back from history',
    aliases: { option: 'expand_aliases', turnOn: 'shopt -s expand_aliases' },
    leavesEnter: false,
    bindsKeysOnce: false,
    comments: { option: 'interactive_comments', turnOn: 'shopt -s interactive_comments' },
    history: {
      option: 'history',
      turnOn: 'Remove set +o history, or set HISTSIZE=1000.',
      keepFile: 'Set HISTFILE=~/.bash_history.',
    },
  },
  fish: { ifOlder: '', leavesEnter: false, bindsKeysOnce: false },
  powershell: {
    ifOlder: '',
    leavesEnter: false,
    bindsKeysOnce: false,
    history: {
      turnOn: 'Set HISTSIZE=1000.',
      keepFile: 'Set-PSReadLineOption -HistorySaveStyle SaveIncrementally',
    },
  },
};
