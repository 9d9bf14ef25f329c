// Hears what is typed after the prefix, and has the shell show what the recipes make of it.

import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { LoadedSettings } from '../../config/load.ts';
import type { ScriptShell } from '../../domain/shell-descriptor.ts';
import { createFieldDecoder, encodeFields } from '../../protocol/fields.ts';
import { readAbilities } from '../../terminal/drawing/tty.ts';
import { type Environment, loadSettings, type Surroundings } from '../wiring/surroundings.ts';
import type { TypedPreview } from './typed-preview.ts';

type Following = {
  /** The private folder with the two FIFOs. */
  readonly folder: string;
  readonly shell: ScriptShell;
  readonly surroundings: Surroundings;
  readonly onTyping: () => void;
};

/** Of typing, until something is shown. */
const PAUSE_MS = 120;
/** Number, width, folder, line. */
const FIELDS = 4;
/** Bytes that a pipe takes in one piece. */
const MOST_BYTES = 4096;

/** Ends by the function that it gives. Throws where the FIFOs are gone. */
export function followTyping({ folder, shell, surroundings, onTyping }: Following): () => void {
  // Both ways on either end, so that no open waits and the shell coming and going never reads as an end.
  const shown = openSync(join(folder, 'shown'), constants.O_RDWR | constants.O_NONBLOCK);
  const typed = new Socket({
    fd: openSync(join(folder, 'typed'), constants.O_RDWR | constants.O_NONBLOCK),
    readable: true,
    writable: false,
  });
  const decode = createFieldDecoder(FIELDS);
  let pause: NodeJS.Timeout | undefined;
  let latest = '';
  let over = false;
  const show = async ([number = '', columns = '', cwd = '', line = '']: readonly string[]): Promise<void> => {
    const settings = await loadSettings({ ...surroundings, cwd });
    const question = questionIn(line, settings, surroundings.env);
    if (question === undefined) return;
    const { previewOf } = await import('./typed-preview.ts');
    const preview = await previewOf(
      { question, cwd, shell, columns: Number(columns) },
      surroundings,
      settings,
    );
    const message = preview && encode(number, preview, surroundings.env);
    if (message === undefined || over || number !== latest) return;
    writeSync(shown, message);
  };
  typed.on('data', (chunk) => {
    const message = decode(chunk)
      .at(-1)
      ?.map((field) => new TextDecoder().decode(field));
    if (message === undefined) return;
    onTyping();
    latest = message[0] ?? '';
    clearTimeout(pause);
    // What cannot be previewed is not, whatever the reason.
    pause = setTimeout(() => void show(message).catch(() => {}), PAUSE_MS);
  });
  return () => {
    if (over) return;
    over = true;
    clearTimeout(pause);
    typed.destroy();
    closeSync(shown);
  };
}

/** What follows the prefix, which may differ from the settings' in this shell. */
function questionIn(line: string, { settings }: LoadedSettings, env: Environment): string | undefined {
  const text = line.trimStart();
  const { prefix } = settings;
  const known = [prefix, env['BECK_PREFIX'] ?? prefix].find((each) => text.startsWith(each));
  const question = known === undefined ? text.replace(/^\S+/, '') : text.slice(known.length);
  return question.includes('\n') || question.trim() === '' ? undefined : question.trim();
}

function encode(
  number: string,
  { text, colours, command }: TypedPreview,
  env: Environment,
): Uint8Array | undefined {
  const { colour } = readAbilities(env);
  const painted = colours
    .filter(({ from, to }) => to > from)
    .map(({ from, to, is }) => `${from} ${to} ${(colour ? STYLES : PLAIN)[is]}`);
  const message = encodeFields([number, text, painted.join('\n'), command]);
  return message.length > MOST_BYTES ? undefined : message;
}

/** As the line editor of zsh names them. */
const STYLES = { mark: 'fg=cyan', faint: 'fg=8', alarm: 'fg=red,bold' } as const;
const PLAIN = { mark: 'none', faint: 'none', alarm: 'bold' } as const;
