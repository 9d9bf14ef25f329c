// Reads a question about the project in the current folder, by what its files say: a command, or what it has not.

import { syntaxOf } from '../../domain/shell-descriptor.ts';
import { type Absent, absentPath, absentProgram } from '../absent.ts';
import { quotePath } from '../fill/fill.ts';
import { asksInGeneral } from '../phrases/clauses.ts';
import { hasProgram } from '../programs.ts';
import { OF_NODE, OF_PYTHON } from '../slots/known-packages.ts';
import type { RecipeEnvironment, RecipeWorld } from '../slots/recipe.ts';
import { ARTICLES, withoutFiller } from '../words/common-words.ts';
import { expressionOf } from '../words/pattern.ts';
import { readWords } from '../words/words.ts';
import { ASKED, NAMED, type Wanted } from './asked.ts';
import { COMPILERS, type Job, KINDS, type Kind, SCRIPT_NAMES } from './kinds.ts';

export type ProjectStep = { readonly type: 'run'; readonly command: string; readonly why: string } | Absent;

/** Undefined if it asks nothing of a project, or there is none here. */
export function projectStep(question: string, env: RecipeEnvironment): ProjectStep | undefined {
  const { world } = env;
  if (world === undefined || asksInGeneral(readWords(question))) return undefined;
  for (const { wants, said } of askedIn(question)) {
    const step = stepFor(wants, said, { ...env, world });
    if (step !== undefined) return step;
  }
  return undefined;
}

/** What is missing where a job of a project is asked for and nothing else is meant. */
export function noProject(question: string): Absent | undefined {
  return [...askedIn(question)].some(({ wants }) => wants.type === 'job')
    ? { type: 'absent', text: `No project that I know here. I look for ${MANIFESTS.join(', ')}.` }
    : undefined;
}

/** What the question may ask for, with what it names. */
function* askedIn(question: string): Generator<{ readonly wants: Wanted; readonly said: Said }> {
  const text = plainText(question).replace(/ here$/i, '');
  if (text.length > LONGEST || !isOfTheirWords(text)) return;
  for (const { said, wants } of ASKED) {
    for (const pattern of said) {
      const found = expressionOf(pattern, NAMED).exec(`${text} `);
      if (found !== null) yield { wants, said: { name: found.groups?.['name'] ?? '', text } };
    }
  }
}

/**
 * Whether the text has no other words than the patterns, but for one name: every question comes here, and compiling the
 * patterns takes half as long as Node to start.
 */
function isOfTheirWords(text: string): boolean {
  const patterns = [...ASKED.flatMap(({ said }) => said), ...Object.values(NAMED.categories ?? {})];
  const known = new Set(patterns.flatMap((pattern) => wordsIn(pattern.replace(/\{.*?\}|<.*?>/g, ' '))));
  const others = text.split(' ').filter((word) => !wordsIn(word).every((part) => known.has(part)));
  return others.length <= 1;
}

/** In lower case and without an `s` that may be missing. */
function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''));
}

const MANIFESTS = [...new Set(KINDS.flatMap(({ markers: [manifest = ''] }) => manifest))];

const LONGEST = 80;

/** Without politeness and words that only point: `start dev server`. */
function plainText(question: string): string {
  const words = withoutFiller(readWords(question));
  return words
    .filter(({ lower, quoted }) => quoted || !(ARTICLES.has(lower) || POINTING.test(lower)))
    .map(({ raw }) => raw)
    .join(' ');
}

const POINTING = /^(?:this|that|these|my|our|your|me|please|now|again)$/;

type Around = RecipeEnvironment & { readonly world: RecipeWorld };

/** `text`: the whole question. */
type Said = { readonly name: string; readonly text: string };

function stepFor(wants: Wanted, said: Said, env: Around): ProjectStep | undefined {
  const { name } = said;
  switch (wants.type) {
    case 'job':
      return jobStep(wants.job, said, env);
    case 'compose':
      return composeStep(wants, said, env);
    case 'compile':
      return compileStep(name, wants.run === true, env);
    case 'abort':
      return abortStep(name, env.world);
    case 'git':
      return env.world.branches().length === 0 ? undefined : gitStep(wants, name, env);
  }
}

function jobStep(job: Job, { name, text }: Said, env: Around): ProjectStep | undefined {
  // `what version of git are we using`
  if (job === 'versionOf' && hasProgram(name, env.world)) return undefined;
  const language = LANGUAGES.find(({ packages }) => packages.has(name.toLowerCase()));
  // `install htop`: a program of the system.
  const alone = job === 'add' && /^install \S+$/i.test(text);
  if (alone && language === undefined) return undefined;
  const there = KINDS.filter(
    ({ markers, tool }) =>
      markers.every((file) => env.world.kindOf(file) === 'file') && (!alone || language?.tools.test(tool)),
  );
  if (alone && there.length === 0 && language !== undefined)
    return runnable(language.add.replace('{name}', name), `${name} is a package of ${language.of}`, env);
  // `which targets does the makefile have`
  const named = there.filter(
    ({ scriptsIn }) => scriptsIn && text.toLowerCase().includes(scriptsIn.toLowerCase()),
  );
  const kinds = named.length > 0 ? named : there;
  const lacking: string[] = [];
  for (const kind of kinds) {
    const command = commandOf(kind, job, name, env);
    if (command !== undefined) return runnable(command, `The project is one of ${kind.tool}`, env);
    const scripts = scriptsOf(kind, env.world);
    if (job in SCRIPT_NAMES && scripts.length > 0)
      lacking.push(`${kind.scriptsIn} has no script for that; it has ${listed(scripts)}.`);
  }
  const [lack] = lacking;
  return lack === undefined ? undefined : { type: 'absent', text: lack };
}

/** Whose packages have well-known names, which the system's installer does not know. */
const LANGUAGES = [
  { of: 'Python', packages: OF_PYTHON, tools: /^(?:uv|poetry|pip)$/, add: 'python3 -m pip install {name}' },
  { of: 'Node', packages: OF_NODE, tools: /^(?:npm|pnpm|yarn)$/, add: 'npm install {name}' },
];

function commandOf(kind: Kind, job: Job, name: string, { world }: Around): string | undefined {
  const scripts = scriptsOf(kind, world);
  const script = SCRIPT_NAMES[job]?.find((one) => scripts.includes(one));
  return script === undefined
    ? kind.jobs[job]?.replace('{name}', name)
    : kind.runs?.replace('{name}', script);
}

function scriptsOf({ scriptsIn }: Kind, world: RecipeWorld): readonly string[] {
  switch (scriptsIn) {
    case 'package.json':
      return world.scripts?.() ?? [];
    case 'Makefile':
      return world.targets?.() ?? [];
    case 'justfile':
      return namesIn(world, 'justfile', /^([A-Za-z][\w-]*)[^:=]*:(?!=)/);
    default:
      return [];
  }
}

function namesIn(world: RecipeWorld, file: string, line: RegExp): readonly string[] {
  return (world.firstLines?.(file) ?? []).flatMap((text) => line.exec(text)?.[1] ?? []);
}

const COMPOSE_FILES = ['compose.yaml', 'compose.yml', 'docker-compose.yml', 'docker-compose.yaml'];

function composeStep(
  { command, why, needsService }: Extract<Wanted, { type: 'compose' }>,
  { name, text }: Said,
  env: Around,
): ProjectStep | undefined {
  const { world } = env;
  const file = COMPOSE_FILES.find((one) => world.kindOf(one) === 'file');
  if (file === undefined) return undefined;
  if (needsService === true) {
    const services = servicesIn(world.firstLines?.(file) ?? []);
    if (!services.includes(name) && !/\bcontainer\b/i.test(text)) return undefined;
    if (!services.includes(name))
      return { type: 'absent', text: `${file} has no service ${name}; it has ${listed(services)}.` };
  }
  return runnable(`docker compose ${command.replace('{name}', name)}`, why, env);
}

/** The keys one level below `services:`. */
function servicesIn(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => /^services:\s*(?:#.*)?$/.test(line));
  const below = lines.slice(start + 1);
  const end = below.findIndex((line) => /^[^\s#]/.test(line));
  const inside = start === -1 ? [] : below.slice(0, end === -1 ? undefined : end);
  const indent = /^\s+(?=[^\s#])/.exec(inside.find((line) => /^\s+[^\s#]/.test(line)) ?? '')?.[0] ?? '';
  return inside.flatMap((line) => new RegExp(`^${indent}([\\w.-]+):`).exec(line)?.[1] ?? []);
}

function compileStep(file: string, run: boolean, env: Around): ProjectStep | undefined {
  const { world, cwd } = env;
  const how = COMPILERS[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
  if (how === undefined) return undefined;
  if (world.kindOf(file) !== 'file') return absentPath('file', file, { world, cwd });
  const tool = how.tools.find((one) => hasProgram(one, world));
  const [first = ''] = how.tools;
  if (tool === undefined) return absentProgram(first, world);
  const out = quotePath(file.replace(/\.\w+$/, ''), env);
  const fill = (text: string) =>
    text.replace('{tool}', tool).replace('{file}', quotePath(file, env)).replace('{out}', out);
  const ran = /^[/~.]/.test(out) ? fill(how.run).replace(/^\.\/(?=[/~.])/, '') : fill(how.run);
  return {
    type: 'run',
    command: run ? `${fill(how.how)} && ${ran}` : fill(how.how),
    why: `Compile with ${tool}`,
  };
}

/** What git leaves in its folder while one is under way. */
const UNDER_WAY: Readonly<Record<string, readonly string[]>> = {
  merge: ['MERGE_HEAD'],
  rebase: ['rebase-merge', 'rebase-apply'],
  'cherry-pick': ['CHERRY_PICK_HEAD'],
  revert: ['REVERT_HEAD'],
};

function abortStep(what: string, world: RecipeWorld): ProjectStep | undefined {
  if (world.branches().length === 0) return undefined;
  const verb = what.toLowerCase();
  const isHere = world.kindOf('.git') === 'folder';
  const marks = UNDER_WAY[verb] ?? [];
  if (isHere && marks.every((mark) => world.kindOf(`.git/${mark}`) === 'none'))
    return { type: 'absent', text: `No ${verb} is under way here.` };
  return {
    type: 'run',
    command: `git ${verb} --abort`,
    why: `Leave the ${verb}, as if it had not been started`,
  };
}

function gitStep(
  { command, why, of }: Extract<Wanted, { type: 'git' }>,
  name: string,
  env: Around,
): ProjectStep | undefined {
  if (of === 'branch' && !env.world.branches().includes(name))
    return { type: 'absent', text: `No branch ${name} here.` };
  if (of === 'tag' && env.world.kindOf(`.git/refs/tags/${name}`) !== 'file') return undefined;
  const isFolder = of === undefined && name !== '' && env.world.kindOf(name) === 'folder';
  const entry = isFolder && !name.endsWith('/') ? `${name}/` : name;
  return runnable(command.replaceAll('{name}', quotePath(entry, env)), why, env);
}

/** The tools beside the project's own are those of POSIX. */
const POSIX_TOOL = /^(?:grep|printf)\b/;

function runnable(command: string, why: string, env: Around): ProjectStep | undefined {
  if (POSIX_TOOL.test(command) && syntaxOf(env.shell) === 'powershell') return undefined;
  const [program = ''] = command.split(' ', 1);
  return program === 'printf' || hasProgram(program, env.world)
    ? { type: 'run', command, why }
    : absentProgram(program, env.world);
}

const MOST_LISTED = 8;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_LISTED;
  return names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
