// Which of two commands was meant, where the words say either.

import { makeAllVisible } from '../../domain/visible.ts';
import type { Screen } from '../../terminal/screen.ts';

/** Its position; undefined for neither. What is chosen is still judged, and asked about where it changes something. */
export async function whichOf(
  commands: readonly string[],
  { askPick }: Pick<Screen, 'askPick'>,
  signal: AbortSignal,
): Promise<number | undefined> {
  const candidates = commands.map((command) => ({ label: makeAllVisible(command) }));
  const head = 'That can be read in two ways. Which one do you mean?';
  const picked = await askPick({ head, candidates, none: 'neither' }, signal);
  return picked.type === 'picked' ? picked.index : undefined;
}
