// Finds files, folders and programs that a recipe needs and that are missing, before anything is proposed.

import { lackingIn } from '../domain/busybox.ts';
import { nearest } from '../domain/nearest.ts';
import { syntaxOf } from '../domain/shell-descriptor.ts';
import { templateFor } from './fill/fill.ts';
import { placesOf } from './only-place.ts';
import { hasProgram, packageOf } from './programs.ts';
import type { RecipeEnvironment, RecipeWorld } from './slots/recipe.ts';
import { pathsOf } from './slots/slot-values.ts';
import type { Part } from './understand.ts';

/**
 * What is missing, as a sentence; `path`: the file or folder, as typed; `only`: where below the current folder
 * the only entry of that name is.
 */
export type Absent = {
  readonly type: 'absent';
  readonly text: string;
  readonly path?: string;
  readonly only?: string;
};

/** The first file, folder or program that is missing. `cwd`: where the command would run. */
export function absentFor(part: Part, env: RecipeEnvironment, cwd: string): Absent | undefined {
  const { world } = env;
  if (world === undefined) return undefined;
  const path = missingPath(part, world, cwd);
  if (path !== undefined) return path;
  const branch = missingBranch(part, world);
  if (branch !== undefined) return branch;
  const text =
    missingProgram(part, env, world) ??
    lackingIn(templateFor(part.recipe.command, env), world) ??
    missingProcess(part, world) ??
    missingColumn(part, world) ??
    missingTable(part, world) ??
    missingCommit(templateFor(part.recipe.command, env), world) ??
    takenForHost(part, world);
  return text === undefined ? undefined : { type: 'absent', text };
}

function missingProcess({ recipe, slots }: Part, world: RecipeWorld): string | undefined {
  const { port, word } = slots;
  if (recipe.needsProcess === 'port' && port?.type === 'number')
    return world.isRunning(`port ${port.number}`) === false
      ? `Nothing listens on port ${port.number}.`
      : undefined;
  if (recipe.needsProcess === 'name' && word?.type === 'text')
    return world.isRunning(`name ${word.text}`) === false ? `No process is called ${word.text}.` : undefined;
  return undefined;
}

/** `the checkout branch`: `feature/checkout`, where that is the only one that ends so. */
function missingBranch({ recipe, slots }: Part, { branches }: RecipeWorld): Absent | undefined {
  const named = slots[recipe.needsBranch ?? ''];
  const all = recipe.needsBranch === undefined ? [] : branches();
  if (named?.type !== 'text' || all.length === 0 || all.includes(named.text)) return undefined;
  const path = named.text;
  const [only, ...more] = all.filter((one) => one.endsWith(`/${path}`));
  return only !== undefined && more.length === 0
    ? { type: 'absent', text: `No branch ${path}, but ${only}.`, path, only }
    : { type: 'absent', text: noSuch('branch', path, all) };
}

/** What stands in the first line of a table; one empty name where that is unknown. */
export function headerOf(file: string, { firstLines }: RecipeWorld): readonly string[] {
  const [header = ''] = firstLines?.(file) ?? [];
  return header.split(/[,;\t]/).map((one) =>
    one
      .replace(/^\uFEFF/, '')
      .trim()
      .replace(/^"|"$/g, ''),
  );
}

/** Rows for tables name their columns by these slots. */
function missingColumn({ recipe, slots }: Part, world: RecipeWorld): string | undefined {
  const { csv, column, group } = slots;
  if (!recipe.id.startsWith('csv-') || csv?.type !== 'path') return undefined;
  const columns = headerOf(csv.path, world);
  if (columns.length === 1) return undefined;
  const known = columns.map((one) => one.toLowerCase());
  const other = [column, group].find(
    (one) => one?.type === 'text' && !known.includes(one.text.toLowerCase()),
  );
  if (other?.type !== 'text' || columns.some((one) => /^\d*$/.test(one))) return undefined;
  return `${csv.path} has no column ${other.text}; it has ${columns.join(', ')}.`;
}

function missingTable({ recipe, slots }: Part, { tablesIn }: RecipeWorld): string | undefined {
  const { file, word } = slots;
  if (!recipe.id.startsWith('database-') || file?.type !== 'path' || word?.type !== 'text') return undefined;
  const tables = tablesIn?.(file.path);
  if (tables === undefined || tables.includes(word.text)) return undefined;
  const has = tables.length === 0 ? 'it has none' : `it has ${tables.join(', ')}`;
  return `${file.path} has no table ${word.text}; ${has}.`;
}

/** All that read a commit: git fails where there is none. */
const OF_COMMITS =
  /^git (?:--no-pager )?(?:(?:log|show|shortlog|rev-list|blame|describe|revert|cherry-pick|bisect)\b|(?!-C\b).*\bHEAD\b)/;

function missingCommit(command: string, { noCommit }: RecipeWorld): string | undefined {
  return OF_COMMITS.test(command) && noCommit?.() === true
    ? 'Nothing is committed here yet; all that is here is new: git status'
    : undefined;
}

const MOST_NAMED = 6;

/** `copy a.txt to web1`: a host, and no name for a copy. */
function takenForHost({ recipe, slots }: Part, { hosts, kindOf }: RecipeWorld): string | undefined {
  const { target } = slots;
  if (!/^(?:copy|move)-/.test(recipe.id) || target?.type !== 'path') return undefined;
  if (/[./~]/.test(target.path) || kindOf(target.path) !== 'none') return undefined;
  if (hosts?.().includes(target.path) !== true) return undefined;
  return `${target.path} is a host of ssh: to copy there, say "${target.path}:".`;
}

export function noSuch(kind: string, name: string, all: readonly string[]): string {
  const near = nearest(name, all);
  if (near !== undefined) return `No ${kind} ${name}; nearest: ${near}`;
  const few = all.length > 0 && all.length <= MOST_NAMED ? `; there is ${all.join(', ')}` : '';
  return `No ${kind} ${name}${few}.`;
}

/** The slots that name existing files and folders, unless the row says otherwise. */
const FILES = ['file', 'files', 'source', 'other', 'both', 'csv'];
const FOLDERS = ['folder', 'place', 'inside', 'left', 'right'];

function missingPath({ recipe, slots }: Part, world: RecipeWorld, cwd: string): Absent | undefined {
  for (const [kind, names] of [
    ['file', FILES],
    ['folder', FOLDERS],
  ] as const) {
    for (const name of names) {
      const mayBeAbsent = recipe.mayBeAbsent?.includes(name) === true;
      if (mayBeAbsent && recipe.mayBeBelow?.includes(name) !== true) continue;
      const missing = pathsOf(slots[name]).find((path) => world.kindOf(at(path, cwd)) === 'none');
      const absent = missing === undefined ? undefined : absentPath(kind, missing, { world, cwd });
      if (absent !== undefined && !(mayBeAbsent && absent.only === undefined)) return absent;
    }
  }
  return undefined;
}

export function absentPath(
  kind: 'file' | 'folder',
  path: string,
  { world, cwd }: { readonly world: RecipeWorld; readonly cwd: string },
): Absent {
  const cut = path.lastIndexOf('/');
  const folder = cut === -1 ? '' : path.slice(0, cut + 1);
  const wanted = path.slice(cut + 1);
  const near = nearest(wanted, world.entriesOf(at(folder === '' ? '.' : folder, cwd)));
  const said = `No ${kind} ${path}${/^[~/]/.test(path) ? '' : ' here'}`;
  const [only, ...others] = placesOf(path, kind, world);
  if (only !== undefined)
    return others.length === 0
      ? { type: 'absent', text: `${said}, but ${only}.`, path, only }
      : { type: 'absent', text: `${said}, but ${[only, ...others].join(', ')}.`, path };
  const text = near === undefined || near === wanted ? `${said}.` : `${said}; nearest: ${folder}${near}`;
  return { type: 'absent', text, path };
}

/** Resolved from the folder the last command left the shell in. */
function at(path: string, cwd: string): string {
  return /^[~/]/.test(path) ? path : `${cwd}/${path}`;
}

/** The first program of a composed command that is not here; what every system has is not looked for. */
export function absentProgramIn(command: string, env: RecipeEnvironment): Absent | undefined {
  const { world } = env;
  if (world === undefined || /^(?:powershell|cmd)$/.test(syntaxOf(env.shell))) return undefined;
  const text = missingCommit(command, world);
  if (text !== undefined) return { type: 'absent', text };
  const missing = firstWordsIn(command).find((name) => !USUAL.has(name) && !hasProgram(name, world));
  if (missing !== undefined) return absentProgram(missing, world);
  const lacking = lackingIn(command, world);
  return lacking === undefined ? undefined : { type: 'absent', text: lacking };
}

/** POSIX utilities and builtins of bash, zsh and fish. */
const USUAL: ReadonlySet<string> = new Set(
  `awk basename cat chgrp chmod chown cmp comm cp cut date dd df diff dirname du echo env expand expr false find fold grep head id
   join kill less ln ls mkdir mkfifo mv nice nl nohup od paste printf pwd renice rm rmdir sed sh sleep sort split stat stty tac
   tail tee test touch tr true tty uname unexpand uniq wc xargs yes seq
   abbr alias autoload begin bg break cd continue dirs eval exec exit export fc fg hash help history jobs let local logout popd
   pushd read readonly return select set shift source suspend test times type typeset ulimit umask unset bindkey builtin command compgen contains count declare disown emulate functions getopts if in limit math
   mapfile not and or print random readarray setopt shopt status string time trap unalias until wait while`.split(
    /\s+/,
  ),
);

function missingProgram(part: Part, env: RecipeEnvironment, world: RecipeWorld): string | undefined {
  const missing = programsOf(part, env).find((program) => !hasProgram(program, world));
  return missing === undefined ? undefined : absentProgram(missing, world).text;
}

/** With the package that brings it, where that is known. */
export function absentProgram(program: string, world: RecipeWorld): Absent {
  const installer = world.installer();
  const found = installer === undefined ? undefined : packageOf(program, installer);
  const text =
    found === undefined
      ? `${program} is not installed.`
      : `${program} is not installed; ${installer} ${found}`;
  return { type: 'absent', text };
}

/** Words at the beginning of commands; quoted text is no command, and cmdlets have capitals. */
function programsOf({ recipe, slots }: Part, env: RecipeEnvironment): readonly string[] {
  return firstWordsIn(templateFor(recipe.command, env)).flatMap((first) => {
    const named = first === `{${recipe.programIn}}` ? slots[recipe.programIn ?? ''] : undefined;
    return named?.type === 'text' ? [named.text] : first.startsWith('{') ? [] : [first];
  });
}

function firstWordsIn(command: string): readonly string[] {
  const parts = command
    .replace(/'[^']*'|"[^"]*"/g, '""')
    .split(/\\;|[|;&\n]+|\$\(/)
    .map((part) => part.trim().replace(/^(do|then|else|sudo|command) /, ''));
  return parts.flatMap((part) => {
    const [first = ''] = part.split(/[\s)]/, 1);
    return /^(?:[a-z][\w.-]*|\{\w+\})$/.test(first) && !KEYWORDS.test(first) ? [first] : [];
  });
}

const KEYWORDS = /^(for|done|end|if|fi)$/;
