// Single files that one program has compressed: making one, unpacking it, and what is in it.

import { are } from './archives.ts';
import { type SayingRow, type Slots, sayings } from './saying-row.ts';

/** By the ending each gives; what is in a compressed tar file, `archives.ts` knows. */
const PACKERS = [
  { program: 'gzip', ending: /(?<!\.tar)\.gz$/, smallest: '-9' },
  { program: 'bzip2', ending: /(?<!\.tar)\.bz2$/, smallest: '-9' },
  { program: 'xz', ending: /(?<!\.tar)\.xz$/, smallest: '-9' },
  { program: 'zstd', ending: /(?<!\.tar)\.zst$/, smallest: '-19' },
] as const;

/** The program whose ending the files of slot `name` have; undefined for other files. */
function byEnding(name: string): (slots: Slots) => Slots | undefined {
  return (slots) => {
    const packer = PACKERS.find(({ ending }) => are(name, ending)(slots));
    return packer && { ...slots, program: [packer.program] };
  };
}

const ORIGINAL = '(it|original|(original|input|compressed) file|archive|file)';
const KEEPING = `((and|but)? (keep|keeping|leave|preserving|<without> (removing|deleting)) ${ORIGINAL})`;
const STDOUT =
  '((redirecting|writing|printing|and print|and write|and show)? (output|it|result)? (to|on)? (standard out|standard output|stdout))';
const UNPACKED =
  '(<without> (extracting|unpacking|decompressing|uncompressing|unzipping) (it|archive|file|anything|first)?)';
const UNPACK = '(decompress|decompresses|uncompress|unpack|gunzip|bunzip2|unxz|unzstd|unzip)';
const GZIPPED = '(compressed|gzip compressed|gzipped|gzip|gz)';
const WITH = '((with|using|by|as|to) (gzip|bzip2|xz|zstd))';

export const COMPRESSED: readonly SayingRow[] = [
  ...PACKERS.map(
    ({ program, ending, smallest }): SayingRow => ({
      patterns: [
        `(squash|compress|shrink|pack|squeeze|${program}) (file)? {path:things} (file)? (with|using|by|as|to) ${program} (verbosely)?`,
        `${program === 'gzip' ? '(compress|gzip)' : program} (file)? {path:things}`,
      ],
      command: `${program}{options#} {path*}`,
      changes: true,
      options: { smallest, keepOriginal: '-k', force: '-f', verbose: '-v', recursive: '-r' },
      fits: ({ path = [] }) => path.every((one) => !ending.test(one) && !/\.(zip|[tx]?gz)$|\s/.test(one)),
      examples: [[`compress notes.txt and old.txt with ${program}`, `${program} notes.txt old.txt`]],
    }),
  ),
  ...sayings`
gzip -k {path/}
  is: changes
  (compress|gzip) (file)? {path:thing} (with gzip|using gzip)? ${KEEPING}
  ? gzip app.log but keep the original => gzip -k app.log
{program#} -c {path/} > {to/}
  is: changes
  derive: ${byEnding('to')}
  (compress|gzip|bzip2|xz|zstd) {path:thing} ${WITH}? (to|into|as) (file)? {to:target} ${KEEPING}?
  ? compress app.log with xz to app.xz => xz -c app.log > app.xz
{program#} -d {path*}
  is: changes
  derive: ${byEnding('path')}
  (${UNPACK}|extract) (file)? {path:things} (file)? (in place|${WITH})?
  ? decompress old.log.gz in place => gzip -d old.log.gz
{program#} -dk {path/}
  is: changes
  derive: ${byEnding('path')}
  (${UNPACK}|extract) (file)? {path:thing} ${KEEPING}
  ? decompress old.log.gz but keep the archive => gzip -dk old.log.gz
{program#} -dc {path/}
  is: lines
  derive: ${byEnding('path')}
  ${UNPACK} (file)? {path:thing} ${STDOUT}
  (show|print|display|view|output|see|cat|read) (((uncompressed|decompressed)? content|text) of)? ${GZIPPED}? (file)? {path:thing} ${UNPACKED}?
  (look|peek) (in|into|inside) (file)? {path:thing} ${UNPACKED}?
  ? show old.log.gz without unpacking it => gzip -dc old.log.gz
{program#} -dc {path/} | grep {text}
  is: lines
  fits: ${({ text = [] }) => text.every((one) => /^[\w -]+$/.test(one))}
  derive: ${byEnding('path')}
  (search|search for|grep|find|look for|grep for) (line|string|word)? {text:word} (in|inside) ${GZIPPED}? (file)? {path:thing} ${UNPACKED}?
  (search|grep) (in|inside)? (file)? {path:thing} for {text:word} ${UNPACKED}?
  (show|find|print|which)? line (with|containing|that contain|matching|mentioning) {text:word} (in|of|from) (file)? {path:thing}
  ? search for error in old.log.bz2 => bzip2 -dc old.log.bz2 | grep error
gzip -dc {path/} | wc -c
  # The size that gzip itself notes is wrong beyond 4 GB.
  fits: ${are('path', /\.gz$/)}
  (show|what is|print|how (big|large) is)? (uncompressed|original|unpacked|decompressed|extracted) size of (file)? {path:thing}
  how (big|large) (is|would|will) {path:thing} (be)? (uncompressed|unpacked|decompressed|when (uncompressed|unpacked|decompressed))
  ? how big is old.log.gz uncompressed => gzip -dc old.log.gz | wc -c
`,
];
