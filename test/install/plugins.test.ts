// beck as a plugin: the way each manager finds and loads it, a question, and the way out.

import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { need } from '../support/programs.ts';
import { giveAway } from '../support/unprivileged.ts';
import {
  filesBelow,
  type Home,
  type KeptHome,
  keepInstallation,
  makeCheckout,
  makeHome,
  run,
  writeAsPerson,
} from './checkout.ts';
import { enter, open, PROMPT, prompts } from './person-terminal.ts';

const checkout = makeCheckout();
let installed: KeptHome;
beforeAll(() => {
  installed = keepInstallation(checkout, ['--no-rc']);
  // Installing takes long on a busy machine.
}, 180_000);
afterAll(() => {
  installed.remove();
  checkout.remove();
});

const PLACE = '.local/share/beck/current/shell';

type Layout = {
  readonly name: string;
  readonly shell: 'zsh' | 'fish' | 'bash';
  readonly rc: string;
  /** After installing with --no-rc; the text of the rc file. */
  readonly setUp: (home: Home) => string;
};

const ZSH_PROMPT = `PROMPT='${PROMPT} '`;

const LAYOUTS: readonly Layout[] = [
  {
    name: 'oh-my-zsh, linked into custom/plugins',
    shell: 'zsh',
    rc: '.zshrc',
    setUp(home) {
      const link = join(home.path, '.oh-my-zsh/custom/plugins/beck');
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(home.path, PLACE), link);
      // As its oh-my-zsh.sh does.
      return `ZSH=$HOME/.oh-my-zsh ZSH_CUSTOM=$HOME/.oh-my-zsh/custom plugins=(beck)
is_plugin() { builtin test -f $1/plugins/$2/$2.plugin.zsh || builtin test -f $1/plugins/$2/_$2 }
for plugin ($plugins); do
  if is_plugin "$ZSH_CUSTOM" "$plugin"; then fpath=("$ZSH_CUSTOM/plugins/$plugin" $fpath); else echo "[oh-my-zsh] plugin '$plugin' not found"; fi
done
autoload -Uz compinit; compinit -u -C -d $HOME/.zcompdump
_omz_source() { local context filepath="$1"; source "$filepath" }
for plugin ($plugins); do [[ ! -f $ZSH_CUSTOM/plugins/$plugin/$plugin.plugin.zsh ]] || _omz_source $ZSH_CUSTOM/plugins/$plugin/$plugin.plugin.zsh; done
${ZSH_PROMPT}
`;
    },
  },
  {
    name: 'antidote, the installed folder as a bundle',
    shell: 'zsh',
    rc: '.zshrc',
    // What \`antidote bundle\` writes.
    setUp: () => `autoload -Uz compinit; compinit -u
fpath+=( "$HOME/${PLACE}" )
source "$HOME/${PLACE}/beck.plugin.zsh"
${ZSH_PROMPT}
`,
  },
  {
    name: 'zinit, a clone that was installed once',
    shell: 'zsh',
    rc: '.zshrc',
    setUp: () => `load() { builtin emulate -L zsh; builtin setopt no_aliases; ZERO=$1; builtin source "$1" }
load ${checkout.folder}/shell/beck.plugin.zsh
setopt aliases
${ZSH_PROMPT}
`,
  },
  {
    name: 'fisher, which copies conf.d and completions',
    shell: 'fish',
    rc: '.config/fish/config.fish',
    setUp(home) {
      const copied = run(home, 'sh', [
        '-c',
        `mkdir -p ~/.config/fish && cp -RP ~/${PLACE}/conf.d ~/${PLACE}/completions ~/.config/fish/ && cd ~/.config/fish/completions && rm questions _beck beck.bash beck.ps1`,
      ]);
      expect(copied).toMatchObject({ status: 0, stderr: '' });
      return `function fish_prompt; echo -n '${PROMPT} '; end; function fish_greeting; end\n`;
    },
  },
  ...(['zsh', 'bash', 'fish'] as const).map(
    (shell): Layout => ({
      name: `plain sourcing by the line of beck init ${shell}`,
      shell,
      rc: { zsh: '.zshrc', bash: '.bashrc', fish: '.config/fish/config.fish' }[shell],
      setUp(home) {
        const { stdout } = run(home, join(home.path, '.local/bin/beck'), ['init', shell]);
        const prompt = {
          zsh: ZSH_PROMPT,
          bash: `PS1='${PROMPT} '`,
          fish: `function fish_prompt; echo -n '${PROMPT} '; end; function fish_greeting; end`,
        };
        return `${prompt[shell]}\n${stdout}`;
      },
    }),
  ),
];

describe.each(LAYOUTS)('$name', ({ shell, rc, setUp }) => {
  test('answers, says once that it was removed, and leaves only what is the person’s', async () => {
    need(shell);
    const home = installed.restore();
    writeAsPerson(home, 'letter-to-anna.txt', 'Dear Anna');
    const text = setUp(home);
    const file = writeAsPerson(home, rc, text);
    giveAway(home.path);

    await using terminal = await open(home, shell, shell === 'zsh' ? ['-d'] : []);
    await prompts(terminal, 1);
    enter(terminal, '? what is in this folder');
    await terminal.waitFor(/^letter-to-anna\.txt/m);
    await prompts(terminal, 2);
    enter(terminal, `${home.path}/.local/bin/beck uninstall --purge`);
    await terminal.waitFor('beck is removed.');
    await prompts(terminal, 3);
    enter(terminal, '? what is in this folder');
    await terminal.waitFor('beck was uninstalled; this shell now unloads it too.');
    await prompts(terminal, 4);

    const line = text.split('\n').find((each) => each.endsWith('  # beck'));
    expect(readFileSync(file, 'utf8')).toBe(line === undefined ? text : text.replace(`${line}\n`, ''));
    const left = Object.keys(filesBelow(home.path)).filter((name) => /beck/.test(name));
    expect(left.filter((name) => !name.startsWith('.config/fish/'))).toEqual([]);

    // What a manager still names is quiet about it, but for the manager itself.
    await using next = await open(home, shell, shell === 'zsh' ? ['-d'] : []);
    await prompts(next, 1);
    expect(next.scrollback()).not.toMatch(/beck\.zsh|beck\.fish|beck\.bash|error/i);
  });
});

test('a clone that was never installed says how, and only to a person', async () => {
  need('zsh');
  using home = makeHome(checkout);
  const plugin = join(checkout.folder, 'shell/beck.plugin.zsh');
  const said = `beck is not installed yet; install it with: ${checkout.folder}/install.sh --no-rc\n`;
  expect(run(home, 'zsh', ['-fc', `source ${plugin}`])).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(run(home, 'zsh', ['-fic', `source ${plugin}`]).stderr).toContain(said);
});
