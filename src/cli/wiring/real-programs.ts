// A command that beck wrote means the programs it names, whatever aliases and functions of those names the shell has.

import { quoteWord } from '../../domain/quote.ts';
import type { ResolvedWord } from '../../domain/shell.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import { findProgram, trustedFolders } from '../../processes/trusted-folders.ts';
import type { ResolveWords } from './command-facts.ts';
import type { QuietPerformers } from './performers.ts';
import type { Asking } from './surroundings.ts';

export type RealPrograms = {
  /** beck wrote this command. */
  readonly wrote: (command: string) => void;
  /** Of a command that beck wrote, such a word is the program. */
  readonly resolve: ResolveWords;
  /** As the shell has to be told it, once its words were resolved; any other command as it is. */
  readonly textFor: (command: string, quiet: Pick<QuietPerformers, 'shellCommands'>) => string;
};

type Programs = Readonly<Record<string, Extract<ResolvedWord, { type: 'file' }>>>;

export function realPrograms(resolve: ResolveWords, asking: Asking): RealPrograms {
  const { shell } = asking;
  const written = new Set<string>();
  const behind = new Map<string, Programs>();
  return {
    wrote: (command) => void written.add(command),
    async resolve(words, text) {
      const told = await resolve(words, text);
      if (text === undefined || !written.has(text)) return told;
      const programs = await programsBehind(told.resolved ?? {}, asking);
      behind.set(text, programs);
      return { ...told, resolved: { ...told.resolved, ...programs } };
    },
    textFor(command, { shellCommands }) {
      const programs = behind.get(command) ?? {};
      if (Object.keys(programs).length === 0) return command;
      const spell = (name: string): string =>
        syntaxOf(shell) === 'powershell'
          ? `& ${quoteWord(programs[name]?.path ?? name, shell)}`
          : `command ${name}`;
      return shellCommands({ command, shell, resolved: programs })
        .filter(({ name }) => Object.hasOwn(programs, name))
        .toSorted((a, b) => b.at - a.at)
        .reduce(
          (text, { name, at }) => text.slice(0, at) + spell(name) + text.slice(at + name.length),
          command,
        );
    },
  };
}

async function programsBehind(
  resolved: Readonly<Record<string, ResolvedWord>>,
  { cwd, surroundings: { env, home } }: Asking,
): Promise<Programs> {
  const names = Object.entries(resolved).flatMap(([name, word]) => (isCovered(name, word) ? [name] : []));
  if (names.length === 0) return {};
  const folders = await trustedFolders(env['PATH'], { cwd, home });
  const found = await Promise.all(
    names.map(async (name) => [name, await findProgram(name, folders)] as const),
  );
  return Object.fromEntries(
    found.flatMap(([name, path]) => (path === undefined ? [] : [[name, { type: 'file', path }]])),
  );
}

/** Whether something else runs under a program's name. */
function isCovered(name: string, word: ResolvedWord): boolean {
  if (OF_THE_SHELL.has(name) || /[^\w.+-]/.test(name)) return false;
  if (word.type !== 'alias') return word.type === 'function';
  return !(word.text.startsWith(name) && CHANGES_NOTHING.test(word.text.slice(name.length)));
}

/** Programs of these names do something else than the shell's own command. */
const OF_THE_SHELL: ReadonlySet<string> = new Set(
  'cd command echo env exec false kill printf pwd read test time true type umask wait'.split(' '),
);

/** What an alias adds to its own name: colours, and a question before each file. */
const CHANGES_NOTHING = /^(?: +(?:--colou?r(?:=\w+)?|-[iI]|--interactive(?:=\w+)?|--preserve-root))+$/;
