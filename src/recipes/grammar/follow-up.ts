// Reads a question that changes the previous one: `only the png ones`, `count them`, `the same in ~/Pictures`.

import type { Shell } from '../../domain/shell.ts';
import { SCRIPT_SHELLS, syntaxOf } from '../../domain/shell-descriptor.ts';
import { printCommand } from '../answer.ts';
import { referentsOf } from '../follow-up/referents.ts';
import type { Asked } from '../follow-up/turn.ts';
import type { RecipeEnvironment } from '../slots/recipe.ts';
import { type Leaning, leaning } from './leaning.ts';
import { bestReading, factsOfFiles } from './read.ts';
import { changeFiles } from './readings/change-files.ts';
import type { FileRequest } from './readings/files.ts';
import type { LineRequest } from './readings/lines.ts';
import { cuts } from './readings/orders.ts';
import { listOfChanged } from './render/files.ts';
import { type Request, render } from './render/render.ts';
import type { FileSet, Text } from './request.ts';

export type FollowUp =
  | {
      readonly type: 'command';
      readonly command: string;
      /** Shows which files the command would change; absent if it changes none. */
      readonly list?: string;
    }
  /** The same for another shell: only shown, since this one cannot run it. */
  | { readonly type: 'shown'; readonly shell: Shell; readonly command: string }
  /** It would change what the previous question listed, and that was nothing. */
  | { readonly type: 'none'; readonly last: string }
  /** It refers to the previous question but cannot be combined with it. */
  | { readonly type: 'unfit'; readonly last: string };

/** `earlier`: oldest first. Undefined for an independent question. */
export function readFollowUp(
  question: string,
  earlier: readonly Asked[],
  env: RecipeEnvironment,
): FollowUp | undefined {
  const last = earlier.at(-1);
  const how = last && leaning(question);
  if (last === undefined || how === undefined) return undefined;
  const before = lastRequest(earlier, env);
  const found =
    how.kind === 'shell'
      ? inOther(how.rest, { question: last.question, before }, env)
      : ((before && inThis(before, how, env, last)) ?? ofShown(last, how, env));
  return found ?? (how.surely ? { type: 'unfit', last: last.question } : undefined);
}

function inThis(before: Request, how: Leaning, env: RecipeEnvironment, last?: Asked): FollowUp | undefined {
  const request = changed(before, how, env);
  const rendered = request && render(request, env);
  if (request === undefined || rendered === undefined) return undefined;
  const wasList = before.about === 'files' && before.act === undefined;
  if (rendered.changes && wasList && last?.output?.trim() === '')
    return { type: 'none', last: last.question };
  const list = request.about === 'files' ? listOfChanged(request, env) : undefined;
  return { type: 'command', command: rendered.command, ...(list === undefined ? {} : { list }) };
}

/** Of the files that the last command listed, or of the lines that it printed. */
function ofShown(last: Asked, how: Leaning, env: RecipeEnvironment): FollowUp | undefined {
  const shown = referentsOf(last, env);
  const files =
    shown?.type === 'paths' && shown.listed && shown.paths.length > 1
      ? inThis(justThese(shown.paths), how, env)
      : undefined;
  return files ?? ofLines(last, how, env);
}

/** Each path itself, and nothing in it. */
function justThese(roots: readonly string[]): FileRequest {
  const set = { roots, filters: [], least: 0, most: 0, pruned: [] };
  return { about: 'files', set, act: undefined, steps: [], lines: [], show: [], output: undefined };
}

const PRINTS_LINES = /^(?:grep|awk|sort|uniq|cut|sed -n|cat|git .*\blog|history)\b(?!.*[;&>])/;
const CUT =
  /^(?:show |list )?(?:me )?(?:only |just )?(?:the )?(first|last|top) (\d+)(?: lines| rows| of (?:them|those)| ones)?$/;

function ofLines(
  { command = '' }: Asked,
  { kind, rest }: Leaning,
  env: RecipeEnvironment,
): FollowUp | undefined {
  const [, end, count] = CUT.exec(rest) ?? [];
  if (kind !== 'narrow' || count === undefined || !PRINTS_LINES.test(command)) return undefined;
  if (syntaxOf(env.shell) === 'powershell') return undefined;
  return { type: 'command', command: `${command} | ${end === 'last' ? 'tail' : 'head'} -n ${count}` };
}

function inOther(
  name: string,
  { question, before }: { readonly question: string; readonly before: Request | undefined },
  env: RecipeEnvironment,
): FollowUp | undefined {
  const shell = SCRIPT_SHELLS.find((one) => one === name);
  if (shell === undefined) return undefined;
  const there = { ...env, shell };
  const row = leaning(question) === undefined ? printCommand(question, there) : undefined;
  const command = row?.type === 'command' ? row.command : before && render(before, there)?.command;
  return command === undefined ? undefined : { type: 'shown', shell, command };
}

/** The last request, including the changes by later questions. */
function lastRequest(earlier: readonly Asked[], env: RecipeEnvironment): Request | undefined {
  let request: Request | undefined;
  let folder = env.cwd;
  for (const asked of earlier) {
    const there = { ...env, cwd: asked.folder };
    const how = leaning(asked.question);
    if (how?.kind === 'shell') continue;
    const before = request && seenFrom(request, folder, asked.folder);
    request = (how && before && changed(before, how, there)) ?? ownRequest(asked, there);
    folder = asked.folder;
  }
  return request && seenFrom(request, folder, env.cwd);
}

/** As the grammar reads it, if the command that ran was about files too. */
function ownRequest({ question, command }: Asked, env: RecipeEnvironment): Request | undefined {
  const request = bestReading(question, env)?.request;
  if (request?.about !== 'files' || command === undefined) return request;
  if (!/^(?:find|ls|grep|rm|mv|cp|chmod|chown|tar|zip)\b/.test(command)) return undefined;
  const { steps } = request;
  const shown = / head -n (\d+)/.exec(command)?.[1];
  return {
    ...request,
    set: asRun(request.set, command),
    steps: steps.map((step) =>
      step.type === 'first' && shown !== undefined ? { ...step, count: Number(shown) } : step,
    ),
  };
}

/** The row that answered may have read `which files here` differently: follow the command that ran. */
function asRun(set: FileSet, command: string): FileSet {
  if (command.startsWith('ls')) return asListed(set, command);
  if (!command.startsWith('find')) return set;
  const isFiles = / -type f\b/.test(command) && !set.filters.some(({ type }) => type === 'kind');
  const filters = isFiles ? [{ type: 'kind', kind: 'file' } as const, ...set.filters] : set.filters;
  return / -maxdepth /.test(command)
    ? { ...set, filters }
    : { ...set, filters, least: undefined, most: undefined };
}

/** `ls` goes no deeper, and leaves out what is hidden. Without a number, the row chooses how many are shown. */
function asListed(set: FileSet, command: string): FileSet {
  const all = /^ls -\w*[aA]/.test(command) || set.filters.some(({ type }) => type === 'hidden');
  const named = { type: 'name', globs: ['.*'], negated: true } as const;
  return { ...set, least: 1, most: 1, filters: all ? set.filters : [...set.filters, named] };
}

const SHOWN =
  /^(?:(?:show|list|print|see)(?: me)? (?:them|those|these)|which(?: ones| are they)?|where are (?:they|those|these))$/;

/** Questions about what was listed, as the condition or column they ask for. */
const MEANS: readonly (readonly [said: RegExp, means: string])[] = [
  [/^(?:the |their )?(?:file ?)?names$/, 'names only'],
  [/^who owns (?:them|these|those)$|^who do they belong to$/, 'with owners'],
  [
    /^how (?:big|large|much) are (?:they|these|those)(?: all)? (?:together|altogether|in total)$/,
    'total size',
  ],
  [/^how (?:big|large) are (?:they|these|those)$/, 'with sizes'],
  [/^which (?:ones|of (?:them|those)) (?:mention|contain|include|have|hold) (.+)$/, 'that contain $1'],
  [/^when were (?:they|these|those) (?:last )?(?:changed|modified|edited)$/, 'with dates'],
];
const TURNED = /^(?:in )?(?:reverse|reversed|the other way (?:a)?round|reverse (?:it|them|order))$/;

/** In the other order; undefined if there is none, or another order would show others. */
function turned(before: FileRequest): FileRequest | undefined {
  const sorts = before.steps.filter(({ type }) => type === 'sort');
  if (sorts.length !== 1 || cuts(before.steps)) return undefined;
  const steps = before.steps.map((step) =>
    step.type === 'sort' ? { ...step, reversed: step.reversed !== true } : step,
  );
  return { ...before, steps };
}

/** Undefined if it cannot be changed that way. */
function changed(before: Request, how: Leaning, env: RecipeEnvironment): Request | undefined {
  const { kind } = how;
  const [asked, means] = MEANS.find(([pattern]) => pattern.test(how.rest)) ?? [];
  const rest = asked === undefined ? how.rest : how.rest.replace(asked, means ?? '');
  if (kind === 'shell' || before.about === 'saying' || before.about === 'table') return undefined;
  if (rest === '') return before;
  if (before.about === 'lines') return COUNTED.test(rest) ? countLines(before) : undefined;
  if (TURNED.test(rest)) return turned(before);
  if (SHOWN.test(rest))
    return { ...before, steps: before.steps.filter(({ type }) => type !== 'count' && type !== 'total') };
  // `only those over 1 MB`
  const said = rest.replace(/^(?:those|these)(?: ones)?(?= )/, 'files');
  const files = said.replace(/ ones?$/, ' files');
  return (
    changedBy(before, { kind, text: said }, env) ??
    // `the log ones`: some names mean a kind only before a noun.
    (files === said ? undefined : changedBy(before, { kind, text: files }, env))
  );
}

function changedBy(
  before: FileRequest,
  { kind, text }: { readonly kind: Exclude<Leaning['kind'], 'shell'>; readonly text: string },
  env: RecipeEnvironment,
): Request | undefined {
  const { facts, missed } = factsOfFiles(text, env);
  if (facts.length === 0 || missed.some((token) => !/^(?:one|they|show|list)$/.test(token.text)))
    return undefined;
  // `zip them`: an action was meant but only a name was read.
  const acts = facts.some(({ is }) => ['do', 'step', 'show', 'output'].includes(is));
  if (/\b(?:them|those|these|they)\b/.test(text) && !acts) return undefined;
  return changeFiles(before, { facts, kind, kindOf: (path) => env.world?.kindOf(path) ?? 'none' });
}

const COUNTED = /^(?:how many|count)\b/;

function countLines(request: LineRequest): LineRequest | undefined {
  const { from, steps, inPlace } = request;
  const [first, ...rest] = steps;
  if (inPlace || first === undefined || /^count/.test(steps.at(-1)?.op ?? '')) return undefined;
  const one = from.type === 'files' && from.files.length === 1;
  return first.op === 'match' && rest.length === 0 && one
    ? { ...request, steps: [{ ...first, op: 'countMatching' }] }
    : { ...request, steps: [...steps, { op: 'countLines' }] };
}

/** The request with its places relative to another folder; undefined if more than places would have to change. */
function seenFrom(request: Request, from: string, to: string): Request | undefined {
  if (from === to) return request;
  if (request.about !== 'files' || !staysTrue(request)) return undefined;
  const { set } = request;
  return { ...request, set: { ...set, roots: set.roots.map((root) => absolute(root, from)) } };
}

function staysTrue({ set, act, output }: FileRequest): boolean {
  const named = set.filters.some(
    (one) =>
      one.type === 'newer' ||
      one.type === 'same' ||
      (one.type === 'path' && !one.globs.every((glob) => glob.startsWith('*'))),
  );
  return act === undefined && output === undefined && !named && set.pruned.length === 0;
}

function absolute(root: Text, folder: string): Text {
  if (/^[/~$]/.test(root)) return root;
  return root === '.' ? folder : `${folder.replace(/\/$/, '')}/${root}`;
}
