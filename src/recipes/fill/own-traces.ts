// Removes what beck's own run adds to a command's output; adds nothing if the command is only printed.

import { quoteWord } from '../../domain/quote.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import type { RecipeEnvironment } from '../slots/recipe.ts';
import type { SlotValue } from '../slots/slot-values.ts';

/** A part of the pipe with its bar, or nothing. Also drops the process that lists them. */
export function withoutProcesses({ shell, traces }: RecipeEnvironment): string {
  const own = traces?.processes ?? [];
  if (own.length === 0) return '';
  if (syntaxOf(shell) === 'powershell') return ` | Where-Object Id -NotIn ${own.join(', ')}`;
  const tests = own.map((pid) => `$1 != ${pid}`);
  return ` | awk '${[...tests, '$NF != "ps"'].join(' && ')}'`;
}

/**
 * `env -u PAGER GIT_PAGER=less`, for `?` with a space at its end; what `tail` has after its sign where nothing changed; in
 * PowerShell a part of the pipe. `one`: the only variable that is asked for.
 */
export function environmentBefore(
  one: SlotValue | undefined,
  { shell, traces }: RecipeEnvironment,
  tail: string,
): string {
  const variables = Object.entries(traces?.variables ?? {}).filter(
    ([name]) => one?.type !== 'text' || one.text === name,
  );
  if (variables.length === 0) return tail.slice(1);
  if (syntaxOf(shell) === 'powershell')
    return ` | Where-Object Name -NotIn ${variables.map(([name]) => name).join(', ')}`;
  const unset = variables.filter(([, value]) => value === undefined).map(([name]) => `-u ${name}`);
  const set = variables.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoteWord(value, shell)}`],
  );
  return `env ${[...unset, ...set].join(' ')}${tail === '?' ? ' ' : ''}`;
}
