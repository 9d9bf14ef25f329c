// Which of the commands an answer is likely to use mean something else in this shell: the person's aliases and functions.

import type { ResolvedWord } from '../../domain/shell.ts';

/** What the shell is asked about before a question; a newcomer adds a word. */
export const LIKELY_COMMANDS: readonly string[] = [
  ...['cat', 'cd', 'cp', 'curl', 'df', 'diff', 'docker', 'du', 'find', 'git', 'grep', 'head'],
  ...['kubectl', 'less', 'll', 'ls', 'make', 'mkdir', 'mv', 'npm', 'pip', 'ps', 'python'],
  ...['python3', 'rm', 'sed', 'ssh', 'sudo', 'tail', 'tar', 'vim', 'wget'],
];

/** A short phrase for each that is shadowed: `ls = eza -l`, `cd (function)`. */
export function describeShadows(words: Readonly<Record<string, ResolvedWord>>): readonly string[] {
  return LIKELY_COMMANDS.flatMap((name) => {
    const found = Object.hasOwn(words, name) ? words[name] : undefined;
    if (found?.type === 'function') return [`${name} (function)`];
    if (found?.type !== 'alias' || onlyColours(name, found.text)) return [];
    return [`${name} = ${found.text.trim()}`];
  });
}

/** Most systems come with these; they change nothing about what a command does. */
function onlyColours(name: string, text: string): boolean {
  const [program, ...options] = text.trim().split(/\s+/);
  return program === name && options.every((option) => /^(?:--colou?r(?:=(?:auto|tty))?|-G)$/.test(option));
}
