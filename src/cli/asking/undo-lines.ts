// Describes what undoing a step would do: each path with its outcome, and what has changed since.

import type { Entry } from '../../undo/entry.ts';
import type { Act, UndoPlan } from '../../undo/plan.ts';
import { shortPath } from './undo-note.ts';

type Place = { readonly cwd: string; readonly home: string };

const SHOWN = 12;

const VERBS: Readonly<Record<Act['type'], string>> = {
  'put-back': 'put back',
  restore: 'restore',
  remove: 'remove',
  lost: 'cannot put back',
  nothing: '',
};

export function undoLines({ entry, acts, changed, unsure }: UndoPlan, place: Place): readonly string[] {
  const doing = acts.filter(({ type }) => type !== 'nothing');
  const names = changed.map((path) => shortPath(path, place));
  return [
    ...bounded(doing.map((act) => actLine(act, place))),
    ...bounded(names.map((name) => `changed since: ${name}`)),
    ...(entry.partly === true ? ['what else the command made or changed stays'] : []),
    ...(unsure && entry.state === 'kept'
      ? ['beck does not know how the command ended; newer changes are lost.']
      : []),
    ...(entry.state === 'undoing' ? ['An earlier undo did not finish; this one continues it.'] : []),
  ];
}

/** What is undone after a step: the commands that its plan ran before. `alone`: what undoes only that step. */
export function planLines(earlier: readonly Entry[], alone: string): readonly string[] {
  if (earlier.length === 0) return [];
  return [...bounded(earlier.map(({ command }) => `then undo: ${command}`)), `without those: ${alone}`];
}

/** What is said once everything that was kept is back. `wanted`, `undone`: earlier commands of its plan. */
export function undoneText(
  { partly }: Entry,
  { wanted, undone, how }: { readonly wanted: number; readonly undone: number; readonly how: string },
): string {
  const all = partly === true ? 'Undone, as far as it was kept' : 'Undone';
  if (wanted === 0) return `${all}.`;
  if (undone === wanted) return `${all}: ${wanted + 1} commands.`;
  return `${all}: ${undone + 1} of ${wanted + 1} commands. Look at the next before it is undone: ${how}`;
}

function actLine({ type, path, count, why, root }: Act, place: Place): string {
  const attributes =
    root.extended === undefined ? 'mode, owner and times' : 'mode, owner, extended attributes';
  const what = root.mode === 'attributes' && type === 'restore' ? `: ${attributes}` : '';
  const files = count > 1 ? `${what} (${count} files and folders)` : what;
  return `${VERBS[type]} ${shortPath(path, place)}${files}${why === undefined ? '' : `: ${why}`}`;
}

function bounded(lines: readonly string[]): readonly string[] {
  const more = lines.length - SHOWN;
  return more > 1 ? [...lines.slice(0, SHOWN), `and ${more} more`] : lines;
}

type Viewer = {
  readonly now: number;
  readonly home: string;
  /** Of the shell that asks. */
  readonly session: string | undefined;
};

/** When, where and by whom: `5 minutes ago, in ~/work, from another zsh`. */
export function origin(entry: Pick<Entry, 'at' | 'folder' | 'asker' | 'session'>, viewer: Viewer): string {
  const folder = shortPath(entry.folder, { home: viewer.home, cwd: '/' });
  const { amount, unit } = age(entry.at, viewer.now);
  const by = whose(entry, viewer.session);
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ago, in ${folder}${by === '' ? '' : `, from ${by}`}`;
}

/** Said before a step that was not asked for by its number and that this shell did not leave. */
export const NONE_HERE = 'Nothing to undo in this shell. The last step elsewhere:';

export function isElsewhere({ session }: Pick<Entry, 'session'>, own: string | undefined): boolean {
  return own === undefined || session !== own;
}

function whose({ asker, session }: Pick<Entry, 'asker' | 'session'>, own: string | undefined): string {
  if (asker === undefined || !isElsewhere({ session }, own)) return '';
  return asker.startsWith('mcp: ') || asker === 'beck ask' ? asker : `another ${asker}`;
}

/** `12 min`: for a column. */
export function briefAge(at: number, now: number): string {
  const { amount, unit } = age(at, now);
  return `${amount} ${BRIEF[unit] ?? unit}`;
}

const BRIEF: Readonly<Record<string, string>> = { second: 's', minute: 'min', hour: 'h', day: 'd' };

function age(at: number, now: number): { readonly amount: number; readonly unit: string } {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  if (seconds < 60) return { amount: seconds, unit: 'second' };
  if (seconds < 3600) return { amount: Math.round(seconds / 60), unit: 'minute' };
  if (seconds < 86_400) return { amount: Math.round(seconds / 3600), unit: 'hour' };
  return { amount: Math.round(seconds / 86_400), unit: 'day' };
}

/** Where the step may not be the one that was meant. `how`: what undoes another by its number. */
export function othersLine(count: number, how: string): readonly string[] {
  if (count === 0) return [];
  return [`${count} other ${count === 1 ? 'step' : 'steps'}: see beck undo --list, then ${how}`];
}
