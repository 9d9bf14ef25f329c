// `beck doctor` on a machine that is busy with other things: rc files that did not end in time are no finding then.

import { expect, test } from 'vitest';
import { examineTrial } from '../../src/cli/verbs/doctor/trial-findings.ts';

function told(foreground: string, load: string | undefined): readonly string[] {
  const trial = {
    outcome: { type: 'no-prompt' as const, foreground, load },
    state: undefined,
    without: undefined,
  };
  return examineTrial({ shell: 'zsh', rcPath: '~/.zshrc', place: '~/.zshrc line 3', trial }).map(
    ({ text }) => text,
  );
}

test.each([
  ['zsh', 'load 36 on 2 processors', 'the machine is busy (load 36 on 2 processors)'],
  ['', 'load 9 on 1 processor', 'the machine is busy (load 9 on 1 processor)'],
  ['zsh', undefined, 'its rc files did not finish in time'],
  // A program that has the terminal waits for the person, however busy the machine is.
  ['fzf', 'load 36 on 2 processors', 'fzf is using the terminal'],
])('"%s" in front, %s', (foreground, load, says) => {
  const texts = told(foreground, load);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain(says);
});
