// Leaves beck's own processes out of what a command lists; changes nothing if the command is only printed.

import { syntaxOf } from '../../domain/shell-descriptor.ts';
import type { RecipeEnvironment } from '../slots/recipe.ts';

/** The options of GNU `ps` that choose every process: `-e`, or all but beck and `ps`. An `o` follows. */
export function everyProcess({ traces }: RecipeEnvironment): string {
  return traces === undefined ? '-e' : '-N -C beck,ps -';
}

/**
 * A part of the pipe with its bar, or nothing. With GNU tools it drops by the name in the last column, elsewhere by the
 * number in the first, since only Linux lets a process choose its name.
 */
export function withoutProcesses({ shell, userland, traces }: RecipeEnvironment): string {
  if (traces === undefined) return '';
  const { processes } = traces;
  if (syntaxOf(shell) === 'powershell') return ` | Where-Object Id -NotIn ${processes.join(', ')}`;
  if (userland === 'gnu') return " | grep -vE ' (beck|ps)$'";
  const tests = processes.map((pid) => `$1 != ${pid}`);
  return ` | awk '${[...tests, '$NF != "ps"'].join(' && ')}'`;
}
