// Copies a command to the clipboard when the person presses the key for it, and reports the result.

import { feedProgram } from '../../processes/feed-program.ts';
import { clipboardText, renderCopy, type WayToCopy, waysToCopy } from '../../terminal/drawing/clipboard.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

type Copying = Pick<Surroundings, 'env' | 'cwd' | 'home'> & { readonly write: (text: string) => void };

const SECONDS = 2;

/** A few words for the line of the question. */
export async function copyToClipboard(command: string, copying: Copying): Promise<string> {
  const copied = clipboardText(command);
  if ('problem' in copied) return `not copied: ${copied.problem}`;
  for (const way of waysToCopy(copying.env, process.platform)) {
    const said = await copyBy(way, copied.text, copying);
    if (said !== undefined) return said;
  }
  return 'not copied: no clipboard available';
}

async function copyBy(way: WayToCopy, text: string, copying: Copying): Promise<string | undefined> {
  if (way.type === 'terminal') {
    copying.write(renderCopy(text, way.wrap));
    return way.known ? 'copied' : 'copied, if the terminal allows it';
  }
  const { env, cwd, home } = copying;
  const fed = await feedProgram({
    ...way,
    input: Buffer.from(text, way.encoding),
    // Without a locale pbcopy takes the bytes for the C encoding (pbcopy(1)).
    env: process.platform === 'darwin' ? { ...env, LC_CTYPE: 'UTF-8' } : env,
    around: { cwd, home },
    seconds: SECONDS,
  });
  return fed ? 'copied' : undefined;
}
