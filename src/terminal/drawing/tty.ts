// The terminal as a place to draw on: whole writes, its size now, and what it can do.

import { closeSync, openSync, writeSync } from 'node:fs';
import { SCREEN_DEVICE } from './device.ts';
import { knowsLinks } from './hyperlinks.ts';

export type Tty = {
  readonly write: (text: string | Uint8Array) => void;
  /** In cells, asked again each time. 0 where the terminal does not tell. */
  readonly size: () => { readonly columns: number; readonly rows: number };
  readonly close: () => void;
};

/** Throws where there is no such terminal. */
export function openTty(path = SCREEN_DEVICE): Tty {
  const fd = openSync(path, 'r+');
  return {
    write: (text) => writeWhole(fd, typeof text === 'string' ? Buffer.from(text) : text),
    size: () => {
      // Loaded here: it brings all of Node's networking, and most of what is asked in scripts is never drawn.
      const { WriteStream } = process.getBuiltinModule('node:tty');
      // A stream that is kept learns of a new size only through standard output, which need not be a terminal.
      const stream = new WriteStream(openSync(path, 'r+'));
      const { columns = 0, rows = 0 } = stream;
      stream.destroy();
      return { columns, rows };
    },
    close: () => closeSync(fd),
  };
}

export type Abilities = {
  readonly colour: boolean;
  /** Bold, dim and their like; NO_COLOR leaves them. */
  readonly styles: boolean;
  /** Links that the terminal opens. */
  readonly links: boolean;
  /** The locale is UTF-8. */
  readonly unicode: boolean;
  /** The cursor can be moved and lines can be wiped. */
  readonly moves: boolean;
};

export function readAbilities(env: Readonly<Record<string, string | undefined>>): Abilities {
  const { NO_COLOR = '', TERM = '', LC_ALL = '', LC_CTYPE = '', LANG = '' } = env;
  const moves = TERM !== '' && TERM !== 'dumb';
  return {
    moves,
    colour: moves && NO_COLOR === '',
    styles: moves,
    links: moves && knowsLinks(env),
    unicode: /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG),
  };
}

function writeWhole(fd: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) {
    try {
      written += writeSync(fd, bytes, written);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // The terminal has hung up: there is no reader.
      if (code === 'EIO') return;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
