// The level of a text in each shell, for tables of members.

import { loadClassifier } from '../../../src/safety/classifier.ts';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Written = (typeof SHELLS)[number];

const classifiers = Object.fromEntries(
  await Promise.all(SHELLS.map(async (shell) => [shell, await loadClassifier(shell)] as const)),
);

export function levelIn(shell: Written, command: string): string | undefined {
  return classifiers[shell]?.classify({ command, shell, home: '/home/u', cwd: '/home/u/p' }).level;
}
