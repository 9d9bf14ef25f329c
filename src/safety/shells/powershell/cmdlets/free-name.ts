// Names that a function or an alias of PowerShell can have without taking one away.

import { findRow } from '../../../commands/rows.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import { aliasTarget } from './aliases.ts';
import { findCmdlet } from './rows.ts';

/** Nothing of that name, nor of PowerShell's own: `prompt`, `Get-Item`. */
export function isFreeName(judgement: Judgement, name: string): boolean {
  const { resolved, aliases, functions } = judgement.facts;
  judgement.survey.words.add(name);
  const known = resolved?.[name];
  if (known !== undefined && known.type !== 'missing') return false;
  const listed = [...Object.keys(aliases ?? {}), ...(functions ?? [])].some(
    (each) => each.toLowerCase() === name,
  );
  // What PowerShell does not find is no program here either.
  const program = known === undefined && findRow(name) !== undefined;
  const taken = program || findCmdlet(aliasTarget(name, false) ?? name) !== undefined;
  return (
    /^[a-z][\w-]*$/.test(name) &&
    !CALLED_BY_ITSELF.test(name) &&
    !listed &&
    !taken &&
    !judgement.found.defined.has(name)
  );
}

const CALLED_BY_ITSELF =
  /^(?:prompt|psconsolehostreadline|tabexpansion2?|command-?not-?found\w*|\w+-\w*completer)$/;
