// Everyday requests about archives: what is in one, whether it is intact, one member of it, what to leave out.

import type { SayingRow, Slots } from './saying-row.ts';

const TAR = /\.(tar|tgz|tbz2?|txz|tar\.\w+)$/;
const ARCHIVE = '(archive|zip archive|zip file|zip|tar archive|tarball|tar file|tar|compressed archive|file)';
const MAKE = '(create|make|build|generate|produce|pack|bundle|put together|zip|tar|archive|compress)';
const TAKE = '(extract|unpack|get|take|pull|unzip|fetch|grab|copy|restore|pick)';
const OK =
  '(corrupted|corrupt|ok|okay|fine|intact|valid|broken|damaged|good|healthy|sound|complete|readable|usable)';
const OUT = '(its|any|their)? (folder|subfolder|file|content of)? {out:name} (folder|subfolder|part|file)?';
const LEAVING =
  '(but|and|,)? (leave out|leaving out|without|skip|skipping|excluding|except|exclude|omit|omitting|not|leave|minus|ignoring|not including|do not include)';

const all =
  (name: string, form: RegExp) =>
  (slots: Slots): boolean =>
    (slots[name] ?? []).length > 0 && (slots[name] ?? []).every((one) => form.test(one));
const isZip = (name: string) => all(name, /\.(zip|jar|epub|docx|xlsx)$/);
const isTar = (name: string) => all(name, TAR);

const TEST = [
  `(check|test|verify|see|make sure|find out) (that|if|whether)? ${ARCHIVE}? {path:thing} (archive)? (is|are) (not|still)? ${OK}`,
  `(check|test|verify) (integrity of)? ${ARCHIVE}? {path:thing} (archive)? (for (error|corruption|damage))?`,
  `(is|are) ${ARCHIVE}? {path:thing} (archive)? (still|not)? ${OK} (test it|check it|check)?`,
];

export const PACKING: readonly SayingRow[] = [
  ...[true, false].flatMap((zip): SayingRow[] => [
    {
      patterns: [
        `(does|do) ${ARCHIVE}? {path:thing} (contain|have|hold|include) (file)? {member:filename}`,
        `is (there)? (file)? {member:filename} (in|inside|part of|contained in) ${ARCHIVE}? {path:thing}`,
      ],
      command: zip ? 'unzip -Z1 {path/} | grep -F {member}' : 'tar -tf {path/} | grep -F {member}',
      fits: zip ? isZip('path') : isTar('path'),
      favour: 1.6,
    },
    {
      patterns: [
        `(how many|count of|count) (file|entry) (are|is)? (there)? (in|inside|does)? ${ARCHIVE}? {path:thing} (contain|have|hold)?`,
      ],
      command: zip ? 'unzip -Z1 {path/} | wc -l' : 'tar -tf {path/} | wc -l',
      fits: zip ? isZip('path') : isTar('path'),
      favour: 1.4,
    },
  ]),
  { patterns: TEST, command: 'unzip -t {path/}', fits: isZip('path'), favour: 1.2 },
  {
    patterns: TEST,
    command: 'gzip -t {path/}',
    fits: (slots) => all('path', /\.(gz|tgz)$/)(slots),
    favour: 1.2,
  },
  { patterns: TEST, command: 'bzip2 -t {path/}', fits: all('path', /\.(bz2|tbz2?)$/), favour: 1.2 },
  { patterns: TEST, command: 'xz -t {path/}', fits: all('path', /\.(xz|txz)$/), favour: 1.2 },
  { patterns: TEST, command: 'tar -tf {path/} > /dev/null', fits: all('path', /\.tar$/), favour: 1.2 },
  {
    patterns: [
      '<show>? (size and name|name and size|size) of (what|everything|file|entry|each file|content) (in|inside|of|that)? {path:thing} (hold|holds|contain|contains|has|have)?',
      '(what|which file) (do|does)? {path:thing} (hold|holds|contain|contains) (and how (big|large) (is it|are they))?',
    ],
    command: 'unzip -l {path/}',
    fits: isZip('path'),
    lines: true,
  },

  {
    patterns: [
      `${TAKE} (only|just|out)? (file)? {member:filename} (alone|only)? (out of|from|in) ${ARCHIVE}? {path:thing} (archive)? (and put it)? (to|into|in|inside) (folder)? {to:target} (folder)?`,
    ],
    command: 'unzip {path/} {member} -d {to/}',
    changes: true,
    fits: isZip('path'),
  },
  {
    patterns: [
      `${TAKE} (only|just|out)? (file)? {member:filename} (alone|only)? (out of|from|in) ${ARCHIVE}? {path:thing} (archive)? (here|in current folder)?`,
    ],
    command: 'unzip {path/} {member}',
    changes: true,
    fits: isZip('path'),
    favour: 1.5,
  },
  {
    patterns: [
      `${TAKE} (only|just|out)? (file)? {member:filename} (alone|only)? (out of|from|in) ${ARCHIVE}? {path:thing} (archive)? (and put it)? (to|into|in|inside) (folder)? {to:target} (folder)?`,
    ],
    // In whichever folder of the archive it is.
    command: {
      gnu: 'tar -xf {path/} -C {to/} --no-anchored {member}',
      bsd: 'tar -xf {path/} -C {to/} {member}',
    },
    changes: true,
    fits: isTar('path'),
  },
  {
    patterns: [
      `${TAKE} (only|just|out)? (file)? {member:filename} (alone|only)? (out of|from|in) ${ARCHIVE}? {path:thing} (archive)? (here|in current folder)?`,
    ],
    command: { gnu: 'tar -xf {path/} --no-anchored {member}', bsd: 'tar -xf {path/} {member}' },
    changes: true,
    fits: isTar('path'),
    favour: 1.5,
  },
  ...[true, false].flatMap((zip): SayingRow[] => [
    {
      patterns: [
        `${MAKE} (new)? ${ARCHIVE}? (named|called)? {to:target} (of|from|with|containing|out of) (content of)? (folder)? {from:path} (folder)? ${LEAVING} ${OUT} (out|away|aside)?`,
        `${MAKE} (up)? (folder)? {from:path} (folder)? (to|into|in|as) ${ARCHIVE}? (named|called)? {to:target} ${LEAVING} ${OUT} (out|away|aside)?`,
        `${MAKE} (new)? ${ARCHIVE} (of|from) (folder)? {from:path} (folder)? (named|called|as) {to:target} ${LEAVING} ${OUT} (out|away|aside)?`,
      ],
      command: zip ? 'zip -r {to/} {from/} -x {within}' : 'tar --exclude={out} -caf {to/} {from/}',
      changes: true,
      fits: zip ? isZip('to') : isTar('to'),
      derive: (slots) => ({
        ...slots,
        out: (slots['out'] ?? []).map((one) => one.replace(/\/$/, '')),
        within: (slots['out'] ?? []).map((one) =>
          /[*?]|\.\w+$/.test(one) && !one.startsWith('.') ? one : `*/${one.replace(/\/$/, '')}/*`,
        ),
      }),
    },
    {
      patterns: [
        `${MAKE} (new)? ${ARCHIVE} (of|from|with|containing|out of) (content of)? (folder)? {from:paths} (folder)? (named|called|as|in|and call it|and name it) {to:target}`,
        `${MAKE} (up)? (folder)? {from:paths} (folder)? (to|into|in|as) ${ARCHIVE}? (named|called)? {to:target}`,
      ],
      command: zip ? 'zip -r {to/} {from*}' : 'tar -caf {to/} {from*}',
      changes: true,
      fits: zip ? isZip('to') : isTar('to'),
    },
  ]),
  ...(
    [
      ['xz', /\.(xz|txz)$/],
      ['zstd', /\.zst$/],
      ['bzip2', /\.(bz2|tbz2?)$/],
      ['gzip', /\.(gz|tgz)$/],
    ] as const
  ).map(
    ([program, packed]): SayingRow => ({
      patterns: [
        `(squash|compress|shrink|pack|squeeze|${program}) (file)? {path:thing} (with|using|by|as|to) ${program}`,
        ...(program === 'gzip' ? [] : [`${program} (file)? {path:thing}`]),
      ],
      command: `${program}{options#} {path/}`,
      changes: true,
      options: {
        smallest: program === 'zstd' ? '-19' : '-9',
        keepOriginal: '-k',
        force: '-f',
        verbose: '-v',
      },
      fits: ({ path = [] }) => path.every((one) => !packed.test(one)),
      favour: 1,
    }),
  ),
  ...(
    [
      ['gzip -d', /\.gz$/],
      ['bzip2 -d', /\.bz2$/],
      ['xz -d', /\.xz$/],
    ] as const
  ).map(
    ([program, packed]): SayingRow => ({
      patterns: [
        '(decompress|uncompress|unpack|gunzip|unzip|unxz|bunzip2|extract) (file)? {path:thing} (and|but)? (keep|keeping|leave|without deleting) (it|original|original file|compressed file|archive|file)',
      ],
      command: `${program}k {path/}`,
      changes: true,
      fits: (slots) => all('path', packed)(slots) && !isTar('path')(slots),
    }),
  ),
];
