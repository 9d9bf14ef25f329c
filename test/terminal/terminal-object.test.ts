// Tests the terminal that the other tests rely on.

import { describe, expect, test } from 'vitest';
import { freshHome } from '../support/home.ts';
import { openTerminal } from '../support/terminal.ts';

async function shTerminal(script: string, size: { columns?: number; rows?: number } = {}) {
  const home = await freshHome();
  const terminal = await openTerminal({
    command: '/bin/sh',
    args: ['-c', script],
    env: home.env,
    cwd: home.path,
    ...size,
  });
  return Object.assign(terminal, {
    [Symbol.asyncDispose]: async () => {
      await terminal.close();
      await home.remove();
    },
  });
}

describe('the terminal object', () => {
  test('shows colours and styles', async () => {
    await using terminal = await shTerminal(
      `printf 'a \\033[1;31mred\\033[0m \\033[2mdim\\033[0m 好b\\n'; cat`,
    );
    await terminal.waitFor('好b');
    expect(terminal.styledLine(0)).toBe('a {bold red}red{} {dim}dim{} 好b');
    expect(terminal.cell(0, 2)).toMatchObject({ text: 'r', foreground: 'red', bold: true });
  });

  test('answers the queries a shell makes of it', async () => {
    await using terminal = await shTerminal(
      `stty raw -echo; printf '\\033[c\\033[6n'; dd bs=1 count=10 2>/dev/null | od -c`,
    );
    await terminal.waitFor(/033 +\[ +\?/);
  });

  test('joins wrapped lines in the scrollback and keeps what scrolled away', async () => {
    await using terminal = await shTerminal(`printf '%025d\\n' 7; printf '\\n\\n\\n\\nend'; cat`, {
      columns: 20,
      rows: 4,
    });
    await terminal.waitFor('end');
    expect(terminal.scrollback()).toBe(`${'7'.padStart(25, '0')}\n\n\n\n\nend`);
    expect(terminal.screen()).toBe('\n\n\nend');
  });

  test('sends keys and pastes as a terminal does', async () => {
    await using terminal = await shTerminal(
      `stty -echo -icanon; printf '\\033[?2004h\\033[?1h'ready; od -An -c`,
    );
    await terminal.waitFor('ready');
    terminal.press('Up', 'Ctrl-A');
    terminal.paste('a\nb');
    terminal.press('Enter', 'Enter', 'Escape');
    await terminal.waitFor(/033 +O +A +001 +033 +\[ +2 +0 +0 +~ +a +\\n +b +033/);
  });

  test('sends any byte, and keeps the bytes it receives', async () => {
    await using terminal = await shTerminal(
      `stty raw -echo; echo ready; dd bs=1 count=3 2>/dev/null; exec cat`,
    );
    await terminal.waitFor('ready');
    terminal.type(Uint8Array.of(0xff, 0xc3, 0x28));
    await terminal.waitUntil(() => Buffer.from(terminal.output()).includes(Buffer.of(0xff, 0xc3, 0x28)));
  });

  test('names what it waited for and shows the screen when it never comes', async () => {
    await using terminal = await shTerminal('echo here; cat');
    await terminal.waitFor('here');
    await expect(terminal.waitFor('there', { timeout: 50 })).rejects.toThrow(
      /50 ms passed before there.*\n.*\nhere/,
    );
  });

  test('tells how the program ended, and stops waiting then', async () => {
    await using terminal = await shTerminal('echo bye; exit 7');
    expect(await terminal.waitForExit()).toEqual({ exitCode: 7, signal: 0 });
    await expect(terminal.waitFor('more')).rejects.toThrow('The program ended before more');
  });

  test('tells the program its new size', async () => {
    await using terminal = await shTerminal(
      `trap 'stty size' WINCH; echo ready; while :; do read -r x; done`,
    );
    await terminal.waitFor('ready');
    terminal.resize(60, 20);
    await terminal.waitUntil(() => {
      terminal.press('Enter');
      return terminal.scrollback().includes('20 60');
    });
  });

  test.skipIf(process.platform !== 'linux')(
    'leaves no process behind, background jobs included',
    async () => {
      const terminal = await shTerminal(`set -m; trap '' HUP TERM; sleep 1000 & echo started; cat`);
      await terminal.waitFor('started');
      await terminal.waitUntil(() => terminal.processes().length === 3);
      await terminal.close();
      expect(terminal.processes()).toEqual([]);
      await terminal[Symbol.asyncDispose]();
    },
  );
});
