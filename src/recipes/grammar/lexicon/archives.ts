// Archives and compressed files, each named one by one.

import { calledLike, type SayingRow, type Slots } from './saying-row.ts';

const TAR = /\.(tar|tgz|tbz2?|txz|tar\.\w+)$/;
const ARCHIVE =
  '(archive|tar archive|tar file|tarball|tar|compressed archive|compressed tar archive|compressed tarball|gzipped tar archive|gzip compressed tar archive|gzip archive|tar.gz|tar.gz file|bzip2 compressed archive|file)';
const UNPACK =
  '(extract|unpack|untar|decompress|uncompress|expand|unarchive|decompress and extract|uncompress and unarchive|uncompress and extract|unzip and untar|extract and decompress|unzip and extract)';
const PACK =
  '(archive|tar|compress|pack|bundle|put|tar up|backup|archive and compress|compress and archive|tar and compress|tar and gzip|save)';

const isTar = (name: string) => (slots: Slots) => (slots[name] ?? []).every((one) => TAR.test(one));
const isZip = (name: string) => (slots: Slots) =>
  (slots[name] ?? []).every((one) => /\.(zip|jar)$/.test(one));

export const ARCHIVES: readonly SayingRow[] = [
  {
    patterns: [
      `(create|make) (a|new)? ({kind:filename}|tgz|tarball|tar archive|compressed archive|archive|gzipped tar) (of|from|with|containing|out of) (folder)? {from:path} (folder)? <without> (its|their|any)? {ext} (file|one)?`,
      `(tar|pack|archive|compress|tar up) (up)? (folder)? {from:path} (folder)? <without> (its|their|any)? {ext} (file|one)?`,
    ],
    command: "tar --exclude='*{ext#}' -caf {name/} {from/}",
    changes: true,
    derive: calledLike('.tar.gz'),
    fits: ({ ext = [], kind = ['tar.gz'] }) =>
      kind[0] === 'tar.gz' && ext.every((one) => /^\*?\.[a-z0-9]{1,5}$/i.test(one)),
  },
  {
    patterns: [
      `(create|make|creates) (a|new)? ${ARCHIVE} (file)? (named|called)? {to:target} (of|from|with|containing|out of|for|and add) (content of|contents of|everything in|entry in|file in)? (file|folder)? {from:paths} (folder)? (to it)?`,
      `${PACK} (up)? (content of|contents of|folder|file|entry in|file in|everything in|everything under)? (folder)? {from:paths} (folder|tree)? (to|into|in|as) (a)? (compressed)? ${ARCHIVE}? (named|called)? {to:target}`,
    ],
    command: 'tar -caf {to/} {from*}',
    changes: true,
    fits: isTar('to'),
  },
  {
    patterns: [
      `(create|make) (a|new)? ${ARCHIVE} (named|called)? {to:target} (of|from|with|containing) (content of|contents of)? (folder)? {from:path} (folder)? <without> (folder|file|subfolder)? {out:target}`,
      `${PACK} (content of)? (folder)? {from:path} (folder)? (to|into|in|as) ${ARCHIVE}? {to:target} <without> (folder|file|subfolder)? {out:target}`,
      `${PACK} (content of)? (folder)? {from:path} (folder)? <without> (folder|file|subfolder)? {out:target} (to|into|in|as) ${ARCHIVE}? {to:target}`,
    ],
    command: 'tar --exclude={out} -caf {to/} {from*}',
    changes: true,
    fits: isTar('to'),
    favour: 1,
  },
  {
    patterns: [
      `(add|append) (file)? {from:paths} to (existing)? (archive|tar archive|tarball|tar file)? {to:thing} (archive)?`,
      `update (archive|tar archive|tarball)? {to:thing} with (file)? {from:paths}`,
    ],
    command: 'tar -rf {to/} {from*}',
    changes: true,
    fits: ({ to = [] }) => to.every((one) => /\.tar$/.test(one)),
    favour: 0.8,
  },
  {
    patterns: [
      `${UNPACK} (content of|contents of|all file from|file from|everything from)? ${ARCHIVE}? {from:target} (archive)? (in|into|to) (folder)? {to:target} (folder)?`,
    ],
    command: 'tar{options#} -xf {from/} -C {to/}',
    changes: true,
    fits: isTar('from'),
    options: { verbose: '-v' },
  },
  {
    patterns: [
      `${UNPACK} (content of|contents of|all file from|file from|everything from|content from)? ${ARCHIVE}? {from:target} (archive)? (here|in current folder|into current folder|to current folder)?`,
    ],
    command: 'tar{options#} -xf {from/}',
    changes: true,
    fits: isTar('from'),
    options: { verbose: '-v' },
  },
  {
    patterns: [
      `(unzip|extract|unpack|decompress) (content of|zip file|zip archive|archive|zip)? {from:target} (into|to|in) (folder)? {to:target} (folder)?`,
    ],
    command: 'unzip{options#} {from/} -d {to/}',
    changes: true,
    fits: isZip('from'),
    options: { force: '-o' },
  },
  {
    patterns: [
      `<show>? (list of)? (content|contents|file|members|entry|filename|names of file) (of|in|inside|contained in|within|from|stored in) ${ARCHIVE}? {from:target} (archive)? (without extracting)?`,
    ],
    command: 'tar -tf {from/}',
    fits: isTar('from'),
    favour: 0.6,
  },
  {
    patterns: [`(compress|gzip) (file)? {path:things} (file)? (with|using) gzip (verbosely)?`],
    command: 'gzip{options#} {path*}',
    changes: true,
    fits: ({ path = [] }) => path.every((one) => !/\.(gz|bz2|xz|zip)$/.test(one)),
    options: { force: '-f', verbose: '-v', recursive: '-r' },
    favour: 0.5,
  },
  {
    patterns: [`(decompress|uncompress|gunzip|unzip) (file)? {path:glob} (file)? (with gzip)?`],
    command: 'gzip -d {path*}',
    changes: true,
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one) && !TAR.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      `(compress|gzip|zip) (each|all)? (file)? (in|under|below|inside) (folder)? {path} (folder)? recursively`,
      `recursively (compress|gzip) (each|all)? (file)? (in|under|below|inside) (folder)? {path} (folder)?`,
    ],
    command: 'gzip -r {path/}',
    changes: true,
  },
];
