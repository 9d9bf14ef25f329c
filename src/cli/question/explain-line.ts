// The convert key on a line that is a command already: what it does and its risk, for the rows below it.

import { SHELL_DESCRIPTORS } from '../../domain/shell-descriptor.ts';
import type { ClassifyRequest } from '../../domain/verdict.ts';
import type { ShellReport } from '../../protocol/words.ts';
import type { RecipeWorld } from '../../recipes/slots/recipe.ts';
import { bareCommand, SENTENCE } from '../../recipes/typed-command.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { createLook, type Look } from '../../terminal/drawing/look.ts';
import { readAbilities } from '../../terminal/drawing/tty.ts';
import { renderExplanation } from '../shared/explain-lines.ts';
import type { ResolveWords } from '../wiring/command-facts.ts';
import { takeApart } from '../wiring/explain-command.ts';
import { quietPerformers } from '../wiring/performers.ts';
import { rulesOf } from '../wiring/rules.ts';
import type { Asking } from '../wiring/surroundings.ts';
import type { TypesOf } from './asking.ts';

/** The words that have to be commands for the line to be one: the first of each part, outside quotes. */
export function namesIn(line: string): readonly string[] {
  return withoutQuoted(line)
    .split(/\|\|?|&&|;|\n/)
    .map((part) =>
      part
        .trim()
        .replace(OPENS, '')
        .replace(/^(?:[A-Za-z_]\w*=\S*\s+)+/, ''),
    )
    .map((part) => (part.split(/\s+/, 1)[0] ?? '').replace(/\)+$/, ''))
    .filter((word) => word !== '' && !CLOSES.test(word));
}

/** What stands before a command in a loop, a condition or a group, and what has none. */
const OPENS = /^(?:(?:do|then|else|elif|if|while|until|not)\s+|[({!]\s*)+/;
const CLOSES = /^(?:for|select|done|fi|end|begin|\})$/;
const COMPOUND =
  /^(?:for|select|while|until)\b.*[;\n]\s*do\b.*[;\n]\s*done\b|^if\b.*[;\n]\s*then\b.*[;\n]\s*fi\b|^(?:for|while|if|begin)\b.*[;\n]\s*end\b|^\(.*\)$|^\{\s.*[;\n]\s*\}$/s;

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
  if (words.length === 1)
    return names.every((name) => typeOf(name) !== 'keyword' && !KEYWORDS_OF_FISH.test(name));
  if (COMPOUND.test(plain)) return true;
  if (words.some((word) => SENTENCE.test(word))) return false;
  return SYNTAX.test(plain) || bareCommand(line, world) !== undefined;
}

/** `type` of fish calls them builtins. */
const KEYWORDS_OF_FISH = /^(?:time|and|or|not|if|while|for|switch|begin|function)$/;

/** An option, a path, or what a shell reads as its own. */
const SYNTAX = /(?:^|\s)(?:--?[A-Za-z0-9]|~?\.{0,2}\/)|[|;&<>$`=*{}\\]|\s'|""/;

function withoutQuoted(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/'[^']*'/g, "''");
}

type Line = {
  readonly asking: Asking;
  readonly report: Pick<ShellReport, 'shell' | 'options'>;
  readonly resolve: ResolveWords;
  readonly typesOf: TypesOf;
};

/** Rows about a line that is a command already; undefined where it is words. */
export async function explanationOf(
  line: string,
  { asking, report, resolve, typesOf }: Line,
): Promise<readonly string[] | undefined> {
  const names = namesIn(line);
  if (names.length === 0) return undefined;
  const { lookAroundFor } = await import('../asking/fix-world.ts');
  if (!isCommandLine(line, await typesOf(names), await lookAroundFor(asking))) return undefined;
  const request = { ...(await requestOf(line, { asking, report, resolve })), as: 'line' as const };
  const { shell } = report;
  const { settings, surroundings, terminal } = asking;
  const { unicode } = readAbilities(surroundings.env);
  const colour = terminal?.colours === true && SHELL_DESCRIPTORS[shell].colouredNote;
  return explainLine(request, {
    rules: rulesOf(settings, surroundings.home),
    look: createLook({ columns: (terminal?.columns ?? 80) - 1, colour, unicode }),
    rows: MOST_ROWS,
  });
}

/** A command with what the shell and the disk say of it, as a question judges it. */
export async function requestOf(
  command: string,
  { asking, report, resolve }: Omit<Line, 'typesOf'>,
): Promise<ClassifyRequest> {
  const { shell, options } = report;
  const { factsFor } = quietPerformers(asking, { options, project: undefined, resolve });
  return { ...(await factsFor(command)), command, shell };
}

/** Below the line. */
const MOST_ROWS = 12;

type Explaining = {
  readonly rules: PersonRules;
  readonly look: Look;
  /** How many there may be. */
  readonly rows: number;
};

/** Rows for below the line; the verdict comes last, whatever is left out before it. */
export async function explainLine(
  request: ClassifyRequest,
  { rules, look, rows }: Explaining,
): Promise<readonly string[]> {
  const { explained, verdict } = await takeApart(request, rules);
  const whole = renderExplanation(explained, verdict, look).filter((row) => row !== '');
  const judged = renderExplanation([], verdict, look);
  if (whole.length <= rows) return whole;
  const most = Math.max(1, rows - judged.length - 1);
  return [...whole.slice(0, most), look.marks.ellipsis, ...judged].slice(0, Math.max(rows, judged.length));
}
