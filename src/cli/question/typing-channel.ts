// How a shell says what is typed, and how it hears what to show below that.

import { closeSync, constants, existsSync, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createFieldDecoder, encodeFields } from '../../protocol/fields.ts';
import { readAbilities } from '../../terminal/drawing/tty.ts';
import type { Environment } from '../wiring/surroundings.ts';
import type { TypedPreview } from './typed-preview.ts';

export type TypedLine = {
  /** Of the shell's, so that it knows which line an answer is about. */
  readonly number: string;
  readonly columns: number;
  readonly cwd: string;
  readonly line: string;
};

export type TypingChannel = {
  /** Of typing, until something is shown: 0 where the shell has waited that long itself. */
  readonly pauseMs: number;
  readonly listen: (onLine: (line: TypedLine) => void) => void;
  readonly show: (number: string, preview: TypedPreview | undefined, env: Environment) => void;
  readonly close: () => void;
};

const PAUSE_MS = 120;
/** Number, width, folder, line. */
const FIELDS = 4;
/** Bytes that a pipe takes in one piece. */
const MOST_BYTES = 4096;

/** The two FIFOs of zsh. Undefined where the folder has none; throws where they are gone. */
export function openTypingFifos(folder: string): TypingChannel | undefined {
  if (!existsSync(join(folder, 'typed'))) return undefined;
  // Both ways on either end, so that no open waits and the shell coming and going never reads as an end.
  const shown = openSync(join(folder, 'shown'), constants.O_RDWR | constants.O_NONBLOCK);
  const typed = new Socket({
    fd: openSync(join(folder, 'typed'), constants.O_RDWR | constants.O_NONBLOCK),
    readable: true,
    writable: false,
  });
  const decode = createFieldDecoder(FIELDS);
  return {
    pauseMs: PAUSE_MS,
    listen(onLine) {
      typed.on('data', (chunk) => {
        const fields = decode(chunk).at(-1);
        if (fields === undefined) return;
        const [number = '', columns = '', cwd = '', line = ''] = fields.map((each) =>
          new TextDecoder().decode(each),
        );
        onLine({ number, columns: Number(columns), cwd, line });
      });
    },
    show(number, preview, env) {
      if (preview === undefined) return;
      const { text, colours, command } = preview;
      const { colour } = readAbilities(env);
      const painted = colours
        .filter(({ from, to }) => to > from)
        .map(({ from, to, is }) => `${from} ${to} ${(colour ? ZSH : PLAIN_ZSH)[is]}`);
      const message = encodeFields([number, text, painted.join('\n'), command]);
      if (message.length <= MOST_BYTES) writeSync(shown, message);
    },
    close() {
      typed.destroy();
      closeSync(shown);
    },
  };
}

/** As the line editor of zsh names them. */
const ZSH = { mark: 'fg=cyan', faint: 'fg=8', alarm: 'fg=red,bold' } as const;
const PLAIN_ZSH = { mark: 'none', faint: 'none', alarm: 'bold' } as const;

/** What a message of PowerShell begins with that says what is typed. */
export const TYPED = 'typed';

/** The messages of PowerShell, which waits for the pause itself and is told as well that there is nothing to show. */
export function openTypingMessages(send: (message: Uint8Array) => void): TypingChannel & {
  /** The text of a message that says what is typed, and the folder. */
  readonly hear: (text: string, cwd: string) => void;
} {
  let hearing: (line: TypedLine) => void = () => {};
  // What was typed while the settings were read.
  let early: TypedLine | undefined;
  return {
    pauseMs: 0,
    hear(text, cwd) {
      const [number = '', columns = '', ...line] = text.split('\n');
      early = { number, columns: Number(columns), cwd, line: line.join('\n') };
      hearing(early);
    },
    listen(onLine) {
      hearing = onLine;
      if (early !== undefined) onLine(early);
    },
    show(number, preview, env) {
      send(encodeFields(['shown', number, preview ? paint(preview, env) : '', preview?.command ?? '']));
    },
    close() {
      hearing = () => {};
    },
  };
}

function paint({ text, colours }: TypedPreview, env: Environment): string {
  const { colour } = readAbilities(env);
  const characters = [...text];
  return colours
    .filter(({ from, to }) => to > from)
    .map(
      ({ from, to, is }) => `${(colour ? SGR : PLAIN_SGR)[is]}${characters.slice(from, to).join('')}\x1b[m`,
    )
    .join('');
}

const SGR = { mark: '\x1b[36m', faint: '\x1b[90m', alarm: '\x1b[1;31m' } as const;
const PLAIN_SGR = { mark: '', faint: '', alarm: '\x1b[1m' } as const;
