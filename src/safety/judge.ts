// The state of one judgement: what was found so far, and what the text has changed on the way (folder, variables).

import type { PathKind, ShellFacts } from '../domain/shell.ts';
import { EFFECTS, type Effect, type Level, type Reason, type Span, worse } from '../domain/verdict.ts';
import type { Outline } from './label.ts';
import type { Printed } from './printed.ts';
import { REASONS, type ReasonId, reasonText } from './reasons.ts';
import { copyScope, type Scope } from './scope.ts';
import type { Trace } from './trace.ts';
import { isLiteral, type Value } from './values.ts';

/** The dialects that can be read at all. */
export type Dialect = 'bash' | 'zsh' | 'sh' | 'fish' | 'powershell' | 'cmd';

/** How a command needs the terminal: through the relay, or directly. */
export type TerminalNeed = 'no' | 'pager-safe' | 'full-screen';

export type Judge = {
  readonly facts: ShellFacts;
  dialect: Dialect;
  scope: Scope;
  effects: Set<Effect>;
  readonly reasons: Map<string, Reason>;
  /** How often something was found while there was still room for it, the same at the same place included. */
  findings: number;
  /** The last one of each kind; very many words of a text may have the same at the same place. */
  readonly latest: Map<ReasonId, Reason>;
  level: Level;
  /** The text being read, and where it stands in the whole. */
  source: string;
  place: (span: Span) => Span;
  /** The text is an earlier one, and all that comes after it only comes where it has succeeded. */
  succeeds: boolean;
  /** How many loops around the place at hand may have been left by now, so that what follows in them may not run. */
  leaves: number;
  /** How deep in substitutions, strings and wrappers we are. */
  depth: number;
  commands: number;
  /** Words of those commands; a wrapper hands its own to the next command, which counts them again. */
  handed: number;
  /** Characters of the texts inside the text that were read so far. */
  nested: number;
  /** Characters of the functions' bodies that were judged once more for a call. */
  called: number;
  /** Words that braces, variables and repetition made beside the written ones. */
  expanded: number;
  /** Whether standard input of the command at hand comes from another command, and what is known of it. */
  input: Input;
  /** What the commands since the beginning of this pipe or substitution print; undefined before the first. */
  printed: Printed | undefined;
  /** What the last process substitution prints. */
  substituted: Printed | undefined;
  readonly written: Set<string>;
  /** Folders that this text makes where nothing was. */
  readonly fresh: Set<string>;
  /** Where this text makes files and folders. */
  readonly created: Map<string, PathKind>;
  /** Names this text gives another meaning. */
  readonly defined: Set<string>;
  /** Variables that do not simply take what they are given: read-only ones, those that change or cut it. */
  readonly unfollowed: Set<string>;
  readonly words: Set<string>;
  /** Where commands begin in the text itself, as the reader of PowerShell saw them. */
  readonly heads: Set<number>;
  /** Functions that the text defines. */
  readonly bodies: Map<string, (judge: Judge, call: Span) => void>;
  /** Aliases whose text is being judged. */
  readonly expanding: Set<string>;
  readonly paths: Set<string>;
  readonly folders: Set<string>;
  terminal: TerminalNeed;
  /** What the only command of the text looks like; undefined where there are several. */
  outline: Outline | undefined;
  /** Absent where the person has no rules of their own. */
  readonly notes: Notes | undefined;
  /** Absent unless somebody wants the text taken apart. */
  readonly trace: Trace | undefined;
  /** Reads text of any dialect inside the text at hand. `span` is where it stands. */
  readonly readNested: (judge: Judge, text: string, dialect: Dialect | 'other', span: Span) => void;
};

/** What a person's own rules are matched against besides the text itself. `length`: of all pieces. */
export type Notes = { readonly commands: Note[]; readonly paths: Note[]; length: number };

/** A simple command or a path; one blank stands between two pieces. */
export type Note = readonly NotedPiece[];
export type NotedPiece = { readonly text: string; readonly span: Span };

/** `terminal`: nothing feeds it. `pipe`: another command does. `text`: a here-document we can read. */
export type Input =
  | { readonly type: 'terminal' }
  /** `around`: it comes to the block of code that a command stands in, and to no parameter of that command. */
  | { readonly type: 'pipe'; readonly printed?: Printed | undefined; readonly around?: true }
  | { readonly type: 'file' }
  | { readonly type: 'text'; readonly text: string; readonly span: Span };

/** More than anybody reads; the level still counts every finding. */
const MAX_REASONS = 100;

/** As many words as no text that somebody means needs. */
const MAX_EXPANDED = 2048;

/** Words are no longer expanded, and the verdict says so. */
export function isExpanded(judge: Judge): boolean {
  return judge.expanded > MAX_EXPANDED;
}

/** Counts words made beside the written ones; false, and a finding, when there are more than anybody reads. */
export function mayExpand(judge: Judge, count: number, span: Span): boolean {
  judge.expanded += count;
  if (judge.expanded <= MAX_EXPANDED) return true;
  find(judge, 'too-long', span);
  return false;
}

/** Records one reason, about a name or a word. The level is the reason's own unless one is given. */
export function find(
  judge: Judge,
  id: ReasonId,
  span: Span,
  detail: string | Value = '',
  level: Level = REASONS[id].level,
): void {
  judge.level = worse(judge.level, level);
  if (id === 'defines-code' && typeof detail === 'string') judge.defined.add(detail);
  if (hasAllReasons(judge)) return;
  judge.findings++;
  const placed = judge.place(span);
  const latest = judge.latest.get(id);
  if (latest?.span[0] === placed[0] && latest.span[1] === placed[1]) return;
  const key = `${id} ${placed[0]} ${placed[1]}`;
  const reason = judge.reasons.get(key) ?? { id, text: reasonText(id, nameOf(judge, detail)), span: placed };
  judge.latest.set(id, reason);
  judge.reasons.set(key, reason);
}

function nameOf(judge: Judge, detail: string | Value): string {
  return typeof detail === 'string' ? detail : shown(judge, detail);
}

/** A word as the person wrote it, without plain quotes. */
export function shown(judge: Judge, { text, span }: Value): string {
  const raw = judge.source.slice(span[0], span[1]);
  if (!isLiteral(text) || raw.startsWith('~')) return raw;
  return raw === '' ? text : /['"\\]/.test(raw) ? text : raw;
}

/** Further findings only count for the level. */
function hasAllReasons(judge: Judge): boolean {
  return judge.reasons.size >= MAX_REASONS;
}

/**
 * Grows with whatever a finding leaves behind, but for the level and what is set to the same again. Undefined where
 * somebody wants to be told of each word.
 */
export function extentOf(judge: Judge): number | undefined {
  if (judge.notes !== undefined || judge.trace !== undefined) return undefined;
  return (
    judge.findings +
    judge.effects.size +
    judge.written.size +
    judge.fresh.size +
    judge.created.size +
    judge.defined.size +
    judge.unfollowed.size +
    judge.words.size +
    judge.bodies.size +
    judge.paths.size +
    judge.folders.size +
    judge.scope.variables.size +
    judge.commands +
    judge.handed +
    judge.nested +
    judge.called +
    judge.expanded
  );
}

export function addEffect(judge: Judge, ...effects: readonly Effect[]): void {
  for (const effect of effects) judge.effects.add(effect);
  judge.trace?.effects(effects);
}

/** The effects in their fixed order. */
export function effectsInOrder(effects: ReadonlySet<Effect>): Effect[] {
  return EFFECTS.filter((effect) => effects.has(effect));
}

/** Runs `inside` in a copy of the scope, as a subshell does. */
export function inSubshell(judge: Judge, inside: () => void): void {
  const before = judge.scope;
  judge.scope = copyScope(before);
  inside();
  judge.scope = before;
}

/** Runs `inside` with other input, then restores it. */
export function withInput(judge: Judge, input: Input, inside: () => void): void {
  const before = judge.input;
  judge.input = input;
  inside();
  judge.input = before;
}

/** A terminal need joins the one found so far; the greater wins. */
export function needTerminal(judge: Judge, need: TerminalNeed): void {
  if (need === 'full-screen' || judge.terminal === 'no') judge.terminal = need;
}
