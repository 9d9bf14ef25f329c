// Records the paths a command changes on the disk, so that undo can keep them; changes that cannot be named are recorded as such.

import {
  ANY_CHARACTER,
  ANY_RUN,
  type Change,
  type ChangeKind,
  type SelectChange,
} from '../../domain/change.ts';
import { type GlobMeaning, type Selection, selectionKey } from '../../domain/selection.ts';
import { FETCHES, ONLY_IN_SHELL } from '../knowledge/commands/own-store.ts';
import type { ReasonId } from '../knowledge/reasons.ts';
import type { Judgement } from './judge.ts';
import { memoizeLast } from './memo.ts';
import { MAY_SPLIT } from './word.ts';

/** Maximum; later ones are not named. */
const MOST_CHANGES = 1000;

/** Any mark but those of `*` and `?`. */
const UNKNOWN = /[\uFDD0\uFDD1\uFDD4-\uFDEF]/;

/** `=name` is a program's path, and with the option EXTENDED_GLOB these are patterns, zshexpn(1). */
const UNSURE_IN_ZSH = /\/=|\^|[^/]#|[^/]~[^/]/;

type Noted = { readonly tree?: boolean; readonly names?: readonly string[] | undefined };

/** `judged`: a path, undefined if unknown. `names`: see `PathChange`. */
export function noteChange(
  judgement: Judgement,
  kind: ChangeKind,
  judged: string | undefined,
  { tree = false, names }: Noted = {},
): void {
  const path = judged && inOneWord(judgement, judged);
  const patterns = [path ?? '', ...(names ?? [])].join('');
  const deep = isDeep(judgement, patterns) || undefined;
  const { hidden } = GLOB.test(patterns) ? globMeaning(judgement) : {};
  // There brackets may be part of a name: `-LiteralPath`.
  const bracketed = judgement.text.dialect === 'powershell' && patterns.includes(ANY_CHARACTER);
  if (
    path === undefined ||
    bracketed ||
    (judgement.text.dialect === 'zsh' && UNSURE_IN_ZSH.test(patterns)) ||
    UNKNOWN.test(path) ||
    names?.some((name) => UNKNOWN.test(name)) === true
  )
    judgement.survey.unnamed = true;
  else {
    if (MAKES.has(kind) && isMade(judgement, path)) judgement.survey.unnamed = true;
    add(judgement, `${kind} ${tree} ${path} ${names?.join('/')}${deep ? ' deep' : ''}`, {
      kind,
      path,
      tree,
      deep,
      hidden,
      names,
    });
  }
}

const MAKES: ReadonlySet<ChangeKind> = new Set(['write', 'replace', 'create', 'attributes']);

/** `"$f.bak"` in a loop over `*.txt` may make new files; a pattern that the text itself has stands for those that are there. */
function isMade({ text: { source } }: Judgement, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!GLOB.test(name)) return false;
  const pattern = name.replaceAll(ANY_RUN, '*').replaceAll(ANY_CHARACTER, '?');
  return !unquoted(source).includes(unquoted(pattern));
}

function unquoted(text: string): string {
  return text.replaceAll(/["'`\\]/g, '');
}

const GLOB = new RegExp(`[${ANY_RUN}${ANY_CHARACTER}]`);

/** `-Force` adds hidden names in PowerShell; a `-Force` anywhere in the text counts. */
export function globMeaning({ text: { dialect, source }, facts: { options = [] } }: Judgement): GlobMeaning {
  const isPowerShell = dialect === 'powershell';
  const hidden = isPowerShell
    ? /\s-fo(?:r|rc|rce)?\b/i.test(source)
    : options.includes('globdots') || options.includes('dotglob');
  // CASE_GLOB is on by default (zshoptions(1)), nocaseglob off (bash(1)).
  const isCaseless = dialect === 'zsh' && options.length > 0 && !options.includes('caseglob');
  const anyCase = isPowerShell || isCaseless || options.includes('nocaseglob');
  return { ...(hidden && { hidden }), ...(anyCase && { anyCase }) };
}

/** A list may hold several words, each of which matches the pattern; fish and zsh split none of them (zshexpn(1)). */
export function inOneWord({ text: { dialect }, facts: { options } }: Judgement, text: string): string {
  const isWhole =
    dialect === 'fish' || (dialect === 'zsh' && options?.some((name) => SPLITTING.test(name)) === false);
  return isWhole ? text.replaceAll(MAY_SPLIT, '') : text;
}

/** Options of zsh, zshoptions(1). */
const SPLITTING = /^(?:shwordsplit|globsubst)$/;

/** Whether a mark in it may stand for folders within folders; which of them was written `**` is not kept. */
export function isDeep(judgement: Judgement, text: string): boolean {
  const { dialect, source } = judgement.text;
  return text.includes(ANY_RUN) && (dialect === 'zsh' ? hasWholeDoubleStar(source) : hasDoubleStar(source));
}

/** In zsh it stands between slashes; stars behind a name are a qualifier, as `zsh/spellings.ts` spells it. */
const hasWholeDoubleStar = memoizeLast((source: string): boolean =>
  /(?<![\w.*?+~\])}-])\*{2,3}(?![*\s;&|)]|$)/.test(source),
);

const hasDoubleStar = memoizeLast((source: string): boolean => source.includes('**'));

export function noteSelection(
  judgement: Judgement,
  selection: Selection,
  tree: boolean,
  { does, into }: Pick<SelectChange, 'does' | 'into'> = {},
): void {
  const key = `${selectionKey(selection)} ${does} ${into}`;
  add(judgement, key, { kind: 'select', selection, tree, does, into });
}

function add(judgement: Judgement, key: string, change: Change): void {
  if (judgement.survey.changes.size < MOST_CHANGES) judgement.survey.changes.set(key, change);
  else judgement.survey.unnamed = true;
}

/** Runs `inside`, whose findings say no more than the changes that were noted. */
export function allNamed<Result>(judgement: Judgement, inside: () => Result): Result {
  const before = judgement.survey.unnamed;
  const result = inside();
  judgement.survey.unnamed = before;
  return result;
}

/** After `PATH=…` another program may run, and after `setopt …` words may mean something else. */
export function noteRun({ found, survey }: Judgement): void {
  for (const id of MISLEADS) if (found.latest.has(id)) survey.unnamed = true;
}

const MISLEADS: readonly ReasonId[] = ['code-variable', 'changes-shell', 'changes-later'];

/**
 * Whether a finding of this kind speaks of a change that is noted by its path, or of none that loses data. `about`: the
 * command, for the kinds that only a command's name tells apart.
 */
export function isNamed(id: ReasonId, about: unknown): boolean {
  return NAMED.has(id) || (BY_NAME.has(id) && typeof about === 'string' && KEEPS_DATA.has(about));
}

const BY_NAME: ReadonlySet<ReasonId> = new Set<ReasonId>(['runs', 'changes']);
const KEEPS_DATA: ReadonlySet<string> = new Set([...FETCHES, ...ONLY_IN_SHELL]);

const NAMED: ReadonlySet<ReasonId> = new Set<ReasonId>([
  'overwrites',
  'creates',
  'appends',
  'makes-folder',
  'copies',
  'moves',
  'packs',
  'deletes-files',
  'deletes-tree',
  'deletes-matching',
  'system-file',
  'startup-file',
  'secret-file',
  'shows-secrets',
  'reads-network',
  'network',
  'sets-variable',
  'stands-for',
  'differs-when-typed',
  'controls-terminal',
  'unknown-folder',
  'touches-beck',
  // Of the running shell: nothing on the disk.
  'defines-code',
  'code-variable',
  'activates',
  'changes-shell',
  'changes-later',
]);
