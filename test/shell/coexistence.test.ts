// beck beside what people load into their shells: the real plugins, as Debian packages them, before our line and after it.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FreshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';
import { openRecipes } from './agent-session.ts';
import { openScripted, PROMPT, type ShellName, type ShellSession } from './shell-session.ts';

const SUGGESTIONS = '/usr/share/zsh-autosuggestions/zsh-autosuggestions.zsh';
const HIGHLIGHTING = '/usr/share/zsh-syntax-highlighting/zsh-syntax-highlighting.zsh';
const COMPLETION = '/usr/share/bash-completion/bash_completion';
const DIRENV = 'direnv';
const FZF = '/usr/share/doc/fzf/examples/key-bindings';

/** The file `ble.sh` to test with; Debian has none. */
const BLESH = process.env['BECK_BLESH'];

type Neighbour = {
  readonly shell: ShellName;
  readonly name: string;
  /** Files that must be there for it. */
  readonly needs: readonly string[];
  readonly lines: string;
};

const NEIGHBOURS: readonly Neighbour[] = [
  { shell: 'zsh', name: 'zsh-autosuggestions', needs: [SUGGESTIONS], lines: `source ${SUGGESTIONS}` },
  { shell: 'zsh', name: 'zsh-syntax-highlighting', needs: [HIGHLIGHTING], lines: `source ${HIGHLIGHTING}` },
  {
    shell: 'zsh',
    name: 'both, the completion system and vi keys',
    needs: [SUGGESTIONS, HIGHLIGHTING],
    lines: `autoload -Uz compinit; compinit -u; bindkey -v; source ${SUGGESTIONS}; source ${HIGHLIGHTING}`,
  },
  { shell: 'zsh', name: "fzf's keys", needs: [`${FZF}.zsh`, 'fzf'], lines: `source ${FZF}.zsh` },
  { shell: 'zsh', name: 'direnv', needs: [DIRENV], lines: 'eval "$(direnv hook zsh)"' },
  {
    shell: 'zsh',
    name: 'a prompt of two lines drawn by hooks',
    needs: [],
    lines: String.raw`setopt prompt_subst; autoload -Uz add-zsh-hook; fancy() { local s=$?; top="%F{blue}%~%f $s"; PROMPT=$'$top\n${PROMPT}' }; started() { begun=$EPOCHREALTIME }; add-zsh-hook precmd fancy; add-zsh-hook preexec started`,
  },
  { shell: 'bash', name: 'bash-completion', needs: [COMPLETION], lines: `source ${COMPLETION}` },
  { shell: 'bash', name: "fzf's keys", needs: [`${FZF}.bash`, 'fzf'], lines: `source ${FZF}.bash` },
  ...(BLESH ? [{ shell: 'bash', name: 'ble.sh', needs: [BLESH], lines: `source ${BLESH}` } as const] : []),
  {
    shell: 'bash',
    name: "fzf's keys in vi mode",
    needs: [`${FZF}.bash`, 'fzf'],
    lines: `set -o vi; source ${FZF}.bash`,
  },
  { shell: 'bash', name: 'direnv', needs: [DIRENV], lines: 'eval "$(direnv hook bash)"' },
  {
    shell: 'bash',
    name: 'a prompt of two lines drawn by hooks',
    needs: [],
    lines: String.raw`fancy() { local s=$?; PS1="\[\e[34m\]\w\[\e[m\] $s\n${PROMPT}"; return $s; }; begun() { :; }; trap begun DEBUG; PROMPT_COMMAND="fancy${'${PROMPT_COMMAND:+;$PROMPT_COMMAND}'}"`,
  },
  {
    shell: 'fish',
    name: "fzf's keys",
    needs: [`${FZF}.fish`, 'fzf'],
    lines: `source ${FZF}.fish; fzf_key_bindings`,
  },
  { shell: 'fish', name: 'direnv', needs: [DIRENV], lines: 'direnv hook fish | source' },
  {
    shell: 'fish',
    name: 'vi keys and a prompt of two lines',
    needs: [],
    lines: `function fish_mode_prompt; end; fish_vi_key_bindings; function fish_prompt; set -l s $status; echo (prompt_pwd) $s; echo -n '${PROMPT}'; end`,
  },
];

const QUESTION = "? it's $(touch HOSTILE) * !!";

/** The line at the last prompt, without what a suggestion adds on the next rows. */
function line(session: ShellSession): string {
  const shown = session.terminal.scrollback();
  return shown.slice(shown.lastIndexOf(PROMPT.trimEnd()) + PROMPT.length);
}

async function shows(session: ShellSession, text: string): Promise<void> {
  await session.terminal.waitUntil(() => line(session) === text, { what: `the line ${text}` });
}

/** fish 3 reads its own file again once a second, counted from its start. */
async function letHistoryAge({ shell, run }: ShellSession): Promise<void> {
  if (shell === 'fish') await run('sleep 1.1');
}

function prepare(home: FreshHome): void {
  writeFileSync(join(home.path, 'work/unique-file'), 'what it holds\n');
  mkdirSync(join(home.path, 'work/project'));
}

const CASES = NEIGHBOURS.flatMap((neighbour) => [
  { ...neighbour, when: 'before' },
  { ...neighbour, when: 'after' },
]);

describe.each(CASES)('in $shell with $name loaded $when our line', (neighbour) => {
  const { shell, when, lines } = neighbour;
  beforeEach(() => need(...neighbour.needs));

  test('a question arrives as typed, is one Up away, and Tab completes', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'true' }], {
      [when]: lines,
      prepare,
    });
    await letHistoryAge(session);
    await session.run(QUESTION);
    expect(Buffer.from(String((await session.logged('asked'))['question']), 'hex').toString()).toBe(
      QUESTION.slice(2),
    );
    await session.tidy();
    expect(existsSync(join(session.home.path, 'work/HOSTILE'))).toBe(false);
    // The command that ran is before the question.
    session.terminal.press('Up');
    await shows(session, 'true');
    session.terminal.press('Up');
    await shows(session, QUESTION);
    await session.leaveLine();
    await shows(session, '');
    session.terminal.type('cat unique-f\t');
    await shows(session, 'cat unique-file');
    session.terminal.press('Enter');
    await session.terminal.waitFor('what it holds');
  });

  test('the convert key turns the line into a command', async () => {
    await using session = await openRecipes(shell, { [when]: lines });
    session.terminal.type('what time is it\x1d');
    await session.terminal.waitUntil(() => line(session).startsWith('date'), {
      what: 'the command',
    });
    await session.tidy();
  });
});

test.each(['before', 'after'])(
  'in zsh suggestions come and are taken, also for a question, with the plugins loaded %s our line',
  async (when) => {
    need(SUGGESTIONS, HIGHLIGHTING);
    await using session = await openScripted('zsh', [{ type: 'run', command: 'true' }], {
      [when]: `source ${SUGGESTIONS}; source ${HIGHLIGHTING}`,
    });
    await session.run('echo alpha beta');
    await session.run('? what is this');
    await session.tidy();
    session.terminal.type('echo al');
    await shows(session, 'echo alpha beta');
    session.terminal.press('Right');
    session.terminal.press('Enter');
    await session.prompt(4);
    expect(session.terminal.scrollback().match(/^alpha beta$/gm)).toHaveLength(2);
    session.terminal.type('? wh');
    await shows(session, '? what is this');
  },
);

const FINDERS = NEIGHBOURS.filter(({ name }) => name === "fzf's keys");

test.each(FINDERS)("in $shell fzf's Ctrl-R finds a question, and Enter asks it again", async (finder) => {
  need(...finder.needs);
  await using session = await openScripted(finder.shell, [], { after: finder.lines });
  await letHistoryAge(session);
  await session.run('? where is the rabbit');
  await session.tidy();
  await session.run('echo something else');
  session.terminal.press('Ctrl-R');
  await session.terminal.waitFor(/^> /m);
  session.terminal.type('rabbit');
  await session.terminal.waitUntil(() => /1\/\d+/.test(session.terminal.screen()), {
    what: 'the one match',
  });
  session.terminal.press('Enter');
  await shows(session, '? where is the rabbit');
  session.terminal.press('Enter');
  await session.terminal.waitUntil(() => session.log().filter(({ type }) => type === 'asked').length === 2);
});

const LOADERS = NEIGHBOURS.filter(({ name }) => name === 'direnv');

test.each(LOADERS)('in $shell direnv follows the cd of a question', async (loader) => {
  need(...loader.needs);
  await using session = await openScripted(loader.shell, [{ type: 'run', command: 'cd project' }], {
    after: loader.lines,
    prepare(home) {
      prepare(home);
      writeFileSync(join(home.path, 'work/project/.envrc'), 'export CARROT=orange\n');
    },
  });
  await session.run('direnv allow project');
  await session.run('? go');
  await session.run('echo "the carrot is $CARROT"');
  expect(session.after('echo "the')).toContain('the carrot is orange');
});
