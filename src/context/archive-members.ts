// Which files an archive would bring: the table of a zip file is read, of another the system's own tar asked. Nothing is unpacked.

import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { LETTER_ESCAPES } from '../domain/escapes.ts';
import type { ArchiveSelection } from '../domain/selection.ts';
import { findSystemTool } from '../processes/system-tool.ts';

const MOST_BYTES = 8 * 1024 * 1024;

/** Relative names, those of folders with a slash behind: `/` is where it is unpacked. Undefined where they cannot be told in so many milliseconds. */
export function membersOf(
  { format, file }: Pick<ArchiveSelection, 'format' | 'file'>,
  milliseconds: number,
): readonly string[] | undefined {
  try {
    if (!statSync(file).isFile()) return undefined;
    const names = format === 'zip' ? namesInZip(file) : namesInTar(file, milliseconds);
    const inside = names?.map((name) => name.replace(/^(?:\.?\/)+/, '') || '/');
    // What each unpacker makes of these differs.
    if (inside?.some((name) => /(?:^|\/)\.\.?(?:\/|$)|[\\\uFFFD]/.test(name))) return undefined;
    return inside !== undefined && leadsElsewhere(inside) ? undefined : inside;
  } catch {
    // No such file, no permission, or not an archive of that kind.
    return undefined;
  }
}

/** What is no folder has names below it: a link, so that they come where it leads. Some disks ignore case. */
function leadsElsewhere(names: readonly string[]): boolean {
  const keys = names.map((name) => name.normalize('NFC').toLowerCase().replaceAll('/', '\0'));
  // Nothing sorts between a name and what is below it.
  const sorted = [...new Set(keys)].sort();
  return sorted.some((key, at) => !key.endsWith('\0') && sorted[at + 1]?.startsWith(`${key}\0`));
}

function namesInTar(file: string, milliseconds: number): readonly string[] | undefined {
  const program = findSystemTool('tar');
  if (program === undefined) return undefined;
  // Most questions unpack nothing, so that the module is loaded here.
  const { execFileSync } = process.getBuiltinModule('node:child_process');
  const text = execFileSync(program, ['-tf', file], {
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    timeout: Math.max(1, Math.round(milliseconds)),
    killSignal: 'SIGKILL',
    maxBuffer: MOST_BYTES,
    encoding: 'latin1',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(unescaped);
}

/** As tar(1) lists a name: bytes that are not plain text in octal. */
function unescaped(line: string): string {
  const bytes = line.replaceAll(/\\([0-7]{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (LETTER_ESCAPES[code] ?? code),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** The sizes and places in the tables at the end of a zip file, APPNOTE.TXT 4.3.12 and 4.3.16. */
const END = { mark: 0x06054b50, bytes: 22, comment: 65_535, count: 10, size: 12, at: 16 };
const ENTRY = { mark: 0x02014b50, bytes: 46, flags: 8, name: 28, extra: 30, comment: 32 };
const IS_UTF8 = 0x800;

function namesInZip(file: string): readonly string[] | undefined {
  const open = openSync(file, 'r');
  try {
    const { size } = fstatSync(open);
    const tail = pieceOf(open, Math.max(0, size - END.bytes - END.comment), size);
    const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    if (end === -1) return undefined;
    const [from, length] = [tail.readUInt32LE(end + END.at), tail.readUInt32LE(end + END.size)];
    // A larger one has these numbers elsewhere (zip64).
    if (from + length > size || length > MOST_BYTES) return undefined;
    return namesInTable(pieceOf(open, from, from + length), tail.readUInt16LE(end + END.count));
  } finally {
    closeSync(open);
  }
}

function namesInTable(table: Buffer, count: number): readonly string[] | undefined {
  const names: string[] = [];
  let at = 0;
  while (names.length < count) {
    if (table.readUInt32LE(at) !== ENTRY.mark) return undefined;
    const length = table.readUInt16LE(at + ENTRY.name);
    const name = table.subarray(at + ENTRY.bytes, at + ENTRY.bytes + length);
    const isText = (table.readUInt16LE(at + ENTRY.flags) & IS_UTF8) !== 0 || name.every((byte) => byte < 128);
    // Its encoding is the one of the machine that made it.
    if (!isText) return undefined;
    names.push(name.toString());
    at +=
      ENTRY.bytes + length + table.readUInt16LE(at + ENTRY.extra) + table.readUInt16LE(at + ENTRY.comment);
  }
  return names;
}

function pieceOf(file: number, from: number, to: number): Buffer {
  const piece = Buffer.alloc(to - from);
  return piece.subarray(0, readSync(file, piece, 0, piece.length, from));
}
