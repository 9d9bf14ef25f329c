// What the shell said, as everything that follows a key or a question needs it.

import type { ResolvedWord, Shell } from '../../domain/shell.ts';
import { SHELL_DESCRIPTORS, syntaxOf } from '../../domain/shell-descriptor.ts';
import type { AskedQuestion, ShellLink } from '../../shell-link/link.ts';
import type { PersonSide } from '../asking/person-side.ts';
import type { ResolveWords } from '../wiring/command-facts.ts';
import type { Asking } from '../wiring/surroundings.ts';

export function askingOf(
  { report, cwd }: AskedQuestion,
  person: PersonSide,
  rest: Pick<Asking, 'surroundings' | 'settings' | 'projectContext' | 'shellPid'>,
): Asking {
  return {
    ...rest,
    shell: report.shell,
    shellVersion: report.shellVersion,
    cwd,
    lastStatus: report.lastStatus,
    terminal: person.terminal(),
  };
}

/** How words resolve in the shell now; a shell with a parser to ask is asked about the whole text. */
export function resolveThrough(link: ShellLink, { report, everywhere }: AskedQuestion): ResolveWords {
  return async (words, text) => {
    const whole = SHELL_DESCRIPTORS[report.shell].parsesText ? text : undefined;
    const { words: resolved, cwd, parsed } = await link.resolve(words, whole);
    return { resolved: { ...everywhere, ...resolved }, cwd, parsed };
  };
}

/** What the shell has by each of these words. */
export type TypesOf = (words: readonly string[]) => Promise<(word: string) => string>;

/** What the shell said of a word. PowerShell is silent about a cmdlet whose module it would have to load. */
export function typeOfWord(
  word: string,
  resolved: Readonly<Record<string, ResolvedWord>>,
  shell: Shell,
): ResolvedWord['type'] {
  const silent =
    syntaxOf(shell) === 'powershell' && /^[A-Za-z]+-[A-Za-z]+$/.test(word) ? 'builtin' : 'missing';
  return resolved[word]?.type ?? silent;
}
