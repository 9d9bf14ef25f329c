// `? /output`: what the last question of this shell looked at on the way, kept until the next question.

import type { Notice } from '../../agent/performers.ts';
import { printsValues, removeValues } from '../../output/environment-output.ts';
import type { Redact } from '../../output/redact.ts';
import { outputFolder } from '../../sessions/kept-output.ts';
import { type KeptLook, keepLooks, readLooks } from '../../sessions/last-looks.ts';
import { findSessionKey } from '../../sessions/session-key.ts';
import { foundBy } from '../../terminal/approval/found.ts';
import type { Screen } from '../../terminal/screen.ts';
import { type Person, shellsFolder } from '../shared/own-folders.ts';

type Place = { readonly surroundings: Person; readonly shellPid: number };

/** Stores the inspections of this question in place of the previous ones. */
export async function keepLastLooks(
  notices: readonly Notice[],
  { surroundings, shellPid, redact }: Place & { readonly redact: Redact },
): Promise<void> {
  const key = await findSessionKey(shellPid);
  if (key === undefined) return;
  const looks = notices.flatMap((notice) => keptLook(notice, redact) ?? []);
  keepLooks(outputFolder(shellsFolder(surroundings)), key, looks);
}

/** As a model was sent it: masked, and without the values of variables. */
function keptLook(notice: Notice, redact: Redact): KeptLook | undefined {
  const found = foundBy(notice);
  if (found === undefined) return undefined;
  const values = (notice.type === 'probed' || notice.type === 'tried') && printsValues(notice.command);
  const outputs = found.outputs.map(({ text }) => redact(values ? removeValues(text) : text).text);
  return { what: redact(found.what).text, outputs, ended: found.ended };
}

export async function showLastLooks(
  screen: Pick<Screen, 'show'>,
  { surroundings, shellPid }: Place,
): Promise<{ status: number }> {
  const key = await findSessionKey(shellPid);
  const looks = key === undefined ? [] : readLooks(outputFolder(shellsFolder(surroundings)), key);
  for (const { outputs, ...look } of looks)
    screen.show({ type: 'found', ...look, outputs: outputs.map((text) => ({ text })) });
  if (looks.length > 0) return { status: 0 };
  screen.show({ type: 'answer', text: 'The last question in this shell made no inspections.' });
  return { status: 0 };
}
