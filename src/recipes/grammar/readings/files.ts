// Builds a request from the facts of a question about files.

import type { FileAct, FileFact, ListStep, Show } from '../lexicon/file-facts.ts';
import type { FileSet, Filter, LineStep, Output, Text } from '../request.ts';
import { carefully, withStems } from './careful.ts';
import { asConditions, isNegated, joinAlternatives, joinFilters } from './file-conditions.ts';
import { type KindOf, leftOut } from './left-out.ts';
import { asksForSizes, counts, cuts, oneOrder, onlyCounted } from './orders.ts';
import { ownArchive, putsInto, rootsOf } from './places.ts';
import { isRecursive } from './recursion.ts';

export type FileRequest = {
  readonly about: 'files';
  readonly set: FileSet;
  readonly act: FileAct | undefined;
  readonly steps: readonly ListStep[];
  /** Steps on the lines of the files' content. */
  readonly lines: readonly LineStep[];
  readonly show: readonly Show[];
  readonly output: Output | undefined;
  readonly quiet?: boolean;
};

type Of<Kind extends FileFact['is']> = Extract<FileFact, { readonly is: Kind }>;

/** `world`: tells whether a place is a file. Undefined if the facts make no request. */
export function readFiles(given: readonly FileFact[], kindOf: KindOf): FileRequest | undefined {
  const facts = placed(given, kindOf);
  if (!speaksOfFiles(facts) || has(facts, 'unclear')) return undefined;
  const { acts, held } = asConditions(all(facts, 'do').map(({ act }) => act));
  const said = joinAlternatives(facts);
  if (said === undefined) return undefined;
  const done = whatIsDone(facts, acts, said);
  if (done === undefined) return undefined;
  const { act, caseOf } = done;
  const roots = rootsOf(all(facts, 'root'), act);
  const left = leftOut([...said, ...held], { roots, act, kindOf });
  if (left === undefined) return undefined;
  const filters = joinFilters(left.filters, caseOf === 'names');
  if (
    filters?.some((one) => 'globs' in one && (one.globs.length === 0 || isDotFile(one.globs, kindOf))) !==
    false
  )
    return undefined;
  if (!fitsTheRest(facts, { act, filters, roots, kindOf })) return undefined;
  const output = outputOf(facts, done.targets);
  if (has(facts, 'save') && output === undefined) return undefined;
  if (all(facts, 'output').length > 1 || (acts.length > 1 && act === undefined)) return undefined;
  const steps = oneOrder(onlyCounted(all(facts, 'step').map(({ step }) => step)));
  if (steps === undefined) return undefined;
  // `show orders.csv sorted by date`: its rows.
  if (steps.some(({ type }) => type === 'sort') && filters.some(isOneTable)) return undefined;
  // `count the files and show the biggest one`: two questions, of which one command answers the first alone.
  if (counts(steps) && cuts(steps)) return undefined;
  // What `find` prints for a folder is not the size of what is in it.
  const isAboutFolders = filters.some((one) => one.type === 'kind' && one.kind === 'folder');
  if (
    isAboutFolders &&
    (has(facts, 'step') || has(facts, 'show')) &&
    asksForSizes(
      all(facts, 'show').map(({ what }) => what),
      steps,
    )
  )
    return undefined;
  const recursive = isRecursive(facts, filters, act, steps);
  if (!recursive && roots.some((root) => kindOf(root) === 'file')) return undefined;
  const request: FileRequest = {
    about: 'files',
    set: setOf(facts, { act, filters, roots, recursive, pruned: left.pruned }),
    act: withManner(facts, act),
    steps,
    lines: all(facts, 'line').map(({ step }) => step),
    show: [...new Set(all(facts, 'show').map(({ what }) => what))],
    output,
    ...(has(facts, 'quiet') ? { quiet: true } : {}),
  };
  return carefully(withStems(request), facts, kindOf);
}

/** `the .env file`, where there is one: that file, and not those that end so. */
function isDotFile([glob = '', ...more]: readonly Text[], kindOf: KindOf): boolean {
  return more.length === 0 && /^\*\.\w+$/.test(glob) && kindOf(glob.slice(1)) === 'file';
}

const isOneTable = (filter: Filter): boolean =>
  filter.type === 'name' && filter.globs.every((glob) => /^[^*?[]+\.[ct]sv$/i.test(glob));

function hasNoExtension(filter: Filter): boolean {
  return filter.type === 'name' && filter.negated === true && filter.globs.join() === '*.*';
}

function placed(facts: readonly FileFact[], kindOf: KindOf): readonly FileFact[] {
  const isNames = facts.some((fact) => fact.is === 'show' && fact.what === 'names');
  return facts.flatMap((fact): readonly FileFact[] => {
    // `the names of the files without the extension`
    if (isNames && fact.is === 'filter' && hasNoExtension(fact.filter)) return [{ is: 'show', what: 'stem' }];
    if (fact.is !== 'inYear') return [fact];
    const { folder, filters } = fact;
    return kindOf(folder) === 'folder'
      ? [{ is: 'root', roots: [folder] }]
      : filters.map((filter) => ({ is: 'filter', filter }));
  });
}

function all<Kind extends FileFact['is']>(facts: readonly FileFact[], kind: Kind): readonly Of<Kind>[] {
  return facts.filter((fact): fact is Of<Kind> => fact.is === kind);
}

function has(facts: readonly FileFact[], kind: FileFact['is']): boolean {
  return facts.some(({ is }) => is === kind);
}

type Done = {
  readonly act: FileAct | undefined;
  readonly caseOf: 'names' | 'text' | undefined;
  /** The target of `to X`, unless it is an owner. */
  readonly targets: readonly Text[];
};

/** The single action that all facts about actions make; undefined if that is unclear. */
function whatIsDone(
  facts: readonly FileFact[],
  acts: readonly FileAct[],
  said: readonly Filter[],
): Done | undefined {
  const owning = acts.some((one) => one.type === 'owner' && one.owner === '');
  const targets = owning ? [] : all(facts, 'target').map(({ to }) => to);
  const saves = has(facts, 'save');
  const takesTarget =
    saves || acts.some(({ type }) => type === 'copy' || type === 'move' || type === 'archive');
  if (targets.length > 1 || (targets.length === 1 && !takesTarget)) return undefined;
  const packs = acts.some((one) => one.type === 'archive' && /^(?:\.zip)?$/.test(one.file));
  const packed = targets.length === 0 ? ownArchive(acts, all(facts, 'root')) : targets[0];
  if (packs && !ARCHIVE.test(packed ?? '')) return undefined;
  const type = acts[0]?.type === 'move' ? 'move' : 'copy';
  const moved = saves || packs ? acts : [...acts, ...targets.map((to): FileAct => ({ type, to }))];
  const joined = joinActs(owning ? ownedBy(acts, all(facts, 'target')) : moved, said);
  const flags = Object.fromEntries(all(facts, 'grepFlag').map(({ flag }) => [flag, true]));
  if (joined === 'unclear' || (Object.keys(flags).length > 0 && joined?.type !== 'grep')) return undefined;
  const caseOf = ignoresCaseOf(facts, joined);
  if (joined?.type === 'grep') {
    const match = { ...joined.match, ...flags, ...(caseOf === 'text' ? { ignoreCase: true } : {}) };
    return { act: { ...joined, match }, caseOf, targets };
  }
  const act = packs && joined?.type === 'archive' ? { ...joined, file: packed ?? '' } : joined;
  return { act, caseOf, targets };
}

const ARCHIVE = /\.(tar(\.\w+)?|tgz|zip|tbz2?|txz)$/;

type Composed = {
  readonly act: FileAct | undefined;
  readonly filters: readonly Filter[];
  readonly roots: readonly Text[];
};

/** Whether action, conditions and places make sense together. */
function fitsTheRest(
  facts: readonly FileFact[],
  { act, filters, roots, kindOf }: Composed & { readonly kindOf: KindOf },
): boolean {
  if (act !== undefined && putsInto(act) && !isPlace(act.to, kindOf)) return false;
  if (all(facts, 'verb').some(({ verb }) => verb === 'rename') && act?.type !== 'rename') return false;
  const placed = roots.length > 0 || has(facts, 'here') || has(facts, 'somewhere');
  const chosen = filters.some((one) => one.type !== 'kind' && !isNegated(one));
  if (act?.type === 'delete' && !placed && !chosen) return false;
  if (act?.type === 'owner' && act.owner === '') return false;
  // `-size` of a folder is not that of what is in it.
  const ofFolders = filters.some((one) => one.type === 'kind' && one.kind === 'folder');
  if (ofFolders && filters.some(({ type }) => type === 'size')) return false;
  if (has(facts, 'withParents') && act?.type !== 'copy') return false;
  if (has(facts, 'asking') && act?.type !== 'delete') return false;
  if (has(facts, 'somewhere') && act !== undefined && act.type !== 'grep' && act.type !== 'sum') return false;
  // A question about a named file is about its lines or the file itself.
  if (roots.length > 0 && roots.every((root) => kindOf(root) === 'file')) return false;
  const ends = all(facts, 'needs').map(({ extension }) => extension);
  const isOfThese = (glob: Text): boolean => ends.some((end) => glob.endsWith(end));
  return ends.length === 0 || filters.some((one) => one.type === 'name' && one.globs.every(isOfThese));
}

function outputOf(facts: readonly FileFact[], [target]: readonly Text[]): Output | undefined {
  const isFile = has(facts, 'save') && target !== undefined && /[./]/.test(target);
  return all(facts, 'output').at(-1)?.output ?? (isFile ? { file: target } : undefined);
}

function setOf(
  facts: readonly FileFact[],
  {
    act,
    filters,
    roots,
    recursive,
    pruned,
  }: Composed & Pick<FileSet, 'pruned'> & { readonly recursive: boolean },
): FileSet {
  const depth = all(facts, 'depth');
  const least = depth.find((one) => one.least !== undefined)?.least;
  const most = depth.find((one) => one.most !== undefined)?.most;
  return {
    roots: roots.length === 0 ? ['.'] : roots,
    filters,
    least: least ?? (!recursive || needsInside(filters, act, recursive) ? 1 : undefined),
    most: most ?? (recursive ? undefined : 1),
    pruned: [...all(facts, 'pruned').flatMap(({ names }) => names), ...pruned],
  };
}

/** How it is done: with the folders above, or file by file. */
function withManner(facts: readonly FileFact[], act: FileAct | undefined): FileAct | undefined {
  if (act?.type === 'copy' && has(facts, 'withParents')) return { ...act, parents: true };
  return act?.type === 'delete' && has(facts, 'asking') ? { ...act, asking: true } : act;
}

/** `"x" in *.java (case-insensitive) files`: applies to the fact just before it. */
function ignoresCaseOf(facts: readonly FileFact[], act: FileAct | undefined): 'names' | 'text' | undefined {
  const at = facts.findIndex(({ is }) => is === 'ignoreCase');
  if (at < 0) return undefined;
  if (act?.type !== 'grep') return 'names';
  const before = facts[at - 1];
  // `named *.txt and case-insensitive search for "x"`
  if (facts[at + 1]?.is === 'do') return 'text';
  const isName = before?.is === 'filter' && before.filter.type === 'name';
  return isName && at < facts.length - 1 ? 'names' : 'text';
}

/** `to trash`, `to the cloud`: a bare word that names nothing here is probably not a folder. */
function isPlace(path: string, kindOf: KindOf): boolean {
  return /[/.~$]/.test(path) || kindOf(path) !== 'none';
}

/** The question names a file, folder, name or condition; verbs and places alone may be about anything. */
function speaksOfFiles(facts: readonly FileFact[]): boolean {
  const shown = facts.some((fact) => fact.is === 'show') && facts.some((fact) => fact.is === 'root');
  const searched =
    facts.some((fact) => fact.is === 'do' && ['grep', 'rename'].includes(fact.act.type)) &&
    facts.some((fact) => fact.is === 'root' || fact.is === 'here');
  const isTold = (fact: FileFact): boolean =>
    fact.is === 'filter' && !/^(?:followed|sameDisk)$/.test(fact.filter.type) && !('bare' in fact.filter);
  return shown || searched || facts.some((fact) => isTold(fact) || fact.is === 'entries');
}

/** Whether the starting folder is left out: if folders are changed or counted. */
export function needsInside(
  filters: readonly Filter[],
  act: FileAct | undefined,
  recursive: boolean,
): boolean {
  const folders = filters.some((one) => one.type === 'kind' && one.kind === 'folder');
  const unnamed = !filters.some((one) => one.type === 'name' || one.type === 'kind');
  return (
    (folders && act !== undefined) ||
    !recursive ||
    (unnamed && act !== undefined && ['delete', 'move', 'copy'].includes(act.type))
  );
}

/** `change the owner of X to ada`: the owner is a separate fact. */
function ownedBy(acts: readonly FileAct[], targets: readonly Of<'target'>[]): readonly FileAct[] {
  const [target, ...more] = targets;
  return acts.map(
    (one): FileAct =>
      one.type === 'owner' && one.owner === '' && target !== undefined && more.length === 0
        ? { ...one, owner: target.to }
        : one,
  );
}

/** `copy` and `to docs` make one action; two different actions make none. */
function joinActs(acts: readonly FileAct[], filters: readonly Filter[]): FileAct | undefined | 'unclear' {
  const targets = acts.flatMap((act) =>
    (act.type === 'copy' || act.type === 'move') && act.to !== '' ? [act.to] : [],
  );
  const modes = acts.flatMap((act) => (act.type === 'mode' && act.mode !== '' ? [act.mode] : []));
  const kinds = [...new Set(acts.map(({ type }) => type))];
  // `… and the checksum of that`: the second applies to the first one's output.
  if (acts.length > 1 && kinds.length === 1 && kinds[0] === 'sum') return 'unclear';
  const verb = acts.find((act) => (act.type === 'copy' || act.type === 'move') && act.to === '');
  if (verb !== undefined && (verb.type === 'copy' || verb.type === 'move')) {
    if (kinds.some((kind) => kind !== 'copy' && kind !== 'move')) return 'unclear';
    return targets.length === 1 ? { type: verb.type, to: targets[0] ?? '' } : 'unclear';
  }
  if (acts.some((act) => act.type === 'mode' && act.mode === '-')) {
    const held = filters.find((one) => one.type === 'mode');
    return acts.length > 1 || held?.type !== 'mode' || !/^[ugoa]=[rwx]$/.test(held.mode)
      ? 'unclear'
      : { type: 'mode', mode: held.mode.replace('=', '-') };
  }
  if (acts.some((act) => act.type === 'mode')) {
    if (kinds.length > 1 || modes.length === 0) return 'unclear';
    return { type: 'mode', mode: modes.join(',') };
  }
  if (kinds.includes('rehearse')) return acts.find(({ type }) => type === 'rehearse');
  if (acts.length > 1 && new Set(acts.map((act) => JSON.stringify(act))).size > 1) return 'unclear';
  return acts[0];
}
