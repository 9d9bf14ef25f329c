import headless from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { createWaitLine } from '../../src/terminal/drawing/wait-line.ts';
import { screenText } from '../support/screen.ts';

/** A terminal of 40 columns and 24 rows whose last line is the prompt's. */
function drawnTerminal() {
  const terminal = new headless.Terminal({ cols: 40, rows: 24, allowProposedApi: true, convertEol: true });
  const write = (text: string) => terminal.write(text);
  const look = () => createLook({ columns: 40, colour: false, unicode: true });
  const seen = () =>
    new Promise<string>((resolve) => terminal.write('', () => resolve(screenText(terminal))));
  return { write, look, seen };
}

const ABOVE = [
  { where: 'on the second row', above: 'before\n' },
  { where: 'on the last row', above: 'before\n'.repeat(23) },
];

describe.each(ABOVE)('$where', ({ above }) => {
  test.each([
    ['', 'nothing more'],
    ['^C', 'the terminal writes'],
    ['^C\n', 'the terminal and bash write'],
  ])('nothing is left of the wait line where the line was taken away, and of %j that %s', async (written) => {
    const { write, look, seen } = drawnTerminal();
    write(above);
    const line = createWaitLine({ write, look, place: 'here' });
    line.say('ls -l');
    await expect.poll(seen, { interval: 20 }).toMatch(/^\S ls -l$/m);
    write(written);
    line.stop();
    write('$');
    expect((await seen()).replaceAll('before\n', '')).toBe('$');
  });

  test('the line stays with the cursor in it where the wait line is below', async () => {
    const { write, look, seen } = drawnTerminal();
    write(`${above}$ typed`);
    const line = createWaitLine({ write, look, place: 'below' });
    line.say('ls -l');
    await expect.poll(seen, { interval: 20 }).toMatch(/^\S ls -l$/m);
    line.stop();
    write('!');
    expect((await seen()).replaceAll('before\n', '')).toBe('$ typed!');
  });
});

test('a quick answer shows no wait line', async () => {
  const { write, look, seen } = drawnTerminal();
  const line = createWaitLine({ write, look, place: 'here' });
  line.stop();
  write('$');
  expect(await seen()).toBe('$');
});
