// When and where a command of the past ran, in a few words.

import type { Find } from '../../recall/rank.ts';

type Place = { readonly home: string; readonly now: number };

/** `yesterday 14:02, ~/shop, failed with 1`. */
export function whenAndWhere({ at, folder, status }: Find, { home, now }: Place): string {
  return [
    ...(at === undefined ? [] : [dayOf(at, now)]),
    ...(folder === undefined ? [] : [shortFolder(folder, home)]),
    ...(status ? [`failed with ${status}`] : []),
  ].join(', ');
}

const DAY = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `14:02`, `yesterday 14:02`, `12 Nov`, `12 Nov 2025`. */
export function dayOf(at: number, now: number): string {
  const date = new Date(at);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const time = `${date.getHours()}`.padStart(2, '0').concat(':', `${date.getMinutes()}`.padStart(2, '0'));
  if (at >= midnight) return time;
  if (at >= midnight - DAY) return `yesterday ${time}`;
  const day = `${date.getDate()} ${MONTHS[date.getMonth()] ?? ''}`;
  return date.getFullYear() === new Date(now).getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

function shortFolder(folder: string, home: string): string {
  return folder === home || folder.startsWith(`${home}/`) ? `~${folder.slice(home.length)}` : folder;
}
