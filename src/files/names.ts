// File names as bytes, which need not be text, made visible so that they cannot act on a terminal.

import { isUtf8 } from 'node:buffer';
import { opendir } from 'node:fs/promises';
import { makeAllVisible } from '../domain/visible.ts';

/** What is not UTF-8 is written as `\xNN`. */
export function showName(name: Buffer): string {
  if (isUtf8(name)) return makeAllVisible(name.toString('utf8'));
  return [...name].map(showByte).join('');
}

function showByte(byte: number): string {
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
}

type Entry = { readonly name: Buffer; readonly isDirectory: () => boolean; readonly isFile: () => boolean };

/** The entries of a folder as they are read; the folder is closed when the reading stops. */
export async function openByBytes(path: string | Buffer): Promise<AsyncIterable<Entry>> {
  const options = { encoding: 'buffer' } as const;
  // @ts-expect-error Node gives names as bytes for this encoding, which its types do not know here
  return opendir(path, options);
}

/** `folder/name` as bytes. */
export function joinName(folder: Buffer, name: Buffer): Buffer {
  const slash = folder.at(-1) === 0x2f ? [] : [Buffer.from('/')];
  return Buffer.concat([folder, ...slash, name]);
}
