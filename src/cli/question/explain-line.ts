// The convert key on a line that is a command already: what it does and its risk, for the rows below it.

import type { Shell } from '../../domain/shell.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { RecipeWorld } from '../../recipes/slots/recipe.ts';
import { bareCommand, SENTENCE } from '../../recipes/typed-command.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { takeApart } from '../shared/explain-command.ts';
import { renderExplanation } from '../shared/explain-lines.ts';

/** The words that have to be commands for the line to be one: the first of each part, outside quotes. */
export function namesIn(line: string): readonly string[] {
  return withoutQuoted(line)
    .split(/\|\|?|&&|;|\n/)
    .map((part) => part.trim().replace(/^(?:[A-Za-z_]\w*=\S*\s+)+/, ''))
    .map((part) => part.split(/\s+/, 1)[0] ?? '')
    .filter((word) => word !== '');
}

/** Its commands exist, and it has what only a command has; a sentence may begin with `find` as well. */
export function isCommandLine(
  line: string,
  typeOf: (name: string) => string,
  world: RecipeWorld | undefined,
): boolean {
  const names = namesIn(line);
  if (names.length === 0 || names.some((name) => typeOf(name) === 'missing')) return false;
  const plain = withoutQuoted(line).trim();
  const words = plain.split(/\s+/);
  // `time` alone is a word that a shell waits for more after.
  if (words.length === 1) return names.every((name) => typeOf(name) !== 'keyword');
  if (words.some((word) => SENTENCE.test(word))) return false;
  return SYNTAX.test(plain) || bareCommand(line, world) !== undefined;
}

/** An option, a path, or what a shell reads as its own. */
const SYNTAX = /(?:^|\s)(?:--?[A-Za-z0-9]|~?\.{0,2}\/)|[|;&<>$`=*{}\\]|\s'|""/;

function withoutQuoted(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/'[^']*'/g, "''");
}

type Explaining = {
  readonly shell: Shell;
  readonly rules: PersonRules;
  readonly look: Look;
  /** How many there may be. */
  readonly rows: number;
};

/** Rows for below the line; the verdict comes last, whatever is left out before it. */
export async function explainLine(
  line: string,
  verdict: Verdict,
  { shell, rules, look, rows }: Explaining,
): Promise<readonly string[]> {
  const { explained } = await takeApart(line, shell, rules);
  const whole = renderExplanation(explained, verdict, look).filter((row) => row !== '');
  const judged = renderExplanation([], verdict, look);
  if (whole.length <= rows) return whole;
  const most = Math.max(1, rows - judged.length - 1);
  return [...whole.slice(0, most), look.marks.ellipsis, ...judged].slice(0, Math.max(rows, judged.length));
}
