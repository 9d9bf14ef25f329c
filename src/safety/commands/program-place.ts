// Where a program is, and whether what `which` says of it is certain.

import type { Judgement } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { findRow } from './rows.ts';

/** Where one program is, as the shell says; a name that it was not asked about is a program of the system if we know it. */
function programPath({ facts, survey }: Judgement, names: readonly ExpandedWord[]): string | undefined {
  const [only, ...more] = names;
  if (only === undefined || more.length > 0 || !/^\w[\w.+-]*$/.test(only.text)) return undefined;
  survey.words.add(only.text);
  const found = facts.resolved?.[only.text];
  if (found === undefined) return findRow(only.text) === undefined ? undefined : `/usr/bin/${only.text}`;
  return found.type === 'file' && found.untrusted !== true ? found.path : undefined;
}

/** A path that is one word and no pattern wherever it is written. */
function isPlainPath(path: string | undefined): boolean {
  return path !== undefined && /^\/[\w./@+,-]*$/.test(path);
}

/** The shell says that it is a program, or its own. */
function isItself({ facts, shell, found }: Judgement, name = ''): boolean {
  const type = facts.resolved?.[name]?.type ?? 'missing';
  return /^(?:builtin|file)$/.test(type) && !shell.bodies.has(name) && !found.defined.has(name);
}

/** What `which` prints, or `command -v`. */
export function foundProgram(
  judgement: Judgement,
  args: readonly ExpandedWord[],
  by: 'which' | 'command' = 'which',
): { readonly text: string; readonly certain: boolean } | undefined {
  const text = programPath(judgement, args);
  if (text === undefined) return undefined;
  return {
    text,
    // Where no shell was asked, what the shells print otherwise are the person's own aliases.
    certain:
      isPlainPath(text) &&
      (judgement.facts.resolved === undefined ||
        (isItself(judgement, by) && isItself(judgement, args[0]?.text))),
  };
}
