// Archives and compressed files.

import type { SayingRow } from '../saying-row.ts';

const TAR = /\.(tar|tgz|tbz2?|txz|tar\.\w+)$/;

const ARCHIVE =
  '(archive|tar archive|tar file|tarball|tar|compressed archive|compressed tar archive|gzipped tar archive|file|gzip archive|tar.gz)';

export const PACKS: readonly SayingRow[] = [
  {
    patterns: ['(compress|gzip) (file)? {path} (with gzip|using gzip)? and keep (original|original file|it)'],
    command: 'gzip -k {path/}',
    changes: true,
    favour: 0.8,
  },
  {
    patterns: [
      `(create|make|creates) (a|new)? (compressed)? ${ARCHIVE} {to:target} (of|from|with|containing|out of|for) (content of|contents of|everything in|file in)? (file|folder)? {from:paths} (folder)?`,
      `(archive|tar|compress|pack|bundle|put|tar up|backup) (up)? (content of|contents of|folder|file|folder structure under)? {from:paths} (folder)? (to|into|in|as) (compressed)? ${ARCHIVE}? (file|named|called)? {to:target}`,
    ],
    command: 'tar -caf {to/} {from*}',
    changes: true,
    fits: ({ to = [] }) => to.every((one) => TAR.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      `(create|make) (a|new)? (zip|zip archive|zip file|archive) {to:target} (of|from|with|containing) (content of|file in)? (file|folder)? {from:paths}`,
      `(zip|compress|archive|pack) (up)? (folder|file)? {from:paths} (folder)? (to|into|in|as) (zip|zip archive|zip file|archive)? {to:target}`,
    ],
    command: 'zip -r {to/} {from*}',
    changes: true,
    fits: ({ to = [] }) => to.every((one) => /\.zip$/.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      '(extract|unpack|untar|decompress|uncompress|expand) (content of|contents of|all file from|file from|everything from)? (tar archive|tar file|tarball|archive|tar|compressed file|gzipped tar archive)? {from:thing} (archive)? (in|into|to) (folder)? {to:target} (folder)?',
    ],
    command: 'tar -xf {from/} -C {to/}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => TAR.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      '(extract|unpack|untar|decompress|uncompress|expand) (content of|contents of|all file from|file from|everything from|content from)? (tar archive|tar file|tarball|archive|tar|compressed file|gzipped tar archive)? {from:thing} (archive)? (here|in current folder|into current folder|to current folder)?',
    ],
    command: 'tar -xf {from/}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => TAR.test(one)),
    favour: 0.3,
  },
  {
    patterns: [
      '(extract|unpack|get) (only)? (file)? {member:text} from (tar archive|tar file|tarball|archive|tar)? {from:thing}',
    ],
    command: 'tar -xf {from/} {member}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => TAR.test(one)),
    favour: 0.8,
  },
  {
    patterns: [
      '(unzip|extract|unpack|decompress) (content of|zip file|zip archive|archive|zip)? {from:thing} (into|to|in) (folder)? {to:target} (folder)?',
    ],
    command: 'unzip {from/} -d {to/}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => /\.(zip|jar)$/.test(one)),
    favour: 0.6,
  },
  {
    patterns: [
      '(unzip|extract|unpack|decompress) (content of|zip file|zip archive|archive|zip)? {from:thing} (here|in current folder)?',
    ],
    command: 'unzip {from/}',
    changes: true,
    fits: ({ from = [] }) => from.every((one) => /\.(zip|jar)$/.test(one)),
  },
  {
    patterns: [
      '<show>? (content|contents|file|members|list of file|table of contents|file listing|entry) (of|in|inside|contained in|within|from) (tar archive|tar file|tarball|archive|tar|zip file|zip archive|zip)? {from:thing} (archive)? (without extracting)?',
      '(what is|what is inside|list|show) (in|inside)? (archive|tarball|tar archive|tar file)? {from:thing}',
    ],
    command: 'tar -tf {from/}',
    fits: ({ from = [] }) => from.every((one) => TAR.test(one)),
  },
  {
    patterns: [
      '<show>? (content|contents|file|members|list of file|file listing|entry) (of|in|inside|contained in|within) (zip file|zip archive|archive|zip)? {from:thing} (archive)?',
    ],
    command: { gnu: 'unzip -Z1 {from/}' },
    fits: ({ from = [] }) => from.every((one) => /\.(zip|jar)$/.test(one)),
  },
  {
    patterns: ['(compress|gzip) (file)? {path} (with gzip|using gzip|to gzip)?'],
    command: 'gzip{options#} {path/}',
    changes: true,
    fits: ({ path = [] }) => path.every((one) => !/\.(gz|bz2|xz|zip)$|\s/.test(one)),
    options: { force: '-f', verbose: '-v', recursive: '-r' },
  },
  {
    patterns: [
      '(compress|gzip) (file)? {path} (with gzip|using gzip)? (keeping|but keep|and keep|keep|preserving|without removing|without deleting) (the)? (original|original file|input file)',
      '(compress|gzip) {path} (to|into|as) (file)? {to:target}',
    ],
    command: 'gzip -c {path/} > {to/}',
    changes: true,
    fits: ({ to = [] }) => to.length > 0 && to.every((one) => /\.gz$/.test(one) && !TAR.test(one)),
    favour: 0.7,
  },
  {
    patterns: ['bzip2 {path}'],
    command: 'bzip2 {path/}',
    changes: true,
  },
  {
    patterns: ['(decompress|uncompress|gunzip|unzip|unpack|extract|decompresses) (file)? {path} (in place)?'],
    command: 'gzip -d {path/}',
    changes: true,
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one) && !TAR.test(one)),
  },
  {
    patterns: [
      '(decompress|uncompress|gunzip|decompresses|unpack) (file)? {path} (redirecting output|writing|to|printing|and print|and write|and show)? (output|it|result)? (to|on)? (standard out|standard output|stdout)',
    ],
    command: 'gzip -dc {path/}',
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one)),
    favour: 0.8,
  },
  {
    patterns: [
      '(decompress|uncompress|bunzip2|decompresses|unpack) (file)? {path} (redirecting output|writing|to|printing|and print|and write|and show)? (output|it|result)? (to|on)? (standard out|standard output|stdout)',
    ],
    command: 'bzip2 -dc {path/}',
    fits: ({ path = [] }) => path.every((one) => /\.bz2$/.test(one)),
  },
  {
    patterns: ['(decompress|uncompress|bunzip2|unpack) (file)? {path}'],
    command: 'bzip2 -d {path/}',
    changes: true,
    fits: ({ path = [] }) => path.every((one) => /\.bz2$/.test(one) && !TAR.test(one)),
  },
  {
    patterns: [
      '(show|print|display|view|output|see|cat|read) (content|contents|uncompressed content|decompressed content)? (of)? (compressed|gzip compressed|gzipped|gzip)? (file)? {path} (without decompressing|without uncompressing)?',
    ],
    command: 'gzip -dc {path/}',
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one) && !TAR.test(one)),
    favour: 0.4,
  },
  {
    patterns: [
      '(search|search for|grep|find|look for|grep for) (line|string|word)? {text:word} in (gzip compressed|compressed|gzipped|gz)? (file)? {path}',
    ],
    command: 'gzip -dc {path/} | grep {text}',
    fits: ({ path = [] }) => path.every((one) => /\.gz$/.test(one)),
    favour: 0.9,
  },
];
