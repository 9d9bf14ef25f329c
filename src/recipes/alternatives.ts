// Lists commands for a typed line, best first; nothing runs, so near matches may be offered too.

import { syntaxOf } from '../domain/shell-descriptor.ts';
import { absentFor } from './absent.ts';
import { printCommand, wholeCommand } from './answer.ts';
import { FILTERS } from './rows/filters.ts';
import { POWERSHELL_FILTERS } from './rows/filters-powershell.ts';
import type { RecipeEnvironment } from './slots/recipe.ts';
import { RECIPES } from './table.ts';
import { waysToRead } from './understand.ts';

const MOST = 3;

/** `kept`: commands and the pipe behind them that the line begins with; `words` are then about their output. */
export function alternatives(
  { kept, words }: { readonly kept: string; readonly words: string },
  env: RecipeEnvironment,
): readonly string[] {
  const syntax = syntaxOf(env.shell);
  const powershell = syntax === 'powershell';
  if (syntax === 'cmd' || (powershell && kept === '')) return [];
  if (kept !== '') {
    const rows = (powershell ? POWERSHELL_FILTERS : FILTERS).filter(
      ({ after }) => after === undefined || after.test(kept),
    );
    return some(waysToRead(words, rows).map((part) => `${kept} ${wholeCommand(part, env)}`));
  }
  const whole = printCommand(words, env);
  const near = waysToRead(words, RECIPES, env.world).filter(
    (part) => part.recipe.effect === 'reads' && absentFor(part, env, env.cwd) === undefined,
  );
  return some([
    ...(whole.type === 'command' ? [whole.command] : []),
    ...near.map((part) => wholeCommand(part, env)),
  ]);
}

function some(commands: readonly string[]): readonly string[] {
  return [...new Set(commands)].filter((command) => !command.includes('\n')).slice(0, MOST);
}
