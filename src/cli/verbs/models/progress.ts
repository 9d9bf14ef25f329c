// How far a download is, on one line: a bar, the sizes, the speed, and the time that is left.

import { decimalSize } from '../../../domain/size.ts';

export type Transfer = {
  readonly done: number;
  readonly all: number | undefined;
  /** Bytes a second, lately. */
  readonly speed: number;
};

const CELLS = 20;

export function progressLine({ done, all, speed }: Transfer, unicode: boolean): string {
  const [full, empty] = unicode ? ['█', '░'] : ['#', '.'];
  const rate = speed > 0 ? `${decimalSize(speed)}/s` : '';
  if (all === undefined) return [decimalSize(done), rate].filter(Boolean).join(', ');
  const cells = Math.min(CELLS, Math.floor((done / all) * CELLS));
  const left = speed > 0 && done < all ? `${timeText((all - done) / speed)} left` : '';
  const sizes = `${decimalSize(done)} of ${decimalSize(all)}`;
  return `${full.repeat(cells)}${empty.repeat(CELLS - cells)} ${[sizes, rate, left].filter(Boolean).join(', ')}`;
}

function timeText(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}

/** Bytes a second over the last few seconds. `now`: milliseconds. */
export function speedometer(): (done: number, now: number) => number {
  const seen: { readonly done: number; readonly now: number }[] = [];
  return (done, now) => {
    seen.push({ done, now });
    while (seen.length > 2 && now - (seen[0]?.now ?? now) > WINDOW) seen.shift();
    const [first] = seen;
    const passed = now - (first?.now ?? now);
    return first === undefined || passed < 250 ? 0 : ((done - first.done) / passed) * 1000;
  };
}

/** Milliseconds. */
const WINDOW = 5_000;
