// What is in compressed files and archives without unpacking them: one member, the content, sizes.

import type { SayingRow, Slots } from './saying-row.ts';

const TAR = /\.(tar|tgz|tbz2?|txz|tar\.\w+)$/;
const ARCHIVE = '(archive|zip archive|zip file|zip|tar archive|tarball|tar file|tar|compressed archive)';
const SHOW = '(show|print|display|read|cat|view|see|output|look at|give me|let me see|open)';
const INSIDE = '(from|in|inside|within|from inside|out of|of|that is in|contained in|stored in)';
const UNPACKED =
  '(without|w/o) (extracting|unpacking|decompressing|unzipping) (it|archive|file|anything|first)?';

const all =
  (name: string, form: RegExp) =>
  (slots: Slots): boolean =>
    (slots[name] ?? []).length > 0 && (slots[name] ?? []).every((one) => form.test(one));
const isZip = all('path', /\.(zip|jar|epub|docx|xlsx)$/);
const isTar = all('path', TAR);

/** One file compressed alone, by its ending, and what writes its content. */
const PACKERS = [
  ['gzip -dc', /(?<!\.tar)\.gz$/],
  ['bzip2 -dc', /(?<!\.tar)\.bz2$/],
  ['xz -dc', /(?<!\.tar)\.xz$/],
] as const;

export const ARCHIVE_MEMBERS: readonly SayingRow[] = [
  {
    patterns: [
      `${SHOW} (content of)? (file)? {member:filename} (alone|only)? ${INSIDE} ${ARCHIVE}? {path:thing} ${ARCHIVE}? (${UNPACKED})?`,
      `(what does|what is in) {member:filename} ${INSIDE} ${ARCHIVE}? {path:thing} (say|contain)?`,
    ],
    command: 'unzip -p {path/} {member}',
    fits: isZip,
  },
  {
    patterns: [
      `${SHOW} (content of)? (file)? {member:filename} (alone|only)? ${INSIDE} ${ARCHIVE}? {path:thing} ${ARCHIVE}? (${UNPACKED})?`,
      `(what does|what is in) {member:filename} ${INSIDE} ${ARCHIVE}? {path:thing} (say|contain)?`,
    ],
    command: { gnu: 'tar -xOf {path/} --no-anchored {member}', bsd: 'tar -xOf {path/} {member}' },
    fits: isTar,
  },
  ...PACKERS.flatMap(([program, packed]): SayingRow[] => [
    {
      patterns: [
        `${SHOW} (content of|text of|what is in)? (file)? {path:thing} ${UNPACKED}`,
        `(look|peek) (in|into|inside) (file)? {path:thing} (${UNPACKED})?`,
      ],
      command: `${program} {path/}`,
      fits: all('path', packed),
      lines: true,
    },
    {
      patterns: [
        `(search|look|grep) (for)? {text:word} (in|inside) (file)? {path:thing} (${UNPACKED})?`,
        `(search|grep) (in|inside)? (file)? {path:thing} for {text:word} (${UNPACKED})?`,
        `(show|find|print|which)? line (with|containing|that contain|matching|mentioning) {text:word} (in|of|from) (file)? {path:thing}`,
      ],
      command: `${program} {path/} | grep {text}`,
      fits: (slots) =>
        all('path', packed)(slots) && (slots['text'] ?? []).every((one) => /^[\w -]+$/.test(one)),
      lines: true,
    },
  ]),
  {
    patterns: [
      '(show|what is|print|how (big|large) is)? (uncompressed|original|unpacked|decompressed|extracted) size of (file)? {path:thing}',
      'how (big|large) (is|would|will) {path:thing} (be)? (uncompressed|unpacked|decompressed|when (uncompressed|unpacked|decompressed))',
    ],
    // The size that gzip itself notes is wrong beyond 4 GB.
    command: 'gzip -dc {path/} | wc -c',
    fits: all('path', /\.gz$/),
  },
  {
    patterns: [
      '(show|what is|print)? (uncompressed|original|unpacked|decompressed|extracted|total uncompressed) size of ((everything|file|content) in)? {path:thing}',
    ],
    command: "unzip -l {path/} | awk 'END { print $1 }'",
    fits: isZip,
  },
  {
    patterns: [
      `(show|what is|print|list)? (biggest|largest) (file|member|entry) (in|inside|of) ${ARCHIVE}? {path:thing}`,
    ],
    command: "unzip -Z -l {path/} | awk '/^-/' | sort -k 4,4n | tail -n 1",
    fits: isZip,
    favour: 1.2,
  },
  {
    patterns: [
      `(show|list|print|what)? (file|content|entry|member) (are)? (in|inside|of) ${ARCHIVE}? {path:thing} (with|and) (their|its)? (size|detail|size and date)`,
      `(show|list|print) (content of)? ${ARCHIVE}? {path:thing} (with|in) (size|detail)`,
    ],
    command: 'tar -tvf {path/}',
    fits: isTar,
    lines: true,
  },
  {
    patterns: [
      `(delete|remove|drop|take) (file)? {member:path} (from|out of) ${ARCHIVE}? {path:thing} (archive)?`,
      `(delete|remove|drop|take) (file)? {member:filename} (from|out of) ${ARCHIVE}? {path:thing} (archive)?`,
    ],
    command: { gnu: 'tar --delete -f {path/} {member}', bsd: '' },
    changes: true,
    fits: all('path', /\.tar$/),
  },
];
