// Keeps beck's own files and the shells' histories out of what a recipe searches from above them: they are no answer to a
// question about the person's files, and `delete them` would end beck, and with it every undo.

import { join } from 'node:path';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import type { RecipeEnvironment } from '../slots/recipe.ts';

/** The command with conditions for those of `env.own` that its searches would find; a search that names beck means it. */
export function withoutOwnFiles(command: string, env: RecipeEnvironment): string {
  if (env.own === undefined) return command;
  if (syntaxOf(env.shell) === 'powershell')
    return command.includes('Get-ChildItem ') ? inPipelines(command, env) : command;
  const found = command.includes('find ') ? inFinds(command, env) : command;
  return found.includes('grep -r') ? inGreps(found, env) : found;
}

const WORD = String.raw`(?:'[^']*'|"\$PWD"|\\.|[^\s'"\\|;&()])`;
/** A quoted text, or a search: its roots, the options that come first, and what it skips as a whole. */
const FIND =
  String.raw`'[^']*'|\\.|(?<=^|[|;&(] ?)find(?: -[LHE])*(?<roots>(?: (?![-!]|\\[(!])${WORD}+)+)` +
  String.raw`(?<first>(?: -(?:m(?:in|ax)depth|regextype) \S+| -xdev)*)(?: \\\( .*? \\\) -prune -o)?`;

function inFinds(command: string, env: RecipeEnvironment): string {
  return command.replace(new RegExp(FIND, 'g'), (found: string, ...rest: unknown[]) => {
    const { roots, first = '' } = rest.at(-1) as { readonly roots?: string; readonly first?: string };
    if (roots === undefined) return found;
    const end = (rest.at(-3) as number) + found.length;
    const [tests = ''] = /^(?:'[^']*'|\\.|[^|])*/.exec(command.slice(end)) ?? [];
    // A condition would count for the first alternative alone.
    if (/ -o /.test(tests.replace(/\\\(.*?\\\)/g, '')) || /\bbeck\b/.test(tests)) return found;
    const files = / -type f\b/.test(tests);
    const most = Number(/-maxdepth (\d+)/.exec(first)?.[1] ?? Number.POSITIVE_INFINITY);
    const patterns = (roots.match(new RegExp(`${WORD}+`, 'g')) ?? []).flatMap((root) =>
      ownBelow(unquoted(root), most, env).flatMap((own) => patternsFor(own, files, env)),
    );
    return found + patterns.map((one) => ` -not -path ${inQuotes(one)}`).join('');
  });
}

/** A quoted text, or a search through folders that prints where it found something. */
const GREP =
  String.raw`'[^']*'|\\.|(?<=^|[|;&(] ?)grep -r(?!\w*[hzZ])\w+(?: --(?:exclude-dir|include)=${WORD}+)* -e ${WORD}+` +
  String.raw`(?<roots>(?: (?!-)${WORD}+)+)(?= \||\)|$)`;

/** `--exclude-dir` takes names, which the person's folders may have as well: what it prints is sorted out. */
function inGreps(command: string, env: RecipeEnvironment): string {
  if (/\bbeck\b/.test(command.replace(/-not -path (?:'[^']*'|\S+)/g, ''))) return command;
  return command.replace(new RegExp(GREP, 'g'), (found: string, ...rest: unknown[]) => {
    const { roots = '' } = rest.at(-1) as { readonly roots?: string };
    const own = (roots.match(new RegExp(`${WORD}+`, 'g')) ?? []).flatMap((root) =>
      ownBelow(unquoted(root), Number.POSITIVE_INFINITY, env),
    );
    const starts = own.map(({ path, said }) => {
      const literal = said.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&').replaceAll("'", "'\\''");
      return env.world?.kindOf(path) === 'file' ? `${literal}(:|$)` : `${literal}/`;
    });
    return starts.length === 0 ? found : `${found} | grep -vE '^(${starts.join('|')})'`;
  });
}

/** What lies in a folder, too, where it is one. */
function patternsFor({ path, said }: Own, files: boolean, { world }: RecipeEnvironment): readonly string[] {
  const pattern = said.replace(/[\\*?[]/g, '\\$&');
  if (world?.kindOf(path) === 'file') return [pattern];
  return files ? [`${pattern}/*`] : [pattern, `${pattern}/*`];
}

const unquoted = (word: string): string => word.replace(/'([^']*)'|\\(.)/g, '$1$2');
const inQuotes = (pattern: string): string =>
  /^[\w./-]+$/.test(pattern) ? pattern : `'${pattern.replaceAll("'", "'\\''")}'`;

/** `said`: as a search from there prints it. */
type Own = { readonly path: string; readonly said: string };

/** None where the search starts in one of them. */
function ownBelow(root: string, most: number, { own, cwd, home, world }: RecipeEnvironment): readonly Own[] {
  const start = root
    .replace(/^~(?=\/|$)/, home)
    .replace(/^"\$PWD"/, cwd)
    .replace(/\/+$/, '');
  const folder = root === '/' ? '' : start.startsWith('/') ? start : join(cwd, start);
  return (own?.() ?? []).flatMap((path) => {
    if (!path.startsWith(`${folder}/`) || world?.kindOf(path) === 'none') return [];
    const below = path.slice(folder.length);
    return below.split('/').length - 1 > most ? [] : [{ path, said: start + below }];
  });
}

/** Without `-Force`, what is in hidden folders is not listed. */
const LISTING =
  /'[^']*'|Get-ChildItem -LiteralPath (?<roots>(?:'[^']*'|[^\s'|]+?)(?:, (?:'[^']*'|[^\s'|]+?))*)(?<flags>(?: -(?:Recurse|File|Directory|Force|Depth \d+))*)(?= \||\)|$)/g;

function inPipelines(command: string, env: RecipeEnvironment): string {
  if (/\bbeck\b/.test(command)) return command;
  return command.replace(LISTING, (found: string, ...rest: unknown[]) => {
    const { roots, flags = '' } = rest.at(-1) as { readonly roots?: string; readonly flags?: string };
    if (roots === undefined || !flags.includes(' -Force')) return found;
    const deepest = / -Depth (\d+)/.exec(flags)?.[1];
    const most = flags.includes(' -Recurse') ? Number(deepest ?? Number.POSITIVE_INFINITY) + 1 : 1;
    const paths = roots.split(', ').flatMap((root) => ownBelow(unquoted(root), most, env));
    if (paths.length === 0) return found;
    const any = paths.map(({ path }) => path.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&').replaceAll("'", "''"));
    return `${found} | Where-Object FullName -NotMatch '^(${any.join('|')})(/|$)'`;
  });
}
