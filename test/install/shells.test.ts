// Install, open a shell, ask, uninstall: for each shell, in a real terminal.

import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { INSTALLED_SHELLS, need } from '../support/programs.ts';
import type { Terminal } from '../support/terminal.ts';
import {
  filesBelow,
  install,
  type KeptHome,
  keepHome,
  makeCheckout,
  makeHome,
  makePackage,
  writeAsPerson,
} from './checkout.ts';
import { enter, open, PROMPT, prompts } from './person-terminal.ts';

const checkout = makeCheckout();
afterAll(() => {
  asked?.remove();
  checkout.remove();
});

const SHELLS = [
  { shell: 'zsh', rc: '.zshrc', text: `PROMPT='${PROMPT} '`, args: ['-d'] },
  { shell: 'bash', rc: '.bashrc', text: `PS1='${PROMPT} '\n`, args: [] },
  {
    shell: 'fish',
    rc: '.config/fish/config.fish',
    text: `function fish_prompt; echo -n '${PROMPT} '; end; function fish_greeting; end\n`,
    args: [],
  },
] as const;
const HERE = SHELLS.filter(({ shell }) => INSTALLED_SHELLS.includes(shell));

/** Prompts of ours, and install.sh asked everything at a terminal; what it asks names every shell. */
let asked: KeptHome | undefined;
async function installAsked(): Promise<KeptHome> {
  if (asked !== undefined) return asked;
  const home = makeHome(checkout);
  for (const { rc, text } of HERE) writeAsPerson(home, rc, text);
  writeAsPerson(home, 'letter-to-anna.txt', 'Dear Anna');
  await using installing = await open(home, 'sh', [join(checkout.folder, 'install.sh')]);
  await installing.waitFor('Add it? [Y/n]', { timeout: 90_000 });
  installing.press('Enter');
  await installing.waitFor('Choose a model for the questions that the recipes cannot answer? [y/N]');
  installing.press('Enter');
  expect(await installing.waitForExit()).toMatchObject({ exitCode: 0 });
  expect(installing.scrollback()).toContain('? which files here are over 1 MB');
  asked = keepHome(home);
  return asked;
}

describe.each(SHELLS)('in $shell', ({ shell, rc, text, args }) => {
  test('install.sh asks, a new shell answers, beck uninstall leaves nothing', async () => {
    need(shell);
    const home = (await installAsked()).restore();
    const rcFile = join(home.path, rc);
    {
      const env = { ...home.env, BECK_PRESTART: 'on' };
      await using terminal = await open({ ...home, env }, shell, args);
      await prompts(terminal, 1);
      enter(terminal, '? what is in this folder');
      await terminal.waitFor(/^letter-to-anna\.txt/m);
      await prompts(terminal, 2);
      const folders = () => readdirSync('/tmp').filter((name) => name.startsWith(`beck.${terminal.pid}.`));
      await terminal.waitUntil(() => folders().length > 0, { what: 'the next helper' });
      enter(terminal, `${home.path}/.local/bin/beck uninstall --purge`);
      await terminal.waitFor('beck is removed.');
      await prompts(terminal, 3);
      // The helper that waited ends with its program.
      await terminal.waitUntil(() => folders().length === 0 && !terminal.processes().some(isOurs), {
        what: 'no process and no folder to be left',
      });
    }
    expect(readFileSync(rcFile, 'utf8')).toBe(text);
    expect(Object.keys(filesBelow(home.path)).filter((name) => name.includes('beck'))).toEqual([]);

    await using terminal = await open(home, shell, args);
    await prompts(terminal, 1);
    enter(terminal, '? what is in this folder');
    await prompts(terminal, 2);
    expect(terminal.scrollback()).not.toContain('letter-to-anna.txt');
    // The first of them installs, which takes long on a busy machine.
  }, 180_000);
});

/** Of the helper or its script: fish starts programs of its own as well. */
function isOurs(pid: number): boolean {
  try {
    return /launch\.sh|\/main\.js/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

test('shells that were open before an upgrade still answer', async () => {
  using home = makeHome(checkout);
  for (const { rc, text } of HERE) writeAsPerson(home, rc, text);
  writeAsPerson(home, 'letter-to-anna.txt', 'Dear Anna');
  install(checkout, home, ['--yes']);
  await using terminals = new AsyncDisposableStack();
  const opened: Terminal[] = [];
  for (const { shell, args } of HERE) opened.push(terminals.use(await open(home, shell, args)));
  for (const terminal of opened) await prompts(terminal, 1);
  const place = join(home.path, '.local/share/beck');
  const before = readlinkSync(join(place, 'current'));
  writeFileSync(join(checkout.folder, 'dist/upgraded.txt'), before);
  install(checkout, home, ['--yes']);
  expect(readlinkSync(join(place, 'current'))).not.toBe(before);
  for (const terminal of opened) {
    enter(terminal, '? what is in this folder');
    await terminal.waitFor(/^letter-to-anna\.txt/m);
  }
  // It installs twice, which takes long on a busy machine.
}, 180_000);

test('the answer no leaves the rc file alone and prints the line', async () => {
  // What is asked is the same where nothing has to be copied before.
  const onSystem = makePackage();
  onTestFinished(onSystem.remove);
  using home = makeHome(onSystem);
  const rcFile = writeAsPerson(home, '.bashrc', 'true\n');
  await using terminal = await open(home, 'sh', [join(onSystem.folder, 'install.sh'), '--shell', 'bash']);
  await terminal.waitFor('Add it? [Y/n]');
  terminal.type('n\r');
  await terminal.waitFor('Choose a model for the questions that the recipes cannot answer? [y/N]');
  terminal.type('y\r');
  await terminal.waitFor('Who answers your questions?');
  await terminal.waitFor('to narrow');
  terminal.press('Ctrl-C');
  expect(await terminal.waitForExit()).toMatchObject({ exitCode: 0 });
  expect(terminal.scrollback()).toContain('Nothing was changed.');
  expect(terminal.scrollback()).toContain('Later: beck setup');
  expect(terminal.scrollback()).toContain('No rc file was changed.');
  expect(readFileSync(rcFile, 'utf8')).toBe('true\n');
});
