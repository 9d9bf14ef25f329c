import { expect, test } from 'vitest';
import { outputBelow } from '../../src/context/screen-text.ts';

test.each<[string, string, string, string | undefined]>([
  [
    'the lines of the command',
    '$ ls\na\n$ make\nerror: one\nerror: two\n$ ?\n\n',
    'make',
    'error: one\nerror: two',
  ],
  ['of its last run', '$ make\nold\n$ make\nnew\n$ ?', 'make', 'new'],
  ['nothing, where it printed nothing', '$ false\n$ ?', 'false', ''],
  [
    'of a command of several lines',
    '$ for x in a\ndo echo $x; done\nb\n$ ?',
    'for x in a\ndo echo $x; done',
    'b',
  ],
  ['with blanks in it', `$ make\na${' '.repeat(300_000)}b\n$ ?`, 'make', `a${' '.repeat(300_000)}b`],
  ['not of a command that has scrolled away', 'x\ny\n$ ?', 'make', undefined],
  ['not of a question that names it', '$ ls\n$ ? why make', 'why make', undefined],
])('%s', (_, screen, command, output) => {
  expect(outputBelow(screen, command)).toBe(output);
});
