// Writes a ZIP archive, which Windows opens by itself. The same files make the same bytes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01, the first day that the format knows. */
const DATE = 0x21;
const DEFLATED = 8;
const VERSION_NEEDED = 20;
/** Names are UTF-8. */
const FLAGS = 0x800;

export function writeZip(folder: string, file: string): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const path of paths) {
    const name = Buffer.from(path.replaceAll('\\', '/'));
    const bytes = readFileSync(join(folder, path));
    const packed = deflateRawSync(bytes, { level: 9 });
    const about = Buffer.alloc(26);
    about.writeUInt16LE(VERSION_NEEDED, 0);
    about.writeUInt16LE(FLAGS, 2);
    about.writeUInt16LE(DEFLATED, 4);
    about.writeUInt16LE(DATE, 8);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION_NEEDED, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, about, place, name]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(paths.length, 8);
  end.writeUInt16LE(paths.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  writeFileSync(file, Buffer.concat([...parts, central, end]));
}
