// What undoing a step would do, in lines: each path with what comes of it, and what has changed since.

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
    ...(unsure && entry.state === 'kept'
      ? ['beck does not know how the command ended; newer changes are lost.']
      : []),
    ...(entry.state === 'undoing' ? ['An earlier undo did not finish; this one goes on.'] : []),
  ];
}

function actLine({ type, path, count, why }: Act, place: Place): string {
  const files = count > 1 ? ` (${count} files and folders)` : '';
  return `${VERBS[type]} ${shortPath(path, place)}${files}${why === undefined ? '' : `: ${why}`}`;
}

function bounded(lines: readonly string[]): readonly string[] {
  const more = lines.length - SHOWN;
  return more > 1 ? [...lines.slice(0, SHOWN), `and ${more} more`] : lines;
}

/** `5 minutes ago`. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const [amount, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.round(seconds / 60), 'minute']
        : seconds < 86_400
          ? [Math.round(seconds / 3600), 'hour']
          : [Math.round(seconds / 86_400), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;
}
